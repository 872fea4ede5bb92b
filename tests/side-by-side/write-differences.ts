import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComparedPage } from './compare-sites.ts';

const sides = ['before', 'after', 'difference'] as const;

/** A compared page whose pictures are in the folder. */
export interface ListedPage extends Omit<ComparedPage, 'pictures'> {
  readonly isPictured: boolean;
}

/** Returns true for a page that differs between the two sides in pixels or otherwise. */
export function differs({ share, notes }: ListedPage): boolean {
  return share > 0 || notes.length > 0;
}

/** Writes the three pictures of a page that differs, and returns the page without them: hundreds would not fit into memory. */
export async function writePictures(folder: string, { pictures, ...page }: ComparedPage): Promise<ListedPage> {
  if (pictures === undefined) return { ...page, isPictured: false };
  await mkdir(folder, { recursive: true });
  for (const side of sides) await writeFile(join(folder, pictureName(page, side)), pictures[side]);
  return { ...page, isPictured: true };
}

/** Writes `index.html`: the pages that differ with their pictures, those with most differing pixels first. */
export async function writeIndex(folder: string, compared: readonly ListedPage[]): Promise<void> {
  const different = sorted(compared);
  const sections = different.map((page) => {
    const words = [describePage(page), ...page.notes].map(escaped).join(' · ');
    const figures = page.isPictured ? sides.map((side) => figure(page, side)).join('') : '';
    return `<details open><summary>${words}</summary><div>${figures}</div></details>`;
  });
  const style = 'body{font:15px system-ui}div{display:flex;gap:8px}figure{flex:1;margin:0}img{width:100%;border:1px solid #888}';
  const title = `${different.length} of ${compared.length} pages differ`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${sections.join('\n')}</html>\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
}

/** Returns a plain table for the terminal: a line for each page that differs, those with most differing pixels first. */
export function tableOfDifferences(compared: readonly ListedPage[]): string[] {
  const different = sorted(compared);
  return [
    ...different.map((page) => [describePage(page), ...page.notes].join('  ')),
    `${different.length} of ${compared.length} pages differ`,
  ];
}

function sorted(compared: readonly ListedPage[]): ListedPage[] {
  return compared.filter(differs).sort((one, other) => other.share - one.share);
}

function describePage({ share, page, tag, width, path }: Omit<ListedPage, 'isPictured'>): string {
  return `${(share * 100).toFixed(3).padStart(7)} %  ${page.padEnd(22)} ${tag.padEnd(5)} ${String(width).padStart(4)}  ${path}`;
}

function figure(page: ListedPage, side: (typeof sides)[number]): string {
  const name = pictureName(page, side);
  return `<figure><figcaption>${side}</figcaption><a href="${name}"><img loading="lazy" src="${name}" alt="${side}"></a></figure>`;
}

function pictureName({ page, tag, width }: Omit<ListedPage, 'isPictured'>, side: (typeof sides)[number]): string {
  return `${page}-${tag}-${width}-${side}.png`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
