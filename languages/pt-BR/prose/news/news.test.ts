import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { faultsOfAnyLanguage, sentencesWith } from '#tests/factories/example-matches.ts';
import { exampleNews } from '#tests/factories/news-to-tell.ts';
import { brazilianFaults } from '../faults.fixture.ts';
import { brazilianPortugueseNouns } from '../nouns/nouns.ts';
import { brazilianPortugueseNews } from './news.ts';

const told = exampleNews('pt-BR', 2000);
const headlines = told.map(({ headline }) => ({ sentences: [headline] }));
const paragraphs = told.map((piece) => ({ sentences: piece.paragraphs }));

/** Shapes that no editor would print in news, each with a line that has it. */
const newsFaults: Readonly<Record<string, readonly [shape: RegExp, bad: string]>> = {
  'a sentence without a capital': [/[.!?] \p{Ll}/u, 'O Bahia caiu. o Vasco subiu.'],
  'a place said twice': [/era \S+ colocad[^.]* colocad/u, 'O Vasco era nono colocado e agora é 12º colocado.'],
  'a step to the same place': [/(?:da|a) (\S+) para a \1 /u, 'O Vasco caiu da nona para a nona posição.'],
  'units in the wrong number': [/\b[01],\d\d unidades|(?:[2-9]|\d\d),\d\d unidade(?!s)/u, 'O lucro foi de 1,85 unidades.'],
  'one time in the plural': [/\b(?:uma vezes|(?:duas|três|\d\d) vez\b|um (?:palpites|jogos|gols))/u, 'A rede balançou uma vezes.'],
  'a masculine number of times': [/\b(?:um|dois) vez/u, 'A rede balançou dois vezes.'],
  'a feminine champion as a masculine one': [/(?:^|[.;] )A [^.;]* é campeão/u, 'A Juventus é campeão em 90% das simulações.'],
  'a masculine champion as a feminine one': [/(?:^|[.;] )O [^.;]* é campeã /u, 'O Milan é campeã em 90% das simulações.'],
  'a list without its parts': [/: (?:e |\.)/u, 'Tivemos dez palpites em maio: e dois perdidos.'],
};
const shapesOf = (faults: typeof newsFaults) => Object.fromEntries(Object.entries(faults).map(([name, [shape]]) => [name, shape]));

describe('2,000 pieces of news', () => {
  it('are told', () => {
    expect(told).toHaveLength(2000);
  });

  it('have paragraphs without a fault of any language', () => {
    expect(sentencesWith(faultsOfAnyLanguage, paragraphs)).toEqual([]);
  });

  it('have paragraphs without a fault of Brazilian Portuguese', () => {
    expect(sentencesWith({ ...shapesOf(brazilianFaults), ...shapesOf(newsFaults) }, paragraphs)).toEqual([]);
  });

  it('have headlines without a fault, and without a stop', () => {
    const { 'no stop at the end': _, ...faults } = faultsOfAnyLanguage;
    expect(sentencesWith({ ...faults, 'a stop at the end': /[.!?:;,]$/ }, headlines)).toEqual([]);
  });

  it('have headlines without a fault of Brazilian Portuguese; one may begin with the name of the 2. Bundesliga', () => {
    const { 'a number at the start': _, ...faults } = brazilianFaults;
    expect(sentencesWith({ ...shapesOf(faults), ...shapesOf(newsFaults) }, headlines)).toEqual([]);
  });
});

it.each(Object.entries(newsFaults))('would notice %s', (_, [shape, bad]) => {
  expect(bad).toMatch(shape);
});

const locale = localeByTag('pt-BR');
const texts = brazilianPortugueseNews(createProseFigures(locale, createFormatters(locale)));
const vasco = brazilianPortugueseNouns.read('o Vasco');
const juventus = brazilianPortugueseNouns.read('a Juventus');

describe('the tips of a month', () => {
  const tipsOf = (tips: number, won: number, lost: number) => texts.tipsOfMonth[0]({ month: 3, year: 2026, tips, won, lost });

  it('are told with every outcome there was', () => {
    expect(tipsOf(23, 12, 9)).toBe(
      'em março de 2026, foram encerrados 23 palpites: 12 ganhos, nove perdidos e dois com devolução total ou parcial da aposta.',
    );
    expect(tipsOf(2, 1, 1)).toBe('em março de 2026, foram encerrados dois palpites: um ganho e um perdido.');
  });

  it('are told as one where all came out alike', () => {
    expect(tipsOf(6, 0, 6)).toBe('em março de 2026, foram encerrados seis palpites, todos perdidos.');
    expect(tipsOf(2, 2, 0)).toBe('em março de 2026, foram encerrados dois palpites, ambos ganhos.');
    expect(tipsOf(1, 1, 0)).toBe('em março de 2026, foi encerrado um palpite, ganho.');
  });
});

it('has units below two in the singular', () => {
  expect(texts.monthProfit[0]({ profit: 1.99, tips: 8 })).toBe('Com uma unidade por palpite, o lucro foi de 1,99 unidade.');
  expect(texts.monthLoss[0]({ loss: 2, tips: 8 })).toBe('Com uma unidade por palpite, o prejuízo foi de 2,00 unidades.');
});

it('speaks of the first two places by their names', () => {
  expect(texts.faller[0]({ club: vasco, from: 1, to: 3 })).toBe('o Vasco caiu da liderança para a terceira posição.');
  expect(texts.climber[0]({ club: juventus, from: 12, to: 2 })).toBe('a Juventus subiu da 12ª posição para a vice-liderança.');
  expect(texts.climber[0]({ club: vasco, from: 12, to: 9 })).toBe('o Vasco subiu da 12ª para a nona posição.');
});

it('says of a leader level on points by what it leads', () => {
  expect(texts.leaderIdle[0]({ leader: vasco, ahead: 0 })).toMatch(/, só nos critérios de desempate\.$/);
  expect(texts.leaderIdle[0]({ leader: vasco, ahead: 1 })).toMatch(/, com um ponto de vantagem\.$/);
});

it('says the goals a match only of several matches with enough of them', () => {
  expect(texts.goalsOfWeek[0]({ goals: 27, matches: 10 })).toBe('Os dez jogos da semana tiveram 27 gols, média de 2,7 por partida.');
  expect(texts.goalsOfWeek[0]({ goals: 30, matches: 10 })).toBe('Os dez jogos da semana tiveram 30 gols, média de três por partida.');
  expect(texts.goalsOfWeek[0]({ goals: 1, matches: 4 })).toBe('Os quatro jogos da semana tiveram um gol.');
  expect(texts.goalsOfWeek[0]({ goals: 3, matches: 1 })).toBe('O único jogo da semana teve três gols.');
});
