import { html } from 'hono/html';
import { type AuditRow, countAudit, listAudit } from '#data/queries/audit/list-audit.ts';
import { isUndoable, titleOfDecision } from '#jobs/decisions/decisions.ts';
import { neededNumber, undoInConsole } from '../decide-in-console.ts';
import type { ConsolePart } from '../part.ts';
import { actionForm } from '../views/action-form.ts';
import type { Content } from '../views/html.ts';
import { counted, moment } from '../views/moments.ts';
import { rangeOf, table } from '../views/table.ts';
import type { View } from '../views/view.ts';

const path = 'audit';

/** Decisions of operators, made here or by commands, each with its undo; only the viewed page of the list is read. */
export const auditPart: ConsolePart = {
  path,
  title: 'Audit',
  actions: { undo: (site, fields, actor) => undoInConsole(site, actor, neededNumber(fields, 'id')) },
  async summary({ db, clock }) {
    const [count, [newest]] = [await countAudit(db), await listAudit(db, { from: 0, most: 1 })];
    if (newest === undefined) return { state: 'fine', text: 'nothing was decided yet' };
    return {
      state: 'fine',
      text: `${counted(count, 'entry', 'entries')}; the last by ${newest.actor} on ${newest.at.toISOString().slice(0, 10)}${newest.at > clock.now() ? ' (by another clock)' : ''}`,
    };
  },
  async page({ db }, view) {
    const total = await countAudit(db);
    const rows = await listAudit(db, rangeOf(view, 'decisions', total));
    return table(view, {
      name: 'decisions',
      title: 'Decisions',
      note: 'Entries are only ever added, which the database enforces; an undo is one of its own.',
      rows,
      total,
      empty: 'Nothing was decided yet.',
      columns: [
        {
          head: 'Decision',
          cell: ({ id, kind, undoes }) =>
            html`${undoes === null ? titleOfDecision(kind) : `Undo of entry ${undoes}`}<br><span class="soft">entry ${id}</span>`,
        },
        { head: 'Subject', cell: (row) => html`${row.subject}${detailOf(row)}` },
        { head: 'Undo', cell: (row) => undoOf(row, view) },
        { head: 'Operator', cell: ({ actor, via }) => html`${actor}<br><span class="soft">by ${via}</span>` },
        { head: 'At', cell: ({ at }) => moment(at, view.now) },
      ],
    });
  },
};

function undoOf({ id, kind, subject, undoes, undoneBy }: AuditRow, view: View): Content {
  if (undoneBy !== null) return `undone by entry ${undoneBy.id} of ${undoneBy.actor}`;
  if (undoes !== null) return undefined;
  if (!isUndoable(kind)) return 'cannot be undone';
  return actionForm(view, { part: path, action: 'undo', fields: { id: String(id) }, label: 'Undo', about: `entry ${id} on ${subject}` });
}

/** Returns the value that a decision gave, where one word says it. */
function detailOf({ details }: AuditRow): Content {
  const { merged, newSlug, spelling, points, after, result, source, ruling } = details as Readonly<Record<string, unknown>>;
  const from = (merged as { readonly slug?: string } | undefined)?.slug;
  const value = [from, newSlug, spelling, result, after, typeof points === 'number' ? points : undefined, source ?? ruling].find(
    (one) => typeof one === 'string' || typeof one === 'number' || Array.isArray(one),
  );
  if (value === undefined) return undefined;
  return html`<br><span class="reasons">${Array.isArray(value) ? value.join(', ') : String(value)}</span>`;
}
