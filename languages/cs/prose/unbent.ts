import type { LeadStories } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { UnbentProse } from '#languages/prose/prose-language.ts';
import type { HomeAndAway, ProseFigures, UnbentTexts } from '#languages/prose/story-texts.ts';
import { wonOf } from './football/played.ts';
import { aGoal, at, fromMinute, goalPast, scoredBy } from './football/review/review-words.ts';
import { stages } from './football/stages.ts';
import { clubsOf, listed, withLead } from './news/news-words.ts';
import { type CzechNoun, czechNouns } from './nouns/nouns.ts';
import {
  allOf,
  byPoints,
  fromPlace,
  inMonth,
  lastLeagueMatches,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  neuterOrdinal,
  number,
  points,
  roleOf,
  times,
  wins,
} from './words.ts';

/** The two clubs as papers write a fixture, the home side first: `zápas Karela – Bechem United`. */
const pair = (home: CzechNoun, away: CzechNoun) => `${home} – ${away}`;
/** The same for a club that is spoken of and its opponent. */
const pairOf = ({ club, opponent, atHome }: { club: CzechNoun; opponent: CzechNoun; atHome: boolean }) =>
  atHome ? pair(club, opponent) : pair(opponent, club);
const pairBy = (first: CzechNoun, second: CzechNoun, firstAtHome: boolean) => (firstAtHome ? pair(first, second) : pair(second, first));

/** `na osmém`, `na třetím`: after another place. */
const onOrdinal = (place: number, last?: number) =>
  `na ${neuterOrdinal(place, last).replace(/[éí]$/, (end) => (end === 'é' ? 'ém' : 'ím'))}`;
/** `na osmém místě`, `na třetím místě`. */
const onPlace = (place: number, last?: number) => `${onOrdinal(place, last)} místě`;
/** The last match of a club as papers write a fixture. */
const lastPair = ({ club, rival, wasAtHome }: { club: CzechNoun; rival: CzechNoun; wasAtHome: boolean }) => pairBy(club, rival, wasAtHome);
type InTable = LeadStories<CzechNoun>['inTable'];
const pairOfTable = ({ higher, lower, higherAtHome }: InTable) => pairBy(higher, lower, higherAtHome);
const hostPlace = ({ higherAtHome, higherPlace, lowerPlace, lastPlace }: InTable) =>
  [higherAtHome ? higherPlace : lowerPlace, lastPlace] as const;
const guestPlace = (facts: InTable) => hostPlace({ ...facts, higherAtHome: !facts.higherAtHome });
const inStage = (stage: Stage | undefined) => (stage && stages[stage] ? ` ${stages[stage]}` : '');

/** Names for clubs on neutral ground, by their order in the fixture. */
const firstNamed = czechNouns.read([
  'první jmenovaný tým',
  'prvního jmenovaného týmu',
  'prvnímu jmenovanému týmu',
  'první jmenovaný tým',
  'prvním jmenovaném týmu',
  'prvním jmenovaným týmem',
  'm',
]);
const secondNamed = czechNouns.read([
  'druhý jmenovaný tým',
  'druhého jmenovaného týmu',
  'druhému jmenovanému týmu',
  'druhý jmenovaný tým',
  'druhém jmenovaném týmu',
  'druhým jmenovaným týmem',
  'm',
]);
/** Asked anew for each text: roles depend on the match. */
const atHomeAndAway = () => ({ home: roleOf(true), away: roleOf(false) });
const asNamed = { home: firstNamed, away: secondNamed };
const partsOf = (ground: HomeAndAway<CzechNoun> | undefined) => (ground === undefined ? asNamed : atHomeAndAway());

