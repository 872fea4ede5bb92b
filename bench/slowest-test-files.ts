import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { say } from '#server/commands/command-line.ts';
import { slowestFiles, type TestReport } from './slowest-files.ts';

/* Prints the twenty test files that took longest as a table in Markdown, from a report of Vitest: `npm run slowest-tests -- <report.json>`. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write(
    'name the report: npx vitest run --reporter=json --outputFile=report.json, then npm run slowest-tests -- report.json\n',
  );
  process.exitCode = 2;
} else {
  const report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  say('| test file | seconds |\n| --- | --- |');
  for (const { name, seconds } of slowestFiles(report, 20)) {
    say(`| \`${isAbsolute(name) ? relative(process.cwd(), name) : name}\` | ${seconds.toFixed(1)} |`);
  }
}
