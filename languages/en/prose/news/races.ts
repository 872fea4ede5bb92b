import type { RaceStories, SeasonStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { leagueMatches, number, ordinal, points, withArticle } from '../words.ts';
import { listed, newsFigures, share, topPlaces } from './news-words.ts';

/** Returns the sentences of English news about a season: what is decided, runs, title, promotion and relegation. */
export function englishRaces(
  figures: ProseFigures,
): Pick<NewsTexts<EnglishNoun>, keyof SeasonStories<unknown> | keyof RaceStories<unknown>> {
  const { percent, chanceOf, nearly, ofRival } = newsFigures(figures);
  return {
    champions: [
      ({ club, second, ahead }) =>
        ahead === 0
          ? `${club} are champions, although ${second} have the same number of points.`
          : `${club} are champions: ${second}, ${points(ahead)} behind, can no longer catch them.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `The title goes to ${club}, level on points with ${second}.`
          : `The title is decided: ${club} are ${points(ahead)} ahead of ${second} and out of reach.`,
    ],
    promoted: [
      ({ clubs }) => `${listed(clubs)} can no longer be caught and are sure of promotion.`,
      ({ clubs }) => `Whatever the remaining results, ${listed(clubs)} will go up.`,
    ],
    relegated: [
      ({ clubs }) => `${listed(clubs)} are down: they can no longer reach a safe place.`,
      ({ clubs }) => `Whatever the remaining results, ${listed(clubs)} will be relegated.`,
    ],
    runOfWins: [
      ({ club, matches }) => `${club} have won their last ${leagueMatches(matches)}.`,
      ({ club, matches }) => `No club has a longer winning run than ${club}, with ${number(matches)} league victories in a row.`,
      ({ club, matches }) => `The longest winning run belongs to ${club}, with ${number(matches)} league victories.`,
    ],
    runUnbeaten: [
      ({ club, matches }) => `${club} are unbeaten in their last ${leagueMatches(matches)}.`,
      ({ club, matches }) => `${club} have gone ${leagueMatches(matches)} without defeat, longer than any other club.`,
      ({ club, matches }) => `The longest unbeaten run belongs to ${club}, at ${leagueMatches(matches)}.`,
    ],
    runOfDefeats: [
      ({ club, matches }) => `${club} have lost their last ${leagueMatches(matches)}.`,
      ({ club, matches }) => `No club has lost more matches in a row than ${club}, with ${number(matches)}.`,
      ({ club, matches }) => `The longest losing run, ${leagueMatches(matches)}, is that of ${club}.`,
    ],
    titleNear: [
      (facts) => `${facts.leader} win the title in ${nearly(facts)} of the seasons that we have played out.`,
      (facts) => `With ${share(nearly(facts))} chance of the title, ${facts.leader} can hardly be caught.`,
      (facts) => `In ${nearly(facts)} of our simulated seasons ${facts.leader} finish first.`,
      (facts) => `Our forecast gives ${facts.leader} ${share(nearly(facts))} chance of the title.`,
      (facts) => `${facts.leader} are champions in ${nearly(facts)} of cases.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} have the best chance of the title, ${percent(chance)}, ahead of ${rival} on ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `If the season were played out over and over, ${favourite} would be champions in ${percent(chance)} of cases and ${rival} in ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} lead the table and have ${chanceOf(chance)} of the title; ${rival} have ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `We give the leaders, ${favourite}, ${chanceOf(chance)} of the title; ${rival} are next on ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `At the top of the table ${favourite} have ${chanceOf(chance)} of staying there, and ${rival} are next with ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${rival} have ${chanceOf(rivalChance)} of the title, and ${favourite}, who lead the table, ${percent(chance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} win the title in ${percent(chance)} of our simulated seasons, ${rival} in ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `The title goes to ${favourite} in ${percent(chance)} of cases; their closest rivals are ${rival}, on ${percent(rivalChance)}.`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${leader} lead the table${ahead === 0 ? '' : `, ${points(ahead)} ahead of ${favourite}`}, but ${ahead === 0 ? favourite : 'their rivals'} have the better chance of the title: ${percent(chance)} against ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `We give ${favourite} ${chanceOf(chance)} of the title and ${leader} ${percent(leaderChance)}, although ${leader} are ${ahead === 0 ? 'first in the table' : `${points(ahead)} in front`}.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `${favourite} are not top of the table, yet they win the title in ${percent(chance)} of our simulated seasons; ${leader}, the leaders, do so in ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${ahead === 0 ? 'Level on points with' : `${points(ahead)} behind`} ${leader}, ${favourite} have ${chanceOf(chance)} of finishing first, against ${percent(leaderChance)} for the leaders.`,
    ],
    titleThird: [
      ({ club, chance }) => `${club} are still in it, at ${percent(chance)}.`,
      ({ club, chance }) => `That leaves ${percent(chance)} for ${club}.`,
      ({ club, chance }) => `${club} have ${percent(chance)}.`,
      ({ club, chance }) => `${club} cannot be counted out either, with ${chanceOf(chance)}.`,
      ({ club, chance }) => `Next are ${club}, on ${percent(chance)}.`,
      ({ club, chance }) => `${club} come third in our reckoning, at ${percent(chance)}.`,
      ({ club, chance }) => `For ${club} it is ${percent(chance)}.`,
      ({ club, chance }) => `${club} have ${chanceOf(chance)}, too.`,
    ],
    promotionNear: [
      (facts) => `${facts.club} finish in ${topPlaces(facts.places)}, and so go straight up, in ${nearly(facts)} of our simulated seasons.`,
      (facts) => `Our forecast gives ${facts.club} ${share(nearly(facts))} chance of automatic promotion.`,
      (facts) => `In ${nearly(facts)} of cases ${facts.club} go straight up.`,
    ],
    promotionFavourites: [
      ({ favourite, rival, places, ...facts }) =>
        `${favourite} finish in ${topPlaces(places)} and go straight up in ${nearly(facts)} of our simulated seasons, ${rival} in ${ofRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `${favourite} have ${share(nearly(facts))} chance of automatic promotion and ${rival} ${ofRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `The best chances of going straight up belong to ${favourite}, on ${nearly(facts)}, and ${rival}, on ${ofRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `${places === 1 ? 'First place goes' : `The top ${number(places)} go`} straight up. ${favourite} manage it in ${nearly(facts)} of cases and ${rival} in ${ofRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `We give ${favourite} ${share(nearly(facts))} chance of going straight up; ${rival} are next with ${ofRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `Automatic promotion is likeliest for ${favourite}, at ${nearly(facts)}, ahead of ${rival}, at ${ofRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `${favourite} go straight up in ${nearly(facts)} of the seasons that we have played out, and ${rival} in ${ofRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `${favourite} are favourites to finish in ${topPlaces(places)} and go up, at ${nearly(facts)}, with ${rival} on ${ofRival(facts)}.`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) =>
        `${club} have ${chanceOf(chance)} of going straight up and ${withArticle(percent(playOff))} chance of the play-offs.`,
      ({ club, chance, playOff }) => `${club} go straight up in ${percent(chance)} of cases and into the play-offs in ${percent(playOff)}.`,
      ({ club, chance, playOff }) =>
        `For ${club} a play-off place, at ${percent(playOff)}, is ${playOff > chance ? 'likelier than' : 'less likely than'} automatic promotion, at ${percent(chance)}.`,
      ({ club, chance, playOff }) =>
        `Next are ${club}, with ${percent(chance)} for automatic promotion and ${percent(playOff)} for the play-offs.`,
      ({ club, chance, playOff }) =>
        `${club} can hope for automatic promotion (${percent(chance)}) or the play-offs (${percent(playOff)}).`,
    ],
    relegationLikely: [
      (facts) => `At the other end ${facts.club} are in the most trouble: in ${nearly(facts)} of cases they finish in a relegation place.`,
      (facts) => `It looks bleak for ${facts.club}, who end up in a relegation place ${nearly(facts)} of the time.`,
      (facts) => `${facts.club} are the likeliest to go down, with ${share(nearly(facts))} risk of a relegation place.`,
      (facts) => `At the bottom ${facts.club} finish in a relegation place in ${nearly(facts)} of our simulated seasons.`,
      (facts) => `The risk of relegation is greatest for ${facts.club}, at ${nearly(facts)}.`,
      (facts) => `Among those at the bottom ${facts.club} are worst off, with ${share(nearly(facts))} risk of relegation.`,
      (facts) => `Relegation threatens ${facts.club} above all: our forecast puts the risk at ${nearly(facts)}.`,
      (facts) => `${facts.club} need a turnaround: in ${nearly(facts)} of cases they finish in a relegation place.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) =>
        `On the edge are ${club}, now ${ordinal(place)}, with ${withArticle(percent(chance))} risk of relegation.`,
      ({ club, chance, place }) =>
        `For ${club}, who are ${ordinal(place)}, it could go either way: the risk of relegation is ${percent(chance)}.`,
      ({ club, chance, place }) => `${club}, ${ordinal(place)}, stay up about as often as they go down: their risk is ${percent(chance)}.`,
      ({ club, chance, place }) => `${club} are on the brink: they are ${ordinal(place)} and go down in ${percent(chance)} of cases.`,
      ({ club, chance, place }) =>
        `Nothing is decided for ${club}, ${ordinal(place)} in the table, with ${withArticle(percent(chance))} risk of going down.`,
      ({ club, chance, place }) =>
        `${club} are ${ordinal(place)} and have about an even chance of staying up; the risk of relegation is ${percent(chance)}.`,
      ({ club, chance, place }) => `In ${percent(chance)} of cases ${club}, now ${ordinal(place)}, go down.`,
      ({ club, chance, place }) =>
        `Whether ${club} stay up is open: they are ${ordinal(place)}, and go down in ${percent(chance)} of our simulated seasons.`,
    ],
    relegationDanger: [
      ({ club, chance, place }) => `${club}, ${ordinal(place)}, are in danger, with ${withArticle(percent(chance))} risk of relegation.`,
      ({ club, chance, place }) => `${club} have reason to worry: they are ${ordinal(place)} and go down in ${percent(chance)} of cases.`,
      ({ club, chance, place }) => `${club} are ${ordinal(place)} and not safe: the risk of relegation is ${percent(chance)}.`,
      ({ club, chance, place }) => `For ${club}, now ${ordinal(place)}, the risk of relegation is ${percent(chance)}.`,
      ({ club, chance, place }) => `${club}, ${ordinal(place)} in the table, should stay up but are in danger, at ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `These figures come from playing out the rest of the season ${figures.count(simulations)} times with our forecasts.`,
      ({ simulations }) =>
        `We have played out the remaining matches ${figures.count(simulations)} times with the chances of our forecasts.`,
      ({ simulations }) => `We simulated the rest of the season ${figures.count(simulations)} times to get these chances.`,
      ({ simulations }) => `Behind these chances are ${figures.count(simulations)} simulations of the remaining matches.`,
      ({ simulations }) => `The chances are shares of ${figures.count(simulations)} simulated seasons.`,
      ({ simulations }) => `To work this out, we let the season run to its end ${figures.count(simulations)} times.`,
      ({ simulations }) => `We ran the remaining matches ${figures.count(simulations)} times to arrive at these chances.`,
    ],
  };
}
