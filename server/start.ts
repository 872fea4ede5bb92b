import './start/production-mode.ts';
import './start/end-with-launcher.ts';
import { flushCompileCache } from 'node:module';
import { buildIfStale } from './start/build.ts';
import { endInGoodOrder } from './start/end-in-good-order.ts';
import { explainFailure } from './start/explain-failure.ts';
import { readSettings } from './start/settings.ts';
import { environmentOfCall } from './start/start-call.ts';
import { startSite } from './start/start-site.ts';

const announce = (text: string) => process.stdout.write(`${text}\n`);

try {
  const settings = readSettings(environmentOfCall(process.argv.slice(2), process.env));
  await buildIfStale(announce);
  const site = await startSite(settings, announce);
  endInGoodOrder({
    graceSeconds: settings.web.drainSeconds + settings.web.shutdownSeconds,
    drain: () => site.drain(),
    stop: () => site.stop(),
    failed: (error) => site.logger.fatal({ err: error }, 'an error that nothing handles; the site ends and is started again'),
  });
  // Otherwise the cache is written only at an orderly end, and a site that was killed would start slowly again.
  flushCompileCache();
} catch (error) {
  const reason = explainFailure(error);
  if (reason === undefined) throw error;
  process.stderr.write(`Tipledger cannot start: ${reason}\n`);
  process.exit(1);
}
