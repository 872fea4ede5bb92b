import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedirectPolicy } from './redirect-policy.ts';

const bookmaker = 'https://www.bookmaker.example/offer?a=1&b=ä';
const mayLeadTo = createRedirectPolicy({ origins: new Set(['https://tips.example', 'https://tipps.example']), outward: [bookmaker] });

describe('a redirect', () => {
  it.each(['/', '/teams/arsenal?a=//b', '/de/.//x/../y', '?said=thanks', 'https://tips.example/de', 'https://tipps.example//x', bookmaker])(
    'may lead to %s',
    (location) => expect(mayLeadTo(location)).toBe(true),
  );

  it.each([
    '//evil.example',
    '///evil.example/x',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    ' //evil.example',
    'https://evil.example/',
    'https:evil.example',
    'http:evil.example',
    'https:\\\\evil.example',
    'http://tips.example/',
    'https://tips.example@evil.example/',
    'https://tips.example.evil.example/',
    'https://www.bookmaker.example/',
    `${bookmaker}&c=2`,
    'javascript:alert(1)',
    'data:text/html,x',
    '//',
    'http://',
  ])('may not lead to %j', (location) => {
    expect(mayLeadTo(location)).toBe(false);
  });

  it('that may be given leads a browser to an origin of the site wherever it is, whatever the Location is made of', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '\n',
        '\r',
        ' ',
        '\u0000',
        '//',
        'http',
        'https:',
        'javascript:',
        'data:',
      ],
      ...['evil.example', 'tips.example', 'tipps.example', 'www.bookmaker.example', 'de', 'x', '[::1]', '0x7f.1', 'ｅvil.example', 'ä', ''],
    );
    const location = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const at = fc.constantFrom('https://tips.example/de/x', 'https://tipps.example/', 'http://localhost:3000/a/b', 'http://192.168.1.5/');
    let allowed = 0;
    fc.assert(
      fc.property(fc.oneof(location, fc.webUrl(), fc.string()), at, (given, page) => {
        if (!mayLeadTo(given)) return;
        allowed += 1;
        const reached = new URL(given, page);
        expect([new URL(page).origin, 'https://tips.example', 'https://tipps.example']).toContain(reached.origin);
      }),
      { numRuns: 20_000 },
    );
    expect(allowed).toBeGreaterThan(1_000);
  });
});
