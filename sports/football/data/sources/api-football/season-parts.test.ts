import { expect, it } from 'vitest';
import { getSeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { answer, call, key, sample } from '#tests/factories/api-football-answers.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createApiFootballSource } from './api-football-source.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2026-02-01T12:00:00Z');
const source = createApiFootballSource({ address: new URL('https://football.test/'), key }, [
  { tournamentId: 'mexico.liga-mx', leagueId: 262, type: 'league', season: 'autumn-spring' },
  { tournamentId: 'uruguay.primera-division', leagueId: 268, type: 'league', season: 'calendar-year' },
]);
const clubs = {
  america: { id: 2287, name: 'Club America' },
  guadalajara: { id: 2278, name: 'Guadalajara Chivas' },
  nacional: { id: 2356, name: 'Club Nacional' },
  penarol: { id: 2348, name: 'Penarol' },
};

function finished(id: number, date: string, league: object, home: object, away: object) {
  return sample({ id, status: 'FT', goals: [2, 1], fulltime: [2, 1], fixture: { date }, league, teams: { home, away } });
}

async function store(...matches: readonly object[]) {
  await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, source.read(call, answer(...matches), now).matches);
}

async function tablesOf(tournament: string) {
  const { rows } = await db.query<{ id: number }>(
    'select s.id from seasons s join tournaments t on t.numeric_id = s.tournament_id where t.id = $1',
    [tournament],
  );
  const reading = { locale: 'en', today: localDayOf(now, 'UTC'), compare: (first: string, second: string) => first.localeCompare(second) };
  const { tables } = await getSeasonStages(db, { seasonId: rows[0]?.id ?? 0 }, reading);
  return tables.map(({ stage, group, rows: ofTable }) => [stage, group, ofTable.map((row) => `${row.club.name} ${row.points}`)]);
}

it('counts a match in the part of the season that the name of its round tells', async () => {
  const league = { id: 262, season: 2025, round: 'Clausura - 3' };
  await store(finished(1, '2026-01-24T03:00:00+00:00', league, clubs.america, clubs.guadalajara));
  const tables = await tablesOf('mexico.liga-mx');
  expect(tables).toContainEqual(['clausura', null, ['Club América 3', 'Guadalajara 0']]);
  expect(tables).toContainEqual(['apertura', null, ['Club América 0', 'Guadalajara 0']]);
});

it('keeps the part of the season when another source does not name it', async () => {
  const { round: _, ...match } = feedMatch('América', 'Guadalajara', '2026-01-24T03:00:00Z', {
    tournamentId: 'mexico.liga-mx',
    season: '2025-26',
    ...ended(2, 1),
  });
  await ingestAnswer(db, { name: 'football-data-org', isSimulated: false }, now, [match]);
  const { rows } = await db.query<{ part: string }>('select part from matches');
  expect(rows).toEqual([{ part: 'clausura' }]);
  await ingestAnswer(db, { name: 'football-data-org', isSimulated: false }, now, [{ ...match, round: { stage: 'matchday', matchday: 3 } }]);
  expect(await tablesOf('mexico.liga-mx')).toContainEqual(['clausura', null, ['Club América 3', 'Guadalajara 0']]);
});

it('has the groups of a part of the season as its matches name them, whatever groups there were before', async () => {
  const league = { id: 268, season: 2025 };
  await store(
    finished(2, '2025-02-01T20:00:00+00:00', { ...league, round: 'Apertura - 1' }, clubs.nacional, clubs.penarol),
    finished(3, '2025-06-01T20:00:00+00:00', { ...league, round: 'Group B - Intermediate Round - 1' }, clubs.penarol, clubs.nacional),
  );
  await db.query("update season_entries set group_label = 'A'");
  expect(await tablesOf('uruguay.primera-division')).toEqual([
    ['apertura', null, ['Nacional 3', 'Peñarol 0']],
    ['intermedio', 'B', ['Peñarol 3', 'Nacional 0']],
    ['clausura', null, ['Nacional 0', 'Peñarol 0']],
    ['annual-table', null, ['Nacional 3', 'Peñarol 3']],
  ]);
});
