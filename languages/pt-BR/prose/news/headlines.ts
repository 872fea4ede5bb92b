import type { Headlines } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { both, counted, matches, monthName, number, ordinal, standing, unitsWord, wins } from '../words.ts';
import { fixture, listedBare } from './news-words.ts';

type Club = BrazilianPortugueseNoun;

/** Clubs that a headline names; more are counted. */
const named = 2;

/** `três times`. */
const clubs = (count: number) => `${number(count)} times`;

/** Returns the headlines of Brazilian news. A club at the beginning of a headline has no article. */
export function brazilianPortugueseHeadlines({ percent, score, units }: ProseFigures): Pick<NewsTexts<Club>, keyof Headlines<Club>> {
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader.bare} passa ${former} e assume a liderança`,
      ({ leader, former }) => `${former.bare} perde a liderança para ${leader}`,
      ({ leader, former }) => `${leader.bare} toma a ponta ${former.de}`,
      ({ leader, former }) => `${leader.bare} deixa ${former} para trás e é líder`,
      ({ leader, former }) => `Liderança muda de mãos, ${former.de} para ${leader}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader.bare} vence ${loser} e lidera o campeonato`,
      ({ leader, loser }) => `Líder ${leader.bare} bate ${loser}`,
      ({ leader, loser }) => `Vitória sobre ${loser} deixa ${leader} na ponta`,
      ({ leader, loser }) => `${leader.bare} segue na liderança depois de bater ${loser}`,
      ({ leader, loser }) => `${loser.bare} perde para o líder do campeonato, ${leader}`,
      ({ leader, loser }) => `Ponta continua com ${leader}, que supera ${loser}`,
      ({ leader, loser }) => `${leader.bare} passa ${loser.por} e mantém a liderança`,
      ({ leader, loser }) => `${loser.bare} não para ${leader}, que segue na frente`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${leader.bare} empata com ${opponent}, mas continua líder`,
      ({ leader, opponent }) => `Líder, ${leader.bare} só empata com ${opponent}`,
      ({ leader, opponent }) => `${opponent.bare} segura ${leader}, que continua na liderança`,
      ({ leader, opponent }) => `Empate com ${opponent} não tira ${leader} da ponta`,
      ({ leader, opponent }) => `${opponent.bare} tira pontos do líder, ${leader}`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${leader.bare} perde para ${winner}, mas segue na ponta`,
      ({ leader, winner }) => `${winner.bare} bate ${leader}, que mantém a liderança`,
      ({ leader, winner }) => `Derrota para ${winner} não tira ${leader} da liderança`,
      ({ leader, winner }) => `${winner.bare} derruba o líder, ${leader}`,
    ],
    headlineUpset: [
      ({ winner, loser }) => `Deu zebra: ${winner.bare} vence ${loser}`,
      ({ winner, loser, chance }) => `Com ${percent(chance)} de chance, ${winner.bare} bate ${loser}`,
      ({ winner, loser }) => `${winner.bare} surpreende e derrota ${loser}`,
      ({ winner, loser }) => `${loser.bare} tropeça na zebra ${winner.bare}`,
      ({ winner, loser }) => `Contra a previsão, ${winner.bare} supera ${loser}`,
      ({ winner, loser }) => `Favoritismo ${loser.de} cai diante ${winner.de}`,
    ],
    headlineRout: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner.bare} goleia ${loser} por ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${loser.bare} leva goleada de ${score(winnerGoals, loserGoals)} ${winner.de}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner.bare} atropela ${loser}: ${score(winnerGoals, loserGoals)}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner.bare} faz ${score(winnerGoals, loserGoals)} ${loser.em}`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner.bare} massacra ${loser} por ${score(winnerGoals, loserGoals)}`,
    ],
    headlineGoals: [
      ({ competition, goals, matches: count }) => `Semana ${competition.de} tem ${counted(goals, 'gol')} em ${matches(count)}`,
      ({ competition, goals }) => `${competition.bare} soma ${counted(goals, 'gol')} na semana`,
      ({ competition, goals }) => `Na semana, rede balança ${number(goals, 'f')} ${goals === 1 ? 'vez' : 'vezes'} ${competition.em}`,
      ({ competition, goals, matches: count }) => `${competition.bare} vê ${counted(goals, 'gol')} em ${matches(count)}`,
      ({ competition, goals }) => `Jogos ${competition.de} rendem ${counted(goals, 'gol')} na semana`,
    ],
    headlineWinningRun: [
      ({ club, matches: count }) => `${club.bare} chega a ${wins(count)} seguidas`,
      ({ club, matches: count }) => `${club.bare} vence a ${ordinal(count, 'f')} seguida`,
      ({ club, matches: count }) => `${club.bare} vence mais uma e soma ${number(count, 'f')} seguidas`,
      ({ club, matches: count }) => `Ninguém para ${club}: são ${wins(count)} em série`,
      ({ club, matches: count }) => `${club.bare} emenda a ${ordinal(count, 'f')} vitória seguida`,
    ],
    headlineUnbeatenRun: [
      ({ club, matches: count }) => `${club.bare} completa ${matches(count)} sem perder`,
      ({ club, matches: count }) => `Invencibilidade ${club.de} já dura ${matches(count)}`,
      ({ club, matches: count }) => `${club.bare} não perde há ${matches(count)}`,
      ({ club, matches: count }) => `Há ${matches(count)} ninguém vence ${club}`,
    ],
    headlineLosingRun: [
      ({ club, matches: count }) => `${club.bare} sofre a ${ordinal(count, 'f')} derrota seguida`,
      ({ club, matches: count }) => `${club.bare} perde a ${ordinal(count, 'f')} seguida`,
      ({ club, matches: count }) => `${club.bare} perde mais uma e soma ${number(count, 'f')} derrotas seguidas`,
      ({ club, matches: count }) => `Má fase ${club.de} chega a ${counted(count, 'derrota')} seguidas`,
    ],
    headlineChampions: [
      ({ club, competition }) => `${club.bare} é ${club.agree('campeão')} ${competition.de}`,
      ({ club, competition }) => `${club.bare} conquista ${competition}`,
      ({ club, competition }) => `Título ${competition.de} é ${club.de}`,
      ({ club, competition }) => `${competition.bare} tem ${club} como ${club.agree('campeão')}`,
    ],
    headlinePromoted: [
      ({ clubs: up, competition }) =>
        up.length > named
          ? `${clubs(up.length)} sobem ${competition.de}`
          : `${listedBare(up)} ${up.length === 1 ? 'garante' : 'garantem'} o acesso`,
      ({ clubs: up, competition }) =>
        up.length > named
          ? `Acesso ${competition.em} está definido para ${clubs(up.length)}`
          : `${listedBare(up)} ${up.length === 1 ? 'sobe' : 'sobem'} ${competition.de}`,
      ({ clubs: up, competition }) =>
        up.length > named ? `${competition.bare} já tem ${clubs(up.length)} com acesso garantido` : `Acesso é certo para ${listedBare(up)}`,
    ],
    headlineRelegated: [
      ({ clubs: down, competition }) =>
        down.length > named
          ? `${clubs(down.length)} são rebaixados ${competition.em}`
          : `${listedBare(down)} ${down.length === 1 ? `está ${(down[0] as Club).agree('rebaixado')}` : 'estão entre os rebaixados'}`,
      ({ clubs: down, competition }) =>
        down.length > named
          ? `${competition.bare} já tem ${clubs(down.length)} rebaixados`
          : `${listedBare(down)} não ${down.length === 1 ? 'escapa' : 'escapam'} do rebaixamento`,
      ({ clubs: down, competition }) =>
        down.length > named
          ? `Rebaixamento ${competition.em} já atinge ${clubs(down.length)}`
          : `Queda ${competition.em} é certa para ${listedBare(down)}`,
    ],
    headlineTopMatch: [
      ({ home, away }) => `${fixture(home, away)} é o jogo do fim de semana`,
      ({ home, away }) => `${both(home, away)} fazem o jogo do fim de semana`,
      ({ home, away, competition }) => `Fim de semana ${competition.de} tem ${fixture(home, away)}`,
      ({ home, away }) => `${home.bare} recebe ${away} no principal jogo do fim de semana`,
      ({ home, away, competition }) => `${away.bare} visita ${home} ${competition.por}`,
      ({ home, away, competition }) => `${both(home, away)} se enfrentam ${competition.por}`,
      ({ home, away }) => `${away.bare} tem teste na casa ${home.de}`,
      ({ home, away, competition }) => `Atenções ${competition.de} se voltam para ${fixture(home, away)}`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider }) => `${favourite.bare} é ${favourite.agree('amplo')} ${favourite.agree('favorito')} contra ${outsider}`,
      ({ favourite, outsider, chance }) => `Previsão dá ${percent(chance)} de chance ${favourite.a} contra ${outsider}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `${outsider.bare} tem missão difícil ${favouriteAtHome ? `na casa ${favourite.de}` : `em casa contra ${favourite}`}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `${favourite.bare} ${favouriteAtHome ? 'recebe' : 'visita'} ${outsider} com grande favoritismo`,
      ({ favourite, chance }) => `Maior favoritismo do fim de semana é ${favourite.de}, com ${percent(chance)}`,
      ({ favourite, outsider }) => `Tudo favorece ${favourite} contra ${outsider}`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader.bare} tem uma mão na taça`,
      ({ leader }) => `${leader.bare} está perto do título`,
      ({ leader }) => `Título fica mais perto ${leader.de}`,
      ({ leader }) => `Só falta confirmar: ${leader} está a um passo do título`,
      ({ leader }) => `${leader.bare} encaminha a conquista do título`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `${leader.bare} leva vantagem sobre ${rival} na briga pelo título`,
      ({ leader }) => `${leader.bare} lidera e é ${leader.agree('favorito')} ao título`,
      ({ leader, rival }) => `${rival.bare} persegue ${leader}, líder do campeonato`,
      ({ leader, rival }) => `Líder, ${leader.bare} tem ${rival} como maior rival pelo título`,
      ({ leader, rival }) => `Briga pelo título tem ${leader.bare} na ponta e ${rival.bare} na cola`,
      ({ leader }) => `${leader.bare} tem a maior chance de título`,
      ({ leader, rival }) => `Título está mais perto ${leader.de} do que ${rival.de}`,
      ({ leader, rival }) => `${rival.bare} é quem mais ameaça a liderança ${leader.de}`,
    ],
    headlineFavouriteBehind: [
      ({ favourite, leader }) => `${favourite.bare} é ${favourite.agree('favorito')} ao título, apesar da liderança ${leader.de}`,
      ({ favourite, leader }) => `${leader.bare} lidera, mas favoritismo pelo título é ${favourite.de}`,
      ({ favourite, leader }) => `Mesmo atrás ${leader.de}, ${favourite.bare} é ${favourite.agree('favorito')} ao título`,
      ({ favourite, leader }) => `${favourite.bare} tem mais chance de título do que ${leader}, líder do campeonato`,
      ({ favourite, leader }) => `Na tabela, dá ${leader}; na previsão, ${favourite}`,
      ({ favourite, leader }) => `${leader.bare} está na ponta, mas título tende a ser ${favourite.de}`,
    ],
    headlineOpenRace: [
      ({ competition, clubs: count }) => `${number(count)} times brigam pelo título ${competition.de}`,
      ({ competition }) => `Título ${competition.de} está em aberto`,
      ({ competition, clubs: count }) => `Disputa pelo título ${competition.de} tem ${number(count)} candidatos`,
      ({ favourite, clubs: count }) => `${favourite.bare} sai na frente, mas ${number(count)} times sonham com o título`,
    ],
    headlinePromotionNear: [
      ({ club }) => `${club.bare} está perto do acesso`,
      ({ club }) => `Acesso fica mais perto ${club.de}`,
      ({ club }) => `${club.bare} encaminha o acesso`,
      ({ club }) => `${club.bare} tem um pé na divisão de cima`,
      ({ club }) => `Falta pouco para ${club} subir`,
    ],
    headlinePromotionRace: [
      ({ favourite, rival }) => `${both(favourite, rival)} têm as melhores chances de subir`,
      ({ favourite, rival }) => `${favourite.bare} é ${favourite.agree('favorito')} ao acesso, à frente ${rival.de}`,
      ({ favourite, competition }) => `${favourite.bare} sai na frente na corrida pelo acesso ${competition.em}`,
      ({ favourite, rival }) => `Acesso está mais perto ${favourite.de} e ${rival.de}`,
      ({ favourite, competition }) => `Quem mais tem chance de subir ${competition.em} é ${favourite}`,
      ({ favourite, rival }) => `${favourite.bare} leva vantagem sobre ${rival} na previsão do acesso`,
      ({ favourite, rival, competition }) => `Quem sobe ${competition.em}? Previsão aponta ${favourite.bare} e ${rival.bare}`,
      ({ favourite, rival }) => `Briga pelo acesso tem ${favourite} na frente e ${rival} em seguida`,
    ],
    headlineRelegationFight: [
      ({ club, competition }) => `${club.bare} luta para seguir ${competition.em}`,
      ({ club }) => `Permanência ${club.de} está em aberto`,
      ({ club, place }) => `${club.bare}, ${standing(club, place)}, tem risco de queda perto de ${percent(0.5)}`,
      ({ club }) => `${club.bare} vive entre a queda e a permanência`,
      ({ club, competition }) => `Rebaixamento ${competition.em} ronda ${club}`,
      ({ club }) => `${club.bare} tanto pode cair quanto se salvar`,
    ],
    headlineRelegationNear: [
      ({ club }) => `${club.bare} caminha para o rebaixamento`,
      ({ club }) => `Rebaixamento se aproxima ${club.de}`,
      ({ club }) => `Restam poucas esperanças ${club.a} contra a queda`,
      ({ club }) => `${club.bare} está perto da queda`,
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
