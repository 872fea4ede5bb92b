import { useWords } from '#app/i18n/words.tsx';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import type { CourtListedMatchOf } from '#data/queries/court/court-match-list.ts';

/** One match of tennis on two lines, a player each: when, who, games by set, chances, the star. */
export function TennisRow({ match }: { match: CourtListedMatchOf<'tennis'> }) {
  const { href } = useWords();
  return (
    <li data-match={match.id}>
      <a href={href(matchPath('tennis', match.slug))}>
        {match.home.rowName} {match.away.rowName} {match.play?.sets.map(({ games }) => games.join('–')).join(' ')}
      </a>
    </li>
  );
}
