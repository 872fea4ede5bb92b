import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedPlayer } from '#data/feeds/feed.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { matchPage } from '../match.page.ts';
import type { MatchPageView } from '../match.server.ts';
import { TimelineSection } from '../timeline-section.tsx';
import { LineUpsSection } from './line-ups-section.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T17:00:00Z');
const raya: FeedPlayer = { name: 'David Raya', externalId: '1', shirtNumber: 22, position: 'goalkeeper', place: { line: 1, place: 1 } };
const saka: FeedPlayer = { name: 'Bukayo Saka', externalId: '2', shirtNumber: 7, position: 'forward', place: { line: 2, place: 1 } };
const nelson: FeedPlayer = { name: 'Reiss Nelson', externalId: '3', shirtNumber: 24, position: 'forward' };

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const played = feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
    ...ended(1, 0),
    events: [
      { minute: 9, side: 'home', kind: 'goal', playerName: 'Bukayo Saka', playerExternalId: '2' },
      {
        minute: 70,
        side: 'home',
        kind: 'substitution',
        playerName: 'Reiss Nelson',
        playerExternalId: '3',
        replacedName: 'Bukayo Saka',
        replacedExternalId: '2',
      },
    ],
    lineUps: {
      home: { formation: '1-1', coach: 'Mikel Arteta', starters: [raya, saka], bench: [nelson] },
      away: { starters: [{ shirtNumber: 1, position: 'goalkeeper' }], bench: [{ shirtNumber: 12 }] },
    },
    absences: {
      home: [
        { name: 'Jurrien Timber', externalId: '4', reason: 'injury' },
        { shirtNumber: 18, reason: 'suspension', isDoubtful: true },
      ],
    },
  });
  const plain = feedMatch('Man City', 'Man United', '2024-04-06T14:00:00Z', ended(0, 0));
  for (const match of [played, plain]) await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [match]);
});

async function open(slug: string) {
  const { site } = createSiteForPages(db, now);
  const { view } = await openPage<MatchPageView>(matchPage, site, `/${slug}`);
  const markup = (section: React.ReactNode) => renderToStaticMarkup(<WordsProvider words={site.words}>{section}</WordsProvider>);
  return { view, markup };
}
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '|').replaceAll(/\s*\|[|\s]*/g, '|');

it('draws the players where they stand, tells listeners what befell each, and links to those who have a page', async () => {
  const { view, markup } = await open('arsenal-everton-2024-04-06');
  const drawn = markup(<LineUpsSection view={view} />);
  expect(view.lineUps.home.onPitch.map(({ at }) => at.along)).toEqual([4.5, 28.75]);
  expect(drawn).toContain('href="/players/bukayo-saka"');
  expect(textOf(drawn)).toContain('|7 Bukayo Saka, goal 9’, went off 70’|7|Saka|');
});

it('lists who sits on the bench and came on, the coach, and who misses the match or may', async () => {
  const { view, markup } = await open('arsenal-everton-2024-04-06');
  const text = textOf(markup(<LineUpsSection view={view} />));
  expect(text).toContain('|Bench|24|Reiss Nelson|came on|70’|for no. 7|');
  expect(text).toContain('|Manager|Mikel Arteta|Missing|Jurrien Timber|(injured)|Doubtful|No. 18|(suspended)|');
});

it('lists by number those whose place and name no source gives', async () => {
  const { view, markup } = await open('arsenal-everton-2024-04-06');
  expect(view.lineUps.away.onPitch).toEqual([]);
  expect(textOf(markup(<LineUpsSection view={view} />))).toContain('|Everton|Starting line-up|No. 1|Bench|No. 12|');
});

it('gives nobody a link who has nothing to show', async () => {
  const { view, markup } = await open('arsenal-everton-2024-04-06');
  expect(markup(<LineUpsSection view={view} />)).not.toContain('/players/jurrien-timber');
});

it('links the names in the timeline too', async () => {
  const { view, markup } = await open('arsenal-everton-2024-04-06');
  const timeline = markup(<TimelineSection view={view} />);
  expect(timeline).toContain('<a href="/players/reiss-nelson">Nelson</a> for <a href="/players/bukayo-saka">Saka</a>');
  expect(textOf(timeline)).toContain('|1–0|Saka|9’|');
});

it('is no part of a match of which neither line-up nor absences are known', async () => {
  expect((await open('arsenal-everton-2024-04-06')).view.parts).toContain('line-ups');
  expect((await open('manchester-city-manchester-united-2024-04-06')).view.parts).not.toContain('line-ups');
});
