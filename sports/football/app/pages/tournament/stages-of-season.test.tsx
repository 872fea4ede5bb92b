import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { checkFormats } from '#data/catalogue/load-formats.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { afterSplit, fourClubsOnce, splitFormats } from '#tests/factories/split-season.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { tournamentPage } from './tournament.page.ts';
import type { TournamentView } from './tournament.server.ts';
import { TournamentContent } from './tournament-content.tsx';

const { db } = await createTestDatabase();
const now = new Date('2023-06-01T12:00:00Z');

const inUruguay = { tournamentId: 'uruguay.primera-division', season: '2022' };
const halfOfYear = (id: string) => ({ id, kind: 'league', clubs: 2, meetings: 1, order: ['points', 'goal-difference', 'goals'] });
const twoTournaments = checkFormats(
  {
    country: 'uruguay',
    formats: [
      {
        tournament: 'primera-division',
        from: '2020',
        source: 'made up for tests',
        stages: [
          halfOfYear('apertura'),
          halfOfYear('clausura'),
          { id: 'annual-table', kind: 'total', of: ['apertura', 'clausura'], order: ['points', 'goal-difference'] },
        ],
      },
    ],
  },
  'formats/uruguay.json',
);

const inPortugal = { tournamentId: 'portugal.liga-portugal', season: '2021-22' };
const final = { ...inPortugal, round: { stage: 'final' } } as const;
const knockOutAfter = (stage: string) => ({ id: `${stage}-liguilla`, kind: 'knock-out', participants: [{ stage, from: 1, to: 2 }] });
const twoWithPlayOffs = checkFormats(
  {
    country: 'portugal',
    formats: [
      {
        tournament: 'liga-portugal',
        from: '2020-21',
        source: 'made up for tests',
        stages: [halfOfYear('apertura'), knockOutAfter('apertura'), halfOfYear('clausura'), knockOutAfter('clausura')],
      },
    ],
  },
  'formats/portugal.json',
);

beforeAll(async () => {
  await storeCatalogue(db, { ...smallCatalogue(), formats: new Map([...splitFormats(), ...twoTournaments, ...twoWithPlayOffs]) }, now);
  await ingestMatches(db, now, [
    ...fourClubsOnce('2020-21', 2021),
    ...afterSplit('2020-21', 2021),
    ...fourClubsOnce('2021-22', 2022).slice(0, -1),
    ...fourClubsOnce('2022-23', 2023),
    feedMatch('Porto', 'Nacional', '2021-08-01T20:00:00Z', { ...inPortugal, ...ended(1, 0) }),
    feedMatch('Nacional', 'Porto', '2021-12-01T20:00:00Z', { ...final, ...ended(1, 0) }),
    feedMatch('Nacional', 'Porto', '2022-02-01T20:00:00Z', { ...inPortugal, ...ended(2, 0) }),
    feedMatch('Porto', 'Nacional', '2022-05-01T20:00:00Z', { ...final, ...ended(3, 0) }),
    feedMatch('Nacional', 'Peñarol', '2022-02-01T20:00:00Z', { ...inUruguay, ...ended(1, 0) }),
    feedMatch('Peñarol', 'Nacional', '2022-05-01T20:00:00Z', { ...inUruguay, ...ended(2, 0) }),
  ]);
});

async function open(path: string, code: LocaleCode = 'en') {
  const { site } = createSiteForPages(db, now, { code });
  const { view, head } = await openPage<TournamentView>(tournamentPage, site, path);
  const markup = renderToStaticMarkup(
    <WordsProvider words={site.words}>
      <TournamentContent view={view} />
    </WordsProvider>,
  );
  return { view, head, markup };
}

/** Returns each table of a page as text. */
async function tablesOf(path: string) {
  const { content } = (await open(path)).view;
  if (content.kind !== 'table') throw new Error(`a table is wanted, this is ${content.kind}`);
  return content.tables.map(
    ({ table, rows }) => `${table}: ${rows.map(({ place, club, points }) => `${place} ${club.slug} ${points}`).join(', ')}`,
  );
}

const past = '/england/premier-league?season=2020-21';

