/** Returns a text escaped for XML, for content and for attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
