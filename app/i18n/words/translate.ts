import format, { type CompiledMessage } from 'icu-minify/format';
import { remembered } from '#app/i18n/remembered.ts';
import type { Language } from '#domain/language/languages.ts';
import { writingCustoms } from '#languages/writing-customs.ts';
import type { MessageKey } from './message-keys.ts';

export type MessageValues = Record<string, string | number>;
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Returns the words of a key; throws for a key that no message file has, which the types rule out. */
export type Translate<Key extends MessageKey = MessageKey> = (key: Key, values?: MessageValues) => string;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Returns the number format of a language, as in formatters.ts. */
function numbersOf(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { tag, grouping } = writingCustoms[language as Language];
  return remembered(
    numberFormats,
    `${tag} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(tag, { useGrouping: grouping, ...options }),
  );
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: numbersOf,
  getPluralRules: (tag: string, options: { readonly type: Intl.PluralRuleType }) =>
    remembered(pluralRules, `${tag} ${options.type}`, () => new Intl.PluralRules(tag, options)),
};

/**
 * Returns the translator of one language from its compiled messages. Numbers are written as the language writes them; pass one that counts
 * nothing, such as a year, as text.
 */
export function createTranslate(messages: CompiledMessages, tag: Language): Translate {
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no message "${key}" in ${tag}`);
    if (typeof message === 'string') return message;
    return fill(message, tag, values) ?? (format<string>(message, tag, values, { formatters }) as string);
  };
}

/**
 * Returns a message with plain placeholders filled in, which most messages have and a list of matches uses hundreds of times; undefined for
 * messages with plurals and the like.
 */
function fill(message: Exclude<CompiledMessage, string>, tag: Language, values: MessageValues = {}): string | undefined {
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part;
    else if (Array.isArray(part) && part.length === 1) text += written(values[part[0] as string], tag);
    else return undefined;
  }
  return text;
}

function written(value: string | number | undefined, tag: Language): string {
  return typeof value === 'number' ? numbersOf(tag).format(value) : String(value);
}
