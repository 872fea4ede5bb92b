import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Writes the best brotli and gzip bodies beside the files of a folder, if they are smaller. Returns the number of files that have them. */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const results = await Promise.all(files.map(compressFile));
  return results.filter((smaller) => smaller).length;
}

async function compressFile(path: string): Promise<boolean> {
  const body = await readFile(path);
  const brotli = await compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  const gzipped = await compressGzip(body, { level: 9 });
  if (brotli.length >= body.length || gzipped.length >= body.length) return false;
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  return true;
}
