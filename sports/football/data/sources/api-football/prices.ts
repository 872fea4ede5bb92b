import { z } from 'zod';
import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import type { FeedBatch, FeedListedQuotes, FeedProblem, FeedQuote } from '#data/feeds/feed.ts';
import { listOf, problemIn } from '#data/sources/api-sports-answer.ts';
import type { MarketDefinition } from '#domain/odds/markets/market-definition.ts';
import { type Market, markets } from '#domain/odds/markets/markets.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { id } from './answer.ts';

const written = z.union([z.string(), z.number()]).transform(String);
const bookmaker = z.object({
  name: z.string().min(1),
  bets: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: written, odd: written })) })),
});
const offers = z.object({
  fixture: z.object({ id }),
  league: z.object({ id }),
  update: z.iso.datetime({ offset: true }),
  bookmakers: z.array(bookmaker),
});
type Bet = z.output<typeof bookmaker>['bets'][number];

interface BetShape {
  readonly market: Market;
  /** The provider's names of the selections in the market's order. */
  readonly names: readonly string[];
  readonly hasLines?: true;
}

/** The bets that are read, by the provider's names; handicaps are left out, because the provider does not document how it writes their lines. */
const shapes: ReadonlyMap<string, BetShape> = new Map([
  ['Match Winner', { market: 'match-result', names: ['Home', 'Draw', 'Away'] }],
  ['Goals Over/Under', { market: 'total-goals', names: ['Over', 'Under'], hasLines: true }],
  ['Both Teams Score', { market: 'both-teams-to-score', names: ['Yes', 'No'] }],
  ['Double Chance', { market: 'double-chance', names: ['Home/Draw', 'Home/Away', 'Draw/Away'] }],
]);

/** Bookmakers by their names in small letters. Betfair is left out: the provider does not state which of its two sorts of prices it gives. */
const slugs: ReadonlyMap<string, string> = new Map(
  Object.entries(knownBookmakers).flatMap(([slug, { name, kind }]) =>
    kind === 'bookmaker' && slug !== 'betfair' ? [[foldName(name), slug] as const] : [],
  ),
);

/** Returns the prices of matches before their kick-off from an answer; those of competitions that are not followed are skipped. */
export function readPrices(source: string, text: string, now: Date, isFollowed: (leagueId: number) => boolean): FeedBatch {
  const elements = listOf(source, text);
  const problems: FeedProblem[] = [];
  const quotes: FeedListedQuotes[] = [];
  for (const [index, element] of elements.entries()) {
    const row = index + 1;
    const parsed = offers.safeParse(element);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) problems.push({ source, row, ...problemIn(issue, element) });
    if (parsed.data === undefined || !isFollowed(parsed.data.league.id)) continue;
    const { fixture, update, bookmakers } = parsed.data;
    const quotedAt = new Date(Math.min(Date.parse(update), now.getTime()));
    const ofMatch: FeedQuote[] = [];
    for (const { name, bets } of bookmakers) {
      const slug = slugs.get(foldName(name));
      if (slug === undefined) problems.push({ source, row, field: 'bookmakers.name', value: name, code: 'unknown-bookmaker' });
      else
        ofMatch.push(
          ...bets.flatMap((bet) => quotesOf(bet, { source, row }, problems).map((quote) => ({ ...quote, bookmaker: slug, quotedAt }))),
        );
    }
    quotes.push({ matchExternalId: String(fixture.id), quotes: ofMatch });
  }
  return { source, rows: elements.length, matches: [], quotes, problems, progress: { done: 1, total: 1 } };
}

/** Returns the lines of a bet on which every selection has a price above 1; an invalid price is reported. */
function quotesOf(
  { name, values }: Bet,
  place: { readonly source: string; readonly row: number },
  problems: FeedProblem[],
): Pick<FeedQuote, 'market' | 'line' | 'phase' | 'prices'>[] {
  const shape = shapes.get(name);
  if (shape === undefined) return [];
  const pricesOf = new Map<number, (number | null)[]>();
  for (const { value, odd } of values) {
    const [selection = '', line = '0'] = shape.hasLines === true ? value.split(' ') : [value];
    const position = shape.names.indexOf(selection);
    if (position === -1 || !isOffered(shape.market, Number(line))) continue;
    const price = /^\d{1,5}(\.\d{1,3})?$/.test(odd) ? Number(odd) : Number.NaN;
    if (!(price > 1)) {
      problems.push({ ...place, field: `${name} ${value}`, value: odd, code: 'bad-price' });
      continue;
    }
    const prices = pricesOf.get(Number(line)) ?? shape.names.map(() => null);
    prices[position] = price;
    pricesOf.set(Number(line), prices);
  }
  return [...pricesOf].flatMap(([line, prices]) =>
    prices.includes(null) ? [] : [{ market: shape.market, line, phase: 'moving' as const, prices }],
  );
}

function isOffered(market: Market, line: number): boolean {
  const { lines }: MarketDefinition = markets[market];
  return lines === undefined ? line === 0 : Number.isInteger(line * 4) && line >= lines.least && line <= lines.most;
}
