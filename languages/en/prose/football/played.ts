import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import {
  counted,
  inMonth,
  inPlace,
  leagueMatches,
  number,
  ordinal,
  placed,
  points,
  shareOf,
  sideOf,
  sidesOwn,
  times,
  withArticle,
} from '../words.ts';

type Club = EnglishNoun;

/** Returns two clubs as hosts and visitors; by their names when neither is at home. */
const sides = (one: Club, other: Club, oneAtHome: boolean | undefined): [one: string, other: string] =>
  oneAtHome === undefined ? [`${one}`, `${other}`] : [sideOf(oneAtHome), sideOf(!oneAtHome)];

/** Returns the sentences of English previews about matches played. Both clubs, and which is at home, have been named before. */
export function englishPlayed({ score, percent }: ProseFigures): Pick<StoryTexts<Club>, keyof PlayedStories<Club>> {
  const drawOf = (each: number) => (each === 0 ? 'a goalless draw' : `${withArticle(score(each, each))} draw`);
  const meetingsSince = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) =>
    `${leagueOnly ? 'league meetings' : 'meetings'} since ${since}`;
  const winsAndDraws = (played: number, won: number) => `${counted(won, 'win')} and ${counted(played - won, 'draw')}`;
  /** Returns the opponent of the last match, with its place where that is remarkable: `leaders Arsenal`, `second-placed Arsenal`, `bottom side Everton`. */
  const rivalOf = (won: boolean, { rival, rivalPlace }: PlayedStories<Club>['lastWon']) => {
    if (rivalPlace === undefined) return String(rival);
    if (!won) return `bottom side ${rival.bare}`;
    return `${rivalPlace === 1 ? 'leaders' : `${ordinal(rivalPlace)}-placed`} ${rival.bare}`;
  };
  /** Returns the last match from the club's view, after its subject: `won 4–0 at Everton`, `lost 3–1 at home to bottom side Everton`. */
  const lastMatch = (won: boolean, facts: PlayedStories<Club>['lastWon']) => {
    const { ownGoals, otherGoals, wasAtHome } = facts;
    const result = won ? `won ${score(ownGoals, otherGoals)}` : `lost ${score(otherGoals, ownGoals)}`;
    return `${result} ${wasAtHome ? (won ? 'at home against' : 'at home to') : 'at'} ${rivalOf(won, facts)}`;
  };
  /** The same as a noun: `a 4–0 win at Everton`, `a 3–1 home defeat by bottom side Everton`. */
  const lastResult = (won: boolean, facts: PlayedStories<Club>['lastWon']) => {
    const { ownGoals, otherGoals, wasAtHome } = facts;
    const figure = withArticle(won ? score(ownGoals, otherGoals) : score(otherGoals, ownGoals));
    if (won) return `${figure} ${wasAtHome ? 'home win over' : 'win at'} ${rivalOf(won, facts)}`;
    return `${figure} ${wasAtHome ? 'home defeat by' : 'defeat at'} ${rivalOf(won, facts)}`;
  };
  const ends = { title: 'winning the title', promotion: 'going up', relegation: 'going down' } as const;
  const verb = { title: 'win the title', promotion: 'go up', relegation: 'go down' } as const;
  const endsNoun = { title: 'the title', promotion: 'promotion', relegation: 'relegation' } as const;
  return {
    lastWon: [
      (facts) => `${facts.club} ${lastMatch(true, facts)} in their last league match.`,
      (facts) => `In their last league match ${facts.club} ${lastMatch(true, facts)}.`,
      (facts) => `${facts.club} come into the match after ${lastResult(true, facts)}.`,
      (facts) => `Last time out in the league ${sideOf(facts.atHome)} ${lastMatch(true, facts)}.`,
      (facts) => `${facts.club.possessive} last league match was ${lastResult(true, facts)}.`,
      (facts) => `${sidesOwn(facts.atHome)} last league match ended in ${lastResult(true, facts)}.`,
      (facts) =>
        `${facts.club} beat ${rivalOf(true, facts)} ${score(facts.ownGoals, facts.otherGoals)} ${facts.wasAtHome ? 'at home' : 'away'} in their last league match.`,
      (facts) => `${facts.club} are fresh from ${lastResult(true, facts)} in the league.`,
    ],
    lastLost: [
      (facts) => `${facts.club} ${lastMatch(false, facts)} in their last league match.`,
      (facts) => `In their last league match ${facts.club} ${lastMatch(false, facts)}.`,
      (facts) => `${facts.club} come into the match after ${lastResult(false, facts)}.`,
      (facts) => `Last time out in the league ${sideOf(facts.atHome)} ${lastMatch(false, facts)}.`,
      (facts) => `${facts.club.possessive} last league match was ${lastResult(false, facts)}.`,
      (facts) => `${sidesOwn(facts.atHome)} last league match ended in ${lastResult(false, facts)}.`,
      (facts) =>
        `${facts.club} were beaten ${score(facts.otherGoals, facts.ownGoals)} ${facts.wasAtHome ? 'at home by' : 'at'} ${rivalOf(false, facts)} in their last league match.`,
      (facts) => `${sideOf(facts.atHome)} will want to put ${lastResult(false, facts)} behind them.`,
    ],
    seasonChance: [
      ({ club, of, chance }) => `Our simulation of the season gives ${club} ${withArticle(percent(chance))} chance of ${ends[of]}.`,
      ({ atHome, of, chance }) =>
        `Our simulation of the season gives ${sideOf(atHome)} ${withArticle(percent(chance))} chance of ${ends[of]}.`,
      ({ club, of, chance }) =>
        `According to our simulation of the season, ${club} have ${withArticle(percent(chance))} chance of ${endsNoun[of]}.`,
      ({ atHome, of, chance }) =>
        `A simulation of the rest of the season puts ${sidesOwn(atHome)} chance of ${ends[of]} at ${percent(chance)}.`,
      ({ club, of, chance }) =>
        `We have simulated the rest of the season and put ${club.possessive} chance of ${endsNoun[of]} at ${percent(chance)}.`,
      ({ atHome, of, chance }) => `${sideOf(atHome)} ${verb[of]} in ${percent(chance)} of our simulations of the season.`,
      ({ club, of, chance }) => `In our simulations of the season ${club} ${verb[of]} ${percent(chance)} of the time.`,
      ({ club, of, chance }) =>
        `${club.possessive} chance of ${endsNoun[of]} comes out at ${percent(chance)} in our simulation of the season.`,
    ],
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} have won ${number(betterWins)} of their last ${number(of)} in the league, ${worse} ${number(worseWins)}.`,
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `${one} have won ${number(betterWins)} of their last ${number(of)} in the league, ${other} ${number(worseWins)}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `${one} have won ${number(betterWins)} of their last ${leagueMatches(of)}, ${other} ${number(worseWins)} of theirs.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `In their last ${leagueMatches(of)} ${one} have won ${number(betterWins)}, ${other} ${number(worseWins)}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `Of the last ${leagueMatches(of)} each has played, ${one} have won ${number(betterWins)} and ${other} ${number(worseWins)}.`;
      },
      ({ worse, worseWins, betterWins, of }) =>
        `${worse} have ${counted(worseWins, 'win')} in their last ${leagueMatches(of)}, to their opponents’ ${number(betterWins)}.`,
      ({ better, betterWins, worseWins, of }) =>
        `On form ${better} are ahead, with ${counted(betterWins, 'win')} in their last ${leagueMatches(of)} to their opponents’ ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} have won ${number(worseWins)} of their last ${leagueMatches(of)}, ${better} ${number(betterWins)}.`,
    ],
    formLevel: [
      ({ wins, of }) => `The sides have each won ${number(wins)} of their last ${number(of)} in the league.`,
      ({ wins, of }) => `On form the sides are level, with ${counted(wins, 'win')} each in their last ${leagueMatches(of)}.`,
      ({ wins, of }) => `There is nothing between the sides on form, with ${counted(wins, 'win')} each in their last ${leagueMatches(of)}.`,
      ({ home, away, wins, of }) => `${home} and ${away} have ${counted(wins, 'win')} each from their last ${number(of)} in the league.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `${better} have won ${number(betterWins)} of their last ${number(of)} in the league, ${worse} none.`,
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `${one} have won ${number(betterWins)} of their last ${number(of)} in the league, ${other} none.`;
      },
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `In their last ${leagueMatches(of)} ${one} have won ${number(betterWins)}, ${other} none.`;
      },
    ],
    formWinless: [
      ({ of }) => `Both sides are without a win in their last ${leagueMatches(of)}.`,
      ({ of }) => `Neither side has won in ${leagueMatches(of)}.`,
      ({ of }) => `Each side has gone ${leagueMatches(of)} without a win.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} have won their last ${number(run)} in the league.`,
      ({ run, atHome }) => `${sideOf(atHome)} have won their last ${number(run)} in the league.`,
      ({ club, run }) => `It is now ${counted(run, 'straight league win')} for ${club}.`,
      ({ run, atHome }) => `It is now ${counted(run, 'straight league win')} for ${sideOf(atHome)}.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} have lost their last ${leagueMatches(run)}.`,
      ({ run, atHome }) => `${sideOf(atHome)} have lost their last ${number(run)} in the league.`,
      ({ club, run }) => `It is now ${counted(run, 'league defeat')} in a row for ${club}.`,
      ({ run, atHome }) => `It is now ${counted(run, 'league defeat')} in a row for ${sideOf(atHome)}.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} are unbeaten in ${leagueMatches(run)}.`,
      ({ run, atHome }) => `${sideOf(atHome)} are unbeaten in ${leagueMatches(run)}.`,
      ({ club, run }) => `${club} have avoided defeat in their last ${leagueMatches(run)}.`,
      ({ run, atHome }) => `It is now ${leagueMatches(run)} without defeat for ${sideOf(atHome)}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} have not won in ${leagueMatches(run)}.`,
      ({ run, atHome }) => `${sideOf(atHome)} have not won in ${leagueMatches(run)}.`,
      ({ club, run }) => `A win has eluded ${club} for ${leagueMatches(run)}.`,
      ({ run, atHome }) => `A win has eluded ${sideOf(atHome)} for ${leagueMatches(run)}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} have failed to score in their last ${number(run)} in the league.`,
      ({ run, atHome }) => `${sideOf(atHome)} have failed to score in their last ${number(run)} in the league.`,
      ({ run, atHome }) => `${sideOf(atHome)} have not scored in their last ${leagueMatches(run)}.`,
      ({ run, atHome }) => `It is now ${leagueMatches(run)} without a goal for ${sideOf(atHome)}.`,
      ({ club, run }) => `${club} are still looking for a goal after ${leagueMatches(run)} without one.`,
      ({ run, atHome }) => `A goal has eluded ${sideOf(atHome)} for ${leagueMatches(run)}.`,
      ({ club, run }) => `${club} have drawn a blank in each of their last ${leagueMatches(run)}.`,
      ({ run, atHome }) => `After ${leagueMatches(run)} without scoring, ${sideOf(atHome)} could do with a goal.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} have kept ${counted(run, 'clean sheet')} in a row in the league.`,
      ({ run, atHome }) => `${sideOf(atHome)} have not conceded in ${leagueMatches(run)}.`,
      ({ club, run }) => `${club} have kept a clean sheet in each of their last ${leagueMatches(run)}.`,
      ({ run, atHome }) => `It is now ${leagueMatches(run)} without a goal against ${sideOf(atHome)}.`,
    ],
    alsoPerfectAtHome: [
      ({ club, played }) => `${club} have won all ${number(played)} of their home league matches this season.`,
      ({ played }) => `The hosts have won all ${number(played)} of their home league matches this season.`,
      ({ club, played }) =>
        `Nobody has taken a point off ${club} in ${counted(played, 'home league match', 'home league matches')} this season.`,
    ],
    alsoFortress: [
      ({ club, played, won }) => `${club} are unbeaten at home in the league this season, with ${winsAndDraws(played, won)}.`,
      ({ played, won }) => `The hosts are unbeaten at home in the league this season, with ${winsAndDraws(played, won)}.`,
      ({ club }) => `No visitors have won at ${club} in the league this season.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} have not won any of their ${number(played)} home league matches this season.`,
      ({ played }) => `The hosts have not won any of their ${number(played)} home league matches this season.`,
      ({ club }) => `A first home league win of the season still eludes ${club}.`,
    ],
    alsoPerfectAway: [
      ({ club, played }) => `${club} have won all ${number(played)} of their away league matches this season.`,
      ({ played }) => `The visitors have won all ${number(played)} of their away league matches this season.`,
      ({ club, played }) =>
        `On their travels ${club} have a perfect league record this season, with ${counted(played, 'win')} from ${number(played)}.`,
    ],
    alsoStrongTravellers: [
      ({ club, played, won }) => `${club} are unbeaten away in the league this season, with ${winsAndDraws(played, won)}.`,
      ({ played, won }) => `The visitors are unbeaten away in the league this season, with ${winsAndDraws(played, won)}.`,
      ({ club, played }) => `On their travels ${club} have not lost any of their ${leagueMatches(played)} this season.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `${club} have not won any of their ${number(played)} away league matches this season.`,
      ({ played }) => `The visitors have not won any of their ${number(played)} away league matches this season.`,
      ({ club }) => `Away from home ${club} are still looking for a first league win of the season.`,
    ],
    alsoPromoted: [
      ({ club }) => `${club} were promoted last season.`,
      ({ atHome }) => `${sideOf(atHome)} were promoted last season.`,
      ({ club }) => `Last season ${club} were in the division below.`,
    ],
    alsoMissing: [
      ({ atHome, players }) => `${sideOf(atHome)} are without ${counted(players, 'player')}.`,
      ({ atHome, players }) => `${counted(players, 'player')} are missing for ${sideOf(atHome)}.`,
      ({ club, players }) => `Injury or suspension keeps ${counted(players, 'player')} out of the ${club.bare} side.`,
      ({ club, players }) => `${club} have ${counted(players, 'player')} unavailable.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap, lastPlace }) =>
        `There ${gap === 1 ? 'is' : 'are'} ${points(gap)} between ${higher} ${inPlace(higherPlace)} and ${lower}, who are ${placed(lowerPlace, lastPlace)}.`,
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `In the table ${upper} are ${placed(higherPlace)} and ${under} ${placed(lowerPlace, lastPlace)}, with ${points(gap)} separating them.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `${upper} are ${placed(higherPlace)}, ${points(gap)} better off than ${under}, who are ${placed(lowerPlace, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, lowerPlace, gap, lastPlace }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `${under}, ${inPlace(lowerPlace, lastPlace)}, trail ${upper} by ${points(gap)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, lastPlace }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `The table has ${upper} ${placed(higherPlace)} and ${under} ${placed(lowerPlace, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, gap }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `${points(gap)} ahead of ${under}, ${upper} are ${placed(higherPlace)} in the table.`.replace(
          'are top in the',
          'are top of the',
        );
      },
      ({ higher, lower, higherPlace, lowerPlace, lastPlace }) =>
        `${higher} are ${placed(higherPlace)} and ${lower} ${placed(lowerPlace, lastPlace)} in the league.`,
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `The gap in the table is ${points(gap)}, with ${upper} ${placed(higherPlace)} and ${under} ${placed(lowerPlace, lastPlace)}.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `The sides are level on ${points(level)} in the table.`,
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `Both sides are on ${points(level)}, with ${home} ${placed(homePlace, lastPlace)} and ${away} ${placed(awayPlace, lastPlace)}.`,
      ({ points: level }) => `There is nothing between the sides in the table, with ${points(level)} each.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) =>
        `There are goals when ${club} play: ${number(all)} in ${leagueMatches(played)}, for and against.`,
      ({ matches: played, goals: all, atHome }) =>
        `There are goals when ${sideOf(atHome)} play: ${number(all)} in ${leagueMatches(played)}, for and against.`,
      ({ matches: played, goals: all, atHome }) =>
        `${sidesOwn(atHome)} ${leagueMatches(played)} this season have produced ${counted(all, 'goal')} in all.`,
      ({ club, matches: played, goals: all }) =>
        `In all, ${counted(all, 'goal')} have been scored in ${club.possessive} ${leagueMatches(played)} this season.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) =>
        `Goals are rare when ${club} play: ${number(all)} in ${leagueMatches(played)}, for and against.`,
      ({ matches: played, goals: all, atHome }) =>
        `Goals are rare when ${sideOf(atHome)} play: ${number(all)} in ${leagueMatches(played)}, for and against.`,
      ({ matches: played, goals: all, atHome }) =>
        `${sidesOwn(atHome)} ${leagueMatches(played)} this season have produced only ${counted(all, 'goal')} in all.`,
      ({ club, matches: played, goals: all }) =>
        `Only ${counted(all, 'goal')} ${all === 1 ? 'has' : 'have'} been scored in ${club.possessive} ${leagueMatches(played)} this season.`,
    ],
    meetingsLead: [
      ({ leader, meetings, leaderWins, ...known }) => `${leader} have won ${shareOf(leaderWins, meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `Since ${known.since} the sides have met ${times(meetings)}${known.leagueOnly ? ' in the league' : ''}, and ${leader} have won ${leaderWins === meetings ? 'all' : number(leaderWins)} of those matches.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        leaderWins === meetings
          ? `${leader} have a perfect record in the ${number(meetings)} ${meetingsSince(known)}.`
          : `${leader} have had the better of the ${meetingsSince(known)}, with ${counted(leaderWins, 'win')} in ${number(meetings)}.`,
      ({ leader, trailer, meetings, leaderWins, ...known }) =>
        `${trailer} have come up against ${leader} ${times(meetings)}${known.leagueOnly ? ' in the league' : ''} since ${known.since} and lost ${leaderWins === meetings ? (meetings === 2 ? 'both times' : 'every time') : times(leaderWins)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `Of the ${number(meetings)} ${meetingsSince(known)}, ${leader} have won ${leaderWins === meetings ? 'all' : number(leaderWins)}.`,
      ({ leader, leaderAtHome, meetings, leaderWins, ...known }) =>
        `The record favours ${leaderAtHome === undefined ? leader : sideOf(leaderAtHome)}, who have won ${shareOf(leaderWins, meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `In ${known.leagueOnly ? 'the league' : 'all competitions'} since ${known.since}, ${leader} have won ${shareOf(leaderWins, meetings)} meetings.`,
      ({ leader, trailer, leaderWins, meetings, ...known }) =>
        `${leader} have beaten ${trailer} ${times(leaderWins)} in ${number(meetings)} ${meetingsSince(known)}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins, ...known }) =>
        `Honours are even over ${number(meetings)} ${meetingsSince(known)}, with ${counted(wins, 'win')} each.`,
      ({ meetings, wins, ...known }) => `The sides have ${counted(wins, 'win')} apiece from ${number(meetings)} ${meetingsSince(known)}.`,
      ({ home, away, meetings, wins, ...known }) =>
        `${home} and ${away} have ${counted(wins, 'win')} apiece from ${number(meetings)} ${meetingsSince(known)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} won ${score(winnerGoals, loserGoals)} when the sides last met, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `When the sides last met, ${inMonth(on)}, ${winner} won ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `The last meeting went to ${winner}, who won ${score(winnerGoals, loserGoals)} ${inMonth(on)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${loser} have ${withArticle(score(winnerGoals, loserGoals))} defeat to avenge from the last meeting, ${inMonth(on)}.`,
      ({ loser, winner, winnerGoals, loserGoals, on }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${winner} the last time they met, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `It finished ${score(winnerGoals, loserGoals)} to ${winner} when the sides last met, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)}, when the sides last met, ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `The previous meeting, ${inMonth(on)}, ended in ${withArticle(score(winnerGoals, loserGoals))} win for ${winner}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `The last meeting, ${inMonth(on)}, ended in ${drawOf(each)}.`,
      ({ goals: each, on }) => `The sides drew ${score(each, each)} when they last met, ${inMonth(on)}.`,
      ({ goals: each, on }) => `There was no winner when the sides last met, ${inMonth(on)}: it finished ${score(each, each)}.`,
      ({ goals: each, on }) => `${inMonth(on)}, when the sides last met, the points were shared in ${drawOf(each)}.`,
    ],
    neverMet: [
      ({ since: year, leagueOnly }) =>
        `Our records, which go back to ${year}, show no ${leagueOnly ? 'league meeting' : 'meeting'} between the two.`,
      ({ since: year, leagueOnly }) => `The sides have not met${leagueOnly ? ' in the league' : ''} since our records began, in ${year}.`,
      ({ since: year, leagueOnly }) =>
        `We know of no ${leagueOnly ? 'league meeting' : 'meeting'} between the two, and our records begin in ${year}.`,
      ({ since: year, leagueOnly }) =>
        `It will be their first ${leagueOnly ? 'league meeting' : 'meeting'} in our records, which begin in ${year}.`,
    ],
  };
}
