import type { FeedClub, FeedEvent, FeedQuote } from '#data/feeds/feed.ts';
import type { Goals, MatchScore } from '#domain/match/match-score.ts';
import { markets } from '#domain/odds/markets/markets.ts';
import type { PublishedMatch, PublishedPrediction } from './published-match.ts';
import { xmlElement } from './write-xml.ts';

/** Days that a feed covers, and the address of the site that publishes it. */
export interface MatchFeedHead {
  readonly site: string;
  readonly from: string;
  readonly to: string;
  /** Names of the sources whose facts are left out because their licences do not allow them there. */
  readonly withheld?: readonly string[];
  /** Address of the next page; undefined on the last one. */
  readonly next?: string | undefined;
}

/** Returns football matches in the site's own XML format, see docs/match-feed.md. */
export function writeMatchFeed({ site, from, to, next, withheld = [] }: MatchFeedHead, matches: readonly PublishedMatch[]): string {
  const lines = matches.map((match) => `\n${matchElement(match)}`);
  const attributes = { version: 1, site, from, to, next, 'withheld-sources': withheld.length === 0 ? undefined : withheld.join(', ') };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('match-feed', attributes, [...lines, '\n'])}\n`;
}

function matchElement(match: PublishedMatch): string {
  const { kickoff, live, round, score, venue, events } = match;
  return xmlElement(
    'match',
    {
      id: match.externalId,
      slug: match.slug,
      'kick-off': kickoff.known ? kickoff.utc : undefined,
      day: kickoff.known ? undefined : kickoff.day,
      status: match.status,
      period: live?.period,
      minute: live?.minute,
      'added-minute': live?.addedMinute,
      'neutral-venue': match.neutralVenue === true ? true : undefined,
      referee: match.referee,
      attendance: match.attendance,
    },
    [
      ...match.sources.map(({ source, address, licence, licenceAddress }) =>
        xmlElement('source', { name: source, address, licence, 'licence-address': licenceAddress }),
      ),
      xmlElement('competition', {
        id: match.tournamentId,
        name: match.competitionName,
        season: match.season,
        number: match.competitionNumber,
        region: match.competitionRegion,
        kind: match.competitionKind,
      }),
      ...(round === undefined ? [] : [xmlElement('round', { ...round })]),
      clubElement('home', match.home, match.homeSlug),
      clubElement('away', match.away, match.awaySlug),
      ...(venue === undefined ? [] : [xmlElement('venue', { ...venue })]),
      ...(score === undefined ? [] : [scoreElement(score)]),
      ...(events === undefined ? [] : [xmlElement('events', {}, events.map(eventElement))]),
      ...match.quotes.map(priceElement),
      ...(match.prediction === undefined ? [] : [predictionElement(match.prediction)]),
    ],
  );
}

function clubElement(side: 'home' | 'away', { externalId, name, country }: FeedClub, slug: string): string {
  return xmlElement(side, { id: externalId, name, slug, country });
}

function scoreElement({ current, halfTime, fullTime, extraTime, penalties }: MatchScore): string {
  const part = (name: string, goals: Goals | undefined) => (goals === undefined ? [] : [xmlElement(name, { ...goals })]);
  return xmlElement('score', { ...current }, [
    ...part('half-time', halfTime),
    ...part('full-time', fullTime),
    ...part('extra-time', extraTime),
    ...part('penalties', penalties),
  ]);
}

function eventElement(event: FeedEvent): string {
  return xmlElement('event', {
    kind: event.kind,
    minute: event.minute,
    'added-minute': event.addedMinute,
    side: event.side,
    player: event.playerName,
    'shirt-number': event.shirtNumber,
    replaced: event.replacedName,
    'replaced-number': event.replacedNumber,
    assist: event.assistName,
    home: event.score?.home,
    away: event.score?.away,
  });
}

function priceElement({ market, line, quotedAt, prices }: FeedQuote): string {
  const selections: readonly string[] = markets[market].selections;
  return xmlElement(
    'prices',
    { market, line, 'quoted-at': quotedAt },
    selections.flatMap((selection, at) => {
      const decimal = prices[at];
      return decimal === null || decimal === undefined ? [] : [xmlElement('price', { selection, decimal })];
    }),
  );
}

function predictionElement(prediction: PublishedPrediction): string {
  const { result, homeChance, drawChance, awayChance, homeScore, awayScore, overChance, bothScoreChance, recordedAt, outcome } = prediction;
  return xmlElement('prediction', {
    result,
    'home-chance': chance(homeChance),
    'draw-chance': chance(drawChance),
    'away-chance': chance(awayChance),
    home: homeScore ?? undefined,
    away: awayScore ?? undefined,
    'over-chance': chance(overChance),
    'both-chance': chance(bothScoreChance),
    'recorded-at': recordedAt,
    outcome,
  });
}

/** Returns a chance to four decimals, a hundredth of a percentage point. */
function chance(value: number | null): number | undefined {
  return value === null ? undefined : Math.round(value * 10_000) / 10_000;
}
