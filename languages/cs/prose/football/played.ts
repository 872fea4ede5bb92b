import type { PlayedStories } from '#domain/story/stories.ts';
import { womenOr } from '#languages/prose/match-of-women.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import {
  above,
  allOf,
  byPoints,
  described,
  has,
  inMonth,
  is,
  lastLeagueMatches,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  neuterOrdinal,
  number,
  numberBeside,
  outOf,
  outOfBeside,
  over,
  partOf,
  placeOf,
  points,
  ranked,
  roleOf,
  scoreAfter,
  scored,
  scoredOfThem,
  times,
  timesBeside,
  to,
  trails,
  waits,
  wins,
  withScore,
} from '../words.ts';
import { bySide } from './review/review-words.ts';

/** `tři hráči`, `bez pěti hráčů`, `postrádají čtyři hráče`. */
const playersOf = (count: number, inCase: 'nom' | 'gen' | 'acc') =>
  count >= 5 || inCase === 'gen'
    ? `${number(count, inCase)} ${womenOr('hráček', 'hráčů')}`
    : `${number(count, inCase)} ${womenOr('hráčky', inCase === 'nom' ? 'hráči' : 'hráče')}`;

const inLeague = (leagueOnly: boolean) => (leagueOnly ? ' v lize' : '');

/** Returns the number of meetings won: `pět z osmi ligových zápasů`, `všech osm zápasů`. */
export function wonOf(won: number, meetings: number, leagueOnly: boolean): string {
  if (won === meetings) return `${meetings < 5 ? 'všechny' : 'všech'} ${(leagueOnly ? leagueMatches : matches)(meetings, 'acc')}`;
  return `${partOf(won, meetings)} ${leagueOnly ? 'ligových ' : ''}zápasů`;
}

/** The ends of a season: after `na`, as a subject, and as verbs of hosts or visitors. */
const endsNom = { title: 'titul', promotion: 'postup', relegation: 'sestup' } as const;
const willDo = { title: 'získají titul', promotion: 'postoupí', relegation: 'sestoupí' } as const;
const didBy = { title: 'získal titul', promotion: 'postoupil', relegation: 'sestoupil' } as const;
type LastMatch = PlayedStories<CzechNoun>['lastWon'];
/** Returns the opponent of a club's last match with its place where the facts have it: `druhá Plzeň`, `poslední Plzeň`. */
const lastRival = ({ rival, rivalPlace }: LastMatch, won: boolean) =>
  rivalPlace === undefined ? rival : won && rivalPlace > 1 ? ranked(rivalPlace, rival) : described(won ? 'vedoucí' : 'poslední', rival);
const groundOf = ({ wasAtHome }: LastMatch) => (wasAtHome ? 'doma' : 'venku');
/** Returns the beaten opponent of hosts or visitors after `s`; `druhou Plzní` would be another Plzeň. */
const beatenBy = (facts: LastMatch) => (facts.rivalPlace === 2 ? `${facts.rival.ins}, druhým týmem tabulky,` : lastRival(facts, true).ins);

/** Returns two clubs as hosts and visitors, or by their names when it is not known which is at home. */
function byRole(first: CzechNoun, second: CzechNoun, firstAtHome: boolean | undefined): readonly [CzechNoun, CzechNoun] {
  return firstAtHome === undefined ? [first, second] : [roleOf(firstAtHome), roleOf(!firstAtHome)];
}

