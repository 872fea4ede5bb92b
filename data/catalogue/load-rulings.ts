import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { adjustmentReasons } from '#domain/tournament/adjustment-reason.ts';
import { CatalogueError } from './catalogue-error.ts';

/** Tournament of the catalogue (`england.premier-league`) and season. */
const place = { tournament: z.string(), season: z.string().regex(/^\d{4}(-\d\d)?$/) };

const pointAdjustment = z.strictObject({
  ...place,
  club: z.string(),
  points: z.int().refine((points) => points !== 0, 'an adjustment of no points changes nothing'),
  /** Day from which the table includes it; undefined when unknown: it counts from the first match. */
  decidedOn: z.iso.date().optional(),
  /** Stage of the format (data/catalogue/formats) in which it first counts, when that does not follow from its day. */
  stage: z.string().optional(),
  reason: z.enum(adjustmentReasons).optional(),
  /** Reference to the published decision. */
  source: z.string().optional(),
});

/** Clubs that finished level, in the order that was decided between them. */
const settledTie = z.strictObject({
  ...place,
  decidedOn: z.iso.date(),
  clubs: z.array(z.string()).min(2),
  reason: z.enum(['play-off', 'lot']),
});

export type PointAdjustmentRuling = z.infer<typeof pointAdjustment>;

/** Decisions of leagues off the pitch that change a table. */
export interface Rulings {
  readonly pointAdjustments: readonly PointAdjustmentRuling[];
  readonly settledTies: readonly z.infer<typeof settledTie>[];
}

/** Returns the rulings in the catalogue's files, after checking them. */
export function loadRulings(): Rulings {
  const read = (name: string) => {
    const file = new URL(`./rulings/${name}`, import.meta.url);
    return { place: fileURLToPath(file), value: JSON.parse(readFileSync(file, 'utf8')) as unknown };
  };
  const adjustments = read('point-adjustments.json');
  const ties = read('settled-ties.json');
  return {
    pointAdjustments: checkPointAdjustments(adjustments.value, adjustments.place),
    settledTies: checked(z.array(settledTie), ties.value, ties.place),
  };
}

/**
 * Returns the points given or taken in the value of a file.
 *
 * @param place name of the file in errors
 * @throws CatalogueError for a value that does not match the schema, and for two rulings of one key
 */
export function checkPointAdjustments(value: unknown, place: string): readonly PointAdjustmentRuling[] {
  const rulings = checked(z.array(pointAdjustment), value, place);
  const seen = new Set<string>();
  for (const { tournament, season, club, decidedOn, stage } of rulings) {
    const key = [tournament, season, club, decidedOn ?? 'without a date', ...(stage === undefined ? [] : [stage])].join(' ');
    if (seen.has(key)) throw new CatalogueError(`${place}: two rulings for ${key}; add their points up`);
    seen.add(key);
  }
  return rulings;
}

function checked<Output>(schema: z.ZodType<Output>, value: unknown, place: string): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new CatalogueError(`${place}: ${issue?.path.join('.')}: ${issue?.message}`);
}
