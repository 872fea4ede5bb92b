import { createVoters } from '#app/endpoints/votes/voters.ts';
import { deletePushSubscription } from '#data/commands/alerts/push-subscriptions.ts';
import { trimAlerts } from '#data/commands/alerts/trim-alerts.ts';
import { trimContactMessages } from '#data/commands/contact/trim-contact-messages.ts';
import { eraseExpired } from '#data/commands/retention/erase-expired.ts';
import { eraseAddress, eraseMessagesOf, eraseVoter } from '#data/commands/retention/erase-visitor.ts';
import { forgetVoteAddresses } from '#data/commands/vote/forget-vote-addresses.ts';
import type { Database } from '#data/database/database.ts';
import type { Retention } from '#domain/retention/retention.ts';
import { cachedSecret } from '#server/security/cached-secret.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { createAddressKeys, networkOf } from '#server/visitors/visitors.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';

const usage =
  'npm run db:erase [-- --email <address> --voter <value of the cookie voter> --endpoint <address of a push service> --address <network address>]';
const options = {
  email: { type: 'string' },
  voter: { type: 'string' },
  endpoint: { type: 'string' },
  address: { type: 'string' },
} as const;

/** The facts by which the data of one visitor are found. */
type VisitorTraces = Readonly<Partial<Record<keyof typeof options, string>>>;

/** `npm run db:erase`: erases what is older than the settings allow or, with options, what is stored of one visitor. */
await runCommand(async (settings: Settings, words: readonly string[]) => {
  const { values } = readOptions(words, { options }, usage);
  const dataset = await openDataset(settings.database, new Date(), say);
  try {
    if (Object.keys(values).length === 0) await eraseOld(dataset.db, new Date(), settings.retention);
    else await eraseVisitor(dataset.db, values);
  } finally {
    await dataset.close();
  }
  say('Backups written before still hold it; a restored one is to be erased again');
});

async function eraseOld(db: Database, now: Date, retention: Retention): Promise<void> {
  const messages = await trimContactMessages(db, now, 0, retention);
  const browsers = await trimAlerts(db, now, retention.alertDays);
  const addresses = await forgetVoteAddresses(db, now);
  const { voters, clicks } = await eraseExpired(db, now, retention);
  const parts = [
    `${messages} messages`,
    `${browsers} browsers with alerts`,
    `${voters} keys of voters`,
    `${addresses} keys of their addresses`,
  ];
  say(`Erased ${parts.join(', ')} and ${clicks} counts of followed links`);
}

async function eraseVisitor(db: Database, { email, voter, endpoint, address }: VisitorTraces): Promise<void> {
  const network = address === undefined ? undefined : networkOf(address);
  if (address !== undefined && network === undefined) throw new UsageError(`"${address}" is no network address\n${usage}`);
  const voterKey = await createVoters({ https: false, readKey: cachedSecret(db, 'voters') }).keyOf(`voter=${voter}`);
  if (voter !== undefined && voterKey === undefined) throw new UsageError(`the cookie voter was not made by this site\n${usage}`);
  if (email !== undefined) say(`Erased ${await eraseMessagesOf(db, email)} messages`);
  if (voterKey !== undefined) say(`Erased the key of the voter from ${await eraseVoter(db, voterKey)} votes, which still count`);
  if (endpoint !== undefined) {
    await deletePushSubscription(db, endpoint);
    say('Erased the browser with alerts, if it was stored');
  }
  if (network !== undefined) say(`Erased the key of the address from ${await eraseAddress(db, await createAddressKeys(db)(network))} rows`);
}
