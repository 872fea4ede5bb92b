import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { counted, matches, number, ordinal, times, withArticle } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'on hard courts', clay: 'on clay', grass: 'on grass', carpet: 'on carpet' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'the best of three sets', 5: 'the best of five sets' };

/** Returns a balance: `has won five of seven`, `has won all five`, `has lost all four`. */
function balance(won: number, lost: number, things = ''): string {
  const all = won + lost;
  const of = things === '' ? '' : ` ${things}`;
  const every = all === 2 ? 'both' : `all ${number(all)}`;
  if (lost === 0) return `has won ${every}${of}`;
  if (won === 0) return `has lost ${every}${of}`;
  return `has won ${number(won)} of ${number(all)}${of}`;
}

const meetings = (won: number, lost: number) => (won + lost === 1 ? 'their only meeting' : `${number(won + lost)} meetings`);

export const englishTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const they = women ? 'she' : 'he';
  const their = women ? 'her' : 'his';
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        won + lost === 1
          ? `${leader} won the only earlier meeting with ${other}.`
          : `${leader} ${balance(won, lost, 'meetings')} with ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `${other} lost the only earlier meeting with ${leader}.`
            : `${other} has yet to beat ${leader} after ${counted(won, 'meeting')}.`
          : `${leader} leads ${other} ${won}–${lost} in their head-to-head.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `${first} and ${second} have beaten each other ${times(each)}.`,
      ({ first, second, each }) => `It is ${each}–${each} in the meetings between ${first} and ${second}.`,
    ],
    firstMeeting: [
      ({ first, second }) => `As far as we know, ${first} and ${second} have never met before.`,
      ({ first, second }) => `We know of no earlier match between ${first} and ${second}.`,
    ],
    final: [
      ({ first, second }) => `${first} and ${second} play for the title ${at}.`,
      ({ first, second }) => `It is ${first} against ${second} in the final ${at}.`,
    ],
    winningRun: [
      ({ player, other, run }) => `${player} has won ${number(run)} matches in a row and now faces ${other}.`,
      ({ player, run }) => `${player} arrives on a run of ${number(run)} wins.`,
    ],
    losingRun: [
      ({ player, run }) => `${player} has lost ${their} last ${number(run)} matches.`,
      ({ player, run }) => `For ${player} it has been ${number(run)} defeats in a row.`,
    ],
    surfaceRecord: [
      ({ player, surface, won, lost }) => `${capital(on[surface])}, ${player} ${balance(won, lost, 'matches')} in the past year.`,
      ({ player, surface, won, lost }) => `${player} ${balance(won, lost)} ${on[surface]} over the past 12 months.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `The ranking sets them far apart: ${higher} is No. ${higherRank}, ${lower} No. ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${lower}, ranked ${lowerRank}, takes on the world No. ${higherRank}, ${higher}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `${higher} is ranked ${higherRank}, ${lower} ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `In the ranking ${higher} stands at No. ${higherRank} and ${lower} at No. ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} has no ranking and plays ${other}, the world No. ${otherRank}.`,
      ({ player, other, otherRank }) => `Unranked ${player} meets ${other}, who is No. ${otherRank} in the world.`,
    ],
    comeback: [
      ({ player, other }) => `${player} retired from ${their} last match and returns against ${other}.`,
      ({ player }) => `How fit ${player} is remains to be seen: ${they} retired from ${their} last match.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `Of the last ${number(of)} matches each has played, ${first} has won ${number(firstWon)} and ${second} ${number(secondWon)}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        `${first} has won ${number(firstWon)} of ${their} last ${number(of)} matches, ${second} ${number(secondWon)}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `They play ${sets[bestOf]} ${on[surface]} ${at}.`,
      ({ surface, bestOf }) => `The match ${at} is over ${sets[bestOf]}, ${on[surface]}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance }) =>
        `The odds, with the bookmakers’ margin taken out, give ${favourite} ${withArticle(percent(chance))} chance.`,
      ({ favourite, chance }) => `Without the bookmakers’ margin, the odds put ${favourite}’s chance at ${percent(chance)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) => `Our ratings give ${favourite} ${withArticle(percent(chance))} chance; no odds are known yet.`,
      ({ favourite, chance }) => `With no odds to go by, our ratings put ${favourite}’s chance at ${percent(chance)}.`,
    ],
    even: [
      ({ first, chance, second }) =>
        `There is little to choose between ${first} and ${second}: the likelier winner has ${withArticle(percent(chance))} chance.`,
      ({ chance }) => `It could go either way: the likelier winner has ${withArticle(percent(chance))} chance.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} beat ${loser} in straight sets, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} did not take a set off ${winner}, who won ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} lost the first set but beat ${loser} ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} came from a set down to beat ${loser}: ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} beat ${loser} in ${number(of.length)} sets, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} needed ${number(of.length)} sets to beat ${loser}: ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) =>
        of.length === 0 ? `${loser} retired and ${winner} won.` : `With the score at ${score(of)}, ${loser} retired and ${winner} won.`,
      ({ winner, loser, sets: of }) =>
        of.length === 0 ? `${winner} won because ${loser} retired.` : `${winner} won when ${loser} retired with the score at ${score(of)}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} withdrew before the start, so ${winner} won without playing.`,
      ({ winner, loser }) => `${winner} won by a walkover: ${loser} could not play.`,
    ],
    awarded: [
      ({ winner, loser }) => `The match was stopped and awarded to ${winner} against ${loser}.`,
      ({ winner, loser }) => `${winner} was given the win over ${loser} before the match had been played out.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `The favourite won: ${winner} had ${withArticle(percent(chance))} chance before the start.`,
      ({ winner, chance }) => `${winner} had been the favourite, at ${percent(chance)}.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) => `${loser} had been the slight favourite; ${winner} was given ${withArticle(percent(chance))} chance.`,
      ({ winner, loser, chance }) => `The forecast had leaned towards ${loser}, with ${winner} at ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, chance }) => `The outsider won: ${winner} had ${withArticle(percent(chance))} chance before the start.`,
      ({ winner, loser, chance }) => `${loser} had been the favourite; ${winner} was given ${withArticle(percent(chance))} chance.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Before the start ${winner} had ${withArticle(percent(chance))} chance.`,
      ({ winner, chance }) => `The forecast had put ${winner}’s chance at ${percent(chance)}.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `There had been no favourite: ${winner} had ${withArticle(percent(chance))} chance before the start.`,
      ({ winner, chance }) => `It had looked an open match, with ${winner} at ${percent(chance)}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `It was ${player}’s ${ordinal(run)} win in a row.`,
      ({ player, run }) => `${player} has now won ${matches(run)} in a row.`,
    ],
    meetingsAfter: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} has now won ${won === 2 ? 'both' : `all ${number(won)}`} meetings with ${loser}.`
          : won === lost
            ? `Their head-to-head is now level at ${won}–${lost}.`
            : `${won > lost ? winner : loser} ${won > lost ? 'now leads' : 'still leads'} their head-to-head ${Math.max(won, lost)}–${Math.min(won, lost)}.`,
      ({ winner, loser, won, lost }) =>
        `Of ${meetings(won, lost)} with ${loser}, ${winner} has won ${lost === 0 ? (won === 2 ? 'both' : 'every one') : number(won)}.`,
    ],
    gamesPlayed: [
      ({ games, sets: of }) => `They played ${games} games in ${counted(of, 'set')}.`,
      ({ games, sets: of }) => `The match ran to ${games} games in ${counted(of, 'set')}.`,
    ],
    stakesBack: [() => `Stakes are returned, since no set was completed.`, () => `No set was completed, so all bets are void.`],
    betsCount: [
      ({ loser }) => `A set had been completed before ${loser} retired, so bets on the winner stand.`,
      () => `Since one set had been completed, bets on the winner stand.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
