import { expect, it } from 'vitest';
import { holdScriptsUntilPaint } from './scripts-after-paint.server.ts';

const page =
  '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/assets/one.js"/></head>' +
  '<body><p>Read me</p><script type="module" async="">import "/assets/one.js";</script></body>';

it('leaves what is read and the font, and nothing that loads a module', () => {
  const { markup } = holdScriptsUntilPaint(page);
  expect(markup).toContain('<p>Read me</p>');
  expect(markup).toContain('rel="preload"');
  expect(markup).not.toContain('modulepreload');
  expect(markup).not.toMatch(/<script type="module"[ >]/);
});

it('keeps the module script in its place, asleep', () => {
  expect(holdScriptsUntilPaint(page).markup).toContain('<script type="module-later" async="">import "/assets/one.js";</script></body>');
});

it('wakes with the modules that were to be preloaded, as a script that parses', () => {
  const { wake } = holdScriptsUntilPaint(page);
  expect(wake).toContain('["/assets/one.js"]');
  expect(() => new Function(wake)).not.toThrow();
});
