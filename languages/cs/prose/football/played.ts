import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import {
  allOf,
  byPoints,
  has,
  inMonth,
  is,
  lastLeagueMatches,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  number,
  outOf,
  partOf,
  placeOf,
  points,
  ranked,
  roleOf,
  scored,
  scoredOfThem,
  times,
  timesBeside,
  trails,
  waits,
  wins,
  withScore,
} from '../words.ts';

const inLeague = (leagueOnly: boolean) => (leagueOnly ? ' v lize' : '');

/** Returns the number of meetings won: `pět z osmi ligových zápasů`, `všech osm zápasů`. */
function wonOf(won: number, meetings: number, leagueOnly: boolean): string {
  if (won === meetings) return `${meetings < 5 ? 'všechny' : 'všech'} ${(leagueOnly ? leagueMatches : matches)(meetings, 'acc')}`;
  return `${partOf(won, meetings)} ${leagueOnly ? 'ligových ' : ''}zápasů`;
}

/** Returns two clubs as hosts and visitors, or by their names when it is not known which is at home. */
function byRole(first: CzechNoun, second: CzechNoun, firstAtHome: boolean | undefined): readonly [CzechNoun, CzechNoun] {
  return firstAtHome === undefined ? [first, second] : [roleOf(firstAtHome), roleOf(!firstAtHome)];
}

