import { hashOfToken, makeToken } from './console-link.ts';
import type { Done } from './part.ts';

/** An operator's browser in which the console is open. */
export interface Session {
  /** Name of the operator, under which decisions are recorded. */
  readonly actor: string;
  /** Secret word of the session's forms. */
  readonly formToken: string;
  readonly endsAtMs: number;
  /** The outcome of the last form; the next page shows it once. */
  notice: Notice | undefined;
}

/** The outcome of a form: what was done, or why it was not. */
export type Notice = ({ readonly isDone: true } & Done) | { readonly isDone: false; readonly message: string };

/** Hours after which a session ends. */
export const sessionHours = 8;

/** The sessions of this process: they are in memory alone, and end with it. */
export class ConsoleSessions {
  /** The sessions by the hash of the cookie's token. */
  readonly #sessions = new Map<string, Session>();

  /** Opens a session, and returns the token of its cookie. */
  open(actor: string, nowMs: number): string {
    for (const [key, { endsAtMs }] of this.#sessions) if (endsAtMs <= nowMs) this.#sessions.delete(key);
    const token = makeToken();
    const endsAtMs = nowMs + sessionHours * 3_600_000;
    this.#sessions.set(keyOf(token), { actor, formToken: makeToken(), endsAtMs, notice: undefined });
    return token;
  }

  /** Returns the session of a cookie's token; undefined when there is none, or it has ended. */
  find(token: string | undefined, nowMs: number): Session | undefined {
    if (token === undefined) return undefined;
    const session = this.#sessions.get(keyOf(token));
    return session !== undefined && nowMs < session.endsAtMs ? session : undefined;
  }

  close(token: string | undefined): void {
    if (token !== undefined) this.#sessions.delete(keyOf(token));
  }
}

const keyOf = (token: string) => hashOfToken(token).toString('hex');
