import crestStyles from '#app/components/page/crest.module.css';
import styles from '#app/components/page/search-field.module.css';
import type { Suggestion } from './suggestion.ts';

/** Returns a suggestion of a search field as an option of its list box. */
export function suggestionOption(id: string, { name, detail, href, crest }: Suggestion): HTMLLIElement {
  const item = document.createElement('li');
  item.id = id;
  item.role = 'option';
  item.ariaSelected = 'false';
  const link = document.createElement('a');
  link.href = href;
  link.tabIndex = -1;
  const place = document.createElement('span');
  place.className = styles.detail ?? '';
  place.textContent = detail;
  link.append(crestOf(crest), name, place);
  item.append(link);
  return item;
}

/** Returns a club's monogram as `app/components/page/crest.tsx` draws it; an empty place without one, such as for a competition. */
function crestOf(crest: Suggestion['crest']): HTMLElement {
  const drawn = document.createElement('i');
  drawn.ariaHidden = 'true';
  drawn.className = (crest === undefined ? styles.noCrest : crestStyles.crest) ?? '';
  if (crest === undefined) return drawn;
  drawn.dataset.letters = crest.letters;
  drawn.dataset.pattern = crest.pattern;
  for (const name of ['field', 'mark', 'ink'] as const) drawn.style.setProperty(`--${name}`, crest[name]);
  return drawn;
}
