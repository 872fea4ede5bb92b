import { clsx } from 'clsx';
import { highlightText } from '#app/i18n/highlight-text.ts';
import { liveWords } from '#app/i18n/words/live-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import styles from './scorers-line.module.css';

/** The line below a row with the scorers and the players who were sent off. It is there before anything has happened, so that a goal moves nothing. */
export function ScorersLine({ match, className }: { match: ListedMatch; className: string | undefined }) {
  const { t } = useWords();
  const words = liveWords(t);
  const isToCome = match.status === 'scheduled';
  const textOf = (side: 'home' | 'away') =>
    match.highlights
      .filter((highlight) => highlight.side === side)
      .map((highlight) => highlightText(highlight, words))
      .map(({ isGoal, who, when }) => `${isGoal ? '' : `${words.redCard}: `}${who} ${when}`.trim())
      .join(', ');
  return (
    <live-scorers class={clsx(styles.line, className)} highlights={JSON.stringify(match.highlights)}>
      <span className={styles.home} data-scorers="home">
        {isToCome ? t('live.lineUpsLater') : textOf('home')}
      </span>
      <span className={styles.away} data-scorers="away">
        {textOf('away')}
      </span>
    </live-scorers>
  );
}
