import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { counted, months, number, ordinal, points, withArticle } from '../words.ts';

/** `, of which two won and three lost`; empty when none was won or lost. */
function shares(tips: number, won: number, lost: number): string {
  if (tips === 1) return won === 1 ? ', and it won' : lost === 1 ? ', and it lost' : '';
  if (won === tips || lost === tips) return `, all of which ${won === tips ? 'won' : 'lost'}`;
  const parts = [won > 0 && `${number(won)} won`, lost > 0 && `${number(lost)} lost`].filter(Boolean);
  return parts.length === 0 ? '' : `, of which ${parts.join(' and ')}`;
}

const clear = (ahead: number) => (ahead === 0 ? 'level on points with second place' : `${points(ahead)} clear`);

/** Returns the headlines and sentences of English news. */
export function englishNews(figures: ProseFigures): NewsTexts<EnglishNoun> {
  const { percent, price, score, units } = figures;
  const chanceOf = (chance: number) => `${withArticle(percent(chance))} chance`;
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader} go top ahead of ${former}`,
      ({ leader, former }) => `${leader} overtake ${former} at the top`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} stay top with win over ${loser}`,
      ({ leader, loser }) => `Leaders ${leader} beat ${loser}`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} hold leaders ${leader}`,
      ({ leader, opponent }) => `${leader} drop points against ${opponent} but stay top`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${winner} beat leaders ${leader}`,
      ({ leader, winner }) => `${leader} lose to ${winner} but stay top`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) => `${winner}, given ${chanceOf(chance)}, beat ${loser}`,
      ({ winner, loser }) => `${winner} defy the odds against ${loser}`,
    ],
    headlineGoals: [
      ({ competition, goals, matches }) => `${competition.bare}: ${counted(goals, 'goal')} in ${counted(matches, 'match', 'matches')}`,
      ({ competition, goals }) => `The week in ${competition}: ${counted(goals, 'goal')}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${home} against ${away}: the match of the weekend`,
      ({ home, away, competition }) => `${competition.bare} weekend: all eyes on ${home} and ${away}`,
    ],
    headlineTitleNear: [({ leader }) => `${leader} close in on the title`, ({ leader }) => `The title is ${leader.possessive} to lose`],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader} lead ${rival} in the title race`,
      ({ leader, rival }) => `Title race: ${leader} ahead of ${rival}`,
    ],
    headlineMonthWon: [
      ({ month, profit }) => `Our tips in ${months[month - 1]}: ${units(profit)} units up`,
      ({ month, profit }) => `${months[month - 1]} ends ${units(profit)} units in profit`,
    ],
    headlineMonthLost: [
      ({ month, loss }) => `Our tips in ${months[month - 1]}: ${units(loss)} units down`,
      ({ month, loss }) => `${months[month - 1]} costs us ${units(loss)} units`,
    ],
    headlineMonthEven: [
      ({ month }) => `Our tips in ${months[month - 1]} come out even`,
      ({ month }) => `${months[month - 1]}: nothing won, nothing lost`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `There is a new name at the top: ${leader} have ${points(total)} and have gone past ${former}.`,
      ({ leader, former, points: total }) => `${leader} took over the lead from ${former} and now have ${points(total)}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, ahead, winnerAtHome }) =>
        `${leader} beat ${loser} ${score(winnerGoals, loserGoals)} ${winnerAtHome ? 'at home' : 'away'} and are ${clear(ahead)} at the top.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `A ${score(winnerGoals, loserGoals)} win over ${loser} leaves ${leader} top, ${clear(ahead)}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, goals, leaderAtHome, ahead }) =>
        `${leader} had to settle for ${withArticle(score(goals, goals))} draw ${leaderAtHome ? 'at home to' : 'at'} ${opponent} and are ${clear(ahead)}.`,
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
        `Nobody won by more than ${winner}, who beat ${loser} ${score(winnerGoals, loserGoals)}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The biggest surprise was ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}: we had given them ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Least expected was ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}, to which we had given ${chanceOf(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} climbed from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `The biggest step up was ${club.possessive}, from ${ordinal(from)} to ${ordinal(to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} slipped from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `Down from ${ordinal(from)} to ${ordinal(to)} went ${club}.`,
    ],
    goalsOfWeek: [
      ({ goals, matches }) =>
        matches === 1
          ? `The only match of the week produced ${counted(goals, 'goal')}.`
          : `The week’s ${number(matches)} matches produced ${counted(goals, 'goal')}.`,
      ({ goals, matches }) =>
        `${matches === 1 ? '' : 'In all, '}${counted(goals, 'goal')} ${goals === 1 ? 'was' : 'were'} scored in ${matches === 1 ? 'the only match of the week' : `the week’s ${number(matches)} matches`}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `The result that we had thought likeliest came up in ${number(right)} of the ${number(of)} matches.`,
      ({ right, of }) => `Our forecast called ${number(right)} of the ${number(of)} results right.`,
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
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `The clearest favourites are ${favourite}, who have ${chanceOf(chance)} ${favouriteAtHome ? 'at home to' : 'away to'} ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Nobody is more fancied than ${favourite}, to whom we give ${chanceOf(chance)} against ${outsider}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `The most open match is ${home} against ${away}, at ${percent(homeChance)} to ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Hardest to call is ${home} against ${away}: ${percent(homeChance)} for the hosts, ${percent(awayChance)} for the visitors.`,
    ],
    weekendTips: [
      ({ tips }) => `So far we have ${counted(tips, 'tip')} on record for these matches.`,
      ({ tips }) => `${counted(tips, 'tip')} for the weekend ${tips === 1 ? 'stands' : 'stand'} on record already.`,
    ],
    weekendNoTips: [() => 'We have no tip on any of these matches yet.', () => 'No price has been good enough for a tip so far.'],
    titleNear: [
      ({ leader, chance }) =>
        `${leader} win the title in ${chance === 1 ? 'every one' : percent(chance)} of the seasons that we have played out.`,
      ({ leader, chance }) =>
        chance === 1
          ? `However often we play out the rest of the season, ${leader} win the title.`
          : `With ${chanceOf(chance)} of the title, ${leader} can hardly be caught.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} have the best chance of the title, ${percent(chance)}, ahead of ${rival} on ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `If the season were played out over and over, ${favourite} would be champions in ${percent(chance)} of cases and ${rival} in ${percent(rivalChance)}.`,
    ],
    titleThird: [
      ({ club, chance }) => `${club} are still in it, at ${percent(chance)}.`,
      ({ club, chance }) => `That leaves ${percent(chance)} for ${club}.`,
    ],
    relegationLikely: [
      ({ club, chance }) =>
        `At the other end ${club} are in the most trouble: in ${chance === 1 ? 'every case' : `${percent(chance)} of cases`} they finish in a relegation place.`,
      ({ club, chance }) =>
        `It looks bleak for ${club}, who end up in a relegation place ${chance === 1 ? 'every time' : `${percent(chance)} of the time`}.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) =>
        `On the edge are ${club}, now ${ordinal(place)}, with ${withArticle(percent(chance))} risk of relegation.`,
      ({ club, chance, place }) =>
        `For ${club}, who are ${ordinal(place)}, it could go either way: the risk of relegation is ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `These figures come from playing out the rest of the season ${figures.count(simulations)} times with our forecasts.`,
      ({ simulations }) =>
        `We have played out the remaining matches ${figures.count(simulations)} times with the chances of our forecasts.`,
    ],
    tipsOfMonth: [
      ({ month, tips, won, lost }) =>
        `In ${months[month - 1]} ${counted(tips, 'tip')} ${tips === 1 ? 'was' : 'were'} settled${shares(tips, won, lost)}.`,
      ({ month, year, tips, won, lost }) => `We had ${counted(tips, 'tip')} in ${months[month - 1]} ${year}${shares(tips, won, lost)}.`,
    ],
    monthProfit: [
      ({ profit }) => `With one unit on each tip, that makes a profit of ${units(profit)} units.`,
      ({ profit }) => `At one unit a tip, the month made a profit of ${units(profit)} units.`,
    ],
    monthLoss: [
      ({ loss }) => `With one unit on each tip, that makes a loss of ${units(loss)} units.`,
      ({ loss }) => `At one unit a tip, the month made a loss of ${units(loss)} units.`,
    ],
    monthEven: [
      () => 'At one unit a tip, stakes and returns came out the same.',
      () => 'Whoever had staked one unit on each would be where they began.',
    ],
    tipsLosingRun: [
      ({ run }) => `The longest losing run was ${number(run)} tips.`,
      ({ run }) => `At worst, ${number(run)} tips in a row were lost.`,
    ],
    dearestWin: [
      (facts) =>
        `The longest odds that came in were ${price(facts.price)}, on ${betPhrase(facts.bet, facts, figures)} in ${facts.home} against ${facts.away}.`,
      (facts) =>
        `The best winner was ${betPhrase(facts.bet, facts, figures)} at ${price(facts.price)}, in ${facts.home} against ${facts.away}.`,
    ],
    recordKeepsAll: [
      () => 'Every one of them stands in the record, lost or won.',
      () => 'The record lists them all, with the odds at which they were given.',
    ],
  };
}
