import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Representation } from './representation.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xsd': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.map': 'application/json; charset=utf-8',
};

/** The caching of a file named by its content, whose address changes with it. */
const namedByContent = 'public, max-age=31536000, immutable';
const namedByHand = 'public, max-age=86400';

/**
 * Reads the files of the build into memory, by their addresses, with the compressed bodies that the build wrote beside them. They are few
 * and small, and a later build cannot change them under a running site.
 */
export function loadStaticFiles(folder: string, securityHeaders: readonly string[]): ReadonlyMap<string, Representation> {
  const files = new Map<string, Representation>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const extension = extname(entry.name);
    // What the build notes for the server alone.
    if (path.includes(`${sep}.vite${sep}`)) continue;
    if (!entry.isFile() || extension === '.br' || extension === '.gz') continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(
      address,
      new Representation({
        status: 200,
        body: readFileSync(path),
        brotli: readIfThere(`${path}.br`),
        gzip: readIfThere(`${path}.gz`),
        contentType: contentTypes[extension] ?? 'application/octet-stream',
        cacheControl: address.startsWith('/assets/') ? namedByContent : namedByHand,
        headers: securityHeaders,
      }),
    );
  }
  return files;
}

function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
