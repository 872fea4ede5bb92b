import type { Language } from '#domain/language/languages.ts';
import type czech from './messages/cs.json';
import type german from './messages/de.json';
import type greek from './messages/el.json';
import type english from './messages/en.json';
import type spanish from './messages/es.json';
import type italian from './messages/it.json';
import type brazilianPortuguese from './messages/pt-BR.json';

type KeysOf<Tree, At extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${At}${Key}` : KeysOf<Tree[Key], `${At}${Key}.`>;
}[keyof Tree & string];

/** Type of the English messages; an error unless every language has a file with all of their keys. */
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
