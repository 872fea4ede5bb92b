/**
 * The languages of the site, by their BCP-47 tags, in the order in which a reader chooses among them. All that differs by language is a
 * `Record<Language, …>`, so that the compiler reports each entry that a new language lacks.
 */
export const languages = ['en', 'cs', 'de', 'es', 'el', 'it', 'pt-BR'] as const;

export type Language = (typeof languages)[number];
