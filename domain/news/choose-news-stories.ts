import { leadStories } from '#domain/story/lead-stories.ts';
import { type MatchToTell, withNames } from '#domain/story/match-to-tell.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import type { LeadKind, Story } from '#domain/story/stories.ts';
import type { MonthOfTips, NewsFacts, RacingClub, ReviewedMatch, RoundReview, SeasonRace, WeekendAhead } from './news-facts.ts';
import type { Headlines, NewsStory } from './news-stories.ts';

/** The stories of a news article: its headline and its paragraphs, which hold openings of previews beside stories of the news. */
export interface ChosenNews<Name> {
  readonly headline: NewsStory<Name, keyof Headlines<unknown>>;
  readonly paragraphs: readonly (readonly (NewsStory<Name> | Story<Name, LeadKind>)[])[];
}

/** Turns a name into a noun of the language. */
type Read<Name> = (name: ProseName) => Name;

/** Max matches of a weekend that the article describes. */
const exampleMatches = 3;
const bigWin = 3;
/** Max chance of a winner for a surprise. */
const surprise = 0.25;
/** Max chance of a winner for a surprise that becomes the headline. */
const sensation = 0.15;
const tellingMove = 2;
const nearTitle = 0.8;
const likelyDown = 0.6;
/** Max distance from a half of a chance that can go either way. */
const onTheEdge = 0.25;
/** Min chance in the table for a sentence. */
const tellingChance = 0.1;

/** Returns the stories of a news article, in its order. */
export function chooseNewsStories<Name>(facts: NewsFacts, read: Read<Name>): ChosenNews<Name> {
  switch (facts.kind) {
    case 'round-review':
      return roundReview(facts, read);
    case 'weekend-ahead':
      return weekendAhead(facts, read);
    case 'season-race':
      return seasonRace(facts, read);
    case 'month-of-tips':
      return monthOfTips(facts, read);
  }
}

function roundReview<Name>({ competition, matches, table }: RoundReview, read: Read<Name>): ChosenNews<Name> {
  const leader = leaderStories({ matches, table }, read);
  const upset = upsetOf(matches);
  const goals = matches.reduce((sum, { homeGoals, awayGoals }) => sum + homeGoals + awayGoals, 0);
  const upsetStory: NewsStory<Name>[] =
    upset === undefined || upset.match === leader.match
      ? []
      : [{ kind: 'upsetOfWeek', facts: { ...scoreOf(upset.match, read), chance: upset.chance } }];
  const big = [...matches].sort((one, other) => margin(other) - margin(one))[0];
  const isMentioned = big === undefined || big === upset?.match || big === leader.match;
  const bigStory: NewsStory<Name>[] = isMentioned || margin(big) < bigWin ? [] : [{ kind: 'biggestWin', facts: scoreOf(big, read) }];
  const goalsStory: NewsStory<Name>[] = goals === 0 ? [] : [{ kind: 'goalsOfWeek', facts: { goals, matches: matches.length } }];
  const isSensation = upset !== undefined && upset.chance <= sensation && leader.headline?.kind !== 'headlineNewLeader';
  const upsetHeadline = (of: NonNullable<typeof upset>): ChosenNews<Name>['headline'] => {
    const { winner, loser } = scoreOf(of.match, read);
    return { kind: 'headlineUpset', facts: { winner, loser, chance: of.chance } };
  };
  const plain: ChosenNews<Name>['headline'] = {
    kind: 'headlineGoals',
    facts: { competition: read({ of: 'competition', name: competition }), goals, matches: matches.length },
  };
  return {
    headline: isSensation ? upsetHeadline(upset) : (leader.headline ?? (upset === undefined ? plain : upsetHeadline(upset))),
    paragraphs: [
      [...leader.stories, ...moves<Name>({ table }, read)],
      [...bigStory, ...goalsStory],
      [...upsetStory, ...forecastRecord<Name>(matches)],
    ].filter((stories) => stories.length > 0),
  };
}

