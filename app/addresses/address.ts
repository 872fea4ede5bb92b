import type { Parameter } from './parameter.ts';

/** The names of the open parts of a path: `'category' | 'tournament'` for `/:category/:tournament`. */
type PathNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Deeper}`
    ? Name | PathNames<`/${Deeper}`>
    : Rest
  : never;

type PathParts<Path extends string> = { readonly [Name in PathNames<Path>]: string };

type Parameters = Readonly<Record<string, Parameter<never>>>;

type ParameterValues<Declared extends object> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Parameter<infer Value> ? Value : never;
};

/** The parts of an address's path and the values of its parameters. */
export type AddressValues<Path extends string, Declared extends object> = PathParts<Path> & ParameterValues<Declared>;

/** The values of a declared page's address. */
export type AddressOf<Declared> = Declared extends Address<infer Path, infer Parameters> ? AddressValues<Path, Parameters> : never;

/** The values from which an address is written: the parts of its path, and the parameters that are not absent. */
type WrittenValues<Path extends string, Declared extends object> = PathParts<Path> & Partial<ParameterValues<Declared>>;

/** The address of a page without its language: a path, and the parameters that make another page of it. */
export interface Address<Path extends string = string, Declared extends object = object> {
  readonly path: Path;
  readonly parameters: Declared;
  /** The values for an address without parameters. */
  readonly absent: ParameterValues<Declared>;
  /** Returns the shared path of a page, its parameters always in the order in which they were declared. */
  href(values: WrittenValues<Path, Declared>): string;
  /** Returns the values of a requested address; see `ReadAddress`. */
  read(parts: Readonly<Record<string, string>>, search: URLSearchParams): ReadAddress<AddressValues<Path, Declared>>;
}

/** An address as it was requested. */
interface ReadAddress<Values> {
  /** Undefined when a parameter has an impossible value, such as a day that no calendar has: there is no such page. */
  readonly values: Values | undefined;
  /** The understood parameters in the site's own spelling and order, with `?` in front; empty without any. */
  readonly search: string;
  /** True when the page may be cached for the next reader. */
  readonly isCacheable: boolean;
}

/**
 * Declares the address of a page. An address is written with its parameters in the order in which they are declared here. A parameter that is not
 * declared is ignored: it neither changes the page nor adds an entry to the page cache.
 */
export function address<const Path extends string, const Declared extends object = Record<never, never>>(
  path: Path,
  parameters: Declared = {} as Declared,
): Address<Path, Declared> {
  const declared = Object.entries(parameters as Parameters) as [string, Parameter<unknown>][];
  const absent = Object.fromEntries(declared.map(([name, parameter]) => [name, parameter.absent])) as ParameterValues<Declared>;
  return {
    path,
    parameters,
    absent,
    href(values) {
      const given = values as Readonly<Record<string, unknown>>;
      const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
      const search = new URLSearchParams();
      for (const [name, parameter] of declared) {
        const text = name in given ? parameter.write(given[name]) : undefined;
        if (text !== undefined) search.set(name, text);
      }
      return search.size === 0 ? filled : `${filled}?${search}`;
    },
    read(parts, requested) {
      const values: Record<string, unknown> = { ...parts, ...absent };
      const search = new URLSearchParams();
      let isPage = true;
      let isCacheable = true;
      for (const [name, parameter] of declared) {
        const text = requested.get(name);
        if (text === null || !parameter.shape.test(text)) continue;
        const value = parameter.parse(text);
        isPage &&= value !== undefined;
        values[name] = value;
        search.set(name, value === undefined ? text : (parameter.write(value) ?? text));
        isCacheable &&= value !== undefined && parameter.isCacheable(value);
      }
      return {
        values: isPage ? (values as AddressValues<Path, Declared>) : undefined,
        search: search.size === 0 ? '' : `?${search}`,
        isCacheable,
      };
    },
  };
}
