/**
 * The rules that separate clubs of equal points. `goal-difference`: difference, then goals scored (England, Germany). `head-to-head`:
 * points, then difference of the matches among them, then as before (Spain, Italy, Portugal, Greece). `wins`: matches won, then as before
 * (Brazil). `difference-then-head-to-head`: difference, then points, difference, goals and away goals of the matches among those still
 * level, then goals scored (France).
 */
export const tieBreaks = ['goal-difference', 'head-to-head', 'wins', 'difference-then-head-to-head'] as const;
export type TieBreak = (typeof tieBreaks)[number];
