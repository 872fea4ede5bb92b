import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { castVotes } from '#data/commands/vote/cast-votes.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { votesPage } from './votes.page.ts';
import type { VotesView } from './votes.server.ts';

const { db } = await createTestDatabase();
const before = new Date('2024-04-06T12:00:00Z');
const after = new Date('2024-04-06T14:00:00Z');
let item: string;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), before);
  await ingestMatches(db, before, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z')]);
  const { rows } = await db.query<{ id: number }>('select id from matches');
  item = String(rows[0]?.id);
  await castVotes(
    db,
    { sport: 'soccer', item },
    [
      { option: 'home', voter: 'me', addressKey: 'a' },
      { option: 'away', voter: 'you', addressKey: 'b' },
    ],
    before,
  );
});

async function load(path: string, { voter, now = before, code = 'en' }: { voter?: string; now?: Date; code?: LocaleCode } = {}) {
  const { site } = createSiteForPages(db, now, { code });
  const visitor = { country: async () => undefined, addressKey: async () => undefined, voterKey: async () => voter };
  return openPage<VotesView>(votesPage, site, path, visitor);
}

describe('the page of the votes on a match', () => {
  it('shows no counts to whoever can still vote', async () => {
    const { head, view } = await load(`/votes/soccer/${item}`, { voter: 'somebody' });
    expect([view.open, view.own, view.votes]).toEqual([true, undefined, undefined]);
    expect(view.options.map(({ label }) => label)).toEqual(['Arsenal', 'Draw', 'Everton']);
    expect(head.indexed).toBe(false);
  });

  it('shows their vote and the counts to whoever has voted', async () => {
    const { view } = await load(`/votes/soccer/${item}?said=thanks`, { voter: 'me' });
    expect(view.own).toEqual({ option: 'home', counted: true });
    expect(view.votes).toEqual({ byOption: { home: 1, away: 1 }, counted: 2, setAside: 0 });
    expect([view.reply, view.about.path]).toEqual(['thanks', '/arsenal-everton-2024-04-06']);
  });

  it('shows the counts to everybody from kick-off on', async () => {
    const { view } = await load(`/votes/soccer/${item}`, { now: after });
    expect([view.open, view.votes?.counted]).toEqual([false, 2]);
  });

  it('says nothing that the server does not say', async () => {
    expect((await load(`/votes/soccer/${item}?said=you-won`)).view.reply).toBeUndefined();
  });

  it('is that of the match with which the match was united', async () => {
    await db.query('insert into former_match_ids (match_id, former_id) values ($1, 777)', [item]);
    expect((await load('/votes/soccer/777', { voter: 'me' })).view).toMatchObject({ item, own: { option: 'home' } });
  });

  it.each(['/votes/soccer/4711', '/votes/soccer/9999999999', '/votes/soccer/x', '/votes/tennis/1', '/votes/chess/1'])(
    'does not exist at %s',
    async (path) => {
      await expect(load(path)).rejects.toMatchObject({ status: 404 });
    },
  );
});
