import type { FeedMoment, FeedProblem } from '#data/feeds/feed.ts';
import { momentOfEvening } from '#data/feeds/moment-of-evening.ts';
import type { MatchSide, TwoSidedFeed, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { findTennisTournament, type TennisTournament } from '../../catalogue/tennis-catalogue.ts';
import type { DescribeTennisPlayer } from '../../catalogue/tennis-players.ts';
import { inSlugOrder } from '../slug-order.ts';
import { readTennisData } from './read-tennis-data.ts';
import type { TennisFeedMatch, TennisFeedPlayer } from './tennis-feed-match.ts';

/** The part of the catalogue that is tennis. */
export interface TennisCatalogue {
  readonly tournaments: readonly TennisTournament[];
  readonly describePlayer: DescribeTennisPlayer;
}

/**
 * Returns the feed of tennis-data.co.uk. As of a moment, the matches of that day are still to come, and later ones are not known: a draw grows as its
 * matches end.
 */
export function createTennisDataFeed(catalogue: TennisCatalogue): TwoSidedFeed {
  return {
    name: 'tennis-data',
    async *read(paths, moment) {
      let done = 0;
      for await (const { source, rows, matches, problems } of readTennisData(paths)) {
        const read = matches.map((match) => toTwoSidedMatch(match, catalogue, moment));
        done += 1;
        yield {
          source,
          rows,
          matches: read.flatMap((match) => (match === undefined || 'code' in match ? [] : match)),
          problems: [...problems, ...read.flatMap((match) => (match !== undefined && 'code' in match ? { source, ...match } : []))],
          progress: { done, total: Math.max(done, paths.length) },
        };
      }
    },
  };
}

function toTwoSidedMatch(
  match: TennisFeedMatch,
  { tournaments, describePlayer }: TennisCatalogue,
  { asOf }: FeedMoment,
): TwoSidedMatchOf<'tennis'> | Omit<FeedProblem, 'source'> | undefined {
  const tournament = findTennisTournament(tournaments, match.tour, match.tournament);
  if (tournament === undefined) {
    return { row: match.row, value: `${match.tournament.town}, ${match.tournament.name}`, code: 'unknown-competition', loses: 'match' };
  }
  const presentDay = asOf?.toISOString().slice(0, 10);
  if (presentDay !== undefined && match.day > presentDay) return undefined;
  const isOver = match.day !== presentDay;
  const { winner, ending, sets = [] } = match.score;
  const [first, second] = match.players;
  return inSlugOrder({
    sport: 'tennis',
    row: match.row,
    tournamentId: `tennis.${tournament.slug}`,
    season: match.season,
    round: match.round,
    sides: [toSide(describePlayer, match, first), toSide(describePlayer, match, second)],
    kickoff: { known: false, day: match.day },
    status: isOver ? 'finished' : 'scheduled',
    ...(isOver ? { play: { sets, winner, ending } } : {}),
    facts: {
      tour: match.tour,
      series: match.tournament.series,
      court: match.tournament.court,
      surface: match.tournament.surface,
      bestOf: match.bestOf,
      ranks: [first.rank ?? null, second.rank ?? null],
    },
    quotes: match.quotes.map(({ bookmaker, prices }) => ({
      bookmaker,
      market: 'match-winner',
      line: 0,
      phase: 'opening',
      quotedAt: momentOfEvening(match.day),
      prices,
    })),
  });
}

function toSide(describe: DescribeTennisPlayer, { tour }: TennisFeedMatch, player: TennisFeedPlayer): MatchSide {
  const { slug, name, rowName, country, countryCode } = describe(tour, player);
  return {
    slug,
    name,
    rowName,
    shortName: rowName.replace(/^(?:\p{L}{1,2}\.-?\s?)+/u, ''),
    ...(country === undefined ? {} : { country }),
    ...(countryCode === undefined ? {} : { nation: countryCode }),
  };
}
