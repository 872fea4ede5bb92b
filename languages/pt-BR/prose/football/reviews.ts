import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { average, averageGoals, beat, both, defeats, drawnAt, matches, number, ordinal, unitsWord, wins, winsInARow } from '../words.ts';
import { betPhrase } from './bets.ts';

/** Max chance with which a winner is called a `zebra`. */
const longShot = 0.25;

/** Returns the sentences of Brazilian reviews. A defeat has the winner’s goals first, as in papers: `perdeu por 2 a 0`. */
export function brazilianPortugueseReviews(figures: ProseFigures): Pick<StoryTexts<BrazilianPortugueseNoun>, keyof ReviewStories<unknown>> {
  const { percent, price, score, profit } = figures;
  const units = (won: number) => `${profit(won)} ${unitsWord(won)}`;
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner.agree('favorito')} com ${percent(chance)} de chance, ${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Sem zebra: com ${percent(chance)} de chance na nossa previsão, ${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `O favorito venceu: ${winner}, com ${percent(chance)} de chance antes do jogo, fez ${score(winnerGoals, loserGoals)} ${loser.em}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, ${winner.agree('favorito')} na nossa previsão com ${percent(chance)} de chance, ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${chance <= longShot ? 'Deu zebra' : 'Surpresa'}: ${winner}, que tinha ${percent(chance)} de chance, ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} era ${loser.agree('favorito')}, mas perdeu por ${score(winnerGoals, loserGoals)} para ${winner}, que tinha ${percent(chance)} de chance.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Com ${percent(chance)} de chance na nossa previsão, ${winner} contrariou o favoritismo ${loser.de} e venceu por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} contrariou a previsão, que lhe dava ${percent(chance)} de chance, e ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Em jogo sem favorito claro na previsão, ${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}; a previsão, de equilíbrio, dava ${percent(chance)} de chance ao vencedor.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Em jogo que a previsão considerava equilibrado, ${winner}, com ${percent(chance)} de chance, ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} empatou ${drawnAt(each, figures)} com ${favourite}, ${favourite.agree('favorito')} com ${percent(chance)} de chance.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite} não passou de um empate ${drawnAt(each, figures)} com ${outsider}, embora fosse ${favourite.agree('favorito')}, com ${percent(chance)} de chance.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite.agree('favorito')} com ${percent(chance)} de chance, ${favourite} ficou no empate ${drawnAt(each, figures)} com ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `O favorito era ${favourite}, com ${percent(chance)} de chance, mas o jogo com ${outsider} terminou empatado ${drawnAt(each, figures)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${both(home, away)} empataram ${drawnAt(each, figures)}; na nossa previsão, o empate tinha ${percent(drawChance)} de chance.`,
      ({ home, away, goals: each }) => `Em jogo sem favorito claro na previsão, ${both(home, away)} empataram ${drawnAt(each, figures)}.`,
      ({ home, away, goals: each }) =>
        `${both(home, away)} empataram ${drawnAt(each, figures)}, em jogo que a previsão considerava equilibrado.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${loser} perdeu por ${score(winnerGoals, loserGoals)} para ${winner}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${both(home, away)} empataram ${drawnAt(each, figures)}.`,
      ({ home, away, goals: each }) => `O jogo entre ${both(home, away)} terminou empatado ${drawnAt(each, figures)}.`,
    ],
    cameFromBehind: [
      ({ ownGoals, otherGoals }) => `A vitória veio de virada: o primeiro tempo terminou ${score(otherGoals, ownGoals)} para o adversário.`,
      ({ winner, ownGoals, otherGoals }) => `${winner} perdia por ${score(otherGoals, ownGoals)} no intervalo.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals }) => `A vantagem no intervalo já era de ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `A vitória foi encaminhada no primeiro tempo, que terminou em ${score(ownGoals, otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) =>
        each === 0 ? 'O primeiro tempo terminou sem gols.' : `No intervalo, o placar ainda era de ${score(each, each)}.`,
      ({ goals: each }) =>
        each === 0 ? 'A rede só balançou no segundo tempo.' : `Os times foram para o intervalo empatados em ${score(each, each)}.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `${club} vencia por ${score(ownGoals, otherGoals)} no intervalo.`,
      ({ club, ownGoals, otherGoals }) => `A vantagem de ${score(ownGoals, otherGoals)} no intervalo não bastou ${club.a}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `A decisão foi para a prorrogação, e deu ${winner.bare}.`,
      ({ winner, loser }) => `Só na prorrogação ${winner} superou ${loser}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Nos pênaltis, ${winner} levou a melhor.`,
      ({ winner, loser }) => `A decisão foi para os pênaltis, e ${winner} superou ${loser}.`,
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
    exactScore: [
      ({ chance }) => `O jogo terminou com o placar mais provável da nossa previsão, que tinha ${percent(chance)} de chance.`,
      ({ chance }) => `O placar final foi justamente o mais provável nas nossas contas, com ${percent(chance)} de chance.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `${club} chegou a ${winsInARow(club, run)} no campeonato.`,
      ({ club, run }) => `${club} conquistou a ${ordinal(run, 'f')} vitória seguida no campeonato.`,
      ({ club, run }) => `O vencedor chegou a ${winsInARow(club, run)} no campeonato.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `O resultado encerrou a sequência de ${wins(run)} ${club.de} no campeonato.`,
      ({ club, run }) => `${club} vinha de ${winsInARow(club, run)} no campeonato.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `${club} sofreu a ${ordinal(run, 'f')} derrota seguida no campeonato.`,
      ({ club, run }) => `Já são ${defeats(run)} seguidas ${club.de} no campeonato.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} vinha de ${defeats(run)} seguidas no campeonato.`,
      ({ club, run }) => `A vitória encerrou a série de ${defeats(run)} ${club.de} no campeonato.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `${club} não perdia havia ${matches(run)} no campeonato.`,
      ({ club, run }) => `A derrota encerrou a invencibilidade de ${matches(run)} ${club.de} no campeonato.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `${club} não ganhava havia ${matches(run)} no campeonato.`,
      ({ club, run }) => `A vitória encerrou o jejum de ${matches(run)} ${club.de} no campeonato.`,
    ],
    tipWon: [
      (facts) => `Nosso palpite deu certo: ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, rendeu ${units(facts.profit)}.`,
      (facts) => `Tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: rendeu ${units(facts.profit)}.`,
    ],
    tipHalfWon: [
      (facts) =>
        `Nosso palpite foi meio ganho: ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}, rendeu ${units(facts.profit)}.`,
      (facts) =>
        `Tínhamos indicado ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}: metade da aposta ganhou, a outra foi devolvida, e o saldo é de ${units(facts.profit)}.`,
    ],
    tipLost: [
      (facts) => `Nosso palpite, ${betPhrase(facts, figures)} com odd de ${price(facts.price)}, não deu certo.`,
      (facts) => `Erramos o palpite: era ${betPhrase(facts, figures)}, com odd de ${price(facts.price)}.`,
    ],
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
