import type { BasketballNoun, BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { number, ordinal, withArticle } from '../words.ts';

const conferences = { east: 'the East', west: 'the West' } as const;

export const englishBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<EnglishNoun> => {
  const record = (won: number, lost: number) => score(won, lost);
  const by = (points: number | undefined) => (points === undefined ? '' : `, by ${line(points)} points on the spread`);
  const spread = ({ short }: BasketballNoun<EnglishNoun>, points: number | undefined) =>
    points === undefined ? '' : `; the spread is ${short.bare} −${line(points)}`;
  return {
    neighbours: [
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `${higher.full} are ${ordinal(higherPlace)} in ${conferences[conference]}, ${lower.full} ${ordinal(lowerPlace)}, and at most a game separates them.`,
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `A win would take ${lower.full}, ${ordinal(lowerPlace)} in ${conferences[conference]}, level with or past ${higher.full}, who are ${ordinal(higherPlace)}.`,
    ],
    winningRun: [
      ({ club, other, run }) => `${club.full} have won ${number(run)} in a row before they meet ${other.short}.`,
      ({ club, run }) => `Nobody has beaten ${club.full} in their last ${number(run)} games.`,
    ],
    losingRun: [
      ({ club, other, run }) => `${club.full} have lost ${number(run)} in a row and now play ${other.short}.`,
      ({ club, run }) => `${club.full} have lost each of their last ${number(run)} games.`,
    ],
    backToBack: [
      ({ club, other }) => `${club.short} are on a back-to-back, with a game the day before; ${other.short} are not.`,
      ({ club, other }) => `For ${club.short} it is the second game in two days, while ${other.short} are rested.`,
    ],
    seasonMeetings: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader.short} have won ${won === 1 ? 'the one game' : won === 2 ? 'both games' : `all ${number(won)} games`} so far against ${other.short} this season.`
          : `${leader.short} lead ${other.short} ${score(won, lost)} this season.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `This season ${other.short} have yet to beat ${leader.short}.`
          : `Of this season’s ${number(won + lost)} games so far between the two, ${leader.short} have won ${number(won)}.`,
    ],
    firstOfSeason: [
      ({ home, away }) => `It is the first game of the season between ${home.short} and ${away.short}.`,
      () => `The two have not met this season.`,
    ],
    seasonLevel: [
      ({ home, away, each }) => `This season’s games between ${home.short} and ${away.short} stand at ${score(each, each)}.`,
      ({ each }) =>
        `Each side has won ${each === 1 ? 'one of the two games' : `${number(each)} of the games`} between them so far this season.`,
    ],
    homeRecord: [
      ({ club, won, lost }) => `At home ${club.short} are ${record(won, lost)}.`,
      ({ club, won, lost }) => `${club.short} have a home record of ${record(won, lost)}.`,
    ],
    awayRecord: [
      ({ club, won, lost }) => `On the road ${club.short} are ${record(won, lost)}.`,
      ({ club, won, lost }) => `${club.short} have an away record of ${record(won, lost)}.`,
    ],
    records: [
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} are ${record(homeWon, homeLost)} for the season, ${away.full} ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.full}, ${record(awayWon, awayLost)} so far, visit ${home.full}, who are ${record(homeWon, homeLost)}.`,
    ],
    opener: [
      ({ home, away }) => `${home.full} and ${away.full} are only just starting their season.`,
      ({ home, away }) => `The season is young as ${home.full} welcome ${away.full}.`,
    ],
    playOff: [
      ({ home, away }) => `In the play-offs ${home.full} are at home to ${away.full}.`,
      ({ home, away }) => `${away.full} visit ${home.full} in the play-offs.`,
    ],
    playIn: [
      ({ home, away }) => `${home.full} and ${away.full} meet in the play-in for a place in the play-offs.`,
      ({ home, away }) => `A play-in game takes ${away.full} to ${home.full}.`,
    ],
    lastTen: [
      ({ home, away, homeWon, awayWon }) => `${home.short} have won ${number(homeWon)} of their last 10, ${away.short} ${number(awayWon)}.`,
      ({ home, away, homeWon, awayWon }) =>
        `Of the last 10 games each has played, ${home.short} have won ${number(homeWon)} and ${away.short} ${number(awayWon)}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance, line: points }) =>
        `Without the bookmakers’ margin, the odds give ${favourite.short} ${withArticle(percent(chance))} chance${spread(favourite, points)}.`,
      ({ favourite, chance, line: points }) =>
        `${favourite.short} are favourites${by(points)}; take out the bookmakers’ margin and the odds give them ${withArticle(percent(chance))} chance.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) => `Our ratings give ${favourite.short} ${withArticle(percent(chance))} chance; no odds are known yet.`,
      ({ favourite, chance }) =>
        `With no odds to go by yet, our ratings make it ${withArticle(percent(chance))} chance for ${favourite.short}.`,
    ],
    even: [
      ({ home, away, chance }) =>
        `There is little to choose between ${home.short} and ${away.short}: the likelier winner has ${withArticle(percent(chance))} chance.`,
      ({ chance }) => `It could go either way: the likelier winner has ${withArticle(percent(chance))} chance.`,
    ],
    wonInOvertime: [
      ({ winner, loser, points, against }) => `${winner.full} beat ${loser.full} ${score(points, against)} after overtime.`,
      ({ winner, loser, points, against }) => `${winner.full} needed overtime to beat ${loser.full} ${score(points, against)}.`,
    ],
    wonClosely: [
      ({ winner, loser, points, against }) => `${winner.full} edged past ${loser.full} ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} came close, but ${winner.full} won ${score(points, against)}.`,
    ],
    wonClearly: [
      ({ winner, loser, points, against }) => `${winner.full} beat ${loser.full} ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${winner.full} won ${score(points, against)} against ${loser.full}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `${winner.short} had been favourites, at ${percent(chance)}.`,
      ({ winner, chance }) => `The favourites won: ${winner.short} had ${withArticle(percent(chance))} chance before tip-off.`,
    ],
    slightOutsiderWon: [
      ({ winner, chance }) =>
        `The forecast had leaned the other way: ${winner.short} had ${withArticle(percent(chance))} chance before tip-off.`,
      ({ winner, chance }) => `${winner.short} had been slight outsiders, at ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, chance }) => `The outsiders won: ${winner.short} had ${withArticle(percent(chance))} chance before tip-off.`,
      ({ winner, chance }) => `The odds were against ${winner.short}, who had ${withArticle(percent(chance))} chance.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `There had been no favourites: ${winner.short} had ${withArticle(percent(chance))} chance before tip-off.`,
      ({ winner, chance }) => `It had looked an open game, with ${winner.short} at ${percent(chance)}.`,
    ],
    spreadAfter: [
      ({ favourite, line: points, covered }) =>
        `${favourite.short} ${covered ? 'covered' : 'did not cover'} the spread of ${line(points)} points.`,
      ({ favourite, line: points, covered }) =>
        `Backed at −${line(points)}, ${favourite.short} ${covered ? 'won by enough' : 'fell short of the line'}.`,
    ],
    runGoesOn: [
      ({ club, run }) => `${club.short} have now won ${number(run)} in a row.`,
      ({ club, run }) => `That takes ${club.short.possessive} winning run to ${number(run)}.`,
    ],
    totalPoints: [
      ({ points }) => `The two sides scored ${points} points between them.`,
      ({ points }) => `The game produced ${points} points in all.`,
    ],
  };
};
