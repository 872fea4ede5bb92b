import type { MonthStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { counted, months, number } from '../words.ts';
import { shares } from './news-words.ts';

/** Returns the sentences of English news about a month of tips. */
export function englishMonths(figures: ProseFigures): Pick<NewsTexts<EnglishNoun>, keyof MonthStories<unknown>> {
  const { price, units } = figures;
  return {
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
      () => 'One unit on each tip would have brought back exactly the stakes.',
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
      () => 'All of them are in the record, won or lost.',
      () => 'The record lists them all, with the odds at which they were given.',
    ],
  };
}
