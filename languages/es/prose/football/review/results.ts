import type { Rank, ResultStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../../nouns/nouns.ts';
import { eachScored, le, verb, won } from '../../words.ts';
import { derbyDay, derbyOf } from '../lead-words.ts';
import { aGoal, aGoalAt, asideOfGoal, at, type Ground, kindOf, ranked, thanksTo, theMinute } from './review-words.ts';

type Club = SpanishNoun;
interface Win {
  readonly winner: Club;
  readonly loser: Club;
  readonly winnerGoals: number;
  readonly loserGoals: number;
  readonly winnerAtHome: boolean;
  readonly winnerRank?: Rank;
  readonly loserRank?: Rank;
}
interface Draw {
  readonly home: Club;
  readonly away: Club;
  readonly goals: number;
  readonly homeRank?: Rank;
  readonly awayRank?: Rank;
}
interface Deficit {
  readonly ownGoals: number;
  readonly otherGoals: number;
}

const lost = (club: Club) => verb(club, 'perdió', 'perdieron');
const fell = (club: Club) => verb(club, 'cayó', 'cayeron');
const prevailed = (club: Club) => `se ${verb(club, 'impuso', 'impusieron')}`;
const beat = (club: Club) => verb(club, 'venció', 'vencieron');
const drew = (club: Club) => verb(club, 'empató', 'empataron');
/** ` en casa`, ` a domicilio`, or nothing where neither is at home. */
const where = (atHome: boolean, ground: Ground) => (ground === undefined ? '' : atHome ? ' en casa' : ' a domicilio');

/** Returns the first sentences of Spanish reviews. A score begins with the goals of the winner, or with those of the side that is ahead. */
export function spanishResults({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof ResultStories<Club>> {
  const end = ({ winnerGoals, loserGoals }: Win) => score(winnerGoals, loserGoals);
  const W = ({ winner, winnerRank }: Win) => ranked(winner, winnerRank);
  const L = ({ loser, loserRank }: Win) => ranked(loser, loserRank);
  const H = ({ home, homeRank }: Draw) => ranked(home, homeRank);
  const A = ({ away, awayRank }: Draw) => ranked(away, awayRank);
  const down = ({ ownGoals, otherGoals }: Deficit) => score(otherGoals, ownGoals);
  /** `en casa ante el Elche`, `en el campo del Elche`, `ante el Elche`, after a win. */
  const winAgainst = (win: Win, ground: Ground) =>
    ground === undefined ? `ante ${L(win).end}` : win.winnerAtHome ? `en casa ante ${L(win).end}` : `en el campo ${L(win).de}`;
  /** The same after a defeat. */
  const lossAgainst = (win: Win, ground: Ground) =>
    ground === undefined ? `ante ${W(win).end}` : win.winnerAtHome ? `en el campo ${W(win).de}` : `en casa ante ${W(win).end}`;
  const withOther = ({ opponent, atHome }: { readonly opponent: Club; readonly atHome: boolean }, ground: Ground) =>
    ground === undefined ? `con ${opponent}` : atHome ? `en casa con ${opponent}` : `en el campo ${opponent.de}`;
  const derby = (win: Win & { readonly town: Club }) => ({ home: win.winner, away: win.loser, town: win.town });
  return {
    homeWin: [
      (win) => `${W(win).subject} ${won(win.winner)} por ${end(win)} en casa ${L(win).a}.`,
      (win) => `${L(win).subject} ${lost(win.loser)} por ${end(win)} en el campo ${W(win).de}.`,
      (win) => `${W(win).subject} ${prevailed(win.winner)} en casa ${L(win).aInside} por ${end(win)}.`,
      (win) => `La visita ${L(win).deInside} al campo ${W(win).deInside} acabó en derrota por ${end(win)}.`,
      (win) => `${W(win).subject} ${beat(win.winner)} en su campo ${L(win).aInside} por ${end(win)}.`,
      (win) => `En casa, ${W(win).subject} ${verb(win.winner, 'derrotó', 'derrotaron')} por ${end(win)} ${L(win).a}.`,
      (win) => `${L(win).subject} ${fell(win.loser)} por ${end(win)} en su visita ${W(win).a}.`,
      (win) => `Hubo victoria local: ${W(win).subject} ${prevailed(win.winner)} por ${end(win)} ${L(win).a}.`,
    ],
    awayWin: [
      (win) => `${W(win).subject} ${won(win.winner)} por ${end(win)} en el campo ${L(win).de}.`,
      (win) => `${L(win).subject} ${lost(win.loser)} en casa por ${end(win)} contra ${W(win).end}.`,
      (win) => `${W(win).subject} ${prevailed(win.winner)} a domicilio ${L(win).aInside} por ${end(win)}.`,
      (win) => `La visita ${W(win).deInside} al campo ${L(win).deInside} acabó en triunfo por ${end(win)}.`,
      (win) => `${W(win).subject} ${verb(win.winner, 'salió', 'salieron')} con un triunfo por ${end(win)} del campo ${L(win).de}.`,
      (win) => `Fuera de casa, ${W(win).subject} ${beat(win.winner)} por ${end(win)} ${L(win).a}.`,
      (win) => `${L(win).subject} ${fell(win.loser)} en casa por ${end(win)} ante ${W(win).end}.`,
      (win) => `Hubo victoria visitante: ${W(win).subject} ${prevailed(win.winner)} por ${end(win)} ${L(win).a}.`,
    ],
    justWon: [
      (win) => `${win.winner} ${won(win.winner)} por ${end(win)} ${win.loser.a}.`,
      (win) => `${win.winner} ${prevailed(win.winner)} por ${end(win)} ${win.loser.a}.`,
      (win) => `${win.loser} ${lost(win.loser)} por ${end(win)} contra ${win.winner}.`,
      (win) => `${win.loser} ${fell(win.loser)} por ${end(win)} ante ${win.winner}.`,
    ],
    rout: [
      (win, ground) =>
        `${W(win).subject} ${verb(win.winner, 'goleó', 'golearon')}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
      (win, ground) =>
        `${W(win).subject} ${verb(win.winner, 'arrolló', 'arrollaron')} por ${end(win)}${where(win.winnerAtHome, ground)} ${L(win).a}.`,
      (win, ground) =>
        `${L(win).subject} ${verb(win.loser, 'encajó', 'encajaron')} una goleada por ${end(win)} ${lossAgainst(win, ground)}.`,
      (win, ground) =>
        `Hubo goleada: ${W(win).subject} ${verb(win.winner, 'pasó', 'pasaron')} por encima ${L(win).deInside} con un ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) => `${L(win).subject} ${fell(win.loser)} ${win.loser.agree('goleado')} por ${end(win)} ${lossAgainst(win, ground)}.`,
    ],
    lateWinner: inCase(
      ({ fromBehind }) => fromBehind === true,
      [
        (win, ground) =>
          `${W(win).subject} ${verb(win.winner, 'remontó', 'remontaron')} y ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).aInside} con ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) =>
          `${L(win).subject} se ${verb(win.loser, 'había', 'habían')} adelantado, pero ${verb(win.loser, 'encajó', 'encajaron')} ${aGoal(win.by)} ${at(win)} y ${lost(win.loser)} por ${end(win)} ${lossAgainst(win, ground)}.`,
      ],
      [
        (win, ground) => `${aGoalAt(win)} ${le(win.winner)} dio ${W(win).aInside} el triunfo por ${end(win)} ${winAgainst(win, ground)}.`,
        (win, ground) =>
          `${W(win).subject} ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).aInside} gracias a ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) =>
          `${W(win).subject} ${verb(win.winner, 'tuvo', 'tuvieron')} que esperar hasta ${theMinute(win)} para ganar${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
        (win, ground) =>
          `${L(win).subject} ${verb(win.loser, 'encajó', 'encajaron')} ${aGoal(win.by)} ${at(win)} y ${lost(win.loser)} por ${end(win)} ${lossAgainst(win, ground)}.`,
        (win, ground) =>
          `El partido se decidió ${at(win)}${win.by === undefined ? '' : `, con ${aGoal(win.by)}`}: ${W(win).subject} ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
        (win, ground) =>
          `Con ${aGoal(win.by)} ${at(win)}, ${W(win).subject} ${prevailed(win.winner)} por ${end(win)} ${winAgainst(win, ground)}.`,
        (win, ground) =>
          `Hasta ${theMinute(win)} no llegó el gol${kindOf(win.by)} con el que ${W(win).subject} ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
        (win, ground) =>
          `${L(win).subject} ${verb(win.loser, 'aguantó', 'aguantaron')} hasta ${theMinute(win)}, pero ${verb(win.loser, 'acabó', 'acabaron')} perdiendo por ${end(win)} ${lossAgainst(win, ground)}.`,
      ],
    ),
    comebackWon: [
      (win, ground) =>
        `${W(win).subject} ${verb(win.winner, 'remontó', 'remontaron')} un ${down(win)} y ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
      (win, ground) =>
        `${L(win).subject} ${verb(win.loser, 'desaprovechó', 'desaprovecharon')} un ${down(win)} a favor y ${lost(win.loser)} por ${end(win)} ${lossAgainst(win, ground)}.`,
      (win, ground) =>
        `Tras ir perdiendo por ${down(win)}, ${W(win).subject} ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
      (win, ground) =>
        `Hubo remontada: ${W(win).subject} ${verb(win.winner, 'perdía')} por ${down(win)} y ${verb(win.winner, 'acabó', 'acabaron')} ganando${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
    ],
    derbyWon: [
      (win, ground) =>
        `${W(win).subject} se ${verb(win.winner, 'llevó', 'llevaron')} ${derbyOf(derby(win))}: ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
      (win, ground) =>
        `En ${derbyOf(derby(win))}, ${W(win).subject} ${won(win.winner)}${where(win.winnerAtHome, ground)} por ${end(win)} ${L(win).a}.`,
      (win, ground) => `${L(win).subject} ${lost(win.loser)} ${derbyOf(derby(win))} por ${end(win)} ${lossAgainst(win, ground)}.`,
      (win, ground) => `Hubo ${derbyDay(derby(win))} y lo ${won(win.winner)} ${W(win).end}: ${end(win)} ${winAgainst(win, ground)}.`,
    ],
    justDrawn: [
      (draw, ground) => `${H(draw).subject} ${drew(draw.home)} ${eachScored(draw.goals)}${where(true, ground)} con ${A(draw).end}.`,
      (draw, ground) =>
        `${A(draw).subject} ${drew(draw.away)} ${eachScored(draw.goals)} ${ground === undefined ? `con ${H(draw).end}` : `en el campo ${H(draw).de}`}.`,
      (draw) => `El partido entre ${H(draw).subject} y ${A(draw).subject} acabó en empate ${eachScored(draw.goals)}.`,
      (draw, ground) =>
        ground === undefined
          ? `${A(draw).subject} y ${H(draw).subject} firmaron un empate ${eachScored(draw.goals)}.`
          : `${A(draw).subject} ${verb(draw.away, 'sacó', 'sacaron')} un empate ${eachScored(draw.goals)} del campo ${H(draw).de}.`,
      (draw) => `${H(draw).subject} y ${A(draw).subject} empataron ${eachScored(draw.goals)}.`,
      (draw, ground) =>
        ground === undefined
          ? `Ni ${H(draw).subject} ni ${A(draw).subject} ganaron: empate ${eachScored(draw.goals)}.`
          : `La visita ${A(draw).deInside} al campo ${H(draw).deInside} acabó en empate ${eachScored(draw.goals)}.`,
      (draw) => `Hubo empate ${eachScored(draw.goals)} entre ${H(draw).subject} y ${A(draw).end}.`,
      (draw) => `${H(draw).subject} y ${A(draw).subject} no pasaron del empate ${eachScored(draw.goals)}.`,
    ],
    lateEqualiser: [
      (draw, ground) =>
        `${draw.club} ${verb(draw.club, 'salvó', 'salvaron')} ${at(draw)} un empate ${eachScored(draw.goals)} ${withOther(draw, ground)}${asideOfGoal(draw.by)}.`,
      (draw, ground) =>
        `${aGoalAt(draw)} ${le(draw.club)} dio ${draw.club.a} el empate ${eachScored(draw.goals)} ${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} ${verb(draw.opponent, 'ganaba')}${where(!draw.atHome, ground)} hasta que ${draw.club} ${drew(draw.club)} ${eachScored(draw.goals)} ${at(draw)}${thanksTo(draw.by)}.`,
      (draw, ground) =>
        `${draw.opponent.a} se ${le(draw.opponent)} escapó la victoria ${at(draw)}: ${drew(draw.opponent)} ${eachScored(draw.goals)}${where(!draw.atHome, ground)} con ${draw.club}.`,
    ],
    comebackDrawn: [
      (draw, ground) =>
        `${draw.club} ${verb(draw.club, 'levantó', 'levantaron')} un ${down(draw)} y ${drew(draw.club)} ${eachScored(draw.goals)} ${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} ${verb(draw.opponent, 'desaprovechó', 'desaprovecharon')} un ${down(draw)} a favor y ${drew(draw.opponent)} ${eachScored(draw.goals)}${where(!draw.atHome, ground)} con ${draw.club}.`,
      (draw, ground) =>
        `Tras ir perdiendo por ${down(draw)}, ${draw.club} ${verb(draw.club, 'rescató', 'rescataron')} un empate ${eachScored(draw.goals)} ${withOther(draw, ground)}.`,
    ],
    derbyDrawn: [
      (draw) => `En ${derbyOf(draw)}, ${H(draw).subject} y ${A(draw).subject} empataron ${eachScored(draw.goals)}.`,
      (draw, ground) =>
        `En ${derbyOf(draw)}, ${A(draw).subject} ${drew(draw.away)} ${eachScored(draw.goals)} ${ground === undefined ? `con ${H(draw).end}` : `en el campo ${H(draw).de}`}.`,
      (draw, ground) =>
        `Hubo ${derbyDay(draw)}, pero no ganador: ${A(draw).subject} ${drew(draw.away)} ${eachScored(draw.goals)} ${ground === undefined ? `con ${H(draw).end}` : `en el campo ${H(draw).de}`}.`,
    ],
  };
}
