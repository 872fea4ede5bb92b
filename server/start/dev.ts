/* `npm run dev`: starts the site from its sources, whose changes show in open pages. */

import './end-with-launcher.ts';

process.env.NODE_ENV = 'development';

// React chooses its build by the line above, so that everything is imported after it.
const [{ openDevServer }, { startSite }, { readSettings }, { explainFailure }, { endInGoodOrder }, { compileContent }] = await Promise.all([
  import('./dev-server.ts'),
  import('./start-site.ts'),
  import('./settings.ts'),
  import('./explain-failure.ts'),
  import('./end-in-good-order.ts'),
  import('#data/articles/compile-content.ts'),
]);

try {
  const settings = readSettings(process.env);
  compileContent();
  const site = await startSite(settings, (text) => process.stdout.write(`${text}\n`), openDevServer);
  endInGoodOrder({
    graceSeconds: settings.web.drainSeconds + settings.web.shutdownSeconds,
    drain: () => site.drain(),
    stop: () => site.stop(),
    failed: (error) => site.logger.fatal({ err: error }, 'an error that nothing handles; the site ends and is started again'),
  });
} catch (error) {
  const reason = explainFailure(error);
  if (reason === undefined) throw error;
  process.stderr.write(`Tipledger cannot start: ${reason}\n`);
  process.exit(1);
}
