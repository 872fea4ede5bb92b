import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WordsProvider } from '#app/i18n/words/words.tsx';
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
import { WhoWins } from './who-wins.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T17:00:00Z');
const beforeKickoff = new Date('2024-04-06T12:00:00Z');

it('what visitors voted stands on a finished match as shares with bars', async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', ended(2, 0))]);
  const { rows } = await db.query<{ id: number }>('select id from matches');
  const votes = ['home', 'home', 'home', 'draw'].map((option, at) => ({ option, voter: `voter ${at}`, addressKey: `address ${at}` }));
  await castVotes(db, { sport: 'soccer', item: String(rows[0]?.id) }, votes, beforeKickoff);
  const { site } = createSiteForPages(db, now);
  const { view } = await openPage<MatchPageView>(matchPage, site, '/arsenal-everton-2024-04-06');
  const shown = renderToStaticMarkup(
    <WordsProvider words={site.words}>
      <WhoWins view={view} />
    </WordsProvider>,
  );
  expect(
    shown
      .replaceAll(/ hidden="".*?<\/b>/g, '')
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|'),
  ).toMatch(/The vote closed at kick-off\|.*\|4 votes\|Arsenal \|3 votes.*\|75%\|Draw \|1 vote.*\|25%\|Everton \|0 votes.*\|0%\|/);
  expect([...shown.matchAll(/<i class="\w+" style="width:([\d.]+%)"/g)].map(([, width]) => width)).toEqual(['75%', '25%', '0%']);
});
