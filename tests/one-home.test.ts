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

/** The files of the site to which the market and an eighth language are added. */
const planted = new Map([['domain/odds/markets/total-corners.ts', corners]]);
plant('domain/language/languages.ts', "'pt-BR'] as const", "'pt-BR', 'pl'] as const");
plant('domain/odds/markets/market-definition.ts', "'full-time' | 'half-time';", "'full-time' | 'half-time' | 'corners';");
plant('domain/odds/markets/markets.ts', 'import { matchResult', "import { totalCorners } from './total-corners.ts';\nimport { matchResult");
plant('domain/odds/markets/markets.ts', "  'half-time-result': ", "  'total-corners': totalCorners,\n  'half-time-result': ");

function plant(file: string, before: string, after: string): void {
  const text = planted.get(file) ?? readFileSync(`${root}${file}`, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`${file} has "${before}" not once`);
  planted.set(file, text.replace(before, after));
}

let errors: readonly CompilerError[];

beforeAll(async () => {
  // A thorough run checks all files. A file left out in a usual run could only be at fault if it were written for each language or market without naming one.
  errors = await compilerErrors(planted, (source) => isThorough || /pt-BR|market/i.test(source));
  // A busy machine takes half a minute for what takes three seconds by itself.
}, 180_000);

/** Returns the number of errors of each file. */
const countByFile = (chosen: readonly CompilerError[]) =>
  Object.fromEntries([...Map.groupBy(chosen, ({ file }) => file)].map(([file, ofFile]) => [file, ofFile.length]));

const isOfLanguage = ({ message }: CompilerError) => message.includes("Property 'pl' is missing");

it('the compiler asks for an eighth language wherever languages differ', () => {
  expect(countByFile(errors.filter(isOfLanguage))).toEqual({
    'app/i18n/locales.ts': 1,
    'app/i18n/competition-name.ts': 1,
    'tests/factories/meant-twins.ts': 1,
    'app/i18n/counted-messages.test.ts': 1,
    'app/i18n/message-keys.ts': 1,
    'app/i18n/names/basketball-club-names.server.ts': 1,
    'app/i18n/names/place-names.server.ts': 3,
    'app/i18n/names/tennis-tournament-names.server.ts': 2,
    'app/i18n/preview/court/court-prose-of.server.ts': 1,
    'app/i18n/preview/prose-of.server.ts': 1,
    'app/i18n/preview/tip-sentences.server.test.ts': 1,
    'app/i18n/writing-customs.ts': 1,
    'app/styles/typeface.ts': 1,
    'domain/broadcast/covered-countries.ts': 1,
    'domain/jurisdiction/jurisdictions.ts': 1,
    'domain/language/region-names.ts': 6,
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
    'sports/football/app/pages/match/forecast/further-markets.ts': 1,
    'sports/football/app/components/market-names.ts': 1,
    'demonstration/prices/bookmaker-range.ts': 1,
    'sports/football/demonstration/prices/fair-probabilities.ts': 1,
    'domain/forecast/bet-chances.ts': 1,
    'domain/odds/settle-bet.ts': 1,
    'sports/football/domain/football-model.ts': 1,
    'domain/tip/bets-and-grid.test.ts': 1,
  });
});
