import { z } from 'zod';
import type { FeedProblem } from '#data/feeds/feed.ts';
import type { TwoSidedBatch } from '#data/feeds/two-sided-feed.ts';
import type { RowProblem } from '../../problems-of-row.ts';
import { listOf, parsePart } from '../answer.ts';
import { oddsApiSport, oddsApiSports } from './odds-api-of-sports.ts';

const sportSchema = z.object({ key: z.string().min(1), active: z.boolean(), has_outrights: z.boolean().nullish() });

const ownKeys = oddsApiSports.flatMap((sport) => oddsApiSport({ sport }).ownKeys ?? []);

/**
 * Returns the provider's keys of the competitions in season (it calls them sports), from an answer to `sports`. The batch has no matches. Its problems are
 * elements that could not be read, and competitions in season that are not followed although others of their sport are, for sports with `ownKeys`.
 *
 * @param followed keys of the competitions whose prices or scores are requested
 */
export function readSports(
  source: string,
  text: string,
  followed: ReadonlySet<string>,
): { readonly active: ReadonlySet<string>; readonly batch: TwoSidedBatch } {
  const elements = listOf(source, text);
  const problems: FeedProblem[] = [];
  const watched = ownKeys.filter((keys) => [...followed].some((key) => keys.test(key)));
  const active = elements.flatMap((element, index) => {
    const ofElement: RowProblem[] = [];
    const sport = parsePart(sportSchema, element, '', ofElement);
    problems.push(...ofElement.map((problem) => ({ source, row: index + 1, ...problem })));
    if (sport?.active !== true) return [];
    const { key } = sport;
    if (sport.has_outrights !== true && !followed.has(key) && watched.some((keys) => keys.test(key))) {
      problems.push({ source, row: index + 1, field: 'key', value: key, code: 'unknown-competition', loses: 'file' });
    }
    return [key];
  });
  return { active: new Set(active), batch: { source, rows: elements.length, matches: [], problems, progress: { done: 1, total: 1 } } };
}
