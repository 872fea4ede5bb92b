import { createTransport } from 'nodemailer';
import type { MessageToMail } from '#data/commands/contact/mail-next-message.ts';

export interface MailerOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  /** The address of the reader of the messages, in whose name they are mailed. */
  readonly to: string;
  readonly from: string;
  readonly siteName: string;
}

export interface Mailer {
  send(message: MessageToMail): Promise<void>;
}

/** A message of a visitor could not be handed to the SMTP server. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code = 'MAIL';
  /** The server is not there or lets nobody in: other messages would fare no better. */
  readonly concernsServer: boolean;
  /** The reason without what the server quotes of one message, which is nothing for a log. */
  readonly loggedReason: string;

  constructor(reason: string, { concernsServer, reply, cause }: { concernsServer: boolean; reply: number | undefined; cause: unknown }) {
    super(reason, { cause });
    this.concernsServer = concernsServer;
    this.loggedReason = concernsServer ? reason : `the server answered ${reply ?? 'nothing'}`;
  }
}

type NodemailerError = NodeJS.ErrnoException & { readonly responseCode?: number };

const longestSendingMs = 60_000;
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** The error codes that concern one message; any other error would meet the next message as well. */
const ofOneMessage = new Set(['EENVELOPE', 'EMESSAGE']);
const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Returns a mailer that sends the messages of visitors by SMTP. An answer goes to the visitor. */
export function createMailer({ smtpUrl, to, from, siteName }: MailerOptions): Mailer {
  const { username, hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    // A password goes over the network only where nobody can read it along.
    requireTLS: username !== '' && !loopback.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail({
          // The same at every attempt, so that a message that was accepted and could not be noted as mailed is known again.
          messageId: `<${message.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          date: message.receivedAt,
          from: { name: siteName, address: from },
          to,
          replyTo: { name: message.name, address: message.email },
          subject: `${siteName}: message from ${message.name}`,
          text: bodyOf(message),
          signal: AbortSignal.timeout(longestSendingMs),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { code = '', message: reason, responseCode } = error as NodemailerError;
        throw new MailError(reason, { concernsServer: !ofOneMessage.has(code), reply: responseCode, cause: error });
      }
    },
  };
}

function bodyOf({ name, email, language, receivedAt, message }: MessageToMail): string {
  return [`From: ${name} <${email}>`, `Received: ${receivedAt.toISOString()}`, `Language of the page: ${language}`, '', message, ''].join(
    '\n',
  );
}
