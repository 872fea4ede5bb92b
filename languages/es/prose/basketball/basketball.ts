import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { feminineNumber, number, placed, wins } from '../words.ts';

const conferences = { east: 'Este', west: 'Oeste' } as const;
const verb = (club: SpanishNoun, singular: string, plural = `${singular}n`) => club.verb(singular, plural);

export const spanishBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<SpanishNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `En el ${conferences[conference]}, ${higher.full} ${verb(higher.full, 'es', 'son')} ${placed(higherPlace, higher.full)} y ${lower.full}, ${placed(lowerPlace, lower.full)}, con un partido de diferencia como mucho.`,
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Con una victoria, ${lower.full}, ${placed(lowerPlace, lower.full)} del ${conferences[conference]}, ${verb(lower.full, 'alcanzaría')} o ${verb(lower.full, 'adelantaría')} ${higher.full.a}, ${placed(higherPlace, higher.full)}.`,
  ],
  winningRun: [
    ({ club, other, run }) =>
      `${club.full} ${verb(club.full, 'llega')} con ${number(run)} victorias seguidas al partido contra ${other.short}.`,
    ({ club, run }) => `Nadie ha ganado ${club.full.a} en sus últimos ${number(run)} partidos.`,
  ],
  losingRun: [
    ({ club, other, run }) =>
      `${club.full} ${verb(club.full, 'acumula')} ${number(run)} derrotas seguidas y ahora ${verb(club.full, 'juega')} contra ${other.short}.`,
    ({ club, run }) => `${club.full} ${verb(club.full, 'ha', 'han')} perdido sus últimos ${number(run)} partidos.`,
  ],
  backToBack: [
    ({ club, other }) =>
      `${club.short} ${verb(club.short, 'juega')} por segundo día consecutivo, mientras que ${other.short} ${verb(other.short, 'tiene')} libre la víspera.`,
    ({ club, other }) => `Es el segundo partido en dos días para ${club.short}; ${other.short} ${verb(other.short, 'llega')} con descanso.`,
  ],
  seasonMeetings: [
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `${leader.short} ${won === 1 ? `${verb(leader.short, 'ganó', 'ganaron')} el anterior duelo de la temporada` : `${verb(leader.short, 'ha', 'han')} ganado los ${number(won)} duelos disputados esta temporada`} con ${other.short}.`
        : `${leader.short} ${verb(leader.short, 'manda')} por ${score(won, lost)} en los duelos de la temporada con ${other.short}.`,
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `Esta temporada ${other.short} todavía no ${verb(other.short, 'ha', 'han')} ganado ${leader.short.a}.`
        : `${leader.short} ${verb(leader.short, 'ha', 'han')} ganado ${number(won)} de los ${number(won + lost)} duelos disputados esta temporada con ${other.short}.`,
  ],
  seasonLevel: [
    ({ home, away, each }) => `Los duelos de la temporada entre ${home.short} y ${away.short} van ${score(each, each)}.`,
    ({ each }) => `Esta temporada los dos equipos se han repartido los duelos: ${score(each, each)}.`,
  ],
  firstOfSeason: [
    ({ home, away }) => `Es el primer duelo de la temporada entre ${home.short} y ${away.short}.`,
    () => `Los dos equipos aún no se han enfrentado esta temporada.`,
  ],
  homeRecord: [
    ({ club, won, lost }) => `En casa, ${club.short} ${verb(club.short, 'tiene')} un balance de ${score(won, lost)}.`,
    ({ club, won, lost }) => `El balance ${club.short.de} en su pista es de ${score(won, lost)}.`,
  ],
  awayRecord: [
    ({ club, won, lost }) => `A domicilio, ${club.short} ${verb(club.short, 'tiene')} un balance de ${score(won, lost)}.`,
    ({ club, won, lost }) => `El balance ${club.short.de} fuera de casa es de ${score(won, lost)}.`,
  ],
  records: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} ${verb(home.full, 'lleva')} un balance de ${score(homeWon, homeLost)} en la temporada; ${away.full}, de ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.full} (${score(awayWon, awayLost)}) ${verb(away.full, 'visita')} ${home.full.a} (${score(homeWon, homeLost)}).`,
  ],
  opener: [
    ({ home, away }) => `${home.full} y ${away.full} acaban de empezar la temporada.`,
    ({ home, away }) => `Con la temporada recién empezada, ${home.full} ${verb(home.full, 'recibe')} ${away.full.a}.`,
  ],
  playOff: [
    ({ home, away }) => `En los playoffs, ${home.full} ${verb(home.full, 'recibe')} ${away.full.a}.`,
    ({ home, away }) => `${away.full} ${verb(away.full, 'visita')} ${home.full.a} en los playoffs.`,
  ],
  playIn: [
    ({ home, away }) => `${home.full} y ${away.full} se juegan en el play-in una plaza en los playoffs.`,
    ({ home, away }) => `El play-in lleva ${away.full.a} a la pista ${home.full.de}.`,
  ],
  lastTen: [
    ({ home, away, homeWon, awayWon }) =>
      `De sus últimos diez partidos, ${home.short} ${verb(home.short, 'ha', 'han')} ganado ${number(homeWon)} y ${away.short}, ${number(awayWon)}.`,
    ({ home, away, homeWon, awayWon }) =>
      `${home.short} ${verb(home.short, 'suma')} ${wins(homeWon)} en los últimos diez partidos; ${away.short}, ${feminineNumber(awayWon)}.`,
  ],
  favouriteByPrice: [
    ({ favourite, chance, line: points }) =>
      `Las cuotas, sin el margen de las casas, dan ${favourite.short.a} un ${percent(chance)} de probabilidades${points === undefined ? '' : ` y un hándicap de −${line(points)}`}.`,
    ({ favourite, chance, line: points }) =>
      `${favourite.short} ${verb(favourite.short, 'parte')} como ${favourite.short.agree('favorito')}${points === undefined ? '' : `, con un hándicap de −${line(points)}`}: sin margen, las cuotas equivalen a un ${percent(chance)} de probabilidades.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) => `Nuestras valoraciones dan ${favourite.short.a} un ${percent(chance)} de probabilidades; aún no hay cuotas.`,
    ({ favourite, chance }) =>
      `A falta de cuotas, nuestras valoraciones dejan ${favourite.short.a} con un ${percent(chance)} de probabilidades.`,
  ],
  even: [
    ({ home, away, chance }) =>
      `Entre ${home.short} y ${away.short} hay mucha igualdad: la probabilidad más alta es del ${percent(chance)}.`,
    ({ chance }) => `El partido está muy abierto: nadie pasa del ${percent(chance)} de probabilidades.`,
  ],
  wonInOvertime: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a} por ${score(points, against)} tras la prórroga.`,
    ({ winner, loser, points, against }) =>
      `Hizo falta la prórroga para que ${winner.full} ${verb(winner.full, 'ganara')} ${loser.full.a} por ${score(points, against)}.`,
  ],
  wonClosely: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a} por un ajustado ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${loser.full} ${verb(loser.full, 'estuvo', 'estuvieron')} cerca, pero ${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} por ${score(points, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a} por ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${winner.full} ${verb(winner.full, 'se impuso', 'se impusieron')} por ${score(points, against)} ${loser.full.a}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) =>
      `No hubo sorpresa: antes del inicio, ${winner.short} ${verb(winner.short, 'tenía')} un ${percent(chance)} de probabilidades.`,
    ({ winner, chance }) =>
      `${winner.short} ${verb(winner.short, 'partía')} como ${winner.short.agree('favorito')}, con un ${percent(chance)} de probabilidades.`,
  ],
  slightOutsiderWon: [
    ({ winner, chance }) =>
      `El rival partía con ligera ventaja: ${winner.short} ${verb(winner.short, 'tenía')} un ${percent(chance)} de probabilidades.`,
    ({ winner, chance }) =>
      `${winner.short} ${verb(winner.short, 'partía')} con ligera desventaja: un ${percent(chance)} de probabilidades.`,
  ],
  upset: [
    ({ winner, chance }) =>
      `Fue una sorpresa, porque ${winner.short} ${verb(winner.short, 'tenía')} solo un ${percent(chance)} de probabilidades.`,
    ({ winner, chance }) => `La victoria ${winner.short.de} tenía solo un ${percent(chance)} de probabilidades.`,
  ],
  evenBefore: [
    ({ winner, chance }) =>
      `Nadie partía como favorito claro: ${winner.short} ${verb(winner.short, 'tenía')} un ${percent(chance)} de probabilidades.`,
    ({ winner, chance }) => `Se esperaba un duelo igualado, con un ${percent(chance)} de probabilidades para ${winner.short}.`,
  ],
  spreadAfter: [
    ({ favourite, line: points, covered }) =>
      `${favourite.short} ${covered ? '' : 'no '}${verb(favourite.short, 'cubrió', 'cubrieron')} el hándicap de −${line(points)}.`,
    ({ favourite, line: points, covered }) =>
      `La apuesta al hándicap de −${line(points)} para ${favourite.short} salió ${covered ? 'ganadora' : 'perdedora'}.`,
  ],
  runGoesOn: [
    ({ club, run }) => `${club.short} ${verb(club.short, 'suma')} ya ${number(run)} victorias seguidas.`,
    ({ club, run }) => `Son ya ${number(run)} victorias consecutivas para ${club.short}.`,
  ],
  totalPoints: [
    ({ points }) => `Entre los dos equipos anotaron ${points} puntos.`,
    ({ points }) => `El partido dejó ${points} puntos en total.`,
  ],
});
