import { describe, expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { sampleCatalogue } from '#tests/factories/sample-catalogue.ts';
import { createDemonstrationFeed, type DemonstrationFeed } from './demonstration-feed.ts';

const now = new Date('2026-11-21T15:20:00Z');

async function readAll(feed: DemonstrationFeed, moment: Date): Promise<FeedMatch[]> {
  const matches: FeedMatch[] = [];
  for await (const batch of feed.read([], { now: moment })) {
    expect(batch.problems).toEqual([]);
    expect(batch.rows).toBe(batch.matches.length);
    matches.push(...batch.matches);
  }
  return matches;
}

const feed = createDemonstrationFeed(sampleCatalogue(), 7);
/** All that is read now. */
const present = await readAll(feed, now);
const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * 3_600_000);
const keyOf = (match: FeedMatch) =>
  `${match.tournamentId} ${match.season} ${match.round?.stage} ${match.round?.matchday} ${match.home.name} ${match.away.name}`;
const kickoffMs = ({ kickoff }: FeedMatch) => (kickoff.known ? kickoff.utc.getTime() : Date.parse(kickoff.day));
const goalsOf = ({ score }: FeedMatch) => (score === undefined ? -1 : score.current.home + score.current.away);

describe('the demonstration', () => {
  it('says the same when asked twice, another feed of that seed too, and otherwise with another seed', async () => {
    expect(await readAll(feed, now)).toEqual(present);
    expect(await readAll(createDemonstrationFeed(sampleCatalogue(), 7), now)).toEqual(present);
    expect(await readAll(createDemonstrationFeed(sampleCatalogue(), 8), now)).not.toEqual(present);
  });

  it('does not depend on what it was asked before, not even across a turn of the year', async () => {
    const other = createDemonstrationFeed(sampleCatalogue(), 7);
    await readAll(other, new Date('2027-01-10T12:00:00Z'));
    expect(await readAll(other, new Date('2026-12-30T12:00:00Z'))).toEqual(await readAll(feed, new Date('2026-12-30T12:00:00Z')));
  });

  it('plays each season of eighteen clubs as a double round, each pair once at either ground', async () => {
    const matches = present.filter(({ tournamentId, season }) => tournamentId === 'germany.upper' && season === '2026-27');
    expect(matches).toHaveLength(306);
    expect(new Set(matches.map(({ home, away }) => `${home.name}|${away.name}`)).size).toBe(306);
  });

  it('tells shots of every finished match, this season and last', async () => {
    for (const match of present.filter(({ status }) => status === 'finished')) {
      const { shots, shotsOnTarget } = match.statistics ?? {};
      for (const side of [0, 1] as const) {
        expect(shotsOnTarget?.[side]).toBeGreaterThanOrEqual(
          side === 0 ? (match.score?.current.home ?? 99) : (match.score?.current.away ?? 99),
        );
        expect(shots?.[side]).toBeGreaterThanOrEqual(shotsOnTarget?.[side] ?? 99);
      }
    }
  });

  it('has last season in full, without prices', async () => {
    const matches = present.filter(({ tournamentId, season }) => tournamentId === 'germany.upper' && season === '2025-26');
    expect(matches).toHaveLength(306);
    for (const match of matches) {
      expect(['finished', 'cancelled', 'abandoned', 'awarded']).toContain(match.status);
      expect(match.quotes).toEqual([]);
    }
  });

  it("plays at the home club's ground", async () => {
    for (const match of present.filter(({ neutralVenue }) => !neutralVenue)) {
      expect(match.venue).toEqual({ name: `Ground ${match.home.name}`, town: `Town ${match.home.name}` });
    }
  });

  it('only ever adds to the story of a match', async () => {
    let before = new Map((await readAll(feed, later(now, -3))).map((match) => [keyOf(match), match]));
    const step = howMany(1, 0.35);
    for (let hours = -3 + step; hours < 5; hours += step) {
      const matches = await readAll(feed, later(now, hours));
      for (const match of matches) {
        const earlier = before.get(keyOf(match));
        if (earlier === undefined) continue;
        expect(goalsOf(match)).toBeGreaterThanOrEqual(goalsOf(earlier));
        if (earlier.status === 'finished') expect(match.score).toEqual(earlier.score);
        expect(match.events?.slice(0, earlier.events?.length ?? 0)).toEqual(earlier.events ?? match.events?.slice(0, 0));
        expect(match.quotes.length).toBeGreaterThanOrEqual(match.status === 'scheduled' ? earlier.quotes.length : 0);
      }
      before = new Map(matches.map((match) => [keyOf(match), match]));
    }
  });

  it("tells a live match by period and minute, and each period's score when it is over", async () => {
    const seen = new Set<string>();
    for (let hours = 0; hours < 24 * 9; hours += 0.4) {
      const { matches } = feed.changesBetween(later(now, hours - 0.05), later(now, hours));
      for (const { status, live, score } of matches) {
        expect(live !== undefined).toBe(status === 'live');
        if (live === undefined) continue;
        seen.add(live.period);
        expect(live.minute).toBeGreaterThan(0);
        expect(score?.halfTime !== undefined).toBe(live.period !== 'first-half');
        expect(score?.fullTime).toEqual(['first-half', 'half-time', 'second-half'].includes(live.period) ? undefined : expect.anything());
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['first-half', 'half-time', 'second-half']));
  });

  it('sends the winners of each cup round, and nobody else, into the next', async () => {
    for (const [tournamentId, rounds] of [
      ['germany.cup', ['round-1', 'round-of-16', 'quarter-final', 'semi-final', 'final']],
      ['international.cup', ['knock-out-play-off', 'round-of-16', 'quarter-final', 'semi-final', 'final']],
    ] as const) {
      const season = present.filter((match) => match.tournamentId === tournamentId && match.season === '2025-26');
      const ofStage = (stage: string) => season.filter(({ round }) => round?.stage === stage);
      expect(ofStage('final')).toHaveLength(1);
      rounds.slice(1).forEach((stage, index) => {
        const decided = decidedTies(ofStage(rounds[index] as string));
        const losers = decided.map(({ loser }) => loser);
        const winners = decided.map(({ winner }) => winner);
        const entrants = ofStage(stage)
          .filter(({ round }) => round?.leg !== 2)
          .flatMap(({ home, away }) => [home.name, away.name]);
        expect(new Set(entrants).size).toBe(entrants.length);
        expect(entrants).toEqual(expect.arrayContaining(winners));
        for (const loser of losers) expect(entrants).not.toContain(loser);
      });
    }
  });

  it('plays the ties of a continental cup on both grounds, the final on one, with more than ninety minutes only where both legs leave it open', async () => {
    const season = present.filter((match) => match.tournamentId === 'international.cup' && match.season === '2025-26');
    const legs = season.filter(({ round }) => round?.leg !== undefined);
    expect(legs).toHaveLength(2 * (8 + 8 + 4 + 2));
    for (const second of legs.filter(({ round }) => round?.leg === 2)) {
      const first = firstLegOf(second, legs);
      expect(kickoffMs(first)).toBeLessThan(kickoffMs(second) - 3 * 86_400_000);
      expect(first.score?.extraTime).toBeUndefined();
      const level =
        (first.score?.fullTime?.home ?? 0) + (second.score?.fullTime?.away ?? 0) ===
        (first.score?.fullTime?.away ?? 0) + (second.score?.fullTime?.home ?? 0);
      expect(second.score?.extraTime !== undefined).toBe(level);
    }
  });

  it('does not know a cup round before the one before it is played', async () => {
    for (let week = 0; week < 52; week += howMany(4, 1)) {
      const matches = await readAll(feed, later(now, week * 168));
      const season = matches.filter((match) => match.tournamentId === 'germany.cup' && match.season === '2026-27');
      const open = new Set(season.filter(({ status }) => status === 'scheduled' || status === 'live').map(({ round }) => round?.stage));
      expect(open.size).toBeLessThanOrEqual(1);
    }
  });

  it('leaves the hour of some matches open until three weeks before', async () => {
    const open = present.filter(({ kickoff }) => !kickoff.known);
    expect(open.length).toBeGreaterThan(10);
    for (const match of open) expect(kickoffMs(match)).toBeGreaterThan(now.getTime() + 20 * 86_400_000);
  });

  it('keeps the prices of the last months when a season has just ended', async () => {
    const june = new Date('2026-06-20T12:00:00Z');
    const ended = (await readAll(feed, june)).filter(({ season, status }) => season === '2025-26' && status === 'finished');
    const daysAgo = (match: FeedMatch) => (june.getTime() - kickoffMs(match)) / 86_400_000;
    const recent = ended.filter((match) => daysAgo(match) < 120);
    expect(recent.length).toBeGreaterThan(100);
    for (const match of recent) expect(match.quotes.length, keyOf(match)).toBeGreaterThanOrEqual(32);
    for (const match of ended.filter((other) => daysAgo(other) > 140)) expect(match.quotes).toEqual([]);
  });

  it('prices matches from seven days before kick-off on, and old ones with the first and last prices of three markets', async () => {
    for (const match of present.filter(({ season }) => season === '2026-27' || season === '2026')) {
      const days = (kickoffMs(match) - now.getTime()) / 86_400_000;
      if (match.status === 'scheduled' && days > 7.5) expect(match.quotes).toEqual([]);
      if (match.status === 'scheduled' && days > 0.1 && days < 4.9) {
        expect(new Set(match.quotes.map(({ bookmaker }) => bookmaker)).size).toBe(8);
        expect(match.quotes.every(({ phase, quotedAt }) => phase !== 'closing' && quotedAt <= now)).toBe(true);
      }
      if (match.status === 'finished' && days < -16 && days > -120) expect(match.quotes).toHaveLength(32);
    }
  });
});

