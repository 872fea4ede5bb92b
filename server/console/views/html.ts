import type { html } from 'hono/html';

/** Escaped markup, as `html` of Hono returns it. */
export type Html = ReturnType<typeof html>;

/** Values that markup can contain: text is escaped, `undefined`, null and false are nothing. */
export type Content = Html | string | number | undefined | null | false | readonly Content[];
