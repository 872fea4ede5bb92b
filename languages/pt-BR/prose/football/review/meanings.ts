import type { MeaningStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../../nouns/nouns.ts';
import { defeats, matches, move, number, ordinal, rank, standing, wins, winsInARow } from '../../words.ts';

type Club = BrazilianPortugueseNoun;

/** After a match or a win: ` em casa`, ` fora de casa`; empty for all matches. */
const on = (ground: 'home' | 'away' | undefined) => (ground === undefined ? '' : ground === 'home' ? ' em casa' : ' fora de casa');

/** Returns the sentences of Brazilian reviews on what a result means. */
export function brazilianPortugueseMeanings(): Pick<StoryTexts<Club>, keyof MeaningStories<Club>> {
  return {
    movedUp: [
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${club} assumiu a liderança do campeonato; era ${standing(club, from)}.`
          : relegation
            ? `${club} deixou a zona de rebaixamento e agora é ${standing(club, to)}.`
            : `${club} subiu ${move(from, to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `O novo líder é ${club}, que era ${standing(club, from)}.`
          : relegation
            ? `Na tabela, ${club} saiu da zona de rebaixamento e está em ${ordinal(to)} lugar.`
            : `Na tabela, ${club} passou ${move(from, to)}.`,
      ({ club, from, to, relegation, drawn }) =>
        to === 1
          ? `A ponta da tabela agora é ${club.de}.`
          : relegation
            ? `Com ${drawn ? 'o empate' : 'o triunfo'}, ${club} escapou da zona de rebaixamento: agora é ${standing(club, to)}.`
            : `Com ${drawn ? 'o empate' : 'o triunfo'}, ${club} avançou ${move(from, to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `Quem lidera o campeonato agora é ${club}.`
          : relegation
            ? `A zona de rebaixamento ficou para trás: ${club} subiu ${move(from, to)}.`
            : `${club} ganhou terreno na classificação: era ${rank(club, from)} e agora é ${rank(club, to)}.`,
    ],
    movedDown: [
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} perdeu a liderança e agora é ${standing(club, to)}.`
          : relegation
            ? `${club} entrou na zona de rebaixamento, em ${ordinal(to)} lugar.`
            : `${club} caiu ${move(from, to)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `A liderança deixou de ser ${club.de}, que caiu para o ${ordinal(to)} lugar.`
          : relegation
            ? `Na tabela, ${club} caiu para a zona de rebaixamento: agora é ${standing(club, to)}.`
            : `Na tabela, ${club} desceu ${move(from, to)}.`,
      ({ club, from, to, relegation, drawn }) =>
        from === 1
          ? `Com ${drawn ? 'o empate' : 'a derrota'}, ${club} deixou a ponta da tabela.`
          : relegation
            ? `Com ${drawn ? 'o empate' : 'a derrota'}, ${club} entrou na zona de rebaixamento: agora é ${standing(club, to)}.`
            : `Com ${drawn ? 'o empate' : 'a derrota'}, ${club} recuou ${move(from, to)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `A ponta ficou para trás: ${club} agora é ${standing(club, to)}.`
          : relegation
            ? `A zona de rebaixamento agora inclui ${club}, ${standing(club, to)}.`
            : `${club} perdeu terreno na classificação: era ${rank(club, from)} e agora é ${rank(club, to)}.`,
    ],
    decided: [
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `${club} é ${club.agree('campeão')}.`
          : outcome === 'promoted'
            ? `${club} tem o acesso garantido.`
            : `${club} está ${club.agree('rebaixado')}.`,
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `O título ${club.de} está garantido.`
          : outcome === 'promoted'
            ? `O acesso ${club.de} está garantido.`
            : `O rebaixamento ${club.de} está decretado.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `${club} chegou a ${winsInARow(club, run)} no campeonato.`,
      ({ club, run }) => `${club} conquistou a ${ordinal(run, 'f')} vitória seguida no campeonato.`,
      ({ club, run }) => `Já são ${winsInARow(club, run)} no campeonato para ${club}.`,
    ],
    winningRunEnded: [
      ({ club, run, drawn }) => `${drawn ? 'O empate' : 'A derrota'} encerrou a sequência de ${wins(run)} ${club.de} no campeonato.`,
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
    firstWin: [
      ({ club, played, ground }) => `Foi a primeira vitória${on(ground)} na temporada para ${club}, na ${ordinal(played, 'f')} tentativa.`,
      ({ club, played, ground }) => `${club} esperou até o ${ordinal(played)} jogo${on(ground)} da temporada para vencer.`,
      ({ club, played, ground }) => `Nos ${number(played - 1)} jogos anteriores${on(ground)} nesta temporada, ${club} não tinha vencido.`,
    ],
    firstDefeat: [
      ({ club, played, ground }) => `Foi a primeira derrota${on(ground)} na temporada para ${club}, depois de ${matches(played - 1)}.`,
      ({ club, played, ground }) => `Nos ${number(played - 1)} jogos anteriores${on(ground)} nesta temporada, ${club} não tinha perdido.`,
      ({ club, played, ground }) => `Caiu a invencibilidade${on(ground)} ${club.de}, que durava ${matches(played - 1)} nesta temporada.`,
    ],
    stillWinless: [
      ({ club, played, ground }) => `${club} segue sem vencer${on(ground)} nesta temporada, depois de ${matches(played)}.`,
      ({ club, played, ground }) => `Em ${matches(played)}${on(ground)} nesta temporada, ${club} ainda não venceu.`,
      ({ club, played, ground }) =>
        `A primeira vitória${on(ground)} na temporada ainda não veio para ${club}, depois de ${matches(played)}.`,
    ],
  };
}
