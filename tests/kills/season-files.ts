import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import type { Random } from '#domain/chance/random.ts';

const divisions = [
  ['england', 'E0'],
  ['germany', 'D1'],
  ['spain', 'SP1'],
  ['italy', 'I1'],
  ['france', 'F1'],
] as const;
const clubsOfDivision = 18;
const weekMs = 7 * 24 * 3_600_000;
/** The number of finished rounds in a season of 34. */
const roundsPlayed = 12;

/** The number of matches in the files of a season. */
export const matchesInFiles = divisions.length * clubsOfDivision * (clubsOfDivision - 1);

/** Writes the season files of five leagues: finished rounds with random results, and the others in the weeks after `now`. */
export function writeSeasonFiles(folder: string, now: Date, random: Random): void {
  mkdirSync(folder, { recursive: true });
  for (const [country, division] of divisions) {
    const catalogue = loadCatalogue().countries.find((entry) => entry.country.slug === country);
    const clubs = (catalogue?.clubs ?? []).slice(0, clubsOfDivision).map(({ name }) => name);
    const rows = drawRounds(clubs).flatMap((pairs, round) => {
      const day = new Date(now.getTime() + (round - roundsPlayed) * weekMs + weekMs / 2);
      const date = `${day.toISOString().slice(8, 10)}/${day.toISOString().slice(5, 7)}/${day.toISOString().slice(0, 4)}`;
      return pairs.map(([home, away]) => {
        const score = round < roundsPlayed ? drawScore(random) : ['', '', ''];
        const odds = [random, random, random].map(({ integer }) => (1.5 + integer(300) / 100).toFixed(2));
        return [division, date, '15:00', home, away, ...score, ...odds].join(',');
      });
    });
    writeFileSync(
      join(folder, `${division}.csv`),
      ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A', ...rows, ''].join('\n'),
    );
  }
}

function drawScore(random: Random): [home: number, away: number, result: string] {
  const [home, away] = [random.integer(5), random.integer(4)];
  return [home, away, home > away ? 'H' : home < away ? 'A' : 'D'];
}

/** Returns all rounds of a season in which every club meets every other, home and away, by the circle method. */
function drawRounds(clubs: readonly string[]): [home: string, away: string][][] {
  const [fixed, ...others] = clubs;
  const first = others.map((_, round) => {
    const circle = [fixed as string, ...others.slice(round), ...others.slice(0, round)];
    return Array.from({ length: circle.length / 2 }, (__, at) => {
      const pair = [circle[at] as string, circle[circle.length - 1 - at] as string] as [string, string];
      return round % 2 === 0 ? pair : (pair.toReversed() as [string, string]);
    });
  });
  return [...first, ...first.map((pairs) => pairs.map(([home, away]) => [away, home] as [string, string]))];
}
