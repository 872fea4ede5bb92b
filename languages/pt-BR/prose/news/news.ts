import type { Headlines, MonthStories, NewsStoryKind, RaceStories, RoundStories, WeekendStories } from '#domain/news/news-stories.ts';
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
  number,
  ordinal,
  outOf,
  points,
  position,
  rank,
  standing,
  unitsWord,
  where,
} from '../words.ts';

type Club = BrazilianPortugueseNoun;
type TextsOf<Kind extends NewsStoryKind> = Pick<NewsTexts<Club>, Kind>;

/** Returns the headlines and sentences of Brazilian news. A club at the beginning of a headline has no article. */
export function brazilianPortugueseNews(tableFigures: ProseFigures): NewsTexts<Club> {
  const figures = inRunningText(tableFigures);
  return { ...headlines(figures), ...ofWeek(figures), ...ofWeekend(figures), ...ofSeason(figures), ...ofMonth(figures) };
}

function headlines({ percent, units }: ProseFigures): TextsOf<keyof Headlines<Club>> {
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader.bare} passa ${former} e assume a liderança`,
      ({ leader, former }) => `${former.bare} perde a liderança para ${leader}`,
      ({ leader, former }) => `${leader.bare} toma a ponta ${former.de}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader.bare} vence ${loser} e lidera o campeonato`,
      ({ leader, loser }) => `Líder, ${leader.bare} bate ${loser}`,
      ({ leader, loser }) => `Vitória sobre ${loser} deixa ${leader} na ponta`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${leader.bare} empata com ${opponent}, mas segue na ponta`,
      ({ leader, opponent }) => `Líder, ${leader.bare} só empata com ${opponent}`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${leader.bare} perde para ${winner}, mas segue na ponta`,
      ({ leader, winner }) => `${winner.bare} bate ${leader}, que segue na ponta`,
      ({ leader, winner }) => `Derrota para ${winner} não tira ${leader} da liderança`,
    ],
    headlineUpset: [
      ({ winner, loser }) => `Deu zebra: ${winner.bare} vence ${loser}`,
      ({ winner, loser, chance }) => `Com ${percent(chance)} de chance, ${winner.bare} bate ${loser}`,
    ],
    headlineGoals: [
      ({ competition, goals, matches: count }) => `${competition.bare} tem ${counted(goals, 'gol')} em ${matches(count)}`,
      ({ competition, goals }) => `Semana ${competition.de} tem ${counted(goals, 'gol')}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${fixture(home, away)} é o jogo do fim de semana`,
      ({ home, away }) => `${both(home, away)} fazem o jogo do fim de semana`,
      ({ home, away, competition }) => `Fim de semana ${competition.de} tem ${fixture(home, away)}`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader.bare} tem uma mão na taça`,
      ({ leader, chance }) => `${leader.bare} tem ${percent(chance)} de chance de título`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader.bare} leva vantagem sobre ${rival} na briga pelo título`,
      ({ leader, rival }) => `Briga pelo título tem ${leader.bare} à frente ${rival.de}`,
    ],
    headlineMonthWon: [
      ({ month, profit }) => `Palpites de ${monthName(month)} dão lucro de ${units(profit)} ${unitsWord(profit)}`,
      ({ month, profit }) => `${monthName(month)} fecha com lucro de ${units(profit)} ${unitsWord(profit)}`,
    ],
    headlineMonthLost: [
      ({ month, loss }) => `Palpites de ${monthName(month)} dão prejuízo de ${units(loss)} ${unitsWord(loss)}`,
      ({ month, loss }) => `${monthName(month)} fecha com prejuízo de ${units(loss)} ${unitsWord(loss)}`,
    ],
    headlineMonthEven: [
      ({ month }) => `Palpites de ${monthName(month)} terminam sem lucro nem prejuízo`,
      ({ month }) => `${monthName(month)} fecha sem lucro nem prejuízo`,
    ],
  };
}

const fixture = (home: Club, away: Club) => `${home.bare} x ${away.bare}`;

/** Returns a leader's margin: `com três pontos de vantagem`. */
const byLead = (ahead: number) => (ahead === 0 ? 'só nos critérios de desempate' : `com ${points(ahead)} de vantagem`);

/** Returns a move in the table: `da liderança para a quinta posição`, `da nona para a quinta posição`. */
function move(from: number, to: number): string {
  return from > 2 && to > 2 ? `da ${ordinal(from, 'f')} para a ${ordinal(to, 'f')} posição` : `da ${position(from)} para a ${position(to)}`;
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
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)} e lidera ${byLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `A vitória por ${score(winnerGoals, loserGoals)} sobre ${loser} deixou ${leader} na ponta, ${byLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Líder ${byLead(ahead)}, ${leader} fez ${score(winnerGoals, loserGoals)} ${loser.em}, ${where(winnerAtHome)}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, leaderAtHome, goals, ahead }) =>
        `${where(leaderAtHome)}, ${leader} não passou de um empate ${drawn(goals)} com ${opponent}, mas segue na ponta, ${byLead(ahead)}.`,
      ({ leader, opponent, leaderAtHome, goals, ahead }) =>
        `Houve tropeço na ponta: ${leader} empatou ${drawn(goals)} com ${opponent} ${where(leaderAtHome)}, mas ainda lidera ${byLead(ahead)}.`,
      ({ leader, opponent, goals, ahead }) =>
        `O empate ${drawn(goals)} com ${opponent} custou dois pontos ${leader.a}, que segue na frente, ${byLead(ahead)}.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} perdeu por ${score(winnerGoals, loserGoals)} para ${winner} ${where(!winnerAtHome)}, mas segue na ponta, ${byLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `A derrota por ${score(winnerGoals, loserGoals)} para ${winner} não tirou da ponta ${leader}, que lidera ${byLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Mesmo depois de perder por ${score(winnerGoals, loserGoals)} para ${winner}, ${leader} ainda lidera ${byLead(ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) => `Sem entrar em campo na semana, ${leader} segue na ponta, ${byLead(ahead)}.`,
      ({ leader, ahead }) => `${leader} não jogou na semana, mas segue na frente, ${byLead(ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Ninguém venceu por diferença maior do que ${winner}, que fez ${score(winnerGoals, loserGoals)} ${loser.em}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `A goleada da semana foi a ${winner.de} sobre ${loser}, por ${score(winnerGoals, loserGoals)}, ${where(winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} goleou ${loser} por ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)}, e ninguém venceu com mais folga na semana.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `A zebra da semana foi ${winner}, que tinha ${percent(chance)} de chance e ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `A maior surpresa veio ${winner.de}: com ${percent(chance)} de chance na nossa previsão, ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Nenhuma vitória da semana foi tão improvável quanto a ${winner.de}, que tinha ${percent(chance)} de chance e fez ${score(winnerGoals, loserGoals)} ${loser.em}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} subiu ${move(from, to)}.`,
      ({ club, from, to }) => `${club} ganhou ${counted(from - to, 'posição', 'posições')} e agora é ${rank(club, to)}.`,
      ({ club, from, to }) => `A semana fez bem ${club.a}, que pulou ${move(from, to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} caiu ${move(from, to)}.`,
      ({ club, from, to }) => `Quem perdeu terreno foi ${club}: era ${rank(club, from)} e agora é ${rank(club, to)}.`,
    ],
    goalsOfWeek: [
      ({ goals, matches: count }) =>
        `${count === 1 ? 'O único jogo da semana teve' : `Os ${matches(count)} da semana tiveram`} ${counted(goals, 'gol')}${average(goals, count)}.`,
      ({ goals, matches: count }) =>
        `A rede balançou ${number(goals, 'f')} ${goals === 1 ? 'vez' : 'vezes'} em ${matches(count)} na semana.`,
      ({ goals, matches: count }) =>
        `${goals === 1 ? 'Saiu' : 'Saíram'} ${counted(goals, 'gol')} em ${matches(count)}${average(goals, count)}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `O resultado mais provável se confirmou em ${outOf(right, of, 'jogos com previsão')}.`,
      ({ right, of }) => `Em ${outOf(right, of, 'jogos com previsão')}, deu o resultado mais provável.`,
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
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `A maior chance de vitória, de ${percent(chance)}, é a ${favourite.de}, que joga ${where(favouriteAtHome)} contra ${outsider}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `O favorito mais claro é ${favourite}, que ${meets(favouriteAtHome)} ${outsider} e tem ${percent(chance)} de chance de vitória.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `${favourite} ${meets(favouriteAtHome)} ${outsider} com ${percent(chance)} de chance de vitória, a maior do fim de semana.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `O jogo mais aberto é ${fixture(home, away)}, com ${percent(homeChance)} de chance para o mandante e ${percent(awayChance)} para o visitante.`,
      ({ home, away, homeChance, awayChance }) =>
        `O maior equilíbrio está entre ${both(home, away)}: o mandante tem ${percent(homeChance)} de chance; o visitante, ${percent(awayChance)}.`,
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

/** Distance from 0.5 within which a club may as well stay up as go down. */
const edge = 0.1;

function ofSeason({ percent, count }: ProseFigures): TextsOf<keyof RaceStories<Club>> {
  return {
    titleNear: [
      ({ leader, chance }) => `${leader} é ${leader.agree('campeão')} em ${percent(chance)} das nossas simulações.`,
      ({ leader, chance }) => `O título está perto ${leader.de}: a chance é de ${percent(chance)} nas nossas simulações.`,
      ({ leader, chance }) => `Em ${percent(chance)} das nossas simulações, quem termina com a taça é ${leader}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `As maiores chances de título são ${favourite.de}, com ${percent(chance)}, e ${rival.de}, com ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} é ${favourite.agree('campeão')} em ${percent(chance)} das nossas simulações; ${rival}, em ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Na briga pelo título, ${favourite} tem ${percent(chance)} de chance, contra ${percent(rivalChance)} ${rival.de}.`,
    ],
    titleThird: [
      ({ club, chance }) => `${club} também está na briga, com ${percent(chance)}.`,
      ({ club, chance }) => `O terceiro candidato é ${club}, com ${percent(chance)}.`,
    ],
    relegationLikely: [
      ({ club, chance }) =>
        `Na parte de baixo da tabela, quem corre mais risco é ${club}, que termina na zona de rebaixamento em ${percent(chance)} das simulações.`,
      ({ club, chance }) => `A situação mais difícil é a ${club.de}, com ${percent(chance)} de risco de rebaixamento.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `Para ${club}, ${standing(club, place)}, o risco de queda é de ${percent(chance)}.`,
      ({ club, chance, place }) =>
        Math.abs(chance - 0.5) < edge
          ? `No fio da navalha está ${club}, ${standing(club, place)}, com ${percent(chance)} de risco de queda.`
          : `${club}, hoje ${standing(club, place)}, tem ${percent(chance)} de risco de queda.`,
    ],
    raceMethod: [
      ({ simulations }) => `As chances vêm de ${count(simulations)} simulações do resto da temporada, feitas com as nossas previsões.`,
      ({ simulations }) =>
        `Simulamos o resto da temporada ${count(simulations)} vezes, com as chances que as nossas previsões dão a cada jogo.`,
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
