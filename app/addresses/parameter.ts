import type { LocalDay } from '#domain/time/local-day.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { parseZoneOffset } from '#domain/time/offset-zone.ts';

/** One parameter in the query of an address: how its text is read and written, and whether its pages are cached. */
export interface Parameter<Value> {
  /** The texts that the parameter understands. Any other text is left out of the address, as if it were not there. */
  readonly shape: RegExp;
  /** The value when the address does not name the parameter. */
  readonly absent: Value;
  /** Returns the value of a text of that shape; undefined for an impossible one (30 February), so that there is no such page. */
  parse(text: string): Value | undefined;
  /** Returns the text of a value; undefined for the absent one. */
  write(value: Value): string | undefined;
  /** Returns true when a page with this value is cached for the next reader. One reader's own lists are not. */
  isCacheable(value: Value): boolean;
}

/** Returns a parameter that takes one of a few texts; undefined while it is absent. */
export function oneOf<const Value extends string>(values: readonly Value[]): Parameter<Value | undefined> {
  return textParameter(new RegExp(`^(${values.map(escapePattern).join('|')})$`), (text) => values.find((value) => value === text));
}

/** Returns a parameter that takes one of a few texts. The first is the default, which addresses leave out. */
export function choice<const Value extends string>(values: readonly [Value, ...Value[]]): Parameter<Value> {
  const [usual, ...others] = values;
  const { shape, parse, isCacheable } = oneOf(others);
  return { shape, absent: usual, parse, write: (value) => (value === usual ? undefined : value), isCacheable };
}

/** Returns a parameter that takes one of a few numbers; undefined while it is absent. */
export function oneOfNumbers<const Value extends number>(values: readonly Value[]): Parameter<Value | undefined> {
  return textParameter(new RegExp(`^(${values.join('|')})$`), (text) => values.find((value) => String(value) === text));
}

/** Returns a parameter that takes any text of a shape; undefined while it is absent. */
export function text(shape: RegExp): Parameter<string | undefined> {
  return textParameter(shape, (written) => written);
}

/** Returns a parameter that is present or not, written with one text: `women=1`, `order=time`. */
export function flag(written = '1'): Parameter<boolean> {
  return {
    shape: new RegExp(`^${escapePattern(written)}$`),
    absent: false,
    parse: () => true,
    write: (value) => (value ? written : undefined),
    isCacheable: always,
  };
}

/** Returns a parameter for a page number, from 1 to `most`, which is at most 999. Addresses leave out the 1. */
export function count(most: number): Parameter<number> {
  return {
    shape: /^([2-9]|[1-9]\d{1,2})$/,
    absent: 1,
    parse: (written) => (Number(written) <= most ? Number(written) : undefined),
    write: (value) => (value > 1 ? String(value) : undefined),
    isCacheable: always,
  };
}

/** Returns a parameter that takes a whole number from 1 to 2,147,483,647, the largest id of the database; undefined while it is absent. */
export function id(): Parameter<number | undefined> {
  return textParameter(/^[1-9]\d{0,9}$/, (written) => (Number(written) <= largestId ? Number(written) : undefined));
}

export const largestId = 2_147_483_647;

/** A day as `2026-11-22`; undefined is today. */
export const day: Parameter<LocalDay | undefined> = textParameter(/^\d{4}-\d\d-\d\d$/, parseLocalDay);

/** Days from today: 0, which is left out, 1 or 2. */
export const daysAhead: Parameter<number> = {
  shape: /^[12]$/,
  absent: 0,
  parse: Number,
  write: (days) => (days === 0 ? undefined : String(days)),
  isCacheable: always,
};

/** Minutes ahead of UTC of the clock by which a reader counts days; undefined for the usual clock of the page's language. */
export const zoneOffset: Parameter<number | undefined> = textParameter(/^(0|-?[1-9]\d{0,2})$/, parseZoneOffset);

/** Returns the same parameter, but pages whose address names it are never cached: there are too many of them, or each is for one reader only. */
export function uncached<Value>(parameter: Parameter<Value>): Parameter<Value> {
  return { ...parameter, isCacheable: (value) => parameter.write(value) === undefined };
}

/** Returns a parameter with the given parts, whose pages are cached unless `isCacheable` is given. */
export function custom<Value>(
  parts: Omit<Parameter<Value>, 'isCacheable'> & Partial<Pick<Parameter<Value>, 'isCacheable'>>,
): Parameter<Value> {
  return { isCacheable: always, ...parts };
}

function textParameter<Value extends string | number>(
  shape: RegExp,
  parse: (text: string) => Value | undefined,
): Parameter<Value | undefined> {
  return { shape, absent: undefined, parse, write: (value) => (value === undefined ? undefined : String(value)), isCacheable: always };
}

function always(): boolean {
  return true;
}

function escapePattern(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&');
}
