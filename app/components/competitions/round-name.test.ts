import { expect, it } from 'vitest';
import { localeByTag } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { roundName } from './round-name.ts';

it.each([
  [{ stage: 'group', groupLabel: 'A', matchday: 2 }, 'Group A, Matchday 2', 'Gruppe A, 2. Spieltag'],
  [{ stage: 'group', groupLabel: 'Eastern Conference', matchday: 5 }, 'Eastern Conference, Matchday 5', 'Eastern Conference, 5. Spieltag'],
  [{ stage: 'qualifying-play-off', groupLabel: 'Path D' }, 'Qualifying play-off, Path D', 'Qualifikations-Play-offs, Path D'],
  [{ stage: 'qualifying-4' }, 'Fourth qualifying round', '4. Qualifikationsrunde'],
  [{ stage: 'matchday', matchday: 11 }, 'Matchday 11', '11. Spieltag'],
])('names the round of %o', (match, english, german) => {
  expect([roundName(createWordsOf(localeByTag('en')).t, match), roundName(createWordsOf(localeByTag('de')).t, match)]).toEqual([
    english,
    german,
  ]);
});
