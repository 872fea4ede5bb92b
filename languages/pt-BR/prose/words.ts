import type { Month } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { BrazilianPortugueseNoun } from './nouns/nouns.ts';

type Club = BrazilianPortugueseNoun;
type Gender = Club['gender'];

const numbers = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const feminineNumbers = ['', 'uma', 'duas', ...numbers.slice(3)];
const ordinals = ['', 'primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'sétim', 'oitav', 'non', 'décim'];
const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** Returns a number as papers write it, in words up to ten: `dois`, `duas`, `12`. */
export function number(count: number, gender: Gender = 'm'): string {
  return (gender === 'm' ? numbers : feminineNumbers)[count] || String(count);
}

/** Returns a number with what is counted: `um ponto`, `duas vitórias`, `12 gols`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count, /(?:a|ção)$/.test(one) ? 'f' : 'm')} ${count === 1 ? one : many}`;
}

export const points = (count: number) => counted(count, 'ponto');
export const matches = (count: number) => counted(count, 'jogo');
export const wins = (count: number) => counted(count, 'vitória');
export const defeats = (count: number) => counted(count, 'derrota');
export const meetings = (count: number) => counted(count, 'confronto');

/** Returns a part of several masculine things: `três dos cinco jogos`, `todos os cinco jogos`. */
export function outOf(part: number, all: number, things: string): string {
  return part === all ? `todos os ${number(all)} ${things}` : `${number(part)} dos ${number(all)} ${things}`;
}

/** Returns a place as papers write it, in words up to ten: `oitavo`, `oitava`, `12º`, `12ª`. */
export function ordinal(place: number, gender: Gender = 'm'): string {
  const stem = ordinals[place];
  if (stem) return `${stem}${gender === 'm' ? 'o' : 'a'}`;
  return `${place}${gender === 'm' ? 'º' : 'ª'}`;
}

/**
 * Returns a club's description by its place in the table: `líder`, `vice-líder`, `oitava colocada`, `12º colocado`, `lanterna`.
 *
 * @param last the last place, where it is known
 */
export function standing(club: Club, place: number, last?: number): string {
  if (place <= 2) return place === 1 ? 'líder' : 'vice-líder';
  return place === last ? 'lanterna' : `${ordinal(place, club.gender)} ${club.agree('colocado')}`;
}

/** Returns a club's place in one word: `líder`, `nono`, `15ª`, `lanterna`. */
export const rank = (club: Club, place: number, last?: number) =>
  place <= 2 || place === last ? standing(club, place, last) : ordinal(place, club.gender);

/** Returns the descriptions of two clubs by their places; the second omits the noun of the first: `11º colocado` and `oitavo`. */
export function standingsOf(
  first: Club,
  firstPlace: number,
  second: Club,
  secondPlace: number,
  last?: number,
): [first: string, second: string] {
  const saysNoun = firstPlace > 2 && firstPlace !== last;
  return [standing(first, firstPlace, last), saysNoun ? rank(second, secondPlace, last) : standing(second, secondPlace, last)];
}

/** Returns the place as something to be held, without its article: `liderança`, `oitava posição`, `lanterna`. */
export function position(place: number, last?: number): string {
  if (place <= 2) return place === 1 ? 'liderança' : 'vice-liderança';
  return place === last ? 'lanterna' : `${ordinal(place, 'f')} posição`;
}

/** Returns a move in the table: `da liderança para a quinta posição`, `da nona para a quinta posição`. */
export function move(from: number, to: number): string {
  return from > 2 && to > 2 ? `da ${ordinal(from, 'f')} para a ${ordinal(to, 'f')} posição` : `da ${position(from)} para a ${position(to)}`;
}

/** Returns where a club is in the table: `na liderança`, `em oitavo lugar`, `na lanterna`. */
export const inPlace = (place: number, last?: number) =>
  place <= 2 || place === last ? `na ${position(place, last)}` : `em ${ordinal(place)} lugar`;

/** Returns where two clubs are in the table; the second omits the noun of the first: `em oitavo lugar` and `em 11º`. */
export function inPlaces(first: number, second: number, last?: number): [first: string, second: string] {
  const [one, other] = [inPlace(first, last), inPlace(second, last)];
  return [one, one.endsWith(' lugar') ? other.replace(/ lugar$/u, '') : other];
}

/** Returns both clubs, without articles as papers name a pair: `Flamengo e Vasco`. */
export const both = (one: Club, other: Club) => `${one.bare} e ${other.bare}`;

export const meets = (atHome: boolean) => (atHome ? 'recebe' : 'visita');
/** Returns a club by its side, for when the match is clear: `o mandante`. */
export const sideOf = (atHome: boolean) => (atHome ? 'o mandante' : 'o visitante');
/** Returns the same in other words, for a sentence about both clubs that may be next to one about one of them: `o time da casa`. */
export const otherSideOf = (atHome: boolean) => (atHome ? 'o time da casa' : 'o visitante');
export const where = (atHome: boolean) => (atHome ? 'em casa' : 'fora de casa');

/** Returns a club's victory; for clubs called Vitória by another word. */
export const victoryOf = (club: Club) => `${isVitoria(club) ? 'o triunfo' : 'a vitória'} ${club.de}`;

/** Returns a club's run of wins, by the same word: `quatro vitórias seguidas`, `quatro triunfos seguidos`. */
export const winsInARow = (club: Club, count: number) =>
  isVitoria(club) ? `${counted(count, 'triunfo')} seguidos` : `${wins(count)} seguidas`;

const isVitoria = (club: Club) => club.bare.startsWith('Vitória');

/** Returns the verb of a victory; three goals between the two make a `goleada`. */
export const beat = (winnerGoals: number, loserGoals: number) => (winnerGoals - loserGoals >= 3 ? 'goleou' : 'venceu');

/** Returns the word after an amount with two decimals; below two it is in the singular: `1,85 unidade`. */
export const unitsWord = (amount: number) => (Math.round(100 * amount) < 200 ? 'unidade' : 'unidades');

/** Returns the month's name, 1 for `janeiro`. */
export const monthName = (month: number) => months[month - 1] as string;

/** Returns `em março`, or `em março de 2024` when the month alone could mean a nearer one. */
export const inMonth = ({ month, year, isPresent }: Month) =>
  isPresent ? 'neste mesmo mês' : `em ${monthName(month)}${year === undefined ? '' : ` de ${year}`}`;

/** Rounds that are spoken of, each with its article. */
const rounds: Readonly<Partial<Record<Stage, string>>> = {
  preliminary: 'a fase preliminar',
  'qualifying-1': 'a primeira fase preliminar',
  'qualifying-2': 'a segunda fase preliminar',
  'qualifying-3': 'a terceira fase preliminar',
  'qualifying-4': 'a quarta fase preliminar',
  'qualifying-play-off': 'o playoff preliminar',
  group: 'a fase de grupos',
  'league-phase': 'a fase de liga',
  'round-1': 'a primeira fase',
  'round-2': 'a segunda fase',
  'round-3': 'a terceira fase',
  'round-4': 'a quarta fase',
  'round-5': 'a quinta fase',
  'round-6': 'a sexta fase',
  'round-7': 'a sétima fase',
  'round-8': 'a oitava fase',
  'knock-out-play-off': 'os playoffs das oitavas',
  'round-of-128': 'os 64 avos de final',
  'round-of-64': 'os 32 avos de final',
  'round-of-32': 'os 16 avos de final',
  'round-of-16': 'as oitavas de final',
  'quarter-final': 'as quartas de final',
  'semi-final': 'a semifinal',
  'third-place': 'o terceiro lugar',
  'play-off': 'o playoff',
  'promotion-play-off': 'o playoff de acesso',
  'relegation-play-off': 'o playoff contra o rebaixamento',
};

/** Rounds of cups that number them, by the competition: the last 64 play the third round of the FA Cup. */
const numbered: Readonly<Record<string, Readonly<Partial<Record<Stage, Stage>>>>> = {
  'Copa da Inglaterra': { 'round-of-64': 'round-3', 'round-of-32': 'round-4' },
  'Copa da Liga Inglesa': { 'round-of-32': 'round-3', 'round-of-16': 'round-4' },
  'Copa da Escócia': { 'round-of-32': 'round-4' },
  'Copa da Alemanha': { 'round-of-64': 'round-1', 'round-of-32': 'round-2' },
};

/** Returns the competition and round of a match: `pelas quartas de final da Copa do Brasil`, `pela Libertadores`. */
export function playedFor(competition: BrazilianPortugueseNoun, stage: Stage | undefined): string {
  const round = stage && rounds[numbered[competition.bare]?.[stage] ?? stage];
  return round === undefined ? competition.por : `pel${round} ${competition.de}`;
}

/** Returns the figures for running text: `2 a 1`, `menos de 1%`; the signs `x` and `<` are for tables. */
export function inRunningText(figures: ProseFigures): ProseFigures {
  return {
    ...figures,
    score: (own, other) => figures.score(own, other).replace('x', 'a'),
    percent: (chance) => figures.percent(chance).replace('<', 'menos de ').replace('>', 'mais de '),
  };
}

/** Returns the average number of goals per match, as papers write it: `3,4`, `dois`. */
export function average(goals: number, count: number, figures: ProseFigures): string {
  const each = tenths(goals / count);
  return Number.isInteger(each) ? number(each) : figures.goals(each);
}

/** Returns that average with its noun, which below two is singular: `3,4 gols`, `1,9 gol`. */
export const averageGoals = (goals: number, count: number, figures: ProseFigures) =>
  `${average(goals, count, figures)} ${tenths(goals / count) < 2 ? 'gol' : 'gols'}`;

const tenths = (figure: number) => Math.round(10 * figure) / 10;

/** Returns a draw's score as the complement of a verb for drawing: `em 1 a 1`, `sem gols`. */
export function drawnAt(goals: number, { score }: ProseFigures): string {
  return goals === 0 ? 'sem gols' : `em ${score(goals, goals)}`;
}
