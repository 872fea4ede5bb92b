import type { TwoSidedMatchOf, TwoSidedQuote } from '#data/feeds/two-sided-feed.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { TennisPlay, TennisTimeline } from '../../domain/tennis-play.ts';

/** Returns a match of tennis with its players in the order of their slugs, so that every feed names them alike. */
export function inSlugOrder(match: TwoSidedMatchOf<'tennis'>): TwoSidedMatchOf<'tennis'> {
  const [first, second] = match.sides;
  if (first.slug <= second.slug) return match;
  const { play, course, facts } = match;
  return {
    ...match,
    sides: [second, first],
    facts: { ...facts, ranks: swapped(facts.ranks) },
    quotes: match.quotes.map(withOtherFirst),
    ...(play === undefined ? {} : { play: otherPlay(play) }),
    ...(course === undefined ? {} : { course: otherCourse(course) }),
  };
}

function swapped<Value>([first, second]: Pair<Value>): Pair<Value> {
  return [second, first];
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

function otherPlay({ sets, setsWon, winner, game, ...rest }: TennisPlay): TennisPlay {
  return {
    ...rest,
    sets: sets.map(({ games, tieBreak }) => ({
      games: swapped(games),
      ...(tieBreak === undefined ? {} : { tieBreak: swapped(tieBreak) }),
    })),
    ...(setsWon === undefined ? {} : { setsWon: swapped(setsWon) }),
    ...(winner === undefined ? {} : { winner: other(winner) }),
    ...(game === undefined ? {} : { game: { server: other(game.server), points: swapped(game.points) } }),
  };
}

function otherCourse({ games, tieBreaks, statistics }: TennisTimeline): TennisTimeline {
  return {
    games: games.map((set) => set.map(({ server, winner }) => ({ server: other(server), winner: other(winner) }))),
    tieBreaks: tieBreaks.map(({ set, firstServer, points }) => ({ set, firstServer: other(firstServer), points: points.map(other) })),
    statistics: {
      aces: swapped(statistics.aces),
      doubleFaults: swapped(statistics.doubleFaults),
      firstServesIn: swapped(statistics.firstServesIn),
      breaks: swapped(statistics.breaks),
      pointsWon: swapped(statistics.pointsWon),
    },
  };
}

/** Returns a quote with the other player first. A set handicap is given to the player named first, so its line changes its sign. */
function withOtherFirst(quote: TwoSidedQuote<'tennis'>): TwoSidedQuote<'tennis'> {
  if (quote.market === 'total-games') return quote;
  return { ...quote, line: quote.line === 0 ? 0 : -quote.line, prices: [...quote.prices].reverse() };
}
