type AttributeValue = string | number | boolean | Date | null | undefined;

/** Returns an XML element; an attribute whose value is null or undefined is left out. */
export function xmlElement(name: string, attributes: Readonly<Record<string, AttributeValue>>, children: readonly string[] = []): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null || value === undefined ? [] : [` ${attribute}="${xmlText(value instanceof Date ? momentText(value) : String(value))}"`],
  );
  return children.length === 0 ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** Characters that XML 1.0 does not allow, not even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
const impossible = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"'\t\n\r]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Returns a moment in UTC, with milliseconds if it has any. */
function momentText(moment: Date): string {
  return moment.toISOString().replace('.000Z', 'Z');
}
