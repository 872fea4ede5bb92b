import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { castVotes } from '#data/commands/vote/cast-votes.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { matchPage } from './match.page.ts';
import type { MatchPageView } from './match.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await db.query(`update venues set name = 'Karaiskakis', town = 'Piraeus' where name = 'Everton Park'`);
  const quotedAt = new Date('2024-04-05T12:00:00Z');
  const result = { market: 'match-result', line: 0, phase: 'opening', quotedAt } as const;
  const goals = { bookmaker: 'bet365', market: 'total-goals', phase: 'opening', quotedAt } as const;
  await ingestMatches(db, now, [
    feedMatch('Everton', 'Arsenal', '2023-09-17T15:30:00Z', ended(0, 1)),
    feedMatch('Arsenal', 'Man City', '2023-10-08T15:30:00Z', ended(1, 0)),
    feedMatch('Arsenal', 'Man United', '2024-01-20T15:00:00Z', ended(2, 2)),
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
      quotes: [
        { ...result, bookmaker: 'bet365', prices: [1.3, 5.5, 9] },
        { ...result, bookmaker: 'bet365', phase: 'moving', quotedAt: new Date('2024-04-06T10:00:00Z'), prices: [1.25, 6, 11] },
        { ...result, bookmaker: 'william-hill', prices: [1.28, 5.75, 10] },
        { ...goals, line: 2.5, prices: [1.5, 2.5] },
        { ...goals, line: 3.5, prices: [2.4, 1.55] },
      ],
    }),
    feedMatch('Man City', 'Man United', '2024-04-06T16:30:00Z'),
    feedMatch('Everton', 'Man City', '2024-04-27T15:00:00Z', { kickoff: { known: false, day: '2024-04-27' as never } }),
  ]);
});

async function load(path: string, code: LocaleCode = 'en', at = now) {
  const { site, notes } = createSiteForPages(db, at, { code });
  const { topics, until: moments, paces } = notes;
  return { ...(await openPage<MatchPageView>(matchPage, site, path)), topics, moments, paces };
}

const slug = 'arsenal-everton-2024-04-06';

