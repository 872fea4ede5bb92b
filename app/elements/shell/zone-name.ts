/** Returns a zone's offset from Greenwich, and its name in the page's language: `GMT+1 Central European Time`. */
export function zoneName(timeZone: string): string {
  const part = (timeZoneName: 'shortOffset' | 'longGeneric') =>
    new Intl.DateTimeFormat(document.documentElement.lang, { timeZone, timeZoneName })
      .formatToParts(new Date())
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${part('shortOffset')} ${part('longGeneric')}`;
}
