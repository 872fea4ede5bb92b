import { describe, expect, it } from 'vitest';
import { site } from './site.ts';

const htmlOf = async (path: string) => (await fetch(site + path, { headers: { 'accept-language': 'en' } })).text();

/** Returns the text of a page's main part, its elements separated by bars. */
async function read(path: string): Promise<string> {
  const [main = ''] = /<main.*?<\/main>/s.exec(await htmlOf(path)) ?? [];
  return main
    .replaceAll(/<(style|script).*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/[|\s]*\|[|\s]*/g, '|');
}

async function firstLink(page: string, to: RegExp): Promise<string> {
  const [, path] = new RegExp(`href="(${to.source})"`).exec(await htmlOf(page)) ?? [];
  return path ?? expect.fail(`no link to ${to} on ${page}`);
}

it('the matches of the day lead to those of the other sports, and say how many there are', async () => {
  expect(await read('/')).toMatch(/\|Football\|\d+\|Tennis\|\d+\|Basketball\|\d+\|/);
  expect(await read('/de')).toMatch(/\|Fußball\|\d+\|Tennis\|\d+\|Basketball\|\d+\|/);
});

describe('tennis', () => {
  it('is listed by tournament, men and women apart, with games by set and the surface', async () => {
    const page = await read('/tennis');
    expect(page).toMatch(/\|[A-Z]{3}\|[^|]+, (men|women)\|(Hard|Clay|Grass)[^|]*\|1\|2\|3\|4\|5\|Pts\|Chance\|/);
    expect(page).toMatch(/\|\d–\d \d–\d/);
    expect(await read('/tennis?gender=men')).not.toMatch(/, women\|/);
  });

  it('has a page of each match: sets, prices compared, meetings, a vote, and how a match that ends early is settled', async () => {
    const path = await firstLink('/tennis', /\/tennis\/matches\/[a-z0-9-]+/);
    const page = await read(path);
    expect(page).toMatch(/\|best of (three|five)\|/);
    for (const part of ['Odds compared', 'Match winner', 'Met before', 'Won and lost by surface', 'If a match ends early'])
      expect(page).toContain(`|${part}|`);
    expect(await read(`/de${path}`)).toContain('|Quotenvergleich|');
  });

  it('has a page of each tournament with its draw, and of each player with his matches', async () => {
    const path = await firstLink('/tennis', /\/tennis\/(?!matches)[a-z0-9-]+/);
    expect(await read(path)).toMatch(/\|(Semi-final|Quarter-final|Final|Last 16|First round)\|/);
    const player = await firstLink(await firstLink('/tennis', /\/tennis\/matches\/[a-z0-9-]+/), /\/tennis\/players\/[a-z0-9-]+/);
    expect(await read(player)).toMatch(/\|Recent matches\|/);
  });
});

describe('basketball', () => {
  it('is listed by league, the visitors first, with points by quarter', async () => {
    const page = await read('/basketball');
    expect(page).toMatch(/\|1\|2\|3\|4\|OT\|All\|Chance\|Prediction\|[^|]+ at [^|]+\|/);
  });

  it('has a page of each game: quarters, prices for winner, spread and total, form, and both conferences', async () => {
    const page = await read(await firstLink('/basketball', /\/basketball\/matches\/[a-z0-9-]+/));
    expect(page).toContain('|Club|Q1|Q2|Q3|Q4|');
    for (const part of ['Odds compared', 'Moneyline', 'Spread', 'Total points', 'Form']) expect(page).toContain(`|${part}|`);
    expect(page).toMatch(/Overtime counts in all of these bets/);
  });

  it('has a page of the season with the table of each conference, and of each club with its games', async () => {
    const season = await read('/basketball/nba');
    for (const conference of ['Eastern', 'Western']) expect(season).toContain(`|${conference} Conference|`);
    expect(season).toContain('|W|L|Pct|GB|Home|Away|Last 10|');
    expect(await read('/basketball/clubs/denver-nuggets')).toMatch(/\|Recent games\|/);
  });
});

it('a match of one sport is not found at the address of another', async () => {
  const path = await firstLink('/tennis', /\/tennis\/matches\/[a-z0-9-]+/);
  const slug = path.slice('/tennis/matches/'.length);
  for (const wrong of [`/${slug}`, `/basketball/matches/${slug}`]) expect((await fetch(site + wrong)).status).toBe(404);
});
