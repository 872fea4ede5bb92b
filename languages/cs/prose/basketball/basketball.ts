import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import { allOf, feminineOrdinal, matches, number, outOf, points, wins } from '../words.ts';

const conferences = { east: 'Východní konference', west: 'Západní konference' } as const;
const are = (club: CzechNoun) => club.verb('je', 'jsou');
const have = (club: CzechNoun) => club.verb('má', 'mají');
const last = (count: number) => `${count >= 5 ? 'posledních' : 'poslední'} ${matches(count, 'acc')}`;

const quarters = ['první', 'druhá', 'třetí', 'závěrečná'];
const quartersAsObject = ['první', 'druhou', 'třetí', 'závěrečnou'];
const inQuarters = ['v první', 've druhé', 've třetí', 'v závěrečné'];
const breakOf = { 'half-time': 'o poločase', 'third-quarter': 'před poslední čtvrtinou' } as const;
/** Before `výhra` or `prohra`, and before a verb. */
const placeWon = { season: '', home: 'domácí ', away: 'venkovní ' } as const;
const placeIn = { season: '', home: 'doma ', away: 'venku ' } as const;
/** `14 bodů`, `bod`, `dva body` */
const pointsBy = (count: number) => (count === 1 ? 'bod' : points(count, 'acc'));
const pointsLost = (count: number) => points(count, 'gen');
const winsOf = (count: number) => (count === 0 ? 'nula výher' : wins(count, 'acc'));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const czechBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<CzechNoun> => {
  type Sides = { homeWon: number; homeLost: number; awayWon: number; awayLost: number };
  const homeRecord = ({ homeWon, homeLost }: Sides) => score(homeWon, homeLost);
  const awayRecord = ({ awayWon, awayLost }: Sides) => score(awayWon, awayLost);
  const spread = (of: number | undefined) => (of === undefined ? '' : `, handicap je −${line(of)}`);
  return {
    neighbours: [
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `V tabulce ${conferences[conference]} ${are(higher.full)} ${higher.full} na ${higherPlace}. místě, ${lower.full} na ${lowerPlace}. místě a dělí je nanejvýš jeden zápas.`,
      ({ higher, lower, higherPlace, lowerPlace }) =>
        `Jde o ${higherPlace}. místo v konferenci: ${lower.full} ${are(lower.full)} na ${lowerPlace}. místě a výhrou ${lower.full.verb('může', 'mohou')} ${higher.full.acc} dostihnout nebo předstihnout.`,
    ],
    winningRun: firstOrLater(
      [
        ({ club, other, run }) => `${club.full} ${club.full.past('vyhrál')} ${last(run)}, soupeřem ${are(other.full)} teď ${other.full}.`,
        ({ club, other, run }) =>
          `Se sérií ${wins(run, 'gen')} ${club.full.verb('nastupuje', 'nastupují')} ${club.full} proti ${other.short.dat}.`,
      ],
      [
        ({ club, run }) => `${club.full} ${club.full.past('vyhrál')} ${last(run)}.`,
        ({ club, run }) => `Sérii ${wins(run, 'gen')} ${have(club.full)} za sebou ${club.full}.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ club, other, run }) => `${club.full} ${club.full.past('prohrál')} ${last(run)}, soupeřem ${are(other.full)} teď ${other.full}.`,
        ({ club, other, run }) =>
          `Na výhru už ${matches(run, 'acc')} ${club.full.verb('čeká', 'čekají')} ${club.full}, teď ${club.full.verb('nastupuje', 'nastupují')} proti ${other.short.dat}.`,
      ],
      [
        ({ club, run }) => `${club.full} ${club.full.past('prohrál')} ${last(run)}.`,
        ({ club, run }) => `Na výhru už ${matches(run, 'acc')} ${club.full.verb('čeká', 'čekají')} ${club.full}.`,
      ],
    ),
    backToBack: [
      ({ club, other }) => `Druhý zápas ve dvou dnech čeká ${club.short.acc}, ${other.short} ${other.short.past('měl')} den předtím volno.`,
      ({ club, other }) => `Druhý zápas ve dvou dnech ${have(club.short)} ${club.short}, odpočatí jsou hráči ${other.short.gen}.`,
    ],
    seasonMeetings: [
      ({ leader, other, won, lost }) =>
        `Ve vzájemných zápasech této sezony ${leader.short.verb('vede', 'vedou')} ${leader.short} nad ${other.short.ins} ${score(won, lost)}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other.short} v této sezoně nad ${leader.short.ins} ještě ${other.short.past('nevyhrál')}.`
          : `${capital(outOf(won + lost))} vzájemných zápasů této sezony ${leader.short.past('vyhrál')} ${leader.short} ${number(won, 'acc')}, ${other.short} ${number(lost, 'acc')}.`,
    ],
    seasonLevel: [
      ({ each }) => `Vzájemná bilance v této sezoně je vyrovnaná, ${score(each, each)}.`,
      ({ home, away, each }) => `${home.short} a ${away.short} to mají v této sezoně mezi sebou ${score(each, each)}.`,
    ],
    firstOfSeason: [
      ({ home, away }) => `V této sezoně proti sobě ${home.short} a ${away.short} ještě ${home.short.past('nehrál', away.short)}.`,
      () => `Je to jejich první vzájemný zápas v sezoně.`,
      ({ home, away }) => `${home.short} a ${away.short} se v této sezoně potkávají poprvé.`,
      () => `Poprvé v sezoně se soupeři střetnou až teď.`,
    ],
    sideRecords: [
      ({ home, away, ...all }) =>
        `Doma ${have(home.short)} ${home.short} bilanci ${homeRecord(all)}, ${away.short} venku ${awayRecord(all)}.`,
      ({ home, away, ...all }) =>
        `Na vlastní palubovce ${have(home.short)} ${home.short} ${winsOf(all.homeWon)} ${outOf(all.homeWon + all.homeLost)} zápasů, ${away.short} venku ${winsOf(all.awayWon)} ${outOf(all.awayWon + all.awayLost)}.`,
      ({ home, away, ...all }) =>
        `Venkovní bilance ${away.short.gen} je ${awayRecord(all)}, domácí bilance ${home.short.gen} ${homeRecord(all)}.`,
      ({ home, away, ...all }) =>
        `${away.short} ${have(away.short)} na palubovkách soupeřů ${winsOf(all.awayWon)} ${outOf(all.awayWon + all.awayLost)} zápasů, ${home.short} doma ${winsOf(all.homeWon)} ${outOf(all.homeWon + all.homeLost)}.`,
      ({ home, away, ...all }) =>
        `Z domácích zápasů ${have(home.short)} ${home.short} bilanci ${homeRecord(all)}, z venkovních ${away.short} ${awayRecord(all)}.`,
      ({ home, away, ...all }) =>
        `Na cestách ${have(away.short)} ${away.short} bilanci ${awayRecord(all)}; ${home.short} ${have(home.short)} doma ${homeRecord(all)}.`,
    ],
    winlessOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `${club.full} v této sezoně ${club.full.past('prohrál')} ${allOf(games, atHome ? 'domácí' : 'venkovní')}, teď ${club.full.verb('hraje', 'hrají')} s ${other.full.ins}.`,
        ({ club, other, atHome, games }) =>
          `Na první ${atHome ? 'domácí' : 'venkovní'} výhru sezony ${club.full.verb('čeká', 'čekají')} ${club.full} i po ${matches(games, 'loc')}, teď proti ${other.short.dat}.`,
        ({ club, other, atHome, games }) =>
          `${atHome ? 'Doma' : 'Venku'} ${have(club.full)} ${club.full} v této sezoně bilanci ${score(0, games)}, teď ${club.full.verb('hraje', 'hrají')} proti ${other.full.dat}.`,
      ],
      [
        ({ club, atHome, games }) =>
          `${club.full} v této sezoně ${club.full.past('prohrál')} ${allOf(games, atHome ? 'domácí' : 'venkovní')}.`,
        ({ club, atHome, games }) =>
          `Na první ${atHome ? 'domácí' : 'venkovní'} výhru sezony ${club.full.verb('čeká', 'čekají')} ${club.full} i po ${matches(games, 'loc')}.`,
      ],
    ),
    perfectOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `${club.full} v této sezoně ${club.full.past('vyhrál')} ${allOf(games, atHome ? 'domácí' : 'venkovní')}, teď ${club.full.verb('hraje', 'hrají')} s ${other.full.ins}.`,
        ({ club, other, atHome, games }) =>
          `${atHome ? 'Doma' : 'Venku'} ${club.full.acc} v této sezoně za ${matches(games, 'acc')} ještě žádný soupeř neporazil, teď to zkusí ${other.full}.`,
        ({ club, other, atHome, games }) =>
          `S ${atHome ? 'domácí' : 'venkovní'} bilancí ${score(games, 0)} ${club.full.verb('nastupuje', 'nastupují')} ${club.full} proti ${other.short.dat}.`,
      ],
      [
        ({ club, atHome, games }) =>
          `${club.full} v této sezoně ${club.full.past('vyhrál')} ${allOf(games, atHome ? 'domácí' : 'venkovní')}.`,
        ({ club, atHome, games }) =>
          `${atHome ? 'Doma' : 'Venku'} ${club.full.acc} v této sezoně za ${matches(games, 'acc')} ještě žádný soupeř neporazil.`,
      ],
    ),
    lastMargin: firstOrLater(
      [
        ({ club, other, won, points }) =>
          `Po ${won ? 'výhře' : 'prohře'} o ${pointsBy(points)} v minulém zápase ${club.full.verb('hraje', 'hrají')} ${club.full} s ${other.full.ins}.`,
        ({ club, other, won, points }) =>
          `Proti ${other.short.dat} ${club.full.verb('nastupuje', 'nastupují')} ${club.full} po ${won ? 'výhře' : 'prohře'} o ${pointsBy(points)}.`,
      ],
      [
        ({ club, won, points }) => `${club.full} minulý zápas ${club.full.past(won ? 'vyhrál' : 'prohrál')} o ${pointsBy(points)}.`,
        ({ club, won, points }) => `Minulý zápas skončil pro ${club.full.acc} ${won ? 'výhrou' : 'prohrou'} o ${pointsBy(points)}.`,
      ],
    ),
    records: [
      ({ home, away, ...all }) => `${home.full} ${have(home.full)} v sezoně bilanci ${homeRecord(all)}, ${away.full} ${awayRecord(all)}.`,
      ({ home, away, ...all }) =>
        `${away.full} (${awayRecord(all)}) ${away.full.verb('hraje', 'hrají')} venku proti ${home.full.dat} (${homeRecord(all)}).`,
      ({ home, away, ...all }) =>
        `Na jedné straně ${home.full} s bilancí sezony ${homeRecord(all)}, na druhé ${away.full} s bilancí ${awayRecord(all)}.`,
      ({ home, away, ...all }) => `${home.full} (${homeRecord(all)}) hostí ${away.full.acc} (${awayRecord(all)}).`,
      ({ home, away, ...all }) =>
        `Do zápasu ${home.full.verb('jde', 'jdou')} ${home.full} s bilancí ${homeRecord(all)}, ${away.full} s bilancí ${awayRecord(all)}.`,
      ({ home, away, ...all }) =>
        `S bilancí ${awayRecord(all)} ${away.full.verb('přijíždí', 'přijíždějí')} ${away.full}, ${home.full} ${have(home.full)} ${homeRecord(all)}.`,
      ({ home, away, ...all }) => `Dosavadní bilance sezony: ${home.full} ${homeRecord(all)}, ${away.full} ${awayRecord(all)}.`,
    ],
    opener: [
      ({ home, away }) => `${home.full} a ${away.full} jsou teprve na začátku sezony.`,
      ({ home, away }) => `Na úvod sezony se utkají ${home.full} a ${away.full}.`,
    ],
    playOff: firstOrLater(
      [
        ({ home, away }) => `V play-off ${home.full.verb('hraje', 'hrají')} doma ${home.full} proti ${away.full.dat}.`,
        ({ home, away }) => `${away.full} ${away.full.verb('hraje', 'hrají')} v play-off na palubovce ${home.full.gen}.`,
      ],
      [() => 'Hraje se v play-off.', () => 'Zápas je součástí play-off.'],
    ),
    playIn: firstOrLater(
      [
        ({ home, away }) => `${home.full} a ${away.full} se v play-in utkají o postup do play-off.`,
        ({ home, away }) => `V play-in ${home.full.verb('hraje', 'hrají')} doma ${home.full}, soupeřem ${are(away.full)} ${away.full}.`,
      ],
      [() => 'V play-in jde o postup do play-off.', () => 'Hraje se v play-in o postup do play-off.'],
    ),
    lastTen: [
      ({ home, away, homeWon, awayWon }) => {
        if (homeWon === 0 || awayWon === 0)
          return `Bilance z posledních deseti zápasů: ${home.short} ${score(homeWon, 10 - homeWon)}, ${away.short} ${score(awayWon, 10 - awayWon)}.`;
        if (homeWon === awayWon) return `Z posledních deseti zápasů vyhrály oba týmy shodně po ${number(homeWon, 'loc')}.`;
        return `Z posledních deseti zápasů ${home.short.past('vyhrál')} ${home.short} ${number(homeWon, 'acc')}, ${away.short} ${number(awayWon, 'acc')}.`;
      },
      ({ home, away, homeWon, awayWon }) =>
        homeWon === awayWon
          ? `Ve formě rozdíl není, oba týmy mají z posledních deseti zápasů bilanci ${score(homeWon, 10 - homeWon)}.`
          : `Forma z posledních deseti zápasů: ${home.short} ${score(homeWon, 10 - homeWon)}, ${away.short} ${score(awayWon, 10 - awayWon)}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance, line: of }) =>
        `Podle kurzů očištěných o marži ${have(favourite.short)} ${favourite.short} šanci na výhru ${percent(chance)}${spread(of)}.`,
      ({ favourite, chance, line: of }) =>
        `Favoritem ${are(favourite.short)} ${favourite.short}: kurzy bez marže odpovídají šanci na výhru ${percent(chance)}${spread(of)}.`,
      ({ favourite, chance }) =>
        `Kurzy staví do role favorita ${favourite.short.acc}: po odečtení marže je šance na výhru ${percent(chance)}.`,
      ({ favourite, chance, line: of }) => `Výhra ${favourite.short.gen} vychází z kurzů bez marže na ${percent(chance)}${spread(of)}.`,
      ({ favourite, chance }) => `Pro ${favourite.short.acc} mluví kurzy, šance na výhru je po odečtení marže ${percent(chance)}.`,
      ({ favourite, chance, line: of }) =>
        `V ${percent(chance)} případů by podle kurzů bez marže ${favourite.short.past('měl')} vyhrát ${favourite.short}${spread(of)}.`,
      ({ favourite, chance }) =>
        `Blíž k výhře ${have(favourite.short)} podle kurzů ${favourite.short}, bez marže jde o šanci ${percent(chance)}.`,
      ({ favourite, chance, line: of }) =>
        `Sázkové kanceláře vidí jako favorita ${favourite.short.acc}: bez jejich marže je šance na výhru ${percent(chance)}${spread(of)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) =>
        `Kurzy zatím nejsou, podle našeho hodnocení ${have(favourite.short)} ${favourite.short} šanci na výhru ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Podle našeho hodnocení ${are(favourite.short)} favoritem ${favourite.short} se šancí ${percent(chance)}, kurzy ještě nejsou vypsané.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `Přesto ${are(favourite.short)} favoritem ${favourite.short}, podle ${basis === 'price' ? 'kurzů bez marže' : 'našeho hodnocení'} se šancí ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `I tak ${have(favourite.short)} podle ${basis === 'price' ? 'kurzů' : 'našeho hodnocení'} blíž k výhře ${favourite.short}: šance je ${basis === 'price' ? 'po odečtení marže ' : ''}${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `Výhra ${favourite.short.gen} přesto vychází podle ${basis === 'price' ? 'kurzů očištěných o marži' : 'našeho hodnocení'} na ${percent(chance)}.`,
    ],
    even: [
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Zápas nemá favorita: ${home.short} i ${away.short} mají šanci ${percent(homeChance)}.`
          : `Zápas nemá jasného favorita: ${home.short} ${have(home.short)} šanci ${percent(homeChance)}, ${away.short} ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `${home.short} a ${away.short} mají na výhru stejnou šanci, ${percent(homeChance)}.`
          : `${home.short} a ${away.short} mají na výhru skoro stejnou šanci: ${percent(homeChance)} a ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Šance jsou naprosto vyrovnané.`
          : `Šance jsou vyrovnané: ${percent(homeChance)} pro ${home.short.acc}, ${percent(awayChance)} pro ${away.short.acc}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Odhadnout vítěze nejde, ${home.short} i ${away.short} mají stejnou šanci.`
          : `Odhadnout vítěze je těžké, ${home.short} ${have(home.short)} šanci ${percent(homeChance)} a ${away.short} ${percent(awayChance)}.`,
    ],
    wonInOvertime: [
      ({ winner, loser, points: own, against }) =>
        `${winner.full} ${winner.full.past('vyhrál')} nad ${loser.full.ins} po prodloužení ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `O výhře ${winner.full.gen} nad ${loser.full.ins} ${score(own, against)} rozhodlo až prodloužení.`,
    ],
    rout: [
      ({ winner, loser, points: own, against }) =>
        `${winner.full} ${winner.full.past('deklasoval')} ${loser.full.acc} ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `Debakl ${score(against, own)} ${loser.full.past('utrpěl')} ${loser.full} proti ${winner.full.dat}.`,
      ({ winner, loser, points: own, against }) =>
        `Rozdílem ${points(own - against, 'gen')} ${winner.full.past('vyhrál')} ${winner.full} nad ${loser.full.ins}: ${score(own, against)}.`,
    ],
    wonClosely: [
      ({ winner, loser, points: own, against }) =>
        `${winner.full} těsně ${winner.full.past('vyhrál')} nad ${loser.full.ins} ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `${loser.full} ${loser.full.past('prohrál')} jen těsně, ${winner.full} ${winner.full.past('vyhrál')} ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `Těsný zápas ${winner.full.past('dovedl')} do vítězného konce ${winner.full}, ${loser.full} ${loser.full.past('prohrál')} ${score(against, own)}.`,
      ({ winner, loser, points: own, against }) =>
        `Jen o ${pointsBy(own - against)} ${loser.full.past('prohrál')} ${loser.full} s ${winner.full.ins}, zápas skončil ${score(against, own)}.`,
    ],
    wonClearly: [
      ({ winner, loser, points: own, against }) =>
        `${winner.full} ${winner.full.past('vyhrál')} nad ${loser.full.ins} ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `${winner.full} ${winner.full.past('porazil')} ${loser.full.acc} ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `${loser.full} ${loser.full.past('prohrál')} s ${winner.full.ins} ${score(against, own)}.`,
      ({ winner, loser, points: own, against }) =>
        `Výhru ${score(own, against)} nad ${loser.full.ins} ${winner.full.past('získal')} ${winner.full}.`,
      ({ winner, loser, points: own, against }) =>
        `${loser.full} na ${winner.full.acc} ${loser.full.past('nestačil')} a ${loser.full.past('prohrál')} ${score(against, own)}.`,
      ({ winner, loser, points: own, against }) =>
        `${winner.full} ${winner.full.past('porazil')} ${loser.full.acc} o ${pointsBy(own - against)}, ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `S ${loser.full.ins} si ${winner.full.past('poradil')} ${winner.full} ${score(own, against)}.`,
      ({ winner, loser, points: own, against }) =>
        `O ${pointsBy(own - against)} ${winner.full.past('zvítězil')} ${winner.full} nad ${loser.full.ins}, zápas skončil ${score(own, against)}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Překvapení se nekonalo: ${winner.short} ${winner.short.past('měl')} před začátkem šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Favoritem ${winner.short.past('byl')} předem ${winner.short} se šancí na výhru ${percent(chance)}.`,
      ({ winner, chance }) => `Roli favorita ${winner.short.past('potvrdil')} ${winner.short}, šance před zápasem byla ${percent(chance)}.`,
      ({ chance }) => `Výsledek odpovídá předpovědi, výhru viděla na ${percent(chance)}.`,
      ({ winner, chance }) => `Výhra ${winner.short.gen} se čekala, šance na ni byla ${percent(chance)}.`,
      ({ winner, chance }) => `Předpověď věřila ${winner.short.dat}, šanci viděla na ${percent(chance)}.`,
      ({ winner, chance }) => `${winner.short} ${winner.short.past('šel')} do zápasu jako favorit se šancí ${percent(chance)}.`,
      ({ chance }) => `Podle očekávání uspěl favorit, jeho šance byla ${percent(chance)}.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `Mírným favoritem ${loser.short.past('byl')} ${loser.short}, ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
      ({ winner, loser, chance }) =>
        `Předpověď mluvila mírně pro ${loser.short.acc}: ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, chance }) => `Je to překvapení: ${winner.short} ${winner.short.past('měl')} před začátkem šanci ${percent(chance)}.`,
      ({ winner, loser, chance }) =>
        `Předpověď favorizovala ${loser.short.acc}, ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Zápas předem neměl favorita, ${winner.short} ${winner.short.past('měl')} šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Čekal se vyrovnaný zápas, šanci ${percent(chance)} ${winner.short.past('měl')} ${winner.short}.`,
    ],
    spreadAfter: [
      ({ favourite, line: of, covered }) =>
        `Favoritem s handicapem −${line(of)} ${favourite.short.past('byl')} ${favourite.short}, taková sázka ${covered ? 'vyšla' : 'nevyšla'}.`,
      ({ favourite, line: of, covered }) =>
        `${favourite.short} v roli favorita handicap −${line(of)} ${favourite.short.past(covered ? 'překonal' : 'nepřekonal')}.`,
    ],
    runGoesOn: [
      ({ club, run }) => `${club.short} už ${club.short.past('vyhrál')} ${matches(run, 'acc')} za sebou.`,
      ({ club, run }) => `${club.short} ${have(club.short)} na kontě už ${wins(run, 'acc')} v řadě.`,
    ],
    cameBack: [
      ({ winner, behind, after }) =>
        `${capital(breakOf[after])} přitom ${winner.short} ${winner.short.past('prohrával')} o ${pointsBy(behind)}.`,
      ({ loser, behind, after }) =>
        `${loser.short} ${loser.short.past('vedl')} ${breakOf[after]} o ${pointsBy(behind)}, náskok ale ${loser.short.past('neudržel')}.`,
      ({ winner, behind, after }) =>
        `${winner.short} ${winner.short.past('smazal')} ztrátu ${pointsLost(behind)}, kterou ${winner.short.past('měl')} ${breakOf[after]}.`,
      ({ winner, behind, after }) =>
        `Obrat ${winner.short.past('předvedl')} ${winner.short}, ${breakOf[after]} ještě ${winner.short.past('prohrával')} o ${pointsBy(behind)}.`,
    ],
    deficitMadeUp: [
      ({ winner, points }) => `${winner.short} v průběhu zápasu ${winner.short.past('prohrával')} až o ${pointsBy(points)}.`,
      ({ loser, points }) => `${loser.short} přitom v jednu chvíli ${loser.short.past('vedl')} o ${pointsBy(points)}.`,
      ({ winner, points }) => `Dotáhnout ${winner.short.past('musel')} ${winner.short} ztrátu až ${pointsLost(points)}.`,
    ],
    decisiveQuarter: [
      ({ winner, quarter, points, against }) =>
        `${capital(`${quartersAsObject[quarter - 1]}`)} čtvrtinu ${winner.short.past('vyhrál')} ${winner.short} ${score(points, against)} a tím o zápase ${winner.short.past('rozhodl')}.`,
      ({ winner, quarter, points, against }) =>
        `Rozhodla ${quarters[quarter - 1]} čtvrtina, kterou ${winner.short} ${winner.short.past('vyhrál')} ${score(points, against)}.`,
      ({ loser, quarter, points, against }) =>
        `Zápas ${loser.short.past('ztratil')} ${loser.short} ${inQuarters[quarter - 1]} čtvrtině, kterou ${loser.short.past('prohrál')} ${score(against, points)}.`,
      ({ winner, quarter, points, against }) =>
        `Zlom přišel ${inQuarters[quarter - 1]} čtvrtině: ${winner.short} ji ${winner.short.past('ovládl')} ${score(points, against)}.`,
    ],
    ledThroughout: [
      ({ winner }) => `${winner.short} ${winner.short.past('vedl')} po každé čtvrtině.`,
      ({ loser }) => `${loser.short} ${loser.short.past('prohrával')} po každé čtvrtině.`,
      ({ winner }) => `Vedení ${winner.short.past('držel')} ${winner.short} od první čtvrtiny.`,
    ],
    firstWin: [
      ({ club, where, defeats }) =>
        `Pro ${club.short.acc} je to po ${number(defeats, 'loc')} prohrách první ${placeWon[where]}výhra v sezoně.`,
      ({ club, where, defeats }) => `Předtím ${club.short} v této sezoně ${placeIn[where]}${club.short.past('prohrál')} ${allOf(defeats)}.`,
    ],
    firstDefeat: [
      ({ club, where, wins: won }) => `Pro ${club.short.acc} je to po ${wins(won, 'loc')} první ${placeWon[where]}prohra v sezoně.`,
      ({ club, where, wins: won }) => `Předtím ${club.short} v této sezoně ${placeIn[where]}${club.short.past('vyhrál')} ${allOf(won)}.`,
    ],
    stillWinless: [
      ({ club, games }) => `${club.short} v této sezoně ${club.short.verb('čeká', 'čekají')} na výhru i po ${matches(games, 'loc')}.`,
      ({ club, games }) => `Bez výhry ${are(club.short)} ${club.short} i po ${matches(games, 'loc')} sezony.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Prohrou skončila série ${wins(run, 'gen')} ${club.short.gen}.`,
      ({ club, run }) => `Předtím ${club.short} ${club.short.past('vyhrál')} ${matches(run, 'acc')} v řadě.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `Předtím ${club.short} ${club.short.past('prohrál')} ${matches(run, 'acc')} v řadě.`,
      ({ club, run }) => `${club.short} ${club.short.past('ukončil')} svou sérii ${number(run, 'gen')} proher.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Pro ${club.short.acc} je to už ${feminineOrdinal(run)} prohra v řadě.`,
      ({ club, run }) => `${club.short} ${club.short.past('prohrál')} už ${matches(run, 'acc')} za sebou.`,
    ],
    totalPoints: [
      ({ points: all }) => `Oba týmy daly dohromady ${all} bodů.`,
      ({ points: all }) => `V zápase padlo celkem ${all} bodů.`,
      ({ points: all }) => `Diváci viděli ${all} bodů.`,
    ],
  };
};
