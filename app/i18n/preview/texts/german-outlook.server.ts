import type { GermanNoun } from '#app/i18n/names/german-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './german-bets.ts';
import { comes, has, is, lies } from './german-phrases.ts';
import { alsoInRoles } from './german-roles.ts';
import { capital } from './german-words.ts';

type Club = GermanNoun;

/** The things told against a favourite: by name, as the sentence before may speak for it again. */
const obstacles: Readonly<Record<AgainstFavourite, string>> = {
  table: ' trotz des Rückstands in der Tabelle',
  'own-form': ' trotz der jüngsten Ergebnisse',
  'other-form': ' trotz der jüngsten Ergebnisse',
  meetings: ' trotz der Bilanz im direkten Vergleich',
};
const inSpite = (against: AgainstFavourite | undefined) => (against === undefined ? '' : obstacles[against]);

type LikeliestScore = OutlookStories<Club>['likeliestScore'];

/** Returns a score from the side of the winner; of a draw there is none. */
function sidesOf({ home, away, homeGoals, awayGoals }: LikeliestScore) {
  if (homeGoals === awayGoals) return { winner: undefined, own: homeGoals, other: awayGoals };
  return homeGoals > awayGoals ? { winner: home, own: homeGoals, other: awayGoals } : { winner: away, own: awayGoals, other: homeGoals };
}

