import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betAsSubject } from '../football/bets.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import {
  counted,
  eachScored,
  feminineNumber,
  fromPlaceToPlace,
  goals,
  le,
  matches,
  months,
  number,
  placed,
  points,
  verb,
  withArticle,
} from '../words.ts';

const monthName = (month: number) => months[month - 1] as string;
const tips = (count: number) => counted(count, 'un pronóstico', 'pronósticos');
const lead = (ahead: number) => (ahead === 0 ? 'con los mismos puntos que el segundo' : `con ${points(ahead)} de ventaja`);

/** Returns the tips of a month by outcome, to follow `se liquidaron`; a single one is not counted again. */
function outcomes({ tips: all, won, lost }: { tips: number; won: number; lost: number }): string {
  if (all === 1) return won === 1 ? ', y fue un acierto' : lost === 1 ? ', y falló' : '';
  const [hits, misses] = [counted(won, 'un acierto', 'aciertos'), counted(lost, 'un fallo', 'fallos')];
  if (won === 0 && lost === 0) return '';
  return `, con ${won === 0 ? misses : lost === 0 ? hits : `${hits} y ${misses}`}`;
}

/** Returns the headlines and sentences of Spanish news. */
export function spanishNews(figures: ProseFigures): NewsTexts<SpanishNoun> {
  const { percent, price, score, units } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  const bothShares = (one: number, other: number) =>
    percent(one) === percent(other) ? `${share(one)} de probabilidades por equipo` : `${share(one)} y ${share(other)} de probabilidades`;
  const inSimulations = (chance: number) => `en ${withArticle('el', percent(chance))} de nuestras simulaciones`;
  const ofCases = (chance: number) => `en ${withArticle('el', percent(chance))} de los casos`;
  const won = (club: SpanishNoun) => verb(club, 'ganó', 'ganaron');
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader} ${verb(leader, 'arrebata')} el liderato ${former.a}`,
      ({ leader, former }) => `${leader} ${verb(leader, 'adelanta')} ${former.a} y se ${verb(leader, 'pone')} ${leader.agree('líder')}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} ${verb(leader, 'gana')} ${loser.a} y ${verb(leader, 'sigue')} al frente`,
      ({ leader, loser }) => `${leader} no ${verb(leader, 'falla')} ante ${loser} y ${verb(leader, 'conserva')} el liderato`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${verb(opponent, 'frena')} al líder, ${leader}`,
      ({ leader, opponent }) => `${leader} ${verb(leader, 'pincha')} ante ${opponent}, pero ${verb(leader, 'conserva')} el liderato`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${winner} ${verb(winner, 'tumba')} al líder, ${leader}`,
      ({ leader, winner }) => `${leader} ${verb(leader, 'cae')} ante ${winner}, pero ${verb(leader, 'conserva')} el liderato`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) => `${winner}, con ${share(chance)} de probabilidades, ${verb(winner, 'sorprende')} ${loser.a}`,
      ({ winner, loser }) => `${winner} ${verb(winner, 'da')} la sorpresa ante ${loser}`,
    ],
    headlineGoals: [
      ({ competition, goals: all, matches: played }) => `${competition.bare}: ${goals(all)} en ${matches(played)}`,
      ({ competition, goals: all }) => `La semana deja ${goals(all)} en ${competition}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${home} contra ${away}, el partido del fin de semana`,
      ({ home, away, competition }) => `${competition.bare}: ${home} y ${away}, el duelo del fin de semana`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader} ${verb(leader, 'acaricia')} el título`,
      ({ leader }) => `El título está casi en manos ${leader.de}`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader} ${verb(leader, 'aventaja')} ${rival.a} en la carrera por el título`,
      ({ leader, rival }) => `La carrera por el título: ${leader}, por delante ${rival.de}`,
    ],
    headlineMonthWon: [
      ({ month, profit }) => `Nuestros pronósticos de ${monthName(month)} ganan ${units(profit)} unidades`,
      ({ month, profit }) => `${monthName(month)} deja ${units(profit)} unidades de beneficio`,
    ],
    headlineMonthLost: [
      ({ month, loss }) => `Nuestros pronósticos de ${monthName(month)} pierden ${units(loss)} unidades`,
      ({ month, loss }) => `${monthName(month)} nos cuesta ${units(loss)} unidades`,
    ],
    headlineMonthEven: [
      ({ month }) => `Nuestros pronósticos de ${monthName(month)} acaban en tablas`,
      ({ month }) => `${monthName(month)} se cierra sin ganancias ni pérdidas`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `Hay nuevo líder: ${leader} ${verb(leader, 'suma')} ${points(total)} y ${verb(leader, 'ha')} adelantado ${former.a}.`,
      ({ leader, former, points: total }) =>
        `${leader} ${le(former)} ${verb(leader, 'quitó', 'quitaron')} el liderato ${former.a} y ${verb(leader, 'suma')} ya ${points(total)}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, ahead, winnerAtHome }) =>
        `${leader} ${won(leader)} por ${score(winnerGoals, loserGoals)} ${loser.a} ${winnerAtHome ? 'en casa' : 'a domicilio'} y ${verb(leader, 'manda')} en la tabla, ${lead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `La victoria por ${score(winnerGoals, loserGoals)} contra ${loser} mantiene ${leader.a} en cabeza, ${lead(ahead)}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, goals: each, leaderAtHome, ahead }) =>
        `${leader} no ${verb(leader, 'pasó', 'pasaron')} del empate ${eachScored(each)} ${leaderAtHome ? `en casa con ${opponent}` : `en el campo ${opponent.de}`} y ${verb(leader, 'sigue')} en cabeza, ${lead(ahead)}.`,
      ({ leader, opponent, goals: each, ahead }) =>
        `El empate ${eachScored(each)} con ${opponent} no ${le(leader)} cuesta el liderato ${leader.a}, que ${verb(leader, 'sigue')} arriba ${lead(ahead)}.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `${winner} ${won(winner)} por ${score(winnerGoals, loserGoals)} al líder, ${leader}, que pese a todo ${verb(leader, 'sigue')} en cabeza, ${lead(ahead)}.`,
      ({ leader, winner, ahead, winnerGoals, loserGoals }) =>
        `La derrota por ${score(winnerGoals, loserGoals)} contra ${winner} no ${le(leader)} costó el liderato ${leader.a}, que ${verb(leader, 'sigue')} arriba ${lead(ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) =>
        `${leader} no ${verb(leader, 'jugó', 'jugaron')} esta semana y ${verb(leader, 'sigue')} en cabeza, ${lead(ahead)}.`,
      ({ leader, ahead }) => `Sin partido esta semana, ${leader} ${verb(leader, 'conserva')} el liderato, ${lead(ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `La goleada de la semana fue la ${winner.de}, que ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Nadie ganó por más diferencia que ${winner}, con su ${score(winnerGoals, loserGoals)} contra ${loser}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `La sorpresa de la semana la ${verb(winner, 'dio', 'dieron')} ${winner}, que ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a} con ${share(chance)} de probabilidades en nuestra previsión.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Lo que menos esperaba nuestra previsión era el triunfo ${winner.de} por ${score(winnerGoals, loserGoals)} contra ${loser}: ${le(winner)} daba ${share(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${verb(club, 'subió', 'subieron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) => `La mayor subida fue la ${club.de}, ${fromPlaceToPlace(from, to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${verb(club, 'bajó', 'bajaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) => `La mayor caída fue la ${club.de}, ${fromPlaceToPlace(from, to)}.`,
    ],
    goalsOfWeek: [
      ({ goals: all, matches: played }) =>
        played === 1
          ? `El único partido de la semana dejó ${goals(all)}.`
          : `Los ${number(played)} partidos de la semana dejaron ${goals(all)}.`,
      ({ goals: all, matches: played }) =>
        played === 1
          ? `La semana tuvo un solo partido y dejó ${goals(all)}.`
          : `En total, se ${all === 1 ? 'marcó' : 'marcaron'} ${goals(all)} en ${matches(played)}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `El resultado que veíamos más probable se dio en ${number(right)} de los ${number(of)} partidos.`,
      ({ right, of }) =>
        `De nuestras ${number(of)} previsiones, ${feminineNumber(right)} ${right === 1 ? 'acertó' : 'acertaron'} el resultado.`,
    ],
    forecastAllRight: [
      ({ of }) => `El resultado que veíamos más probable se dio en los ${number(of)} partidos.`,
      ({ of }) => `Nuestra previsión acertó el resultado de los ${number(of)} partidos.`,
    ],
    forecastNoneRight: [
      ({ of }) => `El resultado que veíamos más probable no se dio en ninguno de los ${number(of)} partidos.`,
      ({ of }) => `Semana para olvidar para nuestra previsión: ${matches(of)} y ningún acierto.`,
    ],
    weekendIntro: [
      ({ competition, matches: all }) => `${competition} tiene ${matches(all)} este fin de semana.`,
      ({ competition, matches: all }) => `De viernes a lunes, ${competition} ofrece ${matches(all)}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance }) => `La victoria más probable es la ${favourite.de}, con ${share(chance)} contra ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Nadie tiene más opciones de ganar que ${favourite}, con ${share(chance)} de probabilidades contra ${outsider}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `El partido más igualado enfrenta ${home.a} y ${away.a}, con ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Lo más difícil de prever es el duelo entre ${home} y ${away}, con ${bothShares(homeChance, awayChance)}.`,
    ],
    weekendTips: [
      ({ tips: all }) => `Por ahora hemos dado ${tips(all)} para estos partidos.`,
      ({ tips: all }) => `Ya hay ${counted(all, 'un pronóstico registrado', 'pronósticos registrados')} para el fin de semana.`,
    ],
    weekendNoTips: [
      () => 'Aún no hemos dado ningún pronóstico para estos partidos.',
      () => 'Hasta ahora, ninguna cuota da para un pronóstico.',
    ],
    titleNear: [
      ({ leader, chance }) => `${leader} ${verb(leader, 'acaba')} ${leader.agree('campeón')} ${inSimulations(chance)}.`,
      ({ leader, chance }) =>
        `${leader} ${verb(leader, 'tiene')} el campeonato muy cerca: lo ${verb(leader, 'gana')} ${inSimulations(chance)}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} ${verb(favourite, 'tiene')} las mejores opciones de título, con ${share(chance)} de probabilidades, por delante ${rival.de}, con ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Si la temporada se jugara una y otra vez, ${favourite} ${verb(favourite, 'sería')} ${favourite.agree('campeón')} ${ofCases(chance)} y ${rival}, en ${withArticle('el', percent(rivalChance))}.`,
    ],
    titleThird: [
      ({ club, chance }) => `${club} todavía ${verb(club, 'tiene')} opciones, con ${share(chance)}.`,
      ({ club, chance }) => `Tampoco está${club.verb('', 'n')} fuera de la carrera ${club}, con ${share(chance)}.`,
    ],
    relegationLikely: [
      ({ club, chance }) => `Por abajo, nadie peligra más que ${club}: ${ofCases(chance)} acaba${club.verb('', 'n')} en zona de descenso.`,
      ({ club, chance }) => `Pinta mal para ${club}, que ${verb(club, 'acaba')} en zona de descenso ${ofCases(chance)}.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `El riesgo de descenso ${club.de}, ahora ${placed(place, club)}, es de ${share(chance)}.`,
      ({ club, chance, place }) =>
        `${club}, ahora ${placed(place, club)}, ${verb(club, 'tiene')} ${share(chance)} de probabilidades de acabar en zona de descenso.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Estas cifras salen de simular ${figures.count(simulations)} veces el resto de la temporada con nuestras previsiones.`,
      ({ simulations }) =>
        `Para estas cifras hemos simulado ${figures.count(simulations)} veces los partidos que quedan, con las probabilidades de nuestras previsiones.`,
    ],
    tipsOfMonth: [
      ({ month, ...facts }) =>
        `En ${monthName(month)} se ${facts.tips === 1 ? 'liquidó' : 'liquidaron'} ${tips(facts.tips)}${outcomes(facts)}.`,
      ({ month, year, ...facts }) =>
        `${monthName(month)} de ${year} deja ${counted(facts.tips, 'un pronóstico liquidado', 'pronósticos liquidados')}${outcomes(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `A una unidad por pronóstico, el mes deja un beneficio de ${units(profit)} unidades.`,
      ({ profit }) => `Quien hubiera apostado una unidad cada vez habría ganado ${units(profit)}.`,
    ],
    monthLoss: [
      ({ loss }) => `A una unidad por pronóstico, el mes deja una pérdida de ${units(loss)} unidades.`,
      ({ loss }) => `Quien hubiera apostado una unidad cada vez habría perdido ${units(loss)}.`,
    ],
    monthEven: [
      () => 'A una unidad por pronóstico, el mes acaba sin ganancias ni pérdidas.',
      () => 'Quien hubiera apostado una unidad cada vez estaría como al principio.',
    ],
    tipsLosingRun: [
      ({ run }) => `La peor racha fue de ${number(run)} fallos seguidos.`,
      ({ run }) => `Llegamos a fallar ${number(run)} pronósticos seguidos.`,
    ],
    dearestWin: [
      (facts) =>
        `La cuota más alta que acertamos fue de ${price(facts.price)}, por ${betAsSubject(facts.bet, facts, figures)} en el partido entre ${facts.home} y ${facts.away}.`,
      (facts) =>
        `El acierto mejor pagado fue ${betAsSubject(facts.bet, facts, figures)} a cuota ${price(facts.price)}, en el duelo entre ${facts.home} y ${facts.away}.`,
    ],
    recordKeepsAll: [
      () => 'En el historial queda todo, lo ganado y lo perdido.',
      () => 'El historial recoge cada pronóstico con la cuota a la que se dio.',
    ],
  };
}
