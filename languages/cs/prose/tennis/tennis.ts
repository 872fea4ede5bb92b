import type { Pair } from '#domain/sports/pair.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { matches, number, partOf, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'na tvrdém povrchu', clay: 'na antuce', grass: 'na trávě', carpet: 'na koberci' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'na dva vítězné sety', 5: 'na tři vítězné sety' };

/** `dva sety`, `pět setů`, `39 gemů`. */
const counted = (count: number, thing: 'set' | 'gem') => `${number(count, 'acc')} ${thing}${count === 1 ? '' : count < 5 ? 'y' : 'ů'}`;
/** `ve třech setech`, `v pěti setech`. */
const inSets = (count: number) => `${count < 5 ? 've' : 'v'} ${number(count, 'loc')} setech`;
const last = (count: number) => `${count >= 5 ? 'posledních' : 'poslední'} ${matches(count, 'acc')}`;
const meetings = (count: number) =>
  count === 1
    ? 'jediný vzájemný zápas'
    : `${count === 2 ? 'oba' : `${count < 5 ? 'všechny' : 'všech'} ${number(count, 'acc')}`} ${count < 5 ? 'vzájemné zápasy' : 'vzájemných zápasů'}`;
const lostSets = (sets: readonly Pair<number>[]) => sets.filter(([own, other]) => own < other).length;

/**
 * Returns the texts about tennis in Czech. Surnames occur only in the nominative, as subjects: papers inflect them, but no rule inflects those
 * of all languages correctly.
 */
