import type { HindsightStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../../nouns/nouns.ts';
import { average, averageGoals, number, unitsWord, victoryOf } from '../../words.ts';
import { betPhrase } from '../bets.ts';

type Club = BrazilianPortugueseNoun;

/** Max chance with which a winner is called a `zebra`. */
const longShot = 0.25;

/** Returns the sentences of Brazilian reviews on the forecast and the tip. */
export function brazilianPortugueseHindsight(figures: ProseFigures): Pick<StoryTexts<Club>, keyof HindsightStories<Club>> {
  const { percent, price } = figures;
  const units = (won: number) => `${figures.units(won)} ${unitsWord(won)}`;
  return {
    expectedWin: [
      ({ chance }) => `O favorito venceu: a previsão lhe dava ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Nossa previsão tinha ${winner} como ${winner.agree('favorito')}, com ${percent(chance)} de chance.`,
      ({ winner, chance }) => `A chance ${winner.de} era de ${percent(chance)} na nossa previsão.`,
      ({ winner, chance }) => `${victoryOf(winner)} era o resultado mais provável, com ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Antes do jogo, ${victoryOf(winner)} tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Tínhamos dado ${percent(chance)} de chance ${winner.a}.`,
      ({ chance }) => `A previsão se confirmou: o favorito tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Confirmou-se o favoritismo ${winner.de}, que tinha ${percent(chance)} de chance.`,
      ({ chance }) => `Deu a lógica: o favorito tinha ${percent(chance)} de chance.`,
      ({ chance }) => `Nada de zebra: o favorito tinha ${percent(chance)} de chance.`,
    ],
    unexpectedWin: [
      ({ winner, chance }) =>
        `${chance <= longShot ? 'Deu zebra' : 'Foi uma surpresa'}: a chance ${winner.de} era de ${percent(chance)} na nossa previsão.`,
      ({ loser, loserChance }) => `O favoritismo era ${loser.de}, com ${percent(loserChance)} de chance na nossa previsão.`,
      ({ loser, loserChance }) => `O resultado contrariou a previsão, que dava ${percent(loserChance)} de chance ${loser.a}.`,
      ({ winner, chance }) => `Antes do jogo, ${victoryOf(winner)} tinha só ${percent(chance)} de chance.`,
      ({ winner, loser, chance, loserChance }) =>
        `Tínhamos dado ${percent(chance)} de chance ${winner.a} e ${percent(loserChance)} ${loser.a}.`,
      ({ winner, chance }) => `Não era o que prevíamos: ${victoryOf(winner)} tinha ${percent(chance)} de chance.`,
      ({ loser, loserChance }) => `Esperávamos mais ${loser.de}, que tinha ${percent(loserChance)} de chance de vitória.`,
      ({ winner, chance }) => `Com ${percent(chance)} de chance na previsão, ${winner} era o azarão.`,
    ],
    winWithoutFavourite: [
      ({ winner, chance }) => `Não havia favorito claro: dávamos ${percent(chance)} de chance ${winner.a}.`,
      ({ winner, chance }) => `Nossa previsão era de equilíbrio, com ${percent(chance)} de chance para ${winner}.`,
      ({ winner, chance }) => `Antes do jogo, ${victoryOf(winner)} tinha ${percent(chance)} de chance, em confronto sem favorito claro.`,
      ({ winner, chance }) => `Esperávamos um jogo sem favorito e dávamos ${percent(chance)} de chance ${winner.a}.`,
      ({ winner, chance }) => `O jogo prometia equilíbrio: a chance ${winner.de} era de ${percent(chance)}.`,
      ({ winner, chance }) => `Nas nossas contas, ${winner} tinha ${percent(chance)} de chance, e nenhum dos dois times era favorito.`,
      ({ winner, chance }) => `A previsão não apontava favorito e dava ${percent(chance)} de chance ${winner.a}.`,
    ],
    favouriteHeldBack: [
      ({ favourite, chance }) => `Nossa previsão tinha ${favourite} como ${favourite.agree('favorito')}, com ${percent(chance)} de chance.`,
      ({ favourite, chance }) => `O favoritismo era ${favourite.de}, com ${percent(chance)} de chance de vitória.`,
      ({ favourite, chance }) => `Tínhamos dado ${percent(chance)} de chance de vitória ${favourite.a}.`,
      ({ favourite, chance }) => `Antes do jogo, ${victoryOf(favourite)} tinha ${percent(chance)} de chance.`,
      ({ favourite, chance }) => `Esperávamos mais ${favourite.de}, que tinha ${percent(chance)} de chance de vitória.`,
      ({ favourite, chance }) => `O favorito ficou sem a vitória: a chance ${favourite.de} era de ${percent(chance)}.`,
      ({ favourite, chance }) => `Na nossa previsão, ${favourite} vencia em ${percent(chance)} dos casos.`,
      ({ favourite, chance }) => `Com ${percent(chance)} de chance na previsão, ${favourite} era ${favourite.agree('favorito')}.`,
    ],
    drawWithoutFavourite: [
      ({ drawChance }) => `Nossa previsão não tinha favorito claro e dava ${percent(drawChance)} de chance ao empate.`,
      ({ drawChance }) => `O empate tinha ${percent(drawChance)} de chance, em jogo que considerávamos equilibrado.`,
      ({ drawChance }) => `Antes do jogo, não havia favorito claro, e a chance de empate era de ${percent(drawChance)}.`,
      ({ drawChance }) => `Esperava-se equilíbrio, com ${percent(drawChance)} de chance de empate.`,
      ({ drawChance }) => `Esperávamos um jogo parelho e dávamos ${percent(drawChance)} de chance ao empate.`,
      ({ drawChance }) => `Na nossa previsão, os dois times estavam próximos, e o empate ficava com ${percent(drawChance)}.`,
    ],
    exactScore: [
      ({ chance }) => `O jogo terminou com o placar mais provável da nossa previsão, que tinha ${percent(chance)} de chance.`,
      ({ chance }) => `O placar final foi justamente o mais provável nas nossas contas, com ${percent(chance)} de chance.`,
      ({ chance }) => `O placar do jogo era o mais provável na nossa previsão, com ${percent(chance)} de chance.`,
      ({ chance }) => `Tínhamos apontado o placar final como o mais provável, com ${percent(chance)} de chance.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Acertamos o placar: ${winnerGoals === 0 ? 'o empate sem gols' : `o ${figures.score(winnerGoals, loserGoals)}`} era o mais provável, com ${percent(chance)} de chance.`,
      ({ chance }) => `Nossa previsão apontava o placar exato: era o mais provável, com ${percent(chance)} de chance.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Entre todos os placares, ${winnerGoals === 0 ? 'o empate sem gols' : `o ${figures.score(winnerGoals, loserGoals)}`} era o que tinha mais chance na previsão: ${percent(chance)}.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) =>
        `Saíram mais gols do que o esperado: ${number(all)}, contra ${average(expected, 1, figures)} da previsão.`,
      ({ expected, goals: all }) => `Foram ${number(all)} gols, bem acima da previsão de ${average(expected, 1, figures)}.`,
      ({ expected }) => `Esperávamos menos gols: a previsão era de ${average(expected, 1, figures)}.`,
    ],
    // The score has been given: that a match won by one goal to nil had only one is no news.
    fewerGoals: [
      ({ expected }) => `Nossa previsão para o jogo era de ${averageGoals(expected, 1, figures)}.`,
      ({ expected }) => `Saíram menos gols do que os ${average(expected, 1, figures)} da previsão.`,
      ({ expected }) => `Esperávamos mais gols: a previsão era de ${average(expected, 1, figures)}.`,
    ],
    // The score has been given as a draw without goals.
    goalless: [
      ({ expected }) => `Nossa previsão para o jogo era de ${averageGoals(expected, 1, figures)}.`,
      ({ expected }) => `Não era o que esperávamos: a previsão era de ${averageGoals(expected, 1, figures)}.`,
    ],
    tipWon: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Nosso palpite não era o resultado mais provável, mas deu certo: ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, deu lucro de ${units(facts.profit)}.`,
        (facts) =>
          `Contra o resultado mais provável, tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: lucro de ${units(facts.profit)}.`,
      ],
      [
        (facts) =>
          `Nosso palpite deu certo: ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, deu lucro de ${units(facts.profit)}.`,
        (facts) => `Tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: lucro de ${units(facts.profit)}.`,
        (facts) =>
          `Acertamos o palpite, que era ${betPhrase(facts, figures)}: com odd de ${price(facts.price)}, o lucro foi de ${units(facts.profit)}.`,
      ],
    ),
    tipHalfWon: [
      (facts) =>
        `Nosso palpite foi meio ganho: ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, deu lucro de ${units(facts.profit)}.`,
      (facts) =>
        `Tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: metade da aposta ganhou, a outra foi devolvida, e o lucro foi de ${units(facts.profit)}.`,
    ],
    tipLost: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Nosso palpite, ${betPhrase(facts, figures)} com odd de ${price(facts.price)}, não era o resultado mais provável e não deu certo.`,
        (facts) =>
          `Contra o resultado mais provável, tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, e erramos.`,
      ],
      [
        (facts) => `Nosso palpite, ${betPhrase(facts, figures)} com odd de ${price(facts.price)}, não deu certo.`,
        (facts) => `Erramos o palpite: era ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}.`,
        (facts) => `A aposta que indicamos se perdeu: era ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}.`,
      ],
    ),
    tipHalfLost: [
      (facts) =>
        `Nosso palpite, ${betPhrase(facts, figures)} com odd de ${price(facts.price)}, foi meio perdido: metade da aposta foi devolvida.`,
      (facts) => `Tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, e metade da aposta se perdeu.`,
    ],
    tipVoid: [
      (facts) => `Nosso palpite, ${betPhrase(facts, figures)} com odd de ${price(facts.price)}, foi anulado, com a aposta devolvida.`,
      (facts) => `Tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, e a aposta foi devolvida.`,
    ],
  };
}
