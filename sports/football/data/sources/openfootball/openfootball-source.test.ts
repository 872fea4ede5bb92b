import { describe, expect, it } from 'vitest';
import { SourceAnswerError, type SourceCall } from '#data/sources/source.ts';
import { openfootballAt, seasonText } from '#tests/factories/openfootball-answers.ts';

const source = openfootballAt('https://raw.test/openfootball');
const now = new Date('2026-11-20T12:00:00Z');
const calls = source.calls([], now);
const callOf = (end: string) => calls.find(({ name }) => name.endsWith(end)) as SourceCall;
const day = 24 * 3_600;

describe('the calls', () => {
  it('are the files of each repository on its branch, the newest season first, back to 2021', () => {
    expect(calls[0]?.url.href).toBe('https://raw.test/openfootball/england/master/2026-27/1-premierleague.txt');
    expect(callOf('champions-league/master/2026-27/cl.txt').name).toBe('raw.test/openfootball/champions-league/master/2026-27/cl.txt');
    expect([...new Set(calls.map(({ name }) => /\d{4}-\d\d/.exec(name)?.[0]))]).toEqual([
      '2026-27',
      '2025-26',
      '2024-25',
      '2023-24',
      '2022-23',
      '2021-22',
    ]);
  });

  it('ask for the present season once a day, for the one before once a week, for an older one once in thirty days, and may find no file', () => {
    const every = ['2026-27', '2025-26', '2024-25', '2021-22'].map((season) => callOf(`${season}/facup.txt`).everySeconds);
    expect(every).toEqual([day, 7 * day, 30 * day, 30 * day]);
    expect(calls.every(({ mayBeAbsent }) => mayBeAbsent === 'yet')).toBe(true);
  });
});

describe('an answer', () => {
  it('of Football.TXT is read with its round', () => {
    const text = seasonText('2026/27', 'Sat Aug/15 2026', 'Arsenal FC  v Everton FC  2-1 (1-0)');
    const { rows, matches, problems } = source.read(callOf('2026-27/1-premierleague.txt'), text, now);
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    expect(matches).toMatchObject([
      {
        tournamentId: 'england.premier-league',
        season: '2026-27',
        round: { stage: 'matchday', matchday: 1 },
        home: { name: 'Arsenal FC' },
        kickoff: { known: true, utc: new Date('2026-08-15T14:00:00Z') },
        score: { halfTime: { home: 1, away: 0 }, fullTime: { home: 2, away: 1 } },
      },
    ]);
  });

  it('of football.json is read with the competition of its name', () => {
    const match = { round: 'Matchday 1', date: '2026-08-15', time: '15:00', team1: 'AJ Auxerre', team2: 'Le Havre AC' };
    const text = JSON.stringify({ name: 'Ligue 1 2026/27', matches: [match] });
    expect(source.read(callOf('2026-27/fr.1.json'), text, now).matches).toMatchObject([
      { tournamentId: 'france.ligue-1', status: 'scheduled' },
    ]);
  });

  it('of a competition that the catalogue does not have is a problem', () => {
    const text = '= Isthmian League 2026/27\n\nMatchday 1\nSat Aug/15 2026\n  15.00  Lewes FC  v Hashtag United  2-1\n';
    const { matches, problems } = source.read(callOf('2026-27/1-premierleague.txt'), text, now);
    expect(matches).toEqual([]);
    expect(problems).toMatchObject([{ code: 'unknown-competition', value: 'Isthmian League' }]);
  });

  it.each([
    ['a web page', '1-premierleague.txt', '<html>404</html>', 'no file of matches: <html>404</html>'],
    ['nothing', '1-premierleague.txt', '', 'the answer is empty or cut off'],
    ['another text', '1-premierleague.txt', 'Not found', 'no file of matches: Not found'],
    ['cut JSON', 'fr.1.json', '{"name":"Ligue 1 2026/27","matches":[{', 'the answer is empty or cut off'],
    ['an object without matches', 'fr.1.json', '{"message":"Not Found"}', 'no file of matches'],
  ])('that is not the requested thing is an error that names the call: %s', (_case, file, text, message) => {
    const name = `raw.test/openfootball/${file === 'fr.1.json' ? 'football.json' : 'england'}/master/2026-27/${file}`;
    expect(() => source.read(callOf(name), text, now)).toThrow(new SourceAnswerError(`${name}: ${message}`));
  });
});
