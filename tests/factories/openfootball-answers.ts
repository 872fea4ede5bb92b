import { createOpenfootballSource } from '#sports/football/data/sources/openfootball/openfootball-source.ts';

/** Returns the source at an address, for which the catalogue has two competitions of openfootball. */
export const openfootballAt = (address: string) =>
  createOpenfootballSource({ address: new URL(address) }, (title) => {
    const id = { 'English Premier League': 'england.premier-league', 'fr.1': 'france.ligue-1' }[title];
    return id === undefined ? undefined : { id, zone: 'Europe/London', seasonKind: 'autumn-spring' };
  });

/** Returns a Football.TXT file of a season, `2023/24`, with one match of the first matchday on a day such as `Sat Aug/12 2023`. */
export const seasonText = (season: string, day: string, match: string) =>
  `= English Premier League ${season}\n\n▪ Matchday 1\n  ${day}\n    15.00  ${match}\n`;
