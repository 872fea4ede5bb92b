import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A page in a real browser with some HTML and the code of one element of `app/elements/`. */
export interface ElementPage {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Opens a page that contains `html` and defines `<name>` by `exported` of `<name>.ts` in a room of `app/elements/`. Its origin is `http://elements.test/`,
 * so that it has separate storage; other requests are answered with 404 unless `routes` answers them.
 */
export async function openElementPage(
  browser: Browser,
  {
    name,
    exported,
    html,
    context: options = {},
    path = '/',
    language = 'en',
    routes = {},
  }: {
    readonly name: string;
    readonly exported: string;
    readonly html: string;
    readonly context?: BrowserContextOptions;
    readonly path?: string;
    readonly language?: string;
    readonly routes?: Readonly<Record<string, { readonly body: string; readonly contentType: string; readonly status?: number }>>;
  },
): Promise<ElementPage> {
  const code = await bundleOnce(name, exported);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.route('http://elements.test/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = routes[pathname + search] ?? routes[pathname];
    if (answer !== undefined) return route.fulfill({ status: answer.status ?? 200, ...answer });
    if (route.request().resourceType() !== 'document') return route.fulfill({ status: 404, body: '' });
    const body = `<!DOCTYPE html><html lang="${language}" data-prefix=""><head><title>Elements</title></head><body>${html}<script type="module">${code}</script></body></html>`;
    return route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto(`http://elements.test${path}`);
  return { page, close: () => context.close() };
}

/** The code of every element that this process has bundled, by its name and its export. */
const bundles = new Map<string, Promise<string>>();

/** Returns the code of an element, which is bundled for the first page of it alone. */
function bundleOnce(name: string, exported: string): Promise<string> {
  const key = `${name} ${exported}`;
  const code = bundles.get(key) ?? bundle(name, exported);
  bundles.set(key, code);
  return code;
}

async function bundle(name: string, exported: string): Promise<string> {
  const entry = '\0element';
  const [file] = globSync(`app/elements/*/${name}.ts`, { cwd: root });
  if (file === undefined) throw new Error(`no room of app/elements has ${name}.ts`);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'element-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { ${exported} } from ${JSON.stringify(root + file)};customElements.define('${name}', ${exported});`
            : undefined,
      },
    ],
    build: { write: false, minify: true, target: 'es2022', rolldownOptions: { input: entry, output: { codeSplitting: false } } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    if (!('output' in output)) continue;
    const chunk = output.output.find((file) => file.type === 'chunk');
    if (chunk?.type === 'chunk') return chunk.code.replaceAll('</script', '<\\/script');
  }
  throw new Error(`${file} gave no code`);
}
