import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { languages } from '#domain/language/languages.ts';
import { chooseBasketballStories } from '#sports/basketball/domain/story/choose-basketball-stories.ts';
import { chooseTennisStories } from '#sports/tennis/domain/story/choose-tennis-stories.ts';
import { faultsOfAnyLanguage, sentencesWith } from '#tests/factories/example-matches.ts';
import { basketballGameToTell, tennisMatchToTell } from '#tests/factories/two-sided-matches-to-tell.ts';
import { mentions } from './mentions.ts';
import { twoSidedProseOf } from './two-sided-prose-of.server.ts';

const count = 500;
const numbers = Array.from({ length: count }, (_, number) => number);
const { 'adjacent numbers': _, 'a lone zero': __, ...faults } = faultsOfAnyLanguage;

/** Faults of these sports, which write what football does not: set after set, and clubs whose name is a number. */
const twoSidedFaults = {
  ...faults,
  'a count of nothing':
    /(?<![\d\p{L}.,:–\-/−(])0(?![\d.,:–\-/%])|(?<!\p{L})(?:null|zero|cero|nula|μηδέν|no) (?:wins|defeats|victorias|vittorie|vitórias|Siege|výher|νίκες)/iu,
  'a straight apostrophe': /'/,
};

/** Names that Greek prose leaves in Latin letters: players, tournaments of that name, sums of letters. */
const latinInGreek =
  /Alcaraz|Djokovic|Sinner|Medvedev|Lehečka|Świątek|Vondroušová|Badosa|Auger-Aliassime|Ruud|Tsitsipas|Maia|Zverev|Sakkari|US Open/g;

it('gives the Greek article its ν before Đ, which is spoken as τζ, and none before Š', () => {
  const locale = localeByTag('el');
  const prose = twoSidedProseOf(locale, createFormatters(locale));
  const articlesOf = (name: string) => {
    const told = numbers.flatMap((number) => {
      const match = tennisMatchToTell(number);
      const [first, second] = match.players;
      return prose.tellTennis({
        ...match,
        tour: 'wta',
        players: [
          { ...first, name },
          { ...second, name: 'Badosa' },
        ],
      });
    });
    return [...new Set(told.flatMap((sentence) => sentence.match(new RegExp(`τη[ν]? (?=${name})`, 'gu')) ?? []))];
  };
  expect(articlesOf('Đorđević')).toEqual(['την ']);
  expect(articlesOf('Šimková')).toEqual(['τη ']);
});

describe.each(languages)('%s', (tag) => {
  const locale = localeByTag(tag);
  const prose = twoSidedProseOf(locale, createFormatters(locale));
  const tennis = numbers.map((number) => ({ match: tennisMatchToTell(number), sentences: prose.tellTennis(tennisMatchToTell(number)) }));
  const basketball = numbers.map((number) => ({
    match: basketballGameToTell(number),
    sentences: prose.tellBasketball(basketballGameToTell(number)),
  }));
  const all = [...tennis, ...basketball];

  /** The forms by which a club is named, in full or short, in sentences as they are printed. */
  const formsOf = (club: (typeof basketball)[number]['match']['home']['club']) => {
    const { full, short } = prose.declineClub(club);
    return [...full, ...short];
  };

  it('tells three or four sentences before a match with a forecast, two to five after it, and none where little is known', () => {
    const counts = (isOver: boolean) =>
      [
        ...new Set(
          all
            .filter(({ match }) => match.forecast !== undefined && (match.result !== undefined) === isOver)
            .map(({ sentences }) => sentences.length),
        ),
      ].sort();
    expect(counts(false)).toEqual([3, 4]);
    expect(counts(true)).toEqual([2, 3, 4, 5]);
    expect(
      all.filter(({ match, sentences }) => match.forecast === undefined && match.result === undefined && sentences.length > 0),
    ).toEqual([]);
  });

  it('names both sides of a tennis match in its first sentence', () => {
    const lacking = tennis.filter(
      ({ match, sentences: [first] }) => first !== undefined && !match.players.every(({ name }) => mentions(first, [name])),
    );
    expect(lacking.map(({ sentences }) => sentences[0])).toEqual([]);
  });

  it('names both sides of a basketball game in its first sentence', () => {
    const lacking = basketball.filter(
      ({ match, sentences: [first] }) =>
        first !== undefined && ![match.home.club, match.away.club].every((club) => mentions(first, formsOf(club))),
    );
    expect(lacking.map(({ sentences }) => sentences[0])).toEqual([]);
  });

  it('names the opponent no more where a story of one side follows the first sentence', () => {
    const twice = [
      ...tennis.flatMap(({ match, sentences }) =>
        chooseTennisStories(match).flatMap(({ facts }, index) => {
          const sentence = sentences[index] ?? '';
          return 'named' in facts && facts.named && mentions(sentence, [facts.other]) ? [sentence] : [];
        }),
      ),
      ...basketball.flatMap(({ match, sentences }) =>
        chooseBasketballStories(match).flatMap(({ facts }, index) => {
          const sentence = sentences[index] ?? '';
          const others = 'other' in facts ? [facts.other] : 'home' in facts ? [facts.home, facts.away] : [];
          return 'named' in facts && facts.named && others.some((club) => mentions(sentence, formsOf(club))) ? [sentence] : [];
        }),
      ),
    ];
    expect(twice).toEqual([]);
  });

  it('tells nothing with a shape that no editor would print', () => {
    expect(sentencesWith(twoSidedFaults, all)).toEqual([]);
  });

  it('ends one sentence before the next, so that none is two', () => {
    const two = all.flatMap(({ sentences }) => sentences.filter((sentence) => /\p{Ll}{3,}[.!?] \p{Lu}/u.test(sentence)));
    expect(two).toEqual([]);
  });

  it('tells neighbours in different words', () => {
    const shapeOf = (sentence: string) => sentence.replaceAll(/[\p{Lu}\d][\p{L}\d-]*/gu, '…').replaceAll(/(?:… ?)+/g, '… ');
    const alike = all.filter(
      ({ sentences: [first = ''] }, index) =>
        first !== '' && all[index + 1]?.sentences[0] !== undefined && shapeOf(first) === shapeOf(all[index + 1]?.sentences[0] ?? ''),
    );
    expect(alike.length).toBeLessThan(all.length / 20);
  });

  it('writes Greek in Greek letters', () => {
    if (tag !== 'el') return;
    const latin = all.flatMap(({ sentences }) =>
      sentences.filter((sentence) => /\p{Script=Latin}/u.test(sentence.replaceAll(latinInGreek, ''))),
    );
    expect(latin.slice(0, 5)).toEqual([]);
  });
});
