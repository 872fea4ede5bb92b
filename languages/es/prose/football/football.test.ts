import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { exampleMatches, faultsOfAnyLanguage, sentencesWith, tipSentencesOf } from '#tests/factories/example-matches.ts';
import { breachesInSentences } from '#tests/factories/glossary.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { spanishFaultShapes, spanishFaults } from '../faults.fixture.ts';
import { spanishNews } from '../news/news.ts';
import { type SpanishNoun, spanishNouns } from '../nouns/nouns.ts';
import { spanishProse } from '../prose.ts';
import { spanishTexts } from './football.ts';

const told = exampleMatches('es', howMany(2_000, 5_000));
const locale = localeByTag('es');
const texts = spanishTexts(createProseFigures(locale, createFormatters(locale)));
const [betis, tigres] = ['el Betis', 'los Tigres'].map((entry) => spanishNouns.read(entry)) as [SpanishNoun, SpanishNoun];

describe('previews and reviews', () => {
  it('are told of most matches', () => {
    expect(told.filter(({ sentences }) => sentences.length > 0).length).toBeGreaterThan(0.8 * told.length);
  });

  it('have no fault of any language in thousands of matches', () => {
    expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
  });

  it('keep to the words of the glossary', () => {
    expect(breachesInSentences('es', told)).toEqual([]);
  });

  it('say that the figures of a tip are of when it was given', async () => {
    const { count, timeless } = await tipSentencesOf('es', told);
    expect(count).toBeGreaterThan(20);
    expect(timeless).toEqual([]);
  });

  it('have no fault of Spanish', () => {
    expect(sentencesWith(spanishFaultShapes, told)).toEqual([]);
  });

  it('do not speak of our forecast in two sentences running', () => {
    const named = /nuestra previsión/iu;
    const twice = told.flatMap(({ sentences }) =>
      sentences.flatMap((sentence, place) => {
        const next = sentences[place + 1] ?? '';
        return named.test(sentence) && named.test(next) ? [`${sentence} ${next}`] : [];
      }),
    );
    expect(twice.slice(0, 3)).toEqual([]);
  });

  it('speak of no hosts or visitors where nobody is at home', () => {
    const roles = /(?:local|visitante)(?!\p{L})/u;
    const neutral = told.filter(({ match }) => match.neutral);
    expect(neutral.length).toBeGreaterThan(0.02 * told.length);
    expect(neutral.flatMap(({ sentences }) => sentences.filter((sentence) => roles.test(sentence)))).toEqual([]);
  });

  it('write a long name in four sentences of six at most, where there are hosts and visitors', () => {
    const prose = spanishProse.names.clubs as Readonly<Record<string, string>>;
    const repeated = told
      .filter(({ match }) => match.result === undefined && !match.neutral)
      .flatMap(({ match, sentences }) =>
        [match.home, match.away].flatMap(({ name }) => {
          const written = 'slug' in name ? (prose[name.slug] ?? name.name).replace(/^(?:el|la|los|las) | \w+$/g, '') : '';
          const times = sentences.filter((sentence) => sentence.includes(written)).length;
          return written.length > 12 && times > sentences.length / 2 + 1 ? [`${times} of ${sentences.length}: ${sentences.join(' ')}`] : [];
        }),
      );
    expect(repeated.slice(0, 3)).toEqual([]);
  });

  it('do not begin the forecast with a club, with which the sentence before it may begin', () => {
    const { forecastClear, forecastFavourite, forecastSlight } = texts;
    const facts = { favourite: betis, outsider: tigres, favouriteAtHome: true, favouriteChance: 0.5, drawChance: 0.3, outsiderChance: 0.2 };
    const openings = [...forecastClear, ...forecastFavourite, ...forecastSlight].map((tell) => tell(facts));
    expect(openings.filter((sentence) => sentence.startsWith('el Betis'))).toEqual([]);
  });

  it('call a club of a short name by its role after the opening', () => {
    const [roma, ajax] = ['la Roma', 'el Ajax'].map((entry) => spanishNouns.read(entry)) as [SpanishNoun, SpanishNoun];
    const unbeaten = (club: SpanishNoun) => texts.alsoUnbeaten[0]({ club, opponent: ajax, atHome: true, run: 6 });
    expect(unbeaten(roma)).toBe('el conjunto local lleva seis partidos de liga sin perder.');
    expect(unbeaten(betis)).toBe('el Betis lleva seis partidos de liga sin perder.');
  });

  it.each([
    ['el Vitoria de Guimaraes', 'No hay pronóstico: el triunfo del Vitoria de Guimaraes se paga'],
    ['el Betis', 'No hay pronóstico: la victoria del Betis se paga'],
  ])('speak of no victory of a Vitoria: %s', (home, opening) => {
    const bet = { market: 'match-result', selection: 'home', line: 0 } as const;
    const sentence = texts.noTipThin[0]({ home: spanishNouns.read(home), away: tigres, bet, price: 2.79, fair: 2.76 });
    expect(sentence.slice(0, opening.length)).toBe(opening);
  });

  it('call no club a rival twice before the forecast', () => {
    const previews = told.filter(({ match }) => match.result === undefined && match.forecast !== undefined);
    const beforeForecast = previews.map(({ sentences }) =>
      sentences
        .slice(
          0,
          sentences.findIndex((sentence) => sentence.includes('%')),
        )
        .join(' '),
    );
    expect(beforeForecast.length).toBeGreaterThan(1000);
    expect(beforeForecast.filter((text) => text.split(/(?<!\p{L})rival(?!\p{L})/u).length > 2).slice(0, 3)).toEqual([]);
  });

  it('do not say twice that nobody scored', () => {
    const goalless = /sin goles|[Nn]adie marcó|no vimos ninguno/u;
    const twice = told.map(({ sentences }) => sentences.filter((sentence) => goalless.test(sentence))).filter(({ length }) => length > 1);
    expect(twice.slice(0, 3)).toEqual([]);
  });
});

