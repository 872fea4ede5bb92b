import type { html } from 'hono/html';

/** Escaped markup, as `html` of Hono returns it. */
export type Html = ReturnType<typeof html>;

/** What can be put into markup: text is escaped, `undefined`, null and false are nothing. */
export type Content = Html | string | number | undefined | null | false | readonly Content[];
