import { pageWords } from '#app/elements/page-words.ts';
import type { LiveGoal } from '#domain/live/live-event.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { lastName } from '#domain/player/last-name.ts';
import { scoreOfPage } from './score-of-page.ts';

/** Time in milliseconds for which a goal that was taken back is shown struck through. */
export const takenBackMs = 60_000;

/** Returns a note of a goal that was taken back, with the score that it would have made struck through. */
export function struckGoal(goal: LiveGoal, score: Goals): Element {
  const struck = document.createElement('s');
  const made = { ...score, [goal.side]: score[goal.side] + 1 };
  struck.textContent = `${scoreOfPage(made)} ${lastName(goal.playerName ?? '')}`.trim();
  const text = document.createElement('span');
  text.append(struck, ` ${pageWords().takenBack}`);
  return text;
}
