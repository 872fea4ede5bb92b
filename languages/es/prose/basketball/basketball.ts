import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { defeats, feminineNumber, number, placed, where, wins } from '../words.ts';

const conferences = { east: 'Este', west: 'Oeste' } as const;
const verb = (club: SpanishNoun, singular: string, plural = `${singular}n`) => club.verb(singular, plural);

const at = { 'half-time': 'al descanso', 'third-quarter': 'al final del tercer cuarto' } as const;
const place = { season: '', home: ' en casa', away: ' a domicilio' } as const;
const quarters: Readonly<Record<number, string>> = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'último' };
/** `tres de sus nueve partidos`, `sus cinco partidos`, `ninguno de sus cinco partidos`. */
function someOf(won: number, lost: number): string {
  const all = won + lost;
  if (lost === 0) return `sus ${number(all)} partidos`;
  return `${won === 0 ? 'ninguno' : number(won)} de sus ${number(all)} partidos`;
}

export const spanishBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<SpanishNoun> => {
  /** `; el hándicap es de −7,5`; empty when it is not known. */
  const spread = (points: number | undefined) => (points === undefined ? '' : `; el hándicap es de −${line(points)}`);
  return {
    neighbours: [
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `En el ${conferences[conference]}, ${higher.full} ${verb(higher.full, 'es', 'son')} ${placed(higherPlace, higher.full)} y ${lower.full}, ${placed(lowerPlace, lower.full)}, con un partido de diferencia como mucho.`,
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `Con una victoria, ${lower.full}, ${placed(lowerPlace, lower.full)} del ${conferences[conference]}, ${verb(lower.full, 'alcanzaría')} o ${verb(lower.full, 'adelantaría')} ${higher.full.a}, ${placed(higherPlace, higher.full)}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ club, other, run }) =>
          `${club.full} ${verb(club.full, 'llega')} con ${number(run)} victorias seguidas al partido contra ${other.short}.`,
        ({ club, other, run }) =>
          `${other.full} ${verb(other.full, 'busca')} frenar ${club.full.a}, que ${verb(club.full, 'suma')} ${number(run)} victorias seguidas.`,
      ],
      [
        ({ club, run }) => `Nadie ha ganado ${club.full.a} en sus últimos ${number(run)} partidos.`,
        ({ club, run }) => `${club.full} ${verb(club.full, 'llega')} con ${number(run)} victorias seguidas.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ club, other, run }) =>
          `${club.full} ${verb(club.full, 'acumula')} ${number(run)} derrotas seguidas y ahora ${verb(club.full, 'juega')} contra ${other.short}.`,
        ({ club, other, run }) =>
          `Tras perder sus últimos ${number(run)} partidos, ${club.full} se ${verb(club.full, 'mide')} ${other.short.a}.`,
      ],
      [
        ({ club, run }) => `${club.full} ${verb(club.full, 'ha', 'han')} perdido sus últimos ${number(run)} partidos.`,
        ({ club, run }) => `${club.full} ${verb(club.full, 'acumula')} ${number(run)} derrotas seguidas.`,
      ],
    ),
    backToBack: [
      ({ club, other }) =>
        `${club.short} ${verb(club.short, 'jugó', 'jugaron')} la víspera, mientras que ${other.short} ${verb(other.short, 'descansó', 'descansaron')}.`,
      ({ club, other }) =>
        `${club.short} ${verb(club.short, 'juega')} por segundo día consecutivo; ${other.short} ${verb(other.short, 'llega')} con más descanso.`,
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
      ({ home, away, each }) => `El balance de los duelos de la temporada entre ${home.short} y ${away.short} es de ${score(each, each)}.`,
      ({ each }) => `Esta temporada los dos equipos se han repartido los duelos: ${score(each, each)}.`,
    ],
    firstOfSeason: [
      ({ home, away }) => `Es el primer duelo de la temporada entre ${home.short} y ${away.short}.`,
      () => `Los dos equipos aún no se han enfrentado esta temporada.`,
      ({ home, away }) => `${away.short} y ${home.short} se ven las caras por primera vez esta temporada.`,
      ({ home, away }) => `Esta temporada ${home.short} y ${away.short} no han jugado todavía entre sí.`,
    ],
    sideRecords: [
      ({ home, away, ...of }) =>
        `En casa, ${home.short} ${verb(home.short, 'tiene')} un balance de ${score(of.homeWon, of.homeLost)}; a domicilio, ${away.short}, de ${score(of.awayWon, of.awayLost)}.`,
      ({ home, away, ...of }) =>
        `${away.short} ${verb(away.short, 'trae')} un ${score(of.awayWon, of.awayLost)} de sus salidas; ${home.short} ${verb(home.short, 'suma')} un ${score(of.homeWon, of.homeLost)} en su pista.`,
      ({ home, away, ...of }) =>
        `${home.short} ${verb(home.short, 'ha', 'han')} ganado ${someOf(of.homeWon, of.homeLost)} en casa y ${away.short}, ${someOf(of.awayWon, of.awayLost)} fuera.`,
      ({ home, away, ...of }) =>
        `El balance ${home.short.de} en su pista es de ${score(of.homeWon, of.homeLost)}, y el ${away.short.de} a domicilio, de ${score(of.awayWon, of.awayLost)}.`,
      ({ home, away, ...of }) =>
        `Fuera de casa, ${away.short} ${verb(away.short, 'lleva')} un ${score(of.awayWon, of.awayLost)}; ${home.short}, un ${score(of.homeWon, of.homeLost)} como ${home.short.agree('local')}.`,
      ({ home, away, ...of }) =>
        `Como ${home.short.agree('local')}, ${home.short} ${verb(home.short, 'suma')} un ${score(of.homeWon, of.homeLost)} esta temporada; como ${away.short.agree('visitante')}, ${away.short}, un ${score(of.awayWon, of.awayLost)}.`,
      ({ home, away, ...of }) =>
        `Fuera, ${away.short} ${verb(away.short, 'ha', 'han')} ganado ${someOf(of.awayWon, of.awayLost)}; ${home.short}, ${someOf(of.homeWon, of.homeLost)} en su pista.`,
    ],
    winlessOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `${club.full} aún ${verb(club.full, 'espera')} su primera victoria ${where(atHome)}, tras ${number(games)} partidos, y ahora ${verb(club.full, 'juega')} contra ${other.short}.`,
        ({ club, other, atHome, games }) =>
          `Tras perder sus ${number(games)} partidos ${where(atHome)} esta temporada, ${club.full} se ${verb(club.full, 'mide')} ${other.short.a}.`,
      ],
      [
        ({ club, atHome, games }) =>
          `${club.full} ${verb(club.full, 'ha', 'han')} perdido sus ${number(games)} partidos ${where(atHome)} esta temporada.`,
        ({ club, atHome, games }) =>
          `Esta temporada ${club.full} no ${verb(club.full, 'ha', 'han')} ganado ${where(atHome)}: ${score(0, games)}.`,
      ],
    ),
    perfectOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `${club.full} ${verb(club.full, 'lleva')} un pleno ${where(atHome)}, ${score(games, 0)}, y ahora ${verb(club.full, 'juega')} contra ${other.short}.`,
        ({ club, other, atHome, games }) =>
          `Tras ganar sus ${number(games)} partidos ${where(atHome)} esta temporada, ${club.full} se ${verb(club.full, 'mide')} ${other.short.a}.`,
      ],
      [
        ({ club, atHome, games }) =>
          `${club.full} ${verb(club.full, 'ha', 'han')} ganado sus ${number(games)} partidos ${where(atHome)} esta temporada.`,
        ({ club, atHome, games }) => `Nadie ha ganado ${club.full.a} ${where(atHome)} en los ${number(games)} partidos de esta temporada.`,
      ],
    ),
    lastMargin: firstOrLater(
      [
        ({ club, other, won, points }) =>
          `${club.full} ${verb(club.full, 'viene')} de ${won ? 'ganar' : 'perder'} por ${points} puntos y ahora se ${verb(club.full, 'mide')} ${other.short.a}.`,
        ({ club, other, won, points }) =>
          `${club.full} se ${verb(club.full, 'mide')} ${other.short.a} tras ${won ? 'ganar' : 'perder'} por ${points} puntos la última vez que ${verb(club.full, 'jugó', 'jugaron')}.`,
      ],
      [
        ({ club, won, points }) =>
          won
            ? `${club.full} ${verb(club.full, 'arrolló', 'arrollaron')} a su último rival por ${points} puntos.`
            : `${club.full} ${verb(club.full, 'cayó', 'cayeron')} con claridad en su último partido, por ${points} puntos.`,
        ({ club, won, points }) => `${club.full} ${verb(club.full, 'llega')} tras ${won ? 'ganar' : 'perder'} por ${points} puntos.`,
      ],
    ),
    records: [
      ({ home, away, ...of }) =>
        `${home.full} ${verb(home.full, 'lleva')} un balance de ${score(of.homeWon, of.homeLost)} en la temporada; ${away.full}, de ${score(of.awayWon, of.awayLost)}.`,
      ({ home, away, ...of }) =>
        `${away.full} (${score(of.awayWon, of.awayLost)}) ${verb(away.full, 'visita')} ${home.full.a} (${score(of.homeWon, of.homeLost)}).`,
      ({ home, away, ...of }) =>
        `${home.full} ${verb(home.full, 'recibe')} ${away.full.a} con un ${score(of.homeWon, of.homeLost)} en la temporada, frente al ${score(of.awayWon, of.awayLost)} de su rival.`,
      ({ home, away, ...of }) =>
        `Con un balance de ${score(of.awayWon, of.awayLost)}, ${away.full} ${verb(away.full, 'visita')} ${home.full.a}, que ${verb(home.full, 'suma')} un ${score(of.homeWon, of.homeLost)}.`,
      ({ home, away, ...of }) =>
        `En lo que va de temporada, ${home.full} ${verb(home.full, 'suma')} un ${score(of.homeWon, of.homeLost)} y ${away.full}, un ${score(of.awayWon, of.awayLost)}.`,
      ({ home, away, ...of }) =>
        `${away.full} ${verb(away.full, 'juega')} en la pista ${home.full.de}: ${score(of.awayWon, of.awayLost)} contra ${score(of.homeWon, of.homeLost)} en la temporada.`,
      ({ home, away, ...of }) =>
        `El balance de la temporada es de ${score(of.homeWon, of.homeLost)} para ${home.full} y de ${score(of.awayWon, of.awayLost)} para ${away.full}.`,
      ({ home, away, ...of }) =>
        `${home.full}, con un ${score(of.homeWon, of.homeLost)} hasta ahora, ${verb(home.full, 'ejerce')} de ${home.full.agree('local')} ante ${away.full}, que ${verb(away.full, 'lleva')} un ${score(of.awayWon, of.awayLost)}.`,
    ],
    opener: [
      ({ home, away }) => `${home.full} y ${away.full} acaban de empezar la temporada.`,
      ({ home, away }) => `La temporada acaba de empezar para ${home.full} y ${away.full}.`,
    ],
    playOff: firstOrLater(
      [
        ({ home, away }) => `En los playoffs, ${home.full} ${verb(home.full, 'recibe')} ${away.full.a}.`,
        ({ home, away }) => `${away.full} ${verb(away.full, 'visita')} ${home.full.a} en los playoffs.`,
      ],
      [() => 'Es un partido de los playoffs.', () => 'Los dos equipos se cruzan en los playoffs.'],
    ),
    playIn: firstOrLater(
      [
        ({ home, away }) => `${home.full} y ${away.full} se juegan en el play-in una plaza en los playoffs.`,
        ({ home, away }) => `El play-in lleva ${away.full.a} a la pista ${home.full.de}.`,
      ],
      [
        () => 'Es un partido del play-in, con una plaza en los playoffs en juego.',
        () => 'Los dos equipos se juegan en el play-in una plaza en los playoffs.',
      ],
    ),
    lastTen: [
      ({ home, away, homeWon, awayWon }) =>
        `De sus últimos 10 partidos, ${home.short} ${verb(home.short, 'ha', 'han')} ganado ${number(homeWon)} y ${away.short}, ${number(awayWon)}.`,
      ({ home, away, homeWon, awayWon }) =>
        `${home.short} ${verb(home.short, 'suma')} ${wins(homeWon)} en sus últimos 10 partidos; ${away.short}, ${feminineNumber(awayWon)}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance, line: points }) =>
        `Las cuotas, sin el margen de las casas, dan ${favourite.short.a} un ${percent(chance)} de probabilidades de ganar${spread(points)}.`,
      ({ favourite, chance, line: points }) =>
        `${favourite.short} ${verb(favourite.short, 'parte')} como ${favourite.short.agree('favorito')}, con un ${percent(chance)} de probabilidades de victoria según las cuotas sin margen${spread(points)}.`,
      ({ favourite, chance }) =>
        `El mercado se inclina por ${favourite.short}: sin el margen, las cuotas ${favourite.short.verb('le', 'les')} dan un ${percent(chance)} de probabilidades.`,
      ({ favourite, chance, line: points }) =>
        `Para las casas, descontado su margen, ${favourite.short} ${verb(favourite.short, 'gana')} en el ${percent(chance)} de los casos${spread(points)}.`,
      ({ favourite, chance }) =>
        `La victoria ${favourite.short.de} tiene un ${percent(chance)} de probabilidades en las cuotas, una vez quitado el margen.`,
      ({ favourite, chance, line: points }) =>
        `Descontado el margen, las cuotas cifran en un ${percent(chance)} las opciones de victoria ${favourite.short.de}${spread(points)}.`,
      ({ favourite, chance }) =>
        `Las cuotas apuntan a un triunfo ${favourite.short.de}, con un ${percent(chance)} tras descontar el margen.`,
      ({ favourite, chance, line: points }) =>
        `${favourite.short.agree('favorito')} en las cuotas, ${favourite.short} ${verb(favourite.short, 'tiene')} un ${percent(chance)} de probabilidades de ganar, margen aparte${spread(points)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) =>
        `Nuestras valoraciones dan ${favourite.short.a} un ${percent(chance)} de probabilidades de ganar; aún no hay cuotas.`,
      ({ favourite, chance }) =>
        `Aún sin cuotas, ${favourite.short} ${verb(favourite.short, 'parte')} como ${favourite.short.agree('favorito')} según nuestras valoraciones, con un ${percent(chance)} de probabilidades.`,
      ({ favourite, chance }) =>
        `La victoria ${favourite.short.de} tiene un ${percent(chance)} de probabilidades según nuestras valoraciones; las cuotas todavía no se conocen.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `Aun así, ${basis === 'price' ? 'las cuotas, descontado el margen,' : 'nuestras valoraciones'} dan ${favourite.short.a} un ${percent(chance)} de probabilidades de ganar.`,
      ({ favourite, chance, basis }) =>
        `Pese a ello, ${favourite.short} ${verb(favourite.short, 'parte')} como ${favourite.short.agree('favorito')}, con un ${percent(chance)} de probabilidades según ${basis === 'price' ? 'las cuotas sin margen' : 'nuestras valoraciones'}.`,
      ({ favourite, chance, basis }) =>
        `Con todo, ${basis === 'price' ? 'el mercado se inclina' : 'nuestras valoraciones se inclinan'} por ${favourite.short}, con un ${percent(chance)} de probabilidades de ganar.`,
    ],
    even: [
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Igualdad total entre ${home.short} y ${away.short}: un ${percent(homeChance)} de probabilidades para cada equipo.`
          : `Entre ${home.short} y ${away.short} hay mucha igualdad: un ${percent(homeChance)} de probabilidades frente a un ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `El partido está muy abierto: los dos equipos tienen las mismas probabilidades de ganar.`
          : `El partido está muy abierto: un ${percent(homeChance)} de probabilidades para ${home.short} y un ${percent(awayChance)} para ${away.short}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Ni ${home.short} ni ${away.short} parten con ventaja: el pronóstico es de un ${percent(homeChance)} por lado.`
          : `Ni ${home.short}, con un ${percent(homeChance)} de probabilidades, ni ${away.short}, con un ${percent(awayChance)}, parten con clara ventaja.`,
    ],
    wonInOvertime: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a} por ${score(points, against)} tras la prórroga.`,
      ({ winner, loser, points, against }) =>
        `Hizo falta la prórroga para que ${winner.full} ${verb(winner.full, 'ganara')} ${loser.full.a} por ${score(points, against)}.`,
    ],
    rout: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'arrolló', 'arrollaron')} ${loser.full.a} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `Hubo paliza: ${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a} por ${points - against} puntos, ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} no ${verb(loser.full, 'tuvo', 'tuvieron')} opción ante ${winner.full}, que ${verb(winner.full, 'venció', 'vencieron')} por ${score(points, against)}.`,
    ],
    wonClosely: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a} por un ajustado ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} ${verb(loser.full, 'estuvo', 'estuvieron')} cerca, pero ${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `El final fue apretado: ${winner.full} ${verb(winner.full, 'superó', 'superaron')} ${loser.full.a} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `Por ${points - against === 1 ? 'un solo punto' : `solo ${number(points - against)} puntos`}, ${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a}: ${score(points, against)}.`,
    ],
    wonClearly: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'ganó', 'ganaron')} ${loser.full.a} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'se impuso', 'se impusieron')} por ${score(points, against)} ${loser.full.a}.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} ${verb(loser.full, 'perdió', 'perdieron')} por ${score(points, against)} contra ${winner.full}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'sacó', 'sacaron')} ${number(points - against)} puntos ${loser.full.a}: ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'superó', 'superaron')} ${loser.full.a} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} ${verb(winner.full, 'derrotó', 'derrotaron')} ${loser.full.a} con ${number(points - against)} puntos de ventaja, ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} ${verb(loser.full, 'cayó', 'cayeron')} ante ${winner.full} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `El duelo con ${loser.full} fue para ${winner.full}, que ${verb(winner.full, 'ganó', 'ganaron')} por ${score(points, against)}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) =>
        `No hubo sorpresa: antes del inicio, ${winner.short} ${verb(winner.short, 'tenía')} un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) =>
        `${winner.short} ${verb(winner.short, 'partía')} como ${winner.short.agree('favorito')}, con un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `Se cumplió la previsión, que daba ${winner.short.a} un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `La previsión señalaba ${winner.short.a}, con un ${percent(chance)}.`,
      ({ winner, chance }) =>
        `${winner.short} ${verb(winner.short, 'cumplió', 'cumplieron')} con su papel de ${winner.short.agree('favorito')}: ${verb(winner.short, 'tenía')} un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) =>
        `${winner.short} ${verb(winner.short, 'se impuso', 'se impusieron')} como se esperaba: ${verb(winner.short, 'partía')} con un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) =>
        `Era lo esperado: según la previsión, ${winner.short} ${verb(winner.short, 'ganaba')} en el ${percent(chance)} de los casos.`,
      ({ winner, chance }) => `La victoria ${winner.short.de} tenía un ${percent(chance)} de probabilidades.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `${loser.short} ${verb(loser.short, 'partía')} con ligera ventaja: ${winner.short} ${verb(winner.short, 'tenía')} un ${percent(chance)} de probabilidades.`,
      ({ winner, loser, chance }) =>
        `${winner.short} ${verb(winner.short, 'partía')} con ligera desventaja ante ${loser.short}: un ${percent(chance)} de probabilidades.`,
    ],
    upset: [
      ({ winner, chance }) => `El resultado contradijo la previsión, que daba ${winner.short.a} un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `La victoria ${winner.short.de} tenía solo un ${percent(chance)} de probabilidades.`,
      ({ winner, loser, chance }) =>
        `${winner.short} ${verb(winner.short, 'partía')} con pocas opciones ante ${loser.short}: un ${percent(chance)}.`,
    ],
    evenBefore: [
      ({ winner, chance }) =>
        `Nadie partía como favorito claro: ${winner.short} ${verb(winner.short, 'tenía')} un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `Se esperaba un duelo igualado, con un ${percent(chance)} de probabilidades para ${winner.short}.`,
    ],
    spreadAfter: [
      ({ favourite, line: points, won, covered }) =>
        `Las casas de apuestas esperaban una victoria ${favourite.short.de} por ${line(points)} puntos${covered ? ', y la diferencia fue mayor' : won ? ', pero la diferencia fue menor' : ''}.`,
      ({ favourite, line: points, covered }) =>
        `${favourite.short}, que ${verb(favourite.short, 'partía')} como ${favourite.short.agree('favorito')}, ${covered ? '' : 'no '}${verb(favourite.short, 'cubrió', 'cubrieron')} el hándicap de −${line(points)}.`,
    ],
    runGoesOn: [
      ({ club, run }) => `${club.short} ${verb(club.short, 'suma')} ya ${number(run)} victorias seguidas.`,
      ({ club, run }) => `Son ya ${number(run)} victorias consecutivas para ${club.short}.`,
      ({ club, run }) => `La racha ${club.short.de} llega a ${number(run)} victorias.`,
    ],
    cameBack: [
      ({ winner, behind, after }) => `${winner.short} ${verb(winner.short, 'perdía')} por ${number(behind)} puntos ${at[after]}.`,
      ({ loser, behind, after }) =>
        `${loser.short} ${verb(loser.short, 'mandaba')} por ${number(behind)} puntos ${at[after]} y ${verb(loser.short, 'desaprovechó', 'desaprovecharon')} la ventaja.`,
      ({ winner, behind, after }) =>
        `${winner.short} ${verb(winner.short, 'remontó', 'remontaron')} los ${number(behind)} puntos de desventaja que ${verb(winner.short, 'tenía')} ${at[after]}.`,
      ({ winner, behind, after }) =>
        `Hubo remontada: ${at[after]}, ${winner.short} ${verb(winner.short, 'estaba')} a ${number(behind)} puntos.`,
    ],
    deficitMadeUp: [
      ({ winner, points }) => `${winner.short} ${verb(winner.short, 'llegó', 'llegaron')} a estar ${points} puntos por debajo.`,
      ({ loser, points }) => `${loser.short} ${verb(loser.short, 'llegó', 'llegaron')} a mandar por ${points} puntos.`,
      ({ winner, points }) => `${winner.short} ${verb(winner.short, 'remontó', 'remontaron')} ${points} puntos de desventaja.`,
    ],
    decisiveQuarter: [
      ({ winner, quarter, points, against }) =>
        `${winner.short} ${verb(winner.short, 'ganó', 'ganaron')} el ${quarters[quarter]} cuarto por ${score(points, against)}, y con él el partido.`,
      ({ quarter, points, against }) => `El ${quarters[quarter]} cuarto lo decidió todo: ${score(points, against)}.`,
      ({ loser, quarter, points, against }) =>
        `${loser.short.a} se ${loser.short.verb('le', 'les')} fue el partido en el ${quarters[quarter]} cuarto, con un parcial de ${score(points, against)} en contra.`,
      ({ winner, quarter, points, against }) =>
        `La diferencia llegó en el ${quarters[quarter]} cuarto, con un ${score(points, against)} a favor ${winner.short.de}.`,
    ],
    ledThroughout: [
      ({ winner }) => `${winner.short} ${verb(winner.short, 'fue', 'fueron')} por delante al final de cada cuarto.`,
      ({ loser }) => `${loser.short} ${verb(loser.short, 'iba')} por detrás al final de cada cuarto.`,
      ({ winner }) => `${winner.short} ${verb(winner.short, 'mandó', 'mandaron')} desde el primer cuarto.`,
    ],
    firstWin: [
      ({ club, where: ground, defeats: lost }) =>
        `Fue la primera victoria${place[ground]} ${club.short.de} esta temporada, después de ${defeats(lost)}.`,
      ({ club, where: ground, defeats: lost }) =>
        `${club.short} ${verb(club.short, 'había')} perdido sus ${number(lost)} partidos${place[ground]} de esta temporada.`,
    ],
    firstDefeat: [
      ({ club, where: ground, wins: won }) =>
        `Fue la primera derrota${place[ground]} ${club.short.de} esta temporada, después de ${wins(won)}.`,
      ({ club, where: ground, wins: won }) =>
        `${club.short} ${verb(club.short, 'había')} ganado sus ${number(won)} partidos${place[ground]} de esta temporada.`,
    ],
    stillWinless: [
      ({ club, games }) => `${club.short} ${verb(club.short, 'sigue')} sin ganar tras ${number(games)} partidos.`,
      ({ club, games }) => `${club.short} ${verb(club.short, 'ha', 'han')} perdido sus ${number(games)} partidos de esta temporada.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Se acabó así la racha ${club.short.de}: ${wins(run)} seguidas.`,
      ({ club, run }) => `${club.short} ${verb(club.short, 'venía')} de ${wins(run)} seguidas.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club.short} ${verb(club.short, 'venía')} de ${defeats(run)} seguidas.`,
      ({ club, run }) => `Se acabó así la mala racha ${club.short.de}: ${defeats(run)} seguidas.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Son ya ${defeats(run)} seguidas para ${club.short}.`,
      ({ club, run }) => `${club.short} ${verb(club.short, 'acumula')} ya ${defeats(run)} seguidas.`,
    ],
    totalPoints: [
      ({ points }) => `Entre los dos equipos anotaron ${points} puntos.`,
      ({ points }) => `El partido dejó ${points} puntos en total.`,
    ],
  };
};
