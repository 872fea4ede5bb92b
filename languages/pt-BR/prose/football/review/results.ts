import type { Rank, ResultStories, Stories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../../nouns/nouns.ts';
import { beat, drawnAt, victoryOf, where } from '../../words.ts';
import { aGoal, at, capital, type Ground, ranked, scoredBy } from './review-words.ts';

type Club = BrazilianPortugueseNoun;
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

/** Returns the derby by its town; by no name when a club has that of the town: `o clássico de Londres`, `o clássico da cidade`. */
const derby = (town: Club, ...clubs: readonly Club[]) =>
  clubs.some(({ bare }) => bare.includes(town.bare)) ? 'o clássico da cidade' : `o clássico ${town.de}`;

/** Returns the first sentences of Brazilian reviews. A defeat has the winner’s goals first, as in papers: `perdeu por 2 a 0`. */
export function brazilianPortugueseResults(figures: ProseFigures): Pick<StoryTexts<Club>, keyof ResultStories<Club>> {
  const { score } = figures;
  const end = ({ winnerGoals, loserGoals }: Win) => score(winnerGoals, loserGoals);
  const won = ({ winner, winnerRank }: Win) => ranked(winner, winnerRank);
  const lost = ({ loser, loserRank }: Win) => ranked(loser, loserRank);
  const verb = ({ winnerGoals, loserGoals }: Win) => beat(winnerGoals, loserGoals);
  /** `goleou`, `derrotou`, `bateu`. */
  const verbOr = (win: Win, other: string) => (verb(win) === 'goleou' ? 'goleou' : other);
  const home = (draw: Draw) => ranked(draw.home, draw.homeRank);
  const away = (draw: Draw) => ranked(draw.away, draw.awayRank);
  const drawn = ({ goals }: { readonly goals: number }) => drawnAt(goals, figures);
  const behind = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  /** After a blank, where one of the two is at home: ` em casa`, ` fora de casa`. */
  const on = (atHome: boolean, ground: Ground) => (ground === undefined ? '' : ` ${where(atHome)}`);
  const onAside = (atHome: boolean, ground: Ground) => (ground === undefined ? '' : `, ${where(atHome)}`);
  /** In a derby, where both are in their town: ` em casa`, ` como visitante`. */
  const side = (atHome: boolean, ground: Ground) => (ground === undefined ? '' : atHome ? ' em casa' : ' como visitante');
  const beaten = ({ loser, ...win }: Win) => loser.agree(verb({ loser, ...win }) === 'goleou' ? 'goleado' : 'derrotado');
  const conceded = ({ by, ...moment }: Stories<Club>['lateWinner']) =>
    by === 'own-goal' ? `fez um gol contra ${at(moment)}` : `levou ${aGoal(by)} ${at(moment)}`;
  return {
    homeWin: [
      (win) => `${won(win)} ${verb(win)} ${lost(win)} por ${end(win)} em casa.`,
      (win) => `${lost(win)} visitou ${won(win)} e perdeu por ${end(win)}.`,
      (win) => `Em casa, ${won(win)} ${verbOr(win, 'bateu')} ${lost(win)} por ${end(win)}.`,
      (win) => `${lost(win)} perdeu por ${end(win)} na casa ${won(win).de}.`,
      (win) => `A visita ${lost(win).de} ${won(win).a} terminou em derrota por ${end(win)}.`,
      (win) => `${won(win)} fez valer o mando de campo e ${verb(win)} ${lost(win)} por ${end(win)}.`,
      (win) => `Jogando em casa, ${won(win)} ${verbOr(win, 'derrotou')} ${lost(win)} por ${end(win)}.`,
      (win) => `${lost(win)} foi ${beaten(win)} ${won(win).por} por ${end(win)}, fora de casa.`,
      (win) => `${won(win)} recebeu ${lost(win)} e venceu por ${end(win)}.`,
      (win) => `Deu ${win.winner.bare} em casa: ${end(win)} sobre ${lost(win)}.`,
    ],
    awayWin: [
      (win) => `${won(win)} ${verb(win)} ${lost(win)} por ${end(win)} fora de casa.`,
      (win) => `${won(win)} visitou ${lost(win)} e venceu por ${end(win)}.`,
      (win) => `Fora de casa, ${won(win)} ${verbOr(win, 'bateu')} ${lost(win)} por ${end(win)}.`,
      (win) => `${lost(win)} perdeu por ${end(win)} em casa para ${won(win)}.`,
      (win) => `A visita ${won(win).de} ${lost(win).a} terminou em vitória por ${end(win)}.`,
      (win) => `${lost(win)} recebeu ${won(win)} e perdeu por ${end(win)}.`,
      (win) => `${won(win)} ganhou por ${end(win)} na casa ${lost(win).de}.`,
      (win) => `Como visitante, ${won(win)} ${verbOr(win, 'derrotou')} ${lost(win)} por ${end(win)}.`,
      (win) => `Em casa, ${lost(win)} foi ${beaten(win)} ${won(win).por} por ${end(win)}.`,
      (win) => `Deu ${win.winner.bare} fora de casa: ${end(win)} sobre ${lost(win)}.`,
    ],
    justWon: [
      (win) => `${win.winner} ${verb(win)} ${win.loser} por ${end(win)}.`,
      (win) => `${win.loser} perdeu por ${end(win)} para ${win.winner}.`,
      (win) => `${win.loser} foi ${beaten(win)} ${win.winner.por} por ${end(win)}.`,
      (win) => `Deu ${win.winner.bare}: ${end(win)} sobre ${win.loser}.`,
    ],
    rout: [
      (win, ground) => `${won(win)} goleou ${lost(win)} por ${end(win)}${on(win.winnerAtHome, ground)}.`,
      (win, ground) => `${lost(win)} foi ${win.loser.agree('goleado')} ${won(win).por} por ${end(win)}${on(!win.winnerAtHome, ground)}.`,
      (win, ground) => `Foi uma goleada: ${won(win)} fez ${end(win)} ${lost(win).em}${onAside(win.winnerAtHome, ground)}.`,
      (win, ground) => `${won(win)} atropelou ${lost(win)}${on(win.winnerAtHome, ground)} e goleou por ${end(win)}.`,
      (win, ground) => `${lost(win)} levou uma goleada de ${end(win)} ${won(win).de}${onAside(!win.winnerAtHome, ground)}.`,
      (win, ground) => `Deu goleada ${won(win).de}${on(win.winnerAtHome, ground)}: ${end(win)} sobre ${lost(win)}.`,
    ],
    lateWinner: inCase(
      ({ fromBehind }) => fromBehind === true,
      [
        (win, ground) =>
          `De virada, ${won(win)} venceu ${lost(win)} por ${end(win)}${on(win.winnerAtHome, ground)}, com ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) =>
          `${lost(win)} saiu na frente, mas ${conceded(win)} e perdeu por ${end(win)}${on(!win.winnerAtHome, ground)} para ${won(win)}, de virada.`,
      ],
      [
        (win, ground) =>
          `${capital(aGoal(win.by))} ${at(win)} deu ${won(win).a} a vitória por ${end(win)} sobre ${lost(win)}${onAside(win.winnerAtHome, ground)}.`,
        (win, ground) => `${won(win)} venceu ${lost(win)} por ${end(win)}${on(win.winnerAtHome, ground)} com ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) => `${lost(win)} ${conceded(win)} e perdeu por ${end(win)}${on(!win.winnerAtHome, ground)} para ${won(win)}.`,
        (win, ground) =>
          `O gol d${victoryOf(won(win))} por ${end(win)} sobre ${lost(win)}${ground === undefined ? '' : `, ${where(win.winnerAtHome)},`} saiu só ${at(win)}${scoredBy(win.by)}.`,
        (win, ground) =>
          `${won(win)} precisou de ${aGoal(win.by)} ${at(win)} para vencer ${lost(win)} por ${end(win)}${on(win.winnerAtHome, ground)}.`,
        (win, ground) =>
          `${won(win)} só decidiu o jogo com ${lost(win)} ${at(win)}${scoredBy(win.by)}: ${end(win)}${onAside(win.winnerAtHome, ground)}.`,
        (win, ground) => `Com ${aGoal(win.by)} ${at(win)}, ${won(win)} bateu ${lost(win)} por ${end(win)}${on(win.winnerAtHome, ground)}.`,
        (win, ground) =>
          `${lost(win)} resistiu até o fim, mas ${conceded(win)} e perdeu por ${end(win)}${on(!win.winnerAtHome, ground)} para ${won(win)}.`,
      ],
    ),
    comebackWon: [
      (win, ground) =>
        `${won(win)} perdia por ${behind(win)}, mas virou e venceu ${lost(win)} por ${end(win)}${on(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        `${lost(win)} chegou a vencer por ${behind(win)}, mas levou a virada e perdeu por ${end(win)}${on(!win.winnerAtHome, ground)} para ${won(win)}.`,
      (win, ground) =>
        `De virada, depois de estar perdendo por ${behind(win)}, ${won(win)} venceu ${lost(win)} por ${end(win)}${on(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        `A virada foi ${won(win).de}: de uma desvantagem de ${behind(win)} para ${end(win)} sobre ${lost(win)}${onAside(win.winnerAtHome, ground)}.`,
    ],
    derbyWon: [
      (win, ground) =>
        `${won(win)} venceu ${derby(win.town, win.winner, win.loser)}${side(win.winnerAtHome, ground)}: ${end(win)} sobre ${lost(win)}.`,
      (win, ground) =>
        `${capital(derby(win.town, win.winner, win.loser))} foi ${won(win).de}, que ${verb(win)} ${lost(win)} por ${end(win)}${side(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        verb(win) === 'goleou'
          ? `${lost(win)} foi ${beaten(win)} por ${end(win)} ${won(win).por} n${derby(win.town, win.winner, win.loser)}${side(!win.winnerAtHome, ground)}.`
          : `${lost(win)} perdeu ${derby(win.town, win.winner, win.loser)}${side(!win.winnerAtHome, ground)} por ${end(win)} para ${won(win)}.`,
      (win, ground) =>
        `N${derby(win.town, win.winner, win.loser)}, ${won(win)} ${verb(win)} ${lost(win)} por ${end(win)}${side(win.winnerAtHome, ground)}.`,
    ],
    justDrawn: [
      (draw, ground) => `${home(draw)} empatou ${drawn(draw)} com ${away(draw)}${on(true, ground)}.`,
      (draw, ground) => `${away(draw)} empatou ${drawn(draw)} ${ground === undefined ? `com ${home(draw)}` : `na casa ${home(draw).de}`}.`,
      (draw, ground) =>
        ground === undefined
          ? `${home(draw)} e ${away(draw)} empataram ${drawn(draw)}.`
          : `${home(draw)} recebeu ${away(draw)}, e o jogo terminou empatado ${drawn(draw)}.`,
      (draw, ground) =>
        ground === undefined
          ? `Terminou empatado ${drawn(draw)} o jogo entre ${home(draw)} e ${away(draw)}.`
          : `Terminou em empate ${drawn(draw).replace(/^em/u, 'por')} a visita ${away(draw).de} ${home(draw).a}.`,
      (draw, ground) =>
        ground === undefined
          ? `${home(draw)} não passou de um empate ${drawn(draw)} com ${away(draw)}.`
          : `${away(draw)} voltou da casa ${home(draw).de} com um empate ${drawn(draw)}.`,
      (draw, ground) => `${home(draw)} ficou no empate ${drawn(draw)} com ${away(draw)}${onAside(true, ground)}.`,
      (draw, ground) =>
        ground === undefined
          ? `Deu empate ${drawn(draw)} entre ${home(draw)} e ${away(draw)}.`
          : `Deu empate ${drawn(draw)} na casa ${home(draw).de}, que recebeu ${away(draw)}.`,
      (draw, ground) =>
        ground === undefined
          ? `${home(draw)} e ${away(draw)} ficaram no empate ${drawn(draw)}.`
          : `Como visitante, ${away(draw)} empatou ${drawn(draw)} com ${home(draw)}.`,
    ],
    lateEqualiser: [
      (draw, ground) =>
        `${draw.club} buscou o empate ${drawn(draw)} com ${draw.opponent}${onAside(draw.atHome, ground)}, ${at(draw)}${scoredBy(draw.by)}.`,
      (draw, ground) =>
        `${capital(aGoal(draw.by))} ${at(draw)} deu ${draw.club.a} o empate ${drawn(draw)} com ${draw.opponent}${onAside(draw.atHome, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} vencia${on(!draw.atHome, ground)}, mas ${draw.club} empatou ${drawn(draw)} ${at(draw)}${scoredBy(draw.by)}.`,
      (draw, ground) =>
        `${draw.opponent} deixou escapar a vitória ${at(draw)} e empatou ${drawn(draw)} com ${draw.club}${onAside(!draw.atHome, ground)}.`,
      (draw, ground) =>
        `Com ${aGoal(draw.by)} ${at(draw)}, ${draw.club} arrancou um empate ${drawn(draw)} ${ground === undefined || draw.atHome ? `com ${draw.opponent}${onAside(draw.atHome, ground)}` : `na casa ${draw.opponent.de}`}.`,
    ],
    comebackDrawn: [
      (draw, ground) =>
        `${draw.club} perdia por ${behind(draw)}, mas buscou o empate ${drawn(draw)} com ${draw.opponent}${onAside(draw.atHome, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} chegou a vencer por ${behind(draw)}, mas cedeu o empate ${drawn(draw)} ${draw.club.a}${onAside(!draw.atHome, ground)}.`,
      (draw, ground) =>
        `Depois de estar perdendo por ${behind(draw)}, ${draw.club} empatou ${drawn(draw)} com ${draw.opponent}${on(draw.atHome, ground)}.`,
    ],
    derbyDrawn: [
      (draw, ground) =>
        `${capital(derby(draw.town, draw.home, draw.away))} terminou empatado ${drawn(draw)}: ${home(draw)} ${ground === undefined ? 'enfrentou' : 'recebeu'} ${away(draw)}.`,
      (draw, ground) =>
        `${home(draw)} empatou ${drawn(draw)} com ${away(draw)}${on(true, ground)} n${derby(draw.town, draw.home, draw.away)}.`,
      (draw, ground) =>
        `Ninguém venceu ${derby(draw.town, draw.home, draw.away)}: ${away(draw)} empatou ${drawn(draw)} ${ground === undefined ? `com ${home(draw)}` : `na casa ${home(draw).de}`}.`,
    ],
  };
}
