import { expect, it } from 'vitest';
import type { Side } from '#domain/sports/pair.ts';
import type { Surface } from '../tennis-event.ts';
import { type OverTennisMatch, surfaceForm } from './surface-form.ts';

const [player, other] = [1, 2];

function match(day: string, surface: Surface, winner: Side, ending: OverTennisMatch['ending'] = 'completed'): OverTennisMatch {
  return { players: [player, other], winner, ending, surface, season: day.slice(0, 4), startedAt: new Date(`${day}T12:00:00Z`) };
}

const played = [
  match('2022-06-30', 'grass', 1),
  match('2022-07-10', 'grass', 0),
  match('2023-01-20', 'hard', 0, 'retired'),
  match('2023-05-20', 'clay', 1),
  match('2023-07-05', 'grass', 0, 'walkover'),
  match('2023-07-07', 'grass', 0),
];

it('counts wins and losses by surface in the season and in twelve months, without walkovers', () => {
  const form = surfaceForm(player, played, '2023', new Date('2023-07-09T12:00:00Z'));
  expect(form.bySurface).toEqual([
    { surface: 'hard', season: { won: 1, lost: 0 }, year: { won: 1, lost: 0 } },
    { surface: 'clay', season: { won: 0, lost: 1 }, year: { won: 0, lost: 1 } },
    { surface: 'grass', season: { won: 1, lost: 0 }, year: { won: 2, lost: 0 } },
  ]);
  expect([form.season, form.year]).toEqual([
    { won: 2, lost: 1 },
    { won: 3, lost: 1 },
  ]);
  expect(form.last.map(({ isWon }) => isWon)).toEqual([true, false, true, true, false]);
});

it('knows nothing of the match itself and of what comes after it', () => {
  const form = surfaceForm(other, played, '2023', new Date('2023-05-20T12:00:00Z'));
  expect(form.last.map(({ match: { startedAt }, isWon }) => [startedAt.getUTCFullYear(), isWon])).toEqual([
    [2023, false],
    [2022, false],
    [2022, true],
  ]);
});
