import { createOpenLigaDBSource } from '#sports/football/data/sources/openligadb/openligadb-source.ts';

/* Matches in the shape of the provider's answers, for tests. Kick-off is at 14:30 UTC on 21 November 2026. */

export const source = createOpenLigaDBSource({ address: new URL('https://api.openligadb.test/') }, [
  { tournamentId: 'germany.bundesliga', shortcut: 'bl1', type: 'league' },
  { tournamentId: 'germany.dfb-pokal', shortcut: 'dfb', type: 'cup' },
]);

export const call = {
  name: 'getmatchdata/bl1/2026/11',
  url: new URL('https://api.openligadb.test/getmatchdata/bl1/2026/11'),
  everySeconds: 20,
  maxBytes: 1_000_000,
};

export const sampleMatch = {
  matchID: 81234,
  matchDateTime: '2026-11-21T15:30:00',
  timeZoneID: 'W. Europe Standard Time',
  leagueId: 4999,
  leagueName: '1. Fußball-Bundesliga 2026/2027',
  leagueSeason: 2026,
  leagueShortcut: 'bl1',
  matchDateTimeUTC: '2026-11-21T14:30:00Z',
  group: { groupName: '11. Spieltag', groupOrderID: 11, groupID: 49011 },
  team1: { teamId: 98, teamName: 'FC St. Pauli', shortName: 'St. Pauli', teamIconUrl: '', teamGroupName: null },
  team2: { teamId: 112, teamName: 'SC Freiburg', shortName: 'Freiburg', teamIconUrl: '', teamGroupName: null },
  lastUpdateDateTime: '2026-11-20T10:00:00',
  matchIsFinished: false,
  matchResults: [] as object[],
  goals: [] as object[],
  location: null as object | null,
  numberOfViewers: null as number | null,
};

/** Returns a match with the given members changed. */
export function sample(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...sampleMatch, ...changes };
}

/** Returns a goal, with the score after it. */
export function goal(scoreTeam1: number, scoreTeam2: number, matchMinute: number | null, changes: object = {}): object {
  return {
    goalID: 200_000 + scoreTeam1 * 10 + scoreTeam2,
    scoreTeam1,
    scoreTeam2,
    matchMinute,
    goalGetterID: 1,
    goalGetterName: 'A. Muster',
    isPenalty: false,
    isOwnGoal: false,
    isOvertime: false,
    comment: null,
    ...changes,
  };
}

/** Returns results by name in the order of the provider: half time, full time, extra time, shoot-out. */
export function results(...scores: readonly (readonly [home: number, away: number])[]): object[] {
  const kinds = ['HalfTime', 'After90Minutes', 'AfterExtraTime', 'AfterPenalties'];
  const names = ['Halbzeit', 'Endergebnis', 'nach Verlängerung', 'nach Elfmeterschießen'];
  return scores.map(([pointsTeam1, pointsTeam2], index) => ({
    resultID: 100 + index,
    resultName: names[index],
    pointsTeam1,
    pointsTeam2,
    resultOrderID: index + 1,
    resultTypeID: index + 1,
    resultTypeKind: kinds[index],
    resultDescription: null,
  }));
}

/** Returns the batch read from an answer with these matches at a time of 21 November 2026. */
export function readAt(time: string, ...matches: readonly unknown[]) {
  return source.read(call, JSON.stringify(matches), new Date(`2026-11-21T${time}:00Z`));
}
