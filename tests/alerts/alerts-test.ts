import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promtoolVariable, runPromtool } from './promtool.ts';
import { configurationFile, rulesFile, rulesTestFile } from './rule-files.ts';

/*
 * npm run alerts-test: checks the files of Prometheus with its own promtool, and has it evaluate every alert with the samples of a site in which the fault was
 * caused. Ends with 1 when an alert does not fire or fires without reason, and when promtool is missing.
 */
const program = '/usr/bin/promtool';
if (!existsSync(program)) {
  process.stderr.write(`${program} is missing, so nothing was tested. On Debian: apt-get install prometheus\n`);
  process.exit(1);
}
for (const words of [
  // The file of the token is there only where Prometheus runs.
  ['check', 'config', '--syntax-only', configurationFile],
  ['check', 'rules', rulesFile],
  ['test', 'rules', rulesTestFile],
]) {
  const { code, output } = runPromtool(program, ...words);
  process.stdout.write(output);
  if (code !== 0) process.exit(1);
}
const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'pages', 'tests/alerts/alerts.test.ts'];
const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, [promtoolVariable]: program } });
process.exitCode = status ?? 1;
