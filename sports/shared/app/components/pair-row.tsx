import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RowPrediction } from '#app/components/chances/row-prediction.tsx';
import { Star } from '#app/components/page/star.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import text from '#app/ui/text.module.css';
import type { TwoSidedListedMatch } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { PairChances } from './pair-chances.tsx';
import styles from './pair-row.module.css';
import { TwoSidedTip } from './two-sided-tip.tsx';

/** A side on its line of a row. */
export interface SideOfRow {
  readonly side: ReactNode;
  /** Undefined until the match is decided. */
  readonly result: 'won' | 'lost' | undefined;
}

/**
 * Draws one match on two lines, a side each: time, sides, score or prices, chances, tip, the star. The row is one link except for its star; screen
 * readers read out `named`. `sides` and `chances` are in the order of the lines.
 */
export function PairRow({
  match,
  named,
  when,
  moment,
  sides: [upper, lower],
  middle,
  chances,
  isInterrupted = false,
  className,
}: {
  match: TwoSidedListedMatch;
  named: string;
  /** The day, when a list has several. */
  when: ReactNode;
  moment: ReactNode;
  sides: Pair<SideOfRow>;
  middle: ReactNode;
  chances: Pair<number> | null;
  isInterrupted?: boolean;
  /** Sets the widths of the columns: `--moment-width` and `--middle-width`. */
  className: string | undefined;
}) {
  const { href } = useWords();
  const { id, sport, slug, home, away, status, tip, prediction } = match;
  return (
    <li
      className={clsx(styles.row, className, (tip !== null || (prediction !== null && prediction.outcome !== null)) && styles.marked)}
      data-match={id}
      data-home={home.id}
      data-away={away.id}
      data-status={status}
      data-interrupted={isInterrupted ? '' : undefined}
    >
      <a className={styles.link} href={href(matchPath(sport, slug))}>
        <span className={text.visuallyHidden}>{named}</span>
      </a>
      <span className={styles.moment}>
        {when !== undefined && <small>{when}</small>}
        <span className={styles.clock}>{moment}</span>
      </span>
      <span className={clsx(styles.side, styles.upper, classOf(upper))}>{upper.side}</span>
      <span className={clsx(styles.side, styles.lower, classOf(lower))}>{lower.side}</span>
      {middle}
      {chances !== null && <PairChances chances={chances} className={styles.chances} />}
      <RowPrediction prediction={prediction} names={{ home: home.shortName, away: away.shortName }} isTipped={tip !== null} />
      {tip !== null && <TwoSidedTip tip={tip} match={match} />}
      <Star id={`m${id}`} of={named} className={styles.star} />
    </li>
  );
}

function classOf({ result }: SideOfRow): string | undefined {
  return result && (result === 'won' ? styles.won : styles.lost);
}
