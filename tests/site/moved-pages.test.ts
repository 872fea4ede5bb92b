import { expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const { address } = await startTestSite(connectionString);
await db.query("insert into former_team_slugs (slug, team_id) select 'woolwich-arsenal', id from teams where slug = 'arsenal'");

it.each(locales.map(({ prefix }) => prefix))(
  'a club that was once found elsewhere is found at once, under "%s" in its language',
  async (prefix) => {
    const leadsTo = async (path: string) => {
      const { status, headers } = await fetch(address + prefix + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await leadsTo('/teams/woolwich-arsenal')).toEqual([301, `${prefix}/teams/arsenal`]);
    expect(await leadsTo('/teams/woolwich-arsenal/_payload.json')).toEqual([301, `${prefix}/teams/arsenal/_payload.json`]);
  },
);
