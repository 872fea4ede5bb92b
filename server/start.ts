import './production-mode.ts';
import { buildIfStale } from './build.ts';
import { explainFailure } from './explain-failure.ts';
import { type RunningSite, startSite } from './main.ts';
import { readSettings } from './settings.ts';

const announce = (text: string) => process.stdout.write(`${text}\n`);

/** Beyond the time that open requests get, so much more until the process ends whatever hangs. */
const patienceSeconds = 15;

try {
  const settings = readSettings(process.env);
  await buildIfStale(announce);
  endOnSignal(await startSite(settings, announce), settings.SHUTDOWN_SECONDS + patienceSeconds);
} catch (error) {
  const reason = explainFailure(error);
  if (reason === undefined) throw error;
  process.stderr.write(`Tipledger cannot start: ${reason}\n`);
  process.exit(1);
}

/** Ends the site in good order at the first signal, at once at the second. */
function endOnSignal(site: RunningSite, mostSeconds: number): void {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      setTimeout(() => process.exit(1), mostSeconds * 1_000).unref();
      void site.stop().then(() => process.exit(0));
    });
  }
}
