import { beforeAll, describe, expect, it } from 'vitest';
import { prefixedPath } from '#app/i18n/locales.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { pageNames, pathsOfPages } from './pages-of-every-kind.ts';
import { site } from './site.ts';

let paths: Awaited<ReturnType<typeof pathsOfPages>>;

beforeAll(async () => {
  paths = await pathsOfPages(site);
});

async function htmlOf(path: string): Promise<string> {
  return (await fetch(site + path, { headers: { 'Accept-Language': 'en' } })).text();
}

const startOfElement = /<[a-z]+(?:-[a-z]+)+((?:\s+[^\s=>]+(?:="[^"]*")?)*)>/g;
const attribute = /\s+([^\s=>]+)(?:="[^"]*")?/g;
/** The attributes that hold looks and names, and no data. */
const plain = /^(class|style|id|hidden|role|aria-.*|width|height)$/;

/** Returns the number of characters of the markup, without styles and scripts, and of those that are data of elements and islands. */
function carriedIn(html: string): { carried: number; markup: number } {
  const markup = html.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '');
  const attributes = [...markup.matchAll(startOfElement)].flatMap(([, text = '']) => [...text.matchAll(attribute)]);
  const data = attributes.filter(([, name = '']) => !plain.test(name));
  return { carried: data.reduce((sum, [text]) => sum + text.length, 0), markup: markup.length };
}

it('data of elements and islands is every attribute of theirs that is not for looks', () => {
  const html = '<p data-x="no element">A</p><slip-price leg="m1" class="p"></slip-price><page-island props="{}"></page-island>';
  const carried = ' leg="m1"'.length + ' props="{}"'.length;
  expect(carriedIn(`<style>p { color: red }</style>${html}`)).toEqual({ carried, markup: html.length });
});

/**
 * The max shares of pages with more data than usual: a list without favourites, and one of the two tips of a day, are little markup beside
 * the words for the counts and rows that will follow; a proof is data.
 */
const greaterShare: Partial<Record<string, number>> = { 'home-favorites': 0.14, prediction: 0.14, tips: 0.14 };

describe.each(howMany([''], ['', '/gr']))('in "%s"', (prefix) => {
  it.each(pageNames)(
    '%s is at most a tenth data of elements and islands, or a little more where it lists next to nothing',
    async (name) => {
      const { carried, markup } = carriedIn(await htmlOf(prefixedPath(prefix, paths[name])));
      expect(carried).toBeGreaterThan(0);
      expect(carried / markup).toBeLessThan(greaterShare[name] ?? 0.1);
    },
  );
});
