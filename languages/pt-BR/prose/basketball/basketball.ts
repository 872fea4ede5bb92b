import type { Pair } from '#domain/sports/pair.ts';
import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { BasketballNoun, BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { BrazilianPortugueseNoun } from '../nouns/nouns.ts';
import { counted, defeats, number, ordinal, wins } from '../words.ts';

const conferences = { east: 'da Conferência Leste', west: 'da Conferência Oeste' } as const;
const ground = (atHome: boolean) => (atHome ? 'em casa' : 'fora de casa');
const after = { 'half-time': 'no intervalo', 'third-quarter': 'ao fim do terceiro quarto' } as const;
const place = { season: '', home: ' em casa', away: ' fora de casa' } as const;

/** A quarter: `primeiro quarto`, `último quarto`. */
const quarterOf = (quarter: number) => `${quarter === 4 ? 'último' : ordinal(quarter)} quarto`;

/** A campaign, as papers write it: `23-20`. */
const record = (won: number, lost: number) => `${won}-${lost}`;
/** `venceu oito dos dez jogos`, `perdeu os cinco jogos`. */
function balance(won: number, lost: number): string {
  const all = won + lost;
  const every = all === 1 ? 'o único jogo' : `os ${number(all)} jogos`;
  if (won === 0) return `perdeu ${every}`;
  return lost === 0 ? `venceu ${every}` : `venceu ${number(won)} dos ${number(all)} jogos`;
}

/** Returns after such a balance that of another club, without the verb when it is the same: `, 13 dos 14`, ` perdeu os cinco que fez`. */
function otherBalance([won, lost]: Pair<number>, wonBefore: number): string {
  const all = won + lost;
  const part = won > 0 && lost > 0 ? `${number(won)} dos ${number(all)}` : `${all === 1 ? 'o único' : `os ${number(all)}`} que fez`;
  if ((won === 0) === (wonBefore === 0)) return `, ${part}`;
  return ` ${won === 0 ? 'perdeu' : 'venceu'} ${part}`;
}

export const brazilianPortugueseBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<BrazilianPortugueseNoun> => {
  /** The line of a favourite at the end of a sentence: `, com handicap de −4,5`. */
  const spread = (points: number | undefined) => (points === undefined ? '' : `; o handicap é de −${line(points)}`);
  /** The points of a handicap: `um ponto`, `1,5 ponto`, `4,5 pontos`. */
  const expected = (points: number) =>
    Number.isInteger(points) ? counted(points, 'ponto') : `${line(points)} ${points < 2 ? 'ponto' : 'pontos'}`;
  const margin = (points: number, against: number) => counted(points - against, 'ponto');
  const favourite = ({ short }: BasketballNoun<BrazilianPortugueseNoun>) => short.agree('favorito');
  return {
    neighbours: [
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `Na tabela ${conferences[conference]}, ${higher.full} está na ${ordinal(higherPlace, 'f')} posição, e ${lower.full}, na ${ordinal(lowerPlace, 'f')}, com no máximo um jogo de diferença.`,
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `Se vencer, ${lower.full}, na ${ordinal(lowerPlace, 'f')} posição ${conferences[conference]}, alcança ou ultrapassa ${higher.full}, na ${ordinal(higherPlace, 'f')}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ club, other, run }) => `${club.full} venceu os últimos ${number(run)} jogos e agora enfrenta ${other.short}.`,
        ({ club, other, run }) => `Com ${wins(run)} em sequência, ${club.full} tenta ampliar a série contra ${other.short}.`,
      ],
      [
        ({ club, run }) => `${club.full} chega com ${wins(run)} seguidas.`,
        ({ club, run }) => `${club.full} venceu os últimos ${number(run)} jogos.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ club, other, run }) => `${club.full} perdeu os últimos ${number(run)} jogos e agora encara ${other.short}.`,
        ({ club, other, run }) => `Depois de ${defeats(run)} em sequência, ${club.full} tenta reagir contra ${other.short}.`,
      ],
      [
        ({ club, run }) => `${club.full} vem de ${defeats(run)} seguidas.`,
        ({ club, run }) => `${club.full} perdeu os últimos ${number(run)} jogos.`,
      ],
    ),
    backToBack: [
      ({ club, other }) => `Enquanto ${other.short} vem de folga, ${club.short} joga pelo segundo dia seguido.`,
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
      ({ home, away }) => `${home.short} e ${away.short} se cruzam pela primeira vez na temporada.`,
      ({ home, away }) => `Nesta temporada, ${away.short} ainda não tinha encontrado ${home.short}.`,
    ],
    sideRecords: [
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Em casa, ${home.short} tem campanha de ${record(homeWon, homeLost)}; fora, ${away.short}, de ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `A campanha ${away.short.de} como visitante é de ${record(awayWon, awayLost)}, e a ${home.short.de} como mandante, de ${record(homeWon, homeLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.short} ${balance(homeWon, homeLost)} em casa, e ${away.short}${otherBalance([awayWon, awayLost], homeWon)} fora.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Diante da sua torcida, ${home.short} tem campanha de ${record(homeWon, homeLost)}; ${away.short}, fora de casa, de ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.short} viaja com campanha de ${record(awayWon, awayLost)} fora de casa, contra ${record(homeWon, homeLost)} ${home.short.de} no seu ginásio.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Como mandante, ${home.short} ${balance(homeWon, homeLost)}; a campanha ${away.short.de} fora de casa é de ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Fora de casa, ${away.short} ${balance(awayWon, awayLost)} até aqui, enquanto ${home.short} tem campanha de ${record(homeWon, homeLost)} em casa.`,
    ],
    winlessOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `Ainda sem vencer ${ground(atHome)} após ${number(games)} jogos, ${club.full} enfrenta ${other.short}.`,
        ({ club, other, atHome, games }) =>
          `${club.full} perdeu os ${number(games)} jogos que fez ${ground(atHome)} nesta temporada e agora encara ${other.short}.`,
      ],
      [
        ({ club, atHome, games }) => `${club.full} perdeu os ${number(games)} jogos que fez ${ground(atHome)} nesta temporada.`,
        ({ club, atHome, games }) => `A campanha ${club.full.de} ${ground(atHome)} é de 0-${games}.`,
      ],
    ),
    perfectOnSide: firstOrLater(
      [
        ({ club, other, atHome, games }) =>
          `${club.full.agree('invicto')} ${ground(atHome)}, com ${games}-0, ${club.full} enfrenta ${other.short}.`,
        ({ club, other, atHome, games }) =>
          `${club.full} venceu os ${number(games)} jogos que fez ${ground(atHome)} nesta temporada e agora pega ${other.short}.`,
      ],
      [
        ({ club, atHome, games }) => `${club.full} venceu os ${number(games)} jogos que fez ${ground(atHome)} nesta temporada.`,
        ({ club, atHome, games }) => `Ninguém venceu ${club.full} ${ground(atHome)} em ${number(games)} jogos nesta temporada.`,
      ],
    ),
    lastMargin: firstOrLater(
      [
        ({ club, other, won, points }) =>
          `${club.full} ${won ? 'venceu' : 'perdeu'} o último jogo por ${points} pontos e agora encara ${other.short}.`,
        ({ club, other, won, points }) => `Depois de ${won ? 'vencer' : 'perder'} por ${points} pontos, ${club.full} pega ${other.short}.`,
      ],
      [
        ({ club, won, points }) => `${club.full} vem de ${won ? 'vitória folgada' : 'derrota pesada'}, por ${points} pontos.`,
        ({ club, won, points }) => `No último jogo, ${club.full} ${won ? 'venceu' : 'perdeu'} por ${points} pontos de diferença.`,
      ],
    ),
    records: [
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} tem campanha de ${record(homeWon, homeLost)} na temporada, e ${away.full}, de ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.full} (${record(awayWon, awayLost)}) visita ${home.full} (${record(homeWon, homeLost)}).`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Com campanha de ${record(homeWon, homeLost)}, ${home.full} recebe ${away.full}, que tem ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} e ${away.full} se enfrentam com campanhas de ${record(homeWon, homeLost)} e ${record(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Na temporada, a campanha ${away.full.de} é de ${record(awayWon, awayLost)}, e a ${home.full.de}, que joga em casa, de ${record(homeWon, homeLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} (${record(homeWon, homeLost)}) recebe ${away.full} (${record(awayWon, awayLost)}).`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.full} viaja com campanha de ${record(awayWon, awayLost)} para enfrentar ${home.full}, que está com ${record(homeWon, homeLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Até aqui, ${away.full}, que joga fora de casa, tem campanha de ${record(awayWon, awayLost)}, e ${home.full}, de ${record(homeWon, homeLost)}.`,
    ],
    opener: [
      ({ home, away }) => `${home.full} e ${away.full} estão apenas começando a temporada.`,
      ({ home, away }) => `No começo da temporada, ${home.full} recebe ${away.full}.`,
    ],
    playOff: firstOrLater(
      [
        ({ home, away }) => `Nos playoffs, ${home.full} recebe ${away.full}.`,
        ({ home, away }) => `${away.full} visita ${home.full} nos playoffs.`,
      ],
      [() => 'O jogo é dos playoffs.', () => 'Os dois times se enfrentam nos playoffs.'],
    ),
    playIn: firstOrLater(
      [
        ({ home, away }) => `${home.full} e ${away.full} disputam no play-in uma vaga nos playoffs.`,
        ({ home, away }) => `O play-in leva ${away.full} à casa ${home.full.de}.`,
      ],
      [() => 'O play-in vale uma vaga nos playoffs.', () => 'Os dois times disputam no play-in uma vaga nos playoffs.'],
    ),
    lastTen: [
      ({ home, away, homeWon, awayWon }) =>
        `Nos últimos dez jogos, ${home.short} venceu ${number(homeWon)}, e ${away.short}, ${number(awayWon)}.`,
      ({ home, away, homeWon, awayWon }) =>
        `${home.short} soma ${wins(homeWon)} nos últimos dez jogos, contra ${number(awayWon, 'f')} ${away.short.de}.`,
    ],
    favouriteByPrice: [
      ({ favourite: of, chance, line: points }) =>
        `Sem a margem das casas de apostas, as odds dão ${of.short.a} ${percent(chance)} de chance de vitória${spread(points)}.`,
      ({ favourite: of, chance, line: points }) =>
        `O favoritismo é ${of.short.de}: descontada a margem, as odds equivalem a ${percent(chance)} de chance de vencer${spread(points)}.`,
      ({ favourite: of, chance }) => `Pelas odds, descontada a margem, ${of.short} tem ${percent(chance)} de chance de vencer.`,
      ({ favourite: of, chance, line: points }) =>
        `${of.short} entra como ${favourite(of)}, com ${percent(chance)} de chance de vitória pelas odds sem a margem${spread(points)}.`,
      ({ favourite: of, chance }) => `O mercado está com ${of.short}: são ${percent(chance)} de chance de vitória, tirada a margem.`,
      ({ favourite: of, chance, line: points }) =>
        `A chance de vitória ${of.short.de}, segundo as odds sem a margem, é de ${percent(chance)}${spread(points)}.`,
      ({ favourite: of, chance }) => `Espera-se vitória ${of.short.de}: as odds, sem a margem, lhe dão ${percent(chance)} de chance.`,
      ({ favourite: of, chance, line: points }) =>
        `Descontada a margem, uma vitória ${of.short.de} tem ${percent(chance)} de chance pelas odds${spread(points)}.`,
    ],
    favouriteByRating: [
      ({ favourite: of, chance }) => `Nossos ratings dão ${of.short.a} ${percent(chance)} de chance de vitória; ainda não há odds.`,
      ({ favourite: of, chance }) => `Enquanto não há odds, nossos ratings dão ${of.short.a} ${percent(chance)} de chance de vencer.`,
    ],
    favouriteDespite: [
      ({ favourite: of, chance, basis }) =>
        `Mesmo assim, ${basis === 'price' ? 'as odds, descontada a margem,' : 'nossos ratings'} dão ${of.short.a} ${percent(chance)} de chance de vitória.`,
      ({ favourite: of, chance, basis }) =>
        `Apesar disso, ${of.short} é ${favourite(of)}, com ${percent(chance)} de chance ${basis === 'price' ? 'pelas odds sem a margem' : 'pelos nossos ratings'}.`,
      ({ favourite: of, chance, basis }) =>
        `Ainda assim, o favoritismo é ${of.short.de}: ${percent(chance)} de chance ${basis === 'price' ? 'nas odds sem a margem' : 'nos nossos ratings'}.`,
    ],
    even: [
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Não há favorito entre ${home.short} e ${away.short}: são ${percent(homeChance)} de chance para cada lado.`
          : `Não há favorito claro entre ${home.short}, com ${percent(homeChance)} de chance, e ${away.short}, com ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `O jogo está em aberto: os dois times têm a mesma chance.`
          : `O jogo está em aberto: são ${percent(homeChance)} de chance para ${home.short} e ${percent(awayChance)} para ${away.short}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Nada separa ${home.short} ${away.short.de}: ${percent(homeChance)} de chance para cada lado.`
          : `Pouco separa ${home.short} ${away.short.de}: ${percent(homeChance)} de chance contra ${percent(awayChance)}.`,
    ],
    wonInOvertime: [
      ({ winner, loser, points, against }) => `${winner.full} venceu ${loser.full} por ${score(points, against)} na prorrogação.`,
      ({ winner, loser, points, against }) => `Só na prorrogação ${winner.full} passou ${loser.full.por}: ${score(points, against)}.`,
    ],
    rout: [
      ({ winner, loser, points, against }) => `${winner.full} atropelou ${loser.full} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} passeou em quadra e venceu ${loser.full} por ${margin(points, against)} de diferença: ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} foi ${loser.full.agree('massacrado')} ${winner.full.por}: ${score(points, against)}.`,
    ],
    wonClosely: [
      ({ winner, loser, points, against }) => `${winner.full} venceu ${loser.full} por pouco, ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} chegou perto, mas ${winner.full} venceu por ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `Em jogo apertado, ${winner.full} bateu ${loser.full} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `Foi no detalhe: ${winner.full} superou ${loser.full} por ${score(points, against)}.`,
    ],
    wonClearly: [
      ({ winner, loser, points, against }) => `${winner.full} venceu ${loser.full} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `Vitória ${winner.full.de} sobre ${loser.full} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${winner.full} fez ${margin(points, against)} a mais do que ${loser.full}: ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} perdeu para ${winner.full} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `Deu ${winner.full.bare}: ${score(points, against)} sobre ${loser.full}.`,
      ({ winner, loser, points, against }) => `${winner.full} levou a melhor sobre ${loser.full}: ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${winner.full} ganhou ${loser.full.de} por ${score(points, against)}.`,
      ({ winner, loser, points, against }) => `${loser.full} caiu diante ${winner.full.de} por ${score(points, against)}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Sem surpresa: antes do início, ${winner.short} tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `O favoritismo era ${winner.short.de}, com ${percent(chance)} de chance.`,
      ({ winner, chance }) => `O resultado confirmou a previsão, que dava ${percent(chance)} de chance ${winner.short.a}.`,
      ({ winner, chance }) => `Antes do jogo, ${winner.short} era ${winner.short.agree('favorito')}, com ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Com ${percent(chance)} de chance na previsão, ${winner.short} confirmou o favoritismo.`,
      ({ winner, chance }) => `Deu a lógica: ${winner.short} tinha ${percent(chance)} de chance na previsão.`,
      ({ winner, chance }) => `A previsão estava com ${winner.short}: ${percent(chance)} de chance.`,
      ({ winner, chance }) => `O resultado era esperado: a chance ${winner.short.de} era de ${percent(chance)}.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) => `O favoritismo era, por pouco, ${loser.short.de}: ${winner.short} tinha ${percent(chance)} de chance.`,
      ({ winner, loser, chance }) =>
        `A previsão dava ${percent(chance)} de chance ${winner.short.a}, um pouco menos do que ${loser.short.a}.`,
    ],
    upset: [
      ({ winner, chance }) => `Deu zebra: ${winner.short} tinha ${percent(chance)} de chance antes do início.`,
      ({ winner, loser, chance }) => `O favoritismo era ${loser.short.de}; ${winner.short} tinha ${percent(chance)} de chance.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Ninguém era favorito antes do início: ${winner.short} tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Esperava-se equilíbrio, com ${percent(chance)} de chance para ${winner.short}.`,
    ],
    spreadAfter: [
      ({ favourite: of, line: points, won, covered }) =>
        `As casas de apostas previam vitória ${of.short.de} por ${expected(points)}${covered ? ', e a diferença foi maior' : won ? ', mas a diferença foi menor' : ''}.`,
      ({ favourite: of, line: points, covered }) =>
        `${favourite(of)}, ${of.short} ${covered ? 'cobriu' : 'não cobriu'} o handicap de −${line(points)}.`,
    ],
    runGoesOn: [
      ({ club, run }) => `${club.short} chega a ${wins(run)} seguidas.`,
      ({ club, run }) => `Já são ${wins(run)} consecutivas ${club.short.de}.`,
      ({ club, run }) => `Foi a ${ordinal(run, 'f')} vitória seguida ${club.short.de}.`,
    ],
    cameBack: [
      ({ winner, behind, after: when }) => `${winner.short} perdia por ${behind} pontos ${after[when]}.`,
      ({ loser, behind, after: when }) => `${loser.short} vencia por ${behind} pontos ${after[when]} e deixou escapar a vitória.`,
      ({ winner, behind, after: when }) => `A vitória veio de virada: ${winner.short} estava ${behind} pontos atrás ${after[when]}.`,
      ({ loser, behind, after: when }) => `A vantagem ${loser.short.de}, de ${behind} pontos ${after[when]}, não bastou.`,
    ],
    deficitMadeUp: [
      ({ winner, points }) => `${winner.short} chegou a estar ${points} pontos atrás.`,
      ({ loser, points }) => `${loser.short} chegou a abrir ${points} pontos.`,
      ({ winner, points }) => `No pior momento, ${winner.short} perdia por ${points} pontos.`,
    ],
    decisiveQuarter: [
      ({ winner, quarter, points, against }) =>
        `${winner.short} fez ${score(points, against)} no ${quarterOf(quarter)}, e ali decidiu o jogo.`,
      ({ quarter, points, against }) => `O ${quarterOf(quarter)} foi decisivo: ${score(points, against)}.`,
      ({ loser, quarter, points, against }) => `${loser.short} perdeu o jogo no ${quarterOf(quarter)}, por ${score(points, against)}.`,
      ({ winner, quarter, points, against }) =>
        `A diferença saiu no ${quarterOf(quarter)}, que ${winner.short} venceu por ${score(points, against)}.`,
    ],
    ledThroughout: [
      ({ winner }) => `${winner.short} esteve à frente no placar ao fim de cada quarto.`,
      ({ loser }) => `${loser.short} esteve atrás no placar ao fim de cada quarto.`,
      ({ winner }) => `${winner.short} fechou todos os quartos na frente.`,
    ],
    firstWin: [
      ({ club, where, defeats: lost }) =>
        `Foi a primeira vitória ${club.short.de}${place[where]} na temporada, depois de ${defeats(lost)}.`,
      ({ club, where, defeats: lost }) => `${club.short} tinha perdido os ${number(lost)} jogos que fez${place[where]} na temporada.`,
    ],
    firstDefeat: [
      ({ club, where, wins: won }) => `Foi a primeira derrota ${club.short.de}${place[where]} na temporada, depois de ${wins(won)}.`,
      ({ club, where, wins: won }) => `${club.short} tinha vencido os ${number(won)} jogos que fez${place[where]} na temporada.`,
    ],
    stillWinless: [
      ({ club, games }) => `${club.short} segue sem vencer na temporada, depois de ${number(games)} jogos.`,
      ({ club, games }) => `${club.short} perdeu os ${number(games)} jogos que fez na temporada.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `A derrota encerrou a sequência de ${wins(run)} ${club.short.de}.`,
      ({ club, run }) => `${club.short} vinha de ${wins(run)} seguidas.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club.short} vinha de ${defeats(run)} seguidas.`,
      ({ club, run }) => `A vitória encerrou a série de ${defeats(run)} ${club.short.de}.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Foi a ${ordinal(run, 'f')} derrota seguida ${club.short.de}.`,
      ({ club, run }) => `${club.short} perdeu a ${ordinal(run, 'f')} seguida.`,
    ],
    totalPoints: [
      ({ points }) => `Os dois times marcaram juntos ${points} pontos.`,
      ({ points }) => `O jogo teve ${points} pontos no total.`,
    ],
  };
};
