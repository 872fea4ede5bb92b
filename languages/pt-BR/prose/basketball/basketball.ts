import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { counted, number, ordinal, wins } from '../words.ts';

const conferences = { east: 'da Conferência Leste', west: 'da Conferência Oeste' } as const;

export const brazilianPortugueseBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<BrazilianPortugueseNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Na tabela ${conferences[conference]}, ${higher.full} está na ${ordinal(higherPlace, 'f')} posição e ${lower.full}, na ${ordinal(lowerPlace, 'f')}, com no máximo um jogo de diferença.`,
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Se vencer, ${lower.full}, na ${ordinal(lowerPlace, 'f')} posição ${conferences[conference]}, alcança ou ultrapassa ${higher.full}, na ${ordinal(higherPlace, 'f')}.`,
  ],
  winningRun: [
    ({ club, other, run }) => `${club.full} venceu os últimos ${number(run)} jogos e agora enfrenta ${other.short}.`,
    ({ club, run }) => `${club.full} chega com ${wins(run)} seguidas.`,
  ],
  losingRun: [
    ({ club, other, run }) => `${club.full} perdeu os últimos ${number(run)} jogos e agora encara ${other.short}.`,
    ({ club, run }) => `${club.full} vem de ${counted(run, 'derrota')} seguidas.`,
  ],
  backToBack: [
    ({ club, other }) => `${club.short} joga pelo segundo dia seguido, enquanto ${other.short} vem de folga.`,
    ({ club, other }) => `É o segundo jogo ${club.short.de} em dois dias; ${other.short} chega ${other.short.agree('descansado')}.`,
  ],
  seasonMeetings: [
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `${leader.short} venceu ${won === 1 ? 'o primeiro confronto' : `os ${number(won)} primeiros confrontos`} da temporada com ${other.short}.`
        : `${leader.short} lidera por ${score(won, lost)} os confrontos da temporada com ${other.short}.`,
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `Nesta temporada, ${other.short} ainda não ganhou ${leader.short.de}.`
        : `Dos ${number(won + lost)} confrontos já disputados na temporada, ${leader.short} venceu ${number(won)}.`,
  ],
  seasonLevel: [
    ({ home, away, each }) => `Os confrontos da temporada entre ${home.short} e ${away.short} estão empatados em ${score(each, each)}.`,
    ({ each }) => `Na temporada, os dois times estão empatados em ${score(each, each)} nos confrontos.`,
  ],
  firstOfSeason: [
    ({ home, away }) => `É o primeiro confronto da temporada entre ${home.short} e ${away.short}.`,
    () => `Os dois times ainda não se enfrentaram nesta temporada.`,
  ],
  homeRecord: [
    ({ club, won, lost }) => `Em casa, ${club.short} tem campanha de ${won}-${lost}.`,
    ({ club, won, lost }) => `A campanha ${club.short.de} como mandante é de ${won}-${lost}.`,
  ],
  awayRecord: [
    ({ club, won, lost }) => `Fora de casa, ${club.short} tem campanha de ${won}-${lost}.`,
    ({ club, won, lost }) => `A campanha ${club.short.de} como visitante é de ${won}-${lost}.`,
  ],
  records: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} tem campanha de ${homeWon}-${homeLost} na temporada e ${away.full}, de ${awayWon}-${awayLost}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.full} (${awayWon}-${awayLost}) visita ${home.full} (${homeWon}-${homeLost}).`,
  ],
  opener: [
    ({ home, away }) => `${home.full} e ${away.full} estão apenas começando a temporada.`,
    ({ home, away }) => `No começo da temporada, ${home.full} recebe ${away.full}.`,
  ],
  playOff: [
    ({ home, away }) => `Nos playoffs, ${home.full} recebe ${away.full}.`,
    ({ home, away }) => `${away.full} visita ${home.full} nos playoffs.`,
  ],
  playIn: [
    ({ home, away }) => `${home.full} e ${away.full} disputam no play-in uma vaga nos playoffs.`,
    ({ home, away }) => `O play-in leva ${away.full} à casa ${home.full.de}.`,
  ],
  lastTen: [
    ({ home, away, homeWon, awayWon }) =>
      `Nos últimos dez jogos, ${home.short} venceu ${number(homeWon)} e ${away.short}, ${number(awayWon)}.`,
    ({ home, away, homeWon, awayWon }) =>
      `${home.short} soma ${wins(homeWon)} nos últimos dez jogos, contra ${number(awayWon, 'f')} ${away.short.de}.`,
  ],
  favouriteByPrice: [
    ({ favourite, chance, line: points }) =>
      `Sem a margem das casas de apostas, as odds dão ${favourite.short.a} ${percent(chance)} de chance${points === undefined ? '' : `, com handicap de −${line(points)}`}.`,
    ({ favourite, chance, line: points }) =>
      `O favoritismo é ${favourite.short.de}${points === undefined ? '' : `, por ${line(points)} ${points < 2 ? 'ponto' : 'pontos'} no handicap`}: sem a margem, as odds equivalem a ${percent(chance)} de chance.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) => `Nossos ratings dão ${favourite.short.a} ${percent(chance)} de chance; ainda não há odds.`,
    ({ favourite, chance }) => `Enquanto não há odds, nossos ratings deixam ${favourite.short} com ${percent(chance)} de chance.`,
  ],
  even: [
    ({ home, away, chance }) => `Não há favorito entre ${home.short} e ${away.short}: a maior chance é de ${percent(chance)}.`,
    ({ chance }) => `O jogo está em aberto: nenhum dos dois times passa de ${percent(chance)} de chance.`,
  ],
  wonInOvertime: [
    ({ winner, loser, points, against }) => `${winner.full} venceu ${loser.full} por ${score(points, against)} na prorrogação.`,
    ({ winner, loser, points, against }) => `Só na prorrogação ${winner.full} passou ${loser.full.por}: ${score(points, against)}.`,
  ],
  wonClosely: [
    ({ winner, loser, points, against }) => `${winner.full} venceu ${loser.full} por pouco, ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `${loser.full} chegou perto, mas ${winner.full} venceu por ${score(points, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points, against }) => `${winner.full} venceu ${loser.full} por ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `Vitória ${winner.full.de} sobre ${loser.full} por ${score(points, against)}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) => `Sem surpresa: antes do início, ${winner.short} tinha ${percent(chance)} de chance.`,
    ({ winner, chance }) => `O favoritismo era ${winner.short.de}, com ${percent(chance)} de chance.`,
  ],
  slightOutsiderWon: [
    ({ winner, chance }) => `O adversário era ligeiramente favorito: ${winner.short} tinha ${percent(chance)} de chance.`,
    ({ winner, chance }) => `A previsão pendia um pouco para o adversário: ${winner.short} tinha ${percent(chance)} de chance.`,
  ],
  upset: [
    ({ winner, chance }) => `Deu zebra: ${winner.short} tinha ${percent(chance)} de chance antes do início.`,
    ({ winner, chance }) => `O favoritismo não era ${winner.short.de}, que tinha ${percent(chance)} de chance.`,
  ],
  evenBefore: [
    ({ winner, chance }) => `Ninguém era favorito antes do início: ${winner.short} tinha ${percent(chance)} de chance.`,
    ({ winner, chance }) => `Esperava-se equilíbrio, com ${percent(chance)} de chance para ${winner.short}.`,
  ],
  spreadAfter: [
    ({ favourite, line: points, covered }) => `${favourite.short} ${covered ? 'cobriu' : 'não cobriu'} o handicap de −${line(points)}.`,
    ({ favourite, line: points, covered }) =>
      `A aposta no handicap −${line(points)} ${favourite.short.de} foi ${covered ? 'ganha' : 'perdida'}.`,
  ],
  runGoesOn: [
    ({ club, run }) => `${club.short} chega a ${wins(run)} seguidas.`,
    ({ club, run }) => `Já são ${wins(run)} consecutivas ${club.short.de}.`,
  ],
  totalPoints: [
    ({ points }) => `Os dois times marcaram juntos ${points} pontos.`,
    ({ points }) => `O jogo teve ${points} pontos no total.`,
  ],
});
