import type { Queryable } from '#data/database/database.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import { getTournament } from '#data/queries/tournament/get-tournament.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import type { PublishedTable } from './published-tables.ts';

/** A difference between a table and the one that the league published. */
export interface TableDifference {
  readonly tournament: string;
  readonly season: string;
  /** The number of a place, or the slug of a club. */
  readonly subject: string;
  readonly what: 'order' | 'points' | 'goal-difference' | 'rows' | 'season';
  readonly computed: string;
  readonly published: string;
}

/** Computes each published table as the site shows it, and returns every difference in points, goal difference or order. */
export async function checkFinalTables(database: Queryable, published: readonly PublishedTable[], now: Date): Promise<TableDifference[]> {
  const differences: TableDifference[] = [];
  for (const table of published) differences.push(...(await checkTable(database, table, now)));
  return differences;
}

async function checkTable(
  database: Queryable,
  { tournament: id, season, rows: published }: PublishedTable,
  now: Date,
): Promise<TableDifference[]> {
  const differ = (what: TableDifference['what'], subject: string | number, computed: unknown, wanted: unknown): TableDifference => ({
    tournament: id,
    season,
    what,
    subject: String(subject),
    computed: String(computed),
    published: String(wanted),
  });
  const [category = '', slug = ''] = id.split('.');
  const tournament = await getTournament(database, category, slug);
  const seasonId = tournament?.seasons.find(({ label }) => label === season)?.id;
  if (tournament === undefined || seasonId === undefined) return [differ('season', season, 'none', 'one')];
  const { compare } = new Intl.Collator('en');
  const [table] = await getSeasonTables(database, { seasonId }, { locale: 'en', today: localDayOf(now, tournament.zone), compare });
  const computed = (table?.rows ?? []).map(({ club, points, goalDifference }) => ({ slug: club.slug, points, goalDifference }));
  const bySlug = new Map(computed.map((row) => [row.slug, row]));
  const differences = computed.length === published.length ? [] : [differ('rows', 'clubs', computed.length, published.length)];
  published.forEach(([club, points, goalDifference], index) => {
    if (computed[index]?.slug !== club) differences.push(differ('order', index + 1, computed[index]?.slug ?? 'nobody', club));
    const row = bySlug.get(club);
    if (row === undefined) return;
    if (row.points !== points) differences.push(differ('points', club, row.points, points));
    if (row.goalDifference !== goalDifference) differences.push(differ('goal-difference', club, row.goalDifference, goalDifference));
  });
  return differences;
}
