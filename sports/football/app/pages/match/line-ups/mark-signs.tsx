import { minuteOf } from '#app/components/competitions/player-words.ts';
import type { Translate } from '#app/i18n/words/translate.ts';
import signs from '#app/ui/event-signs.module.css';
import type { PlayerMarks } from './player-marks.ts';

/** Draws the goals, cards and changes of a player as signs with minutes, a group per kind; hidden from screen readers, see `markWords`. */
export function MarkSigns({ marks }: { marks: PlayerMarks }) {
  const { goals, ownGoals, isBooked, sentOff, wentOff } = marks;
  return (
    <>
      {goals.length > 0 && (
        <span>
          <i className={signs.ball} />
          {goals.map(minuteOf).join(' ')}
        </span>
      )}
      {ownGoals.length > 0 && (
        <span>
          <i className={signs.ownGoal} />
          {ownGoals.map(minuteOf).join(' ')}
        </span>
      )}
      {(isBooked || sentOff !== undefined) && (
        <span>
          {isBooked && <i className={signs.yellow} />}
          {sentOff !== undefined && (
            <>
              <i className={signs.red} />
              {minuteOf(sentOff)}
            </>
          )}
        </span>
      )}
      {wentOff !== undefined && (
        <span>
          <i className={signs.swap} />
          {minuteOf(wentOff)}
        </span>
      )}
    </>
  );
}

/** Returns the same in words. */
export function markWords({ goals, ownGoals, isBooked, sentOff, wentOff }: PlayerMarks, t: Translate): string[] {
  return [
    ...goals.map((goal) => `${t('lineUps.goal')} ${minuteOf(goal)}`),
    ...ownGoals.map((goal) => `${t('timeline.ownGoal')} ${minuteOf(goal)}`),
    ...(isBooked ? [t('timeline.yellow-card')] : []),
    ...(sentOff === undefined ? [] : [`${t('timeline.red-card')} ${minuteOf(sentOff)}`]),
    ...(wentOff === undefined ? [] : [`${t('lineUps.wentOff')} ${minuteOf(wentOff)}`]),
  ];
}
