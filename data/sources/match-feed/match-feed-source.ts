import type { FeedBatch } from '#data/feeds/feed.ts';
import type { NumberedCompetitions } from '../numbered-competitions.ts';
import { type Source, SourceAnswerError } from '../source.ts';
import { matchFeedCalls } from './calls.ts';
import { parseXml } from './parse-xml.ts';
import { readBetbalancer } from './read-betbalancer.ts';
import { readOwnFormat } from './read-own-format.ts';
import { readOxip } from './read-oxip.ts';
import type { MatchFeedLeague, ReadShape } from './shape.ts';

export interface MatchFeedParts {
  /** Address of the feed, which may contain a key. */
  readonly address: URL;
  /** Address of this site in its own feed, when the settings contain it. */
  readonly ownAddress?: string | undefined;
}

/** Supported shapes, by their root elements. */
const shapes: Readonly<Record<string, ReadShape>> = {
  'match-feed': readOwnFormat,
  oxip: readOxip,
  BetbalancerBetData: readBetbalancer,
};

// biome-ignore lint/suspicious/noConfusingVoidType: a call without it is one of a source that knows no numbers.
type Numbered = NumberedCompetitions | void;

/** Returns an XML feed of matches as a source: in the format of this site, which others publish too, or in one of two foreign shapes. */
export function createMatchFeedSource(
  { address, ownAddress }: MatchFeedParts,
  tournamentIds: readonly string[],
  leagues: readonly MatchFeedLeague[],
): Source<FeedBatch, Numbered> {
  const context = { tournamentIds: new Set(tournamentIds), leagues: new Map(leagues.map((league) => [league.name, league])) };
  return {
    name: 'match-feed',
    budget: { perMinute: 10, perDay: 5_000 },
    calls: (fixtures, now) => matchFeedCalls(address, fixtures, now),
    read: ({ name: source, maxBytes }, text, now, known): FeedBatch => {
      if (text.length > maxBytes) throw new SourceAnswerError(`${source}: the answer has more than ${maxBytes} letters`);
      const root = parseXml(source, text);
      const read = Object.hasOwn(shapes, root.name) ? shapes[root.name] : undefined;
      if (read === undefined) {
        throw new SourceAnswerError(
          `${source}: line ${root.line}: the root element <${root.name.slice(0, 60)}> is none of ${Object.keys(shapes).join(', ')}`,
        );
      }
      if (ownAddress !== undefined && root.attributes.get('site') === ownAddress) {
        throw new SourceAnswerError(`${source}: line ${root.line}: the feed is this site's own`);
      }
      const { rows, matches, problems, competitions = [] } = read(root, { ...context, numbered: known || new Map(), now });
      const listed = competitions.length === 0 ? {} : { competitions };
      return {
        source,
        rows,
        matches,
        ...listed,
        problems: problems.map((problem) => ({ source, ...problem })),
        progress: { done: 1, total: 1 },
      };
    },
  };
}
