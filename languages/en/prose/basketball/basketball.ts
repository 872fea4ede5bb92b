import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { BasketballNoun, BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { counted, number, ordinal, withArticle } from '../words.ts';

const at = { 'half-time': 'at half-time', 'third-quarter': 'after three quarters' } as const;
const some = (count: number) => (count === 0 ? 'none' : number(count));
const place = { season: '', home: 'home ', away: 'away ' } as const;
const conferences = { east: 'the East', west: 'the West' } as const;

export const englishBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<EnglishNoun> => {
  const record = (won: number, lost: number) => score(won, lost);
  const by = (points: number | undefined) => (points === undefined ? '' : `, by ${line(points)} points on the spread`);
  const spread = ({ short }: BasketballNoun<EnglishNoun>, points: number | undefined) =>
    points === undefined ? '' : `; the spread is ${short.bare} −${line(points)}`;
  /** `50% each`, `52% and 48%` */
  const shares = (one: number, other: number) => (one === other ? `${percent(one)} each` : `${percent(one)} and ${percent(other)}`);
  return {
    neighbours: [
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `${higher.full} are ${ordinal(higherPlace)} in ${conferences[conference]}, ${lower.full} ${ordinal(lowerPlace)}, and at most a game separates them.`,
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `A win would take ${lower.full}, ${ordinal(lowerPlace)} in ${conferences[conference]}, level with or past ${higher.full}, who are ${ordinal(higherPlace)}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ club, other, run }) => `${club.full} take a run of ${number(run)} wins into their game with ${other.short}.`,
        ({ club, other, run }) => `${other.full} face ${club.full}, who have won ${number(run)} in a row.`,
        ({ club, other, run }) => `Nobody has beaten ${club.full} in their last ${number(run)} games, and next they play ${other.short}.`,
      ],
      [
        ({ club, run }) => `${club.full} have won their last ${number(run)} games.`,
        ({ club, run }) => `${club.full} are on a run of ${number(run)} wins.`,
        ({ club, run }) => `Nobody has beaten ${club.full} in their last ${number(run)} games.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ club, other, run }) => `${club.full} have lost ${number(run)} in a row and now play ${other.short}.`,
        ({ club, other, run }) => `${other.full} meet ${club.full}, who have lost their last ${number(run)} games.`,
        ({ club, other, run }) => `${club.full}, beaten ${number(run)} times running, play ${other.short}.`,
      ],
      [
        ({ club, run }) => `${club.full} have lost each of their last ${number(run)} games.`,
        ({ club, run }) => `${club.full} are on a run of ${number(run)} defeats.`,
        ({ club, run }) => `It is ${number(run)} defeats in a row for ${club.full}.`,
      ],
    ),
    backToBack: [
      ({ club, other }) => `${club.short} are on a back-to-back, with a game the day before; ${other.short} are not.`,
      ({ club, other }) => `Unlike ${other.short}, ${club.short} played the day before.`,
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
      ({ home, away }) => `${home.short} and ${away.short} meet for the first time this season.`,
      ({ away, home }) => `${away.short} and ${home.short} have yet to play each other this season.`,
    ],
    seasonLevel: [
      ({ home, away, each }) => `${home.short} and ${away.short} are level at ${score(each, each)} in this season’s meetings.`,
      ({ each }) =>
        `Each side has won ${each === 1 ? 'one of the two games' : `${number(each)} of the games`} between them so far this season.`,
    ],
    sideRecords: [
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.short} are ${record(homeWon, homeLost)} at home, ${away.short} ${record(awayWon, awayLost)} on the road.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.short} bring a road record of ${record(awayWon, awayLost)}; ${home.short} are ${record(homeWon, homeLost)} on their own floor.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.short} have a home record of ${record(homeWon, homeLost)}, ${away.short} an away record of ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `On the road ${away.short} are ${record(awayWon, awayLost)}, and ${home.short} are ${record(homeWon, homeLost)} at home.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.short} have won ${some(homeWon)} of ${number(homeWon + homeLost)} at home, ${away.short} ${some(awayWon)} of ${number(awayWon + awayLost)} away.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.short} are ${record(awayWon, awayLost)} away from home; ${home.short}, the hosts, are ${record(homeWon, homeLost)} on their own floor.`,
      ({ away, home, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.short} have won ${some(awayWon)} of ${number(awayWon + awayLost)} away, ${home.short} ${some(homeWon)} of ${number(homeWon + homeLost)} at home.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Home and away so far: ${record(homeWon, homeLost)} for ${home.short} here, ${record(awayWon, awayLost)} for ${away.short} on their travels.`,
    ],
    winlessOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `${club.full} have lost all ${number(games)} of their ${atHome ? 'home' : 'away'} games this season and now play ${other.short}.`,
        ({ club, other, atHome, games }) =>
          `${club.full} are still waiting for a first ${atHome ? 'home' : 'away'} win after ${number(games)} games, and now play ${other.short}.`,
        ({ club, other, atHome, games }) =>
          `${club.full} are 0–${games} ${atHome ? 'at home' : 'on the road'} this season before they meet ${other.short}.`,
      ],
      [
        ({ club, atHome, games }) =>
          `A first ${atHome ? 'home' : 'away'} win has eluded ${club.full} for ${number(games)} games this season.`,
        ({ club, atHome, games }) => `${club.full} have lost all ${number(games)} of their ${atHome ? 'home' : 'away'} games this season.`,
        ({ club, atHome, games }) => `${club.full} are 0–${games} ${atHome ? 'at home' : 'on the road'} this season.`,
      ],
    ),
    perfectOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `${club.full} have won all ${number(games)} of their ${atHome ? 'home' : 'away'} games this season and now play ${other.short}.`,
        ({ club, other, atHome, games }) =>
          `${other.short} meet ${club.full}, unbeaten ${atHome ? 'at home' : 'on the road'} in ${number(games)} games this season.`,
        ({ club, other, atHome, games }) =>
          `${club.full} are ${games}–0 ${atHome ? 'at home' : 'on the road'} and now play ${other.short}.`,
      ],
      [
        ({ club, atHome, games }) =>
          `Nobody has beaten ${club.full} in their ${number(games)} ${atHome ? 'home' : 'away'} games this season.`,
        ({ club, atHome, games }) => `${club.full} have won all ${number(games)} of their ${atHome ? 'home' : 'away'} games this season.`,
        ({ club, atHome, games }) => `${club.full} are ${games}–0 ${atHome ? 'at home' : 'on the road'} this season.`,
      ],
    ),
    lastMargin: firstOrLater(
      [
        ({ club, other, won, points }) =>
          `${club.full}, who ${won ? 'won' : 'lost'} their last game by ${points} points, play ${other.short}.`,
        ({ club, other, won, points }) =>
          `${club.full} meet ${other.short} after ${won ? 'winning' : 'losing'} by ${points} points last time out.`,
        ({ club, other, won, points }) =>
          `After ${won ? 'winning' : 'losing'} their last game by ${points} points, ${club.full} play ${other.short}.`,
      ],
      [
        ({ club, won, points }) => `Last time out ${club.full} ${won ? 'won' : 'lost'} by ${points} points.`,
        ({ club, won, points }) => `In their last game ${club.full} ${won ? 'won' : 'lost'} by ${points} points.`,
        ({ club, won, points }) => `${club.full} are coming off ${withArticle(`${points}-point`)} ${won ? 'win' : 'defeat'}.`,
      ],
    ),
    records: [
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} are ${record(homeWon, homeLost)} for the season, ${away.full} ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.full} arrive at ${record(awayWon, awayLost)}, and ${home.full} are ${record(homeWon, homeLost)} so far.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `So far this season ${home.full} are ${record(homeWon, homeLost)} and ${away.full} ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `The home side, ${home.full}, are ${record(homeWon, homeLost)} so far, ${away.full} ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `The season’s records: ${record(awayWon, awayLost)} for ${away.full}, ${record(homeWon, homeLost)} for ${home.full}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full}, the hosts, are ${record(homeWon, homeLost)} this season, and ${away.full} are ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} are ${record(homeWon, homeLost)} so far; ${away.full}, their visitors, are ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.full} bring a record of ${record(awayWon, awayLost)} to the game; ${home.full}, at home, are ${record(homeWon, homeLost)}.`,
    ],
    opener: [
      ({ home, away }) => `${home.full} and ${away.full} are only just starting their season.`,
      ({ home, away }) => `It is early in the season for both ${home.full} and ${away.full}.`,
    ],
    playOff: firstOrLater(
      [
        ({ home, away }) => `In the play-offs ${home.full} are at home to ${away.full}.`,
        ({ home, away }) => `${away.full} visit ${home.full} in the play-offs.`,
      ],
      [() => 'The game is part of the play-offs.', () => 'The two meet in the play-offs.'],
    ),
    playIn: firstOrLater(
      [
        ({ home, away }) => `${home.full} and ${away.full} meet in the play-in for a place in the play-offs.`,
        ({ home, away }) => `A play-in game takes ${away.full} to ${home.full}.`,
      ],
      [() => 'It is a play-in game, for a place in the play-offs.', () => 'The two meet in the play-in for a place in the play-offs.'],
    ),
    lastTen: [
      ({ home, away, homeWon, awayWon }) =>
        homeWon === awayWon
          ? `${home.short} and ${away.short} have each won ${some(homeWon)} of their last 10.`
          : `${home.short} have won ${some(homeWon)} of their last 10, ${away.short} ${some(awayWon)}.`,
      ({ home, away, homeWon, awayWon }) =>
        homeWon === awayWon
          ? `Both ${home.short} and ${away.short} have won ${some(homeWon)} of their last 10 games.`
          : `Of the last 10 games each has played, ${home.short} have won ${some(homeWon)} and ${away.short} ${some(awayWon)}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance, line: points }) =>
        `Without the bookmakers’ margin, the odds give ${favourite.short} ${withArticle(percent(chance))} chance of winning${spread(favourite, points)}.`,
      ({ favourite, chance, line: points }) =>
        `${favourite.short} are favourites${by(points)}; take out the bookmakers’ margin and the odds give them ${withArticle(percent(chance))} chance of winning.`,
      ({ favourite, chance }) =>
        `The market has ${favourite.short} as favourites, at ${percent(chance)} to win once the margin is taken out.`,
      ({ favourite, chance, line: points }) =>
        `${favourite.short} start with ${withArticle(percent(chance))} chance, going by the odds without the margin${spread(favourite, points)}.`,
      ({ favourite, chance }) => `Once their margin is taken out, the bookmakers make it ${percent(chance)} for ${favourite.short}.`,
      ({ favourite, chance, line: points }) =>
        `Taking out the bookmakers’ margin leaves ${favourite.short} with ${withArticle(percent(chance))} chance of winning${spread(favourite, points)}.`,
      ({ favourite, chance }) =>
        `${favourite.short} are expected to win: the odds, less the margin, put their chance at ${percent(chance)}.`,
      ({ favourite, chance, line: points }) =>
        `With the margin taken out, the odds make ${favourite.short} favourites at ${percent(chance)}${spread(favourite, points)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) => `Our ratings give ${favourite.short} ${withArticle(percent(chance))} chance; no odds are known yet.`,
      ({ favourite, chance }) => `With no odds to go by yet, our ratings put ${favourite.short.possessive} chance at ${percent(chance)}.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `Even so, ${basis === 'price' ? 'the odds without the bookmakers’ margin' : 'our ratings'} make ${favourite.short} favourites, at ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `${favourite.short} are favourites all the same, with ${withArticle(percent(chance))} chance of winning ${basis === 'price' ? 'once the bookmakers’ margin is taken out' : 'by our ratings'}.`,
      ({ favourite, chance, basis }) =>
        `${basis === 'price' ? 'The market sides' : 'Our ratings side'} with ${favourite.short} nevertheless: ${percent(chance)} to win${basis === 'price' ? ' without the margin' : ''}.`,
    ],
    even: [
      ({ home, away, homeChance, awayChance }) =>
        `There is little to choose between ${home.short} and ${away.short}: ${shares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `It could go either way: ${home.short} and ${away.short} each have ${withArticle(percent(homeChance))} chance.`
          : `It could go either way, with ${home.short} at ${percent(homeChance)} and ${away.short} at ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Neither side is the favourite: each has ${withArticle(percent(homeChance))} chance.`
          : `Neither side is a clear favourite; ${home.short} have ${withArticle(percent(homeChance))} chance, ${away.short} ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Little separates ${home.short} and ${away.short}, whose chances are ${shares(homeChance, awayChance)}.`,
    ],
    wonInOvertime: [
      ({ winner, loser, points, against }) => `${winner.full} beat ${loser.full} ${score(points, against)} in overtime.`,
      ({ winner, loser, points, against }) => `${winner.full} needed overtime to beat ${loser.full} ${score(points, against)}.`,
    ],
    wonClosely: [
      ({ winner, loser, points, against }) => `${winner.full} edged past ${loser.full} ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} came close, but ${winner.full} won ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${winner.full} held off ${loser.full}, ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `It was close: ${winner.full} beat ${loser.full} ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} lost narrowly to ${winner.full}, ${score(points, against)}.`,
    ],
    rout: [
      ({ winner, loser, points, against }) => `${winner.full} routed ${loser.full} ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} were crushed ${score(points, against)} by ${winner.full}.`,
      ({ winner, loser, points, against }) =>
        `It was a rout: ${winner.full} beat ${loser.full} by ${points - against} points, ${score(points, against)}.`,
    ],
    wonClearly: [
      ({ winner, loser, points, against }) => `${winner.full} beat ${loser.full} ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${winner.full} won ${score(points, against)} against ${loser.full}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} were ${counted(points - against, 'point')} better than ${loser.full}, winning ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} had ${counted(points - against, 'point')} to spare against ${loser.full}: ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${winner.full} ran out ${score(points, against)} winners against ${loser.full}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} beat ${loser.full} by ${counted(points - against, 'point')}, ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} went down ${score(points, against)} to ${winner.full}.`,
      ({ winner, loser, points, against }) => `${winner.full} came out on top against ${loser.full}, ${score(points, against)}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `${winner.short} had been favourites, at ${percent(chance)}.`,
      ({ winner, chance }) => `The favourites won: ${winner.short} had ${withArticle(percent(chance))} chance before tip-off.`,
      ({ winner, chance }) => `Before tip-off ${winner.short} were favourites, with ${withArticle(percent(chance))} chance.`,
      ({ winner, chance }) => `The forecast had ${winner.short} at ${percent(chance)}, and the favourites won.`,
      ({ winner, chance }) => `The forecast had given ${winner.short} ${withArticle(percent(chance))} chance.`,
      ({ winner, chance }) => `${winner.short} had been expected to win, at ${percent(chance)}.`,
      ({ winner, chance }) => `As favourites, at ${percent(chance)}, ${winner.short} did what was expected.`,
      ({ winner, chance }) => `${winner.short} had started as favourites, with ${withArticle(percent(chance))} chance.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `The forecast had leaned towards ${loser.short}; ${winner.short} were given ${withArticle(percent(chance))} chance before tip-off.`,
      ({ winner, loser, chance }) => `${winner.short} had been slight outsiders against ${loser.short}, at ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, chance }) => `The outsiders won: ${winner.short} had ${withArticle(percent(chance))} chance before tip-off.`,
      ({ winner, loser, chance }) =>
        `${loser.short} had been favourites; ${winner.short} were given ${withArticle(percent(chance))} chance.`,
      ({ winner, loser, chance, basis }) =>
        `${basis === 'price' ? 'The odds' : 'Our ratings'} were against ${winner.short}, who had ${withArticle(percent(chance))} chance of beating ${loser.short}.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `There had been no clear favourites, with ${winner.short} at ${percent(chance)} before tip-off.`,
      ({ winner, chance }) => `It had looked an open game, with ${winner.short} at ${percent(chance)}.`,
    ],
    spreadAfter: [
      ({ favourite, line: points, won, covered }) =>
        `The bookmakers had made ${favourite.short} favourites by ${line(points)} points${covered ? ', and they covered the spread' : won ? '; the margin was smaller' : ''}.`,
      ({ favourite, line: points, covered }) =>
        `As favourites at −${line(points)}, ${favourite.short} ${covered ? 'covered' : 'did not cover'} the spread.`,
      ({ favourite, outsider, line: points, covered }) =>
        covered
          ? `${favourite.short}, favourites by ${line(points)} points, won by more than the spread.`
          : `${outsider.short} had been given a start of ${line(points)} points on the spread, and backing them paid.`,
    ],
    runGoesOn: [
      ({ club, run }) => `${club.short} have now won ${number(run)} in a row.`,
      ({ club, run }) => `The win takes ${club.short.possessive} winning run to ${number(run)} games.`,
      ({ club, run }) => `It was ${club.short.possessive} ${ordinal(run)} straight win.`,
    ],
    cameBack: [
      ({ winner, behind, after }) => `${winner.short} had been ${counted(behind, 'point')} down ${at[after]}.`,
      ({ loser, behind, after }) => `${loser.short} led by ${number(behind)} ${at[after]} and let it slip.`,
      ({ winner, behind, after }) => `${winner.short} came back from ${counted(behind, 'point')} behind ${at[after]}.`,
    ],
    deficitMadeUp: [
      ({ winner, points }) => `${winner.short} came back from ${points} points down.`,
      ({ loser, points }) => `${loser.short} had led by ${points} points along the way.`,
      ({ winner, points }) => `At one stage ${winner.short} had trailed by ${points} points.`,
    ],
    decisiveQuarter: [
      ({ winner, quarter, points, against }) =>
        `${winner.short} won the ${ordinal(quarter)} quarter ${score(points, against)}, and with it the game.`,
      ({ quarter, points, against }) => `The ${ordinal(quarter)} quarter decided it: ${score(points, against)}.`,
      ({ loser, quarter, points, against }) =>
        `${loser.short} lost the game in the ${ordinal(quarter)} quarter, which went ${score(points, against)} the other way.`,
    ],
    ledThroughout: [
      ({ winner }) => `${winner.short} led at the end of every quarter.`,
      ({ loser }) => `${loser.short} were behind at every break.`,
      ({ winner }) => `${winner.short} were ahead from the first quarter on.`,
    ],
    firstWin: [
      ({ club, where, defeats }) =>
        `It was ${club.short.possessive} first ${place[where]}win of the season, after ${counted(defeats, 'defeat')}.`,
      ({ club, where, defeats }) => `${club.short} had lost all ${number(defeats)} of their ${place[where]}games this season.`,
    ],
    firstDefeat: [
      ({ club, where, wins }) =>
        `It was ${club.short.possessive} first ${place[where]}defeat of the season, after ${counted(wins, 'win')}.`,
      ({ club, where, wins }) => `${club.short} had won all ${number(wins)} of their ${place[where]}games this season.`,
    ],
    stillWinless: [
      ({ club, games }) => `${club.short} are still without a win after ${number(games)} games.`,
      ({ club, games }) => `${club.short} have lost all ${number(games)} of their games this season.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `The defeat ended a run of ${counted(run, 'win')} for ${club.short}.`,
      ({ club, run }) => `${club.short} had won ${number(run)} in a row.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club.short} had lost ${number(run)} in a row.`,
      ({ club, run }) => `The win ended a run of ${counted(run, 'defeat')} for ${club.short}.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `For ${club.short} it was ${withArticle(ordinal(run))} defeat in a row.`,
      ({ club, run }) => `${club.short} have now lost ${number(run)} in a row.`,
    ],
    totalPoints: [
      ({ points }) => `The two sides scored ${points} points between them.`,
      ({ points }) => `The game produced ${points} points in all.`,
    ],
  };
};
