import { wholeChances } from '#domain/chance/whole-chances.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { PlayerToTell, TennisMatchToTell } from './tennis-match-to-tell.ts';
import { reviewTennis } from './tennis-review-stories.ts';
import { otherSide, type TennisStory, type TennisTopic, type WeighedTennisStory } from './tennis-story.ts';

/** Min length of a run that is a story. */
const longest = { winning: 5, losing: 3 } as const;
/** Min matches on a surface of either player for a story; min matches and share of wins of a player whose record can open a preview. */
const onSurface = { fewest: 4, leadFewest: 8, leadShare: 0.75 } as const;
/** Min matches won without losing a set for a story. */
const matchesWithoutSetLost = 2;
/** Min weight of a third story before the forecast. */
const thirdWeight = 2.5;
/** Min gap of two ranks that are far apart, as a multiple of the higher and in places. */
const rankingGap = { times: 4, places: 40 } as const;
const maxLast = 10;
const minLast = 5;
/** Max chance of either player for which neither is the favourite. */
const evenUpTo = 0.53;

/**
 * Returns the stories of a match in the order of the text: the most remarkable, one or two on other topics, the forecast; after the match those of
 * `reviewTennis`. Empty when too little is known, as before a match without a forecast.
 */
export function chooseTennisStories(match: TennisMatchToTell): TennisStory[] {
  if (match.result !== undefined) return reviewTennis(match, match.result);
  if (match.forecast === undefined) return [];
  const [lead, ...others] = [...weighedStories(match)].sort((one, other) => other.weight - one.weight) as [
    WeighedTennisStory,
    ...WeighedTennisStory[],
  ];
  const second = others.find((each) => each.topic !== lead.topic && !isOfSamePlayer(lead, each)) as WeighedTennisStory;
  const third = others.find(
    (each) => each.weight >= thirdWeight && ![lead, second].some((told) => told.topic === each.topic || isOfSamePlayer(told, each)),
  );
  const told = third === undefined ? [lead, second] : [lead, second, third];
  const stories = despiteLast(
    told.map(({ story }) => story),
    favouriteOf(match.players, match.forecast.chances),
  ).map((story, index) => ('named' in story.facts ? ({ ...story, facts: { ...story.facts, named: index > 0 } } as TennisStory) : story));
  return [...stories, forecastStory(match.players, match.forecast, stories)];
}

/** Returns the stories that a match allows, of at least two topics: its surface and the earlier meetings or the lack of any. */
function weighedStories(match: TennisMatchToTell): WeighedTennisStory[] {
  const { players, surface, bestOf, round } = match;
  const [first, second] = [players[0].name, players[1].name];
  const stories: WeighedTennisStory[] = [story(0.5, 'setting', { kind: 'setting', facts: { surface, bestOf } }), meetingsStory(match)];
  if (round === 'final') stories.push(story(20, 'occasion', { kind: 'final', facts: { first, second } }));
  else if (round !== undefined) stories.push(story(3.2, 'occasion', { kind: 'lateRound', facts: { first, second, round } }));
  stories.push(...rankingStories(players), ...lastMatches(players), ...surfaceStory(match));
  for (const side of [0, 1] as const) stories.push(...ownStories(match, side));
  return stories;
}

/** True when both stories are about the same player alone: the second should be about the other. A story about both or neither is always available. */
function isOfSamePlayer({ story: one }: WeighedTennisStory, { story: other }: WeighedTennisStory): boolean {
  return 'player' in one.facts && 'player' in other.facts && one.facts.player === other.facts.player;
}

function story(weight: number, topic: TennisTopic, told: TennisStory): WeighedTennisStory {
  return { weight, topic, story: told };
}

