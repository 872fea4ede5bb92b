import type { Words } from '#app/i18n/words/create-words.ts';
import type { TennisPlayerFacts } from '../../../data/queries/get-tennis-player.ts';

/** Region code of players without a country. */
const world = '001';

/** Returns the country of a player in words; undefined for a player without a flag. Great Britain is one country in tennis and four in football. */
export function countryWords(
  { nation, region }: Pick<TennisPlayerFacts, 'nation' | 'region'>,
  { format }: Pick<Words, 'format'>,
): string | undefined {
  if (nation === 'GBR') return format.region('GB');
  return nation === null || region === world ? undefined : format.region(region);
}
