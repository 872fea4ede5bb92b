import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { predictionsPage } from '#app/pages/predictions/predictions.page.ts';
import type { PredictionsView } from '#app/pages/predictions/predictions.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { storeOutcomes } from '#data/commands/prediction/store-outcomes.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { freezingWindowAt } from '#domain/prediction/freezing-window.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import type { PredictionOutcome } from '#domain/prediction/settle-prediction.ts';
import { aForecast } from '#tests/factories/a-forecast.ts';
import { aPrediction } from '#tests/factories/a-prediction.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { emptyLedger } from '#tests/factories/empty-ledger.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { siteFacts } from '#tests/factories/site-facts.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { matchPage } from '../match.page.ts';
import type { MatchPageView } from '../match.server.ts';
import { PredictionSection } from './prediction-section.tsx';

const { db } = await createTestDatabase();
const kickoffUtc = new Date('2024-04-06T14:00:00Z');
const quotedAt = new Date('2024-04-06T05:50:00Z');
const at = (hour: string) => new Date(`2024-04-06T${hour}:00Z`);
const path = '/arsenal-everton-2024-04-06';

/* Bet365 is licensed in Britain, Pinnacle is not. By independent numbers of goals, 1.8 and 1.5, Arsenal win in 44.9 of 100, Everton in 32.3. */
const quotes = [
  { bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'opening', quotedAt, prices: [2.1, 3.2, 3.05] },
  { bookmaker: 'pinnacle', market: 'match-result', line: 0, phase: 'opening', quotedAt, prices: [2.6, 3.9, 3.8] },
] as const;
const hear = (over: Partial<FeedMatch> = {}, now = at('12:00')) =>
  ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', kickoffUtc.toISOString(), { quotes, ...over })]);

let id: number;

beforeAll(() => storeCatalogue(db, smallCatalogue(), at('05:00')));
beforeEach(async () => {
  await emptyLedger(db);
  await db.query('truncate matches cascade');
  await hear();
  id = (await db.query<{ id: number }>('select id from matches')).rows[0]?.id as number;
  await aForecast(db, { matchId: id, pricedAt: at('06:00') });
});

async function open(now: Date, code: LocaleCode = 'en', facts = siteFacts()) {
  const { site, notes } = createSiteForPages(db, now, { code });
  const page = await openPage<MatchPageView>(matchPage, site, path);
  const { prediction } = page.view;
  const markup =
    prediction &&
    renderToStaticMarkup(
      <SiteFactsProvider facts={facts}>
        <WordsProvider words={site.words}>
          <PredictionSection view={page.view} prediction={prediction} />
        </WordsProvider>
      </SiteFactsProvider>,
    );
  return { ...page, notes, markup: markup ?? '' };
}

/** Returns the text of the section, with bars between its elements. */
async function read(now: Date, code?: LocaleCode): Promise<string> {
  return (await open(now, code)).markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
}

/** Records a prediction of the match, by default the prediction of its forecast. */
async function freeze(more: Partial<Prediction> = {}): Promise<void> {
  const now = at('13:45');
  const prediction = aPrediction({ matchId: id, kickoffUtc, basis: 'model', ...more });
  const record = await inTransaction(db, (client) =>
    recordPredictions(client, [prediction], { sport: 'football', window: freezingWindowAt(now), origin: 'clock-set', now }),
  );
  expect(record?.body.leaves).toBe(1);
}

async function settle(outcome: PredictionOutcome): Promise<void> {
  const { rows } = await db.query<{ sequence: number }>('select sequence from predictions');
  const found = {
    leaf: 0,
    presentMatchId: id,
    outcome,
    matchStatus: 'finished',
    homeGoals: 0,
    awayGoals: 1,
    play: null,
    corners: null,
    cards: null,
  } as const;
  await inTransaction(db, (client) => storeOutcomes(client, [{ sequence: rows[0]?.sequence as number, ...found }], at('16:00')));
}

const playing = (home: number, away: number, over: Partial<FeedMatch> = {}): Partial<FeedMatch> => ({
  status: 'live',
  live: { period: 'second-half', minute: 67 },
  score: { current: { home, away } },
  ...over,
});

