import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { counted, feminineNumber, matches, number, times, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'en pista dura', clay: 'en tierra batida', grass: 'en hierba', carpet: 'en moqueta' };
const bestOfSets: Readonly<Record<BestOf, string>> = { 3: 'al mejor de tres sets', 5: 'al mejor de cinco sets' };

const theRound = { 'quarter-final': 'los cuartos de final', 'semi-final': 'las semifinales' } as const;
const next = { 'quarter-final': 'semifinales', 'semi-final': 'la final' } as const;
const setOrdinals: Readonly<Record<number, string>> = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto', 5: 'quinto' };

/** `ha ganado sus cuatro partidos`, `ha ganado cinco de siete partidos`, `ha ganado 9 de 12 partidos`. */
function balance(won: number, lost: number): string {
  const all = won + lost;
  if (lost === 0) return all === 1 ? 'ha ganado su único partido' : `ha ganado sus ${number(all)} partidos`;
  if (won === 0) return all === 1 ? 'ha perdido su único partido' : `ha perdido sus ${number(all)} partidos`;
  return `ha ganado ${shareOf(won, all)} partidos`;
}

/** `cinco de siete`, `9 de 12`. */
const shareOf = (won: number, all: number) => `${all > 9 ? won : number(won)} de ${number(all)}`;

interface YearOf {
  readonly name: string;
  readonly won: number;
  readonly lost: number;
}

/** `Maia ha ganado siete de nueve partidos en hierba; Sinner, 10 de 16`: the balances of two players, the verb once where both have won and lost. */
function balances(one: YearOf, other: YearOf, where: string): string {
  const isMixed = [one, other].every(({ won, lost }) => won > 0 && lost > 0);
  const ofOther = isMixed ? `, ${shareOf(other.won, other.won + other.lost)}` : ` ${balance(other.won, other.lost)}`;
  return `${one.name} ${balance(one.won, one.lost)}${where}; ${other.name}${ofOther}`;
}

