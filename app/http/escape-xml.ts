/** Returns a text as it may stand in XML, in content and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
