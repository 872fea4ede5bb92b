import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { counted, matches, meetings, number, outOf, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'na quadra dura', clay: 'no saibro', grass: 'na grama', carpet: 'no carpete' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'em melhor de três sets', 5: 'em melhor de cinco sets' };

/** `venceu cinco dos sete jogos`. */
function balance(won: number, lost: number): string {
  if (won === 0) return `perdeu os ${number(lost)} jogos`;
  return `venceu ${outOf(won, won + lost, 'jogos')}`;
}

export const brazilianPortugueseTennis = ({ percent, sets: written, at, women }: TennisProse): TennisTexts => {
  /** The sets as papers list them: `6/4, 3/6 e 6/2`. */
  const score: TennisProse['sets'] = (of) => {
    const each = of.map((set) => written([set]));
    return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} e ${each.at(-1)}`;
  };
  const favourite = women ? 'favorita' : 'favorito';
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader} venceu ${won === 1 ? 'o único confronto anterior' : `os ${number(won)} confrontos anteriores`} com ${other}.`
          : `${leader} lidera os confrontos com ${other} por ${won} a ${lost}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other} ainda não sabe o que é ganhar de ${leader}.`
          : `Em ${meetings(won + lost)} com ${other}, ${leader} soma ${wins(won)}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `Os confrontos entre ${first} e ${second} estão empatados em ${each} a ${each}.`,
      ({ first, second, each }) => `${first} e ${second} têm ${wins(each)} cada nos confrontos.`,
    ],
    firstMeeting: [
      ({ first, second }) => `Não temos registro de confrontos entre ${first} e ${second}.`,
      ({ first, second }) => `Até onde sabemos, ${first} e ${second} se enfrentam pela primeira vez.`,
    ],
    final: [
      ({ first, second }) => `${first} e ${second} decidem o título ${at}.`,
      ({ first, second }) => `A final ${at} é entre ${first} e ${second}.`,
    ],
    winningRun: [
      ({ player, other, run }) => `${player} venceu os últimos ${matches(run)} e agora enfrenta ${other}.`,
      ({ player, run }) => `${player} chega com ${wins(run)} seguidas.`,
    ],
    losingRun: [
      ({ player, run }) => `${player} perdeu os últimos ${matches(run)}.`,
      ({ player, run }) => `${player} vem de ${counted(run, 'derrota')} seguidas.`,
    ],
    surfaceRecord: [
      ({ player, surface, won, lost }) => `${capital(on[surface])}, ${player} ${balance(won, lost)} do último ano.`,
      ({ player, surface, won, lost }) => `A campanha de ${player} ${on[surface]} nos últimos 12 meses é de ${won}-${lost}.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `O ranking mostra a distância: ${higher} está na posição ${higherRank} e ${lower}, na ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${lower}, número ${lowerRank} do mundo, desafia ${higher}, número ${higherRank}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `No ranking, ${higher} ocupa a posição ${higherRank} e ${lower}, a ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${higher} é número ${higherRank} do mundo; ${lower}, número ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} não tem ranking e encara ${other}, número ${otherRank} do mundo.`,
      ({ player, other, otherRank }) => `Sem posição no ranking, ${player} joga contra ${other}, número ${otherRank}.`,
    ],
    comeback: [
      ({ player, other }) => `${player} abandonou o último jogo e volta contra ${other}.`,
      ({ player }) => `Resta saber como está ${player}, que não terminou o último jogo.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `Nos últimos ${matches(of)}, ${first} teve ${wins(firstWon)} e ${second}, ${number(secondWon, 'f')}.`,
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
    ],
    favouriteByRating: [
      ({ favourite: of, chance }) => `Nossos ratings dão a ${of} ${percent(chance)} de chance de vitória; ainda não há odds.`,
      ({ favourite: of, chance }) => `Enquanto não há odds, nossos ratings deixam ${of} com ${percent(chance)} de chance.`,
    ],
    even: [
      ({ first, second, chance }) => `Não há ${favourite} entre ${first} e ${second}: a maior chance é de ${percent(chance)}.`,
      ({ chance }) => `O jogo está em aberto: ninguém passa de ${percent(chance)} de chance.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} venceu ${loser} sem perder sets, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Sem perder nenhum set, ${winner} bateu ${loser}: ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} perdeu o primeiro set, mas virou contra ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `De virada, ${winner} venceu ${loser} por ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} venceu ${loser} em ${number(of.length)} sets, por ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Em ${number(of.length)} sets, ${winner} passou por ${loser}: ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) => `${loser} abandonou${of.length === 0 ? '' : ` com o placar em ${score(of)}`}, e ${winner} venceu.`,
      ({ winner, loser, sets: of }) =>
        `${winner} venceu por abandono de ${loser}${of.length === 0 ? '' : `, com o placar em ${score(of)}`}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} não entrou em quadra e ${winner} venceu por W.O.`,
      ({ winner, loser }) => `${winner} venceu sem jogar, com a desistência de ${loser} antes do início.`,
    ],
    awarded: [
      ({ winner, loser }) => `O jogo foi interrompido e a vitória sobre ${loser} foi dada a ${winner}.`,
      ({ winner, loser }) => `${winner} recebeu a vitória sobre ${loser} sem que o jogo chegasse ao fim.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Sem surpresa: antes do início, ${winner} tinha ${percent(chance)} de chance.`,
      ({ winner, chance }) => `O favoritismo era de ${winner}, com ${percent(chance)} de chance.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) => `O favoritismo era, por pouco, de ${loser}: ${winner} tinha ${percent(chance)} de chance.`,
      ({ winner, loser, chance }) => `A previsão pendia um pouco para ${loser}, com ${percent(chance)} de chance para ${winner}.`,
    ],
    upset: [
      ({ winner, loser, chance }) => `Foi uma zebra: contra ${loser}, ${winner} tinha apenas ${percent(chance)} de chance.`,
      ({ winner, loser, chance }) => `O favoritismo era de ${loser}, enquanto ${winner} tinha ${percent(chance)} de chance.`,
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
          ? `Os confrontos agora estão empatados em ${won} a ${lost}.`
          : `Nos confrontos, ${won > lost ? `${winner} agora lidera` : `${loser} segue à frente`} por ${Math.max(won, lost)} a ${Math.min(won, lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} venceu os ${number(won)} confrontos com ${loser}.`
          : `Em ${meetings(won + lost)} com ${loser}, ${winner} soma agora ${wins(won)}.`,
    ],
    gamesPlayed: [
      ({ games, sets: of }) => `Foram ${games} games em ${counted(of, 'set')}.`,
      ({ games, sets: of }) => `O jogo teve ${counted(of, 'set')} e ${games} games.`,
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
