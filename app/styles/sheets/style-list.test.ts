import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';
import { namesOf } from './sheet-names.ts';
import { sourceOf } from './source-of.ts';
import { sheetsOf } from './style-list.ts';

const top = import.meta.url.slice('file://'.length, import.meta.url.lastIndexOf('app/'));

it('sends what a component imports before what it has of its own, and each sheet once', () => {
  const text = namesOf(`${top}app/ui/text.module.css`);
  const row = namesOf(`${top}app/rows/row.module.css`);
  const imports: Record<string, readonly string[]> = {
    'page.ts': ['list.tsx', 'head.tsx'],
    'list.tsx': ['row.tsx', text],
    'row.tsx': [text, row, 'list.tsx'],
    'head.tsx': [text],
  };
  expect(sheetsOf('page.ts', (id) => imports[id] ?? [])).toEqual(['app/ui/text.module.css', 'app/rows/row.module.css']);
});

it('names a class by its file and its name alone, in letters that no other class has', () => {
  const name = scopedName('price', `${top}app/a.module.css`);
  expect(name).toMatch(/^[a-zA-Z]{4}$/);
  expect(scopedName('price', `${top}app/a.module.css`)).toBe(name);
  expect(scopedName('price', `${top}app/b.module.css`)).not.toBe(name);
  // As when the text of the sheet is imported.
  expect(scopedName('price', `${top}app/a.module.css?inline`)).toBe(name);
});

it('names a source from the top of the checkout', () => {
  expect(sourceOf(`${top}app/a.module.css`)).toBe('app/a.module.css');
});
