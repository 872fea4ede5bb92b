import { searchKey } from '#domain/team/search-key.ts';

/** Words that readers of our languages add to the names of a match when they look for a prediction. */
const opinions = new Set(
  [
    ['prediction', 'predictions', 'forecast', 'forecasts', 'tip', 'tips', 'odds'],
    ['Prognose', 'Prognosen', 'Vorhersage', 'Vorhersagen', 'Tipp', 'Tipps', 'Quote', 'Quoten'],
    ['πρόβλεψη', 'προβλέψεις', 'προγνωστικό', 'προγνωστικά', 'απόδοση', 'αποδόσεις'],
    ['pronóstico', 'pronósticos', 'predicción', 'predicciones', 'cuota', 'cuotas'],
    ['pronostico', 'pronostici', 'previsione', 'previsioni', 'quota', 'quote'],
    ['palpite', 'palpites', 'previsão', 'previsões', 'prognóstico', 'prognósticos'],
    ['předpověď', 'předpovědi', 'tip', 'tipy', 'kurz', 'kurzy'],
  ]
    .flat()
    .map(searchKey),
);

/** Returns a text without the words for predictions, tips and odds: the names that remain. */
export function leaveOutOpinions(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !opinions.has(searchKey(word)))
    .join(' ');
}
