import { Fragment, type ReactNode } from 'react';
import type { MessageKey } from './message-keys.ts';
import type { MessageValues, Translate } from './translate.ts';

/** Returns the placeholder of an element in a text: a private-use character, which no script uses. */
const mark = (index: number) => String.fromCharCode(0xe000 + index);
const marks = /([\ue000-\ue0ff])/;

/** Returns a message in which some values are elements: a price that follows the visitor's odds format, a time that follows their zone. */
export function withElements(
  t: Translate,
  key: MessageKey,
  elements: Readonly<Record<string, ReactNode>>,
  values: MessageValues = {},
): ReactNode {
  const names = Object.keys(elements);
  const text = t(key, { ...values, ...Object.fromEntries(names.map((name, index) => [name, mark(index)])) });
  return text.split(marks).map((part, index) => {
    const name = marks.test(part) ? names[part.charCodeAt(0) - 0xe000] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is replaced whole
    return <Fragment key={index}>{name === undefined ? part : elements[name]}</Fragment>;
  });
}