function leaderStories<Name>({ matches, table }: Pick<RoundReview, 'matches' | 'table'>, read: Read<Name>) {
  const [first, second] = table;
  const stories: NewsStory<Name>[] = [];
  if (first === undefined || second === undefined) return { stories, headline: undefined, match: undefined };
  const leader = read(first.club);
  const ahead = first.points - second.points;
  const former = table.find(({ before }) => before === 1);
  if (former !== undefined && former !== first) {
    const pair = { leader, former: read(former.club) };
    const headline: ChosenNews<Name>['headline'] = { kind: 'headlineNewLeader', facts: pair };
    stories.push({ kind: 'newLeader', facts: { ...pair, points: first.points } });
    return { stories, headline, match: undefined };
  }
  const match = matches.findLast(({ home, away }) => home.slug === first.club.slug || away.slug === first.club.slug);
  if (match === undefined) {
    stories.push({ kind: 'leaderIdle', facts: { leader, ahead } });
    return { stories, headline: undefined, match };
  }
  const leaderAtHome = match.home.slug === first.club.slug;
  const opponent = read(leaderAtHome ? match.away : match.home);
  if (match.homeGoals === match.awayGoals) {
    const headline: ChosenNews<Name>['headline'] = { kind: 'headlineLeaderHeld', facts: { leader, opponent } };
    stories.push({ kind: 'leaderHeld', facts: { leader, opponent, leaderAtHome, goals: match.homeGoals, ahead } });
    return { stories, headline, match };
  }
  const score = { ...scoreOf(match, read), leader, ahead };
  const hasWon = score.winnerAtHome === leaderAtHome;
  stories.push({ kind: hasWon ? 'leaderWon' : 'leaderBeaten', facts: score });
  const headline: ChosenNews<Name>['headline'] = hasWon
    ? { kind: 'headlineLeaderWon', facts: { leader, loser: opponent } }
    : { kind: 'headlineLeaderBeaten', facts: { leader, winner: opponent } };
  return { stories, headline, match };
}

function moves<Name>({ table }: Pick<RoundReview, 'table'>, read: Read<Name>): NewsStory<Name>[] {
  const byMove = table.filter(({ after }) => after > 1).sort((one, other) => other.before - other.after - (one.before - one.after));
  const [up, down] = [byMove[0], byMove.at(-1)];
  const stories: NewsStory<Name>[] = [];
  if (up !== undefined && up.before - up.after >= tellingMove) {
    stories.push({ kind: 'climber', facts: { club: read(up.club), from: up.before, to: up.after } });
  }
  if (down !== undefined && down.after - down.before >= tellingMove) {
    stories.push({ kind: 'faller', facts: { club: read(down.club), from: down.before, to: down.after } });
  }
  return stories;
}

function forecastRecord<Name>(matches: readonly ReviewedMatch[]): NewsStory<Name>[] {
  const judged = matches.filter(({ chances }) => chances !== undefined);
  const of = judged.length;
  if (of < 2) return [];
  const right = judged.filter(({ chances, homeGoals, awayGoals }) => {
    const { home, draw, away } = chances as NonNullable<typeof chances>;
    const best = Math.max(home, draw, away);
    return (homeGoals > awayGoals ? home : homeGoals < awayGoals ? away : draw) === best;
  }).length;
  if (right === 0) return [{ kind: 'forecastNoneRight', facts: { of } }];
  return [right === of ? { kind: 'forecastAllRight', facts: { of } } : { kind: 'forecastRecord', facts: { right, of } }];
}

/** Returns the match whose winner had had the smallest chance, if that was a surprise. */
function upsetOf(matches: readonly ReviewedMatch[]): { match: ReviewedMatch; chance: number } | undefined {
  return matches
    .flatMap((match) => {
      const { chances, homeGoals, awayGoals } = match;
      if (chances === undefined || homeGoals === awayGoals) return [];
      return [{ match, chance: homeGoals > awayGoals ? chances.home : chances.away }];
    })
    .filter(({ chance }) => chance <= surprise)
    .sort((one, other) => one.chance - other.chance)[0];
}

const margin = ({ homeGoals, awayGoals }: ReviewedMatch) => Math.abs(homeGoals - awayGoals);

function scoreOf<Name>({ home, away, homeGoals, awayGoals }: ReviewedMatch, read: Read<Name>) {
  const winnerAtHome = homeGoals > awayGoals;
  const [winner, loser] = winnerAtHome ? [home, away] : [away, home];
  const goals = { winnerGoals: Math.max(homeGoals, awayGoals), loserGoals: Math.min(homeGoals, awayGoals) };
  return { winner: read(winner), loser: read(loser), winnerAtHome, ...goals };
}

function weekendAhead<Name>({ competition, matches, tips }: WeekendAhead, read: Read<Name>): ChosenNews<Name> {
  const league = read({ of: 'competition', name: competition });
  const leads = matches
    .map(({ match }) => withNames(match, read))
    .map((match) => ({ match, ...heaviest(leadStories(match)) }))
    .sort((one, other) => other.weight - one.weight);
  const top = (leads[0] as (typeof leads)[number]).match;
  // A match without a story of weight is left out even when there is room.
  const told = leads
    .filter(({ weight }) => weight > 0)
    .slice(0, exampleMatches)
    .map(({ story }) => story);
  const bets: NewsStory<Name> =
    tips === 0 ? { kind: 'weekendNoTips', facts: { competition: league } } : { kind: 'weekendTips', facts: { tips } };
  return {
    headline: { kind: 'headlineTopMatch', facts: { home: top.home.name, away: top.away.name, competition: league } },
    paragraphs: [
      [{ kind: 'weekendIntro', facts: { competition: league, matches: matches.length } }, ...told],
      [...extremes(leads.map(({ match }) => match)), bets],
    ],
  };
}

