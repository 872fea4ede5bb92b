import type { Hono } from 'hono';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import { localeByCode } from '#app/i18n/locales.ts';
import { languageCookie } from './language-cookie.ts';

/** Mounts `/language/de?to=/teams/x`, which stores the language and leads to the same page in it: the menu without JavaScript uses it. */
export function mountLanguage(app: Hono, localeSites: LocaleSites): void {
  app.get('/language/:code', (c) => {
    const locale = localeByCode(c.req.param('code'));
    if (locale === undefined) return c.notFound();
    const to = c.req.query('to') ?? '/';
    const place = isPath(to) ? localeSites.placeOf(locale, to) : undefined;
    if (place === undefined) return c.text('to: a path of this site is wanted, such as /teams/arsenal', 400);
    c.header('Set-Cookie', languageCookie(locale.code, localeSites));
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(place, 303);
  });
}

/**
 * Returns true for a path without a second slash at its beginning, which would begin a host, and without characters that browsers drop or
 * treat as a slash.
 */
function isPath(text: string): boolean {
  return /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(text) && text.length <= 2_000;
}
