import type { OutlookStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { both, sideOf, victoryOf } from '../words.ts';
import { betPhrase, betSubject, exactScore, ofBet } from './bets.ts';

/** Returns a score as an event with a chance, a draw by its figures: `a vitória do Vasco por 2 a 1`, `o 1 a 1`. */
function scoreAlone(facts: OutlookStories<BrazilianPortugueseNoun>['likeliestScore'], figures: ProseFigures): string {
  const { homeGoals, awayGoals } = facts;
  return homeGoals === awayGoals && homeGoals > 0 ? `o ${figures.score(homeGoals, awayGoals)}` : exactScore(facts, figures);
}

/** Returns the same without a name, for a sentence after several that had it: `2 a 0 para o mandante`, `o 1 a 1`. */
function namelessScore(facts: OutlookStories<BrazilianPortugueseNoun>['likeliestScore'], figures: ProseFigures): string {
  const { homeGoals, awayGoals, neutral } = facts;
  if (neutral || homeGoals === awayGoals) return scoreAlone(facts, figures);
  const [most, least] = homeGoals > awayGoals ? [homeGoals, awayGoals] : [awayGoals, homeGoals];
  return `o ${figures.score(most, least)} para ${sideOf(homeGoals > awayGoals)}`;
}

/** Returns a favourite by the gender of its name: `o favorito`, `a grande favorita`. */
const favourite = (club: BrazilianPortugueseNoun, great = '') => `${club.gender === 'm' ? 'o' : 'a'} ${great}${club.agree('favorito')}`;

/** Returns the beginning of a sentence that favours a club against a fact given before; empty when there is no such fact. */
function despite({ despite: against, favouriteAtHome }: OutlookStories<BrazilianPortugueseNoun>['forecastFavourite']): string {
  switch (against) {
    case undefined:
      return '';
    case 'table':
      return 'apesar da classificação, ';
    case 'table-and-form':
      return 'apesar da classificação e dos últimos resultados, ';
    case 'own-form':
      return `apesar da má fase d${sideOf(favouriteAtHome)}, `;
    case 'other-form':
      return `apesar da boa fase d${sideOf(!favouriteAtHome)}, `;
    case 'meetings':
      return 'apesar do retrospecto, ';
    case 'last-meeting':
      return 'apesar do último confronto, ';
    case 'absences':
      return 'apesar dos desfalques, ';
  }
}

/** Min chance of a number of goals with which it is more than slightly likely. */
const likely = 0.55;

/** Returns the sentences of Brazilian previews about the forecast and the tip. */
export function brazilianPortugueseOutlooks(
  figures: ProseFigures,
): Pick<StoryTexts<BrazilianPortugueseNoun>, keyof OutlookStories<unknown>> {
  const { percent, price, line } = figures;
  /** Returns a text about the likeliest win, the winner by its role unless on neutral ground: `a vitória do mandante`, `2 a 0`. */
  const aboutWin =
    (text: (win: { win: string; by: string; share: string }) => string) =>
    ({ home, away, homeGoals, awayGoals, chance, neutral }: OutlookStories<BrazilianPortugueseNoun>['likeliestWin']) => {
      const atHome = homeGoals > awayGoals;
      const win = neutral ? victoryOf(atHome ? home : away) : `a vitória d${sideOf(atHome)}`;
      return text({ win, by: figures.score(Math.max(homeGoals, awayGoals), Math.min(homeGoals, awayGoals)), share: percent(chance) });
    };
  return {
    forecastClear: [
      (facts) =>
        `${despite(facts)}nossa previsão é clara: ${percent(facts.favouriteChance)} de chance para ${facts.favourite} e só ${percent(facts.outsiderChance)} para ${facts.outsider}.`,
      (facts) =>
        `${despite(facts)}${favourite(facts.favourite, 'grande ')} na nossa previsão é ${facts.favourite}, com ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} ${facts.outsider.de}.`,
      (facts) =>
        `${despite(facts)}damos ${percent(facts.favouriteChance)} de chance ${facts.favourite.a} e só ${percent(facts.drawChance)} ao empate.`,
      (facts) =>
        `${despite(facts)}${victoryOf(facts.favourite)} é de longe o resultado mais provável, com ${percent(facts.favouriteChance)} de chance; o empate tem ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}${facts.favourite} vence em ${percent(facts.favouriteChance)} dos casos nas nossas contas, e ${facts.outsider}, em ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}uma vitória ${facts.outsider.de} seria surpresa: a chance é de ${percent(facts.outsiderChance)}, contra ${percent(facts.favouriteChance)} ${facts.favourite.de}.`,
      (facts) =>
        `${despite(facts)}esperamos ${victoryOf(facts.favourite).replace(/^[ao] /u, '')}, com ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} ${facts.outsider.de}.`,
      (facts) =>
        `${despite(facts)}vemos amplo favoritismo ${facts.favourite.de}: são ${percent(facts.favouriteChance)} de chance de vitória e ${percent(facts.drawChance)} de empate.`,
    ],
    forecastFavourite: [
      (facts) =>
        `${despite(facts)}nossa previsão dá ${percent(facts.favouriteChance)} de chance ${facts.favourite.a} e ${percent(facts.outsiderChance)} ${facts.outsider.a}.`,
      (facts) =>
        `${despite(facts)}nossas contas apontam ${percent(facts.favouriteChance)} de chance de ${victoryOf(facts.favourite).replace(/^[ao] /u, '')} e ${percent(facts.drawChance)} de empate.`,
      (facts) =>
        `${despite(facts)}${facts.favourite} tem ${percent(facts.favouriteChance)} de chance de vitória nas nossas contas, e ${facts.outsider}, ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}${favourite(facts.favourite)}, para nós, é ${facts.favourite}, com ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} ${facts.outsider.de}.`,
      (facts) =>
        `${despite(facts)}quem tem mais chance de vencer é ${facts.favourite}, com ${percent(facts.favouriteChance)}; o empate ${percent(facts.drawChance) === percent(facts.favouriteChance) ? 'também tem' : 'fica com'} ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}colocamos ${facts.favourite} na frente: ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} do adversário.`,
      (facts) =>
        `${despite(facts)}o favoritismo é ${facts.favourite.de}, que vence em ${percent(facts.favouriteChance)} dos casos nas nossas contas; ${facts.outsider}, em ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}damos mais chance ${facts.favourite.a}: ${percent(facts.favouriteChance)}, contra ${percent(facts.outsiderChance)} ${facts.outsider.de}.`,
      (facts) =>
        `${despite(facts)}a vantagem, para nós, é ${facts.favourite.de}: ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} ${facts.outsider.de}.`,
      (facts) =>
        `${despite(facts)}com ${percent(facts.favouriteChance)} de chance, ${facts.favourite} é ${favourite(facts.favourite)} na nossa previsão; ${facts.outsider} tem ${percent(facts.outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Não há favorito claro na nossa previsão: ${percent(favouriteChance)} de chance para ${favourite} e ${percent(outsiderChance)} para ${outsider}.`,
      (facts) =>
        `${despite(facts)}nossa previsão dá ligeira vantagem ${facts.favourite.a}, com ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} ${facts.outsider.de}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Nossa previsão é de equilíbrio: damos ${percent(favouriteChance)} de chance ${favourite.a} e ${percent(outsiderChance)} ${outsider.a}.`,
      (facts) =>
        `${despite(facts)}colocamos ${facts.favourite} um pouco à frente, com ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} ${facts.outsider.de}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `As chances são parecidas: ${percent(favouriteChance)} para ${favourite} e ${percent(outsiderChance)} para ${outsider}.`,
      (facts) =>
        `${despite(facts)}o mais provável, por pequena margem, é ${victoryOf(facts.favourite)}, com ${percent(facts.favouriteChance)}; o adversário tem ${percent(facts.outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `O jogo está em aberto: ${favourite} tem ${percent(favouriteChance)} de chance, e ${outsider}, ${percent(outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}a balança pende de leve para ${facts.favourite}: são ${percent(facts.favouriteChance)} de chance, contra ${percent(facts.outsiderChance)} do adversário.`,
    ],
    forecastDraw: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Nenhum resultado é mais provável na nossa previsão do que o empate, com ${percent(drawChance)}; a chance ${favourite.de} é de ${percent(favouriteChance)}, e a ${outsider.de}, de ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Nossa previsão não vê favorito: ${percent(drawChance)} de chance para o empate, ${percent(favouriteChance)} para ${favourite} e ${percent(outsiderChance)} para ${outsider}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `O empate, com ${percent(drawChance)} de chance, é pelo menos tão provável quanto ${victoryOf(favourite)}, com ${percent(favouriteChance)}; ${outsider} tem ${percent(outsiderChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Nossa previsão não aponta favorito: ${percent(winChance)} de chance para cada time e ${percent(drawChance)} para o empate.`,
      ({ home, away, winChance, drawChance }) =>
        `Na nossa previsão, ${both(home, away)} têm a mesma chance, de ${percent(winChance)}; a do empate é de ${percent(drawChance)}.`,
      ({ home, away, winChance }) => `Damos a mesma chance ${home.a} e ${away.a}, ${percent(winChance)} para cada um.`,
      ({ winChance }) => `Nas nossas contas, os dois times têm exatamente a mesma chance de vencer, ${percent(winChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `A chance de pelo menos três gols é de ${percent(chance)}.`,
      ({ chance }) => `${chance < likely ? 'Há leve vantagem para' : 'Devem sair'} três gols ou mais: a chance é de ${percent(chance)}.`,
      ({ chance }) => `O mais provável é que saiam três gols ou mais, com ${percent(chance)} de chance.`,
      ({ chance }) => `O placar passa de dois gols em ${percent(chance)} dos casos.`,
      ({ chance }) => `Em ${percent(chance)} dos casos, saem pelo menos três gols.`,
      ({ chance }) => `Quanto aos gols, três ou mais saem em ${percent(chance)} dos casos.`,
      ({ chance }) => `No total de gols, mais de ${line(2.5, false)} leva vantagem, com ${percent(chance)}.`,
      ({ chance }) => `Esperamos pelo menos três gols: a chance é de ${percent(chance)}.`,
      ({ chance }) => `O terceiro gol sai em ${percent(chance)} dos casos nas nossas contas.`,
    ],
    goalsFew: [
      ({ chance }) =>
        `${chance < likely ? 'Há leve tendência' : 'A tendência é'} de poucos gols: a chance de no máximo dois é de ${percent(chance)}.`,
      ({ chance }) => `Em ${percent(chance)} dos casos, o jogo não chega ao terceiro gol.`,
      ({ chance }) => `O mais provável é que não saiam mais de dois gols, com ${percent(chance)} de chance.`,
      ({ chance }) => `No total de gols, menos de ${line(2.5, false)} leva vantagem, com ${percent(chance)}.`,
      ({ chance }) => `O placar não passa de dois gols em ${percent(chance)} dos casos.`,
      ({ chance }) => `Não esperamos um terceiro gol: a chance de dois ou menos é de ${percent(chance)}.`,
      ({ chance }) => `Quanto aos gols, saem no máximo dois em ${percent(chance)} dos casos.`,
      ({ chance }) => `A previsão é de no máximo dois gols, com ${percent(chance)} de chance.`,
      ({ chance }) =>
        chance < likely
          ? `Dois gols ou menos têm leve vantagem, com ${percent(chance)} de chance.`
          : `Há poucos gols à vista: em ${percent(chance)} dos casos, não saem mais de dois.`,
    ],
    likeliestScore: [
      (facts) => `O placar exato mais provável é ${scoreAlone(facts, figures)}, com ${percent(facts.chance)} de chance.`,
      (facts) => `${namelessScore(facts, figures)} lidera entre os placares exatos, com ${percent(facts.chance)} de chance.`,
      (facts) => `Entre os placares exatos, o mais provável é ${scoreAlone(facts, figures)}, com ${percent(facts.chance)} de chance.`,
      (facts) => `Se for preciso escolher um placar, que seja ${namelessScore(facts, figures)}, com ${percent(facts.chance)} de chance.`,
      (facts) =>
        `Com ${percent(facts.chance)} de chance, ${namelessScore(facts, figures)} é o placar que mais se repete nas nossas contas.`,
      (facts) => `${namelessScore(facts, figures)} sai em ${percent(facts.chance)} dos casos, mais do que qualquer outro placar.`,
      (facts) => `De todos os placares, ${namelessScore(facts, figures)} é o que tem mais chance: ${percent(facts.chance)}.`,
    ],
    likeliestWin: [
      aboutWin(({ win, by, share }) => `O placar mais provável para ${win} é o ${by}, com ${share} de chance.`),
      aboutWin(({ win, by, share }) => `Entre os placares que dariam ${win}, o ${by} lidera, com ${share} de chance.`),
      aboutWin(({ win, by, share }) => `Nenhum placar com ${win} é mais provável do que o ${by}, e mesmo ele tem só ${share} de chance.`),
      aboutWin(({ win, by, share }) => `Com ${share} de chance, o ${by} é o placar mais provável para ${win}.`),
      aboutWin(({ win, by, share }) => `Se for preciso escolher um placar para ${win}, que seja o ${by}, com ${share} de chance.`),
      aboutWin(({ win, by, share }) => `${win} por ${by} sai em ${share} dos casos, mais do que por qualquer outro placar.`),
      aboutWin(({ win, by, share }) => `De todos os placares para ${win}, o ${by} é o que tem mais chance: ${share}.`),
    ],
    tip: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Nosso palpite não é o resultado mais provável: ${betPhrase(facts, figures)}, com odd de ${price(facts.price)} e ${percent(facts.chance)} de chance na hora da publicação.`,
        (facts) =>
          `Contra o resultado mais provável, o palpite é ${betPhrase(facts, figures)}: a odd, na hora, era de ${price(facts.price)}, e a justa, de ${price(facts.fair)}.`,
      ],
      [
        (facts) =>
          `Nosso palpite é ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: quando foi publicado, a chance era de ${percent(facts.chance)} nas nossas contas, e a odd justa, de ${price(facts.fair)}.`,
        (facts) =>
          `O palpite é ${betPhrase(facts, figures)}: a odd, na hora do palpite, era de ${price(facts.price)}, e a justa, para nós, de ${price(facts.fair)}.`,
        (facts) =>
          `Nosso palpite é ${betPhrase(facts, figures)}: na hora, demos ${percent(facts.chance)} de chance, e a odd era de ${price(facts.price)}, acima da justa, de ${price(facts.fair)}.`,
        (facts) =>
          `Para este jogo, o palpite é ${betPhrase(facts, figures)}, que na hora pagava ${price(facts.price)}, quando a odd justa era de ${price(facts.fair)}.`,
        (facts) =>
          `Vimos valor na odd de ${price(facts.price)} e indicamos ${betPhrase(facts, figures)}: a chance era de ${percent(facts.chance)} na hora da publicação.`,
        (facts) =>
          `A aposta que indicamos é ${betPhrase(facts, figures)}: na hora do palpite, a odd de ${price(facts.price)} superava a justa, de ${price(facts.fair)}.`,
        (facts) =>
          `Há palpite: ${betPhrase(facts, figures)}, com odd de ${price(facts.price)} e ${percent(facts.chance)} de chance na hora da publicação.`,
        (facts) =>
          `Ficamos com ${betPhrase(facts, figures)}: o palpite pagava ${price(facts.price)} quando foi publicado, e ${price(facts.fair)} já seria justo.`,
      ],
    ),
    noTipPrices: [
      () => 'Sem odds recentes das casas de apostas, não há palpite.',
      () => 'Não há palpite, porque faltam odds atualizadas para comparar.',
      () => 'Faltam odds recentes para este jogo, e sem elas não damos palpite.',
      () => 'Um palpite depende de odds atualizadas, que este jogo não tem.',
    ],
    noTipThin: [
      (facts) =>
        `Não há palpite: ${betSubject(facts, figures)} paga até ${price(facts.price)}, contra ${price(facts.fair)} da odd justa, mas não há duas casas autorizadas com a margem que pedimos.`,
      (facts) =>
        `Ainda não há palpite n${betSubject(facts, figures)}: a melhor odd, de ${price(facts.price)}, supera a justa, de ${price(facts.fair)}, mas exigimos uma boa margem em pelo menos duas casas autorizadas.`,
      (facts) =>
        `Para um palpite n${betSubject(facts, figures)}, não basta a melhor odd, de ${price(facts.price)}: pedimos que duas casas autorizadas paguem bem mais do que a justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Pedimos uma boa margem sobre a odd justa em duas casas autorizadas, e ${betSubject(facts, figures)} ainda não tem isso: a justa é de ${price(facts.fair)}, e a melhor, de ${price(facts.price)}.`,
      (facts) =>
        `A odd ${ofBet(facts, figures)} chega a ${price(facts.price)}, contra ${price(facts.fair)} da justa, mas um palpite nosso exige folga em duas casas autorizadas.`,
      (facts) =>
        `Nosso palpite seria ${betSubject(facts, figures)} se duas casas autorizadas pagassem bem mais do que a odd justa, de ${price(facts.fair)}; a melhor oferta é de ${price(facts.price)}.`,
      (facts) =>
        `Só daríamos palpite n${betSubject(facts, figures)} se duas casas autorizadas superassem com folga a odd justa, de ${price(facts.fair)}, e a maior hoje é de ${price(facts.price)}.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Não há palpite: a odd mais próxima da justa é a ${ofBet(facts, figures)}, que paga ${price(facts.price)}, quando deveria pagar ${price(facts.fair)}.`,
      (facts) =>
        `Nenhuma odd do resultado compensa: a que mais se aproxima da justa, a ${ofBet(facts, figures)}, paga ${price(facts.price)}, mas deveria pagar ${price(facts.fair)}.`,
      (facts) =>
        `As odds estão baixas para um palpite: a mais próxima da justa, a ${ofBet(facts, figures)}, paga ${price(facts.price)} e só valeria a pena acima de ${price(facts.fair)}.`,
      (facts) =>
        `Ficamos sem palpite: a odd mais próxima da justa, a ${ofBet(facts, figures)}, é de ${price(facts.price)}, mas precisaria passar de ${price(facts.fair)}.`,
      (facts) =>
        `As casas pagam menos do que o justo: no melhor caso, ${betSubject(facts, figures)} paga ${price(facts.price)}, quando a odd justa é de ${price(facts.fair)}.`,
      (facts) =>
        `Um palpite exigiria mais de ${price(facts.fair)} n${betSubject(facts, figures)}, mas a melhor odd é de ${price(facts.price)}; as outras ficam ainda mais longe da justa.`,
      (facts) =>
        `Não encontramos valor neste jogo: no melhor dos casos, ${betSubject(facts, figures)} paga ${price(facts.price)}, contra ${price(facts.fair)} da odd justa.`,
      (facts) =>
        `Deixamos o jogo sem palpite, já que as odds são baixas: a que menos se afasta da justa, a ${ofBet(facts, figures)}, é de ${price(facts.price)}, em vez de ${price(facts.fair)}.`,
    ],
    noTipValue: [
      () => 'Não há palpite: nenhuma odd do resultado supera a justa com margem suficiente.',
      () => 'Ficamos sem palpite, porque nenhuma odd do resultado oferece margem suficiente sobre a que consideramos justa.',
      () => 'As odds do resultado estão perto das que consideramos justas, e por isso não há palpite.',
      () => 'Sem palpite: nem a vitória de um dos times, nem a do outro, nem o empate paga o suficiente.',
      () => 'Só damos palpite quando uma odd supera a justa com clareza, e não é o caso de nenhuma das três do resultado.',
      () => 'Nenhum dos três resultados tem odd que justifique um palpite.',
      () => 'Falta valor nas odds do resultado, e preferimos não dar palpite.',
      () => 'O que as casas pagam pelo resultado não compensa o risco: sem palpite neste jogo.',
      () => 'Nenhuma das três odds do resultado supera a justa o bastante para um palpite.',
      () => 'O jogo fica sem palpite: as casas não pagam o que pedimos por nenhum dos três resultados.',
    ],
    noTipTooGood: [
      () => 'Uma das odds parece boa demais para ser verdade, e não damos palpite em cima do que pode ser um erro.',
      () => 'Não há palpite: uma odd tão acima da justa indica que o mercado pode saber algo que não sabemos.',
      () => 'Ficamos sem palpite, porque a odd que chama a atenção tem mais cara de erro do que de oportunidade.',
    ],
    noTipLittleKnown: [
      () => 'Sabemos pouco demais sobre os dois times para dar um palpite.',
      () => 'Não há palpite, porque a previsão se apoia em poucos jogos.',
      () => 'Com tão poucos jogos como base, preferimos não dar palpite.',
      () => 'Ainda há poucos jogos na base da previsão para sustentar um palpite.',
    ],
    noTipUnlikely: inCase(
      ({ chance, least }) => percent(chance) === percent(least),
      [
        (facts) =>
          `Não há palpite: a odd ${ofBet(facts, figures)} supera a justa, mas a chance fica um pouco abaixo dos ${percent(facts.least)} que exigimos.`,
        (facts) =>
          `A odd de ${price(facts.price)} n${betSubject(facts, figures)} compensaria, só que a chance por pouco não chega ao mínimo de ${percent(facts.least)} que pedimos.`,
        (facts) =>
          `O maior valor está n${betSubject(facts, figures)}, mas só damos palpite a partir de ${percent(facts.least)}, e a chance fica um pouco abaixo disso.`,
      ],
      [
        (facts) =>
          `O maior valor está n${betSubject(facts, figures)}, mas a chance, de ${percent(facts.chance)}, é baixa demais para nós: só damos palpite a partir de ${percent(facts.least)}.`,
        (facts) =>
          `Não há palpite: a odd ${ofBet(facts, figures)} supera a justa, mas a chance é de ${percent(facts.chance)}, e exigimos pelo menos ${percent(facts.least)}.`,
        (facts) =>
          `A odd de ${price(facts.price)} n${betSubject(facts, figures)} compensaria, só que a chance, de ${percent(facts.chance)}, não chega ao mínimo de ${percent(facts.least)} que pedimos.`,
        (facts) =>
          `Com ${percent(facts.chance)} de chance, ${betSubject(facts, figures)} tem valor, mas fica abaixo dos ${percent(facts.least)} que um palpite nosso exige.`,
        (facts) =>
          `Nosso limite para um palpite é de ${percent(facts.least)} de chance, e ${betSubject(facts, figures)}, que tem o maior valor, fica em ${percent(facts.chance)}.`,
        (facts) =>
          `Ficamos sem palpite: ${betSubject(facts, figures)} é a aposta de maior valor, mas não passa de ${percent(facts.chance)} de chance, e pedimos pelo menos ${percent(facts.least)}.`,
      ],
    ),
    noTipShort: inCase(
      (facts) => price(facts.price) === price(facts.least),
      [
        (facts) =>
          `Não há palpite: a odd ${ofBet(facts, figures)} supera a justa, mas por pouco não chega aos ${price(facts.least)} que exigimos.`,
        (facts) =>
          `O maior valor está n${betSubject(facts, figures)}, mas a odd fica um pouco abaixo de ${price(facts.least)}, nosso mínimo.`,
      ],
      [
        (facts) =>
          `O maior valor está n${betSubject(facts, figures)}, mas a odd é de ${price(facts.price)}, e não damos palpite abaixo de ${price(facts.least)}.`,
        (facts) =>
          `Não há palpite: a odd ${ofBet(facts, figures)} supera a justa, mas ${price(facts.price)} é menos do que os ${price(facts.least)} que exigimos.`,
        (facts) =>
          `Com odd de ${price(facts.price)}, ${betSubject(facts, figures)} tem valor, mas paga pouco para um palpite nosso: o mínimo é ${price(facts.least)}.`,
      ],
    ),
    noTipAmongOurs: [
      (facts) =>
        `Nos mercados em que damos palpite, todas as odds ficam abaixo da justa; a diferença é menor n${betSubject(facts, figures)}, que paga ${price(facts.price)} e deveria pagar ${price(facts.fair)}.`,
      (facts) =>
        `Não há palpite: mesmo a melhor opção para nós, ${betSubject(facts, figures)}, paga ${price(facts.price)}, abaixo da odd justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Nos mercados em que damos palpite, nada compensa: a odd ${ofBet(facts, figures)} é de ${price(facts.price)}, abaixo da justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Para um palpite n${betSubject(facts, figures)}, queríamos mais de ${price(facts.fair)}, mas a melhor odd é de ${price(facts.price)}.`,
      (facts) =>
        `A melhor oferta nos mercados em que damos palpite é ${price(facts.price)} n${betSubject(facts, figures)}, menos do que a odd justa, de ${price(facts.fair)}.`,
      (facts) =>
        `Ficamos sem palpite: a ${price(facts.price)}, ${betSubject(facts, figures)} paga menos do que a odd justa, de ${price(facts.fair)}, e era a nossa melhor opção.`,
      (facts) =>
        `O mais perto de um palpite seria ${betSubject(facts, figures)}, que paga ${price(facts.price)}, mas só passaria a valer a pena acima de ${price(facts.fair)}.`,
      (facts) =>
        `Entre as nossas opções, a que menos se afasta da odd justa é ${betSubject(facts, figures)}, que paga ${price(facts.price)} em vez de ${price(facts.fair)}.`,
    ],
  };
}
