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

/**
 * The parameters that make another page of the same path, by route. What is not here (campaign names, typing errors)
 * neither changes a page nor fills the page cache. They stand in the order in which the site itself writes them.
 */
export const knownParameters: Readonly<Record<string, Readonly<Record<string, KnownParameter>>>> = {
  'pages/super-cup/super-cup': { quiz: { shown: quizStatePattern } },
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
  'pages/livestream/livestream': {
    date: day,
    country: { kept: new RegExp(`^(${coveredCountries.join('|')})$`) },
    more: { kept: /^[2-9]$/ },
    utc: clock,
  },
  'pages/contact/contact': { sent: { kept: /^1$/ } },
};
