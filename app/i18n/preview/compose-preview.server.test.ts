import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language/languages.ts';
import { catalogueClubs, type FactWords, makePreviewFacts } from '#tests/factories/preview-facts.ts';
import { createFormatters } from '../formatters.ts';
import { localeByTag } from '../locales.ts';
import { composeSentences } from './compose-preview.server.ts';
import type { PreviewFacts } from './preview-facts.ts';
import { createSentences } from './preview-sentences.server.ts';

const wordsByTag: Readonly<Record<Language, Omit<FactWords, 'clubs'>>> = {
  en: {
    league: 'Premier League',
    cup: 'FA Cup',
    round: 'Quarter-final',
    selection: 'Over 2.5 goals',
    coverage: 'league matches since 2022',
  },
  cs: { league: 'Premier League', cup: 'FA Cup', round: 'Čtvrtfinále', selection: 'Nad 2,5 gólu', coverage: 'ligové zápasy od roku 2022' },
  de: { league: '2. Bundesliga', cup: 'FA Cup', round: 'Viertelfinale', selection: 'Über 2,5 Tore', coverage: 'Ligaspiele seit 2022' },
  es: {
    league: 'LaLiga',
    cup: 'Copa del Rey',
    round: 'Cuartos de final',
    selection: 'Más de 2,5 goles',
    coverage: 'partidos de liga desde 2022',
  },
  el: {
    league: 'Super League',
    cup: 'Κύπελλο Ελλάδας',
    round: 'Προημιτελικά',
    selection: 'Over 2,5 γκολ',
    coverage: 'αγώνες πρωταθλήματος από το 2022',
  },
  it: {
    league: 'Serie A',
    cup: 'Coppa Italia',
    round: 'Quarti di finale',
    selection: 'Over 2,5 gol',
    coverage: 'partite di campionato dal 2022',
  },
  'pt-BR': {
    league: 'Série A',
    cup: 'Copa do Brasil',
    round: 'Quartas de final',
    selection: 'Mais de 2,5 gols',
    coverage: 'jogos de liga desde 2022',
  },
};
const matches = 500;

