import type { LeadStories } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import {
  apposed,
  counted,
  inMonth,
  inPlace,
  inTheTable,
  leagueMatches,
  matches,
  number,
  ordinal,
  placed,
  points,
  times,
  withArticle,
} from '../words.ts';

type Club = EnglishNoun;

const against = (atHome: boolean) => (atHome ? 'at home to' : 'away to');
const meets = (atHome: boolean) => (atHome ? 'welcome' : 'travel to');
/** Returns the next match of a club with a run, to follow `and`. */
const nextMatch = (opponent: Club, atHome: boolean) => `next they ${atHome ? 'welcome' : 'go to'} ${opponent}`;
const homeMatches = (count: number) => counted(count, 'home league match', 'home league matches');
const awayMatches = (count: number) => counted(count, 'away league match', 'away league matches');

/** Returns two clubs of the table as host and guest. */
const onGround = (both: {
  higher: Club;
  lower: Club;
  higherPlace: number;
  lowerPlace: number;
  higherAtHome: boolean;
  lastPlace?: number;
}) => ({
  last: both.lastPlace,
  ...(both.higherAtHome
    ? { host: both.higher, hostPlace: both.higherPlace, guest: both.lower, guestPlace: both.lowerPlace }
    : { host: both.lower, hostPlace: both.lowerPlace, guest: both.higher, guestPlace: both.higherPlace }),
});

/** Returns true when the name of a club of a derby holds that of the town, which a sentence then leaves out. */
const namesTown = ({ home, away, town }: { home: Club; away: Club; town: Club }) =>
  [home, away].some((club) => ` ${club.bare} `.includes(` ${town.bare} `));

/** Stages, each as a time of the competition and as one match of it. */
const rounds: Readonly<Partial<Record<Stage, readonly [stage: string, match: string]>>> = {
  preliminary: ['the preliminary round', 'preliminary-round tie'],
  'qualifying-1': ['the first qualifying round', 'first-round qualifier'],
  'qualifying-2': ['the second qualifying round', 'second-round qualifier'],
  'qualifying-3': ['the third qualifying round', 'third-round qualifier'],
  'qualifying-4': ['the fourth qualifying round', 'fourth-round qualifier'],
  'qualifying-play-off': ['the play-off round', 'play-off'],
  group: ['the group stage', 'group match'],
  'league-phase': ['the league phase', 'match'],
  'round-1': ['the first round', 'first-round tie'],
  'round-2': ['the second round', 'second-round tie'],
  'round-3': ['the third round', 'third-round tie'],
  'round-4': ['the fourth round', 'fourth-round tie'],
  'round-5': ['the fifth round', 'fifth-round tie'],
  'round-6': ['the sixth round', 'sixth-round tie'],
  'round-7': ['the seventh round', 'seventh-round tie'],
  'round-8': ['the eighth round', 'eighth-round tie'],
  'knock-out-play-off': ['the knockout play-offs', 'knockout play-off'],
  'round-of-128': ['the last 128', 'last-128 tie'],
  'round-of-64': ['the last 64', 'last-64 tie'],
  'round-of-32': ['the last 32', 'last-32 tie'],
  'round-of-16': ['the last 16', 'last-16 tie'],
  'quarter-final': ['the quarter-finals', 'quarter-final'],
  'semi-final': ['the semi-finals', 'semi-final'],
  'third-place': ['the third-place play-off', 'third-place play-off'],
  final: ['the final', 'final'],
  'play-off': ['the play-offs', 'play-off'],
  'promotion-play-off': ['the promotion play-offs', 'promotion play-off'],
  'relegation-play-off': ['the relegation play-offs', 'relegation play-off'],
};
/** The rounds of cups that number them to the end, by the competition and the clubs left: 64 play the third round of the FA Cup. */
const numbered: Readonly<Record<string, Readonly<Partial<Record<Stage, Stage>>>>> = {
  'FA Cup': { 'round-of-64': 'round-3', 'round-of-32': 'round-4', 'round-of-16': 'round-5' },
  'EFL Cup': { 'round-of-32': 'round-3', 'round-of-16': 'round-4' },
  'Scottish Cup': { 'round-of-32': 'round-4', 'round-of-16': 'round-5' },
};
/** Returns the stage by which English papers name a round of a cup: the FA Cup's last 16 is its fifth round. */
const roundIn = ({ bare }: EnglishNoun, stage: Stage | undefined) => stage && (numbered[bare]?.[stage] ?? stage);
const tie = (stage: Stage | undefined) => (stage && rounds[stage]?.[1]) ?? 'match';
/** `an FA Cup third-round tie`, `the FA Cup final`. */
const cupMatch = (competition: EnglishNoun, stage: Stage | undefined) => {
  const { bare, indefinite } = competition;
  return stage === 'final' || stage === 'third-place' ? `the ${bare} ${tie(stage)}` : `${indefinite} ${tie(roundIn(competition, stage))}`;
};
/** `in the third round of the FA Cup`, `in the FA Cup`. */
const inCup = (competition: EnglishNoun, stage: Stage | undefined) => {
  const played = roundIn(competition, stage);
  const round = played && rounds[played];
  return `in ${round ? `${round[0]} of ` : ''}${competition}`;
};

