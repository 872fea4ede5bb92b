import { useWords } from '#app/i18n/words/words.tsx';
import styles from './win-strip.module.css';

/** Draws the last games of a club, the latest on the right: up for a win, down for a defeat. */
export function WinStrip({ wins }: { wins: readonly boolean[] }) {
  const { t } = useWords();
  if (wins.length === 0) return '–';
  const won = wins.filter(Boolean).length;
  return (
    <span
      className={styles.strip}
      role="img"
      aria-label={`${t('basketball.won')} ${won}, ${t('basketball.lost')} ${wins.length - won}: ${wins.map((isWon) => t(isWon ? 'basketball.wonShort' : 'basketball.lostShort')).join(' ')}`}
    >
      {wins.map((isWon, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a strip is replaced whole
        <i key={index} className={isWon ? styles.won : styles.lost} />
      ))}
    </span>
  );
}
