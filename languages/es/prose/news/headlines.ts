import type { Headlines } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { defeats, feminineOrdinal, goals, le, matches, meets, number, placed, verb, wins } from '../words.ts';
import { listed, monthName, newsFigures, ofAll } from './news-words.ts';

type GoalsText = (facts: Headlines<SpanishNoun>['headlineGoals']) => string;
/** Min goals a match that are many, and below which they are few. */
const manyGoals = 3.5;
const usualGoals = 2;
/** Min matches of a week that can have many goals or few. */
const severalMatches = 4;

/** Returns a headline on the goals of a week by whether they were many, as many as usual, few or none. */
const ofGoals =
  (texts: { readonly many: GoalsText; readonly usual: GoalsText; readonly few: GoalsText }): GoalsText =>
  (facts) => {
    if (facts.goals === 0) return `Ni un solo gol en ${matches(facts.matches)}`;
    const perMatch = facts.goals / facts.matches;
    if (facts.matches < severalMatches) return texts.usual(facts);
    return (perMatch >= manyGoals ? texts.many : perMatch < usualGoals ? texts.few : texts.usual)(facts);
  };

/** Returns the headlines of Spanish news. */
export function spanishHeadlines(figures: ProseFigures): Pick<NewsTexts<SpanishNoun>, keyof Headlines<unknown>> {
  const { score, units } = figures;
  const { share } = newsFigures(figures);
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
      ({ leader, winner }) => `${leader} ${verb(leader, 'cae')} ante ${winner} y aun así ${verb(leader, 'sigue')} ${leader.agree('líder')}`,
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
        `${loser} ${verb(loser, 'cae')} ${loser.agree('goleado')} ante ${winner}: ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals }) => `${winner} ${le(loser)} ${verb(winner, 'marca')} ${goals(winnerGoals)} ${loser.a}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Goleada ${winner.de}: ${loser} se ${verb(loser, 'lleva')} un ${score(winnerGoals, loserGoals)}`,
    ],
    headlineGoals: [
      ofGoals({
        many: ({ goals: all, matches: played }) => `Lluvia de goles: ${number(all)} en ${matches(played)}`,
        usual: ({ goals: all, matches: played }) => `La semana deja ${goals(all)} en ${matches(played)}`,
        few: ({ goals: all, matches: played }) => `Escasean los goles: ${number(all)} en ${matches(played)}`,
      }),
      ofGoals({
        many: ({ competition, goals: all, matches: played }) => `Festín goleador en ${competition}: ${goals(all)} en ${matches(played)}`,
        usual: ({ competition, goals: all, matches: played }) =>
          `${competition} ${verb(competition, 'suma')} ${goals(all)} en ${matches(played)}`,
        few: ({ competition, goals: all, matches: played }) => `El gol se resiste en ${competition}: ${number(all)} en ${matches(played)}`,
      }),
      ofGoals({
        many: ({ goals: all, matches: played }) => `Los ataques se imponen: ${goals(all)} en ${matches(played)}`,
        usual: ({ goals: all, matches: played }) => `Balance de la semana: ${goals(all)} en ${matches(played)}`,
        few: ({ goals: all, matches: played }) => `Mandan las defensas: ${goals(all)} en ${matches(played)}`,
      }),
      ofGoals({
        many: ({ competition, goals: all, matches: played }) =>
          `${competition} se ${verb(competition, 'llena')} de goles: ${number(all)} en ${matches(played)}`,
        usual: ({ competition, goals: all }) => `La semana ${competition.de} se salda con ${goals(all)}`,
        few: ({ competition, goals: all, matches: played }) => `Pocos goles en ${competition}: ${number(all)} en ${matches(played)}`,
      }),
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
      ({ clubs }) =>
        clubs.length > 2 ? `Ya hay ${number(clubs.length)} equipos ascendidos` : `${listed(clubs)} ${ofAll(clubs, 'logra')} el ascenso`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `Ya se conocen ${number(clubs.length)} ascensos en ${competition}`
          : `El ascenso ya es ${clubs.map(({ de }) => de).join(' y ')}`,
    ],
    headlineRelegated: [
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} equipos descienden ${competition.de}` : `${listed(clubs)} ${ofAll(clubs, 'desciende')}`,
      ({ clubs }) =>
        clubs.length > 2 ? `${number(clubs.length)} equipos ya han descendido` : `${listed(clubs)} ${ofAll(clubs, 'pierde')} la categoría`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${number(clubs.length)} equipos se despiden ${competition.de}`
          : `Se consuma el descenso ${clubs.map(({ de }) => de).join(' y ')}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${home} contra ${away}, el partido del fin de semana`,
      ({ home, away }) => `${home} y ${away}, el duelo del fin de semana`,
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
      ({ favourite, rival }) => `Las mejores opciones de subir son ${favourite.de} y ${rival.de}`,
      ({ favourite, rival, competition }) => `Ascenso en ${competition}: ${favourite} ${verb(favourite, 'va')} por delante ${rival.de}`,
    ],
    headlineRelegationFight: [
      ({ club, competition }) => `${club} ${verb(club, 'pelea')} por seguir en ${competition}`,
      ({ club }) => `La permanencia ${club.de}, en el alambre`,
      ({ club, place }) => `${club}, ${placed(place, club)}, se ${verb(club, 'juega')} la permanencia`,
      ({ club }) => `¿Salvación o descenso para ${club}?`,
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
  };
}
