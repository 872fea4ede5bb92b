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
  /** Number of all rows, where `rows` are those of the viewed page alone (`rangeOf`). */
  readonly total?: number;
  /** The columns; the first heads its row. */
  readonly columns: readonly Column<Row>[];
  /** The sentence in place of a table without rows. */
  readonly empty: string;
}

/** Max number of rows of a page. */
export const rowsOfPage = 50;

/** Returns a section with a table in pages of fifty rows; on a phone it scrolls within itself. */
export function table<Row>(view: Pick<View, 'query'>, { name, title, note, rows, total = rows.length, columns, empty }: Table<Row>): Html {
  const { page, pages, from } = rangeOf(view, name, total);
  const shown = total === rows.length ? rows.slice(from, from + rowsOfPage) : rows;
  const id = `table-${name}`;
  return html`<section class="${total === 0 ? 'none' : ''}">
<h2 id="${id}">${title}${total > 0 && html` <span class="count">${total.toLocaleString('en')}</span>`}</h2>
${note !== undefined && total > 0 && html`<p class="note">${note}</p>`}
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

/** Returns the viewed page of a table with this many rows: its number and that of the last page, from 1, and the rows before it. */
export function rangeOf(
  { query }: Pick<View, 'query'>,
  name: string,
  total: number,
): { readonly page: number; readonly pages: number; readonly from: number; readonly most: number } {
  const pages = Math.max(1, Math.ceil(total / rowsOfPage));
  const page = Math.min(pages, Math.max(1, Number.parseInt(query.get(name) ?? '1', 10) || 1));
  return { page, pages, from: (page - 1) * rowsOfPage, most: rowsOfPage };
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
