import { get } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { launchBrowser } from '#tests/e2e/launch-browser.ts';
import { visitorHeaders } from './load/visitor-headers.ts';
import type { Figure } from './measuring/figure.ts';
import { samplePagesOf } from './site/demonstration-pages.ts';
import type { DemonstrationSite } from './site/demonstration-site.ts';

/** Max bytes of scripts by page before any interaction; React is not among them. */
const maxScript: Readonly<Record<string, number>> = { home: 25_000, live: 25_000, tips: 25_000, match: 25_000, article: 12_000 };
const maxFonts = 35_000;
const maxInAll: Readonly<Record<string, number>> = { tips: 60_000, live: 70_000, article: 50_000 };
const compress = promisify(brotliCompress);
type Kind = 'HTML' | 'JavaScript' | 'fonts' | 'other';

/** Returns what a first visit to a page loads before any interaction, in bytes as they are sent. */
export async function measureBytes(site: DemonstrationSite): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries({ ...(await samplePagesOf(site)), live: '/?tab=live', tips: '/tips' })) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(request.url()));
      await page.goto(site.address + path, { waitUntil: 'networkidle' });
      await context.close();
      figures.push(
        ...(await weigh(
          name,
          site.address,
          path,
          [...requested].filter((url) => /^(http|ws)/.test(url)),
        )),
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function weigh(name: string, address: string, path: string, urls: readonly string[]): Promise<Figure[]> {
  const strangers = urls.filter((url) => !url.startsWith(`${address}/`));
  const sums: Record<Kind, number> = { HTML: 0, JavaScript: 0, fonts: 0, other: 0 };
  for (const url of urls.filter((one) => !strangers.includes(one))) {
    const { kind, bytes } = await sizeOf(url);
    sums[kind] += bytes;
  }
  const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
  const css = await styleShare(address + path);
  return [
    withTarget(`${name}, all bytes of the first view`, total, maxInAll[name], (value) => {
      const kinds = `HTML ${kilo(sums.HTML)} (of which CSS ${kilo(css)}), JavaScript ${kilo(sums.JavaScript)}, fonts ${kilo(sums.fonts)}, other ${kilo(sums.other)}`;
      return `${value} in ${urls.length} requests: ${kinds}`;
    }),
    withTarget(`${name}, script before any interaction`, sums.JavaScript, maxScript[name]),
    withTarget(`${name}, fonts of the first view`, sums.fonts, maxFonts),
    {
      name: `${name}, requests to other hosts`,
      value: strangers.length === 0 ? '0' : strangers.join(', '),
      target: '0',
      met: strangers.length === 0,
    },
  ];
}

function withTarget(name: string, bytes: number, most: number | undefined, describe = (value: string) => value): Figure {
  const value = describe(kilo(bytes));
  return most === undefined ? { name, value } : { name, value, target: `≤ ${kilo(most)}`, met: bytes <= most };
}

/** Returns the compressed bytes of a page that its inlined styles take. */
async function styleShare(url: string): Promise<number> {
  const html = await (await fetch(url, { headers: visitorHeaders })).text();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const bare = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  return (await compress(html, { params })).length - (await compress(bare, { params })).length;
}

/** The frame behind which a stream of live events waits for what happens. */
const endOfMissed = 'event: ready\n';

/** Returns the kind and size of an answer, in bytes as sent; of a stream, which does not end, the bytes until it has caught up. */
function sizeOf(url: string): Promise<{ kind: Kind; bytes: number }> {
  return new Promise((done, failed) => {
    get(url, { headers: visitorHeaders }, (response) => {
      let bytes = 0;
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (isStream && part.includes(endOfMissed)) response.destroy();
      });
      response.once('error', failed);
      response.once(isStream ? 'close' : 'end', () => {
        if (response.statusCode !== 200 && response.statusCode !== 204)
          failed(new Error(`${url} was answered with ${response.statusCode}`));
        else done({ kind: kindOf(response.headers['content-type'] ?? ''), bytes });
      });
    }).once('error', failed);
  });
}

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'HTML';
  if (type.includes('javascript')) return 'JavaScript';
  return type.startsWith('font/') ? 'fonts' : 'other';
}

function kilo(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
