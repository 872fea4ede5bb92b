import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { czechFaults, czechShapes, fromTheOtherSide } from '#tests/factories/czech-faults.ts';
import { faultsOfAnyLanguage, sentencesWith, toldMatches } from '#tests/factories/told-matches.ts';

const told = toldMatches('cs', 5000);
const locale = localeByTag('cs');
const prose = proseOf(locale, createFormatters(locale));
const nameInProse = ({ name }: { name: ProseName }) => prose.decline(name)[0] as string;

describe('Czech previews and reviews', () => {
  it('have no fault of any language in 5,000 matches', () => {
    expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
  });

  it('have no shape that is wrong in Czech', () => {
    expect(sentencesWith(czechShapes, told)).toEqual([]);
  });

  it('open no two sentences running with the same club', () => {
    const openings = told.flatMap(({ match, sentences }) =>
      [match.home, match.away]
        .map(nameInProse)
        .flatMap((name) =>
          sentences.filter((sentence, index) => sentence.startsWith(`${name} `) && sentences[index - 1]?.startsWith(`${name} `)),
        ),
    );
    expect(openings.slice(0, 3)).toEqual([]);
  });

  it('say of no two things running that nobody lost', () => {
    const twice = ['neprohrál', 'bez porážky'].flatMap((words) =>
      told.flatMap(({ sentences }) =>
        sentences.filter((sentence, index) => sentence.includes(words) && sentences[index - 1]?.includes(words)),
      ),
    );
    expect(twice.slice(0, 3)).toEqual([]);
  });

  it('say at once who is at home, since what follows speaks of hosts and visitors', () => {
    const openings = told
      .filter(({ match, sentences }) => sentences.length > 0 && !match.result && !match.neutral && match.stage !== 'final')
      .map(({ sentences }) => sentences[0] as string);
    const saysWho =
      /(?<!\p{L})(?:hostí|hostem|doma|[Vv]enku|domácí(?:m|ho)?|[Vv]enkovní(?:m|ho)?|hřišt[iě]|přivítá|přivítají|cizích)(?!\p{L})/u;
    expect(openings.filter((opening) => !saysWho.test(opening)).slice(0, 3)).toEqual([]);
  });

  it('speak of no hosts or visitors where there are none', () => {
    const role = /(?<!\p{L})(?:hosté|hostů|hostům|hosty|hostech|domácí|domácích|domácím|domácími)(?!\p{L})/iu;
    const onNeutralGround = told.filter(({ match }) => match.neutral && !match.result).flatMap(({ sentences }) => sentences);
    expect(onNeutralGround.filter((sentence) => role.test(sentence))).toEqual([]);
    expect(onNeutralGround.length).toBeGreaterThan(100);
  });

  it('say every score from the side of whoever is spoken of', () => {
    expect(told.flatMap(({ sentences }) => fromTheOtherSide(sentences)).slice(0, 3)).toEqual([]);
    expect(fromTheOtherSide(['Plzeň prohrála 2:0 se Slavií.', 'Slavia vyhrála 0:2.'])).toHaveLength(2);
  });
});

it.each(Object.entries(czechFaults))('the search for %s finds one', (_name, [shape, example]) => {
  expect(example).toMatch(shape);
});
