import { beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { Database } from '#data/database/database.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import { freezingWindowAt } from '#domain/prediction/freezing-window.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { freezePredictions } from '#jobs/freeze-predictions.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { publishTips, tipReachFrom } from '#jobs/publish-tips.ts';
import { languagePacks } from '#languages/languages.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { readPage } from '#tests/factories/read-page.ts';
import { rememberQueries } from '#tests/factories/remember-queries.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { factsSaid, type NumberInProse, numbersInProse, numbersWithoutFact, signsOfBets } from '../prose/numbers-in-prose.ts';

const { db } = await createTestDatabase();
const firstSaturday = new Date('2026-11-21T14:00:00Z');
const dayMs = 86_400_000;

/** Max pages per language and week, half of them of matches to come. */
const pagesOfWeek = howMany(6, 40);
/** Weeks after the first whose pages are read as well. */
const furtherWeeks = howMany(1, 130);

interface Reading {
  read: number;
  told: number;
  readonly wrong: string[];
}

const readings = new Map(locales.map(({ code }): [string, Reading] => [code, { read: 0, told: 0, wrong: [] }]));

beforeAll(
  async () => {
    await storeCatalogue(db, catalogueOfTwoLeagues(), firstSaturday);
    await storeBookmakers(db, inventedBookmakers);
    for (let week = 0; week <= furtherWeeks; week += 1) {
      const saturday = new Date(firstSaturday.getTime() + week * 7 * dayMs);
      const slugs = await fillUntil(saturday);
      // Most queries are the same in every language.
      const database = rememberQueries(db);
      for (const slug of slugs) await Promise.all(locales.map((locale) => readNumbers(database, saturday, slug, locale)));
      await freezeUntil(new Date(saturday.getTime() + 7 * dayMs), saturday);
    }
  },
  howMany(300_000, 3_600_000),
);

/** Brings the demonstration to a moment, and returns the addresses of matches to come and of finished ones that are nearest to it. */
async function fillUntil(saturday: Date): Promise<string[]> {
  await refreshDemonstration(db, demonstrationOfTwoLeagues(), saturday);
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(saturday));
  await publishForecasts(db, ratings, tournaments, { now: saturday, until: new Date(saturday.getTime() + 8 * dayMs) });
  await publishTips(db, 'football', tipReachFrom(saturday), 'clock-set');
  const slugsOf = async (condition: string) =>
    (
      await db.query<{ slug: string }>(
        `select slug from matches m where ${condition} and exists (select 1 from forecasts f where f.match_id = m.id)
           and abs(extract(epoch from kickoff_utc - $1::timestamptz)) < 8 * 86400
         order by abs(extract(epoch from kickoff_utc - $1::timestamptz)), id limit $2`,
        [saturday, Math.ceil(pagesOfWeek / 2)],
      )
    ).rows.map(({ slug }) => slug);
  return [...(await slugsOf("status = 'scheduled'")), ...(await slugsOf("status = 'finished'"))];
}

/** Records the predictions of the matches of a week, each 15 minutes before its kick-off: a week later their pages show these beside the review. */
async function freezeUntil(until: Date, from: Date): Promise<void> {
  const { rows } = await db.query<{ kickoff: Date }>(
    `select distinct kickoff_utc as kickoff from matches where status = 'scheduled' and kickoff_utc > $1 and kickoff_utc <= $2 order by 1`,
    [from, until],
  );
  for (const { kickoff } of rows) {
    const now = new Date(kickoff.getTime() - 15 * 60_000);
    await freezePredictions(db, 'football', freezingWindowAt(now), { now, origin: 'clock-set' });
  }
}

const asText = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'");

/** Returns true for a number that a box of the page shows as well: of that value and unit, with as many decimals. */
const isShown = (number: NumberInProse, boxes: readonly NumberInProse[]) =>
  boxes.some(({ value, unit }) => value === number.value && (unit === 'percent') === (number.unit === 'percent'));

type Locale = Pick<(typeof locales)[number], 'code' | 'tag'>;

/** Reads the preview or review of a page in a language, and notes each number in it that neither a box nor a fact has, and a score that is not that of the prediction. */
async function readNumbers(database: Database, now: Date, slug: string, { code, tag }: Locale): Promise<void> {
  const reading = readings.get(code) as Reading;
  const { numberWords } = (await languagePacks[tag].checks()).checks;
  const { site } = createSiteForPages(database, now, { code });
  const prose = proseOf(site.words.locale, site.words.format);
  const tell = vi.spyOn(prose, 'tell');
  // The page with the parts that a document leaves for later.
  const page = asText(await readPage(database, now, `/${slug}?prices=result`, code));
  const [[match] = []] = tell.mock.calls;
  const paragraphs = (tell.mock.results[0]?.value as string[][] | undefined) ?? [];
  tell.mockRestore();
  reading.read += 1;
  if (match === undefined || paragraphs.length === 0) return;
  reading.told += 1;
  const text = paragraphs.map((sentences) => sentences.join(' '));
  reading.wrong.push(...text.filter((paragraph) => !page.includes(paragraph)).map((paragraph) => `${slug} lacks: ${paragraph}`));
  const boxes = text.reduce((rest, paragraph) => rest.replace(paragraph, ''), page);
  const opponents = [match.home, match.away].flatMap(({ results }) => results.flatMap(({ opponent }) => opponent ?? []));
  const names = [match.home.name, match.away.name, match.competition, ...opponents].flatMap((name) => [...prose.decline(name), name.name]);
  const read = (of: string) => numbersInProse(of, { names, numberWords, signs: signsOfBets, decimalSign: tag === 'en' ? '.' : ',' });
  const stories = chooseStories(match).flat();
  const [shown, facts] = [read(boxes), stories.map(factsSaid)];
  const scores = stories.flatMap((story) => (story.kind === 'likeliestScore' || story.kind === 'likeliestWin' ? [story.facts] : []));
  const inPrediction = scores.map(({ homeGoals, awayGoals, chance }) => {
    return `|${site.words.format.score({ home: homeGoals, away: awayGoals })}|, ${site.words.format.percent(chance)}|`;
  });
  reading.wrong.push(...inPrediction.filter((score) => !boxes.includes(score)).map((score) => `${slug}: not in the prediction: ${score}`));
  const limits = stories.flatMap(({ facts: of }) => ('least' in of ? [of.least] : []));
  for (const sentence of paragraphs.flat()) {
    const numbers = read(sentence);
    const withoutFact = new Set(numbersWithoutFact(numbers, facts));
    const lacking = numbers.filter((number) => !isShown(number, shown) && (withoutFact.has(number) || isOfBox(number, limits)));
    reading.wrong.push(...lacking.map(({ text: written }) => `${slug}: ${written}: ${sentence}`));
  }
}

describe.each(locales.map(({ code }) => code))('%s', (code) => {
  it('shows the chances, prices and predicted score of a preview or review in a box of its page, and its other numbers there or among its facts', () => {
    const { read, told, wrong } = readings.get(code) as Reading;
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(told).toBeGreaterThan(read / 2);
    expect(told).toBeGreaterThanOrEqual(howMany(6, 2000));
  });
});

/** Returns true for a chance or a price of the match, which is not said without a box that shows it; the limits of a tip are in no box. */
function isOfBox({ value, unit, decimals }: NumberInProse, limits: readonly number[]): boolean {
  if (unit === 'percent') return !limits.some((limit) => Math.round(100 * limit) === value);
  return decimals === 2 && !limits.includes(value);
}
