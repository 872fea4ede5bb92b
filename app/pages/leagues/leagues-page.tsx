import { CountryField } from '#app/components/country-field.tsx';
import { DataIcon } from '#app/components/data-icon.tsx';
import { flagOf } from '#app/components/flag-of.ts';
import { LeagueLinks } from '#app/components/league-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { leaguesAddress } from './leagues.address.ts';
import type { CountryLeagues, LeaguesView } from './leagues.server.ts';

export function LeaguesPage({ view }: { view: LeaguesView }) {
  return <div className="text-page">{view.country === undefined ? <AllLeagues view={view} /> : <OneCountry country={view.country} />}</div>;
}

function AllLeagues({ view: { typed, top, countries, total } }: { view: LeaguesView }) {
  const { t } = useWords();
  return (
    <div id="all-leagues">
      <h1 className="h1">{t('leagues.heading')}</h1>
      <p className="lead">{t('leagues.description', { count: total.leagues, countries: total.countries })}</p>
      <div className="narrow">
        <CountryField label={t('leagues.heading')} list="all-leagues" typed={typed} />
      </div>
      {typed === '' && (
        <section className="sec">
          <div className="sec-h">
            <h2 className="h2">{t('leagues.top')}</h2>
          </div>
          <div className="league-columns">
            <LeagueLinks leagues={top} />
          </div>
        </section>
      )}
      <section className="sec">
        <div className="sec-h">
          <h2 className="h2">{t('leagues.allCountries')}</h2>
        </div>
        <p className="empty" data-nothing="" hidden={countries.length > 0}>
          <b>{t('leagues.noCountry')}</b>
        </p>
        <div className="league-columns">
          {countries.map((country) => (
            <Country key={country.slug} country={country} open={countries.length === 1} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Country({ country: { code, region, leagues }, open }: { country: CountryLeagues; open: boolean }) {
  const { t, format } = useWords();
  const name = format.region(region);
  return (
    <details className="country" data-name={name} open={open}>
      <summary>
        <span className="cc">{code}</span>
        <DataIcon name={flagOf(region)} />
        <h3>{name}</h3>
        <span className="n">{t('leagues.number', { count: leagues.length })}</span>
        <Icon name="down" small />
      </summary>
      <LeagueLinks leagues={leagues} withCode={false} />
    </details>
  );
}

function OneCountry({ country: { code, region, leagues } }: { country: CountryLeagues }) {
  const { t, href, format } = useWords();
  const matches = leagues.reduce((sum, league) => sum + league.matches, 0);
  return (
    <>
      <p className="crumbs">
        <a href={href(leaguesAddress.path)}>{t('leagues.title')}</a>
      </p>
      <div className="th-head">
        <span className="cc-big" aria-hidden="true">
          {code}
        </span>
        <div>
          <h1 className="h1">{format.region(region)}</h1>
          <p className="meta">
            {t('leagues.number', { count: leagues.length })} · {t('leagues.matchesToday', { count: matches })}
          </p>
        </div>
      </div>
      <LeagueLinks leagues={leagues} withCode={false} />
    </>
  );
}
