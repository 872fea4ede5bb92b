import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** No browser can be started here; the message names the setting that helps. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError';
}

/** Starts the browser that npm installed (Linux on x64), or the one that CHROME_PATH names. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: ['--no-sandbox', '--disable-gpu', ...flags], headless: true });
}

export async function browserPath(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new BrowserMissingError(`CHROME_PATH names "${named}", where there is no browser`);
    return named;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new BrowserMissingError(`npm installs no browser for ${process.platform} ${process.arch}; set CHROME_PATH to a Chrome or Chromium`);
  }
  // The package unpacks into the temporary folder, with its libraries only where it believes to be on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  process.env.TMPDIR = await mkdtemp(join(tmpdir(), 'tipledger-browser-'));
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
