import { z } from 'zod';
import type { CourtBatch } from '#data/feeds/court-feed.ts';
import type { FeedProblem } from '#data/feeds/feed.ts';
import { type Doubt, listOf, parsePart } from '../answer.ts';

const sportSchema = z.object({ key: z.string().min(1), active: z.boolean() });

/** Returns the keys of the sports that are in season by an answer to `sports`, with the batch that notes what of it could not be read. */
export function readSports(source: string, text: string): { readonly active: ReadonlySet<string>; readonly batch: CourtBatch } {
  const elements = listOf(source, text);
  const problems: FeedProblem[] = [];
  const active = elements.flatMap((element, index) => {
    const doubts: Doubt[] = [];
    const sport = parsePart(sportSchema, element, '', doubts);
    problems.push(...doubts.map((doubt) => ({ source, row: index + 1, ...doubt })));
    return sport?.active ? [sport.key] : [];
  });
  return { active: new Set(active), batch: { source, rows: elements.length, matches: [], problems, progress: { done: 1, total: 1 } } };
}