/** Returns stories of the match with the clearest favourite, and of the most open one; none with fewer than two forecasts. */
function extremes<Name>(matches: readonly MatchToTell<Name>[]): NewsStory<Name>[] {
  const forecast = matches.flatMap((match) =>
    match.forecast === undefined ? [] : [{ ...match, ...match.forecast, homeClub: match.home, awayClub: match.away }],
  );
  if (forecast.length < 2) return [];
  const clear = forecast.reduce((best, each) => (Math.max(each.home, each.away) > Math.max(best.home, best.away) ? each : best));
  const open = forecast.reduce((best, each) => (Math.abs(each.home - each.away) < Math.abs(best.home - best.away) ? each : best));
  const favouriteAtHome = clear.home > clear.away;
  const [favourite, outsider] = favouriteAtHome ? [clear.homeClub, clear.awayClub] : [clear.awayClub, clear.homeClub];
  return [
    {
      kind: 'clearestFavourite',
      facts: { favourite: favourite.name, outsider: outsider.name, favouriteAtHome, chance: Math.max(clear.home, clear.away) },
    },
    {
      kind: 'openestMatch',
      facts: { home: open.homeClub.name, away: open.awayClub.name, homeChance: open.home, awayChance: open.away },
    },
  ];
}

function heaviest<Weighed extends { readonly weight: number }>(stories: readonly Weighed[]): Weighed {
  return stories.reduce((best, each) => (each.weight > best.weight ? each : best));
}

function seasonRace<Name>({ clubs, simulations }: SeasonRace, read: Read<Name>): ChosenNews<Name> {
  const [first, second, third] = [...clubs].sort((one, other) => other.title - one.title) as [RacingClub, RacingClub, RacingClub];
  const isNear = first.title >= nearTitle;
  const title: NewsStory<Name>[] = isNear
    ? [{ kind: 'titleNear', facts: { leader: read(first.club), chance: first.title } }]
    : [
        {
          kind: 'titleFavourite',
          facts: { favourite: read(first.club), chance: first.title, rival: read(second.club), rivalChance: second.title },
        },
      ];
  if (!isNear && third.title >= tellingChance) title.push({ kind: 'titleThird', facts: { club: read(third.club), chance: third.title } });
  return {
    headline: isNear
      ? { kind: 'headlineTitleNear', facts: { leader: read(first.club), chance: first.title } }
      : { kind: 'headlineTitleRace', facts: { leader: read(first.club), rival: read(second.club) } },
    paragraphs: [title, relegation(clubs, read), [{ kind: 'raceMethod' as const, facts: { simulations } }]].filter(
      (told) => told.length > 0,
    ),
  };
}

function relegation<Name>(clubs: readonly RacingClub[], read: Read<Name>): NewsStory<Name>[] {
  const endangered = clubs
    .filter(({ relegation: chance }) => chance >= tellingChance)
    .sort((one, other) => other.relegation - one.relegation);
  const [worst] = endangered;
  if (worst === undefined) return [];
  const told: NewsStory<Name>[] =
    worst.relegation >= likelyDown ? [{ kind: 'relegationLikely', facts: { club: read(worst.club), chance: worst.relegation } }] : [];
  const [edge] = endangered
    .filter((club) => (told.length === 0 || club !== worst) && Math.abs(club.relegation - 0.5) <= onTheEdge)
    .sort((one, other) => Math.abs(one.relegation - 0.5) - Math.abs(other.relegation - 0.5));
  if (edge !== undefined)
    told.push({ kind: 'relegationEdge', facts: { club: read(edge.club), chance: edge.relegation, place: edge.place } });
  return told;
}

function monthOfTips<Name>(facts: MonthOfTips, read: Read<Name>): ChosenNews<Name> {
  const { month, year, won, lost, returned, profit, longestLosingRun: run, dearestWin } = facts;
  const tips = won + lost + returned;
  const sum = Math.round(100 * profit) / 100;
  const balance: NewsStory<Name> =
    sum === 0
      ? { kind: 'monthEven', facts: { tips } }
      : sum > 0
        ? { kind: 'monthProfit', facts: { profit: sum, tips } }
        : { kind: 'monthLoss', facts: { loss: -sum, tips } };
  const details: NewsStory<Name>[] = run >= 2 ? [{ kind: 'tipsLosingRun', facts: { run } }] : [];
  if (dearestWin !== undefined) {
    const { home, away, bet, price } = dearestWin;
    details.push({ kind: 'dearestWin', facts: { home: read(home), away: read(away), bet, price } });
  }
  const date = { month, year };
  return {
    headline:
      sum === 0
        ? { kind: 'headlineMonthEven', facts: date }
        : sum > 0
          ? { kind: 'headlineMonthWon', facts: { ...date, profit: sum } }
          : { kind: 'headlineMonthLost', facts: { ...date, loss: -sum } },
    paragraphs: [
      [{ kind: 'tipsOfMonth', facts: { ...date, tips, won, lost } }, balance],
      [...details, { kind: 'recordKeepsAll', facts: { tips } }],
    ],
  };
}
