import type { Bet } from '#domain/odds/bet.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import {
  against,
  byPoints,
  described,
  fromPlace,
  goals,
  has,
  inMatches,
  inMonth,
  is,
  leads,
  matches,
  months,
  neuterOrdinal,
  number,
  numberBeside,
  ofCount,
  outOf,
  over,
  placeOf,
  places,
  points,
  ranked,
  scored,
  tips,
  to,
  toThem,
  toWhich,
  which,
} from '../words.ts';

const stays = (club: CzechNoun) => club.verb('zůstává', 'zůstávají');
const where = (atHome: boolean) => (atHome ? 'doma' : 'venku');

/** Returns a club's lead in the table: `vede tabulku o dva body`. */
const leadsTable = (club: CzechNoun, ahead: number) =>
  `${leads(club)} tabulku ${ahead === 0 ? 'při stejném počtu bodů jako druhý tým' : byPoints(ahead)}`;
/** Returns the lead of the first club, to follow its mention: ` s náskokem dvou bodů`. */
export const withLead = (ahead: number) => (ahead === 0 ? ', i když bez bodového náskoku' : ` s náskokem ${points(ahead, 'gen')}`);

const allMatches = (count: number) => (count === 2 ? 'v obou zápasech' : `ve všech ${matches(count, 'loc')}`);

/** Returns the outcomes of a month's tips, to follow their number: `: jedenáct vyšlo a devět nevyšlo`. */
function outcomes({ tips: all, won, lost }: { tips: number; won: number; lost: number }): string {
  const returned = all - won - lost;
  if (won === all) return all === 1 ? ', a ten vyšel' : ` a ${all === 2 ? 'oba' : 'všechny'} vyšly`;
  if (lost === all) return all === 1 ? ', a ten nevyšel' : ' a nevyšel ani jeden';
  if (returned === all) return `, u ${all === 1 ? 'něj' : all === 2 ? 'obou' : 'všech'} se vklad aspoň zčásti vrátil`;
  const parts = [
    won > 0 && `${numberBeside(Math.max(won, lost), won, 'nom')} ${ofCount(won, 'vyšel')}`,
    lost > 0 && `${numberBeside(Math.max(won, lost), lost, 'nom')} ${ofCount(lost, 'nevyšel')}`,
    returned > 0 && `u ${number(returned, 'gen')} se vklad aspoň zčásti vrátil`,
  ].filter((part) => part !== false);
  return `: ${parts.slice(0, -1).join(', ')} a ${parts.at(-1)}`;
}

/** Returns a bet with its match: `výhru Slavie proti Plzni`, `remízu v zápase Slavie s Plzní`. */
function betInMatch(facts: { bet: Bet; home: CzechNoun; away: CzechNoun }, figures: ProseFigures): string {
  const { bet, home, away } = facts;
  const opponents: Readonly<Record<string, CzechNoun>> = { home: away, 'home-or-draw': away, away: home, 'draw-or-away': home };
  const opponent = opponents[bet.selection];
  return `${betPhrase(bet, facts, figures).acc} ${opponent ? `proti ${opponent.dat}` : `v zápase ${home.gen} s ${away.ins}`}`;
}

