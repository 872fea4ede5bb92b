import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { had, lost, won } from '../phrases.ts';
import { alsoInRoles, side } from '../roles.ts';
import { capital, counted, nth, number, times } from '../words.ts';
import { betPhrase } from './bets.ts';

type Club = GermanNoun;

const whose = (club: Club) => (club.possessive === 'ihr' ? 'deren' : 'dessen');

/** Returns the sentences of German reviews. */
export function germanReviews(figures: ProseFigures): Pick<StoryTexts<Club>, keyof ReviewStories<Club>> {
  const { percent, price, score, goals: decimal, units } = figures;
  const betOf = ({ bet, home, away, price: odds }: { bet: Bet; home: Club; away: Club; price: number }) =>
    `${betPhrase(bet, { home, away }, figures)} zur Quote von ${price(odds)}`;
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `${winner}, in unserer Prognose mit ${percent(chance)} Favorit, ${won(winner)}${side(ground, winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `Der Favorit setzte sich durch: ${capital(`${winner}`)}, mit einer Siegchance von ${percent(chance)} ins Spiel gegangen, ${won(winner)}${side(ground, winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `Gegen den Favoriten ${winner.bare}, dem unsere Prognose eine Siegchance von ${percent(chance)} gegeben hatte, ${lost(loser)} ${loser}${side(ground, !winnerAtHome)} mit ${score(loserGoals, winnerGoals)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `${winner} ${won(winner)} trotz einer Siegchance von nur ${percent(chance)}${side(ground, winnerAtHome)} mit ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `Der Favorit ging leer aus: ${capital(`${loser}`)} ${lost(loser)}${side(ground, !winnerAtHome)} ${score(loserGoals, winnerGoals)} gegen ${winner.acc}, ${whose(winner)} Siegchance bei nur ${percent(chance)} gelegen hatte.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `Nur ${percent(chance)} Siegchance hatte unsere Prognose ${winner.dat} gegeben, trotzdem gewann der Außenseiter${side(ground, winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `In einem Spiel ohne klaren Favoriten ${won(winner)} ${winner}${side(ground, winnerAtHome)} mit ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `Unsere Prognose hatte keinen klaren Favoriten gesehen, am Ende ${won(winner)} ${winner}${side(ground, winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `In einem Spiel ohne klaren Favoriten ${lost(loser)} ${loser}${side(ground, !winnerAtHome)} mit ${score(loserGoals, winnerGoals)} gegen ${winner.acc}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, favouriteAtHome, goals, chance }, ground) =>
        `${favourite}, in unserer Prognose mit ${percent(chance)} Favorit, ${favourite.verb('kam', 'kamen')}${side(ground, favouriteAtHome)} nicht über ein ${score(goals, goals)} gegen ${outsider.acc} hinaus.`,
      ({ favourite, outsider, favouriteAtHome, goals, chance }, ground) =>
        `${outsider} ${outsider.verb('holte', 'holten')}${side(ground, !favouriteAtHome)} ein ${score(goals, goals)} gegen ${favourite.acc}, ${whose(favourite)} Siegchance in unserer Prognose bei ${percent(chance)} gelegen hatte.`,
      ({ favourite, outsider, favouriteAtHome, goals, chance }, ground) =>
        `Für den Favoriten ${favourite.bare} sprang${side(ground, favouriteAtHome)} gegen ${outsider.acc} nur ein ${score(goals, goals)} heraus, die Siegchance hatte in unserer Prognose bei ${percent(chance)} gelegen.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals, drawChance }) =>
        `${home} und ${away} trennten sich ${score(goals, goals)}, die Chance auf ein Remis hatte in unserer Prognose bei ${percent(drawChance)} gelegen.`,
      ({ home, away, goals }, ground) =>
        `Kein klarer Favorit und am Ende auch kein Sieger: ${capital(`${home}`)} ${home.verb('trennte', 'trennten')} sich${side(ground, true)} ${score(goals, goals)} ${away.von}.`,
      ({ home, away, goals }, ground) =>
        `Unsere Prognose hatte keinen klaren Favoriten gesehen, und tatsächlich ${home.verb('trennte', 'trennten')} sich ${home}${side(ground, true)} ${score(goals, goals)} ${away.von}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `${winner} ${won(winner)}${side(ground, winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `${loser} ${lost(loser)}${side(ground, !winnerAtHome)} ${score(loserGoals, winnerGoals)} gegen ${winner.acc}.`,
    ],
    justDrawn: [
      ({ home, away, goals }, ground) =>
        `${home} ${home.verb('trennte', 'trennten')} sich${side(ground, true)} ${score(goals, goals)} ${away.von}.`,
      ({ home, away, goals }) => `Das Spiel zwischen ${home.dat} und ${away.dat} endete ${score(goals, goals)}.`,
    ],
    cameFromBehind: [
      ...alsoInRoles<Readonly<ReviewStories<Club>['cameFromBehind']>>(
        ({ winner, ownGoals, otherGoals }) =>
          `Nach einem ${score(ownGoals, otherGoals)} zur Pause ${winner.verb('drehte', 'drehten')} ${winner} das Spiel.`,
      ),
      ({ ownGoals, otherGoals }) => `Zur Pause hatte der Sieger noch mit ${score(ownGoals, otherGoals)} zurückgelegen.`,
    ],
    settledByHalfTime: [
      ...alsoInRoles<Readonly<ReviewStories<Club>['settledByHalfTime']>>(
        ({ winner, ownGoals, otherGoals }) => `Schon zur Pause ${had(winner)} ${winner} mit ${score(ownGoals, otherGoals)} geführt.`,
      ),
      ({ ownGoals, otherGoals }) => `Mit einer ${score(ownGoals, otherGoals)}-Führung war der Sieger in die Pause gegangen.`,
    ],
    levelAtHalfTime: [
      ({ goals }) => `Zur Pause hatte es noch ${score(goals, goals)} gestanden.`,
      ({ goals }) => `Mit einem ${score(goals, goals)} waren beide in die Pause gegangen.`,
    ],
    leadNotHeld: alsoInRoles(
      ({ club, ownGoals, otherGoals }) => `Zur Pause ${had(club)} ${club} noch mit ${score(ownGoals, otherGoals)} geführt.`,
      ({ club, ownGoals, otherGoals }) =>
        `Eine ${score(ownGoals, otherGoals)}-Führung zur Pause ${club.verb('brachte', 'brachten')} ${club} nicht über die Zeit.`,
    ),
    wonInExtraTime: alsoInRoles(
      ({ winner }) => `In der Verlängerung ${winner.verb('setzte', 'setzten')} sich ${winner} durch.`,
      ({ winner }) => `Die Entscheidung zugunsten ${winner.gen} fiel erst in der Verlängerung.`,
    ),
    wonOnPenalties: alsoInRoles(
      ({ winner }) => `Im Elfmeterschießen ${winner.verb('setzte', 'setzten')} sich ${winner} durch.`,
      ({ winner }) => `Die Entscheidung zugunsten ${winner.gen} fiel erst im Elfmeterschießen.`,
    ),
    moreGoals: [
      ({ expected, goals }) => `Statt der erwarteten ${decimal(expected)} Tore fielen ${number(goals)}.`,
      ({ expected, goals }) => `Es fielen ${counted(goals, 'Tor')}, deutlich mehr als die erwarteten ${decimal(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals }) =>
        `Statt der erwarteten ${decimal(expected)} Tore ${goals === 1 ? 'fiel nur eines' : `fielen nur ${number(goals)}`}.`,
      ({ expected, goals }) =>
        `Mit nur ${counted(goals, 'Tor', 'dat')} blieb das Spiel deutlich hinter den erwarteten ${decimal(expected)} zurück.`,
    ],
    goalless: [
      ({ expected }) => `Statt der erwarteten ${decimal(expected)} Tore fiel keines.`,
      ({ expected }) => `Wir hatten mit ${decimal(expected)} Toren gerechnet, gefallen ist keines.`,
    ],
    exactScore: [
      ({ chance }) => `Mit dem Endstand hatten wir am ehesten gerechnet, die Chance darauf hatte bei ${percent(chance)} gelegen.`,
      ({ chance }) => `Genau dieses Ergebnis war vor dem Anpfiff mit ${percent(chance)} das wahrscheinlichste.`,
    ],
    winningRunGoesOn: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} war es der ${nth(run, 'e')} Ligasieg in Folge.`,
      ({ club, run }) => `In der Liga war es für ${club.acc} der ${nth(run, 'e')} Sieg in Folge.`,
    ),
    winningRunEnded: alsoInRoles(
      ({ club, run }) => `Zuvor ${had(club)} ${club} in der Liga ${times(run)} in Folge gewonnen.`,
      ({ club, run }) => `Für ${club.acc} endete eine Serie von ${counted(run, 'Ligasieg', 'dat')}.`,
    ),
    losingRunGoesOn: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} war es die ${nth(run, 'e')} Liganiederlage in Folge.`,
      ({ club, run }) => `In der Liga war es für ${club.acc} die ${nth(run, 'e')} Niederlage in Folge.`,
    ),
    losingRunEnded: alsoInRoles(
      ({ club, run }) => `Mit dem Sieg endete für ${club.acc} eine Serie von ${counted(run, 'Liganiederlage', 'dat')}.`,
      ({ club, run }) => `Zuvor ${had(club)} ${club} in der Liga ${times(run)} in Folge verloren.`,
    ),
    unbeatenRunEnded: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} endete eine Serie von ${counted(run, 'Ligaspiel', 'dat')} ohne Niederlage.`,
      ({ club, run }) => `Zuvor ${club.verb('war', 'waren')} ${club} ${counted(run, 'Ligaspiel', 'acc')} lang ungeschlagen geblieben.`,
    ),
    winlessRunEnded: alsoInRoles(
      ({ club, run }) => `Für ${club.acc} endete eine Serie von ${counted(run, 'Ligaspiel', 'dat')} ohne Sieg.`,
      ({ club, run }) => `Zuvor ${had(club)} ${club} ${counted(run, 'Ligaspiel', 'acc')} lang nicht gewonnen.`,
    ),
    tipWon: alsoInRoles(
      (facts) => `Unser Tipp auf ${betOf(facts)} ging auf und brachte ${units(facts.profit)} Einheiten Gewinn.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und lagen richtig, der Gewinn beträgt ${units(facts.profit)} Einheiten.`,
    ),
    tipHalfWon: alsoInRoles(
      (facts) => `Unser Tipp auf ${betOf(facts)} wurde zur Hälfte gewonnen und brachte ${units(facts.profit)} Einheiten Gewinn.`,
      (facts) =>
        `Wir hatten auf ${betOf(facts)} getippt, die Hälfte des Einsatzes gewann und brachte ${units(facts.profit)} Einheiten, der Rest kam zurück.`,
    ),
    tipLost: alsoInRoles(
      (facts) => `Unser Tipp auf ${betOf(facts)} ging nicht auf.`,
      (facts) => `Wir hatten auf ${betOf(facts)} getippt und lagen falsch.`,
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
