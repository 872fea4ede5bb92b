import { expect, it } from 'vitest';
import { chancePaths, figurePlaces } from './chance-drawing.ts';

it('draws a unit a minute to the right, and the likelier the higher', () => {
  const paths = chancePaths([
    { minute: 0, home: 0.5, draw: 0.3, away: 0.2 },
    { minute: 12, home: 0.7, draw: 0.2, away: 0.1 },
  ]);
  expect(paths).toEqual({ home: 'M0 50L12 30', draw: 'M0 70L12 80', away: 'M0 80L12 90' });
});

it('puts a figure beside the end of its line', () => {
  expect(figurePlaces({ home: 0.6, draw: 0.25, away: 0.15 })).toEqual({ home: 40, draw: 75, away: 85 });
});

it('keeps figures of lines that end together apart, and within the drawing', () => {
  expect(figurePlaces({ home: 0.34, draw: 0.33, away: 0.33 })).toEqual({ home: 66, draw: 76, away: 86 });
  expect(figurePlaces({ home: 1, draw: 0, away: 0 })).toEqual({ home: 0, draw: 90, away: 100 });
});
