import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

/** The error when no browser can be started here; its message names the setting that helps. */
class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError';
}

/**
 * Starts the browser that npm installed (Linux on x64), or the one that CHROME_PATH names.
 *
 * @param without default flags of the test driver to leave out
 */
export async function launchBrowser(flags: readonly string[] = [], without: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', ...flags],
    ignoreDefaultArgs: [...without],
    headless: true,
  });
}

const run = promisify(execFile);
const unpacking = "import chromium from '@sparticuz/chromium'; await chromium.executablePath()";
const packaged = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
const cache = join(import.meta.dirname, '../../node_modules/.cache');

/** Returns the path of the browser. The packaged one, 200 MB, is unpacked once for all runs. */
async function browserPath(): Promise<string> {
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
  const { version } = JSON.parse(readFileSync(join(packaged, '../../package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `browser-${version}`);
  if (!existsSync(folder)) await unpackBrowser(folder);
  const { setupLambdaEnvironment } = await import('@sparticuz/chromium');
  setupLambdaEnvironment(join(folder, 'al2023/lib'));
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
  return join(folder, 'chromium');
}

/** Unpacks the browser under another name and renames it when it is complete, so that an interrupted one is never taken for a complete one. */
async function unpackBrowser(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks into the temporary folder, with its libraries only where it believes to be on Lambda.
    const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
    await run(process.execPath, ['--input-type=module', '-e', unpacking], { cwd: import.meta.dirname, env });
    // Its own list of font folders names /tmp; without any font a letter that the page's fonts lack ends the browser.
    writeFileSync(
      join(unfinished, 'fonts.conf'),
      `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    );
    chmodSync(join(unfinished, 'chromium'), 0o755);
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
