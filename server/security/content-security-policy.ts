import { hash } from 'node:crypto';

/** A pattern of script elements as React writes them; a script written otherwise would have no hash and not run. */
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptEnd = '</script>';
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']);

export interface PolicyOptions {
  /** The origins to which scripts may connect besides the site's own. */
  readonly connectTo?: readonly string[];
  /** The origin of the tag manager, from which it loads scripts and pixels and to which it reports; undefined without one. */
  readonly tagManager?: string | undefined;
}

/** Returns a function that returns a page's policy: the sources that it may load, and the inline scripts that may run, by their hashes. */
export function createContentSecurityPolicy({ connectTo = [], tagManager }: PolicyOptions = {}): (page: Buffer) => string {
  const tags = tagManager === undefined ? [] : [tagManager];
  const connect = ["'self'", ...connectTo, ...tags].join(' ');
  const images = ["'self'", 'data:', ...tags].join(' ');
  const rest = [
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (page) => `default-src 'self'; script-src ${["'self'", ...tags, ...hashesOfInlineScripts(page)].join(' ')}; ${rest}`;
}

/** Returns the CSP source of every inline script that a browser would run; data blocks such as JSON-LD need none. */
function hashesOfInlineScripts(page: Buffer): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of scriptsOf(page)) {
    if (/\bsrc\s*=/i.test(attributes)) continue;
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (!executableTypes.has(type.toLowerCase())) continue;
    // Browsers hash the text after the parser has made every line end a single \n.
    hashes.add(`'sha256-${hash('sha256', Buffer.from(text.replace(/\r\n?/g, '\n'), 'latin1'), 'base64')}'`);
  }
  return [...hashes];
}

/** Yields the scripts of a page as text with one character a byte, since browsers hash the bytes. The rest of the page is not converted to text. */
function* scriptsOf(page: Buffer): Generator<RegExpExecArray> {
  for (let from = page.indexOf('<script'); from !== -1; ) {
    const end = page.indexOf(scriptEnd, from);
    if (end === -1) return;
    yield* page.toString('latin1', from, end + scriptEnd.length).matchAll(scriptElement);
    from = page.indexOf('<script', end);
  }
}
