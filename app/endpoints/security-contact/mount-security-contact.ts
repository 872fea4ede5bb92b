import type { Hono } from 'hono';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import type { Imprint } from '#app/site/imprint.ts';
import type { Clock } from '#domain/time/clock.ts';
import { addDays, localDayOf } from '#domain/time/local-day.ts';

export interface SecurityContactParts {
  readonly localeSites: Pick<LocaleSites, 'publicUrl'>;
  readonly clock: Clock;
  readonly imprint: Pick<Imprint, 'operator'>;
}

const path = '/.well-known/security.txt';
/** Days until the file expires; RFC 9116 wants less than a year. */
const validDays = 180;

/** Mounts the file that says where to report vulnerabilities of the site (RFC 9116); 404 when no operator is named. */
export function mountSecurityContact(app: Hono, { localeSites, clock, imprint }: SecurityContactParts): void {
  app.get(path, (c) => {
    if (imprint.operator === undefined) return c.notFound();
    const lines = [
      `Contact: mailto:${imprint.operator.email}`,
      `Expires: ${addDays(localDayOf(clock.now(), 'UTC'), validDays)}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${localeSites.publicUrl}${path}`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
}
