import type { FeedMoment } from '#data/feeds/feed.ts';
import { momentOfEvening } from '#data/feeds/moment-of-evening.ts';
import type { MatchSide, TwoSidedFeed, TwoSidedMatchOf, TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import { addDays, momentOf } from '#domain/time/local-day.ts';
import { finalPoints } from '../../../domain/basketball-score.ts';
import type { BasketballClub } from '../../catalogue/basketball-catalogue.ts';
import type { NbaGame } from './nba-game.ts';
import { readNbaOdds } from './read-nba-odds.ts';

/** The bookmaker of prices for which the file names none. */
const unnamed = 'market-average';

/**
 * Returns the feed of files of NBA seasons. As of a moment, a regular season is known to its end from its first game on, games of the knock-out
 * stages on their day, and lines from the evening before.
 */
export function createNbaOddsFeed(clubs: readonly BasketballClub[]): TwoSidedFeed {
  const bySlug = new Map(clubs.map((club) => [club.slug, club]));
  return {
    name: 'nba-odds',
    async *read(paths, moment) {
      let done = 0;
      for await (const { source, rows, games, problems } of readNbaOdds(paths)) {
        done += 1;
        const known = knownGames(games, moment);
        yield {
          source,
          rows,
          matches: known.map((game) => toTwoSidedMatch(game, bySlug, moment)),
          problems,
          progress: { done, total: Math.max(done, paths.length) },
        };
      }
    },
  };
}

function knownGames(games: readonly NbaGame[], { asOf }: FeedMoment): readonly NbaGame[] {
  if (asOf === undefined) return games;
  const day = asOf.toISOString().slice(0, 10);
  const begun = new Set(games.filter((game) => game.day <= day).map(({ season }) => season));
  return games.filter((game) => game.day <= day || (game.stage === 'regular' && begun.has(game.season)));
}

/** Returns true for a game that is over. The last game of a night begins at 22:30 in the west, which is 06:30 UTC in winter, and lasts two hours and a half. */
function isOver({ day }: NbaGame, { asOf }: FeedMoment): boolean {
  return asOf === undefined || momentOf(addDays(day, 1), '09:00', 'UTC') <= asOf;
}

function toTwoSidedMatch(game: NbaGame, clubs: ReadonlyMap<string, BasketballClub>, moment: FeedMoment): TwoSidedMatchOf<'basketball'> {
  const over = isOver(game, moment);
  const quotedAt = momentOfEvening(game.day);
  const { quarters, overtime } = game.score;
  return {
    sport: 'basketball',
    row: game.row,
    tournamentId: 'basketball.nba',
    season: game.season,
    sides: [toSide(clubs, game.home), toSide(clubs, game.away)],
    kickoff: { known: false, day: game.day },
    status: over ? 'finished' : 'scheduled',
    ...(over ? { play: { quarters, ...(overtime === undefined ? {} : { overtime }), total: finalPoints(game.score) } } : {}),
    facts: { stage: game.stage, venue: game.venue },
    quotes: moment.asOf !== undefined && quotedAt > moment.asOf ? [] : quotesOf(game).map((quote) => ({ ...quote, quotedAt })),
  };
}

/** Returns the quotes of a game; those of the spread and the total have the line without prices. */
function quotesOf({ moneyline, spread, total }: NbaGame): Omit<TwoSidedQuote<'basketball'>, 'quotedAt'>[] {
  const quote = { bookmaker: unnamed, phase: 'opening' } as const;
  return [
    ...(moneyline === undefined ? [] : [{ ...quote, market: 'moneyline', line: 0, prices: moneyline } as const]),
    ...(spread === undefined ? [] : [{ ...quote, market: 'spread', line: spread, prices: [null, null] } as const]),
    ...(total === undefined ? [] : [{ ...quote, market: 'total', line: total, prices: [null, null] } as const]),
  ];
}

function toSide(clubs: ReadonlyMap<string, BasketballClub>, slug: string): MatchSide {
  const club = clubs.get(slug);
  if (club === undefined) throw new RangeError(`the catalogue has no club "${slug}"`);
  return { slug, name: club.name, rowName: club.row ?? club.name, shortName: club.short };
}
