import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { LineBatches } from './line-batches.ts';

it('writes every line once, in order, whatever its letters and its length', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tipledger-lines-'));
  const file = join(folder, 'site.log');
  try {
    const batches = new LineBatches(pino.destination({ dest: file, sync: false, minLength: 1 }));
    const lines = Array.from({ length: 5_000 }, (_, at) => `${at} Παναθηναϊκός – Bayern München ⚽ ${'x'.repeat(at % 90)}\n`);
    lines.splice(2_500, 0, `${'é'.repeat(300_000)}\n`);
    for (const [at, line] of lines.entries()) {
      batches.write(line);
      if (at % 1_000 === 0) batches.handOver();
    }
    await new Promise<void>((written, failed) => {
      batches.flush((error) => (error === undefined || error === null ? written() : failed(error)));
    });
    expect(readFileSync(file, 'utf8') === lines.join('')).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('hands nothing over when there is nothing', () => {
  const written: string[] = [];
  const batches = new LineBatches({ write: (text: string) => written.push(text) > 0, flush: () => {} });
  batches.handOver();
  expect(written).toEqual([]);
});
