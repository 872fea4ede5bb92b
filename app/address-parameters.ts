/** Reads one parameter of an address; undefined where it is absent, or empty as a form sends it. */
type ReadParameter = <Value>(name: string, parse: (text: string) => Value | undefined) => Value | undefined;

/** What an address asks for, as `read` puts it together; undefined when one of the parameters is no value of its own. */
export function readAddress<Address>(parameters: URLSearchParams, read: (parameter: ReadParameter) => Address): Address | undefined {
  let failed = false;
  const address = read((name, parse) => {
    const text = parameters.get(name) ?? '';
    if (text === '') return undefined;
    const value = parse(text);
    failed ||= value === undefined;
    return value;
  });
  return failed ? undefined : address;
}

/** A path with those parameters that have a value, in the order in which they stand. */
export function pathWith(path: string, values: Readonly<Record<string, string | number | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) parameters.set(name, String(value));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