describe('changesBetween', () => {
  it('followed step by step leads to what a full reading says', async () => {
    const known = new Map(present.map((match) => [keyOf(match), match]));
    let moment = now;
    for (let step = 0; step < 400; step += 1) {
      const next = later(moment, 0.25);
      for (const match of feed.changesBetween(moment, next).matches) known.set(keyOf(match), match);
      moment = next;
    }
    const bare = ({ quotes: _, ...match }: FeedMatch) => match;
    for (const match of await readAll(feed, moment)) {
      const followed = known.get(keyOf(match)) as FeedMatch;
      /* Of older matches a full reading no longer says who played. */
      const { lineUps, absences } = followed;
      expect(bare(followed)).toEqual({ lineUps, absences, ...bare(match) });
    }
  });

  it('tells each price once', async () => {
    const end = later(now, 30);
    const quoteCounts = new Map<string, number>();
    let moment = now;
    while (moment < end) {
      const next = later(moment, 0.5);
      for (const match of feed.changesBetween(moment, next).matches)
        quoteCounts.set(keyOf(match), (quoteCounts.get(keyOf(match)) ?? 0) + match.quotes.length);
      moment = next;
    }
    const before = new Map(present.map((match) => [keyOf(match), match]));
    const coming = (await readAll(feed, end)).filter(({ status }) => status === 'scheduled');
    expect(coming.some((match) => (quoteCounts.get(keyOf(match)) ?? 0) > 0)).toBe(true);
    for (const match of coming)
      expect((quoteCounts.get(keyOf(match)) ?? 0) + (before.get(keyOf(match))?.quotes.length ?? 0)).toBe(match.quotes.length);
  });

  it('says nothing of a moment in which nothing happens', () => {
    expect(feed.changesBetween(now, now).matches).toEqual([]);
  });
});

function firstLegOf(second: FeedMatch, legs: readonly FeedMatch[]): FeedMatch {
  const first = legs.find(
    ({ round, home, away }) =>
      round?.leg === 1 && round.stage === second.round?.stage && home.name === second.away.name && away.name === second.home.name,
  );
  if (first === undefined) throw new Error(`${second.home.name} – ${second.away.name} has no first leg`);
  return first;
}

/** Returns the winner and the loser of each tie, by the goals of both legs together when it has two. */
function decidedTies(matches: readonly FeedMatch[]): { winner: string; loser: string }[] {
  return matches
    .filter(({ round }) => round?.leg !== 1)
    .map((last) => {
      const { home, away, score } = last;
      const before = last.round?.leg === 2 ? firstLegOf(last, matches).score?.current : undefined;
      const lead =
        score?.penalties !== undefined
          ? score.penalties.home - score.penalties.away
          : (score?.current.home ?? 0) - (score?.current.away ?? 0) + (before?.away ?? 0) - (before?.home ?? 0);
      if (lead === 0) throw new Error(`${home.name} – ${away.name} has no winner`);
      return lead > 0 ? { winner: home.name, loser: away.name } : { winner: away.name, loser: home.name };
    });
}
