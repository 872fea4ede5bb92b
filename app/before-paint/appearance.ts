import { oddsType, theme } from '#app/stores/appearance.ts';
import { shownScores } from '#app/stores/live-preferences.ts';

/** Sets the theme, the format of prices and the visibility of scores that the reader has chosen, as attributes of the root, which the style sheet reads. */
export function showAppearance(): void {
  set('theme', theme.read(), 'system');
  set('odds', oddsType.read(), 'decimal');
  set('scores', shownScores.read(), 'shown');
}

function set(name: string, chosen: string, usual: string): void {
  const { dataset } = document.documentElement;
  if (chosen === usual) delete dataset[name];
  else dataset[name] = chosen;
}
