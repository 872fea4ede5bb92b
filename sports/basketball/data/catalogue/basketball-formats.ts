import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkFormats, type Formats, formatOf } from '#data/catalogue/load-formats.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { customaryBasketballFormat } from '../../domain/season/customary-basketball-format.ts';

const file = new URL('./basketball-formats.json', import.meta.url);

let formats: Formats | undefined;

/** Returns the format of a season of basketball, the customary one when the catalogue has none. */
export function basketballFormat(competition: string, season: string): SeasonFormat {
  formats ??= loadBasketballFormats();
  return formatOf(formats, `basketball.${competition}`, season) ?? customaryBasketballFormat;
}

/**
 * Returns the checked formats of basketball's competitions.
 *
 * @throws CatalogueError that names the field when the file is wrong
 */
export function loadBasketballFormats(): Formats {
  return checkFormats(JSON.parse(readFileSync(file, 'utf8')), fileURLToPath(file));
}
