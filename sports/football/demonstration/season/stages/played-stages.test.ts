import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { formatOf, loadFormats } from '#data/catalogue/load-formats.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { isKnockOut } from '#domain/tournament/round.ts';
import type { NamedGroup, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { type SeasonTables, seasonTables } from '#domain/tournament/season/season-tables.ts';
import { itThoroughly } from '#tests/factories/how-many.ts';
import { toDemonstrationCatalogue } from '../../catalogue/to-demonstration-catalogue.ts';
import { createDemonstrationFeed } from '../../feed/demonstration-feed.ts';
import { type PlannedMatch, playOf } from '../planned-match.ts';
import { Seasons } from '../seasons.ts';

const formats = loadFormats();
const countries = new Set(['argentina', 'austria', 'belgium', 'czechia', 'greece', 'mexico', 'scotland', 'uruguay', 'usa']);
const whole = toDemonstrationCatalogue(loadCatalogue(), formats);
const catalogue = { tournaments: whole.tournaments.filter(({ country, type }) => countries.has(country) && type === 'league') };
/** A day by which every season that began in the year before is over. */
const july = new Date('2026-07-05T12:00:00Z');

/** Returns the matches of all seasons that are reported in July, by league and season. */
async function readInJuly(seed: number): Promise<ReadonlyMap<string, readonly FeedMatch[]>> {
  const matches: FeedMatch[] = [];
  for await (const batch of createDemonstrationFeed(catalogue, seed).read([], { now: july })) matches.push(...batch.matches);
  return Map.groupBy(matches, ({ tournamentId, season }) => `${tournamentId} ${season}`);
}

/** Returns a season's tables as computed by the site: from the matches with their rounds, and the groups of its clubs. */
function tablesOf(
  league: string,
  season: string,
  matches: readonly FeedMatch[],
): SeasonTables & { readonly nameOf: (id: number) => string } {
  const format = formatOf(formats, league, season);
  if (format === undefined) throw new Error(`${league} has no format in ${season}`);
  const names = [...new Set(matches.flatMap(({ home, away }) => [home.name, away.name]))].sort();
  const idOf = (name: string) => names.indexOf(name) + 1;
  const groupOf = new Map<string, string>();
  for (const { round, home, away } of matches) {
    for (const { name, group = round?.group } of [home, away]) if (group !== undefined) groupOf.set(name, group);
  }
  const groups = [...Map.groupBy(groupOf, ([, group]) => group)].map(
    ([name, members]): NamedGroup => ({ name, clubs: members.map(([club]) => idOf(club)) }),
  );
  const facts = matches.map(
    ({ home, away, kickoff, score, round }): SeasonMatch => ({
      homeId: idOf(home.name),
      awayId: idOf(away.name),
      kickoffUtc: kickoff.known ? kickoff.utc : new Date(kickoff.day),
      goals: score?.fullTime ?? null,
      round: round?.stage ?? null,
    }),
  );
  return { ...seasonTables(format, { clubs: names.map(idOf), matches: facts, groups }), nameOf: (id) => names[id - 1] as string };
}

const inJuly = await readInJuly(11);

describe('a season that is over', () => {
  it.each([
    // Twelve clubs meet three times, 33 rounds of six; then two halves once, five rounds of six.
    ['scotland.premiership', '2025-26', 33 * 6 + 5 * 6, 0, 3],
    // Twelve clubs meet twice, 22 rounds of six; then two halves twice, ten rounds of six.
    ['austria.bundesliga', '2025-26', 22 * 6 + 10 * 6, 0, 3],
    // Sixteen clubs meet twice; then six, six and four of them twice: 240 + 30 + 30 + 12.
    ['belgium.pro-league', '2025-26', 240 + 30 + 30 + 12, 0, 4],
    // Fourteen clubs meet twice; then four, four and six of them twice.
    ['greece.super-league', '2025-26', 182 + 12 + 12 + 30, 0, 4],
    // Sixteen clubs meet twice, and two groups of six once more. Four clubs in between play two ties, and their winners one, over two legs.
    ['czechia.chance-liga', '2025-26', 240 + 15 + 15, 3 * 2, 3],
    // Eighteen clubs meet once in each half; of ten, four play for the last two places among eight, who play seven ties of two legs.
    ['mexico.liga-mx', '2025-26', 153 + 153, 2 * (2 + 7 * 2), 2],
    // Two zones of fifteen have sixteen rounds in each half; sixteen clubs play fifteen ties.
    ['argentina.liga-profesional', '2025', 2 * 16 * 15, 2 * 15, 5],
    // Sixteen clubs meet once, in two groups of eight, and once more.
    ['uruguay.primera-division', '2025', 120 + 28 + 28 + 120, 0, 5],
    // Two conferences of fifteen have 34 rounds; the eighth and ninth of each play for the last place among sixteen.
    ['usa.mls', '2025', 34 * 15, 2 + 15, 2],
  ])('of %s %s has %i matches in its tables and %i beside them', (league, season, inTables, beside, tableCount) => {
    const matches = inJuly.get(`${league} ${season}`) ?? [];
    const { tables, uncounted } = tablesOf(league, season, matches);
    expect(matches.filter(({ round }) => round !== undefined && isKnockOut(round.stage))).toHaveLength(beside);
    expect(uncounted.map(({ reason }) => reason)).toEqual(new Array(beside).fill('knock-out'));
    expect(matches).toHaveLength(inTables + beside);
    expect(tables).toHaveLength(tableCount);
    expect(tables.filter(({ isComplete }) => !isComplete)).toEqual([]);
  });
});

/** Returns the names of the clubs in some matches. */
const playersOf = (matches: readonly FeedMatch[]) => [...new Set(matches.flatMap(({ home, away }) => [home.name, away.name]))].sort();

describe('a later stage', () => {
  it('is played by those who hold its places in the table of the stage before', () => {
    const matches = inJuly.get('scotland.premiership 2025-26') ?? [];
    const regular = tablesOf(
      'scotland.premiership',
      '2025-26',
      matches.filter(({ round }) => round?.stage === 'matchday'),
    );
    const order = regular.tables[0]?.rows.map(({ teamId }) => regular.nameOf(teamId)) ?? [];
    const ofRound = (stage: string) => matches.filter(({ round }) => round?.stage === stage);
    expect(order).toHaveLength(12);
    expect(playersOf(ofRound('championship-round'))).toEqual(order.slice(0, 6).sort());
    expect(playersOf(ofRound('relegation-round'))).toEqual(order.slice(6).sort());
    // Each of six meets the five others once, in rounds 34 to 38.
    expect(ofRound('championship-round').map(({ round }) => round?.matchday)).toEqual(
      [34, 35, 36, 37, 38].flatMap((day) => [day, day, day]),
    );
  });

  it('is played by the first nine of each conference, who meet in the final alone', () => {
    const matches = inJuly.get('usa.mls 2025') ?? [];
    const { tables, nameOf } = tablesOf('usa.mls', '2025', matches);
    const knockOut = matches.filter(({ round }) => round !== undefined && isKnockOut(round.stage));
    expect(tables.map(({ group }) => group).sort()).toEqual(['Eastern Conference', 'Western Conference']);
    for (const { rows } of tables) {
      expect(rows).toHaveLength(15);
      expect(rows.map(({ played }) => played)).toEqual(new Array(15).fill(34));
    }
    expect(playersOf(knockOut)).toEqual(tables.flatMap(({ rows }) => rows.slice(0, 9).map(({ teamId }) => nameOf(teamId))).sort());
    for (const { round, home, away } of knockOut) expect(home.group === away.group).toBe(round?.stage !== 'final');
  });

  it('lets the first play the last of those who go on, with the second leg at home', () => {
    const matches = inJuly.get('mexico.liga-mx 2025-26') ?? [];
    const { tables, nameOf } = tablesOf('mexico.liga-mx', '2025-26', matches);
    const [first, eighth] = [0, 7].map((index) => nameOf(tables[0]?.rows[index]?.teamId ?? 0));
    const [opening] = matches
      .filter(({ round, away }) => round?.stage === 'quarter-final' && round.leg === 1 && away.name === first)
      .sort((one, other) => dayOf(one) - dayOf(other));
    const fromPlayIn = matches.filter(({ round }) => round?.stage === 'knock-out-play-off').slice(0, 2);
    expect(playersOf(fromPlayIn)).toContain(eighth);
    expect(playersOf(fromPlayIn)).toContain(opening?.home.name);
  });
});

const dayOf = ({ kickoff }: FeedMatch) => (kickoff.known ? kickoff.utc.getTime() : Date.parse(kickoff.day));

/** Returns the matches of a league's last season before July whose pairs are known by then, in the order of their kick-offs. */
function plannedInJuly(league: string): readonly PlannedMatch[] {
  const tournament = catalogue.tournaments.find(({ id }) => id === league);
  if (tournament === undefined) throw new Error(`no league ${league}`);
  const { previous } = new Seasons(catalogue, 11).shownAt(tournament, july.getTime());
  return [...previous].sort((one, other) => one.kickoffMs - other.kickoffMs);
}

const leagues = ['scotland.premiership', 'czechia.chance-liga', 'mexico.liga-mx', 'argentina.liga-profesional', 'usa.mls'];
const planned = new Map(leagues.map((league) => [league, plannedInJuly(league)]));
const plannedIn = (league: string) => planned.get(league) as readonly PlannedMatch[];
const hourMs = 3_600_000;

it.each(leagues)('%s tells a stage when the one before is over, and before the first of its matches', (league) => {
  const matches = plannedIn(league);
  const late = matches.filter(({ drawnMs, kickoffMs }) => kickoffMs - drawnMs <= 12 * hourMs);
  const early = matches.filter(({ drawnMs }) =>
    // A match of an earlier stage ends after the later one is reported.
    matches.some((earlier) => earlier.drawnMs < drawnMs && earlier.kickoffMs + 3 * hourMs >= drawnMs),
  );
  expect({ late, early }).toEqual({ late: [], early: [] });
});

it('tells the halves of Scotland at the moment at which they are known, and not before', () => {
  const split = plannedIn('scotland.premiership').filter(({ round }) => round.stage === 'championship-round');
  const [drawnMs = 0] = split.map((match) => match.drawnMs);
  const [scotland] = catalogue.tournaments.filter(({ id }) => id === 'scotland.premiership');
  const seasons = new Seasons(catalogue, 11);
  const stagesAt = (nowMs: number) =>
    new Set(
      seasons.shownAt(scotland as NonNullable<typeof scotland>, nowMs).current.map(({ season, round }) => `${season} ${round.stage}`),
    );
  expect([...stagesAt(drawnMs - 1)]).toEqual(['2025-26 matchday']);
  expect([...stagesAt(drawnMs)].sort()).toEqual(['2025-26 championship-round', '2025-26 matchday', '2025-26 relegation-round']);
});

it.each(leagues)('%s gives clubs a day of rest before each match of a tie and of a new stage', (league) => {
  const last = new Map<string, PlannedMatch>();
  for (const match of plannedIn(league)) {
    for (const { slug } of [match.home, match.away]) {
      const before = last.get(slug);
      const isNew = isKnockOut(match.round.stage) || before?.drawnMs !== match.drawnMs;
      if (isNew && before !== undefined) expect(match.kickoffMs - before.kickoffMs, slug).toBeGreaterThan(36 * hourMs);
      last.set(slug, match);
    }
  }
});

it.each(['mexico.liga-mx', 'argentina.liga-profesional', 'usa.mls', 'czechia.chance-liga'])(
  '%s lets the winners of ties go on, and nobody else',
  (league) => {
    const rounds = [
      ...Map.groupBy(
        plannedIn(league).filter(({ round }) => isKnockOut(round.stage)),
        ({ drawnMs }) => drawnMs,
      ).values(),
    ];
    for (const ofStage of rounds) {
      const out = new Set<string>();
      for (const match of ofStage) {
        for (const { slug } of [match.home, match.away]) expect(out.has(slug), slug).toBe(false);
        if (!match.mustHaveWinner) continue;
        const { winner } = playOf(match);
        expect(winner).not.toBe('draw');
        out.add(winner === 'home' ? match.away.slug : match.home.slug);
      }
      // All clubs go out but one.
      expect(out.size).toBe(new Set(ofStage.flatMap(({ home, away }) => [home.slug, away.slug])).size - 1);
    }
    expect(rounds.length).toBeGreaterThan(0);
  },
);

itThoroughly(
  'comes to whole tables with other results too',
  async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      for (const [key, matches] of await readInJuly(seed)) {
        const [league = '', season = ''] = key.split(' ');
        if (formatOf(formats, league, season) === undefined || (season !== '2025-26' && season !== '2025')) continue;
        const { tables, uncounted } = tablesOf(league, season, matches);
        expect(
          tables.filter(({ isComplete }) => !isComplete).map(({ table }) => table),
          key,
        ).toEqual([]);
        expect(
          uncounted.filter(({ reason }) => reason !== 'knock-out'),
          key,
        ).toEqual([]);
      }
    }
  },
  120_000,
);
