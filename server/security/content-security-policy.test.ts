import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createContentSecurityPolicy } from './content-security-policy.ts';

const policyOf = createContentSecurityPolicy();
const scriptSources = (html: string) => /script-src ([^;]*)/.exec(policyOf(Buffer.from(html)))?.[1];

describe('the content security policy of a page', () => {
  it('allows an inline script by the hash that the CSP specification gives for it', () => {
    // The example of CSP Level 2, section 7.17.
    expect(scriptSources("<script>alert('Hello, world.');</script>")).toBe("'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  it('hashes the bytes that the browser gets, whatever the language', () => {
    const hash = createHash('sha256').update('say("Διάβασέ με – ⚽")', 'utf8').digest('base64');
    expect(scriptSources('<script>say("Διάβασέ με – ⚽")</script>')).toBe(`'self' 'sha256-${hash}'`);
  });

  it('needs no hash for scripts of a file and for data', () => {
    expect(scriptSources('<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>')).toBe("'self'");
  });

  it('allows inline modules, and a repeated script once', () => {
    const page = '<SCRIPT type="module" async="">import "/a.js"</SCRIPT><script type=module>import "/a.js"</script>';
    expect(scriptSources(page)?.split(' ')).toHaveLength(2);
  });

  it('finds every script, however many stand before it and whatever begins like one', () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const page =
      '<scripture></scripture><script>first()</script>é<script src="/a.js"></script><script async="">second()</script><script>cut off';
    expect(scriptSources(page)).toBe(`'self' ${hashOf('first()')} ${hashOf('second()')}`);
  });

  it('never allows inline scripts as such, nor frames, plugins and foreign bases', () => {
    const policy = policyOf(Buffer.from('<script>1</script>'));
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
  });

  it('lets scripts connect to a separate API address', () => {
    expect(createContentSecurityPolicy({ connectTo: ['https://api.example.com'] })(Buffer.from(''))).toContain(
      "connect-src 'self' https://api.example.com;",
    );
  });

  it('knows the origin of a tag manager only where there is one', () => {
    const policy = createContentSecurityPolicy({ tagManager: 'https://tags.example' })(Buffer.from('<script>1</script>'));
    for (const directive of ['script-src', 'img-src', 'connect-src'])
      expect(new RegExp(`${directive} [^;]*https://tags\\.example`).test(policy), directive).toBe(true);
    expect(policy).not.toContain('undefined');
    expect(policyOf(Buffer.from('<script>1</script>'))).not.toContain('https:');
    expect(policyOf(Buffer.from(''))).toContain("img-src 'self' data:;");
  });
});
