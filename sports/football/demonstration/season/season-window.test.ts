import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { toDemonstrationCatalogue } from '../catalogue/to-demonstration-catalogue.ts';
import { ClubStrengths } from '../clubs/club-strength.ts';
import { Calendar } from './calendar.ts';
import { SeasonClubs } from './season-clubs.ts';
import { seasonWindow } from './season-window.ts';

const catalogue = toDemonstrationCatalogue(loadCatalogue());
const calendar = new Calendar(catalogue, new SeasonClubs(catalogue, new ClubStrengths(catalogue, 1)), 1, 2026);
const weekMs = 7 * 86_400_000;

function daysOf(id: string, year: number): readonly [first: string, last: string] {
  const tournament = catalogue.tournaments.find((found) => found.id === id);
  if (tournament === undefined) throw new Error(`no competition ${id}`);
  const kickoffs = calendar.roundsOf(tournament, year).flatMap((round) => round.map(({ kickoffMs }) => kickoffMs));
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(5, 10);
  return [dayOf(Math.min(...kickoffs)), dayOf(Math.max(...kickoffs))];
}

it.each([
  ['germany.bundesliga', '08-15', '09-10', '05-08', '05-20'],
  ['england.premier-league', '08-01', '08-25', '05-14', '05-27'],
  ['spain.laliga', '08-10', '09-01', '05-14', '05-27'],
  ['brazil.serie-a', '01-25', '02-20', '11-20', '12-09'],
  ['sweden.allsvenskan', '03-20', '04-15', '11-15', '12-01'],
])('%s begins and ends when it does in life', (id, from, until, lastFrom, lastUntil) => {
  const [first, last] = daysOf(id, 2026);
  expect(first >= from && first <= until, first).toBe(true);
  expect(last >= lastFrom && last <= lastUntil, last).toBe(true);
});

it('no league plays later than its country’s seasons end, nor one with fewer rounds than weeks earlier than they begin', () => {
  for (const tournament of catalogue.tournaments.filter(({ type }) => type === 'league')) {
    for (const year of [2025, 2026]) {
      const { firstMs, lastMs } = seasonWindow(tournament, year);
      const rounds = calendar.roundsOf(tournament, year);
      const kickoffs = rounds.flatMap((round) => round.map(({ kickoffMs }) => kickoffMs));
      expect(Math.max(...kickoffs), tournament.id).toBeLessThan(lastMs + weekMs / 2);
      if (rounds.length < (lastMs - firstMs) / weekMs - 2) expect(Math.min(...kickoffs), tournament.id).toBeGreaterThan(firstMs - weekMs);
    }
  }
});
