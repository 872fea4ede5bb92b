import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { counted, leagueMatches, months, number, ordinal, points, withArticle } from '../words.ts';

/** `, of which two won and three lost`; empty when none was won or lost. */
function shares(tips: number, won: number, lost: number): string {
  if (tips === 1) return won === 1 ? ', and it won' : lost === 1 ? ', and it lost' : '';
  if (won === tips || lost === tips) return `, all of which ${won === tips ? 'won' : 'lost'}`;
  const parts = [won > 0 && `${number(won)} won`, lost > 0 && `${number(lost)} lost`].filter(Boolean);
  return parts.length === 0 ? '' : `, of which ${parts.join(' and ')}`;
}

const clear = (ahead: number) => (ahead === 0 ? 'level on points with second place' : `${points(ahead)} clear`);
/** `Arsenal`, `Arsenal and Bury`, `Arsenal, Bury and Chester`. */
const listed = (clubs: readonly EnglishNoun[]) =>
  clubs.length < 2 ? `${clubs[0]}` : `${clubs.slice(0, -1).join(', ')} and ${clubs.at(-1)}`;
/** `the top two`; of a single place `top spot`. */
const topPlaces = (places: number) => (places === 1 ? 'first place' : `the top ${number(places)}`);

/** Returns a figure with its article: `a 54%`, `more than a 99%`. */
const share = (figure: string) => {
  const [than = ''] = /^(?:more|less) than /.exec(figure) ?? [];
  return `${than}${withArticle(figure.slice(than.length))}`;
};

