import format, { type CompiledMessage } from 'icu-minify/format';
import type { MessageKey } from './message-keys.ts';
import { remembered } from './remembered.ts';

export type MessageValues = Record<string, string | number>;
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** Gives the words of a key; throws for a key that no message file has, which the types rule out. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    remembered(numberFormats, JSON.stringify(args), () => new Intl.NumberFormat(...args)),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    remembered(pluralRules, JSON.stringify(args), () => new Intl.PluralRules(...args)),
};

/** Makes the translator of one language out of its compiled messages. */
export function createTranslate(messages: CompiledMessages, tag: string): Translate {
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no message "${key}" in ${tag}`);
    if (typeof message === 'string') return message;
    return format<string>(message, tag, values, { formatters }) as string;
  };
}
