import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { counted, matches, number, ordinal, times, withArticle } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'on hard courts', clay: 'on clay', grass: 'on grass', carpet: 'on carpet' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'the best of three sets', 5: 'the best of five sets' };

/** Returns a balance: `has won five of seven`, `has won all five`, `has lost all four`, `has lost his only match`. */
function balance(won: number, lost: number, things = '', their = 'their'): string {
  const all = won + lost;
  if (all === 1) return `has ${won === 1 ? 'won' : 'lost'} ${their} only ${things === '' ? 'one' : 'match'}`;
  const of = things === '' ? '' : ` ${things}`;
  const every = all === 2 ? 'both' : `all ${number(all)}`;
  if (lost === 0) return `has won ${every}${of}`;
  if (won === 0) return `has lost ${every}${of}`;
  return `has won ${number(won)} of ${number(all)}${of}`;
}

/** For after the balance of another player: `three of nine`, `all four of his`, `none of two`; with a verb of its own where that player lost them all. */
function shortBalance(won: number, lost: number, women: boolean, firstWon: number): string {
  const all = won + lost;
  const [their, theirs] = women ? ['her', 'hers'] : ['his', 'his'];
  if (firstWon === 0) return balance(won, lost, '', their);
  if (lost === 0) return all === 1 ? `${their} only one` : `${all === 2 ? 'both' : `all ${number(all)}`} of ${theirs}`;
  return all === 1 ? `lost ${their} only one` : `${won === 0 ? 'none' : number(won)} of ${number(all)}`;
}

const some = (count: number) => (count === 0 ? 'none' : number(count));
const next = { 'quarter-final': 'semi-finals', 'semi-final': 'final' } as const;

/** The games of the loser, before `off` and the winner: `took only three games`. */
const gamesTaken = (sets: readonly (readonly [number, number])[]) => {
  const count = sets.reduce((sum, [, other]) => sum + other, 0);
  return count === 0 ? 'did not take a single game' : `took only ${counted(count, 'game')}`;
};