describe('a score', () => {
  const won = { winner: betis, loser: tigres, winnerGoals: 3, loserGoals: 1 };

  it('has the larger number first in a defeat, as one says it', () => {
    expect(texts.lastMeetingWon[3]?.({ ...won, winnerAtHome: true, on: { month: 5 } })).toBe(
      'los Tigres perdieron por 3-1 el último duelo entre ambos equipos, en mayo.',
    );
    const behind = { ...won, winnerAtHome: false, ownGoals: 0, otherGoals: 1 };
    expect(texts.cameFromBehind.map((tell) => tell(behind))).toEqual([
      'Al descanso ganaban los Tigres por 1-0.',
      'el Betis remontó el 1-0 con el que se llegó al descanso.',
      'El ganador se había ido al descanso con un 1-0 en contra.',
    ]);
  });

  it.each([
    [2, 0, 'El marcador más probable es el 2-0 a favor del Betis, con un 12\u00a0%.'],
    [0, 1, 'El marcador más probable es el 1-0 a favor de los Tigres, con un 12\u00a0%.'],
    [1, 1, 'El marcador más probable es el 1-1, con un 12\u00a0%.'],
  ])('that is the likeliest says whose it is: %i-%i', (homeGoals, awayGoals, sentence) => {
    expect(texts.likeliestScore[0]({ home: betis, away: tigres, homeGoals, awayGoals, chance: 0.12 })).toBe(sentence);
  });

  it('never stands beside a sign where a side has next to no chance', () => {
    const facts = {
      favourite: betis,
      outsider: tigres,
      favouriteAtHome: true,
      favouriteChance: 0.997,
      drawChance: 0.002,
      outsiderChance: 0.001,
    };
    expect(texts.forecastClear[1]?.(facts)).toBe(
      'en nuestra previsión, el Betis es claro favorito, con más del 99\u00a0% de probabilidades, frente a menos del 1\u00a0% de los Tigres.',
    );
  });
});

