import { z } from 'zod';
import type { FeedBatch, FeedCompetition, FeedProblem } from '#data/feeds/feed.ts';
import { contentOf, problemOf, refusalOf } from './answer.ts';
import { regionOfArea } from './area-regions.ts';

/** The call whose answer lists the competitions. */
export const competitionList = 'competitions';

/** The free plan. */
const freePlan = 'TIER_ONE';

const day = z.iso.date().nullish();
const competition = z.object({
  name: z.string().trim().min(1).max(120),
  code: z.string().trim().min(1).max(20),
  type: z.string(),
  plan: z.string(),
  area: z.object({ name: z.string().trim().min(1), code: z.string().nullish() }),
  currentSeason: z.object({ startDate: day, endDate: day }).nullish(),
});
const list = z.object({
  filters: z.object({ client: z.string().optional() }).optional().catch(undefined),
  competitions: z.array(z.unknown()),
});

/** Returns true for the call for the list of competitions. */
export function isAboutCompetitions(name: string): boolean {
  return name === competitionList;
}

/**
 * Returns the competitions of an answer whose matches the key can read: a list that names its client has only those of the client's plan; from any
 * other list, as sent without a key, those of the free plan.
 *
 * @throws SourceAnswerError when the answer contains no list of competitions
 */
export function readCompetitions(source: string, text: string, now: Date): FeedBatch {
  const content = contentOf(source, text);
  const parsedList = list.safeParse(content);
  if (!parsedList.success) throw refusalOf(source, content, 'competitions');
  const { filters, competitions: elements } = parsedList.data;
  const isOfClient = filters?.client !== undefined;
  const problems: FeedProblem[] = [];
  const listed = new Set<string>();
  const competitions = elements.flatMap((element, index): FeedCompetition[] => {
    const row = index + 1;
    if (!isOfClient && planOf(element) !== freePlan) return [];
    const parsed = competition.safeParse(element);
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => problemOf(issue, element, { source, row })));
      return [];
    }
    const { name, code, type, area, currentSeason } = parsed.data;
    if (listed.has(code)) {
      problems.push({ source, row, field: 'code', value: code, code: 'duplicate-row' });
      return [];
    }
    listed.add(code);
    const region = regionOfArea(area.name, area.code);
    if (region === undefined) {
      problems.push({ source, row, field: 'area', value: `${area.name} ${area.code ?? ''}`.trim().slice(0, 60), code: 'not-this-format' });
      return [];
    }
    return [{ externalId: code, name: name.replace(/\s+/g, ' '), region, ...runOf(type, currentSeason ?? {}, now) }];
  });
  return { source, rows: elements.length, matches: [], competitions, problems, progress: { done: 1, total: 1 } };
}

function planOf(element: unknown): unknown {
  return typeof element === 'object' && element !== null && 'plan' in element ? element.plan : undefined;
}

type Season = NonNullable<z.output<typeof competition>['currentSeason']>;

function runOf(type: string, { startDate, endDate }: Season, now: Date): Pick<FeedCompetition, 'kind' | 'season' | 'coverage'> {
  const kind = type === 'LEAGUE' ? 'league' : 'cup';
  const year = startDate ? Number(startDate.slice(0, 4)) : undefined;
  const isOver = endDate ? endDate < now.toISOString().slice(0, 10) : true;
  return {
    kind,
    season: year !== undefined && endDate && Number(endDate.slice(0, 4)) > year ? 'autumn-spring' : 'calendar-year',
    coverage: {
      now: isOver ? [] : kind === 'league' ? ['results', 'tables'] : ['results'],
      since: {},
      current: year === undefined || isOver ? null : { year, startsOn: startDate ?? null, endsOn: endDate ?? null },
    },
  };
}
