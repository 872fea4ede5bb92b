import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import {
  counted,
  inMonth,
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
export function englishPlayed({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof PlayedStories<Club>> {
  const drawOf = (each: number) => (each === 0 ? 'a goalless draw' : `${withArticle(score(each, each))} draw`);
  const meetingsSince = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) =>
    `${leagueOnly ? 'league meetings' : 'meetings'} since ${since}`;
  const winsAndDraws = (played: number, won: number) => `${counted(won, 'win')} and ${counted(played - won, 'draw')}`;
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} have won ${number(betterWins)} of their last ${number(of)} in the league, ${worse} ${number(worseWins)}.`,
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `${one} have won ${number(betterWins)} of their last ${number(of)} in the league, ${other} ${number(worseWins)}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = sides(better, worse, betterAtHome);
        return `In their last ${leagueMatches(of)} ${one} have won ${number(betterWins)}, ${other} ${number(worseWins)}.`;
      },
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} have won ${number(worseWins)} of their last ${leagueMatches(of)}, ${better} ${number(betterWins)}.`,
    ],
    formLevel: [
      ({ wins, of }) => `The sides have each won ${number(wins)} of their last ${number(of)} in the league.`,
      ({ wins, of }) => `On form the sides are level, with ${counted(wins, 'win')} each in their last ${leagueMatches(of)}.`,
      ({ wins, of }) => `There is nothing between the sides on form, with ${counted(wins, 'win')} each in their last ${leagueMatches(of)}.`,
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
      ({ of }) => `A win would be welcome on both sides, as each has gone ${leagueMatches(of)} without one.`,
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
      ({ club, run }) => `Nobody has beaten ${club} in ${leagueMatches(run)}.`,
      ({ run, atHome }) => `Nobody has beaten ${sideOf(atHome)} in ${leagueMatches(run)}.`,
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
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} have kept ${counted(run, 'clean sheet')} in a row in the league.`,
      ({ run, atHome }) => `${sideOf(atHome)} have not conceded in ${leagueMatches(run)}.`,
      ({ club, run }) => `Nobody has scored against ${club} in ${leagueMatches(run)}.`,
      ({ run, atHome }) => `Nobody has scored against ${sideOf(atHome)} in ${leagueMatches(run)}.`,
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
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `There ${gap === 1 ? 'is' : 'are'} ${points(gap)} between ${higher} in ${ordinal(higherPlace)} place and ${lower} in ${ordinal(lowerPlace)}.`,
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `In the table ${upper} are ${placed(higherPlace)} and ${under} ${ordinal(lowerPlace)}, with ${points(gap)} separating them.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `${upper} are ${placed(higherPlace)}, ${points(gap)} better off than ${under} in ${ordinal(lowerPlace)}.`;
      },
      ({ higher, lower, higherAtHome, lowerPlace, gap }) => {
        const [upper, under] = sides(higher, lower, higherAtHome);
        return `${under}, in ${ordinal(lowerPlace)} place, trail ${upper} by ${points(gap)}.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `The sides are level on ${points(level)} in the table.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Both sides are on ${points(level)}, with ${home} ${placed(homePlace)} and ${away} ${placed(awayPlace)}.`,
      ({ points: level }) => `There is nothing between the sides in the table, with ${points(level)} each.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) =>
        `There are goals when ${club} play: ${number(all)} in ${leagueMatches(played)}, counting both sides.`,
      ({ matches: played, goals: all, atHome }) =>
        `There are goals when ${sideOf(atHome)} play: ${number(all)} in ${leagueMatches(played)}, for and against.`,
      ({ matches: played, goals: all, atHome }) =>
        `${sidesOwn(atHome)} ${leagueMatches(played)} this season have produced ${counted(all, 'goal')}, for and against.`,
      ({ club, matches: played, goals: all }) =>
        `${club.possessive} ${leagueMatches(played)} this season have produced ${counted(all, 'goal')}, counting both sides.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) =>
        `Goals are rare when ${club} play: ${number(all)} in ${leagueMatches(played)}, counting both sides.`,
      ({ matches: played, goals: all, atHome }) =>
        `Goals are rare when ${sideOf(atHome)} play: ${number(all)} in ${leagueMatches(played)}, for and against.`,
      ({ matches: played, goals: all, atHome }) =>
        `${sidesOwn(atHome)} ${leagueMatches(played)} this season have produced only ${counted(all, 'goal')}, for and against.`,
      ({ club, matches: played, goals: all }) =>
        `In ${leagueMatches(played)} ${club} have seen only ${counted(all, 'goal')}, for and against.`,
    ],
    meetingsLead: [
      ({ leader, meetings, leaderWins, ...known }) => `${leader} have won ${shareOf(leaderWins, meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `Since ${known.since} the sides have met ${times(meetings)}${known.leagueOnly ? ' in the league' : ''}, and ${leader} have won ${leaderWins === meetings ? 'all' : number(leaderWins)} of those matches.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `${leader} have had the better of the ${meetingsSince(known)}, with ${counted(leaderWins, 'win')} from ${number(meetings)}.`,
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
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `The last meeting, ${inMonth(on)}, ended in ${drawOf(each)}.`,
      ({ goals: each, on }) => `The sides drew ${score(each, each)} when they last met, ${inMonth(on)}.`,
      ({ goals: each, on }) => `There was no winner when the sides last met, ${inMonth(on)}: it finished ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since: year, leagueOnly }) =>
        `Our records, which go back to ${year}, show no ${leagueOnly ? 'league meeting' : 'meeting'} between the two.`,
      ({ since: year, leagueOnly }) =>
        `The sides have not met${leagueOnly ? ' in the league' : ''} in the time our records cover, from ${year} on.`,
    ],
  };
}
