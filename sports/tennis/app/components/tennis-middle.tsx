import { clsx } from 'clsx';
import { Price } from '#app/components/prices/price.tsx';
import cell from '#app/components/prices/price-cell.module.css';
import { markWords } from '#app/components/prices/price-mark.ts';
import { setsWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { Side } from '#domain/sports/pair.ts';
import { TwoSidedSlipPrice } from '#sports/shared/app/components/two-sided-slip-price.tsx';
import { winnerMark } from '#sports/shared/app/components/winner-mark.ts';
import { isGoingOn } from '../../domain/is-going-on.ts';
import { isBeingPlayed, SetGames } from './set-games.tsx';
import styles from './tennis-middle.module.css';

type Match = TwoSidedListedMatchOf<'tennis'>;
const sides = [0, 1] as const;
const columns = [0, 1, 2, 3, 4] as const;

/** Draws the middle of a row, always of one size: before the match the two prices, then the games by set and the points. */
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

/** Draws dashes for a match that ended without play, or whose games no source reports. */
function NoGames() {
  return (
    <span className={styles.prices}>
      <span className={clsx(cell.cell, cell.none)}>–</span>
      <span className={clsx(cell.cell, cell.none)}>–</span>
    </span>
  );
}

function Prices({ match }: { match: Match }) {
  const { t } = useWords();
  const { odds, averageOdds } = match;
  const isAverage = odds[0] === null && odds[1] === null && averageOdds !== null;
  return (
    <span className={styles.prices}>
      {isAverage && <span className={text.visuallyHidden}>{t('prices.market-average')} </span>}
      {sides.map((side) => (
        <WinnerPrice key={side} match={match} side={side} odds={(isAverage ? averageOdds : odds)[side]} isAverage={isAverage} />
      ))}
    </span>
  );
}

/** Draws the price on a player; a bookmaker's price can be put on the slip until the match begins. */
function WinnerPrice({ match, side, odds, isAverage }: { match: Match; side: Side; odds: number | null; isAverage: boolean }) {
  const { t, format } = useWords();
  const { tip, status, chances } = match;
  const selection = side === 0 ? 'first' : 'second';
  const isTipped = tip?.state === 'open' && tip.bet.market === 'match-winner' && tip.bet.selection === selection;
  const mark = winnerMark(match, side, isTipped);
  const note = mark && <span className={text.visuallyHidden}>, {t(markWords[mark])}</span>;
  const chance = chances === null ? undefined : mark === undefined ? format.integer(chances[side]) : format.percent(chances[side] / 100);
  const bookmaker = match.bookmakers?.[side] ?? null;
  if (odds !== null && bookmaker !== null && !isAverage) {
    return (
      <TwoSidedSlipPrice
        match={match}
        bet={{ market: 'match-winner', line: 0, selection }}
        odds={odds}
        bookmaker={bookmaker}
        className={clsx(cell.cell, cell.choosable)}
        mark={mark}
        chance={chance}
      >
        {note}
      </TwoSidedSlipPrice>
    );
  }
  return (
    <span
      className={clsx(cell.cell, (odds === null || status !== 'scheduled') && cell.none)}
      data-mark={mark}
      data-chance={chance}
      data-average={isAverage ? '' : undefined}
      title={isAverage ? t('prices.market-average') : undefined}
    >
      <Price odds={odds} />
      {note}
    </span>
  );
}
