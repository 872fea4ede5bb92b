/** The requests that a page causes in a browser. */
export interface PageFacts {
  readonly isWhole: boolean;
  /** The files of the build that it names for every browser; parts that scripts load later are not among them. */
  readonly assets: readonly string[];
  /** Addresses of content for one visitor, such as offers. */
  readonly personal: readonly string[];
  /** The address that only wide screens request, the same for all visitors. */
  readonly rail: string | undefined;
  /** The events that it follows; undefined without live matches. */
  readonly live: LiveFacts | undefined;
}

export interface LiveFacts {
  /** The query of the stream: `match=12`. */
  readonly topics: string;
  /** The number of the match that the page is about; undefined for lists, clubs and competitions. */
  readonly match: number | undefined;
  /** The number of the last event that it shows. */
  readonly after: number;
  /** The address of the counts above its lists; undefined without any. */
  readonly counts: string | undefined;
  /** The kinds of events after which a browser requests the page again, each with its match; of every match where that is undefined. */
  readonly parts: readonly { readonly kinds: readonly string[]; readonly match: number | undefined }[];
}

const decoded = (text: string) => text.replaceAll('&amp;', '&');
const attributeOf = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);

/** Reads the document of a page. */
export function factsOf(html: string): PageFacts {
  const feed = /<live-feed [^>]*>/.exec(html)?.[0];
  const rail = /<league-countries [^>]*>/.exec(html)?.[0];
  return {
    isWhole: html.trimEnd().endsWith('</html>'),
    assets: [...new Set([...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file as string))],
    personal: all(html, /<offer-slot [^>]*>/g).flatMap((tag) => attributeOf(tag, 'src') ?? []),
    rail: rail && attributeOf(rail, 'src'),
    live: feed === undefined ? undefined : liveFactsOf(feed, html),
  };
}

function matchOf(html: string): number | undefined {
  const head = /<header [^>]*data-match=[^>]*>/.exec(html)?.[0];
  return head === undefined ? undefined : Number(attributeOf(head, 'data-match'));
}

function liveFactsOf(feed: string, html: string): LiveFacts {
  const parts = all(html, /<live-part [^>]*>/g).map((tag) => {
    const match = attributeOf(tag, 'match');
    return { kinds: (attributeOf(tag, 'on') ?? '').split(' ').filter(Boolean), match: match === undefined ? undefined : Number(match) };
  });
  return {
    topics: attributeOf(feed, 'topics') ?? '',
    match: matchOf(html),
    after: Number(attributeOf(feed, 'after')),
    counts: attributeOf(feed, 'counts'),
    parts: parts.filter(({ kinds }) => kinds.length > 0),
  };
}
