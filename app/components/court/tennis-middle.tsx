import { clsx } from 'clsx';
import { Price } from '#app/components/price.tsx';
import { setsWords } from '#app/i18n/tennis-words.ts';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import type { CourtListedMatchOf } from '#data/queries/court/court-match-list.ts';
import type { Side } from '#domain/sports/pair.ts';
import { isGoingOn } from '#domain/sports/tennis/is-going-on.ts';
import { isBeingPlayed, SetGames } from './set-games.tsx';
import styles from './tennis-middle.module.css';

type Match = CourtListedMatchOf<'tennis'>;
const sides = [0, 1] as const;
const columns = [0, 1, 2, 3, 4] as const;

/** The middle of a row, always of one size: before the match the two prices, then the games by set and the points. */
export function TennisMiddle({ match }: { match: Match }) {
  if (match.play !== null && match.play.sets.length > 0) return <Games match={match} play={match.play} />;
  if (match.play?.ending !== undefined) return <NoGames />;
  return <Prices match={match} />;
}

function Games({ match: { status, facts }, play }: { match: Match; play: NonNullable<Match['play']> }) {
  const words = useWords();
  const { sets, game } = play;
  return (
    <span className={styles.games}>
      <span className={clsx(text.visuallyHidden, styles.spoken)}>{setsWords(sets, words)}</span>
      <span className={clsx(styles.figures, play.interruption !== undefined && styles.interrupted)} aria-hidden="true">
        {columns.flatMap((column) => {
          const set = sets[column];
          return sides.map((side) =>
            set === undefined ? (
              <i key={`${column}-${side}`} />
            ) : (
              <SetGames
                key={`${column}-${side}`}
                set={set}
                side={side}
                isLast={column === facts.bestOf - 1}
                isOn={isBeingPlayed(sets, column, facts.bestOf, isGoingOn(status, play))}
              />
            ),
          );
        })}
        {sides.map((side) => (
          <span key={side} className={styles.points} data-figure="">
            {game?.points[side]}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Nothing was played, or nobody says what. */
function NoGames() {
  return (
    <span className={styles.prices}>
      <span className={styles.none}>–</span>
      <span className={styles.none}>–</span>
    </span>
  );
}

function Prices({ match }: { match: Match }) {
  const { t } = useWords();
  const { odds, averageOdds, tip, status } = match;
  const isAverage = odds[0] === null && odds[1] === null && averageOdds !== null;
  const shown = isAverage ? averageOdds : odds;
  const isTipped = (side: Side) =>
    tip?.state === 'open' && tip.bet.market === 'match-winner' && (tip.bet.selection === 'first') === (side === 0);
  return (
    <span className={styles.prices}>
      {isAverage && <span className={text.visuallyHidden}>{t('prices.market-average')} </span>}
      {sides.map((side) => (
        <span
          key={side}
          className={shown[side] === null || status !== 'scheduled' ? styles.none : styles.price}
          data-best={isTipped(side) ? '' : undefined}
          data-average={isAverage ? '' : undefined}
          title={isAverage ? t('prices.market-average') : undefined}
        >
          <Price odds={shown[side]} />
          {isTipped(side) && <span className={text.visuallyHidden}>, {t('tip.aboveFair')}</span>}
        </span>
      ))}
    </span>
  );
}
