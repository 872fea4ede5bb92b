import { expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { sharesOfShapes } from './sentence-shapes.ts';

it.each(languages)('no sentence shape is in more than one of eight previews, or of eight reviews: %s', (tag) => {
  const frequent = (['previews', 'reviews'] as const).flatMap((which) =>
    sharesOfShapes(tag, howMany(1000, 2000), which)
      .filter(({ share }) => share > 1 / 8)
      .map(({ share, example }) => `${(100 * share).toFixed(1)} % of ${which}: ${example}`),
  );
  expect(frequent).toEqual([]);
});
