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

/** Ways to send a statement: by the name under which the server connection should have it, prepared anew under that name, or without a name. */
type Way = 'bound' | 'anew' | 'unnamed';

/** The way after one that the server connection could not take. */
const nextWay: Readonly<Record<Way, Way | undefined>> = { bound: 'anew', anew: 'unnamed', unnamed: undefined };

/**
 * SQLSTATEs that say that a server connection has no statement of this name (26000), or has one from before a column changed its type (0A000). The statement
 * has then done nothing.
 */
const unfitStates: ReadonlySet<string | undefined> = new Set(['26000', '0A000']);

/** Connection through a pooler. */
interface PooledConnection {
  readonly client: pg.Client;
  /** The driver's own `query`. */
  readonly send: Query;
  readonly nameOf: (statement: NamedStatement) => string;
}

/**
 * Returns a class of clients through PgBouncer in transaction mode, where each transaction may have another server connection. Statements with names are
 * prepared on each server connection that lacks them, and stay there for all clients. In a transaction they are sent without names, since one that is missing
 * would abort it.
 *
 * PgBouncer since 1.21 can keep account of prepared statements. It then closes the connection of a client that uses a name which this client has not prepared,
 * or prepares it twice. So each client prepares a statement itself before it uses it, and closes its name before that.
 *
 * @param schema names the newest migration that the tables have at least: server connections outlast processes, and types of parameters are those of the
 *   columns at the time when a statement was prepared
 */
export function pooledClient(schema: number): typeof pg.Client {
  const nameOf = (statement: NamedStatement) => preparedName(statement, schema);
  return class extends pg.Client {
    override query = ((statement: unknown, ...rest: unknown[]) => {
      const send = super.query.bind(this) as Query;
      return isNamed(statement) ? sendPrepared({ client: this, send, nameOf }, statement, rest) : send(statement, ...rest);
    }) as pg.Client['query'];
  };
}

function isNamed(statement: unknown): statement is NamedStatement {
  return typeof statement === 'object' && statement !== null && 'name' in statement && Boolean(statement.name) && !('submit' in statement);
}

/**
 * Sends a statement, and sends it again in the next way where the server connection lacks it or has an unfit one. Calls the callback of the call, or returns a
 * promise of the result where there is none.
 */
function sendPrepared(connection: PooledConnection, statement: NamedStatement, rest: readonly unknown[]): Promise<unknown> | undefined {
  const values = typeof rest[0] === 'function' ? undefined : rest[0];
  const answer = rest.find((argument): argument is Callback => typeof argument === 'function');
  const endsAt = performance.now() + (statement.query_timeout ?? 0);
  const attempt = (way: Way, done: Callback) => {
    const query = new pg.Query(statement as pg.QueryConfig, values as unknown[], (error, result) => {
      const next = unfitStates.has((error as { code?: string } | null)?.code) && isSentByName() ? nextWay[way] : undefined;
      if (next === undefined) done(error, result);
      else attempt(next, done);
    });
    const isSentByName = submitIn(way, connection, query as unknown as DriverQuery, statement);
    connection.send(
      statement.query_timeout === undefined ? query : Object.assign(query, { query_timeout: Math.max(1, endsAt - performance.now()) }),
    );
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

/**
 * Makes the query choose its name when the connection is free for it, since only then it is known whether a transaction is open. Returns a function that is
 * true once the query was sent by name.
 */
function submitIn(way: Way, { client, nameOf }: PooledConnection, query: DriverQuery, statement: NamedStatement): () => boolean {
  const submit = query.submit.bind(query);
  query.submit = (connection) => {
    query.name = way === 'unnamed' || client.getTransactionStatus() !== 'I' ? undefined : nameOf(statement);
    if (query.name !== undefined && (way === 'anew' || connection.parsedStatements[query.name] === undefined)) {
      // All of it is one round trip, so one server connection. Closing succeeds also where nothing has the name, and parsing then does as well.
      delete connection.parsedStatements[query.name];
      connection.close({ type: 'S', name: query.name });
    }
    return submit(connection);
  };
  return () => query.name !== undefined;
}

/**
 * Returns the name of a statement on server connections, at most 63 characters as PostgreSQL keeps them. It ends with a hash of text and schema, since
 * processes of several builds share these connections.
 */
function preparedName({ name, text }: NamedStatement, schema: number): string {
  return `${name.slice(0, 42)}-${hash('sha256', `${schema} ${text}`).slice(0, 20)}`;
}