it.each([
  ['el Sevilla', 'Sevilla', 'Hay derbi sevillano: el Betis recibe al Sevilla.'],
  ['los Tigres', 'Monterrey', 'Hay derbi en Monterrey: el Betis recibe a los Tigres.'],
  ['el Cartagena', 'Cartagena', 'Hay derbi: el Betis recibe al Cartagena.'],
])('a derby with %s does not name its town beside a club of that name', (guest, town, sentence) => {
  const locale = localeByTag('es');
  const { derby } = spanishTexts(createProseFigures(locale, createFormatters(locale)));
  expect(derby[0]({ home: spanishNouns.read('el Betis'), away: spanishNouns.read(guest), town: spanishNouns.read(town) })).toBe(sentence);
});

it.each(Object.entries(spanishFaults))('%s would be found', (_, [shape, example]) => expect(example).toMatch(shape));

describe('news', () => {
  const news = spanishNews(createProseFigures(localeByTag('es'), createFormatters(localeByTag('es'))));
  const [betis, roma, tigres, osasuna] = ['el Betis', 'la Roma', 'los Tigres', 'Osasuna'].map((entry) => spanishNouns.read(entry)) as [
    SpanishNoun,
    SpanishNoun,
    SpanishNoun,
    SpanishNoun,
  ];

  it('gives a club its article, its gender and its number', () => {
    expect(news.headlineNewLeader[1]?.({ leader: roma, former: betis })).toBe('la Roma adelanta al Betis y se pone líder');
    expect(news.headlineNewLeader[1]?.({ leader: tigres, former: osasuna })).toBe('los Tigres adelantan a Osasuna y se ponen líderes');
    expect(news.titleNear[0]({ leader: roma, chance: 0.86 })).toBe('la Roma acaba campeona en el 86\u00a0% de nuestras simulaciones.');
    expect(news.relegationEdge[0]({ club: tigres, chance: 0.45, place: 21 })).toBe(
      'El riesgo de descenso de los Tigres, ahora vigesimoprimeros, es de un 45\u00a0%.',
    );
  });

  it('writes what is nearly certain without a sign', () => {
    expect(news.titleNear[1]?.({ leader: betis, chance: 0.998 })).toBe(
      'el Betis tiene el campeonato muy cerca: lo gana en más del 99\u00a0% de nuestras simulaciones.',
    );
  });

  it('says by how much a leader is ahead, and that it is level on points', () => {
    expect(news.leaderIdle[1]?.({ leader: betis, ahead: 1 })).toBe(
      'Sin partido esta semana, el Betis conserva el liderato, con un punto de ventaja.',
    );
    expect(news.leaderIdle[1]?.({ leader: betis, ahead: 0 })).toBe(
      'Sin partido esta semana, el Betis conserva el liderato, con los mismos puntos que el segundo.',
    );
  });

  it.each([
    [8, 3, 'subió del octavo al tercer puesto'],
    [24, 21, 'subió del puesto 24 al 21'],
    [22, 20, 'subió del puesto 22 al 20'],
  ])('tells a move from place %i to %i', (from, to, move) => {
    expect(news.climber[0]({ club: betis, from, to })).toBe(`el Betis ${move}.`);
  });

  it.each([
    [{ tips: 12, won: 7, lost: 4 }, 'En mayo se liquidaron 12 pronósticos, con siete aciertos y cuatro fallos.'],
    [{ tips: 2, won: 1, lost: 0 }, 'En mayo se liquidaron dos pronósticos, con un acierto.'],
    [{ tips: 1, won: 0, lost: 1 }, 'En mayo se liquidó un pronóstico, y falló.'],
    [{ tips: 1, won: 0, lost: 0 }, 'En mayo se liquidó un pronóstico.'],
  ])('counts the tips of a month, and says no zero: %o', (counts, sentence) => {
    expect(news.tipsOfMonth[0]({ month: 5, year: 2026, ...counts })).toBe(sentence);
  });
});
