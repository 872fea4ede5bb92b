import type { Language } from '#domain/language/languages.ts';
import type czech from '#languages/cs/messages.json';
import type german from '#languages/de/messages.json';
import type greek from '#languages/el/messages.json';
import type english from '#languages/en/messages.json';
import type spanish from '#languages/es/messages.json';
import type italian from '#languages/it/messages.json';
import type brazilianPortuguese from '#languages/pt-BR/messages.json';

type KeysOf<Tree, At extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${At}${Key}` : KeysOf<Tree[Key], `${At}${Key}.`>;
}[keyof Tree & string];

/** The English messages, as long as every language has a file with all of their keys. */
type EnglishOf<Files extends Readonly<Record<Language, typeof english>>> = Files['en'];

/** Every message's dotted key, typed from the English file. */
export type MessageKey = KeysOf<
  EnglishOf<{
    en: typeof english;
    cs: typeof czech;
    de: typeof german;
    es: typeof spanish;
    el: typeof greek;
    it: typeof italian;
    'pt-BR': typeof brazilianPortuguese;
  }>
>;
