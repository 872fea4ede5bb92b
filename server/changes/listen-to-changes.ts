import pg from 'pg';
import type { WeighedTopic } from '#data/changes/topic.ts';
import { changesChannel } from '#data/commands/changes/record-changes.ts';
import type { DatabaseAddress } from '#data/database/database.ts';
import { oneAtATime } from '#data/database/locks/one-at-a-time.ts';
import { ChangeHistory } from './change-history.ts';

export interface ChangeListenerParts {
  readonly address: DatabaseAddress;
  changed(topics: ReadonlySet<WeighedTopic>): void;
  /** Called when the connection is lost and when it listens again. */
  heard?(isHeard: boolean): void;
  /** Further channels on the same connection: what is called with each message, by channel. */
  readonly channels?: Readonly<Record<string, (message: string) => void>>;
  /** Called when the connection was lost or could not be made; it is tried again. */
  lost(error: Error): void;
}

export interface ChangeListener {
  /** False between the loss of the connection and its return. */
  readonly connected: boolean;
  stop(): Promise<void>;
}

const shortestWaitMs = 100;
const longestWaitMs = 5_000;
const heartbeatMs = 5_000;

/**
 * Listens to the changes that any process writes, on a separate connection, for as long as the process lives. When the connection is lost
 * it is made again, and the changes missed meanwhile are read from the log of changes. Resolves when it listens, or when the first attempt
 * has failed.
 */
export async function listenToChanges(parts: ChangeListenerParts): Promise<ChangeListener> {
  const history = new ChangeHistory();
  let client: pg.Client | undefined;
  let stopped = false;
  let waitMs = shortestWaitMs;
  let retry: NodeJS.Timeout | undefined;
  let heartbeat: NodeJS.Timeout | undefined;

  const tell = (topics: ReadonlySet<WeighedTopic>) => {
    if (topics.size > 0) parts.changed(topics);
  };

  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString: parts.address(),
      application_name: 'tipledger changes',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    const connection = oneAtATime(own);
    let broken = false;
    const lose = (error: Error) => {
      if (broken) return;
      broken = true;
      if (client === own) {
        client = undefined;
        if (!stopped) parts.heard?.(false);
      }
      clearInterval(heartbeat);
      own.end().catch((cause: Error) => {
        if (!stopped) parts.lost(cause);
      });
      if (stopped) return;
      parts.lost(error);
      retry = setTimeout(() => {
        connect().catch(lose);
      }, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
    own.on('error', lose);
    own.on('end', () => {
      lose(new Error('the connection that listens to changes was closed'));
    });
    own.on('notification', ({ channel, payload }) => {
      if (channel !== changesChannel) return parts.channels?.[channel]?.(payload ?? '');
      history.read(connection, Number(payload)).then(tell, lose);
    });
    try {
      await own.connect();
      for (const channel of [changesChannel, ...Object.keys(parts.channels ?? {})]) await connection.query(`listen ${channel}`);
      // Listening first and reading then leaves no moment in which a change could slip through.
      tell(await history.catchUp(connection));
    } catch (error) {
      lose(error as Error);
      return;
    }
    if (stopped) {
      await own.end();
      return;
    }
    client = own;
    parts.heard?.(true);
    waitMs = shortestWaitMs;
    // A connection that died without a word is found out by asking.
    heartbeat = setInterval(() => {
      connection.query('select 1').catch(lose);
    }, heartbeatMs);
    heartbeat.unref();
  }

  await connect();
  return {
    get connected() {
      return client !== undefined;
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end();
    },
  };
}
