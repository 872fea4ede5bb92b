import { combineSeeds, createRandom, hashText, sampleNormal } from '#domain/chance/random.ts';
import type { League } from './league.ts';

const dayMs = 86_400_000;
/** The part of a level's variance that lasts over the seasons. */
const lastingPart = 0.55;
/** Standard deviation in points of a club's form, which is drawn every four weeks. */
const formSpread = 1.4;
const formDays = 28;
/** Standard deviation in points of the clubs' paces around the league's mean total. */
const paceSpread = 2.6;

/** Returns a club's level in points above the mean of its league at a moment. */
export function levelAt(league: League, season: string, slug: string, atMs: number, seed: number): number {
  const normal = (part: string): number =>
    sampleNormal(createRandom(combineSeeds(combineSeeds(seed, hashText(`${league.slug} ${slug}`)), part)));
  const turn = Math.floor(atMs / dayMs / formDays);
  const later = atMs / dayMs / formDays - turn;
  const form = normal(`form ${turn}`) * (1 - later) + normal(`form ${turn + 1}`) * later;
  const lasting = league.spread * Math.sqrt(lastingPart) * normal('lasting');
  return lasting + league.spread * Math.sqrt(1 - lastingPart) * normal(`season ${season}`) + formSpread * form;
}

/** Returns the points that a club's games have above the mean of its league in a season. */
export function paceOf(league: League, season: string, slug: string, seed: number): number {
  return paceSpread * sampleNormal(createRandom(combineSeeds(combineSeeds(seed, hashText(`${league.slug} ${slug}`)), `pace ${season}`)));
}
