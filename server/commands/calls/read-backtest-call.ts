import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { type JudgedSportName, judgedSports, usualSport } from '#jobs/backtest/sports/backtest-sport.ts';
import { UsageError } from './command-line.ts';

const otherSports = judgedSports.filter((sport) => sport !== usualSport).join('|');
const usage = `npm run backtest -- <folder of season files> [--sport ${otherSports}] [--from 2018-07-01] [--to 2024-06-30] [--goals <folder of OpenLigaDB answers>] [--without-pinnacle] [--protocol <new file>] [--json]\nnpm run backtest -- <folder of season files> --kept-out [--from 2018-07-01] [--to 2024-06-30] [--json]`;

/** An operator's call of a backtest: what is judged, by which files, and how the findings are given. */
export interface BacktestCall {
  readonly sport: JudgedSportName;
  readonly folder: string;
  readonly from: LocalDay | undefined;
  readonly to: LocalDay | undefined;
  readonly goals: string | undefined;
  readonly withoutPinnacle: boolean;
  /** True to judge leagues that are held out of the fit. */
  readonly keptOut: boolean;
  /** The file into which every forecast and tip is written. */
  readonly protocol: string | undefined;
  readonly json: boolean;
}

/** Reads the words of a call. @throws UsageError with its fault and how it is called */
export function readBacktestCall(words: readonly string[]): BacktestCall {
  const folders: string[] = [];
  const days = new Map<string, LocalDay>();
  let json = false;
  let withoutPinnacle = false;
  let keptOut = false;
  let goals: string | undefined;
  let protocol: string | undefined;
  let sport: JudgedSportName = usualSport;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    if (word === '--json') json = true;
    else if (word === '--without-pinnacle') withoutPinnacle = true;
    else if (word === '--kept-out') keptOut = true;
    else if (word === '--from' || word === '--to') {
      at += 1;
      days.set(word, readDay(word, words[at] ?? ''));
    } else if (word === '--sport') {
      at += 1;
      sport = readSport(words[at] ?? '');
    } else if (word === '--goals') {
      at += 1;
      goals = words[at];
      if (goals === undefined) throw new UsageError(`--goals wants a folder\n${usage}`);
    } else if (word === '--protocol') {
      at += 1;
      protocol = words[at];
      if (protocol === undefined) throw new UsageError(`--protocol wants a file\n${usage}`);
    } else if (word.startsWith('-')) throw new UsageError(`unknown option ${word}\n${usage}`);
    else folders.push(word);
  }
  const [folder, second] = folders;
  if (folder === undefined) throw new UsageError(`no folder named\n${usage}`);
  if (second !== undefined) throw new UsageError(`one folder, not also "${second}"\n${usage}`);
  const [from, to] = [days.get('--from'), days.get('--to')];
  if (from !== undefined && to !== undefined && from > to) throw new UsageError(`--from ${from} is later than --to ${to}\n${usage}`);
  if (withoutPinnacle && sport !== usualSport) throw new UsageError(`--without-pinnacle is for ${usualSport}, not for ${sport}\n${usage}`);
  if (goals !== undefined && sport !== usualSport) throw new UsageError(`--goals is for ${usualSport}, not for ${sport}\n${usage}`);
  if (keptOut && (sport !== usualSport || goals !== undefined || withoutPinnacle || protocol !== undefined)) {
    throw new UsageError(`--kept-out goes with --from, --to and --json alone\n${usage}`);
  }
  return { sport, folder, from, to, goals, withoutPinnacle, keptOut, protocol, json };
}

function readSport(text: string): JudgedSportName {
  const sport = judgedSports.find((known) => known === text);
  if (sport === undefined) throw new UsageError(`--sport wants one of ${judgedSports.join(', ')}, not "${text}"\n${usage}`);
  return sport;
}

function readDay(option: string, text: string): LocalDay {
  const day = parseLocalDay(text);
  if (day === undefined) throw new UsageError(`${option} wants a day of the calendar, such as 2018-07-01, not "${text}"\n${usage}`);
  return day;
}
