import { minuteOf } from '#app/components/competitions/player-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import { MatchSection } from '../match-section.tsx';
import type { MatchView } from '../match-view.server.ts';
import styles from './statistics-section.module.css';

/** Draws the figures of both sides with a bar each, in proportion. */
export function StatisticsSection({ view: { match, statistics } }: { view: MatchView }) {
  const { format, t } = useWords();
  const figure = (name: string, value: number) => (name === 'expectedGoals' ? format.decimals(value, 2) : format.integer(value));
  return (
    <MatchSection
      title={t('statistics.title')}
      aside={
        match.status === 'live' && match.minute !== null ? minuteOf({ minute: match.minute, addedMinute: match.addedMinute }) : undefined
      }
    >
      <ul className={styles.statistics}>
        {statistics.map(({ name, home, away }) => (
          <li key={name}>
            <span className={styles.figure}>{figure(name, home)}</span>
            <span className={styles.name}>{t(`statistics.${name}`)}</span>
            <span className={styles.figure}>{figure(name, away)}</span>
            <span className={styles.bar}>
              <ShareBar
                shares={[
                  { side: 's1', amount: home },
                  { side: 's2', amount: away },
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
    </MatchSection>
  );
}
