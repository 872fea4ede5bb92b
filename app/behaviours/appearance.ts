import type { LocaleCode } from '#app/i18n/locales.ts';
import { oddsType, theme } from '#app/stores/appearance.ts';
import { chooseLanguage, isStored } from '#app/stores/language.ts';
import type { StoredValue } from '#app/stores/stored-value.ts';
import { onPageShown } from './page-shown.ts';

/** The choices of theme, price format and language do what they say, in every tab. A language's own domain is such a choice. */
export function followAppearance(): void {
  const root = document.documentElement;
  connect(theme, 'theme', (chosen) => setOrDrop('theme', chosen, 'system'));
  connect(oddsType, 'odds', (chosen) => setOrDrop('odds', chosen, 'decimal'));
  const ofDomain = root.dataset.languageOfDomain as LocaleCode | undefined;
  if (ofDomain !== undefined && !isStored(ofDomain)) chooseLanguage(ofDomain);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
    if (link !== null) chooseLanguage(link.dataset.language as LocaleCode);
  });

  function setOrDrop(name: string, chosen: string, usual: string): void {
    if (chosen === usual) delete root.dataset[name];
    else root.dataset[name] = chosen;
  }
}

/** Radio buttons marked `data-choice` with a name show and set a stored value. */
function connect<Choice extends string>(value: StoredValue<Choice>, name: string, apply: (chosen: Choice) => void): void {
  const show = () => {
    const chosen = value.read();
    apply(chosen);
    for (const radio of document.querySelectorAll<HTMLInputElement>(`input[data-choice="${name}"]`)) radio.checked = radio.value === chosen;
  };
  document.addEventListener('change', (event) => {
    const radio = event.target as HTMLInputElement;
    if (radio.dataset.choice === name) value.write(radio.value as Choice);
  });
  value.onChange(show);
  onPageShown(show);
}
