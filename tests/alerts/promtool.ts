import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readExpression, rulesFile } from './rule-files.ts';
import type { Sample, Scrape } from './samples.ts';

/** The environment variable by which `npm run alerts-test` has the tests evaluate rules with promtool. */
export const promtoolVariable = 'ALERTS_TEST_PROMTOOL';

/** Runs promtool, and returns its exit code and its output. */
export function runPromtool(program: string, ...words: readonly string[]): { readonly code: number | null; readonly output: string } {
  const { status: code, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  return { code, output: `${stdout}${stderr}` };
}

/** The figures of a process before a fault and after it. */
export interface Fault {
  readonly before: Scrape;
  readonly after: Scrape;
}

const targetLabels = { job: 'tipledger', instance: 'web-1:3000' };
/** The count of samples, one each quarter of a minute, before the fault and from then on. */
const [calm, faulty] = [60, 600];

/** Returns what promtool says against an alert that fires with the samples of a fault and not before it; empty when it does so. */
export function contradictionOf(program: string, alert: string, expression: string, fault: Fault): string {
  const folder = mkdtempSync(join(tmpdir(), 'tipledger-alerts-'));
  try {
    const file = join(folder, 'fault.yml');
    const firing = `count(ALERTS{alertname="${alert}", alertstate="firing"}) > bool 0`;
    const test = {
      rule_files: [rulesFile],
      evaluation_interval: '15s',
      tests: [
        {
          interval: '15s',
          input_series: seriesOf(expression, fault),
          promql_expr_test: [
            { expr: firing, eval_time: '14m', exp_samples: [] },
            { expr: firing, eval_time: '155m', exp_samples: [{ labels: '{}', value: 1 }] },
          ],
        },
      ],
    };
    writeFileSync(file, stringify(test));
    const { code, output } = runPromtool(program, 'test', 'rules', file);
    return code === 0 ? '' : output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the series of the metrics of an expression. What a fault counted once it counts again with each sample from then on. */
function seriesOf(expression: string, { before, after }: Fault): { readonly series: string; readonly values: string }[] {
  const metrics = new Set(readExpression(expression).selectors.map(({ metric }) => metric));
  const known = new Map(before.samples.map((sample) => [keyOf(sample), sample.value]));
  return after.samples
    .filter(({ name }) => metrics.has(name))
    .map((sample) => {
      const key = keyOf(sample);
      const first = known.get(key);
      const isCount = kindOf(after, sample.name) !== 'gauge';
      const step = isCount ? sample.value - (first ?? 0) : 0;
      const begin = first === undefined ? `_x${calm + 1}` : `${first}+0x${calm}`;
      return { series: key, values: `${begin} ${sample.value}${step < 0 ? step : `+${step}`}x${faulty}` };
    });
}

const kindOf = ({ kinds }: Scrape, name: string) => kinds.get(name) ?? kinds.get(name.replace(/_(bucket|count|sum)$/, ''));

function keyOf({ name, labels }: Sample): string {
  const pairs = Object.entries({ ...labels, ...targetLabels }).map(([label, value]) => `${label}="${value}"`);
  return `${name}{${pairs.join(',')}}`;
}
