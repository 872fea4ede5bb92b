import type { Queryable } from '#data/database/database.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import { getTournament } from '#data/queries/tournament/get-tournament.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type MirroredClub, matchAt, type PlayedMatch } from '#tests/mirrors/played-match.ts';
import { end, matches } from './saturday.ts';

/** Compares the site's table of the season with points and goals counted from the truth; adds differences to `faults`. Returns the number of rows. */
export async function checkTable(database: Queryable, faults: string[]): Promise<number> {
  const tournament = await getTournament(database, 'germany', 'bundesliga');
  const season = tournament?.seasons.find(({ label }) => label === '2026-27');
  if (tournament === undefined || season === undefined) {
    faults.push('there is no season 2026-27 of the Bundesliga');
    return 0;
  }
  const reading = {
    locale: 'en',
    today: '2026-11-21' as LocalDay,
    compare: (one: string, other: string) => one.localeCompare(other),
  };
  const [table] = await getSeasonTables(database, { seasonId: season.id }, reading);
  const rows = table?.rows ?? [];
  for (const { club, ...wanted } of countRows()) {
    const row = rows.find((one) => one.club.slug === club);
    const is = row === undefined ? 'missing' : `${row.played} played, ${row.points} points, ${row.goalsFor}:${row.goalsAgainst}`;
    const should = `${wanted.played} played, ${wanted.points} points, ${wanted.goalsFor}:${wanted.goalsAgainst}`;
    if (is !== should) faults.push(`${club} in the table: ${is}, not ${should}`);
  }
  if (rows.some(({ points }, index) => points > (rows[index - 1]?.points ?? points))) faults.push('the table is not ordered by points');
  return rows.length;
}

interface CountedRow {
  readonly club: string;
  readonly played: number;
  readonly points: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
}

/** Returns the rows counted from the truth, with three points for a win and one for a draw; awarded matches count, postponed ones do not. */
function countRows(): CountedRow[] {
  return matches.flatMap((match) => [countRow(match, match.home), countRow(match, match.away)]);
}

function countRow(match: PlayedMatch, { slug: club }: MirroredClub): CountedRow {
  const { status, goals } = matchAt(match, end);
  if (status !== 'finished' && status !== 'awarded') return { club, played: 0, points: 0, goalsFor: 0, goalsAgainst: 0 };
  const [goalsFor, goalsAgainst] = club === match.home.slug ? [goals.home, goals.away] : [goals.away, goals.home];
  return { club, played: 1, points: goalsFor > goalsAgainst ? 3 : goalsFor === goalsAgainst ? 1 : 0, goalsFor, goalsAgainst };
}
