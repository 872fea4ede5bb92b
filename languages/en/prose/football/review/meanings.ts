import type { MeaningStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../../nouns/nouns.ts';
import { counted, leagueMatches, matches, number, ordinal, withArticle } from '../../words.ts';

type Club = EnglishNoun;

/** Returns the sentences of English reviews on what a result means. */
export function englishMeanings(): Pick<StoryTexts<Club>, keyof MeaningStories<Club>> {
  return {
    movedUp: [
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${club} went top of the table, up from ${ordinal(from)}.`
          : relegation
            ? `${club} climbed out of the relegation places to ${ordinal(to)}.`
            : `${club} moved up from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `The new leaders are ${club}, who had been ${ordinal(from)}.`
          : relegation
            ? `In the table ${club} rose to ${ordinal(to)}, clear of the relegation places.`
            : `In the table ${club} climbed from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to, drawn }) =>
        to === 1
          ? `The ${drawn ? 'draw' : 'win'} lifted ${club} from ${ordinal(from)} to the top of the table.`
          : `The ${drawn ? 'draw' : 'win'} lifted ${club} from ${ordinal(from)} to ${ordinal(to)}.`,
    ],
    movedDown: [
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} gave up first place and dropped to ${ordinal(to)}.`
          : relegation
            ? `${club} dropped to ${ordinal(to)}, into the relegation places.`
            : `${club} dropped from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `In the table ${club} were overtaken and are ${ordinal(to)}.`
          : relegation
            ? `In the table ${club} fell to ${ordinal(to)}, a relegation place.`
            : `In the table ${club} slipped from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to, relegation, drawn }) =>
        from === 1
          ? `The ${drawn ? 'draw' : 'defeat'} cost ${club} first place, and they are now ${ordinal(to)}.`
          : `The ${drawn ? 'draw' : 'defeat'} took ${club} down from ${ordinal(from)} to ${ordinal(to)}${relegation ? ', a relegation place' : ''}.`,
    ],
    decided: [
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `${club} are champions.`
          : outcome === 'promoted'
            ? `${club} are certain of promotion.`
            : `${club} are certain to go down.`,
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `The title is now certain for ${club}.`
          : outcome === 'promoted'
            ? `Promotion is now certain for ${club}.`
            : `Relegation is now certain for ${club}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `It was ${club.possessive} ${ordinal(run)} league win in a row.`,
      ({ club, run }) => `${club} made it ${counted(run, 'league win')} running.`,
      ({ run }) => `For the winners it was ${withArticle(ordinal(run))} league victory in a row.`,
      ({ run }) => `It was the winners’ ${ordinal(run)} straight win in the league.`,
      ({ club, run }) => `Victory stretched ${club.possessive} winning run in the league to ${matches(run)}.`,
    ],
    winningRunEnded: [
      ({ club, run, drawn }) => `The ${drawn ? 'draw' : 'defeat'} ended a run of ${counted(run, 'league win')} for ${club}.`,
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
    firstWin: [
      ({ club, played, ground }) =>
        `It was ${club.possessive} first ${on(ground)}win of the season, in their ${ordinal(played)} ${on(ground)}match.`,
      ({ club, played, ground }) =>
        `${club} had failed to win any of their first ${counted(played - 1, `${on(ground)}match`, `${on(ground)}matches`)} of the season.`,
    ],
    firstDefeat: [
      ({ club, played, ground }) =>
        `It was ${club.possessive} first ${on(ground)}defeat of the season, in their ${ordinal(played)} ${on(ground)}match.`,
      ({ club, played, ground }) =>
        `${club} had been unbeaten in their first ${counted(played - 1, `${on(ground)}match`, `${on(ground)}matches`)} of the season.`,
    ],
    stillWinless: [
      ({ club, played, ground }) =>
        `${club} are still without ${ground === undefined ? 'a' : ground === 'home' ? 'a home' : 'an away'} win this season, after ${counted(played, `${on(ground)}match`, `${on(ground)}matches`)}.`,
      ({ club, played, ground }) => `A first ${on(ground)}win of the season still eludes ${club} after ${counted(played, 'attempt')}.`,
    ],
  };
}

const on = (ground: 'home' | 'away' | undefined) => (ground === undefined ? '' : `${ground} `);
