/** Max competitions that an address names. */
const maxOpen = 12;

/**
 * Returns the address of a page after a part of it was opened or closed. `opens` names the part by a parameter of the address. The address keeps up
 * to 12 values of `open=12`, but only the last of any other parameter, such as `country=spain`.
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
