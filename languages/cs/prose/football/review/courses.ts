import type { Moment } from '#domain/story/match-to-tell.ts';
import type { CourseStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../../nouns/nouns.ts';
import { goals as goalsOf, number, ofCount, times } from '../../words.ts';
import { aGoal, at, bySide, fromMinute, goalLoc, goalPast, scoredBy, sinceMinute, untilMinute } from './review-words.ts';

/** The moment the winner went ahead, after a minute that has just been named and within a sentence: `v 70.` */
const then = ({ winning, added = 0 }: Moment & { readonly winning: Moment }) =>
  added > 0 || (winning.added ?? 0) > 0 ? at(winning) : `v ${winning.minute}.`;
const decisive = ({ winning }: CourseStories<CzechNoun>['aheadForGood']) =>
  winning === undefined ? '' : `; nakonec ${goalPast(winning.by, 'rozhodl')} ${aGoal(winning.by)} ${fromMinute(winning)}`;
/** Max minute of a goal that came early. */
const early = 25;
/** Players of a side at kick-off. */
const fullSide = 11;

/** Returns the sentences of Czech reviews on how a match went. */
export function czechCourses({ score }: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof CourseStories<unknown>> {
  const ofWinner = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(ownGoals, otherGoals);
  const ofLoser = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  const theGoal = ({ loserGoals }: { readonly loserGoals: number }) => (loserGoals === 0 ? 'jediný gól' : 'rozhodující gól');
  return {
    cameFromBehind: [
      ({ ownGoals, otherGoals }) => `O poločase přitom vítěz prohrával ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `Do kabin přitom vítěz odcházel za nepříznivého stavu ${score(ownGoals, otherGoals)}.`,
      ({ loser, ownGoals, otherGoals }) => `Po prvním poločase přitom ${loser.past('vedl')} ${loser} ${score(otherGoals, ownGoals)}.`,
    ],
    settledByHalfTime: [
      (facts) => `Už o poločase vítěz vedl ${ofWinner(facts)}.`,
      (facts) => `Vítěz vedl po prvním poločase ${ofWinner(facts)}.`,
      (facts) => `Jasno bylo už po první půli, skončila ${ofWinner(facts)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => `O poločase byl stav ${score(each, each)}.`,
      ({ goals: each }) => `Do kabin se šlo za stavu ${score(each, each)}.`,
      ({ goals: each }) => (each === 0 ? 'První poločas gól nepřinesl.' : `První poločas skončil ${score(each, each)}.`),
    ],
    leadNotHeld: [
      ({ club, ...facts }) => `O poločase přitom ${club} ${club.past('vedl')} ${ofWinner(facts)}.`,
      ({ club, ...facts }) => `Poločasové vedení ${ofWinner(facts)} ${club} ${club.past('neudržel')}.`,
    ],
    turnedRound: [
      (facts) =>
        `Vítěz prohrával ${ofWinner(facts)}, vyrovnal ${at(facts)}${scoredBy(facts.by)} a ${then(facts)}${scoredBy(facts.winning.by)} šel do vedení.`,
      (facts, ground) => {
        const loser = bySide(facts.loser, !facts.winnerAtHome, ground);
        return `Až ${untilMinute(facts)} ${loser.past('vedl')} ${loser} ${ofLoser(facts)}, ${then(facts)} už ${loser.past('prohrával')}.`;
      },
      (facts) => {
        const isOwn = facts.by === 'own-goal';
        const completed =
          isOwn && facts.winning.by === undefined
            ? 'dokonala ho trefa'
            : `${goalPast(facts.winning.by, 'dokonal')} ho ${isOwn && facts.winning.by === 'own-goal' ? 'další vlastní' : aGoal(facts.winning.by)}`;
        return `Obrat ze stavu ${ofWinner(facts)} začal vyrovnáním ${at(facts)}${scoredBy(facts.by)} a ${completed} ${fromMinute(facts.winning)}.`;
      },
      (facts, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return `${winner} ${winner.past('prohrával')} ${ofWinner(facts)}, ${at(facts)}${scoredBy(facts.by)} ${winner.past('vyrovnal')} a ${then(facts)}${scoredBy(facts.winning.by)} ${winner.past('šel')} do vedení.`;
      },
      (facts, ground) => {
        const loser = bySide(facts.loser, !facts.winnerAtHome, ground);
        return `O vedení ${ofLoser(facts)} ${loser.past('přišel')} ${loser} ${at(facts)} a ${then(facts)} ${loser.past('inkasoval')} znovu.`;
      },
      (facts) =>
        `Za stavu ${ofWinner(facts)} vítěz ${at(facts)}${scoredBy(facts.by)} vyrovnal a ${then(facts)}${scoredBy(facts.winning.by)} strhl vedení na svou stranu.`,
    ],
    leadChanged: [
      ({ times: changes }) => `Vedení během zápasu ${times(changes)} změnilo majitele.`,
      ({ times: changes }) => `Vést stihly obě strany, vedení přešlo na soupeře ${times(changes)}.`,
    ],
    leadShrank: [
      (facts) => `Vítěz přitom ${at(facts)} vedl už ${ofWinner(facts)}.`,
      (facts, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return `${winner} ${winner.past('vedl')} ${at(facts)} už ${ofWinner(facts)}, výhru ale ${winner.past('uhájil')} jen o gól.`;
      },
      (facts, ground) => {
        const loser = bySide(facts.loser, !facts.winnerAtHome, ground);
        return `Ze stavu ${ofLoser(facts)} ${fromMinute(facts)} ${loser} ${loser.past('snížil')} až na rozdíl gólu.`;
      },
      (facts) => `Náskok ${ofWinner(facts)}, který měl vítěz ${at(facts)}, se do konce ztenčil na jediný gól.`,
    ],
    winningGoal: [
      (facts) =>
        facts.by === 'own-goal'
          ? `${capital(theGoal(facts))} ${at(facts)} byl vlastní.`
          : `${capital(theGoal(facts))} padl ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `Rozhodl${facts.by === 'penalty' ? 'a' : ''} ${aGoal(facts.by)} ${fromMinute(facts)}.`,
      (facts) => `O výsledku se rozhodlo ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) =>
        facts.by === 'own-goal'
          ? `Za stavu ${score(facts.loserGoals, facts.loserGoals)} rozhodl ${at(facts)} vlastní gól.`
          : `Za stavu ${score(facts.loserGoals, facts.loserGoals)} padl ${at(facts)}${scoredBy(facts.by)} ${theGoal(facts)}.`,
      (facts, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return facts.by === 'own-goal'
          ? `Vítězství ${winner.dat} přinesl vlastní gól soupeře ${at(facts)}.`
          : `${capital(theGoal(facts))} ${winner.past('dal')} ${winner} ${at(facts)}${scoredBy(facts.by)}.`;
      },
      (facts, ground) => {
        const loser = bySide(facts.loser, !facts.winnerAtHome, ground);
        return `${loser} ${theGoal(facts)} ${loser.past('inkasoval')} ${at(facts)}${facts.by === 'own-goal' ? ', a to vlastní' : scoredBy(facts.by)}.`;
      },
      (facts) => `Vítězství ${goalPast(facts.by, 'zařídil')} ${aGoal(facts.by)} ${fromMinute(facts)}.`,
      (facts) =>
        facts.minute <= early
          ? `Brzy, už ${at(facts)}, ${goalPast(facts.by, 'rozhodl')} o výsledku ${aGoal(facts.by)}.`
          : `Na ${theGoal(facts)} se čekalo ${untilMinute(facts)}${facts.by === undefined ? '' : `, ${goalPast(facts.by, 'přinesl')} ho ${aGoal(facts.by)}`}.`,
      (facts) => `Rozdíl mezi soupeři ${goalPast(facts.by, 'udělal')} ${aGoal(facts.by)} ${fromMinute(facts)}.`,
    ],
    aheadForGood: [
      (facts, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return `${winner} ${winner.past('šel')} do vedení ${at(facts)}${scoredBy(facts.by)} a už ho ${winner.past('nepustil')}${decisive(facts)}.`;
      },
      (facts, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return `${capital(aGoal(facts.by))} ${at(facts)} ${goalPast(facts.by, 'poslal')} ${winner.acc} do vedení a na tom se už nic nezměnilo.`;
      },
      (facts, ground) => {
        const loser = bySide(facts.loser, !facts.winnerAtHome, ground);
        return `${loser} ${loser.past('prohrával')} ${sinceMinute(facts)} a ${facts.otherGoals === 0 ? '' : 'znovu '}už ${loser.past('nevyrovnal')}${decisive(facts)}.`;
      },
      (facts) => `Vedení, které vítěz získal ${at(facts)}${scoredBy(facts.by)}, vydrželo až do konce${decisive(facts)}.`,
      (facts, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return `${winner} ${winner.past('vedl')} ${sinceMinute(facts)} až do konce.`;
      },
      (facts) => `Po ${goalLoc(facts.by)}${facts.by === 'own-goal' ? ' soupeře' : ''} ${fromMinute(facts)} už vítěz o vedení nepřišel.`,
      (facts, ground) => {
        const loser = bySide(facts.loser, !facts.winnerAtHome, ground);
        return `${loser} už po ${goalLoc(facts.by)} ${fromMinute(facts)} ${facts.otherGoals === 0 ? '' : 'znovu '}vyrovnat ${loser.past('nedokázal')}.`;
      },
      (facts, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return `Vedení ${fromMinute(facts)} už ${winner} ${winner.past('nepustil')}.`;
      },
    ],
    equaliser: [
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `${club} ${club.past('vyrovnal')} ${at(facts)}${scoredBy(facts.by)}.`;
      },
      (facts) => `Vyrovnání přišlo ${at(facts)}${scoredBy(facts.by)}.`,
      (facts, ground) => {
        const other = bySide(facts.opponent, !facts.atHome, ground);
        return `${other} ${other.past('vedl')} ${untilMinute(facts)}.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `O remízu se ${club.past('postaral')} ${club} ${at(facts)}${scoredBy(facts.by)}.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Srovnat ${club.past('dokázal')} ${club} ${at(facts)}${scoredBy(facts.by)}.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Ještě ${untilMinute(facts)} ${club} ${club.past('prohrával')}.`;
      },
      (facts, ground) => {
        const other = bySide(facts.opponent, !facts.atHome, ground);
        return `O vedení ${other.past('přišel')} ${other} ${at(facts)}.`;
      },
      (facts) => `Po vyrovnání ${at(facts)} už gól nepadl.`,
    ],
    quickGoals: [
      ({ club, goals, minutes }) => `${club} ${club.past('skóroval')} ${times(goals)} ${within(minutes)}.`,
      ({ goals, minutes, minute, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `${club} ${club.past('udeřil')} v ${minute}. minutě a ${within(minutes)} ${club.past('skóroval')} ${times(goals)}.`;
      },
      ({ goals, minutes, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `${capital(goalsOf(goals, 'nom'))} ${club.gen} ${ofCount(goals, 'padl')} ${within(minutes)}.`;
      },
      ({ goals, minutes, minute, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `V ${minute}. minutě začala gólová série: ${club} ${within(minutes)} ${club.past('skóroval')} ${times(goals)}.`;
      },
      ({ goals, minutes, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `${capital(within(minutes))} ${club.past('nastřílel')} ${club} ${goalsOf(goals, 'acc')}.`;
      },
    ],
    goalsInOneHalf: [
      ({ half, goals }) =>
        `${goals < 5 ? 'Všechny' : 'Všech'} ${goalsOf(goals, 'acc')} ${ofCount(goals, 'padl')} ${half === 'first' ? 'do přestávky' : 'po přestávce'}.`,
      ({ half }) => (half === 'first' ? 'Po přestávce už gól nepadl.' : 'Do přestávky gól nepadl.'),
    ],
    threeByOne: [
      ({ goals, of, player, women, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        const all = `${goals === of ? `${goals < 5 ? 'Všechny' : 'Všech'} ${goalsOf(goals, 'acc')}` : capital(goalsOf(goals, 'acc'))} ${club.gen}`;
        return player === undefined ? `${all} dal${women ? 'a jediná hráčka' : ' jediný hráč'}.` : `${all} má na kontě ${player}.`;
      },
      ({ goals, player, women, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        if (player !== undefined) return `V dresu ${club.gen} se ${times(goals)} ${women ? 'trefila' : 'trefil'} ${player}.`;
        return `${women ? 'Jedna z hráček' : 'Jeden z hráčů'} ${club.gen} se ${women ? 'trefila' : 'trefil'} ${times(goals)}.`;
      },
      ({ goals, player, women, ...facts }, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        const own = women ? 'a' : '';
        if (goals === 3)
          return `Hattrick ${player === undefined ? '' : `${club.gen} `}vstřelil${own} ${player ?? `${women ? 'jedna z hráček' : 'jeden z hráčů'} ${club.gen}`}.`;
        return `V dresu ${club.gen} dal${own} ${player ?? (women ? 'jediná hráčka' : 'jediný hráč')} ${goalsOf(goals, 'acc')}.`;
      },
    ],
    penaltyGoals: [
      ({ goals, of }) =>
        goals === of
          ? `${goals === 2 ? 'Oba góly padly' : `${goals < 5 ? 'Všechny' : 'Všech'} ${goalsOf(goals, 'nom')} ${ofCount(goals, 'padl')}`} z penalt.`
          : `Z penalt ${ofCount(goals, 'padl')} ${goalsOf(goals, 'nom')}.`,
      ({ goals }) => `${capital(goalsOf(goals, 'nom'))} ${ofCount(goals, 'padl')} z pokutových kopů.`,
    ],
    penaltyMissed: [
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `${club} ${at(facts)} ${club.past('neproměnil')} penaltu.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Penalta ${club.gen} ${at(facts)} gól nepřinesla.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Z penalty ${at(facts)} ${club} ${club.past('neskóroval')}.`;
      },
      (facts, ground) =>
        facts.outcome === 'won'
          ? `Vítěz si mohl dovolit i neproměněnou penaltu ${fromMinute(facts)}.`
          : `Neproměněná penalta ${fromMinute(facts)} ${bySide(facts.club, facts.atHome, ground).acc} mrzí.`,
    ],
    sentOff: [
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `${club} ${club.past('dohrával')} v deseti, červená karta přišla ${at(facts)}.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Po vyloučení ${at(facts)} ${club.past('zůstal')} ${club} v deseti.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Červenou kartu ${club.past('dostal')} ${at(facts)} ${club}.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `${capital(sinceMinute(facts))} ${club.past('hrál')} ${club} v deseti.`;
      },
      (facts, ground) => {
        const other = bySide(facts.opponent, !facts.atHome, ground);
        return facts.outcome === 'drawn'
          ? `${other} ${other.past('hrál')} ${sinceMinute(facts)} v přesile.`
          : `${facts.outcome === 'lost' ? 'Vítěz hrál' : 'Poražení hráli'} ${sinceMinute(facts)} v přesile.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Bez jednoho hráče se ${club} ${club.past('musel')} obejít ${sinceMinute(facts)}.`;
      },
      (facts, ground) =>
        facts.outcome === 'won'
          ? `Vítězi nevadilo ani to, že ${sinceMinute(facts)} hrál v deseti.`
          : facts.outcome === 'lost'
            ? `Poražení dohrávali v deseti, o hráče přišli ${at(facts)}.`
            : `Červená karta ${at(facts)} patřila ${bySide(facts.club, facts.atHome, ground).dat}.`,
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `O hráče ${club.past('přišel')} ${club} ${at(facts)} po červené kartě.`;
      },
    ],
    severalSentOff: [
      (facts) =>
        `${facts.club} ${facts.club.past('dohrával')} v ${number(fullSide - facts.players, 'loc')}, první vyloučení přišlo ${at(facts)}.`,
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `Červenou kartu ${club.past('dostal')} ${club} ${times(facts.players)}, poprvé ${at(facts)}.`;
      },
      (facts, ground) => {
        const club = bySide(facts.club, facts.atHome, ground);
        return `O ${players(facts.players)} ${club.past('přišel')} po červených kartách ${club}, o prvního ${at(facts)}.`;
      },
    ],
    bothSentOff: [
      ({ homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Oba soupeři dohrávali v ${number(fullSide - homePlayers, 'loc')}.`
          : `Na obou stranách se vylučovalo, domácí přišli o ${players(homePlayers)} a hosté o ${players(awayPlayers)}.`,
      ({ homePlayers, awayPlayers }) => `Červenou kartu viděly obě strany, vylučovalo se celkem ${times(homePlayers + awayPlayers)}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Rozhodlo až prodloužení, ve kterém ${winner.past('uspěl')} ${winner}.`,
      ({ winner, loser }) => `Až v prodloužení si s ${loser.ins} ${winner.past('poradil')} ${winner}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Rozhodl až penaltový rozstřel, který lépe ${winner.past('zvládl')} ${winner}.`,
      ({ winner, loser }) => `V penaltovém rozstřelu ${winner.past('byl')} ${winner} úspěšnější než ${loser}.`,
    ],
  };
}

/** `hráče`, `dva hráče`, `pět hráčů`, after `o`. */
const players = (count: number) => (count === 1 ? 'hráče' : `${number(count, 'acc')} ${count < 5 ? 'hráče' : 'hráčů'}`);
/** `během minuty`, `během tří minut`. */
const within = (minutes: number) => (minutes <= 1 ? 'během minuty' : `během ${number(minutes, 'gen')} minut`);
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