function meetingsStory({ players: [first, second], meetings: [firstWon, secondWon] }: TennisMatchToTell): WeighedTennisStory {
  const count = firstWon + secondWon;
  if (count === 0) return story(1.5, 'meetings', { kind: 'firstMeeting', facts: { first: first.name, second: second.name } });
  const weight = 2 + Math.min(count, 6) / 2;
  if (firstWon === secondWon)
    return story(weight, 'meetings', { kind: 'meetingsLevel', facts: { first: first.name, second: second.name, each: firstWon } });
  const [leader, other] = firstWon > secondWon ? [first, second] : [second, first];
  const [won, lost] = firstWon > secondWon ? [firstWon, secondWon] : [secondWon, firstWon];
  return story(weight + (won - lost) / 2, 'meetings', {
    kind: 'meetingsLead',
    facts: { leader: leader.name, other: other.name, won, lost },
  });
}

function rankingStories(players: Pair<PlayerToTell>): WeighedTennisStory[] {
  const [one, two] = players;
  if (typeof one.rank === 'number' && typeof two.rank === 'number') {
    const [higher, lower, higherRank, lowerRank] =
      one.rank < two.rank ? [one.name, two.name, one.rank, two.rank] : [two.name, one.name, two.rank, one.rank];
    const facts = { higher, lower, higherRank, lowerRank };
    const isWide = lowerRank >= rankingGap.times * higherRank && lowerRank - higherRank >= rankingGap.places;
    return [isWide ? story(3, 'ranking', { kind: 'rankingGap', facts }) : story(1, 'ranking', { kind: 'ranks', facts })];
  }
  return ([0, 1] as const).flatMap((side) => {
    const other = players[otherSide(side)];
    if (players[side].rank !== null || typeof other.rank !== 'number') return [];
    return [story(4, 'ranking', { kind: 'newcomer', facts: { player: players[side].name, other: other.name, otherRank: other.rank } })];
  });
}

function lastMatches([first, second]: Pair<PlayerToTell>): WeighedTennisStory[] {
  const of = Math.min(maxLast, first.results.length, second.results.length);
  const wonBy = ({ results }: PlayerToTell) => results.slice(0, of).filter(({ won }) => won).length;
  const [firstWon, secondWon] = [wonBy(first), wonBy(second)];
  if (of < minLast || firstWon === 0 || secondWon === 0) return [];
  return [story(1.8, 'form', { kind: 'lastMatches', facts: { first: first.name, second: second.name, firstWon, secondWon, of } })];
}

function surfaceStory({ players: [first, second], surface }: TennisMatchToTell): WeighedTennisStory[] {
  const records = [first.onSurface, second.onSurface];
  const played = records.map(({ won, lost }) => won + lost);
  if (Math.min(...played) === 0 || Math.max(...played) < onSurface.fewest) return [];
  const isStrong = records.some(({ won, lost }) => won + lost >= onSurface.leadFewest && won >= onSurface.leadShare * (won + lost));
  const facts = {
    first: first.name,
    second: second.name,
    surface,
    firstWon: first.onSurface.won,
    firstLost: first.onSurface.lost,
    secondWon: second.onSurface.won,
    secondLost: second.onSurface.lost,
  };
  return [story(isStrong ? 3.8 : 2.2, 'surface', { kind: 'surfaceRecords', facts })];
}

/** Returns the stories about one of the two players. */
function ownStories({ players, bestOf }: TennisMatchToTell, side: Side): WeighedTennisStory[] {
  const { name: player, results, inTournament: own } = players[side];
  const { name: other, inTournament: others } = players[otherSide(side)];
  const stories: WeighedTennisStory[] = [];
  const winning = runOf(results, true);
  const losing = runOf(results, false);
  if (results[0]?.retired && !results[0].won) stories.push(story(5, 'form', { kind: 'comeback', facts: { player, other } }));
  else if (losing >= longest.losing)
    stories.push(story(2 + losing / 3, 'form', { kind: 'losingRun', facts: { player, other, run: losing, named: false } }));
  if (winning >= longest.winning)
    stories.push(
      story(3 + (winning - longest.winning) / 2, 'form', { kind: 'winningRun', facts: { player, other, run: winning, named: false } }),
    );
  if (own !== undefined && others !== undefined) {
    if (own.matches >= matchesWithoutSetLost && own.setsLost === 0 && others.setsLost > 0)
      stories.push(story(2.4 + own.matches / 4, 'tournament', { kind: 'noSetLost', facts: { player, other, matches: own.matches } }));
    if (own.lastInAllSets && !others.lastInAllSets)
      stories.push(story(2.6, 'tournament', { kind: 'wentTheDistance', facts: { player, other, sets: bestOf } }));
  }
  return stories;
}

