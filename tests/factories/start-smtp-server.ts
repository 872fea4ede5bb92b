import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  /** The mail as received. */
  readonly source: string;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** The answer to the next mails instead of accepting them: a code of SMTP and a text; undefined to accept them again. */
  refuse: { readonly code: number; readonly text: string } | undefined;
  /** A promise to wait for before a mail is accepted. */
  hold: Promise<void> | undefined;
  /** The number of mails that were received completely and have no answer yet. */
  unanswered: number;
  stop(): Promise<void>;
}

const user = 'tips';
const password = 'p@ss:wörd';

/** Returns a real SMTP server on a free port of this machine, or on the given one, which accepts clients that know the password. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const state: Pick<TestSmtpServer, 'refuse' | 'hold' | 'unanswered'> = { refuse: undefined, hold: undefined, unanswered: 0 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth: (login, _session, done) =>
      login.username === user && login.password === password ? done(null, { user }) : done(new Error('wrong password')),
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', async () => {
        state.unanswered += 1;
        await state.hold;
        state.unanswered -= 1;
        if (state.refuse !== undefined) return done(Object.assign(new Error(state.refuse.text), { responseCode: state.refuse.code }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          user: session.user as string | undefined,
          source: Buffer.concat(pieces).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= new Promise<void>((closed) => server.close(closed));
    return stopped;
  };
  onTestFinished(stop);
  const taken = (server.server.address() as AddressInfo).port;
  return Object.assign(state, {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${taken}`,
    port: taken,
    received,
    stop,
  });
}
