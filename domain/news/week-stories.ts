import type { Angle, NewsAngles, Read } from './news-angles.ts';
import type { ReviewedMatch, RoundReview } from './news-facts.ts';
import type { NewsStory } from './news-stories.ts';
import { decisions, runs } from './season-stories.ts';

const bigWin = 3;
/** Min margin of a headline. */
const rout = 4;
/** Max chance of a winner for a surprise. */
const surprise = 0.25;
/** Max chance of a winner for a surprise that weighs more than what the leader did. */
const sensation = 0.15;
const tellingMove = 2;
/** Goals per match from which on a week has many. */
const manyGoals = 3.5;
/** Min matches of a week whose number of goals can be news: in fewer, many or few of them mean nothing. */
const tellingMatches = 5;
/** Goals per match up to which a week has few. */
const fewGoals = 1.5;

/** Returns what an article about a league's week can tell. */
export function weekStories<Name>(facts: RoundReview, read: Read<Name>): NewsAngles<Name> {
  const { matches, table } = facts;
  const competition = read({ of: 'competition', name: facts.competition });
  const leader = facts.leadsStill === false ? leaderUntold : leaderStories(facts, read);
  const decided = decisions(facts.decided ?? [], competition, read);
  const champion = championStories(facts, competition, read);
  const ofRuns = runs(facts.runs ?? [], read);
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
  const angles: Angle<Name>[] = [...champion.angles, ...decided.angles, ...leader.angles, ...ofRuns.angles];
  if (upset !== undefined) {
    const { winner, loser } = scoreOf(upset.match, read);
    angles.push({
      weight: upset.chance <= sensation ? 7 : 4.5,
      topic: upsetStory.length === 0 ? 'leader' : 'surprise',
      headline: { kind: 'headlineUpset', facts: { winner, loser, chance: upset.chance } },
    });
  }
  if (big !== undefined && margin(big) >= rout) {
    const topic = bigStory.length > 0 ? 'goals' : big === leader.match ? 'leader' : 'surprise';
    angles.push({ weight: margin(big) > rout ? 6.5 : 5.5, topic, headline: { kind: 'headlineRout', facts: scoreOf(big, read) } });
  }
  if (goals > 0 || angles.length === 0) {
    const facts = { competition, goals, matches: matches.length };
    const isMiddling = goals < manyGoals * matches.length && goals > fewGoals * matches.length;
    const isOrdinary = isMiddling || goals === 0 || matches.length < tellingMatches;
    angles.push({ weight: isOrdinary ? 2 : 4, topic: 'goals', headline: { kind: 'headlineGoals', facts }, isOrdinary });
  }
  return {
    angles,
    paragraphs: [
      ...champion.paragraphs,
      ...decided.stories.map((story) => ({ topic: story.kind, stories: [story] })),
      { topic: 'leader', stories: [...leader.stories, ...moves<Name>(table, read)] },
      { topic: 'goals', stories: [...bigStory, ...goalsStory] },
      ...ofRuns.paragraphs,
      { topic: 'surprise', stories: [...upsetStory, ...forecastRecord<Name>(matches)] },
    ],
  };
}

function championStories<Name>({ decided = [], table }: RoundReview, competition: Name, read: Read<Name>): NewsAngles<Name> {
  const champion = decided.find(({ as }) => as === 'champion');
  const own = table.find(({ club }) => club.slug === champion?.club.slug);
  const second = table.find((row) => row !== own);
  if (champion === undefined || own === undefined || second === undefined) return { angles: [], paragraphs: [] };
  const club = read(champion.club);
  return {
    angles: [{ weight: 10, topic: 'champions', headline: { kind: 'headlineChampions', facts: { club, competition } } }],
    paragraphs: [
      {
        topic: 'champions',
        stories: [{ kind: 'champions', facts: { club, second: read(second.club), ahead: own.points - second.points } }],
      },
    ],
  };
}

interface LeaderStories<Name> {
  readonly stories: readonly NewsStory<Name>[];
  readonly angles: readonly Angle<Name>[];
  /** The match that they tell. */
  readonly match: ReviewedMatch | undefined;
}

const leaderUntold = { stories: [], angles: [], match: undefined };

function leaderStories<Name>({ matches, table, edition }: RoundReview, read: Read<Name>): LeaderStories<Name> {
  const [first, second] = table;
  if (first === undefined || second === undefined) return leaderUntold;
  const leader = read(first.club);
  const ahead = first.points - second.points;
  const angle = (weight: number, headline: Angle<Name>['headline']) => [{ weight, topic: 'leader', headline }];
  const former = table.find(({ before }) => before === 1);
  if (former !== undefined && former !== first) {
    const pair = { leader, former: read(former.club) };
    return {
      stories: [{ kind: 'newLeader', facts: { ...pair, points: first.points } }],
      angles: angle(8, { kind: 'headlineNewLeader', facts: pair }),
      match: undefined,
    };
  }
  const match = matches.findLast(({ home, away }) => home.slug === first.club.slug || away.slug === first.club.slug);
  if (match === undefined) return { stories: [{ kind: 'leaderIdle', facts: { leader, ahead } }], angles: [], match };
  const leaderAtHome = match.home.slug === first.club.slug;
  const opponent = read(leaderAtHome ? match.away : match.home);
  if (match.homeGoals === match.awayGoals) {
    return {
      stories: [{ kind: 'leaderHeld', facts: { leader, opponent, leaderAtHome, goals: match.homeGoals, ahead } }],
      angles: angle(4.8, { kind: 'headlineLeaderHeld', facts: { leader, opponent } }),
      match,
    };
  }
  const score = { ...scoreOf(match, read), leader, ahead };
  const hasWon = score.winnerAtHome === leaderAtHome;
  // By itself a win of the leader is no news: only articles that were published with this headline keep it.
  const wonAngles =
    edition?.headline === 'headlineLeaderWon' ? angle(3.6, { kind: 'headlineLeaderWon', facts: { leader, loser: opponent } }) : [];
  return {
    stories: [{ kind: hasWon ? 'leaderWon' : 'leaderBeaten', facts: score }],
    angles: hasWon ? wonAngles : angle(6, { kind: 'headlineLeaderBeaten', facts: { leader, winner: opponent } }),
    match,
  };
}

function moves<Name>(table: RoundReview['table'], read: Read<Name>): NewsStory<Name>[] {
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
