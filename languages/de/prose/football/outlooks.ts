import type { Bet } from '#domain/odds/bet.ts';
import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { HomeAndAway, ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { comes, has, is, lies } from '../phrases.ts';
import { alsoInRoles } from '../roles.ts';
import { capital } from '../words.ts';
import { betPhrase } from './bets.ts';

type Club = GermanNoun;

interface Forecast {
  readonly outsider: Club;
  readonly favouriteAtHome: boolean;
  readonly despite?: AgainstFavourite;
}

/**
 * Returns a fact that speaks against the favourite, named again because the sentence before may speak for it: ` trotz der guten Form der Gäste`.
 * The other phrases name no club, and readers refer them to the favourite: so sentences name it before them, or as the subject right after the
 * verb.
 */
function inSpite({ outsider, favouriteAtHome, despite }: Forecast, ground: HomeAndAway<Club> | undefined): string {
  switch (despite) {
    case undefined:
      return '';
    case 'table':
      return ' trotz des Rückstands in der Tabelle';
    case 'own-form':
      return ' trotz zuletzt schwacher Ergebnisse';
    case 'other-form':
      return ` trotz der guten Form ${ground === undefined ? outsider.gen : favouriteAtHome ? 'der Gäste' : 'der Gastgeber'}`;
    case 'meetings':
      return ' trotz der schlechten Bilanz gegen diesen Gegner';
  }
}

type LikeliestScore = OutlookStories<Club>['likeliestScore'];

/** Returns a score from the side of the winner; `winner` is undefined for a draw. */
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
  /** Returns `text`, or another when more and fewer goals are equally likely in whole per cents. */
  const unlessOpen = (chance: number, text: string) =>
    percent(chance) === percent(0.5) ? `Ob mindestens drei Tore fallen, ist offen: Die Chance liegt bei ${percent(chance)}.` : text;
  return {
    forecastClear: [
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Unsere Prognose ist eindeutig: ${percent(favouriteChance)} für ${favourite.acc}${inSpite(facts, ground)}, ${percent(outsiderChance)} für ${outsider.acc}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        const start =
          facts.despite === undefined
            ? `Klarer Favorit ${is(favourite)} in unserer Prognose ${favourite}`
            : `${inSpite(facts, ground).trimStart()} ${is(favourite)} ${favourite} in unserer Prognose klarer Favorit`;
        return `${start} mit ${percent(favouriteChance)}, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `${favourite} ${has(favourite)} nach unserer Prognose${inSpite(facts, ground)} eine Siegchance von ${percent(favouriteChance)}, ${outsider} eine von ${percent(outsiderChance)}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Mit ${percent(favouriteChance)} ${lies(favourite)} ${favourite} in unserer Prognose${inSpite(facts, ground)} weit vorn, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
    ],
    forecastFavourite: [
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Unsere Prognose sieht ${favourite.acc} mit ${percent(favouriteChance)}${inSpite(facts, ground)} vorn, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        const start =
          facts.despite === undefined
            ? `Im Vorteil ${is(favourite)} nach unserer Prognose ${favourite} mit ${percent(favouriteChance)}`
            : `${inSpite(facts, ground).trimStart()} ${is(favourite)} ${favourite} nach unserer Prognose mit ${percent(favouriteChance)} im Vorteil`;
        return `${start}, die Chance ${outsider.gen} liegt bei ${percent(outsiderChance)}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        const start =
          facts.despite === undefined
            ? `Die besseren Chancen ${has(favourite)} nach unserer Prognose ${favourite}`
            : `${inSpite(facts, ground).trimStart()} ${has(favourite)} ${favourite} nach unserer Prognose die besseren Chancen`;
        return `${start}: ${percent(favouriteChance)} gegenüber ${percent(outsiderChance)} für ${outsider.acc}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `${favourite} ${has(favourite)} in unserer Prognose${inSpite(facts, ground)} eine Siegchance von ${percent(favouriteChance)}, ${outsider} eine von ${percent(outsiderChance)}.`;
      },
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Eng geht es in unserer Prognose zu: ${capital(`${favourite}`)} ${comes(favourite)} auf ${percent(favouriteChance)}, ${outsider} auf ${percent(outsiderChance)}.`,
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `${favourite} ${lies(favourite)} in unserer Prognose${inSpite(facts, ground)} knapp vorn, mit ${percent(favouriteChance)} gegenüber ${percent(outsiderChance)} für ${outsider.acc}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Leicht im Vorteil sehen wir ${favourite.acc}${inSpite(facts, ground)} mit einer Siegchance von ${percent(favouriteChance)}, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Nur wenig trennt ${favourite.acc} (${percent(favouriteChance)}) und ${outsider.acc} (${percent(outsiderChance)}) in unserer Prognose.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Unsere Prognose kennt keinen Favoriten: je ${percent(winChance)} für beide, ${percent(drawChance)} für ein Remis.`,
      ({ home, away, winChance }) => `${home} und ${away} haben in unserer Prognose dieselbe Siegchance: je ${percent(winChance)}.`,
      ({ home, away, winChance, drawChance }) =>
        `Offen ist nach unserer Prognose der Ausgang: je ${percent(winChance)} für ${home.acc} und ${away.acc}, ${percent(drawChance)} für ein Remis.`,
    ],
    goalsMany: [
      ({ chance }) => unlessOpen(chance, `Die Chance auf mindestens drei Tore liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Die Chance, dass mindestens drei Tore fallen, beträgt ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Für über ${line(2.5, false)} Tore stehen die Chancen bei ${percent(chance)}.`),
    ],
    goalsFew: [
      ({ chance }) => unlessOpen(chance, `Die Chance auf höchstens zwei Tore liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Die Chance, dass höchstens zwei Tore fallen, beträgt ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Für unter ${line(2.5, false)} Tore stehen die Chancen bei ${percent(chance)}.`),
    ],
    likeliestScore: alsoInRoles(
      (facts) => `Das wahrscheinlichste Ergebnis ist ${resultOf(facts)} mit einer Chance von ${percent(facts.chance)}.`,
      (facts) => `Kein Ergebnis ist wahrscheinlicher als ${resultOf(facts)}, doch auch das kommt nur auf ${percent(facts.chance)}.`,
      (facts) => `Am ehesten ${endsIn(facts)}, die Chance darauf liegt bei ${percent(facts.chance)}.`,
      (facts) => `Unter allen Ergebnissen liegt ${resultOf(facts)} vorn, allerdings mit nur ${percent(facts.chance)}.`,
    ),
    tip: alsoInRoles(
      (facts) =>
        `Unser Tipp geht auf ${betOf(facts)}: Als wir ihn abgaben, lag die Quote bei ${price(facts.price)}, und schon ${price(facts.fair)} hielten wir für fair.`,
      (facts) =>
        `Wir haben auf ${betOf(facts)} getippt, zur Quote von ${price(facts.price)}, die über unserer damaligen fairen von ${price(facts.fair)} lag.`,
      (facts) =>
        `Auf ${betOf(facts)} gab es eine Quote von ${price(facts.price)}, obwohl nach unserer damaligen Rechnung schon ${price(facts.fair)} fair war: Das ist unser Tipp.`,
      (facts) =>
        `Zur Quote von ${price(facts.price)} haben wir auf ${betOf(facts)} getippt, fair war nach unserer damaligen Rechnung schon ${price(facts.fair)}.`,
    ),
    noTipPrices: [
      () => 'Einen Tipp gibt es nicht, weil uns keine aktuellen Quoten vorliegen.',
      () => 'Ohne aktuelle Quoten geben wir keinen Tipp ab.',
    ],
    noTipThin: alsoInRoles(
      (facts) =>
        `Einen Tipp gibt es nicht: Die beste Quote auf ${betOf(facts)} ist ${price(facts.price)}, doch keine zwei lizenzierten Anbieter liegen weit genug über der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Für einen Tipp reicht es nicht: Auf ${betOf(facts)} gibt es bis zu ${price(facts.price)}, aber wir verlangen zwei lizenzierte Anbieter, die weit genug über der fairen Quote von ${price(facts.fair)} liegen.`,
      (facts) =>
        `Am ehesten käme die Quote von ${price(facts.price)} auf ${betOf(facts)} für einen Tipp in Frage; weit genug über der fairen von ${price(facts.fair)} müssten aber zwei lizenzierte Anbieter liegen.`,
      (facts) =>
        `Wir verzichten auf einen Tipp: Das beste Angebot auf ${betOf(facts)}, ${price(facts.price)}, liegt zwar über der fairen Quote von ${price(facts.fair)}, doch ein zweiter lizenzierter Anbieter zahlt dafür zu wenig.`,
    ),
    noTipBelowFair: alsoInRoles(
      (facts) =>
        `Einen Tipp geben wir nicht ab, denn selbst die Quote, die am ehesten in Frage käme, ${price(facts.price)} auf ${betOf(facts)}, liegt unter der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Die Quoten geben für einen Tipp nichts her: Am nächsten an der fairen Quote liegt noch das Angebot von ${price(facts.price)} auf ${betOf(facts)}, fair wäre ${price(facts.fair)}.`,
      (facts) =>
        `Keine Quote auf den Spielausgang ist hoch genug für einen Tipp: Auch die von ${price(facts.price)} auf ${betOf(facts)} bleibt unter der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Wir verzichten auf einen Tipp: Mehr als ${price(facts.price)} zahlt auf ${betOf(facts)} niemand, und das liegt unter der fairen Quote von ${price(facts.fair)}.`,
    ),
    noTipValue: [
      () => 'Keine Quote auf den Spielausgang liegt weit genug über der fairen, deshalb gibt es keinen Tipp.',
      () => 'Wir verzichten auf einen Tipp, denn auf den Spielausgang liegt keine Quote deutlich über der fairen.',
    ],
    noTipTooGood: [
      () => 'Eine Quote ist zu schön, um wahr zu sein: Womöglich weiß der Markt mehr als wir, deshalb gibt es keinen Tipp.',
      () => 'Wir verzichten auf einen Tipp, weil eine Quote so weit über unserer fairen liegt, dass wir ihr nicht trauen.',
    ],
    noTipLimits: [
      () =>
        'Einen Tipp gibt es nicht: Wo eine Quote auf Sieg oder Unentschieden über der fairen liegt, ist der Ausgang zu unwahrscheinlich oder die Quote zu niedrig.',
      () =>
        'Wir verzichten auf einen Tipp: Beim Spielausgang liegen nur Quoten über der fairen, die zu niedrig sind oder zu einem zu unwahrscheinlichen Ausgang gehören.',
    ],
    noTipLittleKnown: [
      () => 'Für einen Tipp wissen wir über die beiden zu wenig.',
      () => 'Einen Tipp gibt es nicht, weil unsere Prognose hier auf zu wenigen Spielen beruht.',
    ],
  };
}
