import type { RoundStories, SeasonStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import {
  counted,
  defeats,
  eachScored,
  feminineNumber,
  fromPlaceToPlace,
  goals,
  lastLeagueMatches,
  le,
  leagueMatches,
  matches,
  number,
  placed,
  points,
  verb,
  wins,
  won,
} from '../words.ts';
import { lead, listed, newsFigures, ofAll, places } from './news-words.ts';

/** Returns the sentences of Spanish news about the week of a league and what it decided. */
export function spanishWeeks(
  figures: ProseFigures,
): Pick<NewsTexts<SpanishNoun>, keyof RoundStories<unknown> | keyof SeasonStories<unknown>> {
  const { score } = figures;
  const { share } = newsFigures(figures);
  return {
    champions: [
      ({ club, second, ahead }) =>
        ahead === 0
          ? `${club} ${verb(club, 'es', 'son')} ${club.agree('campeón')}, aunque ${second} ${verb(second, 'tiene')} los mismos puntos.`
          : `${club} ya ${verb(club, 'es', 'son')} ${club.agree('campeón')}: ${second}, a ${points(ahead)}, no ${verb(second, 'puede')} darle${club.verb('', 's')} alcance.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `El título es para ${club}, con los mismos puntos que ${second}.`
          : `El título está decidido: ${club} ${le(second)} ${verb(club, 'lleva')} ${points(ahead)} ${second.a} y ya ${verb(club, 'es', 'son')} ${club.agree('inalcanzable')}.`,
    ],
    promoted: [
      ({ clubs }) => `${listed(clubs)} ya ${ofAll(clubs, 'tiene')} asegurado el ascenso.`,
      ({ clubs }) =>
        `Pase lo que pase en lo que queda, ${listed(clubs)} ${clubs.length > 1 ? 'subirán' : clubs[0]?.verb('subirá', 'subirán')} de categoría.`,
    ],
    relegated: [
      ({ clubs }) => `${listed(clubs)} ya ${ofAll(clubs, 'ha')} descendido: no ${ofAll(clubs, 'puede')} alcanzar la permanencia.`,
      ({ clubs }) =>
        `Pase lo que pase en lo que queda, ${listed(clubs)} ${clubs.length > 1 ? 'bajarán' : clubs[0]?.verb('bajará', 'bajarán')} de categoría.`,
    ],
    runOfWins: [
      ({ club, matches: run }) => `${club} ${verb(club, 'ha')} ganado sus ${lastLeagueMatches(run)}.`,
      ({ club, matches: run }) => `Nadie encadena tantas victorias como ${club}: ${number(run)} en liga.`,
      ({ club, matches: run }) => `La mejor racha es la ${club.de}, con ${wins(run)} seguidas en liga.`,
      ({ club, matches: run }) => `Son ya ${wins(run)} seguidas en liga para ${club}.`,
    ],
    runUnbeaten: [
      ({ club, matches: run }) => `${club} no ${verb(club, 'ha')} perdido ninguno de sus ${lastLeagueMatches(run)}.`,
      ({ club, matches: run }) => `Nadie lleva tanto sin perder como ${club}: ${leagueMatches(run)}.`,
      ({ club, matches: run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 'pierde')}.`,
    ],
    runOfDefeats: [
      ({ club, matches: run }) => `${club} ${verb(club, 'ha')} perdido sus ${lastLeagueMatches(run)}.`,
      ({ club, matches: run }) => `Nadie acumula tantas derrotas seguidas como ${club}: ${number(run)}.`,
      ({ club, matches: run }) => `La peor racha es la ${club.de}, con ${defeats(run)} seguidas en liga.`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `Hay nuevo líder: ${leader} ${verb(leader, 'suma')} ${points(total)} y ${verb(leader, 'ha')} adelantado ${former.a}.`,
      ({ leader, former, points: total }) =>
        `${leader} ${le(former)} ${verb(leader, 'quitó', 'quitaron')} el liderato ${former.a} y ${verb(leader, 'suma')} ya ${points(total)}.`,
      ({ leader, former, points: total }) => `Con ${points(total)}, ${leader} ${verb(leader, 'releva')} ${former.a} en lo más alto.`,
      ({ leader, former, points: total }) =>
        `${former} ya no ${verb(former, 'es', 'son')} ${former.agree('líder')}: ${leader} ${verb(leader, 'manda')}, con ${points(total)}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, ahead, winnerAtHome }) =>
        `${leader} ${won(leader)} por ${score(winnerGoals, loserGoals)} ${loser.a} ${winnerAtHome ? 'en casa' : 'a domicilio'} y ${verb(leader, 'manda')} en la tabla, ${lead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `La victoria por ${score(winnerGoals, loserGoals)} contra ${loser} mantiene ${leader.a} en cabeza, ${lead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `El líder no falló: ${leader} ${won(leader)} por ${score(winnerGoals, loserGoals)} ${loser.a} y ${verb(leader, 'sigue')} arriba, ${lead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${loser} ${verb(loser, 'perdió', 'perdieron')} por ${score(winnerGoals, loserGoals)} contra ${leader}, que ${verb(leader, 'conserva')} el liderato ${lead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead, winnerAtHome }) =>
        `En lo más alto, ${leader} ${won(leader)} ${winnerAtHome ? `en casa por ${score(winnerGoals, loserGoals)} ${loser.a}` : `por ${score(winnerGoals, loserGoals)} en el campo ${loser.de}`} y ${verb(leader, 'continúa')} ${leader.agree('primero')}, ${lead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${leader} ${verb(leader, 'sigue')} en cabeza, ${lead(ahead)}, tras imponerse por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `El primer puesto es todavía ${leader.de}, que ${won(leader)} por ${score(winnerGoals, loserGoals)} ${loser.a} y ${verb(leader, 'manda')} ${lead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Un ${score(winnerGoals, loserGoals)} ante ${loser} ${le(leader)} permite ${leader.a} seguir al frente, ${lead(ahead)}.`,
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
        `La victoria más amplia fue la ${winner.de}, que ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Nadie ganó por más diferencia que ${winner}, con su ${score(winnerGoals, loserGoals)} contra ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} ${verb(loser, 'sufrió', 'sufrieron')} la derrota más dura, por ${score(winnerGoals, loserGoals)} contra ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} ${verb(winner, 'firmó', 'firmaron')} el triunfo más abultado, un ${score(winnerGoals, loserGoals)} ante ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `La mayor diferencia se vio ${winnerAtHome ? `en el campo ${winner.de}, que ${won(winner)}` : `en el campo ${loser.de}, donde ${winner} ${won(winner)}`} por ${score(winnerGoals, loserGoals)}${winnerAtHome ? ` ${loser.a}` : ''}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `El ${score(winnerGoals, loserGoals)} ${winner.de} ante ${loser} fue el resultado más abultado.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Ninguna derrota fue tan clara como la ${loser.de}, por ${score(winnerGoals, loserGoals)} contra ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} se ${verb(winner, 'dio', 'dieron')} el mayor festín de la semana: ${score(winnerGoals, loserGoals)} ${winnerAtHome ? `en casa ante ${loser}` : `en el campo ${loser.de}`}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `La sorpresa de la semana la ${verb(winner, 'dio', 'dieron')} ${winner}, que ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a} con ${share(chance)} de probabilidades en nuestra previsión.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Lo que menos esperaba nuestra previsión era el triunfo ${winner.de} por ${score(winnerGoals, loserGoals)} contra ${loser}: ${le(winner)} daba ${share(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} ${won(winner)} por ${score(winnerGoals, loserGoals)} ${loser.a}, aunque nuestra previsión solo ${le(winner)} daba ${share(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Con solo ${share(chance)} de probabilidades, ${winner} se ${verb(winner, 'impuso', 'impusieron')} ${loser.a} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} ${verb(loser, 'perdió', 'perdieron')} por ${score(winnerGoals, loserGoals)} contra ${winner}, que ${verb(winner, 'partía')} con ${share(chance)} de probabilidades.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner.a} ${le(winner)} dábamos ${share(chance)} ante ${loser}, y ${won(winner)} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `El resultado más lejano a nuestra previsión fue el ${score(winnerGoals, loserGoals)} ${winner.de} ante ${loser}, con ${share(chance)} de probabilidades.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Pocos contaban con el triunfo ${winner.de} por ${score(winnerGoals, loserGoals)} contra ${loser}: tenía ${share(chance)} de probabilidades.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${verb(club, 'subió', 'subieron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) => `La mayor subida fue la ${club.de}, ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `${club} ${verb(club, 'ganó', 'ganaron')} ${places(from - to)} y ${verb(club, 'marcha')} ${placed(to, club)}.`,
      ({ club, from, to }) => `Nadie escaló tanto como ${club}, que ${verb(club, 'pasó', 'pasaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) => `${club}, ${placed(from, club)} hace una semana, ${verb(club, 'es', 'son')} ahora ${placed(to, club)}.`,
      ({ club, from, to }) => `El salto de la semana es el ${club.de}: ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `En la tabla, ${club} ${verb(club, 'avanzó', 'avanzaron')} ${places(from - to)}, hasta ser ${placed(to, club)}.`,
      ({ club, from, to }) => `Quien más mejoró ${verb(club, 'fue', 'fueron')} ${club}, ${fromPlaceToPlace(from, to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${verb(club, 'bajó', 'bajaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) => `La mayor caída fue la ${club.de}, ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `${club} ${verb(club, 'perdió', 'perdieron')} ${places(to - from)} y ${verb(club, 'marcha')} ${placed(to, club)}.`,
      ({ club, from, to }) => `Nadie cayó tanto como ${club}, que ${verb(club, 'pasó', 'pasaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `${club}, que ${verb(club, 'era')} ${placed(from, club)}, ${verb(club, 'es', 'son')} ahora ${placed(to, club)}.`,
      ({ club, from, to }) => `El peor parado ${verb(club, 'es', 'son')} ${club}, que ${verb(club, 'cae')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `En la tabla, ${club} ${verb(club, 'retrocedió', 'retrocedieron')} ${places(to - from)}, hasta ser ${placed(to, club)}.`,
      ({ club, from, to }) => `Quien más bajó ${verb(club, 'fue', 'fueron')} ${club}, ${fromPlaceToPlace(from, to)}.`,
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
      ({ goals: all, matches: played }) => `Hubo ${goals(all)} en ${matches(played)}.`,
      ({ goals: all, matches: played }) => `Se ${played === 1 ? 'jugó' : 'jugaron'} ${matches(played)}, con ${goals(all)}.`,
      ({ goals: all, matches: played }) => `El balance de la semana es de ${goals(all)} en ${matches(played)}.`,
      ({ goals: all, matches: played }) => `La semana se cerró con ${goals(all)} en ${matches(played)}.`,
      ({ goals: all, matches: played }) =>
        played === 1 ? `Solo hubo un partido, con ${goals(all)}.` : `Entre los ${number(played)} partidos sumaron ${goals(all)}.`,
      ({ goals: all, matches: played }) => `De ${matches(played)} salieron ${goals(all)}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `El resultado que veíamos más probable se dio en ${number(right)} de los ${number(of)} partidos.`,
      ({ right, of }) =>
        `De nuestras ${number(of)} previsiones, ${feminineNumber(right)} ${right === 1 ? 'acertó' : 'acertaron'} el resultado.`,
      ({ right, of }) => `Nuestra previsión acertó ${number(right)} de los ${number(of)} resultados.`,
      ({ right, of }) => `De los ${number(of)} resultados, esperábamos ${number(right)}.`,
      ({ right, of }) => `En ${number(right)} de los ${number(of)} partidos pasó lo que considerábamos más probable.`,
      ({ right, of }) => `Previsión y resultado coincidieron en ${number(right)} de los ${number(of)} partidos.`,
      ({ right, of }) => `Acertamos ganador o empate en ${number(right)} de los ${number(of)} partidos.`,
      ({ right, of }) => `Con ${counted(right, 'un acierto', 'aciertos')} en ${matches(of)} se salda la semana de nuestra previsión.`,
    ],
    forecastAllRight: [
      ({ of }) =>
        of === 1
          ? 'Se dio el resultado que veíamos más probable.'
          : `El resultado que veíamos más probable se dio en los ${number(of)} partidos.`,
      ({ of }) =>
        of === 1 ? 'Nuestra previsión acertó el resultado.' : `Nuestra previsión acertó el resultado de los ${number(of)} partidos.`,
    ],
    forecastNoneRight: [
      ({ of }) =>
        of === 1
          ? 'El resultado no fue el que veíamos más probable.'
          : `El resultado que veíamos más probable no se dio en ninguno de los ${number(of)} partidos.`,
      ({ of }) =>
        of === 1
          ? 'Nuestra previsión no acertó el resultado.'
          : `Semana para olvidar para nuestra previsión: ${matches(of)} y ningún acierto.`,
    ],
  };
}
