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
import type { ArticleText } from './article.ts';
import { figureBlocks } from './figure-blocks.ts';
import { type FigureTable, listFigures } from './list-figures.ts';

export interface CompiledMarkdown extends Pick<ArticleText, 'html' | 'headings' | 'words'> {
  /** Its figures that contain a table, as plain text. */
  readonly figures: readonly FigureTable[];
}

/**
 * Returns an article's Markdown as HTML, with its headings, number of words and figures. HTML in the Markdown is not passed through, headings get an
 * anchor, and cells with numbers get `data-number`. No element has a class: styles select by element and by `data-` attribute.
 *
 * @param file name of the file in errors
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
        // An empty corner of a table is no heading.
        if (element.tagName === 'th' && textOf(element) === '') element.tagName = 'td';
      });
      words = textOf(tree).split(/\s+/).filter(Boolean).length;
    })
    .use(rehypeStringify)
    .processSync(markdown);
  return { html: String(html), headings, words, figures };
}

/** Marks cells with numbers: those of columns that Markdown aligns to the right. */
function markFigureCells(element: Element): void {
  if ((element.tagName !== 'td' && element.tagName !== 'th') || element.properties.align !== 'right') return;
  delete element.properties.align;
  element.properties.dataNumber = '';
}
