import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import type { Language } from '#domain/language/languages.ts';
import { catalogueLeagues, matchToTell } from '#tests/factories/matches-to-tell.ts';
import { shapeOf } from './sentence-shapes.ts';

/** Matches of a league on one day. */
const matchesOfLeague = 4;

/** Returns the share of neighbours that have a sentence of one shape, among the previews of a made-up day of so many matches, by league. */
export function shareOfAlikeNeighbours(tag: Language, matches: number): number {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  const leagues = catalogueLeagues(tag).filter(({ type }) => type === 'league');
  const texts = Array.from({ length: matches }, (_, order) => {
    const league = leagues[Math.floor(order / matchesOfLeague) % leagues.length] as (typeof leagues)[number];
    const match = { ...matchToTell(order, [league]), result: undefined, order };
    const names = [match.home.name, match.away.name, match.competition].flatMap((name) => [...prose.decline(name), name.name]);
    return prose
      .tell(match)
      .flat()
      .map((sentence) => shapeOf(sentence, names));
  });
  const pairs = texts.slice(1).map((text, index) => [texts[index] as string[], text] as const);
  const told = pairs.filter(([one, other]) => one.length > 0 && other.length > 0);
  return told.filter(([one, other]) => one.some((shape) => other.includes(shape))).length / told.length;
}
