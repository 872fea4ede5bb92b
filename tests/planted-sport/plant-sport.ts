import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#domain/language/languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = fileURLToPath(new URL('files', import.meta.url));
const suffix = '.planted';

/** The replacements by which the site's lists name the sport, each as file, present text and new text. */
const lines: readonly (readonly [file: string, before: string, after: string])[] = [
  ['domain/sports/sport.ts', "'tennis', 'basketball'] as const", "'tennis', 'basketball', 'ice-hockey'] as const"],
  [
    'domain/sports/rules-of-sports.ts',
    '= { football, tennis, basketball };',
    "= { football, tennis, basketball, 'ice-hockey': iceHockey };",
  ],
  [
    'domain/sports/rules-of-sports.ts',
    'import type { Pair }',
    "import { iceHockey } from '#sports/ice-hockey/domain/ice-hockey.ts';\nimport type { Pair }",
  ],
  [
    'domain/sports/markets-of-sports.ts',
    '  basketball: basketballMarkets,',
    "  basketball: basketballMarkets,\n  'ice-hockey': hockeyMarkets,",
  ],
  [
    'domain/sports/markets-of-sports.ts',
    'import { type Sport, sports }',
    "import { hockeyMarkets } from '#sports/ice-hockey/domain/hockey-bet.ts';\nimport { type Sport, sports }",
  ],
  [
    'domain/sports/models-of-sports.ts',
    '  basketball: basketballModelEntry,',
    "  basketball: basketballModelEntry,\n  'ice-hockey': hockeyModelEntry,",
  ],
  [
    'domain/sports/models-of-sports.ts',
    'import { tennisModelEntry }',
    "import { hockeyModelEntry } from '#sports/ice-hockey/domain/hockey-model-entry.ts';\nimport { tennisModelEntry }",
  ],
  [
    'data/catalogue/sports/catalogues-of-sports.ts',
    '  basketball: basketballFiles,',
    "  basketball: basketballFiles,\n  'ice-hockey': { load: () => ({}), digested: () => [], toCatalogue: () => ({ competitions: [], clubs: [] }) },",
  ],
  ['app/i18n/sports/words-of-sports.ts', '  basketball: basketballWords,', "  basketball: basketballWords,\n  'ice-hockey': hockeyWords,"],
  [
    'app/i18n/sports/words-of-sports.ts',
    'import type { SportWords }',
    "import { hockeyWords } from './hockey-words.ts';\nimport type { SportWords }",
  ],
  [
    'app/sports/texts-of-sports.server.ts',
    '  basketball: basketballTexts,',
    "  basketball: basketballTexts,\n  'ice-hockey': hockeyTexts,",
  ],
  [
    'app/sports/texts-of-sports.server.ts',
    'import type { NamedSide',
    "import { hockeyTexts } from '#sports/ice-hockey/app/hockey-texts.server.ts';\nimport type { NamedSide",
  ],
  [
    'app/sports/pages-of-sports.ts',
    'side: basketballClubPage },',
    "side: basketballClubPage },\n  'ice-hockey': { match: hockeyMatchPage, competition: hockeyLeaguePage, side: hockeyClubPage },",
  ],
  [
    'app/sports/pages-of-sports.ts',
    'import { matchPage }',
    "import { hockeyClubPage } from '#sports/ice-hockey/app/pages/hockey-club/hockey-club.page.ts';\nimport { hockeyLeaguePage } from '#sports/ice-hockey/app/pages/hockey-league/hockey-league.page.ts';\nimport { hockeyMatchPage } from '#sports/ice-hockey/app/pages/hockey-match/hockey-match.page.ts';\nimport { matchPage }",
  ],
  [
    'app/components/two-sided/lists-of-sports.ts',
    '  basketball: {\n',
    "  'ice-hockey': { Group: HockeyGroup, hasGenderAndOrder: false },\n  basketball: {\n",
  ],
  [
    'app/components/two-sided/lists-of-sports.ts',
    'import { TennisGroup }',
    "import { HockeyGroup } from '#sports/ice-hockey/app/components/hockey-group.tsx';\nimport { TennisGroup }",
  ],
];

/** The messages that every sport has under its name: those of basketball, with the other sport's name where they are read in English. */
const messages = [
  'title',
  'titleLive',
  'titleFavorites',
  'titleOfDay',
  'description',
  'descriptionLive',
  'descriptionOfDay',
  'nothingLive',
  'nothingToday',
  'listNote',
  'settlingRule',
];

/** Returns the texts of the files that ice hockey adds to the site and of those that name it, by their paths from the root. */
export function plantSport(): ReadonlyMap<string, string> {
  const planted = new Map<string, string>();
  for (const path of globSync(`**/*${suffix}`, { cwd: files })) {
    planted.set(path.slice(0, -suffix.length).replaceAll('\\', '/'), readFileSync(join(files, path), 'utf8'));
  }
  for (const [file, before, after] of lines) {
    const text = planted.get(file) ?? readFileSync(join(root, file), 'utf8');
    if (text.split(before).length !== 2) throw new Error(`${file} has "${before}" not once`);
    planted.set(file, text.replace(before, after));
  }
  for (const language of languages) {
    const file = `languages/${language}/messages.json`;
    const known = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const worded = (text: string) => text.replace('Basketball', 'Ice hockey');
    known['ice-hockey'] = Object.fromEntries(messages.map((key) => [key, worded(known.basketball[key])]));
    known['ice-hockey'].settlingRule = 'The result and the goals are those of sixty minutes.';
    known.sport['ice-hockey'] = worded(known.sport.basketball);
    planted.set(file, JSON.stringify(known, undefined, 2));
  }
  return planted;
}
