/** A row of a table: the provider's number and name of the club, and its won, drawn and lost matches and points. */
export type TableRow = readonly [id: number, name: string, won: number, drawn: number, lost: number, points: number];

/** Returns API-Football's answer about the tables of the Premier League of 2023-24. */
export function apiFootballStandings(...tables: readonly (readonly TableRow[])[]): string {
  const standings = tables.map((rows, at) =>
    rows.map(([id, name, win, draw, lose, points], index) => ({
      rank: index + 1,
      team: { id, name, logo: '' },
      points,
      goalsDiff: 0,
      group: tables.length === 1 ? 'Premier League' : `Stage ${at + 1}`,
      all: { played: win + draw + lose, win, draw, lose, goals: { for: 0, against: 0 } },
    })),
  );
  const response = [{ league: { id: 39, name: 'Premier League', country: 'England', season: 2023, standings } }];
  return JSON.stringify({ get: 'standings', errors: [], results: 1, paging: { current: 1, total: 1 }, response });
}

/** Returns football-data.org's answer about the tables of the Premier League of 2023-24; its table of home matches is empty. */
export function footballDataOrgStandings(...rows: readonly TableRow[]): string {
  const table = rows.map(([id, name, won, draw, lost, points], index) => ({
    position: index + 1,
    team: { id, name, shortName: name, tla: 'XXX', crest: '' },
    playedGames: won + draw + lost,
    won,
    draw,
    lost,
    points,
  }));
  const standings = [
    { stage: 'REGULAR_SEASON', type: 'TOTAL', group: null, table },
    { stage: 'REGULAR_SEASON', type: 'HOME', group: null, table: table.map((row) => ({ ...row, points: 0 })) },
  ];
  return JSON.stringify({
    filters: { season: '2023' },
    competition: { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE' },
    season: { id: 1564, startDate: '2023-08-11', endDate: '2024-05-19', currentMatchday: 27 },
    standings,
  });
}
