import { html } from 'hono/html';
import type { Content, Html } from './html.ts';
import type { View } from './view.ts';

/** Column of a table. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => Content;
  readonly isNumber?: boolean;
}

export interface Table<Row> {
  /** The table's word in the address, where its page is: letters only. */
  readonly name: string;
  readonly title: string;
  /** A sentence below the title. */
  readonly note?: Content;
  readonly rows: readonly Row[];
  /** The columns; the first heads its row. */
  readonly columns: readonly Column<Row>[];
  /** The sentence in place of a table without rows. */
  readonly empty: string;
}

/** Max number of rows of a page. */
export const rowsOfPage = 50;

/** Returns a section with a table in pages of fifty rows; on a phone it scrolls within itself. */
export function table<Row>(view: Pick<View, 'query'>, { name, title, note, rows, columns, empty }: Table<Row>): Html {
  const pages = Math.max(1, Math.ceil(rows.length / rowsOfPage));
  const page = Math.min(pages, Math.max(1, Number.parseInt(view.query.get(name) ?? '1', 10) || 1));
  const from = (page - 1) * rowsOfPage;
  const shown = rows.slice(from, from + rowsOfPage);
  const id = `table-${name}`;
  return html`<section class="${rows.length === 0 ? 'none' : ''}">
<h2 id="${id}">${title}${rows.length > 0 && html` <span class="count">${rows.length.toLocaleString('en')}</span>`}</h2>
${note !== undefined && rows.length > 0 && html`<p class="note">${note}</p>`}
${
  shown.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col" class="${classOf(column)}">${column.head}</th>`)}</tr></thead>
<tbody>${shown.map((row) => html`<tr>${columns.map((column, at) => cellOf(column, at, row))}</tr>`)}</tbody>
</table></div>`
}
${pages > 1 && pager(view.query, { name, title, page, pages, range: `${from + 1} to ${from + shown.length}` })}
</section>`;
}

const classOf = <Row>({ isNumber = false }: Column<Row>) => (isNumber ? 'number' : '');

function cellOf<Row>(column: Column<Row>, at: number, row: Row): Html {
  const content = column.cell(row);
  return at === 0 ? html`<th scope="row" class="${classOf(column)}">${content}</th>` : html`<td class="${classOf(column)}">${content}</td>`;
}

function pager(
  query: URLSearchParams,
  { name, title, page, pages, range }: { name: string; title: string; page: number; pages: number; range: string },
): Html {
  const link = (to: number, text: string, rel: string) => {
    const target = new URLSearchParams(query);
    target.set(name, String(to));
    return to < 1 || to > pages
      ? html`<span class="off">${text}</span>`
      : html`<a rel="${rel}" href="?${target.toString()}#table-${name}">${text}</a>`;
  };
  return html`<nav class="pager" aria-label="Pages of ${title}">${link(page - 1, 'Previous', 'prev')}<span>${range}, page ${page} of ${pages}</span>${link(page + 1, 'Next', 'next')}</nav>`;
}
