import { expect, it } from 'vitest';
import { createSecurityHeaders } from './security-headers.ts';

const policyOf = (https: boolean, hstsOfSubdomains: boolean) => {
  const headers = createSecurityHeaders({ https, hstsOfSubdomains });
  const at = headers.indexOf('Strict-Transport-Security');
  return at === -1 ? undefined : headers[at + 1];
};

it('a site at https has browsers stay there for a year, the domains below it where the operator says so', () => {
  expect(policyOf(false, true)).toBeUndefined();
  expect(policyOf(true, false)).toBe('max-age=31536000');
  expect(policyOf(true, true)).toBe('max-age=31536000; includeSubDomains');
});
