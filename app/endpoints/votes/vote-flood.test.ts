import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { voteLimits } from '#domain/vote/judge-vote.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const before = new Date('2024-04-05T12:00:00Z');
const connections = 64;
/** Factor on the number of votes of each kind. */
const times = howMany(1, 10);
const options = ['home', 'draw', 'away'] as const;

interface Sent {
  readonly item: string;
  readonly option: string;
  readonly address: string;
  readonly cookie?: string | undefined;
}

interface Answered {
  readonly status: number;
  readonly body: { readonly data?: { readonly outcome: string }; readonly error?: { readonly code: string } };
  readonly cookie: string | undefined;
}

/** Returns a different network address for each number. */
const addressOf = (number: number) => `100.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

function post(site: string, agent: Agent, { item, option, address, cookie }: Sent): Promise<Answered> {
  const headers = {
    Origin: site,
    Accept: 'application/json',
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Forwarded-For': `203.0.113.9, ${address}`,
    ...(cookie === undefined ? {} : { Cookie: cookie }),
  };
  return new Promise((answered, failed) => {
    const sent = request(`${site}/votes`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
        }),
      );
    });
    sent.once('error', failed);
    sent.end(new URLSearchParams({ sport: 'soccer', item, option }).toString());
  });
}

it('of a flood of votes at once each is counted, set aside or refused, and the counts are those that were accepted', async () => {
  await ingestMatches(db, before, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-06T16:30:00Z'),
    feedMatch('Everton', 'Man City', '2024-04-13T14:00:00Z'),
  ]);
  const { rows: matches } = await db.query<{ id: number }>('select id from matches order by kickoff_utc');
  const [first = '', second = '', third = ''] = matches.map(({ id }) => String(id));
  const { address: site } = await startTestSite(connectionString, { TRUST_PROXY: '1', CLOCK: '2024-04-06T09:00Z' });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const choice = (number: number) => options[number % options.length] as string;

  // Twenty browsers that have a cookie already, from a vote on another match.
  const known = await Promise.all(
    Array.from({ length: 20 }, (_, number) => post(site, agent, { item: third, option: 'home', address: addressOf(900_000 + number) })),
  );
  const cookies = known.map(({ cookie }) => cookie);
  const shared = 5 * times;
  const votes: Sent[] = [
    // From everywhere, as fast as it goes.
    ...Array.from({ length: 700 * times }, (_, number) => ({ item: first, option: choice(number), address: addressOf(number) })),
    // Forty from each of some addresses.
    ...Array.from({ length: 40 * shared }, (_, number) => ({
      item: second,
      option: choice(number),
      address: addressOf(100_000 + (number % shared)),
    })),
    // Each of the known browsers several times, from ever new addresses.
    ...Array.from({ length: 60 * times }, (_, number) => ({
      item: second,
      option: choice(number),
      address: addressOf(200_000 + number),
      cookie: cookies[number % cookies.length],
    })),
    // All from one address.
    ...Array.from({ length: 40 * times }, (_, number) => ({ item: first, option: 'away', address: addressOf(300_000), number })),
  ];
  expect(votes.length).toBe(1_000 * times);
  // Mixed as by chance, and the same each time.
  const mixed = votes.map((vote, at) => [vote, (at * 7_919) % 10_007] as const).sort(([, one], [, other]) => one - other);
  const answers = await Promise.all(mixed.map(([vote]) => post(site, agent, vote)));
  agent.destroy();

  const kinds = Map.groupBy(answers, ({ status, body }) => `${status} ${body.error?.code ?? body.data?.outcome}`);
  const countOf = (kind: string) => kinds.get(kind)?.length ?? 0;
  expect([...kinds.keys()].sort()).toEqual(['200 counted', '200 set-aside', '409 already_voted', '429 too_many_votes']);
  const refused = countOf('409 already_voted') + countOf('429 too_many_votes');
  expect(countOf('200 counted') + countOf('200 set-aside') + refused).toBe(1_000 * times);
  // The known browsers, but for their first votes; the shared addresses beyond twenty votes, and the one.
  expect(countOf('409 already_voted')).toBe(60 * times - 20);
  expect(countOf('429 too_many_votes')).toBe(shared * (40 - voteLimits.storedOfAddress) + 40 * times - voteLimits.storedOfAddress);

  const { rows: stored } = await db.query<{ item: string; counted: boolean; votes: number }>(
    'select item, counted, count(*)::int as votes from votes where item <> $1 group by item, counted',
    [third],
  );
  const sum = (counted: boolean) => stored.filter((row) => row.counted === counted).reduce((total, row) => total + row.votes, 0);
  expect([sum(true), sum(false)]).toEqual([countOf('200 counted'), countOf('200 set-aside')]);
  let accepted = { counted: 0, set_aside: 0 };
  for (const item of [first, second]) {
    const { data } = await (await fetch(`${site}/api/votes/soccer/${item}`)).json();
    expect(data.counts.home + data.counts.draw + data.counts.away).toBe(data.counted);
    accepted = { counted: accepted.counted + data.counted, set_aside: accepted.set_aside + data.set_aside };
  }
  expect(accepted).toEqual({ counted: countOf('200 counted'), set_aside: countOf('200 set-aside') });

  const { rows: tooMany } = await db.query(
    'select 1 from votes where counted group by sport, item, address_key having count(*) > $1 union all select 1 from votes group by sport, item, voter having count(*) > 1',
    [voteLimits.countedOfAddress],
  );
  expect(tooMany).toEqual([]);
  const { rows: bursts } = await db.query(
    `select 1 from votes v where counted and (select count(*) from votes b where b.counted and b.item = v.item
       and b.cast_at <= v.cast_at and b.cast_at > v.cast_at - make_interval(secs => $1)) > $2`,
    [voteLimits.burstSeconds, voteLimits.countedOfBurst],
  );
  expect(bursts).toEqual([]);
}, 120_000);