describe('a match page', () => {
  it('names ground and town as readers of its language write them', async () => {
    const path = '/everton-manchester-city-2024-04-27';
    expect((await load(path, 'de')).view.place).toBe('Karaiskakis-Stadion, Piräus');
    expect((await load(path, 'gr')).view.place).toBe('Γεώργιος Καραϊσκάκης, Πειραιάς');
  });

  it('shows who plays, where, and how both clubs have fared so far', async () => {
    const { head, view } = await load(`/${slug}`);
    expect(head.title).toContain('Arsenal v Everton, 6 Apr 2024');
    expect(view.match).toMatchObject({
      homeName: 'Arsenal',
      awayName: 'Everton',
      venueName: 'Arsenal Park',
      tournamentName: 'Premier League',
      status: 'scheduled',
    });
    expect(view.form.home.outcomes).toEqual(['win', 'win', 'draw']);
    expect(view.form.away.outcomes).toEqual(['loss']);
    expect(view.meetings.summary).toMatchObject({ firstWins: 1, draws: 0, secondWins: 0 });
    // Everton had six points taken that season by then; two more went two days later.
    expect(view.tables[0]?.rows.map(({ club, place, points }) => [club.name, place, points])).toEqual([
      ['Arsenal', 1, 7],
      ['Manchester United', 2, 1],
      ['Manchester City', 3, 0],
      ['Everton', 4, -6],
    ]);
    expect(view.related.map(({ homeName }) => homeName)).toEqual(['Manchester City']);
    expect(view.description.sportsEvent).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2024-04-06T14:00:00.000Z',
      url: `https://example.org/${slug}`,
      image: expect.stringMatching(new RegExp(`^https://example.org/share/match/${slug}/[0-9a-f]{12}\\.png$`)),
    });
    // The season has neither a start nor a place, without which search engines refuse an event.
    expect(JSON.stringify(view.description.sportsEvent).match(/"SportsEvent"/g)).toHaveLength(1);
  });

  it('compares the newest prices of the market that the address names', async () => {
    const { view } = await load(`/${slug}`);
    expect(view.prices.markets).toEqual(['result', 'goals']);
    const [line] = view.prices.lines;
    expect(line?.best.prices.map((price) => price?.toFixed(2))).toEqual(['1.28', '6.00', '11.00']);
    const goals = (await load(`/${slug}?prices=goals`)).view;
    expect(goals.prices.lines.map(({ line: goalLine }) => goalLine)).toEqual([3.5, 2.5]);
    expect(goals.firstParts).toEqual(['prices']);
  });

  it('goes stale with the match and at kick-off, and by minor changes with its clubs, its competition and the tips', async () => {
    const { view, topics, moments } = await load(`/${slug}`);
    const { id, homeId, awayId, tournamentId } = view.match;
    expect(topics.toSorted()).toEqual(
      [`match:${id}`, `minor:team:${homeId}`, `minor:team:${awayId}`, `minor:tournament:${tournamentId}`, 'minor:tips'].toSorted(),
    );
    expect(moments).toEqual([new Date('2024-04-06T14:00:00Z')]);
  });

  it('goes stale with each other match of the day where it shows them', async () => {
    const { view, topics } = await load(`/${slug}?prices=result`);
    expect(view.related).toHaveLength(1);
    expect(topics).toContain(`minor:match:${view.related[0]?.id}`);
  });

  it.each([
    ['before it is played', '2024-04-06T09:00:00Z', []],
    ['two days after it', '2024-04-08T09:00:00Z', []],
    ['from the third day on', '2024-04-09T09:00:00Z', ['hardly']],
  ])('notes its pace of changes %s', async (_when, at, paces) => {
    expect((await load(`/${slug}`, 'en', new Date(at))).paces).toEqual(paces);
  });

  it('tells a day without an hour as a day', async () => {
    const { rows } = await db.query<{ slug: string }>('select slug from matches where not kickoff_known');
    const { view, head } = await load(`/${rows[0]?.slug}`);
    expect(view.description.sportsEvent.startDate).toBe('2024-04-27');
    expect(head.title).toContain('27 Apr 2024');
  });

  it('opens with what happened, the table and form once a match without a forecast is over', async () => {
    const { rows } = await db.query<{ id: number; slug: string }>(
      "select id, slug from matches where status = 'finished' order by kickoff_utc limit 1",
    );
    await db.query(
      "insert into match_events (match_id, sequence, minute, side, kind, player_name) values ($1, 0, 69, 'away', 'goal', 'Leandro Trossard')",
      [rows[0]?.id],
    );
    const { view, head } = await load(`/${rows[0]?.slug}`);
    expect(head.title).toContain('Everton 0–1 Arsenal');
    expect(view.firstParts.filter((part) => part !== 'review')).toEqual(['timeline', 'table', 'form']);
    expect(view.scorers.away.map(({ playerName }) => playerName)).toEqual(['Leandro Trossard']);
    expect(view.meetings.count).toBe(0);
  });

  it('is voted on until kick-off; then it holds the counts, where there are any', async () => {
    expect((await load(`/${slug}`)).view.vote).toBe('open');
    const { rows } = await db.query<{ id: number; slug: string }>(
      "select id, slug from matches where status = 'finished' order by kickoff_utc limit 1",
    );
    expect((await load(`/${rows[0]?.slug}`)).view.vote).toBeUndefined();
    const cast = { option: 'away', voter: 'somebody', addressKey: 'somewhere' };
    await castVotes(db, { sport: 'soccer', item: String(rows[0]?.id) }, [cast], new Date('2023-09-17T12:00:00Z'));
    expect((await load(`/${rows[0]?.slug}`)).view.vote).toEqual({ byOption: { away: 1 }, counted: 1, setAside: 0 });
  });

  it('does not exist at an unknown address', async () => {
    await expect(load('/no-such-match')).rejects.toMatchObject({ status: 404 });
  });

  it('has moved for good from a former address', async () => {
    await db.query('insert into former_slugs (slug, match_id) select $1, id from matches where slug = $2', [
      'arsenal-everton-2024-04-01',
      slug,
    ]);
    const moved = await load('/arsenal-everton-2024-04-01').catch((response: Response) => response as Response);
    expect(moved).toMatchObject({ status: 301 });
    expect((moved as Response).headers.get('Location')).toBe(`/${slug}`);
  });
});
