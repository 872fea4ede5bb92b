import { coveredCountries } from '#domain/broadcast/covered-countries.ts';
import { quizStatePattern } from '#domain/quiz/quiz-state.ts';

/** Which values of a parameter a page understands. Any other value is left out, as if the parameter were not there. */
export interface KnownParameter {
  /** The pages of these values are kept for the next reader. */
  readonly kept?: RegExp;
  /** The pages of these are shown and forgotten: they are one reader's own, or too many. */
  readonly shown?: RegExp;
}

const day = { kept: /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ };
/** Minutes ahead of UTC. */
const clock = { kept: /^(0|-?[1-9]\d{0,2})$/ };
/** What a reader typed, right or wrong: a page tells what is wrong with it, so it may not be lost on the way. */
const entry = { shown: /^.{0,200}$/s };
const row = { shown: /^([1-9]|1[0-2])$/ };
const count = { kept: /^([2-9]|[1-4]\d|50)$/ };

/**
 * The parameters that make another page of the same path, by route. What is not here (campaign names, typing errors)
 * neither changes a page nor fills the page cache. They stand in the order in which the site itself writes them.
 */
export const knownParameters: Readonly<Record<string, Readonly<Record<string, KnownParameter>>>> = {
  'pages/home/home': {
    tab: { kept: /^(live|favorites)$/ },
    date: day,
    list: { kept: /^previous$/ },
    order: { kept: /^time$/ },
    tip: { kept: /^1$/ },
    women: { kept: /^1$/ },
    more: count,
    open: { kept: /^[1-9]\d{0,9}$/, shown: /^[1-9]\d{0,9}(\.[1-9]\d{0,9}){1,11}$/ },
    utc: clock,
    ids: { shown: /^[mtc]\d{1,10}([.,][mtc]\d{1,10}){0,199}$/ },
  },
  'pages/super-cup/super-cup': { quiz: { shown: quizStatePattern } },
  'pages/leagues/leagues': { country: { shown: /^.{1,60}$/s } },
  'pages/odds/odds': { day: { kept: /^[12]$/ }, league: { kept: /^[1-9]\d{0,8}$/ } },
  'pages/calculator/calculator': {
    calculator: { kept: /^(single|accumulator|each-way|kelly|dutching|margin)$/ },
    odds: entry,
    ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`odds${at + 1}`, entry])),
    stake: entry,
    place: entry,
    chance: entry,
    bankroll: entry,
    format: entry,
    rows: row,
    remove: row,
  },
  'pages/match/match': { prices: { kept: /^(result|goals|both|handicap|double)$/ } },
  'pages/team/team': { more: { kept: /^([2-9]|10)$/ } },
  'pages/tournament/tournament': {
    section: { kept: /^(table|knock-out|matches|results|teams|scorers|seasons)$/ },
    table: { kept: /^(home|away|form)$/ },
    season: { kept: /^(19|20)\d\d(-\d\d)?$/ },
    more: count,
  },
  'pages/tips/tips': {
    date: day,
    market: { kept: /^(match-result|double-chance|draw-no-bet|total-goals|both-teams-to-score|asian-handicap|half-time-result)$/ },
    price: { kept: /^(below-1\.20|1\.20-1\.49|1\.50-1\.79|1\.80-2\.19|2\.20-2\.99|3\.00-up)$/ },
    chance: { shown: /^[4-7]0$/ },
    competition: { shown: /^[a-z0-9-]{1,60}\.[a-z0-9-]{1,80}$/ },
    order: { kept: /^value$/ },
    more: { kept: /^([2-9]|1\d|20)$/ },
    utc: clock,
  },
  'pages/track-record/track-record': {
    period: { kept: /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/ },
    competition: { kept: /^[a-z0-9-]{1,40}\.[a-z0-9-]{1,60}$/ },
    market: { kept: /^(match-result|double-chance|draw-no-bet|total-goals|both-teams-to-score|asian-handicap|half-time-result)$/ },
    price: { kept: /^(below-1\.20|1\.20-1\.49|1\.50-1\.79|1\.80-2\.19|2\.20-2\.99|3\.00-up)$/ },
    result: { kept: /^(won|half-won|void|half-lost|lost|open|withdrawn)$/ },
    before: { shown: /^[1-9]\d{0,8}$/ },
    record: { shown: /^[1-9]\d{0,8}$/ },
  },
  'pages/livestream/livestream': {
    date: day,
    country: { kept: new RegExp(`^(${coveredCountries.join('|')})$`) },
    more: { kept: /^[2-9]$/ },
    utc: clock,
  },
  'pages/contact/contact': { sent: { kept: /^1$/ } },
  'pages/search/search': { q: { shown: /^.{1,100}$/s } },
  'pages/search/suggestions': { q: { shown: /^.{1,100}$/s } },
};