describe('before a prediction freezes', () => {
  it('is the likeliest result by the forecast that knows most, in words, with its chance and the likeliest score with it', async () => {
    const text = await read(at('12:00'));
    // 1.8² / 2 · 1.5 · e^−3.3
    expect(text).toContain('|Our prediction|Arsenal to win|45%|Likeliest score with that result: |2–1|, 9%|');
    expect(text).toContain('|Goes on record 15 to 30 minutes before kick-off.|');
    expect(text).not.toContain('recorded');
  });

  it('has for each result the best price of a bookmaker who is licensed where the page is read, the chance and the fair price', async () => {
    // 1 / 0.4492, 1 / 0.2276, 1 / 0.3232
    const text = await read(at('12:00'));
    expect(text).toMatch(/\|Arsenal\|.*\|2\.10\|Our chance \|45%\|.*\|fair \|2\.23\|Draw\|/);
    expect(text).toMatch(/\|Draw\|.*\|3\.20\|Our chance \|23%\|.*\|fair \|4\.39\|Everton\|/);
    expect(text).toMatch(/\|3\.05\|Our chance \|32%\|.*\|fair \|3\.09\|/);
    expect(text).not.toContain('2.60');
  });

  it('keeps the chance alone for readers to whom the price may not be shown', async () => {
    const { markup } = await open(at('12:00'));
    expect(markup.match(/<licensed-price countries="[^"]*\bGB\b/g)).toHaveLength(3);
    // What they see instead: no price.
    const instead = [...markup.matchAll(/<span hidden="">(.*?)<\/licensed-price>/g)].map(([, part]) => part);
    expect(instead).toHaveLength(3);
    for (const part of instead) {
      expect(part).toMatch(/\d\d%/);
      expect(part).not.toMatch(/\d\.\d\d/);
    }
  });

  it('lets prices be put on the slip', async () => {
    expect((await open(at('12:00'))).markup.match(/<slip-price leg="\d+:match-result:0:\w+"><button/g)).toHaveLength(3);
  });

  it('shows chances without prices where nobody has any', async () => {
    await db.query('delete from quotes');
    const { markup, view } = await open(at('12:00'));
    expect(view.prediction?.cells.map(({ offer }) => offer)).toEqual([undefined, undefined, undefined]);
    expect(markup).not.toContain('licensed-price');
    expect(markup.match(/45%/g)).toHaveLength(3);
  });

  it('promises nothing once it is too late to record it, nor without an hour', async () => {
    const { view, notes } = await open(at('13:44'));
    expect(view.prediction?.record.kind).toBe('to-freeze');
    expect(notes.until).toEqual([at('13:45')]);
    expect((await open(at('13:46'))).view.prediction?.record.kind).toBe('unsaid');
    await db.query('update matches set kickoff_known = false');
    expect(await read(at('12:00'))).toContain('|Goes on record only once the time of kick-off is known.|');
  });

  it('does not exist without a forecast, and then the title promises none', async () => {
    await db.query('delete from forecasts');
    const { view, head } = await open(at('12:00'));
    expect(view.prediction).toBeUndefined();
    expect(view.parts).not.toContain('prediction');
    expect(head.title).not.toContain('prediction');
  });

  it('marks the result that is tipped, and title and description name a tip only then', async () => {
    const { head: untipped } = await open(at('12:00'));
    const tip = aTip({
      matchId: id,
      kickoffUtc,
      market: 'match-result',
      line: 0,
      selection: 'away',
      decimalOdds: 3.3,
      bookmaker: 'bet365',
    });
    await inTransaction(db, (client) => recordTips(client, [tip], at('06:02')));
    const { view, head } = await open(at('12:00'));
    expect(view.prediction?.cells.map(({ isTipped }) => isTipped)).toEqual([false, false, true]);
    expect([untipped.title, head.title]).toEqual([
      'Arsenal v Everton: prediction, odds, form · Tipledger',
      'Arsenal v Everton: prediction, tip, odds · Tipledger',
    ]);
    expect([untipped.description, head.description].map((text) => text.includes('tip'))).toEqual([false, true]);
  });
});

describe('an opinion against results alone', () => {
  const everton = { homeGoals: 1.2, awayGoals: 1.9, lowScoreDependence: 0, drawWeight: 1 };

  it('says so, and that the odds of the match make the difference', async () => {
    await aForecast(db, { matchId: id, blended: everton, pricedAt: at('06:00') });
    const text = await read(at('12:00'));
    expect(text).toContain('|Everton to win|');
    expect(text).toContain('Results alone point to another outcome: Arsenal to win, 45%. The odds on this match make the difference.');
  });

  it('says so of the odds of earlier matches', async () => {
    await db.query('delete from forecasts');
    await aForecast(db, { matchId: id, marketInformed: everton });
    expect(await read(at('12:00'))).toContain('Arsenal to win, 45%. The odds on earlier matches make the difference.');
  });

  it('says nothing where results alone point to the same', async () => {
    expect(await read(at('12:00'))).not.toContain('Results alone');
  });
});

