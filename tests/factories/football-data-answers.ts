import { createFootballDataCoUkSource } from '#sports/football/data/sources/football-data-co-uk/football-data-co-uk-source.ts';

/** Returns the source at an address, for which the catalogue has one division and one country. */
export const footballDataAt = (address: string) =>
  createFootballDataCoUkSource(
    { address: new URL(address) },
    {
      codes: ['E0', 'Brazil Serie A'],
      tournamentOf: (code) => ({ E0: 'england.premier-league', 'Brazil Serie A': 'brazil.serie-a' })[code],
      seasonKindOf: (id) => (id === 'brazil.serie-a' ? 'calendar-year' : 'autumn-spring'),
    },
  );

/** Returns a file of a season from rows of home, away and both sides' goals, all on one day such as `12/08/2023`. */
export const seasonFile = (
  day: string,
  ...rows: readonly (readonly [home: string, away: string, homeGoals: number, awayGoals: number])[]
) =>
  [
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A',
    ...rows.map(([home, away, homeGoals, awayGoals]) =>
      ['E0', day, '15:00', home, away, homeGoals, awayGoals, resultOf(homeGoals, awayGoals), '2.1', '3.4', '3.6'].join(','),
    ),
    '',
  ].join('\r\n');

const resultOf = (home: number, away: number) => (home > away ? 'H' : home < away ? 'A' : 'D');

/** Returns a list of one coming match, with the prices of one bookmaker. */
export const comingFile = (day: string, home: string, away: string) =>
  `Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A\r\nE0,${day},15:00,${home},${away},1.95,3.5,4.1\r\n`;
