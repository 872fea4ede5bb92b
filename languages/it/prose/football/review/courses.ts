import type { Moment } from '#domain/story/match-to-tell.ts';
import type { CourseStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../../figures.ts';
import type { ItalianNoun } from '../../nouns/nouns.ts';
import { has, is, was } from '../../verbs.ts';
import { counted, goalCount, number, times } from '../../words.ts';
import { aGoal, at, from, type Ground, losers, ofGoal, other, scoredBy, subject, until, winners } from './review-words.ts';

type Club = ItalianNoun;
interface Score {
  readonly ownGoals: number;
  readonly otherGoals: number;
}

/** Minute before which a goal is early. */
const earlyUntil = 20;
/** Players of a side at kick-off. */
const fullSide = 11;
/** `in dieci`, `in nove`. */
const left = (lostPlayers: number) => `in ${number(fullSide - lostPlayers)}`;
const sendingsOff = (count: number) => counted(count, 'un’espulsione', 'espulsioni');
const within = (minutes: number) => (minutes <= 1 ? 'nel giro di un minuto' : `in ${number(minutes)} minuti`);
const allGoals = (count: number) => (count === 2 ? 'entrambi i gol' : `tutti e ${number(count)} i gol`);
/** `dei tre gol`, `degli otto gol`. */
const ofGoals = (count: number) => `${/^(?:otto|11)$/.test(number(count)) ? 'degli' : 'dei'} ${number(count)} gol`;
const feats: Readonly<Record<number, string>> = { 3: 'una tripletta', 4: 'un poker', 5: 'una cinquina' };
const theGoal = (loserGoals: number) => (loserGoals === 0 ? 'l’unico gol' : 'il gol decisivo');
const decisive = ({ winning }: CourseStories<ItalianNoun>['aheadForGood']) =>
  winning === undefined ? '' : `; il gol poi risultato decisivo è arrivato ${at(winning)}${scoredBy(winning.by)}`;
const overtook = ({ winning }: CourseStories<ItalianNoun>['turnedRound']) => `${at(winning)}${scoredBy(winning.by)}`;
/** Returns true for added time of the second half. */
const isAdded = ({ minute, added = 0 }: Moment) => added > 0 && minute > 45;
const wentAhead = (club: Club) => `${is(club)} ${club.agree('passato')} in vantaggio`;
const stayed = (club: Club) => `${is(club)} ${club.agree('rimasto')}`;

/** Returns the sentences of Italian reviews on how a match went. */
export function italianCourses({ score }: ItalianFigures): Pick<StoryTexts<Club>, keyof CourseStories<Club>> {
  const behind = ({ ownGoals, otherGoals }: Score) => score(otherGoals, ownGoals);
  const ahead = ({ ownGoals, otherGoals }: Score) => score(ownGoals, otherGoals);
  return {
    cameFromBehind: [
      ({ ownGoals, otherGoals }) =>
        `Il successo è arrivato in rimonta: all’intervallo lo svantaggio era di ${goalCount(otherGoals - ownGoals)}.`,
      ({ loser, ownGoals, otherGoals }) =>
        `All’intervallo ${loser} ${was(loser)} avanti di ${goalCount(otherGoals - ownGoals)}, poi è arrivata la rimonta.`,
      (facts, ground) => `Dopo il primo tempo ${winners(facts, ground)} ${was(winners(facts, ground))} sotto ${behind(facts)}.`,
    ],
    settledByHalfTime: [
      (facts) => `All’intervallo era già ${ahead(facts)}.`,
      (facts) => `La partita era indirizzata già dopo il primo tempo, chiuso sul ${ahead(facts)}.`,
      ({ ownGoals, otherGoals }) => `Già dopo il primo tempo il vantaggio era di ${goalCount(ownGoals - otherGoals)}.`,
      (facts, ground) =>
        `${winners(facts, ground)} ${is(winners(facts, ground))} ${winners(facts, ground).agree('andato')} al riposo avanti ${ahead(facts)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => `Il primo tempo era finito ${each === 0 ? 'senza gol' : score(each, each)}.`,
      ({ goals: each }) => (each === 0 ? 'All’intervallo si era ancora sullo 0-0.' : `All’intervallo era ${score(each, each)}.`),
      ({ goals: each }) => `Al riposo le squadre erano andate sul ${score(each, each)}.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) =>
        `All’intervallo ${club} ${club.verb('conduceva', 'conducevano')} ${score(ownGoals, otherGoals)}, ma ${club.verb('si è', 'si sono')} ${club.agree('fatto')} raggiungere.`,
      ({ club, ownGoals, otherGoals }) => `${club.a} non è bastato il ${score(ownGoals, otherGoals)} dell’intervallo.`,
    ],
    turnedRound: [
      (facts, ground) => {
        const side = losers(facts, ground);
        return `${side} ${stayed(side)} avanti ${behind(facts)} fino al pareggio, ${at(facts)}${scoredBy(facts.by)}; il sorpasso è arrivato ${overtook(facts)}.`;
      },
      (facts, ground) => {
        const side = winners(facts, ground);
        return `Sotto ${behind(facts)}, ${side} ${has(side)} pareggiato ${at(facts)}${scoredBy(facts.by)} e trovato il sorpasso ${overtook(facts)}.`;
      },
      (facts, ground) =>
        `La partita è cambiata ${at(facts)}, con il pareggio ${winners(facts, ground).di}${scoredBy(facts.by)}: il gol del sorpasso è arrivato ${overtook(facts)}.`,
      (facts, ground) => {
        const side = winners(facts, ground);
        return `Il vantaggio ${losers(facts, ground).di}, ${behind(facts)}, è durato ${until(facts)}; ${at(facts.winning)} ${side} ${is(side)} ${side.agree('passato')} avanti${scoredBy(facts.winning.by)}.`;
      },
      (facts, ground) => {
        const side = winners(facts, ground);
        return `È stata una vittoria in rimonta: ${side} ${stayed(side)} sotto ${behind(facts)} ${until(facts)} e ${wentAhead(side)} ${overtook(facts)}.`;
      },
      (facts, ground) =>
        `Dopo il ${behind(facts)} ${losers(facts, ground).di} sono arrivati il pareggio ${at(facts)}${scoredBy(facts.by)} e il sorpasso ${overtook(facts)}.`,
      (facts, ground) => {
        const side = losers(facts, ground);
        return `Avanti ${behind(facts)}, ${side} ${side.verb('si è', 'si sono')} ${side.agree('fatto')} raggiungere ${at(facts)} e superare ${overtook(facts)}.`;
      },
    ],
    leadChanged: [
      ({ times: changes }) => `Il vantaggio è passato di mano ${times(changes)}.`,
      ({ times: changes }) => `Entrambe le squadre sono state avanti: il vantaggio è cambiato di mano ${times(changes)}.`,
    ],
    leadShrank: [
      (facts, ground) => `${at(facts)} era già ${ahead(facts)} per ${winners(facts, ground)}.`,
      (facts, ground) => {
        const side = winners(facts, ground);
        return `${side} ${was(side)} avanti ${ahead(facts)} già ${at(facts)}, poi ${has(side)} dovuto soffrire.`;
      },
      (facts, ground) => `La rimonta ${losers(facts, ground).di}, sotto ${ahead(facts)} ${at(facts)}, si è fermata a un gol dal pareggio.`,
      (facts, ground) => {
        const side = losers(facts, ground);
        return `Sotto ${ahead(facts)} ${at(facts)}, ${side} ${is(side)} ${side.agree('arrivato')} a un gol dal pareggio.`;
      },
    ],
    winningGoal: [
      (facts) => `${theGoal(facts.loserGoals)} è arrivato ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `A fare la differenza è ${ofGoal('stato', facts.by)} ${aGoal(facts.by)} ${at(facts)}.`,
      (facts) => `La partita si è decisa ${at(facts)}${facts.by === undefined ? '' : `, con ${aGoal(facts.by)}`}.`,
      (facts, ground) =>
        facts.minute < earlyUntil
          ? `${at(facts)} ${scored(facts, ground)}, ed è bastato.`
          : `${until(facts)} si è rimasti sul ${score(facts.loserGoals, facts.loserGoals)}, poi ${scored(facts, ground)}.`,
      (facts, ground) => {
        const side = winners(facts, ground);
        if (facts.by === 'own-goal') return `Un’autorete ${at(facts)} ha dato il successo ${side.a}.`;
        return `${side} ${has(side)} segnato ${theGoal(facts.loserGoals)} ${at(facts)}${scoredBy(facts.by)}.`;
      },
      (facts) => `Ha deciso ${aGoal(facts.by)} ${at(facts)}.`,
      (facts, ground) => {
        const side = losers(facts, ground);
        return `${side} ${has(side)} subito ${theGoal(facts.loserGoals)} ${at(facts)}${scoredBy(facts.by)}.`;
      },
      (facts) => `il ${score(facts.loserGoals, facts.loserGoals)} è durato ${until(facts)}.`,
    ],
    aheadForGood: [
      (facts, ground) => {
        const side = winners(facts, ground);
        return `${side} ${wentAhead(side)} ${at(facts)}${scoredBy(facts.by)} e ${side.verb('non si è', 'non si sono')} più ${side.agree('fatto')} raggiungere${decisive(facts)}.`;
      },
      (facts, ground) => {
        const side = winners(facts, ground);
        return `In vantaggio ${from(facts)}, ${side} ${side.verb('non è', 'non sono')} più ${side.agree('stato')} ${side.agree('ripreso')}.`;
      },
      (facts, ground) => `${aGoal(facts.by)} ${at(facts)} ha dato ${winners(facts, ground).a} un vantaggio mai più perso.`,
      (facts, ground) => {
        const side = losers(facts, ground);
        return `${side} ${is(side)} ${side.agree('andato')} sotto ${at(facts)} e ${side.verb('non è', 'non sono')} più ${side.agree('riuscito')} a rimontare.`;
      },
      (facts) => `Il vantaggio preso ${at(facts)}${scoredBy(facts.by)} ha retto fino alla fine${decisive(facts)}.`,
      (facts, ground) =>
        facts.otherGoals === 0
          ? `Il vantaggio ${winners(facts, ground).di} è arrivato ${at(facts)}${scoredBy(facts.by)}.`
          : `Il vantaggio definitivo ${winners(facts, ground).di} è arrivato ${at(facts)}${scoredBy(facts.by)}, con il gol del ${ahead(facts)}.`,
      (facts, ground) => {
        const side = winners(facts, ground);
        return `${side} ${side.verb('si è', 'si sono')} ${side.agree('portato')} sul ${ahead(facts)} ${at(facts)}${scoredBy(facts.by)} e ${stayed(side)} davanti.`;
      },
      (facts, ground) => {
        const [side, under] = [winners(facts, ground), losers(facts, ground)];
        return `Dopo il ${ahead(facts)} ${side.di}, ${at(facts)}, ${under} ${has(under)} dovuto inseguire fino alla fine${decisive(facts)}.`;
      },
    ],
    equaliser: [
      (facts, ground) => `${subject(facts, ground)} ${has(subject(facts, ground))} pareggiato ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `Il pareggio è arrivato ${at(facts)}${scoredBy(facts.by)}.`,
      (facts, ground) => `${other(facts, ground)} ${stayed(other(facts, ground))} avanti ${until(facts)}.`,
      (facts, ground) => {
        const side = subject(facts, ground);
        return `A pareggiare ${is(side)} ${side.agree('stato')} ${side}, ${at(facts)}${scoredBy(facts.by)}.`;
      },
      (facts) => `${aGoal(facts.by)} ${at(facts)} ha riportato la partita in parità.`,
      (facts, ground) =>
        `In svantaggio ${until(facts)}, ${subject(facts, ground)} ${has(subject(facts, ground))} poi trovato il pareggio${scoredBy(facts.by)}.`,
      (facts, ground) => `Il vantaggio ${other(facts, ground).di} è durato ${until(facts)}.`,
      (facts, ground) => `Dopo il pareggio ${subject(facts, ground).di}, ${at(facts)}${scoredBy(facts.by)}, non si è più segnato.`,
    ],
    quickGoals: [
      ({ club, goals, minutes }) => `${club} ${has(club)} segnato ${number(goals)} gol ${within(minutes)}.`,
      ({ club, goals, minutes, minute }) =>
        `A partire ${from({ minute })} ${club} ${is(club)} ${club.agree('andato')} a segno ${times(goals)} ${within(minutes)}.`,
      ({ club, goals, minutes }) => `${within(minutes)} sono arrivati ${number(goals)} gol ${club.di}.`,
      ({ club, goals, minutes, minute }) =>
        `${club} ${has(club)} firmato ${number(goals)} gol ${within(minutes)}, il primo ${at({ minute })}.`,
      (facts, ground) =>
        `${facts.minutes <= 1 ? 'Un minuto è bastato' : `${number(facts.minutes)} minuti sono bastati`} ${subject(facts, ground).a} per segnare ${times(facts.goals)}.`,
    ],
    goalsInOneHalf: [
      ({ half, goals }) =>
        `${allGoals(goals)} sono arrivati ${half === 'first' ? 'prima' : 'dopo'} dell’intervallo.`.replace('dopo dell’', 'dopo l’'),
      ({ half }) => (half === 'first' ? 'Nella ripresa non ci sono stati gol.' : 'Il primo tempo era finito senza gol.'),
      ({ half }) => `Si è segnato solo ${half === 'first' ? 'nel primo tempo' : 'nella ripresa'}.`,
    ],
    threeByOne: [
      ({ club, goals, of, player }) => {
        const all = `${goals === of ? allGoals(of) : `${number(goals)} ${ofGoals(of)}`} ${club.di}`;
        return player === undefined ? `${all} portano la stessa firma.` : `${player} ha segnato ${all}.`;
      },
      ({ club, goals, player }) => {
        if (player === undefined) return `C’è ${feats[goals] ?? `chi ha segnato ${number(goals)} gol`} nel tabellino ${club.di}.`;
        return `${player} ha firmato ${feats[goals] ?? `${number(goals)} gol`} per ${club}.`;
      },
      (facts, ground) => {
        const { goals, player } = facts;
        const feat = feats[goals];
        if (player === undefined) return `Tra i gol ${subject(facts, ground).di} c’è ${feat ?? `chi ne ha segnati ${number(goals)}`}.`;
        return feat === undefined
          ? `Tra i gol ${subject(facts, ground).di} ce ne sono ${number(goals)} di ${player}.`
          : `Tra i gol ${subject(facts, ground).di} c’è ${feat} di ${player}.`;
      },
    ],
    penaltyGoals: [
      ({ goals, of }) => `${goals === of ? allGoals(of) : `${number(goals)} ${ofGoals(of)}`} sono arrivati su rigore.`,
      ({ goals }) => `In tutto i rigori trasformati sono stati ${number(goals)}.`,
    ],
    penaltyMissed: [
      (facts, ground) => `${subject(facts, ground)} ${has(subject(facts, ground))} sbagliato un rigore ${at(facts)}.`,
      (facts, ground) => `${at(facts)} ${subject(facts, ground)} ${has(subject(facts, ground))} fallito un rigore.`,
      (facts, ground) =>
        facts.outcome === 'won'
          ? `Il rigore sbagliato ${at(facts)} non è costato caro ${subject(facts, ground).a}.`
          : `${subject(facts, ground)} ${has(subject(facts, ground))} sprecato un rigore ${at(facts)}.`,
    ],
    sentOff: [
      (facts, ground) => `${subject(facts, ground)} ${stayed(subject(facts, ground))} in dieci ${at(facts)}.`,
      (facts, ground) => `Un’espulsione ${at(facts)} ha lasciato ${subject(facts, ground)} in dieci.`,
      (facts, ground) =>
        `${subject(facts, ground)} ${is(subject(facts, ground))} ${subject(facts, ground).agree('finito')} in dieci per un cartellino rosso ${at(facts)}.`,
      (facts, ground) =>
        `${subject(facts, ground)} ${has(subject(facts, ground))} chiuso in dieci per un’espulsione arrivata ${at(facts)}.`,
      (facts, ground) =>
        isAdded(facts)
          ? `${at(facts)} ${subject(facts, ground)} ${stayed(subject(facts, ground))} in dieci.`
          : `${from(facts)} ${subject(facts, ground)} ${has(subject(facts, ground))} giocato in dieci.`,
      (facts, ground) =>
        isAdded(facts)
          ? `Cartellino rosso per ${subject(facts, ground)} ${at(facts)}.`
          : `${other(facts, ground)} ${has(other(facts, ground))} giocato in superiorità numerica ${from(facts)}.`,
      (facts, ground) =>
        isAdded(facts)
          ? `${subject(facts, ground)} ${has(subject(facts, ground))} chiuso in dieci, con un’espulsione ${at(facts)}.`
          : facts.outcome === 'won'
            ? `In dieci ${from(facts)}, ${subject(facts, ground)} ${has(subject(facts, ground))} vinto lo stesso.`
            : `${subject(facts, ground)} ${has(subject(facts, ground))} giocato in inferiorità numerica ${from(facts)}.`,
      (facts, ground) => `${at(facts)} è arrivata un’espulsione per ${subject(facts, ground)}.`,
    ],
    severalSentOff: [
      (facts, ground) =>
        `${subject(facts, ground)} ${has(subject(facts, ground))} chiuso ${left(facts.players)}, con ${sendingsOff(facts.players)}, la prima ${at(facts)}.`,
      (facts) => `${number(facts.players)} cartellini rossi hanno lasciato ${facts.club} ${left(facts.players)}, il primo ${at(facts)}.`,
      (facts) => `Ci sono state ${sendingsOff(facts.players)} per ${facts.club}, la prima ${at(facts)}.`,
    ],
    bothSentOff: [
      ({ home, away, homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Entrambe le squadre hanno chiuso ${left(homePlayers)}.`
          : `Espulsioni da entrambe le parti: ${home} ${has(home)} chiuso ${left(homePlayers)}, ${away} ${left(awayPlayers)}.`,
      ({ home, away, homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `${sendingsOff(homePlayers)} per parte: ${home} e ${away} hanno chiuso ${left(homePlayers)}.`
          : `Ci sono state ${sendingsOff(homePlayers + awayPlayers)} in tutto: ${number(homePlayers).replace('uno', 'una')} per ${home}, ${number(awayPlayers).replace('uno', 'una')} per ${away}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Dopo i novanta minuti era ancora parità; ai supplementari ${winner.verb('l’ha', 'l’hanno')} spuntata ${winner}.`,
      ({ winner, loser }) => `Ci sono voluti i supplementari perché ${winner} ${winner.verb('avesse', 'avessero')} la meglio ${loser.su}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Ai rigori ${winner.verb('l’ha', 'l’hanno')} spuntata ${winner}.`,
      ({ winner }) => `Per decidere ci sono voluti i rigori, vinti ${winner.da}.`,
    ],
  };
}

/** `hanno segnato i padroni di casa`, `il Milan ha trasformato un rigore`, `è arrivata un’autorete`. */
function scored(
  facts: { readonly winner: Club; readonly winnerAtHome: boolean; readonly by?: 'penalty' | 'own-goal' },
  ground: Ground,
): string {
  if (facts.by === 'own-goal') return 'ha deciso un’autorete';
  const side = winners(facts, ground);
  return facts.by === 'penalty' ? `${side} ${has(side)} trasformato un rigore` : `${has(side)} segnato ${side}`;
}
