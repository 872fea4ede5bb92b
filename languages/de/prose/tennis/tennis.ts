import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { nth, number, place, pronoun, times } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'auf Hartplatz', clay: 'auf Sand', grass: 'auf Rasen', carpet: 'auf Teppich' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'zwei Gewinnsätze', 5: 'drei Gewinnsätze' };

const siege = (count: number) => (count === 0 ? 'keinen Sieg' : count === 1 ? 'einen Sieg' : `${number(count)} Siege`);
/** `fünf von sieben Matches gewonnen`, `alle vier Matches gewonnen`, `beide Matches verloren`. */
function balance(won: number, lost: number): string {
  const all = won + lost;
  const every = all === 1 ? 'das einzige Match' : all === 2 ? 'beide Matches' : `alle ${number(all)} Matches`;
  if (lost === 0) return `${every} gewonnen`;
  return won === 0 ? `${every} verloren` : `${pronoun(won)} von ${number(all)} Matches gewonnen`;
}

/** For after a first balance: `drei von neun`, `alle vier`, `keines von zwei`. */
function shortBalance(won: number, lost: number): string {
  const all = won + lost;
  if (won === 0) return all === 1 ? 'das einzige nicht' : `keines von ${number(all)}`;
  if (lost === 0) return all === 1 ? 'das einzige' : all === 2 ? 'beide' : `alle ${number(all)}`;
  return `${pronoun(won)} von ${number(all)}`;
}

const rounds = { 'quarter-final': 'Viertelfinale', 'semi-final': 'Halbfinale' } as const;
const nextRound = { 'quarter-final': 'ins Halbfinale', 'semi-final': 'ins Finale' } as const;

/** The games of the loser: `ein Spiel`, `drei Spiele`, `kein einziges Spiel`. */
function games(sets: readonly (readonly [number, number])[]): string {
  const count = sets.reduce((sum, [, other]) => sum + other, 0);
  return count === 0 ? 'kein einziges Spiel' : count === 1 ? 'nur ein Spiel' : `nur ${number(count)} Spiele`;
}

/** The sets with the loser's games first. */
const fromLoser = (sets: readonly (readonly [number, number])[]) => sets.map(([own, other]) => [other, own] as const);

const breaksOf = (count: number) => (count === 1 ? 'ein Break' : `${number(count)} Breaks`);
const matchPoints = (count: number) => (count === 1 ? 'einen Matchball' : `${number(count)} Matchbälle`);

