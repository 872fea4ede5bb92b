import { plainTopic } from '#data/changes/minor-topics.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';

/** The tag of every answer that the site lets an edge keep; purging it purges everything. */
export const everythingTag = 'all';

/** Max bytes of the tags of one answer: a header that every proxy takes. */
export const maxTagBytes = 1_000;

/** The kinds of topics that a page may have many of, and their tags: the kind's own, and the letters before a topic's value. */
const kinds: Readonly<Record<Kind, string>> = {
  match: 'm',
  team: 't',
  'team-chances': 'tc',
  tournament: 'c',
  'tournament-chances': 'cc',
  day: 'd',
  points: 'p',
};
type KindOf<One extends Topic> = One extends `${infer Before}:${string}` ? Before : never;
type Kind = KindOf<Topic>;

/** Returns the kind of a topic and its tag; a topic such as `tips` is its own tag. */
function tagOf(topic: Topic): { readonly kind: Kind | undefined; readonly tag: string } {
  if (topic === '*') return { kind: undefined, tag: everythingTag };
  const colon = topic.indexOf(':');
  if (colon === -1) return { kind: undefined, tag: topic };
  const kind = topic.slice(0, colon) as Kind;
  return { kind, tag: kinds[kind] + topic.slice(colon + 1) };
}

/**
 * Returns the tags of a page that shows some topics, separated by spaces, 1,000 bytes at most. Where its topics take more, the kind with the
 * most of them becomes one tag, `match` for 200 matches: it is purged with each change of any match.
 */
export function tagsOfPage(topics: ReadonlySet<WeighedTopic>): string {
  const others = new Set([everythingTag]);
  const byKind = new Map<Kind, Set<string>>();
  for (const topic of topics) {
    const { kind, tag } = tagOf(plainTopic(topic));
    if (kind === undefined) others.add(tag);
    else byKind.set(kind, (byKind.get(kind) ?? new Set()).add(tag));
  }
  for (;;) {
    const text = [...others, ...[...byKind.values()].flatMap((tags) => [...tags])].join(' ');
    const [largest] = [...byKind].sort(([, first], [, second]) => second.size - first.size);
    if (text.length <= maxTagBytes || largest === undefined) return text;
    byKind.delete(largest[0]);
    others.add(largest[0]);
  }
}

/** Returns the tags to purge when some topics have changed: each topic's, and its kind's; for everything that one tag alone. */
export function tagsToPurge(topics: ReadonlySet<Topic>): ReadonlySet<string> {
  if (topics.has('*')) return new Set([everythingTag]);
  return new Set(
    [...topics].flatMap((topic) => {
      const { kind, tag } = tagOf(topic);
      return kind === undefined ? [tag] : [tag, kind];
    }),
  );
}
