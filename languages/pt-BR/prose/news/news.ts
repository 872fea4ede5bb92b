import type { MonthStories, NewsStoryKind, RoundStories, WeekendStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import {
  beat,
  both,
  counted,
  drawnAt,
  inMonth,
  inRunningText,
  matches,
  meets,
  monthName,
  move,
  number,
  outOf,
  points,
  rank,
  unitsWord,
  where,
} from '../words.ts';
import { brazilianPortugueseHeadlines } from './headlines.ts';
import { byLead, fixture } from './news-words.ts';
import { ofRace, ofSeason } from './season.ts';

type Club = BrazilianPortugueseNoun;
type TextsOf<Kind extends NewsStoryKind> = Pick<NewsTexts<Club>, Kind>;

/** Returns the headlines and sentences of Brazilian news. A club at the beginning of a headline has no article. */
export function brazilianPortugueseNews(tableFigures: ProseFigures): NewsTexts<Club> {
  const figures = inRunningText(tableFigures);
  return {
    ...brazilianPortugueseHeadlines(figures),
    ...ofWeek(figures),
    ...ofWeekend(figures),
    ...ofSeason(),
    ...ofRace(figures),
    ...ofMonth(figures),
  };
}

function ofWeek(figures: ProseFigures): TextsOf<keyof RoundStories<Club>> {
  const { percent, score } = figures;
  const drawn = (goals: number) => drawnAt(goals, figures);
  /** Returns the average of goals per match, after a comma; empty for a single match, and when there were fewer goals than matches. */
  const average = (goals: number, count: number) => {
    if (count === 1 || goals < count) return '';
    const each = figures.goals(goals / count);
    return `, média de ${goals % count === 0 ? number(goals / count) : each} por partida`;
  };
  return {
    newLeader: [
      ({ leader, former, points: total }) => `A liderança mudou de mãos: ${leader}, com ${points(total)}, ultrapassou ${former}.`,
      ({ leader, former, points: total }) => `${leader} tomou a liderança ${former.de} e agora tem ${points(total)}.`,
      ({ leader, former, points: total }) => `Com ${points(total)}, ${leader} passou ${former} e assumiu a ponta.`,
      ({ leader, former, points: total }) => `${former} deixou de ser o líder: a ponta agora é ${leader.de}, com ${points(total)}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)} e lidera ${byLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `A vitória por ${score(winnerGoals, loserGoals)} sobre ${loser} deixou ${leader} na ponta, ${byLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Líder ${byLead(ahead)}, ${leader} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `O líder venceu: ${leader} bateu ${loser} por ${score(winnerGoals, loserGoals)} e segue na frente, ${byLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${loser} perdeu por ${score(winnerGoals, loserGoals)} ${where(!winnerAtHome)} para ${leader}, que lidera ${byLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `A ponta continua com ${leader}, ${byLead(ahead)}, depois do ${score(winnerGoals, loserGoals)} sobre ${loser}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `No topo da tabela, ${leader} ganhou ${loser.de} por ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)} e está na frente ${byLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Com ${score(winnerGoals, loserGoals)} sobre ${loser}, ${leader} segurou a liderança, ${byLead(ahead)}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, leaderAtHome, goals, ahead }) =>
        `${where(leaderAtHome)}, ${leader} não passou de um empate ${drawn(goals)} com ${opponent}, mas segue na ponta, ${byLead(ahead)}.`,
      ({ leader, opponent, leaderAtHome, goals, ahead }) =>
        `Houve tropeço na ponta: ${leader} empatou ${drawn(goals)} com ${opponent} ${where(leaderAtHome)}, mas ainda lidera, ${byLead(ahead)}.`,
      ({ leader, opponent, goals, ahead }) =>
        `O empate ${drawn(goals)} com ${opponent} custou dois pontos ${leader.a}, que segue na frente, ${byLead(ahead)}.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} perdeu por ${score(winnerGoals, loserGoals)} para ${winner} ${where(!winnerAtHome)}, mas segue na ponta, ${byLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `A derrota por ${score(winnerGoals, loserGoals)} para ${winner} não tirou da ponta ${leader}, que lidera ${byLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Mesmo depois de perder por ${score(winnerGoals, loserGoals)} para ${winner}, ${leader} ainda lidera, ${byLead(ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) => `Sem entrar em campo na semana, ${leader} segue na ponta, ${byLead(ahead)}.`,
      ({ leader, ahead }) => `${leader} não jogou na semana, mas segue na frente, ${byLead(ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Ninguém venceu por diferença maior do que ${winner}, que goleou ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `A goleada da semana foi a ${winner.de} sobre ${loser}, por ${score(winnerGoals, loserGoals)}, ${where(winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} goleou ${loser} por ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)}, e ninguém venceu com mais folga na semana.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `A derrota mais pesada foi a ${loser.de}, ${loser.agree('goleado')} ${winner.por} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `O placar mais elástico foi o ${score(winnerGoals, loserGoals)} ${winner.de} sobre ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${loser} levou ${score(winnerGoals, loserGoals)} ${winner.de} ${where(!winnerAtHome)}, a maior goleada da semana.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${where(winnerAtHome)}, ${winner} aplicou a maior goleada da semana: ${score(winnerGoals, loserGoals)} ${loser.em}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Quem mais brilhou foi ${winner}, com a goleada por ${score(winnerGoals, loserGoals)} sobre ${loser}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `A zebra da semana foi ${winner}, que tinha ${percent(chance)} de chance e ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `A maior surpresa veio ${winner.de}: com ${percent(chance)} de chance na nossa previsão, ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Nenhuma vitória da semana foi tão improvável quanto a ${winner.de}, que tinha ${percent(chance)} de chance e ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} perdeu por ${score(winnerGoals, loserGoals)} para ${winner}, a quem a previsão dava ${percent(chance)} de chance.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Contra a previsão, que lhe dava ${percent(chance)} de chance, ${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Tínhamos dado ${percent(chance)} de chance ${winner.a} contra ${loser}: terminou ${score(winnerGoals, loserGoals)} para o azarão.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `O resultado mais longe da nossa previsão foi o ${score(winnerGoals, loserGoals)} ${winner.de} sobre ${loser}, com ${percent(chance)} de chance.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Pouca gente esperava o ${score(winnerGoals, loserGoals)} ${winner.de} sobre ${loser}: a chance era de ${percent(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} subiu ${move(from, to)}.`,
      ({ club, from, to }) => `${club} ganhou ${counted(from - to, 'posição', 'posições')} e agora é ${rank(club, to)}.`,
      ({ club, from, to }) => `A semana fez bem ${club.a}, que pulou ${move(from, to)}.`,
      ({ club, from, to }) => `Ninguém subiu mais do que ${club}, que foi ${move(from, to)}.`,
      ({ club, from, to }) => `Quem mais ganhou terreno foi ${club}: era ${rank(club, from)} e agora é ${rank(club, to)}.`,
      ({ club, from, to }) => `O maior salto na tabela foi o ${club.de}, ${move(from, to)}.`,
      ({ club, from, to }) => `Na classificação, ${club} avançou ${move(from, to)}.`,
      ({ club, from, to }) => `${club}, que era ${rank(club, from)} antes da semana, passou a ${rank(club, to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} caiu ${move(from, to)}.`,
      ({ club, from, to }) => `Quem perdeu terreno foi ${club}: era ${rank(club, from)} e agora é ${rank(club, to)}.`,
      ({ club, from, to }) => `${club} perdeu ${counted(to - from, 'posição', 'posições')} e agora é ${rank(club, to)}.`,
      ({ club, from, to }) => `A maior queda foi a ${club.de}, ${move(from, to)}.`,
      ({ club, from, to }) => `Ninguém caiu mais do que ${club}, que foi ${move(from, to)}.`,
      ({ club, from, to }) => `A semana custou caro ${club.a}, que desceu ${move(from, to)}.`,
      ({ club, from, to }) => `No sentido contrário, ${club} recuou ${move(from, to)}.`,
      ({ club, from, to }) => `${club} desabou ${move(from, to)}.`,
    ],
    goalsOfWeek: [
      ({ goals, matches: count }) =>
        `${count === 1 ? 'O único jogo da semana teve' : `Os ${matches(count)} da semana tiveram`} ${counted(goals, 'gol')}${average(goals, count)}.`,
      ({ goals, matches: count }) =>
        `A rede balançou ${number(goals, 'f')} ${goals === 1 ? 'vez' : 'vezes'} em ${matches(count)} na semana.`,
      ({ goals, matches: count }) =>
        `${goals === 1 ? 'Saiu' : 'Saíram'} ${counted(goals, 'gol')} em ${matches(count)}${average(goals, count)}.`,
      ({ goals, matches: count }) => `A semana teve ${counted(goals, 'gol')} em ${matches(count)}${average(goals, count)}.`,
      ({ goals, matches: count }) => `Em ${matches(count)}, ${goals === 1 ? 'foi marcado' : 'foram marcados'} ${counted(goals, 'gol')}.`,
      ({ goals, matches: count }) => `O total da semana foi de ${counted(goals, 'gol')} em ${matches(count)}.`,
      ({ goals, matches: count }) =>
        `${count === 1 ? 'Disputou-se um jogo' : `Disputaram-se ${matches(count)}`}, com ${counted(goals, 'gol')}${average(goals, count)}.`,
      ({ goals, matches: count }) => `${goals === 1 ? 'Foi um gol' : `Foram ${counted(goals, 'gol')}`} na semana, em ${matches(count)}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `O resultado mais provável se confirmou em ${outOf(right, of, 'jogos com previsão')}.`,
      ({ right, of }) => `Em ${outOf(right, of, 'jogos com previsão')}, deu o resultado mais provável.`,
      ({ right, of }) => `Nossa previsão acertou ${outOf(right, of, 'resultados')}.`,
      ({ right, of }) =>
        `De ${number(of)} resultados, ${right === 1 ? 'um foi o que esperávamos' : `${number(right)} foram os que esperávamos`}.`,
      ({ right, of }) => `Previsão e resultado coincidiram em ${outOf(right, of, 'jogos')}.`,
      ({ right, of }) => `Apontamos o resultado certo de ${outOf(right, of, 'jogos')}.`,
      ({ right, of }) => `A conta das previsões fechou em ${counted(right, 'acerto')} para ${matches(of)}.`,
      ({ right, of }) => `Vencedor ou empate, a previsão esteve certa em ${outOf(right, of, 'jogos')}.`,
    ],
    forecastAllRight: [
      ({ of }) => `Nos ${number(of)} jogos com previsão, deu sempre o resultado mais provável.`,
      ({ of }) => `Nossa previsão não errou: o resultado mais provável veio em cada um dos ${number(of)} jogos que analisamos.`,
    ],
    forecastNoneRight: [
      ({ of }) => `Semana ruim para a nossa previsão: o resultado mais provável não veio em nenhum dos ${number(of)} jogos que analisamos.`,
      ({ of }) => `Em nenhum dos ${number(of)} jogos com previsão deu o resultado mais provável.`,
    ],
  };
}

function ofWeekend({ percent }: ProseFigures): TextsOf<keyof WeekendStories<Club>> {
  return {
    weekendIntro: [
      ({ competition, matches: count }) => `O fim de semana ${competition.de} tem ${matches(count)}.`,
      ({ competition, matches: count }) => `De sexta a segunda, ${competition} tem ${matches(count)}.`,
      ({ competition, matches: count }) => `Há ${matches(count)} ${competition.por} neste fim de semana.`,
      ({ competition, matches: count }) => `Neste fim de semana, ${competition} tem ${matches(count)}.`,
      ({ competition, matches: count }) => `A agenda ${competition.de} prevê ${matches(count)} entre sexta e segunda.`,
      ({ competition, matches: count }) => `Até segunda-feira, ${competition} terá ${matches(count)}.`,
      ({ competition, matches: count }) => `${competition.por}, o fim de semana reserva ${matches(count)}.`,
      ({ competition, matches: count }) => `A programação ${competition.de} para o fim de semana tem ${matches(count)}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `A maior chance de vitória, de ${percent(chance)}, é a ${favourite.de}, que joga ${where(favouriteAtHome)} contra ${outsider}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `O favoritismo mais claro é ${favourite.de}, que ${meets(favouriteAtHome)} ${outsider} e tem ${percent(chance)} de chance de vitória.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `${favourite} ${meets(favouriteAtHome)} ${outsider} com ${percent(chance)} de chance de vitória, a maior do fim de semana.`,
      ({ favourite, outsider, chance }) =>
        `Nossa previsão confia sobretudo ${favourite.em}: ${percent(chance)} de chance contra ${outsider}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `A missão mais difícil é a ${outsider.de}, que ${meets(!favouriteAtHome)} ${favourite}: a chance do adversário é de ${percent(chance)}.`,
      ({ favourite, outsider, chance }) =>
        `Contra ${outsider}, damos ${percent(chance)} de chance ${favourite.a}, mais do que a qualquer outro time.`,
      ({ favourite, outsider, chance }) => `Com ${percent(chance)} de chance diante ${outsider.de}, ${favourite} tem o maior favoritismo.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `O jogo mais desigual é ${favouriteAtHome ? fixture(favourite, outsider) : fixture(outsider, favourite)}: ${percent(chance)} de chance para ${favourite}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `O jogo mais aberto é ${fixture(home, away)}, com ${percent(homeChance)} de chance para o mandante e ${percent(awayChance)} para o visitante.`,
      ({ home, away, homeChance, awayChance }) =>
        `O maior equilíbrio está entre ${both(home, away)}: o mandante tem ${percent(homeChance)} de chance; o visitante, ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `O mais difícil de prever é ${fixture(home, away)}: ${percent(homeChance)} ${percent(homeChance) === percent(awayChance) ? 'para cada um' : `para um, ${percent(awayChance)} para o outro`}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Tudo pode acontecer quando ${home} recebe ${away}: o mandante tem ${percent(homeChance)} de chance, contra ${percent(awayChance)} do visitante.`,
      ({ home, away, homeChance, awayChance }) =>
        `O confronto mais parelho põe ${home}, com ${percent(homeChance)} de chance, diante ${away.de}, com ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Pouco separa ${home} ${away.de}: damos ${percent(homeChance)} de chance ${percent(homeChance) === percent(awayChance) ? 'a cada um' : `ao time da casa e ${percent(awayChance)} ao visitante`}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Nenhum jogo é tão equilibrado quanto ${fixture(home, away)}: ${percent(homeChance)} de chance ${percent(homeChance) === percent(awayChance) ? 'para cada time' : `contra ${percent(awayChance)}`}.`,
      ({ home, away, homeChance, awayChance }) =>
        `A maior incerteza é na casa ${home.de}, que tem ${percent(homeChance)} de chance contra ${percent(awayChance)} ${away.de}.`,
    ],
    weekendTips: [
      ({ tips }) => `Até agora, temos ${counted(tips, 'palpite registrado', 'palpites registrados')} para o fim de semana.`,
      ({ tips }) => `Para o fim de semana, já há ${counted(tips, 'palpite')} no nosso histórico.`,
    ],
    weekendNoTips: [
      () => 'Até agora, não demos palpite para o fim de semana.',
      ({ competition }) => `Ainda não há palpite para o fim de semana ${competition.de}.`,
    ],
  };
}

/** Returns the outcomes of tips, after their number: `: 12 ganhos e nove perdidos`, `, todos perdidos`. */
function outcomes({ tips, won, lost }: { tips: number; won: number; lost: number }): string {
  const returned = 'com devolução total ou parcial da aposta';
  const kinds = [
    { of: won, one: 'ganho', many: 'ganhos' },
    { of: lost, one: 'perdido', many: 'perdidos' },
    { of: tips - won - lost, one: returned, many: returned },
  ].filter((kind) => kind.of > 0);
  const [only] = kinds;
  if (only?.of === tips) {
    if (tips === 1) return `, ${only.one}`;
    return `, ${tips === 2 ? 'ambos' : 'todos'} ${only.many}`;
  }
  const parts = kinds.map((kind) => `${number(kind.of)} ${kind.of === 1 ? kind.one : kind.many}`);
  return `: ${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}

function ofMonth(figures: ProseFigures): TextsOf<keyof MonthStories<Club>> {
  const { price, units } = figures;
  return {
    tipsOfMonth: [
      ({ month, year, ...facts }) =>
        `${inMonth({ month, year })}, ${facts.tips === 1 ? 'foi encerrado' : 'foram encerrados'} ${counted(facts.tips, 'palpite')}${outcomes(facts)}.`,
      ({ month, year, ...facts }) =>
        `${monthName(month)} de ${year} teve ${counted(facts.tips, 'palpite encerrado', 'palpites encerrados')}${outcomes(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Com uma unidade por palpite, o lucro foi de ${units(profit)} ${unitsWord(profit)}.`,
      ({ profit }) => `Uma unidade apostada em cada palpite teria deixado lucro de ${units(profit)} ${unitsWord(profit)}.`,
    ],
    monthLoss: [
      ({ loss }) => `Com uma unidade por palpite, o prejuízo foi de ${units(loss)} ${unitsWord(loss)}.`,
      ({ loss }) => `Uma unidade apostada em cada palpite teria deixado prejuízo de ${units(loss)} ${unitsWord(loss)}.`,
    ],
    monthEven: [
      () => 'Com uma unidade por palpite, não houve lucro nem prejuízo.',
      () => 'Com uma unidade apostada em cada palpite, o mês terminou como começou.',
    ],
    tipsLosingRun: [
      ({ run }) => `A maior sequência negativa foi de ${counted(run, 'palpite')}.`,
      ({ run }) => `No pior momento, foram ${counted(run, 'palpite perdido', 'palpites perdidos')} em seguida.`,
    ],
    dearestWin: [
      (facts) =>
        `O acerto de maior odd foi ${betPhrase(facts, figures)}, a ${price(facts.price)}, no jogo entre ${both(facts.home, facts.away)}.`,
      (facts) =>
        `Entre os palpites ganhos, a maior odd foi ${price(facts.price)}: ${betPhrase(facts, figures)}, em ${fixture(facts.home, facts.away)}.`,
    ],
    recordKeepsAll: [
      () => 'O histórico mostra cada palpite, ganho ou perdido, com a odd do momento em que saiu.',
      () => 'Nada é apagado: cada palpite do mês está no histórico, com a odd em que foi dado.',
    ],
  };
}
