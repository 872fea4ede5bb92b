import type { CzechNoun } from '#app/i18n/names/czech-noun.ts';
import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import {
  byPoints,
  has,
  inMonth,
  is,
  lastLeagueMatches,
  leagueMatches,
  leagueWins,
  matches,
  number,
  outOf,
  placeOf,
  points,
  ranked,
  scored,
  scoredOfThem,
  times,
  trails,
  waits,
  wins,
  withThem,
} from './czech-words.ts';

const inLeague = (leagueOnly: boolean) => (leagueOnly ? ' v lize' : '');

/** Returns how many of the meetings were won: `pět z osmi ligových zápasů`, `všech osm zápasů`. */
function wonOf(won: number, meetings: number, leagueOnly: boolean): string {
  if (won === meetings) return `${meetings < 5 ? 'všechny' : 'všech'} ${(leagueOnly ? leagueMatches : matches)(meetings, 'acc')}`;
  return `${number(won, 'acc')} ${outOf(meetings)} ${leagueOnly ? 'ligových ' : ''}zápasů`;
}

/** Returns what Czech previews tell of matches that were played. */
export function czechPlayed({ score }: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof PlayedStories<unknown>> {
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `V posledních ${leagueMatches(of, 'loc')} ${better.past('vyhrál')} ${better} ${times(betterWins)}, ${worse} ${times(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Formou ${is(better)} na tom lépe ${better}: z posledních ${leagueMatches(of, 'gen')} ${better.past('vyhrál')} ${number(betterWins, 'acc')}, ${worse} ${number(worseWins, 'acc')}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `V posledních ${leagueMatches(of, 'loc')} ${has(worse)} ${worse} ${wins(worseWins, 'acc')}, ${better} ${number(betterWins, 'acc', 'f')}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Z posledních ${leagueMatches(of, 'gen')} ${has(worse)} ${worse} ${wins(worseWins, 'acc')}, ${better} o ${number(betterWins - worseWins, 'acc', 'f')} víc.`,
    ],
    formLevel: [
      ({ wins: won, of }) => `Oba soupeři mají z posledních ${leagueMatches(of, 'gen')} po ${wins(won, 'loc')}.`,
      ({ home, away, wins: won, of }) =>
        `Forma je vyrovnaná: ${home} i ${away} ${home.past('vyhrál', away)} z posledních ${leagueMatches(of, 'gen')} ${number(won, 'acc')}.`,
      ({ home, away, wins: won, of }) => `Za posledních ${leagueMatches(of, 'acc')} mají ${home} i ${away} shodně ${wins(won, 'acc')}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `Z posledních ${leagueMatches(of, 'gen')} ${better} ${better.past('vyhrál')} ${number(betterWins, 'acc')}, ${worse} ani jeden.`,
      ({ better, worse, betterWins, of }) =>
        `Zatímco ${worse} v posledních ${leagueMatches(of, 'loc')} ${worse.past('nevyhrál')}, ${better} ${better.past('zvítězil')} ${times(betterWins)}.`,
    ],
    formWinless: [
      ({ of }) => `Ani jeden ze soupeřů v posledních ${leagueMatches(of, 'loc')} nevyhrál.`,
      ({ home, away, of }) => `Na výhru čekají ${home} i ${away} nejméně ${leagueMatches(of, 'acc')}.`,
    ],
    alsoWinning: [
      ({ club, run }) => `V lize ${club} ${club.past('vyhrál')} ${times(run)} v řadě.`,
      ({ club, run }) => `Za sebou ${has(club)} ${club} ${leagueWins(run, 'acc')} v řadě.`,
    ],
    alsoLosing: [
      ({ club, run }) => `V lize ${club} ${times(run)} za sebou ${club.past('prohrál')}.`,
      ({ club, run }) => `${lastLeagueMatches(run)} ${club} ${club.past('prohrál')}.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `V lize ${is(club)} ${club} už ${matches(run, 'acc')} bez porážky.`,
      ({ club, run }) => `Bez porážky ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `Na ligovou výhru ${waits(club)} ${club} už ${matches(run, 'acc')}.`,
      ({ club, run }) => `Bez výhry ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `V posledních ${leagueMatches(run, 'loc')} ${club} gól ${club.past('nedal')}.`,
      ({ club, run }) => `Bez vstřeleného gólu ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `V lize ${club} ${club.past('neinkasoval')} už ${matches(run, 'acc')}.`,
      ({ club, run }) => `${lastLeagueMatches(run)} ${club.past('odehrál')} ${club} s čistým kontem.`,
    ],
    alsoFortress: [
      ({ club, played, won }) =>
        `Doma ${club} v tomto ročníku pokaždé ${club.past('bodoval')}, po ${matches(played, 'loc')} ${has(club)} ${wins(won, 'acc')}.`,
      ({ club, played }) => `Na vlastním hřišti ${club.past('nenašel')} ${club} v tomto ročníku za ${matches(played, 'acc')} přemožitele.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) =>
        `Doma ${club} v tomto ročníku ještě ${club.past('nevyhrál')}, ${club.past('odehrál')} přitom už ${matches(played, 'acc')}.`,
      ({ club, played }) => `Na domácí výhru ${club} v tomto ročníku ${waits(club)} i po ${matches(played, 'loc')}.`,
    ],
    alsoStrongTravellers: [
      ({ club, played, won }) =>
        `Venku ${club} v tomto ročníku pokaždé ${club.past('bodoval')}, po ${matches(played, 'loc')} ${has(club)} ${wins(won, 'acc')}.`,
      ({ club, played }) => `Na cizích hřištích ${club.past('nenašel')} ${club} v tomto ročníku za ${matches(played, 'acc')} přemožitele.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `Venku ${club} v tomto ročníku ještě ${club.past('nevyhrál')}, ${club.past('zkusil')} to už ${times(played)}.`,
      ({ club, played }) => `Na venkovní výhru ${club} v tomto ročníku ${waits(club)} i po ${matches(played, 'loc')}.`,
    ],
    alsoPromoted: [({ club }) => `Nováčkem soutěže ${is(club)} ${club}.`, ({ club }) => `Pro ${club.acc} je to první sezona po postupu.`],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `V tabulce ${is(higher)} ${higher} ${placeOf(higherPlace, higher)} a ${lower} ${placeOf(lowerPlace, lower)}, dělí je ${points(gap, 'nom')}.`,
      ({ higher, lower, gap }) => `V tabulce ${has(higher)} ${higher} ${byPoints(gap)} víc než ${lower}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Na ${ranked(higherPlace, higher).acc} ${trails(lower)} ${ranked(lowerPlace, lower).nom} v tabulce ${points(gap, 'acc')}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${ranked(lowerPlace, lower).nom} ${is(lower)} v tabulce ${points(gap, 'acc')} za ${ranked(higherPlace, higher).ins}.`,
    ],
    standingsLevel: [
      ({ points: level }) => `Oba soupeři mají na kontě ${points(level, 'acc')}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `V tabulce ${is(home)} ${home} ${placeOf(homePlace, home)} a ${away} ${placeOf(awayPlace, away)}, oba soupeři mají ${points(level, 'acc')}.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) => `V ${leagueMatches(played, 'loc')} ${club.gen} ${scored(all)}.`,
      ({ club, matches: played, goals: all }) =>
        `Zápasy ${club.gen} jsou bohaté na góly: v ${number(played, 'loc')} ligových ${scoredOfThem(all)}.`,
      ({ club, matches: played, goals: all }) =>
        `O góly v zápasech ${club.gen} není nouze: v ${number(played, 'loc')} ligových ${scoredOfThem(all)}.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) => `V ${leagueMatches(played, 'loc')} ${club.gen} ${scored(all, 'jen')}.`,
      ({ club, matches: played, goals: all }) =>
        `Na góly jsou zápasy ${club.gen} skoupé: v ${number(played, 'loc')} ligových ${scoredOfThem(all, 'jen')}.`,
    ],
    meetingsLead: [
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Od roku ${since} se soupeři${inLeague(leagueOnly)} utkali ${times(meetings)} a ${leaderWins === meetings ? 'pokaždé' : times(leaderWins)} ${leader.past('vyhrál')} ${leader}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Vzájemná bilance od roku ${since} mluví pro ${leader.acc}: ${leader.past('vyhrál')} ${wonOf(leaderWins, meetings, leagueOnly)}.`,
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `Na ${trailer.acc} ${leader} ${leader.verb('umí', 'umějí')}: od roku ${since} s ${withThem(trailer)} ${leader.past('vyhrál')} ${wonOf(leaderWins, meetings, leagueOnly)}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins: won, since, leagueOnly }) =>
        `Vzájemná bilance je vyrovnaná: ${outOf(meetings)} ${leagueOnly ? 'ligových ' : ''}zápasů od roku ${since} mají oba soupeři po ${wins(won, 'loc')}.`,
      ({ meetings, wins: won, since, leagueOnly }) =>
        `Od roku ${since} se soupeři${inLeague(leagueOnly)} utkali ${times(meetings)} a každý vyhrál ${times(won)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Naposledy spolu soupeři hráli ${inMonth(on)} a ${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Poslední vzájemný zápas skončil ${inMonth(on)} výsledkem ${score(winnerGoals, loserGoals)} pro ${winner.acc}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `Poslední vzájemný zápas, který se hrál ${inMonth(on)}, ${loser} ${loser.past('prohrál')} ${score(loserGoals, winnerGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)}, kdy se soupeři utkali naposledy, ${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `Naposledy, ${inMonth(on)}, soupeři remizovali ${score(each, each)}.`,
      ({ goals: each, on }) => `Poslední vzájemný zápas skončil ${inMonth(on)} remízou ${score(each, each)}.`,
      ({ home, away, goals: each, on }) =>
        `Naposledy se ${home} a ${away} ${home.past('rozešel', away)} smírně, ${inMonth(on)} to bylo ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) => `Vzájemný ${leagueOnly ? 'ligový ' : ''}zápas v našich datech, která sahají do roku ${since}, není.`,
      ({ home, away, since, leagueOnly }) =>
        `Od roku ${since}, kam naše data sahají, spolu ${home} a ${away}${inLeague(leagueOnly)} ${home.past('nehrál', away)}.`,
    ],
  };
}
