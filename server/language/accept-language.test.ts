import { describe, expect, it } from 'vitest';
import { preferredLocale } from './accept-language.ts';

describe('the language that a browser asks for', () => {
  it.each([
    ['cs-CZ,cs;q=0.9,en;q=0.8', 'cz'],
    ['el', 'gr'],
    ['pt-BR,pt;q=0.9', 'pt_br'],
    ['pt-PT', 'pt_br'],
    ['de-AT', 'de'],
    ['fr-FR,fr;q=0.9,it;q=0.7,es;q=0.8', 'es'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['de;q=0,it;q=0.1', 'it'],
    ['DE', 'de'],
    ['sl, hr;q=0.9', undefined],
    ['*', undefined],
    ['', undefined],
    [';q=1,,', undefined],
  ])('in "%s" is %s', (header, code) => {
    expect(preferredLocale(header)?.code).toBe(code);
  });

  it('is none without the header', () => {
    expect(preferredLocale(undefined)).toBeUndefined();
  });
});
