import { expect, it } from 'vitest';
import { holdScriptsUntilPaint } from './scripts-after-paint.server.ts';

const page =
  '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/assets/one.js"/></head>' +
  '<body><p>Leggimi – Διάβασέ με</p><script type="module" async="">import "/assets/one.js";</script></body>';
const { parts, wake } = holdScriptsUntilPaint(Buffer.from(page));
const held = Buffer.concat(parts).toString();

it('leaves what is read and the font, and nothing that loads a module', () => {
  expect(held).toContain('<p>Leggimi – Διάβασέ με</p>');
  expect(held).toContain('rel="preload"');
  expect(held).not.toContain('modulepreload');
  expect(held).not.toMatch(/<script type="module"[ >]/);
});

it('keeps the module script in its place, asleep', () => {
  expect(held).toContain('<script type="module-later" async="">import "/assets/one.js";</script></body>');
});

it('wakes with the modules that were to be preloaded, as a script that parses', () => {
  expect(wake).toContain('["/assets/one.js"]');
  expect(() => new Function(wake)).not.toThrow();
});