/** Returns the headlines and sentences of Czech news. No figure follows a name, since a name may end in one. */
export function czechNews(figures: ProseFigures): NewsTexts<CzechNoun> {
  const { percent, price, score, units } = figures;
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader} ${leader.past('sesadil')} z čela ${former.acc}`,
      ({ leader, former }) => `Nový lídr: ${leader} ${leader.past('předstihl')} ${former.acc}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} ${leader.past('porazil')} ${loser.acc} a ${stays(leader)} v čele`,
      ({ leader, loser }) => `Lídr nezaváhal, ${leader} ${leader.past('vyhrál')} nad ${loser.ins}`,
      ({ leader, loser }) => `Výhra nad ${loser.ins} drží ${leader.acc} v čele`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${opponent.past('obral')} ${described('vedoucí', leader).acc} o body`,
      ({ leader, opponent }) => `Lídr zaváhal, ${leader} s ${opponent.ins} jen ${leader.past('remizoval')}`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `Lídr padl, ${leader} ${leader.past('prohrál')} s ${winner.ins}`,
      ({ leader, winner }) => `${winner} ${winner.past('porazil')} ${described('vedoucí', leader).acc}`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) =>
        `${winner} ${winner.past('porazil')} ${loser.acc}, šanci přitom ${winner.past('měl')} ${percent(chance)}`,
      ({ winner, loser }) => `Překvapení týdne: ${winner} ${winner.past('porazil')} ${loser.acc}`,
      ({ winner, loser }) => `${winner} proti předpovědi ${winner.past('zdolal')} ${loser.acc}`,
    ],
    headlineGoals: [
      ({ competition, goals: all }) => `Týden v ${competition.loc} přinesl ${goals(all, 'acc')}`,
      ({ competition, goals: all, matches: played }) => `${competition}: ${matches(played, 'nom')}, ${goals(all, 'nom')}`,
    ],
    headlineTopMatch: [
      ({ home, away, competition }) => `Víkendu v ${competition.loc} vévodí zápas ${home.gen} s ${away.ins}`,
      ({ home, away }) => `Zápas víkendu: ${home} proti ${away.dat}`,
      ({ home, away, competition }) => `${competition} ${competition.verb('láká', 'lákají')} na zápas ${home.gen} s ${away.ins}`,
    ],
    headlineTitleNear: [
      ({ leader, chance }) =>
        chance === 1
          ? `${leader} ${has(leader)} titul podle našich simulací jistý`
          : `${leader} míří za titulem, šanci ${has(leader)} ${percent(chance)}`,
      ({ leader, chance }) => `Titul pro ${leader.acc}? Šance je ${percent(chance)}`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader} ${has(leader)} k titulu blíž než ${rival}`,
      ({ leader, rival }) => `Boj o titul: ${leader} ${has(leader)} lepší vyhlídky než ${rival}`,
    ],
    headlineMonthWon: [
      ({ month, year, profit }) => `Bilance tipů za ${months[month - 1]} ${year}: zisk ${units(profit)} jednotky`,
      ({ month, profit }) => `${months[month - 1]} skončil ziskem ${units(profit)} jednotky`,
    ],
    headlineMonthLost: [
      ({ month, year, loss }) => `Bilance tipů za ${months[month - 1]} ${year}: ztráta ${units(loss)} jednotky`,
      ({ month, loss }) => `${months[month - 1]} skončil ztrátou ${units(loss)} jednotky`,
    ],
    headlineMonthEven: [
      ({ month, year }) => `Bilance tipů za ${months[month - 1]} ${year}: bez zisku i bez ztráty`,
      ({ month }) => `${months[month - 1]} neskončil ziskem ani ztrátou`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `Na prvním místě je změna: ${leader} ${has(leader)} ${points(total, 'acc')} a ${leader.past('přeskočil')} ${former.acc}.`,
      ({ leader, former, points: total }) =>
        `Do čela tabulky se ${leader.past('dostal')} ${leader}, ${which(leader)} ${has(leader)} ${points(total, 'acc')}; ${former} o první místo ${former.past('přišel')}.`,
      ({ leader, former, points: total }) =>
        `Tabulku nově ${leads(leader)} ${leader}: ${has(leader)} ${points(total, 'acc')} a ${former.acc} ${leader.verb('nechává', 'nechávají')} za sebou.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} ${where(winnerAtHome)} ${leader.past('vyhrál')} ${over(loser, score(winnerGoals, loserGoals))} a ${leadsTable(leader, ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${described('vedoucí', leader).nom} ${leader.past('zvládl')} ${winnerAtHome ? 'domácí' : 'venkovní'} zápas s ${loser.ins}, ${leader.past('vyhrál')} ${score(winnerGoals, loserGoals)} a ${stays(leader)} na prvním místě${withLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Po výhře ${over(loser, score(winnerGoals, loserGoals))} ${stays(leader)} ${leader} v čele${withLead(ahead)}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, goals: each, leaderAtHome, ahead }) =>
        `${leader} ${where(leaderAtHome)} jen ${leader.past('remizoval')} ${score(each, each)} s ${opponent.ins} a ${leadsTable(leader, ahead)}.`,
      ({ leader, opponent, goals: each, leaderAtHome, ahead }) =>
        `${described('vedoucí', leader).nom} ${against(opponent, leaderAtHome)} za remízu ${score(each, each)} ${leader.past('bral')} jen bod, první ale ${stays(leader)}${withLead(ahead)}.`,
      ({ leader, opponent, goals: each, ahead }) =>
        `${opponent} ${opponent.past('obral')} ${described('vedoucí', leader).acc} o body, po remíze ${score(each, each)} ${
          ahead === 0 ? 'má druhý tým bodů stejně' : `činí náskok lídra ${points(ahead, 'acc')}`
        }.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} ${where(!winnerAtHome)} ${leader.past('prohrál')} ${to(winner, score(loserGoals, winnerGoals))}, v čele ale ${stays(leader)}${withLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${described('vedoucí', leader).ins}, ${which(leader)} přesto ${stays(leader)} v čele${withLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Ani prohra ${to(winner, score(loserGoals, winnerGoals))} nevzala ${leader.dat} první místo, ${
          ahead === 0 ? 'druhý tým má ale bodů stejně' : `zůstává ${toThem(leader)} náskok ${points(ahead, 'gen')}`
        }.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) =>
        `${described('vedoucí', leader).nom} tentokrát ${leader.past('nehrál')}, první ${stays(leader)}${withLead(ahead)}.`,
      ({ leader, ahead }) => `Bez vlastního zápasu ${stays(leader)} ${leader} v čele${withLead(ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Vyšším rozdílem než ${winner}, ${which(winner)} ${score(winnerGoals, loserGoals)} ${winner.past('porazil')} ${loser.acc}, nevyhrál nikdo.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Jasnou výhru ${score(winnerGoals, loserGoals)} si nad ${loser.ins} ${winner.past('připsal')} ${winner}, vyšším rozdílem nikdo nevyhrál.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} ${loser.past('prohrál')} ${to(winner, score(loserGoals, winnerGoals))}, vyšším rozdílem žádný zápas týdne neskončil.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Nejméně ze všech vítězů týdne naše předpověď věřila ${winner.dat}, dávala ${toThem(winner)} šanci ${percent(chance)}, a přesto ${winner.past('vyhrál')} ${over(loser, score(winnerGoals, loserGoals))}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Největší překvapení ${winner.past('obstaral')} ${winner}, ${toWhich(winner)} předpověď dávala šanci ${percent(chance)}: ${winner.past('vyhrál')} ${over(loser, score(winnerGoals, loserGoals))}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} ${loser.past('prohrál')} ${to(winner, score(loserGoals, winnerGoals))}, výhře soupeře přitom předpověď dávala šanci jen ${percent(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${club.past('poskočil')} ${fromPlace(from)} místa na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) => `O ${places(from - to, 'acc')} si ${club.past('polepšil')} ${club} a ${is(club)} ${placeOf(to, club)}.`,
      ({ club, from, to }) => `Vzhůru ${fromPlace(from)} místa na ${neuterOrdinal(to)} se ${club.past('posunul')} ${club}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${club.past('klesl')} ${fromPlace(from)} místa na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) => `${club} ${club.past('klesl')} o ${places(to - from, 'acc')} a ${is(club)} ${placeOf(to, club)}.`,
    ],
    goalsOfWeek: [
      ({ goals: all, matches: played }) =>
        `${inMatches(played)} týdne ${scored(all)}${played === 1 ? '' : `, v průměru ${figures.goals(all / played)} na zápas`}.`,
      ({ goals: all, matches: played }) =>
        `Týden přinesl ${matches(played, 'acc')} a ${played === 1 ? 'v něm' : 'v nich'} ${goals(all, 'acc')}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `Výhru domácích, remízu, nebo výhru hostů určila naše předpověď správně ${inMatches(right)} ${outOf(of)}.`,
      ({ right, of }) => `To, čemu předpověď dávala nejvyšší šanci, se potvrdilo ${inMatches(right)} ${outOf(of)}.`,
      ({ right, of }) => `${inMatches(right)} ${outOf(of)} naše předpověď správně ukázala na vítěze, nebo na remízu.`,
    ],
    forecastAllRight: [
      ({ of }) => `Naše předpověď ukázala na vítěze, nebo na remízu správně ${allMatches(of)}.`,
      ({ of }) => `To, čemu předpověď dávala nejvyšší šanci, se potvrdilo ${allMatches(of)}; takhle to pokaždé nepůjde.`,
    ],
    forecastNoneRight: [
      ({ of }) => `Naše předpověď se mýlila ${allMatches(of)}: ani jednou nenastalo to, čemu dávala nejvyšší šanci.`,
      ({ of }) => `Naší předpovědi týden nevyšel, vítěze ani remízu neurčila správně v žádném ${outOf(of)} zápasů.`,
    ],
    weekendIntro: [
      ({ competition, matches: count }) => `Víkend v ${competition.loc} nabídne ${matches(count, 'acc')}.`,
      ({ competition, matches: count }) =>
        `${competition} ${competition.verb('má', 'mají')} od pátku do pondělí na programu ${matches(count, 'acc')}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Nejjasnějším favoritem ${is(favourite)} ${favourite}: ${against(outsider, favouriteAtHome)} je šance na výhru ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `${favourite} ${has(favourite)} ze všech nejvyšší šanci na výhru, ${against(outsider, favouriteAtHome)} je to ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Nejvíc naše předpověď věří ${favourite.dat}: ${against(outsider, favouriteAtHome)} ${toThem(favourite)} dává ${percent(chance)}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `Nejvyrovnanější je zápas ${home.gen} s ${away.ins}: ${
          percent(homeChance) === percent(awayChance) ? 'obě strany mají na výhru' : `domácí mají na výhru ${percent(homeChance)}, hosté`
        } ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Nejtěžší je odhadnout, jak dopadne zápas ${home.gen} s ${away.ins}: domácí ${
          percent(homeChance) === percent(awayChance) ? 'i hosté mají na výhru šanci' : `mají na výhru šanci ${percent(homeChance)}, hosté`
        } ${percent(awayChance)}.`,
    ],
    weekendTips: [
      ({ tips: count }) => `V bilanci máme na tyto zápasy zatím ${tips(count, 'acc')}.`,
      ({ tips: count }) => `Pro víkend máme zatím ${tips(count, 'acc')}.`,
    ],
    weekendNoTips: [() => 'Tip zatím nemáme na žádný z těchto zápasů.', () => 'Žádný kurz nám zatím za tip nestál.'],
    titleNear: [
      ({ leader, chance }) =>
        `${leader} ${leader.verb('získává', 'získávají')} titul ${chance === 1 ? 've všech našich simulacích' : `v ${percent(chance)} našich simulací`}.`,
      ({ leader, chance }) =>
        `Jiný mistr než ${leader} ${chance === 1 ? 'nevychází v žádné z našich simulací' : `vychází jen v ${percent(1 - chance)} našich simulací`}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Nejvyšší šanci na titul, ${percent(chance)}, ${has(favourite)} ${favourite}, na ${rival.acc} připadá ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `V ${percent(chance)} našich simulací slaví titul ${favourite}, v ${percent(rivalChance)} ${rival}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Do boje o titul může promluvit i ${club} se šancí ${percent(chance)}.`,
      ({ club, chance }) => `Třetí nejvyšší šanci ${has(club)} ${club}, a to ${percent(chance)}.`,
    ],
    relegationLikely: [
      ({ club, chance }) => `Nejhůř ${is(club)} na tom ${club}, v pásmu sestupu končí v ${percent(chance)} simulací.`,
      ({ club, chance }) => `Sestup nejvíc hrozí ${club.dat}, riziko je ${percent(chance)}.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `${ranked(place, club).nom} končí pod sestupovou čarou v ${percent(chance)} simulací.`,
      ({ club, chance, place }) =>
        `Mezi záchranou a sestupem ${club.verb('balancuje', 'balancují')} ${ranked(place, club).nom}, riziko sestupu je ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) => `Čísla vycházejí z ${figures.count(simulations)} simulací zbytku sezony podle našich předpovědí.`,
      ({ simulations }) => `Zbytek sezony jsme podle šancí z našich předpovědí odehráli ${figures.count(simulations)}krát.`,
    ],
    tipsOfMonth: [
      ({ month, year, ...counts }) => `${inMonth({ month, year })} jsme vyhodnotili ${tips(counts.tips, 'acc')}${outcomes(counts)}.`,
      ({ month, year, ...counts }) => `Za ${months[month - 1]} ${year} máme v bilanci ${tips(counts.tips, 'acc')}${outcomes(counts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Při vkladu jedné jednotky na tip z toho je zisk ${units(profit)} jednotky.`,
      ({ profit, tips: count }) =>
        `Kdo by ${count === 1 ? 'na něj' : 'na každý z nich'} vsadil jednu jednotku, vydělal by ${units(profit)} jednotky.`,
    ],
    monthLoss: [
      ({ loss }) => `Při vkladu jedné jednotky na tip z toho je ztráta ${units(loss)} jednotky.`,
      ({ loss, tips: count }) =>
        `Kdo by ${count === 1 ? 'na něj' : 'na každý z nich'} vsadil jednu jednotku, prodělal by ${units(loss)} jednotky.`,
    ],
    monthEven: [
      () => 'Při vkladu jedné jednotky na tip z toho není zisk ani ztráta.',
      ({ tips: count }) => `Kdo by ${count === 1 ? 'na něj' : 'na každý z nich'} vsadil jednu jednotku, byl by přesně na svém.`,
    ],
    tipsLosingRun: [
      ({ run }) => `Nejdelší série proher trvala ${tips(run, 'acc')}.`,
      ({ run }) => `V nejhorší sérii ${ofCount(run, 'nevyšel')} ${tips(run, 'nom')} za sebou.`,
    ],
    dearestWin: [
      (facts) => `Nejvyšší kurz, který vyšel, byl ${price(facts.price)} na ${betInMatch(facts, figures)}.`,
      (facts) => `Nejvíc vynesl kurz ${price(facts.price)} na ${betInMatch(facts, figures)}.`,
    ],
    recordKeepsAll: [
      ({ tips: count }) => `Bilance tipů uvádí ${count === 1 ? 'i tento tip' : 'všechny tyto tipy'} s kurzem, který platil při zápisu.`,
      () => 'Z bilance tipů nic nemažeme, zůstává v ní každý tip, ať vyšel, nebo ne.',
    ],
  };
}
