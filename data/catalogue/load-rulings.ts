import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CatalogueError } from './load-catalogue.ts';

/** The reasons for which a league gives or takes points. */
const adjustmentReasons = [
  'financial-rules',
  'insolvency',
  'unpaid-wages',
  'unpaid-tax',
  'licensing',
  'ineligible-player',
  'match-fixing',
  'match-not-played',
  'crowd-trouble',
  'appeal',
] as const;

/** The catalogue's tournament (`england.premier-league`), and the day from which the table shows the decision. */
const decision = {
  tournament: z.string(),
  season: z.string().regex(/^\d{4}(-\d\d)?$/),
  decidedOn: z.iso.date(),
};

const pointAdjustment = z.strictObject({
  ...decision,
  club: z.string(),
  points: z.int().refine((points) => points !== 0, 'an adjustment of no points changes nothing'),
  reason: z.enum(adjustmentReasons),
});

/** Clubs that finished level, in the order that was settled between them. */
const settledTie = z.strictObject({ ...decision, clubs: z.array(z.string()).min(2), reason: z.enum(['play-off', 'lot']) });

export type PointAdjustmentRuling = z.infer<typeof pointAdjustment>;

/** Decisions of leagues off the pitch that change a table. */
export interface Rulings {
  readonly pointAdjustments: readonly PointAdjustmentRuling[];
  readonly settledTies: readonly z.infer<typeof settledTie>[];
}

/** Reads and checks the rulings beside the catalogue. */
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

/** @param place what an error calls the source of the value */
export function checkPointAdjustments(value: unknown, place: string): readonly PointAdjustmentRuling[] {
  const rulings = checked(z.array(pointAdjustment), value, place);
  const seen = new Set<string>();
  for (const { tournament, season, club, decidedOn } of rulings) {
    const key = `${tournament} ${season} ${club} ${decidedOn}`;
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
