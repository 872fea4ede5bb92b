import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { figureBlocks } from './figure-blocks.ts';
import { type FigureTable, listFigures } from './list-figures.ts';
import type { PieceText } from './piece.ts';

export interface CompiledMarkdown extends Pick<PieceText, 'html' | 'headings' | 'words'> {
  /** Its figures that hold a table, as plain text. */
  readonly figures: readonly FigureTable[];
}

/**
 * Turns an article's Markdown into HTML: its own HTML is not let through, headings are given an anchor, and cells that
 * hold figures `data-number`. No element has a class: styles are given by element and by `data-` attribute.
 *
 * @param file named in what is thrown
 */
export function compileMarkdown(markdown: string, file: string): CompiledMarkdown {
  const headings: { id: string; text: string }[] = [];
  const figures: FigureTable[] = [];
  let words = 0;
  const html = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => (tree: MarkdownRoot) => {
      figures.push(...listFigures(tree));
    })
    .use(() => figureBlocks(file))
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(() => (tree: Root) => {
      visit(tree, 'element', (element) => {
        if (element.tagName === 'h2') headings.push({ id: String(element.properties.id), text: textOf(element) });
        markFigureCells(element);
        // A corner that heads nothing is no heading.
        if (element.tagName === 'th' && textOf(element) === '') element.tagName = 'td';
      });
      words = textOf(tree).split(/\s+/).filter(Boolean).length;
    })
    .use(rehypeStringify)
    .processSync(markdown);
  return { html: String(html), headings, words, figures };
}

/** Columns that Markdown aligns to the right hold figures. */
function markFigureCells(element: Element): void {
  if ((element.tagName !== 'td' && element.tagName !== 'th') || element.properties.align !== 'right') return;
  delete element.properties.align;
  element.properties.dataNumber = '';
}
