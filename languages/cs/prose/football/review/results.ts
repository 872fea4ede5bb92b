import type { Rank, ResultStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../../nouns/nouns.ts';
import { above, over, scoreAfter, to } from '../../words.ts';
import { aGoal, at, fromMinute, type Ground, goalIns, goalPast, scoredBy, untilMinute, withRank } from './review-words.ts';

interface Win {
  readonly winner: CzechNoun;
  readonly loser: CzechNoun;
  readonly winnerGoals: number;
  readonly loserGoals: number;
  readonly winnerAtHome: boolean;
  readonly winnerRank?: Rank;
  readonly loserRank?: Rank;
}
interface Draw {
  readonly home: CzechNoun;
  readonly away: CzechNoun;
  readonly goals: number;
  readonly homeRank?: Rank;
  readonly awayRank?: Rank;
}
interface Sides {
  readonly club: CzechNoun;
  readonly opponent: CzechNoun;
  readonly atHome: boolean;
}

/** Returns the first sentences of Czech reviews. Each says which club is at home, unless none is. */
export function czechResults({ score }: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof ResultStories<unknown>> {
  const won = (win: Win) => withRank(win.winner, win.winnerRank);
  const lost = (win: Win) => withRank(win.loser, win.loserRank);
  const end = ({ winnerGoals, loserGoals }: Win) => score(winnerGoals, loserGoals);
  const lostEnd = ({ winnerGoals, loserGoals }: Win) => score(loserGoals, winnerGoals);
  const home = (draw: Draw) => withRank(draw.home, draw.homeRank);
  const away = (draw: Draw) => withRank(draw.away, draw.awayRank);
  const level = (goals: number) => score(goals, goals);
  /** ` doma`, ` venku`, or nothing on neutral ground. */
  const where = (atHome: boolean, ground: Ground) => (ground === undefined ? '' : atHome ? ' doma' : ' venku');
  /** `doma nad Plzní 2:1`, `na hřišti Plzně 2:1`, `nad Plzní 2:1`. */
  const against = (win: Win, ground: Ground) =>
    ground === undefined
      ? over(lost(win), end(win))
      : win.winnerAtHome
        ? `doma ${over(lost(win), end(win))}`
        : scoreAfter(`na hřišti ${lost(win).gen}`, end(win));
  const beat = (win: Win) => scoreAfter(lost(win).acc, end(win));
  const deficit = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(ownGoals, otherGoals);
  /** `doma s Plzní`, `na hřišti Plzně`. */
  const withOther = ({ opponent, atHome }: Sides, ground: Ground) =>
    ground === undefined ? `s ${opponent.ins}` : atHome ? `doma s ${opponent.ins}` : `na hřišti ${opponent.gen}`;
  return {
    homeWin: [
      (win) => `${won(win)} doma ${win.winner.past('vyhrál')} ${over(lost(win), end(win))}.`,
      (win) => `${won(win)} na svém hřišti ${win.winner.past('porazil')} ${beat(win)}.`,
      (win) => `${lost(win)} ${win.loser.past('prohrál')} na hřišti ${scoreAfter(won(win).gen, lostEnd(win))}.`,
      (win) => `Na hřišti ${won(win).gen} ${win.loser.past('prohrál')} ${scoreAfter(lost(win).nom, lostEnd(win))}.`,
      (win) => `Zápas ${won(win).gen} s ${lost(win).ins} skončil výhrou domácích ${end(win)}.`,
      (win) => `${lost(win)} venku ${win.loser.past('nestačil')} na ${won(win).acc} a ${win.loser.past('prohrál')} ${lostEnd(win)}.`,
      (win) => `Domácí uspěli: ${won(win)} ${win.winner.past('vyhrál')} ${over(lost(win), end(win))}.`,
      (win) => `S ${lost(win).ins} si doma ${win.winner.past('poradil')} ${scoreAfter(won(win).nom, end(win))}.`,
      (win) => `Domácí výhru ${end(win)} ${above(lost(win))} ${win.winner.past('slavil')} ${won(win)}.`,
    ],
    awayWin: [
      (win) => `${won(win)} ${win.winner.past('vyhrál')} na hřišti ${scoreAfter(lost(win).gen, end(win))}.`,
      (win) => `${lost(win)} doma ${win.loser.past('prohrál')} ${to(won(win), lostEnd(win))}.`,
      (win) => `Na hřišti ${lost(win).gen} ${win.winner.past('uspěl')} ${scoreAfter(won(win).nom, end(win))}.`,
      (win) => `${won(win)} venku ${win.winner.past('porazil')} ${beat(win)}.`,
      (win) => `Zápas ${lost(win).gen} s ${won(win).ins} skončil výhrou hostů ${end(win)}.`,
      (win) => `Z hřiště ${lost(win).gen} si ${won(win)} ${win.winner.past('odvezl')} výhru ${end(win)}.`,
      (win) => `${lost(win)} doma ${win.loser.past('nestačil')} na ${won(win).acc} a ${win.loser.past('prohrál')} ${lostEnd(win)}.`,
      (win) => `Radovali se hosté: ${won(win)} ${win.winner.past('vyhrál')} ${over(lost(win), end(win))}.`,
      (win) => `Venkovní výhru ${end(win)} ${above(lost(win))} ${win.winner.past('slavil')} ${won(win)}.`,
    ],
    justWon: [
      (win) => `${win.winner} ${win.winner.past('vyhrál')} ${over(win.loser, end(win))}.`,
      (win) => `${win.loser} ${win.loser.past('prohrál')} ${to(win.winner, lostEnd(win))}.`,
      (win) => `${win.winner} ${win.winner.past('porazil')} ${beat(win)}.`,
      (win) => `${win.loser} ${win.loser.past('nestačil')} na ${win.winner.acc} a ${win.loser.past('prohrál')} ${lostEnd(win)}.`,
    ],
    rout: [
      (win, ground) => `${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('rozdrtil')} ${beat(win)}.`,
      (win, ground) =>
        `${lost(win)} ${win.loser.past('utrpěl')}${where(!win.winnerAtHome, ground)} debakl ${lostEnd(win)} s ${won(win).ins}.`,
      (win, ground) =>
        `Debakl ${lostEnd(win)} proti ${won(win).dat} ${win.loser.past('utrpěl')}${where(!win.winnerAtHome, ground)} ${lost(win)}.`,
      (win, ground) => `${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('deklasoval')} ${beat(win)}.`,
      (win, ground) => `Jednoznačný zápas: ${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('přehrál')} ${beat(win)}.`,
    ],
    lateWinner: inCase(
      ({ fromBehind }) => fromBehind === true,
      [
        (win, ground) => `${won(win)} ${win.winner.past('otočil')} zápas ${against(win, ground)} ${goalIns(win.by)} ${fromMinute(win)}.`,
        (win, ground) =>
          `${lost(win)}${where(!win.winnerAtHome, ground)} ${win.loser.past('vedl')}, ale po obratu ${win.loser.past('prohrál')} ${to(won(win), lostEnd(win))}, ${goalPast(win.by, 'rozhodl')} ${aGoal(win.by)} ${at(win)}.`,
      ],
      [
        (win, ground) => `${won(win)} ${win.winner.past('vyhrál')} ${against(win, ground)} ${goalIns(win.by)} ${fromMinute(win)}.`,
        (win, ground) =>
          `${aGoal(win.by)} ${at(win)} ${goalPast(win.by, 'rozhodl')} o${ground === undefined ? '' : win.winnerAtHome ? ' domácí' : ' venkovní'} výhře ${won(win).gen} ${above(lost(win))} ${end(win)}.`,
        (win, ground) =>
          `${lost(win)}${where(!win.winnerAtHome, ground)} ${at(win)} ${win.loser.past('inkasoval')}${win.by === 'own-goal' ? ' po vlastním gólu' : scoredBy(win.by)} a ${win.loser.past('prohrál')} ${to(won(win), lostEnd(win))}.`,
        (win, ground) =>
          `${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('čekal')} na výhru ${end(win)} ${above(lost(win))} až ${untilMinute(win)}${win.by === undefined ? '' : `, ${goalPast(win.by, 'přinesl')} ji ${aGoal(win.by)}`}.`,
        (win, ground) =>
          `Až ${aGoal(win.by)} ${at(win)} ${goalPast(win.by, 'přinesl')} ${won(win).dat}${where(win.winnerAtHome, ground)} výhru ${end(win)} ${above(lost(win))}.`,
        (win, ground) =>
          `${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('rozhodl')} o výhře ${end(win)} ${above(lost(win))} až ${at(win)}${scoredBy(win.by)}.`,
      ],
    ),
    comebackWon: [
      (win, ground) =>
        `${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('otočil')} zápas ze stavu ${deficit(win)} a ${win.winner.past('porazil')} ${beat(win)}.`,
      (win, ground) =>
        `${lost(win)}${where(!win.winnerAtHome, ground)} ${win.loser.past('vedl')} už ${score(win.otherGoals, win.ownGoals)}, ale ${win.loser.past('prohrál')} ${to(won(win), lostEnd(win))}.`,
      (win, ground) =>
        `Obrat ${win.winner.past('předvedl')}${where(win.winnerAtHome, ground)} ${won(win)}: ${win.winner.past('prohrával')} ${deficit(win)}, ale ${win.winner.past('vyhrál')} ${over(lost(win), end(win))}.`,
    ],
    derbyWon: [
      (win, ground) => `V městském derby ${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('porazil')} ${beat(win)}.`,
      (win, ground) =>
        `Městské derby ${win.winner.past('ovládl')}${where(win.winnerAtHome, ground)} ${won(win)}, ${above(lost(win))} ${win.winner.past('vyhrál')} ${end(win)}.`,
      (win, ground) =>
        `${lost(win)} městské derby${where(!win.winnerAtHome, ground)} ${win.loser.past('prohrál')} ${to(won(win), lostEnd(win))}.`,
      (win, ground) =>
        `Derby je rozhodnuto: ${won(win)}${where(win.winnerAtHome, ground)} ${win.winner.past('vyhrál')} ${over(lost(win), end(win))}.`,
    ],
    justDrawn: [
      (draw, ground) => `${home(draw)}${where(true, ground)} ${draw.home.past('remizoval')} ${to(away(draw), level(draw.goals))}.`,
      (draw, ground) =>
        ground === undefined
          ? `${home(draw)} a ${away(draw)} ${draw.home.past('remizoval', draw.away)} ${level(draw.goals)}.`
          : `${away(draw)} ${draw.away.past('remizoval')} na hřišti ${scoreAfter(home(draw).gen, level(draw.goals))}.`,
      (draw) => `Zápas ${home(draw).gen} s ${away(draw).ins} skončil remízou ${level(draw.goals)}.`,
      (draw) => `Vítěze zápas ${home(draw).gen} s ${away(draw).ins} neměl, skončil ${level(draw.goals)}.`,
      (draw, ground) =>
        ground === undefined
          ? `Remízou ${level(draw.goals)} skončil zápas ${home(draw).gen} s ${away(draw).ins}.`
          : `${away(draw)} ${draw.away.past('uhrál')} na hřišti ${home(draw).gen} remízu ${level(draw.goals)}.`,
      (draw, ground) =>
        `Smírem ${level(draw.goals)} skončil ${ground === undefined ? '' : 'domácí '}zápas ${home(draw).gen} s ${away(draw).ins}.`,
      (draw, ground) =>
        `${home(draw)} proti ${away(draw).dat}${where(true, ground)} jen ${draw.home.past('remizoval')} ${level(draw.goals)}.`,
      (draw, ground) =>
        `S ${away(draw).ins} se ${home(draw)}${where(true, ground)} ${draw.home.past('rozešel')} smírně ${level(draw.goals)}.`,
      (draw, ground) =>
        `${home(draw)} ${draw.home.past('nenašel')}${where(true, ground)} na ${away(draw).acc} recept a ${draw.home.past('remizoval')} ${level(draw.goals)}.`,
    ],
    lateEqualiser: [
      (draw, ground) =>
        `${draw.club} ${draw.club.past('vyrovnal')} ${at(draw)}${scoredBy(draw.by)} a ${draw.club.past('remizoval')} ${withOther(draw, ground)} ${level(draw.goals)}.`,
      (draw, ground) =>
        `${aGoal(draw.by)} ${at(draw)} ${goalPast(draw.by, 'zachránil')} ${draw.club.dat} remízu ${level(draw.goals)} ${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent}${where(!draw.atHome, ground)} ${draw.opponent.past('vedl')}, ${at(draw)} ale ${draw.club.past('vyrovnal')} na ${level(draw.goals)} ${draw.club}.`,
      (draw, ground) =>
        `O výhru ${above(draw.club)} ${draw.opponent.past('přišel')} ${draw.opponent}${where(!draw.atHome, ground)} až ${at(draw)}, skončilo to ${level(draw.goals)}.`,
    ],
    comebackDrawn: [
      (draw, ground) =>
        `${draw.club} ${draw.club.past('dohnal')} ztrátu ${deficit(draw)} a ${draw.club.past('remizoval')} ${withOther(draw, ground)} ${level(draw.goals)}.`,
      (draw, ground) =>
        `${draw.opponent}${where(!draw.atHome, ground)} ${draw.opponent.past('neudržel')} vedení ${score(draw.otherGoals, draw.ownGoals)} a ${draw.opponent.past('remizoval')} ${to(draw.club, level(draw.goals))}.`,
      (draw, ground) =>
        `${draw.club}${where(draw.atHome, ground)} ${draw.club.past('prohrával')} ${deficit(draw)}, nakonec ale ${draw.club.past('remizoval')} ${to(draw.opponent, level(draw.goals))}.`,
    ],
    derbyDrawn: [
      (draw, ground) =>
        `V městském derby ${home(draw)}${where(true, ground)} ${draw.home.past('remizoval')} ${to(away(draw), level(draw.goals))}.`,
      (draw) => `Městské derby ${home(draw).gen} s ${away(draw).ins} skončilo ${level(draw.goals)}.`,
      (draw, ground) =>
        `Derby vítěze nemá: ${away(draw)} ${draw.away.past('remizoval')} ${ground === undefined ? to(home(draw), level(draw.goals)) : scoreAfter(`na hřišti ${home(draw).gen}`, level(draw.goals))}.`,
    ],
  };
}
