import { oddsType, theme } from '#app/stores/appearance.ts';
import { shownScores } from '#app/stores/live-preferences.ts';

/** Shows the theme and the format of prices that the reader has chosen, and whether scores are to be seen. The style sheet knows them by the root's attributes. */
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
