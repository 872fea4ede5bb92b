import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { placeTimes } from './place-times.ts';
import type { RunTimes } from './test-times.ts';
import { timesFile } from './times-reporter.ts';

/* npm run test:times: writes the times of the last `npm test` into docs/bench.md. */
const document = fileURLToPath(new URL('../../docs/bench.md', import.meta.url));
if (existsSync(timesFile)) {
  const times = JSON.parse(readFileSync(timesFile, 'utf8')) as RunTimes;
  writeFileSync(document, placeTimes(readFileSync(document, 'utf8'), times));
} else {
  process.stderr.write(`there is no ${timesFile}: run npm test first\n`);
  process.exitCode = 2;
}