function runOf(results: PlayerToTell['results'], won: boolean): number {
  const end = results.findIndex((result) => result.won !== won);
  return end < 0 ? results.length : end;
}

/** Returns the name of the likelier winner. */
const favouriteOf = ([first, second]: Pair<PlayerToTell>, chances: Pair<number>) => (chances[0] >= chances[1] ? first.name : second.name);

/** Returns the stories with one that speaks against the favourite after the others, where the one behind it speaks for neither; the first stays. */
function despiteLast(stories: readonly TennisStory[], favourite: string): readonly TennisStory[] {
  const [lead, second, third] = stories;
  const isMoved = lead && second && third && isDespite(favourite, [second]) && leaning(third) === undefined;
  return isMoved ? [lead, third, second] : stories;
}

/** @param told the stories before it */
function forecastStory(
  [first, second]: Pair<PlayerToTell>,
  { chances, basis }: NonNullable<TennisMatchToTell['forecast']>,
  told: readonly TennisStory[],
): TennisStory {
  const [firstChance, secondChance] = wholeChances(chances);
  if (Math.max(...chances) <= evenUpTo)
    return { kind: 'even', facts: { first: first.name, second: second.name, firstChance, secondChance } };
  const [favourite, chance] = firstChance >= secondChance ? [first.name, firstChance] : [second.name, secondChance];
  if (isDespite(favourite, told)) return { kind: 'favouriteDespite', facts: { favourite, chance, basis } };
  return { kind: basis === 'price' ? 'favouriteByPrice' : 'favouriteByRating', facts: { favourite, chance } };
}

/** Min meetings that a player leads by, and min further wins in the last matches, that make a player the likelier winner. */
const telling = { meetings: 2, wins: 3 } as const;

/**
 * Returns true when the last story speaks clearly against the favourite: a run, earlier meetings, the ranking, the last matches or those of this
 * tournament. "Despite" of an earlier story would be referred to the last one.
 */
function isDespite(favourite: string, told: readonly TennisStory[]): boolean {
  const last = told.at(-1);
  const lean = last && leaning(last);
  return lean?.isClear === true && lean.to !== favourite;
}

/** Returns the player for whom a story speaks; undefined for none. */
function leaning({ kind, facts }: TennisStory): { readonly to: string; readonly isClear: boolean } | undefined {
  switch (kind) {
    case 'losingRun':
    case 'comeback':
    case 'newcomer':
      return { to: facts.other, isClear: true };
    case 'winningRun':
      return { to: facts.player, isClear: true };
    case 'meetingsLead':
      return { to: facts.leader, isClear: facts.won - facts.lost >= telling.meetings };
    case 'rankingGap':
      return { to: facts.higher, isClear: true };
    case 'ranks':
      return { to: facts.higher, isClear: false };
    case 'noSetLost':
      return { to: facts.player, isClear: false };
    case 'wentTheDistance':
      return { to: facts.other, isClear: false };
    case 'surfaceRecords': {
      const shareOf = (won: number, lost: number) => won / (won + lost);
      const isFirst = shareOf(facts.firstWon, facts.firstLost) > shareOf(facts.secondWon, facts.secondLost);
      return { to: isFirst ? facts.first : facts.second, isClear: false };
    }
    case 'lastMatches': {
      const lead = facts.firstWon - facts.secondWon;
      return lead === 0 ? undefined : { to: lead > 0 ? facts.first : facts.second, isClear: Math.abs(lead) >= telling.wins };
    }
    default:
      return undefined;
  }
}
