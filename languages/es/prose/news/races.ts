import type { RaceStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import { le, number, placed, points, verb, withArticle } from '../words.ts';
import { newsFigures, topPlaces } from './news-words.ts';

/** Returns the sentences of Spanish news about the title, promotion and relegation. */
export function spanishRaces(figures: ProseFigures): Pick<NewsTexts<SpanishNoun>, keyof RaceStories<unknown>> {
  const { percent } = figures;
  const { share, inSimulations, casesOf, ofCases, nearly, ofRival } = newsFigures(figures);
  return {
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
      ({ club, chance }) => `El tercero en discordia ${verb(club, 'es', 'son')} ${club}, con ${share(chance)}.`,
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
      (facts) =>
        `Quien peor lo tiene ${verb(facts.club, 'es', 'son')} ${facts.club}, con ${withArticle('un', nearly(facts))} de probabilidades de descender.`,
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
      ({ simulations }) => `Estos porcentajes resultan de simular ${figures.count(simulations)} veces los partidos pendientes.`,
    ],
  };
}