function texts({ score }: ProseFigures): UnbentTexts<CzechNoun> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Hraje první s druhým: v zápase ${pairBy(leader, chaser, leaderAtHome)} mají ${roleOf(leaderAtHome).nom} náskok ${points(gap, 'gen')}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `O první místo jde v zápase ${pairBy(leader, chaser, leaderAtHome)}, ${roleOf(!leaderAtHome).nom} ztrácejí ${points(gap, 'acc')}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Zápas ${pairBy(leader, chaser, leaderAtHome)} může rozhodnout o prvním místě, domácí i hosté mají ${points(level, 'acc')}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `V čele tabulky je těsno: před zápasem ${pairBy(leader, chaser, leaderAtHome)} mají domácí i hosté ${points(level, 'acc')}.`,
    ],
    derby: [
      ({ home, away }) => `Na programu je městské derby ${pair(home, away)}, první jmenovaný tým hraje doma.`,
      ({ home, away }) => `Zápas ${pair(home, away)} je městské derby, domácí jsou uvedeni jako první.`,
    ],
    leaderPlays: [
      ({ ahead, opponentPlace, lastPlace, ...match }) =>
        `V zápase ${pairOf(match)} nastoupí lídr tabulky: ${roleOf(match.atHome).nom} vedou ${byPoints(ahead)}, soupeř je ${onPlace(opponentPlace, lastPlace)}.`,
      ({ ahead, ...match }) => `Tabulku vedou ${byPoints(ahead)} ${roleOf(match.atHome).nom} ze zápasu ${pairOf(match)}.`,
    ],
    alreadyDecided: [
      ({ as, ...match }) =>
        `Před zápasem ${pairOf(match)} už mají ${roleOf(match.atHome).nom} ${{ champion: 'jistý titul', promoted: 'jistý postup', relegated: 'sestup zpečetěný' }[as]}.`,
      ({ as, ...match }) =>
        `V zápase ${pairOf(match)} nastoupí ${roleOf(match.atHome).nom}, ${roleOf(match.atHome).agree('který', 'která', 'které', 'kteří', 'které')} už ${{ champion: 'mají jistý titul', promoted: 'mají jistý postup', relegated: 'vědí o svém sestupu' }[as]}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `O záchranu se hraje v zápase ${pair(home, away)}: domácí jsou ${onPlace(homePlace, lastPlace)}, hosté ${onOrdinal(awayPlace, lastPlace)}.`,
      ({ home, away }) => `O body k záchraně jde v zápase ${pair(home, away)}, sestup hrozí domácím i hostům.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Důležitý pro boj o záchranu je zápas ${pair(home, away)}, domácím patří ${neuterOrdinal(homePlace, lastPlace)} místo a hostům ${neuterOrdinal(awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Sestupu se v zápase ${pair(home, away)} brání domácí ${fromPlace(homePlace, lastPlace)} místa i hosté ${fromPlace(awayPlace, lastPlace)}.`,
    ],
    bottomPlays: [
      ({ opponentPlace, ...match }) =>
        `V zápase ${pairOf(match)} hledají body ${roleOf(match.atHome).nom} z posledního místa tabulky, soupeř je ${onPlace(opponentPlace)}.`,
      ({ opponentPlace, ...match }) =>
        `Na dně tabulky jsou ${roleOf(match.atHome).nom} ze zápasu ${pairOf(match)}, soupeři patří ${neuterOrdinal(opponentPlace)} místo.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `V zápase ${pairBy(lower, higher, lowerAtHome)} ztrácejí ${roleOf(lowerAtHome).nom} na soupeře jen ${points(gap, 'acc')} a výhrou by ho ${roleOf(lowerAtHome).past('přeskočil')}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Zápas ${pairBy(lower, higher, lowerAtHome)} může prohodit pořadí, ${roleOf(lowerAtHome).nom} jsou jen ${points(gap, 'acc')} za soupeřem.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `Před zápasem ${pair(home, away)} mají domácí i hosté shodně ${points(level, 'acc')}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Domácí jsou ${onPlace(homePlace, lastPlace)} a hosté ${onOrdinal(awayPlace, lastPlace)}, bodů ale mají před zápasem ${pair(home, away)} stejně.`,
    ],
    gulf: [
      ({ higher, lower, gap, higherAtHome }) =>
        `Před zápasem ${pairBy(higher, lower, higherAtHome)} mají ${roleOf(higherAtHome).nom} v tabulce ${byPoints(gap)} víc.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `Tabulka mluví v zápase ${pairBy(higher, lower, higherAtHome)} pro ${roleOf(higherAtHome).acc}, soupeře dělí ${points(gap, 'nom')}.`,
    ],
    inTable: [
      (facts) =>
        `Před zápasem ${pairOfTable(facts)} jsou domácí v tabulce ${onPlace(...hostPlace(facts))} a hosté ${onOrdinal(...guestPlace(facts))}.`,
      (facts) =>
        `V zápase ${pairOfTable(facts)} hrají domácí ${fromPlace(...hostPlace(facts))} místa tabulky s hosty ${fromPlace(...guestPlace(facts))}.`,
      (facts) =>
        `Na programu je zápas ${pairOfTable(facts)}, domácím patří v tabulce ${neuterOrdinal(...hostPlace(facts))} místo a hostům ${neuterOrdinal(...guestPlace(facts))}.`,
      (facts) =>
        `Do zápasu ${pairOfTable(facts)} jdou domácí ${fromPlace(...hostPlace(facts))} místa a hosté ${fromPlace(...guestPlace(facts))}.`,
      (facts) =>
        `Hosté jsou před zápasem ${pairOfTable(facts)} ${onPlace(...guestPlace(facts))}, domácí ${onOrdinal(...hostPlace(facts))}.`,
    ],
    winningRun: [
      ({ run, ...match }) => `Do zápasu ${pairOf(match)} jdou ${roleOf(match.atHome).nom} po ${leagueWins(run, 'loc')} v řadě.`,
      ({ run, ...match }) => `Před zápasem ${pairOf(match)} mají ${roleOf(match.atHome).nom} za sebou ${leagueWins(run, 'acc')} v řadě.`,
    ],
    losingRun: [
      ({ run, ...match }) => `Do zápasu ${pairOf(match)} jdou ${roleOf(match.atHome).nom} po ${leagueDefeats(run, 'loc')} v řadě.`,
      ({ run, ...match }) =>
        `Před zápasem ${pairOf(match)} ${roleOf(match.atHome).nom} v lize ${times(run)} za sebou ${roleOf(match.atHome).past('prohrál')}.`,
    ],
    unbeatenRun: [
      ({ run, ...match }) => `Před zápasem ${pairOf(match)} jsou ${roleOf(match.atHome).nom} ${leagueMatches(run, 'acc')} bez porážky.`,
      ({ run, ...match }) => `V zápase ${pairOf(match)} brání ${roleOf(match.atHome).nom} sérii ${leagueMatches(run, 'gen')} bez porážky.`,
    ],
    winlessRun: [
      ({ run, ...match }) => `Před zápasem ${pairOf(match)} čekají ${roleOf(match.atHome).nom} na výhru už ${leagueMatches(run, 'acc')}.`,
      ({ run, ...match }) =>
        `Zlom hledají v zápase ${pairOf(match)} ${roleOf(match.atHome).nom}, ${roleOf(match.atHome).past('nevyhrál')} už ${leagueMatches(run, 'acc')}.`,
    ],
    goalDrought: [
      ({ run, ...match }) =>
        `Před zápasem ${pairOf(match)} ${roleOf(match.atHome).nom} už ${leagueMatches(run, 'acc')} ${roleOf(match.atHome).past('nedal')} gól.`,
      ({ run, ...match }) =>
        `V zápase ${pairOf(match)} chtějí ${roleOf(match.atHome).nom} ukončit střelecké trápení, ${roleOf(match.atHome).past('nedal')} gól už ${leagueMatches(run, 'acc')}.`,
    ],
    cleanSheets: [
      ({ run, ...match }) =>
        `Před zápasem ${pairOf(match)} ${roleOf(match.atHome).nom} už ${leagueMatches(run, 'acc')} ${roleOf(match.atHome).past('neinkasoval')}.`,
      ({ run, ...match }) =>
        `S čistým kontem ${roleOf(match.atHome).past('odehrál')} ${roleOf(match.atHome).nom} ${lastLeagueMatches(run)}, teď je čeká zápas ${pairOf(match)}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Do zápasu ${pairBy(up, down, upAtHome)} jdou ${roleOf(upAtHome).nom} po ${leagueWins(upRun, 'loc')} v řadě, ${roleOf(!upAtHome).nom} naopak po ${leagueDefeats(downRun, 'loc')}.`,
    ],
    perfectAtHome: [
      ({ played, ...match }) =>
        `Před zápasem ${pairOf(match)} mají domácí jistotu: na svém hřišti v tomto ročníku vyhráli ${allOf(played)}.`,
      ({ played, ...match }) => `Na svém hřišti domácí v tomto ročníku vyhráli ${allOf(played)}, teď je čeká zápas ${pairOf(match)}.`,
    ],
    fortress: [
      (match) => `Před zápasem ${pairOf(match)} domácí na svém hřišti v tomto ročníku ještě neprohráli.`,
      (match) => `Na hřišti, kde se hraje zápas ${pairOf(match)}, domácí v tomto ročníku pokaždé bodovali.`,
    ],
    homeWithoutWin: [
      ({ played, ...match }) =>
        `Před zápasem ${pairOf(match)} čekají domácí na první výhru ročníku na svém hřišti i po ${matches(played, 'loc')}.`,
      (match) => `Na svém hřišti domácí v tomto ročníku ještě nevyhráli, další příležitost mají v zápase ${pairOf(match)}.`,
    ],
    perfectAway: [
      ({ played, ...match }) =>
        `Před zápasem ${pairOf(match)} mají hosté vyhráno ve všech ${number(played, 'loc')} venkovních zápasech ročníku.`,
      ({ played, ...match }) => `Hosté v tomto ročníku vyhráli ${allOf(played, 'venkovní')}, teď je čeká zápas ${pairOf(match)}.`,
    ],
    strongTravellers: [
      (match) => `Před zápasem ${pairOf(match)} hosté na cizích hřištích v tomto ročníku ještě neprohráli.`,
      (match) => `Venku hosté v tomto ročníku pokaždé bodovali, teď je čeká zápas ${pairOf(match)}.`,
    ],
    awayWithoutWin: [
      (match) => `Před zápasem ${pairOf(match)} hosté na cizích hřištích v tomto ročníku ještě nevyhráli.`,
      (match) => `Na první venkovní výhru v tomto ročníku hosté teprve čekají, další příležitost mají v zápase ${pairOf(match)}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `V zápase ${pairBy(winner, loser, winnerAtHome)} touží ${roleOf(!winnerAtHome).nom} po odvetě: v posledním vzájemném zápase ${inMonth(on)} ${roleOf(!winnerAtHome).past('prohrál')} ${score(loserGoals, winnerGoals)}.`,
    ],
    hoodoo: [
      ({ meetings, ...match }) =>
        `Před zápasem ${pairOf(match)} ${roleOf(match.atHome).nom} ${roleOf(match.atHome).past('nevyhrál')} ani jeden z posledních ${number(meetings, 'gen')} vzájemných zápasů.`,
    ],
    seasonStart: [
      ({ home, away }) => `Zápasem ${pair(home, away)} začíná domácím i hostům nový ročník.`,
      ({ home, away }) => `Pro domácí i hosty je zápas ${pair(home, away)} prvním v novém ročníku.`,
    ],
    promoted: [
      (match) => `V zápase ${pairOf(match)} mají roli nováčka soutěže ${roleOf(match.atHome).nom}.`,
      (match) => `Nováčkem soutěže jsou ${roleOf(match.atHome).nom} ze zápasu ${pairOf(match)}.`,
    ],
    leagueMatch: [
      ({ home, away }) => `Na programu je zápas ${pair(home, away)}, první jmenovaný tým hraje doma.`,
      ({ home, away }) => `Zápas ${pair(home, away)} se hraje na hřišti prvního jmenovaného týmu.`,
    ],
    cupTie: [
      ({ home, away, stage }) => `Zápas ${pair(home, away)} se hraje${inStage(stage)} na hřišti prvního jmenovaného týmu.`,
      ({ home, away, stage }) => `Na programu je${inStage(stage)} zápas ${pair(home, away)}, první jmenovaný tým hraje doma.`,
      ({ home, away, stage }) => `Los připravil${inStage(stage)} zápas ${pair(home, away)}, který hostí prvně jmenovaní.`,
      ({ home, away, stage }) => `Na hřišti prvně jmenovaných se hraje${inStage(stage)} zápas ${pair(home, away)}.`,
    ],
    cupFinal: [
      ({ home, away }) => `O trofej se hraje ve finálovém zápase ${pair(home, away)}.`,
      ({ home, away }) => `Finále má obsazení ${pair(home, away)}.`,
    ],
    neutralGround: [
      ({ home, away, stage }) => `Zápas ${pair(home, away)} se hraje${inStage(stage)} na neutrální půdě.`,
      ({ home, away, stage }) => `Na neutrální půdě je${inStage(stage)} na programu zápas ${pair(home, away)}.`,
    ],
    homeWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Zápas ${pair(winner, loser)} skončil výhrou domácích ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) => `V zápase ${pair(winner, loser)} vyhráli domácí ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Domácí výhru ${score(winnerGoals, loserGoals)} přinesl zápas ${pair(winner, loser)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Domácí zvládli zápas ${pair(winner, loser)} a vyhráli ${score(winnerGoals, loserGoals)}.`,
    ],
    awayWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Zápas ${pair(loser, winner)} skončil výhrou hostů ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) => `V zápase ${pair(loser, winner)} vyhráli hosté ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Venkovní výhru ${score(winnerGoals, loserGoals)} přinesl zápas ${pair(loser, winner)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Hosté zvládli zápas ${pair(loser, winner)} a vyhráli ${score(winnerGoals, loserGoals)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }, ground) =>
        `Zápas ${pairBy(winner, loser, winnerAtHome)} skončil výhrou ${partsOf(ground)[winnerAtHome ? 'home' : 'away'].gen} ${score(winnerGoals, loserGoals)}.`,
    ],
    rout: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }, ground) =>
        `Zápas ${pairBy(winner, loser, winnerAtHome)} skončil debaklem ${partsOf(ground)[winnerAtHome ? 'away' : 'home'].gen} ${score(loserGoals, winnerGoals)}.`,
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }, ground) =>
        `Jednoznačný byl zápas ${pairBy(winner, loser, winnerAtHome)}, skončil výhrou ${partsOf(ground)[winnerAtHome ? 'home' : 'away'].gen} ${score(winnerGoals, loserGoals)}.`,
    ],
    lateWinner: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, ...goal }, ground) =>
        `O zápase ${pairBy(winner, loser, winnerAtHome)} se rozhodlo až ${at(goal)}${scoredBy(goal.by)}, skončil výhrou ${partsOf(ground)[winnerAtHome ? 'home' : 'away'].gen} ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, ...goal }, ground) =>
        `Zápas ${pairBy(winner, loser, winnerAtHome)} ${goalPast(goal.by, 'rozhodl')} ${aGoal(goal.by)} ${fromMinute(goal)}, skončil výhrou ${partsOf(ground)[winnerAtHome ? 'home' : 'away'].gen} ${score(winnerGoals, loserGoals)}.`,
    ],
    comebackWon: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, ownGoals, otherGoals }, ground) => {
        const won = partsOf(ground)[winnerAtHome ? 'home' : 'away'];
        return `Zápas ${pairBy(winner, loser, winnerAtHome)} ${won.past('otočil')} ze stavu ${score(ownGoals, otherGoals)} ${won}, ${won.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`;
      },
    ],
    derbyWon: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }, ground) =>
        `Městské derby ${pairBy(winner, loser, winnerAtHome)} skončilo výhrou ${partsOf(ground)[winnerAtHome ? 'home' : 'away'].gen} ${score(winnerGoals, loserGoals)}.`,
    ],
    justDrawn: [
      ({ home, away, goals }) => `Zápas ${pair(home, away)} skončil remízou ${score(goals, goals)}.`,
      ({ home, away, goals }) => `Vítěze zápas ${pair(home, away)} neměl, skončil ${score(goals, goals)}.`,
      ({ home, away, goals }) => `Remízu ${score(goals, goals)} přinesl zápas ${pair(home, away)}.`,
    ],
    lateEqualiser: [
      ({ club, opponent, atHome, goals, ...goal }, ground) => {
        const level = partsOf(ground)[atHome ? 'home' : 'away'];
        return `Zápas ${pairBy(club, opponent, atHome)} skončil ${score(goals, goals)}, ${level} ${level.past('vyrovnal')} ${at(goal)}${scoredBy(goal.by)}.`;
      },
    ],
    comebackDrawn: [
      ({ club, opponent, atHome, goals, ownGoals, otherGoals }, ground) => {
        const level = partsOf(ground)[atHome ? 'home' : 'away'];
        return `Zápas ${pairBy(club, opponent, atHome)} skončil ${score(goals, goals)}, ${level} ${level.past('prohrával')} už ${score(ownGoals, otherGoals)}.`;
      },
    ],
    derbyDrawn: [({ home, away, goals }) => `Městské derby ${pair(home, away)} skončilo remízou ${score(goals, goals)}.`],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, lastPlace }) =>
        `Postavení v tabulce: ${higher} (${neuterOrdinal(higherPlace)} místo), ${lower} (${neuterOrdinal(lowerPlace, lastPlace)} místo).`,
      ({ higher, lower, higherPlace, lowerPlace, gap, lastPlace }) =>
        `V tabulce soupeře dělí ${points(gap, 'nom')}: ${higher} (${neuterOrdinal(higherPlace)} místo), ${lower} (${neuterOrdinal(lowerPlace, lastPlace)} místo).`,
    ],
    lastWon: [
      (facts) =>
        `${roleOf(facts.atHome).nom} mají za sebou ligovou výhru ${score(facts.ownGoals, facts.otherGoals)} v zápase ${lastPair(facts)}.`,
      (facts) =>
        `Do zápasu jdou ${roleOf(facts.atHome).nom} po ligové výhře ${score(facts.ownGoals, facts.otherGoals)} (${lastPair(facts)}).`,
    ],
    lastLost: [
      (facts) =>
        `${roleOf(facts.atHome).nom} mají za sebou ligovou porážku ${score(facts.ownGoals, facts.otherGoals)} v zápase ${lastPair(facts)}.`,
      (facts) =>
        `Do zápasu jdou ${roleOf(facts.atHome).nom} po ligové porážce ${score(facts.ownGoals, facts.otherGoals)} (${lastPair(facts)}).`,
    ],
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `Výhry z posledních ${leagueMatches(of, 'gen')} každého z týmů: ${better} (${betterWins}), ${worse} (${worseWins}).`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Forma z posledních ${leagueMatches(of, 'gen')} každého z týmů: ${better} (${wins(betterWins, 'nom')}), ${worse} (${wins(worseWins, 'nom')}).`,
    ],
    meetingsLead: [
      ({ leader, leaderAtHome, meetings, leaderWins, since, leagueOnly }) =>
        leaderAtHome === undefined
          ? `Vzájemná bilance od roku ${since} mluví pro ${leader.acc}: ${leader.past('vyhrál')} ${wonOf(leaderWins, meetings, leagueOnly)}.`
          : `Vzájemná bilance od roku ${since} mluví pro tým, který tentokrát hraje ${leaderAtHome ? 'doma' : 'venku'}: vyhrál ${wonOf(leaderWins, meetings, leagueOnly)}.`,
    ],
    lastMeetingWon: [
      ({ winnerAtHome, winnerGoals, loserGoals, on }, ground) => {
        const won = partsOf(ground)[winnerAtHome ? 'home' : 'away'];
        return `Poslední vzájemný zápas skončil ${inMonth(on)} výhrou ${won.gen} ${score(winnerGoals, loserGoals)}.`;
      },
    ],
  };
}

/** Czech prose about clubs without known forms. */
export const czechUnbent: UnbentProse<CzechNoun> = {
  texts,
  parts: (isOnNeutralGround) => (isOnNeutralGround ? asNamed : atHomeAndAway()),
  news: ({ score, percent }) => ({
    headlineNewLeader: [({ leader }) => `Změna v čele tabulky: ${leader}`, ({ leader }) => `Nový lídr tabulky: ${leader}`],
    headlineLeaderWon: [({ leader }) => `V čele beze změny: ${leader}`, ({ leader }) => `Lídr tabulky zvládl další zápas: ${leader}`],
    headlineLeaderHeld: [({ leader }) => `V čele i po ztrátě bodů: ${leader}`],
    headlineLeaderBeaten: [({ leader }) => `V čele i po prohře: ${leader}`],
    headlineUpset: [({ winner }) => `Překvapení týdne: ${winner}`],
    headlineRout: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }) =>
        `${pairBy(winner, loser, winnerAtHome)}: ${winnerAtHome ? 'domácí rozdrtili hosty' : 'hosté rozdrtili domácí'} ${score(winnerGoals, loserGoals)}`,
    ],
    headlineWinningRun: [({ club, matches: run }) => `Už ${leagueWins(run, 'nom')} v řadě: ${club}`],
    headlineUnbeatenRun: [({ club, matches: run }) => `Už ${leagueMatches(run, 'acc')} bez porážky: ${club}`],
    headlineLosingRun: [({ club, matches: run }) => `Už ${leagueDefeats(run, 'nom')} v řadě: ${club}`],
    headlineChampions: [({ club }) => `Titul je rozdán: ${club}`],
    headlinePromoted: [
      ({ clubs }) => (clubs.length > 2 ? `Jistotu postupu mají ${clubsOf(clubs.length)}` : `Postup je jistý: ${listed(clubs)}`),
    ],
    headlineRelegated: [({ clubs }) => (clubs.length > 2 ? `O sestupu ví ${clubsOf(clubs.length)}` : `Sestup je jistý: ${listed(clubs)}`)],
    headlineTopMatch: [
      ({ home, away }) => `Zápas víkendu: ${pair(home, away)}`,
      ({ home, away }) => `Hlavní bod víkendu: ${pair(home, away)}`,
      ({ home, away }) => `Na co se dívat o víkendu: ${pair(home, away)}`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider, favouriteAtHome }) =>
        `Jasný favorit víkendu: ${favouriteAtHome ? 'domácí' : 'hosté'} v zápase ${pairBy(favourite, outsider, favouriteAtHome)}`,
      ({ favourite, chance }) => `Nejvyšší šance víkendu, ${percent(chance)}: ${favourite}`,
    ],
    headlineTitleNear: [({ leader }) => `Na dosah titulu: ${leader}`],
    headlineTitleRace: [
      ({ leader, rival }) => `V boji o titul mají největší šanci ${leader} a ${rival}`,
      ({ leader, rival }) => `O titul bojují hlavně ${leader} a ${rival}`,
    ],
    headlineFavouriteBehind: [({ favourite }) => `Favoritem na titul není lídr: ${favourite}`],
    headlineOpenRace: [({ clubs }) => `O titul ${clubs < 5 ? 'hrají' : 'hraje'} ${clubsOf(clubs)}`],
    headlinePromotionNear: [({ club }) => `Na dosah postupu: ${club}`],
    headlinePromotionRace: [
      ({ favourite, rival }) => `Nejblíž postupu jsou ${favourite} a ${rival}`,
      ({ favourite, rival }) => `Na postup mají největší šanci ${favourite} a ${rival}`,
    ],
    headlineRelegationFight: [({ club }) => `Mezi záchranou a sestupem: ${club}`, ({ club }) => `O záchranu se ještě hraje: ${club}`],
    headlineRelegationNear: [({ club }) => `Blízko sestupu: ${club}`],
    champions: [({ club, ahead }) => `O titulu je rozhodnuto: ${club}${ahead === 0 ? '' : ` (náskok ${points(ahead, 'gen')})`}.`],
    promoted: [({ clubs }) => `Ať zbylé zápasy dopadnou jakkoli, postoupí ${listed(clubs)}.`],
    relegated: [({ clubs }) => `Ať zbylé zápasy dopadnou jakkoli, sestoupí ${listed(clubs)}.`],
    runOfWins: [({ club, matches: run }) => `Nejdelší výherní série: ${club} (${leagueMatches(run, 'nom')}).`],
    runUnbeaten: [({ club, matches: run }) => `Nejdelší série bez porážky: ${club} (${leagueMatches(run, 'nom')}).`],
    runOfDefeats: [({ club, matches: run }) => `Nejdelší série porážek: ${club} (${leagueMatches(run, 'nom')}).`],
    newLeader: [({ leader, points: total }) => `Tabulka má nového lídra: ${leader} (${points(total, 'nom')}).`],
    leaderWon: [
      ({ winnerGoals, loserGoals, ahead }) => `Lídr tabulky vyhrál ${score(winnerGoals, loserGoals)} a zůstává první${withLead(ahead)}.`,
    ],
    leaderHeld: [
      ({ leaderAtHome, ahead }) => `Lídr tabulky ${leaderAtHome ? 'doma' : 'venku'} jen remizoval, první ale zůstává${withLead(ahead)}.`,
    ],
    leaderBeaten: [
      ({ winnerAtHome, ahead }) => `Lídr tabulky ${winnerAtHome ? 'venku' : 'doma'} prohrál, první ale zůstává${withLead(ahead)}.`,
    ],
    leaderIdle: [({ ahead }) => `Lídr tabulky tentokrát nehrál a zůstává první${withLead(ahead)}.`],
    biggestWin: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }) =>
        `Nejvyšší rozdíl týdne přinesl zápas ${pairBy(winner, loser, winnerAtHome)}, ${winnerAtHome ? 'domácí' : 'hosté'} vyhráli ${score(winnerGoals, loserGoals)}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, chance }) =>
        `Nejméně se čekala výhra ${winnerAtHome ? 'domácích' : 'hostů'} ${score(winnerGoals, loserGoals)} v zápase ${pairBy(winner, loser, winnerAtHome)}, šance na ni byla ${percent(chance).replace('<', 'méně než ')}.`,
    ],
    titleNear: [
      ({ leader, chance, isAbove99 }) =>
        `Na dosah titulu je ${isAbove99 ? `s více než ${percent(0.99)}` : `s ${percent(chance)}`} jediný klub: ${leader}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Šance na titul podle simulací: ${favourite} ${percent(chance)}, ${rival} ${percent(rivalChance)}.`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance }) =>
        `Vyšší šanci na titul než lídr má jeho pronásledovatel: ${favourite} ${percent(chance)}, ${leader} ${percent(leaderChance)}.`,
    ],
    promotionNear: [
      ({ club, chance, isAbove99 }) => `Nejblíž přímému postupu: ${club} (${isAbove99 ? `více než ${percent(0.99)}` : percent(chance)}).`,
    ],
    promotionFavourites: [
      ({ favourite, chance, isAbove99, rival, rivalChance, isRivalAbove99 }) =>
        `Šance na přímý postup: ${favourite} ${isAbove99 ? `více než ${percent(0.99)}` : percent(chance)}, ${rival} ${isRivalAbove99 ? `více než ${percent(0.99)}` : percent(rivalChance)}.`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) => `Naději na postup má i další tým: ${club} (přímo ${percent(chance)}, play-off ${percent(playOff)}).`,
    ],
    relegationLikely: [
      ({ club, chance, isAbove99 }) => `Nejvyšší riziko sestupu: ${club} (${isAbove99 ? `více než ${percent(0.99)}` : percent(chance)}).`,
    ],
    relegationEdge: [({ club, chance }) => `Mezi záchranou a sestupem: ${club} (riziko ${percent(chance)}).`],
    relegationDanger: [({ club, chance }) => `Ohrožen sestupem je i další tým: ${club} (riziko ${percent(chance)}).`],
    openestMatch: [({ home, away }) => `Nejvyrovnanější je zápas ${pair(home, away)}.`],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Nejjasnějšího favorita má zápas ${pairBy(favourite, outsider, favouriteAtHome)}, výhra ${favouriteAtHome ? 'domácích' : 'hostů'} vychází na ${percent(chance)}.`,
    ],
  }),
};
