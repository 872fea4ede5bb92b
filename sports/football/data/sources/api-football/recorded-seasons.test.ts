import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatOf, loadFormats } from '#data/catalogue/load-formats.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import type { SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { type SeasonTables, seasonTables } from '#domain/tournament/season/season-tables.ts';
import { groupsOfStages } from '#domain/tournament/season/stages/named-groups.ts';
import { reportedStage } from '#domain/tournament/season/stages/reported-stage.ts';
import { call, key } from '#tests/factories/api-football-answers.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { createApiFootballSource } from './api-football-source.ts';

const folder = sharedData('world');
const source = createApiFootballSource({ address: new URL('https://football.test/'), key }, [
  { tournamentId: 'argentina.liga-profesional', leagueId: 128, type: 'league', season: 'calendar-year' },
  { tournamentId: 'international.champions-league', leagueId: 2, type: 'cup', season: 'autumn-spring' },
]);

describe.skipIf(folder === undefined)('seasons that were recorded (skipped where ../shared/data/world is not there)', () => {
  it('Argentina 2025 has the published tables of its Apertura, and matches of its knock-out alone count in none', () => {
    const { tables, uncounted, counts } = tablesOf('fixtures-liga-profesional-argentina-2025.json');
    expect(counts).toEqual({ apertura: 240, clausura: 240 });
    expect(Object.groupBy(uncounted, ({ reason }) => reason)).toEqual({ 'knock-out': expect.objectContaining({ length: 15 }) });
    const published = readJson('standings/liga-profesional-argentina-apertura-2025.json').response[0].league.standings as Standing[][];
    const zones = published.filter((rows) => rows[0]?.group.includes('Apertura'));
    expect(zones).toHaveLength(2);
    const ours = tables
      .filter(({ stage }) => stage === 'apertura')
      .map(({ rows }) => rows.map(({ teamId, points, played }) => ({ id: teamId, points, played })));
    expect(byFirst(ours)).toEqual(
      byFirst(zones.map((rows) => rows.map(({ team, points, all }) => ({ id: team.id, points, played: all.played })))),
    );
  });

  it('the Champions League of 2024-25 has 144 matches in its league phase, and no other match in a table', () => {
    const { uncounted, counts } = tablesOf('fixtures-uefa-champions-league-2024.json');
    expect(counts).toEqual({ 'league-phase': 144 });
    expect(uncounted.filter(({ reason }) => reason === 'no-stage')).toEqual([]);
  });
});

interface Standing {
  readonly team: { readonly id: number };
  readonly points: number;
  readonly group: string;
  readonly all: { readonly played: number };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of the provider as it is.
function readJson(name: string): any {
  return JSON.parse(readFileSync(path.join(folder ?? '', name), 'utf8'));
}

function tablesOf(name: string): SeasonTables & { readonly counts: Readonly<Record<string, number>> } {
  const text = readFileSync(path.join(folder ?? '', 'league-season', name), 'utf8');
  const { matches, problems } = source.read(call, text, new Date('2026-01-15T12:00:00Z'));
  expect(problems).toEqual([]);
  const [first] = matches as readonly FeedMatch[];
  const format = formatOf(loadFormats(), first?.tournamentId ?? '', first?.season ?? '');
  if (format === undefined) throw new Error(`no format of ${name}`);
  const placed = (matches as readonly FeedMatch[]).map(({ home, away, kickoff, score, status, round }) => {
    const told = reportedStage(format, { stage: round?.stage ?? null, part: round?.part ?? null });
    return {
      homeId: Number(home.externalId),
      awayId: Number(away.externalId),
      kickoffUtc: kickoffMoment(kickoff),
      goals: status === 'finished' || status === 'awarded' ? (score?.current ?? null) : null,
      round: round?.stage ?? null,
      groupLabel: round?.group ?? null,
      ...(told === undefined ? {} : { reportedStage: told }),
    } satisfies SeasonMatch & { groupLabel: string | null };
  });
  const clubs = [...new Set(placed.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  const built = seasonTables(format, { clubs, matches: placed, groups: groupsOfStages(placed) });
  const ofStages = Map.groupBy(
    built.tables.filter(({ stage }) => format.stages.some(({ id, kind }) => id === stage && kind !== 'total')),
    ({ stage }) => stage,
  );
  const counts = [...ofStages].map(([stage, tables]) => [stage, new Set(tables.flatMap((table) => table.matches)).size] as const);
  return { ...built, counts: Object.fromEntries(counts) };
}

function byFirst<Row extends { readonly id: number }>(tables: readonly (readonly Row[])[]): (readonly Row[])[] {
  return tables.toSorted((one, other) => (one[0]?.id ?? 0) - (other[0]?.id ?? 0));
}