describe('a frozen prediction', () => {
  it('stands in the place of what the forecast says since, everywhere on the page', async () => {
    await freeze({ result: 'draw', homeChance: 0.3, drawChance: 0.4, awayChance: 0.3, homeScore: 1, awayScore: 1 });
    const { markup, head } = await open(at('13:50'));
    const text = markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
    expect(text).toContain('|Draw|40%|Likeliest score with that result: |1–1|');
    expect(text).not.toContain('Arsenal to win');
    expect(head.description).toContain('(Draw, 40%)');
  });

  it('leads to its page with the proof, and says when it was recorded', async () => {
    await freeze();
    const { rows } = await db.query<{ sequence: number }>('select sequence from predictions');
    const { markup } = await open(at('13:50'));
    expect(markup).toContain(`/track-record/predictions/${rows[0]?.sequence}-0"`);
    expect(markup).toContain('Record and proof');
    expect(markup).toContain('computed afterwards');
    expect(markup).not.toContain('Goes on record');
    // A site whose clock is set records in time by that clock; 13:45 UTC is 14:45 in London.
    const inTime = await open(at('13:50'), 'en', siteFacts({ clockSetTo: '2024-04-06T13:00:00Z' }));
    expect(inTime.markup).toMatch(/>recorded at <time [^>]*>14:45<\/time><\/a>/);
    expect(inTime.markup).not.toContain('computed afterwards');
  });

  it('says while the match is on whether it is right as it stands, and takes no bets', async () => {
    await freeze();
    await hear(playing(1, 0), at('15:10'));
    const { markup } = await open(at('15:10'));
    expect(markup).toContain('Our prediction, right as it stands');
    expect(markup).not.toContain('<slip-price');
    expect(markup).toContain('2.10');
    await hear(playing(1, 1), at('15:12'));
    expect(await read(at('15:12'))).toContain('|Our prediction, wrong as it stands|');
  });

  it('tells the chances of its bar from those of its figures while the match is on', async () => {
    const words = 'The bar shows the chances now, the figures those before kick-off.';
    await freeze();
    await hear(playing(1, 0), at('15:10'));
    expect(await read(at('15:10'))).toContain(words);
    await hear(ended(1, 0), at('16:00'));
    expect(await read(at('16:30'))).not.toContain(words);
  });

  it('counts the ninety minutes in extra time', async () => {
    await freeze();
    await hear(
      playing(2, 1, {
        live: { period: 'extra-time', minute: 99 },
        score: { current: { home: 2, away: 1 }, fullTime: { home: 1, away: 1 } },
      }),
    );
    expect(await read(at('16:10'))).toContain('wrong as it stands');
  });

  it.each([
    ['right', ended(2, 0), 'Right: 2–0 after 90 minutes.', [true, false, false]],
    ['wrong', ended(0, 1), 'Wrong: 0–1 after 90 minutes.', [false, false, true]],
    ['void', { status: 'abandoned' } as const, 'Void: the match was not played as scheduled.', [false, false, false]],
  ] as const)('is %s in the end, with the result framed that came', async (outcome, end, words, came) => {
    await freeze();
    await hear(end, at('16:00'));
    await settle(outcome);
    const { markup, view } = await open(at('16:30'));
    expect(markup).toContain(words);
    expect(markup).toContain('Record and proof');
    expect(view.prediction?.cells.map((cell) => cell.came)).toEqual(came);
  });

  it('quotes what came of all predictions in the band of its chance, as the page of predictions does', async () => {
    await freeze();
    await hear(ended(0, 1), at('16:00'));
    await settle('wrong');
    // Arsenal by 60%, the only one on record.
    const { markup } = await open(at('16:30'));
    expect(markup).toMatch(
      /Of predictions between 60% and 70%, <b>0%<\/b> came in \(of <a [^>]*href="([^"]*)">1<\/a>\)\. <b[^>]*>small sample</,
    );
    const path = /href="(\/track-record\/predictions\?[^"#]*)#promised"/.exec(markup)?.[1]?.replaceAll('&amp;', '&') as string;
    const { site } = createSiteForPages(db, at('16:30'));
    const { view } = await openPage<PredictionsView>(predictionsPage, site, path);
    expect(view.byBand).toEqual([{ key: '60-70', sums: expect.objectContaining({ decided: 1, right: 0 }) }]);
  });

  it('is not judged before it is settled', async () => {
    await freeze();
    await hear(ended(2, 0), at('16:00'));
    expect(await read(at('16:00'))).toContain('|Not settled yet.|');
  });

  it('is not that of a match that has moved by more than a day since, which is predicted anew', async () => {
    await freeze();
    await db.query("update matches set kickoff_utc = '2024-04-08T14:00:00Z'");
    expect((await open(at('15:00'))).view.prediction?.record.kind).toBe('to-freeze');
  });
});

describe('a match of which nothing was recorded before it began', () => {
  it('says that it is not on record, and gives no verdict', async () => {
    await hear(ended(2, 0), at('16:00'));
    const text = await read(at('16:30'));
    expect(text).toContain('|Not on record: nothing was recorded before kick-off.|');
    expect(text).not.toMatch(/Right|Wrong|Record and proof/);
  });
});

it.each(locales.map(({ code }) => code))('the words of the section have no gap: %s', async (code) => {
  await freeze();
  await hear(playing(1, 0), at('15:10'));
  const { markup } = await open(at('15:10'), code);
  expect(markup).not.toMatch(/prediction\.|\{\w+\}|undefined/);
});
