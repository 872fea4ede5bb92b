import { seasonName } from '#app/components/competitions/season-name.ts';
import { predictionsFeedAddress } from '#app/pages/tips/tips.address.ts';
import { tournamentCard } from '#app/share-cards/name-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { TournamentPageFacts } from '#data/queries/tournament/get-tournament.ts';
import { placePath, type TournamentPlace, type TournamentSection } from './tournament.address.ts';

interface TournamentFacts {
  readonly tournament: TournamentPageFacts;
  readonly season: { readonly label: string } | undefined;
  readonly sections: readonly TournamentSection[];
  readonly place: TournamentPlace;
  readonly hasMatches: boolean;
  readonly parts: { readonly leagues: readonly unknown[] };
}

/** Returns the head of a competition's page. Further steps of a list are the same page to a search engine. */
export function tournamentHead(site: Site, { tournament, season, sections, place, hasMatches, parts }: TournamentFacts): PageHead {
  const { t, format } = site.words;
  const names = { name: format.competition(tournament.name), country: format.region(tournament.countryRegion) };
  const head = describePage(site, {
    ...(season === undefined
      ? {
          title: `${names.name}, ${names.country}`,
          description: t(parts.leagues.length > 0 ? 'tournament.descriptionOfParts' : 'tournament.descriptionWithoutData', names),
        }
      : {
          title: t(tournament.type === 'cup' || !sections.includes('table') ? 'tournament.titleOfCup' : 'tournament.title', names),
          description: t('tournament.description', { name: names.name, season: seasonName(season.label) }),
        }),
    path: placePath({ ...place, more: 1 }, sections[0]),
    // A competition without a match is a name and empty lists, unless it has parts with some.
    indexed: (season !== undefined && hasMatches) || parts.leagues.length > 0,
    shared: {
      subject: { of: 'tournament', category: tournament.countrySlug, slug: tournament.slug },
      card: tournamentCard(tournament, site),
    },
  });
  const feed = predictionsFeedAddress.href({ competition: tournament.id });
  const title = t('predictions.feedTitleOf', { site: site.name, name: names.name });
  return { ...head, feeds: [{ href: site.absolute(site.words.locale, feed), title }] };
}
