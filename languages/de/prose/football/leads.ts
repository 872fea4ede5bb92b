import type { LeadKind } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import {
  comes,
  goes,
  has,
  hosts,
  is,
  leads,
  lies,
  lost,
  matchOf,
  meets,
  nowMeets,
  opponentTries,
  plays,
  stayed,
  tries,
  visits,
  waits,
  where,
  would,
} from '../phrases.ts';
import {
  areSpelt,
  capital,
  counted,
  inMonth,
  inRound,
  lastLeagueMatches,
  nth,
  number,
  place,
  placeInTable,
  rank,
  rankAfterDen,
  rankAfterDer,
  times,
} from '../words.ts';

type Club = GermanNoun;

/** Returns two clubs of the table as host and guest. */
const onGround = (both: {
  higher: Club;
  lower: Club;
  higherPlace: number;
  lowerPlace: number;
  higherAtHome: boolean;
  lastPlace?: number;
}) => ({
  last: both.lastPlace,
  ...(both.higherAtHome
    ? { host: both.higher, hostPlace: both.higherPlace, guest: both.lower, guestPlace: both.lowerPlace }
    : { host: both.lower, hostPlace: both.lowerPlace, guest: both.higher, guestPlace: both.higherPlace }),
});

/** Returns ` in London`; empty when a club has the town's name already, as the AS Rom does. */
const inTown = ({ home, away, town }: { home: Club; away: Club; town: Club }) =>
  [home, away].some((club) => ` ${club.bare} `.includes(` ${town.bare} `)) ? '' : ` ${town.in}`;

/** Returns the effect of a win over the leader for the second, to follow `würde`. */
function afterWin(gap: number): string {
  if (gap < 3) return 'die Tabellenführung übernehmen';
  return gap === 3 ? 'nach Punkten gleichziehen' : `bis auf ${counted(gap - 3, 'Punkt', 'acc')} herankommen`;
}

/** Returns a club with its title and verb: `Schlusslicht Como empfängt`; a name in the plural keeps its article and number: `Als Schlusslicht empfangen die Rangers`. */
const titled = (club: Club, title: string, singular: string, plural: string) =>
  club.plural ? `Als ${title} ${plural} ${club}` : `${title} ${club.bare} ${singular}`;

const playsHost = (host: Club, guest: Club) => `${capital(`${host}`)} ${hosts(host)} ${guest.acc}`;

/** Returns a name, in the given case, with its place: `den HSV (Platz acht)`, `Dortmund (Schlusslicht)`. */
const placed = (name: string, of: number, last?: number) => `${name} (${of === last ? 'Schlusslicht' : place(of)})`;

/** Returns host and guest, each with its place: `Der HSV (Platz acht) empfängt Dortmund (Platz 13)`. */
const hostPlaced = (host: Club, hostPlace: number, guest: Club, guestPlace: number, last?: number) =>
  `${capital(placed(host.nom, hostPlace, last))} ${hosts(host)} ${placed(guest.acc, guestPlace, last)}`;

/** Returns `fünf Siege, ein Unentschieden`. */
const winsAndDraws = (played: number, wins: number) => `${counted(wins, 'Sieg')}, ${counted(played - wins, 'Unentschieden')}`;

