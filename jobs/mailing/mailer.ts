import { createTransport } from 'nodemailer';
import type { MessageToMail } from '#data/commands/contact/mail-next-message.ts';

export interface MailerOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly smtpUrl: string;
  /** The address to which the messages are mailed. */
  readonly to: string;
  readonly from: string;
  readonly siteName: string;
}

export interface Mailer {
  send(message: MessageToMail): Promise<void>;
}

/** The error of a visitor's message that could not be handed to the SMTP server. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code = 'MAIL';
  /** True when the server is unreachable or refuses the login, so other messages would fail as well. */
  readonly concernsServer: boolean;
  /** The reason without the parts of the message that the server quotes, which do not belong in a log. */
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

/** Returns a mailer that sends the messages of visitors by SMTP. A reply to one goes to the visitor. */
export function createMailer({ smtpUrl, to, from, siteName }: MailerOptions): Mailer {
  const { username, hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    // A password is sent over the network only where it cannot be read on the way.
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
