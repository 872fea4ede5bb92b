import type { RoundStories, WeekendStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { counted, number, ordinal, points, withArticle } from '../words.ts';
import { clear, newsFigures } from './news-words.ts';

/** Returns the sentences of English news about a week or a weekend of a league. */
export function englishWeeks(
  figures: ProseFigures,
): Pick<NewsTexts<EnglishNoun>, keyof RoundStories<unknown> | keyof WeekendStories<unknown>> {
  const { score } = figures;
  const { percent, chanceOf } = newsFigures(figures);
  return {
    newLeader: [
      ({ leader, former, points: total }) =>
        `There is a new name at the top: ${leader} have ${points(total)} and have gone past ${former}.`,
      ({ leader, former, points: total }) => `${leader} took over the lead from ${former} and now have ${points(total)}.`,
      ({ leader, former, points: total }) => `With ${points(total)}, ${leader} have replaced ${former} at the top.`,
      ({ leader, former, points: total }) => `${former} are no longer first: ${leader} have ${points(total)} and lead the table.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, ahead, winnerAtHome }) =>
        `${leader} beat ${loser} ${score(winnerGoals, loserGoals)} ${winnerAtHome ? 'at home' : 'away'} and are ${clear(ahead)} at the top.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${withArticle(score(winnerGoals, loserGoals))} win over ${loser} leaves ${leader} top, ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${leader} remain top, ${clear(ahead)}, after beating ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `The leaders won: ${leader} beat ${loser} ${score(winnerGoals, loserGoals)} and are ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `At the top ${leader} won ${score(winnerGoals, loserGoals)} ${winnerAtHome ? 'at home against' : 'at'} ${loser}, and they are ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${leader}, who lead the table${ahead === 0 ? ', level on points with second place' : ` by ${points(ahead)}`}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `First place still belongs to ${leader}, who won ${score(winnerGoals, loserGoals)} against ${loser} and are ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${leader} are ${clear(ahead)} at the top after their ${score(winnerGoals, loserGoals)} win over ${loser}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, goals, leaderAtHome, ahead }) =>
        `${leader} had to settle for ${withArticle(score(goals, goals))} draw ${leaderAtHome ? 'at home with' : 'at'} ${opponent} and are ${clear(ahead)} at the top.`,
      ({ leader, opponent, goals, ahead }) =>
        `Leaders ${leader} drew ${score(goals, goals)} with ${opponent} and remain top, ${clear(ahead)}.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Leaders ${leader} lost ${score(winnerGoals, loserGoals)} to ${winner} but are still top, ${clear(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Defeat by ${winner}, ${score(winnerGoals, loserGoals)}, did not cost ${leader} the lead: they are ${clear(ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) => `${leader} had the week off and are still top, ${clear(ahead)}.`,
      ({ leader, ahead }) => `Without a match of their own, ${leader} stay top, ${clear(ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `The biggest win of the week was ${winner.possessive} ${score(winnerGoals, loserGoals)} against ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `No club won by more than ${winner}, who beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} had the biggest win of the week, ${score(winnerGoals, loserGoals)} ${winnerAtHome ? 'at home against' : 'at'} ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `The heaviest defeat was that of ${loser}, who lost ${score(winnerGoals, loserGoals)} to ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} beat ${loser} ${score(winnerGoals, loserGoals)}, the biggest win of the week.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} suffered the heaviest defeat, ${score(winnerGoals, loserGoals)} against ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `The widest margin was in ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `The clearest win was ${winner.possessive} ${score(winnerGoals, loserGoals)} against ${loser}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The biggest surprise was ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}: we had given them ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Least expected was ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}, to which we had given ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} won ${score(winnerGoals, loserGoals)} against ${loser}, though our forecast had given them only ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `We had given ${winner} ${chanceOf(chance)} against ${loser}; they won ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `With only ${chanceOf(chance)} in our forecast, ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${winner}, given ${chanceOf(chance)} by our forecast.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The result furthest from our forecast was ${loser.possessive} ${score(winnerGoals, loserGoals)} defeat by ${winner}, given ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Outsiders ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}; before kick-off they had ${chanceOf(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} climbed from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} made the biggest step up, from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `Up from ${ordinal(from)}, ${club} are now ${ordinal(to)}.`,
      ({ club, from, to }) => `No club rose further than ${club}, from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} are up ${counted(from - to, 'place')} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} moved up from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club}, ${ordinal(from)} a week before, are ${ordinal(to)}.`,
      ({ club, from, to }) => `The best week in the table was that of ${club}, who went from ${ordinal(from)} to ${ordinal(to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} slipped from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} dropped from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} lost ${counted(to - from, 'place')} and are now ${ordinal(to)}.`,
      ({ club, from, to }) => `No club fell further than ${club}, from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} are down to ${ordinal(to)}, from ${ordinal(from)}.`,
      ({ club, from, to }) => `Down from ${ordinal(from)}, ${club} are now ${ordinal(to)}.`,
      ({ club, from, to }) => `The biggest fall was that of ${club}, who were ${ordinal(from)} and are ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} fell back from ${ordinal(from)} to ${ordinal(to)}.`,
    ],
    goalsOfWeek: [
      ({ goals, matches }) =>
        matches === 1
          ? `The only match of the week produced ${counted(goals, 'goal')}.`
          : `The week’s ${number(matches)} matches produced ${counted(goals, 'goal')}.`,
      ({ goals, matches }) =>
        `${matches === 1 ? '' : 'In all, '}${counted(goals, 'goal')} ${goals === 1 ? 'was' : 'were'} scored in ${matches === 1 ? 'the only match of the week' : `the week’s ${number(matches)} matches`}.`,
      ({ goals, matches }) => `There ${goals === 1 ? 'was' : 'were'} ${counted(goals, 'goal')} in ${counted(matches, 'match', 'matches')}.`,
      ({ goals, matches }) => `${counted(matches, 'match', 'matches')} saw ${counted(goals, 'goal')}.`,
      ({ goals, matches }) => `The goals of the week: ${number(goals)} in ${counted(matches, 'match', 'matches')}.`,
      ({ goals, matches }) =>
        `${counted(goals, 'goal')} ${goals === 1 ? 'was' : 'were'} scored in ${counted(matches, 'match', 'matches')}.`,
      ({ goals, matches }) =>
        `${counted(matches, 'match', 'matches')} ${matches === 1 ? 'was' : 'were'} played, with ${counted(goals, 'goal')}.`,
      ({ goals, matches }) =>
        `Over ${counted(matches, 'match', 'matches')} there ${goals === 1 ? 'was' : 'were'} ${counted(goals, 'goal')}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `The result that we had thought likeliest came up in ${number(right)} of the ${number(of)} matches.`,
      ({ right, of }) => `Our forecast called ${number(right)} of the ${number(of)} results right.`,
      ({ right, of }) => `Of ${number(of)} results, we had expected ${number(right)}.`,
      ({ right, of }) => `We had ${number(right)} of ${number(of)} results right.`,
      ({ right, of }) => `In ${number(right)} of the ${number(of)} matches the outcome was the one that we had rated highest.`,
      ({ right, of }) => `Our forecasts were right about the winner or the draw in ${number(right)} of ${number(of)} matches.`,
      ({ right, of }) => `${number(right)} of our ${number(of)} forecasts had the right result.`,
      ({ right, of }) => `Forecast and result agreed in ${number(right)} of the ${number(of)} matches.`,
    ],
    forecastAllRight: [
      ({ of }) =>
        of === 1
          ? 'The result that we had thought likeliest came up.'
          : `In all ${number(of)} matches the result that we had thought likeliest came up.`,
      ({ of }) =>
        of === 1 ? 'Our forecast called the result right.' : `Our forecast called all ${number(of)} results right, which will not last.`,
    ],
    forecastNoneRight: [
      ({ of }) =>
        of === 1
          ? 'The result was not the one that we had thought likeliest.'
          : `The result that we had thought likeliest came up in none of the ${number(of)} matches.`,
      ({ of }) =>
        of === 1
          ? 'Our forecast called the result wrong.'
          : `Our forecast has nothing to be proud of: it called none of the ${number(of)} results right.`,
    ],
    weekendIntro: [
      ({ competition, matches }) =>
        `${counted(matches, 'match', 'matches')} ${matches === 1 ? 'is' : 'are'} down for the weekend in ${competition}.`,
      ({ competition, matches }) => `From Friday to Monday ${competition} has ${counted(matches, 'match', 'matches')} to offer.`,
      ({ competition, matches }) =>
        `There ${matches === 1 ? 'is' : 'are'} ${counted(matches, 'match', 'matches')} in ${competition} between Friday and Monday.`,
      ({ competition, matches }) => `The weekend in ${competition} brings ${counted(matches, 'match', 'matches')}.`,
      ({ competition, matches }) =>
        `${counted(matches, 'match', 'matches')} make${matches === 1 ? 's' : ''} up the weekend in ${competition}.`,
      ({ competition, matches }) => `${competition.bare} clubs play ${counted(matches, 'match', 'matches')} this weekend.`,
      ({ competition, matches }) => `The programme in ${competition} has ${counted(matches, 'match', 'matches')}.`,
      ({ competition, matches }) =>
        `Between Friday and Monday ${counted(matches, 'match', 'matches')} ${matches === 1 ? 'is' : 'are'} to be played in ${competition}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `The clearest favourites are ${favourite}, who have ${chanceOf(chance)} ${favouriteAtHome ? 'at home to' : 'away to'} ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `No club is more fancied than ${favourite}, to whom we give ${chanceOf(chance)} against ${outsider}.`,
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `${favourite} have ${chanceOf(chance)} of winning ${favouriteAtHome ? 'at home to' : 'at'} ${outsider}, the highest of the weekend.`,
      ({ favourite, outsider, chance }) => `Our forecast is surest of ${favourite}: ${chanceOf(chance)} of beating ${outsider}.`,
      ({ favourite, outsider, chance }) => `${outsider} have the hardest task: we give ${favourite} ${chanceOf(chance)} against them.`,
      ({ favourite, outsider, chance }) => `Against ${outsider} we give ${favourite} ${chanceOf(chance)}, more than any other club.`,
      ({ favourite, outsider, chance }) =>
        `With ${chanceOf(chance)} against ${outsider}, ${favourite} are the weekend’s strongest favourites.`,
      ({ favourite, outsider, chance }) =>
        `${favourite} against ${outsider} looks the most one-sided: the favourites have ${chanceOf(chance)} of winning.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `The most open match is ${home} against ${away}, at ${percent(homeChance)} to ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Hardest to call is ${home} against ${away}: ${percent(homeChance)} for the hosts, ${percent(awayChance)} for the visitors.`,
      ({ home, away, homeChance, awayChance }) =>
        `${home} and ${away} are the closest in our forecast, with ${percent(homeChance)} for the hosts and ${percent(awayChance)} for the visitors.`,
      ({ home, away, homeChance, awayChance }) =>
        `Between ${home} and ${away} anything can happen: a home win has ${chanceOf(homeChance)}, an away win ${withArticle(percent(awayChance))} one.`,
      ({ home, away, homeChance, awayChance }) =>
        `The tightest match is at ${home}, who have ${chanceOf(homeChance)} against ${percent(awayChance)} for ${away}.`,
      ({ home, away, homeChance, awayChance }) =>
        `At ${percent(homeChance)} for ${home} and ${percent(awayChance)} for ${away}, their match is the most evenly balanced.`,
      ({ home, away, homeChance, awayChance }) =>
        `${home} v ${away} could go either way: we have the hosts on ${percent(homeChance)} and the visitors on ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `${home} against ${away} is anyone’s match, at ${percent(homeChance)} to ${percent(awayChance)}.`,
    ],
    weekendTips: [
      ({ tips, matches }) => `So far we have ${counted(tips, 'tip')} on record for ${theseMatches(matches)}.`,
      ({ tips }) => `${counted(tips, 'tip')} for the weekend ${tips === 1 ? 'is' : 'are'} on record already.`,
      ({ tips }) => `We have put ${counted(tips, 'tip')} on record for the weekend so far.`,
      ({ tips, matches }) => `Our tips for ${theseMatches(matches)}: ${number(tips)} so far.`,
    ],
    weekendNoTips: [
      ({ matches }) => `We have no tip on ${matches === 1 ? 'this match' : 'any of these matches'} yet.`,
      () => 'No price has been good enough for a tip so far.',
      ({ matches }) => `There is no tip on record for ${theseMatches(matches)} yet.`,
      ({ matches }) => (matches === 1 ? 'This match has no tip so far.' : 'None of these matches has a tip so far.'),
    ],
  };
}

const theseMatches = (matches: number) => (matches === 1 ? 'this match' : 'these matches');
