import { type Locale, locales } from '#app/i18n/locales.ts';

/**
 * Returns the first language of the site in an Accept-Language header, by the reader's order (RFC 9110, section 12.5.4); undefined when
 * none is.
 */
export function preferredLocale(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined;
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const language = tag.split('-')[0];
    const found =
      locales.find((locale) => locale.tag.toLowerCase() === tag) ?? locales.find((locale) => locale.tag.split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return undefined;
}
