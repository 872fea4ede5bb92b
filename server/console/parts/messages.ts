import { html } from 'hono/html';
import { findDecision } from '#data/queries/audit/list-audit.ts';
import { type ContactMessage, listContactMessages } from '#data/queries/contact/list-contact-messages.ts';
import { decideInConsole, needed, undoInConsole } from '../decide-in-console.ts';
import { ActionError, definePart } from '../part.ts';
import { actionForm } from '../views/action-form.ts';
import type { Html } from '../views/html.ts';
import { counted, moment } from '../views/moments.ts';
import { type Column, table } from '../views/table.ts';

const path = 'messages';

/** Messages of visitors: those to handle, and those that were. */
export const messagesPart = definePart({
  path,
  title: 'Visitors’ messages',
  async load({ db }) {
    const messages = await listContactMessages(db);
    return {
      waiting: messages.filter(({ handledAt }) => handledAt === null),
      handled: messages.filter(({ handledAt }) => handledAt !== null).toReversed(),
    };
  },
  summary({ waiting, handled }) {
    const unmailed = waiting.filter(({ mailedAt }) => mailedAt === null).length;
    if (waiting.length === 0) return { state: 'fine', text: `none to handle; ${counted(handled.length, 'message')} handled` };
    const ofThese = unmailed === 0 ? '' : `; ${unmailed.toLocaleString('en')} of them not mailed`;
    return { state: 'waiting', text: `${counted(waiting.length, 'message')} to handle${ofThese}` };
  },
  render({ waiting, handled }, view) {
    const columns = (decide: Column<ContactMessage>): Column<ContactMessage>[] => [
      { head: 'From', cell: ({ name, email }) => html`${name}<br><a href="mailto:${email}">${email}</a>` },
      decide,
      { head: 'Message', cell: ({ message, language }) => html`<p class="message" lang="${language}">${message}</p>` },
      { head: 'Received', cell: ({ receivedAt }) => moment(receivedAt, view.now) },
      { head: 'Mailed', cell: (message) => mailing(message, view.now) },
    ];
    const form = ({ id, name }: ContactMessage, action: string, label: string, isMain: boolean) =>
      actionForm(view, { part: path, action, fields: { id }, label, isMain, about: `the message of ${name}` });
    return html`${table(view, {
      name: 'waiting',
      title: 'To handle',
      note: 'The one that has waited longest comes first. Messages are erased at the end of the time that the privacy policy states, handled or not.',
      rows: waiting,
      empty: 'Every message is handled.',
      columns: columns({ head: 'Decide', cell: (message) => form(message, 'handled', 'Handled', true) }),
    })}
${table(view, {
  name: 'handled',
  title: 'Handled',
  rows: handled,
  empty: 'No stored message is handled.',
  columns: columns({ head: 'Decide', cell: (message) => form(message, 'unhandled', 'Not handled', false) }),
})}`;
  },
  actions: {
    handled: (site, fields, actor) => decideInConsole(site, actor, { kind: 'handle-message', id: needed(fields, 'id') }),
    async unhandled(site, fields, actor) {
      const decision = await findDecision(site.db, 'handle-message', needed(fields, 'id'));
      if (decision === undefined) throw new ActionError('This message is not marked as handled. Nothing was changed.');
      return undoInConsole(site, actor, decision.id);
    },
  },
});

function mailing({ mailedAt, attempts, lastError }: ContactMessage, now: Date): Html {
  if (mailedAt !== null) return moment(mailedAt, now);
  return lastError === null ? html`not yet` : html`not after ${counted(attempts, 'attempt')}: ${lastError}`;
}
