import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import groupStyles from '#app/components/matches/match-group.module.css';
import { useWords } from '#app/i18n/words/words.tsx';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import text from '#app/ui/text.module.css';
import type { TwoSidedListedMatchOf, TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import styles from './basketball-heads.module.css';
import { BasketballHeads } from './basketball-heads.tsx';
import type { SideMarket } from './basketball-middle.tsx';
import { BasketballRow } from './basketball-row.tsx';

type BasketballDayMatch = TwoSidedMatchOfTournament<'basketball'>;

/** Draws the games of one competition under its heading. */
export function BasketballGroup({
  matches,
  id,
  leads,
}: {
  matches: readonly BasketballDayMatch[];
  id?: string | undefined;
  leads: SideMarket;
}) {
  const { href } = useWords();
  const [first] = matches;
  if (first === undefined) return null;
  const { name, slug, countryCode } = first.tournament;
  return (
    <div id={id}>
      <BasketballGames
        heading={
          <>
            <span className={text.countryCode}>{countryCode}</span>
            <h2 className={groupStyles.title}>
              <a href={href(competitionPath('basketball', slug))}>{name}</a>
            </h2>
          </>
        }
        games={matches}
        leads={leads}
      />
    </div>
  );
}

/**
 * Draws games under a heading: those that have begun with their points, and below those to come with their prices. `dayOf` names the day of each game
 * when there are several days, `leads` the market of each side's first price.
 */
export function BasketballGames({ heading, games, dayOf, leads }: BasketballGamesProps) {
  const { t } = useWords();
  const [begun, coming] = [games.filter(({ play }) => play !== null), games.filter(({ play }) => play === null)];
  const later = begun.length === 0 ? undefined : <span className={groupStyles.beside}>{t('basketball.yetToPlay')}</span>;
  return (
    <>
      {begun.length > 0 && <Rows heading={heading} games={begun} dayOf={dayOf} of="points" />}
      {coming.length > 0 && (
        <Rows
          heading={
            <>
              {heading}
              {later}
            </>
          }
          games={coming}
          dayOf={dayOf}
          leads={leads}
          of="prices"
        />
      )}
    </>
  );
}

interface BasketballGamesProps {
  readonly heading: ReactNode;
  readonly games: readonly TwoSidedListedMatchOf<'basketball'>[];
  readonly leads?: SideMarket | undefined;
  readonly dayOf?: ((game: TwoSidedListedMatchOf<'basketball'>) => ReactNode) | undefined;
}

function Rows({ heading, games, of, dayOf, leads }: BasketballGamesProps & { readonly of: 'points' | 'prices' }) {
  const hasOpinions = games.some(({ tip, prediction }) => tip !== null || prediction !== null);
  return (
    <section className={clsx(groupStyles.group, !hasOpinions && styles.withoutOpinions)}>
      <div className={clsx(groupStyles.head, styles.head)}>
        <div className={groupStyles.heading}>{heading}</div>
        <BasketballHeads of={of} namedFirst={games[0]?.namedFirst ?? 'home'} hasOpinions={hasOpinions} />
      </div>
      <ul>
        {games.map((game) => (
          <BasketballRow key={game.id} match={game} when={dayOf?.(game)} leads={leads} />
        ))}
      </ul>
    </section>
  );
}
