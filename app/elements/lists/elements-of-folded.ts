import { CountryLetters } from './country-letters.ts';
import { FoldLine } from './fold-line.ts';
import { OwnCompetitions } from './own-competitions.ts';

/** The elements of lists with folded competitions, fetched together. */
export const elementsOfFolded = {
  'country-letters': CountryLetters,
  'fold-line': FoldLine,
  'own-competitions': OwnCompetitions,
};
