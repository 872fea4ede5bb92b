import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordUnknownNames, type UnknownName } from '#data/commands/clubs/record-unknown-names.ts';
import { aConsoleSite } from '#tests/factories/a-console-site.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { ActionError, type ConsoleSite, type Fields } from '../part.ts';
import { parts } from '../parts.ts';

const { db } = await createTestDatabase();
const now = new Date('2027-06-01T08:00:00Z');
const site = aConsoleSite(db, { now });

function partAt(path: string) {
  const part = parts.find((one) => one.path === path);
  if (part === undefined) throw new Error(`the console has no part ${path}`);
  return part;
}

const pageOf = async (path: string, query = '', of: ConsoleSite = site) =>
  String(await partAt(path).page(of, { part: path, now, formToken: 'secret', query: new URLSearchParams(query) }));
const textOf = async (path: string, query = '') => (await pageOf(path, query)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Carries out an action of a part, and returns the sentence and a function that undoes it. */
async function act(path: string, action: string, fields: Fields) {
  const done = await partAt(path).actions[action]?.(site, fields, 'Jana');
  const undo = done?.undo;
  return {
    message: done?.message,
    undo: async () => undo && (await partAt(undo.part).actions[undo.action]?.(site, undo.fields, 'Petr'))?.message,
  };
}

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [feedMatch('Evertonn', 'Arsenal', '2027-06-12T14:00:00Z')]);
});

describe('clubs and names', () => {
  const unknown = (at: number, name = `Team ${String(at).padStart(4, '0')}`): UnknownName => ({
    kind: 'team',
    country: 'england',
    gender: 'men',
    tournament: 'england.premier-league',
    name,
  });

  beforeEach(async () => {
    await db.query('delete from unknown_names');
  });

  it('are shown in pages of fifty, of two thousand names as well', async () => {
    await recordUnknownNames(
      db,
      'openligadb',
      Array.from({ length: 2_000 }, (_, at) => unknown(at)),
      now,
    );
    const namesOn = async (page: number) => [...new Set((await textOf('clubs', `names=${page}`)).match(/Team \d{4}/g))];
    expect([(await namesOn(1)).length, (await namesOn(40)).length]).toEqual([50, 50]);
    expect((await namesOn(40)).at(-1)).toBe('Team 1999');
    expect(await namesOn(41)).toEqual(await namesOn(40));
    expect((await partAt('clubs').summary(site)).text).toBe('1 provisional club; 2,000 unknown names');
  });

  it('propose the club with the most similar name of the same gender, and none for another', async () => {
    await recordUnknownNames(
      db,
      'openligadb',
      [
        { ...unknown(1), name: 'Man. United' },
        { ...unknown(2), name: 'Qqq' },
      ],
      now,
    );
    const rows = (await pageOf('clubs')).split('<tr>').map((row) => row.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '));
    expect(rows.find((row) => row.includes('Man. United'))).toContain('It is Manchester United');
    expect(rows.find((row) => row.includes('Qqq'))).not.toContain('It is M');
  });

  it('write a form whose fields a source cannot break out of', async () => {
    await recordUnknownNames(db, 'openligadb', [unknown(1, '"><b>x')], now);
    expect(await pageOf('clubs')).toContain('value="&quot;&gt;&lt;b&gt;x"');
  });
});

describe('a decision', () => {
  it('is undone by the action that it offers', async () => {
    const { message, undo } = await act('clubs', 'merge', { club: 'evertonn', into: 'everton' });
    expect(message).toBe('Evertonn is everton now: 1 matches moved, 0 that were stored twice made one.');
    expect(await undo()).toContain('Evertonn is a club of its own again');
    expect(await textOf('audit')).toMatch(/Undo of entry 1 entry 2 everton Petr by console .* Club merged into another entry 1 everton/);
  });

  it('is refused where its form lacks a field', async () => {
    await expect(act('clubs', 'merge', { club: 'evertonn', into: ' ' })).rejects.toThrow(ActionError);
    await expect(act('rulings', 'accept', { seasonId: '1; drop', teamId: '1', points: '1' })).rejects.toThrow(ActionError);
  });
});

describe('kick-offs', () => {
  it('differ from ten minutes on, until one is chosen', async () => {
    const source = { name: 'openligadb', isSimulated: false, call: { name: 'all', everySeconds: 60 } };
    const at = (utc: string) => ingestAnswer(db, source, now, [feedMatch('Evertonn', 'Arsenal', utc)]);
    await db.query(`update matches set fixture_source = 'api-football'`);
    await at('2027-06-12T14:05:00Z');
    expect(await partAt('differences').summary(site)).toEqual({ state: 'fine', text: 'sources agree' });
    await at('2027-06-12T16:00:00Z');
    expect((await partAt('differences').summary(site)).text).toBe('sources differ on 1 kick-off');
    const { undo } = await act('differences', 'kickoff', { match: 'evertonn-arsenal-2027-06-12', source: 'openligadb' });
    expect((await partAt('differences').summary(site)).state).toBe('fine');
    await undo();
    expect((await partAt('differences').summary(site)).state).toBe('waiting');
  });
});

describe('the law', () => {
  it('takes a row at which an operator has looked off those that are due, and leaves it among those without offers', async () => {
    const dueIn = (text: string) => Number(/(\d+) countries due/.exec(text)?.[1]);
    const before = (await partAt('law').summary(site)).text;
    const subject = /name="subject" value="([^"]+, as reviewed on [^"]+)"/.exec(await pageOf('law'))?.[1] ?? '';
    const { undo } = await act('law', 'law', { subject });
    const after = (await partAt('law').summary(site)).text;
    expect(dueIn(after)).toBe(dueIn(before) - 1);
    expect(after.split(';')[1]).toBe(before.split(';')[1]);
    await undo();
    expect((await partAt('law').summary(site)).text).toBe(before);
  });
});
