import { SettingsError } from '#app/site/settings-error.ts';
import { linkMinutes, makeConsoleLink } from '#server/console/console-link.ts';
import { isListening } from '#server/console/console-place.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { nameOfUser } from './calls/read-decider.ts';

const usage = 'npm run console [-- --name NAME]';
const longestName = 60;

/** `npm run console`: prints a link that opens the console of the running site once within ten minutes. */
await runCommand(async (settings: Settings, words: readonly string[]) => {
  const { values } = readOptions(words, { options: { name: { type: 'string' } } }, usage);
  const actor = (values.name ?? nameOfUser()).trim();
  if (actor === '' || actor.length > longestName) throw new UsageError(`a name has 1 to ${longestName} letters\n${usage}`);
  const place = settings.console;
  if (place === undefined) throw new SettingsError('the setting CONSOLE_PORT is missing, so that the site has no console');
  // The machine's time, also where the site's clock is set.
  const now = new Date();
  const dataset = await openDataset(settings.database, now, say);
  try {
    const path = await makeConsoleLink(dataset.db, actor, now);
    say(`The console, once within ${linkMinutes} minutes, as ${actor}:`);
    if ('port' in place) say(`http://localhost:${place.port}${path}`);
    else {
      say(`http://localhost:8100${path}`);
      say(`It listens at ${place.socket}; port 8100 is led there by: ssh -N -L 8100:${place.socket} <user>@<machine>`);
    }
    if (!(await isListening(place))) say('Nothing listens there at present: start the site with this CONSOLE_PORT');
  } finally {
    await dataset.close();
  }
});
