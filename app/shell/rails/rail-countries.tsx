import leagueList from '#app/components/competitions/league-links.module.css';
import { MatchCount } from '#app/components/competitions/league-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { leaguesAddress } from '#app/pages/leagues/leagues.address.ts';
import counted from '#app/ui/counted-links.module.css';
import type { LeagueCountry } from '#data/queries/leagues/list-league-countries.ts';

/** Renders the countries of the left rail. Each is a link to its leagues; `<league-country>` opens it in place. */
export function RailCountries({ countries }: { countries: readonly LeagueCountry[] }) {
  const { href, format } = useWords();
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
