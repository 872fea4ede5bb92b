import { z } from 'zod';
import type { CompetitionCoverage, CoveredFact, FeedBatch, FeedCompetition, FeedProblem } from '#data/feeds/feed.ts';
import { listOf, problemIn } from '#data/sources/api-sports-answer.ts';
import { id } from './answer.ts';
import { regionOfCountry } from './country-regions.ts';

/** The call whose answer lists all competitions with their seasons. */
export const competitionList = 'leagues';

const flags = z.object({
  fixtures: z.object({ events: z.boolean(), lineups: z.boolean(), statistics_fixtures: z.boolean() }),
  standings: z.boolean(),
  injuries: z.boolean(),
  odds: z.boolean(),
});
const season = z.object({
  year: z.int().min(1900).max(2999),
  start: z.iso.date().nullable(),
  end: z.iso.date().nullable(),
  current: z.boolean(),
  coverage: flags,
});
type Season = z.output<typeof season>;

const competition = z.object({
  league: z.object({ id, name: z.string().trim().min(1).max(120), type: z.enum(['League', 'Cup']) }),
  country: z.object({ name: z.string().trim().min(1), code: z.string().nullish() }),
  seasons: z.array(season),
});

/** Returns true for the call for the list of all competitions. */
export function isAboutCompetitions(name: string): boolean {
  return name === competitionList;
}

/**
 * Returns all competitions of an answer: their names, countries and kinds, the part of the year in which their seasons are played, and the data that
 * the provider has of them since when.
 *
 * @param only the numbers configured by the operator; undefined for all. One that is missing from the list is a problem
 * @throws SourceAnswerError when the answer is not a complete list
 */
export function readCompetitions(source: string, text: string, only?: ReadonlySet<number>): FeedBatch {
  const elements = listOf(source, text);
  const problems: FeedProblem[] = [];
  const listed = new Set<number>();
  const competitions = elements.flatMap((element, index): FeedCompetition[] => {
    const row = index + 1;
    const parsed = competition.safeParse(element);
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => ({ source, row, ...problemIn(issue, element) })));
      return [];
    }
    const { league, country, seasons } = parsed.data;
    if (listed.has(league.id)) {
      problems.push({ source, row, field: 'league.id', value: String(league.id), code: 'duplicate-row' });
      return [];
    }
    listed.add(league.id);
    if (only?.has(league.id) === false) return [];
    const region = regionOfCountry(country.name, country.code);
    if (region === undefined) {
      problems.push({ source, row, field: 'country', value: `${country.name} ${country.code ?? ''}`.trim(), code: 'not-this-format' });
      return [];
    }
    return [
      {
        externalId: String(league.id),
        name: league.name.replace(/\s+/g, ' '),
        region,
        kind: league.type === 'Cup' ? 'cup' : 'league',
        season: seasonKindOf(seasons),
        coverage: coverageOf(seasons),
      },
    ];
  });
  for (const number of [...(only ?? [])].filter((number) => !listed.has(number))) {
    problems.push({ source, field: 'API_FOOTBALL_LEAGUES', value: String(number), code: 'unknown-competition' });
  }
  return { source, rows: elements.length, matches: [], competitions, problems, progress: { done: 1, total: 1 } };
}

/** Returns the kind of the last season with known days: one that ends in the year after its first runs from autumn to spring. */
function seasonKindOf(seasons: readonly Season[]): 'autumn-spring' | 'calendar-year' {
  const last = seasons.toSorted((one, other) => other.year - one.year).find(({ start, end }) => start !== null && end !== null);
  return last !== undefined && Number(last.end?.slice(0, 4)) > last.year ? 'autumn-spring' : 'calendar-year';
}

const covered: Readonly<Record<CoveredFact, (has: Season['coverage']) => boolean>> = {
  results: () => true,
  events: ({ fixtures }) => fixtures.events,
  'line-ups': ({ fixtures }) => fixtures.lineups,
  statistics: ({ fixtures }) => fixtures.statistics_fixtures,
  tables: ({ standings }) => standings,
  absences: ({ injuries }) => injuries,
  odds: ({ odds }) => odds,
};

function coverageOf(seasons: readonly Season[]): CompetitionCoverage {
  const current = seasons.find((one) => one.current);
  const facts = Object.keys(covered) as CoveredFact[];
  return {
    now: current === undefined ? [] : facts.filter((fact) => covered[fact](current.coverage)),
    since: Object.fromEntries(
      facts.flatMap((fact) => {
        const years = seasons.filter(({ coverage }) => covered[fact](coverage)).map(({ year }) => year);
        return years.length === 0 ? [] : [[fact, Math.min(...years)]];
      }),
    ),
    current: current === undefined ? null : { year: current.year, startsOn: current.start, endsOn: current.end },
  };
}
