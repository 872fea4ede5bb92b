import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CatalogueError } from './load-catalogue.ts';

/** Why a league gave or took points; the words for it are chosen where it is shown. */
export const adjustmentReasons = [
  'financial-rules', 'insolvency', 'unpaid-wages', 'unpaid-tax', 'licensing', 'ineligible-player', 'match-fixing', 'match-not-played',
  'crowd-trouble', 'appeal',
] as const;

const pointAdjustment = z.strictObject({
  /** The catalogue's tournament, `england.premier-league`. */
  tournament: z.string(),
  season: z.string().regex(/^\d{4}(-\d\d)?$/),
  club: z.string(),
  /** The day from which the table shows it. */
  decidedOn: z.iso.date(),
  points: z.int().refine((points) => points !== 0, 'an adjustment of no points changes nothing'),
  reason: z.enum(adjustmentReasons),
});

export type PointAdjustmentRuling = z.infer<typeof pointAdjustment>;

const file = new URL('./rulings/point-adjustments.json', import.meta.url);

/** Points that leagues gave or took by rulings, as the file beside the catalogue tells them. */
export function loadPointAdjustments(): readonly PointAdjustmentRuling[] {
  return checkPointAdjustments(JSON.parse(readFileSync(file, 'utf8')), fileURLToPath(file));
}

/** @param place what an error calls the source of the value */
export function checkPointAdjustments(value: unknown, place: string): readonly PointAdjustmentRuling[] {
  const result = z.array(pointAdjustment).safeParse(value);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new CatalogueError(`${place}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const seen = new Set<string>();
  for (const { tournament, season, club, decidedOn } of result.data) {
    const key = `${tournament} ${season} ${club} ${decidedOn}`;
    if (seen.has(key)) throw new CatalogueError(`${place}: two rulings for ${key}; add their points up`);
    seen.add(key);
  }
  return result.data;
}
