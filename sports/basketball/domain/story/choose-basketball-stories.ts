import { wholeChances } from '#domain/chance/whole-chances.ts';
import type { BasketballGameToTell, BasketballSideToTell } from './basketball-game-to-tell.ts';
import { reviewBasketball } from './basketball-review-stories.ts';
import type { BasketballStory } from './basketball-story.ts';

type Topic = 'occasion' | 'table' | 'form' | 'last' | 'rest' | 'meetings' | 'side' | 'season';

interface Weighed<Club> {
  readonly weight: number;
  readonly topic: Topic;
  readonly story: BasketballStory<Club>;
}

const longestRun = 4;
/** Min games before a place in the table or a record is meaningful. */
const settledAfter = 10;
const minOnSide = 4;
/** Min games of a club on its side, all won or all lost, for a story. */
const allOnSide = 5;
/** Min margin of the last game for a story, in points. */
const wideMargin = 20;
/** Min weight of a third story before the forecast. */
const thirdWeight = 2.5;
/** Min share of wins, or of defeats, that is worth a story. */
const strongShare = 0.7;
const evenUpTo = 0.53;

/**
 * Returns the stories of a game in the order of the text: the most remarkable, one or two on other topics, the forecast; after the game those of
 * `reviewBasketball`. Empty before a game without a forecast.
 */
export function chooseBasketballStories<Club>(game: BasketballGameToTell<Club>): BasketballStory<Club>[] {
  if (game.result !== undefined) return reviewBasketball(game, game.result);
  if (game.forecast === undefined) return [];
  const [lead, ...others] = weighedStories(game).sort((one, other) => other.weight - one.weight) as [Weighed<Club>, ...Weighed<Club>[]];
  const second = others.find((each) => each.topic !== lead.topic && !isOfSameClub(lead, each)) as Weighed<Club>;
  const third = others.find(
    (each) => each.weight >= thirdWeight && ![lead, second].some((told) => told.topic === each.topic || isOfSameClub(told, each)),
  );
  const told = third === undefined ? [lead, second] : [lead, second, third];
  const [homeChance, awayChance] = game.forecast.chances;
  const stories = despiteLast(
    told.map(({ story }) => story),
    homeChance >= awayChance ? game.home.club : game.away.club,
  ).map((story, index) =>
    'named' in story.facts ? ({ ...story, facts: { ...story.facts, named: index > 0 } } as BasketballStory<Club>) : story,
  );
  return [...stories, forecastStory(game, game.forecast, stories)];
}

/** Returns the stories that a game allows, of at least two topics: the season of both clubs or its opening, and their meetings or the lack of any. */
function weighedStories<Club>(game: BasketballGameToTell<Club>): Weighed<Club>[] {
  const { home, away, stage } = game;
  const both = { home: home.club, away: away.club };
  const stories: Weighed<Club>[] = [meetingsStory(game)];
  if (stage === 'playoffs') stories.push({ weight: 20, topic: 'occasion', story: { kind: 'playOff', facts: { ...both, named: false } } });
  if (stage === 'play-in') stories.push({ weight: 20, topic: 'occasion', story: { kind: 'playIn', facts: { ...both, named: false } } });
  if (home.won + home.lost === 0 || away.won + away.lost === 0)
    stories.push({ weight: 3, topic: 'season', story: { kind: 'opener', facts: both } });
  else {
    const balances = { homeWon: home.won, homeLost: home.lost, awayWon: away.won, awayLost: away.lost };
    stories.push({ weight: 1.5, topic: 'season', story: { kind: 'records', facts: { ...both, ...balances } } });
  }
  stories.push(...tableStory(game), ...lastTen(game));
  stories.push(...sideStories(game), ...ownStories(home, away), ...ownStories(away, home));
  return stories;
}

/** True when both stories are about the same club alone: a second one says more about the other club. A story about both clubs is always available. */
function isOfSameClub<Club>({ story: one }: Weighed<Club>, { story: other }: Weighed<Club>): boolean {
  return 'club' in one.facts && 'club' in other.facts && one.facts.club === other.facts.club;
}