/** Returns the first sentences of English previews. Except for finals and neutral grounds, each says which club is at home: later sentences rely on it. */
export function englishLeads({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof LeadStories<Club>> {
  const winsAndDraws = (played: number, won: number) => `${counted(won, 'win')} and ${counted(played - won, 'draw')}`;
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `It is first against second: ${leader}, ${points(gap)} clear, are ${against(leaderAtHome)} ${chaser}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        leaderAtHome
          ? `${chaser}, second and ${points(gap)} behind, go to the leaders, ${leader}.`
          : `${leader}, ${points(gap)} clear at the top, go to ${chaser}, who are second.`,
      ({ leader, chaser, gap, leaderAtHome }) => {
        const win = leaderAtHome ? `A win at ${leader}` : `A home win over ${leader}`;
        if (gap < 3) return `${win} would take second-placed ${chaser.bare} to the top.`;
        if (gap === 3) return `${win}, the leaders, would bring second-placed ${chaser.bare} level on points.`;
        return `${leader}, the leaders, ${meets(leaderAtHome)} second-placed ${chaser.bare}, who are ${points(gap)} behind.`;
      },
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `The top two meet level on ${points(level)}: ${leader}, in first place, are ${against(leaderAtHome)} ${chaser}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `It is first against second, with both on ${points(level)}, when ${leader} ${meets(leaderAtHome)} ${chaser}.`,
    ],
    derby: [
      (facts) => `It is derby day${namesTown(facts) ? ' as' : ` in ${facts.town}, where`} ${facts.home} are at home to ${facts.away}.`,
      (facts) => `${facts.home} are at home to ${facts.away} in the ${namesTown(facts) ? 'local' : facts.town} derby.`,
      (facts) => `Neighbours meet${namesTown(facts) ? '' : ` in ${facts.town}`}: ${facts.home} are the hosts, ${facts.away} the visitors.`,
      (facts) => `${facts.away} make the short trip to ${facts.home} for the ${namesTown(facts) ? 'local' : facts.town} derby.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead }) =>
        `${club} take ${withArticle(`${number(ahead)}-point lead`)} at the top into their ${atHome ? 'home match with' : 'trip to'} ${opponent}.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        `The leaders are ${atHome ? 'at home' : 'on the road'}: ${club} ${atHome ? 'face' : 'go to'} ${opponent}, who are ${placed(opponentPlace, lastPlace)}.`,
      ({ club, opponent, atHome, ahead }) => `With ${points(ahead)} to spare at the top, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome, ahead, opponentPlace, lastPlace }) =>
        `${opponent}, ${inTheTable(opponentPlace, lastPlace)}, ${meets(!atHome)} the leaders, ${club}, who are ${points(ahead)} clear.`,
    ],
    alreadyDecided: [
      ({ club, opponent, atHome, as, opponentPlace, lastPlace }) =>
        `${club}, ${{ champion: 'already champions', promoted: 'already sure of promotion', relegated: 'already relegated' }[as]}, ${meets(atHome)} ${opponent}, who are ${placed(opponentPlace, lastPlace)}.`,
      ({ club, opponent, atHome, as }) =>
        `${{ champion: 'The title', promoted: 'Promotion', relegated: 'Relegation' }[as]} is already certain for ${club}, who ${atHome ? 'are at home to' : 'go to'} ${opponent}.`,
      ({ club, opponent, atHome, as }) =>
        `With ${{ champion: 'the title already won', promoted: 'promotion already secured', relegated: 'relegation already confirmed' }[as]}, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome, as }) =>
        `${opponent} ${meets(!atHome)} ${club}, who ${{ champion: 'can no longer be caught at the top', promoted: 'are certain to go up', relegated: 'are certain to go down' }[as]}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `At the wrong end of the table, ${home}, ${apposed(homePlace, lastPlace)}, are at home to ${away}, who are ${placed(awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Two struggling sides meet when ${away}, ${apposed(awayPlace, lastPlace)}, visit ${home}, who are ${placed(homePlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `With relegation a threat to both, ${home}, ${inTheTable(homePlace, lastPlace)}, welcome ${away}, who are ${placed(awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Both are in danger of going down: ${home}, ${apposed(homePlace, lastPlace)}, welcome ${away}, who are ${placed(awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `The fight against relegation brings ${away}, ${apposed(awayPlace, lastPlace)}, to ${home}, who are ${placed(homePlace, lastPlace)}.`,
      ({ home, away }) => `${home} and ${away}, their visitors, both need points to stay up.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Points against relegation are at stake when ${home}, ${apposed(homePlace, lastPlace)}, welcome ${away}, who are ${placed(awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `${away}, ${apposed(awayPlace, lastPlace)}, visit ${home}, who are ${placed(homePlace, lastPlace)}: neither is safe from relegation.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        `Bottom of the table, ${club} are ${against(atHome)} ${opponent}, who are ${placed(opponentPlace)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent}, ${inTheTable(opponentPlace)}, ${atHome ? 'visit' : 'are at home to'} the bottom club, ${club}.`,
      ({ club, opponent, atHome }) =>
        `The only way is up for bottom side ${club.bare}, who ${atHome ? 'are at home to' : 'go to'} ${opponent}.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        lowerAtHome
          ? `A home win would take ${lower} above ${higher}, who are ${points(gap)} better off.`
          : `An away win would take ${lower} above their hosts, ${higher}, who are ${points(gap)} better off.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome, lastPlace }) => {
        const [host, guest] = lowerAtHome ? [lower, higher] : [higher, lower];
        const [hostPlace, guestPlace] = lowerAtHome ? [lowerPlace, higherPlace] : [higherPlace, lowerPlace];
        return `${guest}, ${apposed(guestPlace, lastPlace)}, visit ${host}, ${apposed(hostPlace, lastPlace)}, with only ${points(gap)} separating them.`;
      },
      ({ lower, higher, gap, lowerAtHome }) =>
        `${higher} ${lowerAtHome ? 'visit' : 'are at home to'} ${lower}, who are just ${points(gap)} behind and would go above them with a win.`,
      ({ lower, higher, higherPlace, lowerPlace, lowerAtHome, lastPlace }) =>
        `${higher}, ${apposed(higherPlace)}, must avoid defeat ${lowerAtHome ? 'at' : 'at home to'} ${lower}, ${apposed(lowerPlace, lastPlace)}, to stay above them.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `${away} visit ${home} with both sides on ${points(level)}.`,
      ({ home, away, points: level }) => `${home}, on ${points(level)}, are at home to ${away}, who have just as many.`,
      ({ home, away, points: level }) =>
        `There is nothing between ${home} and their visitors, ${away}, on points: both have ${number(level)}.`,
      ({ home, away, points: level }) => `${away}, on ${points(level)}, go to ${home}, who are level with them.`,
    ],
    gulf: [
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `${host}, ${apposed(hostPlace, last)}, are at home to ${guest}, who are ${placed(guestPlace, last)} and ${points(both.gap)} ${both.higherAtHome ? 'worse' : 'better'} off.`;
      },
      ({ higher, lower, gap, higherAtHome }) =>
        `${higher} are ${points(gap)} better off than ${lower}, their ${higherAtHome ? 'visitors' : 'hosts'}.`,
      (both) => {
        const { host, guest, hostPlace, last } = onGround(both);
        return `${guest} travel to ${host}, who are ${placed(hostPlace, last)} and ${points(both.gap)} ${both.higherAtHome ? 'above' : 'below'} them.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `Sides ${points(both.gap)} apart meet when ${guest}, ${apposed(guestPlace, last)}, visit ${host}, who are ${placed(hostPlace, last)}.`;
      },
    ],
    inTable: [
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `${host}, ${inTheTable(hostPlace, last)}, are at home to ${guest}, who are ${placed(guestPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `${guest}, ${inPlace(guestPlace, last)}, go to ${host}, who are ${placed(hostPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `${host}, ${inTheTable(hostPlace, last)}, welcome ${guest}, who are ${placed(guestPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `A trip to ${host}, ${apposed(hostPlace, last)}, awaits ${guest}, who are ${placed(guestPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `${guest}, ${inTheTable(guestPlace, last)}, visit ${host}, who are ${placed(hostPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `The fixture list sends ${guest}, ${apposed(guestPlace, last)}, to ${host}, who are ${placed(hostPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `Next for ${host}, ${apposed(hostPlace, last)}, is a home match with ${guest}, who are ${placed(guestPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `It is ${placed(hostPlace, last)} against ${placed(guestPlace, last)} when ${host} welcome ${guest}.`;
      },
    ],
    winningRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} have won ${leagueMatches(run)} in a row and look for ${withArticle(ordinal(run + 1))} ${atHome ? 'at home to' : 'at'} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Can ${opponent} stop ${club}, who ${atHome ? 'welcome' : 'visit'} them after ${counted(run, 'straight league win')}?`,
      ({ club, opponent, run, atHome }) => `After ${counted(run, 'league win')} in a row, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Nobody has taken a point off ${club} in ${leagueMatches(run)}, and ${nextMatch(opponent, atHome)}.`,
    ],
    losingRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, who have lost their last ${number(run)} in the league, are ${against(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `After ${counted(run, 'league defeat')} running, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} try to end a run of ${counted(run, 'league defeat')} when they ${meets(atHome)} ${opponent}.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} put an unbeaten league run of ${matches(run)} on the line ${atHome ? 'at home to' : 'at'} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `Nobody has beaten ${club} in ${leagueMatches(run)}, and ${nextMatch(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) => `Unbeaten in ${leagueMatches(run)}, ${club} ${atHome ? 'welcome' : 'visit'} ${opponent}.`,
    ],
    winlessRun: [
      ({ club, opponent, run, atHome }) => `${club} have gone ${leagueMatches(run)} without a win and now ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `Without a win in ${leagueMatches(run)}, ${club} are ${against(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `A win has eluded ${club} for ${leagueMatches(run)}, and they try again ${atHome ? 'at home to' : 'at'} ${opponent}.`,
    ],
    goalDrought: [
      ({ club, opponent, run, atHome }) =>
        `${club} have gone ${leagueMatches(run)} without a goal and look for one ${atHome ? 'at home to' : 'at'} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `The goals have dried up for ${club}, who ${meets(atHome)} ${opponent} after ${leagueMatches(run)} without scoring.`,
      ({ club, opponent, run, atHome }) => `${club}, who have not scored in ${leagueMatches(run)}, ${meets(atHome)} ${opponent}.`,
    ],
    cleanSheets: [
      ({ club, opponent, run, atHome }) =>
        `Nobody has scored against ${club} in ${leagueMatches(run)}, and ${nextMatch(opponent, atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} take a run of ${counted(run, 'clean sheet')} in the league into their ${atHome ? 'home match with' : 'trip to'} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `${club}, who have not conceded in ${leagueMatches(run)}, ${meets(atHome)} ${opponent}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${up}, who have won their last ${number(upRun)} in the league, ${meets(upAtHome)} ${down}, who have lost their last ${number(downRun)}.`,
      ({ up, down, upRun, downRun, upAtHome }) => {
        const [one, other] = upAtHome ? ['hosts', 'visitors'] : ['visitors', 'hosts'];
        return `Form could hardly differ more when ${up} ${meets(upAtHome)} ${down}: the ${one} have won their last ${number(upRun)} in the league, the ${other} have lost their last ${number(downRun)}.`;
      },
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Beaten ${times(downRun)} running in the league, ${down} ${meets(!upAtHome)} ${up}, who have won their last ${number(upRun)}.`,
    ],
    perfectAtHome: [
      ({ club, opponent, played }) =>
        `${club} have won all ${number(played)} of their home league matches this season, and ${nextMatch(opponent, true)}.`,
      ({ club, opponent, played }) => `${opponent} visit ${club}, who have won all ${homeMatches(played)} this season.`,
      ({ club, opponent, played }) =>
        `${club}, who have won every one of their ${number(played)} home league matches this season, welcome ${opponent}.`,
    ],
    fortress: [
      ({ club, opponent, played }) => `Nobody has beaten ${club} in ${homeMatches(played)} this season, and ${nextMatch(opponent, true)}.`,
      ({ club, opponent, played, won }) =>
        `${club}, unbeaten at home in the league this season with ${winsAndDraws(played, won)}, welcome ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${opponent} visit ${club}, who are unbeaten at home in the league this season, with ${winsAndDraws(played, won)}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) => `${club}, without a win in ${homeMatches(played)} this season, welcome ${opponent}.`,
      ({ club, opponent, played }) =>
        `${club} look for a first home league win of the season, at the ${ordinal(played + 1)} attempt, when ${opponent} visit.`,
      ({ club, opponent, played }) => `${opponent} visit ${club}, who have not won any of their ${homeMatches(played)} this season.`,
    ],
    perfectAway: [
      ({ club, opponent, played }) =>
        `${club} have won all ${number(played)} of their away league matches this season, and ${nextMatch(opponent, false)}.`,
      ({ club, opponent, played }) => `${opponent} welcome ${club}, who have won all ${awayMatches(played)} this season.`,
      ({ club, opponent, played }) =>
        `${club}, who have won every one of their ${number(played)} away league matches this season, travel to ${opponent}.`,
    ],
    strongTravellers: [
      ({ club, opponent, played }) =>
        `${club} have not lost any of their ${awayMatches(played)} this season, and ${nextMatch(opponent, false)}.`,
      ({ club, opponent, played, won }) =>
        `${club}, unbeaten away in the league this season with ${winsAndDraws(played, won)}, travel to ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${opponent} welcome ${club}, who are unbeaten away in the league this season, with ${winsAndDraws(played, won)}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} have not won away in the league this season, and after ${counted(played, 'attempt')} they try again at ${opponent}.`,
      ({ club, opponent, played }) => `${opponent} welcome ${club}, who have not won any of their ${awayMatches(played)} this season.`,
      ({ club, opponent, played }) => `Without a win in ${awayMatches(played)} this season, ${club} travel to ${opponent}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `${loser} ${winnerAtHome ? 'go to' : 'are at home to'} ${winner}, who beat them ${score(winnerGoals, loserGoals)} when they last met, ${inMonth(on)}.`,
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `${winner} ${winnerAtHome ? 'welcome' : 'visit'} ${loser}, whom they beat ${score(winnerGoals, loserGoals)} in the last meeting, ${inMonth(on)}.`,
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${winner} when the sides last met, ${inMonth(on)}, and now ${winnerAtHome ? 'visit them' : 'have them at home'}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings, atHome }) =>
        `${club} have not beaten ${opponent} in their last ${counted(meetings, 'meeting')}, and now ${atHome ? 'have them at home' : 'visit them'}.`,
      ({ club, opponent, meetings, atHome }) =>
        `History is against ${club}, who have won none of the last ${counted(meetings, 'meeting')} with ${opponent}, their ${atHome ? 'visitors' : 'hosts'}.`,
      ({ club, opponent, meetings, atHome }) =>
        `${club} ${atHome ? 'welcome' : 'visit'} ${opponent}, whom they have not beaten in the last ${counted(meetings, 'meeting')}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `The ${competition.bare} season begins for both sides when ${away} visit ${home}.`,
      ({ home, away, competition }) => `${home} begin their ${competition.bare} season at home to ${away}.`,
      ({ home, away, competition }) => `${away} open their ${competition.bare} season at ${home}.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `Newly promoted ${club.bare} are ${against(atHome)} ${opponent}.`,
      ({ club, opponent, atHome }) => `${club}, promoted last season, ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome }) => `Up from the division below, ${club} ${atHome ? 'welcome' : 'visit'} ${opponent}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} are at home to ${away} in ${competition}.`,
      ({ home, away, competition }) => `In ${competition}, ${away} visit ${home}.`,
      ({ home, away, competition }) => `A trip to ${home} awaits ${away} in ${competition}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} are at home to ${away} in ${cupMatch(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${away} travel to ${home} for ${cupMatch(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${home} welcome ${away} ${inCup(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${cupMatch(competition, stage)} takes ${away} to ${home}.`,
      ({ home, away, competition, stage }) => `${inCup(competition, stage)}, ${away} visit ${home}.`,
      ({ home, away, competition, stage }) => `A home match with ${away} is next for ${home} ${inCup(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${home} play host to ${away} ${inCup(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${away} go to ${home} ${inCup(competition, stage)}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `${home} and ${away} meet in the ${competition.bare} final.`,
      ({ home, away, competition }) => `${home} face ${away} in the ${competition.bare} final.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) => `${home} and ${away} meet on neutral ground in ${cupMatch(competition, stage)}.`,
      ({ home, away, competition, stage }) => `Neither side is at home when ${home} play ${away} in ${cupMatch(competition, stage)}.`,
    ],
  };
}
