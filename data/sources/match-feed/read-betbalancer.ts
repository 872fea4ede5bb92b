import type { FeedEvent, FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import { seasonOfDay } from '#data/feeds/season-label.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { localDayOf, parseLocalDay } from '#domain/time/local-day.ts';
import { childrenNamed, descendantsNamed, type XmlElement } from './parse-xml.ts';
import type { ElementProblem, ReadShape, ShapeContext } from './shape.ts';

/** Bookmaker of all prices: the feed names none, its prices are an average of many. */
const bookmaker = 'betbalancer';
const football = '1';

/**
 * Returns the matches of a feed of Betbalancer and Betradar, whose root is `BetbalancerBetData`, with prices, results and goals. Cards are not read,
 * because the feed gives no side for them.
 */
export const readBetbalancer: ReadShape = (root, context) => {
  const matches: FeedMatch[] = [];
  const problems: ElementProblem[] = [];
  let rows = 0;
  const sports = descendantsNamed(root, 'Sport').filter(({ attributes }) => attributes.get('BetbalancerSportID') === football);
  for (const tournament of sports.flatMap((sport) => descendantsNamed(sport, 'Tournament'))) {
    const id = tournament.attributes.get('BetbalancerTournamentID') ?? '';
    const elements = childrenNamed(tournament, 'Match');
    rows += elements.length;
    if (!context.leagues.has(`betbalancer:${id}`)) {
      problems.push({ row: tournament.line, field: 'BetbalancerTournamentID', value: id, code: 'unknown-competition' });
      continue;
    }
    for (const element of elements) {
      const match = readMatch(element, id, context, (problem) => problems.push({ row: element.line, ...problem }));
      if ('code' in match) problems.push({ row: element.line, ...match, loses: 'match' });
      else matches.push({ row: element.line, ...match });
    }
  }
  return { rows, matches, problems };
};

function readMatch(
  element: XmlElement,
  tournament: string,
  { leagues, now }: ShapeContext,
  problem: (problem: ElementProblem) => void,
): FeedMatch | ElementProblem {
  const league = leagues.get(`betbalancer:${tournament}`);
  const externalId = element.attributes.get('BetbalancerMatchID');
  if (league === undefined || externalId === undefined) return { field: 'BetbalancerMatchID', code: 'missing-value' };
  const [home, away] = [clubOf(element, '1'), clubOf(element, '2')];
  if (home === undefined || away === undefined) return { field: 'Competitors', code: 'missing-value' };
  const written = valueAt(element, 'MatchDate');
  const kickoff = kickoffOf(written);
  if (kickoff === undefined) return { field: 'MatchDate', value: written.slice(0, 60), code: 'bad-date' };
  const off = valueAt(element, 'Off');
  if (off !== '' && off !== '0') return { field: 'Off', value: off.slice(0, 60), code: 'not-this-format' };
  const scores = readScores(element);
  if ('code' in scores) return scores;
  const { FT: fullTime, HT: halfTime } = scores;
  const result = fullTime === undefined ? undefined : { current: fullTime, fullTime, ...(halfTime === undefined ? {} : { halfTime }) };
  const events = result === undefined ? undefined : eventsOf(element, result.current, problem);
  return {
    externalId,
    tournamentId: league.tournamentId,
    season: seasonOfDay(kickoff.known ? localDayOf(kickoff.utc, 'UTC') : kickoff.day, league.season),
    home,
    away,
    kickoff,
    status: result === undefined ? 'scheduled' : 'finished',
    ...(result === undefined ? {} : { score: result }),
    ...(events === undefined ? {} : { events }),
    ...(valueAt(element, 'NeutralGround') === '1' ? { neutralVenue: true } : {}),
    quotes: result === undefined ? quotesOf(element, now, problem) : [],
  };
}

function clubOf(element: XmlElement, type: '1' | '2'): FeedMatch['home'] | undefined {
  const competitors = descendantsNamed(element, 'Competitors').flatMap((list) => descendantsNamed(list, 'Text'));
  const text = competitors.find(({ attributes }) => attributes.get('Type') === type);
  const name = text === undefined ? '' : valueAt(text, 'Value').replace(/\s+/g, ' ');
  const externalId = text?.attributes.get('SUPERID') ?? text?.attributes.get('ID');
  if (name === '') return undefined;
  return { name, ...(externalId === undefined ? {} : { externalId }) };
}

/** Returns the text of the first element with a name, or of the `Value` in it; empty without one. */
function valueAt(element: XmlElement, name: string): string {
  const found = descendantsNamed(element, name)[0];
  return found === undefined ? '' : (childrenNamed(found, 'Value')[0] ?? found).text;
}

/**
 * Returns the kick-off written as `2004-8-23T16:40:00`; undefined when it is no date. The feed gives no zone: only the day is known, unless the time ends
 * with its offset from UTC.
 */
function kickoffOf(written: string): Kickoff | undefined {
  const [, year, month = '', dayOfMonth = '', time, offset] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})T(\d{2}:\d{2}:\d{2})(Z|[+-]\d{2}:\d{2})?$/.exec(written) ?? [];
  const day = parseLocalDay(`${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);
  if (day === undefined) return undefined;
  if (offset === undefined) return { known: false, day };
  const utc = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(utc.getTime()) ? undefined : { known: true, utc };
}

function readScores(element: XmlElement): Partial<Record<'FT' | 'HT', Goals>> | ElementProblem {
  const scores: Partial<Record<'FT' | 'HT', Goals>> = {};
  for (const { attributes, text, line } of descendantsNamed(element, 'Score')) {
    const type = attributes.get('Type') ?? '';
    const [, home, away] = /^(\d{1,2}):(\d{1,2})$/.exec(text) ?? [];
    if ((type !== 'FT' && type !== 'HT') || home === undefined) {
      return { row: line, field: 'Score', value: `${type} ${text}`.trim().slice(0, 60), code: 'bad-score' };
    }
    scores[type] = { home: Number(home), away: Number(away) };
  }
  return scores;
}

/** Returns the goals as events when they add up to the result; otherwise undefined, with a problem if there are any goals. */
function eventsOf(element: XmlElement, result: Goals, problem: (problem: ElementProblem) => void): FeedEvent[] | undefined {
  const events: FeedEvent[] = [];
  const score = { home: 0, away: 0 };
  for (const { attributes, children, line } of descendantsNamed(element, 'Goal')) {
    const team = attributes.get('ScoringTeam');
    const [, minute] = /^(\d{1,3})(?::[0-5]\d)?$/.exec(attributes.get('Time') ?? '') ?? [];
    const side = team === '1' ? 'home' : 'away';
    score[side] += 1;
    const isInStep = attributes.get('Team1') === String(score.home) && attributes.get('Team2') === String(score.away);
    if ((team !== '1' && team !== '2') || minute === undefined || Number(minute) > 130 || !isInStep) {
      problem({ row: line, field: 'Goal', value: attributes.get('Id') ?? '', code: 'inconsistent' });
      return undefined;
    }
    const playerName = children
      .find(({ name }) => name === 'Player')
      ?.attributes.get('Name')
      ?.trim();
    events.push({ minute: Number(minute), side, kind: 'goal', ...(playerName ? { playerName } : {}), score: { ...score } });
  }
  if (score.home === result.home && score.away === result.away) return events;
  if (events.length > 0) {
    problem({ field: 'Goals', value: `${score.home}:${score.away} of ${result.home}:${result.away}`, code: 'inconsistent' });
  }
  return undefined;
}

/** Types of bets that are read: the result, and goals above or below a line. */
const oddsTypes: Readonly<Record<string, { readonly market: 'match-result' | 'total-goals'; readonly outcomes: readonly string[] }>> = {
  10: { market: 'match-result', outcomes: ['1', 'X', '2'] },
  18: { market: 'total-goals', outcomes: ['over', 'under'] },
};

function quotesOf(element: XmlElement, now: Date, problem: (problem: ElementProblem) => void): FeedQuote[] {
  const quotes: FeedQuote[] = [];
  for (const bet of descendantsNamed(element, 'Bet')) {
    const type = oddsTypes[bet.attributes.get('OddsType') ?? ''];
    if (type === undefined) continue;
    const byLine = Map.groupBy(childrenNamed(bet, 'Odds'), ({ attributes }) => attributes.get('SpecialBetValue') ?? '0');
    for (const [written, offers] of byLine) {
      const line = /^\d{1,2}(\.\d{1,2})?$/.test(written) ? Number(written) : undefined;
      const prices = type.outcomes.map((outcome) =>
        priceOf(offers.find(({ attributes }) => outcomeOf(attributes.get('OutCome')) === outcome)),
      );
      if (line === undefined) problem({ row: bet.line, field: 'SpecialBetValue', value: written.slice(0, 60), code: 'bad-line' });
      else if (prices.some((price) => price === undefined)) {
        problem({
          row: bet.line,
          field: 'Odds',
          value: offers
            .map(({ text }) => text)
            .join(' ')
            .slice(0, 60),
          code: 'bad-price',
        });
      } else quotes.push({ bookmaker, market: type.market, line, phase: 'moving', quotedAt: now, prices: prices as (number | null)[] });
    }
  }
  return quotes;
}

/** Returns `over` for `over {total}`. */
function outcomeOf(written = ''): string {
  return written.replace(/\s*\{total\}$/, '');
}

/** Returns a price above 1; null when none is offered, and undefined for a value that cannot be a price. */
function priceOf(offer: XmlElement | undefined): number | null | undefined {
  if (offer === undefined) return null;
  const price = /^\d{1,4}(\.\d{1,4})?$/.test(offer.text) ? Number(offer.text) : 0;
  return price > 1 ? price : undefined;
}
