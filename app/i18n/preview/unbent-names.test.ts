import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import type { NewsFacts } from '#domain/news/news-facts.ts';
import type { ClubName } from '#domain/story/prose-name.ts';
import { czechShapes } from '#languages/cs/prose/faults.fixture.ts';
import { greekFaults } from '#languages/el/prose/faults.fixture.ts';
import { faultsOfAnyLanguage, type SharedMatch, sentencesWith } from '#tests/factories/example-matches.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';
import { newsToTell } from '#tests/factories/news-to-tell.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { proseOf } from './prose-of.server.ts';

/** Names that a rule would inflect wrongly: plurals, figures, abbreviations, other scripts, words of the language itself, endings of every gender. */
const awkward = [
  'Karela United',
  'Hearts of Oak',
  'Gimnàstic',
  '7 de Abril',
  'Schalke 05 II',
  'FC 08 Homburg W',
  'Naft Masjed Soleyman',
  'Žižkovská Liga U19',
  'Πανθρακικός',
  'Vllaznia',
  'Young Africans',
  'Al-Ittihad U21',
  "N'Djamena",
  'Águila',
  'O’Higgins',
  'Port',
  'Rangers',
  'Tala’ea El Gaish',
  'Victoria',
  'Nové Město',
  'CS Universitatea Craiova 1948',
  'São José / PoA',
];

const recorded = sharedData('world');

interface RecordedFixture {
  readonly teams: { readonly home: { readonly name: string }; readonly away: { readonly name: string } };
}

function recordedNames(): string[] {
  const { response } = JSON.parse(readFileSync(path.join(recorded as string, 'fixtures/day-2022-11-06.json'), 'utf8')) as {
    response: readonly RecordedFixture[];
  };
  return [...new Set(response.flatMap(({ teams: { home, away } }) => [home.name, away.name]))];
}

/** Faults to look for, without Latin letters in Greek, since these names are written in them. */
const shapes = {
  cs: czechShapes,
  el: Object.fromEntries(greekFaults.filter(([fault]) => !fault.startsWith('Latin')).map(([fault, shape]) => [fault, shape])),
};
/** Words right before or after a name that assume its gender or number. */
const assumed = {
  cs: {
    before: /(?<!\p{L})(?!titul )(?:tým|celek|klub|mužstvo|vedoucí|nováček|poslední|\p{Ll}+[lý]) $/u,
    after: /^,? (?:\p{Ll}*(?:l|la|lo|li|ly)|který|která|které|kteří|má|mají|je|jsou|hraje|hrají|jede|jedou)(?!\p{L})/u,
  },
  el: {
    before: /(?<!\p{L})(?:ο|η|οι|του|της|των|τον|την|τη|τους|τις|τα|στον|στην|στη|στους|στις|στα) $/u,
    after: /^,? (?:έχει|έχουν|είναι|υποδέχεται|υποδέχονται|που|βρίσκεται|νίκησε|νίκησαν)(?!\p{L})/u,
  },
} as const;

type Tag = keyof typeof shapes;
type Told = Omit<SharedMatch, 'paragraphs'> & { readonly names: readonly [string, string] };

const clubOf = (name: string): ClubName => ({ of: 'club', slug: `unknown-${name}`, name });

/** Returns made-up matches of these clubs, which have no known forms, with their sentences. */
function tellOf(tag: Tag, names: readonly string[], count: number): Told[] {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const leagues = catalogueLeagues(tag);
  return Array.from({ length: count }, (_, number) => {
    const [home, away] = [names[number % names.length], names[(number + 1) % names.length]] as [string, string];
    const drawn = matchToTell(number, leagues);
    const match = {
      ...drawn,
      competition: { of: 'competition' as const, name: 'Premier League', isOfSource: true as const },
      town: drawn.town && { of: 'town' as const, name: 'Tema' },
      home: { ...drawn.home, name: clubOf(home) },
      away: { ...drawn.away, name: clubOf(away) },
    };
    return { match, names: [home, away] as const, sentences: prose.tell(match).flat() };
  });
}

/** Returns the sentences in which a name is inflected, or is next to a word that would have to agree with it. */
function bentIn(tag: Tag, told: readonly { readonly names: readonly string[]; readonly sentences: readonly string[] }[]): string[] {
  const { before, after } = assumed[tag];
  return told.flatMap(({ names, sentences }) => {
    const fixtures = names.flatMap((home) => names.map((away) => `${home} – ${away}`));
    return sentences.filter((sentence) => {
      // A fixture is one thing, of which anything may be said.
      const alone = fixtures.reduce((text, fixture) => text.replaceAll(fixture, '§'), sentence);
      const isBeside = names.some((name) => {
        const [first = '', ...rest] = alone.split(name);
        return rest.some((then, index) => before.test(rest[index - 1] ?? first) || after.test(then));
      });
      const left = names.reduce((text, name) => text.replaceAll(name, '§'), alone);
      const stems = names.map((name) => name.split(' ')[0] as string).filter((word) => word.length > 4);
      return isBeside || stems.some((stem) => left.includes(stem.slice(0, -1))) || sentence.includes('\uE000');
    });
  });
}

describe.each(['cs', 'el'] as const)('clubs without known forms in %s', (tag) => {
  const told = tellOf(tag, awkward, 1200);

  it('are bent nowhere, and no word is made to agree with them', () => {
    expect(bentIn(tag, told).slice(0, 3)).toEqual([]);
  });

  it('are told in sentences without faults', () => {
    expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
    expect(sentencesWith(shapes[tag], told)).toEqual([]);
  });

  it('are both named by the first sentence, and have no less of a text than others', () => {
    const texts = told.filter(({ sentences }) => sentences.length > 0);
    expect(texts.filter(({ names, sentences }) => !names.every((name) => sentences[0]?.includes(name))).slice(0, 3)).toEqual([]);
    expect([...new Set(told.filter(({ match }) => match.result === undefined).map(({ sentences }) => sentences.length))].sort()).toEqual([
      0, 4, 5, 6,
    ]);
  });

  it('read differently from match to match', () => {
    const openings = told.flatMap(({ names: [home, away], sentences }) => sentences[0]?.replace(home, '').replace(away, '') ?? []);
    expect(new Set(openings).size).toBeGreaterThan(openings.length / 4);
  });

  it('are bent in no news', () => {
    const locale = localeByTag(tag);
    const prose = proseOf(locale, createFormatters(locale));
    const renamed = newsToTell(tag, 200).map(({ slug, facts }) => {
      // Every other club of a piece is one of these; their names have no slug that anybody has written down.
      const text = JSON.stringify(facts).replace(/\{"of":"club","slug":"([^"]+)","name":"[^"]+"\}/g, (_, club: string) =>
        JSON.stringify({ of: 'club', slug: `unknown-${club}`, name: awkward[club.length % awkward.length] }),
      );
      return prose.tellNews(slug, JSON.parse(text) as NewsFacts, new Map());
    });
    const sentences = renamed.flatMap(({ headline, paragraphs }) => [headline, ...paragraphs]);
    expect(sentences.filter((text) => text.trim() === '' || text.includes('\uE000'))).toEqual([]);
    expect(renamed.filter(({ paragraphs }) => paragraphs.length === 0)).toEqual([]);
    expect(bentIn(tag, [{ names: awkward, sentences }]).slice(0, 3)).toEqual([]);
  });

  it.skipIf(recorded === undefined)('are bent nowhere with names on record', () => {
    const names = recordedNames();
    expect(names.length).toBeGreaterThan(2000);
    expect(bentIn(tag, tellOf(tag, names, howMany(600, names.length))).slice(0, 3)).toEqual([]);
  });
});
