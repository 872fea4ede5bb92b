import type { Hono } from 'hono';
import { localeByCode } from '#app/i18n/locales.ts';
import type { Editions } from '#server/editions.ts';
import { languageCookie } from './language-cookie.ts';

/** `/language/de?to=/teams/x`: stores the language and goes to the same page in it. The menu's way without JavaScript. */
export function mountLanguage(app: Hono, editions: Editions, options: { crossOrigin: boolean }): void {
  app.get('/language/:code', (c) => {
    const locale = localeByCode(c.req.param('code'));
    if (locale === undefined) return c.notFound();
    const to = c.req.query('to') ?? '/';
    if (!isLocalPath(to)) return c.text('to: a path of this site is wanted, such as /teams/arsenal', 400);
    c.header('Set-Cookie', languageCookie(locale.code, options));
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(editions.placeOf(locale, to), 303);
  });
}

/** A path and nothing that a browser could read as another host: no `//`, no backslash, no control character. */
function isLocalPath(text: string): boolean {
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(text) || text.length > 2_000) return false;
  return new URL(text, 'http://localhost').host === 'localhost';
}