/** Returns the first sentences of German previews. Each says which club is at home: later ones may speak of hosts and guests. */
export function germanLeads({ score }: ProseFigures): Pick<StoryTexts<Club>, LeadKind> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Erster gegen Zweiter: ${capital(`${leader}`)} ${goes(leader)} mit ${counted(gap, 'Punkt', 'dat')} Vorsprung ins ${matchOf({ club: leader, opponent: chaser, atHome: leaderAtHome })}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        leaderAtHome
          ? `Tabellenführer ${leader.bare} empfängt den ersten Verfolger ${chaser.bare}, der ${counted(gap, 'Punkt', 'acc')} zurückliegt.`
          : `Verfolger ${chaser.bare} empfängt den Tabellenführer ${leader.bare}, der ${counted(gap, 'Punkt', 'acc')} Vorsprung hat.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Mit einem ${leaderAtHome ? 'Sieg beim' : 'Heimsieg gegen den'} Tabellenführer ${leader.bare} ${would(chaser)} ${chaser} ${afterWin(gap)}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points, leaderAtHome }) =>
        leaderAtHome
          ? `Punktgleich an der Spitze: Der Erste ${leader.bare} empfängt den Zweiten ${chaser.bare}, beide haben ${counted(points, 'Punkt', 'acc')}.`
          : `Punktgleich an der Spitze: Der Zweite ${chaser.bare} empfängt den Ersten ${leader.bare}, beide haben ${counted(points, 'Punkt', 'acc')}.`,
      ({ leader, chaser, points, leaderAtHome }) =>
        leaderAtHome
          ? `Erster gegen Zweiter, und beide haben ${counted(points, 'Punkt', 'acc')}: Tabellenführer ${leader.bare} empfängt ${chaser.acc}.`
          : `Zweiter gegen Erster, und beide haben ${counted(points, 'Punkt', 'acc')}: ${capital(`${chaser}`)} ${hosts(chaser)} den Tabellenführer ${leader.bare}.`,
    ],
    derby: [
      (sides) => `Derbytag${inTown(sides)}: ${playsHost(sides.home, sides.away)}.`,
      (sides) => `${sides.home} ${hosts(sides.home)} ${sides.away.acc} zum Stadtderby${inTown(sides)}.`,
      ({ home, away }) => `Stadtderby: ${capital(`${home}`)} ${hosts(home)} den Lokalrivalen ${away.bare}.`,
    ],
    leaderPlays: [
      ({ ahead, ...sides }) =>
        `${titled(sides.club, 'Tabellenführer', 'geht', 'gehen')} mit ${counted(ahead, 'Punkt', 'dat')} Vorsprung ins ${matchOf(sides)}.`,
      ({ club, opponent, atHome, ahead, opponentPlace, lastPlace }) =>
        atHome || !areSpelt(opponentPlace)
          ? `${opponent} ${atHome ? `${visits(opponent)} beim` : `${hosts(opponent)} den`} Spitzenreiter ${club.bare}, der ${counted(ahead, 'Punkt', 'acc')} Vorsprung hat.`
          : `Der Spitzenreiter kommt: ${capital(`${opponent}`)} ${hosts(opponent)} als ${rank(opponentPlace, lastPlace)} ${club.acc}.`,
      ({ ahead, ...sides }) =>
        `${sides.club} ${leads(sides.club)} die Tabelle mit ${counted(ahead, 'Punkt', 'dat')} Vorsprung an und ${nowMeets(sides)}.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        areSpelt(opponentPlace)
          ? `Als ${rank(opponentPlace, lastPlace)} ${opponent.verb('fordert', 'fordern')} ${opponent} ${where(!atHome)} den Spitzenreiter ${club.bare} heraus.`
          : `Gegen den Spitzenreiter: ${capital(`${opponent}`)} auf ${placeInTable(opponentPlace, lastPlace)} ${atHome ? `${visits(opponent)} ${club.bei}` : `${hosts(opponent)} ${club.acc}`}.`,
    ],
    alreadyDecided: [
      ({ as, ...sides }) =>
        `Als ${{ champion: 'feststehender Meister', promoted: 'sicherer Aufsteiger', relegated: 'sicherer Absteiger' }[as]} ${sides.atHome ? `${hosts(sides.club)} ${sides.club} ${sides.opponent.plural ? '' : 'nun '}${sides.opponent.acc}` : `${visits(sides.club)} ${sides.club} ${sides.opponent.bei}`}.`,
      ({ as, ...sides }) =>
        as === 'champion'
          ? `${sides.club.dat} ist der Titel nicht mehr zu nehmen, nun folgt das ${matchOf(sides)}.`
          : `Der ${as === 'promoted' ? 'Aufstieg' : 'Abstieg'} ${sides.club.gen} steht bereits fest, nun folgt das ${matchOf(sides)}.`,
      ({ club, opponent, atHome, as }) =>
        `${opponent} ${atHome ? `${visits(opponent)} beim` : `${hosts(opponent)} den`} ${{ champion: 'feststehenden Meister', promoted: 'sicheren Aufsteiger', relegated: 'sicheren Absteiger' }[as]} ${club.bare}.`,
      ({ as, ...sides }) =>
        `Schon vor dem ${matchOf(sides)} steht fest: ${capital(`${sides.club}`)} ${as === 'champion' ? `${is(sides.club)} Meister` : `${sides.club.verb('steigt', 'steigen')} ${as === 'promoted' ? 'auf' : 'ab'}`}.`,
    ],
    relegationFight: [
      ({ home, away }) => `Beide stecken im Abstiegskampf: ${playsHost(home, away)}.`,
      ({ home, away }) => `Für beide geht es um den Klassenerhalt: ${capital(`${away}`)} ${visits(away)} ${home.bei}.`,
      ({ home, away }) => `Im Abstiegskampf ${meets(home)} ${home} zu Hause auf ${away.acc}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) => `Kellerduell: ${hostPlaced(home, homePlace, away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        areSpelt(homePlace, awayPlace)
          ? `Punkte gegen den Abstieg brauchen beide: ${capital(`${away}`)} ${visits(away)} als ${rank(awayPlace, lastPlace)} beim ${rankAfterDen(homePlace, lastPlace)} ${home.bare}.`
          : `Punkte gegen den Abstieg brauchen beide: ${capital(`${away}`)} ${visits(away)} ${home.bei}.`,
      ({ home, away }) => `${home} ${hosts(home)} ${away.acc} zu einem Duell im Tabellenkeller.`,
      ({ home, away }) => `Gerettet ist noch keiner von beiden: ${playsHost(home, away)}.`,
      ({ home, away }) => `${away} ${away.verb('tritt', 'treten')} ${home.bei} an, und für beide zählt im Abstiegskampf jeder Punkt.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        atHome
          ? `${titled(club, 'Schlusslicht', 'empfängt', 'empfangen')} ${areSpelt(opponentPlace) ? `mit ${opponent.dat} den ${rankAfterDen(opponentPlace)}` : opponent.acc}.`
          : `${titled(club, 'Schlusslicht', 'gastiert', 'gastieren')} ${areSpelt(opponentPlace) ? `beim ${rankAfterDen(opponentPlace)} ${opponent.bare}` : opponent.bei}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        areSpelt(opponentPlace)
          ? `Als Tabellenletzter ${atHome ? has(club) : visits(club)} ${club} ${atHome ? 'den' : 'beim'} ${rankAfterDen(opponentPlace)} ${opponent.bare}${atHome ? ' zu Gast' : ''}.`
          : `${club} ${atHome ? `${hosts(club)} als Tabellenletzter ${opponent.acc}` : `${visits(club)} als Tabellenletzter ${opponent.bei}`}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent} ${atHome ? visits(opponent) : hosts(opponent)}${areSpelt(opponentPlace) ? ` als ${rank(opponentPlace)}` : ''} ${atHome ? 'beim' : 'das'} Schlusslicht ${club.bare}.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `Mit einem ${lowerAtHome ? 'Heimsieg' : 'Auswärtssieg'} ${would(lower)} sich ${lower} vor ${higher.acc} schieben, nur ${gap === 1 ? 'ein Punkt trennt' : `${number(gap)} Punkte trennen`} die beiden.`,
      ({ gap, lower, higher, lowerAtHome }) =>
        lowerAtHome
          ? `${lower} ${hosts(lower)} ${higher.acc} und ${lies(lower)} in der Tabelle nur ${counted(gap, 'Punkt', 'acc')} hinter dem Gegner.`
          : `${lower} ${visits(lower)} ${higher.bei} und ${lies(lower)} in der Tabelle nur ${counted(gap, 'Punkt', 'acc')} hinter dem Gegner.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `${higher.verb('Verliert', 'Verlieren')} ${higher} ${where(!lowerAtHome)} gegen ${lower.acc}, ist der Vorsprung von ${counted(gap, 'Punkt', 'dat')} dahin.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome, lastPlace }) => {
        const [host, guest] = lowerAtHome ? [lower, higher] : [higher, lower];
        const [hostPlace, guestPlace] = lowerAtHome ? [lowerPlace, higherPlace] : [higherPlace, lowerPlace];
        return `${hostPlaced(host, hostPlace, guest, guestPlace, lastPlace)}, nur ${gap === 1 ? 'ein Punkt trennt' : `${number(gap)} Punkte trennen`} die beiden.`;
      },
    ],
    levelOnPoints: [
      ({ home, away, points }) => `Mit je ${counted(points, 'Punkt', 'dat')} gehen beide ins Spiel: ${playsHost(home, away)}.`,
      ({ home, away, points }) => `${home} ${hosts(home)} ${away.acc}, und beide haben ${counted(points, 'Punkt', 'acc')} auf dem Konto.`,
      ({ home, away, homePlace, awayPlace, points, lastPlace }) =>
        `Punktgleich in der Tabelle: ${hostPlaced(home, homePlace, away, awayPlace, lastPlace)}, beide haben ${counted(points, 'Punkt', 'acc')}.`,
      ({ home, away, points }) =>
        `Wer gewinnt, lässt den Gegner hinter sich: ${playsHost(home, away)}, beide haben ${counted(points, 'Punkt', 'acc')}.`,
    ],
    gulf: [
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `${host} ${hosts(host)} als ${rank(hostPlace, last)} den ${rankAfterDen(guestPlace, last)} ${guest.bare}, der ${counted(both.gap, 'Punkt', 'acc')} ${both.higherAtHome ? 'weniger' : 'mehr'} hat.`
          : `${hostPlaced(host, hostPlace, guest, guestPlace, last)}, zwischen beiden liegen ${counted(both.gap, 'Punkt')}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `${hostPlaced(host, hostPlace, guest, guestPlace, last)}, zwischen beiden liegen ${counted(both.gap, 'Punkt')}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `${guest} ${visits(guest)} als ${rank(guestPlace, last)} beim ${rankAfterDen(hostPlace, last)} ${host.bare}, der ${counted(both.gap, 'Punkt', 'acc')} ${both.higherAtHome ? 'mehr' : 'weniger'} hat.`
          : `${placed(guest.nom, guestPlace, last)} ${visits(guest)} ${placed(host.bei, hostPlace, last)}, zwischen beiden liegen ${counted(both.gap, 'Punkt')}.`;
      },
    ],
    inTable: [
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `${host} ${hosts(host)} als ${rank(hostPlace, last)} den ${rankAfterDen(guestPlace, last)} ${guest.bare}.`
          : `${hostPlaced(host, hostPlace, guest, guestPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return `${placed(host.nom, hostPlace, last)} ${plays(host)} zu Hause gegen ${placed(guest.acc, guestPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `Als ${rank(guestPlace, last)} ${visits(guest)} ${guest} beim ${rankAfterDen(hostPlace, last)} ${host.bare}.`
          : `${placed(guest.nom, guestPlace, last)} ${visits(guest)} ${placed(host.bei, hostPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `Zu Hause ${meets(host)} ${host} als ${rank(hostPlace, last)} auf den ${rankAfterDen(guestPlace, last)} ${guest.bare}.`
          : `Zu Hause ${meets(host)} ${placed(host.nom, hostPlace, last)} auf ${placed(guest.acc, guestPlace, last)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `Der ${rankAfterDer(guestPlace, last)} ist beim ${rankAfterDen(hostPlace, last)} zu Gast: ${capital(`${guest}`)} ${guest.verb('tritt', 'treten')} ${host.bei} an.`
          : `${placed(guest.nom, guestPlace, last)} ${guest.verb('tritt', 'treten')} ${placed(host.bei, hostPlace, last)} an.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `Mit ${guest.dat} stellt sich der ${rankAfterDer(guestPlace, last)} beim ${rankAfterDen(hostPlace, last)} ${host.bare} vor.`
          : `${placed(guest.nom, guestPlace, last)} ${guest.verb('stellt', 'stellen')} sich ${placed(host.bei, hostPlace, last)} vor.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace, last } = onGround(both);
        return areSpelt(hostPlace, guestPlace)
          ? `Der ${rankAfterDer(hostPlace, last)} ${host.bare} bekommt Besuch vom ${rankAfterDen(guestPlace, last)} ${guest.bare}.`
          : `${placed(host.nom, hostPlace, last)} ${host.verb('bekommt', 'bekommen')} Besuch ${placed(guest.von, guestPlace, last)}.`;
      },
    ],
    winningRun: [
      ({ run, ...sides }) => `${sides.club} ${has(sides.club)} die ${lastLeagueMatches(run)} gewonnen und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Wer stoppt ${sides.club.acc}? ${capital(counted(run, 'Ligasieg'))} in Folge stehen zu Buche, jetzt ${opponentTries(sides)}.`,
      ({ run, ...sides }) =>
        `Mit dem Rückenwind von ${counted(run, 'Ligasieg', 'dat')} in Folge ${goes(sides.club)} ${sides.club} ins ${matchOf(sides)}.`,
      ({ run, ...sides }) =>
        `In der Liga ${has(sides.club)} ${sides.club} zuletzt ${times(run)} in Folge gewonnen, nun folgt das ${matchOf(sides)}.`,
    ],
    losingRun: [
      ({ run, ...sides }) => `${sides.club} ${has(sides.club)} die ${lastLeagueMatches(run)} verloren und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Nach ${counted(run, 'Liganiederlage', 'dat')} in Folge ${sides.club.verb('will', 'wollen')} ${sides.club} im ${matchOf(sides)} die Serie beenden.`,
      ({ run, ...sides }) =>
        `In der Liga ${has(sides.club)} ${sides.club} zuletzt ${times(run)} in Folge verloren, nun folgt das ${matchOf(sides)}.`,
      ({ run, ...sides }) =>
        `Wann endet die Negativserie ${sides.club.gen}? Nach ${counted(run, 'Liganiederlage', 'dat')} in Folge steht nun das ${matchOf(sides)} an.`,
    ],
    unbeatenRun: [
      ({ run, ...sides }) =>
        `${sides.club} ${is(sides.club)} seit ${counted(run, 'Ligaspiel', 'dat')} ungeschlagen und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Seit ${counted(run, 'Ligaspiel', 'dat')} hat niemand mehr gegen ${sides.club.acc} gewonnen, jetzt ${opponentTries(sides)}.`,
      ({ run, ...sides }) =>
        `Ohne Niederlage in den ${lastLeagueMatches(run, 'dat')} ${goes(sides.club)} ${sides.club} ins ${matchOf(sides)}.`,
    ],
    winlessRun: [
      ({ run, ...sides }) =>
        `${sides.club} ${waits(sides.club)} seit ${counted(run, 'Ligaspiel', 'dat')} auf einen Sieg und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Nach ${counted(run, 'Ligaspiel', 'dat')} ohne Sieg ${sides.club.verb('nimmt', 'nehmen')} ${sides.club} im ${matchOf(sides)} den nächsten Anlauf.`,
      ({ run, ...sides }) => `${sides.club} ${has(sides.club)} keines der ${lastLeagueMatches(run)} gewonnen und ${nowMeets(sides)}.`,
    ],
    goalDrought: [
      ({ run, ...sides }) =>
        `${sides.club} ${has(sides.club)} in den ${lastLeagueMatches(run, 'dat')} kein Tor geschossen und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Auf ein Tor ${waits(sides.club)} ${sides.club} seit ${counted(run, 'Ligaspiel', 'dat')}, die nächste Gelegenheit bietet das ${matchOf(sides)}.`,
      ({ run, ...sides }) =>
        `Im ${matchOf(sides)} ${sides.club.verb('hofft', 'hoffen')} ${sides.club} auf das erste Tor nach ${counted(run, 'Ligaspiel', 'dat')} ohne Treffer.`,
    ],
    cleanSheets: [
      ({ run, ...sides }) =>
        `${sides.club} ${has(sides.club)} in den ${lastLeagueMatches(run, 'dat')} kein Gegentor kassiert und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Seit ${counted(run, 'Ligaspiel', 'dat')} hat niemand mehr gegen ${sides.club.acc} getroffen, jetzt ${opponentTries(sides)}.`,
      ({ run, ...sides }) =>
        `In der Liga ${stayed(sides.club)} ${sides.club} zuletzt ${times(run)} in Folge ohne Gegentor, nun folgt das ${matchOf(sides)}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        upAtHome
          ? `Gegensätzlicher könnte die Form kaum sein: ${capital(`${up}`)} (zuletzt ${counted(upRun, 'Ligasieg')} in Folge) ${hosts(up)} ${down.acc} (${counted(downRun, 'Niederlage')}).`
          : `Gegensätzlicher könnte die Form kaum sein: ${capital(`${down}`)} (zuletzt ${counted(downRun, 'Liganiederlage')} in Folge) ${hosts(down)} ${up.acc} (${counted(upRun, 'Sieg')}).`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Nach ${counted(downRun, 'Liganiederlage', 'dat')} in Folge ${meets(down)} ${down} ${where(!upAtHome)} auf ${up.acc} und damit auf einen Gegner mit ${counted(upRun, 'Sieg', 'dat')} nacheinander.`,
    ],
    perfectAtHome: [
      ({ played, ...sides }) =>
        `${sides.club} ${has(sides.club)} in dieser Ligasaison alle ${counted(played, 'Heimspiel')} gewonnen und ${nowMeets(sides)}.`,
      ({ club, opponent, played, won: wins }) =>
        `Die Heimbilanz ${club.gen} in der Liga ist makellos, ${counted(played, 'Spiel')}, ${counted(wins, 'Sieg')}: Nun ${comes(opponent)} ${opponent}.`,
      ({ club, opponent, played }) =>
        `In ${counted(played, 'Heimspiel', 'dat')} ${has(club)} ${club} in dieser Ligasaison noch keinen Punkt abgegeben, nun ${comes(opponent)} ${opponent}.`,
    ],
    fortress: [
      ({ club, opponent, played }) =>
        `In ${counted(played, 'Heimspiel', 'dat')} ${has(club)} ${club} in dieser Ligasaison noch nicht verloren, nun ${comes(opponent)} ${opponent}.`,
      ({ club, opponent }) => `Noch kein Gast hat in dieser Ligasaison ${club.bei} gewonnen, jetzt ${tries(opponent)} ${opponent}.`,
      ({ played, won: wins, ...sides }) =>
        `${sides.club} ${is(sides.club)} zu Hause in der Liga noch ungeschlagen (${winsAndDraws(played, wins)}) und ${nowMeets(sides)}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} ${waits(club)} nach ${counted(played, 'Heimspiel', 'dat')} noch auf den ersten Ligasieg vor eigenem Publikum und ${hosts(club)} nun ${opponent.acc}.`,
      ({ club, opponent, played }) =>
        `Zu Hause ${has(club)} ${club} in dieser Ligasaison noch nicht gewonnen, der ${nth(played + 1, 'e')} Versuch folgt gegen ${opponent.acc}.`,
    ],
    perfectAway: [
      ({ played, ...sides }) =>
        `${sides.club} ${has(sides.club)} in dieser Ligasaison alle ${counted(played, 'Auswärtsspiel')} gewonnen und ${nowMeets(sides)}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${hosts(opponent)} mit ${club.dat} einen Gast, der in dieser Ligasaison alle ${counted(played, 'Auswärtsspiel')} gewonnen hat.`,
      ({ club, opponent, played, won: wins }) =>
        `Die Auswärtsbilanz ${club.gen} in der Liga ist makellos, ${counted(played, 'Spiel')}, ${counted(wins, 'Sieg')}: Nun folgt das Spiel ${opponent.bei}.`,
    ],
    strongTravellers: [
      ({ club, opponent, played }) =>
        `${opponent} ${hosts(opponent)} mit ${club.dat} einen Gast, der in dieser Ligasaison nach ${counted(played, 'Auswärtsspiel', 'dat')} noch ungeschlagen ist.`,
      ({ played, won: wins, ...sides }) =>
        `Auswärts ${is(sides.club)} ${sides.club} in der Liga noch ungeschlagen (${winsAndDraws(played, wins)}) und ${nowMeets(sides)}.`,
    ],
    awayWithoutWin: [
      ({ played, ...sides }) =>
        `${sides.club} ${has(sides.club)} in dieser Ligasaison keines der bisherigen ${counted(played, 'Auswärtsspiel')} gewonnen und ${nowMeets(sides)}.`,
      ({ club, opponent, played }) =>
        `Auswärts ${has(club)} ${club} in dieser Ligasaison noch nicht gewonnen, der ${nth(played + 1, 'e')} Versuch folgt ${opponent.bei}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, on }) =>
        `${loser} ${winnerAtHome ? `${visits(loser)} ${winner.bei}` : `${hosts(loser)} ${winner.acc}`} und ${has(loser)} etwas gutzumachen: ${capital(inMonth(on))} setzte es ein ${score(loserGoals, winnerGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, on }) =>
        `${loser} ${has(loser)} im ${matchOf({ club: loser, opponent: winner, atHome: !winnerAtHome })} etwas gutzumachen, denn ${inMonth(on)} setzte es ein ${score(loserGoals, winnerGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, on }) =>
        `${inMonth(on)} ${lost(loser)} ${loser} gegen ${winner.acc} mit ${score(loserGoals, winnerGoals)}, nun bietet sich ${where(!winnerAtHome)} die Gelegenheit zur Revanche.`,
    ],
    hoodoo: [
      ({ meetings, ...sides }) =>
        `${sides.club} ${has(sides.club)} keines der letzten ${number(meetings)} Duelle mit ${sides.opponent.dat} gewonnen, nun kommt es ${where(sides.atHome)} zum Wiedersehen.`,
      ({ club, opponent, meetings, atHome }) =>
        `Angstgegner ${opponent.bare}: In den letzten ${counted(meetings, 'Duell', 'dat')} gelang ${club.dat} kein Sieg, der nächste Versuch folgt ${where(atHome)}.`,
      ({ club, opponent, meetings, atHome }) =>
        `Seit ${counted(meetings, 'Duell', 'dat')} ${waits(club)} ${club} auf einen Sieg gegen ${opponent.acc}, nun bietet sich ${where(atHome)} die nächste Gelegenheit.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `Für beide beginnt ${competition.in} die Saison: ${playsHost(home, away)}.`,
      ({ home, away, competition }) => `Saisonauftakt ${competition.in}: ${capital(`${away}`)} ${visits(away)} ${home.bei}.`,
      ({ home, away }) => `Mit einem Heimspiel gegen ${away.acc} ${home.verb('startet', 'starten')} ${home} in die neue Saison.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) =>
        atHome
          ? `${titled(club, 'Aufsteiger', 'empfängt', 'empfangen')} ${opponent.acc}.`
          : `${titled(club, 'Aufsteiger', 'gastiert', 'gastieren')} ${opponent.bei}.`,
      (sides) => `${sides.club} ${is(sides.club)} gerade erst aufgestiegen und ${nowMeets(sides)}.`,
      ({ club, opponent, atHome }) =>
        `${opponent} ${atHome ? `${visits(opponent)} beim` : `${hosts(opponent)} den`} Aufsteiger ${club.bare}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} ${hosts(home)} ${away.acc} ${competition.in}.`,
      ({ home, away, competition }) => `${competition.in} ${visits(away)} ${away} ${home.bei}.`,
      ({ home, away, competition }) => `${away} ${away.verb('tritt', 'treten')} ${competition.in} ${home.bei} an.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} ${hosts(home)} ${away.acc} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)} ${visits(away)} ${away} ${home.bei}.`,
      ({ home, away, competition, stage }) => `${away} ${away.verb('tritt', 'treten')} ${inRound(competition, stage)} ${home.bei} an.`,
      ({ home, away, competition, stage }) =>
        `Heimrecht ${has(home)} ${inRound(competition, stage)} ${home}, der Gegner heißt ${away.bare}.`,
      ({ home, away, competition, stage }) => `Auf ${away.acc} ${meets(home)} ${home} zu Hause ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) =>
        `${inRound(competition, stage)} bekommt es ${away} auswärts mit ${home.dat} zu tun.`.replace(
          'bekommt',
          away.verb('bekommt', 'bekommen'),
        ),
      ({ home, away, competition, stage }) => `Zu Gast ${home.bei} ${is(away)} ${inRound(competition, stage)} ${away}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)} ${is(away)} ${away} ${home.bei} zu Gast.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `${home} und ${away} stehen sich im Finale ${competition.gen} gegenüber.`,
      ({ home, away, competition }) => `Im Finale ${competition.gen} ${meets(home)} ${home} auf ${away.acc}.`,
      ({ home, away, competition }) => `Das Finale ${competition.gen} bestreiten ${home} und ${away}.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) => `${home} und ${away} treffen ${inRound(competition, stage)} auf neutralem Platz aufeinander.`,
      ({ home, away, competition, stage }) =>
        `Heimrecht hat niemand, wenn ${home} ${inRound(competition, stage)} auf ${away.acc} ${meets(home)}.`,
    ],
  };
}
