import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { noteReconstruction } from '#data/commands/ledger/note-reconstruction.ts';
import { recordSettlements } from '#data/commands/ledger/record-settlements.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordWithdrawals } from '#data/commands/ledger/record-withdrawals.ts';
import { registerModels } from '#data/commands/ledger/register-models.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FirstSportTip } from '#domain/ledger/ledger-record.ts';
import type { BetOutcome } from '#domain/odds/bet.ts';
import { modelsOfSports } from '#domain/sports/models-of-sports.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import type { OneTipView } from './record/one-record.server.ts';
import { recordFeed } from './record/record-feed.server.ts';
import type { RecordView } from './record/record-view.server.ts';
import { trackRecordHead } from './track-record.head.ts';
import { trackRecordPage } from './track-record.page.ts';
import type { TrackRecordView } from './track-record.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  const { head, view, content } = await openPage<TrackRecordView>(trackRecordPage, site, path);
  const html = () =>
    renderToStaticMarkup(
      <SiteFactsProvider facts={siteFacts()}>
        <WordsProvider words={site.words}>{content}</WordsProvider>
      </SiteFactsProvider>,
    );
  return { head, notes, view: view as RecordView, one: view as OneTipView, html };
}

async function record(tips: readonly Partial<FirstSportTip>[]) {
  await inTransaction(db, (client) => recordTips(client, tips.map(aTip), new Date('2024-03-01T09:00:00Z')));
}

async function settle(
  tipSequence: number,
  outcome: BetOutcome,
  closingProbability: number | null = null,
  correctsSequence: number | null = null,
) {
  const played = {
    matchStatus: 'finished',
    homeGoals: 2,
    awayGoals: 1,
    halfTimeHome: null,
    halfTimeAway: null,
    closingOdds: null,
  } as const;
  await inTransaction(db, (client) =>
    recordSettlements(client, [{ ...played, tipSequence, outcome, closingProbability, correctsSequence }], now),
  );
}

const march = new Date('2024-03-02T15:00:00Z');
const april = new Date('2024-04-02T15:00:00Z');
let arsenalEverton = 0;

describe('before the first tip', () => {
  it('the record is empty and says so', async () => {
    const { view, notes, html } = await load('/track-record');
    expect(html()).not.toContain('Earlier rules also gave tips on other markets.');
    expect(view).toMatchObject({
      kind: 'record',
      closed: { rows: [], next: undefined },
      openRows: [],
      anchors: [],
      witnesses: undefined,
      rebuilding: undefined,
      choices: { tips: 0 },
    });
    expect(new Set(notes.topics)).toEqual(new Set(['tips', 'catalogue', 'judgements', 'predictions', 'witnesses']));
    expect(Math.min(...notes.until.map(Number))).toBe(Date.parse('2024-04-06T23:00:00Z'));
  });
});

describe('yesterday', () => {
  it('is that of the reader’s clock when the address names it, on the same page for search engines', async () => {
    const { notes, head } = await load('/track-record?utc=-300');
    expect(notes.until).toContainEqual(new Date('2024-04-07T05:00:00Z'));
    expect(head).toMatchObject({ path: '/track-record', indexed: false });
  });

  it('lets the browser ask for that of its own clock where a line is about it', async () => {
    const { view } = await load('/track-record');
    const { site } = createSiteForPages(db, now);
    const yesterday = { day: '2024-04-05', of: 'day' } as RecordView['yesterday'];
    expect(trackRecordHead(site, { ...view, yesterday }).listedDay).toBe('2024-04-05');
    expect(trackRecordHead(site, { ...view, yesterday, opinions: undefined }).listedDay).toBeUndefined();
  });
});