/** Returns the sentences of German previews about the forecast and the tip. */
export function germanOutlook(figures: ProseFigures): Pick<StoryTexts<Club>, keyof OutlookStories<Club>> {
  const { percent, price, score, line } = figures;
  const betOf = ({ bet, home, away }: { bet: Bet; home: Club; away: Club }) => betPhrase(bet, { home, away }, figures);
  /** `ein 2:1 für den HSV`, `ein 1:1`. */
  const resultOf = (facts: LikeliestScore) => {
    const { winner, own, other } = sidesOf(facts);
    return `ein ${score(own, other)}${winner === undefined ? '' : ` für ${winner.acc}`}`;
  };
  /** `gewinnt der HSV mit 2:1`, `endet das Spiel 1:1`. */
  const endsIn = (facts: LikeliestScore) => {
    const { winner, own, other } = sidesOf(facts);
    return winner === undefined
      ? `endet das Spiel ${score(own, other)}`
      : `${winner.verb('gewinnt', 'gewinnen')} ${winner} mit ${score(own, other)}`;
  };
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `Unsere Prognose ist${inSpite(despite)} eindeutig: ${percent(favouriteChance)} für ${favourite.acc}, ${percent(outsiderChance)} für ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `Klarer Favorit ${is(favourite)} in unserer Prognose${inSpite(despite)} ${favourite} mit ${percent(favouriteChance)}, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `${favourite} ${has(favourite)} nach unserer Prognose${inSpite(despite)} eine Siegchance von ${percent(favouriteChance)}, ${outsider} eine von ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `Mit ${percent(favouriteChance)} ${lies(favourite)} ${favourite} in unserer Prognose${inSpite(despite)} weit vorn, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `Unsere Prognose sieht${inSpite(despite)} ${favourite.acc} mit ${percent(favouriteChance)} vorn, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `Im Vorteil ${is(favourite)} nach unserer Prognose${inSpite(despite)} ${favourite} mit ${percent(favouriteChance)}, die Chance ${outsider.gen} liegt bei ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `Die besseren Chancen ${has(favourite)} nach unserer Prognose${inSpite(despite)} ${favourite}: ${percent(favouriteChance)} gegenüber ${percent(outsiderChance)} für ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `${favourite} ${has(favourite)} in unserer Prognose${inSpite(despite)} eine Siegchance von ${percent(favouriteChance)}, ${outsider} eine von ${percent(outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Eng geht es in unserer Prognose zu: ${capital(`${favourite}`)} ${comes(favourite)} auf ${percent(favouriteChance)}, ${outsider} auf ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `${favourite} ${lies(favourite)} in unserer Prognose${inSpite(despite)} knapp vorn, mit ${percent(favouriteChance)} gegenüber ${percent(outsiderChance)} für ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, despite }) =>
        `Leicht im Vorteil sehen wir${inSpite(despite)} ${favourite.acc} mit ${percent(favouriteChance)}, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Nur wenig trennt ${favourite.acc} (${percent(favouriteChance)}) und ${outsider.acc} (${percent(outsiderChance)}) in unserer Prognose.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Unsere Prognose kennt keinen Favoriten: je ${percent(winChance)} für beide, ${percent(drawChance)} für ein Remis.`,
      ({ home, away, winChance }) => `${home} und ${away} haben in unserer Prognose dieselbe Siegchance: je ${percent(winChance)}.`,
      ({ home, away, winChance, drawChance }) =>
        `Ein offenes Spiel erwartet unsere Prognose, mit je ${percent(winChance)} für ${home.acc} und ${away.acc} und ${percent(drawChance)} für ein Remis.`,
    ],
    goalsMany: [
      ({ chance }) => `Die Chance auf mindestens drei Tore liegt bei ${percent(chance)}.`,
      ({ chance }) => `Drei oder mehr Tore sind mit ${percent(chance)} wahrscheinlicher als weniger.`,
      ({ chance }) => `Für über ${line(2.5, false)} Tore stehen die Chancen bei ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `Die Chance auf höchstens zwei Tore liegt bei ${percent(chance)}.`,
      ({ chance }) => `Höchstens zwei Tore sind mit ${percent(chance)} wahrscheinlicher als mehr.`,
      ({ chance }) => `Für unter ${line(2.5, false)} Tore stehen die Chancen bei ${percent(chance)}.`,
    ],
    likeliestScore: alsoInRoles(
      (facts) => `Das wahrscheinlichste Ergebnis ist ${resultOf(facts)} mit einer Chance von ${percent(facts.chance)}.`,
      (facts) => `Kein Ergebnis ist wahrscheinlicher als ${resultOf(facts)}, doch auch das kommt nur auf ${percent(facts.chance)}.`,
      (facts) => `Am ehesten ${endsIn(facts)}, die Chance darauf liegt bei ${percent(facts.chance)}.`,
      (facts) => `Unter allen Ergebnissen liegt ${resultOf(facts)} vorn, allerdings mit nur ${percent(facts.chance)}.`,
    ),
    tip: alsoInRoles(
      (facts) =>
        `Unser Tipp geht auf ${betOf(facts)}: Die beste Quote liegt bei ${price(facts.price)}, wir halten schon ${price(facts.fair)} für fair.`,
      (facts) =>
        `Wir tippen auf ${betOf(facts)} zur Quote von ${price(facts.price)}, die über unserer fairen von ${price(facts.fair)} liegt.`,
      (facts) =>
        `Auf ${betOf(facts)} gibt es Quoten bis ${price(facts.price)}, obwohl nach unserer Rechnung schon ${price(facts.fair)} fair wäre: Das ist unser Tipp.`,
      (facts) =>
        `Zur besten Quote von ${price(facts.price)} tippen wir auf ${betOf(facts)}, fair wäre nach unserer Rechnung schon ${price(facts.fair)}.`,
    ),
    noTipPrices: [
      () => 'Einen Tipp gibt es nicht, weil uns keine aktuellen Quoten vorliegen.',
      () => 'Ohne aktuelle Quoten geben wir keinen Tipp ab.',
    ],
    noTipThin: alsoInRoles(
      (facts) =>
        `Einen Tipp gibt es nicht: Die Quote von ${price(facts.price)} auf ${betOf(facts)} liegt nicht weit genug über der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Für einen Tipp auf ${betOf(facts)} reicht es nicht, die beste Quote liegt bei ${price(facts.price)}, die faire bei ${price(facts.fair)}.`,
      (facts) =>
        `Auf ${betOf(facts)} gibt es höchstens ${price(facts.price)}, bei einer fairen Quote von ${price(facts.fair)} ist uns das für einen Tipp zu wenig.`,
      (facts) =>
        `Wir verzichten auf einen Tipp: Selbst das beste Angebot, ${price(facts.price)} auf ${betOf(facts)}, liegt kaum über der fairen Quote von ${price(facts.fair)}.`,
    ),
    noTipBelowFair: alsoInRoles(
      (facts) =>
        `Einen Tipp geben wir nicht ab, denn selbst das beste Angebot, ${price(facts.price)} auf ${betOf(facts)}, liegt unter der fairen Quote von ${price(facts.fair)}.`,
      (facts) =>
        `Die Quoten geben für einen Tipp nichts her: Auf ${betOf(facts)} gibt es bestenfalls ${price(facts.price)}, fair wäre ${price(facts.fair)}.`,
      (facts) =>
        `Fair wäre für die Wette auf ${betOf(facts)} eine Quote von ${price(facts.fair)}, geboten werden höchstens ${price(facts.price)}, deshalb gibt es keinen Tipp.`,
      (facts) =>
        `Wir verzichten auf einen Tipp: Bei der Wette auf ${betOf(facts)} wäre eine Quote von ${price(facts.fair)} fair, mehr als ${price(facts.price)} bietet aber niemand.`,
    ),
    noTipValue: [
      () => 'Keine Quote liegt weit genug über der fairen, deshalb gibt es keinen Tipp.',
      () => 'Wir verzichten auf einen Tipp, denn keine Quote liegt deutlich über der fairen.',
    ],
    noTipTooGood: [
      () => 'Eine Quote ist zu schön, um wahr zu sein: Womöglich weiß der Markt mehr als wir, deshalb gibt es keinen Tipp.',
      () => 'Wir verzichten auf einen Tipp, weil eine Quote so weit über unserer fairen liegt, dass wir ihr nicht trauen.',
    ],
    noTipLimits: [
      () => 'Einen Tipp gibt es nicht: Wo die Quote über der fairen liegt, ist der Ausgang zu unwahrscheinlich oder die Quote zu niedrig.',
      () =>
        'Wir verzichten auf einen Tipp: Über der fairen liegt die Quote nur dort, wo der Ausgang zu unwahrscheinlich oder sie selbst zu niedrig ist.',
    ],
    noTipLittleKnown: [
      () => 'Für einen Tipp wissen wir über die beiden zu wenig.',
      () => 'Einen Tipp gibt es nicht, weil unsere Prognose hier auf zu wenigen Spielen beruht.',
    ],
  };
}
