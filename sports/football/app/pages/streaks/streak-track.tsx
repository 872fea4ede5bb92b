import type { StreakFigures } from '#domain/streak/streak-figures.ts';
import styles from './streak-track.module.css';

const at = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/**
 * Draws, from 0 to 100 per cent, the share of such streaks that went on with its interval, the share of all matches with the same outcome, and our
 * chance. The figures are beside it as text.
 */
export function StreakTrack({ figures: { share, interval, usual }, chance }: { figures: StreakFigures; chance: number | undefined }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <i className={styles.range} style={{ left: at(interval.low), right: `calc(100% - ${at(interval.high)})` }} />
      <i className={styles.usual} style={{ left: at(usual) }} />
      {chance !== undefined && <i className={styles.ours} style={{ left: at(chance) }} />}
      <i className={styles.wentOn} style={{ left: at(share) }} />
    </span>
  );
}
