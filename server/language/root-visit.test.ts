import { describe, expect, it } from 'vitest';
import type { LocaleSite } from '#app/i18n/locale-sites.ts';
import { defaultLocale, localeByCode } from '#app/i18n/locales.ts';
import { languageCookie } from './language-cookie.ts';
import { decideRootVisit } from './root-visit.ts';

const main: LocaleSite = { host: undefined, locale: defaultLocale, prefix: '' };
const germanDomain: LocaleSite = { host: 'tipps.example', locale: localeByCode('de') as LocaleSite['locale'], prefix: '' };
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('a visit of the root address', () => {
  it("follows the stored language before the browser's", () => {
    const visit = decideRootVisit(main, { cookie: 'a=1; i18n_redirected=pt_br', 'accept-language': 'de', 'user-agent': chrome });
    expect(visit).toEqual({ moveTo: localeByCode('pt_br'), store: undefined });
  });

  it("follows the browser's language on the first visit, and stores it", () => {
    expect(decideRootVisit(main, { 'accept-language': 'el-GR,el;q=0.9', 'user-agent': chrome })).toEqual({
      moveTo: localeByCode('gr'),
      store: 'gr',
    });
  });

  it('stays in English for English readers and for languages that the site does not speak', () => {
    for (const language of ['en-US', 'fr', undefined]) {
      expect(decideRootVisit(main, { 'accept-language': language, 'user-agent': chrome })).toEqual({ moveTo: undefined, store: 'en' });
    }
  });

  it('does not move a reader who has chosen English', () => {
    expect(decideRootVisit(main, { cookie: 'i18n_redirected=en', 'accept-language': 'de', 'user-agent': chrome })).toEqual({
      moveTo: undefined,
      store: undefined,
    });
  });

  it('passes over a cookie that names no language of the site', () => {
    expect(decideRootVisit(main, { cookie: 'i18n_redirected=xx', 'accept-language': 'it', 'user-agent': chrome }).moveTo?.code).toBe('it');
    expect(decideRootVisit(main, { cookie: 'not_i18n_redirected=de', 'user-agent': chrome }).moveTo).toBeUndefined();
  });

  it('never moves a crawler', () => {
    expect(decideRootVisit(main, { 'accept-language': 'de', 'user-agent': googlebot }).moveTo).toBeUndefined();
  });

  it('speaks the language of a domain there, and stores it', () => {
    expect(decideRootVisit(germanDomain, { cookie: 'i18n_redirected=it', 'accept-language': 'es', 'user-agent': chrome })).toEqual({
      moveTo: undefined,
      store: 'de',
    });
    expect(decideRootVisit(germanDomain, { cookie: 'i18n_redirected=de' }).store).toBeUndefined();
  });
});

describe('the cookie that stores a language', () => {
  it('lasts 365 days on the whole site, same-site lax, and is not secure by itself', () => {
    expect(languageCookie('pt_br', { crossOriginCookie: false })).toBe('i18n_redirected=pt_br; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('is secure in a cross-origin setup', () => {
    expect(languageCookie('de', { crossOriginCookie: true })).toMatch(/; Secure$/);
  });
});
