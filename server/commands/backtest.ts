import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { type BacktestOrder, backtest } from '#jobs/backtest/backtest.ts';
import { type KeepOutOrder, keepOut } from '#jobs/backtest/held-out/keep-out.ts';
import { ProtocolFile } from '#jobs/backtest/protocol/protocol-file.ts';
import {
  backtestSport,
  type JudgedSportName,
  judgedSports,
  type SportBacktestOrder,
  usualSport,
} from '#jobs/backtest/sports/backtest-sport.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say, UsageError } from './calls/command-line.ts';
import { describeBacktest } from './describe/describe-backtest.ts';
import { describeHeldOut } from './describe/describe-held-out.ts';
import { describeSportBacktest } from './describe/describe-sport-backtest.ts';
import { ProgressBar } from './describe/progress-bar.ts';

const otherSports = judgedSports.filter((sport) => sport !== usualSport).join('|');
const usage = `npm run backtest -- <folder of season files> [--sport ${otherSports}] [--from 2018-07-01] [--to 2024-06-30] [--goals <folder of OpenLigaDB answers>] [--without-pinnacle] [--protocol <new file>] [--json]\nnpm run backtest -- <folder of season files> --kept-out [--from 2018-07-01] [--to 2024-06-30] [--json]`;

await runCommand(judge);

/**
 * Judges the forecasts by past seasons, without a database. It "walks" through the matches in order: it forecasts each from the matches
 * before it, and compares the forecast with the result.
 */
async function judge(_settings: Settings, words: readonly string[]): Promise<void> {
  const { json, protocol: path, ...call } = readCall(words);
  const file = path === undefined ? undefined : new ProtocolFile(path);
  const bar = new ProgressBar();
  try {
    const { sport, goals, withoutPinnacle, keptOut, ...rest } = call;
    const order = { ...rest, protocol: file?.write };
    const [report, lines] = keptOut
      ? await judgeHeldOut(order, bar)
      : sport === usualSport
        ? await judgeFootball({ ...order, goals, withoutPinnacle }, bar)
        : await judgeSport({ ...order, sport }, bar);
    file?.close();
    bar.end();
    if (json) say(JSON.stringify(report, undefined, 2));
    else for (const line of lines) say(line);
  } catch (error) {
    bar.end();
    file?.discard();
    throw error;
  }
}

async function judgeFootball(order: Omit<BacktestOrder, 'progressed'>, bar: ProgressBar) {
  // The share of the bar at which each step begins: reading and walking take equally long.
  const begins = { reading: 0, walking: 0.5 };
  const report = await backtest(
    {
      ...order,
      progressed: (step, share) => bar.show(begins[step] + share / 2, step === 'reading' ? 'reading files' : 'walking seasons'),
    },
    loadCatalogue(),
  );
  return [report, describeBacktest(report)] as const;
}

async function judgeHeldOut(order: Omit<KeepOutOrder, 'progressed'>, bar: ProgressBar) {
  // The share of the bar at which each step begins: fitting and walking take much longer than reading.
  const begins = { reading: 0, walking: 0.1 };
  const report = await keepOut(
    {
      ...order,
      progressed: (step, share) =>
        bar.show(begins[step] + share * (step === 'reading' ? 0.1 : 0.9), step === 'reading' ? 'reading files' : 'fitting and walking'),
    },
    loadCatalogue(),
  );
  return [report, describeHeldOut(report)] as const;
}

async function judgeSport(order: Omit<SportBacktestOrder, 'progressed'>, bar: ProgressBar) {
  const report = await backtestSport({ ...order, progressed: (share) => bar.show(share, 'walking seasons') });
  return [report, describeSportBacktest(report)] as const;
}

interface Call {
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

function readCall(words: readonly string[]): Call {
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
