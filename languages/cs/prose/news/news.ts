import type { Bet } from '#domain/odds/bet.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import {
  above,
  against,
  can,
  described,
  fromPlace,
  goals,
  has,
  inMatches,
  inMonth,
  is,
  lastLeagueMatches,
  leads,
  leagueMatches,
  matches,
  months,
  neuterOrdinal,
  number,
  numberBeside,
  ofCount,
  outOf,
  over,
  partOf,
  placeOf,
  places,
  points,
  ranked,
  scoreAfter,
  scored,
  them,
  times,
  timesBeside,
  tips,
  to,
  toThem,
  toWhich,
  which,
} from '../words.ts';
import { czechHeadlines } from './headlines.ts';
import { leadsTable, listed, stays, verbOf, withLead } from './news-words.ts';

const where = (atHome: boolean) => (atHome ? 'doma' : 'venku');
const allMatches = (count: number) => (count === 2 ? 'v obou zápasech' : `ve všech ${matches(count, 'loc')}`);

const few = (count: number, ofFew: string, ofMany: string) => (count > 1 && count < 5 ? ofFew : ofMany);
const teams = (count: number) => (count === 1 ? 'jeden tým' : `${number(count, 'nom')} ${count < 5 ? 'týmy' : 'týmů'}`);
/** `přímo postupují dva týmy`. */
const ways = (count: number) => `přímo ${few(count, 'postupují', 'postupuje')} ${teams(count)}`;
/** After `za`. */
const beforeIns = (club: CzechNoun) => club.agree('ním', 'ní', 'ním', 'nimi', 'nimi');

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

