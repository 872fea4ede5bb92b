import { describe, expect, it } from 'vitest';
import type { TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { loadTennisCatalogue } from '../data/catalogue/tennis-catalogue.ts';
import { drawOf } from '../domain/draw.ts';
import { gamesWon, isPossibleScore } from '../domain/tennis-score.ts';
import { demonstrationTennis } from './demonstration-tennis.ts';

type Match = TwoSidedMatchOf<'tennis'>;

/* The months around now are enough, and what is played when the tours rest. */
const catalogue = loadTennisCatalogue().filter(({ week, until }) => until !== undefined || (week >= 18 && week <= 28));
const seed = 7;
const tennis = demonstrationTennis(catalogue, seed);
/* The Thursday of the first week of Wimbledon. */
const now = new Date('2026-07-02T15:00:00Z');
const matches = tennis.matchesAt(now);
const over = matches.filter(({ status }) => status === 'finished');
const keyOf = ({ tournamentId, season, round, sides }: Match) =>
  [tournamentId, season, round?.stage, round?.group, sides[0].slug, sides[1].slug].join(' ');
const names = (match: Match) => match.sides.map(({ slug }) => slug);

describe('the tennis of the demonstration', () => {
  it('ends in scores that can be, with about as many retirements and walkovers as tours have', () => {
    const share = (ending: string) => over.filter(({ play }) => play?.ending === ending).length / over.length;
    for (const { play, facts } of over) {
      const { winner, ending, sets } = play ?? {};
      const isPossible = winner !== undefined && ending !== undefined && isPossibleScore({ winner, ending, sets }, facts.bestOf);
      expect(isPossible).toBe(true);
    }
    /* Of the 11,701 matches of the men from 2019 to 2023 284 were retired and 76 were walkovers. */
    expect(share('retired')).toBeGreaterThan(0.015);
    expect(share('retired')).toBeLessThan(0.035);
    expect(share('walkover')).toBeLessThan(0.012);
  });

  it('lets the better ranked win about two matches of three, and favourites as often as their prices say', () => {
    const won = over.filter(({ facts: { ranks }, play }) => (ranks[0] ?? 0) < (ranks[1] ?? 0) === (play?.winner === 0));
    expect(won.length / over.length).toBeGreaterThan(0.6);
    expect(won.length / over.length).toBeLessThan(0.72);
    const closing = over.flatMap(({ play, quotes }) => {
      const quote = quotes.find(({ market, phase }) => market === 'match-winner' && phase === 'closing');
      const [first, second] = quote?.prices ?? [];
      if (typeof first !== 'number' || typeof second !== 'number') return [];
      return [{ expected: Math.max(first, second) / (first + second), isWon: first < second === (play?.winner === 0) }];
    });
    const expected = closing.reduce((sum, each) => sum + each.expected, 0) / closing.length;
    expect(closing.length).toBeGreaterThan(500);
    expect(closing.filter(({ isWon }) => isWon).length / closing.length).toBeCloseTo(expected, 1);
  });

  it('is the same for the same seed, and another for another', () => {
    const [from, until] = [new Date('2026-07-01T12:00:00Z'), new Date('2026-07-01T15:00:00Z')];
    const own = tennis.matchesChangedBetween(from, until);
    expect(demonstrationTennis(catalogue, seed).matchesChangedBetween(from, until)).toEqual(own);
    const other = demonstrationTennis(catalogue, seed + 1).matchesChangedBetween(from, until);
    expect(other.map(keyOf)).not.toEqual(own.map(keyOf));
  });

  it('has winners of one round alone in the next, and nobody in two draws at once', () => {
    const wimbledon = tennis.matchesAt(new Date('2026-07-13T12:00:00Z')).filter((match) => match.tournamentId === 'tennis.wimbledon');
    const ids = new Map(wimbledon.flatMap(names).map((name, index) => [name, index]));
    const idOf = (name: string | undefined) => ids.get(name ?? '') as number;
    const { rounds, others } = drawOf(
      wimbledon
        .filter(({ season }) => season === '2026')
        .map(({ round, sides, play }) => ({
          stage: round?.stage ?? 'final',
          players: [idOf(sides[0].slug), idOf(sides[1].slug)] as const,
          winner: play?.winner,
        })),
      64,
    );
    expect(rounds.map(({ places }) => places.filter(({ match }) => match !== undefined).length)).toEqual([32, 16, 8, 4, 2, 1]);
    expect(others).toEqual([]);
    const onOneDay = over.filter(({ kickoff }) => kickoff.known && kickoff.utc.toISOString().startsWith('2026-05-13')).flatMap(names);
    expect(new Set(onOneDay).size).toBe(onOneDay.length);
  });

  it('tells every change, and no match goes back', () => {
    const known = new Map(matches.map((match) => [keyOf(match), match]));
    let before = now;
    let live = 0;
    for (let minute = 10; minute <= 300; minute += 10) {
      const until = new Date(now.getTime() + minute * 60_000);
      for (const match of tennis.matchesChangedBetween(before, until)) {
        const earlier = known.get(keyOf(match));
        const quotes = [...(earlier?.quotes ?? []), ...match.quotes];
        const [games, earlierGames] = [match, earlier].map((each) => gamesWon(each?.play?.sets ?? []).reduce((sum, won) => sum + won, 0));
        expect(games).toBeGreaterThanOrEqual(earlierGames as number);
        expect(earlier?.status === 'finished').toBe(false);
        if (match.status === 'live') live += 1;
        known.set(keyOf(match), { ...match, quotes });
      }
      before = until;
    }
    expect(live).toBeGreaterThan(20);
    /* What is months old loses its prices and its course without a change. */
    const ordered = (all: Iterable<Match>) =>
      [...all]
        .filter(({ kickoff }) => !kickoff.known || now.getTime() - kickoff.utc.getTime() < 90 * 86_400_000)
        .map((match) => JSON.stringify([keyOf(match), match.status, match.kickoff, match.play, match.course, match.quotes.length]))
        .sort();
    expect(ordered(known.values())).toEqual(ordered(tennis.matchesAt(before)));
  });

  it('stops few matches for rain, none of them indoors, and lets them go on', () => {
    const played = over.filter(
      ({ facts: { court }, kickoff }) => court === 'outdoor' && kickoff.known && kickoff.utc >= new Date('2026-06-29'),
    );
    const moments = Array.from({ length: 4 * 24 * 4 }, (_, quarter) => new Date(Date.parse('2026-06-29T00:00:00Z') + quarter * 900_000));
    const stopped = new Map<string, { readonly match: Match; readonly moment: Date }>();
    for (const moment of moments.slice(1).filter((each) => each <= now)) {
      for (const match of tennis.matchesChangedBetween(new Date(moment.getTime() - 900_000), moment)) {
        if (match.play?.interruption === undefined) continue;
        expect([match.status, match.facts.court, match.play.interruption]).toEqual(['live', 'outdoor', 'rain']);
        stopped.set(keyOf(match), { match, moment });
      }
    }
    expect(stopped.size).toBeGreaterThan(0);
    expect(stopped.size / played.length).toBeLessThan(0.1);
    expect(over.some(({ play }) => play?.interruption !== undefined)).toBe(false);

    const [[key, { match, moment }]] = [...stopped] as [[string, { match: Match; moment: Date }]];
    const everyFiveSeconds = Array.from({ length: (2 * 3_600) / 5 }, (_, step) => new Date(moment.getTime() + step * 5_000));
    let told: Match | undefined;
    for (const at of everyFiveSeconds) {
      told = tennis.matchesChangedBetween(at, new Date(at.getTime() + 5_000)).find((each) => keyOf(each) === key);
      if (told !== undefined) break;
    }
    const { interruption, ...asItStood } = match.play ?? {};
    expect([interruption, told?.play]).toEqual(['rain', asItStood]);
  });

  it('is played at any hour of a European day, even in the weeks in which tours rest', () => {
    for (const hour of ['09', '12', '15', '18']) {
      const moment = new Date(`2026-11-24T${hour}:30:00Z`);
      const changed = tennis.matchesChangedBetween(new Date(moment.getTime() - 5 * 60_000), moment);
      expect(changed.some(({ status }) => status === 'live')).toBe(true);
    }
  });
});
