import { expect, it } from 'vitest';
import type { ListedMatchEvent } from '../../../../data/queries/match/list-match-events.ts';
import { marksOf } from './player-marks.ts';

const event = (minute: number, more: Partial<ListedMatchEvent>): ListedMatchEvent => ({
  minute,
  addedMinute: null,
  side: 'home',
  kind: 'goal',
  playerName: null,
  shirtNumber: null,
  replacedName: null,
  replacedNumber: null,
  playerSlug: null,
  replacedSlug: null,
  assistName: null,
  assistSlug: null,
  ...more,
});
const number = (shirtNumber: number) => ({ slug: null, playerName: null, shirtNumber });

it('counts an own goal for its scorer, who plays for the other side than the one that profits', () => {
  const events = [event(12, { kind: 'own-goal', side: 'away', shirtNumber: 4 })];
  expect(marksOf(number(4), 'home', events).ownGoals).toMatchObject([{ minute: 12 }]);
  expect(marksOf(number(4), 'away', events).ownGoals).toEqual([]);
});

it('notes for both when one came on for the other, with the number of whoever went off', () => {
  const events = [event(58, { kind: 'substitution', shirtNumber: 14, replacedName: 'Kevin Stöger' })];
  const stoeger = { slug: 'kevin-stoger', playerName: 'Kevin Stöger', shirtNumber: 7 };
  expect(marksOf(stoeger, 'home', events).wentOff).toMatchObject({ minute: 58 });
  expect(marksOf(number(14), 'home', events, () => 7).cameOn).toEqual({ minute: 58, addedMinute: null, forNumber: 7 });
});

it('knows a player by the page before the name, and by the name before the number', () => {
  const events = [
    event(10, { playerSlug: 'lars-bender', playerName: 'Bender', shirtNumber: 8 }),
    event(20, { kind: 'second-yellow-card', playerName: 'Sven Bender' }),
  ];
  expect(marksOf({ slug: 'sven-bender', playerName: 'Sven Bender', shirtNumber: 8 }, 'home', events)).toMatchObject({
    goals: [],
    isBooked: true,
    sentOff: { minute: 20 },
  });
  expect(marksOf({ slug: 'lars-bender', playerName: 'Lars Bender', shirtNumber: 5 }, 'home', events).goals).toHaveLength(1);
});
