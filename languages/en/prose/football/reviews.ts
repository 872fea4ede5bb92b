import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { counted, leagueMatches, matches, number, ordinal, withArticle } from '../words.ts';
import { betPhrase } from './bets.ts';

type Club = EnglishNoun;

/** Returns the sentences of English reviews. */
export function englishReviews(figures: ProseFigures): Pick<StoryTexts<Club>, keyof ReviewStories<Club>> {
  const { percent, price, score, goals, units } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: Club; away: Club }) => betPhrase(bet, { home, away }, figures);
  const chanceOf = (chance: number) => `${withArticle(percent(chance))} chance`;
  const drawOf = (each: number) => (each === 0 ? 'a goalless draw' : `${withArticle(score(each, each))} draw`);
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, favourites in our forecast at ${percent(chance)}, beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} were favourites in our forecast at ${percent(chance)} and beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${winner}, favourites in our forecast at ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} had only ${chanceOf(chance)} in our forecast but beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The favourites lost: ${loser} went down ${score(winnerGoals, loserGoals)} to ${winner}, who had ${chanceOf(chance)} in our forecast.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Given only ${chanceOf(chance)} in our forecast, ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser}, the favourites, lost ${score(winnerGoals, loserGoals)} to ${winner}, who were given ${chanceOf(chance)} in our forecast.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, given ${chanceOf(chance)} in our forecast, beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `In a match without clear favourites, ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${winner}, who had ${chanceOf(chance)} in our forecast.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Our forecast had no clear favourites; ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} drew ${score(each, each)} with ${favourite}, favourites in our forecast at ${percent(chance)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite}, favourites in our forecast at ${percent(chance)}, could only draw ${score(each, each)} with ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `The favourites failed to win: ${favourite}, given ${chanceOf(chance)} in our forecast, drew ${score(each, each)} with ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite} were favourites in our forecast at ${percent(chance)} but had to settle for ${drawOf(each)} with ${outsider}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} and ${away} drew ${score(each, each)}; our forecast had put the draw at ${percent(drawChance)}.`,
      ({ home, away, goals: each }) => `In a match without clear favourites, ${home} and ${away} drew ${score(each, each)}.`,
      ({ home, away, goals: each }) => `Our forecast could not separate ${home} and ${away}, and they drew ${score(each, each)}.`,
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
      ({ ownGoals, otherGoals }) => `The winners had been ${score(otherGoals, ownGoals)} down at half-time.`,
      ({ loser, ownGoals, otherGoals }) => `At half-time ${loser} had led ${score(otherGoals, ownGoals)}.`,
      ({ winner, ownGoals, otherGoals }) => `${winner} came back from ${score(otherGoals, ownGoals)} down at half-time.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals }) => `Most of the work was done by half-time, when it was ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `It was already ${score(ownGoals, otherGoals)} at the break.`,
      ({ winner, ownGoals, otherGoals }) => `At half-time it was already ${score(ownGoals, otherGoals)} to ${winner}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => (each === 0 ? 'The first half had been goalless.' : `It had been ${score(each, each)} at the break.`),
      ({ goals: each }) => (each === 0 ? 'It had been goalless at half-time.' : `The sides had gone in level at ${score(each, each)}.`),
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `${club} had led ${score(ownGoals, otherGoals)} at half-time.`,
      ({ club, ownGoals, otherGoals }) => `At half-time it had been ${score(ownGoals, otherGoals)} to ${club}.`,
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
      ({ expected, goals: all }) => `We had expected ${goals(expected)} goals; there were ${number(all)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Goals were fewer than expected: ${number(all)}, against a forecast of ${goals(expected)}.`,
      ({ expected, goals: all }) => `We had expected ${goals(expected)} goals; there ${all === 1 ? 'was' : 'were'} ${number(all)}.`,
    ],
    goalless: [
      ({ expected }) => `Our forecast had been for ${goals(expected)} goals, and there were none.`,
      ({ expected }) => `We had expected ${goals(expected)} goals and saw none.`,
    ],
    exactScore: [
      ({ chance }) => `The final score was the one we had made the likeliest, at ${percent(chance)}.`,
      ({ chance }) => `The likeliest score in our forecast, at ${percent(chance)}, came up.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `It was ${club.possessive} ${ordinal(run)} league win in a row.`,
      ({ club, run }) => `${club} made it ${counted(run, 'league win')} running.`,
      ({ run }) => `For the winners it was ${withArticle(ordinal(run))} league victory in a row.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `The result ended a run of ${counted(run, 'league win')} for ${club}.`,
      ({ club, run }) => `${club} had won their previous ${number(run)} in the league.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `It was ${club.possessive} ${ordinal(run)} league defeat in a row.`,
      ({ club, run }) => `For ${club} it was ${withArticle(ordinal(run))} league defeat running.`,
    ],
    losingRunEnded: [
      ({ run }) => `The winners had lost their previous ${number(run)} in the league.`,
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
      ({ run }) => `The winners had gone ${leagueMatches(run)} without a victory.`,
    ],
    tipWon: [
      (facts) => `Our tip, ${phrase(facts)} at ${price(facts.price)}, won ${units(facts.profit)} units.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and it came in, for a profit of ${units(facts.profit)} units.`,
    ],
    tipHalfWon: [
      (facts) =>
        `Half the stake on our tip, ${phrase(facts)} at ${price(facts.price)}, won and half came back, for a profit of ${units(facts.profit)} units.`,
      (facts) =>
        `We had tipped ${phrase(facts)} at ${price(facts.price)}, and half the stake won, for a profit of ${units(facts.profit)} units.`,
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
      (facts) => `The stake on our tip, ${phrase(facts)} at ${price(facts.price)}, was returned.`,
      (facts) => `We had tipped ${phrase(facts)} at ${price(facts.price)}, and the stake was returned.`,
    ],
  };
}
