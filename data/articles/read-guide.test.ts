import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guideWords, writeGuide } from '#tests/factories/write-guide.ts';
import { readArticles } from './read-articles.ts';

let content: string;
const file = (name: string) => join(content, 'special', 'a-guide', name);
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'));
  writeGuide(content, 'a-guide');
});
afterEach(() => rmSync(content, { recursive: true }));

describe('reading a guide', () => {
  it('gives its steps with the text, and no quiz', () => {
    const [piece] = readArticles(content);
    expect(piece?.special).toBeUndefined();
    expect(piece?.guide?.words.el.steps[5]).toEqual({ title: 'el step 6', text: 'el text of step 6' });
    expect(piece?.texts.cs.title).toBe('cs a-guide');
  });

  it('fails when a language’s steps are missing, or one of them, and names file and field', () => {
    writeFileSync(file('it.json'), JSON.stringify({ steps: guideWords('it').steps.slice(1) }));
    expect(() => readArticles(content)).toThrow(/special\/a-guide\/it\.json: steps: /);
    rmSync(file('it.json'));
    expect(() => readArticles(content)).toThrow(/special\/a-guide\/it\.json cannot be read/);
  });

  it('fails for a field that is unknown', () => {
    writeFileSync(file('de.json'), JSON.stringify({ ...guideWords('de'), code: 'BONUS' }));
    expect(() => readArticles(content)).toThrow(/a-guide\/de\.json: .*code/);
  });
});
