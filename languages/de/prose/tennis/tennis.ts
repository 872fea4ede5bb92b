import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { nth, number, pronoun, times } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'auf Hartplatz', clay: 'auf Sand', grass: 'auf Rasen', carpet: 'auf Teppich' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'zwei Gewinnsätze', 5: 'drei Gewinnsätze' };

const satze = (count: number) => (count === 1 ? 'einen Satz' : `${number(count)} Sätze`);
const siege = (count: number) => (count === 1 ? 'einen Sieg' : `${number(count)} Siege`);
/** `fünf seiner sieben Matches`, `alle vier Matches`. */
const share = (won: number, all: number, their: string) =>
  won === all ? `alle ${number(all)} Matches` : `${pronoun(won)} ${their} ${number(all)} Matches`;

export const germanTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const [their, favouriteWord, aFavourite, theWinner] = women
    ? ['ihrer', 'Favoritin', 'Eine Favoritin', 'der Siegerin']
    : ['seiner', 'Favorit', 'Einen Favoriten', 'des Siegers'];
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader} hat ${won === 1 ? 'das einzige Duell' : won === 2 ? 'beide Duelle' : `alle ${number(won)} Duelle`} mit ${other} gewonnen.`
          : `Im direkten Vergleich führt ${leader} mit ${won}:${lost} gegen ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${other} hat gegen ${leader} noch nie gewonnen.`
          : `Von ${number(won + lost)} Duellen mit ${other} hat ${leader} ${number(won)} gewonnen.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `Zwischen ${first} und ${second} steht es im direkten Vergleich ${each}:${each}.`,
      ({ first, second, each }) => `${first} und ${second} haben gegeneinander je ${times(each)} gewonnen.`,
    ],
    firstMeeting: [
      ({ first, second }) => `${first} und ${second} spielen nach unseren Daten zum ersten Mal gegeneinander.`,
      ({ first, second }) => `Ein früheres Duell von ${first} und ${second} ist uns nicht bekannt.`,
    ],
    final: [
      ({ first, second }) => `${first} und ${second} spielen ${at} um den Titel.`,
      ({ first, second }) => `Das Finale ${at} bestreiten ${first} und ${second}.`,
    ],
    winningRun: [
      ({ player, other, run }) => `${player} hat ${number(run)} Matches in Folge gewonnen und trifft nun auf ${other}.`,
      ({ player, run }) => `Mit einer Serie von ${number(run)} Siegen geht ${player} in dieses Match.`,
    ],
    losingRun: [
      ({ player, run }) => `${player} hat zuletzt ${number(run)} Matches in Folge verloren.`,
      ({ player, run }) => `Für ${player} setzte es zuletzt ${number(run)} Niederlagen nacheinander.`,
    ],
    surfaceRecord: [
      ({ player, surface, won, lost }) =>
        `${capital(on[surface])} hat ${player} in den vergangenen zwölf Monaten ${
          won === 0 ? `alle ${number(lost)} Matches verloren` : `${share(won, won + lost, their)} gewonnen`
        }.`,
      ({ player, surface, won, lost }) =>
        `${player} kommt ${on[surface]} in den vergangenen zwölf Monaten auf eine Bilanz von ${won}:${lost}.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `In der Weltrangliste liegen die beiden weit auseinander: ${higher} ist Nummer ${higherRank}, ${lower} Nummer ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${lower}, Nummer ${lowerRank} der Welt, fordert mit ${higher} die Nummer ${higherRank}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `In der Weltrangliste steht ${higher} auf Platz ${higherRank}, ${lower} auf Platz ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${higher} ist die Nummer ${higherRank} der Welt, ${lower} die Nummer ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} steht nicht in der Weltrangliste, ${other} auf Platz ${otherRank}.`,
      ({ player, other, otherRank }) => `Ohne Platz in der Weltrangliste spielt ${player} gegen ${other}, die Nummer ${otherRank}.`,
    ],
    comeback: [
      ({ player, other }) => `${player} musste im vorigen Match aufgeben und kehrt gegen ${other} zurück.`,
      ({ player }) => `Wie fit ${player} ist, muss sich zeigen: Das vorige Match endete mit einer Aufgabe.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `Von den letzten ${number(of)} Matches hat ${first} ${pronoun(firstWon)} gewonnen, ${second} ${pronoun(secondWon)}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        `${first} kommt in den letzten ${number(of)} Matches auf ${siege(firstWon)}, ${second} auf ${secondWon === 1 ? 'einen' : number(secondWon)}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `Gespielt wird ${at} ${on[surface]} über ${sets[bestOf]}.`,
      ({ surface, bestOf }) => `${capital(at)} geht es ${on[surface]} über ${sets[bestOf]}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance }) =>
        `Die Quoten der Wettanbieter, ohne deren Marge gerechnet, geben ${favourite} eine Siegchance von ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `${favouriteWord} ist ${favourite}: Rechnet man die Marge aus den Quoten heraus, liegt die Chance bei ${percent(chance)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) =>
        `Nach unseren Wertungen liegt die Siegchance von ${favourite} bei ${percent(chance)}, Quoten gibt es noch nicht.`,
      ({ favourite, chance }) =>
        `Noch ohne Quoten, allein nach unseren Wertungen, hat ${favourite} eine Siegchance von ${percent(chance)}.`,
    ],
    even: [
      ({ first, second, chance }) =>
        `${aFavourite} gibt es zwischen ${first} und ${second} nicht, die höhere Chance liegt bei ${percent(chance)}.`,
      ({ chance }) => `Der Ausgang ist offen: Die höhere der beiden Chancen beträgt ${percent(chance)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} hat ${loser} ohne Satzverlust mit ${score(of)} besiegt.`,
      ({ winner, loser, sets: of }) => `Mit ${score(of)} gewann ${winner} gegen ${loser}, ohne einen Satz abzugeben.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} verlor den ersten Satz, gewann aber gegen ${loser} mit ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Nach verlorenem ersten Satz drehte ${winner} das Match gegen ${loser}: ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} schlug ${loser} in ${number(of.length)} Sätzen mit ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${number(of.length)} Sätze brauchte ${winner} gegen ${loser}: ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) =>
        of.length === 0
          ? `${loser} gab auf, ${winner} gewann.`
          : `${loser} gab beim Stand von ${score(of)} aus Sicht ${theWinner} auf, ${winner} gewann.`,
      ({ winner, loser, sets: of }) =>
        of.length === 0 ? `${winner} gewann, weil ${loser} aufgab.` : `Weil ${loser} aufgab, gewann ${winner} beim Stand von ${score(of)}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} trat nicht an, ${winner} gewann kampflos.`,
      ({ winner, loser }) => `Kampflos gewann ${winner}, weil ${loser} nicht antreten konnte.`,
    ],
    awarded: [
      ({ winner }) => `Das Match wurde abgebrochen und für ${winner} gewertet.`,
      ({ winner, loser }) => `${winner} bekam den Sieg über ${loser} zugesprochen, zu Ende gespielt wurde nicht.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Eine Überraschung war das nicht: Vor Beginn lag die Chance von ${winner} bei ${percent(chance)}.`,
      ({ winner, chance }) => `${winner} war mit ${percent(chance)} ${favouriteWord === 'Favorit' ? 'der Favorit' : 'die Favoritin'}.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `${favouriteWord === 'Favorit' ? 'Leichter Favorit' : 'Leichte Favoritin'} war ${loser}, die Chance von ${winner} lag bei ${percent(chance)}.`,
      ({ winner, loser, chance }) => `Die Prognose sprach leicht für ${loser}, die Chance von ${winner} lag bei ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, loser, chance }) => `Das war eine Überraschung: ${winner} hatte gegen ${loser} eine Chance von nur ${percent(chance)}.`,
      ({ winner, loser, chance }) =>
        `${favouriteWord} war ${loser}, ${winner} ging mit einer Siegchance von nur ${percent(chance)} ins Match.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Vor Beginn hatte ${winner} eine Chance von ${percent(chance)}.`,
      ({ winner, chance }) => `Die Prognose hatte ${winner} eine Siegchance von ${percent(chance)} gegeben.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `${aFavourite} gab es vorher nicht, ${winner} hatte eine Chance von ${percent(chance)}.`,
      ({ winner, chance }) => `Erwartet worden war ein offenes Match, mit ${percent(chance)} für ${winner}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `Für ${player} war es der ${nth(run, 'e')} Sieg in Folge.`,
      ({ player, run }) => `${player} hat nun ${number(run)} Matches nacheinander gewonnen.`,
    ],
    meetingsAfter: [
      ({ winner, loser, won, lost }) =>
        won === lost
          ? `Im direkten Vergleich steht es nun ${won}:${lost}.`
          : `Im direkten Vergleich führt ${won > lost ? `${winner} nun` : `${loser} weiter`} mit ${Math.max(won, lost)}:${Math.min(won, lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} hat ${won === 2 ? 'beide' : `alle ${number(won)}`} Duelle mit ${loser} gewonnen.`
          : `Von ${number(won + lost)} Duellen mit ${loser} hat ${winner} nun ${pronoun(won)} gewonnen.`,
    ],
    gamesPlayed: [
      ({ games, sets: of }) =>
        `Nach ${of === 1 ? 'einem Satz' : `${number(of)} Sätzen`} und ${number(games)} Spielen war das Match vorbei.`,
      ({ games, sets: of }) => `Das Match ging über ${satze(of)} und ${number(games)} Spiele.`,
    ],
    stakesBack: [
      () => `Kein Satz wurde beendet, es gibt also den Einsatz zurück.`,
      () => `Weil kein Satz beendet wurde, gibt es die Einsätze zurück.`,
    ],
    betsCount: [() => `Ein Satz war beendet, Siegwetten zählen deshalb.`, () => `Weil ein Satz beendet war, zählen Wetten auf den Sieg.`],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
