import { z } from 'zod';
import { readSportFile } from '#data/catalogue/sports/read-sport-file.ts';
import { networkOnlySources } from '#data/sources/network-only-sources.ts';
import { courts, surfaces, type Tour, tennisSeries, tours } from '../../domain/tennis-event.ts';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Three letters as scoreboards write them, `GBR`. */
const countryCode = z.string().regex(/^[A-Z]{3}$/);

const tournament = z.strictObject({
  slug,
  name: z.string().min(2),
  tour: z.enum(tours),
  series: z.enum(tennisSeries),
  priority: z.int().min(1).max(999),
  /** The slug of a file in `countries/`; `international` for a country without one. */
  country: slug,
  countryCode,
  town: z.string().min(2),
  surface: z.enum(surfaces),
  court: z.enum(courts),
  /** IANA. */
  zone: z.string(),
  /** The ISO week in which its main draw usually begins, and the day of that week, Monday being 1. */
  week: z.int().min(1).max(52),
  weekday: z.int().min(1).max(7).default(1),
  days: z.int().min(5).max(15),
  /** Players of the main draw of singles. */
  draw: z.int().min(8).max(128),
  /** The last season of the tournament. */
  until: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** Its towns in the files of tennis-data.co.uk, and its names there when the town has several tournaments. */
  locations: z.array(z.strictObject({ town: z.string(), names: z.array(z.string()).min(1).optional() })).min(1),
  feeds: z.partialRecord(z.enum(networkOnlySources), z.array(z.string())).optional(),
});

const tennisCatalogueSchema = z.strictObject({ tournaments: z.array(tournament) });

export type TennisTournament = z.infer<typeof tournament>;

/** Returns the checked tournaments of both tours, the largest first. */
export function loadTennisCatalogue(): readonly TennisTournament[] {
  return readSportFile(new URL('./tennis.json', import.meta.url), tennisCatalogueSchema).tournaments;
}

/**
 * Returns the tournament of a row of tennis-data.co.uk; undefined for one that is not in the catalogue. Sponsors change the name, so the town
 * decides, and the name when the town has several.
 */
export function findTennisTournament(
  tournaments: readonly TennisTournament[],
  tour: Tour,
  { town, name }: { readonly town: string; readonly name: string },
): TennisTournament | undefined {
  const inTown = tournaments.flatMap((tournament) =>
    tournament.tour === tour
      ? tournament.locations.filter((location) => location.town === town).map(({ names }) => ({ tournament, names }))
      : [],
  );
  const found = inTown.find(({ names }) => names?.includes(name)) ?? inTown.find(({ names }) => names === undefined);
  return found?.tournament;
}
