import { clsx } from 'clsx';
import { CountryField } from '#app/components/country-field.tsx';
import leagueList from '#app/components/league-links.module.css';
import { LeagueLinks, MatchCount } from '#app/components/league-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { leagueCountriesAddress, leaguesAddress } from '#app/pages/leagues/leagues.address.ts';
import boxHead from '#app/ui/box-head.module.css';
import counted from '#app/ui/counted-links.module.css';
import text from '#app/ui/text.module.css';
import type { LeagueCountry } from '#data/queries/leagues/list-league-countries.ts';
import styles from './league-rail.module.css';
import type { Rail } from './shell.server.ts';

/** With more countries than these the rail holds those with most matches, and what the field finds is asked for. */
const mostCountries = 60;
const shownOfMany = 20;

/** The leagues to the left of every page. A country is a link to its leagues; `<league-country>` opens it in its place. */
export function LeagueRail({ rail: { top, countries, leagues } }: { rail: Rail }) {
  const { t, href, format } = useWords();
  const isShortened = countries.length > mostCountries;
  return (
    <div id="rail-leagues" className={clsx(styles.rail, isShortened && styles.shortened)}>
      <div className={boxHead.head}>
        <h2 className={boxHead.heading}>{t('leagues.title')}</h2>
        <span className={boxHead.aside}>
          <span aria-hidden="true">{format.integer(leagues)}</span>
          <span className={text.visuallyHidden}>{t('leagues.number', { count: leagues })}</span>
        </span>
      </div>
      <CountryField label={t('leagues.country')} list="rail-leagues" src={isShortened ? href(leagueCountriesAddress.path) : undefined} />
      <LeagueLinks leagues={top} />
      <div className={clsx(boxHead.head, styles.countries)}>
        <h2 className={boxHead.heading}>{t('leagues.allCountries')}</h2>
        <span className={boxHead.aside}>{format.integer(countries.length)}</span>
      </div>
      <p className={text.caption} data-nothing="" hidden>
        {t('leagues.noCountry')}
      </p>
      {isShortened && <div className={styles.found} data-found="" />}
      <CountryLinks countries={isShortened ? withMostMatches(countries) : countries} />
      {isShortened && (
        <a className={clsx(text.link, styles.all)} href={href(leaguesAddress.path)}>
          {t('world.showAll', { count: countries.length })}
        </a>
      )}
      <template id="league-rows">
        <li className={clsx(styles.row, styles.words, styles.waiting)} />
        <li className={clsx(styles.row, styles.words)}>{t('states.noData')}</li>
        <li className={clsx(styles.row, styles.words)}>
          {t('leagues.failed')}{' '}
          <button type="button" className={text.link}>
            {t('states.tryAgain')}
          </button>
        </li>
        <li className={styles.row}>
          <a href="/">…</a>
        </li>
      </template>
    </div>
  );
}

/** Countries that open their leagues in their place. */
export function CountryLinks({ countries }: { countries: readonly LeagueCountry[] }) {
  const { format, href } = useWords();
  return (
    <ul className={counted.list}>
      {countries.map(({ slug, code, region, tournamentIds, matches }) => {
        const name = format.region(region);
        return (
          <li key={slug} data-name={name}>
            <league-country leagues={tournamentIds.join(',')}>
              <a href={href(leaguesAddress.href({ country: slug }))}>
                <span className={leagueList.code}>{code}</span>
                <span className={leagueList.name}>{name}</span>
                <MatchCount matches={matches} />
              </a>
              <ul hidden />
            </league-country>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the countries with most matches; of as many matches they stay in their order. */
function withMostMatches(countries: readonly LeagueCountry[]): LeagueCountry[] {
  return [...countries].sort((first, second) => second.matches - first.matches).slice(0, shownOfMany);
}
