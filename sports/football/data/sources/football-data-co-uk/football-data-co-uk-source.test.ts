import { describe, expect, it } from 'vitest';
import { SourceAnswerError, type SourceCall } from '#data/sources/source.ts';
import { comingFile, footballDataAt, seasonFile } from '#tests/factories/football-data-answers.ts';

const source = footballDataAt('https://www.football-data.test');
const friday = new Date('2026-11-20T12:00:00Z');
const callsAt = (at: string) => source.calls([], new Date(at));
const named = (calls: readonly SourceCall[], end: string) => calls.find(({ name }) => name.endsWith(end));
const hours = (count: number) => count * 3_600;
const read = (text: string) => source.read(callsAt('2026-11-20T12:00:00Z')[2] as SourceCall, text, friday);

describe('the calls', () => {
  it('begin with the coming matches, go on with the present season, and end with those before it, newest first back to 2012', () => {
    const paths = source.calls([], friday).map(({ url }) => url.pathname);
    expect(paths.slice(0, 2)).toEqual(['/new_league_fixtures.csv', '/fixtures.csv']);
    expect(paths.slice(2, 6)).toEqual(['/mmz4281/2627/E0.csv', '/new/BRA.csv', '/mmz4281/2526/E0.csv', '/mmz4281/2425/E0.csv']);
    expect(paths.at(-1)).toBe('/mmz4281/1213/E0.csv');
    expect(paths).toHaveLength(15 + 1 + 2);
  });

  it('ask for the present season twice a day, for the one before once a week, and for an older one once in thirty days', () => {
    const calls = source.calls([], friday);
    const every = ['2627/E0.csv', 'BRA.csv', '2526/E0.csv', '2425/E0.csv', '1213/E0.csv'].map((end) => named(calls, end)?.everySeconds);
    expect(every).toEqual([hours(12), hours(12), hours(7 * 24), hours(30 * 24), hours(30 * 24)]);
  });

  it.each([
    ['Monday', '2026-11-16', 6],
    ['Tuesday', '2026-11-17', 1],
    ['Wednesday', '2026-11-18', 6],
    ['Thursday', '2026-11-19', 1],
    ['Friday', '2026-11-20', 1],
    ['Saturday', '2026-11-21', 1],
    ['Sunday', '2026-11-22', 6],
  ])('ask for the coming matches on a %s every so many hours', (_day, date, every) => {
    expect(named(callsAt(`${date}T12:00:00Z`), '/fixtures.csv')?.everySeconds).toBe(hours(every));
  });

  it.each([
    ['2026-06-30T23:59:00Z', '2526'],
    ['2026-07-01T00:00:00Z', '2627'],
  ])('take %s for a day of the season %s', (at, folder) => {
    expect(callsAt(at)[2]?.url.pathname).toBe(`/mmz4281/${folder}/E0.csv`);
  });

  it('may find no file of a season yet and at times no coming matches of the further leagues, and expect every other', () => {
    const absent = source.calls([], friday).filter(({ mayBeAbsent }) => mayBeAbsent !== undefined);
    expect(absent.filter(({ name }) => name.includes('/mmz4281/')).map(({ mayBeAbsent }) => mayBeAbsent)).toEqual(Array(15).fill('yet'));
    expect(absent.slice(0, 1).map(({ url, mayBeAbsent }) => [url.pathname, mayBeAbsent])).toEqual([
      ['/new_league_fixtures.csv', 'at-times'],
    ]);
  });

  it('are named by host and path, so that the marks of one server are not shown to another, and without a password in the address', () => {
    const mirror = footballDataAt('http://operator:hunter2@mirror.test:8080/football-data');
    expect(mirror.calls([], friday)[1]).toMatchObject({ name: 'mirror.test:8080/football-data/fixtures.csv' });
  });
});

describe('an answer', () => {
  it('is read as the file that it is', () => {
    const { rows, matches, problems } = read(seasonFile('08/08/2026', ['Arsenal', 'Everton', 2, 0]));
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(matches).toMatchObject([
      {
        tournamentId: 'england.premier-league',
        season: '2026-27',
        home: { name: 'Arsenal' },
        kickoff: { known: true, utc: new Date('2026-08-08T14:00:00Z') },
        status: 'finished',
        score: { fullTime: { home: 2, away: 0 } },
        quotes: [{ bookmaker: 'bet365', phase: 'opening', prices: [2.1, 3.4, 3.6] }],
      },
    ]);
  });

  it('with coming matches has prices of the moment at which it was fetched', () => {
    expect(read(comingFile('21/11/2026', 'Arsenal', 'Everton')).matches).toMatchObject([
      { status: 'scheduled', quotes: [{ phase: 'moving', quotedAt: friday, prices: [1.95, 3.5, 4.1] }] },
    ]);
  });

  it('may hold no match: a list of coming matches in the summer', () => {
    expect(read('Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A\r\n')).toMatchObject({ rows: 0, matches: [], problems: [] });
  });

  it('keeps its other rows where one does not fit', () => {
    const { matches, problems } = read(seasonFile('08/08/2026', ['Arsenal', '', 2, 0], ['Everton', 'Arsenal', 1, 1]));
    expect(matches).toHaveLength(1);
    expect(problems).toMatchObject([
      { source: 'www.football-data.test/mmz4281/2627/E0.csv', row: 2, field: 'AwayTeam', code: 'missing-value' },
    ]);
  });

  it.each([
    ['a web page', '<!DOCTYPE html><html><body>503</body></html>', 'no file of matches: <!DOCTYPE html><html><body>503</body></html>'],
    ['nothing', '', 'the answer is empty or cut off'],
    ['another list', 'name,price\r\nbread,2\r\n', 'no file of matches: name,price'],
  ])('that is not the requested thing is an error that names the call: %s', (_case, text, message) => {
    expect(() => read(text)).toThrow(new SourceAnswerError(`www.football-data.test/mmz4281/2627/E0.csv: ${message}`));
  });
});
