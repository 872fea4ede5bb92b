import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import groupStyles from '#app/components/match-group.module.css';
import { useWords } from '#app/i18n/words.tsx';
import { basketballSeasonPath } from '#app/pages/court-match/basketball-path.address.ts';
import text from '#app/ui/text.module.css';
import type { CourtListedMatchOf } from '#data/queries/court/court-match-list.ts';
import type { CourtDayMatch } from '#data/queries/court/list-court-day.ts';
import styles from './basketball-heads.module.css';
import { BasketballHeads } from './basketball-heads.tsx';
import { BasketballRow } from './basketball-row.tsx';

type BasketballDayMatch = CourtDayMatch & { readonly sport: 'basketball' };

/** The games of one competition under its heading: those that have begun with their points, and below those to come with their prices. */
export function BasketballGroup({ matches, id }: { matches: readonly BasketballDayMatch[]; id?: string | undefined }) {
  const { href, t } = useWords();
  const [first] = matches;
  if (first === undefined) return null;
  const { name, slug, countryCode } = first.tournament;
  const [begun, coming] = [matches.filter(({ play }) => play !== null), matches.filter(({ play }) => play === null)];
  const heading = (beside: string | undefined) => (
    <>
      <span className={text.countryCode}>{countryCode}</span>
      <h2 className={groupStyles.title}>
        <a href={href(basketballSeasonPath(slug))}>{name}</a>
      </h2>
      {beside !== undefined && <span className={groupStyles.beside}>{beside}</span>}
    </>
  );
  return (
    <div id={id}>
      {begun.length > 0 && <BasketballGames heading={heading(undefined)} games={begun} of="points" />}
      {coming.length > 0 && (
        <BasketballGames heading={heading(begun.length > 0 ? t('basketball.yetToPlay') : undefined)} games={coming} of="prices" />
      )}
    </div>
  );
}

/** Games under a heading and the heads of their columns; `dayOf` names the day of each where there are several. */
export function BasketballGames({
  heading,
  games,
  of,
  dayOf,
}: {
  heading: ReactNode;
  games: readonly CourtListedMatchOf<'basketball'>[];
  of: 'points' | 'prices';
  dayOf?: (game: CourtListedMatchOf<'basketball'>) => ReactNode;
}) {
  return (
    <section className={groupStyles.group}>
      <div className={clsx(groupStyles.head, styles.head)}>
        <div className={groupStyles.heading}>{heading}</div>
        <BasketballHeads of={of} />
      </div>
      <ul>
        {games.map((game) => (
          <BasketballRow key={game.id} match={game} when={dayOf?.(game)} />
        ))}
      </ul>
    </section>
  );
}
