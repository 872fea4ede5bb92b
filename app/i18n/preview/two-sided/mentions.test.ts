import { expect, it } from 'vitest';
import { czechNouns } from '#languages/cs/prose/nouns/nouns.ts';
import { spanishNouns } from '#languages/es/prose/nouns/nouns.ts';
import { mentions, namesOf } from './mentions.ts';

it('finds a name in any of its forms, and not within another word', () => {
  const sparta = namesOf(czechNouns.read('Sparta'), czechNouns);
  expect(mentions('S tím jde do zápasu se Spartou.', sparta)).toBe(true);
  expect(mentions('Sparťané vyhráli.', sparta)).toBe(false);
  expect(mentions('The Heat won.', ['the heat'])).toBe(true);
  expect(mentions('The theatre was full.', ['heat'])).toBe(false);
});

it('takes no gender for a name', () => {
  expect(mentions('Je to ženský rod.', namesOf(czechNouns.read('Sparta'), czechNouns))).toBe(false);
  expect(mentions('Sigue invicto.', namesOf(spanishNouns.read('el Betis'), spanishNouns))).toBe(false);
});
