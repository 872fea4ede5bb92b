import type { LiveGoal } from '#domain/live/live-event.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { pageWords } from './page-words.ts';

/** A goal that was taken back stays struck through for so long. */
export const takenBackMs = 60_000;

/** Returns a goal that was taken back, with the score that it would have made struck through. */
export function struckGoal(goal: LiveGoal, score: Goals): Element {
  const struck = document.createElement('s');
  const [home, away] = (['home', 'away'] as const).map((side) => score[side] + (goal.side === side ? 1 : 0));
  struck.textContent = `${home}–${away} ${goal.playerName ?? ''}`.trim();
  const text = document.createElement('span');
  text.append(struck, ` ${pageWords().takenBack}`);
  return text;
}
