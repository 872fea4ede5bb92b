import type { Messages } from '#languages/language-pack.ts';

type KeysOf<Tree, At extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${At}${Key}` : KeysOf<Tree[Key], `${At}${Key}.`>;
}[keyof Tree & string];

/** Every message's dotted key, typed from the English file. */
export type MessageKey = KeysOf<Messages>;