export const czechTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const past = (masculine: string) => (women ? `${masculine}a` : masculine);
  return {
    meetingsLead: [
      ({ leader, won, lost }) =>
        lost === 0 ? `${capital(meetings(won))} ${past('vyhrál')} ${leader}.` : `${leader} vede ve vzájemných zápasech ${won}:${lost}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other} na vzájemnou výhru teprve čeká, ${won === 1 ? 'jediný zápas' : `všechny zápasy`} zatím ${past('vyhrál')} ${leader}.`
          : `Vzájemná bilance je ${won}:${lost}, lépe je na tom ${leader}.`,
    ],
    meetingsLevel: [
      ({ each }) => `Vzájemná bilance je vyrovnaná, ${each}:${each}.`,
      ({ first, second, each }) => `${first} a ${second} to mají ve vzájemných zápasech ${each}:${each}.`,
    ],
    firstMeeting: [
      ({ first, second }) => `${first} a ${second} proti sobě podle našich dat ještě ${women ? 'nehrály' : 'nehráli'}.`,
      ({ first, second }) => `První vzájemný zápas v našich datech hrají ${first} a ${second}.`,
    ],
    final: [
      ({ first, second }) => `${first} a ${second} hrají ${at} o titul.`,
      ({ first, second }) => `Ve finále ${at} proti sobě stojí ${first} a ${second}.`,
    ],
    winningRun: [
      ({ player, run }) => `${player} ${past('vyhrál')} ${last(run)}.`,
      ({ player, run }) => `Se sérií ${wins(run, 'gen')} přichází ${player}.`,
    ],
    losingRun: [
      ({ player, run }) => `${player} ${last(run)} ${past('prohrál')}.`,
      ({ player, run }) => `Na výhru už ${matches(run, 'acc')} čeká ${player}.`,
    ],
    surfaceRecord: [
      ({ player, surface, won, lost }) => `${capital(on[surface])} má ${player} za poslední rok bilanci ${won}:${lost}.`,
      ({ player, surface, won, lost }) =>
        won === 0
          ? `${player} ${on[surface]} za poslední rok ${past('nevyhrál')} ani jednou.`
          : lost === 0
            ? `${player} ${on[surface]} za poslední rok ani jednou ${past('neprohrál')} a má ${wins(won, 'acc')}.`
            : `${player} ${past('vyhrál')} ${on[surface]} za poslední rok ${partOf(won, won + lost)} zápasů.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) => `Na žebříčku je ${higher} na ${higherRank}. místě, ${lower} až na ${lowerRank}. místě.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${higher} je ${higherRank}. na světě, ${lower} ${lowerRank}. a dělí je tak ${lowerRank - higherRank} míst.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `Na žebříčku je ${higher} na ${higherRank}. a ${lower} na ${lowerRank}. místě.`,
      ({ higher, lower, higherRank, lowerRank }) => `${higher} je ${higherRank}. na světě, ${lower} figuruje na ${lowerRank}. místě.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} na žebříčku nefiguruje, ${other} je na ${otherRank}. místě.`,
      ({ player, other, otherRank }) => `${other} je ${otherRank}. na světě, ${player} je zatím bez umístění na žebříčku.`,
    ],
    comeback: [
      ({ player }) => `${player} minulý zápas ${past('vzdal')} a teď se vrací.`,
      ({ player }) => `Minulý zápas ${player} ${past('nedohrál')}, otázkou je ${women ? 'její' : 'jeho'} zdravotní stav.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `Z posledních ${matches(of, 'gen')} ${past('vyhrál')} ${first} ${number(firstWon, 'acc')} a ${second} ${number(secondWon, 'acc')}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        `${first} má z posledních ${matches(of, 'gen')} ${wins(firstWon, 'acc')}, ${second} ${number(secondWon, 'acc', 'f')}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `Hraje se ${at} ${on[surface]}, ${sets[bestOf]}.`,
      ({ surface, bestOf }) => `Zápas ${at} se hraje ${on[surface]} a ${sets[bestOf]}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance }) => `Podle kurzů očištěných o marži má ${favourite} šanci na výhru ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `${women ? 'Favoritkou' : 'Favoritem'} je ${favourite}: kurzy bez marže odpovídají šanci ${percent(chance)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) => `Kurzy zatím nejsou, podle našeho hodnocení má ${favourite} šanci na výhru ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Podle našeho hodnocení je ${women ? 'favoritkou' : 'favoritem'} ${favourite} se šancí ${percent(chance)}, kurzy ještě nejsou vypsané.`,
    ],
    even: [
      ({ chance }) => `Zápas nemá ${women ? 'favoritku' : 'favorita'}, vyšší z obou šancí je jen ${percent(chance)}.`,
      ({ first, second, chance }) => `${first} a ${second} jsou na tom skoro stejně, vyšší šance je ${percent(chance)}.`,
    ],
    wonInStraightSets: [
      ({ winner, sets: of }) => `${winner} ${past('vyhrál')} ${score(of)} a ${past('neztratil')} ani set.`,
      ({ winner, loser, sets: of }) => `${loser} ${past('neuhrál')} ani set, ${winner} ${past('vyhrál')} ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `První set ${past('získal')} ${loser}, ${winner} ale zápas ${past('vyhrál')} ${score(of)}.`,
      ({ winner, sets: of }) => `${winner} ${past('otočil')} zápas po ztrátě prvního setu a ${past('vyhrál')} ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, sets: of }) => `${winner} ${past('vyhrál')} ${inSets(of.length)} ${score(of)}.`,
      ({ winner, loser, sets: of }) =>
        `${loser} ${past('uhrál')} ${counted(lostSets(of), 'set')}, ${winner} ale zápas ${past('vyhrál')} ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) =>
        `${loser} zápas ${past('vzdal')}${of.length === 0 ? '' : ` za stavu ${score(of)} z pohledu ${women ? 'vítězky' : 'vítěze'}`}, ${past('vyhrál')} ${winner}.`,
      ({ winner, loser, sets: of }) =>
        `${winner} ${past('vyhrál')}${of.length === 0 ? '' : ` za stavu ${score(of)}`} skrečí, ${loser} už ${past('nepokračoval')}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} k zápasu ${past('nenastoupil')}, ${winner} ${past('vyhrál')} bez boje.`,
      ({ winner, loser }) => `Bez boje ${past('vyhrál')} ${winner}, protože ${loser} ${past('nenastoupil')}.`,
    ],
    awarded: [
      ({ winner }) => `Zápas se nedohrál, kontumačně ${past('vyhrál')} ${winner}.`,
      ({ winner, loser }) => `Výhru ${past('dostal')} ${winner} kontumačně, ${loser} zápas ${past('nedohrál')}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Překvapení se nekonalo: před začátkem ${past('měl')} ${winner} šanci ${percent(chance)}.`,
      ({ winner, chance }) => `${women ? 'Favoritkou byla' : 'Favoritem byl'} předem ${winner} se šancí na výhru ${percent(chance)}.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `${women ? 'Mírnou favoritkou byla' : 'Mírným favoritem byl'} ${loser}, ${winner} ${past('měl')} šanci ${percent(chance)}.`,
      ({ winner, chance }) =>
        `Předpověď mluvila mírně pro ${women ? 'soupeřku' : 'soupeře'}: ${winner} ${past('měl')} šanci ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, chance }) => `Bylo to překvapení: ${winner} ${past('měl')} podle předpovědi šanci jen ${percent(chance)}.`,
      ({ winner, loser, chance }) =>
        `${women ? 'Favoritkou byla' : 'Favoritem byl'} ${loser}, kdežto ${winner} ${past('měl')} šanci jen ${percent(chance)}.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Před začátkem ${past('měl')} ${winner} šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Podle předpovědi ${past('měl')} ${winner} šanci ${percent(chance)}.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Zápas předem neměl ${women ? 'favoritku' : 'favorita'}, ${winner} ${past('měl')} šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Čekal se vyrovnaný zápas, šanci ${percent(chance)} ${past('měl')} ${winner}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `${player} už ${past('vyhrál')} ${matches(run, 'acc')} v řadě.`,
      ({ player, run }) => `${player} má na kontě už ${wins(run, 'acc')} za sebou.`,
    ],
    meetingsAfter: [
      ({ winner, loser, won, lost }) =>
        won === lost
          ? `Vzájemná bilance je teď vyrovnaná, ${won}:${lost}.`
          : `${won > lost ? winner : loser} ${won > lost ? 'teď' : 'dál'} vede ve vzájemných zápasech ${Math.max(won, lost)}:${Math.min(won, lost)}.`,
      ({ winner, won, lost }) =>
        lost === 0
          ? `${winner} zatím ${past('neprohrál')} žádný vzájemný zápas.`
          : `${winner} ${past('vyhrál')} ${partOf(won, won + lost)} vzájemných zápasů.`,
    ],
    gamesPlayed: [
      ({ games, sets: of }) =>
        `${of === 1 ? 'Hrál' : of < 5 ? 'Hrály' : 'Hrálo'} se ${counted(of, 'set')}, celkem ${counted(games, 'gem')}.`,
      ({ games, sets: of }) => `Zápas měl ${counted(of, 'set')} a ${counted(games, 'gem')}.`,
    ],
    stakesBack: [() => `Nedohrál se ani jeden set, vklady se proto vracejí.`, () => `Vklady se vracejí, protože se nedohrál ani set.`],
    betsCount: [
      () => `Aspoň jeden set se dohrál, sázky na vítěze tak platí.`,
      () => `Sázky na vítěze platí, protože se dohrál aspoň jeden set.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
