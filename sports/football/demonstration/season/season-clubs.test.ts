import { describe, expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import type { DemonstrationCatalogue, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import { createDemonstrationFeed } from '../feed/demonstration-feed.ts';

const league = (name: string, tier: number, size: number, relegated?: number): DemonstrationTournament => ({
  id: `germany.${name}`,
  type: 'league',
  gender: 'men',
  tier,
  tieBreak: 'goal-difference',
  relegated,
  seasonKind: 'autumn-spring',
  zone: 'Europe/Berlin',
  country: 'germany',
  clubs: Array.from({ length: size }, (_, index) => ({ slug: `${name}-${index}`, name: `${name} ${index}`, country: 'germany' })),
});
const catalogue: DemonstrationCatalogue = {
  tournaments: [league('first', 1, 18, 3), league('second', 2, 20, 2), league('third', 3, 16)],
};
const feed = createDemonstrationFeed(catalogue, 3);

/** Returns all seasons that are over at these moments, with the clubs of each from first to last. */
async function tablesAt(moments: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = new Map<string, readonly string[]>();
  for (const moment of moments) {
    for await (const { matches } of feed.read([], { now: new Date(moment) })) {
      for (const [key, season] of Map.groupBy(matches, ({ tournamentId, season }) => `${tournamentId} ${season}`)) {
        if (season.every(({ status }) => status === 'finished')) tables.set(key, tableOf(season));
      }
    }
  }
  return tables;
}

/** Points, goal difference and goals, counted anew. */
function tableOf(matches: readonly FeedMatch[]): string[] {
  const value = new Map<string, number>();
  for (const { home, away, score } of matches) {
    const { home: scored, away: conceded } = score?.current ?? { home: Number.NaN, away: Number.NaN };
    for (const [club, own, other] of [
      [home.name, scored, conceded],
      [away.name, conceded, scored],
    ] as const) {
      const points = own > other ? 3 : own === other ? 1 : 0;
      value.set(club, (value.get(club) ?? 0) + points * 1e6 + (own - other) * 1e3 + own);
    }
  }
  return [...value].sort(([, one], [, other]) => other - one).map(([club]) => club);
}

describe('the clubs of a season', async () => {
  const tables = await tablesAt(['2026-08-30T12:00:00Z', '2027-08-30T12:00:00Z', '2028-08-30T12:00:00Z']);
  const clubs = (key: string) => tables.get(key) ?? [];

  it('are those of the catalogue in even years', () => {
    for (const { id, clubs: listed } of catalogue.tournaments)
      expect([...clubs(`${id} 2026-27`)].sort()).toEqual(listed.map(({ name }) => name).sort());
  });

  it.each([
    ['2025-26', '2026-27'],
    ['2026-27', '2027-28'],
  ])('follow from the tables: from %s to %s the last go down and the first come up, and nobody else moves', (before, after) => {
    for (const [upper, lower, places] of [
      ['germany.first', 'germany.second', 3],
      ['germany.second', 'germany.third', 2],
    ] as const) {
      const down = clubs(`${upper} ${before}`).slice(-places);
      const up = clubs(`${lower} ${before}`).slice(0, places);
      expect(clubs(`${lower} ${after}`)).toEqual(expect.arrayContaining(down));
      expect(clubs(`${upper} ${after}`)).toEqual(expect.arrayContaining(up));
      const stayed = clubs(`${upper} ${before}`).filter((club) => clubs(`${upper} ${after}`).includes(club));
      expect(stayed.length).toBe(upper === 'germany.first' ? 15 : 15);
    }
  });
});