/** Returns the headlines and sentences of English news. */
export function englishNews(figures: ProseFigures): NewsTexts<EnglishNoun> {
  const { price, score, units } = figures;
  /** In words where the figure has a sign: `more than 99%`. */
  const percent = (chance: number) => figures.percent(chance).replace('>', 'more than ').replace('<', 'less than ');
  const chanceOf = (chance: number) => `${share(percent(chance))} chance`;
  const nearly = ({ chance, isAbove99 }: { chance: number; isAbove99?: true }) => (isAbove99 ? 'more than 99%' : percent(chance));
  const ofRival = ({ rivalChance, isRivalAbove99 }: { rivalChance: number; isRivalAbove99?: true }) =>
    isRivalAbove99 ? 'more than 99%' : percent(rivalChance);
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader} go top ahead of ${former}`,
      ({ leader, former }) => `${leader} overtake ${former} to go top`,
      ({ leader, former }) => `${leader} take over from ${former} at the top`,
      ({ leader, former }) => `${former} lose top spot to ${leader}`,
      ({ leader, former }) => `${leader} replace ${former} as leaders`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} stay top with win over ${loser}`,
      ({ leader, loser }) => `Leaders ${leader} beat ${loser}`,
      ({ leader, loser }) => `Win over ${loser} keeps ${leader} top`,
      ({ leader, loser }) => `${loser} no match for leaders ${leader}`,
      ({ leader, loser }) => `${leader} see off ${loser} to stay first`,
      ({ leader, loser }) => `${loser} lose to leaders ${leader}`,
      ({ leader, loser }) => `${leader} hold on to the lead by beating ${loser}`,
      ({ leader, loser }) => `Another three points for ${leader}, this time against ${loser}`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} hold leaders ${leader}`,
      ({ leader, opponent }) => `${leader} drop points against ${opponent} but stay top`,
      ({ leader, opponent }) => `Leaders ${leader} have to settle for a draw with ${opponent}`,
      ({ leader, opponent }) => `${opponent} take a point off leaders ${leader}`,
      ({ leader, opponent }) => `A draw with ${opponent} is enough for ${leader} to stay top`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${winner} beat leaders ${leader}`,
      ({ leader, winner }) => `${leader} lose to ${winner} but stay top`,
      ({ leader, winner }) => `Leaders ${leader} slip up against ${winner}`,
      ({ leader, winner }) => `${leader} still top despite defeat by ${winner}`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) => `${winner}, given ${chanceOf(chance)}, beat ${loser}`,
      ({ winner, loser }) => `${winner} defy the odds against ${loser}`,
      ({ winner, loser }) => `${winner} upset favourites ${loser}`,
      ({ winner, loser }) => `Surprise defeat for ${loser} against ${winner}`,
      ({ winner, loser }) => `Unfancied ${winner} beat ${loser}`,
      ({ winner, loser }) => `${loser} stumble against outsiders ${winner}`,
    ],
    headlineRout: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} put ${number(winnerGoals)} past ${loser}${loserGoals > 1 ? ` in ${score(winnerGoals, loserGoals)} win` : ''}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} thrash ${loser} ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${loser} crash to ${score(winnerGoals, loserGoals)} defeat by ${winner}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} rout ${loser} ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals }) => `${number(winnerGoals)} goals for ${winner} against ${loser}`,
    ],
    headlineGoals: [
      ({ competition, goals, matches }) =>
        `${counted(goals, 'goal')} in ${counted(matches, `${competition.bare} match`, `${competition.bare} matches`)}`,
      ({ competition, goals }) => `The week in ${competition}: ${counted(goals, 'goal')}`,
      ({ competition, goals }) => `${counted(goals, 'goal')} this week in ${competition}`,
      ({ competition, goals }) => `${counted(goals, 'goal')} in a week of ${competition.bare} football`,
    ],
    headlineWinningRun: [
      ({ club, matches }) => `${club} make it ${number(matches)} wins in a row`,
      ({ club, matches }) => `${number(matches)} straight wins for ${club}`,
      ({ club, matches }) => `${club} win again: ${number(matches)} in a row`,
      ({ club, matches }) => `${club} extend winning run to ${number(matches)}`,
      ({ club, matches }) => `${club.possessive} winning run reaches ${number(matches)} matches`,
    ],
    headlineUnbeatenRun: [
      ({ club, matches }) => `${club} unbeaten in ${number(matches)} league matches`,
      ({ club, matches }) => `${club.possessive} unbeaten run reaches ${number(matches)} matches`,
      ({ club, matches }) => `Nobody has beaten ${club} for ${number(matches)} matches`,
      ({ club, matches }) => `${number(matches)} matches without defeat for ${club}`,
    ],
    headlineLosingRun: [
      ({ club, matches }) => `${number(matches)} defeats in a row for ${club}`,
      ({ club, matches }) => `${club} have now lost ${number(matches)} in a row`,
      ({ club, matches }) => `${club.possessive} losing run reaches ${number(matches)} matches`,
      ({ club, matches }) => `${club} lose for the ${ordinal(matches)} time in a row`,
    ],
    headlineChampions: [
      ({ club }) => `${club} are champions`,
      ({ club, competition }) => `${club} win ${competition}`,
      ({ club, competition }) => `${competition.bare} title goes to ${club}`,
      ({ club, competition }) => `${club} crowned ${competition.bare} champions`,
    ],
    headlinePromoted: [
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} clubs promoted from ${competition}` : `${listed(clubs)} are promoted`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: promotion settled for ${number(clubs.length)} clubs`
          : `Promotion certain for ${listed(clubs)}`,
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} clubs are going up from ${competition}` : `${listed(clubs)} go up from ${competition}`,
    ],
    headlineRelegated: [
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} clubs relegated from ${competition}` : `${listed(clubs)} are relegated`,
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${competition.bare}: ${number(clubs.length)} clubs are down` : `${listed(clubs)} go down from ${competition}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${number(clubs.length)} clubs can no longer stay in ${competition}`
          : `Relegation confirmed for ${listed(clubs)}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${home} against ${away}: the match of the weekend`,
      ({ home, away, competition }) => `${competition.bare} weekend: all eyes on ${home} and ${away}`,
      ({ home, away }) => `${home} host ${away} in the match of the weekend`,
      ({ home, away, competition }) => `${home} and ${away} meet in ${competition}`,
      ({ home, away }) => `Weekend preview: ${away} travel to ${home}`,
      ({ home, away, competition }) => `${away} at ${home} is the match to watch in ${competition}`,
      ({ home, away }) => `${away} face a test at ${home}`,
      ({ home, away, competition }) => `${competition.bare} preview: ${home} await ${away}`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider }) => `${favourite} clear favourites against ${outsider}`,
      ({ favourite, outsider }) => `${outsider} outsiders against ${favourite}`,
      ({ favourite, outsider, favouriteAtHome }) => `${outsider} up against it ${favouriteAtHome ? 'at' : 'at home to'} ${favourite}`,
      ({ favourite, chance }) => `${favourite} the clearest favourites of the weekend, at ${percent(chance)}`,
      ({ favourite, outsider, favouriteAtHome }) => `${favourite} strong favourites ${favouriteAtHome ? 'at home to' : 'at'} ${outsider}`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader} close in on the title`,
      ({ leader }) => `The title is ${leader.possessive} to lose`,
      ({ leader }) => `${leader} within reach of the title`,
      ({ leader }) => `Who can still stop ${leader}?`,
      ({ leader }) => `${leader} on course for the title`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader} lead ${rival} in the title race`,
      ({ leader, rival }) => `${leader} favourites for the title ahead of ${rival}`,
      ({ leader, rival }) => `${rival} chase leaders ${leader}`,
      ({ leader, rival }) => `${leader} in front, with ${rival} their closest rivals`,
      ({ leader }) => `${leader} have the best chance of the title`,
      ({ leader, rival }) => `Can ${rival} still catch ${leader}?`,
      ({ leader, rival }) => `${leader} hold the advantage over ${rival}`,
      ({ leader }) => `First in the table, first in our forecast: ${leader}`,
      ({ leader, rival }) => `${leader} on top, ${rival} in pursuit`,
    ],
    headlineFavouriteBehind: [
      ({ favourite, leader }) => `${favourite} still favourites for the title, though ${leader} lead`,
      ({ favourite, leader }) => `${leader} lead, but ${favourite} are favourites for the title`,
      ({ favourite, leader }) => `${favourite} fancied to overtake leaders ${leader}`,
      ({ favourite, leader }) => `${leader} are top, with ${favourite} expected to finish first`,
      ({ favourite, leader }) => `${leader} first in the table, ${favourite} first in our forecast`,
    ],
    headlineOpenRace: [
      ({ competition, clubs }) => `${number(clubs)} clubs in the ${competition.bare} title race`,
      ({ competition }) => `${competition.bare} title race wide open`,
      ({ competition, clubs }) => `${number(clubs)}-way fight for the ${competition.bare} title`,
      ({ favourite, clubs }) => `${favourite} narrow favourites as ${number(clubs)} clubs chase the title`,
    ],
    headlinePromotionNear: [
      ({ club }) => `${club} on course for promotion`,
      ({ club }) => `Promotion in sight for ${club}`,
      ({ club }) => `Promotion within reach for ${club}`,
      ({ club }) => `${club} close in on promotion`,
      ({ club }) => `${club} look set to go up`,
    ],
    headlinePromotionRace: [
      ({ favourite, rival }) => `${favourite} and ${rival} best placed to go up`,
      ({ favourite, rival }) => `${favourite} favourites for promotion, ahead of ${rival}`,
      ({ favourite, competition }) => `${favourite} front-runners for promotion from ${competition}`,
      ({ favourite, rival }) => `Promotion beckons for ${favourite} and ${rival}`,
      ({ favourite, competition }) => `${favourite} the likeliest to go up from ${competition}`,
      ({ favourite, rival }) => `${favourite} ahead of ${rival} in our promotion forecast`,
      ({ favourite, rival }) => `Who goes up? ${favourite} and ${rival} have the best chances`,
      ({ favourite, rival, competition }) => `${competition.bare} promotion race: ${favourite} first, then ${rival}`,
    ],
    headlineRelegationFight: [
      ({ club, competition }) => `${club} fight to stay in ${competition}`,
      ({ club }) => `Survival in the balance for ${club}`,
      ({ club, place }) => `${club}, ${ordinal(place)}, have an even chance of going down`,
      ({ club }) => `Stay up or go down? ${club} on the brink`,
      ({ club, competition }) => `${competition.bare} relegation fight: ${club} on the edge`,
    ],
    headlineRelegationNear: [
      ({ club }) => `${club} heading for relegation`,
      ({ club }) => `Time running out for ${club}`,
      ({ club }) => `${club} look bound for relegation`,
      ({ club }) => `Little hope left for ${club}`,
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
      ({ club, matches }) => `No club has a longer winning run than ${club}, with ${leagueMatches(matches)}.`,
      ({ club, matches }) => `The longest winning run is that of ${club}: ${leagueMatches(matches)}.`,
    ],
    runUnbeaten: [
      ({ club, matches }) => `${club} are unbeaten in their last ${leagueMatches(matches)}.`,
      ({ club, matches }) => `${club} have gone ${leagueMatches(matches)} without defeat, longer than any other club.`,
      ({ club, matches }) => `The longest unbeaten run is that of ${club}: ${leagueMatches(matches)}.`,
    ],
    runOfDefeats: [
      ({ club, matches }) => `${club} have lost their last ${leagueMatches(matches)}.`,
      ({ club, matches }) => `No club has lost more matches in a row than ${club}, with ${number(matches)}.`,
      ({ club, matches }) => `The longest losing run is that of ${club}: ${leagueMatches(matches)}.`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `There is a new name at the top: ${leader} have ${points(total)} and have gone past ${former}.`,
      ({ leader, former, points: total }) => `${leader} took over the lead from ${former} and now have ${points(total)}.`,
      ({ leader, former, points: total }) => `With ${points(total)}, ${leader} have replaced ${former} at the top.`,
      ({ leader, former, points: total }) => `${former} are no longer first: ${leader} have ${points(total)} and lead the table.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, ahead, winnerAtHome }) =>
        `${leader} beat ${loser} ${score(winnerGoals, loserGoals)} ${winnerAtHome ? 'at home' : 'away'} and are ${clear(ahead)} at the top.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${withArticle(score(winnerGoals, loserGoals))} win over ${loser} leaves ${leader} top, ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${leader} remain top, ${clear(ahead)}, after beating ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `The leaders won: ${leader} beat ${loser} ${score(winnerGoals, loserGoals)} and are ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `At the top ${leader} won ${score(winnerGoals, loserGoals)} ${winnerAtHome ? 'at home against' : 'at'} ${loser}, and they are ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${leader}, who lead the table${ahead === 0 ? ', level on points with second place' : ` by ${points(ahead)}`}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `First place still belongs to ${leader}, who won ${score(winnerGoals, loserGoals)} against ${loser} and are ${clear(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${leader} are ${clear(ahead)} at the top after their ${score(winnerGoals, loserGoals)} win over ${loser}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, goals, leaderAtHome, ahead }) =>
        `${leader} had to settle for ${withArticle(score(goals, goals))} draw ${leaderAtHome ? 'at home with' : 'at'} ${opponent} and are ${clear(ahead)}.`,
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
        `No club won by more than ${winner}, who beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} had the biggest win of the week, ${score(winnerGoals, loserGoals)} ${winnerAtHome ? 'at home against' : 'at'} ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `The heaviest defeat was that of ${loser}, who lost ${score(winnerGoals, loserGoals)} to ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} beat ${loser} ${score(winnerGoals, loserGoals)}, the biggest win of the week.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} suffered the heaviest defeat, ${score(winnerGoals, loserGoals)} against ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `The widest margin was in ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `The clearest win was ${winner.possessive} ${score(winnerGoals, loserGoals)} against ${loser}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The biggest surprise was ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}: we had given them ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Least expected was ${winner.possessive} ${score(winnerGoals, loserGoals)} win over ${loser}, to which we had given ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} won ${score(winnerGoals, loserGoals)} against ${loser}, though our forecast had given them only ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `We had given ${winner} ${chanceOf(chance)} against ${loser}; they won ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `With only ${chanceOf(chance)} in our forecast, ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} lost ${score(winnerGoals, loserGoals)} to ${winner}, given ${chanceOf(chance)} by our forecast.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `The result furthest from our forecast was ${loser.possessive} ${score(winnerGoals, loserGoals)} defeat by ${winner}, given ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Outsiders ${winner} beat ${loser} ${score(winnerGoals, loserGoals)}; before kick-off they had ${chanceOf(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} climbed from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} made the biggest step up, from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `Up from ${ordinal(from)}, ${club} are now ${ordinal(to)}.`,
      ({ club, from, to }) => `No club rose further than ${club}, from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} are up ${counted(from - to, 'place')} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} moved up from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club}, ${ordinal(from)} a week before, are ${ordinal(to)}.`,
      ({ club, from, to }) => `The best week in the table was that of ${club}, who went from ${ordinal(from)} to ${ordinal(to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} slipped from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} dropped from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} lost ${counted(to - from, 'place')} and are now ${ordinal(to)}.`,
      ({ club, from, to }) => `No club fell further than ${club}, from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} are down to ${ordinal(to)}, from ${ordinal(from)}.`,
      ({ club, from, to }) => `${club} went down from ${ordinal(from)} to ${ordinal(to)}.`,
      ({ club, from, to }) => `The biggest fall was that of ${club}, who were ${ordinal(from)} and are ${ordinal(to)}.`,
      ({ club, from, to }) => `${club} fell back from ${ordinal(from)} to ${ordinal(to)}.`,
    ],
    goalsOfWeek: [
      ({ goals, matches }) =>
        matches === 1
          ? `The only match of the week produced ${counted(goals, 'goal')}.`
          : `The week’s ${number(matches)} matches produced ${counted(goals, 'goal')}.`,
      ({ goals, matches }) =>
        `${matches === 1 ? '' : 'In all, '}${counted(goals, 'goal')} ${goals === 1 ? 'was' : 'were'} scored in ${matches === 1 ? 'the only match of the week' : `the week’s ${number(matches)} matches`}.`,
      ({ goals, matches }) => `There ${goals === 1 ? 'was' : 'were'} ${counted(goals, 'goal')} in ${counted(matches, 'match', 'matches')}.`,
      ({ goals, matches }) => `${counted(matches, 'match', 'matches')} saw ${counted(goals, 'goal')}.`,
      ({ goals, matches }) => `The goals of the week: ${number(goals)} in ${counted(matches, 'match', 'matches')}.`,
      ({ goals, matches }) =>
        `${counted(goals, 'goal')} ${goals === 1 ? 'was' : 'were'} scored in ${counted(matches, 'match', 'matches')}.`,
      ({ goals, matches }) =>
        `${counted(matches, 'match', 'matches')} ${matches === 1 ? 'was' : 'were'} played, with ${counted(goals, 'goal')}.`,
      ({ goals, matches }) =>
        `Over ${counted(matches, 'match', 'matches')} there ${goals === 1 ? 'was' : 'were'} ${counted(goals, 'goal')}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `The result that we had thought likeliest came up in ${number(right)} of the ${number(of)} matches.`,
      ({ right, of }) => `Our forecast called ${number(right)} of the ${number(of)} results right.`,
      ({ right, of }) => `Of ${number(of)} results, we had expected ${number(right)}.`,
      ({ right, of }) => `We had ${number(right)} of ${number(of)} results right.`,
      ({ right, of }) => `In ${number(right)} of the ${number(of)} matches the outcome was the one that we had rated highest.`,
      ({ right, of }) => `Our forecasts were right about the winner or the draw in ${number(right)} of ${number(of)} matches.`,
      ({ right, of }) => `${number(right)} of our ${number(of)} forecasts had the right result.`,
      ({ right, of }) => `Forecast and result agreed in ${number(right)} of the ${number(of)} matches.`,
    ],
    forecastAllRight: [
      ({ of }) =>
        of === 1
          ? 'The result that we had thought likeliest came up.'
          : `In all ${number(of)} matches the result that we had thought likeliest came up.`,
      ({ of }) =>
        of === 1 ? 'Our forecast called the result right.' : `Our forecast called all ${number(of)} results right, which will not last.`,
    ],
    forecastNoneRight: [
      ({ of }) =>
        of === 1
          ? 'The result was not the one that we had thought likeliest.'
          : `The result that we had thought likeliest came up in none of the ${number(of)} matches.`,
      ({ of }) =>
        of === 1
          ? 'Our forecast called the result wrong.'
          : `Our forecast has nothing to be proud of: it called none of the ${number(of)} results right.`,
    ],
    weekendIntro: [
      ({ competition, matches }) =>
        `${counted(matches, 'match', 'matches')} ${matches === 1 ? 'is' : 'are'} down for the weekend in ${competition}.`,
      ({ competition, matches }) => `From Friday to Monday ${competition} has ${counted(matches, 'match', 'matches')} to offer.`,
      ({ competition, matches }) =>
        `There ${matches === 1 ? 'is' : 'are'} ${counted(matches, 'match', 'matches')} in ${competition} between Friday and Monday.`,
      ({ competition, matches }) => `The weekend in ${competition} brings ${counted(matches, 'match', 'matches')}.`,
      ({ competition, matches }) =>
        `${counted(matches, 'match', 'matches')} make${matches === 1 ? 's' : ''} up the weekend in ${competition}.`,
      ({ competition, matches }) => `${competition.bare} clubs play ${counted(matches, 'match', 'matches')} this weekend.`,
      ({ competition, matches }) => `The programme in ${competition} has ${counted(matches, 'match', 'matches')}.`,
      ({ competition, matches }) =>
        `Between Friday and Monday ${counted(matches, 'match', 'matches')} ${matches === 1 ? 'is' : 'are'} to be played in ${competition}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `The clearest favourites are ${favourite}, who have ${chanceOf(chance)} ${favouriteAtHome ? 'at home to' : 'away to'} ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `No club is more fancied than ${favourite}, to whom we give ${chanceOf(chance)} against ${outsider}.`,
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `${favourite} have ${chanceOf(chance)} of winning ${favouriteAtHome ? 'at home to' : 'at'} ${outsider}, the highest of the weekend.`,
      ({ favourite, outsider, chance }) => `Our forecast is surest of ${favourite}: ${chanceOf(chance)} of beating ${outsider}.`,
      ({ favourite, outsider, chance }) => `${outsider} have the hardest task: we give ${favourite} ${chanceOf(chance)} against them.`,
      ({ favourite, outsider, chance }) => `Against ${outsider} we give ${favourite} ${chanceOf(chance)}, more than any other club.`,
      ({ favourite, outsider, chance }) =>
        `With ${chanceOf(chance)} against ${outsider}, ${favourite} are the weekend’s strongest favourites.`,
      ({ favourite, outsider, chance }) =>
        `${favourite} against ${outsider} looks the most one-sided: the favourites have ${chanceOf(chance)} of winning.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `The most open match is ${home} against ${away}, at ${percent(homeChance)} to ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Hardest to call is ${home} against ${away}: ${percent(homeChance)} for the hosts, ${percent(awayChance)} for the visitors.`,
      ({ home, away, homeChance, awayChance }) =>
        `${home} and ${away} are the closest in our forecast, with ${percent(homeChance)} for the hosts and ${percent(awayChance)} for the visitors.`,
      ({ home, away, homeChance, awayChance }) =>
        `Between ${home} and ${away} anything can happen: a home win has ${chanceOf(homeChance)}, an away win ${withArticle(percent(awayChance))} one.`,
      ({ home, away, homeChance, awayChance }) =>
        `The tightest match is at ${home}, who have ${chanceOf(homeChance)} against ${percent(awayChance)} for ${away}.`,
      ({ home, away, homeChance, awayChance }) =>
        `At ${percent(homeChance)} for ${home} and ${percent(awayChance)} for ${away}, their match is the most evenly balanced.`,
      ({ home, away, homeChance, awayChance }) =>
        `${home} v ${away} could go either way: we have the hosts on ${percent(homeChance)} and the visitors on ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Least is settled when ${home} receive ${away}, at ${percent(homeChance)} to ${percent(awayChance)}.`,
    ],
    weekendTips: [
      ({ tips }) => `So far we have ${counted(tips, 'tip')} on record for these matches.`,
      ({ tips }) => `${counted(tips, 'tip')} for the weekend ${tips === 1 ? 'is' : 'are'} on record already.`,
      ({ tips }) => `We have put ${counted(tips, 'tip')} on record for the weekend so far.`,
      ({ tips }) => `Our tips for these matches: ${number(tips)} so far.`,
    ],
    weekendNoTips: [
      () => 'We have no tip on any of these matches yet.',
      () => 'No price has been good enough for a tip so far.',
      () => 'There is no tip on record for these matches yet.',
      () => 'None of these matches has a tip so far.',
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
        `In ${percent(chance)} of our simulated seasons ${favourite} win the title, in ${percent(rivalChance)} ${rival} do.`,
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
      (facts) => `${facts.club} need a turnaround: in ${nearly(facts)} of cases they end in a relegation place.`,
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
      ({ club, chance, place }) => `In ${percent(chance)} of cases ${club}, now ${ordinal(place)}, have to go down.`,
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
      ({ simulations }) => `All chances are those of ${figures.count(simulations)} simulations of the remaining matches.`,
      ({ simulations }) => `The chances are shares of ${figures.count(simulations)} simulated seasons.`,
      ({ simulations }) => `To work this out, we let the season run to its end ${figures.count(simulations)} times.`,
      ({ simulations }) => `The basis is the rest of the season, simulated ${figures.count(simulations)} times by our forecasts.`,
      ({ simulations }) => `Our forecasts for the remaining matches, drawn ${figures.count(simulations)} times, give these chances.`,
    ],
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
