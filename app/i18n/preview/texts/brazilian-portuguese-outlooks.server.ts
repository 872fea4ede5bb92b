import type { BrazilianPortugueseNoun } from '#app/i18n/names/brazilian-portuguese-noun.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase, exactScore } from './brazilian-portuguese-bets.ts';
import { both } from './brazilian-portuguese-words.ts';

/** Returns the sentences about the forecast and the tip. */
export function brazilianPortugueseOutlooks(
  figures: ProseFigures,
): Pick<StoryTexts<BrazilianPortugueseNoun>, keyof OutlookStories<unknown>> {
  const { percent, price } = figures;
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nossa previsão é clara: ${percent(favouriteChance)} para ${favourite}, ${percent(drawChance)} para o empate e ${percent(outsiderChance)} para ${outsider}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} é grande ${favourite.agree('favorito')} na nossa previsão, com ${percent(favouriteChance)} de chance, contra ${percent(outsiderChance)} ${outsider.de}.`,
      ({ favourite, outsider, favouriteChance, drawChance }) =>
        `Damos ${percent(favouriteChance)} de chance ${favourite.a} e ${percent(drawChance)} ao empate; uma vitória ${outsider.de} seria surpresa.`,
      ({ favourite, favouriteChance, drawChance }) =>
        `Com ${percent(favouriteChance)} de chance, a vitória ${favourite.de} é de longe o resultado mais provável na nossa previsão; o empate tem ${percent(drawChance)}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Na nossa previsão, ${favourite} leva vantagem: ${percent(favouriteChance)} de chance, contra ${percent(outsiderChance)} ${outsider.de} e ${percent(drawChance)} do empate.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `${favourite} é ${favourite.agree('favorito')}, com ${percent(favouriteChance)} de chance na nossa previsão; ${outsider} tem ${percent(outsiderChance)}, e o empate, ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `A previsão pende para ${favourite}: damos ${percent(favouriteChance)} de chance de vitória, contra ${percent(outsiderChance)} ${outsider.de}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Damos ${percent(favouriteChance)} de chance ${favourite.a}, ${percent(drawChance)} ao empate e ${percent(outsiderChance)} ${outsider.a}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `O jogo está aberto na nossa previsão: ${percent(favouriteChance)} para ${favourite}, ${percent(outsiderChance)} para ${outsider} e ${percent(drawChance)} para o empate.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} leva ligeira vantagem na nossa previsão, com ${percent(favouriteChance)} de chance, contra ${percent(outsiderChance)} ${outsider.de}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `A diferença é pequena: damos ${percent(favouriteChance)} de chance ${favourite.a} e ${percent(outsiderChance)} ${outsider.a}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nossa previsão põe ${favourite} um pouco à frente, com ${percent(favouriteChance)}, contra ${percent(outsiderChance)} ${outsider.de} e ${percent(drawChance)} do empate.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Nossa previsão não aponta favorito: ${percent(winChance)} de chance para cada lado e ${percent(drawChance)} para o empate.`,
      ({ home, away, winChance, drawChance }) =>
        `${both(home, away)} têm a mesma chance na nossa previsão, ${percent(winChance)}; o empate tem ${percent(drawChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `A chance de pelo menos três gols é de ${percent(chance)}.`,
      ({ chance }) => `É de ${percent(chance)} a chance de um jogo com três gols ou mais.`,
      ({ chance }) => `Mais de 2,5 gols é o lado mais provável, com ${percent(chance)} de chance.`,
      ({ chance }) => `O jogo tem ${percent(chance)} de chance de passar de dois gols.`,
    ],
    goalsFew: [
      ({ chance }) => `A tendência é de poucos gols: a chance de no máximo dois é de ${percent(chance)}.`,
      ({ chance }) => `É de ${percent(chance)} a chance de um jogo com no máximo dois gols.`,
      ({ chance }) => `Menos de 2,5 gols é o lado mais provável, com ${percent(chance)} de chance.`,
      ({ chance }) => `O jogo tem ${percent(chance)} de chance de não passar de dois gols.`,
    ],
    likeliestScore: [
      (facts) => `O placar mais provável é ${exactScore(facts, figures)}, com ${percent(facts.chance)} de chance.`,
      (facts) => `Nenhum placar é mais provável do que ${exactScore(facts, figures)}, que tem ${percent(facts.chance)} de chance.`,
      (facts) => `Entre os placares exatos, ${exactScore(facts, figures)} vem na frente, com ${percent(facts.chance)}.`,
      (facts) => `Se fosse para cravar um placar, seria ${exactScore(facts, figures)}, que tem ${percent(facts.chance)} de chance.`,
    ],
    tip: [
      (facts) =>
        `Nosso palpite é ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: pelas nossas contas, a chance é de ${percent(facts.chance)} e a odd justa, ${price(facts.fair)}.`,
      (facts) =>
        `Ficamos com ${betPhrase(facts, figures)}: a melhor odd paga ${price(facts.price)}, e a justa, para nós, seria ${price(facts.fair)}.`,
      (facts) =>
        `Com ${percent(facts.chance)} de chance nas nossas contas, ${betPhrase(facts, figures)} é o palpite: a melhor odd é ${price(facts.price)}, acima da justa.`,
      (facts) =>
        `Para este jogo, o palpite é ${betPhrase(facts, figures)}: a odd é de ${price(facts.price)}, quando a justa seria ${price(facts.fair)}.`,
    ],
    noTipPrices: [
      () => 'Sem odds recentes das casas de apostas, não há palpite.',
      () => 'Não há palpite, porque faltam odds atualizadas para comparar.',
    ],
    noTipThin: [
      (facts) =>
        `Não há palpite: ${betPhrase(facts, figures)}, que chega mais perto, paga ${price(facts.price)}, pouco acima da odd justa, ${price(facts.fair)}.`,
      (facts) =>
        `Falta valor para um palpite: a melhor odd para ${betPhrase(facts, figures)} é ${price(facts.price)}, e a justa, ${price(facts.fair)}.`,
      (facts) =>
        `O que mais se aproxima de um palpite é ${betPhrase(facts, figures)}, mas a odd de ${price(facts.price)} supera por pouco a justa, ${price(facts.fair)}.`,
      (facts) =>
        `Preferimos ficar sem palpite: com odd de ${price(facts.price)}, ${betPhrase(facts, figures)} só paga um pouco mais do que a justa, ${price(facts.fair)}.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Não há palpite: até ${betPhrase(facts, figures)}, que chega mais perto, paga só ${price(facts.price)}, e a odd justa seria ${price(facts.fair)}.`,
      (facts) =>
        `As odds estão baixas demais para um palpite: ${betPhrase(facts, figures)} paga ${price(facts.price)}, abaixo da odd justa, ${price(facts.fair)}.`,
      (facts) =>
        `Nenhuma odd compensa: a melhor para ${betPhrase(facts, figures)} é ${price(facts.price)}, quando a justa seria ${price(facts.fair)}.`,
      (facts) =>
        `Desta vez ficamos sem palpite, porque ${betPhrase(facts, figures)} paga ${price(facts.price)} e só valeria a pena acima de ${price(facts.fair)}.`,
    ],
    noTipValue: [
      () => 'Nenhuma odd fica suficientemente acima da nossa odd justa; por isso, não há palpite.',
      () => 'Não há palpite: as odds pagam mais ou menos o que as chances valem.',
    ],
    noTipTooGood: [
      () => 'Uma das odds parece boa demais para ser verdade, e não damos palpite em cima do que pode ser um erro.',
      () => 'Não há palpite: uma odd tão acima da justa indica que o mercado pode saber algo que não sabemos.',
    ],
    noTipLimits: [
      () => 'O que teria valor aqui é improvável demais ou paga pouco demais para um palpite.',
      () => 'Não há palpite: o valor só aparece em odds fora da faixa em que trabalhamos.',
    ],
    noTipLittleKnown: [
      () => 'Sabemos pouco demais sobre os dois times para dar um palpite.',
      () => 'Não há palpite, porque a previsão se apoia em poucos jogos.',
    ],
  };
}