export const spanishTennis = ({ percent, sets, at, women }: TennisProse): TennisTexts => {
  /** `6-2 y 6-4`, `6-3, 4-6 y 7-6`. */
  const score = (of: Parameters<typeof sets>[0]) => sets(of).replace(/, (?=[^,]*$)/, ' y ');
  const [favourite, level, the] = women ? ['favorita', 'igualadas', 'la'] : ['favorito', 'igualados', 'el'];
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader} ${won === 1 ? 'ganó el único duelo anterior' : `ha ganado los ${number(won)} duelos anteriores`} con ${other}.`
          : `${leader} manda por ${won}-${lost} en el cara a cara con ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other} todavía no sabe lo que es ganar a ${leader}.`
          : `${leader} ha ganado ${number(won)} de los ${number(won + lost)} duelos anteriores con ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `El único precedente fue una victoria de ${leader} ante ${other}.`
            : `Todos los precedentes son de ${leader}: ${wins(won)} ante ${other}.`
          : `Los precedentes favorecen a ${leader}: ${won}-${lost} contra ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `La única vez que se midieron, ${leader} ganó a ${other}.`
            : `Las ${number(won)} veces que se midieron, ${leader} ganó a ${other}.`
          : `${other} ha ganado ${number(lost)} de los ${number(won + lost)} duelos con ${leader}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) =>
        `${first} y ${second} están ${level} a ${counted(each, 'una victoria', 'victorias')} en sus enfrentamientos.`,
      ({ first, second, each }) => `El cara a cara entre ${first} y ${second} está empatado a ${number(each)}.`,
    ],
    firstMeeting: [
      ({ first, second }) => `No consta ningún partido anterior entre ${first} y ${second}.`,
      ({ first, second }) => `Que sepamos, ${first} y ${second} se miden por primera vez.`,
      ({ first, second }) => `En nuestros datos no hay ningún duelo previo de ${first} con ${second}.`,
      ({ first, second }) => `Es el primer cruce entre ${first} y ${second} del que tenemos noticia.`,
    ],
    final: [
      ({ first, second }) => `${first} y ${second} juegan la final ${at}.`,
      ({ first, second }) => `${first} y ${second} se disputan el título ${at}.`,
    ],
    lateRound: [
      ({ first, second, round }) => `${first} y ${second} se juegan una plaza en ${next[round]} ${at}.`,
      ({ first, second, round }) => `${first} y ${second} se miden en ${theRound[round]} ${at}.`,
      ({ first, second, round }) => `${first} y ${second} están a un triunfo de ${next[round]} ${at}.`,
      ({ round }) => `Es un duelo de ${theRound[round].replace(/^l[oa]s /, '')} ${at}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} ha ganado sus últimos ${number(run)} partidos y ahora se mide a ${other}.`,
        ({ player, other, run }) => `Con ${number(run)} victorias seguidas, ${player} se enfrenta a ${other}.`,
      ],
      [
        ({ player, run }) => `${player} llega con ${number(run)} victorias seguidas.`,
        ({ player, run }) => `${player} ha ganado sus últimos ${number(run)} partidos.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} ha perdido sus últimos ${number(run)} partidos y ahora se mide a ${other}.`,
        ({ player, other, run }) => `Tras ${number(run)} derrotas seguidas, ${player} se enfrenta a ${other}.`,
      ],
      [
        ({ player, run }) => `${player} ha perdido sus últimos ${number(run)} partidos.`,
        ({ player, run }) => `${player} acumula ${number(run)} derrotas seguidas.`,
      ],
    ),
    surfaceRecords: [
      ({ first, second, surface, ...of }) =>
        `${capital(on[surface])}, ${balances({ name: first, won: of.firstWon, lost: of.firstLost }, { name: second, won: of.secondWon, lost: of.secondLost }, ' en el último año')}.`,
      ({ first, second, surface, ...of }) =>
        `El balance ${on[surface]} en los últimos 12 meses es de ${of.firstWon}-${of.firstLost} para ${first} y de ${of.secondWon}-${of.secondLost} para ${second}.`,
      ({ first, second, surface, ...of }) =>
        `En el último año, ${balances({ name: second, won: of.secondWon, lost: of.secondLost }, { name: first, won: of.firstWon, lost: of.firstLost }, ` ${on[surface]}`)}.`,
      ({ first, second, surface, ...of }) =>
        `${first} llega con un ${of.firstWon}-${of.firstLost} ${on[surface]} en el último año; ${second}, con un ${of.secondWon}-${of.secondLost}.`,
      ({ first, second, surface, ...of }) =>
        `En el último año, el balance de ${first} ${on[surface]} es de ${of.firstWon}-${of.firstLost} y el de ${second}, de ${of.secondWon}-${of.secondLost}.`,
      ({ first, second, surface, ...of }) =>
        `${second} presenta un balance de ${of.secondWon}-${of.secondLost} ${on[surface]} en los últimos 12 meses, frente al ${of.firstWon}-${of.firstLost} de ${first}.`,
      ({ first, second, surface, ...of }) =>
        `Los números del último año ${on[surface]}: ${of.firstWon}-${of.firstLost} de ${first}, ${of.secondWon}-${of.secondLost} de ${second}.`,
      ({ first, second, surface, ...of }) =>
        `${capital(on[surface])}, ${second} lleva un ${of.secondWon}-${of.secondLost} en el último año, y ${first}, un ${of.firstWon}-${of.firstLost}.`,
    ],
    noSetLost: [
      ({ player, matches: count }) => `${player} no ha cedido ningún set en ${matches(count)} del torneo.`,
      ({ player, other, matches: count }) =>
        `${player} llega tras ganar ${matches(count)} sin perder un set; ${other} sí ha cedido alguno.`,
      ({ player, other }) => `A diferencia de ${other}, ${player} aún no ha perdido un set en el torneo.`,
    ],
    wentTheDistance: [
      ({ player, sets: count }) => `${player} necesitó los ${number(count)} sets en la ronda anterior.`,
      ({ player, other, sets: count }) => `En la ronda anterior, ${player} tuvo que jugar los ${number(count)} sets, y ${other} no.`,
      ({ player, other, sets: count }) =>
        `${other} llega con menos desgaste que ${player}, que en la ronda anterior se fue a los ${number(count)} sets.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `El ranking marca distancias: ${higher} es ${the} número ${higherRank} del mundo y ${lower}, ${the} ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${lower}, número ${lowerRank} del mundo, desafía a ${higher}, número ${higherRank}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `En el ranking, ${higher} ocupa el puesto ${higherRank} y ${lower}, el ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${higher} es número ${higherRank} del mundo; ${lower}, número ${lowerRank}.`,
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
      ({ favourite: of, chance }) => `${of} parte como ${favourite}: según las cuotas, descontado el margen, tiene un ${percent(chance)}.`,
      ({ favourite: of, chance }) => `El mercado se inclina por ${of}, con un ${percent(chance)} de probabilidades.`,
      ({ favourite: of, chance }) => `Para las casas, descontado su margen, ${of} gana en el ${percent(chance)} de los casos.`,
      ({ favourite: of, chance }) =>
        `Las casas ven ${favourite} a ${of}: sus cuotas le dan un ${percent(chance)} una vez descontado el margen.`,
      ({ favourite: of, chance }) => `Descontado el margen, las cuotas cifran en un ${percent(chance)} las opciones de ${of}.`,
      ({ favourite: of, chance }) => `Las cuotas apuntan a un triunfo de ${of}, con un ${percent(chance)} tras descontar el margen.`,
    ],
    favouriteByRating: [
      ({ favourite: of, chance }) => `Nuestras valoraciones dan a ${of} un ${percent(chance)} de probabilidades; aún no hay cuotas.`,
      ({ favourite: of, chance }) =>
        `Aún sin cuotas, ${of} parte como ${favourite} según nuestras valoraciones, con un ${percent(chance)} de probabilidades.`,
      ({ favourite: of, chance }) =>
        `La victoria de ${of} tiene un ${percent(chance)} de probabilidades según nuestras valoraciones; las cuotas todavía no se conocen.`,
    ],
    favouriteDespite: [
      ({ favourite: of, chance, basis }) =>
        `Aun así, ${basis === 'price' ? 'las cuotas, descontado el margen,' : 'nuestras valoraciones'} dan a ${of} un ${percent(chance)} de probabilidades.`,
      ({ favourite: of, chance, basis }) =>
        `Pese a ello, ${of} parte como ${favourite}, con un ${percent(chance)} de probabilidades según ${basis === 'price' ? 'las cuotas sin margen' : 'nuestras valoraciones'}.`,
      ({ favourite: of, chance, basis }) =>
        `Con todo, ${basis === 'price' ? 'el mercado se inclina' : 'nuestras valoraciones se inclinan'} por ${of}, con un ${percent(chance)} de probabilidades.`,
    ],
    even: [
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Igualdad total entre ${first} y ${second}: un ${percent(firstChance)} de probabilidades para cada ${women ? 'una' : 'uno'}.`
          : `Entre ${first} y ${second} hay mucha igualdad: un ${percent(firstChance)} de probabilidades frente a un ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `El partido está muy abierto: ${first} y ${second} tienen las mismas probabilidades.`
          : `El partido está muy abierto: ${first} tiene un ${percent(firstChance)} de probabilidades y ${second}, un ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Ni ${first} ni ${second} parten con ventaja: el pronóstico es de un ${percent(firstChance)} por lado.`
          : `Ni ${first}, con un ${percent(firstChance)} de probabilidades, ni ${second}, con un ${percent(secondChance)}, parten con clara ventaja.`,
    ],
    wonEasily: [
      ({ winner, loser, sets: of }) => `${winner} arrolló a ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => {
        const games = of.reduce((sum, [, lost]) => sum + lost, 0);
        return games === 0
          ? `${winner} no dejó ni un juego a ${loser}: ${score(of)}.`
          : `${winner} solo dejó ${counted(games, 'un juego', 'juegos')} a ${loser}: ${score(of)}.`;
      },
      ({ winner, loser, sets: of }) => `El partido no tuvo historia: ${winner} ganó a ${loser} por ${score(of)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} ganó a ${loser} sin ceder un set, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Sin ceder ningún set, ${winner} se impuso a ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} ganó por ${score(of)} a ${loser}.`,
      ({ winner, loser, sets: of }) => `${loser} cayó en ${number(of.length)} sets ante ${winner}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `A ${winner} le bastaron ${number(of.length)} sets para superar a ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} no pudo ganarle ningún set a ${winner}, que venció por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} resolvió su duelo con ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} derrotó a ${loser} en ${number(of.length)} sets: ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} perdió el primer set, pero ganó a ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} remontó ante ${loser} tras perder el primer set: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} se llevó el primer set, pero el partido fue para ${winner}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Con un set en contra, ${winner} le dio la vuelta al partido y ganó a ${loser} por ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} ganó a ${loser} en ${number(of.length)} sets, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} necesitó ${number(of.length)} sets para superar a ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} resistió ${number(of.length)} sets ante ${winner}, que ganó por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Hicieron falta ${number(of.length)} sets para que ${winner} doblegara a ${loser}: ${score(of)}.`,
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
    walkoverBets: [
      () => `No se llegó a jugar, así que se devuelve todo lo apostado.`,
      () => `Las apuestas a este partido quedan anuladas y se devuelve lo apostado.`,
    ],
    awarded: [
      ({ winner, loser }) => `El partido no se completó y se declaró ${women ? 'ganadora' : 'ganador'} a ${winner} frente a ${loser}.`,
      ({ winner, loser }) => `La victoria sobre ${loser} se le adjudicó a ${winner} sin que el partido terminara.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `No hubo sorpresa: antes de empezar, ${winner} tenía un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `${winner} partía como ${favourite}, con un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `Se cumplió la previsión, que daba a ${winner} un ${percent(chance)} de probabilidades.`,
      ({ winner, chance }) => `A ${winner} se le daba un ${percent(chance)} de probabilidades, y cumplió.`,
      ({ winner, chance }) => `La previsión señalaba a ${winner}, con un ${percent(chance)}.`,
      ({ winner, chance }) => `${winner} cumplió con su papel de ${favourite}: tenía un ${percent(chance)} de probabilidades.`,
      ({ chance }) => `Ganó ${women ? 'la favorita' : 'el favorito'}, con un ${percent(chance)} de probabilidades antes de empezar.`,
      ({ winner, chance }) => `Era lo esperado: según la previsión, ${winner} ganaba en el ${percent(chance)} de los casos.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `${loser} partía como ${women ? 'ligera favorita' : 'ligero favorito'}: ${winner} tenía un ${percent(chance)} de probabilidades.`,
      ({ winner, loser, chance }) => `${winner} partía con ligera desventaja ante ${loser}: un ${percent(chance)} de probabilidades.`,
    ],
    upset: [
      ({ winner, loser, chance }) =>
        `${women ? 'La favorita' : 'El favorito'} era ${loser}: ${winner} tenía un ${percent(chance)} de probabilidades.`,
      ({ winner, loser, chance }) => `${winner} partía con solo un ${percent(chance)} de probabilidades ante ${loser}.`,
      ({ winner, chance }) => `El resultado contradijo la previsión, que daba a ${winner} un ${percent(chance)} de probabilidades.`,
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
          ? `Con este resultado, el cara a cara queda empatado a ${number(won)}.`
          : won > lost
            ? `Con esta victoria, ${winner} manda por ${won}-${lost} en el cara a cara.`
            : `Pese a esta derrota, ${loser} sigue por delante en el cara a cara, ${lost}-${won}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} ha ganado los ${number(won)} duelos con ${loser}.`
          : won === 1
            ? `Es la primera victoria de ${winner} en ${number(won + lost)} duelos con ${loser}.`
            : `${winner} ha ganado ya ${number(won)} de los ${number(won + lost)} duelos con ${loser}.`,
    ],
    wonTitle: [
      ({ winner }) => `${winner} se lleva el título ${at}.`,
      ({ winner }) => `El título ${at} es para ${winner}.`,
      ({ winner }) => `${winner} levanta el trofeo ${at}.`,
    ],
    matchPointsSaved: [
      ({ winner, points }) => `${winner} salvó ${counted(points, 'una bola de partido', 'bolas de partido')} en el tie-break.`,
      ({ loser, points }) => `${loser} dejó escapar ${counted(points, 'una bola de partido', 'bolas de partido')} en el tie-break.`,
      ({ winner, loser, points }) => `${loser} estuvo a un punto de ganar ${times(points)}, pero ${winner} resistió en el tie-break.`,
    ],
    lastSetTieBreak: [
      ({ winner, own, other }) => `Todo se decidió en el tie-break del último set, que ganó ${winner} por ${own}-${other}.`,
      ({ winner, own, other }) => `${winner} ganó el tie-break definitivo por ${own}-${other}.`,
      ({ own, other }) => `El último set se fue al tie-break: ${own}-${other}.`,
    ],
    setTurned: [
      ({ winner, set, own, other }) => `${winner} remontó un ${other}-${own} en el ${setOrdinals[set]} set.`,
      ({ loser, set, own, other }) => `${loser} mandaba por ${other}-${own} en el ${setOrdinals[set]} set y lo perdió.`,
      ({ winner, set, own, other }) =>
        `En el ${setOrdinals[set]} set, ${winner} perdía por ${other}-${own} y le dio la vuelta al marcador.`,
    ],
    onlyTieBreaks: [
      ({ sets: count }) => `Nadie perdió su saque y los ${number(count)} sets acabaron en el tie-break.`,
      ({ sets: count }) => `No hubo ningún break: los ${number(count)} sets se decidieron en el tie-break.`,
    ],
    breaks: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} rompió el saque de ${loser} ${times(won)} y no cedió el suyo.`
          : `${winner} logró ${counted(won, 'un break', 'breaks')}; ${loser}, ${lost === 1 ? 'uno' : number(lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${loser} perdió su saque ${times(won)} y nunca rompió el de ${winner}.`
          : `${loser} rompió ${times(lost)} el saque de ${winner}, pero cedió el suyo en ${number(won)} ocasiones.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `Con el saque, ${winner} no pasó apuros: ningún break en contra y ${won === 1 ? 'uno' : number(won)} a favor.`
          : `A ${winner} le rompieron el saque ${times(lost)}; a ${loser}, ${number(won)}.`,
      ({ winner, won, lost }) =>
        lost === 0
          ? `${winner} conservó su saque todo el partido y ${won === 1 ? 'le bastó un break' : `sumó ${number(won)} breaks`}.`
          : `${winner} cedió su saque ${times(lost)}, pero rompió el de su rival en ${number(won)} ocasiones.`,
    ],
    ranksAfter: [
      ({ winner, loser, winnerRank, loserRank }) => `${winner} es número ${winnerRank} del mundo; ${loser}, número ${loserRank}.`,
      ({ winner, loser, winnerRank, loserRank }) => `En el ranking, ${loser} ocupa el puesto ${loserRank} y ${winner}, el ${winnerRank}.`,
      ({ loser, loserRank }) => `${loser} ocupa el puesto ${loserRank} del ranking.`,
    ],
    stakesBack: [
      () => `Las apuestas al ganador solo valen si se completa al menos un set, así que se devuelve lo apostado.`,
      () => `Se devuelve lo apostado: para que las apuestas al ganador valgan hace falta al menos un set completo.`,
    ],
    betsCount: [
      () => `Se había completado un set, así que las apuestas al ganador valen.`,
      () => `Las apuestas al ganador valen, pues se había completado un set.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
