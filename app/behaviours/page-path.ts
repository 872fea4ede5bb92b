/** What the addresses of this page's language start with: nothing on a domain of its own. */
export function languagePrefix(): string {
  return document.documentElement.dataset.prefix ?? '';
}
