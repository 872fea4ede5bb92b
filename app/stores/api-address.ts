/** Returns the address of a call of the API: on this site, or on the host that the page names. */
export function apiAddress(path: string): string {
  return (document.documentElement.dataset.api ?? '') + path;
}
