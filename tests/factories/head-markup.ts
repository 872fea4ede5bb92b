import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeadTags } from '#app/document/head-tags.tsx';
import type { PageHead } from '#app/shell/page-head.ts';

/** Returns the tags that the head of a page adds to its document. */
export function headMarkup(head: PageHead): string {
  return renderToStaticMarkup(createElement(HeadTags, { head }));
}
