import { createElement, type ReactNode } from 'react';

const token = /<!--([\s\S]*?)-->|<!DOCTYPE html>|<\/([a-z0-9-]+)>|<([a-zA-Z0-9-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gi;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;
const voidElements = new Set([
  'area',
  'base',
  'br',
  'circle',
  'col',
  'hr',
  'img',
  'input',
  'line',
  'link',
  'meta',
  'path',
  'rect',
  'source',
  'wbr',
]);
const rawElements = new Set(['script', 'style']);
const propNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', charset: 'charSet', 'http-equiv': 'httpEquiv' };
/** Attributes that React writes without a value when they are true. */
const truths = new Set([
  'async',
  'autofocus',
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'nomodule',
  'open',
  'readonly',
  'required',
  'selected',
]);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

interface OpenElement {
  readonly name: string;
  readonly props: Record<string, unknown>;
  readonly children: ReactNode[];
}

/**
 * Returns plain React elements that render to the markup that they were read from: no components, no contexts, no data. Reads only
 * well-formed markup as React writes it. @throws Error for any other text
 */
export function elementsOfHtml(html: string): ReactNode {
  const root: OpenElement = { name: '', props: {}, children: [] };
  const open: OpenElement[] = [root];
  let at = 0;
  for (token.lastIndex = 0; at < html.length; at = token.lastIndex) {
    const found = token.exec(html);
    if (found === null || found.index !== at) throw new Error(`cannot read the markup at ${at}: ${html.slice(at, at + 60)}`);
    const [, , closed, opened, attributes = '', text] = found;
    const inner = open.at(-1) as OpenElement;
    if (text !== undefined) inner.children.push(decode(text));
    else if (closed !== undefined) {
      if (inner.name !== closed) throw new Error(`</${closed}> closes <${inner.name}> at ${at}`);
      open.pop();
      (open.at(-1) as OpenElement).children.push(toElement(inner));
    } else if (opened !== undefined) {
      const element: OpenElement = { name: opened, props: propsOf(attributes), children: [] };
      if (rawElements.has(opened)) {
        const end = html.indexOf(`</${opened}>`, token.lastIndex);
        element.props.dangerouslySetInnerHTML = { __html: html.slice(token.lastIndex, end) };
        token.lastIndex = end + opened.length + 3;
        inner.children.push(toElement(element));
      } else if (voidElements.has(opened) && html[token.lastIndex - 2] === '/') inner.children.push(toElement(element));
      else open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return root.children;
}

function toElement({ name, props, children }: OpenElement): ReactNode {
  return createElement(name, props, ...children);
}

function propsOf(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of text.matchAll(attribute)) {
    if (name === 'style') props.style = styleOf(decode(value ?? ''));
    else props[propNames[name] ?? name] = truths.has(name.toLowerCase()) ? true : decode(value ?? '');
  }
  return props;
}

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').filter((rule) => rule !== '');
  return Object.fromEntries(rules.map((rule) => [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)]));
}

function decode(text: string): string {
  return text.replace(/&([a-z0-9#]+);/gi, (whole, name: string) => entities[name] ?? whole);
}
