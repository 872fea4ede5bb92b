import { readFileSync } from 'node:fs';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';

export const matchFeedSchema = readFileSync(new URL('../../public/match-feed.xsd', import.meta.url), 'utf8');

/** Returns the errors of an XML text by the published schema; an empty list when it is valid. */
export function faultsBySchema(xml: string): string[] {
  using schema = XmlDocument.fromString(matchFeedSchema);
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ line, message }) => `line ${line}: ${message.trim()}`);
    throw error;
  }
}
