import type { Moment } from '#domain/story/match-to-tell.ts';
import type { CourseStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from '../../nouns/nouns.ts';
import { counted, number, outOf } from '../../words.ts';
import { aGoal, at, capital, type Ground, partOf, player, scoredBy, scoredByInside, theMoment } from './review-words.ts';

type Club = BrazilianPortugueseNoun;

/** Players of a side at kick-off. */
const fullSide = 11;
/** Minute before which a goal is early. */
const early = 15;

interface Score {
  readonly ownGoals: number;
  readonly otherGoals: number;
}
interface Pair {
  readonly winner: Club;
  readonly loser: Club;
  readonly winnerAtHome: boolean;
}
interface One {
  readonly club: Club;
  readonly opponent: Club;
  readonly atHome: boolean;
}

const winners = ({ winner, winnerAtHome }: Pair, ground: Ground) => partOf(winner, winnerAtHome, ground);
const losers = ({ loser, winnerAtHome }: Pair, ground: Ground) => partOf(loser, !winnerAtHome, ground);
const subject = ({ club, atHome }: One, ground: Ground) => partOf(club, atHome, ground);
const other = ({ opponent, atHome }: One, ground: Ground) => partOf(opponent, !atHome, ground);

const times = (count: number) => `${number(count, 'f')} vezes`;
/** The moment the winner went ahead, after a minute that has just been named: `aos 70`. */
const then = ({ winning, added = 0 }: Moment & { readonly winning: Moment }) =>
  added > 0 || (winning.added ?? 0) > 0 || winning.minute === 1 ? at(winning) : `aos ${number(winning.minute)}`;
const turnedAt = (facts: CourseStories<Club>['turnedRound']) => `${then(facts)}${scoredBy(facts.winning.by)}`;
const decisive = ({ winning, ...moment }: CourseStories<Club>['aheadForGood']) =>
  winning === undefined ? '' : `; o gol que acabou valendo a vitória saiu ${then({ ...moment, winning })}${scoredBy(winning.by)}`;
const theGoal = ({ loserGoals }: { readonly loserGoals: number }) => (loserGoals === 0 ? 'o único gol' : 'o gol da vitória');
/** In a short time: `no mesmo minuto`, `em um minuto`, `em três minutos`. */
const within = (minutes: number) => (minutes === 0 ? 'no mesmo minuto' : `em ${counted(minutes, 'minuto')}`);
const inHalf = (half: 'first' | 'second') => (half === 'first' ? 'no primeiro tempo' : 'no segundo tempo');
const redCards = (count: number) =>
  counted(count, 'expulsão', 'expulsões')
    .replace(/^um /u, 'uma ')
    .replace(/^dois /u, 'duas ');

/** Returns the sentences of Brazilian reviews on how a match went. */
export function brazilianPortugueseCourses({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof CourseStories<Club>> {
  const behind = ({ ownGoals, otherGoals }: Score) => score(otherGoals, ownGoals);
  const ahead = ({ ownGoals, otherGoals }: Score) => score(ownGoals, otherGoals);
  return {
    cameFromBehind: [
      (facts) => `${facts.winner} venceu de virada: o primeiro tempo terminou ${behind(facts)} para o adversário.`,
      (facts) => `${facts.winner} perdia por ${behind(facts)} no intervalo.`,
      (facts, ground) => `No intervalo, ${losers(facts, ground)} vencia por ${behind(facts)}.`,
    ],
    settledByHalfTime: [
      (facts) => `A vantagem no intervalo já era de ${ahead(facts)}.`,
      (facts) => `A vitória foi encaminhada no primeiro tempo, que terminou em ${ahead(facts)}.`,
      (facts, ground) => `${capital(`${winners(facts, ground)}`)} foi para o intervalo com ${ahead(facts)} no placar.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) =>
        each === 0 ? 'O primeiro tempo terminou sem gols.' : `O primeiro tempo terminou empatado em ${score(each, each)}.`,
      ({ goals: each }) =>
        each === 0
          ? 'Até o intervalo, o placar não tinha saído do lugar.'
          : `Os times foram para o intervalo empatados em ${score(each, each)}.`,
    ],
    leadNotHeld: [
      (facts) => `${facts.club} vencia por ${ahead(facts)} no intervalo.`,
      (facts, ground) => `A vantagem de ${ahead(facts)} no intervalo não bastou ${subject(facts, ground).a}.`,
    ],
    turnedRound: [
      (facts) => `${facts.loser} vencia por ${behind(facts)} até o empate, ${at(facts)}, e levou a virada ${turnedAt(facts)}.`,
      (facts, ground) =>
        `${capital(`${winners(facts, ground)}`)} perdia por ${behind(facts)}, empatou ${at(facts)}${scoredByInside(facts.by)} e virou ${turnedAt(facts)}.`,
      (facts, ground) =>
        `${capital(`${losers(facts, ground)}`)} vencia por ${behind(facts)} até ${theMoment(facts)} e sofreu a virada ${turnedAt(facts)}.`,
      (facts) => `O gol de empate saiu ${at(facts)}${scoredBy(facts.by)}, e o da virada, ${turnedAt(facts)}.`,
      (facts, ground) =>
        `O ${behind(facts)} a favor ${losers(facts, ground).de} durou até ${theMoment(facts)}, e a virada veio ${turnedAt(facts)}.`,
      (facts, ground) => `Com ${aGoal(facts.by)} ${at(facts)}, ${winners(facts, ground)} empatou; a virada veio ${turnedAt(facts)}.`,
      (facts) =>
        `${facts.winner} venceu de virada: perdia por ${behind(facts)}, empatou ${at(facts)}${scoredByInside(facts.by)} e passou à frente ${turnedAt(facts)}.`,
    ],
    leadChanged: [
      ({ times: changes }) => `A dianteira no placar mudou de mãos ${times(changes)}.`,
      ({ times: changes }) => `Os dois times estiveram na frente, e a vantagem trocou de dono ${times(changes)}.`,
    ],
    leadShrank: [
      (facts, ground) =>
        `${capital(`${winners(facts, ground)}`)} já vencia por ${ahead(facts)} ${at(facts)} e acabou tendo que segurar o resultado.`,
      (facts) => `${facts.winner} fez ${ahead(facts)} ${at(facts)}, mas viu o adversário encostar.`,
      (facts, ground) => `O placar era de ${ahead(facts)} ${at(facts)}, antes da reação ${losers(facts, ground).de}.`,
      (facts) => `${facts.loser} perdia por ${ahead(facts)} ${at(facts)} e ainda reduziu a diferença para um gol.`,
    ],
    winningGoal: [
      (facts) =>
        facts.by === 'own-goal'
          ? `${capital(theGoal(facts))} foi contra, ${at(facts)}.`
          : `${capital(theGoal(facts))} saiu ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `${capital(aGoal(facts.by))} ${at(facts)} fez a diferença.`,
      (facts) => `O jogo foi decidido ${at(facts)}${facts.by === undefined ? '' : `, com ${aGoal(facts.by)}`}.`,
      (facts, ground) =>
        facts.loserGoals === 0 && facts.minute < early && facts.by !== 'own-goal'
          ? `Logo ${at(facts)}, ${winners(facts, ground)} fez o único gol${facts.by === undefined ? '' : ', de pênalti'}.`
          : `${facts.loserGoals === 0 ? 'O placar ficou em branco' : `O ${score(facts.loserGoals, facts.loserGoals)} durou`} até ${theMoment(facts)}, quando ${facts.by === 'own-goal' ? 'saiu um gol contra' : `${winners(facts, ground)} marcou${facts.by === undefined ? '' : ' de pênalti'}`}.`,
      (facts, ground) =>
        facts.by === 'own-goal'
          ? `Um gol contra ${at(facts)} garantiu o resultado ${winners(facts, ground).a}.`
          : `${capital(`${winners(facts, ground)}`)} marcou ${theGoal(facts)} ${at(facts)}${scoredBy(facts.by)}.`,
      (facts, ground) => `${capital(`${winners(facts, ground)}`)} chegou à vitória com ${aGoal(facts.by)} ${at(facts)}.`,
      (facts, ground) =>
        facts.by === 'own-goal'
          ? `${capital(`${losers(facts, ground)}`)} fez ${at(facts)} o gol contra que decidiu o jogo.`
          : `${capital(`${losers(facts, ground)}`)} sofreu ${theGoal(facts).replace('da vitória', 'decisivo')} ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `${facts.loserGoals === 0 ? 'A rede balançou uma única vez,' : 'O desempate veio'} ${at(facts)}${scoredBy(facts.by)}.`,
    ],
    aheadForGood: [
      (facts, ground) =>
        `${capital(`${winners(facts, ground)}`)} ${facts.otherGoals === 0 ? 'abriu o placar' : 'passou à frente'} ${at(facts)}${scoredByInside(facts.by)} e não perdeu mais a vantagem.`,
      (facts, ground) => `${capital(aGoal(facts.by))} ${at(facts)} pôs ${winners(facts, ground)} na frente de vez.`,
      (facts, ground) => `${capital(`${losers(facts, ground)}`)} correu atrás do placar desde ${theMoment(facts)}${decisive(facts)}.`,
      (facts, ground) => `A vantagem que ${winners(facts, ground)} abriu ${at(facts)} durou até o fim.`,
      (facts, ground) =>
        `${capital(`${winners(facts, ground)}`)} fez ${ahead(facts)} ${at(facts)}${scoredByInside(facts.by)} e seguiu na frente até o fim${decisive(facts)}.`,
      (facts, ground) => `Em vantagem desde ${theMoment(facts)}, ${winners(facts, ground)} não deixou a vitória escapar.`,
      (facts, ground) =>
        `Depois do ${ahead(facts)}, ${at(facts)}, ${losers(facts, ground)} não ${facts.otherGoals === 0 ? 'chegou' : 'voltou'} a igualar o placar${decisive(facts)}.`,
    ],
    equaliser: [
      (facts, ground) => `${capital(`${subject(facts, ground)}`)} empatou ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `O gol de empate ${facts.by === 'own-goal' ? `foi contra, ${at(facts)}` : `saiu ${at(facts)}${scoredBy(facts.by)}`}.`,
      (facts, ground) => `${capital(`${other(facts, ground)}`)} vencia até ${theMoment(facts)}.`,
      (facts, ground) => `Foi ${subject(facts, ground)} quem buscou o empate, ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `${capital(aGoal(facts.by))} ${at(facts)} deixou tudo igual.`,
      (facts, ground) => `Até ${theMoment(facts)}, ${subject(facts, ground)} estava atrás no placar.`,
      (facts, ground) =>
        `A vantagem ${other(facts, ground).de} acabou ${at(facts)}${facts.by === undefined ? '' : `, com ${aGoal(facts.by)}`}.`,
      (facts, ground) => `Depois do empate ${subject(facts, ground).de}, ${at(facts)}, não saíram mais gols.`,
    ],
    quickGoals: [
      ({ club, goals, minutes }) => `${club} marcou ${times(goals)} ${within(minutes)}.`,
      ({ club, goals, minutes }) => `${capital(counted(goals, 'gol'))} ${club.de} saíram ${within(minutes)}.`,
      ({ club, goals, minutes }) =>
        `${minutes === 0 ? 'Bastou um minuto' : minutes === 1 ? 'Bastou pouco mais de um minuto' : `Bastaram ${number(minutes)} minutos`} para ${club} marcar ${times(goals)}.`,
      ({ club, goals, minutes, minute }) => `Foram ${counted(goals, 'gol')} ${club.de} ${within(minutes)}, o primeiro ${at({ minute })}.`,
      ({ club, goals, minutes, minute }) =>
        `${capital(at({ minute }))}, ${club} marcou o primeiro de ${counted(goals, 'gol')} ${within(minutes)}.`,
      ({ opponent, goals, minutes }) => `${opponent} levou ${counted(goals, 'gol')} ${within(minutes)}.`,
      ({ club, goals, minutes }) => `${capital(within(minutes))}, ${club} fez ${counted(goals, 'gol')}.`,
    ],
    goalsInOneHalf: [
      ({ half, goals }) => `Os ${number(goals)} gols saíram ${inHalf(half)}.`,
      ({ half }) => (half === 'first' ? 'Depois do intervalo, não houve mais gols.' : 'Antes do intervalo, não houve gols.'),
      ({ half }) => `Todos os gols saíram ${inHalf(half)}.`,
    ],
    threeByOne: [
      ({ club, goals, of, women, player: name }) => {
        const one = women || player(club) === 'jogadora' ? 'Uma só jogadora' : 'Um só jogador';
        return `${name ?? one} fez ${goals === of ? `os ${number(of)}` : outOf(goals, of, '').trim()} gols ${club.de}.`;
      },
      ({ club, goals, women, player: name }) => {
        const one = women || player(club) === 'jogadora' ? 'uma jogadora' : 'um jogador';
        return name === undefined
          ? `${club} teve ${one} com ${counted(goals, 'gol')} no jogo.`
          : `${name} marcou ${counted(goals, 'gol')} para ${club}.`;
      },
      ({ club, goals, women, player: name }) => {
        const isWoman = women || player(club) === 'jogadora';
        if (goals === 3) return `${club} contou com o hat-trick de ${name ?? (isWoman ? 'uma jogadora' : 'um jogador')}.`;
        return name === undefined
          ? `Foram ${number(goals)} gols de ${isWoman ? 'uma mesma jogadora' : 'um mesmo jogador'} ${club.de}.`
          : `Foram ${number(goals)} gols de ${name} para ${club}.`;
      },
    ],
    penaltyGoals: [
      ({ goals, of }) => `${goals === of ? `Os ${number(of)} gols` : capital(outOf(goals, of, 'gols'))} foram de pênalti.`,
      ({ goals }) => `Saíram ${counted(goals, 'gol')} de pênalti no jogo.`,
    ],
    penaltyMissed: [
      (facts, ground) => `${capital(`${subject(facts, ground)}`)} perdeu um pênalti ${at(facts)}.`,
      (facts, ground) => `${capital(at(facts))}, ${subject(facts, ground)} desperdiçou um pênalti.`,
      (facts) => `${facts.club} falhou na cobrança de um pênalti ${at(facts)}.`,
      (facts) =>
        facts.outcome === 'won'
          ? `${facts.club} venceu mesmo tendo perdido um pênalti ${at(facts)}.`
          : `Um pênalti desperdiçado ${at(facts)} custou caro ${facts.club.a}.`,
    ],
    sentOff: [
      (facts, ground) => `${capital(`${subject(facts, ground)}`)} teve uma expulsão ${at(facts)}.`,
      (facts, ground) => `Com um cartão vermelho ${at(facts)}, ${subject(facts, ground)} ficou com dez em campo.`,
      (facts, ground) => `${capital(`${subject(facts, ground)}`)} levou um cartão vermelho ${at(facts)}.`,
      (facts, ground) => `${capital(`${subject(facts, ground)}`)} terminou com dez em campo, depois de uma expulsão ${at(facts)}.`,
      (facts, ground) => `Desde ${theMoment(facts)}, ${subject(facts, ground)} jogou com um a menos.`,
      (facts, ground) => `${capital(`${other(facts, ground)}`)} jogou com um a mais desde ${theMoment(facts)}.`,
      (facts) =>
        facts.outcome === 'won'
          ? `${facts.club} venceu mesmo com uma expulsão ${at(facts)}.`
          : facts.outcome === 'lost'
            ? `Uma expulsão ${at(facts)} complicou a tarefa ${facts.club.de}.`
            : `${facts.club} segurou o empate com dez em campo desde ${theMoment(facts)}.`,
    ],
    severalSentOff: [
      (facts) => `Foram ${redCards(facts.players)} ${facts.club.em}, a primeira ${at(facts)}.`,
      (facts) => `${facts.club} terminou com ${number(fullSide - facts.players)} em campo, depois de ${redCards(facts.players)}.`,
      (facts, ground) =>
        `A arbitragem mostrou ${number(facts.players)} cartões vermelhos ${subject(facts, ground).a}, o primeiro ${at(facts)}.`,
    ],
    bothSentOff: [
      ({ homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Os dois times terminaram com ${number(fullSide - homePlayers)} em campo.`
          : `Ao todo, o jogo teve ${redCards(homePlayers + awayPlayers)}, dos dois times.`,
      ({ home, away, homePlayers, awayPlayers }) =>
        homePlayers === awayPlayers
          ? `Houve ${redCards(homePlayers)} de cada time.`
          : `${home} teve ${redCards(homePlayers)}, e ${away}, ${number(awayPlayers, 'f')}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `A decisão foi para a prorrogação, e deu ${winner.bare}.`,
      ({ winner, loser }) => `Só na prorrogação ${winner} superou ${loser}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Nos pênaltis, ${winner} levou a melhor.`,
      ({ winner, loser }) => `A decisão foi para os pênaltis, e ${winner} superou ${loser}.`,
    ],
  };
}
