import { clsx } from 'clsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { Receipt, ReceiptLine } from './receipt.ts';
import styles from './receipt-table.module.css';

const looks: Record<NonNullable<ReceiptLine['kind']>, string | undefined> = { entered: styles.entered, sum: styles.sum };

/** A result as a table, with hairlines between its lines and a double rule below the sum. */
export function ReceiptTable({ receipt: { heads, lines, notes }, caption }: { receipt: Receipt; caption: string }) {
  const [first, ...others] = heads;
  return (
    <>
      <table className={clsx(table.table, styles.receipt)}>
        <caption className={text.heading}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((head) => (
              <th key={head} scope="col" className={table.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, note, figures, kind }) => {
            // A label reaches over the columns that have nothing to say.
            const from = figures.findIndex((figure) => figure !== '');
            const reach = from === figures.length - 1 ? figures.length : 1;
            return (
              <tr key={label} className={kind && looks[kind]}>
                <th scope="row" colSpan={reach}>
                  {label}
                  {note !== undefined && <small suppressHydrationWarning>{note}</small>}
                </th>
                {figures.slice(reach - 1).map((figure, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
                  <td key={column} className={table.number} suppressHydrationWarning>
                    {figure}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={clsx(text.note, styles.note)}>
          {note}
        </p>
      ))}
    </>
  );
}
