import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

type Import = readonly [file: string, imported: string];

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

const refused: readonly Import[] = [
  ['domain/odds/planted.ts', '#data/database/database.ts'],
  ['domain/odds/planted.ts', '#jobs/ingest-football-feed.ts'],
  ['domain/odds/planted.ts', '#app/i18n/locales.ts'],
  ['domain/odds/planted.ts', '#server/start/settings.ts'],
  ['domain/odds/planted.ts', '../../data/database/database.ts'],
  ['domain/odds/planted.ts', 'node:fs'],
  ['domain/odds/planted.ts', 'pg'],
  ['domain/odds/planted.test.ts', 'pg'],
  ['domain/odds/planted.ts', '#languages/languages.ts'],
  ['domain/odds/planted.ts', '../../languages/languages.ts'],
  ['languages/planted.ts', '#app/i18n/locales.ts'],
  ['languages/planted.ts', '#data/catalogue/national-teams.ts'],
  ['languages/planted.ts', '../app/i18n/locales.ts'],
  ['languages/planted.ts', '#sports/tennis/data/queries/get-tennis-player.ts'],
  ['languages/prose/planted.ts', '#app/i18n/formatters.ts'],
  ['languages/de/planted.ts', '#app/i18n/formatters.ts'],
  ['languages/de/planted.ts', '#languages/cs/customs.ts'],
  ['languages/de/prose/football/planted.ts', '#languages/cs/prose/words.ts'],
  ['languages/de/prose/football/planted.ts', '../../../cs/prose/words.ts'],
  ['languages/de/prose/football/planted.test.ts', '#server/start/settings.ts'],
  ['data/feeds/planted.ts', '#languages/languages.ts'],
  ['data/queries/vote/planted.ts', '#languages/de/names/clubs.json'],
  ['jobs/planted.ts', '#languages/languages.ts'],
  ['demonstration/season/planted.ts', '#languages/languages.ts'],
  ['server/http/planted.ts', '#languages/languages.ts'],
  ['app/components/planted.ts', '#languages/de/customs.ts'],
  ['app/pages/tips/planted.ts', '#languages/de/customs.ts'],
  ['app/i18n/planted.ts', '#languages/de/customs.ts'],
  ['data/feeds/planted.ts', '#jobs/ingest-football-feed.ts'],
  ['data/feeds/planted.ts', '#app/i18n/locales.ts'],
  ['data/feeds/planted.ts', '#server/start/settings.ts'],
  ['data/feeds/planted.ts', '../../server/start/settings.ts'],
  ['data/ledger/planted.ts', '#data/queries/vote/get-vote.ts'],
  ['data/ledger/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['data/ledger/planted.ts', '../queries/vote/get-vote.ts'],
  ['data/ledger/planted.ts', '#app/i18n/locales.ts'],
  ['data/commands/vote/planted.ts', '#data/queries/vote/get-vote.ts'],
  ['data/commands/vote/planted.ts', '../../queries/vote/get-vote.ts'],
  ['data/commands/vote/planted.ts', '#app/i18n/locales.ts'],
  ['data/queries/vote/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['data/queries/vote/planted.ts', '../../commands/vote/cast-votes.ts'],
  ['data/queries/vote/planted.ts', '#jobs/ingest-football-feed.ts'],
  ['jobs/planted.ts', '#app/i18n/locales.ts'],
  ['jobs/planted.ts', '#server/start/settings.ts'],
  ['jobs/planted.ts', '../server/start/settings.ts'],
  ['domain/odds/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['data/feeds/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['data/commands/vote/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['data/queries/vote/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['jobs/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['jobs/planted.ts', '../demonstration/demonstration-dataset.ts'],
  ['app/shell/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['app/stores/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['app/components/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['app/pages/tips/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['app/endpoints/votes/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['server/jobs/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['server/start/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['server/commands/planted.ts', '#demonstration/demonstration-dataset.ts'],
  ['demonstration/season/planted.ts', '#app/i18n/locales.ts'],
  ['demonstration/season/planted.ts', '#server/start/settings.ts'],
  ['demonstration/season/planted.ts', '../../server/start/settings.ts'],
  ['server/http/planted.ts', '#domain/odds/bet.ts'],
  ['server/http/planted.test.ts', '#domain/team/crest.ts'],
  ['server/http/planted.ts', '#app/pages/home/home-page.tsx'],
  ['server/commands/planted.ts', '#app/pages/home/home-page.tsx'],
  ['app/addresses/article-paths.ts', '#jobs/ingest-football-feed.ts'],
  ['app/addresses/article-paths.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/addresses/article-paths.ts', './pages/home/home.page.ts'],
  ['app/pages.ts', '#server/start/settings.ts'],
  ['app/pages.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/pages.ts', '#app/endpoints/votes/voters.ts'],
  ['app/shell/planted.ts', '#server/start/settings.ts'],
  ['app/shell/planted.ts', '../../server/start/settings.ts'],
  ['app/shell/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/shell/planted.ts', '#app/endpoints/votes/voters.ts'],
  ['app/shell/planted.ts', '#app/pages/home/home.page.ts'],
  ['app/shell/planted.ts', '#app/sports/pages-of-sports.ts'],
  ['app/http/planted.ts', '#app/pages/home/home.address.ts'],
  ['app/http/planted.ts', '#server/start/settings.ts'],
  ['app/i18n/planted.ts', '#app/components/prices/price.tsx'],
  ['app/i18n/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/stores/planted.ts', '#app/document/announce.ts'],
  ['app/stores/planted.ts', '#app/elements/prices/slip-price.ts'],
  ['app/stores/planted.ts', '../elements/slip-price.ts'],
  ['app/stores/planted.ts', '#server/start/settings.ts'],
  ['app/ui/planted.ts', '#app/components/prices/price.tsx'],
  ['app/ui/planted.ts', '../components/price.tsx'],
  ['app/ui/planted.ts', '#server/start/settings.ts'],
  ['app/components/planted.ts', '#app/pages.ts'],
  ['app/components/planted.ts', '#app/pages/home/home-page.tsx'],
  ['app/components/planted.ts', '../pages/home/home-page.tsx'],
  ['app/components/planted.ts', '#app/islands/slip/slip-box.tsx'],
  ['app/components/planted.ts', '#app/elements/prices/slip-price.ts'],
  ['app/components/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/elements/planted.ts', '#app/components/prices/price.tsx'],
  ['app/elements/planted.ts', '#app/islands/slip/slip-box.tsx'],
  ['app/elements/planted.ts', '#app/pages/home/home-page.tsx'],
  ['app/elements/planted.ts', '#server/start/settings.ts'],
  ['app/islands/slip/planted.ts', '#app/islands/votes/vote-box.tsx'],
  ['app/islands/slip/planted.ts', '../votes/vote-box.tsx'],
  ['app/islands/slip/planted.ts', '#app/pages/home/home-page.tsx'],
  ['app/islands/slip/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/islands/slip/planted.ts', '#server/start/settings.ts'],
  ['app/pages/tips/planted.address.ts', '#app/components/prices/price.tsx'],
  ['app/pages/tips/planted.address.ts', '#app/document/page.ts'],
  ['app/pages/tips/planted.address.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/pages/tips/planted.address.ts', './tips.server.ts'],
  ['app/pages/tips/planted.address.ts', './tips-page.tsx'],
  ['app/pages/tips/planted.ts', '#app/pages/home/home-page.tsx'],
  ['app/pages/tips/planted.ts', '../home/home-page.tsx'],
  ['app/pages/tips/planted.ts', '#app/pages/home/home.page.ts'],
  ['app/pages/tips/planted.ts', './tips.page.ts'],
  ['app/pages/tips/planted.ts', '#app/sports/pages-of-sports.ts'],
  ['app/components/planted.ts', '#app/sports/pages-of-sports.ts'],
  ['app/endpoints/votes/planted.ts', '#app/sports/pages-of-sports.ts'],
  ['app/pages/tips/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/pages/tips/planted.ts', '#app/endpoints/votes/voters.ts'],
  ['app/pages/tips/planted.ts', '#server/start/settings.ts'],
  ['app/pages/match/forecast/planted.ts', '../match.page.ts'],
  ['app/pages/match/forecast/planted.ts', '../../home/home-page.tsx'],
  ['app/pages/match/forecast/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/pages/match/forecast/planted.ts', '#server/start/settings.ts'],
  ['app/pages/contact/contact.server.ts', '#data/commands/contact/store-contact-message.ts'],
  ['app/pages/contact/contact.submit.server.ts', '#app/pages/home/home-page.tsx'],
  ['app/pages/contact/contact.submit.server.ts', '#app/endpoints/votes/voters.ts'],
  ['app/pages/contact/contact.submit.server.ts', '#server/start/settings.ts'],
  ['app/endpoints/votes/planted.ts', '#server/start/settings.ts'],
  ['app/endpoints/votes/planted.ts', '#jobs/ingest-football-feed.ts'],
  ['app/endpoints/votes/planted.ts', '#app/pages/home/home-page.tsx'],
  ['app/endpoints/votes/planted.ts', '#app/pages/offers/offer-box.server.tsx'],
  ['app/endpoints/votes/planted.ts', '#app/components/prices/price.tsx'],
  ['app/endpoints/votes/planted.ts', '#app/pages.ts'],
  ['app/pages/home/planted.test.ts', '#jobs/ingest-football-feed.ts'],
  ['app/pages/home/planted.test.ts', '#server/start/settings.ts'],
  ['domain/odds/planted.ts', '#sports/tennis/domain/tennis.ts'],
  ['domain/odds/planted.ts', '../../sports/tennis/domain/tennis.ts'],
  ['data/feeds/planted.ts', '#sports/tennis/domain/tennis.ts'],
  ['data/queries/vote/planted.ts', '#sports/tennis/data/queries/get-tennis-player.ts'],
  ['data/commands/vote/planted.ts', '#sports/shared/data/queries/list-quotes.ts'],
  ['app/ui/planted.ts', '#sports/shared/app/components/pair-row.tsx'],
  ['app/components/planted.ts', '#sports/tennis/app/components/tennis-row.tsx'],
  ['app/elements/planted.ts', '#sports/tennis/domain/tennis.ts'],
  ['app/i18n/planted.ts', '#sports/tennis/app/components/tennis-row.tsx'],
  ['app/pages/tips/planted.ts', '#sports/football/app/pages/match/match-page.tsx'],
  ['app/endpoints/votes/planted.ts', '#sports/tennis/data/queries/get-tennis-player.ts'],
  ['server/http/planted.ts', '#sports/tennis/domain/tennis.ts'],
  ['server/commands/planted.ts', '#sports/tennis/app/components/tennis-row.tsx'],
  ['sports/tennis/domain/planted.ts', '#sports/basketball/domain/basketball.ts'],
  ['sports/tennis/domain/planted.ts', '../../basketball/domain/basketball.ts'],
  ['sports/tennis/domain/planted.ts', '../data/queries/get-tennis-player.ts'],
  ['sports/tennis/domain/planted.ts', '#data/database/database.ts'],
  ['sports/tennis/domain/planted.test.ts', '#sports/basketball/domain/basketball.ts'],
  ['sports/tennis/data/queries/planted.ts', '#sports/basketball/data/queries/list-season-games.ts'],
  ['sports/tennis/data/queries/planted.ts', '../../../basketball/domain/basketball.ts'],
  ['sports/tennis/data/queries/planted.ts', '../../app/components/tennis-row.tsx'],
  ['sports/tennis/data/queries/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['sports/tennis/data/queries/planted.ts', '#app/i18n/locales.ts'],
  ['sports/tennis/demonstration/planted.ts', '#sports/football/demonstration/season/seasons.ts'],
  ['sports/tennis/demonstration/planted.ts', '../app/components/tennis-row.tsx'],
  ['sports/tennis/app/planted.server.ts', '#sports/basketball/app/basketball-texts.server.ts'],
  ['sports/tennis/app/planted.server.ts', '#data/commands/vote/cast-votes.ts'],
  ['sports/tennis/app/components/planted.ts', '#sports/basketball/app/components/basketball-row.tsx'],
  ['sports/tennis/app/components/planted.ts', '../../../basketball/app/components/basketball-row.tsx'],
  ['sports/tennis/app/components/planted.ts', '../pages/tennis-match/tennis-match-page.tsx'],
  ['sports/tennis/app/components/planted.ts', '#app/elements/prices/slip-price.ts'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', '../tennis-player/tennis-player-page.tsx'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', './tennis-match.page.ts'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', '#app/pages/home/home-page.tsx'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', '#sports/basketball/app/pages/basketball-game/basketball-game-page.tsx'],
  ['sports/football/app/pages/match/forecast/planted.ts', '../../team/team-page.tsx'],
  ['sports/football/app/pages/match/forecast/planted.ts', '../match.page.ts'],
  ['sports/tennis/app/pages/tennis-match/planted.address.ts', './tennis-match.server.ts'],
];

const taken: readonly Import[] = [
  ['domain/odds/planted.ts', './bet.ts'],
  ['domain/odds/planted.ts', '#domain/time/clock.ts'],
  ['domain/odds/markets/planted.ts', '../../time/clock.ts'],
  ['domain/odds/planted.test.ts', 'vitest'],
  ['languages/planted.ts', '#domain/language/languages.ts'],
  ['languages/planted.ts', './de/pack.ts'],
  ['languages/prose/planted.ts', '#sports/tennis/domain/tennis-event.ts'],
  ['languages/de/planted.ts', '#languages/language-pack.ts'],
  ['languages/de/prose/football/planted.ts', '#languages/prose/story-texts.ts'],
  ['languages/de/prose/football/planted.ts', '../../names/names.ts'],
  ['languages/de/prose/football/planted.test.ts', '#app/i18n/formatters.ts'],
  ['languages/de/prose/football/planted.test.ts', '#tests/factories/example-matches.ts'],
  ['data/feeds/planted.ts', '#languages/region-names.ts'],
  ['app/i18n/planted.ts', '#languages/languages.ts'],
  ['app/i18n/preview/planted.ts', '#languages/prose/story-texts.ts'],
  ['app/elements/planted.ts', '#languages/writing-customs.ts'],
  ['app/pages/tips/planted.ts', '#languages/writing-customs.ts'],
  ['data/feeds/planted.ts', '#domain/odds/bet.ts'],
  ['data/commands/vote/planted.ts', '#data/ledger/record-hash.ts'],
  ['data/commands/vote/planted.ts', '#data/commands/changes/record-changes.ts'],
  ['data/queries/vote/planted.ts', '#data/queries/odds/list-quotes-of-lines.ts'],
  ['data/commands/vote/planted.test.ts', '#data/queries/vote/get-vote.ts'],
  ['data/queries/vote/planted.test.ts', '#data/commands/vote/cast-votes.ts'],
  ['jobs/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['server/http/planted.ts', '#domain/time/clock.ts'],
  ['server/http/planted.ts', '#app/endpoints/votes/voters.ts'],
  ['server/jobs/planted.ts', '#jobs/ingest-football-feed.ts'],
  ['server/start/datasets.ts', '#demonstration/demonstration-dataset.ts'],
  ['demonstration/season/planted.ts', '#jobs/ingest-football-feed.ts'],
  ['demonstration/season/planted.ts', '#data/feeds/feed.ts'],
  ['demonstration/season/planted.ts', '../clubs/club-strength.ts'],
  ['server/commands/planted.ts', '#domain/odds/bet.ts'],
  ['app/pages.ts', './pages/home/home.page.ts'],
  ['app/pages.ts', './sports/pages-of-sports.ts'],
  ['app/sports/pages-of-sports.ts', '#app/pages/match/match.page.ts'],
  ['app/i18n/preview/planted.ts', '../create-words.ts'],
  ['app/stores/planted.ts', '#app/i18n/locales.ts'],
  ['app/ui/planted.ts', '#app/stores/slip.ts'],
  ['app/components/planted.ts', '#app/pages/home/home.address.ts'],
  ['app/components/planted.ts', '#app/addresses/article-paths.ts'],
  ['app/components/planted.ts', '#data/queries/vote/get-vote.ts'],
  ['app/elements/planted.ts', '#app/stores/slip.ts'],
  ['app/elements/planted.ts', '#app/components/page/crest.module.css'],
  ['app/islands/slip/planted.ts', '#app/components/prices/price.tsx'],
  ['app/islands/slip/planted.ts', '#app/pages/home/home.address.ts'],
  ['app/islands/slip/planted.ts', './slip-box.tsx'],
  ['app/pages/tips/planted.address.ts', '#app/addresses/address.ts'],
  ['app/pages/tips/planted.address.ts', './tip-order.ts'],
  ['app/pages/tips/planted.ts', '#app/pages/home/home.address.ts'],
  ['app/pages/tips/planted.ts', '#app/components/prices/price.tsx'],
  ['app/pages/match/forecast/planted.ts', '../match-section.tsx'],
  ['app/pages/contact/contact.submit.server.ts', '#data/commands/contact/store-contact-message.ts'],
  ['app/endpoints/votes/planted.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/endpoints/votes/planted.ts', '#app/pages/home/home.address.ts'],
  ['app/endpoints/votes/planted.ts', '#app/i18n/locales.ts'],
  ['app/pages/home/planted.test.ts', '#data/commands/vote/cast-votes.ts'],
  ['app/pages/home/planted.test.ts', '#tests/factories/test-site.ts'],
  ['domain/sports/planted-of-sports.ts', '#sports/tennis/domain/tennis.ts'],
  ['domain/odds/planted.test.ts', '#sports/tennis/domain/tennis.ts'],
  ['data/feeds/planted-of-sports.ts', '#sports/tennis/data/feeds/tennis-data/tennis-data-feed.ts'],
  ['app/components/planted-of-sports.ts', '#sports/tennis/app/components/tennis-row.tsx'],
  ['app/i18n/planted.ts', '#sports/tennis/domain/tennis-event.ts'],
  ['app/pages/home/planted.ts', '#sports/football/app/pages/match/match.address.ts'],
  ['app/components/planted.ts', '#sports/football/app/pages/match/match.address.ts'],
  ['app/elements/planted.ts', '#sports/football/app/pages/match/match.address.ts'],
  ['jobs/planted.ts', '#sports/football/data/queries/forecast/list-coming-fixtures.ts'],
  ['sports/tennis/domain/planted.ts', './tennis-bet.ts'],
  ['sports/tennis/domain/planted.ts', '#domain/odds/bet.ts'],
  ['sports/tennis/domain/planted.ts', '#sports/shared/domain/elo.ts'],
  ['sports/tennis/data/queries/planted.ts', '../../domain/tennis-bet.ts'],
  ['sports/tennis/data/queries/planted.ts', '#data/database/database.ts'],
  ['sports/tennis/demonstration/planted.ts', '../domain/tennis-bet.ts'],
  ['sports/tennis/demonstration/planted.ts', '#demonstration/prices/price-ladder.ts'],
  ['sports/tennis/app/components/planted.ts', '../../domain/tennis-bet.ts'],
  ['sports/tennis/app/components/planted.ts', '../pages/tennis-match/tennis-match.address.ts'],
  ['sports/tennis/app/components/planted.ts', '#sports/shared/app/components/pair-row.tsx'],
  ['sports/tennis/app/components/planted.ts', '#app/components/prices/price.tsx'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', '../../components/tennis-row.tsx'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', '../../../data/queries/get-tennis-player.ts'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', '../tennis-player/tennis-player.address.ts'],
  ['sports/tennis/app/pages/tennis-match/planted.ts', '#sports/shared/app/components/pair-row.tsx'],
  ['sports/football/app/pages/match/forecast/planted.ts', '../match-section.tsx'],
  ['sports/football/app/pages/match/forecast/planted.ts', '../../../components/standings-table.tsx'],
];

const statements = [
  (imported: string) => `import '${imported}';`,
  (imported: string) => `export type { Planted } from '${imported}';`,
  (imported: string) => `await import('${imported}');`,
];

/** The parts of the linter's report that are read here. */
interface LintReport {
  readonly diagnostics: readonly {
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/** Returns the linter's report on a tree of files, by this project's settings. */
async function lint(tree: ReadonlyMap<string, string>): Promise<LintReport> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-imports-'));
  try {
    await copyFile(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const [file, text] of tree) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    const biome = join(root, 'node_modules/.bin/biome');
    const settings = ['lint', '--reporter=json', '--max-diagnostics=none', '--only=style/noRestrictedImports'];
    // The linter ends with 1 when it finds something.
    const { stdout } = await run(biome, settings, { cwd: folder }).catch((ended: { readonly stdout: string }) => ended);
    return JSON.parse(stdout) as LintReport;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the linter keeps the rooms apart', () => {
  const planted = Map.groupBy([...refused, ...taken], ([file]) => file);
  let found: ReadonlySet<string>;

  beforeAll(async () => {
    const files = [...planted].map(([file, imports]): [string, string] => {
      const lines = imports.map(([, imported], at) => statements[at % statements.length]?.(imported));
      return [file, `${lines.join('\n')}\n`];
    });
    const { diagnostics } = await lint(new Map(files));
    found = new Set(diagnostics.map(({ location: { path, start } }) => `${path} ${planted.get(path)?.[start.line - 1]?.[1]}`));
  });

  it.each(refused)('%s may not import %s', (file, imported) => {
    expect(found).toContain(`${file} ${imported}`);
  });

  it.each(taken)('%s may import %s', (file, imported) => {
    expect(found).not.toContain(`${file} ${imported}`);
  });
});

describe('the demonstration', () => {
  const question = /(?:[!=]==? ?|in \()'(?:demonstration|real)'/;
  const files = globSync('{domain,languages,data,sports/*/{domain,data,app},jobs,app,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );

  /* A comparison of the dataset with its name, in TypeScript or in SQL; a type that lists the name is none. */
  it('is seen to be asked for where it is', () => {
    expect("if (dataset === 'demonstration') return;").toMatch(question);
    expect("where feed not in ('demonstration')").toMatch(question);
    expect("Pick<Site, 'words' | 'demonstration'>").not.toMatch(question);
  });

  it('is asked for by name in no other room', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => question.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('what is sent to the browser', () => {
  const valueImportOfData = /^import (?!type\b)[^;]*from '(?:#|#sports\/[^/]+\/|(?:\.\.\/)+)data\//m;
  const isServed = (file: string) => !/\.(server|test)\.tsx?$/.test(file) && !file.startsWith('app/endpoints/');
  const browserFiles = globSync('{app,sports/*/app}/**/*.{ts,tsx}', { cwd: root }).filter(isServed);

  it('is seen to import data where it does', () => {
    expect("import { listMatches } from '#data/queries/x.ts';").toMatch(valueImportOfData);
    expect("import { listMatches } from '../../data/queries/x.ts';").toMatch(valueImportOfData);
    expect("import { listMatches } from '#sports/tennis/data/queries/x.ts';").toMatch(valueImportOfData);
    expect("import type { ListedMatch } from '#data/queries/x.ts';").not.toMatch(valueImportOfData);
  });

  it.each(browserFiles)('%s takes only types from data', (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(valueImportOfData);
  });
});

describe('a folder', () => {
  const maxFiles = 25;
  const sources = globSync('{domain,languages,data,sports,jobs,demonstration,app,server,bench,tests}/**/*.{ts,tsx}', { cwd: root });
  const isCounted = (file: string) => !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('tests/factories/');

  it('has at most 25 source files of its own, test factories apart', () => {
    const folders = Map.groupBy(sources.filter(isCounted), dirname);
    expect(folders.size).toBeGreaterThan(200);
    expect([...folders].filter(([, files]) => files.length > maxFiles).map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });
});
