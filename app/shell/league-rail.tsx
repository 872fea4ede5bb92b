import { CountryField } from '#app/components/country-field.tsx';
import { LeagueLinks, MatchCount } from '#app/components/league-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { leaguesAddress } from '#app/pages/leagues/leagues.address.ts';
import type { Rail } from './shell.server.ts';

/** The leagues to the left of every page. A country is a link to its leagues; `<league-country>` opens it in its place. */
export function LeagueRail({ rail: { top, countries, leagues } }: { rail: Rail }) {
  const { t, href, format } = useWords();
  return (
    <div id="rail-leagues">
      <div className="box-h">
        <h2 className="h2">{t('leagues.title')}</h2>
        <span className="aside">
          <span aria-hidden="true">{format.integer(leagues)}</span>
          <span className="vh">{t('leagues.number', { count: leagues })}</span>
        </span>
      </div>
      <CountryField label={t('leagues.country')} list="rail-leagues" />
      <LeagueLinks leagues={top} />
      <div className="box-h">
        <h2 className="h2">{t('leagues.allCountries')}</h2>
        <span className="aside">{format.integer(countries.length)}</span>
      </div>
      <p className="cap" data-nothing="" hidden>
        {t('leagues.noCountry')}
      </p>
      <ul className="leagues">
        {countries.map(({ slug, code, region, tournamentIds, matches }) => {
          const name = format.region(region);
          return (
            <li key={slug} data-name={name}>
              <league-country leagues={tournamentIds.join(',')}>
                <a href={href(leaguesAddress.href({ country: slug }))}>
                  <span className="cc">{code}</span>
                  <span className="nm">{name}</span>
                  <MatchCount matches={matches} />
                </a>
                <ul hidden />
              </league-country>
            </li>
          );
        })}
      </ul>
      <template id="league-rows">
        <li className="sub sk" />
        <li className="sub">{t('states.noData')}</li>
        <li className="sub failed">
          {t('leagues.failed')}{' '}
          <button type="button" className="link">
            {t('states.tryAgain')}
          </button>
        </li>
        <li className="sub">
          <a href="/">…</a>
        </li>
      </template>
    </div>
  );
}
