import format, { type CompiledMessage } from 'icu-minify/format';
import type { MessageKey } from './message-keys.ts';
import { remembered } from './remembered.ts';

export type MessageValues = Record<string, string | number>;
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Gives the words of a key; throws for a key that no message file has, which the types rule out. */
export type Translate<Key extends MessageKey = MessageKey> = (key: Key, values?: MessageValues) => string;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    remembered(numberFormats, JSON.stringify(args), () => new Intl.NumberFormat(...args)),
  getPluralRules: (tag: string, options: { readonly type: Intl.PluralRuleType }) =>
    remembered(pluralRules, `${tag} ${options.type}`, () => new Intl.PluralRules(tag, options)),
};

/** Makes the translator of one language out of its compiled messages. */
export function createTranslate(messages: CompiledMessages, tag: string): Translate {
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no message "${key}" in ${tag}`);
    if (typeof message === 'string') return message;
    return fill(message, values) ?? (format<string>(message, tag, values, { formatters }) as string);
  };
}

/** Most messages have nothing but plain placeholders, and a list of matches has hundreds; undefined for those with plurals and the like. */
function fill(message: Exclude<CompiledMessage, string>, values: MessageValues = {}): string | undefined {
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part;
    else if (Array.isArray(part) && part.length === 1) text += values[part[0] as string];
    else return undefined;
  }
  return text;
}
