import type { EnglishNoun } from '#app/i18n/names/english-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import {
  apposed,
  counted,
  inMonth,
  inTheTable,
  leagueMatches,
  matches,
  number,
  ordinal,
  placed,
  points,
  times,
  withArticle,
} from './english-words.ts';

const against = (atHome: boolean) => (atHome ? 'at home to' : 'away to');
const meets = (atHome: boolean) => (atHome ? 'welcome' : 'travel to');

/** Returns the two of a table as host and guest. */
const onGround = <Name>(both: { higher: Name; lower: Name; higherPlace: number; lowerPlace: number; higherAtHome: boolean }) =>
  both.higherAtHome
    ? { host: both.higher, hostPlace: both.higherPlace, guest: both.lower, guestPlace: both.lowerPlace }
    : { host: both.lower, hostPlace: both.lowerPlace, guest: both.higher, guestPlace: both.higherPlace };

/** A stage as a time of the competition, and as one match of it. */
const rounds: Readonly<Partial<Record<Stage, readonly [stage: string, match: string]>>> = {
  preliminary: ['the preliminary round', 'preliminary-round tie'],
  'qualifying-1': ['the first qualifying round', 'first-round qualifier'],
  'qualifying-2': ['the second qualifying round', 'second-round qualifier'],
  'qualifying-3': ['the third qualifying round', 'third-round qualifier'],
  'qualifying-play-off': ['the play-off round', 'play-off'],
  group: ['the group stage', 'group match'],
  'league-phase': ['the league phase', 'match'],
  'round-1': ['the first round', 'first-round tie'],
  'round-2': ['the second round', 'second-round tie'],
  'round-3': ['the third round', 'third-round tie'],
  'round-4': ['the fourth round', 'fourth-round tie'],
  'round-5': ['the fifth round', 'fifth-round tie'],
  'round-6': ['the sixth round', 'sixth-round tie'],
  'knock-out-play-off': ['the knockout play-offs', 'knockout play-off'],
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
const inRound = (stage: Stage | undefined) => (stage && rounds[stage] ? ` in ${rounds[stage][0]}` : '');
const tie = (stage: Stage | undefined) => (stage && rounds[stage]?.[1]) ?? 'tie';
/** `an FA Cup third-round tie`, `the FA Cup final`. */
const cupMatch = ({ bare, indefinite }: EnglishNoun, stage: Stage | undefined) =>
  stage === 'final' || stage === 'third-place' ? `the ${bare} ${tie(stage)}` : `${indefinite} ${tie(stage)}`;

/** Returns a bet as the object of a sentence: `an Arsenal win`, `over 2.5 goals`. */
export function betPhrase(bet: Bet, clubs: { home: EnglishNoun; away: EnglishNoun }, { line, score }: ProseFigures): string {
  switch (bet.market) {
    case 'match-result':
      return bet.selection === 'draw' ? 'the draw' : `${clubs[bet.selection].indefinite} win`;
    case 'double-chance':
      if (bet.selection === 'home-or-away') return 'either side to win';
      return `${bet.selection === 'home-or-draw' ? clubs.home : clubs.away} to win or draw`;
    case 'draw-no-bet':
      return `${clubs[bet.selection]} (draw no bet)`;
    case 'total-goals':
      return `${bet.selection} ${line(bet.line, false)} goals`;
    case 'both-teams-to-score':
      return bet.selection === 'yes' ? 'both teams to score' : 'a clean sheet for at least one side';
    case 'asian-handicap':
      if (bet.line === 0) return `${clubs[bet.selection]} (draw no bet)`;
      return `${clubs[bet.selection]} ${line(bet.selection === 'home' ? bet.line : -bet.line, true)} on the Asian handicap`;
    case 'half-time-result':
      return bet.selection === 'draw' ? 'a draw at half-time' : `${clubs[bet.selection]} to lead at half-time`;
    case 'correct-score': {
      const [home, away] = bet.selection.split('-').map(Number) as [number, number];
      if (home === away) return `${withArticle(score(home, away))} draw`;
      return home > away ? `${clubs.home} to win ${score(home, away)}` : `${clubs.away} to win ${score(away, home)}`;
    }
  }
}

/** Returns the sentences of English previews and reviews. */
export function englishTexts(figures: ProseFigures): StoryTexts<EnglishNoun> {
  const { percent, price, score, goals, line, profit } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: EnglishNoun; away: EnglishNoun }) => betPhrase(bet, { home, away }, figures);
  const chanceOf = (chance: number) => `${withArticle(percent(chance))} chance`;
  const drawOf = (each: number) => (each === 0 ? 'a goalless draw' : `${withArticle(score(each, each))} draw`);
  const scoreline = ({
    home,
    away,
    homeGoals,
    awayGoals,
  }: {
    home: EnglishNoun;
    away: EnglishNoun;
    homeGoals: number;
    awayGoals: number;
  }) => {
    if (homeGoals === awayGoals) return score(homeGoals, awayGoals);
    return homeGoals > awayGoals ? `${score(homeGoals, awayGoals)} to ${home}` : `${score(awayGoals, homeGoals)} to ${away}`;
  };
  const since = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) =>
    `${leagueOnly ? 'league meetings' : 'meetings'} since ${since}`;
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
        if (gap < 3) return `${win} would take ${chaser} from second place to the top.`;
        return `${win}, the leaders, would bring ${chaser}, in second, ${gap === 3 ? 'level on points' : `within ${points(gap - 3)}`}.`;
      },
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level }) =>
        `The top two meet with nothing between them on points: ${leader} and ${chaser} both have ${number(level)}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `${leader} and ${chaser} are first and second, level on ${points(level)}, and ${leaderAtHome ? leader : chaser} have home advantage.`,
    ],
    derby: [
      ({ home, away, town }) => `It is derby day in ${town}, where ${home} are at home to ${away}.`,
      ({ home, away, town }) => `${home} and ${away} meet in the ${town} derby.`,
      ({ home, away, town }) => `Neighbours meet in ${town}: ${home} are the hosts, ${away} the visitors.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead }) =>
        `${club} take ${withArticle(`${number(ahead)}-point lead`)} at the top into their ${atHome ? 'home match with' : 'trip to'} ${opponent}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `The leaders are ${atHome ? 'at home' : 'on the road'}: ${club} ${atHome ? 'face' : 'go to'} ${opponent}, who are ${placed(opponentPlace)}.`,
      ({ club, opponent, atHome, ahead }) => `With ${points(ahead)} to spare at the top, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome, ahead, opponentPlace }) =>
        `${opponent}, ${inTheTable(opponentPlace)}, ${meets(!atHome)} the leaders, ${club}, who are ${points(ahead)} clear.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace }) =>
        `Two sides fighting relegation meet: ${home}, at home, are ${ordinal(homePlace)} and ${away} ${ordinal(awayPlace)}.`,
      ({ home, away, homePlace, awayPlace }) =>
        `Neither ${home}, ${ordinal(homePlace)}, nor ${away}, ${ordinal(awayPlace)}, can afford to hand points to a rival in the fight against relegation.`,
      ({ home, away, homePlace, awayPlace }) =>
        `At the wrong end of the table, ${home}, ${ordinal(homePlace)}, are at home to ${away}, ${ordinal(awayPlace)}.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        `Bottom of the table, ${club} are ${against(atHome)} ${opponent}, who are ${placed(opponentPlace)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent}, ${inTheTable(opponentPlace)}, ${atHome ? 'visit' : 'are at home to'} the bottom club, ${club}.`,
      ({ club, opponent, atHome }) =>
        `Nobody has fewer points than ${club}, who ${atHome ? 'have home advantage against' : 'must go to'} ${opponent}.`,
    ],
    overtake: [
      ({ lower, higher, lowerAtHome, gap }) =>
        `A win would take ${lower} above ${higher}, who are ${points(gap)} better off and ${lowerAtHome ? 'the visitors' : 'at home'}.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome }) =>
        `Only ${points(gap)} divide${gap === 1 ? 's' : ''} ${higher}, ${apposed(higherPlace)}, and ${lower}, ${ordinal(lowerPlace)}, who meet at ${lowerAtHome ? lower : higher}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `${lower} are just ${points(gap)} behind ${higher} and would go above them with ${lowerAtHome ? 'a home' : 'an away'} win.`,
      ({ lower, higher, higherPlace, lowerPlace, lowerAtHome }) =>
        `${higher}, ${apposed(higherPlace)}, must avoid defeat ${lowerAtHome ? 'at' : 'at home to'} ${lower}, ${ordinal(lowerPlace)}, to stay above them.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `Nothing separates ${home} and ${away} on points: both have ${number(level)}.`,
      ({ home, away, points: level }) => `${home} and ${away} start level, with ${points(level)} each.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `On ${points(level)} and ${inTheTable(homePlace)}, ${home} are at home to ${away}, who have as many and are ${placed(awayPlace)}.`,
      ({ home, away, points: level }) =>
        `Whoever wins when ${away} visit ${home} will leave the other behind, as both are on ${points(level)}.`,
    ],
    gulf: [
      (both) => {
        const { host, guest } = onGround(both);
        return `It is ${ordinal(both.higherPlace)} against ${ordinal(both.lowerPlace)}, with ${points(both.gap)} between them, when ${host} play host to ${guest}.`;
      },
      ({ higher, lower, gap, higherAtHome }) =>
        `${higher} are ${points(gap)} better off than ${lower}, their ${higherAtHome ? 'visitors' : 'hosts'}.`,
      (both) => {
        const { host, guest, hostPlace } = onGround(both);
        return `${guest} travel to a side ${points(both.gap)} ${both.higherAtHome ? 'above' : 'below'} them: ${host} are ${placed(hostPlace)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `Sides ${points(both.gap)} apart meet when ${guest}, ${apposed(guestPlace)}, visit ${host}, ${apposed(hostPlace)}.`;
      },
      ({ higher, lower, gap, higherPlace, lowerPlace, higherAtHome }) =>
        `From ${ordinal(lowerPlace)} place ${lower} look up at ${higher}, ${apposed(higherPlace)}, who have ${points(gap)} more and are ${higherAtHome ? 'at home' : 'the visitors'}.`,
    ],
    inTable: [
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `${host}, ${inTheTable(hostPlace)}, are at home to ${guest}, who are ${placed(guestPlace)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `In ${ordinal(guestPlace)} place, ${guest} travel to ${host}, who are ${placed(hostPlace)}.`;
      },
      (both) => {
        const { higher, lower, higherPlace, lowerPlace } = both;
        return `The table has ${higher} ${placed(higherPlace)} and ${lower} ${ordinal(lowerPlace)} before they meet at ${onGround(both).host}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `It is ${ordinal(hostPlace)} against ${ordinal(guestPlace)} when ${host} entertain ${guest}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `A trip to ${host}, ${apposed(hostPlace)}, awaits ${guest}, who are ${placed(guestPlace)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `${guest} go into their match at ${host} in ${ordinal(guestPlace)} place; the home side are ${placed(hostPlace)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `Home advantage is with ${host}, ${apposed(hostPlace)}, against ${guest}, ${apposed(guestPlace)}.`;
      },
    ],
    winningRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} have won ${number(run)} league matches in a row and look for another ${against(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Can ${opponent} stop ${club}, who ${atHome ? 'are at home' : 'visit them'} after ${counted(run, 'straight league win')}?`,
      ({ club, opponent, run, atHome }) => `After ${counted(run, 'league win')} in a row, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Nobody has taken a point off ${club} in ${leagueMatches(run)}, and now it is ${opponent.possessive} turn, ${atHome ? 'as visitors' : 'at home'}.`,
    ],
    losingRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} have lost ${leagueMatches(run)} in a row and must find an answer ${against(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `After ${counted(run, 'league defeat')} running, ${club} ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `It is ${counted(run, 'league defeat')} in a row for ${club}, who try to stop the rot ${against(atHome)} ${opponent}.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} put an unbeaten league run of ${matches(run)} on the line ${atHome ? 'at home to' : 'at'} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `Nobody has beaten ${club} in ${leagueMatches(run)}, and now it is ${opponent.possessive} turn, ${atHome ? 'as visitors' : 'at home'}.`,
      ({ club, opponent, run, atHome }) => `Unbeaten in ${leagueMatches(run)}, ${club} ${atHome ? 'welcome' : 'visit'} ${opponent}.`,
    ],
    winlessRun: [
      ({ club, opponent, run, atHome }) => `${club} have gone ${leagueMatches(run)} without a win and now ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) => `Without a win in ${leagueMatches(run)}, ${club} are ${against(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `A win has eluded ${club} for ${leagueMatches(run)}, and they try again ${against(atHome)} ${opponent}.`,
    ],
    goalDrought: [
      ({ club, opponent, run, atHome }) =>
        `${club} have gone ${leagueMatches(run)} without a goal and look for one ${against(atHome)} ${opponent}.`,
      ({ club, opponent, run, atHome }) =>
        `The goals have dried up for ${club}, who ${meets(atHome)} ${opponent} after ${leagueMatches(run)} without scoring.`,
    ],
    cleanSheets: [
      ({ club, opponent, run, atHome }) =>
        `Nobody has scored against ${club} in ${leagueMatches(run)}, and now it is ${opponent.possessive} turn, ${atHome ? 'as visitors' : 'at home'}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} take a run of ${counted(run, 'clean sheet')} in the league into their ${atHome ? 'home match with' : 'trip to'} ${opponent}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${up} have won their last ${number(upRun)} in the league, ${down} have lost their last ${number(downRun)}, and ${upAtHome ? up : down} are at home.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Form could hardly differ more: ${counted(upRun, 'straight league win')} for ${up}, ${counted(downRun, 'straight defeat')} for ${down}, who are ${upAtHome ? 'the visitors' : 'at home'}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Beaten ${times(downRun)} running in the league, ${down} ${meets(!upAtHome)} ${up}, who have won their last ${number(upRun)}.`,
    ],
    fortress: [
      ({ club, opponent, played }) =>
        `No visitors have won at ${club} in the league this season, ${matches(played)} in, and ${opponent} are the latest to try.`,
      ({ club, opponent, played, won }) =>
        `${club} are unbeaten at home in the league, with ${counted(won, 'win')} from ${matches(played)}, and ${opponent} are the visitors.`,
      ({ club, opponent, played, won }) =>
        `${opponent} visit a side still unbeaten at home in the league: ${club} have ${counted(won, 'win')} there from ${matches(played)}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} are still without a home win after ${leagueMatches(played)} there, and ${opponent} are the visitors.`,
      ({ club, opponent, played }) =>
        `A first home league win of the season is what ${club} want when ${opponent} visit, after ${matches(played)} without one.`,
    ],
    strongTravellers: [
      ({ club, opponent, played, won }) =>
        `${opponent} welcome a side still unbeaten away in the league: ${club} have ${counted(won, 'win')} from ${matches(played)} on the road.`,
      ({ club, opponent, played, won }) =>
        `${club} have yet to lose an away league match this season, with ${counted(won, 'win')} from ${number(played)}, and ${opponent} are their hosts.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} have not won away in the league this season, and after ${counted(played, 'attempt')} they try again at ${opponent}.`,
      ({ club, opponent, played }) =>
        `${opponent} have visitors still waiting for an away win: ${club} have played ${counted(played, 'away league match', 'away league matches')} this season.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${loser} have ${withArticle(score(winnerGoals, loserGoals))} defeat to put right from their last meeting with ${winner}, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `The last meeting, ${inMonth(on)}, was one-sided: ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings, atHome }) =>
        `${club} have not beaten ${opponent} in their last ${counted(meetings, 'meeting')}, and now ${atHome ? 'have them at home' : 'visit them'}.`,
      ({ club, opponent, meetings, atHome }) =>
        `History is against ${club}, who have won none of the last ${counted(meetings, 'meeting')} with ${opponent}, their ${atHome ? 'visitors' : 'hosts'}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `The ${competition.bare} season begins for both sides when ${away} visit ${home}.`,
      ({ home, away, competition }) => `${home} open their ${competition.bare} season at home to ${away}, whose first match it is too.`,
      ({ home, away, competition }) => `A new ${competition.bare} season starts for ${home} and for ${away}, who are the visitors.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `Newly promoted ${club} are ${against(atHome)} ${opponent}.`,
      ({ club, opponent, atHome }) => `${club}, promoted last season, ${meets(atHome)} ${opponent}.`,
      ({ club, opponent, atHome }) =>
        `Up from the division below, ${club} ${atHome ? `have ${opponent} as visitors` : `are the visitors at ${opponent}`}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} are at home to ${away} in ${competition}.`,
      ({ home, away, competition }) => `In ${competition}, ${away} visit ${home}.`,
      ({ home, away, competition }) => `A trip to ${home} awaits ${away} in ${competition}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} have home advantage in their ${competition.bare} ${tie(stage)} with ${away}.`,
      ({ home, away, competition, stage }) => `${away} travel to ${home} for ${cupMatch(competition, stage)}.`,
      ({ home, away, competition, stage }) => `In ${competition}, ${home} are at home to ${away}${inRound(stage)}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `${home} and ${away} meet in the ${competition.bare} final.`,
      ({ home, away, competition }) => `A trophy is at stake when ${home} play ${away} in the ${competition.bare} final.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) => `${home} and ${away} meet on neutral ground in ${cupMatch(competition, stage)}.`,
      ({ home, away, competition, stage }) => `Neither side is at home when ${home} play ${away} in ${cupMatch(competition, stage)}.`,
    ],
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} have won ${number(betterWins)} of their last ${number(of)} in the league, ${worse} ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Recent form favours ${better}, with ${counted(betterWins, 'win')} in their last ${leagueMatches(of)} to ${worse.possessive} ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `In their last ${leagueMatches(of)} ${worse} have managed ${counted(worseWins, 'win')}, ${better} ${number(betterWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `While ${worse} have won ${number(worseWins)} of their last ${leagueMatches(of)}, ${better} have won ${number(betterWins)}.`,
    ],
    formLevel: [
      ({ wins, of }) => `Each side has won ${number(wins)} of its last ${number(of)} in the league.`,
      ({ home, away, wins, of }) =>
        `Form does not separate them: ${home} and ${away} each have ${counted(wins, 'win')} in their last ${leagueMatches(of)}.`,
      ({ wins, of }) => `There is nothing between the sides on form, with ${counted(wins, 'win')} each in their last ${leagueMatches(of)}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `${better} have won ${number(betterWins)} of their last ${number(of)} in the league, ${worse} none.`,
      ({ better, worse, betterWins, of }) =>
        `While ${worse} have gone ${leagueMatches(of)} without a win, ${better} have managed ${counted(betterWins, 'win')} in their last ${number(of)}.`,
      ({ better, worse, betterWins, of }) =>
        `None of ${worse.possessive} last ${leagueMatches(of)} has brought a win; ${better} have won ${number(betterWins)} of theirs.`,
    ],
    formWinless: [
      ({ of }) => `Neither side has won any of its last ${leagueMatches(of)}.`,
      ({ home, away, of }) => `A win would be welcome on both sides: ${home} and ${away} have each gone ${leagueMatches(of)} without one.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} have won their last ${number(run)} in the league.`,
      ({ club, run }) => `It is now ${counted(run, 'straight league win')} for ${club}.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} have lost ${leagueMatches(run)} in a row.`,
      ({ club, run }) => `The last ${leagueMatches(run)} have all gone against ${club}.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} are unbeaten in ${leagueMatches(run)}.`,
      ({ club, run }) => `${club.possessive} last ${leagueMatches(run)} have passed without defeat.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} have not won in ${leagueMatches(run)}.`,
      ({ club, run }) => `It is ${leagueMatches(run)} without a win for ${club}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} have failed to score in their last ${number(run)} in the league.`,
      ({ club, run }) => `It is now ${leagueMatches(run)} without a goal for ${club}.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} have kept ${counted(run, 'clean sheet')} in a row in the league.`,
      ({ club, run }) => `No goal has gone in against ${club} in ${leagueMatches(run)}.`,
    ],
    alsoFortress: [
      ({ club, played, won }) =>
        `At home ${club} are unbeaten in the league this season, with ${counted(won, 'win')} from ${matches(played)}.`,
      ({ club }) => `No visitors have won at ${club} in the league this season.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} have played ${counted(played, 'home league match', 'home league matches')} without a win.`,
      ({ club }) => `A first home league win of the season still eludes ${club}.`,
    ],
    alsoStrongTravellers: [
      ({ club, played }) => `On their travels ${club} have yet to lose in the league, after ${matches(played)}.`,
      ({ club, played, won }) => `${club} have ${counted(won, 'win')} from ${matches(played)} away in the league, without a defeat.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `${club} have yet to win away in the league after ${matches(played)}.`,
      ({ club }) => `Away from home ${club} are still looking for a first league win of the season.`,
    ],
    alsoPromoted: [({ club }) => `${club} were promoted last season.`, ({ club }) => `Last season ${club} were in the division below.`],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `In the table ${higher} are ${placed(higherPlace)} and ${lower} ${ordinal(lowerPlace)}, with ${points(gap)} between them.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${higher} are ${placed(higherPlace)}, ${points(gap)} better off than ${lower} in ${ordinal(lowerPlace)}.`,
      ({ higher, lower, lowerPlace, gap }) => `${lower}, in ${ordinal(lowerPlace)} place, trail ${higher} by ${points(gap)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `There ${gap === 1 ? 'is' : 'are'} ${points(gap)} between ${higher} in ${ordinal(higherPlace)} place and ${lower} in ${ordinal(lowerPlace)}.`,
    ],
    standingsLevel: [
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Both sides are on ${points(level)}, with ${home} ${placed(homePlace)} and ${away} ${placed(awayPlace)}.`,
      ({ home, away, points: level }) => `In the table ${home} and ${away} are level on ${points(level)}.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) => `In ${leagueMatches(played)} ${club} have seen ${counted(all, 'goal')}, for and against.`,
      ({ club, matches: played, goals: all }) =>
        `There are goals when ${club} play: ${number(all)} in ${leagueMatches(played)}, counting both sides.`,
      ({ club, matches: played, goals: all }) =>
        `Goals have been plentiful in ${club.possessive} league matches, ${number(all)} in ${number(played)} at both ends.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) =>
        `In ${leagueMatches(played)} ${club} have seen only ${counted(all, 'goal')}, for and against.`,
      ({ club, matches: played, goals: all }) =>
        `Goals are rare when ${club} play: ${number(all)} in ${leagueMatches(played)}, counting both sides.`,
      ({ club, matches: played, goals: all }) =>
        `Low scores are the rule for ${club}: ${counted(all, 'goal')} from ${leagueMatches(played)}, both ends included.`,
    ],
    meetingsLead: [
      ({ leader, trailer, meetings, leaderWins, since: year, leagueOnly }) =>
        `${leader} have won ${number(leaderWins)} of the ${number(meetings)} ${leagueOnly ? 'league meetings' : 'meetings'} with ${trailer} since ${year}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `History favours ${leader}, with ${counted(leaderWins, 'win')} from ${number(meetings)} ${since(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `Of the ${number(meetings)} ${since(known)}, ${number(leaderWins)} ${leaderWins === 1 ? 'has' : 'have'} gone to ${leader}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins, ...known }) => `Each side has won ${number(wins)} of the ${number(meetings)} ${since(known)}.`,
      ({ meetings, wins, ...known }) => `Honours are even over ${number(meetings)} ${since(known)}, with ${counted(wins, 'win')} each.`,
      ({ home, away, meetings, wins, ...known }) =>
        `${home} and ${away} have ${counted(wins, 'win')} apiece from ${number(meetings)} ${since(known)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) => `${winner} won the last meeting ${score(winnerGoals, loserGoals)}, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `When the sides last met, ${inMonth(on)}, ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `The last meeting went to ${winner}, who won ${score(winnerGoals, loserGoals)} ${inMonth(on)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `The last meeting, ${inMonth(on)}, ended in ${drawOf(each)}.`,
      ({ home, away, goals: each, on }) => `${home} and ${away} drew ${score(each, each)} when they last met, ${inMonth(on)}.`,
      ({ goals: each, on }) => `There was no winner when the sides last met, ${inMonth(on)}: it finished ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since: year, leagueOnly }) =>
        `Our records, which go back to ${year}, show no ${leagueOnly ? 'league meeting' : 'meeting'} between the two.`,
      ({ home, away, since: year, leagueOnly }) =>
        `${home} and ${away} have not met${leagueOnly ? ' in the league' : ''} in the time our records cover, from ${year} on.`,
    ],
    forecastClear: [
      ({ favourite, favouriteChance, drawChance, outsiderChance, outsider }) =>
        `Our forecast is clear: ${percent(favouriteChance)} for ${favourite}, ${percent(drawChance)} for a draw and ${percent(outsiderChance)} for ${outsider}.`,
      ({ favourite, favouriteChance, outsider, outsiderChance, drawChance }) =>
        `${favourite} are strong favourites in our forecast at ${percent(favouriteChance)}, with the draw at ${percent(drawChance)} and ${outsider} at ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance }) =>
        `We give ${favourite} ${chanceOf(favouriteChance)} and the draw ${percent(drawChance)}; a win for ${outsider} would be a surprise.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `By our reckoning ${favourite} win this ${percent(favouriteChance)} of the time, ${outsider} ${percent(outsiderChance)}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Our forecast favours ${favourite}, at ${percent(favouriteChance)} to ${percent(drawChance)} for the draw and ${percent(outsiderChance)} for ${outsider}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} are our favourites at ${percent(favouriteChance)}, but ${outsider} have ${chanceOf(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance }) =>
        `We make ${favourite} favourites, with ${chanceOf(favouriteChance)}, and put the draw at ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Our forecast favours ${favourite} over ${outsider}, by ${percent(favouriteChance)} to ${percent(outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `There are no clear favourites: our forecast has ${favourite} at ${percent(favouriteChance)}, ${outsider} at ${percent(outsiderChance)} and the draw at ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} have the edge in our forecast, ${percent(favouriteChance)} to ${outsider.possessive} ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, outsiderChance, outsider }) =>
        `Our forecast leans towards ${favourite}, at ${percent(favouriteChance)} against ${percent(outsiderChance)} for ${outsider}.`,
      ({ favourite, favouriteChance, outsiderChance, outsider }) =>
        `We make ${favourite} slight favourites, at ${percent(favouriteChance)} to ${percent(outsiderChance)} for ${outsider}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Our forecast cannot separate the sides: ${percent(winChance)} each, and ${percent(drawChance)} for a draw.`,
      ({ home, away, winChance, drawChance }) =>
        `The forecast is even, with ${percent(winChance)} for ${home}, the same for ${away} and ${percent(drawChance)} for the draw.`,
      ({ home, away, winChance }) => `We give ${home} and ${away} the same chance of winning, ${percent(winChance)} each.`,
    ],
    goalsMany: [
      ({ chance }) => `There is ${chanceOf(chance)} of three goals or more.`,
      ({ chance }) => `More than two goals are likelier than not, at ${percent(chance)}.`,
      ({ chance }) => `Over ${line(2.5, false)} goals comes out at ${percent(chance)}.`,
      ({ chance }) => `We put the chance of at least three goals at ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `There is ${chanceOf(chance)} of no more than two goals.`,
      ({ chance }) => `Two goals or fewer are likelier than three or more, at ${percent(chance)}.`,
      ({ chance }) => `Under ${line(2.5, false)} goals comes out at ${percent(chance)}.`,
      ({ chance }) => `We put the chance of two goals at most at ${percent(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `The likeliest score is ${scoreline(facts)}, at ${percent(facts.chance)}.`,
      (facts) => `No score is likelier than ${scoreline(facts)}, and even that has only ${chanceOf(facts.chance)}.`,
      (facts) => `If one score has to be named, it is ${scoreline(facts)}, which comes out at ${percent(facts.chance)}.`,
    ],
    tip: [
      (facts) =>
        `Our tip is ${phrase(facts)} at ${price(facts.price)}: we put the chance at ${percent(facts.chance)} and the fair price at ${price(facts.fair)}.`,
      (facts) =>
        `We tip ${phrase(facts)} at ${price(facts.price)}, the best price we found; ${price(facts.fair)} would be fair by our figures.`,
      (facts) => `At odds of ${price(facts.price)}, ${phrase(facts)} offers value: we give it ${chanceOf(facts.chance)}.`,
      (facts) =>
        `The value, as we see it, lies in ${phrase(facts)}: the best price is ${price(facts.price)}, and ${price(facts.fair)} would be fair.`,
    ],
    noTipPrices: [
      () => 'There is no tip, as no bookmaker we follow has a fresh price.',
      () => 'Without fresh odds to compare, we make no tip.',
      () => 'We cannot tip this one, for want of up-to-date odds.',
    ],
    noTipThin: [
      (facts) =>
        `There is no tip: ${phrase(facts)} came nearest, but the best price, ${price(facts.price)}, does not beat the fair ${price(facts.fair)} by enough.`,
      (facts) => `We leave this one alone, as ${phrase(facts)} at ${price(facts.price)} is only just above the fair ${price(facts.fair)}.`,
      (facts) =>
        `The closest to a tip is ${phrase(facts)} at ${price(facts.price)}, but with a fair price of ${price(facts.fair)} we would want longer odds.`,
      (facts) => `A tip would need more than ${price(facts.price)} on ${phrase(facts)}, when ${price(facts.fair)} is what we call fair.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `No tip here: even ${phrase(facts)}, which comes nearest, pays ${price(facts.price)} where ${price(facts.fair)} would be fair.`,
      (facts) =>
        `Every price is on the short side, and at ${price(facts.price)} ${phrase(facts)} falls shy of the fair ${price(facts.fair)}, so we pass.`,
      (facts) =>
        `We find no value: the best bet on offer, ${phrase(facts)}, pays ${price(facts.price)}, less than the ${price(facts.fair)} we think it worth.`,
      (facts) =>
        `There is nothing for us at these odds, with ${phrase(facts)} at ${price(facts.price)} and ${price(facts.fair)} the fair price.`,
    ],
    noTipValue: [
      () => 'No price is far enough above our fair one for a tip.',
      () => 'We have no tip, as no bookmaker pays enough over what we think the chances are worth.',
      () => 'There is no tip, because none of the odds offer enough value.',
    ],
    noTipTooGood: [
      () => 'One price looks too good to be true, and we do not tip on what may be a mistake.',
      () => 'There is no tip: odds so far above what we call fair are more likely a mistake, ours or theirs, than a gift.',
      () => 'We make no tip, since the price that tempts looks more like an error than a bargain.',
    ],
    noTipLimits: [
      () => 'What value there is lies in bets too unlikely, or at odds too short, for a tip.',
      () => 'There is no tip, since the only value is at odds outside the range we tip.',
      () => 'We have no tip: every bet with value is either too long a shot or too short a price.',
    ],
    noTipLittleKnown: [
      () => 'We know too little about these two sides to tip.',
      () => 'There is no tip, as our forecast rests on too few matches.',
      () => 'With so few matches to go on, we make no tip.',
    ],
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} were favourites at ${percent(chance)} and duly beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The favourites won: ${winner}, given ${percent(chance)} before kick-off, beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, favourites in our forecast at ${percent(chance)}, beat ${loser} ${score(winnerGoals, loserGoals)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} had only ${chanceOf(chance)} in our forecast but beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The favourites lost: ${loser} went down ${score(winnerGoals, loserGoals)} to ${winner}, whom we had given ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Against the forecast, which had them at ${percent(chance)}, ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `In a match that had looked open, ${winner}, given ${percent(chance)} in our forecast, beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `There had been no clear favourites in our forecast; ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, whom we had given ${percent(chance)}, won ${score(winnerGoals, loserGoals)} against ${loser}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} held ${favourite}, favourites at ${percent(chance)}, to ${drawOf(each)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite} were favourites at ${percent(chance)} but had to settle for ${drawOf(each)} with ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `The favourites were held: ${favourite}, given ${percent(chance)} before kick-off, drew ${score(each, each)} with ${outsider}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} and ${away} drew ${score(each, each)}; our forecast had put the draw at ${percent(drawChance)}.`,
      ({ home, away, goals: each }) => `There had been no clear favourites, and ${home} and ${away} drew ${score(each, each)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${loser} lost ${score(winnerGoals, loserGoals)} to ${winner}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} and ${away} drew ${score(each, each)}.`,
      ({ home, away, goals: each }) => `It finished ${score(each, each)} between ${home} and ${away}.`,
    ],
    cameFromBehind: [
      ({ winner, ownGoals, otherGoals }) => `At half-time ${winner} had been ${score(otherGoals, ownGoals)} down.`,
      ({ winner, ownGoals, otherGoals }) => `${winner} came back from ${score(otherGoals, ownGoals)} down at half-time.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals }) => `Most of the work was done by half-time, at ${score(ownGoals, otherGoals)}.`,
      ({ winner, ownGoals, otherGoals }) => `${winner} were already ${score(ownGoals, otherGoals)} ahead at the break.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => (each === 0 ? 'The first half had gone by without a goal.' : `It had been ${score(each, each)} at the break.`),
      ({ goals: each }) => (each === 0 ? 'All the goals came after the break.' : `The sides had gone in level at ${score(each, each)}.`),
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `${club} had led ${score(ownGoals, otherGoals)} at half-time.`,
      ({ club, ownGoals, otherGoals }) => `A ${score(ownGoals, otherGoals)} lead at the break was not enough for ${club}.`,
    ],
    wonInExtraTime: [
      ({ winner, loser }) => `It took extra time for ${winner} to get past ${loser}.`,
      ({ winner, loser }) => `${winner} needed extra time to see off ${loser}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `It went to penalties, and ${winner} won the shoot-out.`,
      ({ winner, loser }) => `${winner} beat ${loser} on penalties.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `There were more goals than expected: ${number(all)}, against a forecast of ${goals(expected)}.`,
      ({ expected, goals: all }) => `Our forecast had been for ${goals(expected)} goals; the match produced ${number(all)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Goals were fewer than expected: ${number(all)}, against a forecast of ${goals(expected)}.`,
      ({ expected, goals: all }) => `We had expected ${goals(expected)} goals; there ${all === 1 ? 'was' : 'were'} ${number(all)}.`,
    ],
    goalless: [
      ({ expected }) => `Our forecast had been for ${goals(expected)} goals.`,
      ({ expected }) => `We had expected ${goals(expected)} goals and saw none.`,
    ],
    exactScore: [
      ({ chance }) => `The final score was the one we had made the likeliest, at ${percent(chance)}.`,
      ({ chance }) => `Our likeliest score, at ${percent(chance)}, came up.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `It was ${club.possessive} ${ordinal(run)} league win in a row.`,
      ({ club, run }) => `${club} made it ${counted(run, 'league win')} running.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `The result ended a run of ${counted(run, 'league win')} for ${club}.`,
      ({ club, run }) => `${club} had won their previous ${number(run)} in the league.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `It was ${club.possessive} ${ordinal(run)} league defeat in a row.`,
      ({ club, run }) => `For ${club} it was the ${ordinal(run)} league defeat running.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} had lost their previous ${number(run)} in the league.`,
      ({ club, run }) => `The result ended a run of ${counted(run, 'league defeat')} for ${club}.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `It was ${club.possessive} first league defeat in ${matches(run + 1)}.`,
      ({ club, run }) => `${club} had gone ${leagueMatches(run)} unbeaten.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `It was a first league win in ${matches(run + 1)} for ${club}.`,
      ({ club, run }) => `${club} had gone ${leagueMatches(run)} without a win.`,
    ],
    tipWon: [
      (facts) => `Our tip, ${phrase(facts)} at ${price(facts.price)}, won: ${profit(facts.profit)} units.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and it came in, for ${profit(facts.profit)} units.`,
    ],
    tipHalfWon: [
      (facts) =>
        `Half the stake on our tip, ${phrase(facts)} at ${price(facts.price)}, won and half came back: ${profit(facts.profit)} units.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and half the stake won, for ${profit(facts.profit)} units.`,
    ],
    tipLost: [
      (facts) => `Our tip, ${phrase(facts)} at ${price(facts.price)}, lost.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and it lost.`,
    ],
    tipHalfLost: [
      (facts) => `Half the stake on our tip, ${phrase(facts)} at ${price(facts.price)}, was lost and half came back.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)} and lost half the stake.`,
    ],
    tipVoid: [
      (facts) => `The stake on our tip, ${phrase(facts)} at ${price(facts.price)}, came back.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and the stake was returned.`,
    ],
  };
}
