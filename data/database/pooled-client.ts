import { hash } from 'node:crypto';
import pg from 'pg';

type Query = (...call: unknown[]) => unknown;
type Callback = (error: (Error & { code?: string }) | null | undefined, result?: unknown) => void;

/** Statement with a name, as callers give it to the driver. */
interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly query_timeout?: number;
}

/** Members of the driver's query and connection that its types leave out. */
interface DriverQuery {
  name: string | undefined;
  submit(connection: DriverConnection): unknown;
}
interface DriverConnection {
  /** Texts of the statements that were parsed on this connection, by name. The driver does not send these texts again. */
  readonly parsedStatements: Record<string, string>;
  close(message: { type: 'S'; name: string }): void;
}

/** Ways to send a statement: bound to the one that the server connection should have, prepared anew, or without a name. */
type Way = 'bound' | 'anew' | 'unnamed';

const nextWay: Readonly<Record<Way, Way | undefined>> = { bound: 'anew', anew: 'unnamed', unnamed: undefined };

/**
 * SQLSTATEs of a server connection that has no statement of this name (26000), has one already (42P05), or has one from before a column changed its type
 * (0A000). Nothing was done then.
 */
const unfitStates: ReadonlySet<string | undefined> = new Set(['26000', '42P05', '0A000']);

/**
 * Client through PgBouncer in transaction mode, where each transaction may have another server connection. Statements with names are prepared on each server
 * connection that has not got them, and stay there for all clients. In a transaction they are sent without names, since a missing one would abort it.
 */
export class PooledClient extends pg.Client {
  override query = ((statement: unknown, ...rest: unknown[]) => {
    const send = super.query.bind(this) as Query;
    return isNamed(statement) ? sendPrepared(this, send, statement, rest) : send(statement, ...rest);
  }) as pg.Client['query'];
}

function isNamed(statement: unknown): statement is NamedStatement {
  return typeof statement === 'object' && statement !== null && 'name' in statement && Boolean(statement.name) && !('submit' in statement);
}

/** Sends a statement, again in the next way while the server connection has an unfit one. Returns a promise of the result unless the call has a callback. */
function sendPrepared(client: pg.Client, send: Query, statement: NamedStatement, rest: readonly unknown[]): Promise<unknown> | undefined {
  const values = typeof rest[0] === 'function' ? undefined : rest[0];
  const answer = rest.find((argument): argument is Callback => typeof argument === 'function');
  const endsAt = performance.now() + (statement.query_timeout ?? 0);
  const attempt = (way: Way, done: Callback) => {
    const query = new pg.Query(statement as pg.QueryConfig, values as unknown[], (error, result) => {
      const next = unfitStates.has((error as { code?: string } | null)?.code) && isSentByName() ? nextWay[way] : undefined;
      if (next === undefined) done(error, result);
      else attempt(next, done);
    });
    const isSentByName = submitIn(way, client, query as unknown as DriverQuery, statement);
    send(statement.query_timeout === undefined ? query : Object.assign(query, { query_timeout: Math.max(1, endsAt - performance.now()) }));
  };
  if (answer !== undefined) {
    attempt('bound', answer);
    return undefined;
  }
  const asked = new Promise((resolve, reject) => attempt('bound', (error, result) => (error ? reject(error) : resolve(result))));
  return asked.catch((error: Error) => {
    // Like the driver, shows where the caller is instead of where the socket was read.
    Error.captureStackTrace(error);
    throw error;
  });
}

/** Has the query choose its name once the connection is free for it, when it is known whether that is in a transaction. Returns what tells whether it has one. */
function submitIn(way: Way, client: pg.Client, query: DriverQuery, { name, text }: NamedStatement): () => boolean {
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    query.name = way === 'unnamed' || client.getTransactionStatus() !== 'I' ? undefined : preparedName(name, text);
    if (query.name !== undefined && (way === 'anew' || connection.parsedStatements[query.name] === undefined)) {
      // One round trip, so one server connection: closing succeeds also where there is nothing to close, so parsing then always succeeds.
      delete connection.parsedStatements[query.name];
      connection.close({ type: 'S', name: query.name });
    }
    return submit(connection);
  };
  return () => query.name !== undefined;
}

/**
 * Returns the name of a statement on server connections, at most 63 characters as PostgreSQL keeps them. It ends with a hash of the text, since processes of
 * several builds share these connections.
 */
function preparedName(name: string, text: string): string {
  return `${name.slice(0, 42)}-${hash('sha256', text).slice(0, 20)}`;
}
