import { useWords } from '#app/i18n/words.tsx';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import type { CourtListedMatchOf } from '#data/queries/court/court-match-list.ts';

/** One game of basketball on two lines, the visiting club first: when, who, points by quarter, chances, the star. */
export function BasketballRow({ match }: { match: CourtListedMatchOf<'basketball'> }) {
  const { href } = useWords();
  return (
    <li data-match={match.id}>
      <a href={href(matchPath('basketball', match.slug))}>
        {match.away.rowName} {match.home.rowName} {match.play?.total.join('–')}
      </a>
    </li>
  );
}
