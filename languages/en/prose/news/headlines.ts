import type { Headlines } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../nouns/nouns.ts';
import { counted, months, number, ordinal } from '../words.ts';
import { listed, newsFigures } from './news-words.ts';

/** Returns the headlines of English news. */
export function englishHeadlines(figures: ProseFigures): Pick<NewsTexts<EnglishNoun>, keyof Headlines<unknown>> {
  const { score, units } = figures;
  const { percent, chanceOf } = newsFigures(figures);
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
      ({ leader, loser }) => `Three points for leaders ${leader} against ${loser}`,
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
        `${competition.bare} round-up: ${counted(goals, 'goal')} in ${counted(matches, 'match', 'matches')}`,
      ({ competition, goals, matches }) => `The week in ${competition}: ${counted(matches, 'match', 'matches')}, ${counted(goals, 'goal')}`,
      ({ competition, goals }) => `${competition.bare} week brings ${counted(goals, 'goal')}`,
      ({ competition, goals }) => `Review of the week: ${counted(goals, 'goal')} in ${competition}`,
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
      ({ club, matches }) => `Nobody has beaten ${club} in ${number(matches)} matches`,
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
  };
}
