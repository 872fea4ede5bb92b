import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './goal-times.module.css';
import { goalsByQuarterHour } from './goals-by-quarter-hour.ts';
import { PlayerSection } from './player-section.tsx';

const tallestBar = 84;

/** Draws the goals of a season by quarter of an hour. */
export function GoalTimes({ minutes }: { minutes: readonly number[] }) {
  const { t } = useWords();
  if (minutes.length < 2) return null;
  const stretches = goalsByQuarterHour(minutes);
  const most = Math.max(...stretches.map(({ goals }) => goals));
  return (
    <PlayerSection heading={t('player.goalTimes')} beside={t('player.byMinute')}>
      <ul className={styles.times}>
        {stretches.map(({ name, goals }) => (
          <li key={name}>
            <b>{goals}</b>
            <i style={{ height: (goals / most) * tallestBar }} />
            <span className={text.caption}>{name}</span>
          </li>
        ))}
      </ul>
    </PlayerSection>
  );
}
