/** Returns the address of a call of the API: on this site, or where the page says that the API is. */
export function apiAddress(path: string): string {
  return (document.documentElement.dataset.api ?? '') + path;
}
