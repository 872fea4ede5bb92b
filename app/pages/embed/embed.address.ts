import { address } from '#app/addresses/address.ts';
import { choice } from '#app/addresses/parameter.ts';

/** Colour themes of an embedded document; `auto` follows the reader's device. */
export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

const theme = choice(embedThemes);

/** The next match of a club, to be shown within another site. */
export const nextMatchEmbedAddress = address('/embed/next-match/:slug', { theme });

/** The table of a competition, to be shown within another site. */
export const tableEmbedAddress = address('/embed/table/:category/:tournament', { theme });

/** The tip of a match, to be shown within another site. */
export const tipEmbedAddress = address('/embed/tip/:slug', { theme });