describe.each(Object.entries(wordsByTag))('%s', (tag, words) => {
  const locale = localeByTag(tag);
  const sentences = createSentences(locale, createFormatters(locale));
  const known = { ...words, clubs: catalogueClubs(tag) };
  const previews = Array.from({ length: matches }, (_, index) => {
    const facts = makePreviewFacts(index + 1, known);
    return { facts, paragraphs: composeSentences(facts, sentences) };
  });
  const composed = previews.flatMap(({ facts, paragraphs }) => (paragraphs === undefined ? [] : [{ facts, paragraphs }]));

  it('has 120 to 250 words in two or three paragraphs of more than one sentence', () => {
    const lengths = composed.map(
      ({ paragraphs }) =>
        paragraphs
          .flat()
          .join(' ')
          .split(/\s+/)
          .filter((part) => /[\p{L}\p{N}]/u.test(part)).length,
    );
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
    expect(
      composed.filter(({ paragraphs }) => paragraphs.length < 2 || paragraphs.length > 3 || paragraphs.some((texts) => texts.length < 2)),
    ).toEqual([]);
  });

  it('is there for every match with a forecast and for nearly every other', () => {
    const untold = previews.filter(({ paragraphs }) => paragraphs === undefined);
    expect(untold.filter(({ facts }) => facts.forecast !== undefined && facts.meetings?.count !== 0)).toEqual([]);
    expect(untold.length).toBeLessThan(matches / 50);
  });

  it('names no figure that is not in the facts', () => {
    const strange = composed.flatMap(({ facts, paragraphs }) => {
      const allowed = figuresOf(facts, tag);
      return figuresIn(without(paragraphs.flat().join(' '), facts)).filter((figure) => !allowed.has(figure));
    });
    expect(strange).toEqual([]);
  });

  it('leaves the names as they are', () => {
    const changed = composed.filter(({ facts, paragraphs }) => {
      const opening = paragraphs[0]?.[0] ?? '';
      return !opening.includes(facts.home.name) || !opening.includes(facts.away.name) || !opening.includes(facts.competition);
    });
    expect(changed).toEqual([]);
  });

  it('is cleanly set', () => {
    const all = composed.flatMap(({ paragraphs }) => paragraphs.flat());
    expect(all.filter((sentence) => /\s\s|[{}|#]|\s[,.;:]|undefined|NaN|\.\.|^\s|\s$/.test(sentence))).toEqual([]);
    expect(all.filter((sentence) => !/^[\p{Lu}\d]/u.test(sentence) || !sentence.endsWith('.'))).toEqual([]);
  });

  it('has the sounds that figures and names ask for', () => {
    const unsounded = unsoundedByTag[tag];
    if (unsounded === undefined) return;
    expect(composed.flatMap(({ paragraphs }) => paragraphs.flat()).filter((sentence) => unsounded.test(sentence))).toEqual([]);
  });

  it('says no two things of a match by one pattern', () => {
    const twice = composed.filter(({ facts, paragraphs }) => {
      const masked = paragraphs.flat().map((sentence) => without(sentence, facts).replace(/\d+/g, '0'));
      return new Set(masked).size < masked.length;
    });
    expect(twice).toEqual([]);
  });

  it('speaks of no hosts on neutral ground', () => {
    const hosted = composed
      .filter(({ facts }) => facts.neutral)
      .flatMap(({ facts, paragraphs }) => paragraphs.flat().map((sentence) => without(sentence, facts)))
      .filter((sentence) => homeWords.test(sentence));
    expect(hosted).toEqual([]);
  });

  it('shares at most half of its sentences with any other', () => {
    expect(greatestShare(composed.map(({ paragraphs }) => paragraphs.flat()))).toBeLessThanOrEqual(0.5);
  });

  it('has few twins even with names and figures taken out', () => {
    const masked = composed.map(({ facts, paragraphs }) =>
      paragraphs.flat().map((sentence) => without(sentence, facts).replace(/\d+/g, '0')),
    );
    expect(pairsSharingMoreThanHalf(masked)).toBeLessThan((composed.length * (composed.length - 1)) / 2 / 1000);
  });
});

/** Combinations that no speaker uses: `v 2. kole`, `y Inter`, `il 8%`. */
const unsoundedByTag: Readonly<Record<string, RegExp>> = {
  cs: /(^|\s)[vsz] (2|3|4|12|20|33)\D|(^|\s)[sz] (6|7|16)\D/i,
  es: / y I\p{Ll}/u,
  it: /(^|\s)(il|al|del|nel|dal|sul) (1|11|8\d?)\D/i,
};

const homeWords =
  /\b(hosts?|at home|visitors)\b|domácí|hosté|Gastgeber|Heim|zu Hause|en casa|locales|γηπεδούχ|εντός έδρας|in casa|padroni|em casa|mandante/i;

/** Returns a text without the names and words that came with the facts, whose figures are theirs. */
function without(text: string, { home, away, competition, round, ground, town, meetings, tip }: PreviewFacts): string {
  const selection = tip?.kind === 'tip' ? tip.selection : tip?.nearest?.selection;
  const given = [home.name, away.name, home.rowName, away.rowName, competition, round, ground, town, selection, meetings?.coverage]
    .filter((part) => part !== undefined)
    .sort((first, second) => second.length - first.length);
  return given.reduce((rest, part) => rest.replaceAll(part, 'N'), text);
}

/** Figures with their kind: per cents with their sign, prices with two decimals, expected goals and lines with one, counts with none. */
const figuresIn = (text: string) => (text.match(/\d+([.,]\d+)?(\s?%)?/g) ?? []).map((figure) => figure.replace(/\s/g, ''));

/** Returns all figures that a preview of a match may name, worked out from the facts alone. */
function figuresOf(facts: PreviewFacts, tag: string): Set<string> {
  const separator = tag === 'en' ? '.' : ',';
  const withDecimals = (value: number, decimals: number) => value.toFixed(decimals).replace('.', separator);
  const { home, away, meetings, forecast, prices, tip } = facts;
  const counts: number[] = [facts.matchday, 5].filter((value) => value !== undefined);
  for (const club of [home, away]) {
    counts.push(...Object.values(club.standing ?? {}), ...Object.values(club.onThisSide ?? {}));
    const form = club.form.slice(0, 5);
    const sums = (value: (match: { scored: number; conceded: number }) => number) => form.reduce((sum, match) => sum + value(match), 0);
    counts.push(
      form.length,
      sums(({ scored }) => scored),
      sums(({ conceded }) => conceded),
    );
    counts.push(...[1, 0, -1].map((sign) => form.filter(({ scored, conceded }) => Math.sign(scored - conceded) === sign).length));
  }
  counts.push(Math.abs((home.standing?.points ?? 0) - (away.standing?.points ?? 0)));
  if (meetings !== undefined) counts.push(meetings.count, meetings.homeWins, meetings.draws, meetings.awayWins);
  const last = meetings?.last;
  if (last !== undefined) counts.push(last.homeSideGoals, last.awaySideGoals, last.day.getUTCDate(), last.day.getUTCFullYear());
  const figures = new Set<string>();
  const percent = (share: number) =>
    figures.add(`${share < 0.01 || share > 0.99 ? withDecimals(share * 100, 1) : Math.round(share * 100)}%`);
  if (forecast !== undefined) {
    const { goals, likeliest, reliability, ranks, total } = forecast;
    counts.push(likeliest.home, likeliest.away, reliability.level, reliability.matches);
    if (ranks !== undefined) counts.push(ranks.clubs, ...Object.values(ranks.home), ...Object.values(ranks.away));
    for (const share of [forecast.home, forecast.draw, forecast.away, total.over, 1 - total.over, forecast.bothScore, likeliest.chance])
      percent(share);
    const [homeGoals, awayGoals] = [Math.round(goals.home * 10), Math.round(goals.away * 10)];
    const tenths = [homeGoals / 10, awayGoals / 10, (homeGoals + awayGoals) / 10, total.line];
    for (const value of [...tenths, forecast.leagueGoalsPerMatch ?? 0, forecast.homeAdvantageGoals ?? 0])
      figures.add(withDecimals(value, 1));
  }
  const odds = [...Object.values(prices ?? {})];
  if (tip?.kind === 'tip') {
    odds.push(tip.decimalOdds, tip.fairOdds);
    percent(tip.probability);
  } else if (tip?.nearest !== undefined) odds.push(tip.nearest.decimalOdds, tip.nearest.fairOdds);
  for (const value of odds) figures.add(withDecimals(value, 2));
  for (const value of counts) figures.add(`${value}`);
  return figures;
}

/** For every two texts, how much of the shorter one is also in the other. */
function sharesOfPairs(texts: readonly (readonly string[])[]): number[] {
  const sets = texts.map((sentences) => new Set(sentences));
  return texts.flatMap((first, index) =>
    sets.slice(0, index).map((second) => first.filter((sentence) => second.has(sentence)).length / Math.min(first.length, second.size)),
  );
}

const greatestShare = (texts: readonly (readonly string[])[]) => sharesOfPairs(texts).reduce((most, share) => Math.max(most, share), 0);
const pairsSharingMoreThanHalf = (texts: readonly (readonly string[])[]) => sharesOfPairs(texts).filter((share) => share > 0.5).length;

const english = localeByTag('en');
const inEnglish = createSentences(english, createFormatters(english));
const sample = makePreviewFacts(1, { ...(wordsByTag.en as Omit<FactWords, 'clubs'>), clubs: catalogueClubs('en') }, 'league');

it('gives the same facts the same text, and other matches another', () => {
  expect(composeSentences(sample, inEnglish)).toEqual(composeSentences({ ...sample }, inEnglish));
  const other = composeSentences({ ...sample, matchId: 2 }, inEnglish)?.flat() ?? [];
  expect(composeSentences(sample, inEnglish)?.flat()).not.toEqual(expect.arrayContaining(other));
});

it('keeps every other sentence when a price moves', () => {
  const before = composeSentences({ ...sample, prices: { home: 2.26, draw: 3.95, away: 3 } }, inEnglish)?.flat() ?? [];
  const after = composeSentences({ ...sample, prices: { home: 2.2, draw: 3.9, away: 3.1 } }, inEnglish)?.flat() ?? [];
  expect(before.filter((sentence) => !after.includes(sentence)).filter((sentence) => !sentence.includes('2.26'))).toEqual([]);
});

it('keeps to 250 words with the longest of names', () => {
  const named = (name: string): Pick<PreviewFacts['home'], 'name' | 'rowName'> => ({ name, rowName: name });
  const long = {
    home: { ...sample.home, ...named('Club Deportivo y Social de San Pedro del Norte') },
    away: { ...sample.away, ...named('Real Unión Atlética del Valle de Arriba y Abajo') },
  };
  const lengths = Array.from(
    { length: 200 },
    (_, index) =>
      composeSentences({ ...sample, ...long, matchId: index }, inEnglish)
        ?.flat()
        .join(' ')
        .split(' ').length ?? 0,
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(250);
});

it('is left out where too little is known to fill it', () => {
  const { home, away } = sample;
  const stranger = { form: [], name: home.name, rowName: home.rowName };
  const unknown: PreviewFacts = {
    matchId: 7,
    kind: 'cup',
    competition: 'FA Cup',
    neutral: false,
    home: stranger,
    away: { ...stranger, name: away.name },
  };
  expect(composeSentences(unknown, inEnglish)).toBeUndefined();
});

it('shares are counted against the shorter text', () => {
  expect(greatestShare([['a', 'b', 'c'], ['a', 'b'], ['d']])).toBe(1);
  expect(
    greatestShare([
      ['a', 'b', 'c', 'd'],
      ['a', 'x', 'y'],
    ]),
  ).toBeCloseTo(1 / 3);
  expect(
    pairsSharingMoreThanHalf([
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'b'],
    ]),
  ).toBe(1);
});
