import type { EnglishNoun } from '#app/i18n/names/english-noun.ts';
import type { NewsTexts } from '../news-texts.ts';
import type { ProseFigures } from '../story-texts.ts';
import { betPhrase } from './english-bets.ts';
import { counted, months, number, ordinal, points } from './english-words.ts';

const clear = (ahead: number) => (ahead === 0 ? 'level on points with second place' : `${points(ahead)} clear`);

/** Returns the headlines and sentences of English news. */
export function englishNews(figures: ProseFigures): NewsTexts<EnglishNoun> {
  const { percent, price, score, units } = figures;
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
      ({ winner, loser, chance }) => `${winner}, given ${percent(chance)}, beat ${loser}`,
      ({ winner, loser }) => `${winner} defy the odds against ${loser}`,
    ],
    headlineGoals: [
      ({ competition, goals, matches }) => `${competition.bare}: ${counted(goals, 'goal')} in ${counted(matches, 'match', 'matches')}`,
      ({ competition, goals }) => `The week in the ${competition.bare}: ${counted(goals, 'goal')}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${home} against ${away}: the match of the weekend`,
      ({ home, away, competition }) => `${competition.bare} weekend: all eyes on ${home} and ${away}`,
    ],
    headlineTitleNear: [
      ({ leader, chance }) => `${leader} close in on the title at ${percent(chance)}`,
      ({ leader }) => `The title is ${leader.possessive} to lose`,
    ],
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
        `${leader} had to settle for ${score(goals, goals)} ${leaderAtHome ? 'at home to' : 'at'} ${opponent} and are ${clear(ahead)}.`,
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
        `What our forecast saw least of all was ${winner} beating ${loser} ${score(winnerGoals, loserGoals)}: we had given them ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The surprise of the week came from ${winner}, who beat ${loser} ${score(winnerGoals, loserGoals)} with ${percent(chance)} in our forecast.`,
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
      ({ goals, matches }) => `The week’s ${counted(matches, 'match', 'matches')} produced ${counted(goals, 'goal')}.`,
      ({ goals, matches }) =>
        `In all, ${counted(goals, 'goal')} ${goals === 1 ? 'was' : 'were'} scored in ${counted(matches, 'match', 'matches')}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `The result we had put first came in ${number(right)} of ${number(of)} matches.`,
      ({ right, of }) => `Of ${number(of)} forecasts, ${number(right)} had the right result in first place.`,
    ],
    forecastAllRight: [
      ({ of }) => `In all ${number(of)} matches the result we had put first came.`,
      ({ of }) => `Our forecast had the right result in first place ${number(of)} times out of ${number(of)}, which will not last.`,
    ],
    forecastNoneRight: [
      ({ of }) => `The result we had put first came in none of the ${number(of)} matches.`,
      ({ of }) => `Our forecast had nothing to be proud of: ${number(of)} matches, and not one result that we had put first.`,
    ],
    weekendIntro: [
      ({ competition, matches }) => `${counted(matches, 'match', 'matches')} are down for the weekend in ${competition}.`,
      ({ competition, matches }) => `From Friday to Monday ${competition} has ${counted(matches, 'match', 'matches')} to offer.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `The clearest favourites are ${favourite}, at ${percent(chance)} ${favouriteAtHome ? 'at home to' : 'away to'} ${outsider}.`,
      ({ favourite, outsider, chance }) => `Nobody is more fancied than ${favourite}, whom we give ${percent(chance)} against ${outsider}.`,
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
      ({ leader, chance }) => `${leader} win the title in ${percent(chance)} of the seasons we have played out.`,
      ({ leader, chance }) => `With a chance of ${percent(chance)}, ${leader} can hardly be caught.`,
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
        `At the other end ${club} are in the most trouble: in ${percent(chance)} of cases they finish in a relegation place.`,
      ({ club, chance }) => `It looks bleak for ${club}, who end up in a relegation place ${percent(chance)} of the time.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `On the edge are ${club}, ${ordinal(place)} now, with ${percent(chance)}.`,
      ({ club, chance, place }) => `For ${club}, who are ${ordinal(place)}, it could go either way: the risk is ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `These figures come from playing out the rest of the season ${figures.count(simulations)} times with our forecasts.`,
      ({ simulations }) =>
        `We have played out the remaining matches ${figures.count(simulations)} times with the chances of our forecasts.`,
    ],
    tipsOfMonth: [
      ({ month, tips, won, lost }) =>
        `In ${months[month - 1]} ${counted(tips, 'tip')} ${tips === 1 ? 'was' : 'were'} settled${won + lost === 0 ? '' : `: ${[won > 0 && `${number(won)} won`, lost > 0 && `${number(lost)} lost`].filter(Boolean).join(' and ')}`}.`,
      ({ month, year, tips, won, lost }) =>
        `We had ${counted(tips, 'tip')} in ${months[month - 1]} ${year}${won > 0 && lost > 0 ? `, of which ${number(won)} won and ${number(lost)} lost` : ''}.`,
    ],
    monthProfit: [
      ({ profit, tips }) => `With one unit on each of the ${number(tips)}, ${units(profit)} units would have been won.`,
      ({ profit }) => `At one unit a tip that makes a profit of ${units(profit)} units.`,
    ],
    monthLoss: [
      ({ loss, tips }) => `With one unit on each of the ${number(tips)}, ${units(loss)} units would have been lost.`,
      ({ loss }) => `At one unit a tip that makes a loss of ${units(loss)} units.`,
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
