import { describe, expect, it } from 'vitest';
import { createRandom, type Random, shuffle } from '#domain/chance/random.ts';
import type { SeasonFacts, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { seasonTables } from '#domain/tournament/season/season-tables.ts';
import type { Carry, Criterion, SeasonFormat, StageFormat, TableFormat } from '#domain/tournament/season-format.ts';
import { createFinalPlaces, numberOfPlaces } from './final-places.ts';
import { planSeason } from './plan-season.ts';
import { createSeasonEnd } from './play-out.ts';
import { isTotal, type SeasonPlan } from './season-plan.ts';

const day = 86_400_000;
const beginning = Date.UTC(2024, 6, 1);
/** Days from the beginning of one stage to that of the next. */
const stageDays = 100;

const counts = ['wins', 'goal-difference', 'goals', 'away-goals', 'away-wins'] as const;

/** Returns some order among level clubs; each begins with the points, but for seasons that were stopped. */
function anOrder(random: Random, before: string | undefined): Criterion[] {
  const headToHead = (): Criterion => ({
    headToHead: shuffle(['points', 'goal-difference', 'goals', 'away-goals', 'wins'] as const, random).slice(0, 1 + random.integer(3)),
    restart: random.integer(2) === 0,
    onceAllPlayed: random.integer(2) === 0,
    over: random.integer(2) === 0 ? 'stage' : 'season',
  });
  const others: Criterion[] =
    before === undefined ? ['extra-match'] : ['rounded-first', 'rounded-last', 'place-before', { leaderOf: before }, 'lots'];
  const criteria = shuffle<Criterion>([...counts, ...others, headToHead(), headToHead()], random).slice(0, 1 + random.integer(4));
  return [random.integer(12) === 0 ? 'points-per-match' : 'points', ...criteria];
}

function aTable(
  random: Random,
  id: string,
  participants: TableFormat['participants'],
  over: Partial<TableFormat>,
  before?: string,
): TableFormat {
  const carries = ['none', 'all', 'half-up', 'half-down', 'fifth-of-lead'] as const;
  const carry: Carry =
    before === undefined
      ? { points: 'none', record: false }
      : { points: carries[random.integer(carries.length)] ?? 'none', record: random.integer(2) === 0 };
  return { id, participants, carry, order: anOrder(random, before), ...over };
}

const places = (stage: string, ...list: readonly number[]) => ({ from: 'places', stage, places: list }) as const;

/** The kinds of formats that the catalogue has, of eight clubs. */
const formats: Readonly<Record<string, (random: Random) => StageFormat[]>> = {
  'one table': (random) => [
    {
      id: 'league',
      kind: 'league',
      tables: [aTable(random, 'league', { from: 'all' }, { meetings: 1 + random.integer(2), pointsForWin: 3 })],
    },
  ],
  'two points for a win': (random) => [
    { id: 'league', kind: 'league', tables: [aTable(random, 'league', { from: 'all' }, { meetings: 2, pointsForWin: 2 })] },
  ],
  'a league of which no format says how often clubs meet': (random) => [
    { id: 'league', kind: 'league', tables: [aTable(random, 'league', { from: 'all' }, {})] },
  ],
  'a table that is split in two': (random) => [
    { id: 'league', kind: 'league', tables: [aTable(random, 'league', { from: 'all' }, { meetings: 2 })] },
    {
      id: 'split',
      kind: 'split',
      tables: [
        aTable(random, 'top', places('league', 1, 2, 3, 4), { meetings: 1 + random.integer(2) }, 'league'),
        aTable(random, 'bottom', places('league', 5, 6, 7, 8), { meetings: 1 }, 'league'),
      ],
    },
  ],
  'a split that leaves clubs out and mixes places, and a knock-out for places': (random) => [
    { id: 'league', kind: 'league', tables: [aTable(random, 'league', { from: 'all' }, { meetings: 1 })] },
    {
      id: 'split',
      kind: 'split',
      tables: [
        aTable(random, 'first', places('league', 2, 4, 5), { meetings: 2 }, 'league'),
        aTable(random, 'second', places('league', 3, 6), { meetings: 1 }, 'league'),
      ],
    },
    { id: 'last', kind: 'knock-out', participants: [places('league', 7, 8)], decidesPlaces: true },
  ],
  'a split of a split': (random) => [
    { id: 'league', kind: 'league', tables: [aTable(random, 'league', { from: 'all' }, { meetings: 1 })] },
    {
      id: 'split',
      kind: 'split',
      tables: [
        aTable(random, 'top', places('league', 1, 2, 3, 4), { meetings: 1 }, 'league'),
        aTable(random, 'bottom', places('league', 5, 6, 7, 8), { meetings: 1 }, 'league'),
      ],
    },
    {
      id: 'final',
      kind: 'split',
      tables: [aTable(random, 'final', { ...places('split', 1, 2, 3), table: 'top' }, { meetings: 2 }, 'split')],
    },
  ],
  'Apertura and Clausura': (random) => [
    { id: 'apertura', kind: 'league', tables: [aTable(random, 'apertura', { from: 'all' }, { meetings: 1 })] },
    { id: 'liguilla', kind: 'knock-out', participants: [places('apertura', 1, 2)] },
    { id: 'clausura', kind: 'league', tables: [aTable(random, 'clausura', { from: 'all' }, { meetings: 1 })] },
  ],
  'Apertura and Clausura with a table of both': (random) => [
    { id: 'apertura', kind: 'league', tables: [aTable(random, 'apertura', { from: 'all' }, { meetings: 1 })] },
    { id: 'clausura', kind: 'league', tables: [aTable(random, 'clausura', { from: 'all' }, { meetings: 1 })] },
    { id: 'annual', kind: 'total', of: ['apertura', 'clausura'], order: anOrder(random, undefined) },
  ],
  'conferences that play each other': (random) => [
    { id: 'season', kind: 'conferences', tables: [aTable(random, 'conference', { from: 'draw' }, { matchesPerClub: 7 })] },
    { id: 'play-offs', kind: 'knock-out', participants: [places('season', 1, 2)] },
  ],
  groups: (random) => [{ id: 'groups', kind: 'groups', tables: [aTable(random, 'group', { from: 'draw' }, { meetings: 2 })] }],
  'a league phase of some matches': (random) => [
    { id: 'phase', kind: 'league', tables: [aTable(random, 'phase', { from: 'all' }, { matchesPerClub: 4 })] },
  ],
};

const clubs = [3, 1, 5, 2, 4, 8, 6, 7];
const groups = [
  { name: 'East', clubs: clubs.slice(0, 4) },
  { name: 'West', clubs: clubs.slice(4) },
];

/** Few goals, so that many clubs end level. */
const goalsOf = (random: Random) => ({ home: random.integer(3), away: random.integer(3) });

/** Returns the matches of a stage in which all of some clubs meet each other a number of times, in a random order from its first day on. */
function roundRobin(random: Random, members: readonly number[], times: number, stage: number): SeasonMatch[] {
  const pairs = members.flatMap((homeId, index) =>
    members
      .slice(index + 1)
      .flatMap((awayId) =>
        Array.from({ length: times }, (_, time) => (time % 2 === 0 ? { homeId, awayId } : { homeId: awayId, awayId: homeId })),
      ),
  );
  return shuffle(pairs, random).map((pair, index) => ({
    ...pair,
    kickoffUtc: new Date(beginning + (stage * stageDays + index) * day),
    goals: goalsOf(random),
  }));
}

/** Returns the matches of the stages whose clubs are known from the first day. */
function firstMatches(random: Random, { stages }: SeasonFormat): SeasonMatch[] {
  return stages.flatMap((stage, index): SeasonMatch[] => {
    if (stage.kind === 'groups') return groups.flatMap(({ clubs: members }) => roundRobin(random, members, 2, index));
    if (stage.kind === 'conferences') return roundRobin(random, clubs, 1, index);
    if (stage.kind !== 'league') return [];
    const [table] = stage.tables;
    if (table?.matchesPerClub === undefined) return roundRobin(random, clubs, table?.meetings ?? 2, index);
    // Two circles in which each club meets two others: four matches each.
    return [1, 2].flatMap((step) =>
      clubs.map((homeId, at) => ({
        homeId,
        awayId: clubs[(at + step) % clubs.length] as number,
        kickoffUtc: new Date(beginning + (index * stageDays + at) * day),
        goals: goalsOf(random),
      })),
    );
  });
}

/** Returns the matches of the stages into which the first is split, drawn up from its end. */
function splitMatches(random: Random, format: SeasonFormat, facts: SeasonFacts): SeasonMatch[] {
  const later: SeasonMatch[] = [];
  for (const [index, stage] of format.stages.entries()) {
    if (stage.kind !== 'split') continue;
    const { tables } = seasonTables(format, { ...facts, matches: [...facts.matches, ...later] });
    for (const { table, rows } of tables.filter((one) => one.stage === stage.id)) {
      const times = stage.tables.find(({ id }) => id === table)?.meetings ?? 1;
      const members = rows.map(({ teamId }) => teamId);
      later.push(...roundRobin(random, members, times, index));
    }
  }
  return later;
}

/** Returns a season at some moment: what has been played, what is known to come, and rulings. */
function aSeason(random: Random, format: SeasonFormat): SeasonFacts {
  const last = format.stages.findLast(({ kind }) => kind === 'split')?.id;
  const settled = shuffle(clubs, random).slice(0, 3 * random.integer(2));
  const facts = {
    clubs,
    groups,
    matches: firstMatches(random, format),
    adjustments: [
      { teamId: 2, points: -1 - random.integer(3), decidedAt: null },
      { teamId: 5, points: random.integer(5) - 2, decidedAt: new Date(beginning + random.integer(20) * day) },
      ...(last === undefined ? [] : [{ teamId: 1, points: -1, decidedAt: new Date(beginning), stage: last }]),
    ],
    settledTies: settled.map((teamId, index) => ({ teamId, rank: index + 1 })),
  };
  const later = random.integer(2) === 0 ? [] : splitMatches(random, format, facts);
  const matches = [...facts.matches, ...later].sort((one, other) => one.kickoffUtc.getTime() - other.kickoffUtc.getTime());
  const isInSplit = later.length > 0;
  const playedUntil = isInSplit ? facts.matches.length + 1 + random.integer(later.length) : random.integer(matches.length + 1);
  const knowsAll =
    isInSplit || format.stages.every((stage) => !('tables' in stage) || stage.tables[0]?.meetings === undefined) || random.integer(2) === 0;
  const stageOf = ({ kickoffUtc }: SeasonMatch) => Math.floor((kickoffUtc.getTime() - beginning) / (stageDays * day));
  const present = stageOf(matches[playedUntil] ?? (matches.at(-1) as SeasonMatch));
  const known = matches.flatMap((match, index): SeasonMatch[] => {
    if (index < playedUntil) return [match];
    if (stageOf(match) > present && format.stages[stageOf(match)]?.kind === 'split') return [];
    return knowsAll || random.integer(2) === 0 ? [{ ...match, goals: null }] : [];
  });
  return { ...facts, matches: known };
}

/** Returns the day of an awaited match by its number in its stage. */
function dayOf(plan: SeasonPlan, format: SeasonFormat, match: number): Date {
  const { kickoffUtc } = plan.awaited[match] ?? {};
  const planned = plan.stages.find((stage) => !isTotal(stage) && stage.matches.includes(plan.played.length + match));
  const stage = format.stages.findIndex(({ id }) => id === planned?.id);
  return kickoffUtc ?? new Date(beginning + (stage * stageDays + stageDays - 5) * day + match);
}

/** Returns the tables and places of an end of the season, by the fast way and by that of pages. */
function bothWays(random: Random, format: SeasonFormat, facts: SeasonFacts, plan: SeasonPlan) {
  const season = createSeasonEnd(plan);
  const holdPlaces = createFinalPlaces(plan.places, plan.clubs.length);
  const ends = [1, 2].map(() => {
    const awaited = plan.awaited.map(({ homeId, awayId }, match) => {
      const goals = goalsOf(random);
      season.enter(match, goals.home, goals.away);
      return { homeId, awayId, goals, kickoffUtc: dayOf(plan, format, match) };
    });
    const later: SeasonMatch[] = [];
    const tables = season.playOut((home, away) => {
      const goals = goalsOf(random);
      const kickoffUtc = new Date(beginning + 10 * stageDays * day + later.length * day);
      later.push({ homeId: plan.clubs[home] as number, awayId: plan.clubs[away] as number, goals, kickoffUtc });
      return goals;
    });
    const known = facts.matches.filter(({ goals }) => goals !== null);
    const over = seasonTables(format, { ...facts, matches: [...known, ...awaited, ...later] });
    const held = new Map<number, number[]>();
    holdPlaces(tables, (club, first) => held.set(first, [...(held.get(first) ?? []), plan.clubs[club] as number]));
    return {
      fast: {
        tables: tables.map(({ stage, table, group, order, pointsOf }) => ({
          stage,
          table,
          group,
          rows: order.map((club) => [plan.clubs[club], pointsOf(club)]),
        })),
        places: [...held].map(([first, holders]) => ({ first: first + 1, clubs: holders })),
        numberOfPlaces: Math.max(...numberOfPlaces(plan.places, tables).values()),
      },
      slow: over,
    };
  });
  // The first end must leave nothing behind.
  return ends[1] as (typeof ends)[number];
}

describe.each(Object.keys(formats))('the fast end of a season: %s', (kind) => {
  it('has the tables and the final places that the pages have', () => {
    const random = createRandom(31);
    let ends = 0;
    for (let number = 0; number < 300; number += 1) {
      const format = { stages: formats[kind]?.(random) ?? [] };
      const facts = aSeason(random, format);
      const plan = planSeason(format, facts);
      if (plan === undefined) continue;
      ends += 1;
      const { fast, slow } = bothWays(random, format, facts, plan);
      const stages = new Set(plan.stages.map(({ id }) => id));
      const tables = slow.tables.filter(({ stage }) => stages.has(stage));
      expect(fast.tables).toEqual(
        tables.map(({ stage, table, group, rows }) => ({ stage, table, group, rows: rows.map(({ teamId, points }) => [teamId, points]) })),
      );
      if (plan.places.of === 'season') {
        expect(fast.places).toEqual(slow.finalOrder.map(({ first, clubs: holders }) => ({ first, clubs: holders })));
        expect(fast.numberOfPlaces).toBe(clubs.length);
      }
      expect(tables.every(({ isComplete }) => isComplete)).toBe(true);
    }
    expect(ends).toBeGreaterThan(200);
  });
});
