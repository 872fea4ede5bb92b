import type { DemonstrationTournament, SeasonKind } from '../catalogue/demonstration-catalogue.ts';

/** The first and the last day of a country's leagues, as `MMDD`. */
type Window = readonly [from: number, to: number];

/** The first and the last day of a season in countries that are not listed. */
const usual: Readonly<Record<SeasonKind, Window>> = { 'autumn-spring': [808, 524], 'calendar-year': [214, 1206] };
/** The first and the last day of cups, which are drawn after leagues have begun, and end about when they do. */
const cups: Readonly<Record<SeasonKind, Window>> = { 'autumn-spring': [830, 530], 'calendar-year': [220, 1130] };

/** The first and the last day of seasons by the country's slug, as in recent years, to about a week. */
const byCountry: Readonly<Record<string, Window>> = {
  argentina: [122, 1212],
  australia: [1017, 531],
  austria: [801, 525],
  belgium: [725, 525],
  bolivia: [301, 1215],
  brazil: [128, 1206],
  bulgaria: [718, 531],
  chile: [131, 1206],
  china: [306, 1122],
  colombia: [116, 1215],
  croatia: [801, 525],
  cyprus: [822, 520],
  czechia: [718, 531],
  denmark: [718, 525],
  ecuador: [220, 1215],
  egypt: [808, 615],
  england: [808, 524],
  finland: [404, 1108],
  france: [815, 518],
  germany: [822, 518],
  greece: [822, 518],
  hungary: [725, 525],
  ireland: [206, 1101],
  israel: [822, 525],
  italy: [822, 525],
  japan: [807, 606],
  mexico: [710, 525],
  morocco: [912, 630],
  netherlands: [808, 518],
  'northern-ireland': [808, 504],
  norway: [328, 1206],
  paraguay: [123, 1206],
  peru: [206, 1215],
  poland: [718, 525],
  portugal: [808, 518],
  qatar: [815, 510],
  romania: [711, 601],
  'saudi-arabia': [828, 525],
  scotland: [802, 518],
  serbia: [718, 525],
  slovakia: [725, 525],
  'south-africa': [808, 525],
  'south-korea': [214, 1206],
  spain: [815, 525],
  sweden: [328, 1129],
  switzerland: [725, 525],
  tunisia: [808, 531],
  turkey: [808, 525],
  uae: [815, 531],
  ukraine: [801, 601],
  uruguay: [206, 1206],
  usa: [221, 1122],
  wales: [808, 511],
};

/** Returns the first and the last day of the matches of a season, UTC midnights, by the year in which it begins. */
export function seasonWindow(
  { type, country, seasonKind }: Pick<DemonstrationTournament, 'type' | 'country' | 'seasonKind'>,
  year: number,
): { readonly firstMs: number; readonly lastMs: number } {
  const [from, to] = type === 'cup' ? cups[seasonKind] : (byCountry[country] ?? usual[seasonKind]);
  return { firstMs: dayOf(year, from), lastMs: dayOf(seasonKind === 'autumn-spring' ? year + 1 : year, to) };
}

function dayOf(year: number, monthDay: number): number {
  return Date.UTC(year, Math.floor(monthDay / 100) - 1, monthDay % 100);
}
