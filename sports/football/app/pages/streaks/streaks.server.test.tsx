import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeStreakCounts } from '#data/commands/streak/store-streak-counts.ts';
import type { StreakCount } from '#domain/streak/streak-figures.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { streaksPage } from './streaks.page.ts';
import type { StreaksView } from './streaks.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const weekMs = 7 * 86_400_000;
const portugal = { tournamentId: 'portugal.liga-portugal' };

/** Meetings in the weeks before, at home by turns, the newest first; the goals are those of the first club first. */
const meetings = (first: string, second: string, goals: readonly (readonly [number, number])[], more = {}) =>
  goals.map(([own, other], weeks) => {
    const at = new Date(new Date('2024-03-30T14:00:00Z').getTime() - weeks * weekMs).toISOString();
    return weeks % 2 === 0
      ? feedMatch(first, second, at, { ...more, ...ended(own, other) })
      : feedMatch(second, first, at, { ...more, ...ended(other, own) });
  });

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    // Over 2.5 in nine of ten, all but the 1-0, both scored in nine; Arsenal scored in each.
    ...meetings('Arsenal', 'Everton', [
      [2, 1],
      [1, 2],
      [3, 1],
      [1, 2],
      [1, 0],
      [1, 2],
      [2, 1],
      [2, 2],
      [1, 3],
      [3, 2],
    ]),
    // Porto won the last three; over 2.5 in two of ten.
    ...meetings(
      'Porto',
      'Nacional',
      [
        [1, 0],
        [2, 1],
        [1, 0],
        [1, 1],
        [0, 1],
        [2, 0],
        [0, 1],
        [1, 1],
        [0, 2],
        [3, 0],
      ],
      portugal,
    ),
    feedMatch('Porto', 'Nacional', '2024-04-06T11:30:00Z', portugal),
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    // Nine matches are not known of either.
    feedMatch('Man City', 'Man United', '2024-04-06T16:30:00Z'),
    // Tomorrow's streaks depend on today's results, which are not known.
    feedMatch('Everton', 'Man City', '2024-04-07T14:00:00Z'),
    feedMatch('Arsenal', 'Everton', '2024-04-08T19:00:00Z', { tournamentId: 'england.fa-cup' }),
  ]);
  const { rows } = await db.query<{ id: number }>("select id from matches where slug = 'arsenal-everton-2024-04-06'");
  // 2 goals against 1, by independent Poisson distributions.
  await aForecast(db, { matchId: rows[0]?.id as number, model: { homeGoals: 2, awayGoals: 1, lowScoreDependence: 0, drawWeight: 1 } });
});

async function load(path: string, code: 'en' | 'gr' | 'cz' = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  const opened = await openPage<StreaksView>(streaksPage, site, path);
  const markup = renderToStaticMarkup(<WordsProvider words={site.words}>{opened.content}</WordsProvider>);
  return { ...opened, notes, markup };
}

describe('before the first count', () => {
  it('the streaks are there, without a word on how often such streaks went on', async () => {
    const { markup, notes, view } = await load('/streaks');
    expect(view.groups).toHaveLength(2);
    expect(markup).toContain('the first count is still to come');
    expect(markup).not.toContain('such streaks');
    expect(notes.until).toContainEqual(new Date('2024-04-06T09:00:30Z'));
  });
});

describe('the streaks of today', () => {
  const count = (kind: StreakCount['kind'], length: number, followed: number, wentOn: number): StreakCount => ({
    kind,
    scope: 'all',
    length,
    followed,
    wentOn,
    priced: 0,
    pricedWentOn: 0,
    promised: 0,
  });
  beforeAll(() =>
    storeStreakCounts(
      db,
      [count('over', 0, 5_000, 2_650), count('over', 9, 412, 251), count('won', 0, 5_000, 1_900), count('won', 3, 99, 40)],
      now,
    ),
  );

  it('are those of the clubs of league matches to come, league by league, the one that most people follow first', async () => {
    const { view } = await load('/streaks');
    expect(
      view.groups.map(([first, ...others]) => [
        first.competition.name,
        [first, ...others].map(({ homeName, streaks }) => [
          homeName,
          streaks.map(({ side, kind, scope, length }) => `${side} ${kind} ${scope} ${length}`),
        ]),
      ]),
    ).toEqual([
      [
        'Premier League',
        [
          [
            'Arsenal',
            [
              'home over all 9',
              'home bothScored all 9',
              'home scored all 10',

              'away over all 9',
              'away bothScored all 9',
              'away conceded all 10',
            ],
          ],
        ],
      ],
      ['Liga Portugal', [['FC Porto', ['home won all 3', 'home under all 8', 'away lost all 3', 'away under all 8']]]],
    ]);
    expect(view.matches).toEqual({ read: 3, all: 3 });
  });

  it('say how often such streaks went on, how often all matches bring the same, and the chance of our forecast', async () => {
    const { view, markup } = await load('/streaks');
    const over = view.groups[0]?.[0].streaks.find(({ kind }) => kind === 'over');
    expect(over?.figures).toMatchObject({ followed: 412, share: 251 / 412, usual: 0.53 });
    // Three goals expected in all: 1 − e^−3 (1 + 3 + 9/2).
    expect(over?.chance).toBeCloseTo(1 - Math.exp(-3) * 8.5, 6);
    expect(markup).toContain('<b>Arsenal:</b> over 2.5 goals in 9 of the last 10');
    expect(markup).toContain('61% of 412 such streaks went on (56% to 66%); all matches: 53%');
    expect(markup).toMatch(/Our chance <\/span>58%/);
  });

  it('say so where there are too few, and where there is no forecast', async () => {
    const { view, markup } = await load(`/streaks?league=${(await load('/streaks')).view.groups[1]?.[0].competition.id}`);
    expect(view.groups).toHaveLength(1);
    expect(markup).toMatch(/<b>FC Porto:<\/b> won the last 3.*Too few such streaks.*no forecast/s);
  });

  it('open with what all of them tell of the next match, in each language', async () => {
    expect((await load('/streaks')).markup).toContain('A streak says little about the next match: of 511 streaks like those below, 57%');
    expect((await load('/streaks', 'gr')).markup).toContain('Ένα σερί λέει λίγα για τον επόμενο αγώνα');
    expect((await load('/streaks', 'cz')).head.title).toBe('Fotbalové série a jak často pokračují · Tipledger');
  });
});

describe('a day', () => {
  it('leaves out clubs that play in their league before it', async () => {
    const { view, markup } = await load('/streaks?day=1');
    expect(view).toMatchObject({ matches: { read: 1, all: 1 }, groups: [] });
    expect(markup).toContain('None of the clubs that play here has a streak worth naming.');
  });

  it('has no match where there are cup ties alone', async () => {
    const { view, markup } = await load('/streaks?day=2');
    expect(view.matches).toEqual({ read: 0, all: 0 });
    expect(markup).toContain('No league match in this selection is still to come.');
  });

  it('is no page of its own for search engines, which know the page as it opens', async () => {
    expect((await load('/streaks')).head).toMatchObject({ path: '/streaks', indexed: true });
    expect((await load('/streaks?day=1')).head).toMatchObject({ path: '/streaks', indexed: false });
  });

  it('is made anew at the first kick-off, and every five minutes', async () => {
    const { notes } = await load('/streaks');
    expect(notes.until).toEqual(expect.arrayContaining([new Date('2024-04-06T11:30:00Z'), new Date('2024-04-06T09:05:00Z')]));
  });
});
