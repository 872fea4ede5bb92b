import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betAsSubject } from '../football/bets.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import {
  counted,
  defeats,
  eachScored,
  feminineNumber,
  feminineOrdinal,
  fromPlaceToPlace,
  goals,
  lastLeagueMatches,
  le,
  leagueMatches,
  matches,
  meets,
  months,
  number,
  placed,
  points,
  verb,
  wins,
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

const above99 = '>99\u00a0%';
const places = (count: number) => counted(count, 'un puesto', 'puestos');
/** `entre los dos primeros`, after `acaba`. */
const topPlaces = (count: number) => (count === 1 ? 'en el primer puesto' : `entre los ${number(count)} primeros`);

/** `el Betis`, `el Betis y la Roma`, `el Betis, la Roma y el Elche`. */
const listed = (clubs: readonly SpanishNoun[]) => (clubs.length < 2 ? `${clubs[0]}` : `${clubs.slice(0, -1).join(', ')} y ${clubs.at(-1)}`);
/** Returns a verb in the number of its subject, one club or several. */
const ofAll = (clubs: readonly SpanishNoun[], singular: string) => {
  const [club] = clubs;
  return clubs.length === 1 && club !== undefined ? verb(club, singular) : `${singular}n`;
};

/** Returns the headlines and sentences of Spanish news. */
export function spanishNews(figures: ProseFigures): NewsTexts<SpanishNoun> {
  const { percent, price, score, units } = figures;
  const share = (chance: number) => withArticle('un', percent(chance));
  const bothShares = (one: number, other: number) =>
    percent(one) === percent(other) ? `${share(one)} de probabilidades por equipo` : `${share(one)} y ${share(other)} de probabilidades`;
  const inSimulations = (figure: string) => `en ${withArticle('el', figure)} de nuestras simulaciones`;
  const casesOf = (figure: string) => `en ${withArticle('el', figure)} de los casos`;
  const ofCases = (chance: number) => casesOf(percent(chance));
  /** The figure of what is nearly certain; above 99 per cent `withArticle` writes it in words. */
  const nearly = ({ chance, isAbove99 }: { chance: number; isAbove99?: true }) => (isAbove99 ? above99 : percent(chance));
  const ofRival = ({ rivalChance, isRivalAbove99 }: { rivalChance: number; isRivalAbove99?: true }) =>
    isRivalAbove99 ? above99 : percent(rivalChance);
  const won = (club: SpanishNoun) => verb(club, 'ganó', 'ganaron');
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader} ${verb(leader, 'arrebata')} el liderato ${former.a}`,
      ({ leader, former }) => `${leader} ${verb(leader, 'adelanta')} ${former.a} y se ${verb(leader, 'pone')} ${leader.agree('líder')}`,
      ({ leader, former }) => `${former} ${verb(former, 'cede')} el liderato ${leader.a}`,
      ({ leader, former }) => `${leader} ${verb(leader, 'desbanca')} ${former.a} y ya ${verb(leader, 'manda')} en la tabla`,
      ({ leader, former }) => `Relevo en lo más alto: ${leader} ${verb(leader, 'supera')} ${former.a}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} ${verb(leader, 'gana')} ${loser.a} y ${verb(leader, 'sigue')} al frente`,
      ({ leader, loser }) => `${leader} no ${verb(leader, 'falla')} ante ${loser} y ${verb(leader, 'conserva')} el liderato`,
      ({ leader, loser }) => `${loser} no ${verb(loser, 'puede')} con el líder, ${leader}`,
      ({ leader, loser }) => `El líder, ${leader}, se ${verb(leader, 'impone')} ${loser.a}`,
      ({ leader, loser }) => `El triunfo ante ${loser} mantiene ${leader.agree('líder')} ${leader.a}`,
      ({ leader, loser }) => `${leader} ${verb(leader, 'defiende')} su liderato ante ${loser}`,
      ({ leader, loser }) => `${loser} ${verb(loser, 'cae')} ante ${leader}, que ${verb(leader, 'sigue')} en cabeza`,
      ({ leader, loser }) => `${leader} ${verb(leader, 'despacha')} ${loser.a} y no ${verb(leader, 'suelta')} el primer puesto`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${verb(opponent, 'frena')} al líder, ${leader}`,
      ({ leader, opponent }) => `${leader} ${verb(leader, 'pincha')} ante ${opponent}, pero ${verb(leader, 'conserva')} el liderato`,
      ({ leader, opponent }) => `${leader} ${verb(leader, 'empata')} con ${opponent} y ${verb(leader, 'sigue')} en cabeza`,
      ({ leader, opponent }) => `El líder, ${leader}, no ${verb(leader, 'pasa')} del empate con ${opponent}`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${winner} ${verb(winner, 'tumba')} al líder, ${leader}`,
      ({ leader, winner }) => `${leader} ${verb(leader, 'cae')} ante ${winner}, pero ${verb(leader, 'conserva')} el liderato`,
      ({ leader, winner }) => `${leader} ${verb(leader, 'sigue')} en cabeza pese a perder con ${winner}`,
      ({ leader, winner }) => `El líder, ${leader}, ${verb(leader, 'tropieza')} ante ${winner}`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) => `${winner}, con ${share(chance)} de probabilidades, ${verb(winner, 'sorprende')} ${loser.a}`,
      ({ winner, loser }) => `${winner} ${verb(winner, 'da')} la sorpresa ante ${loser}`,
      ({ winner, loser }) => `${loser} ${verb(loser, 'cae')} contra pronóstico ante ${winner}`,
      ({ winner, loser }) => `Salta la sorpresa: ${winner} ${verb(winner, 'gana')} ${loser.a}`,
      ({ winner, loser }) => `${winner} ${verb(winner, 'tumba')} al favorito, ${loser}`,
      ({ winner, loser }) => `${loser} ${verb(loser, 'tropieza')} ante ${winner}, que ${verb(winner, 'tenía')} menos opciones`,
    ],
    headlineRout: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${verb(winner, 'golea')} ${loser.a} por ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${verb(winner, 'arrolla')} ${loser.a}: ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} ${verb(loser, 'encaja')} una goleada ante ${winner}, ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals }) => `${winner} ${le(loser)} ${verb(winner, 'marca')} ${goals(winnerGoals)} ${loser.a}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Goleada ${winner.de}: ${loser} se ${verb(loser, 'lleva')} un ${score(winnerGoals, loserGoals)}`,
    ],
    headlineGoals: [
      ({ competition, goals: all, matches: played }) => `${competition.bare}: ${goals(all)} en ${matches(played)}`,
      ({ competition, goals: all }) => `La semana deja ${goals(all)} en ${competition}`,
      ({ competition, goals: all }) => `Se marcan ${goals(all)} en la semana ${competition.de}`,
      ({ competition, goals: all, matches: played }) => `${goals(all)} y ${matches(played)}: la semana ${competition.de}`,
    ],
    headlineWinningRun: [
      ({ club, matches: run }) => `${club} ${verb(club, 'encadena')} ${wins(run)}`,
      ({ club, matches: run }) => `Nadie frena ${club.a}: ${wins(run)} seguidas`,
      ({ club, matches: run }) => `${club} ${verb(club, 'suma')} y ${verb(club, 'sigue')}: ${wins(run)} seguidas`,
      ({ club, matches: run }) => `La racha ${club.de} llega a ${wins(run)}`,
      ({ club, matches: run }) => `${club} ${verb(club, 'gana')} por ${feminineOrdinal(run)} vez consecutiva`,
    ],
    headlineUnbeatenRun: [
      ({ club, matches: run }) => `${club} ${verb(club, 'lleva')} ${matches(run)} de liga sin perder`,
      ({ club, matches: run }) => `Nadie gana ${club.a} desde hace ${matches(run)}`,
      ({ club, matches: run }) => `${club} ${verb(club, 'sigue')} ${club.agree('invicto')}: ${matches(run)} sin perder`,
      ({ club, matches: run }) => `La racha ${club.de} alcanza los ${matches(run)} sin derrota`,
    ],
    headlineLosingRun: [
      ({ club, matches: run }) => `${club} ${verb(club, 'acumula')} ${defeats(run)} seguidas`,
      ({ club, matches: run }) => `${club} no ${verb(club, 'levanta')} cabeza: ${defeats(run)} seguidas`,
      ({ club, matches: run }) => `La mala racha ${club.de} llega a ${defeats(run)}`,
      ({ club, matches: run }) => `${club} ${verb(club, 'pierde')} por ${feminineOrdinal(run)} vez consecutiva`,
    ],
    headlineChampions: [
      ({ club }) => `${club} ${verb(club, 'es', 'son')} ${club.agree('campeón')}`,
      ({ club, competition }) => `${club} ${verb(club, 'conquista')} ${competition}`,
      ({ club, competition }) => `${club} se ${verb(club, 'proclama')} ${club.agree('campeón')} ${competition.de}`,
      ({ club, competition }) => `El título ${competition.de} es para ${club}`,
    ],
    headlinePromoted: [
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${number(clubs.length)} equipos ascienden desde ${competition}`
          : `${listed(clubs)} ${ofAll(clubs, 'asciende')}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: ya hay ${number(clubs.length)} ascendidos`
          : `${listed(clubs)} ${ofAll(clubs, 'logra')} el ascenso`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `Ya se conocen ${number(clubs.length)} ascensos en ${competition}`
          : `El ascenso ya es ${clubs.map(({ de }) => de).join(' y ')}`,
    ],
    headlineRelegated: [
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} equipos descienden ${competition.de}` : `${listed(clubs)} ${ofAll(clubs, 'desciende')}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: ${number(clubs.length)} equipos ya han descendido`
          : `${listed(clubs)} ${ofAll(clubs, 'pierde')} la categoría`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${number(clubs.length)} equipos se despiden ${competition.de}`
          : `Se consuma el descenso ${clubs.map(({ de }) => de).join(' y ')}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${home} contra ${away}, el partido del fin de semana`,
      ({ home, away, competition }) => `${competition.bare}: ${home} y ${away}, el duelo del fin de semana`,
      ({ home, away }) => `${home} ${verb(home, 'recibe')} ${away.a} en el partido del fin de semana`,
      ({ home, away }) => `El fin de semana enfrenta ${home.a} y ${away.a}`,
      ({ home, away, competition }) => `${home} y ${away} centran la atención en ${competition}`,
      ({ home, away }) => `${away} se ${verb(away, 'examina')} en el campo ${home.de}`,
      ({ home, away, competition }) => `${away} ${verb(away, 'visita')} ${home.a} en ${competition}`,
      ({ home, away }) => `El plato fuerte: ${home} ${verb(home, 'recibe')} ${away.a}`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider }) => `${favourite}, ${favourite.agree('claro')} ${favourite.agree('favorito')} ante ${outsider}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `${outsider} lo ${verb(outsider, 'tiene')} difícil ${favouriteAtHome ? `en el campo ${favourite.de}` : `en casa ante ${favourite}`}`,
      ({ favourite, chance }) => `${favourite}, ${favourite.agree('favorito')} del fin de semana con ${share(chance)} de probabilidades`,
      ({ favourite, outsider }) => `Todo apunta a un triunfo ${favourite.de} ante ${outsider}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `${favourite} ${meets(favourite, favouriteAtHome)} ${outsider.a} como ${favourite.agree('favorito')}`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader} ${verb(leader, 'acaricia')} el título`,
      ({ leader }) => `El título está casi en manos ${leader.de}`,
      ({ leader }) => `${leader} ya ${verb(leader, 've')} cerca el título`,
      ({ leader }) => `¿Quién puede parar ${leader.a}?`,
      ({ leader }) => `${leader} ${verb(leader, 'va')} camino del título`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader} ${verb(leader, 'lidera')} la carrera por el título, con ${rival} al acecho`,
      ({ leader, rival }) => `${leader}, ${leader.agree('favorito')} al título por delante ${rival.de}`,
      ({ leader, rival }) => `${rival} ${verb(rival, 'persigue')} al líder, ${leader}`,
      ({ leader, rival }) => `${leader} ${verb(leader, 'manda')} y ${rival} ${verb(rival, 'aprieta')}`,
      ({ leader }) => `Nadie tiene más opciones de título que ${leader}`,
      ({ leader, rival }) => `¿Podrá${rival.verb('', 'n')} ${rival} alcanzar ${leader.a}?`,
      ({ leader, rival }) => `${leader} ${verb(leader, 'lleva')} ventaja sobre ${rival} en la lucha por el título`,
      ({ leader }) => `${leader}, ${leader.agree('primero')} en la tabla y en nuestra previsión`,
      ({ leader, rival }) => `${leader} ${verb(leader, 'marca')} el paso por delante ${rival.de}`,
    ],
    headlineFavouriteBehind: [
      ({ favourite, leader }) => `${favourite}, ${favourite.agree('favorito')} al título pese al liderato ${leader.de}`,
      ({ favourite, leader }) =>
        `${leader} ${verb(leader, 'lidera')}, pero ${favourite} ${verb(favourite, 'es', 'son')} ${favourite.agree('favorito')} al título`,
      ({ favourite, leader }) => `La previsión ve ${favourite.agree('campeón')} ${favourite.a} y no al líder, ${leader}`,
      ({ favourite, leader }) => `${leader} ${verb(leader, 'manda')} en la tabla y ${favourite}, en las previsiones`,
      ({ favourite, leader }) => `${favourite} ${verb(favourite, 'tiene')} más opciones de título que el líder, ${leader}`,
    ],
    headlineOpenRace: [
      ({ competition, clubs }) => `${number(clubs)} equipos se disputan el título ${competition.de}`,
      ({ competition }) => `El título ${competition.de} está muy abierto`,
      ({ clubs, competition }) => `Lucha a ${number(clubs)} por el título ${competition.de}`,
      ({ favourite, clubs }) => `${favourite} ${verb(favourite, 'parte')} con ligera ventaja entre ${number(clubs)} aspirantes al título`,
    ],
    headlinePromotionNear: [
      ({ club }) => `${club} ${verb(club, 'acaricia')} el ascenso`,
      ({ club }) => `El ascenso está al alcance ${club.de}`,
      ({ club }) => `${club} ya ${verb(club, 've')} cerca el ascenso`,
      ({ club }) => `${club} ${verb(club, 'va')} camino del ascenso`,
      ({ club }) => `${club.a} se ${le(club)} pone de cara el ascenso`,
    ],
    headlinePromotionRace: [
      ({ favourite, rival }) => `${favourite} y ${rival}, los mejor colocados para ascender`,
      ({ favourite, rival }) => `${favourite}, ${favourite.agree('favorito')} al ascenso por delante ${rival.de}`,
      ({ favourite, competition }) => `${favourite} ${verb(favourite, 'encabeza')} la lucha por el ascenso en ${competition}`,
      ({ favourite, rival }) => `El ascenso sonríe ${favourite.a} y ${rival.a}`,
      ({ favourite, competition }) => `Nadie tiene más opciones de ascenso que ${favourite} en ${competition}`,
      ({ favourite, rival }) => `${favourite} ${verb(favourite, 'aventaja')} ${rival.a} en nuestra previsión de ascenso`,
      ({ favourite, rival }) => `¿Quién sube? ${favourite} y ${rival} tienen las mejores opciones`,
      ({ favourite, rival, competition }) => `Ascenso en ${competition}: ${favourite} ${verb(favourite, 'va')} por delante ${rival.de}`,
    ],
    headlineRelegationFight: [
      ({ club, competition }) => `${club} ${verb(club, 'pelea')} por seguir en ${competition}`,
      ({ club }) => `La permanencia ${club.de}, en el alambre`,
      ({ club, place }) => `${club}, ${placed(place, club)}, se ${verb(club, 'juega')} la permanencia`,
      ({ club }) => `¿Salvación o descenso? ${club} ${verb(club, 'vive')} al filo`,
      ({ club, competition }) => `${club} ${verb(club, 'mira')} al descenso de reojo en ${competition}`,
    ],
    headlineRelegationNear: [
      ({ club }) => `${club} ${verb(club, 'roza')} el descenso`,
      ({ club }) => `${club.a} se ${le(club)} acaba el tiempo`,
      ({ club }) => `${club} ${verb(club, 'va')} camino del descenso`,
      ({ club }) => `Pocas esperanzas quedan para ${club}`,
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
      ({ club, from, to }) => `El salto de la semana es ${club.de}: ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `En la tabla, ${club} ${verb(club, 'avanzó', 'avanzaron')} ${places(from - to)}, hasta ser ${placed(to, club)}.`,
      ({ club, from, to }) => `Quien más mejoró fue ${club}, ${fromPlaceToPlace(from, to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${verb(club, 'bajó', 'bajaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) => `La mayor caída fue la ${club.de}, ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `${club} ${verb(club, 'perdió', 'perdieron')} ${places(to - from)} y ${verb(club, 'marcha')} ${placed(to, club)}.`,
      ({ club, from, to }) => `Nadie cayó tanto como ${club}, que ${verb(club, 'pasó', 'pasaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `${club}, que ${verb(club, 'era')} ${placed(from, club)}, ${verb(club, 'es', 'son')} ahora ${placed(to, club)}.`,
      ({ club, from, to }) => `El peor parado es ${club}, que ${verb(club, 'cae')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to }) =>
        `En la tabla, ${club} ${verb(club, 'retrocedió', 'retrocedieron')} ${places(to - from)}, hasta ser ${placed(to, club)}.`,
      ({ club, from, to }) => `Quien más bajó fue ${club}, ${fromPlaceToPlace(from, to)}.`,
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
    weekendIntro: [
      ({ competition, matches: all }) => `${competition} tiene ${matches(all)} este fin de semana.`,
      ({ competition, matches: all }) => `De viernes a lunes, ${competition} ofrece ${matches(all)}.`,
      ({ competition, matches: all }) =>
        `Entre el viernes y el lunes se ${all === 1 ? 'juega' : 'juegan'} ${matches(all)} ${competition.de}.`,
      ({ competition, matches: all }) => `El fin de semana trae ${matches(all)} en ${competition}.`,
      ({ competition, matches: all }) => `${competition} reúne ${matches(all)} entre el viernes y el lunes.`,
      ({ competition, matches: all }) => `Hay ${matches(all)} ${competition.de} este fin de semana.`,
      ({ competition, matches: all }) => `El programa ${competition.de} incluye ${matches(all)}.`,
      ({ competition, matches: all }) => `Este fin de semana, ${competition} deja ${matches(all)} por delante.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance }) => `La victoria más probable es la ${favourite.de}, con ${share(chance)} contra ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Nadie tiene más opciones de ganar que ${favourite}, con ${share(chance)} de probabilidades contra ${outsider}.`,
      ({ favourite, outsider, chance, favouriteAtHome }) =>
        `${favourite} ${verb(favourite, 'parte')} con ${share(chance)} de probabilidades ${favouriteAtHome ? 'en casa ante' : 'a domicilio ante'} ${outsider}, el mayor porcentaje del fin de semana.`,
      ({ favourite, outsider, chance }) =>
        `El favorito más claro es ${favourite}: ${le(favourite)} damos ${share(chance)} ante ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Quien más difícil lo tiene es ${outsider}, ya que damos ${share(chance)} de probabilidades ${favourite.a}.`,
      ({ favourite, outsider, chance }) =>
        `Ante ${outsider}, ${favourite} ${verb(favourite, 'tiene')} ${share(chance)} de probabilidades, más que nadie.`,
      ({ favourite, outsider, chance }) =>
        `El duelo más desigual parece el ${favourite.de} con ${outsider}: el favorito gana ${ofCases(chance)}.`,
      ({ favourite, outsider, chance }) => `Nuestra previsión confía sobre todo en ${favourite}, con ${share(chance)} ante ${outsider}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `El partido más igualado enfrenta ${home.a} y ${away.a}, con ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Lo más difícil de prever es el duelo entre ${home} y ${away}, con ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Poco separa ${home.a}, con ${share(homeChance)}, ${away.de}, con ${share(awayChance)}: es el partido más abierto.`,
      ({ home, away, homeChance, awayChance }) =>
        `Entre ${home} y ${away} puede pasar de todo: ${share(homeChance)} para el equipo local y ${share(awayChance)} para el visitante.`,
      ({ home, away, homeChance, awayChance }) =>
        `La mayor igualdad está en el campo ${home.de}, con ${share(homeChance)}, ante ${away}, con ${share(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Ningún partido está tan parejo como el ${home.de} con ${away}: ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Donde menos claro está todo es en el ${home.bare} – ${away.bare}, con ${bothShares(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Sin favorito se presenta el duelo ${home.de} con ${away}, con ${bothShares(homeChance, awayChance)}.`,
    ],
    weekendTips: [
      ({ tips: all }) => `Por ahora hemos dado ${tips(all)} para estos partidos.`,
      ({ tips: all }) => `Ya hay ${counted(all, 'un pronóstico registrado', 'pronósticos registrados')} para el fin de semana.`,
      ({ tips: all }) => `De momento llevamos ${tips(all)} para el fin de semana.`,
      ({ tips: all }) => `Para estos partidos tenemos ya ${tips(all)}.`,
    ],
    weekendNoTips: [
      () => 'Aún no hemos dado ningún pronóstico para estos partidos.',
      () => 'Hasta ahora, ninguna cuota da para un pronóstico.',
      () => 'De momento no hay pronósticos para estos partidos.',
      () => 'Ninguno de estos partidos tiene todavía pronóstico.',
    ],
    titleNear: [
      (facts) => `${facts.leader} ${verb(facts.leader, 'acaba')} ${facts.leader.agree('campeón')} ${inSimulations(nearly(facts))}.`,
      (facts) =>
        `${facts.leader} ${verb(facts.leader, 'tiene')} el campeonato muy cerca: lo ${verb(facts.leader, 'gana')} ${inSimulations(nearly(facts))}.`,
      (facts) => `${facts.leader.a} ${le(facts.leader)} damos ${withArticle('un', nearly(facts))} de probabilidades de ganar el título.`,
      (facts) => `${inSimulations(nearly(facts))}, el título es para ${facts.leader}.`,
      (facts) => `El título va a parar ${facts.leader.a} ${casesOf(nearly(facts))}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} ${verb(favourite, 'tiene')} las mejores opciones de título, con ${share(chance)} de probabilidades, por delante ${rival.de}, con ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Si la temporada se jugara una y otra vez, ${favourite} ${verb(favourite, 'sería')} ${favourite.agree('campeón')} ${ofCases(chance)} y ${rival}, en ${withArticle('el', percent(rivalChance))}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} ${verb(favourite, 'gana')} el título ${inSimulations(percent(chance))}; ${rival}, en ${withArticle('el', percent(rivalChance))}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Al líder, ${favourite}, le damos ${share(chance)} de probabilidades de ser campeón; ${rival.a}, ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${rival} ${verb(rival, 'tiene')} ${share(rivalChance)} de opciones de título, y ${favourite}, que ${verb(favourite, 'encabeza')} la tabla, ${share(chance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `El título es para ${favourite} ${ofCases(chance)}; su rival más cercano es ${rival}, con ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Ciframos en ${share(chance)} las opciones de título ${favourite.de} y en ${share(rivalChance)} las ${rival.de}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `La ventaja en la lucha por el título es ${favourite.de}, con ${share(chance)}, por ${withArticle('el', percent(rivalChance))} ${rival.de}.`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${leader} ${verb(leader, 'lidera')} la tabla${ahead === 0 ? '' : `, con ${points(ahead)} más que ${favourite}`}, pero las mejores opciones de título son ${ahead === 0 ? favourite.de : 'de su rival'}: ${share(chance)}, por ${withArticle('el', percent(leaderChance))} del líder.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `Damos ${share(chance)} de probabilidades de título ${favourite.a} y ${share(leaderChance)} ${leader.a}, aunque ${ahead === 0 ? `${leader} ${verb(leader, 'es', 'son')} ${leader.agree('líder')}` : `${leader} ${verb(leader, 'lleva')} ${points(ahead)} de ventaja`}.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `${favourite} no ${verb(favourite, 'es', 'son')} ${favourite.agree('líder')}, pero ${verb(favourite, 'gana')} el título ${inSimulations(percent(chance))}; el líder, ${leader}, en ${withArticle('el', percent(leaderChance))}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${ahead === 0 ? `Con los mismos puntos que ${leader}` : `A ${points(ahead)} ${leader.de}`}, ${favourite} ${verb(favourite, 'tiene')} ${share(chance)} de probabilidades de acabar ${favourite.agree('primero')}, por ${withArticle('el', percent(leaderChance))} del líder.`,
    ],
    titleThird: [
      ({ club, chance }) => `${club} todavía ${verb(club, 'tiene')} opciones, con ${share(chance)}.`,
      ({ club, chance }) => `Tampoco está${club.verb('', 'n')} fuera de la carrera ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `Después ${verb(club, 'viene')} ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `Para ${club} queda ${share(chance)}.`,
      ({ club, chance }) => `El tercero en discordia es ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `No hay que descartar ${club.a}, con ${share(chance)}.`,
      ({ club, chance }) => `${club.a} ${le(club)} corresponde ${share(chance)}.`,
      ({ club, chance }) => `${club} ${verb(club, 'cuenta')} con ${share(chance)}.`,
    ],
    promotionNear: [
      (facts) =>
        `${facts.club} ${verb(facts.club, 'acaba')} ${topPlaces(facts.places)} y ${verb(facts.club, 'asciende')} de forma directa ${inSimulations(nearly(facts))}.`,
      (facts) => `${facts.club.a} ${le(facts.club)} damos ${withArticle('un', nearly(facts))} de probabilidades de ascenso directo.`,
      (facts) => `${casesOf(nearly(facts))}, ${facts.club} ${verb(facts.club, 'sube')} de forma directa.`,
    ],
    promotionFavourites: [
      ({ favourite, rival, places: count, ...facts }) =>
        `${favourite} ${verb(favourite, 'acaba')} ${topPlaces(count)} y ${verb(favourite, 'sube')} de forma directa ${inSimulations(nearly(facts))}; ${rival}, en ${withArticle('el', ofRival(facts))}.`,
      ({ favourite, rival, ...facts }) =>
        `${favourite} ${verb(favourite, 'tiene')} ${withArticle('un', nearly(facts))} de probabilidades de ascenso directo y ${rival}, ${withArticle('un', ofRival(facts))}.`,
      ({ favourite, rival, ...facts }) =>
        `Las mejores opciones de ascenso directo son las ${favourite.de}, con ${withArticle('un', nearly(facts))}, y las ${rival.de}, con ${withArticle('un', ofRival(facts))}.`,
      ({ favourite, rival, places: count, ...facts }) =>
        `${count === 1 ? 'Solo el primero asciende' : `Los ${number(count)} primeros ascienden`} de forma directa: ${favourite} lo ${verb(favourite, 'logra')} ${casesOf(nearly(facts))} y ${rival}, en ${withArticle('el', ofRival(facts))}.`,
      ({ favourite, rival, ...facts }) =>
        `${favourite.a} ${le(favourite)} damos ${withArticle('un', nearly(facts))} de probabilidades de subir directamente; ${rival.a}, ${withArticle('un', ofRival(facts))}.`,
      ({ favourite, rival, ...facts }) =>
        `El ascenso directo está más cerca ${favourite.de}, con ${withArticle('un', nearly(facts))}, que ${rival.de}, con ${withArticle('un', ofRival(facts))}.`,
      ({ favourite, rival, ...facts }) =>
        `Ciframos en ${withArticle('un', nearly(facts))} las opciones de ascenso directo ${favourite.de} y en ${withArticle('un', ofRival(facts))} las ${rival.de}.`,
      ({ favourite, rival, ...facts }) =>
        `${casesOf(nearly(facts))} ${verb(favourite, 'asciende')} ${favourite} de forma directa, y en ${withArticle('el', ofRival(facts))}, ${rival}.`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) =>
        `${club} ${verb(club, 'sube')} de forma directa ${ofCases(chance)} y ${verb(club, 'juega')} el playoff en ${withArticle('el', percent(playOff))}.`,
      ({ club, chance, playOff }) =>
        `${club} ${verb(club, 'tiene')} ${share(chance)} de probabilidades de ascenso directo y ${share(playOff)} de jugar el playoff.`,
      ({ club, chance, playOff }) =>
        `Para ${club}, el playoff (${share(playOff)}) es ${playOff > chance ? 'más' : 'menos'} probable que el ascenso directo (${share(chance)}).`,
      ({ club, chance, playOff }) =>
        `Después ${verb(club, 'viene')} ${club}, con ${share(chance)} para el ascenso directo y ${share(playOff)} para el playoff.`,
      ({ club, chance, playOff }) =>
        `${club} ${verb(club, 'puede')} soñar con el ascenso directo, con ${share(chance)}, o con el playoff, con ${share(playOff)}.`,
    ],
    relegationLikely: [
      (facts) =>
        `Por abajo, nadie peligra más que ${facts.club}: ${casesOf(nearly(facts))} acaba${facts.club.verb('', 'n')} en zona de descenso.`,
      (facts) => `Pinta mal para ${facts.club}, que ${verb(facts.club, 'acaba')} en zona de descenso ${casesOf(nearly(facts))}.`,
      (facts) => `El mayor riesgo de descenso es el ${facts.club.de}, de ${withArticle('un', nearly(facts))}.`,
      (facts) => `En la cola, ${facts.club} ${verb(facts.club, 'acaba')} en puestos de descenso ${inSimulations(nearly(facts))}.`,
      (facts) =>
        `${facts.club} ${verb(facts.club, 'necesita')} reaccionar: ${casesOf(nearly(facts))} ${verb(facts.club, 'baja')} de categoría.`,
      (facts) => `El descenso amenaza sobre todo ${facts.club.a}: ciframos el riesgo en ${withArticle('un', nearly(facts))}.`,
      (facts) => `Quien peor lo tiene es ${facts.club}, con ${withArticle('un', nearly(facts))} de probabilidades de descender.`,
      (facts) => `${casesOf(nearly(facts))}, ${facts.club} ${verb(facts.club, 'termina')} en zona de descenso, más que nadie.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `El riesgo de descenso ${club.de}, ahora ${placed(place, club)}, es de ${share(chance)}.`,
      ({ club, chance, place }) =>
        `${club}, ahora ${placed(place, club)}, ${verb(club, 'tiene')} ${share(chance)} de probabilidades de acabar en zona de descenso.`,
      ({ club, chance, place }) => `Para ${club}, ${placed(place, club)}, es un cara o cruz: ${verb(club, 'baja')} ${ofCases(chance)}.`,
      ({ club, chance, place }) =>
        `Nada está decidido para ${club}, ${placed(place, club)} en la tabla, con ${share(chance)} de riesgo de descenso.`,
      ({ club, chance, place }) =>
        `${club} ${verb(club, 'camina')} por el alambre: ${verb(club, 'marcha')} ${placed(place, club)} y ${verb(club, 'desciende')} ${ofCases(chance)}.`,
      ({ club, chance, place }) =>
        `Ciframos en ${share(chance)} el riesgo de descenso ${club.de}, que ${verb(club, 'marcha')} ${placed(place, club)}.`,
      ({ club, chance, place }) =>
        `La permanencia ${club.de}, ${placed(place, club)}, está en el aire: ${ofCases(chance)} no la ${verb(club, 'consigue')}.`,
      ({ club, chance, place }) => `${ofCases(chance)} ${verb(club, 'desciende')} ${club}, ahora ${placed(place, club)}.`,
    ],
    relegationDanger: [
      ({ club, chance, place }) =>
        `${club}, ${placed(place, club)}, no ${verb(club, 'está', 'están')} a salvo: su riesgo de descenso es de ${share(chance)}.`,
      ({ club, chance, place }) =>
        `${club} ${verb(club, 'tiene')} motivos para preocuparse: ${verb(club, 'marcha')} ${placed(place, club)} y ${verb(club, 'baja')} ${ofCases(chance)}.`,
      ({ club, chance, place }) =>
        `También peligra${club.verb('', 'n')} ${club}, ${placed(place, club)}, con ${share(chance)} de riesgo de descenso.`,
      ({ club, chance, place }) => `Para ${club}, ahora ${placed(place, club)}, el riesgo de descenso es de ${share(chance)}.`,
      ({ club, chance, place }) =>
        `Lo normal es que ${club}, ${placed(place, club)}, se ${verb(club, 'salve')}, pero hay ${share(chance)} de riesgo.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Estas cifras salen de simular ${figures.count(simulations)} veces el resto de la temporada con nuestras previsiones.`,
      ({ simulations }) =>
        `Para estas cifras hemos simulado ${figures.count(simulations)} veces los partidos que quedan, con las probabilidades de nuestras previsiones.`,
      ({ simulations }) => `Las probabilidades proceden de ${figures.count(simulations)} simulaciones de los partidos que quedan.`,
      ({ simulations }) => `Son porcentajes de ${figures.count(simulations)} temporadas simuladas hasta el final.`,
      ({ simulations }) => `Para calcularlo, hemos jugado ${figures.count(simulations)} veces lo que resta de temporada.`,
      ({ simulations }) =>
        `En la base están nuestras previsiones de los partidos que quedan, simulados ${figures.count(simulations)} veces.`,
      ({ simulations }) => `El cálculo parte de ${figures.count(simulations)} simulaciones de lo que queda de temporada.`,
      ({ simulations }) => `Así resulta de simular ${figures.count(simulations)} veces los partidos pendientes.`,
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
        `La cuota más alta que acertamos fue de ${price(facts.price)}, con ${betAsSubject(facts.bet, facts, figures)} en el partido entre ${facts.home} y ${facts.away}.`,
      (facts) =>
        `El acierto mejor pagado fue ${betAsSubject(facts.bet, facts, figures)} a cuota ${price(facts.price)}, en el duelo entre ${facts.home} y ${facts.away}.`,
    ],
    recordKeepsAll: [
      () => 'En el historial queda todo, lo ganado y lo perdido.',
      () => 'El historial recoge cada pronóstico con la cuota a la que se dio.',
    ],
  };
}
