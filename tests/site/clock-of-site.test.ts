import { beforeAll, describe, expect, it } from 'vitest';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { inTransaction } from '#data/database/database.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const clock = '2024-04-06T09:00:00.000Z';
const now = new Date(clock);
const kickoff = '2024-04-06T14:00:00Z';
const set = 'arsenal-everton-2024-04-06';
const past = 'manchester-city-manchester-united-2024-04-06';
const sites = { withClock: '', withoutClock: '' };

async function tipOn(slug: string, origin: TipOrigin): Promise<void> {
  const { rows } = await db.query<{ id: number }>('select id from matches where slug = $1', [slug]);
  const tip = aTip({ matchId: rows[0]?.id as number, kickoffUtc: new Date(kickoff), quotedAt: now, bookmaker: 'bet365', origin });
  await inTransaction(db, (client) => recordTips(client, [tip], now));
}

const read = async (site: keyof typeof sites, path: string) =>
  (await (await fetch(sites[site] + path)).text()).replaceAll(/<(style|script).*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, '|');

const tipBox = async (site: keyof typeof sites, slug: string) =>
  /<section[^>]* aria-labelledby="our-tip".*?<\/section>/s.exec(await (await fetch(`${sites[site]}/${slug}`)).text())?.[0];

beforeAll(async () => {
  const quotes = [
    { bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'opening', quotedAt: now, prices: [2, 3.2, 3.2] },
  ] as const;
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', kickoff, { quotes }),
    feedMatch('Man City', 'Man United', kickoff, { quotes }),
  ]);
  await tipOn(set, 'clock-set');
  await tipOn(past, 'reconstructed');
  sites.withClock = (await startTestSite(connectionString, { CLOCK: clock, DATASET: 'real' })).address;
  sites.withoutClock = (await startTestSite(connectionString, { DATASET: 'real' })).address;
}, 120_000);

describe('a site whose clock was set', () => {
  it.each([
    ['/', 'Clock set.', '6 Apr 2024'],
    ['/cz/leagues', 'Nastavené hodiny.', '6. 4. 2024'],
    ['/gr/tips', 'Ρυθμισμένο ρολόι.', '6 Απρ 2024'],
    ['/no-such-page', 'Clock set.', '6 Apr 2024'],
  ])('says so once on %s', async (path, mark, day) => {
    const page = await read('withClock', path);
    expect(page.split(mark)).toHaveLength(2);
    expect(page).toContain(day);
  });

  it('calls no tip computed afterwards that it wrote before kick-off, and every tip so that was', async () => {
    expect(await tipBox('withClock', set)).not.toContain('computed afterwards');
    expect(await tipBox('withClock', past)).toContain('computed afterwards');
    // In the list; the box of best tips has none without a current price.
    expect((await read('withClock', '/tips')).match(/\|computed afterwards\|/g)).toHaveLength(1);
    expect(await read('withClock', '/track-record')).toContain(
      'Computed afterwards, by working forward through the past under the same rules: 1 of these 2 tips.',
    );
  });

  it('says of no tip that it was published', async () => {
    for (const path of [`/${set}`, `/${past}`, '/track-record', '/track-record?record=1', '/track-record?record=2']) {
      const page = await read('withClock', path);
      expect(page, path).not.toMatch(/\|Published/);
      expect(page, path).not.toContain('ever published');
    }
    expect(await read('withClock', `/${set}`)).toContain('As of');
  });
});

describe('a site by the time of the day', () => {
  it('has no mark of a clock', async () => {
    expect(await read('withoutClock', '/')).not.toContain('Clock set.');
  });

  it('calls computed afterwards what was written while the clock was set', async () => {
    expect(await tipBox('withoutClock', set)).toContain('computed afterwards');
    expect(await read('withoutClock', '/track-record')).toContain('All these tips were computed afterwards');
    expect(await read('withoutClock', '/de/track-record')).toContain('Live veröffentlicht wurde keiner.');
  });
});
