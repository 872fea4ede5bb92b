import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { type BacktestOrder, backtest } from '#jobs/backtest/backtest.ts';
import { type KeepOutOrder, keepOut } from '#jobs/backtest/held-out/keep-out.ts';
import { ProtocolFile } from '#jobs/backtest/protocol/protocol-file.ts';
import { backtestSport, type SportBacktestOrder, usualSport } from '#jobs/backtest/sports/backtest-sport.ts';
import type { Settings } from '#server/start/settings.ts';
import { runCommand, say } from './calls/command-line.ts';
import { readBacktestCall } from './calls/read-backtest-call.ts';
import { describeBacktest } from './describe/describe-backtest.ts';
import { describeHeldOut } from './describe/describe-held-out.ts';
import { describeSportBacktest } from './describe/describe-sport-backtest.ts';
import { ProgressBar } from './describe/progress-bar.ts';

await runCommand(judge);

/**
 * Judges the forecasts by past seasons, without a database. It "walks" through the matches in order: it forecasts each from the matches
 * before it, and compares the forecast with the result.
 */
async function judge(_settings: Settings, words: readonly string[]): Promise<void> {
  const { json, protocol: path, ...call } = readBacktestCall(words);
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