/** Returns the sentences of Czech previews about matches played. Each story about one club has texts that speak of hosts or visitors and omit the name. */
export function czechPlayed({ score }: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof PlayedStories<unknown>> {
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `Ze svých posledních ${leagueMatches(of, 'gen')} ${better.past('vyhrál')} ${better} ${number(betterWins, 'acc')}, ${worse} ${number(worseWins, 'acc')}.`,
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [more, fewer] = byRole(better, worse, betterAtHome);
        return `Ze svých posledních ${leagueMatches(of, 'gen')} ${more.past('vyhrál')} ${more} ${number(betterWins, 'acc')}, ${fewer} ${number(worseWins, 'acc')}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [more, fewer] = byRole(better, worse, betterAtHome);
        return `${more} ${more.past('vyhrál')} ${number(betterWins, 'acc')} ze svých posledních ${leagueMatches(of, 'gen')}, ${fewer} ${number(worseWins, 'acc')}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [more, fewer] = byRole(better, worse, betterAtHome);
        return `${fewer} ${fewer.past('vyhrál')} ${number(worseWins, 'acc')} ze svých posledních ${leagueMatches(of, 'gen')}, ${more} ${number(betterWins, 'acc')}.`;
      },
    ],
    formLevel: [
      ({ wins: won, of }) => `Oba týmy vyhrály ${number(won, 'acc')} ze svých posledních ${leagueMatches(of, 'gen')}.`,
      ({ wins: won, of }) => `Ze svých posledních ${leagueMatches(of, 'gen')} vyhrály oba týmy shodně ${number(won, 'acc')}.`,
      ({ home, away, wins: won, of }) =>
        `${home} i ${away} ${home.past('vyhrál', away)} ${number(won, 'acc')} ze svých posledních ${leagueMatches(of, 'gen')}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `Ze svých posledních ${leagueMatches(of, 'gen')} ${better.past('vyhrál')} ${better} ${number(betterWins, 'acc')}, ${worse} ani jeden.`,
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [more, none] = byRole(better, worse, betterAtHome);
        return `Ze svých posledních ${leagueMatches(of, 'gen')} ${more.past('vyhrál')} ${more} ${number(betterWins, 'acc')}, ${none} ani jeden.`;
      },
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [more, none] = byRole(better, worse, betterAtHome);
        return `Zatímco ${none} ${none.past('nevyhrál')} žádný ze svých posledních ${leagueMatches(of, 'gen')}, ${more} ${more.past('vyhrál')} ${number(betterWins, 'acc')}.`;
      },
    ],
    formWinless: [
      ({ of }) => `Ani jeden z týmů nevyhrál žádný ze svých posledních ${leagueMatches(of, 'gen')}.`,
      ({ of }) => `Oba týmy čekají na výhru nejméně ${leagueMatches(of, 'acc')}.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} ${has(club)} za sebou ${leagueWins(run, 'acc')} v řadě.`,
      ({ club, run }) => `Za sebou ${has(club)} ${club} ${leagueWins(run, 'acc')} v řadě.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} mají za sebou ${leagueWins(run, 'acc')} v řadě.`,
      ({ atHome, run }) => `${lastLeagueMatches(run)} ${roleOf(atHome).nom} vyhráli.`,
    ],
    alsoLosing: [
      ({ club, run }) => `Za sebou ${has(club)} ${club} ${leagueDefeats(run, 'acc')} v řadě.`,
      ({ club, run }) => `${lastLeagueMatches(run)} ${club} ${club.past('prohrál')}.`,
      ({ atHome, run }) => `${lastLeagueMatches(run)} ${roleOf(atHome).nom} prohráli.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} v lize ${times(run)} za sebou prohráli.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `V lize ${is(club)} ${club} už ${matches(run, 'acc')} bez porážky.`,
      ({ club, run }) => `Bez porážky ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} jsou v lize už ${matches(run, 'acc')} bez porážky.`,
      ({ atHome, run }) => `Už ${leagueMatches(run, 'acc')} ${roleOf(atHome).nom} neprohráli.`,
    ],
    alsoWinless: [
      ({ club, run }) => `Na ligovou výhru ${waits(club)} ${club} už ${matches(run, 'acc')}.`,
      ({ club, run }) => `Bez výhry ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
      ({ atHome, run }) => `Na ligovou výhru čekají ${roleOf(atHome).nom} už ${matches(run, 'acc')}.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} jsou už ${leagueMatches(run, 'acc')} bez výhry.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} už ${leagueMatches(run, 'acc')} ${club.past('nedal')} gól.`,
      ({ atHome, run }) => `V posledních ${leagueMatches(run, 'loc')} ${roleOf(atHome).nom} nedali ani gól.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} už ${leagueMatches(run, 'acc')} nedali gól.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} už ${leagueMatches(run, 'acc')} ${club.past('neinkasoval')}.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} v lize neinkasovali už ${matches(run, 'acc')}.`,
      ({ atHome, run }) => `${lastLeagueMatches(run)} odehráli ${roleOf(atHome).nom} s čistým kontem.`,
    ],
    alsoPerfectAtHome: [
      ({ club, played }) => `Doma ${club} v tomto ročníku ${club.past('vyhrál')} ${allOf(played)}.`,
      ({ club, played }) => `${allOf(played, 'domácí')} v tomto ročníku ${club} ${club.past('vyhrál')}.`,
      ({ played }) => `Na svém hřišti domácí v tomto ročníku vyhráli ${allOf(played)}.`,
      () => 'Na hřišti domácích v tomto ročníku ještě žádný soupeř nebodoval.',
    ],
    alsoFortress: [
      ({ club, played, won }) =>
        `Doma ${club} v tomto ročníku pokaždé ${club.past('bodoval')}, ${partOf(won, played)} zápasů ${club.past('vyhrál')}.`,
      ({ played }) => `Na svém hřišti domácí v tomto ročníku bodovali ve všech ${matches(played, 'loc')}.`,
      () => 'Na hřišti domácích v tomto ročníku ještě žádný soupeř nevyhrál.',
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) =>
        `Doma ${club} v tomto ročníku ještě ${club.past('nevyhrál')}, ${club.past('odehrál')} přitom už ${matches(played, 'acc')}.`,
      ({ played }) => `Na svém hřišti domácí v tomto ročníku čekají na výhru i po ${matches(played, 'loc')}.`,
      ({ played }) => `Ani jeden ${outOf(played)} zápasů na svém hřišti domácí v tomto ročníku nevyhráli.`,
    ],
    alsoPerfectAway: [
      ({ club, played }) => `Venku ${club} v tomto ročníku ${club.past('vyhrál')} ${allOf(played)}.`,
      ({ played }) => `Hosté v tomto ročníku vyhráli ${allOf(played, 'venkovní')}.`,
      ({ played }) => `${allOf(played, 'venkovní')} v tomto ročníku hosté vyhráli.`,
    ],
    alsoStrongTravellers: [
      ({ club, played, won }) =>
        `Venku ${club} v tomto ročníku pokaždé ${club.past('bodoval')}, ${partOf(won, played)} zápasů ${club.past('vyhrál')}.`,
      ({ played }) => `Hosté v tomto ročníku bodovali ve všech ${number(played, 'loc')} venkovních zápasech.`,
      ({ played }) => `Na cizích hřištích hosté v tomto ročníku bodovali ve všech ${matches(played, 'loc')}.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `Venku ${club} v tomto ročníku ještě ${club.past('nevyhrál')}, ${club.past('zkusil')} to už ${times(played)}.`,
      ({ played }) => `Na venkovní výhru čekají hosté v tomto ročníku i po ${matches(played, 'loc')}.`,
      ({ played }) => `Ani jeden ${outOf(played)} venkovních zápasů hosté v tomto ročníku nevyhráli.`,
    ],
    alsoPromoted: [
      ({ club }) => `Nováčkem soutěže ${is(club)} ${club}.`,
      ({ club }) => `Pro ${club.acc} je to první sezona po postupu.`,
      ({ atHome }) => `Pro ${roleOf(atHome).acc} je to první sezona po postupu.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `V tabulce ${is(higher)} ${higher} ${placeOf(higherPlace, higher)} a ${lower} ${placeOf(lowerPlace, lower)}, dělí je ${points(gap, 'nom')}.`,
      ({ higher, lower, gap }) => `V tabulce ${has(higher)} ${higher} ${byPoints(gap)} víc než ${lower}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Na ${ranked(higherPlace, higher).acc} ${trails(lower)} ${ranked(lowerPlace, lower).nom} v tabulce ${points(gap, 'acc')}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${ranked(lowerPlace, lower).nom} ${is(lower)} v tabulce ${points(gap, 'acc')} za ${ranked(higherPlace, higher).ins}.`,
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap }) => {
        const [upper, other] = byRole(higher, lower, higherAtHome);
        return `V tabulce ${is(upper)} ${upper} ${placeOf(higherPlace, upper)} a ${other} ${placeOf(lowerPlace, other)}, dělí je ${points(gap, 'nom')}.`;
      },
      ({ higher, lower, higherAtHome, gap }) => {
        const [upper, other] = byRole(higher, lower, higherAtHome);
        return `V tabulce ${has(upper)} ${upper} ${byPoints(gap)} víc než ${other}.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `Oba soupeři mají na kontě ${points(level, 'acc')}.`,
      ({ points: level }) => `V tabulce mají oba soupeři shodně ${points(level, 'acc')}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `V tabulce ${is(home)} ${home} ${placeOf(homePlace, home)} a ${away} ${placeOf(awayPlace, away)}, oba soupeři mají ${points(level, 'acc')}.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) => `V ${leagueMatches(played, 'loc')} ${club.gen} ${scored(all)}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Zápasy ${roleOf(atHome).gen} jsou bohaté na góly: v ${number(played, 'loc')} ligových ${scoredOfThem(all)}.`,
      ({ atHome, matches: played, goals: all }) =>
        `O góly není v zápasech ${roleOf(atHome).gen} nouze: v ${number(played, 'loc')} ligových ${scoredOfThem(all)}.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) => `V ${leagueMatches(played, 'loc')} ${club.gen} ${scored(all, 'jen')}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Na góly jsou zápasy ${roleOf(atHome).gen} skoupé: v ${number(played, 'loc')} ligových ${scoredOfThem(all, 'jen')}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Gólů v zápasech ${roleOf(atHome).gen} moc nebývá: v ${number(played, 'loc')} ligových ${scoredOfThem(all, 'jen')}.`,
    ],
    meetingsLead: [
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Od roku ${since} se soupeři${inLeague(leagueOnly)} utkali ${timesBeside(meetings, meetings)} a ${leaderWins === meetings ? 'pokaždé' : timesBeside(meetings, leaderWins)} ${leader.past('vyhrál')} ${leader}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Vzájemná bilance od roku ${since} mluví pro ${leader.acc}: ${leader.past('vyhrál')} ${wonOf(leaderWins, meetings, leagueOnly)}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins: won, since, leagueOnly }) =>
        `Vzájemná bilance je vyrovnaná: ${outOf(meetings)} ${leagueOnly ? 'ligových ' : ''}zápasů od roku ${since} mají oba soupeři po ${wins(won, 'loc')}.`,
      ({ meetings, wins: won, since, leagueOnly }) =>
        `Od roku ${since} se soupeři${inLeague(leagueOnly)} utkali ${timesBeside(meetings, meetings)} a každý vyhrál ${timesBeside(meetings, won)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Naposledy spolu soupeři hráli ${inMonth(on)} a ${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Poslední vzájemný zápas skončil ${inMonth(on)} výsledkem ${score(winnerGoals, loserGoals)} pro ${winner.acc}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `Poslední vzájemný zápas, který se hrál ${inMonth(on)}, ${loser} ${loser.past('prohrál')} ${score(loserGoals, winnerGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)}, kdy se soupeři utkali naposledy, ${winner.past('vyhrál')} ${withScore(winner, score(winnerGoals, loserGoals))}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `Naposledy, ${inMonth(on)}, soupeři remizovali ${score(each, each)}.`,
      ({ goals: each, on }) => `Poslední vzájemný zápas skončil ${inMonth(on)} remízou ${score(each, each)}.`,
      ({ goals: each, on }) => `Naposledy se soupeři rozešli smírně, ${inMonth(on)} to bylo ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) => `Vzájemný ${leagueOnly ? 'ligový ' : ''}zápas v našich datech, která sahají do roku ${since}, nenajdeme.`,
      ({ since, leagueOnly }) => `Od roku ${since}, kam naše data sahají, spolu soupeři${inLeague(leagueOnly)} nehráli.`,
    ],
  };
}
