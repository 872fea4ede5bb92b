import type { Highlight } from '#data/queries/match/match-list.ts';
import { lastName } from '#domain/player/last-name.ts';
import { fillIn, type LiveWords } from './words/live-words.ts';

/** A goal or a red card in words. */
export interface HighlightText {
  readonly isGoal: boolean;
  /** The player's last name; otherwise the shirt number, or the kind of event when neither is known. */
  readonly who: string;
  /** The minute, and a mark for an own goal or a penalty; empty without either. */
  readonly when: string;
}

type Told = Omit<Highlight, 'minute' | 'side'> & { readonly minute: number | null };

/** Returns the words for a goal or a red card, the same on the server and in the browser. */
export function highlightText({ kind, minute, addedMinute, playerName, shirtNumber }: Told, words: LiveWords): HighlightText {
  const isGoal = kind !== 'red-card' && kind !== 'second-yellow-card';
  const unnamed = isGoal ? words.goal : words.redCard;
  const nameless = shirtNumber === null ? unnamed : fillIn(words.shirt, { number: shirtNumber });
  const who = playerName === null ? nameless : lastName(playerName);
  const mark = kind === 'own-goal' ? words.ownGoalMark : kind === 'penalty-goal' ? words.penaltyMark : undefined;
  const at = minute === null ? '' : addedMinute === null ? `${minute}’` : `${minute}+${addedMinute}’`;
  return { isGoal, who, when: [at, mark === undefined ? '' : `(${mark})`].filter((part) => part !== '').join(' ') };
}