describe('a record of six tips', () => {
  /* 1 won at 2.00, 2 lost at 2.50, 3 half won at 1.90 (first settled as lost), 4 void, 5 withdrawn, 6 open. */
  beforeAll(async () => {
    await storeCatalogue(db, smallCatalogue(), now);
    await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', march.toISOString())]);
    const { rows } = await db.query<{ id: number }>('select id from matches');
    arsenalEverton = rows[0]?.id as number;
    const total = { market: 'total-goals', line: 2.5, selection: 'over' } as const;
    await record([
      { matchId: arsenalEverton, kickoffUtc: march, decimalOdds: 2, probability: 0.52, ...total },
      { matchId: 900_002, kickoffUtc: march, decimalOdds: 2.5, probability: 0.44, market: 'match-result', line: 0, selection: 'draw' },
      { matchId: 900_003, kickoffUtc: april, decimalOdds: 1.9, probability: 0.56 },
      { matchId: 900_004, kickoffUtc: april, decimalOdds: 1.9, probability: 0.55, tournamentId: 'england.fa-cup' },
      { matchId: 900_005, kickoffUtc: april, decimalOdds: 1.3, ...total },
      { matchId: 900_006, kickoffUtc: april, decimalOdds: 3.1, ...total },
    ]);
    await settle(1, 'won', 0.52);
    await settle(2, 'lost', 0.39);
    await settle(3, 'lost');
    await settle(4, 'void');
    await settle(3, 'half-won', null, 9);
    await inTransaction(db, (client) => recordWithdrawals(client, [{ tipSequence: 5, reason: 'postponed' }], now));
  });

  it('says of tips on markets on which there are no new ones that they stay', async () => {
    expect((await load('/track-record')).html()).toContain('Earlier rules also gave tips on other markets.');
  });

  it('has the figures that a pencil gives', async () => {
    const { figures, reconstructed, liveSince } = (await load('/track-record')).view.record;
    expect(figures).toMatchObject({ tips: 6, settled: 4, open: 1, withdrawn: 1, void: 1, won: 2, stakedUnits: 3, smallSample: true });
    // 1 − 1 + 0.45, of three units that did not come back whole.
    expect(figures.profitUnits).toBeCloseTo(0.45, 12);
    expect(figures.yield?.value).toBeCloseTo(0.15, 12);
    // 1 + ½ of 1 + 1 + ½.
    expect(figures.strikeRate?.value).toBeCloseTo(0.6, 12);
    // 2 · 0.52 − 1 and 2.5 · 0.39 − 1.
    expect(figures.closingLineValue?.value).toBeCloseTo((0.04 - 0.025) / 2, 12);
    expect(figures.closingLineValue?.tips).toBe(2);
    expect([reconstructed, liveSince]).toEqual([6, undefined]);
  });

  it('lists what was settled or withdrawn last first, with its balance and both settlements of a corrected one', async () => {
    const rows = (await load('/track-record')).view.closed?.rows ?? [];
    expect(rows.map(({ sequence, state }) => [sequence, state])).toEqual([
      [5, 'withdrawn'],
      [3, 'half-won'],
      [4, 'void'],
      [2, 'lost'],
      [1, 'won'],
    ]);
    expect(rows.map(({ formerOutcomes }) => formerOutcomes)).toEqual([[], ['lost'], [], [], []]);
    expect(rows.map(({ balanceUnits }) => Math.round(balanceUnits * 100))).toEqual([45, 45, 0, 0, 100]);
    expect(rows.at(-1)).toMatchObject({ matchPath: '/arsenal-everton-2024-03-02', clubs: { home: 'Arsenal', away: 'Everton' } });
    expect(rows[0]).toMatchObject({ matchPath: undefined, clubs: { home: 'Queen’s “Park” \\ Rangers' }, profitUnits: undefined });
  });

  it('has what is still open in a place of its own with its count, and on a page of its own where that alone is asked for', async () => {
    const { view, html } = await load('/track-record', 'en');
    expect(view.openRows?.map(({ sequence, state }) => [sequence, state])).toEqual([[6, 'open']]);
    const open = /<section[^>]* id="open">.*?<\/section>/s.exec(html())?.[0] ?? '';
    expect(open.replaceAll(/<[^>]+>/g, ' ')).toMatch(/^ *Still open *1 tip /);
    const ledger = html().slice(html().indexOf('id="ledger"'));
    expect([open, ledger].map((part) => part.match(/id="record-\d+"/g))).toEqual([
      ['id="record-6"'],
      ['id="record-5"', 'id="record-3"', 'id="record-4"', 'id="record-2"', 'id="record-1"'],
    ]);
    const alone = (await load('/track-record?result=open')).view;
    expect(alone).toMatchObject({ closed: undefined, openRows: [{ sequence: 6 }] });
    expect((await load('/track-record?result=won')).view.openRows).toBeUndefined();
    expect((await load('/track-record?before=9')).view.openRows).toBeUndefined();
  });

  it.each([
    ['period=2024-03', [2, 1]],
    ['period=2023', []],
    ['competition=england.fa-cup', [4]],
    ['market=total-goals', [5, 1]],
    ['price=1.80-2.19', [3, 4, 1]],
    ['result=withdrawn', [5]],
    ['before=10', [2, 1]],
  ])('%s leaves %j of the ledger', async (search, sequences) => {
    expect((await load(`/track-record?${search}`)).view.closed?.rows.map(({ sequence }) => sequence)).toEqual(sequences);
  });

  it('calculates the figures of a filter by the tips it leaves, but of no outcome alone', async () => {
    expect((await load('/track-record?period=2024-03')).view.record.figures).toMatchObject({ tips: 2, profitUnits: 0 });
    const { record: won, choices } = (await load('/track-record?result=won')).view;
    expect(won.figures.tips).toBe(6);
    expect(choices).toMatchObject({
      tips: 6,
      months: [
        { key: '2024-04', tips: 4 },
        { key: '2024-03', tips: 2 },
      ],
    });
  });

  it('calculates anew when the ledger has grown', async () => {
    await record([{ matchId: 900_007, kickoffUtc: april, decimalOdds: 1.85 }]);
    expect((await load('/track-record')).view.record.figures.tips).toBe(7);
  });

  it('keeps all but the plain record out of search engines', async () => {
    expect((await load('/track-record')).head).toMatchObject({
      indexed: true,
      path: '/track-record',
      feeds: [{ href: 'https://example.org/track-record/feed.xml', title: 'Tipledger: last hash of each day' }],
    });
    expect((await load('/track-record?market=total-goals')).head).toMatchObject({
      indexed: false,
      path: '/track-record?market=total-goals',
    });
    expect((await load('/track-record?record=1')).head.indexed).toBe(false);
  });

  it('tells how far it has been rebuilt, until that is done', async () => {
    const until = (doneDay: string) =>
      noteReconstruction(db, { fromDay: '2023-12-01' as LocalDay, doneDay: doneDay as LocalDay, untilDay: '2024-04-06' as LocalDay }, now);
    await until('2024-02-01');
    expect((await load('/track-record')).view.rebuilding).toMatchObject({ doneDay: '2024-02-01' });
    await until('2024-04-06');
    expect((await load('/track-record')).view.rebuilding).toBeUndefined();
  });

  it('gives one record with all that came of it, by the number of any of its records', async () => {
    const { one, head } = await load('/track-record?record=9');
    expect(one).toMatchObject({ kind: 'tip', number: 9, tip: { sequence: 3 } });
    expect(one.records.map(({ record: { sequence, kind } }) => [sequence, kind])).toEqual([
      [3, 'tip'],
      [9, 'settlement'],
      [11, 'settlement'],
    ]);
    const line = JSON.parse(one.records[2]?.line ?? '') as { body: { correctsSequence: number } };
    expect(line.body.correctsSequence).toBe(9);
    expect(head.title).toBe('Entry no. 9 · Tipledger');
    expect((await load('/track-record?record=12')).one.records.map(({ record: { kind } }) => kind)).toEqual(['tip', 'withdrawal']);
    await expect(load('/track-record?record=999')).rejects.toMatchObject({ status: 404 });
  });

  it('parts the tips by the rule that chose them, in a table whose rows are all tips together', async () => {
    await record([{ matchId: 900_008, kickoffUtc: april, ruleVersion: 1 }]);
    const { view, html } = await load('/track-record');
    expect(view.record.byRule.map(({ key, figures: { tips } }) => [key, tips])).toEqual([
      ['1', 1],
      ['2', view.record.figures.tips - 1],
    ]);
    const rules =
      /<section[^>]* id="rules">.*?<\/section>/s
        .exec(html())?.[0]
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/ +/g, ' ') ?? '';
    expect(rules).toContain('Rule 1, since 21 Nov 2026');
    expect(rules).toContain('Chosen on the seasons 2012–2018.');
    expect(rules).toContain('Rule 2, since 26 Nov 2026');
  });

  it('shows beside what was promised what came, and whether the one lies in the interval of the other', async () => {
    const promise = /<section[^>]* id="promise">.*?<\/section>/s.exec((await load('/track-record')).html())?.[0] ?? '';
    const rows = [...promise.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      row
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/ +/g, ' ')
        .trim(),
    );
    /* The tips at 0.52 (won), 0.44 (lost), 0.56 (half won) and 0.55 (void). */
    expect(rows.find((row) => row.startsWith('40% to 50%'))).toMatch(/as promised small sample \d+ 44% 0% 0% to \d+%$/);
    expect(rows.find((row) => row.startsWith('50% to 60%'))).toMatch(/as promised small sample \d+ 53% 100% \d+% to 100%$/);
  });

  it('lists the models on record, each leading to its entry with everything that was hashed', async () => {
    const [first] = await registerModels(db, modelsOfSports, now);
    const { view, html } = await load('/track-record');
    expect(view.models.map(({ sport }) => sport)).toEqual(['basketball', 'tennis', 'football']);
    expect(html()).toContain(`/track-record?record=${first?.sequence}`);
    const one = await load(`/track-record?record=${first?.sequence}`);
    expect(one.one).toMatchObject({ kind: 'model', number: first?.sequence, model: { sport: 'football' } });
    const [football] = modelsOfSports;
    const { constantsHash } = football as (typeof modelsOfSports)[number];
    expect(one.head).toMatchObject({ indexed: false, title: `Entry no. ${first?.sequence} · Tipledger` });
    const [written] = one.one.records;
    expect(written?.record.hash).toBe(first?.hash);
    expect(JSON.parse(written?.line ?? '')).toMatchObject({ kind: 'model', body: { constantsHash, version: football?.version } });
  });

  it('publishes the last hash of each day in a feed of the language', async () => {
    const { site } = createSiteForPages(db, now, { code: 'de' });
    const xml = await (await askResource(recordFeed, site, '/track-record/feed.xml')).text();
    const { rows } = await db.query<{ hash: string; sequence: number }>(
      'select hash, sequence from ledger_records order by sequence desc limit 1',
    );
    expect(xml).toContain(rows[0]?.hash);
    expect(xml).toContain(`<link>https://example.org/de/track-record?record=${rows[0]?.sequence}</link>`);
    expect(xml).toContain('<language>de</language>');
    expect(xml.match(/<item>/g)).toHaveLength(1);
  });
});
