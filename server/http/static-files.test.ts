import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { precompress } from '#server/start/precompress.ts';
import { loadStaticFiles } from './static-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'tipledger-files-'));
afterAll(() => rm(folder, { recursive: true }));
const script = 'export const answer = 42;\n'.repeat(100);
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'assets', 'a-1b2c.js'), script);
await writeFile(join(folder, 'assets', 'tiny.js'), '1');
await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const compressed = await precompress(folder);
const files = loadStaticFiles(folder, ['X-Content-Type-Options', 'nosniff']);

function header(path: string, name: string): string | undefined {
  const headers: readonly string[] = files.get(path)?.encoded('identity').headers ?? [];
  return headers[headers.indexOf(name) + 1];
}

describe('the files of the build', () => {
  it('are known by their addresses, without the compressed ones beside them', () => {
    expect([...files.keys()].sort()).toEqual(['/assets/a-1b2c.js', '/assets/tiny.js', '/favicon.svg']);
  });

  it('are compressed where that makes them smaller', () => {
    expect(compressed).toBe(1);
    const file = files.get('/assets/a-1b2c.js');
    expect(brotliDecompressSync(file?.encoded('br').body ?? '').toString()).toBe(script);
    expect(gunzipSync(file?.encoded('gzip').body ?? '').toString()).toBe(script);
    expect(files.get('/assets/tiny.js')?.encoded('br').body.toString()).toBe('1');
  });

  it('stay in the browser for ever when their name holds their content, for a day when not', () => {
    expect(header('/assets/a-1b2c.js', 'Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(header('/favicon.svg', 'Cache-Control')).toBe('public, max-age=86400');
  });

  it('say what they are', () => {
    expect(header('/assets/a-1b2c.js', 'Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(header('/favicon.svg', 'Content-Type')).toBe('image/svg+xml; charset=utf-8');
  });
});
