import type { Bet } from '#domain/odds/bet.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
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
    case 'own-form':
      return `despite ${sidesOwn(favouriteAtHome)} recent form, `;
    case 'other-form':
      return `despite ${sidesOwn(!favouriteAtHome)} recent form, `;
    case 'meetings':
      return 'despite the head-to-head record, ';
  }
}

/** Returns the sentences of English previews about the forecast and the tip. */
export function englishOutlook(figures: ProseFigures): Pick<StoryTexts<Club>, keyof OutlookStories<Club>> {
  const { percent, price, score, line } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: Club; away: Club }) => betPhrase(bet, { home, away }, figures);
  /** Returns the bet that a preview without a tip names: `a home win` unless on neutral ground. */
  const offer = (facts: OutlookStories<Club>['noTipThin']) => {
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
      ({ chance }) => `The chance of three goals or more is ${percent(chance)}.`,
      ({ chance }) => `Over ${line(2.5, false)} goals comes out at ${percent(chance)}.`,
      ({ chance }) => `We put the chance of at least three goals at ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `There is ${chanceOf(chance)} of no more than two goals.`,
      ({ chance }) => `The chance of two goals or fewer is ${percent(chance)}.`,
      ({ chance }) => `Under ${line(2.5, false)} goals comes out at ${percent(chance)}.`,
      ({ chance }) => `We put the chance of no more than two goals at ${percent(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `The likeliest score is ${scoreline(facts)}, at ${percent(facts.chance)}.`,
      (facts) => `No score is likelier than ${namelessScoreline(facts)}, and even that has only ${chanceOf(facts.chance)}.`,
      (facts) => `If one score had to be named, it would be ${namelessScoreline(facts)}, at ${percent(facts.chance)}.`,
    ],
    tip: [
      (facts) =>
        `Our tip is ${phrase(facts)} at ${price(facts.price)}: when we made it, we put the chance at ${percent(facts.chance)} and the fair price at ${price(facts.fair)}.`,
      (facts) => `We tipped ${phrase(facts)} at ${price(facts.price)}; ${price(facts.fair)} was fair by our figures at the time.`,
      (facts) =>
        `At odds of ${price(facts.price)}, ${phrase(facts)} offered value when we tipped it: we gave it ${chanceOf(facts.chance)}.`,
      (facts) =>
        `When we made our tip, the value lay in ${phrase(facts)}: the price was ${price(facts.price)}, and ${price(facts.fair)} was fair.`,
    ],
    noTipPrices: [
      () => 'There is no tip, as no bookmaker we follow has a fresh price.',
      () => 'Without fresh odds to compare, we have no tip.',
      () => 'We cannot tip this one, for want of up-to-date odds.',
    ],
    noTipThin: [
      (facts) =>
        `There is no tip: ${offer(facts)} comes closest, at up to ${price(facts.price)}, but no two licensed bookmakers pay enough above the ${price(facts.fair)} we think fair.`,
      (facts) =>
        `We leave this one alone: ${price(facts.price)} on ${offer(facts)} is the best price, but a tip needs two licensed bookmakers far enough above the ${price(facts.fair)} we think fair.`,
      (facts) =>
        `The closest to a tip is ${offer(facts)} at ${price(facts.price)}, but with a fair price of ${price(facts.fair)} we would want longer odds at two licensed bookmakers.`,
      (facts) =>
        `A tip on ${offer(facts)} would need two licensed bookmakers well above ${price(facts.fair)}, which is what we call fair; the best price is ${price(facts.price)}.`,
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
    ],
    noTipValue: [
      () => 'No price on the result is good enough for a tip.',
      () => 'We have no tip, as no bookmaker’s price on the result is far enough above the one we think fair.',
      () => 'There is no tip, because none of the odds on the result offer enough value.',
    ],
    noTipTooGood: [
      () => 'One price looks too good to be true, and we do not tip on what may be a mistake.',
      () => 'There is no tip: odds so far above what we call fair are more likely a mistake, ours or theirs, than a gift.',
      () => 'We offer no tip, since the price that tempts looks more like an error than a bargain.',
    ],
    noTipLimits: [
      () => 'What value there is on the result lies in outcomes too unlikely, or at odds too short, for a tip.',
      () => 'There is no tip, since the only value on the result is at odds outside the range we tip.',
      () => 'We have no tip: on the result there is value only at odds too long or too short for us.',
    ],
    noTipLittleKnown: [
      () => 'We know too little about these two sides to tip.',
      () => 'There is no tip, as our forecast rests on too few matches.',
      () => 'With so few matches to go on, we have no tip.',
    ],
  };
}
