import { LiveChances } from '#app/components/chances/live-chances.tsx';
import { highlightText } from '#app/i18n/highlight-text.ts';
import { liveWords } from '#app/i18n/words/live-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import styles from './live-cell.module.css';
import { SilenceNote } from './silence-note.tsx';

/** Last minute in which a match without goals counts as just begun. */
const justBegunMinutes = 3;

/** Replaces the prices of a row while the match is on: the last goal or red card, and the present chances. */
export function LiveCell({ match }: { match: ListedMatch }) {
  return (
    <live-cell class={styles.cell}>
      <SilenceNote since={match.silentSince} />
      <span className={styles.event} data-event="">
        {match.status === 'live' && <LastEvent match={match} />}
      </span>
      <LiveChances match={match} />
    </live-cell>
  );
}

function LastEvent({ match }: { match: ListedMatch }) {
  const { format, t } = useWords();
  const words = liveWords(t);
  if (match.penaltiesHome !== null && match.penaltiesAway !== null)
    return <b>{format.score({ home: match.penaltiesHome, away: match.penaltiesAway })}</b>;
  const last = match.highlights.at(-1);
  if (last === undefined) {
    if ((match.homeGoals ?? 0) + (match.awayGoals ?? 0) > 0) return null;
    return match.minute !== null && match.minute <= justBegunMinutes ? words.kickedOff : words.noGoalYet;
  }
  const { isGoal, who, when } = highlightText(last, words);
  return (
    <>
      <i data-sign={isGoal ? 'goal' : 'red'} />
      <span>
        <b>{who}</b> {when}
      </span>
    </>
  );
}
