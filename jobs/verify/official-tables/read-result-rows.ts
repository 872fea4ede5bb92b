import { parseCount } from '#data/feeds/csv/cell-values.ts';
import { readCsvRows } from '#data/feeds/csv/csv-rows.ts';
import { parseMatchDay } from '#sports/football/data/feeds/football-data/cell-values.ts';
import type { NamedMatch, ReadResults } from './named-match.ts';

const maxDigits = 2;

/** Reads results from CSV with the columns `date,home,away,home_goals,away_goals`; a match without goals is awaited. */
export function readResultRows(source: string, text: string): ReadResults {
  const table = readCsvRows(source, text);
  if ('code' in table) return { matches: [], problems: [`${source}: ${table.code}`] };
  const problems = table.problems.map(({ row, code, value = '' }) => `${source}, row ${row}: ${code} "${value}"`);
  const column = (name: string) => table.header.indexOf(name);
  const [date, home, away, homeGoals, awayGoals] = ['date', 'home', 'away', 'home_goals', 'away_goals'].map(column);
  const matches = table.rows.flatMap(({ line, cells }): NamedMatch[] => {
    const cell = (index = -1) => cells[index]?.trim() ?? '';
    const day = parseMatchDay(cell(date));
    const goals = [parseCount(cell(homeGoals), maxDigits), parseCount(cell(awayGoals), maxDigits)] as const;
    const isAwaited = cell(homeGoals) === '' && cell(awayGoals) === '';
    if (day === undefined || cell(home) === '' || cell(away) === '' || (!isAwaited && goals.includes(undefined))) {
      problems.push(`${source}, row ${line}: no result: "${cells.join(',')}"`);
      return [];
    }
    return [
      {
        home: cell(home),
        away: cell(away),
        kickoffUtc: new Date(`${day}T12:00:00Z`),
        goals: isAwaited ? null : { home: goals[0] ?? 0, away: goals[1] ?? 0 },
        round: null,
        part: null,
        group: null,
      },
    ];
  });
  return { matches, problems };
}
