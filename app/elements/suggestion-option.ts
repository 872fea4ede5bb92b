import type { Suggestion } from './suggestion.ts';

/** Returns what a search field suggests as an option of its list box. */
export function suggestionOption(id: string, { name, detail, href, crest }: Suggestion): HTMLLIElement {
  const item = document.createElement('li');
  item.id = id;
  item.role = 'option';
  item.ariaSelected = 'false';
  const link = document.createElement('a');
  link.href = href;
  link.tabIndex = -1;
  const place = document.createElement('span');
  place.className = 'n';
  place.textContent = detail;
  link.append(crestOf(crest), name, place);
  item.append(link);
  return item;
}

/** Returns a club's monogram as `app/components/crest.tsx` draws it; of a competition its place stays free. */
function crestOf(crest: Suggestion['crest']): HTMLElement {
  const drawn = document.createElement('i');
  drawn.ariaHidden = 'true';
  drawn.className = crest === undefined ? 'crest-none' : `crest crest-${crest.pattern}`;
  if (crest === undefined) return drawn;
  drawn.dataset.letters = crest.letters;
  for (const name of ['field', 'mark', 'ink'] as const) drawn.style.setProperty(`--${name}`, crest[name]);
  return drawn;
}
