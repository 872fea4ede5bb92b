import { setsWords, surfaceWords, tennisRoundWords } from '#app/i18n/words/tennis-words.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import { twoSidedMatchCard } from '#app/share-cards/two-sided-match-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { TennisMatchDetails, TennisMatchView } from './tennis-match.server.ts';

/** The description of a match for search engines and shared links. */
export interface TennisMatchDescription {
  readonly head: PageHead;
  /** Its facts as structured data. */
  readonly sportsEvent: Record<string, unknown>;
}

const eventStatus: Partial<Readonly<Record<TennisMatchDetails['status'], string>>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

/** Returns the head of a match's page, and its facts as structured data. */
export function describeTennisMatch(site: Site, { match, town }: Pick<TennisMatchView, 'match' | 'town'>): TennisMatchDescription {
  const { t, format } = site.words;
  const { home, away, play, tournament, kickoffUtc, kickoffKnown, stage, facts } = match;
  const named = t(tournament.genderType === 'men' ? 'tennis.menOf' : 'tennis.womenOf', { tournament: tournament.name });
  const said = {
    first: home.name,
    second: away.name,
    tournament: named,
    date: kickoffKnown ? format.dayOfYear(kickoffUtc) : format.dayOfYear(kickoffUtc, 'UTC'),
    round: tennisRoundWords(stage, t) || surfaceWords(facts, t),
  };
  const score = match.status === 'finished' && play !== null && play.sets.length > 0 ? setsWords(play.sets, site.words) : undefined;
  const head = describePage(site, {
    title: score === undefined ? t('tennis.matchTitleBefore', said) : t('tennis.matchTitleAfter', { ...said, score }),
    description: score === undefined ? t('tennis.matchDescriptionBefore', said) : t('tennis.matchDescriptionAfter', { ...said, score }),
    path: matchPath('tennis', match.slug),
    shared: { subject: { of: 'two-sided-match', sport: 'tennis', slug: match.slug }, card: twoSidedMatchCard(match, site) },
  });
  return { head, sportsEvent: toSportsEvent(site, match, { town, head }) };
}

/** Returns the match as schema.org's SportsEvent. `startDate` is a day alone when the hour is not known. */
function toSportsEvent(
  site: Site,
  match: TennisMatchDetails,
  { town, head }: { readonly town: string | undefined; readonly head: PageHead },
): Record<string, unknown> {
  const { words } = site;
  const absolute = (path: string) => site.absolute(words.locale, path);
  const url = absolute(head.path);
  const competitor = [match.home, match.away].map((player) => ({
    '@type': 'Person',
    name: player.name,
    url: absolute(sidePath('tennis', player.slug)),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name: words.t('match.versus', { home: match.home.name, away: match.away.name }),
    description: head.description,
    image: head.picture.address,
    sport: 'Tennis',
    startDate: match.kickoffKnown ? match.kickoffUtc.toISOString() : match.kickoffUtc.toISOString().slice(0, 10),
    eventStatus: `https://schema.org/${eventStatus[match.status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    competitor,
    ...(town === undefined ? {} : { location: { '@type': 'Place', name: match.venueName ?? town, address: match.venueTown ?? town } }),
  };
}
