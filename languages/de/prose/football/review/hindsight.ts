import type { Bet } from '#domain/odds/bet.ts';
import type { HindsightStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../../nouns/nouns.ts';
import { was } from '../../phrases.ts';
import { alsoInRoles } from '../../roles.ts';
import { counted, number } from '../../words.ts';
import { betPhrase } from '../bets.ts';

type Club = GermanNoun;
type Facts<Kind extends keyof HindsightStories<Club>> = Readonly<HindsightStories<Club>[Kind]>;

/** Returns the sentences of German reviews on the forecast and the tip. */
export function germanHindsight(figures: ProseFigures): Pick<StoryTexts<Club>, keyof HindsightStories<Club>> {
  const { percent, price, units } = figures;
  const betOf = ({ bet, home, away, price: odds }: { bet: Bet; home: Club; away: Club; price: number }) =>
    `${betPhrase(bet, { home, away }, figures)} zur Quote von ${price(odds)}`;
  /** Papers write a whole number of goals in words. */
  const mean = (expected: number) => {
    const text = figures.goals(expected);
    return text.endsWith(',0') ? number(Math.round(expected)) : text;
  };
  return {
    expectedWin: [
      ({ chance }) => `Der Favorit setzte sich durch: Unsere Prognose hatte seine Siegchance auf ${percent(chance)} beziffert.`,
      ...alsoInRoles<Facts<'expectedWin'>>(
        ({ winner, chance }) => `Unsere Prognose hatte ${winner.acc} mit ${percent(chance)} vorn gesehen.`,
        ({ winner, chance }) => `Am ehesten hatten wir mit einem Sieg ${winner.gen} gerechnet, die Chance lag bei ${percent(chance)}.`,
        ({ winner, chance }) => `Die Siegchance ${winner.gen} hatte unsere Prognose auf ${percent(chance)} beziffert.`,
        ({ winner, chance }) => `Wir hatten ${winner.dat} eine Siegchance von ${percent(chance)} gegeben.`,
        ({ winner, chance }) => `Vor dem Anpfiff hatte die Siegchance ${winner.gen} in unserer Prognose bei ${percent(chance)} gelegen.`,
      ),
      ({ chance }) => `Der Sieger war als Favorit ins Spiel gegangen, mit ${percent(chance)} in unserer Prognose.`,
      ({ chance }) => `Überraschend kam der Sieg nicht, unsere Prognose hatte ihm ${percent(chance)} gegeben.`,
      ({ chance }) => `Der Ausgang entsprach unserer Prognose, die den Sieger mit ${percent(chance)} vorn gesehen hatte.`,
    ],
    unexpectedWin: [
      ({ chance }) => `Der Außenseiter gewann: Unsere Prognose hatte ihm eine Chance von ${percent(chance)} gegeben.`,
      ...alsoInRoles<Facts<'unexpectedWin'>>(
        ({ loser, loserChance }) => `Unsere Prognose hatte ${loser.acc} mit ${percent(loserChance)} vorn gesehen.`,
        ({ winner, chance }) => `Für einen Sieg ${winner.gen} hatte unsere Prognose eine Chance von ${percent(chance)} ergeben.`,
        ({ winner, chance }) => `Mehr als ${percent(chance)} hatten wir ${winner.dat} nicht gegeben.`,
        ({ winner, chance }) =>
          `Das Ergebnis lief unserer Prognose zuwider, die einen Sieg ${winner.gen} bei ${percent(chance)} gesehen hatte.`,
      ),
      ({ loserChance }) => `Der Favorit ging leer aus, obwohl ihm unsere Prognose ${percent(loserChance)} gegeben hatte.`,
      ({ chance, loserChance }) =>
        `Umgekehrt hatte es unsere Prognose gesehen: ${percent(loserChance)} für den Verlierer, ${percent(chance)} für den Sieger.`,
      ({ loserChance }) => `Mit ${percent(loserChance)} in unserer Prognose war der Verlierer als Favorit ins Spiel gegangen.`,
    ],
    winWithoutFavourite: [
      ({ chance }) => `Mit einem offenen Spiel hatten wir gerechnet und dem Sieger ${percent(chance)} gegeben.`,
      ...alsoInRoles<Facts<'winWithoutFavourite'>>(
        ({ winner, chance }) =>
          `Einen klaren Favoriten hatte unsere Prognose nicht gesehen, ein Sieg ${winner.gen} kam auf ${percent(chance)}.`,
        ({ winner, chance }) => `Auf dem Papier war es ein Spiel ohne Favoriten, die Siegchance ${winner.gen} lag bei ${percent(chance)}.`,
        ({ winner, chance }) =>
          `Wir hatten ${winner.dat} eine Siegchance von ${percent(chance)} gegeben und keinen klaren Favoriten gesehen.`,
        ({ winner, chance }) => `Klarer Favorit war niemand, unsere Prognose hatte ${winner.dat} ${percent(chance)} gegeben.`,
        ({ winner, chance }) =>
          `Auf ${percent(chance)} hatte unsere Prognose die Siegchance ${winner.gen} beziffert, ohne einen klaren Favoriten zu nennen.`,
      ),
      ({ chance }) => `Unsere Prognose hatte beide dicht beieinander gesehen, den Sieger bei ${percent(chance)}.`,
    ],
    favouriteHeldBack: [
      ({ chance }) => `Der Favorit kam nicht zum Sieg, seine Chance hatte in unserer Prognose bei ${percent(chance)} gelegen.`,
      ...alsoInRoles<Facts<'favouriteHeldBack'>>(
        ({ favourite, chance }) => `Unsere Prognose hatte ${favourite.acc} mit ${percent(chance)} vorn gesehen.`,
        ({ favourite, chance }) => `Wir hatten ${favourite.dat} eine Siegchance von ${percent(chance)} gegeben.`,
        ({ favourite, chance }) => `Mehr hatten wir ${favourite.dat} zugetraut: Die Siegchance lag bei ${percent(chance)}.`,
        ({ favourite, chance }) =>
          `Mit ${percent(chance)} in unserer Prognose ${was(favourite)} ${favourite} als Favorit ins Spiel gegangen.`,
        ({ favourite, chance }) =>
          `Vor dem Anpfiff hatte die Siegchance ${favourite.gen} in unserer Prognose bei ${percent(chance)} gelegen.`,
        ({ favourite, chance }) => `Auf ${percent(chance)} hatte unsere Prognose die Siegchance ${favourite.gen} beziffert.`,
        ({ favourite, chance }) => `Die besten Chancen hatte unsere Prognose ${favourite.dat} gegeben: ${percent(chance)}.`,
      ),
    ],
    drawWithoutFavourite: [
      ({ drawChance }) => `Einen klaren Favoriten hatte unsere Prognose nicht gesehen, ein Remis kam auf ${percent(drawChance)}.`,
      ({ drawChance }) => `Gerechnet hatten wir mit einem offenen Spiel und einer Chance von ${percent(drawChance)} auf ein Remis.`,
      ({ drawChance }) => `Auf ${percent(drawChance)} hatte unsere Prognose die Chance auf ein Remis beziffert, Favorit war niemand.`,
      ({ drawChance }) => `Auf dem Papier war es ein Spiel ohne Favoriten, die Chance auf ein Remis lag bei ${percent(drawChance)}.`,
      ({ drawChance }) => `Unsere Prognose hatte beide dicht beieinander gesehen und dem Remis ${percent(drawChance)} gegeben.`,
      ({ drawChance }) => `Klar vorn hatte unsere Prognose niemanden gesehen, dem Remis gab sie ${percent(drawChance)}.`,
    ],
    moreGoals: [
      ({ expected, goals }) => `Statt der erwarteten ${mean(expected)} Tore fielen ${number(goals)}.`,
      ({ expected, goals }) => `Es fielen ${counted(goals, 'Tor')}, deutlich mehr als die erwarteten ${mean(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals }) =>
        `Statt der erwarteten ${mean(expected)} Tore ${goals === 1 ? 'fiel nur eines' : `fielen nur ${number(goals)}`}.`,
      ({ expected, goals }) =>
        `Mit nur ${counted(goals, 'Tor', 'dat')} blieb das Spiel deutlich hinter den erwarteten ${mean(expected)} zurück.`,
    ],
    goalless: [
      ({ expected }) => `Statt der erwarteten ${mean(expected)} Tore fiel keines.`,
      ({ expected }) => `Wir hatten mit ${mean(expected)} Toren gerechnet, gefallen ist keines.`,
    ],
    exactScore: [
      ({ chance }) => `Mit dem Endstand hatten wir am ehesten gerechnet, die Chance darauf hatte bei ${percent(chance)} gelegen.`,
      ({ chance }) => `Genau dieses Ergebnis war vor dem Anpfiff mit ${percent(chance)} das wahrscheinlichste.`,
      ({ chance }) => `Unsere Prognose traf das Ergebnis genau, mit ${percent(chance)} hatte es vor allen anderen gelegen.`,
      ({ chance }) => `Kein anderes Ergebnis hatten wir für wahrscheinlicher gehalten, die Chance lag bei ${percent(chance)}.`,
    ],
    tipWon: inCase(
      ({ unlikely }) => unlikely === true,
      alsoInRoles(
        (facts) =>
          `Unser Tipp auf ${betOf(facts)} galt nicht dem wahrscheinlichsten Ergebnis, brachte aber ${units(facts.profit)} Einheiten Gewinn.`,
        (facts) =>
          `Gegen das wahrscheinlichste Ergebnis hatten wir auf ${betOf(facts)} getippt und lagen richtig, der Gewinn betrug ${units(facts.profit)} Einheiten.`,
      ),
      alsoInRoles(
        (facts) => `Unser Tipp auf ${betOf(facts)} ging auf und brachte ${units(facts.profit)} Einheiten Gewinn.`,
        (facts) => `Wir hatten auf ${betOf(facts)} getippt und lagen richtig, der Gewinn betrug ${units(facts.profit)} Einheiten.`,
      ),
    ),
    tipHalfWon: alsoInRoles(
      (facts) => `Unser Tipp auf ${betOf(facts)} ging zur Hälfte auf und brachte ${units(facts.profit)} Einheiten Gewinn.`,
      (facts) =>
        `Wir hatten auf ${betOf(facts)} getippt, die Hälfte des Einsatzes gewann und brachte ${units(facts.profit)} Einheiten, der Rest kam zurück.`,
    ),
    tipLost: inCase(
      ({ unlikely }) => unlikely === true,
      alsoInRoles(
        (facts) => `Unser Tipp auf ${betOf(facts)} galt nicht dem wahrscheinlichsten Ergebnis und ging nicht auf.`,
        (facts) => `Gegen das wahrscheinlichste Ergebnis hatten wir auf ${betOf(facts)} getippt und lagen falsch.`,
      ),
      alsoInRoles(
        (facts) => `Unser Tipp auf ${betOf(facts)} ging nicht auf.`,
        (facts) => `Wir hatten auf ${betOf(facts)} getippt und lagen falsch.`,
      ),
    ),
    tipHalfLost: alsoInRoles(
      (facts) => `Unser Tipp auf ${betOf(facts)} kostete den halben Einsatz, der Rest kam zurück.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und den halben Einsatz verloren.`,
    ),
    tipVoid: alsoInRoles(
      (facts) => `Unser Tipp auf ${betOf(facts)} endete ohne Gewinn und Verlust, der Einsatz kam zurück.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und bekamen den Einsatz zurück.`,
    ),
  };
}
