import type { Formatters } from '#app/i18n/formatters.ts';

/** Returns the country and the name of a competition as readers of the language know them: `England, Premier League`. */
export function leagueWords(
  { region, name }: { region: string; name: string },
  format: Pick<Formatters, 'region' | 'competition'>,
): string {
  return `${format.region(region)}, ${format.competition(name)}`;
}
