import { clsx } from 'clsx';
import { gamesWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { Side } from '#domain/sports/pair.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { tieBreakPoints } from '../../../domain/forecast/tie-break-points.ts';
import type { TennisTimeline } from '../../../domain/tennis-play.ts';
import type { TennisMatchDetails } from './tennis-match.server.ts';
import styles from './tie-breaks.module.css';

/** Draws each tie-break point by point, with the points won against the serve marked. */
export function TieBreaks({ match: { home, away }, course }: { match: TennisMatchDetails; course: TennisTimeline }) {
  const words = useWords();
  const { t } = words;
  return course.tieBreaks.map(({ set, firstServer, points }) => {
    const played = tieBreakPoints(firstServer, points);
    const wonBy = (side: Side) => points.filter((winner) => winner === side).length;
    const score = gamesWords([wonBy(0), wonBy(1)], words);
    return (
      <TwoSidedSection key={set} title={t('tennis.tieBreakOf', { set: t(`tennis.set.${(set + 1) as 1}`) })} aside={score}>
        <div className={styles.board} role="img" aria-label={score}>
          {([0, 1] as const).map((side) => (
            <div key={side} className={styles.line}>
              <span>{side === 0 ? home.shortName : away.shortName}</span>
              {played.map(({ winner, isMini }, index) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: points have a fixed order
                  key={index}
                  className={clsx(winner === side && (side === 0 ? styles.first : styles.second), winner === side && isMini && styles.mini)}
                />
              ))}
              <b>{wonBy(side)}</b>
            </div>
          ))}
        </div>
        <p className={clsx(text.caption, styles.note)}>{t('tennis.pointByPoint')}</p>
      </TwoSidedSection>
    );
  });
}
