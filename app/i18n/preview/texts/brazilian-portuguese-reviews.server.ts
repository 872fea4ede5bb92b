import type { BrazilianPortugueseNoun } from '#app/i18n/names/brazilian-portuguese-noun.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './brazilian-portuguese-bets.ts';
import { beat, both, defeats, drawnAt, matches, number, ordinal, unitsWord, wins } from './brazilian-portuguese-words.ts';

/** Up to so great a chance its winner is a `zebra`. */
const longShot = 0.25;

/** Returns the sentences of reviews. A defeat is said as papers say it, the winner’s goals first: `perdeu por 2 a 0`. */
export function brazilianPortugueseReviews(figures: ProseFigures): Pick<StoryTexts<BrazilianPortugueseNoun>, keyof ReviewStories<unknown>> {
  const { percent, price, score, goals, profit } = figures;
  const units = (won: number) => `${profit(won)} ${unitsWord(won)}`;
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} confirmou o favoritismo, de ${percent(chance)}, e ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Sem zebra: com ${percent(chance)} de chance na nossa previsão, ${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `O favorito venceu: ${winner}, com ${percent(chance)} de chance antes do jogo, fez ${score(winnerGoals, loserGoals)} ${loser.em}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        chance <= longShot
          ? `Deu zebra: ${winner}, que tinha ${percent(chance)} de chance, ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`
          : `${winner} contrariou a previsão, que lhe dava ${percent(chance)} de chance, e ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} era ${loser.agree('favorito')}, mas perdeu por ${score(winnerGoals, loserGoals)} para ${winner}, que tinha ${percent(chance)} de chance.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Nossa previsão errou: dava ${percent(chance)} ${winner.a}, que ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Em um jogo sem grande favorito, ${winner} tinha ${percent(chance)} de chance e ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `A previsão era de equilíbrio, e ${winner} bateu ${loser} por ${score(winnerGoals, loserGoals)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} segurou ${favourite}, que tinha ${percent(chance)} de chance de vitória, e o jogo terminou empatado ${drawnAt(each, figures)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `Com ${percent(chance)} de chance na nossa previsão, ${favourite} não passou de um empate ${drawnAt(each, figures)} com ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `O favoritismo ${favourite.de}, de ${percent(chance)}, parou ${outsider.em}: empate ${drawnAt(each, figures)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${both(home, away)} empataram ${drawnAt(each, figures)}, resultado que tinha ${percent(drawChance)} de chance na nossa previsão.`,
      ({ home, away, goals: each }) =>
        `O equilíbrio da previsão se repetiu em campo: ${both(home, away)} empataram ${drawnAt(each, figures)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} ${beat(winnerGoals, loserGoals)} ${loser} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) => `Vitória ${winner.de} por ${score(winnerGoals, loserGoals)} sobre ${loser}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${both(home, away)} empataram ${drawnAt(each, figures)}.`,
      ({ home, away, goals: each }) => `O jogo entre ${both(home, away)} terminou empatado ${drawnAt(each, figures)}.`,
    ],
    cameFromBehind: [
      ({ winner, ownGoals, otherGoals }) => `No intervalo, ${winner} perdia por ${score(otherGoals, ownGoals)}.`,
      ({ loser, ownGoals, otherGoals }) =>
        `A vitória veio de virada: o primeiro tempo terminou ${score(otherGoals, ownGoals)} para ${loser}.`,
    ],
    settledByHalfTime: [
      ({ winner, ownGoals, otherGoals }) => `Já no intervalo o placar era de ${score(ownGoals, otherGoals)} para ${winner}.`,
      ({ winner, ownGoals, otherGoals }) =>
        `${winner} encaminhou a vitória no primeiro tempo, que terminou em ${score(ownGoals, otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => (each === 0 ? 'O primeiro tempo terminou sem gols.' : `No intervalo, o placar era de ${score(each, each)}.`),
      ({ goals: each }) =>
        each === 0 ? 'Gol mesmo, só depois do intervalo.' : `Os times foram para o intervalo empatados em ${score(each, each)}.`,
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
      ({ expected, goals: all }) => `Saíram mais gols do que o esperado: ${number(all)}, contra ${goals(expected)} da previsão.`,
      ({ expected, goals: all }) => `Foram ${number(all)} gols, e a previsão era de ${goals(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Saíram menos gols do que o esperado: ${number(all)}, contra ${goals(expected)} da previsão.`,
      ({ expected, goals: all }) =>
        all === 1
          ? `Foi só um gol, e a previsão era de ${goals(expected)}.`
          : `Foram só ${number(all)} gols, e a previsão era de ${goals(expected)}.`,
    ],
    goalless: [
      ({ expected }) => `Ninguém marcou, embora a previsão de gols fosse de ${goals(expected)}.`,
      ({ expected }) => `A previsão de gols era de ${goals(expected)}, mas a rede não balançou.`,
    ],
    exactScore: [
      ({ chance }) => `Era o placar mais provável da nossa previsão, com ${percent(chance)} de chance.`,
      ({ chance }) => `Nossa previsão acertou em cheio: nenhum placar tinha mais chance do que esse, com ${percent(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `${club} chegou a ${wins(run)} seguidas no campeonato.`,
      ({ club, run }) => `Foi a ${ordinal(run, 'f')} vitória seguida ${club.de} no campeonato.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Acabou a sequência de ${wins(run)} ${club.de} no campeonato.`,
      ({ club, run }) => `${club} vinha de ${wins(run)} seguidas no campeonato.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Foi a ${ordinal(run, 'f')} derrota seguida ${club.de} no campeonato.`,
      ({ club, run }) => `${club} chegou a ${defeats(run)} seguidas no campeonato.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} vinha de ${defeats(run)} seguidas no campeonato.`,
      ({ club, run }) => `A vitória encerrou uma série de ${defeats(run)} ${club.de} no campeonato.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `${club} não perdia havia ${matches(run)} no campeonato.`,
      ({ club, run }) => `Caiu a invencibilidade ${club.de}, que durava ${matches(run)} no campeonato.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `${club} não vencia havia ${matches(run)} no campeonato.`,
      ({ club, run }) => `A vitória encerrou um jejum ${club.de} que durava ${matches(run)} no campeonato.`,
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
