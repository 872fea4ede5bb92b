import type { RaceStories, SeasonStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { matches, number, points, standing, wins } from '../words.ts';
import { listed } from './news-words.ts';

type Club = BrazilianPortugueseNoun;

/** Returns the places that lead straight up: `em primeiro lugar`, `entre os dois primeiros`. */
const amongFirst = (places: number) => (places === 1 ? 'em primeiro lugar' : `entre os ${number(places)} primeiros`);

/** Returns the sentences of Brazilian news on what is decided and on runs. */
export function ofSeason(): Pick<NewsTexts<Club>, keyof SeasonStories<Club>> {
  return {
    champions: [
      ({ club, second, ahead }) =>
        ahead === 0
          ? `${club} é ${club.agree('campeão')}, apesar de ter a mesma pontuação ${second.de}.`
          : `${club} é ${club.agree('campeão')}: ${second}, ${points(ahead)} atrás, não pode mais ultrapassar o líder.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `O título fica com ${club}, que empatou em pontos com ${second} e levou a melhor no desempate.`
          : `O título está decidido: com ${points(ahead)} à frente ${second.de}, ${club} não perde mais a liderança.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `A taça é ${club.de}, no desempate com ${second}.`
          : `A taça é ${club.de}: a vantagem de ${points(ahead)} sobre ${second} é definitiva.`,
    ],
    promoted: [
      ({ clubs }) => `${listed(clubs)} ${clubs.length === 1 ? 'tem' : 'têm'} o acesso garantido.`,
      ({ clubs }) => `Aconteça o que acontecer nas rodadas finais, ${listed(clubs)} ${clubs.length === 1 ? 'sobe' : 'sobem'} de divisão.`,
      ({ clubs }) => `O acesso já é certo para ${listed(clubs)}.`,
    ],
    relegated: [
      ({ clubs }) =>
        clubs.length === 1
          ? `${clubs[0]} está ${(clubs[0] as Club).agree('rebaixado')} e não pode mais sair da zona de rebaixamento.`
          : `${listed(clubs)} não podem mais sair da zona de rebaixamento.`,
      ({ clubs }) => `Aconteça o que acontecer nas rodadas finais, ${listed(clubs)} ${clubs.length === 1 ? 'cai' : 'caem'} de divisão.`,
      ({ clubs }) => `A queda já é certa para ${listed(clubs)}.`,
    ],
    runOfWins: [
      ({ club, matches: count }) => `${club} venceu os últimos ${matches(count)}, a maior sequência do campeonato no momento.`,
      ({ club, matches: count }) => `Ninguém vem de tantas vitórias quanto ${club}: são ${number(count, 'f')} seguidas.`,
      ({ club, matches: count }) => `A maior sequência de vitórias é a ${club.de}, com ${number(count, 'f')}.`,
      ({ club, matches: count }) => `Com ${wins(count)} em sequência, ${club} é o time em melhor fase.`,
    ],
    runUnbeaten: [
      ({ club, matches: count }) => `${club} não perde há ${matches(count)}, mais do que qualquer outro time do campeonato.`,
      ({ club, matches: count }) => `A maior invencibilidade é a ${club.de}, com ${matches(count)}.`,
      ({ club, matches: count }) => `Já são ${matches(count)} sem derrota ${club.de}, a série mais longa do campeonato.`,
      ({ club, matches: count }) => `Ninguém está há tanto tempo sem perder quanto ${club}: ${matches(count)}.`,
    ],
    runOfDefeats: [
      ({ club, matches: count }) => `${club} perdeu os últimos ${matches(count)}, a pior série do campeonato no momento.`,
      ({ club, matches: count }) => `A maior sequência de derrotas é a ${club.de}, com ${number(count, 'f')}.`,
      ({ club, matches: count }) => `Ninguém vem de tantas derrotas quanto ${club}: são ${number(count, 'f')} seguidas.`,
    ],
  };
}

/** Returns the sentences of Brazilian news on the race for the title, for promotion and against relegation. */
export function ofRace({ percent, count }: ProseFigures): Pick<NewsTexts<Club>, keyof RaceStories<Club>> {
  return {
    titleNear: [
      ({ leader, chance }) => `${leader} é ${leader.agree('campeão')} em ${percent(chance)} das nossas simulações.`,
      ({ leader, chance }) => `O título está perto ${leader.de}: a chance é de ${percent(chance)} nas nossas simulações.`,
      ({ leader, chance }) => `Em ${percent(chance)} das nossas simulações, quem termina com a taça é ${leader}.`,
      ({ leader, chance }) => `Nossas simulações dão ${leader.a} ${percent(chance)} de chance de título.`,
      ({ leader, chance }) => `Com ${percent(chance)} de chance, ${leader} dificilmente perde o título.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `As maiores chances de título são ${favourite.de}, com ${percent(chance)}, e ${rival.de}, com ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} é ${favourite.agree('campeão')} em ${percent(chance)} das nossas simulações; ${rival}, em ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Na briga pelo título, ${favourite} tem ${percent(chance)} de chance, contra ${percent(rivalChance)} ${rival.de}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Damos ao líder, ${favourite}, ${percent(chance)} de chance de título; ${rival} vem em seguida, com ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `O título fica com ${favourite} em ${percent(chance)} dos casos e com ${rival} em ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Na ponta da tabela, ${favourite} tem ${percent(chance)} de chance de terminar em primeiro; o maior rival é ${rival}, com ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${rival} tem ${percent(rivalChance)} de chance de título, e ${favourite}, que lidera, ${percent(chance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Quem mais vezes termina campeão nas simulações é ${favourite}, em ${percent(chance)} delas, à frente ${rival.de}, em ${percent(rivalChance)}.`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${leader} lidera ${ahead === 0 ? 'nos critérios de desempate' : `com ${points(ahead)} a mais do que ${favourite}`}, mas ${ahead === 0 ? favourite : 'o rival'} tem a maior chance de título: ${percent(chance)} contra ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `Damos ${percent(chance)} de chance de título ${favourite.a} e ${percent(leaderChance)} ${leader.a}, embora ${leader} ${ahead === 0 ? 'esteja em primeiro' : `tenha ${points(ahead)} a mais`}.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `Mesmo sem liderar, ${favourite} é ${favourite.agree('campeão')} em ${percent(chance)} das nossas simulações; o líder, ${leader}, em ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${ahead === 0 ? `Com os mesmos pontos ${leader.de}` : `${points(ahead)} atrás ${leader.de}`}, ${favourite} tem ${percent(chance)} de chance de terminar em primeiro, contra ${percent(leaderChance)} do líder.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `A tabela é liderada ${leader.por}, com ${percent(leaderChance)} de chance de título, mas o favoritismo é ${favourite.de}, com ${percent(chance)}.`,
    ],
    titleThird: [
      ({ club, chance }) => `${club} também está na briga, com ${percent(chance)}.`,
      ({ club, chance }) => `O terceiro candidato é ${club}, com ${percent(chance)}.`,
      ({ club, chance }) => `Atrás dos dois vem ${club}, com ${percent(chance)}.`,
      ({ club, chance }) => `Em seguida aparece ${club}, com ${percent(chance)} de chance.`,
      ({ club, chance }) => `${club} corre por fora, com ${percent(chance)}.`,
      ({ club, chance }) => `Não se pode descartar ${club}, com ${percent(chance)} de chance.`,
      ({ club, chance }) => `A terceira maior chance é a ${club.de}, de ${percent(chance)}.`,
      ({ club, chance }) => `Com ${percent(chance)}, ${club} ainda sonha com a taça.`,
    ],
    promotionNear: [
      ({ club, chance, places }) => `${club} termina ${amongFirst(places)} e sobe direto em ${percent(chance)} das nossas simulações.`,
      ({ club, chance }) => `Nossas simulações dão ${club.a} ${percent(chance)} de chance de acesso direto.`,
      ({ club, chance }) => `Em ${percent(chance)} dos casos, ${club} sobe sem passar pelo playoff.`,
    ],
    promotionFavourites: [
      ({ favourite, chance, rival, rivalChance, places }) =>
        `${favourite} termina ${amongFirst(places)} e sobe direto em ${percent(chance)} das nossas simulações; ${rival}, em ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `As maiores chances de acesso direto são ${favourite.de}, com ${percent(chance)}, e ${rival.de}, com ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Na briga pelo acesso direto, ${favourite} tem ${percent(chance)} de chance, contra ${percent(rivalChance)} ${rival.de}.`,
      ({ favourite, chance, rival, rivalChance, places }) =>
        `Quem termina ${amongFirst(places)} sobe direto: ${favourite} consegue isso em ${percent(chance)} dos casos, e ${rival}, em ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Damos ${percent(chance)} de chance de acesso direto ${favourite.a}; ${rival} vem em seguida, com ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `O acesso direto é mais provável para ${favourite}, com ${percent(chance)}, e para ${rival}, com ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} sobe direto em ${percent(chance)} das temporadas que simulamos, e ${rival}, em ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance, places }) =>
        `A chance de terminar ${amongFirst(places)}, o que vale o acesso, é de ${percent(chance)} para ${favourite} e de ${percent(rivalChance)} para ${rival}.`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) => `${club} tem ${percent(chance)} de chance de subir direto e ${percent(playOff)} de ir ao playoff.`,
      ({ club, chance, playOff }) => `${club} sobe direto em ${percent(chance)} dos casos e vai ao playoff em ${percent(playOff)}.`,
      ({ club, chance, playOff }) =>
        `Em seguida aparece ${club}, com ${percent(chance)} para o acesso direto e ${percent(playOff)} para o playoff.`,
      ({ club, chance, playOff }) =>
        `Para ${club}, o playoff, com ${percent(playOff)}, é ${playOff > chance ? 'mais' : 'menos'} provável do que o acesso direto, com ${percent(chance)}.`,
    ],
    relegationLikely: [
      ({ club, chance }) =>
        `Na parte de baixo da tabela, quem corre mais risco é ${club}, que termina na zona de rebaixamento em ${percent(chance)} das simulações.`,
      ({ club, chance }) => `A situação mais difícil é a ${club.de}, com ${percent(chance)} de risco de rebaixamento.`,
      ({ club, chance }) => `O maior risco de queda é ${club.de}: ${percent(chance)}.`,
      ({ club, chance }) => `${club} cai em ${percent(chance)} das nossas simulações, mais do que qualquer outro time.`,
      ({ club, chance }) => `Lá embaixo, ${club} precisa de uma reação: o risco de queda é de ${percent(chance)}.`,
      ({ club, chance }) => `Quem mais teme o rebaixamento é ${club}, com ${percent(chance)} de risco.`,
      ({ club, chance }) => `O rebaixamento ameaça sobretudo ${club}, que cai em ${percent(chance)} dos casos.`,
      ({ club, chance }) => `Com ${percent(chance)} de risco, ${club} é o time mais perto da queda.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `No fio da navalha está ${club}, ${standing(club, place)}, com ${percent(chance)} de risco de queda.`,
      ({ club, chance, place }) => `Para ${club}, ${standing(club, place)}, está tudo em aberto: o risco de queda é de ${percent(chance)}.`,
      ({ club, chance, place }) => `${club}, ${standing(club, place)}, tanto pode ficar quanto cair: o risco é de ${percent(chance)}.`,
      ({ club, chance, place }) => `Nada está decidido para ${club}, ${standing(club, place)}, que cai em ${percent(chance)} dos casos.`,
      ({ club, chance, place }) => `${club} está entre a salvação e a queda: é ${standing(club, place)}, com ${percent(chance)} de risco.`,
      ({ club, chance, place }) =>
        `Em ${percent(chance)} das simulações, ${club}, hoje ${standing(club, place)}, termina ${club.agree('rebaixado')}.`,
      ({ club, chance, place }) =>
        `A permanência ${club.de}, ${standing(club, place)}, é quase um cara ou coroa: ${percent(chance)} de risco de queda.`,
      ({ club, chance, place }) =>
        `O risco de rebaixamento ${club.de}, ${standing(club, place)}, fica perto da metade: ${percent(chance)}.`,
    ],
    relegationDanger: [
      ({ club, chance, place }) => `${club}, ${standing(club, place)}, corre perigo, com ${percent(chance)} de risco de rebaixamento.`,
      ({ club, chance, place }) =>
        `${club} tem motivo para se preocupar: é ${standing(club, place)} e cai em ${percent(chance)} dos casos.`,
      ({ club, chance, place }) => `Para ${club}, ${standing(club, place)}, o risco de queda é de ${percent(chance)}.`,
      ({ club, chance, place }) => `${club}, hoje ${standing(club, place)}, ainda não está a salvo: o risco é de ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `Também ${club}, ${standing(club, place)}, precisa ficar de olho na queda, com ${percent(chance)} de risco.`,
    ],
    raceMethod: [
      ({ simulations }) => `As chances vêm de ${count(simulations)} simulações do resto da temporada, feitas com as nossas previsões.`,
      ({ simulations }) =>
        `Simulamos o resto da temporada ${count(simulations)} vezes, com as chances que as nossas previsões dão a cada jogo.`,
      ({ simulations }) => `Para chegar a esses números, simulamos ${count(simulations)} vezes os jogos que faltam.`,
      ({ simulations }) => `Os números são de ${count(simulations)} temporadas simuladas até o fim.`,
      ({ simulations }) => `A base são ${count(simulations)} simulações dos jogos restantes.`,
      ({ simulations }) => `As chances saem de ${count(simulations)} sorteios dos jogos que restam, feitos com as nossas previsões.`,
      ({ simulations }) => `Rodamos o resto do campeonato ${count(simulations)} vezes no computador para calcular as chances.`,
    ],
  };
}
