import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { Pair } from '#domain/sports/pair.ts';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import type { TennisTimeline } from '../../../domain/tennis-play.ts';
import styles from './statistics.module.css';
import type { TennisMatchDetails } from './tennis-match.server.ts';

const names = ['aces', 'doubleFaults', 'firstServesIn', 'breaks', 'pointsWon'] as const;
const fullPercent = 100;

/** Draws the figures of both players, a bar to each side from the middle. */
export function Statistics({ match, course }: { match: TennisMatchDetails; course: TennisTimeline }) {
  const { t, format } = useWords();
  const games = course.games.reduce((sum, set) => sum + set.length, 0);
  const figure = (name: (typeof names)[number], value: number) =>
    name === 'firstServesIn' ? format.percent(value / fullPercent) : format.integer(value);
  return (
    <TwoSidedSection title={t('tennis.statistics')} aside={match.status === 'live' ? t('tennis.afterGames', { count: games }) : undefined}>
      <ul className={styles.list}>
        {names.map((name) => {
          const pair = course.statistics[name];
          return (
            <li key={name}>
              <span className={clsx(styles.figure, pair[0] > pair[1] && styles.more)}>{figure(name, pair[0])}</span>
              <span className={styles.name}>{t(`tennis.${name}`)}</span>
              <span className={clsx(styles.figure, styles.right, pair[1] > pair[0] && styles.more)}>{figure(name, pair[1])}</span>
              <Bars pair={pair} most={name === 'firstServesIn' ? fullPercent : Math.max(...pair, 1)} />
            </li>
          );
        })}
      </ul>
    </TwoSidedSection>
  );
}

function Bars({ pair, most }: { pair: Pair<number>; most: number }) {
  return (
    <>
      <span className={clsx(styles.track, styles.leftwards)} aria-hidden="true">
        <i className={styles.first} style={{ width: `${(100 * pair[0]) / most}%` }} />
      </span>
      <span className={clsx(styles.track, styles.rightwards)} aria-hidden="true">
        <i className={styles.second} style={{ width: `${(100 * pair[1]) / most}%` }} />
      </span>
    </>
  );
}
