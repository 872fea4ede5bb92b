import type { Pair } from '#domain/sports/pair.ts';
import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { TennisStories } from '#sports/tennis/domain/story/tennis-story.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { counted, defeats, matches, meetings, number, ordinal, outOf, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'na quadra dura', clay: 'no saibro', grass: 'na grama', carpet: 'no carpete' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'em melhor de três sets', 5: 'em melhor de cinco sets' };
const next = { 'quarter-final': 'a semifinal', 'semi-final': 'a final' } as const;
const rounds = { 'quarter-final': 'as quartas de final', 'semi-final': 'a semifinal' } as const;

/** Returns the matches of a balance, all of them: `o único jogo que fez`, `os dois jogos que fez`. */
const every = (count: number) => `${count === 1 ? 'o único jogo' : `os ${matches(count)}`} que fez`;

/** Returns a balance with the matches that it is of: `venceu cinco dos sete jogos que fez`, `perdeu os dois jogos que fez`. */
function balanceOf(won: number, lost: number): string {
  if (won === 0) return `perdeu ${every(lost)}`;
  return `venceu ${lost === 0 ? every(won) : `${outOf(won, won + lost, 'jogos')} que fez`}`;
}

/** Returns after such a balance that of another player, with what both have in common left out: `; Sinner perdeu os quatro`, `; Ruud, dois dos três`. */
function otherBalance(player: string, [won, lost]: Pair<number>, [beforeWon]: Pair<number>): string {
  const all = won + lost;
  const part = won > 0 && lost > 0 ? `${number(won)} dos ${number(all)}` : `${all === 1 ? 'o único' : `os ${number(all)}`} que disputou`;
  if ((won === 0) === (beforeWon === 0)) return `; ${player}, ${part}`;
  return `; ${player} ${won === 0 ? 'perdeu' : 'venceu'} ${part}`;
}

/** Returns a balance as a noun: `17 vitórias e nove derrotas`, `três derrotas em três jogos`. */
function record(won: number, lost: number): string {
  if (won > 0 && lost > 0) return `${wins(won)} e ${defeats(lost)}`;
  const one = won === 0 ? defeats(lost) : wins(won);
  return won + lost === 1 ? `${one} no único jogo` : `${one} em ${matches(won + lost)}`;
}

const times = (count: number) => `${number(count, 'f')} ${count === 1 ? 'vez' : 'vezes'}`;
const breaksOf = (count: number) => counted(count, 'quebra');

/** Returns the games that the loser won: `só três games`, `nenhum game`. */
function gamesOf(of: TennisStories['wonEasily']['sets']): string {
  const count = of.reduce((sum, [, other]) => sum + other, 0);
  return count === 0 ? 'não fez nenhum game' : `só fez ${counted(count, 'game')}`;
}

/** Returns the sets that the winner lost before the first won: `o primeiro set`, `os dois primeiros sets`. */
const setsBefore = (of: TennisStories['wonAfterLosingFirst']['sets']) =>
  of.findIndex(([won, lost]) => won > lost) === 2 ? 'os dois primeiros sets' : 'o primeiro set';

