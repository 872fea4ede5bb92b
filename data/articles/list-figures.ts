import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from './figure-blocks.ts';

/** Table under a heading: the content of a `:::figure` or `:::columns` block. */
export interface FigureTable {
  readonly heading: string;
  /** Rows without the headings of the columns; a row in bold is marked. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly isMarked: boolean }[];
}

/** Returns the figures of a text that contain a table, in its order. Must be called before the blocks are turned into HTML. */
export function listFigures(tree: Root): FigureTable[] {
  const figures: FigureTable[] = [];
  visit(tree, 'containerDirective', ({ children }) => {
    const [label, ...content] = children;
    const table = content.find((child): child is Table => child.type === 'table');
    if (label?.type !== 'paragraph' || table === undefined) return;
    const rows = table.children.slice(1).map(({ children: cells }) => ({
      cells: cells.map((cell) => plainText(cell.children)),
      isMarked: cells[0]?.children.some(({ type }) => type === 'strong') === true,
    }));
    figures.push({ heading: plainText(label.children), rows });
  });
  return figures;
}
