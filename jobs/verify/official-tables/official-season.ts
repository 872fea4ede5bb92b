import { readFileSync } from 'node:fs';
import { z } from 'zod';

const row = z.object({ position: z.int(), club: z.string(), played: z.int().optional(), points: z.number() });
const fullRow = row.extend({ won: z.int().optional(), gf: z.int().optional(), ga: z.int().optional() });
const openDifference = z.object({ stage: z.string(), rowsDiffer: z.array(z.string()).default([]) });

const officialSeason = z.object({
  tournament: z.string(),
  season: z.string(),
  /** The format, read only for the matches that the figures of the rows cover. */
  format: z.object({ stages: z.array(z.object({ name: z.string(), rowsCount: z.string().optional() })) }).optional(),
  deductions: z
    .array(z.object({ club: z.string(), points: z.int(), date: z.string().nullish(), reason: z.string().nullish() }))
    .nullish()
    .transform((deductions) => deductions ?? []),
  tables: z.array(
    z.object({
      stage: z.string(),
      rows: z.array(fullRow),
      level: z.array(z.object({ points: z.int(), order: z.array(z.string()) })).nullish(),
    }),
  ),
  openDifferences: z
    .array(openDifference)
    .nullish()
    .transform((differences) => differences ?? []),
  snapshots: z
    .array(
      z.object({
        after: z.iso.date(),
        deductionsInForce: z.record(z.string(), z.int()).default({}),
        rows: z.array(row),
      }),
    )
    .nullish()
    .transform((snapshots) => snapshots ?? []),
  carriedIntoPlayoffs: z.array(z.object({ position: z.int(), club: z.string(), points: z.int(), roundedUp: z.boolean() })).nullish(),
});

/** The published tables of a season, with the facts that only their publisher knows: members of groups and deductions. */
export type OfficialSeason = z.infer<typeof officialSeason>;
export type OfficialTable = OfficialSeason['tables'][number];

/** The error of a faulty file of published tables; the message names the file and the field. */
export class OfficialTablesError extends Error {
  readonly code = 'OFFICIAL_TABLES';
  override readonly name = 'OfficialTablesError';
}

/** Reads the file of a season's published tables. */
export function readOfficialSeason(file: string): OfficialSeason {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OfficialTablesError(`${file}: ${(error as Error).message}`, { cause: error });
  }
  const result = officialSeason.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new OfficialTablesError(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}
