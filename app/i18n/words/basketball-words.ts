import type { BasketballPlay } from '#sports/basketball/domain/basketball-play.ts';
import type { Words } from './create-words.ts';

/** Returns the clock of a game in few letters, `Q3 4:07`, `OT 1:12`, `HT`, in two parts, of which the second may be empty. */
export function clockWords(clock: NonNullable<BasketballPlay['clock']>, t: Words['t']): readonly [period: string, time: string] {
  return [periodWord(clock.period, t), clock.secondsLeft === undefined ? '' : minutesAndSeconds(clock.secondsLeft)];
}

function periodWord(period: NonNullable<BasketballPlay['clock']>['period'], t: Words['t']): string {
  switch (period) {
    case 'half-time':
      return t('basketball.halfTimeShort');
    case 'break':
      return t('basketball.breakShort');
    case 'overtime':
      return t('basketball.overtimeShort');
    default:
      return t('basketball.quarterShort', { number: period.slice(1) });
  }
}

/** Returns seconds as the game clock shows them: `4:07`. */
function minutesAndSeconds(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
