/**
 * The languages of the site, by their BCP-47 tags, in the order in which a reader chooses among them. Whatever differs by language is a
 * `Record<Language, …>`, so that the compiler names every place that one more of them needs.
 */
export const languages = ['en', 'cs', 'de', 'es', 'el', 'it', 'pt-BR'] as const;

export type Language = (typeof languages)[number];
