import { SaxesParser } from 'saxes';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** Functions called with the elements of a part in their order; names are without the prefix of their namespace. */
export interface XmlHandler {
  opened(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  closed?(name: string): void;
}

/**
 * Parses a part of a spreadsheet and calls the handler's functions.
 *
 * @throws SpreadsheetError for text that is no XML, is cut off, or has a document type, which could define entities
 */
export function readXml(part: string, text: string, { opened, text: onText = () => {}, closed = () => {} }: XmlHandler): void {
  const parser = new SaxesParser();
  const refuse = (reason: string): never => {
    throw new SpreadsheetError('not-readable', `${part}, line ${parser.line}: ${reason}`);
  };
  parser.on('doctype', () => refuse('a document type is not accepted'));
  parser.on('opentag', ({ name, attributes }) => opened(localName(name), attributes));
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({ name }) => closed(localName(name)));
  parser.on('error', ({ message }) => refuse(message.replace(/^\d+:\d+: /, '')));
  parser.write(text).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