export const brazilianPortugueseTennis = ({ percent, sets: written, at, women }: TennisProse): TennisTexts => {
  /** The sets as papers list them: `6/4, 3/6 e 6/2`. */
  const score: TennisProse['sets'] = (of) => {
    const each = of.map((set) => written([set]));
    return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} e ${each.at(-1)}`;
  };
  /** The tournament as the owner of a round or title: `do US Open`, `de Wimbledon`. */
  const of = at.replace(/^em /u, 'de ').replace(/^n(?=[oa]s? )/u, 'd');
  const favourite = women ? 'favorita' : 'favorito';
  const the = women ? 'a' : 'o';
  const champion = women ? 'campeã' : 'campeão';
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader} venceu ${won === 1 ? 'o único confronto anterior' : `os ${number(won)} confrontos anteriores`} com ${other}.`
          : `${leader} lidera o confronto direto com ${other} por ${won} a ${lost}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other} ainda não sabe o que é ganhar de ${leader}.`
          : `Em ${meetings(won + lost)} com ${other}, ${leader} soma ${wins(won)}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `O retrospecto é favorável a ${leader}, que venceu o único confronto com ${other}.`
            : `O retrospecto é todo de ${leader}: ${wins(won)} em ${meetings(won)} com ${other}.`
          : `O retrospecto favorece ${leader}, com ${wins(won)} contra ${number(lost, 'f')} de ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `No único confronto anterior, ${leader} levou a melhor sobre ${other}.`
            : `Nas ${times(won)} em que enfrentou ${leader}, ${other} perdeu.`
          : `${other} ganhou ${outOf(lost, won + lost, 'confrontos')} com ${leader}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `O confronto direto entre ${first} e ${second} está empatado em ${each} a ${each}.`,
      ({ first, second, each }) => `${first} e ${second} têm ${wins(each)} cada no confronto direto.`,
    ],
    firstMeeting: [
      ({ first, second }) => `Não temos registro de confrontos entre ${first} e ${second}.`,
      ({ first, second }) => `Até onde sabemos, ${first} e ${second} se enfrentam pela primeira vez.`,
      () => 'É o primeiro confronto de que temos registro.',
      ({ first, second }) => `${first} e ${second} nunca se enfrentaram, segundo os nossos dados.`,
    ],
    final: [
      ({ first, second }) => `${first} e ${second} decidem o título ${of}.`,
      ({ first, second }) => `A final ${of} é entre ${first} e ${second}.`,
    ],
    lateRound: [
      ({ first, second, round }) => `${first} e ${second} disputam uma vaga n${next[round]} ${of}.`,
      ({ first, second, round }) => `${first} enfrenta ${second} n${rounds[round]} ${of}.`,
      ({ round }) => `Quem vencer vai para ${next[round]} ${of}.`,
      ({ first, second, round }) => `O jogo entre ${first} e ${second} vale vaga n${next[round]} ${of}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} venceu os últimos ${matches(run)} e agora enfrenta ${other}.`,
        ({ player, other, run }) => `Com ${wins(run)} seguidas, ${player} encara ${other}.`,
      ],
      [
        ({ player, run }) => `${player} chega com ${wins(run)} seguidas.`,
        ({ player, run }) => `A sequência de ${player} já é de ${wins(run)}.`,
        ({ player, run }) => `${player} venceu os últimos ${matches(run)}.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} perdeu os últimos ${matches(run)} e agora encara ${other}.`,
        ({ player, other, run }) => `Depois de ${defeats(run)} seguidas, ${player} enfrenta ${other}.`,
      ],
      [
        ({ player, run }) => `${player} perdeu os últimos ${matches(run)}.`,
        ({ player, run }) => `${player} vem de ${defeats(run)} seguidas.`,
      ],
    ),
    surfaceRecords: [
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${capital(on[surface])}, ${first} ${balanceOf(firstWon, firstLost)} no último ano${otherBalance(second, [secondWon, secondLost], [firstWon, firstLost])}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Nos últimos 12 meses, ${first} tem ${record(firstWon, firstLost)} ${on[surface]}, e ${second}, ${record(secondWon, secondLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${second} soma ${record(secondWon, secondLost)} ${on[surface]} em um ano; ${first}, ${record(firstWon, firstLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `No último ano, a campanha de ${first} ${on[surface]} é de ${record(firstWon, firstLost)}, e a de ${second}, de ${record(secondWon, secondLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Nos últimos 12 meses, ${second} ${balanceOf(secondWon, secondLost)} ${on[surface]}${otherBalance(first, [firstWon, firstLost], [secondWon, secondLost])}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `O retrospecto ${on[surface]} em 12 meses é de ${record(firstWon, firstLost)} para ${first} e de ${record(secondWon, secondLost)} para ${second}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${first} chega com ${record(firstWon, firstLost)} ${on[surface]} em 12 meses; ${second}, com ${record(secondWon, secondLost)}.`,
    ],
    noSetLost: [
      ({ player, matches: count }) => `${player} ainda não perdeu sets em ${matches(count)} no torneio.`,
      ({ player, other, matches: count }) => `${player} chega sem perder sets em ${matches(count)}; ${other} já cedeu ao menos um.`,
      ({ player, other }) => `Ao contrário de ${other}, ${player} não perdeu nenhum set no torneio.`,
    ],
    wentTheDistance: [
      ({ player, sets: count }) => `${player} precisou dos ${number(count)} sets na rodada anterior.`,
      ({ player, other, sets: count }) => `${player} foi a ${number(count)} sets na última rodada; ${other}, não.`,
      ({ player, other, sets: count }) => `Na rodada anterior, ${player} precisou de ${number(count)} sets, e ${other}, de menos.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `A distância no ranking é grande: ${higher} é ${the} número ${higherRank} do mundo, e ${lower}, ${the} número ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${lower}, número ${lowerRank} do mundo, desafia ${higher}, número ${higherRank}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `${higher} ocupa o ${ordinal(higherRank)} lugar do ranking, e ${lower}, o ${ordinal(lowerRank)}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${higher} é ${the} número ${higherRank} do mundo; ${lower}, ${the} número ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `Fora do ranking, ${player} encara ${other}, número ${otherRank} do mundo.`,
      ({ player, other, otherRank }) => `${other}, número ${otherRank} do mundo, enfrenta ${player}, que não está no ranking.`,
    ],
    comeback: [
      ({ player, other }) => `${player} abandonou o último jogo e volta contra ${other}.`,
      ({ player }) => `Resta saber como está ${player}, que não terminou o último jogo.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `Nos últimos ${matches(of)}, ${first} teve ${wins(firstWon)}, e ${second}, ${number(secondWon, 'f')}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        `${first} soma ${wins(firstWon)} nos últimos ${matches(of)}, contra ${number(secondWon, 'f')} de ${second}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `O jogo ${at} é ${on[surface]}, ${sets[bestOf]}.`,
      ({ surface, bestOf }) => `Joga-se ${on[surface]} ${at}, ${sets[bestOf]}.`,
    ],
    favouriteByPrice: [
      ({ favourite: of, chance }) => `Sem a margem das casas de apostas, as odds dão a ${of} ${percent(chance)} de chance de vitória.`,
      ({ favourite: of, chance }) => `As odds, descontada a margem, equivalem a ${percent(chance)} de chance para ${of}.`,
      ({ favourite: of, chance }) => `${capital(the)} ${favourite} é ${of}, com ${percent(chance)} de chance pelas odds sem a margem.`,
      ({ favourite: of, chance }) => `O mercado está com ${of}: descontada a margem, são ${percent(chance)} de chance.`,
      ({ favourite: of, chance }) => `Pelas odds das casas, tirada a margem, ${of} tem ${percent(chance)} de chance de vencer.`,
      ({ favourite: of, chance }) => `Uma vitória de ${of} tem ${percent(chance)} de chance, segundo as odds sem a margem.`,
      ({ favourite: of, chance }) => `${of} entra como ${favourite}: as odds, sem a margem, apontam ${percent(chance)} de chance.`,
      ({ favourite: of, chance }) => `De acordo com as odds, livres da margem, a chance de ${of} é de ${percent(chance)}.`,
    ],
    favouriteByRating: [
      ({ favourite: of, chance }) => `Nossos ratings dão a ${of} ${percent(chance)} de chance de vitória; ainda não há odds.`,
      ({ favourite: of, chance }) => `Enquanto não há odds, nossos ratings dão a ${of} ${percent(chance)} de chance.`,
    ],
    favouriteDespite: [
      ({ favourite: of, chance, basis }) =>
        `Mesmo assim, ${basis === 'price' ? 'as odds, descontada a margem,' : 'nossos ratings'} dão a ${of} ${percent(chance)} de chance.`,
      ({ favourite: of, chance, basis }) =>
        `Apesar disso, ${of} é ${the} ${favourite}, com ${percent(chance)} de chance ${basis === 'price' ? 'pelas odds sem a margem' : 'pelos nossos ratings'}.`,
      ({ favourite: of, chance, basis }) =>
        `Ainda assim, o favoritismo é de ${of}: ${percent(chance)} de chance ${basis === 'price' ? 'nas odds sem a margem' : 'nos nossos ratings'}.`,
    ],
    even: [
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Não há ${favourite} entre ${first} e ${second}: são ${percent(firstChance)} de chance para cada lado.`
          : `Não há ${favourite} clar${the} entre ${first}, com ${percent(firstChance)} de chance, e ${second}, com ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `O jogo está em aberto: ${first} e ${second} têm a mesma chance.`
          : `O jogo está em aberto: ${first} tem ${percent(firstChance)} de chance, e ${second}, ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Nada separa ${first} de ${second}: ${percent(firstChance)} de chance para cada lado.`
          : `Pouco separa ${first} de ${second}: ${percent(firstChance)} de chance contra ${percent(secondChance)}.`,
    ],
    wonEasily: [
      ({ winner, loser, sets: of }) => `${winner} atropelou ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} ${gamesOf(of)} contra ${winner}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Foi um passeio: ${winner} venceu ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Sem dificuldade, ${winner} passou por ${loser}: ${score(of)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} venceu ${loser} sem perder sets, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Sem perder nenhum set, ${winner} bateu ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} venceu ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} não tirou nenhum set de ${winner}, que venceu por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} precisou de apenas ${number(of.length)} sets para bater ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Em sets diretos, ${winner} passou por ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Deu ${winner} em ${number(of.length)} sets sobre ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} perdeu para ${winner} em sets diretos, por ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} perdeu ${setsBefore(of)}, mas virou contra ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `De virada, ${winner} venceu ${loser} por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} venceu ${setsBefore(of)}, mas quem ganhou o jogo foi ${winner}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Depois de sair atrás, ${winner} bateu ${loser} por ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} venceu ${loser} em ${number(of.length)} sets, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Em ${number(of.length)} sets, ${winner} passou por ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} levou o jogo a ${number(of.length)} sets, mas ${winner} venceu por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} precisou de ${number(of.length)} sets para vencer ${loser}: ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) => `${loser} abandonou${of.length === 0 ? '' : ` com o placar em ${score(of)}`}, e ${winner} venceu.`,
      ({ winner, loser, sets: of }) =>
        `${winner} venceu por abandono de ${loser}${of.length === 0 ? '' : `, com o placar em ${score(of)}`}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} não entrou em quadra, e ${winner} venceu por W.O.`,
      ({ winner, loser }) => `${winner} venceu sem jogar, com a desistência de ${loser} antes do início.`,
    ],
    walkoverBets: [
      () => `O jogo não aconteceu, e por isso todas as apostas são devolvidas.`,
      () => `As apostas neste jogo são anuladas e devolvidas.`,
    ],
    awarded: [
      ({ winner, loser }) => `O jogo foi interrompido, e ${winner} ficou com a vitória sobre ${loser}.`,
      ({ winner, loser }) => `O jogo não chegou ao fim, e a vitória sobre ${loser} foi dada a ${winner}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Sem surpresa: antes do início, ${winner} tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `O favoritismo era de ${winner}, com ${percent(chance)} de chance.`,
      ({ winner, chance }) => `O resultado confirmou a previsão, que dava a ${winner} ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Antes do jogo, ${winner} era ${favourite}, com ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Esperava-se a vitória de ${winner}, que tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Com ${percent(chance)} de chance na previsão, ${winner} confirmou o favoritismo.`,
      ({ winner, chance }) => `Deu a lógica: ${winner} tinha ${percent(chance)} de chance na previsão.`,
      ({ winner, chance }) => `A previsão estava com ${winner}: ${percent(chance)} de chance.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) => `O favoritismo era, por pouco, de ${loser}: ${winner} tinha ${percent(chance)} de chance.`,
      ({ winner, loser, chance }) => `${winner} tinha ${percent(chance)} de chance na previsão, um pouco menos do que ${loser}.`,
    ],
    upset: [
      ({ winner, chance }) => `Foi uma zebra: ${winner} tinha apenas ${percent(chance)} de chance.`,
      ({ winner, loser, chance }) => `${loser} era ${the} ${favourite}; ${winner} tinha ${percent(chance)} de chance.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Antes do início, ${winner} tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `A previsão dava a ${winner} ${percent(chance)} de chance.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Ninguém era ${favourite} antes do início: ${winner} tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `Esperava-se equilíbrio, com ${percent(chance)} de chance para ${winner}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `${player} chega a ${wins(run)} seguidas.`,
      ({ player, run }) => `Já são ${wins(run)} consecutivas de ${player}.`,
    ],
    meetingsAfter: [
      ({ winner, loser, won, lost }) =>
        won === lost
          ? `O confronto direto agora está empatado em ${won} a ${lost}.`
          : lost === 0
            ? `${winner} segue sem perder para ${loser} nos confrontos de que temos registro.`
            : `No confronto direto, ${won > lost ? `${winner} agora lidera` : `${loser} segue à frente`} por ${Math.max(won, lost)} a ${Math.min(won, lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? won === 1
            ? `É a primeira vitória de ${winner} em um confronto com ${loser}.`
            : `${winner} venceu os ${number(won)} confrontos com ${loser}.`
          : `Em ${meetings(won + lost)} com ${loser}, ${winner} soma agora ${wins(won)}.`,
    ],
    wonTitle: [
      ({ winner }) => `O título ${of} é de ${winner}.`,
      ({ winner }) => `${winner} é ${champion} ${of}.`,
      ({ winner }) => `A taça ${of} fica com ${winner}.`,
    ],
    matchPointsSaved: [
      ({ winner, points }) => `${winner} salvou ${counted(points, 'match point')} no tie-break.`,
      ({ loser, points }) =>
        `${loser} teve ${counted(points, 'match point')} em um tie-break e não ${points === 1 ? 'o aproveitou' : 'aproveitou nenhum'}.`,
      ({ winner, loser, points }) =>
        `No tie-break, ${loser} ficou ${points === 1 ? '' : `${times(points)} `}a um ponto da vitória, mas ${winner} resistiu.`,
    ],
    lastSetTieBreak: [
      ({ winner, own, other }) => `A decisão foi para o tie-break do último set, que ${winner} venceu por ${own} a ${other}.`,
      ({ winner, own, other }) => `${winner} ganhou o tie-break decisivo por ${own} a ${other}.`,
      ({ own, other }) => `O último set acabou no tie-break: ${own} a ${other}.`,
    ],
    setTurned: [
      ({ winner, set, own, other }) => `No ${ordinal(set)} set, ${winner} virou depois de estar perdendo por ${other}/${own}.`,
      ({ loser, set, own, other }) => `${loser} chegou a abrir ${other}/${own} no ${ordinal(set)} set, mas perdeu a parcial.`,
      ({ winner, set, own, other }) => `${winner} buscou o ${ordinal(set)} set, em que perdia por ${other}/${own}.`,
    ],
    onlyTieBreaks: [
      ({ sets: count }) => `Não houve quebras de saque, e os ${number(count)} sets foram decididos no tie-break.`,
      ({ sets: count }) => `Ninguém perdeu o saque: ${number(count)} sets, ${number(count)} tie-breaks.`,
    ],
    breaks: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} quebrou o saque ${times(won)} e não perdeu o seu.`
          : `${winner} conseguiu ${breaksOf(won)} de saque, e ${loser}, ${number(lost, 'f')}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${loser} perdeu o saque ${times(won)} e não quebrou o de ${winner}.`
          : `${loser} conseguiu ${breaksOf(lost)}, mas perdeu o próprio saque ${times(won)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${capital(breaksOf(won))} ${won === 1 ? 'bastou' : 'bastaram'} para ${winner}, que não perdeu o saque.`
          : `Em quebras de saque, ${winner} somou ${number(won, 'f')}, e ${loser}, ${number(lost, 'f')}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `Só ${winner} conseguiu quebrar o saque, ${times(won)}.`
          : `${winner} perdeu o saque ${times(lost)}, mas quebrou o de ${loser} ${times(won)}.`,
    ],
    ranksAfter: [
      ({ winner, loser, winnerRank, loserRank }) =>
        `${winner} é ${the} número ${winnerRank} do mundo; ${loser}, ${the} número ${loserRank}.`,
      ({ winner, loser, winnerRank, loserRank }) =>
        `${loser} ocupa o ${ordinal(loserRank)} lugar do ranking, e ${winner}, o ${ordinal(winnerRank)}.`,
      ({ loser, loserRank }) => `${loser} é ${the} número ${loserRank} do mundo.`,
    ],
    stakesBack: [
      () => `Nenhum set foi completado, e por isso as apostas são devolvidas.`,
      () => `As apostas são devolvidas, já que nenhum set foi completado.`,
    ],
    betsCount: [
      () => `Um set já estava completo, e por isso as apostas no vencedor valem.`,
      () => `As apostas no vencedor valem, já que um set estava completo.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
