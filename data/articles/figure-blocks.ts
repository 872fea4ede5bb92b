import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { ContentError } from './article.ts';

/**
 * Turns the block directives of an article into HTML; a remark plugin.
 *
 * - `:::figure[Heading]` is a table or picture under a heading, with the paragraphs after it as its caption.
 * - `:::columns[Heading]` is a chart of columns drawn from the table inside: its first column has the names, its second the values; rows in bold are
 *   highlighted. The table remains for readers who cannot see the chart.
 */
export function figureBlocks(file: string) {
  return (tree: Root): void => {
    visit(tree, 'textDirective', (node, index, parent) => {
      // Some languages write a score with a colon; that is no block.
      if (/^\d/.test(node.name)) parent?.children.splice(index as number, 1, { type: 'text', value: `:${node.name}` });
    });
    visit(tree, (node) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        throw new ContentError(
          `${file}, line ${node.position?.start.line}: ":${node.name}" is no block; write the colon with a blank after it`,
        );
      }
      if (node.type === 'containerDirective') toFigure(file, node);
    });
  };
}

function toFigure(file: string, block: ContainerDirective): void {
  const place = `${file}, line ${block.position?.start.line}`;
  if (block.name !== 'figure' && block.name !== 'columns') throw new ContentError(`${place}: unknown block "${block.name}"`);
  const [label, ...content] = block.children;
  if (label?.type !== 'paragraph' || label.data?.directiveLabel !== true) throw new ContentError(`${place}: the block has no [heading]`);
  const table = content.find((child): child is Table => child.type === 'table');
  if (block.name === 'columns' && table === undefined)
    throw new ContentError(`${place}: columns are drawn from a table, and there is none`);
  block.data = { hName: 'figure' };
  block.children = [
    { ...label, data: { hName: 'figcaption' } },
    ...(block.name === 'columns' && table !== undefined ? [columnsOf(place, table)] : []),
    ...content.map((child) => (block.name === 'columns' && child === table ? unseen(table) : child)),
  ] as ContainerDirective['children'];
}

function unseen(table: Table): RootContent {
  return { type: 'unseen', data: { hName: 'div', hProperties: { dataVisuallyHidden: '' } }, children: [table] } as unknown as RootContent;
}

/** Returns the chart beside its table; its heights are shares of the largest value. */
function columnsOf(place: string, table: Table): RootContent {
  const rows = table.children.slice(1).map(({ children: [name, value] }) => ({
    name: plainText(name?.children ?? []),
    shown: plainText(value?.children ?? []),
    marked: name?.children.some(({ type }) => type === 'strong') === true,
  }));
  const values = rows.map(({ shown }) =>
    Number(
      shown
        .replace(/[^\d.,−-]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ),
  );
  const wrong = values.findIndex((value) => !Number.isFinite(value) || value < 0);
  if (wrong !== -1) throw new ContentError(`${place}: "${rows[wrong]?.shown}" is no height of a column`);
  const largest = Math.max(...values);
  const columns = rows.map(({ shown, marked }, index) => ({
    type: 'columnOfChart',
    data: {
      hName: 'i',
      hProperties: {
        ...(marked ? { dataMarked: '' } : {}),
        style: `height:${Math.round(((values[index] as number) / largest) * 88)}%`,
      },
      hChildren: [{ type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value: shown }] }],
    },
  }));
  const names = rows.map(({ name }) => ({
    type: 'element',
    tagName: 'span',
    properties: {},
    children: [{ type: 'text', value: name }],
  }));
  return {
    type: 'chart',
    data: { hName: 'div', hProperties: { ariaHidden: 'true' } },
    children: [
      { type: 'bars', data: { hName: 'div', hProperties: { dataColumns: '' } }, children: columns },
      { type: 'names', data: { hName: 'div', hProperties: { dataColumnNames: '' }, hChildren: names } },
    ],
  } as unknown as RootContent;
}

/** Returns the text of a heading or a cell without its markup. */
export function plainText(content: readonly PhrasingContent[]): string {
  return content
    .map((part) => ('value' in part ? part.value : 'children' in part ? plainText(part.children as PhrasingContent[]) : ''))
    .join('');
}
