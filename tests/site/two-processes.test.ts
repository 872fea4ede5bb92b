import { expect, it } from 'vitest';
import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { inTransaction } from '#data/database/database.ts';
import { startProcess } from '#tests/factories/start-process.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });

const nameShownAt = async (address: string) => /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${address}/teams/arsenal`)).text())?.[1];

it("a write through one process is seen on the other's page within a second", async () => {
  const { address: here } = await startTestSite(connectionString);
  const { address: other } = await startProcess(connectionString);
  // Both have the page in memory, and it is requested all the time.
  expect([await nameShownAt(here), await nameShownAt(other)]).toEqual(['Arsenal', 'Arsenal']);
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: number }>("update teams set name = 'Woolwich' where slug = 'arsenal' returning id");
    await recordChanges(client, [`team:${rows[0]?.id as number}`], new Date());
  });
  await waitFor(async () => expect([await nameShownAt(here), await nameShownAt(other)]).toEqual(['Woolwich', 'Woolwich']));
}, 60_000);
