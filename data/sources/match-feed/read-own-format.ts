import type { z } from 'zod';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { type MatchElement, matchElementSchema } from './match-schema.ts';
import { childrenNamed, type XmlElement } from './parse-xml.ts';
import type { Doubt, ReadShape } from './shape.ts';
import { toFeedMatch } from './to-feed-match.ts';

/** Reads the site's own format, which docs/match-feed.md describes. */
export const readOwnFormat: ReadShape = (root, { tournamentIds }) => {
  const version = root.attributes.get('version');
  if (version !== '1') {
    return {
      rows: 0,
      matches: [],
      doubts: [{ row: root.line, field: 'version', value: version ?? '', code: 'not-this-format', loses: 'file' }],
    };
  }
  const elements = childrenNamed(root, 'match');
  const matches: FeedMatch[] = [];
  const doubts: Doubt[] = [];
  const seen = new Set<string>();
  for (const element of elements) {
    const read = readMatch(element, { tournamentIds, seen });
    if ('code' in read) doubts.push(read.code === 'duplicate-row' ? read : { ...read, loses: 'match' });
    else matches.push({ row: element.line, ...read });
  }
  return { rows: elements.length, matches, doubts };
};

function readMatch(
  element: XmlElement,
  { tournamentIds, seen }: { readonly tournamentIds: ReadonlySet<string>; readonly seen: Set<string> },
): FeedMatch | Doubt {
  const row = element.line;
  const plain = membersOf(element);
  const parsed = matchElementSchema.safeParse(plain);
  if (!parsed.success) return doubtOf(parsed.error.issues[0] as z.core.$ZodIssue, plain, row);
  const fault = faultOf(parsed.data, tournamentIds, seen);
  if (fault !== undefined) return { row, ...fault };
  seen.add(parsed.data.id);
  const match = toFeedMatch(parsed.data);
  return 'code' in match ? { row, ...match } : match;
}

/** Returns what is wrong with a match as a whole, whose parts are each readable. */
function faultOf(
  { id, competition, ...match }: MatchElement,
  tournamentIds: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): Doubt | undefined {
  if (!tournamentIds.has(competition.id)) return { field: 'competition.id', value: competition.id, code: 'unknown-competition' };
  if (seen.has(id)) return { field: 'id', value: id, code: 'duplicate-row' };
  if ((match['kick-off'] === undefined) === (match.day === undefined)) return { field: 'kick-off', code: 'missing-value' };
  if (match.status === 'finished' && match.score === undefined) return { field: 'score', code: 'missing-value' };
  return undefined;
}

/** Returns the attributes of an element and lists of its children as the members of one object. */
function membersOf(element: XmlElement): Record<string, unknown> {
  const children = Map.groupBy(element.children, ({ name }) => name);
  return Object.fromEntries([...element.attributes, ...[...children].map(([name, list]) => [name, list.map(membersOf)] as const)]);
}

function doubtOf(issue: z.core.$ZodIssue, plain: unknown, row: number): Doubt {
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

function codeOf(field: string): Doubt['code'] {
  if (/^(kick-off|day)$|quoted-at$/.test(field)) return 'bad-date';
  if (/^score\b/.test(field)) return 'bad-score';
  if (/\.decimal$/.test(field)) return 'bad-price';
  if (/\.line$/.test(field)) return 'bad-line';
  return /(minute|number|attendance|matchday)$/.test(field) ? 'bad-number' : 'not-this-format';
}