export const germanTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const [favouriteWord, theFavourite, aFavourite, theWinner, champion] = women
    ? ['Favoritin', 'die Favoritin', 'Eine Favoritin', 'der Siegerin', 'Die Siegerin']
    : ['Favorit', 'der Favorit', 'Einen Favoriten', 'des Siegers', 'Der Sieger'];
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
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `Einmal haben ${leader} und ${other} bisher gegeneinander gespielt, ${leader} gewann.`
            : `Der direkte Vergleich ist einseitig: ${won === 2 ? 'Beide' : `Alle ${number(won)}`} Duelle mit ${other} gingen an ${leader}.`
          : `${other} hat ${pronoun(lost)} von ${number(won + lost)} Duellen mit ${leader} gewonnen.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `Auf den ersten Sieg gegen ${leader} wartet ${other} noch, ${won === 1 ? 'das einzige Duell ging' : won === 2 ? 'beide Duelle gingen' : `alle ${number(won)} Duelle gingen`} verloren.`
          : `Der direkte Vergleich spricht mit ${won}:${lost} für ${leader}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `Zwischen ${first} und ${second} steht es im direkten Vergleich ${each}:${each}.`,
      ({ first, second, each }) => `${first} und ${second} haben gegeneinander je ${times(each)} gewonnen.`,
    ],
    firstMeeting: [
      ({ first, second }) => `${first} und ${second} spielen nach unseren Daten zum ersten Mal gegeneinander.`,
      ({ first, second }) => `Ein früheres Duell von ${first} und ${second} ist uns nicht bekannt.`,
      () => `Gegeneinander haben beide nach unseren Daten noch nicht gespielt.`,
      ({ first, second }) => `Es ist das erste uns bekannte Duell zwischen ${first} und ${second}.`,
    ],
    final: [
      ({ first, second }) => `${first} und ${second} spielen ${at} um den Titel.`,
      ({ first, second }) => `Das Finale ${at} bestreiten ${first} und ${second}.`,
    ],
    lateRound: [
      ({ first, second, round }) => `Um den Einzug ${nextRound[round]} spielen ${at} ${first} und ${second}.`,
      ({ first, second, round }) => `${first} und ${second} treffen ${at} im ${rounds[round]} aufeinander.`,
      ({ round }) => `Wer gewinnt, zieht ${at} ${nextRound[round]} ein.`,
      ({ first, second, round }) => `Im ${rounds[round]} ${at} bekommt es ${first} mit ${second} zu tun.`,
    ],
    winningRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} hat ${number(run)} Matches in Folge gewonnen und trifft nun auf ${other}.`,
        ({ player, other, run }) => `Mit einer Serie von ${number(run)} Siegen geht ${player} in das Match gegen ${other}.`,
      ],
      [
        ({ player, run }) => `Mit einer Serie von ${number(run)} Siegen geht ${player} in dieses Match.`,
        ({ player, run }) => `${player} hat zuletzt ${number(run)} Matches in Folge gewonnen.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} trifft nach ${number(run)} Niederlagen in Folge auf ${other}.`,
        ({ player, other, run }) => `${player} hat zuletzt ${number(run)} Matches in Folge verloren und trifft nun auf ${other}.`,
      ],
      [
        ({ player, run }) => `${player} hat zuletzt ${number(run)} Matches in Folge verloren.`,
        ({ player, run }) => `Für ${player} setzte es zuletzt ${number(run)} Niederlagen nacheinander.`,
        ({ player, run }) => `Auf einen Sieg wartet ${player} seit ${number(run)} Matches.`,
      ],
    ),
    surfaceRecords: [
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${capital(on[surface])} hat ${first} in den vergangenen zwölf Monaten ${balance(firstWon, firstLost)}, ${second} ${shortBalance(secondWon, secondLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${first} kommt ${on[surface]} in den vergangenen zwölf Monaten auf eine Bilanz von ${firstWon}:${firstLost}, ${second} auf ${secondWon}:${secondLost}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Die Bilanzen der letzten zwölf Monate ${on[surface]}: ${firstWon}:${firstLost} für ${first}, ${secondWon}:${secondLost} für ${second}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `In den letzten zwölf Monaten hat ${second} ${on[surface]} ${balance(secondWon, secondLost)}, ${first} ${shortBalance(firstWon, firstLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${second} steht ${on[surface]} in den letzten zwölf Monaten bei ${secondWon}:${secondLost}, ${first} bei ${firstWon}:${firstLost}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${capital(on[surface])} lautet die Bilanz von ${second} aus den letzten zwölf Monaten ${secondWon}:${secondLost}, die von ${first} ${firstWon}:${firstLost}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Für ${second} steht ${on[surface]} eine Bilanz von ${secondWon}:${secondLost} aus den letzten zwölf Monaten zu Buche, für ${first} eine von ${firstWon}:${firstLost}.`,
    ],
    noSetLost: [
      ({ player, matches }) => `${player} hat in ${number(matches)} Matches bei diesem Turnier noch keinen Satz abgegeben.`,
      ({ player, other, matches }) =>
        `Ohne Satzverlust ist ${player} durch ${number(matches)} Runden gekommen, ${other} hat schon mindestens einen Satz verloren.`,
      ({ player, other }) => `Anders als ${other} hat ${player} in diesem Turnier noch keinen Satz verloren.`,
    ],
    wentTheDistance: [
      ({ player, sets: count }) => `${player} musste in der Runde zuvor über ${number(count)} Sätze gehen.`,
      ({ player, other, sets: count }) => `${number(count)} Sätze brauchte ${player} in der vorigen Runde, ${other} kam schneller weiter.`,
      ({ player, other, sets: count }) => `${other} hat das kürzere Match hinter sich: ${player} ging zuletzt über ${number(count)} Sätze.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `In der Weltrangliste liegen die beiden weit auseinander: ${higher} ist Nummer ${higherRank}, ${lower} Nummer ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${higher} steht auf ${place(higherRank)} der Weltrangliste, ${lower} nur auf ${place(lowerRank)}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `In der Weltrangliste steht ${higher} auf ${place(higherRank)}, ${lower} auf ${place(lowerRank)}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${higher} ist die Nummer ${higherRank} der Welt, ${lower} die Nummer ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} steht nicht in der Weltrangliste, ${other} auf ${place(otherRank)}.`,
      ({ player, other, otherRank }) => `${other} ist die Nummer ${otherRank} der Welt, ${player} hat keinen Platz in der Weltrangliste.`,
    ],
    comeback: [
      ({ player, other }) => `${player} musste im vorigen Match aufgeben und kehrt gegen ${other} zurück.`,
      ({ player }) => `Wie fit ${player} ist, muss sich zeigen: Das vorige Match endete mit einer Aufgabe.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        firstWon === secondWon
          ? `Von den letzten ${number(of)} Matches haben beide ${firstWon === 0 ? 'keines' : `je ${pronoun(firstWon)}`} gewonnen.`
          : `Von den letzten ${number(of)} Matches hat ${first} ${pronoun(firstWon)} gewonnen, ${second} ${pronoun(secondWon)}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        firstWon === secondWon
          ? `Beide kommen in den letzten ${number(of)} Matches auf ${firstWon === 0 ? '' : 'je '}${siege(firstWon)}.`
          : `${first} kommt in den letzten ${number(of)} Matches auf ${siege(firstWon)}, ${second} auf ${secondWon === 0 ? 'keinen' : secondWon === 1 ? 'einen' : number(secondWon)}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `Gespielt wird ${at} ${on[surface]} über ${sets[bestOf]}.`,
      ({ surface, bestOf }) => `${capital(at)} geht es ${on[surface]} über ${sets[bestOf]}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance }) =>
        `Die Quoten der Wettanbieter geben ${favourite} nach Abzug der Marge eine Siegchance von ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `${favouriteWord} ist ${favourite}: Rechnet man die Marge aus den Quoten heraus, liegt die Chance bei ${percent(chance)}.`,
      ({ favourite, chance }) => `Der Markt sieht ${favourite} vorn: Die Siegchance beträgt, um die Marge bereinigt, ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Ohne die Marge der Anbieter entsprechen die Quoten einer Siegchance von ${percent(chance)} für ${favourite}.`,
      ({ favourite, chance }) =>
        `Als ${favouriteWord} geht ${favourite} ins Match: Nach Abzug der Marge ergeben die Quoten eine Siegchance von ${percent(chance)}.`,
      ({ favourite, chance }) => `Auf ${percent(chance)} kommt ${favourite}, wenn man aus den Quoten die Marge herausrechnet.`,
      ({ favourite, chance }) => `Für ${favourite} sprechen die Quoten: Um die Marge bereinigt, ergeben sie ${percent(chance)}.`,
      ({ favourite, chance }) => `Nach den um die Marge bereinigten Quoten gewinnt ${favourite} in ${percent(chance)} der Fälle.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) =>
        `Nach unseren Wertungen liegt die Siegchance von ${favourite} bei ${percent(chance)}, Quoten gibt es noch nicht.`,
      ({ favourite, chance }) => `Quoten gibt es noch nicht; unsere Wertungen geben ${favourite} eine Siegchance von ${percent(chance)}.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `${favouriteWord} ist trotzdem ${favourite}: Nach ${basis === 'price' ? 'den um die Marge bereinigten Quoten' : 'unseren Wertungen'} liegt die Siegchance bei ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `Dennoch sprechen ${basis === 'price' ? 'die Quoten' : 'unsere Wertungen'} für ${favourite}: ${basis === 'price' ? 'Um die Marge bereinigt, ergeben sie' : 'Sie ergeben'} eine Siegchance von ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `Trotzdem geben ${basis === 'price' ? 'die Quoten nach Abzug der Marge' : 'unsere Wertungen'} ${favourite} eine Siegchance von ${percent(chance)}.`,
    ],
    even: [
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Zwischen ${first} und ${second} ist alles offen, beide haben eine Chance von ${percent(firstChance)}.`
          : `${aFavourite} gibt es nicht: Die Chance von ${first} liegt bei ${percent(firstChance)}, die von ${second} bei ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Der Ausgang ist offen: Die Chancen stehen für beide gleich.`
          : `Der Ausgang ist offen: ${percent(firstChance)} für ${first}, ${percent(secondChance)} für ${second}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `${first} und ${second} haben dieselbe Siegchance.`
          : `Wenig trennt ${first} (${percent(firstChance)}) und ${second} (${percent(secondChance)}).`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Im Vorteil ist niemand, die Chance liegt auf beiden Seiten bei ${percent(firstChance)}.`
          : `Klar im Vorteil ist niemand, ${first} kommt auf ${percent(firstChance)} und ${second} auf ${percent(secondChance)}.`,
    ],
    wonEasily: [
      ({ winner, loser, sets: of }) => `${winner} ließ ${loser} beim ${score(of)} keine Chance.`,
      ({ winner, loser, sets: of }) => `${loser} holte beim ${score(fromLoser(of))} gegen ${winner} ${games(of)}.`,
      ({ winner, loser, sets: of }) => `Eine klare Sache war es für ${winner} gegen ${loser}: ${score(of)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} hat ${loser} ohne Satzverlust mit ${score(of)} besiegt.`,
      ({ winner, loser, sets: of }) => `Mit ${score(of)} gewann ${winner} gegen ${loser}.`,
      ({ winner, loser, sets: of }) => `${winner} brauchte gegen ${loser} nur ${number(of.length)} Sätze: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Gegen ${loser} setzte sich ${winner} in ${number(of.length)} Sätzen mit ${score(of)} durch.`,
      ({ winner, loser, sets: of }) => `Ohne Satzgewinn blieb ${loser} beim ${score(fromLoser(of))} gegen ${winner}.`,
      ({ winner, loser, sets: of }) => `In ${number(of.length)} Sätzen war ${loser} geschlagen, ${winner} gewann ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} schlug ${loser} ${of.every(([own]) => own === 6) ? 'glatt ' : ''}mit ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} verlor den ersten Satz, gewann aber gegen ${loser} mit ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Nach verlorenem ersten Satz drehte ${winner} das Match gegen ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Der erste Satz ging an ${loser}, das Match an ${winner}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Einen Satzrückstand machte ${winner} gegen ${loser} wett und gewann ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} schlug ${loser} in ${number(of.length)} Sätzen mit ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${number(of.length)} Sätze brauchte ${winner} gegen ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) =>
        `Erst nach ${number(of.length)} Sätzen stand der Sieg von ${winner} gegen ${loser} fest: ${score(of)}.`,
      ({ winner, loser, sets: of }) =>
        `Über ${number(of.length)} Sätze ging es zwischen ${winner} und ${loser}, ${winner} gewann ${score(of)}.`,
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
    walkoverBets: [
      () => `Gespielt wurde nicht, alle Einsätze gibt es daher zurück.`,
      () => `Wetten auf dieses Match werden nicht gewertet, die Einsätze gibt es zurück.`,
    ],
    awarded: [
      ({ winner }) => `Das Match wurde abgebrochen und für ${winner} gewertet.`,
      ({ winner, loser }) => `${winner} bekam den Sieg über ${loser} zugesprochen, zu Ende gespielt wurde nicht.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Eine Überraschung war das nicht: Vor Beginn lag die Chance von ${winner} bei ${percent(chance)}.`,
      ({ winner, chance }) => `${winner} war mit ${percent(chance)} ${theFavourite}.`,
      ({ winner, chance }) => `Mit ${percent(chance)} war ${winner} als ${favouriteWord} ins Match gegangen.`,
      ({ winner, chance }) => `Der Ausgang entsprach der Prognose: Die Siegchance von ${winner} hatte bei ${percent(chance)} gelegen.`,
      ({ winner, chance }) => `Erwartet worden war ein Sieg von ${winner}, die Chance lag bei ${percent(chance)}.`,
      ({ winner, chance }) => `Die Prognose hatte ${winner} mit ${percent(chance)} vorn gesehen.`,
      ({ winner, chance }) => `Damit war zu rechnen: Die Siegchance von ${winner} lag vor Beginn bei ${percent(chance)}.`,
      ({ winner, chance }) => `Mit ${percent(chance)} war ${winner} ${theFavourite} und wurde dieser Rolle gerecht.`,
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
      ({ winner, chance }) => `Die Prognose hatte etwas anderes erwarten lassen: Die Siegchance von ${winner} lag bei ${percent(chance)}.`,
      ({ winner, loser, chance }) => `Vor Beginn sprach weit mehr für ${loser}, die Siegchance von ${winner} lag bei ${percent(chance)}.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Vor Beginn hatte die Siegchance von ${winner} bei ${percent(chance)} gelegen.`,
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
    wonTitle: [
      ({ winner }) => `${winner} gewinnt ${at} den Titel.`,
      ({ winner }) => `Der Titel geht ${at} an ${winner}.`,
      ({ winner }) => `${champion} ${at} heißt ${winner}.`,
    ],
    matchPointsSaved: [
      ({ winner, points }) => `${winner} wehrte im Tiebreak ${matchPoints(points)} ab.`,
      ({ loser, points }) =>
        `${loser} hatte im Tiebreak ${matchPoints(points)} und nutzte ${points === 1 ? 'ihn nicht' : points === 2 ? 'keinen von beiden' : 'keinen davon'}.`,
      ({ winner, loser, points }) => `Im Tiebreak fehlte ${loser} ${times(points)} ein Punkt zum Sieg, doch ${winner} hielt stand.`,
    ],
    lastSetTieBreak: [
      ({ winner, own, other }) => `Die Entscheidung fiel im Tiebreak des letzten Satzes, den ${winner} mit ${own}:${other} gewann.`,
      ({ winner, own, other }) => `Den entscheidenden Tiebreak gewann ${winner} mit ${own}:${other}.`,
      ({ own, other }) => `Erst der Tiebreak des letzten Satzes brachte die Entscheidung: ${own}:${other}.`,
    ],
    setTurned: [
      ({ winner, set, own, other }) => `Im ${nth(set, 'en')} Satz holte ${winner} ein ${own}:${other} auf.`,
      ({ loser, set, own, other }) => `${loser} führte im ${nth(set, 'en')} Satz ${other}:${own} und verlor ihn noch.`,
      ({ winner, set, own, other }) => `Den ${nth(set, 'en')} Satz drehte ${winner} nach einem ${own}:${other}.`,
    ],
    onlyTieBreaks: [
      ({ sets: count }) => `Ein Break gab es nicht, ${count === 2 ? 'beide' : `alle ${number(count)}`} Sätze gingen in den Tiebreak.`,
      ({ sets: count }) => `In ${number(count)} Sätzen gelang kein Break, entschieden wurden sie im Tiebreak.`,
    ],
    breaks: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} ${won === 1 ? 'gelang ein Break' : `gelangen ${number(won)} Breaks`}, ${loser} keines.`
          : `${winner} ${won === 1 ? 'gelang ein Break' : `gelangen ${number(won)} Breaks`}, ${loser} ${lost === 1 ? 'eines' : number(lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} gab kein Aufschlagspiel ab und nahm ${loser} ${won === 1 ? 'eines' : number(won)} ab.`
          : `${loser} verlor ${times(won)} den Aufschlag, ${winner} ${times(lost)}.`,
      ({ winner, won, lost }) =>
        lost === 0
          ? `${breaksOf(won)} ${won === 1 ? 'genügte' : 'genügten'} ${winner}, das eigene Aufschlagspiel ging nie verloren.`
          : `${winner} musste ${times(lost)} ein Break hinnehmen, schaffte aber selbst ${won === 1 ? 'eines' : number(won)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `Beim Aufschlag von ${winner} gelang ${loser} kein Break, umgekehrt ${won === 1 ? 'war es eines' : `waren es ${number(won)}`}.`
          : `Bei den Breaks lag ${winner} mit ${won}:${lost} vorn.`,
    ],
    ranksAfter: [
      ({ winner, loser, winnerRank, loserRank }) =>
        `In der Weltrangliste steht ${winner} auf ${place(winnerRank)}, ${loser} auf ${place(loserRank)}.`,
      ({ winner, loser, winnerRank, loserRank }) => `${loser} ist die Nummer ${loserRank} der Welt, ${winner} die Nummer ${winnerRank}.`,
      ({ winnerRank, loserRank }) => `Die Nummer ${winnerRank} der Welt setzte sich gegen die Nummer ${loserRank} durch.`,
    ],
    stakesBack: [
      () => `Siegwetten werden erst nach einem beendeten Satz gewertet, die Einsätze gibt es daher zurück.`,
      () => `Die Einsätze gibt es zurück: Erst ein beendeter Satz macht eine Wette auf den Sieg gültig.`,
    ],
    betsCount: [
      () => `Weil mindestens ein Satz beendet war, werden Siegwetten gewertet.`,
      () => `Wetten auf den Sieg gelten, denn mindestens ein Satz war beendet.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
