import { buildIfStale } from './build.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startSite } from './main.ts';

const announce = (text: string) => process.stdout.write(`${text}\n`);

try {
  const settings = readSettings(process.env);
  await buildIfStale(announce);
  await startSite(settings, announce);
} catch (error) {
  if (!(error instanceof SettingsError) && !('code' in (error as object))) throw error;
  process.stderr.write(`Tipledger cannot start: ${(error as Error).message}\n`);
  process.exit(1);
}