function meetingsStory<Club>({ home, away, meetings: [homeWon, awayWon] }: BasketballGameToTell<Club>): Weighed<Club> {
  const both = { home: home.club, away: away.club };
  if (homeWon === 0 && awayWon === 0) return { weight: 0.5, topic: 'meetings', story: { kind: 'firstOfSeason', facts: both } };
  if (homeWon === awayWon) return { weight: 1.6, topic: 'meetings', story: { kind: 'seasonLevel', facts: { ...both, each: homeWon } } };
  const [leader, other, won, lost] = homeWon > awayWon ? [home, away, homeWon, awayWon] : [away, home, awayWon, homeWon];
  const facts = { leader: leader.club, other: other.club, won, lost };
  return { weight: 1.8 + won - lost, topic: 'meetings', story: { kind: 'seasonMeetings', facts } };
}

function tableStory<Club>({ home, away, stage }: BasketballGameToTell<Club>): Weighed<Club>[] {
  if (stage !== 'regular' || home.conference === undefined || home.conference.of !== away.conference?.of) return [];
  if (Math.min(home.won + home.lost, away.won + away.lost) < settledAfter) return [];
  const [higher, lower] = home.conference.place < away.conference.place ? [home, away] : [away, home];
  const gamesApart = (higher.won - higher.lost - (lower.won - lower.lost)) / 2;
  if (gamesApart > 1 || gamesApart < 0) return [];
  const facts = {
    higher: higher.club,
    lower: lower.club,
    higherPlace: Math.min(home.conference.place, away.conference.place),
    lowerPlace: Math.max(home.conference.place, away.conference.place),
    conference: home.conference.of,
  };
  return [{ weight: 5, topic: 'table', story: { kind: 'neighbours', facts } }];
}

function lastTen<Club>({ home, away }: BasketballGameToTell<Club>): Weighed<Club>[] {
  const wonBy = ({ results }: BasketballSideToTell<Club>) => results.slice(0, 10).filter(Boolean).length;
  const [homeWon, awayWon] = [wonBy(home), wonBy(away)];
  if (Math.min(home.results.length, away.results.length) < 10 || homeWon === 0 || awayWon === 0) return [];
  return [{ weight: 1.7, topic: 'form', story: { kind: 'lastTen', facts: { home: home.club, away: away.club, homeWon, awayWon } } }];
}

/** Returns the stories of the home side's games at home and of the visitors' games away. */
function sideStories<Club>({ home, away }: BasketballGameToTell<Club>): Weighed<Club>[] {
  const stories = [[home, away, true] as const, [away, home, false] as const].flatMap(
    ([
      {
        club,
        onThisSide: { won, lost },
      },
      { club: other },
      atHome,
    ]): Weighed<Club>[] => {
      if (won + lost < allOnSide || (won > 0 && lost > 0)) return [];
      const facts = { club, other, atHome, games: won + lost, named: false };
      return [{ weight: 2 + (won + lost) / 3, topic: 'side', story: { kind: won === 0 ? 'winlessOnSide' : 'perfectOnSide', facts } }];
    },
  );
  const [ofHome, ofAway] = [home.onThisSide, away.onThisSide];
  if (Math.min(ofHome.won + ofHome.lost, ofAway.won + ofAway.lost) < minOnSide) return stories;
  const isStrong = [ofHome, ofAway].some(({ won, lost }) => Math.max(won, lost) >= strongShare * (won + lost));
  const counts = { homeWon: ofHome.won, homeLost: ofHome.lost, awayWon: ofAway.won, awayLost: ofAway.lost };
  const both: Weighed<Club> = {
    weight: isStrong ? 2.4 : 1,
    topic: 'side',
    story: { kind: 'sideRecords', facts: { home: home.club, away: away.club, ...counts } },
  };
  return [...stories, both];
}

