import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CatalogueError } from '#data/catalogue/catalogue-error.ts';
import { broadcastAccesses, broadcastExtents, broadcastMedia } from '#domain/broadcast/broadcast.ts';
import { type CoveredCountry, coveredCountries } from '#domain/broadcast/covered-countries.ts';
import type { BroadcastRight } from './broadcast-right.ts';

const rightSchema = z
  .strictObject({
    tournaments: z.array(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/)).min(1),
    channel: z.string().trim().min(2).max(40),
    medium: z.enum(broadcastMedia),
    access: z.enum(broadcastAccesses),
    extent: z.enum(broadcastExtents),
    fromDay: z.iso.date(),
    toDay: z.iso.date(),
    sources: z.array(z.url({ protocol: /^https$/ })).min(1),
    reviewedOn: z.iso.date(),
  })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, { path: ['toDay'], message: 'is before fromDay' });

/** Returns all broadcasting rights from `rights`, which has one file per country, after checking them. */
export function loadBroadcastRights(): BroadcastRight[] {
  return coveredCountries.flatMap((country) => {
    const file = new URL(`./rights/${country.toLowerCase()}.json`, import.meta.url);
    return checkBroadcastRights(JSON.parse(readFileSync(file, 'utf8')), country, fileURLToPath(file));
  });
}

/**
 * Returns the rights of a country from the value of its file.
 *
 * @param place name of the file in errors
 * @throws CatalogueError for a value that does not match the schema, and for a channel with the same right twice on a day
 */
export function checkBroadcastRights(value: unknown, country: CoveredCountry, place: string): BroadcastRight[] {
  const result = z.array(rightSchema).safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new CatalogueError(`${place}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const rights = result.data.flatMap(({ tournaments, sources, ...right }) =>
    tournaments.map((tournament) => ({ ...right, tournament, country, source: sources.join(' ') })),
  );
  for (const [index, right] of rights.entries()) {
    const twin = rights
      .slice(0, index)
      .find((other) => isSameChannel(other, right) && other.fromDay <= right.toDay && right.fromDay <= other.toDay);
    if (twin !== undefined)
      throw new CatalogueError(`${place}: ${right.channel} has ${right.tournament} twice on ${later(twin.fromDay, right.fromDay)}`);
  }
  return rights;
}

function isSameChannel(first: BroadcastRight, second: BroadcastRight): boolean {
  return first.tournament === second.tournament && first.channel === second.channel && first.medium === second.medium;
}

function later(first: string, second: string): string {
  return first > second ? first : second;
}
