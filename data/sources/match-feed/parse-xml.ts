import { SaxesParser } from 'saxes';
import { SourceAnswerError } from '../source.ts';

/** Element of an XML text, with the line on which its tag ends. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text without that of its children, trimmed. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/** Max depth of nested elements; no supported feed is deeper than 12. */
const maxDepth = 16;
const maxElements = 1_000_000;
const maxAttributes = 40;

/**
 * Returns the root element of an XML text.
 *
 * @throws SourceAnswerError for a text that is no XML or is cut off. Also for one that may be malicious: with a document type, own entities, another
 *   encoding than UTF-8, or more or deeper elements than any feed has. The message names the line and the element.
 */
export function parseXml(source: string, text: string): XmlElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let elements = 0;
  const refuse = (reason: string, name = open.at(-1)?.name): never => {
    const place = name === undefined ? '' : `, in <${short(name)}>`;
    throw new SourceAnswerError(`${source}: line ${parser.line}${place}: ${reason}`);
  };
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) refuse(`the encoding "${short(encoding)}" is not UTF-8`);
  });
  parser.on('doctype', () => refuse('a document type is not accepted'));
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length >= maxDepth) refuse(`elements are nested deeper than ${maxDepth}`, name);
    if (elements > maxElements) refuse(`there are more than ${maxElements} elements`, name);
    const entries = Object.entries(attributes);
    if (entries.length > maxAttributes) refuse(`an element has more than ${maxAttributes} attributes`, name);
    const element: OpenElement = { name, line: parser.line, attributes: new Map(entries), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element !== undefined) element.text = element.text.trim();
  });
  parser.on('error', ({ message }) => refuse(`not readable as XML: ${short(message.replace(/^\d+:\d+: /, ''))}`));
  parser.write(text).close();
  return root ?? refuse('there is no element');
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Returns the children of an element that have this name. */
export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Returns the outermost elements of this name below an element, in the order of the text. */
export function descendantsNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : descendantsNamed(child, name)));
}
