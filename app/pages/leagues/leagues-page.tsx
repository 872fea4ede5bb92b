import { clsx } from 'clsx';
import { CoverageLegend } from '#app/components/competitions/coverage-mark.tsx';
import { LeagueLinks } from '#app/components/competitions/league-links.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CountryField } from '#app/components/page/country-field.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { DataIcon } from './data-icon.tsx';
import { flagOf } from './flag-of.ts';
import { LagSection } from './lag-section.tsx';
import { leagueCount } from './league-count.ts';
import { leaguesAddress, leaguesPartAddress } from './leagues.address.ts';
import type { CountryLeagues, LeaguesView } from './leagues.server.ts';
import styles from './leagues-page.module.css';

export function LeaguesPage({ view }: { view: LeaguesView }) {
  return (
    <div className={section.textPage}>
      {view.country === undefined ? <AllLeagues view={view} /> : <OneCountry country={view.country} lags={view.lagOf} />}
    </div>
  );
}

function AllLeagues({ view: { typed, top, countries, isFolded, total, lags, lagOf } }: { view: LeaguesView }) {
  const { t, href } = useWords();
  return (
    <div id="all-leagues" className={styles.all}>
      <h1 className={text.title}>{t('leagues.heading')}</h1>
      <p className={text.lead}>{t('leagues.description', { count: total.leagues, countries: total.countries })}</p>
      <div className={section.narrow}>
        <CountryField
          label={t('leagues.heading')}
          list="all-leagues"
          typed={typed}
          src={isFolded ? href(leaguesPartAddress.path) : undefined}
        />
      </div>
      <CoverageLegend />
      {typed === '' && (
        <section className={section.section}>
          <div className={section.head}>
            <h2 className={text.heading}>{t('leagues.top')}</h2>
          </div>
          <div className={styles.columns}>
            <LeagueLinks leagues={top} lags={lagOf} withCoverage />
          </div>
        </section>
      )}
      <section className={section.section}>
        <div className={section.head}>
          <h2 className={text.heading}>{t('leagues.allCountries')}</h2>
        </div>
        <p className={styles.nothing} data-nothing="" hidden={countries.length > 0}>
          {t('leagues.noCountry')}
        </p>
        {isFolded && <div className={styles.found} data-found="" />}
        <div className={styles.columns}>
          {countries.map((country) =>
            isFolded ? (
              <FoldedCountry key={country.slug} country={country} />
            ) : (
              <Country key={country.slug} country={country} open={countries.length === 1} lags={lagOf} />
            ),
          )}
        </div>
        {isFolded && (
          <template id="fold-failed">
            <p className={text.note} data-failed="">
              {t('leagues.failed')}{' '}
              <a className={text.link} href="/">
                {t('world.asPage')}
              </a>
            </p>
          </template>
        )}
      </section>
      <LagSection lags={lags} />
    </div>
  );
}

type Lags = LeaguesView['lagOf'];

function Country({ country: { code, region, leagues }, open, lags }: { country: CountryLeagues; open: boolean; lags: Lags }) {
  const { t, format } = useWords();
  const name = format.region(region);
  return (
    <details className={styles.country} data-name={name} open={open}>
      <summary>
        <span className={clsx(text.countryCode, styles.code)}>{code}</span>
        <DataIcon name={flagOf(region)} />
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.count}>{t('leagues.number', { count: leagueCount(leagues) })}</span>
        <Icon name="down" small />
      </summary>
      <LeagueLinks leagues={leagues} withCode={false} lags={lags} withCoverage />
    </details>
  );
}

/** Renders a country of a long list: its leagues are fetched when it is opened; without a script its link leads to them. */
function FoldedCountry({ country: { slug, code, region, leagues } }: { country: CountryLeagues }) {
  const { t, format, href } = useWords();
  const name = format.region(region);
  return (
    <div className={styles.country} data-name={name}>
      <fold-line src={href(leaguesPartAddress.href({ country: slug }))} opens={`country=${slug}`} rows={String(leagues.length)}>
        <a className={styles.line} href={href(leaguesAddress.href({ country: slug }))}>
          <span className={clsx(text.countryCode, styles.code)}>{code}</span>
          <b className={styles.name}>{name}</b>
          <span className={styles.count}>{t('leagues.number', { count: leagueCount(leagues) })}</span>
        </a>
        <div hidden />
      </fold-line>
    </div>
  );
}

function OneCountry({ country: { code, region, slug, leagues }, lags }: { country: CountryLeagues; lags: Lags }) {
  const { t, format, href } = useWords();
  const matches = leagues.reduce((sum, league) => sum + league.matches, 0);
  return (
    <>
      <Breadcrumbs
        headed
        steps={[
          { name: t('leagues.title'), path: leaguesAddress.path },
          { name: format.region(region), path: leaguesAddress.href({ country: slug }) },
        ]}
      />
      <div className={styles.head}>
        <span className={styles.largeCode} aria-hidden="true">
          {code}
        </span>
        <div>
          <h1 className={text.title}>{format.region(region)}</h1>
          <p>
            {t('leagues.number', { count: leagueCount(leagues) })} · {t('leagues.matchesToday', { count: matches })}
          </p>
        </div>
      </div>
      <CoverageLegend />
      <LeagueLinks leagues={leagues} withCode={false} lags={lags} withCoverage />
      {leagues.some(({ id }) => lags.has(id)) && (
        <p className={styles.beside}>
          <a href={`${href(leaguesAddress.path)}#live`}>{t('leagues.lagBeside', { share: format.percent(0.95) })}</a>
        </p>
      )}
    </>
  );
}
