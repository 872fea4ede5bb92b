/** Returns how far a zone's clock is ahead of Greenwich's, and its name in the page's language: `GMT+1 Central European Time`. */
export function zoneName(timeZone: string): string {
  const part = (timeZoneName: 'shortOffset' | 'longGeneric') =>
    new Intl.DateTimeFormat(document.documentElement.lang, { timeZone, timeZoneName })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${part('shortOffset')} ${part('longGeneric')}`;
}
