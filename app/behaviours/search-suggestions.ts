import type { FrameWords } from '#app/i18n/create-words.ts';
import type { Suggestion } from '#app/pages/search/suggestion.ts';

const pauseMs = 150;
const fewestLetters = 2;

/** A search field suggests clubs and competitions while one types: a combobox of the ARIA patterns, with a list box. */
export function suggestWhileTyping(words: FrameWords): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;

  document.addEventListener('input', (event) => {
    const field = event.target as HTMLInputElement;
    if (field.getAttribute('role') !== 'combobox') return;
    clearTimeout(pause);
    asked?.abort();
    const wanted = field.value.trim();
    if (wanted.length < fewestLetters) return hide(field);
    pause = setTimeout(() => {
      asked = new AbortController();
      void suggest(field, wanted, words, asked.signal);
    }, pauseMs);
  });
  document.addEventListener('keydown', (event) => {
    const field = event.target as HTMLInputElement;
    if (field.getAttribute?.('role') !== 'combobox') return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (move(field, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    } else if (event.key === 'Escape' && isShown(field)) {
      event.preventDefault();
      hide(field);
    } else if (event.key === 'Enter') {
      const chosen = chosenOption(field);
      if (chosen !== undefined) {
        event.preventDefault();
        chosen.querySelector('a')?.click();
      }
      clearTimeout(pause);
      asked?.abort();
      hide(field);
    }
  });
  document.addEventListener('click', (event) => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[role=combobox][aria-expanded=true]')) {
      if (event.target !== field) hide(field);
    }
  });
  document.addEventListener('focusout', (event) => {
    const field = event.target as HTMLInputElement;
    const list = field.getAttribute?.('role') === 'combobox' ? listOf(field) : undefined;
    if (list !== undefined && !list.contains(event.relatedTarget as Node | null) && !list.matches(':hover')) hide(field);
  });
}

async function suggest(field: HTMLInputElement, wanted: string, words: FrameWords, signal: AbortSignal): Promise<void> {
  const answer = await fetch(words.href(`/search/suggestions?q=${encodeURIComponent(wanted)}`), { signal }).catch(() => undefined);
  // Without suggestions the field is still a search: Enter asks the page.
  if (answer?.ok !== true || signal.aborted) return;
  const suggestions = (await answer.json()) as readonly Suggestion[];
  if (signal.aborted) return;
  const list = listOf(field);
  list.replaceChildren(...suggestions.map((suggestion, index) => option(`${list.id}-${index}`, suggestion)));
  list.hidden = suggestions.length === 0;
  field.ariaExpanded = String(!list.hidden);
  field.removeAttribute('aria-activedescendant');
}

function option(id: string, { name, detail, href }: Suggestion): HTMLLIElement {
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
  link.append(name, place);
  item.append(link);
  return item;
}

const listOf = (field: HTMLInputElement) => document.getElementById(field.getAttribute('aria-controls') as string) as HTMLElement;
const isShown = (field: HTMLInputElement) => field.ariaExpanded === 'true';
const chosenOption = (field: HTMLInputElement) => {
  const id = field.getAttribute('aria-activedescendant');
  return id === null ? undefined : (document.getElementById(id) ?? undefined);
};

function hide(field: HTMLInputElement): void {
  listOf(field).hidden = true;
  field.ariaExpanded = 'false';
  field.removeAttribute('aria-activedescendant');
}

/** Goes to the next or the former option, round by way of the field itself; false when nothing is suggested. */
function move(field: HTMLInputElement, step: 1 | -1): boolean {
  if (!isShown(field)) return false;
  const options = [...listOf(field).querySelectorAll<HTMLElement>('[role=option]')];
  const present = chosenOption(field);
  const at = present === undefined ? (step === 1 ? 0 : options.length - 1) : options.indexOf(present) + step;
  if (present !== undefined) present.ariaSelected = 'false';
  const next = options[at];
  if (next === undefined) field.removeAttribute('aria-activedescendant');
  else {
    next.ariaSelected = 'true';
    next.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', next.id);
  }
  return true;
}
