import type { Bet } from '#domain/odds/bet.ts';
import type { HindsightStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../../nouns/nouns.ts';
import { number, withArticle } from '../../words.ts';
import { betPhrase } from '../bets.ts';

type Club = EnglishNoun;

/** Returns the sentences of English reviews on the forecast and the tip. */
export function englishHindsight(figures: ProseFigures): Pick<StoryTexts<Club>, keyof HindsightStories<Club>> {
  const { percent, price, units } = figures;
  /** Papers write a whole number of goals in words. */
  const goals = (expected: number) => {
    const text = figures.goals(expected);
    return text.endsWith('.0') ? number(Math.round(expected)) : text;
  };
  const phrase = ({ bet, home, away }: { bet: Bet; home: Club; away: Club }) => betPhrase(bet, { home, away }, figures);
  const chanceOf = (chance: number) => `${withArticle(percent(chance))} chance`;
  return {
    expectedWin: [
      ({ chance }) => `The favourites won: our forecast had put their chance at ${percent(chance)}.`,
      ({ winner, chance }) => `Our forecast had made ${winner} favourites at ${percent(chance)}.`,
      ({ chance }) => `Our forecast had favoured this result, at ${percent(chance)}.`,
      ({ winner, chance }) => `Our forecast had put ${winner.indefinite} win at ${percent(chance)}.`,
      ({ chance }) => `The result was in line with our forecast, which had put it at ${percent(chance)}.`,
      ({ winner, chance }) => `Before kick-off our forecast had ${winner} at ${percent(chance)}.`,
      ({ chance }) => `The winners had been favourites in our forecast, at ${percent(chance)}.`,
      ({ winner, chance }) => `We had given ${winner} ${chanceOf(chance)} of winning.`,
      ({ chance }) => `Victory went to the favourites, whose chance we had put at ${percent(chance)}.`,
    ],
    unexpectedWin: [
      ({ chance }) => `The outsiders won: our forecast had put their chance at ${percent(chance)}.`,
      ({ loser, loserChance }) => `Our forecast had made ${loser} favourites at ${percent(loserChance)}.`,
      ({ winner, chance }) => `${capital(winner.indefinite)} win had ${chanceOf(chance)} in our forecast.`,
      ({ loserChance }) => `Our forecast had favoured the losers, at ${percent(loserChance)}.`,
      ({ winner, chance }) => `Before kick-off our forecast had put ${winner.indefinite} win at ${percent(chance)}.`,
      ({ winner, chance }) => `We had given ${winner} ${chanceOf(chance)} of winning.`,
      ({ chance, loserChance }) =>
        `Our forecast had it the other way round, with ${percent(loserChance)} for the losers and ${percent(chance)} for the winners.`,
      ({ chance }) => `We had put the winners’ chance at ${percent(chance)}.`,
      ({ chance }) => `The result went against our forecast, which had it at ${percent(chance)}.`,
      ({ loserChance }) => `The losers had been favourites in our forecast, at ${percent(loserChance)}.`,
    ],
    winWithoutFavourite: [
      ({ winner, chance }) => `Our forecast had no clear favourites and put ${winner.indefinite} win at ${percent(chance)}.`,
      ({ chance }) => `The winners had been given ${chanceOf(chance)} in an open match.`,
      ({ chance }) => `An open match had been forecast, with the winners at ${percent(chance)}.`,
      ({ winner, chance }) => `We had expected an open match and given ${winner} ${chanceOf(chance)}.`,
      ({ winner, chance }) => `Before kick-off there had been no clear favourites, with ${winner} at ${percent(chance)}.`,
      ({ winner, chance }) => `Our forecast had left the result open, with ${winner} at ${percent(chance)}.`,
      ({ winner, chance }) => `In a forecast without clear favourites ${winner} had ${chanceOf(chance)}.`,
      ({ chance }) => `The winners had ${chanceOf(chance)} in our forecast, which had no clear favourites.`,
    ],
    favouriteHeldBack: [
      ({ favourite, chance }) => `Our forecast had made ${favourite} favourites at ${percent(chance)}.`,
      ({ favourite, chance }) => `${favourite} had been favourites in our forecast, at ${percent(chance)}.`,
      ({ favourite, chance }) => `We had given ${favourite} ${chanceOf(chance)} of winning.`,
      ({ favourite, chance }) => `Before kick-off ${favourite} had been favourites at ${percent(chance)}.`,
      ({ favourite, chance }) => `Our forecast had put ${favourite.indefinite} win at ${percent(chance)}.`,
      ({ favourite, chance }) => `The favourites failed to win: ${favourite} had been given ${chanceOf(chance)}.`,
      ({ favourite, chance }) => `In our forecast ${favourite} had ${chanceOf(chance)} of winning.`,
      ({ favourite, chance }) => `${favourite} had been fancied to win, with ${chanceOf(chance)}.`,
    ],
    drawWithoutFavourite: [
      ({ drawChance }) => `Our forecast had no clear favourites and put the draw at ${percent(drawChance)}.`,
      ({ drawChance }) => `We had given the draw ${chanceOf(drawChance)} in an open match.`,
      ({ drawChance }) => `The draw had ${chanceOf(drawChance)} in our forecast, which had no clear favourites.`,
      ({ drawChance }) => `Before kick-off there had been no clear favourites, with the draw at ${percent(drawChance)}.`,
      ({ drawChance }) => `An open match had been forecast, with ${chanceOf(drawChance)} of a draw.`,
      ({ drawChance }) => `Our forecast had the sides close together, with the draw at ${percent(drawChance)}.`,
    ],
    exactScore: [
      ({ chance, winnerGoals, loserGoals }) =>
        `The final score, ${figures.score(winnerGoals, loserGoals)}, was the one we had made the likeliest, at ${percent(chance)}.`,
      ({ chance }) => `The likeliest score in our forecast, at ${percent(chance)}, came up.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Our forecast had made ${figures.score(winnerGoals, loserGoals)} the likeliest score, at ${percent(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `We had named ${figures.score(winnerGoals, loserGoals)} as the likeliest score, with ${chanceOf(chance)}.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `There were more goals than expected: ${number(all)}, against a forecast of ${goals(expected)}.`,
      ({ expected, goals: all }) => `Our forecast had been for ${goals(expected)} goals; the match produced ${number(all)}.`,
      ({ expected, goals: all }) => `We had expected ${goals(expected)} goals; there were ${number(all)}.`,
      ({ expected, goals: all }) => `At ${goals(expected)} goals our forecast was too low: there were ${number(all)}.`,
      ({ expected, goals: all }) => `There were ${number(all)} goals, where our forecast had been for ${goals(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Goals were fewer than expected: ${number(all)}, against a forecast of ${goals(expected)}.`,
      ({ expected, goals: all }) => `We had expected ${goals(expected)} goals; there ${all === 1 ? 'was' : 'were'} ${number(all)}.`,
      ({ expected, goals: all }) =>
        `At ${goals(expected)} goals our forecast was too high: there ${all === 1 ? 'was' : 'were'} ${number(all)}.`,
      ({ expected, goals: all }) =>
        `There ${all === 1 ? 'was one goal' : `were ${number(all)} goals`}, where our forecast had been for ${goals(expected)}.`,
    ],
    goalless: [
      ({ expected }) => `Our forecast had been for ${goals(expected)} goals, and there were none.`,
      ({ expected }) => `We had expected ${goals(expected)} goals and saw none.`,
      ({ expected }) => `At ${goals(expected)} goals our forecast was too high.`,
    ],
    tipWon: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Our tip, ${phrase(facts)} at ${price(facts.price)}, was not the likeliest result, but it won ${units(facts.profit)} units.`,
        (facts) =>
          `We had tipped ${phrase(facts)} at ${price(facts.price)} against the likeliest result, and it came in, for a profit of ${units(facts.profit)} units.`,
      ],
      [
        (facts) => `Our tip, ${phrase(facts)} at ${price(facts.price)}, won ${units(facts.profit)} units.`,
        (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and it came in, for a profit of ${units(facts.profit)} units.`,
      ],
    ),
    tipHalfWon: [
      (facts) =>
        `Half the stake on our tip, ${phrase(facts)} at ${price(facts.price)}, won and half came back, for a profit of ${units(facts.profit)} units.`,
      (facts) =>
        `We had tipped ${phrase(facts)} at ${price(facts.price)}, and half the stake won, for a profit of ${units(facts.profit)} units.`,
    ],
    tipLost: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) => `Our tip, ${phrase(facts)} at ${price(facts.price)}, was not the likeliest result, and it lost.`,
        (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)} against the likeliest result, and it lost.`,
      ],
      [
        (facts) => `Our tip, ${phrase(facts)} at ${price(facts.price)}, lost.`,
        (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and it lost.`,
      ],
    ),
    tipHalfLost: [
      (facts) => `Half the stake on our tip, ${phrase(facts)} at ${price(facts.price)}, was lost and half came back.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)} and lost half the stake.`,
    ],
    tipVoid: [
      (facts) => `The stake on our tip, ${phrase(facts)} at ${price(facts.price)}, was returned.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and the stake was returned.`,
    ],
  };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
