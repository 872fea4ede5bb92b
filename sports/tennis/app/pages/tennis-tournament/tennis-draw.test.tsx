import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { TennisDraw } from './tennis-draw.tsx';
import type { TennisListed } from './tennis-tournament.server.ts';

const ids = new Map<string, number>();

function player(name: string): TennisListed['home'] {
  const id = ids.get(name) ?? ids.size + 1;
  ids.set(name, id);
  return { id, slug: name.toLowerCase(), name, rowName: name, shortName: name, nation: 'XXX', colours: [], crestName: name };
}

/** Returns a match of Paris 2025 that the first named has won. */
function won(stage: string, winner: string, loser: string): TennisListed {
  return {
    sport: 'tennis',
    id: ids.size,
    slug: `${winner}-${loser}`.toLowerCase(),
    tournamentId: 1,
    seasonId: 1,
    kickoffUtc: new Date('2025-05-27T10:00:00Z'),
    kickoffKnown: true,
    stage,
    matchday: null,
    groupLabel: null,
    status: 'finished',
    home: player(winner),
    away: player(loser),
    namedFirst: 'home',
    play: { sets: [{ games: [6, 1] }, { games: [6, 1] }], winner: 0, ending: 'completed' },
    facts: { tour: 'wta', series: 'grand-slam', court: 'outdoor', surface: 'clay', bestOf: 3, ranks: [null, null] },
    odds: [null, null],
    bookmakers: null,
    averageOdds: null,
    spread: null,
    total: null,
    chances: null,
    prediction: null,
    tip: null,
  };
}

const first = [
  won('round-1', 'Mboko', 'Sun'),
  won('round-1', 'Svitolina', 'Sönmez'),
  won('round-1', 'Lys', 'Stearns'),
  won('round-1', 'Paolini', 'Yuan'),
];

/** Returns each place that is shown, with its two names and its line: `Mboko Sun down`. */
function placesOf(matches: readonly TennisListed[]): string[] {
  const markup = renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
        <TennisDraw matches={matches} drawSize={128} />
      </WordsProvider>
    </SiteFactsProvider>,
  );
  return [...markup.matchAll(/<li (?<attributes>[^>]*)>(?<inner>.*?)<\/li>/g)].map(({ groups }) => {
    const names = [...(groups?.inner ?? '').matchAll(/>([^<>]+) v ([^<>]+)</g)].flatMap(([, home, away]) => [home, away]);
    const lone = names.length === 0 ? [...(groups?.inner ?? '').matchAll(/>([^<>]+)</g)].map(([, text]) => text) : [];
    const line = /data-branch="(?<line>\w+)"/.exec(groups?.attributes ?? '')?.groups?.line;
    const fed = /data-fed/.test(groups?.attributes ?? '') ? 'fed' : undefined;
    return [...names, ...lone, line, fed].filter(Boolean).join(' ');
  });
}

it('draws no line and no place to come out of the order in which matches of a first round are listed', () => {
  expect(placesOf(first)).toEqual(['Mboko Sun', 'Svitolina Sönmez', 'Lys Stearns', 'Paolini Yuan']);
});

it('draws lines to the match of the next round that shows who met whom', () => {
  expect(placesOf([...first, won('round-2', 'Mboko', 'Lys')])).toEqual([
    'Mboko Sun down',
    'Lys Stearns up',
    'Svitolina Sönmez',
    'Paolini Yuan',
    'Mboko Lys fed',
  ]);
});

it('names no bye in a draw that has none, where the match of a first round is not known', () => {
  expect(placesOf([...first, won('round-2', 'Svitolina', 'Bondár')]).slice(0, 2)).toEqual(['Svitolina Sönmez down', 'Bondár up']);
});
