import type { FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import { seasonOfDay } from '#data/feeds/season-label.ts';
import { type Market, markets } from '#domain/odds/markets/markets.ts';
import { type LocalDay, momentOf, parseLocalDay } from '#domain/time/local-day.ts';
import { childrenNamed, descendantsNamed, type XmlElement } from './parse-xml.ts';
import type { ElementProblem, MatchFeedLeague, ReadShape } from './shape.ts';

/** Time zone of the feed: its days and times are those of its bookmaker. */
const zone = 'Europe/London';
const bookmaker = 'william-hill';

/** Supported markets, by the text after the clubs in the name of a market. The names of the others are not known for certain. */
const marketOf: Readonly<Record<string, Extract<Market, 'match-result' | 'half-time-result'>>> = {
  'Match Betting': 'match-result',
  '1st Half Betting': 'half-time-result',
};
const football = /\bfootball\b/i;

/** Returns the matches of William Hill's feed of prices, whose root is `oxip`: it has one element `market` for each market of a match. */
export const readOxip: ReadShape = (root, { leagues, now }) => {
  const matches = new Map<string, FeedMatch>();
  const problems: ElementProblem[] = [];
  let rows = 0;
  for (const sport of descendantsNamed(root, 'class').filter(({ attributes }) => football.test(attributes.get('name') ?? ''))) {
    for (const type of childrenNamed(sport, 'type')) {
      const id = type.attributes.get('id') ?? '';
      const league = leagues.get(`oxip:${id}`);
      const elements = childrenNamed(type, 'market');
      rows += elements.length;
      if (league === undefined) {
        problems.push({
          row: type.line,
          field: 'type',
          value: `${id} ${type.attributes.get('name') ?? ''}`.trim(),
          code: 'unknown-competition',
        });
        continue;
      }
      for (const element of elements) {
        const read = readMarket(element, league, now);
        if (read === undefined) continue;
        if ('code' in read) problems.push({ row: element.line, ...read });
        else joinMarket(matches, { row: element.line, ...read });
      }
    }
  }
  return { rows, matches: [...matches.values()], problems };
};

/** Adds a market to the others of its match. */
function joinMarket(matches: Map<string, FeedMatch>, match: FeedMatch & { readonly externalId: string }): void {
  const before = matches.get(match.externalId);
  matches.set(match.externalId, before === undefined ? match : { ...before, quotes: [...before.quotes, ...match.quotes] });
}

/** Returns a match with the prices of one market; undefined for a market that the site does not have, and a problem for one that cannot be read. */
function readMarket(
  { attributes, ...element }: XmlElement,
  league: MatchFeedLeague,
  now: Date,
): (FeedMatch & { readonly externalId: string }) | ElementProblem | undefined {
  const name = attributes.get('name') ?? '';
  const [, home = '', away = '', marketName = ''] = /^(.+?) v (.+) - ([^-]+)$/.exec(name) ?? [];
  if (home === '') return undefined;
  const market = marketOf[marketName.trim()];
  if (market === undefined) return undefined;
  const externalId = /\/e\/(\d+)\//.exec(attributes.get('url') ?? '')?.[1];
  if (externalId === undefined) return { field: 'url', value: (attributes.get('url') ?? '').slice(0, 60), code: 'missing-value' };
  const kickoff = localMoment(attributes.get('date'), attributes.get('time'));
  if (kickoff === undefined) {
    return { field: 'date', value: `${attributes.get('date') ?? ''} ${attributes.get('time') ?? ''}`.trim(), code: 'bad-date' };
  }
  const quote = readPrices(childrenNamed({ attributes, ...element }, 'participant'), { market, home, away, now });
  if ('code' in quote) return quote;
  return {
    externalId,
    tournamentId: league.tournamentId,
    season: seasonOfDay(attributes.get('date') as LocalDay, league.season),
    home: { name: home },
    away: { name: away },
    kickoff: { known: true, utc: kickoff },
    status: 'scheduled',
    quotes: [quote],
  };
}

/** Returns the prices of the home side, the draw and the away side, whose order in the feed varies; a problem for one that cannot be read. */
function readPrices(
  participants: readonly XmlElement[],
  { market, home, away, now }: { readonly market: keyof typeof markets; readonly home: string; readonly away: string; readonly now: Date },
): FeedQuote | ElementProblem {
  const selectionOf: Readonly<Record<string, string>> = { [home]: 'home', Draw: 'draw', [away]: 'away' };
  const prices: (number | null)[] = markets[market].selections.map(() => null);
  let quotedAt: Date | undefined;
  for (const { attributes, line } of participants) {
    const name = attributes.get('name') ?? '';
    const at = (markets[market].selections as readonly string[]).indexOf(selectionOf[name] ?? '');
    if (at < 0) return { row: line, field: 'participant', value: name.slice(0, 60), code: 'inconsistent' };
    const written = attributes.get('oddsDecimal') ?? '';
    const price = /^\d{1,4}(\.\d{1,4})?$/.test(written) ? Number(written) : 0;
    if (price <= 1) return { row: line, field: 'oddsDecimal', value: written.slice(0, 60), code: 'bad-price' };
    prices[at] = price;
    const updated = localMoment(attributes.get('lastUpdateDate'), attributes.get('lastUpdateTime'));
    if (updated !== undefined && (quotedAt === undefined || updated > quotedAt)) quotedAt = updated;
  }
  return { bookmaker, market, line: 0, phase: 'moving', quotedAt: quotedAt ?? now, prices };
}

function localMoment(date = '', time = ''): Date | undefined {
  const day = parseLocalDay(date);
  const [, minutes, seconds] = /^((?:[01]\d|2[0-3]):[0-5]\d):([0-5]\d)$/.exec(time) ?? [];
  if (day === undefined || minutes === undefined) return undefined;
  return new Date(momentOf(day, minutes, zone).getTime() + Number(seconds) * 1_000);
}
