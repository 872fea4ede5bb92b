import type { GermanNoun } from '#app/i18n/names/german-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './german-bets.ts';
import { had, lost, where, won } from './german-phrases.ts';
import { capital, counted, nth, number, times } from './german-words.ts';

type Club = GermanNoun;

/** Returns the sentences of German reviews. */
export function germanReviews(figures: ProseFigures): Pick<StoryTexts<Club>, keyof ReviewStories<Club>> {
  const { percent, price, score, goals: decimal, units } = figures;
  const betOf = ({ bet, home, away, price: odds }: { bet: Bet; home: Club; away: Club; price: number }) =>
    `${betPhrase(bet, { home, away }, figures)} zur Quote von ${price(odds)}`;
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} ${winner.verb('wurde', 'wurden')} der Favoritenrolle (${percent(chance)}) gerecht und ${won(winner)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Der Favorit setzte sich durch: ${capital(`${winner}`)}, mit einer Chance von ${percent(chance)} ins Spiel gegangen, ${won(winner)} ${where(winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Gegen den Favoriten ${winner.bare}, dem wir ${percent(chance)} gegeben hatten, ${lost(loser)} ${loser} mit ${score(loserGoals, winnerGoals)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} ${winner.verb('überraschte', 'überraschten')} und ${won(winner)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}, bei einer Chance von nur ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Der Favorit ging leer aus: ${capital(`${loser}`)} ${lost(loser)} ${score(loserGoals, winnerGoals)} gegen ${winner.acc}, ${winner.possessive === 'ihr' ? 'deren' : 'dessen'} Chance nur bei ${percent(chance)} gelegen hatte.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Nur ${percent(chance)} hatten wir ${winner.dat} gegeben, am Ende stand trotzdem ein ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Ein Spiel ohne klaren Favoriten ${won(winner)} ${winner} mit ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} ${won(winner)} ${where(winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}, unsere Prognose hatte ein offenes Spiel erwartet.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Offen war das Spiel nach unserer Prognose, ${winner} (${percent(chance)}) ${won(winner)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals, chance }) =>
        `${favourite} ${favourite.verb('kam', 'kamen')} als Favorit (${percent(chance)}) nicht über ein ${score(goals, goals)} gegen ${outsider.acc} hinaus.`,
      ({ favourite, outsider, goals, chance }) =>
        `Ein ${score(goals, goals)} ${outsider.verb('trotzte', 'trotzten')} ${outsider} dem Favoriten ${favourite.bare} ab, den wir bei ${percent(chance)} gesehen hatten.`,
      ({ favourite, outsider, favouriteAtHome, goals, chance }) =>
        `Nur ein ${score(goals, goals)} sprang für ${favourite.acc} ${where(favouriteAtHome)} gegen ${outsider.acc} heraus, trotz einer Siegchance von ${percent(chance)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals, drawChance }) =>
        `Zwischen ${home.dat} und ${away.dat} gab es ein ${score(goals, goals)}, die Chance auf ein Remis hatte bei ${percent(drawChance)} gelegen.`,
      ({ home, away, goals }) =>
        `Kein klarer Favorit und am Ende auch kein Sieger: ${capital(`${home}`)} und ${away} spielten ${score(goals, goals)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${won(winner)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${loser} ${lost(loser)} ${where(!winnerAtHome)} ${score(loserGoals, winnerGoals)} gegen ${winner.acc}.`,
    ],
    justDrawn: [
      ({ home, away, goals }) => `${home} und ${away} spielten ${score(goals, goals)}.`,
      ({ home, away, goals }) => `Das Spiel zwischen ${home.dat} und ${away.dat} endete ${score(goals, goals)}.`,
    ],
    cameFromBehind: [
      ({ winner, ownGoals, otherGoals }) => `Zur Pause ${had(winner)} ${winner} noch mit ${score(ownGoals, otherGoals)} zurückgelegen.`,
      ({ winner, ownGoals, otherGoals }) =>
        `Nach einem ${score(ownGoals, otherGoals)} zur Pause ${winner.verb('drehte', 'drehten')} ${winner} das Spiel.`,
    ],
    settledByHalfTime: [
      ({ winner, ownGoals, otherGoals }) => `Schon zur Pause ${had(winner)} ${winner} mit ${score(ownGoals, otherGoals)} geführt.`,
      ({ winner, ownGoals, otherGoals }) =>
        `Mit einer ${score(ownGoals, otherGoals)}-Führung ${winner.verb('war', 'waren')} ${winner} in die Pause gegangen.`,
    ],
    levelAtHalfTime: [
      ({ goals }) => (goals === 0 ? 'Zur Pause war noch kein Tor gefallen.' : `Zur Pause hatte es noch ${score(goals, goals)} gestanden.`),
      ({ goals }) =>
        goals === 0 ? 'Die erste Halbzeit war torlos geblieben.' : `Mit einem ${score(goals, goals)} waren beide in die Pause gegangen.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `Zur Pause ${had(club)} ${club} noch mit ${score(ownGoals, otherGoals)} geführt.`,
      ({ club, ownGoals, otherGoals }) => `Eine ${score(ownGoals, otherGoals)}-Führung zur Pause reichte ${club.dat} nicht zum Sieg.`,
    ],
    wonInExtraTime: [
      ({ winner, loser }) => `In der Verlängerung ${winner.verb('setzte', 'setzten')} sich ${winner} gegen ${loser.acc} durch.`,
      ({ winner }) => `Die Entscheidung fiel erst in der Verlängerung, zugunsten ${winner.gen}.`,
    ],
    wonOnPenalties: [
      ({ winner, loser }) => `Im Elfmeterschießen ${winner.verb('setzte', 'setzten')} sich ${winner} gegen ${loser.acc} durch.`,
      ({ winner }) => `Die Entscheidung fiel im Elfmeterschießen, zugunsten ${winner.gen}.`,
    ],
    moreGoals: [
      ({ expected, goals }) => `Die Prognose hatte ${decimal(expected)} Tore erwartet, es wurden ${number(goals)}.`,
      ({ expected, goals }) => `Es fielen ${counted(goals, 'Tor')}, deutlich mehr als die erwarteten ${decimal(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals }) =>
        `Die Prognose hatte ${decimal(expected)} Tore erwartet, es ${goals === 1 ? 'fiel nur eines' : `fielen nur ${number(goals)}`}.`,
      ({ expected, goals }) =>
        `Mit nur ${counted(goals, 'Tor', 'dat')} blieb das Spiel deutlich hinter den erwarteten ${decimal(expected)} zurück.`,
    ],
    goalless: [
      ({ expected }) => `Die Prognose hatte ${decimal(expected)} Tore erwartet, es fiel keines.`,
      ({ expected }) => `Von den ${decimal(expected)} erwarteten Toren fiel kein einziges.`,
    ],
    exactScore: [
      ({ chance }) => `Diesen Endstand hatte unsere Prognose mit ${percent(chance)} für den wahrscheinlichsten gehalten.`,
      ({ chance }) => `Es kam das Ergebnis, das in unserer Prognose mit ${percent(chance)} vorn gelegen hatte.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Für ${club.acc} war es der ${nth(run, 'e')} Ligasieg in Folge.`,
      ({ club, run }) => `Damit ${won(club)} ${club} zum ${nth(run, 'en')} Mal in Folge in der Liga.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Für ${club.acc} endete damit eine Serie von ${counted(run, 'Ligasieg', 'dat')}.`,
      ({ club, run }) => `Zuvor ${had(club)} ${club} in der Liga ${times(run)} in Folge gewonnen.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Für ${club.acc} war es die ${nth(run, 'e')} Liganiederlage in Folge.`,
      ({ club, run }) => `Damit ${lost(club)} ${club} zum ${nth(run, 'en')} Mal in Folge in der Liga.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `Für ${club.acc} endete damit eine Serie von ${counted(run, 'Liganiederlage', 'dat')}.`,
      ({ club, run }) => `Zuvor ${had(club)} ${club} in der Liga ${times(run)} in Folge verloren.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `Für ${club.acc} endete damit eine Serie von ${counted(run, 'Ligaspiel', 'dat')} ohne Niederlage.`,
      ({ club, run }) => `Zuvor ${club.verb('war', 'waren')} ${club} über ${counted(run, 'Ligaspiel', 'acc')} ungeschlagen geblieben.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `Damit endete für ${club.acc} nach ${counted(run, 'Ligaspiel', 'dat')} das Warten auf einen Sieg.`,
      ({ club, run }) => `Für ${club.acc} war es der erste Sieg nach ${number(run)} sieglosen Ligaspielen.`,
    ],
    tipWon: [
      (facts) => `Unser Tipp auf ${betOf(facts)} ging auf und brachte ${units(facts.profit)} Einheiten Gewinn.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und lagen richtig, der Gewinn beträgt ${units(facts.profit)} Einheiten.`,
    ],
    tipHalfWon: [
      (facts) => `Unser Tipp auf ${betOf(facts)} wurde zur Hälfte gewonnen und brachte ${units(facts.profit)} Einheiten.`,
      (facts) =>
        `Wir hatten auf ${betOf(facts)} getippt, die Hälfte des Einsatzes gewann und brachte ${units(facts.profit)} Einheiten, der Rest kam zurück.`,
    ],
    tipLost: [
      (facts) => `Unser Tipp auf ${betOf(facts)} ging nicht auf.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und lagen falsch.`,
    ],
    tipHalfLost: [
      (facts) => `Unser Tipp auf ${betOf(facts)} kostete den halben Einsatz, der Rest kam zurück.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und den halben Einsatz verloren.`,
    ],
    tipVoid: [
      (facts) => `Unser Tipp auf ${betOf(facts)} endete ohne Gewinn und Verlust, der Einsatz kam zurück.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und bekamen den Einsatz zurück.`,
    ],
  };
}
