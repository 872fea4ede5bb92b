import type { Bet } from '#domain/odds/bet.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { sideOf, sidesOwn, withArticle } from '../words.ts';
import { betPhrase } from './bets.ts';

type Club = EnglishNoun;

/** Returns the beginning of a sentence that favours a club against a fact given before: `despite the league positions, `; empty when there is no such fact. */
function despite({ despite: against, favouriteAtHome }: OutlookStories<Club>['forecastFavourite']): string {
  switch (against) {
    case undefined:
      return '';
    case 'table':
      return 'despite the league positions, ';
    case 'table-and-form':
      return 'despite the league positions and recent form, ';
    case 'own-form':
      return `despite ${sidesOwn(favouriteAtHome)} recent form, `;
    case 'other-form':
      return `despite ${sidesOwn(!favouriteAtHome)} recent form, `;
    case 'meetings':
      return 'despite the head-to-head record, ';
    case 'last-meeting':
      return 'despite the previous result between the sides, ';
    case 'absences':
      return 'despite the absences, ';
  }
}

/** Returns the sentences of English previews about the forecast and the tip. */
export function englishOutlook(figures: ProseFigures): Pick<StoryTexts<Club>, keyof OutlookStories<Club>> {
  const { percent, price, score, line } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: Club; away: Club }) => betPhrase(bet, { home, away }, figures);
  /** Returns the bet that a preview without a tip names: `a home win` unless on neutral ground. */
  const offer = (facts: OutlookStories<Club>['noTipShort' | 'noTipThin']) => {
    const { bet, neutral } = facts;
    if (neutral || bet.market !== 'match-result' || bet.selection === 'draw') return phrase(facts);
    return bet.selection === 'home' ? 'a home win' : 'an away win';
  };
  const chanceOf = (chance: number) => `${withArticle(percent(chance))} chance`;
  const scoreline = ({ home, away, homeGoals, awayGoals }: OutlookStories<Club>['likeliestScore']) => {
    if (homeGoals === awayGoals) return score(homeGoals, awayGoals);
    return homeGoals > awayGoals ? `${score(homeGoals, awayGoals)} to ${home}` : `${score(awayGoals, homeGoals)} to ${away}`;
  };
  /** The same without a name: `2–0 to the hosts`. */
  const namelessScoreline = (facts: OutlookStories<Club>['likeliestScore']) => {
    const { homeGoals, awayGoals, neutral } = facts;
    if (neutral || homeGoals === awayGoals) return scoreline(facts);
    return homeGoals > awayGoals
      ? `${score(homeGoals, awayGoals)} to ${sideOf(true)}`
      : `${score(awayGoals, homeGoals)} to ${sideOf(false)}`;
  };
  /** The winner of a score, by its role unless on neutral ground, with the score: `the hosts`, `2–0`. */
  const winOf = ({ home, away, homeGoals, awayGoals, neutral }: OutlookStories<Club>['likeliestWin']) => {
    const atHome = homeGoals > awayGoals;
    const winner = neutral ? `${atHome ? home : away}` : sideOf(atHome);
    return { winner, by: score(Math.max(homeGoals, awayGoals), Math.min(homeGoals, awayGoals)) };
  };
  /** Returns a text about the likeliest win. */
  const aboutWin =
    (text: (win: { winner: string; by: string; share: string; chance: string }) => string) =>
    (facts: OutlookStories<Club>['likeliestWin']) =>
      text({ ...winOf(facts), share: percent(facts.chance), chance: chanceOf(facts.chance) });
  return {
    forecastClear: [
      (facts) =>
        `${despite(facts)}our forecast is clear: ${percent(facts.favouriteChance)} for ${facts.favourite}, ${percent(facts.drawChance)} for a draw and ${percent(facts.outsiderChance)} for ${facts.outsider}.`,
      (facts) =>
        `${despite(facts)}our forecast makes ${facts.favourite} strong favourites, at ${percent(facts.favouriteChance)} to ${facts.outsider.possessive} ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}we give ${facts.favourite} ${chanceOf(facts.favouriteChance)} of winning; a win for ${facts.outsider} would be a surprise.`,
      (facts) =>
        `${despite(facts)}we have ${facts.favourite} winning this ${percent(facts.favouriteChance)} of the time, ${facts.outsider} ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}we see ${facts.favourite} as clear favourites, with ${chanceOf(facts.favouriteChance)}, and put the draw at ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}we make it ${percent(facts.favouriteChance)} for ${facts.favourite} and ${percent(facts.outsiderChance)} for ${facts.outsider}, with the draw at ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}${facts.favourite.indefinite} win looks likely, at ${percent(facts.favouriteChance)}, with the draw at ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}our forecast gives ${facts.favourite} ${chanceOf(facts.favouriteChance)} and ${facts.outsider} only ${percent(facts.outsiderChance)}.`,
    ],
    forecastFavourite: [
      (facts) =>
        `${despite(facts)}our forecast has ${facts.favourite} at ${percent(facts.favouriteChance)}, the draw at ${percent(facts.drawChance)} and ${facts.outsider} at ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}we make ${facts.favourite} favourites at ${percent(facts.favouriteChance)}, with ${facts.outsider} at ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}we make ${facts.favourite} favourites, with ${chanceOf(facts.favouriteChance)}, and put the draw at ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}our forecast favours ${facts.favourite} over ${facts.outsider}, by ${percent(facts.favouriteChance)} to ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}our forecast makes ${facts.favourite} favourites, with ${chanceOf(facts.favouriteChance)} to ${facts.outsider.possessive} ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}the likelier winners are ${facts.favourite}: we put them at ${percent(facts.favouriteChance)}, the draw at ${percent(facts.drawChance)} and ${facts.outsider} at ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}we put a win for ${facts.favourite} at ${percent(facts.favouriteChance)} and one for ${facts.outsider} at ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}we give ${facts.favourite} ${chanceOf(facts.favouriteChance)} of winning, with the draw at ${percent(facts.drawChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `We see no clear favourites: our forecast has ${favourite} at ${percent(favouriteChance)}, ${outsider} at ${percent(outsiderChance)} and the draw at ${percent(drawChance)}.`,
      (facts) =>
        `${despite(facts)}our forecast gives ${facts.favourite} a slight edge, at ${percent(facts.favouriteChance)} to ${facts.outsider.possessive} ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}our forecast leans towards ${facts.favourite}, at ${percent(facts.favouriteChance)} against ${percent(facts.outsiderChance)} for ${facts.outsider}.`,
      (facts) =>
        `${despite(facts)}we make ${facts.favourite} slight favourites, at ${percent(facts.favouriteChance)} to ${percent(facts.outsiderChance)} for ${facts.outsider}.`,
      (facts) =>
        `${despite(facts)}our forecast has ${facts.favourite} slightly ahead, on ${percent(facts.favouriteChance)} to ${facts.outsider.possessive} ${percent(facts.outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `The chances are close: ${percent(favouriteChance)} for ${favourite}, ${percent(outsiderChance)} for ${outsider} and ${percent(drawChance)} for the draw.`,
      (facts) =>
        `${despite(facts)}we think ${facts.favourite} a little likelier to win than ${facts.outsider}, at ${percent(facts.favouriteChance)} to ${percent(facts.outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Either side could win this: we have ${favourite} at ${percent(favouriteChance)} and ${outsider} at ${percent(outsiderChance)}.`,
    ],
    forecastDraw: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `We see no favourites: no result is likelier than a draw, at ${percent(drawChance)}, with ${favourite} at ${percent(favouriteChance)} and ${outsider} at ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Our forecast has nothing likelier than a draw, at ${percent(drawChance)}; ${favourite} have ${chanceOf(favouriteChance)} of winning, ${outsider} ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `A draw, at ${percent(drawChance)}, is at least as likely in our forecast as a win for ${favourite}, at ${percent(favouriteChance)}, or one for ${outsider}, at ${percent(outsiderChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Our forecast cannot separate the sides: ${percent(winChance)} each, and ${percent(drawChance)} for a draw.`,
      ({ home, away, winChance, drawChance }) =>
        `The forecast is even, with ${percent(winChance)} for ${home}, the same for ${away} and ${percent(drawChance)} for the draw.`,
      ({ home, away, winChance }) => `We give ${home} and ${away} the same chance of winning, ${percent(winChance)} each.`,
      ({ home, away, winChance }) =>
        `A win for ${home} and one for ${away} are equally likely by our figures, at ${percent(winChance)} each.`,
    ],
    goalsMany: [
      ({ chance }) => `There is ${chanceOf(chance)} of three goals or more.`,
      ({ chance }) => `The chance of three goals or more is ${percent(chance)}.`,
      ({ chance }) => `We have over ${line(2.5, false)} goals at ${percent(chance)}.`,
      ({ chance }) => `We put the chance of at least three goals at ${percent(chance)}.`,
      ({ chance }) => `Our figures make three goals or more ${chanceOf(chance)}.`,
      ({ chance }) => `There may well be goals: we put the chance of three or more at ${percent(chance)}.`,
      ({ chance }) => `On goals, our figures point to three or more, at ${percent(chance)}.`,
      ({ chance }) => `Three goals or more is the likelier outcome, at ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `There is ${chanceOf(chance)} of no more than two goals.`,
      ({ chance }) => `The chance of two goals or fewer is ${percent(chance)}.`,
      ({ chance }) => `Under ${line(2.5, false)} goals comes out at ${percent(chance)}.`,
      ({ chance }) => `We put the chance of no more than two goals at ${percent(chance)}.`,
      ({ chance }) => `Goals may be scarce: we put the chance of two or fewer at ${percent(chance)}.`,
      ({ chance }) => `Our figures make two goals or fewer ${chanceOf(chance)}.`,
      ({ chance }) => `On goals, our figures point to two or fewer, at ${percent(chance)}.`,
      ({ chance }) => `Few goals are likely, with ${chanceOf(chance)} of two or fewer.`,
      ({ chance }) => `Two goals or fewer is the likelier outcome, at ${percent(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `The likeliest score is ${scoreline(facts)}, at ${percent(facts.chance)}.`,
      (facts) => `No score is likelier than ${namelessScoreline(facts)}, and even that has only ${chanceOf(facts.chance)}.`,
      (facts) => `If one score had to be named, it would be ${namelessScoreline(facts)}, at ${percent(facts.chance)}.`,
      (facts) => `We make ${namelessScoreline(facts)} the likeliest score, at ${percent(facts.chance)}.`,
      (facts) => `At ${percent(facts.chance)}, ${namelessScoreline(facts)} is likelier than any other score.`,
      (facts) => `We put ${namelessScoreline(facts)} at ${percent(facts.chance)}, ahead of every other score.`,
      (facts) => `The likeliest score is ${namelessScoreline(facts)}, with ${chanceOf(facts.chance)}.`,
    ],
    likeliestWin: [
      aboutWin(({ winner, by, share }) => `The likeliest win for ${winner} is ${by}, at ${share}.`),
      aboutWin(({ winner, by, share }) => `Of the scores with which ${winner} would win, ${by} is the likeliest, at ${share}.`),
      aboutWin(({ winner, by, share }) => `If ${winner} win, it is most likely to be ${by}, a score we put at ${share}.`),
      aboutWin(({ winner, by, chance }) => `No win for ${winner} is more likely than ${by}, and even that has only ${chance}.`),
      aboutWin(({ winner, by, chance }) => `A win for ${winner} would most likely be ${by}, which has ${chance}.`),
      aboutWin(({ winner, by, share }) => `At ${share}, ${by} is likelier than any other score with which ${winner} win.`),
      aboutWin(({ winner, by, chance }) => `Among the possible wins for ${winner}, ${by} comes first, with ${chance}.`),
      aboutWin(({ winner, by, share }) => `We put ${by} at ${share}, ahead of every other win for ${winner}.`),
    ],
    tip: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Our tip is not the likeliest result: ${phrase(facts)} at ${price(facts.price)} was value when we made it, with ${chanceOf(facts.chance)}.`,
        (facts) =>
          `We tipped against the likeliest result: ${phrase(facts)} paid ${price(facts.price)}, and ${price(facts.fair)} was fair by our figures at the time.`,
        (facts) =>
          `The likeliest result is not our tip: at ${price(facts.price)}, the value lay in ${phrase(facts)} when we made our choice.`,
      ],
      [
        (facts) =>
          `Our tip is ${phrase(facts)} at ${price(facts.price)}: when we made it, we put the chance at ${percent(facts.chance)} and the fair price at ${price(facts.fair)}.`,
        (facts) => `We tipped ${phrase(facts)} at ${price(facts.price)}; ${price(facts.fair)} was fair by our figures at the time.`,
        (facts) =>
          `At odds of ${price(facts.price)}, ${phrase(facts)} offered value when we tipped it: we gave it ${chanceOf(facts.chance)}.`,
        (facts) =>
          `When we made our tip, the value lay in ${phrase(facts)}: the price was ${price(facts.price)}, and ${price(facts.fair)} was fair.`,
        (facts) =>
          `Our tip is ${phrase(facts)}: at the time it paid ${price(facts.price)}, where ${price(facts.fair)} would have been fair.`,
        (facts) =>
          `There is a tip, ${price(facts.price)} on ${phrase(facts)}: when we made it, we put the chance at ${percent(facts.chance)}.`,
        (facts) => `We put ${phrase(facts)} at ${percent(facts.chance)} when we tipped it, and the price was ${price(facts.price)}.`,
        (facts) => `We took ${price(facts.price)} on ${phrase(facts)} as value: by our figures at the time, ${price(facts.fair)} was fair.`,
      ],
    ),
    noTipPrices: [
      () => 'There is no tip, as no bookmaker we follow has a fresh price.',
      () => 'Without fresh odds to compare, we have no tip.',
      () => 'We cannot tip this one, for want of up-to-date odds.',
      () => 'A tip needs fresh odds, and there are none on this match.',
    ],
    noTipThin: [
      (facts) =>
        `There is no tip: ${offer(facts)} comes closest, at up to ${price(facts.price)}, but no two licensed bookmakers pay enough above the ${price(facts.fair)} we think fair.`,
      (facts) =>
        `We leave this one alone: the best price on ${offer(facts)} is ${price(facts.price)}, but we tip only when two licensed bookmakers pay far enough above the ${price(facts.fair)} we think fair.`,
      (facts) =>
        `The closest to a tip is ${offer(facts)} at ${price(facts.price)}, but we make the fair price ${price(facts.fair)} and would want longer odds at two licensed bookmakers.`,
      (facts) =>
        `A tip on ${offer(facts)} would take prices well above ${price(facts.fair)}, our fair price, at two licensed bookmakers; the best is ${price(facts.price)}.`,
      (facts) =>
        `At ${price(facts.price)}, the best price on ${offer(facts)} is above the ${price(facts.fair)} we think fair, but two licensed bookmakers would have to pay far enough above it for a tip.`,
      (facts) =>
        `There is some value in ${price(facts.price)} on ${offer(facts)}, where ${price(facts.fair)} is fair, but not enough at two licensed bookmakers for a tip.`,
      (facts) =>
        `No tip for now: the best price on ${offer(facts)} is ${price(facts.price)} where ${price(facts.fair)} is fair, but a tip needs enough value at two licensed bookmakers.`,
      (facts) =>
        `We would tip ${offer(facts)} only if two licensed bookmakers paid well above the fair price of ${price(facts.fair)}; the best price is ${price(facts.price)}.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `No tip here: even ${offer(facts)}, which comes closest to value, pays only ${price(facts.price)} where ${price(facts.fair)} would be fair.`,
      (facts) =>
        `No price is long enough for a tip: ${offer(facts)} comes closest at ${price(facts.price)}, but ${price(facts.fair)} would be fair.`,
      (facts) =>
        `We have nothing to tip: what comes closest, ${offer(facts)}, pays ${price(facts.price)}, less than the ${price(facts.fair)} we think it worth.`,
      (facts) =>
        `There is nothing for us to tip at these odds: the closest we come is ${offer(facts)} at ${price(facts.price)}, but ${price(facts.fair)} would be fair.`,
      (facts) =>
        `The odds are below what is fair all round: ${price(facts.price)} on ${offer(facts)} comes closest, against a fair price of ${price(facts.fair)}.`,
      (facts) =>
        `A tip would take more than ${price(facts.fair)} on ${offer(facts)}, but the best price is ${price(facts.price)}, and no other bet comes closer.`,
      (facts) => `Value is nowhere to be had: ${offer(facts)} should pay ${price(facts.fair)} and pays ${price(facts.price)} at best.`,
      (facts) =>
        `We do not tip this match, as the odds are too short: at best ${price(facts.price)} on ${offer(facts)}, where ${price(facts.fair)} would be fair.`,
    ],
    noTipAmongOurs: [
      (facts) =>
        `Of the bets we consider, ${offer(facts)} comes closest, but pays only ${price(facts.price)} where ${price(facts.fair)} would be fair.`,
      (facts) => `We have no tip: ${offer(facts)} comes closest, but pays ${price(facts.price)} and should pay ${price(facts.fair)}.`,
      (facts) =>
        `None of the bets we consider is worth a tip: ${price(facts.price)} on ${offer(facts)} is less than its fair price, ${price(facts.fair)}.`,
      (facts) => `For a tip on ${offer(facts)} we would want more than ${price(facts.fair)}, but the best price is ${price(facts.price)}.`,
      (facts) =>
        `Nothing we might tip is priced well enough: ${offer(facts)} pays ${price(facts.price)} at best, short of the ${price(facts.fair)} we think fair.`,
      (facts) =>
        `No tip here: at ${price(facts.price)}, ${offer(facts)} falls short of its fair price of ${price(facts.fair)}, and the other bets we consider fall further short.`,
      (facts) => `The nearest we come to a tip is ${offer(facts)}, which pays ${price(facts.price)}; we think ${price(facts.fair)} fair.`,
      (facts) => `We pass on ${offer(facts)} at ${price(facts.price)}: by our figures, ${price(facts.fair)} would be fair.`,
    ],
    noTipValue: [
      () => 'No price on the result is good enough for a tip.',
      () => 'We have no tip, as no bookmaker’s price on the result is far enough above the one we think fair.',
      () => 'There is no tip, because none of the odds on the result offer enough value.',
      () => 'On the result, the odds are about what they should be, and we have no tip.',
      () => 'A tip would need longer odds on the result than any on offer.',
      () => 'None of the three results is priced well enough for us to tip.',
      () => 'We tip only where the odds pay clearly more than is fair, and the odds on the result here do not.',
      () => 'No tip here: the odds on the result do not justify the risk.',
    ],
    noTipTooGood: [
      () => 'One price looks too good to be true, and we do not tip on what may be a mistake.',
      () => 'There is no tip: odds so far above what we call fair are more likely a mistake, ours or theirs, than a gift.',
      () => 'We offer no tip, since the price that tempts looks more like an error than a bargain.',
    ],
    noTipUnlikely: inCase(
      ({ chance, least }) => percent(chance) === percent(least),
      [
        (facts) =>
          `There is no tip: ${offer(facts)} is priced above what we call fair, but its chance falls just short of the ${percent(facts.least)} we ask for.`,
        (facts) =>
          `At ${price(facts.price)}, ${offer(facts)} offers value, but its chance is just below the ${percent(facts.least)} that a tip needs.`,
        (facts) =>
          `The best value is in ${offer(facts)}, but we tip from ${percent(facts.least)} upwards, and its chance is just below that.`,
      ],
      [
        (facts) =>
          `The best value is in ${offer(facts)}, but at ${percent(facts.chance)} it is too unlikely for us: we tip from ${percent(facts.least)} upwards.`,
        (facts) =>
          `There is no tip: ${offer(facts)} is priced above what we call fair, but its ${percent(facts.chance)} chance is below the ${percent(facts.least)} we ask for.`,
        (facts) =>
          `We pass on ${offer(facts)}: at ${price(facts.price)} it pays more than we call fair, but ${chanceOf(facts.chance)} is less than the ${percent(facts.least)} a tip needs.`,
        (facts) =>
          `At ${price(facts.price)}, ${offer(facts)} offers value, yet we do not tip a bet with ${chanceOf(facts.chance)}; the minimum is ${percent(facts.least)}.`,
        (facts) =>
          `No tip: the best price on ${offer(facts)} is above the fair one, but the bet has only ${chanceOf(facts.chance)}, and we want at least ${percent(facts.least)}.`,
        (facts) =>
          `A tip needs a chance of at least ${percent(facts.least)}, and ${offer(facts)}, the bet with the most value, has only ${percent(facts.chance)}.`,
      ],
    ),
    noTipShort: inCase(
      (facts) => price(facts.price) === price(facts.least),
      [
        (facts) =>
          `There is no tip: ${offer(facts)} is priced above what we call fair, but just short of the ${price(facts.least)} from which we tip.`,
        (facts) => `The best value is in ${offer(facts)}, but its price is just below ${price(facts.least)}, the lowest that we tip.`,
      ],
      [
        (facts) =>
          `The best value is in ${offer(facts)}, but we tip nothing below ${price(facts.least)}, and this pays ${price(facts.price)}.`,
        (facts) =>
          `There is no tip: ${offer(facts)} is priced above what we call fair, but ${price(facts.price)} is less than the ${price(facts.least)} from which we tip.`,
        (facts) =>
          `We pass on ${offer(facts)}, value or not: its price is ${price(facts.price)}, and a tip needs at least ${price(facts.least)}.`,
      ],
    ),
    noTipLittleKnown: [
      () => 'We know too little about these two sides to tip.',
      () => 'There is no tip, as our forecast rests on too few matches.',
      () => 'With so few matches to go on, we have no tip.',
      () => 'Too few matches lie behind our forecast for a tip.',
    ],
  };
}
