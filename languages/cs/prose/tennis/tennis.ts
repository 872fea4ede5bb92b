import type { Pair } from '#domain/sports/pair.ts';
import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { allOf, matches, number, partOf, times, wins } from '../words.ts';

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
const lostGames = (sets: readonly Pair<number>[]) => sets.reduce((sum, [, other]) => sum + other, 0);
/** `mečbol`, `dva mečboly`, `pět mečbolů` */
const matchPoints = (count: number) => (count === 1 ? 'mečbol' : `${number(count, 'acc')} ${count < 5 ? 'mečboly' : 'mečbolů'}`);
/** `brejk`, `dva brejky`, `pět brejků` */
const breaksOf = (count: number) => (count === 1 ? 'brejk' : `${number(count, 'acc')} ${count < 5 ? 'brejky' : 'brejků'}`);
const inSet = (set: number) => `${['v prvním', 've druhém', 've třetím', 've čtvrtém', 'v pátém'][set - 1]} setu`;
/** `bilanci 5:2`, `čtyři výhry bez prohry`, `čtyři prohry bez výhry`. */
const balance = (won: number, lost: number) =>
  lost === 0 ? `${wins(won, 'acc')} bez prohry` : won === 0 ? `${losses(lost)} bez výhry` : `bilanci ${won}:${lost}`;
/** The balances of two sides, the second without a word that the first has: `bilanci 7:2` and `10:6`. */
const balances = (one: readonly [won: number, lost: number], other: readonly [won: number, lost: number]) => {
  const [first, second] = [balance(...one), balance(...other)];
  return [first, first.startsWith(balanceWord) ? second.replace(balanceWord, '') : second] as const;
};
const balanceWord = 'bilanci ';
const losses = (count: number) => `${number(count, 'acc', 'f')} ${count === 1 ? 'prohru' : count < 5 ? 'prohry' : 'proher'}`;
interface Counts {
  readonly firstWon: number;
  readonly firstLost: number;
  readonly secondWon: number;
  readonly secondLost: number;
}
const firstOf = ({ firstWon, firstLost }: Counts) => [firstWon, firstLost] as const;
const secondOf = ({ secondWon, secondLost }: Counts) => [secondWon, secondLost] as const;
const isBetter = (of: Counts) => of.firstWon * (of.secondWon + of.secondLost) >= of.secondWon * (of.firstWon + of.firstLost);
const lostSets = (sets: readonly Pair<number>[]) => sets.filter(([own, other]) => own < other).length;

/**
 * Returns the texts about tennis in Czech. Surnames occur only in the nominative, as subjects: papers inflect them, but no rule inflects those
 * of all languages correctly.
 */
