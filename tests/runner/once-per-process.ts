/**
 * Returns what `make` returned when it was first called with this name in this process. Vitest evaluates its configuration anew for each project.
 */
export function oncePerProcess<Made>(name: string, make: () => Made): Made {
  const key = Symbol.for(`tipledger.${name}`);
  const made = globalThis as { [key]?: { readonly value: Made } };
  made[key] ??= { value: make() };
  return made[key].value;
}
