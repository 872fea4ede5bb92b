import type { z } from 'zod';
import type { FeedCompetition, FeedMatch } from '#data/feeds/feed.ts';
import { isRegion } from '#languages/region-names.ts';
import type { NumberedCompetitions } from '../numbered-competitions.ts';
import { type CompetitionElement, type MatchElement, matchElementSchema } from './match-schema.ts';
import { childrenNamed, type XmlElement } from './parse-xml.ts';
import type { ElementProblem, ReadShape } from './shape.ts';
import { toFeedMatch } from './to-feed-match.ts';

/**
 * Returns the matches of a page of the site's own format, see docs/match-feed.md. A next page is reported as a problem of the batch, because it is not
 * read.
 */
export const readOwnFormat: ReadShape = (root, { tournamentIds, numbered }) => {
  const version = root.attributes.get('version');
  if (version !== '1') {
    return {
      rows: 0,
      matches: [],
      problems: [{ row: root.line, field: 'version', value: version ?? '', code: 'not-this-format', loses: 'file' }],
    };
  }
  const elements = childrenNamed(root, 'match');
  const competitions = new ReportedCompetitions(publisherOf(root.attributes.get('site')), numbered, tournamentIds);
  const matches: FeedMatch[] = [];
  const problems: ElementProblem[] = [];
  const seen = new Set<string>();
  const next = root.attributes.get('next');
  if (next !== undefined) problems.push({ row: root.line, field: 'next', value: next, code: 'truncated', loses: 'match' });
  for (const element of elements) {
    const read = readMatch(element, { competitions, seen });
    if ('code' in read) problems.push(read.code === 'duplicate-row' ? read : { ...read, loses: 'match' });
    else matches.push({ row: element.line, ...read });
  }
  return { rows: elements.length, matches, problems, competitions: competitions.listed };
};

/** Returns the host of a publisher, which has its own numbers of competitions; undefined when the feed does not name it. */
function publisherOf(site: string | undefined): string | undefined {
  return site !== undefined && URL.canParse(site) ? new URL(site).host : undefined;
}

/** Competitions of a feed: the known ones, by the publisher's number or by the id of the catalogue, and those that it describes. */
class ReportedCompetitions {
  readonly #listed = new Map<string, FeedCompetition>();
  readonly #publisher: string | undefined;
  readonly #numbered: NumberedCompetitions;
  readonly #tournamentIds: ReadonlySet<string>;

  constructor(publisher: string | undefined, numbered: NumberedCompetitions, tournamentIds: ReadonlySet<string>) {
    this.#publisher = publisher;
    this.#numbered = numbered;
    this.#tournamentIds = tournamentIds;
  }

  /** Competitions that are not in the catalogue and are described with number, name, region and kind. */
  get listed(): readonly FeedCompetition[] {
    return [...this.#listed.values()];
  }

  /** Returns the id of a competition; undefined for one that is not stored. A described one that is not in the catalogue is added to `listed`. */
  identify({ id, season, number, name, region, kind }: CompetitionElement): string | undefined {
    const externalId = this.#publisher === undefined || number === undefined ? undefined : `${this.#publisher}/${number}`;
    const known = externalId === undefined ? undefined : this.#numbered.get(externalId)?.tournamentId;
    if (known === undefined && this.#tournamentIds.has(id)) return id;
    if (externalId !== undefined && name !== undefined && region !== undefined && kind !== undefined && isRegion(region)) {
      const coverage = { now: ['results'], since: {}, current: null } as const;
      this.#listed.set(externalId, {
        externalId,
        name,
        region,
        kind,
        season: season.includes('-') ? 'autumn-spring' : 'calendar-year',
        coverage,
      });
    }
    return known;
  }
}

function readMatch(
  element: XmlElement,
  { competitions, seen }: { readonly competitions: ReportedCompetitions; readonly seen: Set<string> },
): FeedMatch | ElementProblem {
  const row = element.line;
  const plain = membersOf(element);
  const parsed = matchElementSchema.safeParse(plain);
  if (!parsed.success) return problemIn(parsed.error.issues[0] as z.core.$ZodIssue, plain, row);
  const { id, competition } = parsed.data;
  const tournamentId = competitions.identify(competition);
  if (tournamentId === undefined) return { row, field: 'competition.id', value: competition.id.slice(0, 60), code: 'unknown-competition' };
  const fault = problemOfMatch(parsed.data, seen);
  if (fault !== undefined) return { row, ...fault };
  seen.add(id);
  const match = toFeedMatch(parsed.data, tournamentId);
  return 'code' in match ? { row, ...match } : match;
}

/** Returns the problem with a match as a whole whose parts are all readable; undefined without one. */
function problemOfMatch({ id, ...match }: MatchElement, seen: ReadonlySet<string>): ElementProblem | undefined {
  if (seen.has(id)) return { field: 'id', value: id, code: 'duplicate-row' };
  if ((match['kick-off'] === undefined) === (match.day === undefined)) return { field: 'kick-off', code: 'missing-value' };
  if (match.status === 'finished' && match.score === undefined) return { field: 'score', code: 'missing-value' };
  return undefined;
}

/** Returns the attributes of an element, and lists of its children by name, as the members of one object. */
function membersOf(element: XmlElement): Record<string, unknown> {
  const children = Map.groupBy(element.children, ({ name }) => name);
  return Object.fromEntries([...element.attributes, ...[...children].map(([name, list]) => [name, list.map(membersOf)] as const)]);
}

function problemIn(issue: z.core.$ZodIssue, plain: unknown, row: number): ElementProblem {
  const field = issue.path.filter((step) => step !== 0).join('.');
  const value = issue.path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    plain,
  );
  if (value === undefined) return { row, field, code: 'missing-value' };
  return {
    row,
    field,
    value: typeof value === 'string' ? value.slice(0, 60) : `${(value as unknown[]).length} elements`,
    code: codeOf(field),
  };
}

function codeOf(field: string): ElementProblem['code'] {
  if (/^(kick-off|day)$|quoted-at$/.test(field)) return 'bad-date';
  if (/^score\b/.test(field)) return 'bad-score';
  if (/\.decimal$/.test(field)) return 'bad-price';
  if (/\.line$/.test(field)) return 'bad-line';
  return /(minute|number|attendance|matchday)$/.test(field) ? 'bad-number' : 'not-this-format';
}
