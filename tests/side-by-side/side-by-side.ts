import { say } from '#server/commands/calls/command-line.ts';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { type Call, readCall, WrongCallError } from './read-call.ts';
import { reportDifferences } from './report-differences.ts';

/*
 * Takes a picture of a page of every kind on two running sites and shows what differs: a table on the terminal, and a folder with the pictures
 * before, after and of the difference of each page that differs, listed in its index.html. Ends with 0 when nothing differs, with 1 when
 * something does, with 2 when it was called wrongly.
 *
 *   node with-node-24.js tests/side-by-side/side-by-side.ts --before http://127.0.0.1:4001 --after http://127.0.0.1:4002 --out FOLDER
 *     [--languages en,el] [--pages home,match] [--widths 390,1440] [--scheme dark] [--clock 2026-11-21T15:30:00Z]
 *
 * Both sites are started beforehand, in two checkouts (`git worktree add ../before COMMIT`, `npm ci` there), at the same time, with new folders and
 * the same clock, so that nothing but the code differs. They compute their tips after they are ready: begin when `/tips` shows some on both.
 *
 *   PORT=4001 DATA_FOLDER=/tmp/before CLOCK=2026-11-21T15:30:00Z npm start
 *   PORT=4002 DATA_FOLDER=/tmp/after CLOCK=2026-11-21T15:30:00Z npm start
 */
const usage = 'side-by-side.ts --before http://127.0.0.1:4001 --after http://127.0.0.1:4002 --out FOLDER';

const call = readWords();
const browser = await launchBrowser();
try {
  const { lines, isAnyDifferent } = await reportDifferences(browser, call);
  for (const line of lines) say(line);
  if (isAnyDifferent) process.exitCode = 1;
} finally {
  await browser.close();
}

function readWords(): Call {
  try {
    return readCall(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof WrongCallError)) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exit(2);
  }
}