/** Returns the sentences of Czech previews about matches played. Each story about one club has texts that speak of hosts or visitors and omit the name. */
export function czechPlayed({ score, percent }: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof PlayedStories<unknown>> {
  const ownScore = ({ ownGoals, otherGoals }: LastMatch) => score(ownGoals, otherGoals);
  /** `doma nad Plzní 4:0` */
  const lastWon = (facts: LastMatch) => `${groundOf(facts)} ${over(lastRival(facts, true), ownScore(facts))}`;
  /** `doma s Plzní 0:4` */
  const lastLost = (facts: LastMatch) => `${groundOf(facts)} ${to(lastRival(facts, false), ownScore(facts))}`;
  return {
    lastWon: [
      (facts) => `V posledním ligovém zápase ${facts.club} ${facts.club.past('vyhrál')} ${lastWon(facts)}.`,
      (facts) =>
        `${facts.club} v posledním ligovém zápase ${groundOf(facts)} ${facts.club.past('porazil')} ${scoreAfter(lastRival(facts, true).acc, ownScore(facts))}.`,
      (facts) =>
        `${roleOf(facts.atHome).nom} v posledním ligovém zápase ${roleOf(facts.atHome).past('zvítězil')} ${over(lastRival(facts, true), ownScore(facts))}.`,
      (facts) => `Poslední ligový zápas ${facts.club.gen} skončil výhrou ${ownScore(facts)} ${above(lastRival(facts, true))}.`,
      (facts) =>
        `${roleOf(facts.atHome).nom} mohou navázat na poslední ligový zápas, ve kterém ${roleOf(facts.atHome).past('vyhrál')} ${over(lastRival(facts, true), ownScore(facts))}.`,
      (facts) =>
        `S ${beatenBy(facts)} si ${roleOf(facts.atHome).nom} v posledním ligovém zápase ${roleOf(facts.atHome).past('poradil')} ${ownScore(facts)}.`,
      (facts) =>
        `Výhru ${ownScore(facts)} ${above(lastRival(facts, true))} ${roleOf(facts.atHome).past('slavil')} ${roleOf(facts.atHome).nom} v posledním ligovém zápase.`,
      (facts) => `Do zápasu jdou ${roleOf(facts.atHome).nom} po ligové výhře ${ownScore(facts)} ${above(lastRival(facts, true))}.`,
    ],
    lastLost: [
      (facts) => `V minulém ligovém zápase ${facts.club} ${facts.club.past('prohrál')} ${lastLost(facts)}.`,
      (facts) => `Minulý ligový zápas ${facts.club.gen} skončil porážkou ${ownScore(facts)} s ${lastRival(facts, false).ins}.`,
      (facts) =>
        `Svůj minulý ligový zápas ${roleOf(facts.atHome).nom} ${roleOf(facts.atHome).past('prohrál')} ${to(lastRival(facts, false), ownScore(facts))}.`,
      (facts) =>
        `${roleOf(facts.atHome).nom} v minulém ligovém zápase ${roleOf(facts.atHome).past('podlehl')} ${scoreAfter(lastRival(facts, false).dat, ownScore(facts))}.`,
      (facts) =>
        `${facts.club} v minulém ligovém zápase na ${lastRival(facts, false).acc} ${facts.club.past('nestačil')} a ${groundOf(facts)} ${facts.club.past('prohrál')} ${ownScore(facts)}.`,
      (facts) =>
        `Do zápasu ${facts.club.verb('jde', 'jdou')} ${facts.club} po ligové porážce ${ownScore(facts)} s ${lastRival(facts, false).ins}.`,
      (facts) =>
        `Na ${lastRival(facts, false).acc} ${roleOf(facts.atHome).nom} v minulém ligovém zápase ${roleOf(facts.atHome).past('nestačil')} a ${roleOf(facts.atHome).past('prohrál')} ${ownScore(facts)}.`,
      (facts) =>
        `${roleOf(facts.atHome).nom} se musí vzpamatovat z porážky ${ownScore(facts)}, kterou v minulém ligovém zápase ${roleOf(facts.atHome).past('utrpěl')} s ${lastRival(facts, false).ins}.`,
    ],
    seasonChance: [
      ({ club, of, chance }) =>
        of === 'relegation'
          ? `Riziko sestupu ${club.gen} je podle naší simulace sezony ${percent(chance)}.`
          : `Naše simulace sezony dává ${club.dat} na ${endsNom[of]} šanci ${percent(chance)}.`,
      ({ atHome, of, chance }) =>
        of === 'relegation'
          ? `${roleOf(atHome).dat} podle naší simulace sezony hrozí sestup s pravděpodobností ${percent(chance)}.`
          : `V naší simulaci sezony mají ${roleOf(atHome).nom} šanci na ${endsNom[of]} ${percent(chance)}.`,
      ({ atHome, of, chance }) => `${roleOf(atHome).nom} ${willDo[of]} v ${percent(chance)} simulovaných sezon.`,
      ({ club, of, chance }) => `${endsNom[of]} ${club.gen} vychází v simulaci sezony na ${percent(chance)}.`,
      ({ atHome, of, chance }) =>
        `Pravděpodobnost, že ${roleOf(atHome).nom} ${willDo[of]}, je podle naší simulace sezony ${percent(chance)}.`,
      ({ atHome, of, chance }) =>
        `Když jsme odehráli zbytek sezony nanečisto, ${roleOf(atHome).nom} ${roleOf(atHome).past(didBy[of])} v ${percent(chance)} případů.`,
      ({ club, of, chance }) =>
        of === 'relegation'
          ? `Podle simulace sezony je pravděpodobnost sestupu ${club.gen} ${percent(chance)}.`
          : `Podle simulace sezony ${has(club)} ${club} šanci na ${endsNom[of]} ${percent(chance)}.`,
      ({ atHome, of, chance }) => `S pravděpodobností ${percent(chance)} ${roleOf(atHome).nom} podle naší simulace sezony ${willDo[of]}.`,
    ],
    formUneven: [
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [more] = byRole(better, worse, betterAtHome);
        return `Víc výher z posledních ${leagueMatches(of, 'gen')} ${has(more)} ${more}, ${number(betterWins, 'acc', 'f')} proti ${number(worseWins, 'dat', 'f')}.`;
      },
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
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [more, fewer] = byRole(better, worse, betterAtHome);
        return `Forma mluví pro ${more.acc}: ve svých posledních ${leagueMatches(of, 'loc')} ${has(more)} ${wins(betterWins, 'acc')}, ${fewer} ${number(worseWins, 'acc', 'f')}.`;
      },
      ({ better, worse, betterWins, worseWins, of }) =>
        `Ve svých posledních ${leagueMatches(of, 'loc')} ${better.past('získal')} ${better} ${wins(betterWins, 'acc')} a ${worse} ${number(worseWins, 'acc', 'f')}.`,
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [more, fewer] = byRole(better, worse, betterAtHome);
        return `V lepší formě ${is(more)} ${more}, ${more.past('vyhrál')} ${number(betterWins, 'acc')} ze svých posledních ${leagueMatches(of, 'gen')}, zatímco ${fewer} ${number(worseWins, 'acc')}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [more, fewer] = byRole(better, worse, betterAtHome);
        return `Zatímco ${more} ${has(more)} ze svých posledních ${leagueMatches(of, 'gen')} ${wins(betterWins, 'acc')}, ${fewer} ${betterWins - worseWins > 1 ? 'jen ' : ''}${number(worseWins, 'acc', 'f')}.`;
      },
    ],
    formLevel: [
      ({ wins: won, of }) => `Oba týmy vyhrály po ${number(won, 'loc')} ze svých posledních ${leagueMatches(of, 'gen')}.`,
      ({ wins: won, of }) => `Ze svých posledních ${leagueMatches(of, 'gen')} vyhrály oba týmy shodně po ${number(won, 'loc')}.`,
      ({ wins: won, of }) =>
        `Forma nikoho nezvýhodňuje, oba týmy mají ze svých posledních ${leagueMatches(of, 'gen')} po ${wins(won, 'loc')}.`,
      ({ home, away, wins: won, of }) =>
        `${home} i ${away} ${home.past('vyhrál', away)} po ${number(won, 'loc')} ze svých posledních ${leagueMatches(of, 'gen')}.`,
      ({ wins: won, of }) => `Rozdíl ve formě není: z posledních ${leagueMatches(of, 'gen')} má každý ze soupeřů ${wins(won, 'acc')}.`,
      ({ wins: won, of }) => `Za ${lastLeagueMatches(of)} získal každý ze soupeřů ${wins(won, 'acc')}.`,
      ({ wins: won, of }) => `Po ${wins(won, 'loc')} z posledních ${leagueMatches(of, 'gen')} mají oba soupeři.`,
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
      ({ club, run }) => `V lize ${club.past('zvítězil')} ${club} už ${times(run)} za sebou.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} mají za sebou ${leagueWins(run, 'acc')} v řadě.`,
      ({ atHome, run }) => `${lastLeagueMatches(run)} ${roleOf(atHome).nom} ${roleOf(atHome).past('vyhrál')}.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} ${has(club)} za sebou ${leagueDefeats(run, 'acc')} v řadě.`,
      ({ club, run }) => `${lastLeagueMatches(run)} ${club} ${club.past('prohrál')}.`,
      ({ atHome, run }) => `${lastLeagueMatches(run)} ${roleOf(atHome).nom} ${roleOf(atHome).past('prohrál')}.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} v lize ${times(run)} za sebou ${roleOf(atHome).past('prohrál')}.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `V lize ${is(club)} ${club} už ${matches(run, 'acc')} bez porážky.`,
      ({ club, run }) => `Bez porážky ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} jsou v lize už ${matches(run, 'acc')} bez porážky.`,
      ({ atHome, run }) => `Už ${leagueMatches(run, 'acc')} ${roleOf(atHome).nom} ${roleOf(atHome).past('neprohrál')}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `Na ligovou výhru ${waits(club)} ${club} už ${matches(run, 'acc')}.`,
      ({ club, run }) => `Bez výhry ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
      ({ atHome, run }) => `Na ligovou výhru čekají ${roleOf(atHome).nom} už ${matches(run, 'acc')}.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} jsou už ${leagueMatches(run, 'acc')} bez výhry.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} už ${leagueMatches(run, 'acc')} ${club.past('nedal')} gól.`,
      ({ atHome, run }) => `V posledních ${leagueMatches(run, 'loc')} ${roleOf(atHome).nom} ${roleOf(atHome).past('nedal')} ani gól.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} už ${leagueMatches(run, 'acc')} ${roleOf(atHome).past('nedal')} gól.`,
      ({ club, run }) => `Bez vstřeleného gólu ${is(club)} ${club} už ${leagueMatches(run, 'acc')}.`,
      ({ atHome, run }) => `Na gól čekají ${roleOf(atHome).nom} už ${leagueMatches(run, 'acc')}.`,
      ({ club, run }) => `${lastLeagueMatches(run)} ${club.past('odehrál')} ${club} bez vstřeleného gólu.`,
      ({ atHome, run }) => `Střelecky se ${roleOf(atHome).dat} nedaří, v lize neskórovali už ${matches(run, 'acc')}.`,
      ({ atHome, run }) => `Brankáře soupeřů ${roleOf(atHome).nom} v lize ${roleOf(atHome).past('nepřekonal')} už ${matches(run, 'acc')}.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} už ${leagueMatches(run, 'acc')} ${club.past('neinkasoval')}.`,
      ({ atHome, run }) => `${roleOf(atHome).nom} v lize ${roleOf(atHome).past('neinkasoval')} už ${matches(run, 'acc')}.`,
      ({ atHome, run }) => `${lastLeagueMatches(run)} ${roleOf(atHome).past('odehrál')} ${roleOf(atHome).nom} s čistým kontem.`,
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
      ({ played }) => `Hosté v tomto ročníku odehráli venku ${matches(played, 'acc')} a ani jeden nevyhráli.`,
      ({ played }) => `Ani jeden ${outOf(played)} venkovních zápasů hosté v tomto ročníku nevyhráli.`,
    ],
    alsoPromoted: [
      ({ club }) => `Nováčkem soutěže ${is(club)} ${club}.`,
      ({ club }) => `Pro ${club.acc} je to první sezona po postupu.`,
      ({ atHome }) => `Pro ${roleOf(atHome).acc} je to první sezona po postupu.`,
    ],
    alsoMissing: [
      ({ atHome, players }) => `${roleOf(atHome).nom} se musí obejít bez ${playersOf(players, 'gen')}.`,
      ({ atHome, players }) => `${roleOf(atHome).dat} ${players < 5 ? 'chybějí' : 'chybí'} ${playersOf(players, 'nom')}.`,
      ({ club, players }) => `Kvůli zranění nebo trestu nenastoupí za ${club.acc} ${playersOf(players, 'nom')}.`,
      ({ club, players }) => `${playersOf(players, 'nom')} ${players < 5 ? 'chybějí' : 'chybí'} v sestavě ${club.gen}.`,
      ({ atHome, players }) => `${roleOf(atHome).nom} kvůli zranění nebo trestu postrádají ${playersOf(players, 'acc')}.`,
      ({ atHome, players }) => `Bez ${playersOf(players, 'gen')} nastoupí ${roleOf(atHome).nom}, důvodem je zranění nebo trest.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap, lastPlace }) =>
        `V tabulce ${is(higher)} ${higher} ${placeOf(higherPlace, higher)} a ${lower} ${placeOf(lowerPlace, lower, lastPlace)}, dělí je ${points(gap, 'nom')}.`,
      ({ higher, lower, gap }) => `V tabulce ${has(higher)} ${higher} ${byPoints(gap)} víc než ${lower}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap, lastPlace }) =>
        `Na ${ranked(higherPlace, higher).acc} ${trails(lower)} ${ranked(lowerPlace, lower, lastPlace).nom} v tabulce ${points(gap, 'acc')}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap, lastPlace }) =>
        `${ranked(lowerPlace, lower, lastPlace).nom} ${is(lower)} v tabulce ${points(gap, 'acc')} za ${ranked(higherPlace, higher).ins}.`,
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, lastPlace }) => {
        const [upper, other] = byRole(higher, lower, higherAtHome);
        return `Pohled do tabulky: ${upper} ${is(upper)} ${placeOf(higherPlace, upper)}, ${other} ${placeOf(lowerPlace, other, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, gap }) => {
        const [upper, other] = byRole(higher, lower, higherAtHome);
        return `V tabulce ${has(upper)} ${upper} před ${other.ins} náskok ${points(gap, 'gen')}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, lastPlace }) => {
        const [upper, other] = byRole(higher, lower, higherAtHome);
        return `${upper.dat} patří v tabulce ${neuterOrdinal(higherPlace)} místo, ${other.dat} ${neuterOrdinal(lowerPlace, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [upper, other] = byRole(higher, lower, higherAtHome);
        return `Soupeře dělí v tabulce ${points(gap, 'nom')}: ${upper} ${is(upper)} ${placeOf(higherPlace, upper)}, ${other} ${placeOf(lowerPlace, other, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, lowerPlace, gap, lastPlace }) => {
        const [upper, other] = byRole(higher, lower, higherAtHome);
        return `${other} ${is(other)} v tabulce ${placeOf(lowerPlace, other, lastPlace)} a na ${upper.acc} ${trails(other)} ${points(gap, 'acc')}.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `Oba soupeři mají na kontě ${points(level, 'acc')}.`,
      ({ points: level }) => `V tabulce mají oba soupeři shodně ${points(level, 'acc')}.`,
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `V tabulce ${is(home)} ${home} ${placeOf(homePlace, home, lastPlace)} a ${away} ${placeOf(awayPlace, away, lastPlace)}, oba soupeři mají ${points(level, 'acc')}.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) => `V ${leagueMatches(played, 'loc')} ${club.gen} ${scored(all)}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Zápasy ${roleOf(atHome).gen} jsou bohaté na góly: v ${number(played, 'loc')} ligových ${scoredOfThem(all)}.`,
      ({ atHome, matches: played, goals: all }) =>
        `O góly není v zápasech ${roleOf(atHome).gen} nouze: v ${number(played, 'loc')} ligových ${scoredOfThem(all)}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Když v lize nastoupí ${roleOf(atHome).nom}, gólů bývá dost: za ${matches(played, 'acc')} ${scoredOfThem(all)}.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) => `V ${leagueMatches(played, 'loc')} ${club.gen} ${scored(all, 'jen')}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Na góly jsou zápasy ${roleOf(atHome).gen} skoupé: v ${number(played, 'loc')} ligových ${scoredOfThem(all, 'jen')}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Gólů v zápasech ${roleOf(atHome).gen} moc nebývá: v ${number(played, 'loc')} ligových ${scoredOfThem(all, 'jen')}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Když v lize nastoupí ${roleOf(atHome).nom}, gólů bývá málo: za ${matches(played, 'acc')} ${scoredOfThem(all, 'jen')}.`,
    ],
    meetingsLead: [
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Od roku ${since} se soupeři${inLeague(leagueOnly)} utkali ${timesBeside(meetings, meetings)} a ${leaderWins === meetings ? 'pokaždé' : timesBeside(meetings, leaderWins)} ${leader.past('vyhrál')} ${leader}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Vzájemná bilance od roku ${since} mluví pro ${leader.acc}: ${leader.past('vyhrál')} ${wonOf(leaderWins, meetings, leagueOnly)}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `${leader} ${leader.past('vyhrál')} ${wonOf(leaderWins, meetings, leagueOnly)} s tímto soupeřem od roku ${since}.`,
      ({ trailer, leader, meetings, leaderWins, since, leagueOnly }) =>
        `${trailer} ${trailer.past('nastoupil')} proti ${leader.dat}${inLeague(leagueOnly)} ${timesBeside(meetings, meetings)} od roku ${since} a ${leaderWins === meetings ? 'pokaždé' : timesBeside(meetings, leaderWins)} ${trailer.past('prohrál')}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Vzájemné ${leagueOnly ? 'ligové ' : ''}zápasy od roku ${since} vycházejí lépe ${leader.dat}: ${leader.past('vyhrál')} ${leaderWins === meetings ? 'všechny' : partOf(leaderWins, meetings)}.`,
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `Od roku ${since} ${leader.past('vyhrál')} ${leader} ${above(trailer)} ${wonOf(leaderWins, meetings, leagueOnly)}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `${outOfBeside(meetings)} vzájemných ${leagueOnly ? 'ligových ' : ''}zápasů od roku ${since} ${leader.past('vyhrál')} ${leader} ${leaderWins === meetings ? 'všechny' : numberBeside(meetings, leaderWins, 'acc')}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Ve vzájemných ${leagueOnly ? 'ligových ' : ''}zápasech od roku ${since} ${has(leader)} navrch ${leader}, ${leader.past('vyhrál')} ${leaderWins === meetings ? 'pokaždé' : `${timesBeside(meetings, leaderWins)} ${outOfBeside(meetings)}`}.`,
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
      ({ winner, winnerGoals, loserGoals, on }) =>
        `V posledním vzájemném zápase ${inMonth(on)} ${winner.past('zvítězil')} ${withScore(winner, score(winnerGoals, loserGoals))}.`,
      ({ loser, winnerAtHome, winnerGoals, loserGoals, on }, ground) => {
        const beaten = bySide(loser, !winnerAtHome, ground);
        return `${beaten} ${has(beaten)} co vracet: v posledním vzájemném zápase ${inMonth(on)} ${beaten.past('prohrál')} ${score(loserGoals, winnerGoals)}.`;
      },
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `Když spolu soupeři ${inMonth(on)} hráli naposledy, ${winner} ${winner.past('porazil')} ${loser.acc} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Minulý vzájemný zápas ${winner.past('vyhrál')} ${winner} ${score(winnerGoals, loserGoals)}, bylo to ${inMonth(on)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `V posledním vzájemném zápase soupeři ${inMonth(on)} remizovali ${score(each, each)}.`,
      ({ goals: each, on }) => `Poslední vzájemný zápas skončil ${inMonth(on)} remízou ${score(each, each)}.`,
      ({ goals: each, on }) => `Naposledy se soupeři rozešli smírně, ${inMonth(on)} hráli ${score(each, each)}.`,
      ({ goals: each, on }) => `Vítěze minulý vzájemný zápas neměl, ${inMonth(on)} skončil ${score(each, each)}.`,
      ({ goals: each, on }) => `Remízu ${score(each, each)} přinesl ${inMonth(on)} poslední vzájemný zápas.`,
      ({ goals: each, on }) => `Když spolu soupeři ${inMonth(on)} hráli naposledy, skončilo to ${score(each, each)}.`,
      ({ goals: each, on }) => `Nerozhodně ${score(each, each)} skončil ${inMonth(on)} minulý vzájemný zápas.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) => `Vzájemný ${leagueOnly ? 'ligový ' : ''}zápas v našich datech, která sahají do roku ${since}, nenajdeme.`,
      ({ since, leagueOnly }) => `Od roku ${since}, odkdy máme data, spolu soupeři${inLeague(leagueOnly)} nehráli.`,
      ({ since, leagueOnly }) =>
        `V našich datech, která začínají rokem ${since}, je to první vzájemný ${leagueOnly ? 'ligový ' : ''}zápas těchto soupeřů.`,
      ({ since, leagueOnly }) => `O žádném vzájemném ${leagueOnly ? 'ligovém ' : ''}zápase nevíme, data máme od roku ${since}.`,
    ],
  };
}
