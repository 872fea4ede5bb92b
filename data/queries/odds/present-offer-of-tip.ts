import { newestFirst, wasReadRecently } from '#data/odds/counted-quotes.ts';
import { bookmakersOfLocale } from '#domain/jurisdiction/licences.ts';
import { languages } from '#domain/language/languages.ts';
import { marketNamed, pricedMarkets } from '#domain/sports/markets-of-sports.ts';

/** Best present price for a bet among the bookmakers that are licensed in the home country of a language. */
export interface TakeableOffer {
  readonly decimalOdds: number;
  /** Slug of the bookmaker. */
  readonly bookmaker: string;
  readonly bookmakerName: string;
}

/**
 * Returns the SQL that joins the slugs of the bookmakers licensed in the home country of a language, as `edition.bookmakers`.
 *
 * @param localeParameter parameter with the tag of the language
 */
export const countryJoin = (localeParameter: string) => `
  cross join (select case ${localeParameter}::text ${languages.map(whenLanguage).join(' ')} end as bookmakers) edition`;

const whenLanguage = (language: (typeof languages)[number]) =>
  `when '${language}' then '{${bookmakersOfLocale(language).join(',')}}'::text[]`;

/** SQL of the `TakeableOffer` for the bet of the tip `tip` on the match `m`, for a query with `countryJoin`; null without a price read within the last day. */
export const presentOfferOfTip = `(
  select jsonb_build_object('decimalOdds', newest.odds, 'bookmaker', newest.slug, 'bookmakerName', newest.name) from (
    select distinct on (q.bookmaker_id) b.slug, b.name, case tip.market || ' ' || tip.selection ${pricePlaces()} end as odds, ${wasReadRecently} as counts
    from quotes q join bookmakers b on b.id = q.bookmaker_id and b.kind = 'bookmaker' and b.slug = any(edition.bookmakers)
    where q.match_id = m.id and q.market = tip.market and q.line = tip.line and q.phase <> 'closing'
      and (q.quoted_at <= m.kickoff_utc or not m.kickoff_known)
    order by q.bookmaker_id, ${newestFirst}) newest
  where newest.counts and newest.odds is not null order by newest.odds desc, newest.slug limit 1)`;

function pricePlaces(): string {
  return pricedMarkets
    .flatMap((market) => marketNamed(market).selections.map((selection, at) => `when '${market} ${selection}' then q.odds[${at + 1}]`))
    .join(' ');
}