export const czechTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const past = (masculine: string) => (women ? `${masculine.replace(/šel$/, 'šl')}a` : masculine);
  /** `uhrál jen tři gemy`, `neuhrál ani gem`. */
  const gamesOf = (verb: string, of: readonly Pair<number>[]) =>
    lostGames(of) === 0 ? `${past(`ne${verb}`)} ani gem` : `${past(verb)} jen ${counted(lostGames(of), 'gem')}`;
  /** `vyhrál pět ze sedmi zápasů`, `vyhrál všechny čtyři zápasy`, `žádný ze čtyř zápasů nevyhrál`. */
  const done = (won: number, lost: number) => {
    const all = won + lost;
    if (all === 1) return `${past(won === 1 ? 'vyhrál' : 'prohrál')} jediný zápas`;
    if (won === 0) return `${past('prohrál')} ${allOf(all)}`;
    return lost === 0 ? `${past('vyhrál')} ${allOf(all)}` : `${past('vyhrál')} ${partOf(won, all)} zápasů`;
  };
  /** Returns what two sides have done, the second without words that the first has: `vyhrál pět z osmi zápasů` and `deset z jedenácti`. */
  const bothDone = (one: readonly [won: number, lost: number], other: readonly [won: number, lost: number]) => {
    const [first, second] = [done(...one), done(...other)];
    const [verb = ''] = first.split(' ');
    if (!second.startsWith(`${verb} `)) return [first, second] as const;
    const rest = second.slice(verb.length + 1);
    return [first, / ze? /.test(first) ? rest.replace(/( ze? .*) zápasů$/, '$1') : rest] as const;
  };
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${capital(meetings(won))} ${past('vyhrál')} ${leader}, ${other} ${won === 1 ? '' : 'zatím '}${past('neuspěl')}.`
          : `Vzájemné zápasy ${leader} – ${other} mají zatím bilanci ${won}:${lost}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other} na vzájemnou výhru teprve čeká, ${won === 1 ? 'jediný zápas' : `všechny zápasy`} zatím ${past('vyhrál')} ${leader}.`
          : `${leader} má ze vzájemných zápasů ${wins(won, 'acc')}, ${other} ${number(lost, 'acc', 'f')}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader} má vzájemnou bilanci bez prohry, ${other} ${won === 1 ? 'jediný zápas prohrál' : 'pokaždé prohrál'}${women ? 'a' : ''}.`
          : `${other} ${past('vyhrál')} ${partOf(lost, won + lost)} vzájemných zápasů, ${leader} ${number(won, 'acc')}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `Jediný vzájemný zápas ${past('vyhrál')} ${leader}.`
            : `Když proti sobě ${leader} a ${other} ${women ? 'hrály' : 'hráli'}, pokaždé ${past('vyhrál')} ${leader}.`
          : `Ve vzájemných zápasech má ${leader} s bilancí ${won}:${lost} navrch, ${other} se pokusí o změnu.`,
    ],
    meetingsLevel: [
      ({ each }) => `Vzájemná bilance je vyrovnaná, ${each}:${each}.`,
      ({ first, second, each }) => `${first} a ${second} to mají ve vzájemných zápasech ${each}:${each}.`,
    ],
    firstMeeting: [
      ({ first, second }) => `${first} a ${second} proti sobě podle našich dat ještě ${women ? 'nehrály' : 'nehráli'}.`,
      ({ first, second }) => `První vzájemný zápas v našich datech hrají ${first} a ${second}.`,
      () => `O žádném dřívějším vzájemném zápase nevíme.`,
      ({ first, second }) => `${first} a ${second} se podle našich dat potkávají poprvé.`,
    ],
    final: [
      ({ first, second }) => `${first} a ${second} hrají ${at} o titul.`,
      ({ first, second }) => `Ve finále ${at} proti sobě stojí ${first} a ${second}.`,
    ],
    lateRound: [
      ({ first, second, round }) => `${first} a ${second} hrají ${at} o postup ${round === 'semi-final' ? 'do finále' : 'do semifinále'}.`,
      ({ first, second, round }) =>
        `${round === 'semi-final' ? 'V semifinále' : 'Ve čtvrtfinále'} ${at} proti sobě stojí ${first} a ${second}.`,
      ({ first, second, round }) =>
        `Vítěz${women ? 'ka' : ''} zápasu ${first} – ${second} postoupí ${at} ${round === 'semi-final' ? 'do finále' : 'do semifinále'}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ player, other, run }) => `Se sérií ${wins(run, 'gen')} přichází ${player}, na druhé straně sítě stojí ${other}.`,
        ({ player, other, run }) =>
          `${player} ${past('vyhrál')} ${last(run)}, teď ${women ? 'její soupeřkou' : 'jeho soupeřem'} bude ${other}.`,
      ],
      [
        ({ player, run }) => `${player} ${past('vyhrál')} ${last(run)}.`,
        ({ player, run }) => `Se sérií ${wins(run, 'gen')} přichází ${player}.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ player, other, run }) =>
          `${player} ${last(run)} ${past('prohrál')}, teď ${women ? 'její soupeřkou' : 'jeho soupeřem'} bude ${other}.`,
        ({ player, other, run }) => `Na výhru už ${matches(run, 'acc')} čeká ${player}, na druhé straně sítě stojí ${other}.`,
      ],
      [
        ({ player, run }) => `${player} ${last(run)} ${past('prohrál')}.`,
        ({ player, run }) => `Na výhru už ${matches(run, 'acc')} čeká ${player}.`,
      ],
    ),
    surfaceRecords: [
      ({ first, second, surface, ...counts }) => {
        const [own, other] = balances(firstOf(counts), secondOf(counts));
        return `${capital(on[surface])} má ${first} za poslední rok ${own}, ${second} ${other}.`;
      },
      ({ first, second, surface, ...counts }) => {
        const [own, other] = balances(secondOf(counts), firstOf(counts));
        return `Za poslední rok má ${second} ${on[surface]} ${own}, ${first} ${other}.`;
      },
      ({ first, second, surface, ...counts }) => {
        const [own, other] = bothDone(secondOf(counts), firstOf(counts));
        return `${second} ${on[surface]} za poslední rok ${own}, ${first} ${other}.`;
      },
      ({ first, second, surface, ...counts }) => {
        const [own, other] = bothDone(firstOf(counts), secondOf(counts));
        return `Za posledních dvanáct měsíců ${first} ${on[surface]} ${own} a ${second} ${other}.`;
      },
      ({ first, second, surface, ...counts }) =>
        `Roční bilance ${on[surface]}: ${first} ${counts.firstWon}:${counts.firstLost}, ${second} ${counts.secondWon}:${counts.secondLost}.`,
      ({ first, second, surface, ...counts }) =>
        `${first} jde do zápasu s roční bilancí ${counts.firstWon}:${counts.firstLost} ${on[surface]}, ${second} má ${counts.secondWon}:${counts.secondLost}.`,
      ({ first, second, surface, ...counts }) => {
        const [own, other] = bothDone(firstOf(counts), secondOf(counts));
        return `${capital(on[surface])} ${first} za poslední rok ${own}, ${second} ${other}.`;
      },
      ({ first, second, surface, ...counts }) => {
        const [better, worse] = isBetter(counts) ? [first, second] : [second, first];
        const [own, other] = isBetter(counts)
          ? [`${counts.firstWon}:${counts.firstLost}`, `${counts.secondWon}:${counts.secondLost}`]
          : [`${counts.secondWon}:${counts.secondLost}`, `${counts.firstWon}:${counts.firstLost}`];
        return `Lepší roční bilanci ${on[surface]} má ${better}, a to ${own}; ${worse} má ${other}.`;
      },
    ],
    noSetLost: [
      ({ player, other }) => `${player} ${at} ještě ${past('neztratil')} set, ${other} už ano.`,
      ({ player, matches: played }) =>
        `Bez ztráty setu ${past('prošel')} ${at} ${player} ${played === 2 ? 'oběma' : `všemi ${number(played, 'ins')}`} zápasy.`,
      ({ player, other }) => `Zatímco ${other} ${at} už set ${past('ztratil')}, ${player} zatím ne.`,
    ],
    wentTheDistance: [
      ({ player, other, sets: of }) =>
        `${player} ${past('potřeboval')} k minulé výhře ${of === 3 ? 'všechny tři sety' : 'všech pět setů'}, ${other} ${past('měl')} kratší zápas.`,
      ({ player, other, sets: of }) =>
        `Minulý zápas ${player} ${past('dotáhl')} až do ${of === 3 ? 'třetího' : 'pátého'} setu, ${other} ${past('odehrál')} méně setů.`,
      ({ player, other, sets: of }) =>
        `Za sebou má ${player} zápas na ${of === 3 ? 'tři sety' : 'pět setů'}, ${other} ${past('hrál')} naposledy kratší.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) => `V žebříčku je ${higher} ${higherRank}., ${lower} až ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${higher} je ${higherRank}. na světě, ${lower} ${lowerRank}. a dělí je tak ${lowerRank - higherRank} míst.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `V žebříčku je ${higher} na ${higherRank}. a ${lower} na ${lowerRank}. místě.`,
      ({ higher, lower, higherRank, lowerRank }) => `${higher} je ${higherRank}. na světě, ${lower} figuruje na ${lowerRank}. místě.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} v žebříčku nefiguruje, ${other} je na ${otherRank}. místě.`,
      ({ player, other, otherRank }) => `${other} je ${otherRank}. na světě, ${player} je zatím bez umístění v žebříčku.`,
    ],
    comeback: [
      ({ player, other }) => `${player} minulý zápas ${past('vzdal')} a teď se vrací, ${women ? 'soupeřkou' : 'soupeřem'} je ${other}.`,
      ({ player }) => `Minulý zápas ${player} ${past('nedohrál')}, otázkou je ${women ? 'její' : 'jeho'} zdravotní stav.`,
      ({ player, other }) => `Po nedohraném zápase se vrací ${player}, na druhé straně sítě stojí ${other}.`,
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
      ({ favourite, chance }) => `Blíž k výhře má podle kurzů ${favourite}, bez marže z nich vychází šance ${percent(chance)}.`,
      ({ favourite, chance }) => `Vyšší šanci má podle kurzů ${favourite}, po odečtení marže ${percent(chance)}.`,
      ({ favourite, chance }) => `Sázkové kanceláře víc věří, že vyhraje ${favourite}: bez jejich marže je šance ${percent(chance)}.`,
      ({ favourite, chance }) => `Pravděpodobnost, že vyhraje ${favourite}, vychází z kurzů po odečtení marže na ${percent(chance)}.`,
      ({ favourite, chance }) => `V ${percent(chance)} případů by měl${women ? 'a' : ''} podle kurzů bez marže vyhrát ${favourite}.`,
      ({ favourite, chance }) =>
        `${favourite} jde do zápasu jako ${women ? 'favoritka' : 'favorit'}, kurzy po očištění o marži dávají ${percent(chance)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) => `Kurzy zatím nejsou, podle našeho hodnocení má ${favourite} šanci na výhru ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Podle našeho hodnocení je ${women ? 'favoritkou' : 'favoritem'} ${favourite} se šancí ${percent(chance)}, kurzy ještě nejsou vypsané.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `Přesto je ${women ? 'favoritkou' : 'favoritem'} ${favourite}, podle ${basis === 'price' ? 'kurzů bez marže' : 'našeho hodnocení'} se šancí ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `I tak má podle ${basis === 'price' ? 'kurzů' : 'našeho hodnocení'} blíž k výhře ${favourite}: šance je ${basis === 'price' ? 'po odečtení marže ' : ''}${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `Vyšší šanci má přesto ${favourite}, podle ${basis === 'price' ? 'kurzů očištěných o marži' : 'našeho hodnocení'} ${percent(chance)}.`,
    ],
    even: [
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Zápas nemá ${women ? 'favoritku' : 'favorita'}: ${first} i ${second} mají šanci ${percent(firstChance)}.`
          : `Zápas nemá ${women ? 'jasnou favoritku' : 'jasného favorita'}: ${first} má šanci ${percent(firstChance)}, ${second} ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `${first} a ${second} mají na výhru stejnou šanci, ${percent(firstChance)}.`
          : `${first} a ${second} mají na výhru skoro stejnou šanci: ${percent(firstChance)} a ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Šance jsou naprosto vyrovnané.`
          : `Šance jsou vyrovnané: ${percent(firstChance)} má ${first}, ${percent(secondChance)} ${second}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Kdo vyhraje, se odhadnout nedá: ${first} i ${second} mají stejnou šanci.`
          : `Kdo vyhraje, se těžko odhaduje, ${first} má šanci ${percent(firstChance)} a ${second} ${percent(secondChance)}.`,
    ],
    wonEasily: [
      ({ winner, loser, sets: of }) =>
        `${winner} ${past('nedal')} soupeř${women ? 'ce' : 'i'} šanci a ${past('vyhrál')} ${score(of)}, ${loser} ${gamesOf('uhrál', of)}.`,
      ({ winner, loser, sets: of }) => `Jednoznačný zápas: ${winner} ${past('vyhrál')} ${score(of)}, ${loser} ${gamesOf('získal', of)}.`,
      ({ winner, loser, sets: of }) => `Hladkou výhru ${score(of)} ${past('slavil')} ${winner}, ${loser} ${past('vzdoroval')} marně.`,
      ({ winner, sets: of }) => `Hladce ${past('vyhrál')} ${winner}, a to ${score(of)}.`,
    ],
    wonInStraightSets: [
      ({ winner, sets: of }) => `${winner} ${past('vyhrál')} ${score(of)} a ${past('neztratil')} ani set.`,
      ({ winner, loser, sets: of }) => `${loser} ${past('neuhrál')} ani set, ${winner} ${past('vyhrál')} ${score(of)}.`,
      ({ winner, sets: of }) => `Bez ztráty setu ${past('vyhrál')} ${winner} ${score(of)}.`,
      ({ winner, loser, sets: of }) =>
        `${winner} ${past('měl')} zápas pod kontrolou a ${past('vyhrál')} ${score(of)}, ${loser} ${past('zůstal')} bez setu.`,
      ({ winner, sets: of }) => `${capital(inSets(of.length))} ${past('zvítězil')} ${winner}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Na set ${loser} ${past('nedosáhl')}, ${winner} ${past('vyhrál')} ${score(of)}.`,
      ({ winner, sets: of }) =>
        `${winner} ${past('zvládl')} ${of.length === 2 ? 'oba sety' : `všechny ${number(of.length, 'acc')} sety`}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Zápas, v němž ${loser} ${past('nezískal')} set, ${past('vyhrál')} ${winner} ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `První set ${past('získal')} ${loser}, ${winner} ale zápas ${past('vyhrál')} ${score(of)}.`,
      ({ winner, sets: of }) => `${winner} ${past('otočil')} zápas po ztrátě prvního setu a ${past('vyhrál')} ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} ${past('vedl')} na sety, nakonec ale ${past('slavil')} ${winner}: ${score(of)}.`,
      ({ winner, sets: of }) => `I když první set ${past('ztratil')}, ${winner} ${past('vyhrál')} ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, sets: of }) => `${winner} ${past('vyhrál')} ${inSets(of.length)} ${score(of)}.`,
      ({ winner, loser, sets: of }) =>
        `${loser} ${past('uhrál')} ${counted(lostSets(of), 'set')}, ${winner} ale zápas ${past('vyhrál')} ${score(of)}.`,
      ({ winner, sets: of }) => `K výhře ${past('potřeboval')} ${winner} ${counted(of.length, 'set')}: ${score(of)}.`,
      ({ winner, loser, sets: of }) =>
        `${lostSets(of) === 1 ? 'Jeden set' : 'Dva sety'} ${past('získal')} ${loser}, zápas ale ${past('vyhrál')} ${winner} ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) =>
        `${loser} zápas ${past('vzdal')}${of.length === 0 ? '' : ` za stavu ${score(of)} z pohledu ${women ? 'vítězky' : 'vítěze'}`}, ${past('vyhrál')} ${winner}.`,
      ({ winner, loser, sets: of }) =>
        `${winner} ${past('vyhrál')}${of.length === 0 ? '' : ` za stavu ${score(of)}`} skrečí, ${loser} už ${past('nepokračoval')}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} k zápasu ${past('nenastoupil')}, ${winner} ${past('vyhrál')} bez boje.`,
      ({ winner, loser }) => `Zápas se nehrál, ${loser} ${past('nenastoupil')} a ${past('postoupil')} ${winner}.`,
    ],
    walkoverBets: [() => `Vklady ze všech sázek na tento zápas se vracejí.`, () => `Sázky na tento zápas neplatí a vklady se vracejí.`],
    awarded: [
      ({ winner }) => `Zápas byl ukončen předčasně, ${women ? 'vítězkou' : 'vítězem'} je ${winner}.`,
      ({ winner, loser }) => `${loser} zápas ${past('nedohrál')}, ${women ? 'vítězkou' : 'vítězem'} je ${winner}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Překvapení se nekonalo: před začátkem ${past('měl')} ${winner} šanci ${percent(chance)}.`,
      ({ winner, chance }) => `${women ? 'Favoritkou byla' : 'Favoritem byl'} předem ${winner} se šancí na výhru ${percent(chance)}.`,
      ({ winner, chance }) =>
        `${winner} ${past('potvrdil')} roli ${women ? 'favoritky' : 'favorita'}, šance před zápasem byla ${percent(chance)}.`,
      ({ chance }) => `Výsledek odpovídá předpovědi, výhru viděla na ${percent(chance)}.`,
      ({ winner, chance }) => `Že vyhraje ${winner}, se čekalo: šance byla ${percent(chance)}.`,
      ({ winner, chance }) => `Předpověď věřila ${women ? 'vítězce' : 'vítězi'}, ${winner} ${past('měl')} šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Do zápasu ${past('šel')} ${winner} jako ${women ? 'favoritka' : 'favorit'} se šancí ${percent(chance)}.`,
      ({ winner, chance }) => `Podle očekávání: na to, že vyhraje ${winner}, byla šance ${percent(chance)}.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `${women ? 'Mírnou favoritkou byla' : 'Mírným favoritem byl'} ${loser}, ${winner} ${past('měl')} šanci ${percent(chance)}.`,
      ({ winner, chance }) =>
        `Předpověď mluvila mírně pro ${women ? 'soupeřku' : 'soupeře'}: ${winner} ${past('měl')} šanci ${percent(chance)}.`,
    ],
    upset: [
      ({ chance }) => `Je to překvapení: vítěz${women ? 'ka měla' : ' měl'} podle předpovědi šanci jen ${percent(chance)}.`,
      ({ winner, loser, chance }) =>
        `${women ? 'Favoritkou byla' : 'Favoritem byl'} ${loser}, kdežto ${winner} ${past('měl')} šanci jen ${percent(chance)}.`,
      ({ loser, winner, chance }) =>
        `O překvapení se ${past('postaral')} ${winner}, předpověď tomu dávala jen ${percent(chance)}; ${loser} v roli ${women ? 'favoritky' : 'favorita'} ${past('neuspěl')}.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Před začátkem ${past('měl')} ${winner} šanci na výhru ${percent(chance)}.`,
      ({ winner, chance }) => `Podle předpovědi ${past('měl')} ${winner} šanci na výhru ${percent(chance)}.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Zápas předem neměl ${women ? 'favoritku' : 'favorita'}, ${winner} ${past('měl')} šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Čekal se vyrovnaný zápas, šanci ${percent(chance)} ${past('měl')} ${winner}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `${player} už ${past('vyhrál')} ${matches(run, 'acc')} v řadě.`,
      ({ run }) => `Vítěz${women ? 'ka' : ''} má na kontě už ${wins(run, 'acc')} za sebou.`,
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
    wonTitle: [
      ({ winner }) => `Titul ${at} ${past('získal')} ${winner}.`,
      ({ winner }) => `${winner} je ${women ? 'vítězkou' : 'vítězem'} ${at.replace(/^na turnaji /, 'turnaje ')}.`,
      ({ winner }) => `Z titulu ${at} se raduje ${winner}.`,
    ],
    matchPointsSaved: [
      ({ winner, points }) => `${winner} v tiebreaku ${past('odvrátil')} ${matchPoints(points)}.`,
      ({ loser, points }) =>
        `${loser} ${past('měl')} v tiebreaku ${matchPoints(points)}, ${points === 1 ? 'ale' : 'ani jeden'} ${past('neproměnil')}${points === 1 ? ' ho' : ''}.`,
      ({ winner, loser, points }) =>
        `${loser} ${past('byl')} v tiebreaku ${times(points)} míč od výhry, ${winner} to ale ${past('ustál')}.`,
    ],
    lastSetTieBreak: [
      ({ winner, own, other }) => `Rozhodl až tiebreak posledního setu, který ${past('vyhrál')} ${winner} ${own}:${other}.`,
      ({ winner, own, other }) => `Rozhodující tiebreak ${past('zvládl')} ${winner} ${own}:${other}.`,
      ({ own, other }) => `Poslední set dospěl do tiebreaku, ten skončil ${own}:${other}.`,
    ],
    setTurned: [
      ({ winner, set, own, other }) => `${capital(inSet(set))} ${winner} ${past('prohrával')} ${own}:${other}, ale ${past('otočil')} ho.`,
      ({ loser, set, own, other }) => `${loser} ${inSet(set)} ${past('vedl')} ${other}:${own}, a přesto ho ${past('ztratil')}.`,
      ({ winner, set, own, other }) => `Obrat ${past('předvedl')} ${winner} ${inSet(set)}, v němž už to bylo ${own}:${other}.`,
    ],
    onlyTieBreaks: [
      ({ sets: count }) => `Podání nikdo neztratil, ${count === 2 ? 'oba sety' : `všechny ${number(count, 'acc')} sety`} rozhodl tiebreak.`,
      ({ sets: count }) => `Ani jednou se neprolomilo podání a ${inSets(count)} rozhodovaly tiebreaky.`,
    ],
    breaks: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} ${past('prolomil')} podání ${times(won)} a svoje ani jednou ${past('neztratil')}.`
          : `${winner} ${past('prolomil')} podání ${times(won)}, ${loser} ${times(lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${loser} ${past('ztratil')} podání ${times(won)}, ${winner} ani jednou.`
          : `O podání ${past('přišel')} ${loser} ${times(won)}, ${winner} ${times(lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `K brejku se ${loser} ${past('nedostal')}, ${winner} ho ${past('získal')} ${times(won)}.`
          : `${winner} ${past('získal')} ${breaksOf(won)}, ${loser} ${number(lost, 'acc')}.`,
      ({ winner, won, lost }) =>
        lost === 0
          ? `${winner} všechna svá podání ${past('udržel')} a ${times(won)} ${past('uspěl')} na příjmu.`
          : `${winner} ${times(lost)} ${past('ztratil')} podání, ale ${times(won)} ho ${past('vzal')} soupeř${women ? 'ce' : 'i'}.`,
    ],
    ranksAfter: [
      ({ winner, loser, winnerRank, loserRank }) => `V žebříčku je ${winner} na ${winnerRank}. místě, ${loser} na ${loserRank}. místě.`,
      ({ winner, loser, winnerRank, loserRank }) => `${loser} je ${loserRank}. na světě, ${winner} ${winnerRank}.`,
      ({ loser, loserRank }) => `${loser} figuruje na ${loserRank}. místě žebříčku.`,
    ],
    stakesBack: [() => `Sázky na vítěze neplatí a vklady se vracejí.`, () => `Vklady ze sázek na vítěze se vracejí.`],
    betsCount: [
      () => `Aspoň jeden set se dohrál, sázky na vítěze tak platí.`,
      () => `Sázky na vítěze platí, protože se dohrál aspoň jeden set.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
