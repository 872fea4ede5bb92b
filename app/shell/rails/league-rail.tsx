import { clsx } from 'clsx';
import { LeagueLinks } from '#app/components/competitions/league-links.tsx';
import { CountryField } from '#app/components/page/country-field.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { leaguesAddress, railCountriesAddress } from '#app/pages/leagues/leagues.address.ts';
import type { Rail } from '#app/shell/shell.server.ts';
import boxHead from '#app/ui/box-head.module.css';
import text from '#app/ui/text.module.css';
import styles from './league-rail.module.css';

/** Renders the leagues to the left of every page. `<league-countries>` fetches the countries below them when the rail is shown. */
export function LeagueRail({ rail: { top, countries, leagues } }: { rail: Rail }) {
  const { t, href, format } = useWords();
  return (
    <div id="rail-leagues" className={styles.rail}>
      <div className={boxHead.head}>
        <h2 className={boxHead.heading}>{t('leagues.title')}</h2>
        <span className={boxHead.aside}>
          <span aria-hidden="true">{format.integer(leagues)}</span>
          <span className={text.visuallyHidden}>{t('leagues.number', { count: leagues })}</span>
        </span>
      </div>
      <CountryField label={t('leagues.country')} list="rail-leagues" />
      <LeagueLinks leagues={top} />
      <div className={clsx(boxHead.head, styles.countries)}>
        <h2 className={boxHead.heading}>
          <a href={href(leaguesAddress.path)}>{t('leagues.allCountries')}</a>
        </h2>
        <span className={boxHead.aside}>{format.integer(countries.length)}</span>
      </div>
      <p className={text.caption} data-nothing="" hidden>
        {t('leagues.noCountry')}
      </p>
      <league-countries class={styles.list} src={href(railCountriesAddress.path)} />
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
