import { type Language, languages } from '#domain/language/languages.ts';
import { languagePacks } from './languages.ts';
import type { ServerPart } from './server-part.ts';

const loaded = languages.map(async (tag) => [tag, (await languagePacks[tag].server()).serverPart] as const);

/** Names and prose of every language, by BCP-47 tag. They stay on the server. */
export const serverParts = Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<Language, ServerPart>>;
