import type { Receipt } from './receipt.ts';

/** A result as a table: hairlines between its lines, a double rule under the sum. */
export function ReceiptTable({ receipt: { heads, lines, notes }, caption }: { receipt: Receipt; caption: string }) {
  const [first, ...others] = heads;
  return (
    <>
      <table className="tb receipt">
        <caption className="h2">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((head) => (
              <th key={head} scope="col" className="num">
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
              <tr key={label} className={kind}>
                <th scope="row" colSpan={reach}>
                  {label}
                  {note !== undefined && <small suppressHydrationWarning>{note}</small>}
                </th>
                {figures.slice(reach - 1).map((figure, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
                  <td key={column} className="num" suppressHydrationWarning>
                    {figure}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </>
  );
}
