import { beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { storeBookmakers } from '#data/commands/catalogue/store-bookmakers.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { listForecastTournaments } from '#data/queries/forecast/list-forecast-tournaments.ts';
import { inventedBookmakers } from '#demonstration/prices/invented-bookmakers.ts';
import { refreshDemonstration } from '#demonstration/refresh/refresh-demonstration.ts';
import { chooseStories } from '#domain/story/choose-stories.ts';
import { dayNumberOf, rateClubs } from '#jobs/forecasting/rate-clubs.ts';
import { publishForecasts } from '#jobs/publish-forecasts.ts';
import { publishTips, tipReachFrom } from '#jobs/publish-tips.ts';
import { languagePacks } from '#languages/languages.ts';
import { catalogueOfTwoLeagues, demonstrationOfTwoLeagues } from '#tests/factories/demonstration-of-two-leagues.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { readPage } from '#tests/factories/read-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { factsSaid, type NumberInProse, numbersInProse, numbersWithoutFact, signsOfBets } from '../prose/numbers-in-prose.ts';

const { db } = await createTestDatabase();
const saturday = new Date('2026-11-21T14:00:00Z');
const dayMs = 86_400_000;

/** Max pages per language, half of them of matches to come; the demonstration may have fewer. */
const count = howMany(6, 2000);

const here: { slugs: readonly string[] } = { slugs: [] };

beforeAll(async () => {
  await storeCatalogue(db, catalogueOfTwoLeagues(), saturday);
  await storeBookmakers(db, inventedBookmakers);
  await refreshDemonstration(db, demonstrationOfTwoLeagues(), saturday);
  const tournaments = await listForecastTournaments(db);
  const ratings = await rateClubs(db, tournaments, dayNumberOf(saturday));
  await publishForecasts(db, ratings, tournaments, { now: saturday, until: new Date(saturday.getTime() + 8 * dayMs) });
  await publishTips(db, 'football', tipReachFrom(saturday), 'live');
  const slugsOf = async (condition: string) =>
    (
      await db.query<{ slug: string }>(
        `select slug from matches m where ${condition} and exists (select 1 from forecasts f where f.match_id = m.id)
         order by abs(extract(epoch from kickoff_utc - $1::timestamptz)), id limit $2`,
        [saturday, Math.ceil(count / 2)],
      )
    ).rows.map(({ slug }) => slug);
  here.slugs = [...(await slugsOf("status = 'scheduled'")), ...(await slugsOf("status = 'finished'"))];
}, 300_000);

const asText = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'");

/** Returns true for a number that a box of the page shows as well: of that value and unit, with as many decimals. */
const isShown = (number: NumberInProse, boxes: readonly NumberInProse[]) =>
  boxes.some(({ value, unit }) => value === number.value && (unit === 'percent') === (number.unit === 'percent'));

describe.each(locales.map(({ code, tag }) => [code, tag] as const))('%s', (code, tag) => {
  it(
    'shows the chances and prices of a preview or review in a box of its page, and its other numbers there or among its facts',
    async () => {
      const { numberWords } = (await languagePacks[tag].checks()).checks;
      const { site } = createSiteForPages(db, saturday, { code });
      const prose = proseOf(site.words.locale, site.words.format);
      const tell = vi.spyOn(prose, 'tell');
      const wrong: string[] = [];
      let told = 0;
      for (const slug of here.slugs) {
        tell.mockClear();
        const page = asText(await readPage(db, saturday, `/${slug}`, code));
        const [[match] = []] = tell.mock.calls;
        const paragraphs = (tell.mock.results[0]?.value as string[][] | undefined) ?? [];
        if (match === undefined || paragraphs.length === 0) continue;
        told += 1;
        const text = paragraphs.map((sentences) => sentences.join(' '));
        expect(text.filter((paragraph) => !page.includes(paragraph))).toEqual([]);
        const boxes = text.reduce((rest, paragraph) => rest.replace(paragraph, ''), page);
        const opponents = [match.home, match.away].flatMap(({ results }) => results.flatMap(({ opponent }) => opponent ?? []));
        const names = [match.home.name, match.away.name, match.competition, ...opponents].flatMap((name) => [
          ...prose.decline(name),
          name.name,
        ]);
        const read = (of: string) => numbersInProse(of, { names, numberWords, signs: signsOfBets, decimalSign: tag === 'en' ? '.' : ',' });
        const stories = chooseStories(match).flat();
        const [shown, facts] = [read(boxes), stories.map(factsSaid)];
        const limits = stories.flatMap(({ facts: of }) => ('least' in of ? [of.least] : []));
        for (const sentence of paragraphs.flat()) {
          const numbers = read(sentence);
          const withoutFact = new Set(numbersWithoutFact(numbers, facts));
          const lacking = numbers.filter((number) => !isShown(number, shown) && (withoutFact.has(number) || isOfBox(number, limits)));
          wrong.push(...lacking.map(({ text: written }) => `${slug}: ${written}: ${sentence}`));
        }
      }
      tell.mockRestore();
      expect(wrong.slice(0, 10)).toEqual([]);
      expect(told).toBeGreaterThan(here.slugs.length / 2);
    },
    howMany(60_000, 3_600_000),
  );
});

/** Returns true for a chance or a price of the match, which is not said without a box that shows it; the limits of a tip are in no box. */
function isOfBox({ value, unit, decimals }: NumberInProse, limits: readonly number[]): boolean {
  if (unit === 'percent') return !limits.some((limit) => Math.round(100 * limit) === value);
  return decimals === 2 && !limits.includes(value);
}
