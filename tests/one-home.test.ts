import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { type CompilerError, compilerErrors } from './factories/compiler-errors.ts';
import { isThorough } from './factories/how-many.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A market on corners, which no file of the site mentions. */
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

/** The files of the site with the market, the tag of an eighth language and its empty pack in them. */
const planted = new Map([['domain/odds/markets/total-corners.ts', corners]]);
plant('domain/language/languages.ts', "'pt-BR'] as const", "'pt-BR', 'pl'] as const");
plant('domain/odds/markets/market-definition.ts', "'full-time' | 'half-time';", "'full-time' | 'half-time' | 'corners';");
plant('domain/odds/markets/markets.ts', 'import { matchResult', "import { totalCorners } from './total-corners.ts';\nimport { matchResult");
plant('domain/odds/markets/markets.ts', "  'half-time-result': ", "  'total-corners': totalCorners,\n  'half-time-result': ");

plant(
  'languages/language-pack.ts',
  '/** All that the site has of a language.',
  'export const polish: LanguagePack = {};\n\n/** All that the site has of a language.',
);

function plant(file: string, before: string, after: string): void {
  const text = planted.get(file) ?? readFileSync(`${root}${file}`, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${file} has "${before}" not once`);
  planted.set(file, text.replace(before, after));
}

let errors: readonly CompilerError[];

beforeAll(async () => {
  // A thorough run checks all files. A file left out in a usual run could only be at fault if it were written for each language or market without naming one.
  errors = await compilerErrors(planted, (source) => isThorough || /pt-BR|market|LanguagePack/i.test(source));
  // A busy machine takes half a minute for what takes three seconds by itself.
}, 180_000);

/** Returns the number of errors of each file. */
const countByFile = (chosen: readonly CompilerError[]) =>
  Object.fromEntries([...Map.groupBy(chosen, ({ file }) => file)].map(([file, ofFile]) => [file, ofFile.length]));

const isOfLanguage = ({ message }: CompilerError) => message.includes("Property 'pl' is missing");
const isOfPack = ({ file }: CompilerError) => file === 'languages/language-pack.ts';

it('the compiler asks for an eighth language in the list of languages, and for its law and its broadcasts', () => {
  expect(countByFile(errors.filter(isOfLanguage))).toEqual({
    'languages/languages.ts': 1,
    // Law, and who shows matches, are of countries (languages/README.md).
    'domain/broadcast/covered-countries.ts': 1,
    'domain/jurisdiction/jurisdictions.ts': 1,
    'domain/offer/has-offers.ts': 1,
  });
});

it('the compiler asks the folder of a language for all of its parts', () => {
  expect(errors.filter(isOfPack).map(({ message }) => message)).toEqual([
    "Type '{}' is missing the following properties from type 'LanguagePack': locale, customs, regions, competitionWords, and 4 more.",
  ]);
});

it('the compiler asks for a market that nobody knows wherever markets are named, priced, settled or shown', () => {
  expect(countByFile(errors.filter((error) => !isOfLanguage(error) && !isOfPack(error)))).toEqual({
    'app/i18n/words/bet-words.ts': 3,
    'languages/pt-BR/prose/football/bets.ts': 1,
    'languages/cs/prose/football/bets.ts': 1,
    'languages/en/prose/football/bets.ts': 1,
    'languages/de/prose/football/bets.ts': 1,
    'languages/el/prose/phrases.ts': 1,
    'languages/it/prose/figures.ts': 1,
    'languages/es/prose/football/bets.ts': 1,
    'sports/football/app/pages/match/forecast/further-markets.ts': 1,
    'sports/football/app/components/market-names.ts': 1,
    'demonstration/prices/bookmaker-range.ts': 1,
    'sports/football/demonstration/prices/fair-probabilities.ts': 1,
    'domain/forecast/goals/bet-chances.ts': 1,
    'domain/odds/settle-bet.ts': 1,
    'sports/football/domain/football-model.ts': 1,
    'domain/tip/bets-and-grid.test.ts': 1,
  });
});
