import type { Moment } from '#domain/story/match-to-tell.ts';
import type { CourseStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../../nouns/nouns.ts';
import { counted, eachScored, feminineNumber, goals, le, number, times, verb } from '../../words.ts';
import { aGoal, aGoalAt, asideOf, asideOfGoal, at, bySide, type Ground, kindOf, thanksTo, theMinute } from './review-words.ts';

type Club = SpanishNoun;
interface HalfTime {
  readonly ownGoals: number;
  readonly otherGoals: number;
}

/** Players of a side at kick-off. */
const fullSide = 11;
/** `diez`, `nueve`: what is left of a side after expulsions. */
const menOf = (sentOff: number) => (sentOff === 1 ? 'diez' : number(fullSide - sentOff));
/** Min goals ahead at half-time with which a match is over. */
const outOfReach = 3;

/** Last minute from which a lead is long enough to be called lasting. */
const lastingLead = 60;

const winnerOf = ({ winner, winnerAtHome }: { readonly winner: Club; readonly winnerAtHome: boolean }, ground: Ground) =>
  bySide(winner, winnerAtHome, ground);
const loserOf = ({ loser, winnerAtHome }: { readonly loser: Club; readonly winnerAtHome: boolean }, ground: Ground) =>
  bySide(loser, !winnerAtHome, ground);
const subject = ({ club, atHome }: { readonly club: Club; readonly atHome: boolean }, ground: Ground) => bySide(club, atHome, ground);
const other = ({ opponent, atHome }: { readonly opponent: Club; readonly atHome: boolean }, ground: Ground) =>
  bySide(opponent, !atHome, ground);

/** `en un minuto`, `en siete minutos`. */
const within = (minutes: number) => `en ${lasting(minutes)}`;
const lasting = (minutes: number) => (minutes <= 1 ? 'un minuto' : `${number(minutes)} minutos`);
const theGoal = ({ loserGoals }: { readonly loserGoals: number }) => (loserGoals === 0 ? 'el único gol' : 'el gol de la victoria');
/** The moment the winner went ahead, after a minute that has just been named: `en el 70`. */
const then = ({ winning, added = 0 }: Moment & { readonly winning: Moment }) =>
  added > 0 || (winning.added ?? 0) > 0 ? at(winning) : `en el ${winning.minute}`;
const decisive = ({ winning, ...moment }: CourseStories<Club>['aheadForGood']) =>
  winning === undefined ? '' : `; el gol que a la postre valió el triunfo llegó ${then({ ...moment, winning })}${asideOf(winning.by)}`;
/** Returns true for a goal deep into added time. */
const isDeep = (moment: Moment) => at(moment).startsWith('bien');
/** Returns true for added time of the second half. */
const isAdded = ({ minute, added = 0 }: Moment) => added > 0 && minute > 45;
const wasAhead = (club: Club) => verb(club, 'ganaba');

/** Returns the sentences of Spanish reviews on how a match went. A score begins with the goals of the side that is ahead. */
export function spanishCourses({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof CourseStories<Club>> {
  const behind = ({ ownGoals, otherGoals }: HalfTime) => score(otherGoals, ownGoals);
  const ahead = ({ ownGoals, otherGoals }: HalfTime) => score(ownGoals, otherGoals);
  return {
    cameFromBehind: [
      (facts, ground) => `Al descanso ${wasAhead(loserOf(facts, ground))} ${loserOf(facts, ground)} por ${behind(facts)}.`,
      (facts) => `${facts.winner} ${verb(facts.winner, 'remontó', 'remontaron')} el ${behind(facts)} con el que se llegó al descanso.`,
      (facts) => `El ganador se había ido al descanso con un ${behind(facts)} en contra.`,
    ],
    settledByHalfTime: [
      (facts, ground) => `${winnerOf(facts, ground)} ya ${wasAhead(winnerOf(facts, ground))} por ${ahead(facts)} al descanso.`,
      (facts) =>
        `El partido quedó ${facts.ownGoals - facts.otherGoals >= outOfReach ? 'sentenciado' : 'encarrilado'} en la primera parte, con un ${ahead(facts)}.`,
      (facts) => `Al descanso ya se había llegado con ${ahead(facts)} para ${facts.winner}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) =>
        each === 0 ? 'La primera parte había acabado sin goles.' : `Al descanso se llegó con empate ${eachScored(each)}.`,
      ({ goals: each }) => (each === 0 ? 'Al descanso se llegó sin goles.' : `El marcador era de ${score(each, each)} al descanso.`),
    ],
    leadNotHeld: [
      ({ club, ...facts }) => `Al descanso ${wasAhead(club)} ${club} por ${ahead(facts)}.`,
      ({ club, ...facts }) => `El ${ahead(facts)} con el que se ${verb(club, 'fue', 'fueron')} al descanso no ${le(club)} bastó ${club.a}.`,
    ],
    turnedRound: [
      (facts, ground) =>
        `Hasta ${theMinute(facts)} ${wasAhead(loserOf(facts, ground))} ${loserOf(facts, ground)} por ${behind(facts)}; ${then(facts)} llegó el gol${kindOf(facts.winning.by)} que decidió el partido.`,
      (facts) =>
        `El ganador igualó ${at(facts)}${facts.by === undefined ? '' : `,${thanksTo(facts.by)},`} un ${behind(facts)} en contra y se adelantó ${then(facts)}${thanksTo(facts.winning.by)}.`,
      (facts) =>
        `${facts.loser} ${verb(facts.loser, 'mandó', 'mandaron')} por ${behind(facts)} hasta el empate, ${at(facts)}${asideOfGoal(facts.by)}, y ${verb(facts.loser, 'encajó', 'encajaron')} el gol decisivo ${then(facts)}${asideOf(facts.winning.by)}.`,
      (facts, ground) =>
        `${winnerOf(facts, ground)} ${verb(winnerOf(facts, ground), 'perdía')} por ${behind(facts)}, ${verb(winnerOf(facts, ground), 'empató', 'empataron')} ${at(facts)}${thanksTo(facts.by)} y se ${verb(winnerOf(facts, ground), 'adelantó', 'adelantaron')} ${then(facts)}${thanksTo(facts.winning.by)}.`,
      (facts) =>
        `La remontada empezó con el empate, ${at(facts)}${asideOfGoal(facts.by)}, y se completó ${then(facts)}${asideOfGoal(facts.winning.by)}.`,
      (facts, ground) =>
        `La ventaja por ${behind(facts)} ${loserOf(facts, ground).de} duró hasta ${theMinute(facts)}, y ${then(facts)} se ${verb(winnerOf(facts, ground), 'adelantó', 'adelantaron')} ${winnerOf(facts, ground)}${asideOfGoal(facts.winning.by)}.`,
      (facts) =>
        `${facts.winner} le ${verb(facts.winner, 'dio', 'dieron')} la vuelta a un ${behind(facts)} con el empate, ${at(facts)}${asideOfGoal(facts.by)}, y el gol decisivo, ${then(facts)}${asideOf(facts.winning.by)}.`,
    ],
    leadChanged: [
      ({ times: changes }) => `La ventaja cambió de manos ${times(changes)}.`,
      ({ times: changes }) => `Los dos equipos fueron por delante: la ventaja cambió de manos ${times(changes)}.`,
    ],
    leadShrank: [
      (facts) => `El ganador había llegado a mandar por ${ahead(facts)}, ${at(facts)}.`,
      (facts) =>
        `${facts.winner} se ${verb(facts.winner, 'puso', 'pusieron')} ${ahead(facts)} ${at(facts)} y ${verb(facts.winner, 'acabó', 'acabaron')} sufriendo.`,
      (facts, ground) =>
        `El ${ahead(facts)}, ${at(facts)}, parecía definitivo, pero ${loserOf(facts, ground)} ${verb(loserOf(facts, ground), 'recortó', 'recortaron')} la distancia.`,
      (facts) =>
        `${facts.loser} ${verb(facts.loser, 'perdía')} por ${ahead(facts)} ${at(facts)} y se ${verb(facts.loser, 'quedó', 'quedaron')} a un gol.`,
    ],
    winningGoal: [
      (facts) => `${theGoal(facts)} llegó ${at(facts)}${asideOf(facts.by)}.`,
      (facts) =>
        isDeep(facts) ? `El gol${kindOf(facts.by)} que marcó la diferencia llegó ${at(facts)}.` : `${aGoalAt(facts)} marcó la diferencia.`,
      (facts) => `El partido se decidió ${at(facts)}${facts.by === undefined ? '' : `, con ${aGoal(facts.by)}`}.`,
      (facts, ground) =>
        facts.by === 'own-goal'
          ? `Un gol en propia puerta ${at(facts)} dio el triunfo ${winnerOf(facts, ground).a}.`
          : `${winnerOf(facts, ground)} ${verb(winnerOf(facts, ground), 'marcó', 'marcaron')} ${theGoal(facts)} ${at(facts)}${asideOf(facts.by)}.`,
      (facts) =>
        facts.loserGoals === 0
          ? `No hubo más gol que el d${theMinute(facts)}${asideOf(facts.by)}.`
          : `El empate ${eachScored(facts.loserGoals)} duró hasta ${theMinute(facts)}, cuando llegó el gol${kindOf(facts.by)} que decidió el partido.`,
      (facts) =>
        facts.loserGoals === 0
          ? isDeep(facts)
            ? `El único gol${kindOf(facts.by)} se hizo esperar: llegó ${at(facts)}.`.replace(
                / (de penalti|en propia puerta)(.*)\.$/,
                '$2, $1.',
              )
            : `${aGoalAt(facts)} fue suficiente.`
          : `${aGoalAt(facts)} deshizo el empate ${eachScored(facts.loserGoals)}.`,
      (facts) => `${aGoalAt(facts)} resolvió el partido.`,
      (facts, ground) =>
        `${loserOf(facts, ground)} ${verb(loserOf(facts, ground), 'encajó', 'encajaron')} ${facts.loserGoals === 0 ? 'el único gol' : 'el gol de la derrota'} ${at(facts)}${asideOf(facts.by)}.`,
    ],
    aheadForGood: [
      (facts, ground) =>
        `${winnerOf(facts, ground)} se ${verb(winnerOf(facts, ground), 'adelantó', 'adelantaron')} ${at(facts)}${asideOfGoal(facts.by)} y ya no ${verb(winnerOf(facts, ground), 'soltó', 'soltaron')} la ventaja${decisive(facts)}.`,
      (facts) => `El ganador mandó en el marcador desde ${theMinute(facts)}.`,
      (facts, ground) => `${aGoalAt(facts)} puso ${winnerOf(facts, ground).a} por delante hasta el final.`,
      (facts, ground) =>
        `${loserOf(facts, ground)} se ${verb(loserOf(facts, ground), 'vio', 'vieron')} por detrás en el marcador ${at(facts)} y no ${verb(loserOf(facts, ground), 'logró', 'lograron')} empatar${decisive(facts)}.`,
      (facts, ground) =>
        `La ventaja que ${verb(winnerOf(facts, ground), 'tomó', 'tomaron')} ${winnerOf(facts, ground)} ${at(facts)} duró hasta el final.`,
      (facts, ground) =>
        facts.minute > lastingLead
          ? facts.otherGoals === 0
            ? `${winnerOf(facts, ground)} no ${verb(winnerOf(facts, ground), 'abrió', 'abrieron')} el marcador hasta ${theMinute(facts)}${asideOfGoal(facts.by)}.`
            : `${winnerOf(facts, ground)} se ${verb(winnerOf(facts, ground), 'adelantó', 'adelantaron')} definitivamente ${at(facts)}${asideOfGoal(facts.by)}.`
          : `Desde ${theMinute(facts)}, ${winnerOf(facts, ground)} ${verb(winnerOf(facts, ground), 'estuvo', 'estuvieron')} siempre por delante.`,
      (facts) => `El ${ahead(facts)} llegó ${at(facts)}${asideOfGoal(facts.by)}, y el ganador ya no cedió la ventaja${decisive(facts)}.`,
      (facts, ground) =>
        facts.minute > lastingLead
          ? `Tras el ${ahead(facts)}, ${at(facts)}, ${loserOf(facts, ground)} ya no ${verb(loserOf(facts, ground), 'pudo', 'pudieron')} igualar el partido.`
          : `${loserOf(facts, ground)} ${verb(loserOf(facts, ground), 'fue', 'fueron')} a remolque desde ${theMinute(facts)}.`,
    ],
    equaliser: [
      (facts, ground) =>
        `${subject(facts, ground)} ${verb(subject(facts, ground), 'empató', 'empataron')} ${at(facts)}${thanksTo(facts.by)}.`,
      (facts) => `${facts.club} ${verb(facts.club, 'igualó', 'igualaron')} el partido ${at(facts)}${thanksTo(facts.by)}.`,
      (facts, ground) => `${other(facts, ground)} ${verb(other(facts, ground), 'fue', 'fueron')} por delante hasta ${theMinute(facts)}.`,
      (facts, ground) => `El empate ${subject(facts, ground).de} llegó ${at(facts)}${asideOfGoal(facts.by)}.`,
      (facts, ground) => `${aGoalAt(facts)} ${le(subject(facts, ground))} dio el empate ${subject(facts, ground).a}.`,
      (facts, ground) => `${subject(facts, ground)} ${verb(subject(facts, ground), 'fue', 'fueron')} a remolque hasta ${theMinute(facts)}.`,
      (facts, ground) => `La ventaja ${other(facts, ground).de} duró hasta ${theMinute(facts)}.`,
      (facts, ground) => `Tras el empate ${subject(facts, ground).de}, ${at(facts)}${asideOfGoal(facts.by)}, no hubo más goles.`,
    ],
    quickGoals: [
      (facts) => `${facts.club} ${verb(facts.club, 'marcó', 'marcaron')} ${goals(facts.goals)} ${within(facts.minutes)}.`,
      (facts, ground) =>
        `${subject(facts, ground).a} ${le(subject(facts, ground))} ${facts.minutes <= 1 ? 'bastó' : 'bastaron'} ${lasting(facts.minutes)} para marcar ${times(facts.goals)}.`,
      (facts, ground) =>
        `${subject(facts, ground)} ${verb(subject(facts, ground), 'hizo', 'hicieron')} ${goals(facts.goals)} ${within(facts.minutes)}, el primero ${at(facts)}.`,
      (facts, ground) =>
        `A partir d${theMinute(facts)}, ${subject(facts, ground)} ${verb(subject(facts, ground), 'marcó', 'marcaron')} ${times(facts.goals)} ${within(facts.minutes)}.`,
      (facts) => `${goals(facts.goals)} ${facts.club.de} llegaron ${within(facts.minutes)}, el primero ${at(facts)}.`,
      (facts, ground) =>
        `${within(facts.minutes)}, ${subject(facts, ground)} ${verb(subject(facts, ground), 'vio', 'vieron')} puerta ${times(facts.goals)}.`,
      (facts, ground) =>
        `${other(facts, ground)} ${verb(other(facts, ground), 'encajó', 'encajaron')} ${goals(facts.goals)} ${within(facts.minutes)}.`,
    ],
    goalsInOneHalf: [
      ({ half, goals: all }) => `Los ${number(all)} goles se marcaron ${half === 'first' ? 'antes' : 'después'} del descanso.`,
      ({ half }) => (half === 'first' ? 'En la segunda parte no hubo goles.' : 'Hasta el descanso no hubo goles.'),
      ({ half }) => (half === 'first' ? 'Tras el descanso ya no se movió el marcador.' : 'Antes del descanso no se movió el marcador.'),
    ],
    threeByOne: [
      ({ club, goals: own, of, player }) => {
        const all = own === of ? `los ${number(of)}` : `${number(own)} de los ${number(of)}`;
        return player === undefined ? `${all} goles ${club.de} llevaron la misma firma.` : `${player} marcó ${all} goles ${club.de}.`;
      },
      ({ club, goals: own, player }) => {
        if (player !== undefined) return `${player} firmó ${own === 3 ? 'un triplete' : goals(own)} con ${club}.`;
        return own === 3 ? `Hubo triplete en las filas ${club.de}.` : `Hubo ${goals(own)} de una misma firma en las filas ${club.de}.`;
      },
    ],
    penaltyGoals: [
      ({ goals: scored, of }) =>
        `${scored === of ? `Los ${number(of)}` : `${number(scored)} de los ${number(of)}`} goles fueron de penalti.`,
      ({ goals: scored }) => `Desde el punto de penalti llegaron ${goals(scored)}.`,
    ],
    penaltyMissed: [
      (facts, ground) => `${subject(facts, ground)} ${verb(subject(facts, ground), 'falló', 'fallaron')} un penalti ${at(facts)}.`,
      (facts) => `${facts.club} ${verb(facts.club, 'desperdició', 'desperdiciaron')} un penalti ${at(facts)}.`,
      (facts, ground) =>
        `${subject(facts, ground)} ${verb(subject(facts, ground), 'dispuso', 'dispusieron')} de un penalti ${at(facts)}, pero no lo ${verb(subject(facts, ground), 'transformó', 'transformaron')}.`,
      (facts) =>
        facts.outcome === 'won'
          ? `El ganador se permitió fallar un penalti ${at(facts)}.`
          : `${at(facts)}, ${facts.club} ${verb(facts.club, 'perdonó', 'perdonaron')} desde el punto de penalti.`,
    ],
    sentOff: [
      (facts, ground) =>
        `${subject(facts, ground)} se ${verb(subject(facts, ground), 'quedó', 'quedaron')} en inferioridad ${at(facts)}, por una expulsión.`,
      (facts, ground) => `Una tarjeta roja ${at(facts)} dejó ${subject(facts, ground).a} con diez.`,
      (facts, ground) => `${subject(facts, ground)} se ${verb(subject(facts, ground), 'quedó', 'quedaron')} con diez ${at(facts)}.`,
      (facts, ground) =>
        `${subject(facts, ground)} ${verb(subject(facts, ground), 'acabó', 'acabaron')} con diez tras una expulsión ${at(facts)}.`,
      (facts, ground) =>
        isAdded(facts)
          ? `${subject(facts, ground)} ${verb(subject(facts, ground), 'acabó', 'acabaron')} con diez, por una roja ${at(facts)}.`
          : `Desde ${theMinute(facts)}, ${subject(facts, ground)} ${verb(subject(facts, ground), 'jugó', 'jugaron')} en inferioridad por una roja.`,
      (facts, ground) =>
        isAdded(facts)
          ? `${at(facts)}, ${subject(facts, ground)} ${verb(subject(facts, ground), 'vio', 'vieron')} una tarjeta roja.`
          : `${other(facts, ground)} ${verb(other(facts, ground), 'jugó', 'jugaron')} en superioridad desde ${theMinute(facts)}, por una roja a su rival.`,
      (facts) =>
        facts.outcome === 'won'
          ? `El ganador acabó con diez, por una roja ${at(facts)}.`
          : facts.outcome === 'lost'
            ? `El equipo derrotado se quedó con diez ${at(facts)}.`
            : `${facts.club} ${verb(facts.club, 'sufrió', 'sufrieron')} una expulsión ${at(facts)}.`,
      (facts, ground) =>
        `Hubo roja ${at(facts)}: ${subject(facts, ground)} ${verb(subject(facts, ground), 'terminó', 'terminaron')} con diez.`,
    ],
    severalSentOff: [
      (facts) => `${facts.club} ${verb(facts.club, 'sufrió', 'sufrieron')} ${number(facts.players)} expulsiones, la primera ${at(facts)}.`,
      (facts) =>
        `${facts.club} ${verb(facts.club, 'terminó', 'terminaron')} con ${menOf(facts.players)}, por ${number(facts.players)} expulsiones.`,
      (facts) => `Hubo ${number(facts.players)} expulsiones en las filas ${facts.club.de}, la primera ${at(facts)}.`,
    ],
    bothSentOff: [
      ({ homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Los dos equipos acabaron con ${menOf(homePlayers)}.`
          : `Hubo ${number(homePlayers + awayPlayers)} expulsiones en total, repartidas entre los dos equipos.`,
      ({ home, away, homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Hubo ${counted(homePlayers, 'una roja', 'rojas')} por equipo.`
          : `${home} ${verb(home, 'sufrió', 'sufrieron')} ${counted(homePlayers, 'una expulsión', 'expulsiones')} y ${away}, ${feminineNumber(awayPlayers)}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Hubo prórroga, y en ella se ${verb(winner, 'impuso', 'impusieron')} ${winner}.`,
      ({ winner, loser }) => `${winner} ${verb(winner, 'necesitó', 'necesitaron')} la prórroga para superar ${loser.a}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Hubo que ir a los penaltis, y la tanda la ${verb(winner, 'ganó', 'ganaron')} ${winner}.`,
      ({ winner, loser }) => `${winner} ${verb(winner, 'eliminó', 'eliminaron')} ${loser.a} en la tanda de penaltis.`,
    ],
  };
}