/** Returns the headlines and sentences of Czech news. */
export function czechNews(figures: ProseFigures): NewsTexts<CzechNoun> {
  const { price, score, units } = figures;
  /** In words where the figure has a sign. */
  const percent = (chance: number) => figures.percent(chance).replace('>', 'více než ').replace('<', 'méně než ');
  const nearly = ({ chance, isAbove99 }: { chance: number; isAbove99?: true }) => (isAbove99 ? above99 : percent(chance));
  /** `v 94 % simulovaných sezon`, `ve více než 99 %`. */
  const inCases = (share: string) => `${share.startsWith('v') ? 've' : 'v'} ${share}`;
  const ofRival = ({ rivalChance, isRivalAbove99 }: { rivalChance: number; isRivalAbove99?: true }) =>
    isRivalAbove99 ? above99 : percent(rivalChance);
  const above99 = `více než ${figures.percent(0.99)}`;
  return {
    ...czechHeadlines(figures),
    champions: [
      ({ club, second, ahead }) =>
        ahead === 0
          ? `Titul ${has(club)} ${club}, i když ${second} ${has(second)} stejně bodů.`
          : `O titulu je rozhodnuto: ${club} ${has(club)} náskok ${points(ahead, 'gen')} a ${second} už ${them(club)} ${second.verb('nedožene', 'nedoženou')}.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `Mistrem ${is(club)} ${club}, bodů přitom ${has(second)} ${second} stejně.`
          : `Mistrem ${is(club)} ${club}, ${second} ${second.verb('ztrácí', 'ztrácejí')} ${points(ahead, 'acc')} a předstihnout ${them(club)} už ${second.verb('nemůže', 'nemohou')}.`,
    ],
    promoted: [
      ({ clubs }) => `Jistý postup už ${verbOf(clubs, 'má', 'mají')} ${listed(clubs)}.`,
      ({ clubs }) => `Ať zbylé zápasy dopadnou jakkoli, postoupí ${listed(clubs)}.`,
    ],
    relegated: [
      ({ clubs }) => `Na záchranu už ${verbOf(clubs, 'nedosáhne', 'nedosáhnou')} ${listed(clubs)}.`,
      ({ clubs }) => `Ať zbylé zápasy dopadnou jakkoli, sestoupí ${listed(clubs)}.`,
    ],
    runOfWins: [
      ({ club, matches: run }) => `${club} ${club.past('vyhrál')} ${lastLeagueMatches(run)}.`,
      ({ club, matches: run }) => `Nejdelší výherní sérii ${has(club)} ${club}, trvá ${leagueMatches(run, 'acc')}.`,
      ({ club, matches: run }) => `Déle než ${club} nevyhrává nikdo, série čítá ${leagueMatches(run, 'acc')}.`,
      ({ club, matches: run }) => `V řadě už ${times(run)} ${club.past('vyhrál')} ${club}.`,
    ],
    runUnbeaten: [
      ({ club, matches: run }) => `${club} ${club.past('neprohrál')} už ${leagueMatches(run, 'acc')}.`,
      ({ club, matches: run }) => `Nejdéle bez porážky ${is(club)} ${club}, a to ${leagueMatches(run, 'acc')}.`,
      ({ club, matches: run }) => `Už ${leagueMatches(run, 'acc')} ${is(club)} bez porážky ${club}, delší sérii nikdo nemá.`,
    ],
    runOfDefeats: [
      ({ club, matches: run }) => `${club} ${club.past('prohrál')} ${lastLeagueMatches(run)}.`,
      ({ club, matches: run }) => `Nejdelší sérii porážek ${has(club)} ${club}, trvá ${leagueMatches(run, 'acc')}.`,
      ({ club, matches: run }) => `V řadě už ${times(run)} ${club.past('prohrál')} ${club}.`,
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
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Lídr uspěl: ${leader} ${leader.past('vyhrál')} ${over(loser, score(winnerGoals, loserGoals))} a ${leadsTable(leader, ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Na čele tabulky se nic nemění, ${leader} ${where(winnerAtHome)} ${leader.past('porazil')} ${scoreAfter(loser.acc, score(winnerGoals, loserGoals))} a ${leadsTable(leader, ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${loser} ${loser.past('prohrál')} ${to(leader, score(loserGoals, winnerGoals))}; ${leader} ${leadsTable(leader, ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `První místo dál patří ${leader.dat}: zápas s ${loser.ins} ${leader.past('vyhrál')} ${score(winnerGoals, loserGoals)} a ${leadsTable(leader, ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Výhra ${score(winnerGoals, loserGoals)} ${above(loser)} znamená, že ${leader} ${leadsTable(leader, ahead)}.`,
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
        `${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} ${above(described('vedoucí', leader))}, ${which(leader)} přesto ${stays(leader)} v čele${withLead(ahead)}.`,
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
        `Jasnou výhru ${score(winnerGoals, loserGoals)} si ${above(loser)} ${winner.past('připsal')} ${winner}, vyšším rozdílem nikdo nevyhrál.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} ${loser.past('prohrál')} ${to(winner, score(loserGoals, winnerGoals))}, vyšším rozdílem žádný zápas týdne neskončil.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Nejvyšší výhru týdne ${winner.past('slavil')} ${winner}: ${above(loser)} to bylo ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Nejhůř ${loser.past('dopadl')} ${loser}, ${which(loser)} ${loser.past('prohrál')} ${to(winner, score(loserGoals, winnerGoals))}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Největší rozdíl viděl zápas, ve kterém ${winner} ${where(winnerAtHome)} ${winner.past('porazil')} ${scoreAfter(loser.acc, score(winnerGoals, loserGoals))}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Výsledek týdne: ${winner} ${winner.past('přehrál')} ${scoreAfter(loser.acc, score(winnerGoals, loserGoals))}, jednoznačnější zápas se nehrál.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Nejvyšší porážku, ${score(loserGoals, winnerGoals)} s ${winner.ins}, si ${loser.past('odnesl')} ${loser}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Nejméně ze všech vítězů týdne naše předpověď věřila ${winner.dat}, dávala ${toThem(winner)} šanci ${percent(chance)}, a přesto ${winner.past('vyhrál')} ${over(loser, score(winnerGoals, loserGoals))}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Největší překvapení ${winner.past('obstaral')} ${winner}, ${toWhich(winner)} předpověď dávala šanci ${percent(chance)}: ${winner.past('vyhrál')} ${over(loser, score(winnerGoals, loserGoals))}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} ${loser.past('prohrál')} ${to(winner, score(loserGoals, winnerGoals))}, výhře soupeře přitom předpověď dávala šanci jen ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Nejméně se čekala výhra ${winner.gen} ${over(loser, score(winnerGoals, loserGoals))}, předpověď ji viděla na ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `O překvapení se ${winner.past('postaral')} ${winner} výhrou ${over(loser, score(winnerGoals, loserGoals))}, šance na ni byla ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `V předpovědi ${winner.past('měl')} ${winner} šanci ${percent(chance)}, ${above(loser)} ale ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Proti předpovědi, která výhru viděla na ${percent(chance)}, ${winner} ${winner.past('zdolal')} ${scoreAfter(loser.acc, score(winnerGoals, loserGoals))}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Překvapil výsledek ${score(winnerGoals, loserGoals)}, kterým ${winner} ${winner.past('porazil')} ${loser.acc}: šance na výhru byla ${percent(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${club.past('poskočil')} ${fromPlace(from)} místa na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) => `O ${places(from - to, 'acc')} si ${club.past('polepšil')} ${club} a ${is(club)} ${placeOf(to, club)}.`,
      ({ club, from, to }) => `Vzhůru ${fromPlace(from)} místa na ${neuterOrdinal(to)} se ${club.past('posunul')} ${club}.`,
      ({ club, from, to }) => `Největší skok v tabulce ${club.past('předvedl')} ${club}, ${fromPlace(from)} místa na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) => `Nejvíc si ${club.past('polepšil')} ${club}, ${fromPlace(from)} místa je to na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) =>
        `${club} ${is(club)} po týdnu o ${places(from - to, 'acc')} výš, ${club.dat} patří ${neuterOrdinal(to)} místo.`,
      ({ club, from, to }) =>
        `Nahoru míří ${club}, před týdnem ${club.past('byl')} ${placeOf(from, club)} a teď ${is(club)} ${placeOf(to, club)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${club.past('klesl')} ${fromPlace(from)} místa na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) => `${club} ${club.past('klesl')} o ${places(to - from, 'acc')} a ${is(club)} ${placeOf(to, club)}.`,
      ({ club, from, to }) => `Dolů se ${club.past('propadl')} ${club}, ${fromPlace(from)} místa na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) => `Největší propad ${club.past('zažil')} ${club}, ${fromPlace(from)} místa na ${neuterOrdinal(to)}.`,
      ({ club, from, to }) => `O ${places(to - from, 'acc')} níž ${is(club)} ${club}, ${club.dat} patří ${neuterOrdinal(to)} místo.`,
      ({ club, from, to }) =>
        `V tabulce si nejvíc ${club.past('pohoršil')} ${club}, před týdnem ${club.past('byl')} ${placeOf(from, club)}, teď ${is(club)} ${placeOf(to, club)}.`,
    ],
    goalsOfWeek: [
      ({ goals: all, matches: played }) =>
        `${inMatches(played)} týdne ${scored(all)}${played === 1 ? '' : `, v průměru ${figures.goals(all / played)} na zápas`}.`,
      ({ goals: all, matches: played }) =>
        `Týden přinesl ${matches(played, 'acc')} a ${played === 1 ? 'v něm' : 'v nich'} ${goals(all, 'acc')}.`,
      ({ goals: all, matches: played }) => `Diváci viděli ${goals(all, 'acc')}, a to ${inMatches(played)}.`,
      ({ goals: all, matches: played }) => `O ${goals(all, 'acc')} se postaral týden, který měl ${matches(played, 'acc')}.`,
      ({ goals: all, matches: played }) => `Bilance týdne: ${matches(played, 'nom')}, ${goals(all, 'nom')}.`,
      ({ goals: all }) => `Za týden ${scored(all)}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `Výhru domácích, remízu, nebo výhru hostů určila naše předpověď správně ${inMatches(right)} ${outOf(of)}.`,
      ({ right, of }) => `To, čemu předpověď dávala nejvyšší šanci, se potvrdilo ${inMatches(right)} ${outOf(of)}.`,
      ({ right, of }) => `${inMatches(right)} ${outOf(of)} naše předpověď správně ukázala na vítěze, nebo na remízu.`,
      ({ right, of }) => `Předpověď se trefila ${timesBeside(of, right)}, zápasů bylo ${numberBeside(of, of, 'nom')}.`,
      ({ right, of }) => `Z výsledků týdne předpověď určila správně ${partOf(right, of)}.`,
      ({ right, of }) => `Nejpravděpodobnější výsledek nastal ${inMatches(right)} ${outOf(of)}.`,
      ({ right, of }) => `Úspěšnost předpovědi: správně ${partOf(right, of)}.`,
      ({ right, of }) => `${inMatches(right)} ${outOf(of)} to dopadlo tak, jak viděla předpověď.`,
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
      ({ competition, matches: count }) =>
        `Od pátku do pondělí se v ${competition.loc} ${few(count, 'hrají', 'hraje')} ${matches(count, 'nom')}.`,
      ({ competition, matches: count }) => `Program víkendu v ${competition.loc}: ${matches(count, 'nom')}.`,
      ({ competition, matches: count }) => `Před námi je víkend ${competition.gen} a v něm ${matches(count, 'nom')}.`,
      ({ competition, matches: count }) =>
        `Fanoušky ${competition.gen} ${few(count, 'čekají', 'čeká')} o víkendu ${matches(count, 'nom')}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Nejjasnějším favoritem ${is(favourite)} ${favourite}: ${against(outsider, favouriteAtHome)} je šance na výhru ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `${favourite} ${has(favourite)} ze všech nejvyšší šanci na výhru, ${against(outsider, favouriteAtHome)} je to ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Nejvíc naše předpověď věří ${favourite.dat}: ${against(outsider, favouriteAtHome)} ${toThem(favourite)} dává ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Šanci ${percent(chance)} ${against(outsider, favouriteAtHome)} ${has(favourite)} ${favourite}, vyšší není v žádném zápase.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Největší jistotou víkendu by podle předpovědi ${favourite.past('měl')} být ${favourite}, ${against(outsider, favouriteAtHome)} ${has(favourite)} šanci ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `${outsider} to ${has(outsider)} nejtěžší: ${favouriteAtHome ? 'venku' : 'doma'} narazí na ${favourite.acc}, výhra soupeře vychází na ${percent(chance)}.`,
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
      ({ home, away, homeChance, awayChance }) =>
        `${home} a ${away} ${home.verb('mají', 'mají')} k sobě ze všech soupeřů nejblíž: na výhru ${percent(homeChance)} a ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Favorita lze nejhůř určit, když ${home} hostí ${away.acc}: šance na výhru jsou ${percent(homeChance)} a ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Nejtěsněji dopadla předpověď na zápas ${home.gen} s ${away.ins}: výhra domácích ${percent(homeChance)}, výhra hostů ${percent(awayChance)}.`,
    ],
    weekendTips: [
      ({ tips: count, matches: played }) =>
        `V bilanci máme na ${played === 1 ? 'tento zápas' : 'tyto zápasy'} zatím ${tips(count, 'acc')}.`,
      ({ tips: count }) => `Pro víkend máme zatím ${tips(count, 'acc')}.`,
    ],
    weekendNoTips: [
      ({ matches: played }) => (played === 1 ? 'Tip na tento zápas zatím nemáme.' : 'Tip zatím nemáme na žádný z těchto zápasů.'),
      () => 'Žádný kurz nám zatím za tip nestál.',
    ],
    titleNear: [
      (facts) => `${facts.leader} ${facts.leader.verb('získává', 'získávají')} titul ${inCases(nearly(facts))} našich simulací.`,
      (facts) => `Šance na titul je u ${facts.leader.gen} ${nearly(facts)}.`,
      (facts) => `Titul slaví ${inCases(nearly(facts))} simulovaných sezon ${facts.leader}.`,
      (facts) => `Na titul ${has(facts.leader)} ${facts.leader} podle simulací šanci ${nearly(facts)}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Nejvyšší šanci na titul, ${percent(chance)}, ${has(favourite)} ${favourite}, na ${rival.acc} připadá ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${inCases(percent(chance))} našich simulací slaví titul ${favourite}, ${inCases(percent(rivalChance))} ${rival}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Mistrem by nejspíš ${favourite.past('byl')} ${favourite} (${percent(chance)}), druhou nejvyšší šanci ${has(rival)} ${rival} (${percent(rivalChance)}).`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Simulace přisuzují titul s ${percent(chance)} ${favourite.dat}, s ${percent(rivalChance)} ${rival.dat}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `O titul se hraje hlavně mezi dvěma kluby: ${favourite} ${has(favourite)} šanci ${percent(chance)}, ${rival} ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} ${is(favourite)} se šancí ${percent(chance)} favoritem na titul, za ${beforeIns(favourite)} ${is(rival)} ${rival} s ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Za titulem míří ${favourite}, šance je ${percent(chance)}; ${rival} ${has(rival)} ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Titul ${favourite.gen} vychází na ${percent(chance)}, titul ${rival.gen} na ${percent(rivalChance)}.`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${leader} ${leadsTable(leader, ahead)}, vyšší šanci na titul ${has(favourite)} ale ${favourite}: ${percent(chance)} proti ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `V tabulce ${is(leader)} ${ahead === 0 ? 'při stejném počtu bodů' : `o ${ahead === 1 ? 'bod' : points(ahead, 'acc')}`} výš ${leader}, předpověď však věří ${favourite.dat}: ${percent(chance)} proti ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `I když ${leader.verb('vede', 'vedou')} ${leader}, titul vychází spíš ${favourite.dat}, a to na ${percent(chance)}; lídrovi patří ${percent(leaderChance)}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Do boje o titul může promluvit i ${club} se šancí ${percent(chance)}.`,
      ({ club, chance }) => `Třetí nejvyšší šanci ${has(club)} ${club}, a to ${percent(chance)}.`,
      ({ club, chance }) => `Třetím v pořadí ${is(club)} ${club}, titul vychází na ${percent(chance)}.`,
      ({ club, chance }) => `Zapomenout nelze ani na ${club.acc} se šancí ${percent(chance)}.`,
      ({ club, chance }) => `${inCases(percent(chance))} simulací získává titul ${club}.`,
      ({ club, chance }) => `Naději ${has(club)} i ${club}, podle simulací je to ${percent(chance)}.`,
    ],
    promotionNear: [
      (facts) =>
        `${facts.club} ${facts.club.verb('postupuje', 'postupují')} přímo ${inCases(nearly(facts))} našich simulací, ${ways(facts.places)}.`,
      (facts) => `Na přímý postup ${has(facts.club)} ${facts.club} šanci ${nearly(facts)}, ${ways(facts.places)}.`,
      (facts) =>
        `Mezi přímo postupující se ${facts.club} ${facts.club.verb('vejde', 'vejdou')} ${inCases(nearly(facts))} simulací; ${ways(facts.places)}.`,
    ],
    promotionFavourites: [
      (facts) =>
        `Nejvyšší šanci na přímý postup ${has(facts.favourite)} ${facts.favourite}, ${nearly(facts)}, a ${facts.rival}, ${ofRival(facts)}.`,
      (facts) => `Přímo postupuje ${inCases(nearly(facts))} simulací ${facts.favourite}, ${inCases(ofRival(facts))} ${facts.rival}.`,
      (facts) =>
        `K přímému postupu mají nejblíž dva kluby: ${facts.favourite} ${has(facts.favourite)} šanci ${nearly(facts)}, ${facts.rival} ${ofRival(facts)}.`,
      (facts) => `Postup ${facts.favourite.gen} vychází na ${nearly(facts)}, postup ${facts.rival.gen} na ${ofRival(facts)}.`,
      (facts) =>
        `Simulace věří ${facts.favourite.dat}, na přímý postup ${has(facts.favourite)} ${nearly(facts)}; druhý v pořadí ${is(facts.rival)} ${facts.rival} (${ofRival(facts)}).`,
      (facts) =>
        `Přímo nahoru: ${facts.favourite} (${nearly(facts)}) a ${facts.rival} (${ofRival(facts)}) mají ze všech nejlepší vyhlídky.`,
      (facts) =>
        `Přímo postoupí ${teams(facts.places)}, nejspíš ${facts.favourite} se šancí ${nearly(facts)}; ${facts.rival} ${has(facts.rival)} ${ofRival(facts)}.`,
      (facts) =>
        `K postupu míří ${facts.favourite} se šancí ${nearly(facts)}, za ${beforeIns(facts.favourite)} ${is(facts.rival)} ${facts.rival} s ${ofRival(facts)}.`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) =>
        `${club} ${club.verb('postupuje', 'postupují')} přímo ${inCases(percent(chance))} simulací a ${inCases(percent(playOff))} ${club.verb('hraje', 'hrají')} play-off.`,
      ({ club, chance, playOff }) => `Naději ${has(club)} i ${club}: na přímý postup ${percent(chance)}, na play-off ${percent(playOff)}.`,
      ({ club, chance, playOff }) =>
        `Pro ${club.acc} vychází přímý postup na ${percent(chance)} a účast v play-off na ${percent(playOff)}.`,
    ],
    relegationLikely: [
      (facts) => `Nejhůř ${is(facts.club)} na tom ${facts.club}, v pásmu sestupu končí ${inCases(nearly(facts))} simulací.`,
      (facts) => `Sestup nejvíc hrozí ${facts.club.dat}, riziko je ${nearly(facts)}.`,
      (facts) => `${inCases(nearly(facts))} simulací ${facts.club.verb('sestupuje', 'sestupují')} ${facts.club}.`,
      (facts) => `Záchraně se nejvíc ${facts.club.verb('vzdaluje', 'vzdalují')} ${facts.club}, sestup vychází na ${nearly(facts)}.`,
      (facts) => `Mezi sestupujícími by ${inCases(nearly(facts))} případů ${facts.club.past('skončil')} ${facts.club}.`,
      (facts) => `S rizikem ${nearly(facts)} ${is(facts.club)} sestupu nejblíž ${facts.club}.`,
      (facts) => `Pod čarou sestupu ${facts.club.verb('zůstává', 'zůstávají')} ${inCases(nearly(facts))} případů ${facts.club}.`,
      (facts) => `Nejvyšší riziko sestupu, ${nearly(facts)}, ${has(facts.club)} ${facts.club}.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `${ranked(place, club).nom} končí pod sestupovou čarou ${inCases(percent(chance))} simulací.`,
      ({ club, chance, place }) =>
        `Mezi záchranou a sestupem ${club.verb('balancuje', 'balancují')} ${ranked(place, club).nom}, riziko sestupu je ${percent(chance)}.`,
      ({ club, chance }) => `Na vážkách ${is(club)} ${club}, sestup vychází na ${percent(chance)}.`,
      ({ club, chance, place }) => `Sestoupit i zachránit se ${can(club)} ${ranked(place, club).nom}: riziko je ${percent(chance)}.`,
      ({ club, chance }) => `Blízko sestupu i záchrany ${is(club)} ${club}, pod čarou ${is(club)} ${inCases(percent(chance))} simulací.`,
      ({ club, chance }) => `Osud ${club.gen} je otevřený, riziko sestupu odhadujeme na ${percent(chance)}.`,
      ({ club, chance }) => `O udržení se ${club.verb('strachuje', 'strachují')} ${club}, riziko sestupu je ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `Na hraně ${is(club)} ${ranked(place, club).nom}, ${inCases(percent(chance))} simulací to znamená sestup.`,
    ],
    relegationDanger: [
      ({ club, chance, place }) => `V ohrožení ${is(club)} i ${ranked(place, club).nom}, riziko sestupu je ${percent(chance)}.`,
      ({ club, chance }) => `Klid ${club.verb('nemá', 'nemají')} ani ${club}, sestup vychází na ${percent(chance)}.`,
      ({ club, chance }) =>
        `Jistou záchranu ${club.verb('nemá', 'nemají')} ani ${club}: pod čarou ${is(club)} ${inCases(percent(chance))} simulací.`,
      ({ club, chance }) => `Hrozba sestupu se týká i ${club.gen}, riziko je ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) => `Čísla vycházejí z ${figures.count(simulations)} simulací zbytku sezony podle našich předpovědí.`,
      ({ simulations }) => `Zbytek sezony jsme podle šancí z našich předpovědí odehráli ${figures.count(simulations)}krát.`,
      ({ simulations }) => `Základem je ${figures.count(simulations)} simulací zbytku sezony.`,
      ({ simulations }) => `Zbývající zápasy jsme ${figures.count(simulations)}krát odehráli nanečisto podle vlastních předpovědí.`,
      ({ simulations }) => `Tolik ukázalo ${figures.count(simulations)} simulací zbytku sezony.`,
      ({ simulations }) => `Šance jsme spočítali z ${figures.count(simulations)} možných průběhů zbytku sezony.`,
      ({ simulations }) => `Podle předpovědí jednotlivých zápasů jsme sezonu dohráli ${figures.count(simulations)}krát.`,
      ({ simulations }) => `Simulovali jsme zbytek sezony, a to ${figures.count(simulations)}krát.`,
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
