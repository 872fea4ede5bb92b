import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import { pairingInTitle } from '#app/i18n/words/short-pairings.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import { twoSidedMatchCard } from '#app/share-cards/two-sided-match-card.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import type { BasketballGameDetails } from './basketball-game.server.ts';

/** The description of a game for search engines and shared links. */
export interface BasketballGameDescription {
  readonly head: PageHead;
  /** Its facts as structured data. */
  readonly sportsEvent: Record<string, unknown>;
}

const eventStatus: Partial<Readonly<Record<BasketballGameDetails['status'], string>>> = {
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
};

/** Returns the head of a game's page, and its facts as structured data. */
export function describeBasketballGame(site: Site, game: BasketballGameDetails): BasketballGameDescription {
  const { t, format } = site.words;
  const { home, away, namedFirst, play, tournament, kickoffUtc, kickoffKnown } = game;
  const said = {
    match: pairingInTitle({ home: home.name, away: away.name, namedFirst }, t),
    league: tournament.name,
    date: kickoffKnown ? format.dayOfYear(kickoffUtc) : format.dayOfYear(kickoffUtc, 'UTC'),
  };
  const total = game.status === 'finished' && play !== null ? inNamedOrder(namedFirst, play.total) : undefined;
  const score = total && format.score({ home: total[0], away: total[1] });
  const head = describePage(site, {
    title: score === undefined ? t('basketball.gameTitleBefore', said) : t('basketball.gameTitleAfter', { ...said, score }),
    description:
      score === undefined ? t('basketball.gameDescriptionBefore', said) : t('basketball.gameDescriptionAfter', { ...said, score }),
    path: matchPath('basketball', game.slug),
    shared: { subject: { of: 'two-sided-match', sport: 'basketball', slug: game.slug }, card: twoSidedMatchCard(game, site) },
  });
  return { head, sportsEvent: toSportsEvent(site, game, head) };
}

/** Returns the game as schema.org's SportsEvent. `startDate` is a day alone when the hour is not known. */
function toSportsEvent({ words, absolute: at }: Site, game: BasketballGameDetails, head: PageHead): Record<string, unknown> {
  const absolute = (path: string) => at(words.locale, path);
  const url = absolute(head.path);
  const team = ({ name, slug }: { readonly name: string; readonly slug: string }) => ({
    '@type': 'SportsTeam',
    name,
    url: absolute(sidePath('basketball', slug)),
    sport: 'Basketball',
  });
  const [home, away] = [team(game.home), team(game.away)];
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name: pairingWords({ home: game.home.name, away: game.away.name, namedFirst: game.namedFirst }, words.t),
    description: head.description,
    image: head.picture.address,
    sport: 'Basketball',
    startDate: game.kickoffKnown ? game.kickoffUtc.toISOString() : game.kickoffUtc.toISOString().slice(0, 10),
    eventStatus: `https://schema.org/${eventStatus[game.status] ?? 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    ...(game.venueName === null
      ? {}
      : { location: { '@type': 'StadiumOrArena', name: game.venueName, address: game.venueTown ?? game.venueName } }),
  };
}
