import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** No browser can be started here; the message names the setting that helps. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError';
}

/** Starts the browser that npm installed (Linux on x64), or the one that CHROME_PATH names. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox', ...flags], headless: true });
}

let unpacked: Promise<string> | undefined;

/** Where the browser is; the packaged one is unpacked once a process, and removed when the process ends. */
export async function browserPath(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new BrowserMissingError(`CHROME_PATH names "${named}", where there is no browser`);
    return named;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new BrowserMissingError(
      `npm installs no browser for ${process.platform} ${process.arch}; set CHROME_PATH to a Chrome or Chromium`,
    );
  }
  unpacked ??= unpackBrowser();
  return unpacked;
}

async function unpackBrowser(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tipledger-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // The package unpacks into the temporary folder, with its libraries only where it believes to be on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  process.env.TMPDIR = folder;
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  // Its own list of font folders names /tmp; without any font a letter that the page's fonts lack ends the browser.
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = fonts;
  return path;
}
