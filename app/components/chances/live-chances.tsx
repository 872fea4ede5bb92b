import type { CSSProperties } from 'react';
import { chanceText } from '#app/i18n/chance-text.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { shortFraction } from '#app/ui/short-fraction.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';
import { inPlayChances, type MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { writeForecast, writePlay } from '#domain/live/written-chances.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import { isGoal } from '#domain/match/match-timeline.ts';
import styles from './live-chances.module.css';

type MatchWithChances = Pick<
  ListedMatch,
  'id' | 'status' | 'period' | 'minute' | 'addedMinute' | 'homeGoals' | 'awayGoals' | 'highlights' | 'forecast'
> &
  Partial<Pick<ListedMatch, 'prediction'>>;

/**
 * The chances of a match in play as a bar in three parts, with a line below the predicted part. Empty before kick-off, in extra time, and without a
 * forecast or a minute.
 */
export function LiveChances({ match }: { match: MatchWithChances }) {
  const { format, t } = useWords();
  const play = matchInPlay(match);
  const chances = play && match.forecast && inPlayChances(scoreGrid(match.forecast), match.forecast.halfTimeShare, play);
  const label = chances
    ? t('live.chances', {
        home: chanceText(chances.home, format.percent),
        draw: chanceText(chances.draw, format.percent),
        away: chanceText(chances.away, format.percent),
      })
    : undefined;
  return (
    <live-chances
      forecast={match.forecast === null ? undefined : writeForecast(match.forecast)}
      play={play === undefined ? undefined : writePlay(play)}
    >
      {(chances || match.status === 'scheduled') && (
        <span
          className={styles.bar}
          data-predicted={match.prediction?.result}
          role="img"
          aria-label={label ?? ''}
          style={{ '--home': shortFraction(chances?.home ?? 0), '--draw': shortFraction(chances?.draw ?? 0) } as CSSProperties}
        />
      )}
    </live-chances>
  );
}

/**
 * Returns the state of play from which the chances are computed. Undefined unless the match is being played with a known minute and score, and after
 * ninety minutes, when the score is no longer that of regular time.
 */
export function matchInPlay({
  status,
  period,
  minute,
  addedMinute,
  homeGoals,
  awayGoals,
  highlights,
}: MatchWithChances): MatchInPlay | undefined {
  if (status !== 'live' || period === null || !isRegularTime(period) || homeGoals === null || awayGoals === null) return undefined;
  if (minute === null && period !== 'half-time') return undefined;
  const redsOf = (side: 'home' | 'away') => highlights.filter((told) => told.side === side && !isGoal(told.kind)).length;
  return {
    period,
    minute: minute ?? 0,
    addedMinute,
    score: { home: homeGoals, away: awayGoals },
    reds: { home: redsOf('home'), away: redsOf('away') },
  };
}
