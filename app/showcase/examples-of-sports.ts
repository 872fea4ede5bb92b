import { basketballExamples } from '#sports/basketball/app/showcase/basketball-examples.tsx';
import { footballExamples } from '#sports/football/app/showcase/football-examples.tsx';
import { tennisExamples } from '#sports/tennis/app/showcase/tennis-examples.tsx';
import type { Section } from './example.ts';
import { figures } from './figure-examples.tsx';
import { lists, offers } from './list-examples.tsx';
import { matchParts, matchRows } from './match-examples.tsx';
import { pageParts, ways } from './page-examples.tsx';
import { prices, tips } from './tip-examples.tsx';

/** Every section of the page of components, in its order. */
export const sections: readonly Section[] = [
  matchRows,
  matchParts,
  prices,
  tips,
  lists,
  ways,
  pageParts,
  offers,
  figures,
  footballExamples,
  tennisExamples,
  basketballExamples,
];
