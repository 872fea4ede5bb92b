import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const checked = ['domain', 'data', 'jobs', 'demonstration', 'app', 'server', 'tests', 'bench', 'package.json', 'tsconfig.json'];
const sources = new Set(['', '.ts', '.tsx', '.json']);

/** A market on corners, of which no file of the site knows anything. */
const corners = `import { byMargin, defineMarket } from './market-definition.ts';

export const totalCorners = defineMarket({
  selections: ['over', 'under'],
  lines: { least: 4.5, most: 16.5, of: 'sum' },
  mainLine: 9.5,
  winners: 1,
  settledAt: 'corners',
  family: 'goals',
  canReturnStake: true,
  addressName: 'corners',
  settle: ({ line, selection }, { home, away }) => byMargin(selection === 'over' ? home + away - line : line - home - away),
});
`;

let folder: string;
/** The errors of the type check in the planted copy, a line each. */
let errors: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tipledger-planted-'));
  const isSource = (path: string) => sources.has(extname(path)) && !path.includes('node_modules');
  await Promise.all(checked.map((name) => cp(join(root, name), join(folder, name), { recursive: true, filter: isSource })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await plant('domain/language/languages.ts', "'pt-BR'] as const", "'pt-BR', 'pl'] as const");
  await writeFile(join(folder, 'domain/odds/markets/total-corners.ts'), corners);
  await plant('domain/odds/markets/market-definition.ts', "'full-time' | 'half-time';", "'full-time' | 'half-time' | 'corners';");
  await plant(
    'domain/odds/markets/markets.ts',
    'import { matchResult',
    "import { totalCorners } from './total-corners.ts';\nimport { matchResult",
  );
  await plant('domain/odds/markets/markets.ts', "  'half-time-result': ", "  'total-corners': totalCorners,\n  'half-time-result': ");
  errors = await typeCheck();
  // A busy machine takes half a minute for what takes five seconds by itself.
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

async function plant(file: string, before: string, after: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${file} has "${before}" not once`);
  await writeFile(path, text.replace(before, after));
}

async function typeCheck(): Promise<string[]> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const output = await promisify(execFile)(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    maxBuffer: 1e8,
  }).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
  return output.split('\n').filter((line) => line.includes(': error TS'));
}

/** Returns the number of errors of each file. */
const countByFile = (chosen: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(chosen, (error) => error.split('(')[0])].map(([file, ofFile]) => [file, ofFile.length]));

const isOfLanguage = (error: string) => error.includes("Property 'pl' is missing");

it('the compiler asks for an eighth language wherever languages differ', () => {
  expect(countByFile(errors.filter(isOfLanguage))).toEqual({
    'app/i18n/locales.ts': 1,
    'tests/factories/meant-twins.ts': 1,
    'app/i18n/counted-messages.test.ts': 1,
    'app/i18n/message-keys.ts': 1,
    'app/i18n/names/basketball-club-names.server.ts': 1,
    'app/i18n/names/place-names.server.ts': 3,
    'app/i18n/names/tennis-tournament-names.server.ts': 2,
    'app/i18n/preview/court/court-prose-of.server.ts': 1,
    'app/i18n/preview/prose-of.server.ts': 1,
    'app/i18n/region-names.ts': 5,
    'app/i18n/writing-customs.ts': 1,
    'app/styles/typeface.ts': 1,
    'domain/broadcast/covered-countries.ts': 1,
    'domain/jurisdiction/jurisdictions.ts': 1,
    'domain/offer/has-offers.ts': 1,
  });
});

it('the compiler asks for a market that nobody knows wherever markets are named, priced, settled or shown', () => {
  expect(countByFile(errors.filter((error) => !isOfLanguage(error)))).toEqual({
    'app/i18n/bet-words.ts': 3,
    'app/i18n/preview/texts/brazilian-portuguese-bets.ts': 1,
    'app/i18n/preview/texts/czech-bets.ts': 1,
    'app/i18n/preview/texts/english-bets.ts': 1,
    'app/i18n/preview/texts/german-bets.ts': 1,
    'app/i18n/preview/texts/greek-phrases.ts': 1,
    'app/i18n/preview/texts/italian-figures.ts': 1,
    'app/i18n/preview/texts/spanish-bets.ts': 1,
    'app/pages/match/forecast/further-markets.ts': 1,
    'app/pages/match/market-names.ts': 1,
    'demonstration/prices/bookmaker-range.ts': 1,
    'demonstration/prices/fair-probabilities.ts': 1,
    'domain/forecast/bet-chances.ts': 1,
    'domain/odds/settle-bet.ts': 1,
    'domain/slip/leg-probability.ts': 1,
    'domain/tip/bets-and-grid.test.ts': 1,
  });
});
