import type { ContactMessage } from '#data/queries/contact/list-contact-messages.ts';

/** Returns the output of contact:list: each message with its sender and whether it was mailed. */
export function describeMessages(dataset: string, messages: readonly ContactMessage[]): string[] {
  const counted = `${messages.length === 1 ? '1 message' : `${messages.length} messages`} of visitors in the ${dataset} data`;
  return [...messages.flatMap((message) => [...describe(message), '']), counted];
}

function describe(message: ContactMessage): string[] {
  const { id, name, email, language, receivedAt, handledAt } = message;
  const state = handledAt === null ? `npm run contact -- handled ${id}` : `handled ${handledAt.toISOString()}`;
  return [
    `${receivedAt.toISOString()}  ${name} <${email}>  (${language})  ${mailing(message)}`,
    `  (${state})`,
    ...message.message.split('\n').map((line) => `  ${line}`.trimEnd()),
  ];
}

function mailing({ mailedAt, attempts, lastError }: ContactMessage): string {
  if (mailedAt !== null) return `mailed ${mailedAt.toISOString()}`;
  if (lastError === null) return 'not mailed';
  return `not mailed after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}: ${lastError.replaceAll(/\s+/g, ' ')}`;
}
