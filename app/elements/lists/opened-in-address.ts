/** Max competitions that an address names. */
const maxOpen = 12;

/**
 * Returns the address of a page after something on it was opened or closed, such as `country=spain`, of which an address names only the
 * last, or `open=12`, of which it names up to 12.
 */
export function withOpened({ href }: Pick<Location, 'href'>, opens: string, isOpen: boolean): string {
  const address = new URL(href);
  const [name = '', value = ''] = opens.split('=');
  const named = (address.searchParams.get(name) ?? '').split('.').filter((one) => one !== '' && one !== value);
  const kept = name === 'open' ? named : isOpen ? [] : named;
  const all = isOpen ? [...kept, value] : kept;
  if (all.length === 0) address.searchParams.delete(name);
  else address.searchParams.set(name, all.slice(-maxOpen).join('.'));
  return address.href;
}
