import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { both, victoryOf } from '../words.ts';
import { betPhrase, betSubject, exactScore, ofBet } from './bets.ts';

/** Returns a score as an event with a chance, a draw by its figures: `a vitória do Vasco por 2 a 1`, `o 1 a 1`. */
function scoreAlone(facts: OutlookStories<BrazilianPortugueseNoun>['likeliestScore'], figures: ProseFigures): string {
  const { homeGoals, awayGoals } = facts;
  return homeGoals === awayGoals && homeGoals > 0 ? `o ${figures.score(homeGoals, awayGoals)}` : exactScore(facts, figures);
}

/** Returns the sentences of Greek previews about the forecast and the tip. */
export function brazilianPortugueseOutlooks(
  figures: ProseFigures,
): Pick<StoryTexts<BrazilianPortugueseNoun>, keyof OutlookStories<unknown>> {
  const { percent, price } = figures;
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nossa previsão é clara: ${percent(favouriteChance)} de chance para ${favourite}, ${percent(drawChance)} para o empate e ${percent(outsiderChance)} para ${outsider}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} é grande ${favourite.agree('favorito')} na nossa previsão, com ${percent(favouriteChance)} de chance, contra ${percent(outsiderChance)} ${outsider.de}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Damos ${percent(favouriteChance)} de chance ${favourite.a}, ${percent(drawChance)} ao empate e ${percent(outsiderChance)} ${outsider.a}.`,
      ({ favourite, favouriteChance, drawChance }) =>
        `Com ${percent(favouriteChance)} de chance, ${victoryOf(favourite)} é de longe o resultado mais provável na nossa previsão; o empate tem ${percent(drawChance)}.`,
    ],
    // The sentences before may speak for the other club: these give the figures and call neither club the favourite.
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nossa previsão dá ${percent(favouriteChance)} de chance ${favourite.a}, ${percent(drawChance)} ao empate e ${percent(outsiderChance)} ${outsider.a}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Na nossa previsão, ${favourite} tem ${percent(favouriteChance)} de chance de vitória, e ${outsider}, ${percent(outsiderChance)}; o empate ${percent(drawChance) === percent(outsiderChance) ? 'também ' : ''}fica com ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `A chance de vitória é de ${percent(favouriteChance)} para ${favourite} e de ${percent(outsiderChance)} para ${outsider} na nossa previsão.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Damos ${percent(favouriteChance)} de chance ${favourite.a}, ${percent(drawChance)} ao empate e ${percent(outsiderChance)} ${outsider.a}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `O resultado está em aberto na nossa previsão: ${percent(favouriteChance)} de chance para ${favourite}, ${percent(outsiderChance)} para ${outsider} e ${percent(drawChance)} para o empate.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} leva ligeira vantagem na nossa previsão, com ${percent(favouriteChance)} de chance, contra ${percent(outsiderChance)} ${outsider.de}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Nossa previsão é de equilíbrio: damos ${percent(favouriteChance)} de chance ${favourite.a} e ${percent(outsiderChance)} ${outsider.a}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nossa previsão põe ${favourite} um pouco à frente, com ${percent(favouriteChance)} de chance, contra ${percent(outsiderChance)} ${outsider.de} e ${percent(drawChance)} do empate.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Nossa previsão não aponta favorito: ${percent(winChance)} de chance para cada time e ${percent(drawChance)} para o empate.`,
      ({ home, away, winChance, drawChance }) =>
        `${both(home, away)} têm a mesma chance na nossa previsão, ${percent(winChance)}; o empate tem ${percent(drawChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `A chance de pelo menos três gols é de ${percent(chance)}.`,
      ({ chance }) => `É de ${percent(chance)} a chance de um jogo com três gols ou mais.`,
      ({ chance }) => `O mais provável é que saiam três gols ou mais, com ${percent(chance)} de chance.`,
      ({ chance }) => `O jogo tem ${percent(chance)} de chance de passar de dois gols.`,
    ],
    goalsFew: [
      ({ chance }) => `A tendência é de poucos gols: a chance de no máximo dois é de ${percent(chance)}.`,
      ({ chance }) => `É de ${percent(chance)} a chance de um jogo com no máximo dois gols.`,
      ({ chance }) => `O mais provável é que não saiam mais de dois gols, com ${percent(chance)} de chance.`,
      ({ chance }) => `O jogo tem ${percent(chance)} de chance de não passar de dois gols.`,
    ],
    // A draw may be the likeliest score although a club is the favourite: it is named as a score, and each text says that only single scores are compared.
    likeliestScore: [
      (facts) => `O placar exato mais provável é ${scoreAlone(facts, figures)}, com ${percent(facts.chance)} de chance.`,
      (facts) => `Nenhum placar exato é mais provável do que ${scoreAlone(facts, figures)}, que tem ${percent(facts.chance)} de chance.`,
      (facts) => `Entre os placares exatos, o mais provável é ${scoreAlone(facts, figures)}, com ${percent(facts.chance)} de chance.`,
      (facts) => `A maior chance de placar exato, de ${percent(facts.chance)}, é a d${scoreAlone(facts, figures)}.`,
    ],
    tip: [
      (facts) =>
        `Nosso palpite é ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: quando o demos, pelas nossas contas, a chance era de ${percent(facts.chance)}, e a odd justa, de ${price(facts.fair)}.`,
      (facts) =>
        `O palpite é ${betPhrase(facts, figures)}: a odd, na hora do palpite, era de ${price(facts.price)}, e a justa, para nós, de ${price(facts.fair)}.`,
      (facts) =>
        `Nosso palpite é ${betPhrase(facts, figures)}: na hora, demos ${percent(facts.chance)} de chance, e a odd era de ${price(facts.price)}, acima da justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Para este jogo, o palpite é ${betPhrase(facts, figures)}, que na hora pagava ${price(facts.price)}, quando a odd justa era de ${price(facts.fair)}.`,
    ],
    noTipPrices: [
      () => 'Sem odds recentes das casas de apostas, não há palpite.',
      () => 'Não há palpite, porque faltam odds atualizadas para comparar.',
    ],
    noTipThin: [
      (facts) =>
        `Não há palpite: no resultado, a odd mais vantajosa, a ${ofBet(facts, figures)}, é de ${price(facts.price)}, mas não há duas casas autorizadas que paguem o suficiente acima da justa, que seria de ${price(facts.fair)}.`,
      (facts) =>
        `Falta margem para um palpite: a melhor opção seria ${betSubject(facts, figures)}, que paga até ${price(facts.price)}, com odd justa de ${price(facts.fair)}, e queremos mais margem em duas casas autorizadas.`,
      (facts) =>
        `O que mais se aproxima de um palpite é ${betSubject(facts, figures)}, mas, mesmo com odd de até ${price(facts.price)}, faltam duas casas autorizadas que superem bem a justa, que seria de ${price(facts.fair)}.`,
      (facts) =>
        `Preferimos ficar sem palpite: no resultado, a odd mais vantajosa, a ${ofBet(facts, figures)}, é de ${price(facts.price)}, e a justa, de ${price(facts.fair)}, mas uma segunda casa autorizada teria que pagar mais.`,
    ],
    // The bet may be any of the market, an outsider's too: each says that its odds come nearest to the fair ones.
    noTipBelowFair: [
      (facts) =>
        `Não há palpite: a odd mais próxima da justa é a ${ofBet(facts, figures)}, que paga ${price(facts.price)}, quando deveria pagar ${price(facts.fair)}.`,
      (facts) =>
        `Nenhuma odd do resultado compensa: a que mais se aproxima da justa, a ${ofBet(facts, figures)}, paga ${price(facts.price)}, mas deveria pagar ${price(facts.fair)}.`,
      (facts) =>
        `Para um palpite, as odds estão baixas; a diferença para a justa é menor n${betSubject(facts, figures)}, que paga ${price(facts.price)} e só valeria a pena acima de ${price(facts.fair)}.`,
      (facts) =>
        `Ficamos sem palpite: a odd mais próxima da justa, a ${ofBet(facts, figures)}, é de ${price(facts.price)}, mas precisaria passar de ${price(facts.fair)}.`,
    ],
    noTipValue: [
      () => 'Não há palpite: nenhuma odd do resultado supera a justa com margem suficiente.',
      () => 'Ficamos sem palpite, porque nenhuma odd do resultado oferece margem suficiente sobre a que consideramos justa.',
    ],
    noTipTooGood: [
      () => 'Uma das odds parece boa demais para ser verdade, e não damos palpite em cima do que pode ser um erro.',
      () => 'Não há palpite: uma odd tão acima da justa indica que o mercado pode saber algo que não sabemos.',
    ],
    noTipLimits: [
      () => 'Ficamos sem palpite: as poucas apostas com valor no resultado têm odds altas ou baixas demais para o nosso critério.',
      () => 'Não há palpite: no resultado, só há valor em odds fora da faixa em que trabalhamos.',
    ],
    noTipLittleKnown: [
      () => 'Sabemos pouco demais sobre os dois times para dar um palpite.',
      () => 'Não há palpite, porque a previsão se apoia em poucos jogos.',
    ],
  };
}
