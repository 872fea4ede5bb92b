import { HiddenScore } from '#app/elements/answers/hidden-score.ts';
import { AlertSheet } from './alert-sheet.ts';

/** The elements at the head of a match, a club or a competition, fetched together. */
export const elementsOfHeads = {
  'alert-sheet': AlertSheet,
  'hidden-score': HiddenScore,
};