/** Returns the stories about one of the two clubs. */
function ownStories<Club>(
  { club, results, restDays, lastMargin }: BasketballSideToTell<Club>,
  opponent: BasketballSideToTell<Club>,
): Weighed<Club>[] {
  const stories: Weighed<Club>[] = [];
  const other = opponent.club;
  const firstOther = results.findIndex((hasWon) => hasWon !== results[0]);
  const run = firstOther < 0 ? results.length : firstOther;
  if (run >= longestRun)
    stories.push({
      weight: run,
      topic: 'form',
      story: { kind: results[0] ? 'winningRun' : 'losingRun', facts: { club, other, run, named: false } },
    });
  if (restDays === 0 && (opponent.restDays ?? 0) > 0)
    stories.push({ weight: 3.5, topic: 'rest', story: { kind: 'backToBack', facts: { club, other } } });
  if (lastMargin !== undefined && Math.abs(lastMargin) >= wideMargin) {
    const facts = { club, other, won: lastMargin > 0, points: Math.abs(lastMargin), named: false };
    stories.push({ weight: Math.abs(lastMargin) / 8, topic: 'last', story: { kind: 'lastMargin', facts } });
  }
  return stories;
}

/** Returns the stories with one that speaks against the favourite after the others, where the one behind it speaks for neither; the first stays. */
function despiteLast<Club>(stories: readonly BasketballStory<Club>[], favourite: Club): readonly BasketballStory<Club>[] {
  const [lead, second, third] = stories;
  const isMoved = lead && second && third && isDespite(favourite, [second]) && leaning(third) === undefined;
  return isMoved ? [lead, third, second] : stories;
}

/** @param told the stories before it */
function forecastStory<Club>(
  { home, away }: BasketballGameToTell<Club>,
  { chances, spread, basis }: NonNullable<BasketballGameToTell<Club>['forecast']>,
  told: readonly BasketballStory<Club>[],
): BasketballStory<Club> {
  const [homeChance, awayChance] = wholeChances(chances);
  if (Math.max(...chances) <= evenUpTo) return { kind: 'even', facts: { home: home.club, away: away.club, homeChance, awayChance } };
  const isHome = homeChance > awayChance;
  const [favourite, chance] = isHome ? [home.club, homeChance] : [away.club, awayChance];
  if (isDespite(favourite, told)) return { kind: 'favouriteDespite', facts: { favourite, chance, basis } };
  const given = spread === undefined ? undefined : isHome ? -spread : spread;
  const line = given !== undefined && given >= 1 ? { line: given } : {};
  return {
    kind: basis === 'price' ? 'favouriteByPrice' : 'favouriteByRating',
    facts: { favourite, chance, ...line },
  };
}

/** Min games that a club leads the meetings by, and min further wins of its last ten, that make it the likelier winner. */
const telling = { meetings: 2, wins: 3 } as const;

/**
 * Returns true when the last story speaks clearly against the favourite: a run, the games on this side, earlier meetings, the last games or those
 * of the season. "Despite" of an earlier story would be referred to the last one.
 */
function isDespite<Club>(favourite: Club, told: readonly BasketballStory<Club>[]): boolean {
  const last = told.at(-1);
  const lean = last && leaning(last);
  return lean?.isClear === true && lean.to !== favourite;
}

/** Returns the club for which a story speaks; undefined for none. */
function leaning<Club>({ kind, facts }: BasketballStory<Club>): { readonly to: Club; readonly isClear: boolean } | undefined {
  switch (kind) {
    case 'losingRun':
    case 'winlessOnSide':
    case 'backToBack':
      return { to: facts.other, isClear: true };
    case 'winningRun':
    case 'perfectOnSide':
      return { to: facts.club, isClear: true };
    case 'lastMargin':
      return { to: facts.won ? facts.club : facts.other, isClear: true };
    case 'seasonMeetings':
      return { to: facts.leader, isClear: facts.won - facts.lost >= telling.meetings };
    case 'sideRecords':
    case 'records': {
      const shareOf = (won: number, lost: number) => won / (won + lost);
      const isHome = shareOf(facts.homeWon, facts.homeLost) > shareOf(facts.awayWon, facts.awayLost);
      return { to: isHome ? facts.home : facts.away, isClear: false };
    }
    case 'lastTen': {
      const lead = facts.homeWon - facts.awayWon;
      return lead === 0 ? undefined : { to: lead > 0 ? facts.home : facts.away, isClear: Math.abs(lead) >= telling.wins };
    }
    default:
      return undefined;
  }
}
