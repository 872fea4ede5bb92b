import { z } from 'zod';
import type { EnteredPoints } from '#data/commands/rulings/enter-points.ts';
import type { MatchRuling } from '#data/commands/rulings/rule-on-match.ts';
import { adjustmentReasons } from '#domain/tournament/adjustment-reason.ts';
import { readOptions, UsageError } from './command-line.ts';

const usage = [
  'npm run ruling -- deduct <competition> <season> <club> <points> [--on 2026-02-05] [--reason …] [--stage …] [--source "…"]',
  'npm run ruling -- give <competition> <season> <club> <points> (as deduct)',
  'npm run ruling -- award <match> <score, such as 3-0> [--source "…"]',
  'npm run ruling -- annul <match> [--source "…"]',
  'npm run ruling -- accept <competition> <season> <club>: points that tables of sources have (npm run sources)',
  'npm run ruling -- refuse <competition> <season> <club>',
  'npm run ruling -- result <match> <source whose result is right>',
  'npm run ruling -- kickoff <match> <source whose kick-off is right>',
  'npm run ruling -- undo <ruling, such as p12>',
  'npm run ruling -- list',
  'npm run ruling -- unsourced',
  `Competitions are called as england.championship, clubs and matches by the last part of their addresses; reasons are ${adjustmentReasons.join(', ')}.`,
  'Each takes --actor "Name" of the person who decides, for npm run audit; without it, it is the user of this machine.',
].join('\n');

/** A call of `npm run ruling`. */
export type RulingCall =
  | ({ readonly task: 'points' } & EnteredPoints)
  | ({ readonly task: 'match' } & MatchRuling)
  | { readonly task: 'accept' | 'refuse'; readonly tournament: string; readonly season: string; readonly club: string }
  | { readonly task: 'result' | 'kickoff'; readonly match: string; readonly source: string }
  | { readonly task: 'undo'; readonly name: string }
  | { readonly task: 'list' }
  | { readonly task: 'unsourced' };

const options = { on: { type: 'string' }, reason: { type: 'string' }, stage: { type: 'string' }, source: { type: 'string' } } as const;
const words = {
  season: z.string().regex(/^\d{4}(-\d\d)?$/, 'a season is written 2025-26, or 2025 where it is a year'),
  points: z.string().regex(/^[1-9]\d{0,2}$/, 'points are written as a whole number from 1 to 999, without a sign'),
  score: z.string().regex(/^\d{1,2}-\d{1,2}$/, 'a score is written 3-0, the home side first'),
  on: z.iso.date('a day is written 2026-02-05').optional(),
  reason: z.enum(adjustmentReasons, `a reason is one of ${adjustmentReasons.join(', ')}`).optional(),
};

/**
 * Returns the ruling that a call of `npm run ruling` requests.
 *
 * @throws UsageError with the fault of the call and its usage
 */
export function readRulingCall(args: readonly string[]): RulingCall {
  const { positionals, values } = readOptions(args, { allowPositionals: true, options }, usage);
  const [task, ...rest] = positionals;
  const [first, second, club, points] = rest;
  const { source: evidence, stage } = values;
  const given = Object.keys(values);
  if ((task === 'deduct' || task === 'give') && rest.length === 4 && first && second && club && points) {
    const size = Number(checked(words.points, points));
    return {
      task: 'points',
      tournament: first,
      season: checked(words.season, second),
      club,
      points: task === 'give' ? size : -size,
      decidedOn: checked(words.on, values.on),
      stage,
      reason: checked(words.reason, values.reason),
      evidence,
    };
  }
  const ofMatch = given.every((name) => name === 'source');
  if (task === 'award' && rest.length === 2 && first && second && ofMatch) {
    const [home, away] = checked(words.score, second).split('-').map(Number) as [number, number];
    return { task: 'match', match: first, score: { home, away }, evidence };
  }
  if (task === 'annul' && rest.length === 1 && first && ofMatch) return { task: 'match', match: first, score: null, evidence };
  if ((task === 'accept' || task === 'refuse') && rest.length === 3 && first && second && club && given.length === 0) {
    return { task, tournament: first, season: checked(words.season, second), club };
  }
  if ((task === 'result' || task === 'kickoff') && rest.length === 2 && first && second && given.length === 0) {
    return { task, match: first, source: second };
  }
  if (task === 'undo' && rest.length === 1 && first && given.length === 0) return { task, name: first };
  if ((task === 'list' || task === 'unsourced') && rest.length === 0 && given.length === 0) return { task };
  throw new UsageError(usage);
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new UsageError(`"${value}": ${result.error.issues[0]?.message}\n${usage}`);
}
