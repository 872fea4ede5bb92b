import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sparkline } from './sparkline.tsx';

const point = (hour: number, value: number) => ({ at: new Date(Date.UTC(2024, 3, 6, hour)), value });
const course = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, drawn]) => drawn);

it('holds a value until it changes, and fills its height', () => {
  // 72 × 20 with 3 left free on every side: half of the time is x = 36, the highest value y = 3 and the lowest y = 17.
  const svg = renderToStaticMarkup(<Sparkline points={[point(0, 2), point(6, 2.5), point(12, 2.25)]} />);
  expect(course(svg)).toEqual(['M3 17H36V3H69V10']);
});

it('draws a small move as small where its height stands for more, beside where the value stood first', () => {
  // From 0.45 to 0.46 in a height of 0.1: 0.7 above and below the middle.
  const svg = renderToStaticMarkup(<Sparkline points={[point(0, 0.45), point(12, 0.46)]} minSpan={0.1} withFirst />);
  expect(course(svg)).toEqual(['M0 10.7H72', 'M3 10.7H69V9.3']);
});

it('is nothing with fewer than two points', () => {
  expect(renderToStaticMarkup(<Sparkline points={[point(0, 2)]} />)).toBe('');
});
