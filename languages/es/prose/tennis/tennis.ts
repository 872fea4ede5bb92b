import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { counted, feminineNumber, matches, number, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'en pista dura', clay: 'en tierra batida', grass: 'en hierba', carpet: 'en moqueta' };
const bestOfSets: Readonly<Record<BestOf, string>> = { 3: 'al mejor de tres sets', 5: 'al mejor de cinco sets' };

/** `ha ganado sus cuatro partidos`, `ha ganado cinco de siete partidos`, `ha ganado 9 de 12 partidos`. */
function balance(won: number, lost: number): string {
  const all = won + lost;
  if (lost === 0) return `ha ganado sus ${number(all)} partidos`;
  if (won === 0) return `ha perdido sus ${number(all)} partidos`;
  return `ha ganado ${all > 9 ? won : number(won)} de ${number(all)} partidos`;
}

export const spanishTennis = ({ percent, sets, at, women }: TennisProse): TennisTexts => {
  /** `6-2 y 6-4`, `6-3, 4-6 y 7-6`. */
  const score = (of: Parameters<typeof sets>[0]) => sets(of).replace(/, (?=[^,]*$)/, ' y ');
  const [favourite, level, both] = women ? ['favorita', 'igualadas', 'ambas'] : ['favorito', 'igualados', 'ambos'];
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader} ${won === 1 ? 'ganó el único duelo anterior' : `ha ganado los ${number(won)} duelos anteriores`} con ${other}.`
          : `${leader} manda por ${won}-${lost} en los enfrentamientos con ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other} todavía no sabe lo que es ganar a ${leader}.`
          : `${leader} ha ganado ${number(won)} de los ${number(won + lost)} duelos anteriores con ${other}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) =>
        `${first} y ${second} están ${level} a ${counted(each, 'una victoria', 'victorias')} en sus enfrentamientos.`,
      ({ each }) => `Los enfrentamientos entre ${both} van ${each}-${each}.`,
    ],
    firstMeeting: [
      ({ first, second }) => `No consta ningún partido anterior entre ${first} y ${second}.`,
      ({ first, second }) => `Que sepamos, ${first} y ${second} se miden por primera vez.`,
    ],
    final: [
      ({ first, second }) => `${first} y ${second} juegan la final ${at}.`,
      ({ first, second }) => `${first} y ${second} se disputan el título ${at}.`,
    ],
    winningRun: [
      ({ player, other, run }) => `${player} ha ganado sus últimos ${number(run)} partidos y ahora se mide a ${other}.`,
      ({ player, run }) => `${player} llega con ${number(run)} victorias seguidas.`,
    ],
    losingRun: [
      ({ player, run }) => `${player} ha perdido sus últimos ${number(run)} partidos.`,
      ({ player, run }) => `${player} acumula ${number(run)} derrotas seguidas.`,
    ],
    surfaceRecord: [
      ({ player, surface, won, lost }) => `${capital(on[surface])}, ${player} ${balance(won, lost)} en el último año.`,
      ({ player, surface, won, lost }) => `El balance de ${player} ${on[surface]} en los últimos doce meses es de ${won}-${lost}.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `El ranking marca distancias: ${higher} está en el puesto ${higherRank} y ${lower}, en el ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${lower}, en el puesto ${lowerRank} del ranking, desafía a ${higher}, que ocupa el ${higherRank}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `En el ranking, ${higher} ocupa el puesto ${higherRank} y ${lower}, el ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${higher} figura en el puesto ${higherRank} del ranking; ${lower}, en el ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} no figura en el ranking; ${other} ocupa el puesto ${otherRank}.`,
      ({ player, other, otherRank }) => `Sin puesto en el ranking, ${player} se mide a ${other}, número ${otherRank} del mundo.`,
    ],
    comeback: [
      ({ player, other }) => `${player} abandonó en su último partido y vuelve ante ${other}.`,
      ({ player }) => `Está por ver el estado de ${player}, cuyo último partido acabó en abandono.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `De sus últimos ${matches(of)}, ${first} ha ganado ${number(firstWon)} y ${second}, ${number(secondWon)}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        `${first} suma ${wins(firstWon)} en sus últimos ${matches(of)}, por ${feminineNumber(secondWon)} de ${second}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `Se juega ${on[surface]} ${at}, ${bestOfSets[bestOf]}.`,
      ({ surface, bestOf }) => `El partido ${at} es ${on[surface]} y ${bestOfSets[bestOf]}.`,
    ],
    favouriteByPrice: [
      ({ favourite: of, chance }) =>
        `Las cuotas, una vez quitado el margen de las casas, dan a ${of} un ${percent(chance)} de probabilidades.`,
      ({ favourite: of, chance }) =>
        `Sin el margen de las casas, las cuotas equivalen a un ${percent(chance)} de probabilidades para ${of}.`,
    ],
    favouriteByRating: [
      ({ favourite: of, chance }) => `Nuestras valoraciones dan a ${of} un ${percent(chance)} de probabilidades; aún no hay cuotas.`,
      ({ favourite: of, chance }) => `A falta de cuotas, nuestras valoraciones dejan a ${of} con un ${percent(chance)} de probabilidades.`,
    ],
    even: [
      ({ first, second, chance }) => `Entre ${first} y ${second} hay mucha igualdad: la probabilidad más alta es del ${percent(chance)}.`,
      ({ chance }) => `El partido está muy abierto: nadie pasa del ${percent(chance)} de probabilidades.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} ganó a ${loser} sin ceder un set, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Sin ceder ningún set, ${winner} se impuso a ${loser} por ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} perdió el primer set, pero ganó a ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} remontó ante ${loser} tras perder el primer set: ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} ganó a ${loser} en ${number(of.length)} sets, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} necesitó ${number(of.length)} sets para superar a ${loser}: ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) =>
        of.length === 0
          ? `${loser} abandonó y la victoria fue para ${winner}.`
          : `${loser} abandonó con ${score(of)} en el marcador, y ganó ${winner}.`,
      ({ winner, loser, sets: of }) =>
        `${winner} ganó por abandono de ${loser}${of.length === 0 ? '' : `, cuando el marcador era de ${score(of)}`}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} no se presentó y ${winner} ganó sin jugar.`,
      ({ winner, loser }) => `${winner} ganó sin pisar la pista por la baja de ${loser}.`,
    ],
    awarded: [
      ({ winner, loser }) => `El partido se detuvo y la victoria se le adjudicó a ${winner} frente a ${loser}.`,
      ({ winner, loser }) => `${winner} recibió la victoria sobre ${loser} sin que el partido terminara.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `No hubo sorpresa: antes de empezar, ${winner} tenía un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `${winner} partía como ${favourite}, con un ${percent(chance)} de probabilidades.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `${loser} partía como ${women ? 'ligera favorita' : 'ligero favorito'}: ${winner} tenía un ${percent(chance)} de probabilidades.`,
      ({ winner, loser, chance }) => `${winner} partía con ligera desventaja ante ${loser}: un ${percent(chance)} de probabilidades.`,
    ],
    upset: [
      ({ winner, loser, chance }) =>
        `Fue una sorpresa: ${women ? 'la favorita' : 'el favorito'} era ${loser}, y ${winner} tenía solo un ${percent(chance)} de probabilidades.`,
      ({ winner, loser, chance }) => `${winner} partía con solo un ${percent(chance)} de probabilidades ante ${loser}.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Antes de empezar, ${winner} tenía un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `La previsión daba a ${winner} un ${percent(chance)} de probabilidades.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Nadie partía con clara ventaja: ${winner} tenía un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `Se esperaba un duelo igualado, con un ${percent(chance)} de probabilidades para ${winner}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `${player} suma ya ${number(run)} victorias seguidas.`,
      ({ player, run }) => `Son ya ${number(run)} victorias consecutivas para ${player}.`,
    ],
    meetingsAfter: [
      ({ winner, loser, won, lost }) =>
        won === lost
          ? `Con este resultado, los enfrentamientos entre ${both} quedan ${won}-${lost}.`
          : won > lost
            ? `Con esta victoria, ${winner} manda por ${won}-${lost} en los enfrentamientos.`
            : `Pese a esta derrota, ${loser} sigue por delante en los enfrentamientos, ${lost}-${won}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} ha ganado los ${number(won)} duelos con ${loser}.`
          : won === 1
            ? `Es la primera victoria de ${winner} en ${number(won + lost)} duelos con ${loser}.`
            : `${winner} ha ganado ya ${number(won)} de los ${number(won + lost)} duelos con ${loser}.`,
    ],
    gamesPlayed: [
      ({ games, sets: of }) => `Se jugaron ${games} juegos en ${counted(of, 'un set', 'sets')}.`,
      ({ games, sets: of }) => `El partido tuvo ${counted(of, 'un set', 'sets')} y ${games} juegos.`,
    ],
    stakesBack: [
      () => `Como no se completó ningún set, se devuelve lo apostado.`,
      () => `Se devuelve lo apostado, ya que no se completó ningún set.`,
    ],
    betsCount: [
      () => `Se había completado un set, así que las apuestas al ganador valen.`,
      () => `Las apuestas al ganador valen, pues se había completado un set.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
