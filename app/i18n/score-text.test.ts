import { expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { scoreText } from './score-text.ts';

it('writes a score with the sign of the language, which never breaks a line', () => {
  const texts = Object.fromEntries(languages.map((language) => [language, scoreText(language, { home: 2, away: 1 })]));
  expect(texts).toEqual({ en: '2–1', cs: '2:1', de: '2:1', es: '2-1', el: '2-1', it: '2-1', 'pt-BR': '2\u00a0x\u00a01' });
});