describe('a season that was split', () => {
  it('opens with the tables of its last stage, with half of the points from before', async () => {
    /* Arsenal 7, City 6, United 4, Everton 0 before; of odd points the half is rounded up. */
    expect(await tablesOf(past)).toEqual([
      'championship-group: 1 manchester-city 6, 2 arsenal 4',
      'relegation-group: 3 manchester-united 3, 4 everton 1',
    ]);
  });

  it('has its first stage at an address of its own, and names in seven languages', async () => {
    expect(await tablesOf(`${past}&stage=regular-season`)).toEqual([
      'regular-season: 1 arsenal 7, 2 manchester-city 6, 3 manchester-united 4, 4 everton 0',
    ]);
    const tabsOf = async (code: LocaleCode) => {
      const { markup } = await open(past, code);
      return [
        ...markup.matchAll(
          /href="[^"]*\/england\/premier-league\?([^"]*)"[^>]*>(Regular season|After the split|Reguläre Saison|Finalrunde)</g,
        ),
      ];
    };
    expect((await tabsOf('en')).map(([, query, name]) => [query, name])).toEqual([
      ['stage=regular-season&amp;season=2020-21', 'Regular season'],
      ['season=2020-21', 'After the split'],
    ]);
    expect((await tabsOf('de')).map(([, , name]) => name)).toEqual(['Reguläre Saison', 'Finalrunde']);
    const { markup } = await open(past, 'de');
    expect([...markup.matchAll(/<h2[^>]*>(Meistergruppe|Abstiegsgruppe)</g)].map(([, name]) => name)).toEqual([
      'Meistergruppe',
      'Abstiegsgruppe',
    ]);
  });

  it('says what was carried over, whose points were rounded, and how level clubs are parted', async () => {
    const { markup } = await open(past, 'de');
    expect(markup).toContain(
      'Die bisherigen Punkte wurden halbiert, halbe Punkte aufgerundet. Spiele und Tore wurden ebenfalls mitgenommen.',
    );
    expect([...markup.matchAll(/title="(Mitgenommene Punkte: [^"]*)"/g)].map(([, title]) => title)).toEqual([
      'Mitgenommene Punkte: 4, gerundet',
    ]);
    expect([...markup.matchAll(/Bei Punktgleichheit[^<]*/g)].map(String)).toEqual([
      'Bei Punktgleichheit entscheiden der Reihe nach: bei der Halbierung gerundete Punkte (Nachteil), ' +
        'direkter Vergleich der ganzen Saison (Punkte, Tordifferenz), Tordifferenz, erzielte Tore.',
    ]);
  });

  it('says of home matches alone neither, since nothing is carried over into their table', async () => {
    const { markup } = await open(`${past}&table=home`, 'de');
    expect(markup).toContain('Meistergruppe');
    expect(markup).not.toMatch(/halbiert|Bei Punktgleichheit/);
  });

  it('says what is decided, and to what the places of its first stage lead', async () => {
    const marksOf = (markup: string) => [...markup.matchAll(/class="[^"]*mark[^"]*" title="([^"]*)"/g)].map(([, title]) => title);
    const last = (await open(past, 'es')).markup;
    expect(marksOf(last)).toEqual(['campeón']);
    expect(last).toContain('Decidido:');
    const first = (await open(`${past}&stage=regular-season`)).markup;
    expect(marksOf(first)).toEqual([]);
    expect([...first.matchAll(/<li><i [^>]*><\/i>([^<]*)</g)].map(([, name]) => name)).toEqual(['Championship group', 'Relegation group']);
  });

  it('is one page, however its present stage is asked for', async () => {
    expect((await open(`${past}&stage=split`)).head.path).toBe(past);
    expect((await open(`${past}&stage=apertura`)).head.path).toBe(past);
    expect((await open(`${past}&stage=regular-season`)).head.path).toBe('/england/premier-league?stage=regular-season&season=2020-21');
  });
});

describe('a season before its split', () => {
  it('says who is through already, and of nobody else', async () => {
    /* Arsenal 7, United 4; City 3 and Everton 0 with one match between them to come. */
    const { markup } = await open('/england/premier-league?season=2021-22', 'cz');
    expect([...markup.matchAll(/teams\/([a-z-]+)"(?:(?!<\/th>).)*title="(postup do další fáze)"/g)].map(([, club]) => club)).toEqual([
      'arsenal',
    ]);
  });
});

describe('a season after the split was abolished', () => {
  it('has one table and no tabs', async () => {
    expect(await tablesOf('/england/premier-league')).toEqual([
      'league: 1 arsenal 7, 2 manchester-city 6, 3 manchester-united 4, 4 everton 0',
    ]);
    expect((await open('/england/premier-league')).markup).not.toContain('Stages of the season');
  });
});

describe('a year of two tournaments', () => {
  it('opens with the later one; the first one and the table of the year have tabs of their own', async () => {
    const uruguay = '/uruguay/primera-division';
    expect(await tablesOf(uruguay)).toEqual(['clausura: 1 penarol 3, 2 nacional-uruguay 0']);
    expect(await tablesOf(`${uruguay}?stage=apertura`)).toEqual(['apertura: 1 nacional-uruguay 3, 2 penarol 0']);
    expect(await tablesOf(`${uruguay}?stage=annual-table`)).toEqual(['annual-table: 1 penarol 3, 2 nacional-uruguay 3']);
    const { markup } = await open(uruguay, 'es');
    expect([...markup.matchAll(/<a class="[^"]*chip[^"]*"[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
      'Apertura',
      'Clausura',
      'Tabla anual',
    ]);
  });
});

describe('a season with a knock-out after each of two tournaments', () => {
  const portugal = '/portugal/liga-portugal';
  const finalOf = async (query: string) => {
    const { view, head } = await open(`${portugal}?section=knock-out${query}`);
    if (view.content.kind !== 'knock-out') throw new Error(`a bracket is wanted, this is ${view.content.kind}`);
    const matches = view.content.rounds.flatMap(({ ties }) => ties.flatMap((tie) => tie.matches));
    return [head.path, ...matches.map(({ listed }) => `${listed.homeName} ${listed.homeGoals}-${listed.awayGoals}`)];
  };

  it('leads from the tables to the bracket of each, in the order in which they are played', async () => {
    const { markup } = await open(portugal);
    expect(
      [...markup.matchAll(/<a class="[^"]*chip[^"]*" href="([^"]*)"[^>]*>([^<]*)</g)].map(([, path, name]) => `${name} ${path}`),
    ).toEqual([
      `Apertura ${portugal}?stage=apertura`,
      `Apertura: Liguilla ${portugal}?section=knock-out&amp;stage=apertura-liguilla`,
      `Clausura ${portugal}`,
      `Clausura: Liguilla ${portugal}?section=knock-out`,
    ]);
  });

  it('has two brackets', async () => {
    expect(await finalOf('')).toEqual([`${portugal}?section=knock-out`, 'FC Porto 3-0']);
    expect(await finalOf('&stage=apertura-liguilla')).toEqual([`${portugal}?section=knock-out&stage=apertura-liguilla`, 'Nacional 1-0']);
    expect(await finalOf('&stage=clausura-liguilla')).toEqual([`${portugal}?section=knock-out`, 'FC Porto 3-0']);
  });
});