export const englishTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const they = women ? 'she' : 'he';
  const their = women ? 'her' : 'his';
  /** `50% each`, `52% and 48%` */
  const shares = (one: number, other: number) => (one === other ? `${percent(one)} each` : `${percent(one)} and ${percent(other)}`);
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
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `When ${leader} and ${other} met before, ${leader} won.`
            : `${leader} has beaten ${other} in ${won === 2 ? 'both' : `all ${number(won)}`} of their meetings.`
          : `${other} has won ${number(lost)} of ${number(won + lost)} meetings with ${leader}.`,
      ({ leader, other, won, lost }) =>
        lost === 0 && won > 1
          ? `The head-to-head is one-sided: ${leader} ${won}, ${other} 0.`
          : lost === 0
            ? `They have met once, and ${leader} won.`
            : `The head-to-head favours ${leader}, who leads ${won}–${lost}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `${first} and ${second} have ${counted(each, 'win')} each from ${number(2 * each)} meetings.`,
      ({ first, second, each }) => `The head-to-head between ${first} and ${second} is level at ${each}–${each}.`,
    ],
    firstMeeting: [
      ({ first, second }) => `As far as we know, ${first} and ${second} have never met before.`,
      ({ first, second }) => `We know of no earlier match between ${first} and ${second}.`,
      () => `We know of no earlier meeting of the two.`,
      ({ first, second }) => `It is the first match between ${first} and ${second} that we know of.`,
    ],
    final: [
      ({ first, second }) => `${first} and ${second} play for the title ${at}.`,
      ({ first, second }) => `It is ${first} against ${second} in the final ${at}.`,
    ],
    lateRound: [
      ({ first, second, round }) => `A place in the ${next[round]} ${at} awaits the winner of ${first} against ${second}.`,
      ({ first, second, round }) => `${first} meets ${second} in the ${round} ${at}.`,
      ({ first, second, round }) => `${first} and ${second} are one win from the ${next[round]} ${at}.`,
      ({ round }) => `Their match is a ${round} ${at}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} has won ${number(run)} matches in a row and now faces ${other}.`,
        ({ player, other, run }) => `${other} plays ${player}, who has won ${number(run)} matches in a row.`,
      ],
      [
        ({ player, run }) => `${player} arrives on a run of ${number(run)} wins.`,
        ({ player, run }) => `${player} has won ${their} last ${number(run)} matches.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} has lost ${their} last ${number(run)} matches and now plays ${other}.`,
        ({ player, other, run }) => `After ${number(run)} defeats in a row, ${player} plays ${other}.`,
      ],
      [
        ({ player, run }) => `${player} has lost ${their} last ${number(run)} matches.`,
        ({ player, run }) => `For ${player} it has been ${number(run)} defeats in a row.`,
      ],
    ),
    surfaceRecords: [
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${capital(on[surface])}, ${first} ${balance(firstWon, firstLost, 'matches', their)} in the past year, ${second} ${shortBalance(secondWon, secondLost, women, firstWon)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${first} is ${firstWon}–${firstLost} ${on[surface]} over the past 12 months, ${second} ${secondWon}–${secondLost}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Over the past year ${first} ${balance(firstWon, firstLost, 'matches', their)} ${on[surface]}; ${second} ${balance(secondWon, secondLost, '', their)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Their records ${on[surface]} in the past year: ${firstWon}–${firstLost} for ${first}, ${secondWon}–${secondLost} for ${second}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `In the past year ${second} ${balance(secondWon, secondLost, 'matches', their)} ${on[surface]}, and ${first} ${shortBalance(firstWon, firstLost, women, secondWon)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${capital(on[surface])}, ${second} ${balance(secondWon, secondLost, 'matches', their)} since this time last year, ${first} ${shortBalance(firstWon, firstLost, women, secondWon)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${second} comes in at ${secondWon}–${secondLost} ${on[surface]} for the past year, ${first} at ${firstWon}–${firstLost}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${second} ${balance(secondWon, secondLost, 'matches', their)} ${on[surface]} since this time last year; ${first} ${balance(firstWon, firstLost, '', their)}.`,
    ],
    noSetLost: [
      ({ player, matches: count }) => `${player} has not dropped a set in ${matches(count)} here.`,
      ({ player, other, matches: count }) =>
        `${player} has won ${matches(count)} in straight sets to get here; ${other} has dropped at least one.`,
      ({ player, other }) => `Unlike ${other}, ${player} has yet to lose a set in the tournament.`,
    ],
    wentTheDistance: [
      ({ player, sets: count }) => `${player} needed all ${number(count)} sets in the round before.`,
      ({ player, other, sets: count }) => `${player} was taken to ${number(count)} sets in the last round, ${other} was not.`,
      ({ player, other, sets: count }) => `${other} had the shorter previous round: ${player} needed all ${number(count)} sets.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `The rankings set them far apart: ${higher} is No. ${higherRank}, ${lower} No. ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${lower}, ranked ${lowerRank}, takes on the world No. ${higherRank}, ${higher}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `${higher} is ranked ${higherRank}, ${lower} ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `In the world rankings ${higher} is No. ${higherRank} and ${lower} No. ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player}, who has no ranking, plays ${other}, the world No. ${otherRank}.`,
      ({ player, other, otherRank }) => `Unranked ${player} faces ${other}, who is No. ${otherRank} in the world.`,
    ],
    comeback: [
      ({ player, other }) => `${player} retired from ${their} last match and returns against ${other}.`,
      ({ player }) => `How fit ${player} is remains to be seen: ${they} retired from ${their} last match.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        firstWon === secondWon
          ? `${first} and ${second} have each won ${some(firstWon)} of their last ${number(of)} matches.`
          : `Of the last ${number(of)} matches each has played, ${first} has won ${some(firstWon)} and ${second} ${some(secondWon)}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        firstWon === secondWon
          ? `Both ${first} and ${second} have won ${some(firstWon)} of their last ${number(of)} matches.`
          : `${first} has won ${some(firstWon)} of ${their} last ${number(of)} matches, ${second} ${some(secondWon)}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `They play ${sets[bestOf]} ${on[surface]} ${at}.`,
      ({ surface, bestOf }) => `The match ${at} is over ${sets[bestOf]}, ${on[surface]}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance }) =>
        `The odds, with the bookmakers’ margin taken out, give ${favourite} ${withArticle(percent(chance))} chance.`,
      ({ favourite, chance }) => `Without the bookmakers’ margin, the odds put ${favourite}’s chance at ${percent(chance)}.`,
      ({ favourite, chance }) => `${favourite} is the favourite: ${percent(chance)} once the bookmakers’ margin is taken out of the odds.`,
      ({ favourite, chance }) => `The market sides with ${favourite}, whose chance works out at ${percent(chance)}.`,
      ({ favourite, chance }) => `Taking out the bookmakers’ margin leaves ${favourite} with ${withArticle(percent(chance))} chance.`,
      ({ favourite, chance }) =>
        `${favourite} starts as the favourite, with ${withArticle(percent(chance))} chance according to the odds without the margin.`,
      ({ favourite, chance }) => `Once their margin is taken out, the bookmakers make it ${percent(chance)} for ${favourite}.`,
      ({ favourite, chance }) => `With the margin taken out, the odds make ${favourite} the favourite at ${percent(chance)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) => `Our ratings give ${favourite} ${withArticle(percent(chance))} chance; no odds are known yet.`,
      ({ favourite, chance }) => `With no odds to go by, our ratings put ${favourite}’s chance at ${percent(chance)}.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `Even so, ${basis === 'price' ? 'the odds without the bookmakers’ margin' : 'our ratings'} make ${favourite} the favourite, at ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `${favourite} is the favourite all the same, with ${withArticle(percent(chance))} chance ${basis === 'price' ? 'once the bookmakers’ margin is taken out' : 'by our ratings'}.`,
      ({ favourite, chance, basis }) =>
        `${basis === 'price' ? 'The market sides' : 'Our ratings side'} with ${favourite} nevertheless: ${percent(chance)}${basis === 'price' ? ' without the margin' : ''}.`,
    ],
    even: [
      ({ first, second, firstChance, secondChance }) =>
        `There is little to choose between ${first} and ${second}: ${shares(firstChance, secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `It could go either way: ${first} and ${second} each have ${withArticle(percent(firstChance))} chance.`
          : `It could go either way, with ${first} at ${percent(firstChance)} and ${second} at ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Neither is the favourite: each has ${withArticle(percent(firstChance))} chance.`
          : `Neither is a clear favourite; ${first} has ${withArticle(percent(firstChance))} chance, ${second} ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        `Little separates ${first} and ${second}, whose chances are ${shares(firstChance, secondChance)}.`,
    ],
    wonEasily: [
      ({ winner, loser, sets: of }) => `${winner} swept past ${loser}, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} ${gamesTaken(of)} off ${winner}, who won ${score(of)}.`,
      ({ winner, loser, sets: of }) => `It was one-sided: ${winner} beat ${loser} ${score(of)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} beat ${loser} in straight sets, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} did not take a set off ${winner}, who won ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} was beaten ${score(of)} by ${winner}.`,
      ({ winner, loser, sets: of }) => `${winner} needed only ${number(of.length)} sets to beat ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} came through ${score(of)} against ${loser}.`,
      ({ winner, loser, sets: of }) => `${winner} did not drop a set against ${loser}, winning ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} lost the first set but beat ${loser} ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} came from a set down to beat ${loser} ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} took the first set, but ${winner} won ${score(of)}.`,
      ({ winner, loser, sets: of }) => `After losing the first set, ${winner} turned the match round to beat ${loser} ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} beat ${loser} in ${number(of.length)} sets, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} needed ${number(of.length)} sets to beat ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} took ${winner} to ${number(of.length)} sets, but ${winner} came through ${score(of)}.`,
      ({ winner, loser, sets: of }) => `It took ${number(of.length)} sets, but ${winner} beat ${loser}: ${score(of)}.`,
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
    walkoverBets: [() => `Not a ball was hit, so all bets are void.`, () => `After a walkover all bets are void.`],
    awarded: [
      ({ winner, loser }) => `${winner} was awarded the match against ${loser} after it was stopped.`,
      ({ winner, loser }) => `${winner} was given the win over ${loser} before the match had been played out.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `The favourite won: ${winner} had ${withArticle(percent(chance))} chance before the start.`,
      ({ winner, chance }) => `${winner} had been the favourite, at ${percent(chance)}.`,
      ({ winner, chance }) => `${winner} had been expected to win, with ${withArticle(percent(chance))} chance.`,
      ({ winner, chance }) => `The forecast had ${winner} at ${percent(chance)}, and the favourite won.`,
      ({ winner, chance }) => `${winner}, given ${withArticle(percent(chance))} chance before the start, was the favourite.`,
      ({ winner, chance }) => `${winner} had started as the favourite, at ${percent(chance)}.`,
      ({ winner, chance }) => `The forecast had given ${winner} ${withArticle(percent(chance))} chance.`,
      ({ winner, chance }) => `As favourite, at ${percent(chance)}, ${winner} did what was expected.`,
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
      ({ winner, chance }) => `There had been no clear favourite, with ${winner} at ${percent(chance)} before the start.`,
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
        lost === 0
          ? `${loser} has yet to beat ${winner} after ${number(won)} meetings.`
          : `Of ${number(won + lost)} meetings with ${loser}, ${winner} has won ${number(won)}.`,
    ],
    wonTitle: [
      ({ winner }) => `${winner} takes the title ${at}.`,
      ({ winner }) => `The title ${at} goes to ${winner}.`,
      ({ winner }) => `${winner} is the champion ${at}.`,
    ],
    matchPointsSaved: [
      ({ winner, points }) => `${winner} saved ${counted(points, 'match point')} in the tie-break.`,
      ({ loser, points }) =>
        `${loser} had ${counted(points, 'match point')} in a tie-break and could not take ${points === 1 ? 'it' : 'any of them'}.`,
      ({ winner, loser, points }) => `${loser} was a point away from victory ${times(points)}, but ${winner} held on in the tie-break.`,
    ],
    lastSetTieBreak: [
      ({ winner, own, other }) => `It came down to a tie-break in the last set, which ${winner} won ${own}–${other}.`,
      ({ winner, own, other }) => `${winner} won the deciding tie-break ${own}–${other}.`,
      ({ own, other }) => `The last set went to a tie-break: ${own}–${other}.`,
    ],
    setTurned: [
      ({ winner, set, own, other }) => `In the ${ordinal(set)} set ${winner} came back from ${other}–${own} down.`,
      ({ loser, set, own, other }) => `${loser} led ${other}–${own} in the ${ordinal(set)} set and still lost it.`,
      ({ winner, set, own, other }) => `${winner} turned the ${ordinal(set)} set after trailing ${other}–${own}.`,
    ],
    onlyTieBreaks: [
      ({ sets: count }) => `Neither player lost a service game; ${count === 2 ? 'both' : `all ${number(count)}`} sets went to tie-breaks.`,
      ({ sets: count }) => `There was no break of serve in ${number(count)} sets, and tie-breaks decided them.`,
    ],
    breaks: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} broke serve ${times(won)} and never lost ${their} own.`
          : `${winner} broke serve ${times(won)}, ${loser} ${times(lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${loser} lost ${their} serve ${times(won)} and never broke ${winner}.`
          : `${loser} broke ${times(lost)} but lost ${their} own serve ${times(won)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${loser} did not break ${winner} once; ${winner} broke ${times(won)}.`
          : `Breaks of serve: ${winner} ${won}, ${loser} ${lost}.`,
      ({ winner, won, lost }) =>
        lost === 0
          ? `${counted(won, 'break')} of serve ${won === 1 ? 'was' : 'were'} enough for ${winner}, who held throughout.`
          : `${winner} lost serve ${times(lost)} but broke ${times(won)}.`,
    ],
    ranksAfter: [
      ({ winner, loser, winnerRank, loserRank }) => `${winner} is ranked No. ${winnerRank}, ${loser} No. ${loserRank}.`,
      ({ winner, loser, winnerRank, loserRank }) => `In the world rankings ${loser} is No. ${loserRank} and ${winner} No. ${winnerRank}.`,
      ({ loser, loserRank }) => `${loser} is the world No. ${loserRank}.`,
    ],
    stakesBack: [() => `Stakes are returned, since no set was completed.`, () => `No set was completed, so all bets are void.`],
    betsCount: [
      ({ loser }) => `A set had been completed before ${loser} retired, so bets on the winner stand.`,
      () => `Since one set had been completed, bets on the winner stand.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
