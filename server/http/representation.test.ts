import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Representation, type RepresentationSource } from './representation.ts';

const body = Buffer.from(Array.from({ length: 20_000 }, (_, at) => `<li>Panathinaikos – AEK ${at % 97}</li>`).join(''));
const source: RepresentationSource = { status: 200, body, contentType: 'text/html; charset=utf-8', cacheControl: 'public', headers: [] };

describe('an answer in several encodings', () => {
  it('says the same in each', async () => {
    const answer = await Representation.compressed(source);
    expect(brotliDecompressSync(answer.encoded('br').body).equals(body)).toBe(true);
    expect(gunzipSync(answer.encoded('gzip').body).equals(body)).toBe(true);
    expect(answer.encoded('identity').body.equals(body)).toBe(true);
  });

  it('holds no more memory for the compressed body than it counts', async () => {
    const { body: compressed } = (await Representation.compressed(source)).encoded('br');
    expect(compressed.buffer.byteLength).toBe(compressed.length);
  });

  it('holds a compressed body once, and not the plain one beside it', async () => {
    const answer = await Representation.compressed(source);
    expect(answer.bytes).toBeLessThan(answer.encoded('br').body.length + 10_000);
    expect(answer.bytes).toBeLessThan(body.length / 2);
    expect(answer.withHeaders('no-store', []).body.equals(body)).toBe(true);
  });

  it('tells what a late encoding adds', async () => {
    const answer = await Representation.compressed(source);
    const before = answer.bytes;
    let added = 0;
    answer.onGrowth = (bytes) => {
      added += bytes;
    };
    answer.encoded('gzip');
    answer.encoded('gzip');
    expect(answer.bytes - before).toBe(added);
    expect(added).toBeGreaterThan(0);
  });

  it('leaves a short answer as it is', async () => {
    const short = await Representation.compressed({ ...source, body: Buffer.from('ok') });
    expect(short.encoded('br').body.toString()).toBe('ok');
    expect(short.encoded('br').headers).not.toContain('Content-Encoding');
  });
});
