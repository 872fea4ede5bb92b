import type { Bet } from '#domain/odds/bet.ts';
import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import { womenOr } from '#languages/prose/match-of-women.ts';
import type { HomeAndAway, ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { comes, has, is, lies, ofWhom } from '../phrases.ts';
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
    case 'table-and-form':
      return ' trotz des Rückstands in der Tabelle und der schwächeren Form';
    case 'own-form':
      return ' trotz zuletzt schwacher Ergebnisse';
    case 'other-form':
      return ` trotz der guten Form ${ground === undefined ? outsider.gen : favouriteAtHome ? 'der Gäste' : womenOr('der Gastgeberinnen', 'der Gastgeber')}`;
    case 'meetings':
      return ' trotz der schlechten Bilanz gegen diesen Gegner';
    case 'last-meeting':
      return ' trotz der Niederlage im letzten Duell';
    case 'absences':
      return ' trotz der Ausfälle';
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
  const winnerOf = ({ home, away, homeGoals, awayGoals }: LikeliestScore) => (homeGoals > awayGoals ? home : away);
  const winBy = (facts: LikeliestScore) => score(sidesOf(facts).own, sidesOf(facts).other);
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
      (facts, ground) =>
        `Klar im Vorteil sehen wir ${facts.favourite.acc}${inSpite(facts, ground)}: Die Siegchance liegt in unserer Prognose bei ${percent(facts.favouriteChance)}.`,
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Mit ${percent(favouriteChance)} ${lies(favourite)} ${favourite} in unserer Prognose${inSpite(facts, ground)} weit vorn, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
      (facts, ground) =>
        `Auf ${percent(facts.favouriteChance)} beziffern wir die Siegchance ${facts.favourite.gen}${inSpite(facts, ground)}, die ${ofWhom(facts.outsider)} auf ${percent(facts.outsiderChance)}.`,
      (facts, ground) =>
        `Wir geben ${facts.favourite.dat}${inSpite(facts, ground)} eine Siegchance von ${percent(facts.favouriteChance)}, ${facts.outsider.dat} nur eine von ${percent(facts.outsiderChance)}.`,
      (facts, ground) =>
        `Die Siegchance ${facts.favourite.gen} liegt in unserer Prognose${inSpite(facts, ground)} bei ${percent(facts.favouriteChance)}, die ${ofWhom(facts.outsider)} nur bei ${percent(facts.outsiderChance)}.`,
      (facts, ground) =>
        `Unsere Prognose spricht klar für ${facts.favourite.acc}${inSpite(facts, ground)}: ${percent(facts.favouriteChance)} gegenüber ${percent(facts.outsiderChance)} für ${facts.outsider.acc}.`,
    ],
    forecastFavourite: [
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Unsere Prognose sieht ${favourite.acc}${inSpite(facts, ground)} mit ${percent(favouriteChance)} vorn, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        const start =
          facts.despite === undefined
            ? `Im Vorteil ${is(favourite)} nach unserer Prognose ${favourite} mit ${percent(favouriteChance)}`
            : `${inSpite(facts, ground).trimStart()} ${is(favourite)} ${favourite} nach unserer Prognose mit ${percent(favouriteChance)} im Vorteil`;
        return `${start}, die Chance ${outsider.gen} liegt bei ${percent(outsiderChance)}.`;
      },
      (facts, ground) =>
        `Wir geben ${facts.favourite.dat}${inSpite(facts, ground)} eine Siegchance von ${percent(facts.favouriteChance)}, ${facts.outsider.dat} eine von ${percent(facts.outsiderChance)}.`,
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        const start =
          facts.despite === undefined
            ? `Die besseren Chancen ${has(favourite)} nach unserer Prognose ${favourite}`
            : `${inSpite(facts, ground).trimStart()} ${has(favourite)} ${favourite} nach unserer Prognose die besseren Chancen`;
        return `${start}: ${percent(favouriteChance)} gegenüber ${percent(outsiderChance)} für ${outsider.acc}.`;
      },
      (facts, ground) => {
        const { favourite, favouriteChance, drawChance } = facts;
        return `Favorit ${is(favourite)} ${favourite}${inSpite(facts, ground)} mit ${percent(favouriteChance)}, auf ein Remis entfallen in unserer Prognose ${percent(drawChance)}.`;
      },
      (facts, ground) =>
        facts.despite === undefined
          ? `In unserer Prognose entfallen ${percent(facts.favouriteChance)} auf einen Sieg ${facts.favourite.gen} und ${percent(facts.outsiderChance)} auf einen Sieg ${facts.outsider.gen}.`
          : `Die Siegchance ${facts.favourite.gen} beträgt nach unserer Prognose${inSpite(facts, ground)} ${percent(facts.favouriteChance)}, die ${ofWhom(facts.outsider)} ${percent(facts.outsiderChance)}.`,
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        const wins = favourite.verb('gewinnt', 'gewinnen');
        return facts.despite === undefined
          ? `In ${percent(favouriteChance)} der Fälle ${wins} ${favourite} nach unserer Prognose, in ${percent(outsiderChance)} ${outsider}.`
          : `${inSpite(facts, ground).trimStart()} ${wins} ${favourite} nach unserer Prognose in ${percent(favouriteChance)} der Fälle, ${outsider} in ${percent(outsiderChance)}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        const start =
          facts.despite === undefined
            ? `Ein Sieg ${favourite.gen} ist`
            : `${inSpite(facts, ground).trimStart()} ist ein Sieg ${favourite.gen}`;
        return `${start} in unserer Prognose mit ${percent(favouriteChance)} der wahrscheinlichste Ausgang, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Eng geht es in unserer Prognose zu: ${capital(`${favourite}`)} ${comes(favourite)} auf ${percent(favouriteChance)}, ${outsider} auf ${percent(outsiderChance)}.`,
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Knapp vorn ${lies(favourite)} in unserer Prognose ${favourite}${inSpite(facts, ground)} mit ${percent(favouriteChance)}, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
      (facts, ground) => {
        const { favourite, outsider, favouriteChance, outsiderChance } = facts;
        return `Leicht im Vorteil sehen wir ${favourite.acc}${inSpite(facts, ground)} mit einer Siegchance von ${percent(favouriteChance)}, ${outsider} ${comes(outsider)} auf ${percent(outsiderChance)}.`;
      },
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Nur wenig trennt ${favourite.acc} (${percent(favouriteChance)}) und ${outsider.acc} (${percent(outsiderChance)}) in unserer Prognose.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Einen klaren Favoriten sehen wir nicht: ${capital(`${favourite}`)} ${favourite.verb('gewinnt', 'gewinnen')} in ${percent(favouriteChance)} der Fälle, ${outsider} in ${percent(outsiderChance)}.`,
      (facts, ground) =>
        `Einen kleinen Vorteil ${has(facts.favourite)} in unserer Prognose ${facts.favourite}${inSpite(facts, ground)}: ${percent(facts.favouriteChance)} gegenüber ${percent(facts.outsiderChance)} für ${facts.outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Die Chancen liegen dicht beieinander: ${percent(favouriteChance)} für ${favourite.acc}, ${percent(outsiderChance)} für ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Fast gleich groß sind in unserer Prognose die Siegchancen: ${percent(favouriteChance)} für ${favourite.acc} und ${percent(outsiderChance)} für ${outsider.acc}.`,
    ],
    forecastDraw: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Kein Ergebnis ist in unserer Prognose wahrscheinlicher als ein Unentschieden mit ${percent(drawChance)}: ${capital(`${favourite}`)} ${comes(favourite)} auf ${percent(favouriteChance)}, ${outsider} auf ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Ein Unentschieden ist in unserer Prognose mit ${percent(drawChance)} mindestens so wahrscheinlich wie ein Sieg ${favourite.gen} (${percent(favouriteChance)}), für einen ${outsider.gen} bleiben ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Einen Favoriten nennt unsere Prognose nicht: ${percent(drawChance)} für ein Unentschieden, ${percent(favouriteChance)} für ${favourite.acc}, ${percent(outsiderChance)} für ${outsider.acc}.`,
    ],
    forecastEven: [
      ({ winChance }) => `Unsere Prognose kennt keinen Favoriten, beide kommen auf eine Siegchance von ${percent(winChance)}.`,
      ({ home, away, winChance }) => `Dieselbe Siegchance haben in unserer Prognose ${home} und ${away}: je ${percent(winChance)}.`,
      ({ home, away, winChance }) =>
        `Offen ist nach unserer Prognose der Ausgang: je ${percent(winChance)} für ${home.acc} und ${away.acc}.`,
      ({ winChance }) => `Gleich verteilt sind die Chancen in unserer Prognose: Beide gewinnen in je ${percent(winChance)} der Fälle.`,
    ],
    goalsMany: [
      ({ chance }) => unlessOpen(chance, `Die Chance auf mindestens drei Tore liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Die Chancen auf mehr als ${line(2.5, false)} Tore stehen bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `In ${percent(chance)} der Fälle fallen nach unserer Prognose drei Tore oder mehr.`),
      ({ chance }) => unlessOpen(chance, `Die Tendenz geht zu vielen Toren: Die Chance auf mindestens drei beträgt ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Zu erwarten sind eher viele Tore: Die Chance auf mindestens drei liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Für drei Tore oder mehr ergibt unsere Prognose eine Chance von ${percent(chance)}.`),
      ({ chance }) =>
        unlessOpen(chance, `Unsere Zahlen deuten auf mehr als zwei Tore hin: Die Chance darauf liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Dass mindestens drei Tore fallen, ist zu ${percent(chance)} wahrscheinlich.`),
      ({ chance }) => unlessOpen(chance, `Die Chance, dass mindestens drei Tore fallen, beträgt ${percent(chance)}.`),
    ],
    goalsFew: [
      ({ chance }) => unlessOpen(chance, `Die Chance auf höchstens zwei Tore liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Die Chancen auf weniger als ${line(2.5, false)} Tore stehen bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `In ${percent(chance)} der Fälle fallen nach unserer Prognose nicht mehr als zwei Tore.`),
      ({ chance }) => unlessOpen(chance, `Die Tendenz geht zu wenigen Toren: Die Chance auf höchstens zwei beträgt ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Die Chance, dass nicht mehr als zwei Tore fallen, beträgt ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Zu erwarten sind eher wenige Tore: Die Chance auf höchstens zwei liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Für zwei Tore oder weniger ergibt unsere Prognose eine Chance von ${percent(chance)}.`),
      ({ chance }) =>
        unlessOpen(chance, `Unsere Zahlen deuten auf wenige Tore hin: Die Chance auf höchstens zwei liegt bei ${percent(chance)}.`),
      ({ chance }) => unlessOpen(chance, `Dass höchstens zwei Tore fallen, ist zu ${percent(chance)} wahrscheinlich.`),
      ({ chance }) =>
        unlessOpen(chance, `Mehr als zwei Tore erwarten wir eher nicht, die Chance auf höchstens zwei beträgt ${percent(chance)}.`),
    ],
    likeliestScore: alsoInRoles(
      (facts) => `Das wahrscheinlichste Ergebnis ist ${resultOf(facts)} mit einer Chance von ${percent(facts.chance)}.`,
      (facts) => `Kein Ergebnis ist wahrscheinlicher als ${resultOf(facts)}, doch auch das kommt nur auf ${percent(facts.chance)}.`,
      (facts) => `Am ehesten ${endsIn(facts)}, die Chance darauf liegt bei ${percent(facts.chance)}.`,
      (facts) => `Unter allen Ergebnissen liegt ${resultOf(facts)} vorn, allerdings mit nur ${percent(facts.chance)}.`,
      (facts) =>
        `Müssten wir uns auf ein Ergebnis festlegen, wäre es ${resultOf(facts)}; die Chance darauf liegt bei ${percent(facts.chance)}.`,
      (facts) => `Mit ${percent(facts.chance)} ist ${resultOf(facts)} das wahrscheinlichste aller Ergebnisse.`,
    ),
    likeliestWin: alsoInRoles<LikeliestScore>(
      (facts) => `Der wahrscheinlichste Sieg ${winnerOf(facts).gen} ist ein ${winBy(facts)} mit einer Chance von ${percent(facts.chance)}.`,
      (facts) =>
        `Kein Sieg ${winnerOf(facts).gen} ist wahrscheinlicher als ein ${winBy(facts)}, doch auch das kommt nur auf ${percent(facts.chance)}.`,
      (facts) =>
        `${winnerOf(facts).verb('Gewinnt', 'Gewinnen')} ${winnerOf(facts)}, dann am ehesten mit ${winBy(facts)}; die Chance darauf liegt bei ${percent(facts.chance)}.`,
      (facts) =>
        `Unter den möglichen Siegen ${winnerOf(facts).gen} liegt ein ${winBy(facts)} vorn, allerdings mit nur ${percent(facts.chance)}.`,
      (facts) =>
        `Müssten wir uns bei einem Sieg ${winnerOf(facts).gen} auf ein Ergebnis festlegen, wäre es ein ${winBy(facts)}; die Chance darauf liegt bei ${percent(facts.chance)}.`,
      (facts) => `Mit ${percent(facts.chance)} ist ein ${winBy(facts)} der wahrscheinlichste Sieg ${winnerOf(facts).gen}.`,
    ),
    tip: inCase(
      ({ unlikely }) => unlikely === true,
      alsoInRoles(
        (facts) =>
          `Gegen das wahrscheinlichste Ergebnis haben wir auf ${betOf(facts)} getippt: Die Quote lag bei ${price(facts.price)}, fair war nach unserer damaligen Rechnung ${price(facts.fair)}.`,
        (facts) =>
          `Unser Tipp auf ${betOf(facts)} gilt nicht dem wahrscheinlichsten Ergebnis: Die Chance lag nach unserer damaligen Prognose bei ${percent(facts.chance)}, die Quote bei ${price(facts.price)}.`,
      ),
      alsoInRoles(
        (facts) =>
          `Wir tippen auf ${betOf(facts)}: Als wir den Tipp abgaben, lag die Quote bei ${price(facts.price)}, und schon ${price(facts.fair)} hielten wir für fair.`,
        (facts) =>
          `Wir haben auf ${betOf(facts)} getippt, zur Quote von ${price(facts.price)}, die über unserer damaligen fairen von ${price(facts.fair)} lag.`,
        (facts) =>
          `Auf ${betOf(facts)} gab es eine Quote von ${price(facts.price)}, obwohl nach unserer damaligen Rechnung schon ${price(facts.fair)} fair war: Das ist unser Tipp.`,
        (facts) =>
          `Zur Quote von ${price(facts.price)} haben wir auf ${betOf(facts)} getippt, fair war nach unserer damaligen Rechnung schon ${price(facts.fair)}.`,
        (facts) =>
          `Getippt haben wir auf ${betOf(facts)}: Die Quote lag bei ${price(facts.price)}, die Chance nach unserer damaligen Prognose bei ${percent(facts.chance)}.`,
        (facts) =>
          `Value sahen wir in einer Wette auf ${betOf(facts)}: Unsere damalige Prognose gab ihr ${percent(facts.chance)}, die Quote betrug ${price(facts.price)}.`,
        (facts) =>
          `Einen Tipp gibt es auf ${betOf(facts)}, zur Quote von ${price(facts.price)}: Fair fanden wir ${price(facts.fair)}, als wir ihn abgaben.`,
        (facts) =>
          `Für unseren Tipp auf ${betOf(facts)} gab es ${price(facts.price)}; als wir ihn abgaben, sahen wir die Chance bei ${percent(facts.chance)}.`,
      ),
    ),
    noTipPrices: [
      () => 'Einen Tipp gibt es nicht, weil uns keine aktuellen Quoten vorliegen.',
      () => 'Ohne aktuelle Quoten geben wir keinen Tipp ab.',
      () => 'Für einen Tipp bräuchten wir aktuelle Quoten, und die fehlen für dieses Spiel.',
      () => 'Auf dieses Spiel bietet derzeit niemand eine aktuelle Quote an, also gibt es keinen Tipp.',
    ],
    noTipThin: alsoInRoles(
      (facts) =>
        `Einen Tipp gibt es nicht: Die beste Quote auf ${betOf(facts)} ist ${price(facts.price)}, doch keine zwei lizenzierten Anbieter zahlen deutlich mehr als die faire von ${price(facts.fair)}.`,
      (facts) =>
        `Für einen Tipp reicht es nicht: Auf ${betOf(facts)} gibt es bis zu ${price(facts.price)}, aber wir verlangen zwei lizenzierte Anbieter, die deutlich mehr als die faire Quote von ${price(facts.fair)} bieten.`,
      (facts) =>
        `Am ehesten käme die Quote von ${price(facts.price)} auf ${betOf(facts)} für einen Tipp in Frage; dafür müssten aber zwei lizenzierte Anbieter deutlich mehr als die faire Quote von ${price(facts.fair)} zahlen.`,
      (facts) =>
        `Wir verzichten auf einen Tipp: Das beste Angebot auf ${betOf(facts)}, ${price(facts.price)}, liegt zwar über der fairen Quote von ${price(facts.fair)}, doch ein zweiter lizenzierter Anbieter zahlt dafür zu wenig.`,
      (facts) =>
        `Noch kein Tipp: Auf ${betOf(facts)} zahlt der beste Anbieter ${price(facts.price)}, fair wären ${price(facts.fair)}, und erst wenn zwei lizenzierte Anbieter das klar überbieten, tippen wir.`,
      (facts) =>
        `Eine Wette auf ${betOf(facts)} würden wir nur empfehlen, wenn zwei lizenzierte Anbieter klar mehr als die faire Quote von ${price(facts.fair)} zahlten; mehr als ${price(facts.price)} ist nicht zu haben.`,
      (facts) =>
        `Knapp am Tipp vorbei: Die Quote von ${price(facts.price)} auf ${betOf(facts)} übersteigt die faire von ${price(facts.fair)}, wir verlangen aber einen deutlichen Abstand bei zwei lizenzierten Anbietern.`,
      (facts) =>
        `Die faire Quote auf ${betOf(facts)} sehen wir bei ${price(facts.fair)}, die beste liegt bei ${price(facts.price)}; für einen Tipp müssten zwei lizenzierte Anbieter die faire deutlich überbieten.`,
    ),
    noTipBelowFair: alsoInRoles(
      (facts) =>
        `Einen Tipp geben wir nicht ab, denn selbst auf ${betOf(facts)} liegt die beste Quote mit ${price(facts.price)} unter der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Die Quoten geben für einen Tipp nichts her: Am nächsten an der fairen Quote liegt noch das Angebot von ${price(facts.price)} auf ${betOf(facts)}, fair wäre ${price(facts.fair)}.`,
      (facts) =>
        `Keine Quote auf den Spielausgang ist hoch genug für einen Tipp: Auch die von ${price(facts.price)} auf ${betOf(facts)} bleibt unter der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Wir verzichten auf einen Tipp: Selbst die Quote von ${price(facts.price)} auf ${betOf(facts)} liegt unter der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Value ist nicht zu finden: Auf ${betOf(facts)} müsste es mehr als ${price(facts.fair)} geben, geboten werden höchstens ${price(facts.price)}.`,
      (facts) =>
        `Alle Quoten bleiben unter dem, was fair wäre: Selbst auf ${betOf(facts)} gibt es höchstens ${price(facts.price)} statt ${price(facts.fair)}.`,
      (facts) =>
        `Für einen Tipp auf ${betOf(facts)} bräuchte es mehr als ${price(facts.fair)}, die beste Quote beträgt ${price(facts.price)}; die anderen liegen noch weiter darunter.`,
      (facts) =>
        `Zu diesen Quoten tippen wir nicht: Selbst auf ${betOf(facts)} gibt es nur ${price(facts.price)}, nach unserer Rechnung wären ${price(facts.fair)} fair.`,
    ),
    noTipAmongOurs: alsoInRoles(
      (facts) =>
        `Am ehesten käme ein Tipp auf ${betOf(facts)} in Frage, doch statt der fairen ${price(facts.fair)} gibt es nur ${price(facts.price)}.`,
      (facts) =>
        `Für einen Tipp auf ${betOf(facts)} würden wir mehr als ${price(facts.fair)} verlangen, die beste Quote beträgt ${price(facts.price)}.`,
      (facts) =>
        `Von den Wetten, die wir prüfen, lohnt sich hier keine: Die Quote von ${price(facts.price)} auf ${betOf(facts)} bleibt unter der fairen von ${price(facts.fair)}.`,
      (facts) =>
        `Einen Tipp gibt es nicht: Auf ${betOf(facts)} zahlt niemand die faire Quote von ${price(facts.fair)}, zu haben sind höchstens ${price(facts.price)}.`,
      (facts) =>
        `Auf ${betOf(facts)} würden wir erst bei einer Quote über ${price(facts.fair)} tippen, bei ${price(facts.price)} lassen wir es bleiben.`,
      (facts) =>
        `Für einen Tipp fehlt der Value: Auf ${betOf(facts)} gibt es höchstens ${price(facts.price)}, fair wären ${price(facts.fair)}.`,
    ),
    noTipValue: [
      () => 'Keine Quote auf den Spielausgang liegt weit genug über der fairen, deshalb gibt es keinen Tipp.',
      () => 'Wir verzichten auf einen Tipp, denn keine Quote auf den Spielausgang liegt deutlich über der fairen.',
      () => 'Einen Tipp gibt es nicht: Die Quoten auf Sieg und Unentschieden sind etwa so hoch, wie sie sein sollten.',
      () => 'Für einen Tipp auf den Spielausgang müssten die Quoten höher sein.',
      () => 'Auf Sieg oder Unentschieden zahlt niemand genug, als dass wir tippen würden.',
      () => 'Wir tippen nur, wo eine Quote klar über der fairen liegt, und beim Spielausgang ist das hier nicht der Fall.',
      () => 'Die Quoten auf den Spielausgang bieten für einen Tipp zu wenig Value.',
      () => 'Kein Tipp: Die Quoten auf den Spielausgang sind uns für das Risiko zu niedrig.',
    ],
    noTipTooGood: [
      () => 'Eine Quote ist zu schön, um wahr zu sein: Womöglich weiß der Markt mehr als wir, deshalb gibt es keinen Tipp.',
      () => 'Wir verzichten auf einen Tipp, weil eine Quote so weit über unserer fairen liegt, dass wir ihr nicht trauen.',
    ],
    noTipUnlikely: inCase(
      ({ chance, least }) => percent(chance) === percent(least),
      alsoInRoles<OutlookStories<Club>['noTipUnlikely']>(
        (facts) =>
          `Einen Tipp gibt es nicht: Auf ${betOf(facts)} liegt die Quote zwar über der fairen, die Chance aber knapp unter den ${percent(facts.least)}, die wir verlangen.`,
        (facts) =>
          `Die Quote von ${price(facts.price)} auf ${betOf(facts)} wäre hoch genug, die Chance liegt aber knapp unter den ${percent(facts.least)}, die wir für einen Tipp verlangen.`,
        (facts) =>
          `Den meisten Value böte eine Wette auf ${betOf(facts)}, doch wir tippen erst ab ${percent(facts.least)}, und die Chance liegt knapp darunter.`,
      ),
      alsoInRoles<OutlookStories<Club>['noTipUnlikely']>(
        (facts) =>
          `Den meisten Value böte eine Wette auf ${betOf(facts)}, doch mit ${percent(facts.chance)} ist sie uns zu unwahrscheinlich: Wir tippen erst ab ${percent(facts.least)}.`,
        (facts) =>
          `Einen Tipp gibt es nicht: Auf ${betOf(facts)} liegt die Quote zwar über der fairen, die Chance von ${percent(facts.chance)} aber unter den ${percent(facts.least)}, die wir verlangen.`,
        (facts) =>
          `Die Quote von ${price(facts.price)} auf ${betOf(facts)} wäre hoch genug, für einen Tipp verlangen wir aber eine Chance von mindestens ${percent(facts.least)}, und hier sind es ${percent(facts.chance)}.`,
        (facts) =>
          `Wir verzichten auf einen Tipp: Am meisten lohnte sich noch die Wette auf ${betOf(facts)}, sie geht aber nur in ${percent(facts.chance)} der Fälle auf, und unsere Grenze liegt bei ${percent(facts.least)}.`,
      ),
    ),
    noTipShort: inCase(
      (facts) => price(facts.price) === price(facts.least),
      alsoInRoles<OutlookStories<Club>['noTipShort']>(
        (facts) =>
          `Einen Tipp gibt es nicht: Die Quote auf ${betOf(facts)} liegt zwar über der fairen, aber knapp unter ${price(facts.least)}, unserer Untergrenze.`,
        (facts) =>
          `Den meisten Value böte eine Wette auf ${betOf(facts)}, doch die Quote liegt knapp unter ${price(facts.least)}, und darunter tippen wir nicht.`,
      ),
      alsoInRoles<OutlookStories<Club>['noTipShort']>(
        (facts) =>
          `Den meisten Value böte eine Wette auf ${betOf(facts)}, doch unter einer Quote von ${price(facts.least)} tippen wir nicht, und hier gibt es ${price(facts.price)}.`,
        (facts) =>
          `Einen Tipp gibt es nicht: Die Quote von ${price(facts.price)} auf ${betOf(facts)} liegt zwar über der fairen, aber unter ${price(facts.least)}, unserer Untergrenze.`,
        (facts) =>
          `Für eine Wette auf ${betOf(facts)} gibt es mit ${price(facts.price)} mehr, als fair wäre; Tipps geben wir aber erst ab einer Quote von ${price(facts.least)} ab.`,
      ),
    ),
    noTipLittleKnown: [
      () => 'Für einen Tipp wissen wir über die beiden zu wenig.',
      () => 'Einen Tipp gibt es nicht, weil unsere Prognose hier auf zu wenigen Spielen beruht.',
      () => 'Wir tippen nicht, denn hinter unserer Prognose stehen noch zu wenige Spiele.',
    ],
  };
}
