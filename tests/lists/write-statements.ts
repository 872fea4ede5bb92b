import { existsSync, readFileSync } from 'node:fs';
import { mergeStatements } from './compare-statements.ts';
import { type RecordedStatement, readStatements, recordingFile, writeStatements } from './statement-list.ts';

/* npm run test:statements: writes docs/sql from the statements of the last `npm test`. */
if (existsSync(recordingFile)) {
  const recorded = JSON.parse(readFileSync(recordingFile, 'utf8')) as RecordedStatement[];
  writeStatements(mergeStatements(readStatements(), recorded, true));
} else {
  process.stderr.write(`there is no ${recordingFile}: run npm test first\n`);
  process.exitCode = 2;
}
