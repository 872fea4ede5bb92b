import ICAL from 'ical.js';
import { beforeAll, expect, it } from 'vitest';
import { askResource } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aTennisMatch, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { competitionCalendar, favouritesCalendar, sideCalendar } from './calendars.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-06-01T12:00:00Z');
const sets = [
  [6, 4],
  [3, 6],
  [7, 5],
  [6, 2],
].map(([first, second]) => ({ games: [first as number, second as number] as const }));

beforeAll(async () => {
  await storeTwoSidedWorld(db, now);
  await ingestTwoSided(db, now, [
    aTennisMatch({ status: 'finished', play: { sets, winner: 0, ending: 'completed' } }),
    aBasketballGame({ status: 'finished', play: { quarters: [], total: [123, 111] } }),
  ]);
});

async function ask(resource: Parameters<typeof askResource>[0], path: string) {
  const { site } = createSiteForPages(db, now);
  const answer = await askResource(resource, site, path);
  return { status: answer.status, text: await answer.text() };
}

/** Returns the events of a calendar, each as its title, description and address. */
async function eventsOf(resource: Parameters<typeof askResource>[0], path: string) {
  const { text } = await ask(resource, path);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { summary, description } = new ICAL.Event(component);
    return [summary, description, String(component.getFirstPropertyValue('url'))];
  });
}

const tennis = ['Ada Moss v Eva Thorn 3–1', 'Wimbledon, First round', 'https://example.org/tennis/matches/ada-moss-eva-thorn-2023-07-03'];
const game = [
  'Milwaukee Bucks at Denver Nuggets 111–123',
  'NBA, Regular season',
  'https://example.org/basketball/matches/denver-nuggets-milwaukee-bucks-2023-01-02',
];

it('a player, a club and a competition have calendars with sets or points, and the favourites hold both', async () => {
  expect(await eventsOf(sideCalendar, '/calendar/side/tennis/eva-thorn.ics')).toEqual([tennis]);
  expect(await eventsOf(sideCalendar, '/calendar/side/basketball/denver-nuggets.ics')).toEqual([game]);
  expect(await eventsOf(competitionCalendar, '/calendar/competition/tennis/wimbledon.ics')).toEqual([tennis]);
  const ids = (await db.query<{ id: number }>('select id from matches order by kickoff_utc')).rows.map(({ id }) => `m${id}`);
  expect(await eventsOf(favouritesCalendar, `/calendar/favourites.ics?ids=${ids.join('.')}`)).toEqual([game, tennis]);
});

it('a player is nobody in basketball', async () => {
  expect(await ask(sideCalendar, '/calendar/side/basketball/eva-thorn.ics')).toEqual({
    status: 404,
    text: 'No calendar: There is nobody "eva-thorn" in basketball.\n',
  });
});
