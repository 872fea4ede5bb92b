import type { GermanNoun } from '#app/i18n/names/german-noun.ts';
import type { LeadKind } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import {
  comes,
  goes,
  has,
  homeIs,
  hosts,
  is,
  lies,
  lost,
  matchOf,
  meets,
  nowMeets,
  opponentTries,
  plays,
  pointsLie,
  stands,
  stayed,
  visits,
  waits,
  where,
  would,
} from './german-phrases.ts';
import {
  capital,
  counted,
  inMonth,
  inRound,
  lastLeagueMatches,
  nth,
  number,
  place,
  rank,
  rankAfterDen,
  rankAfterDer,
  times,
} from './german-words.ts';

type Club = GermanNoun;

/** Returns the two of a table as host and guest. */
const onGround = (both: { higher: Club; lower: Club; higherPlace: number; lowerPlace: number; higherAtHome: boolean }) =>
  both.higherAtHome
    ? { host: both.higher, hostPlace: both.higherPlace, guest: both.lower, guestPlace: both.lowerPlace }
    : { host: both.lower, hostPlace: both.lowerPlace, guest: both.higher, guestPlace: both.higherPlace };

/** Returns ` in London`; nothing where a club bears the town's name already, as the AS Rom does. */
const inTown = ({ home, away, town }: { home: Club; away: Club; town: Club }) =>
  [home, away].some((club) => ` ${club.bare} `.includes(` ${town.bare} `)) ? '' : ` ${town.in}`;

/** Returns what a win over the leader would do for the second, behind `würde`. */
function afterWin(gap: number): string {
  if (gap < 3) return 'von Platz zwei an die Spitze springen';
  return gap === 3 ? 'als Zweiter nach Punkten aufschließen' : `als Zweiter bis auf ${counted(gap - 3, 'Punkt', 'acc')} herankommen`;
}

/** Returns the first sentences of German previews. */
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
        `Mit einem Sieg ${leaderAtHome ? leader.bei : `gegen ${leader.acc}`} ${would(chaser)} ${chaser} ${leaderAtHome ? '' : 'zu Hause '}${afterWin(gap)}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points, leaderAtHome }) =>
        `Punktgleich an der Spitze: ${capital(`${leader}`)} und ${chaser} haben je ${counted(points, 'Punkt', 'acc')}, ${homeIs(leaderAtHome ? leader : chaser)}.`,
      ({ leader, chaser, points, leaderAtHome }) => {
        const [host, guest] = leaderAtHome ? [leader, chaser] : [chaser, leader];
        return `Erster gegen Zweiter, und beide haben ${counted(points, 'Punkt', 'acc')}: ${capital(`${host}`)} ${hosts(host)} ${guest.acc}.`;
      },
    ],
    derby: [
      (sides) => `Derbytag${inTown(sides)}: ${capital(`${sides.home}`)} ${hosts(sides.home)} ${sides.away.acc}.`,
      (sides) => `${sides.home} und ${sides.away} treffen sich zum Derby${inTown(sides)}.`,
      ({ home, away }) => `Nachbarn unter sich: ${capital(`${home}`)} ${hosts(home)} den Stadtrivalen ${away.bare}.`,
    ],
    leaderPlays: [
      ({ ahead, ...sides }) =>
        `Tabellenführer ${sides.club.bare} geht mit ${counted(ahead, 'Punkt', 'dat')} Vorsprung ins ${matchOf(sides)}.`,
      ({ club, opponent, atHome, ahead, opponentPlace }) =>
        atHome
          ? `Auswärts beim Spitzenreiter ${plays(opponent)} ${opponent}: ${capital(`${club}`)} ${has(club)} ${counted(ahead, 'Punkt', 'acc')} Vorsprung.`
          : `Der Spitzenreiter kommt: ${capital(`${opponent}`)} ${hosts(opponent)} als ${rank(opponentPlace)} ${club.acc}.`,
      ({ club, opponent, atHome, ahead }) =>
        `An der Tabellenspitze ${lies(club)} ${club} mit ${counted(ahead, 'Punkt', 'dat')} Vorsprung und ${atHome ? `${has(club)} nun ${opponent.acc} zu Gast` : `${visits(club)} nun ${opponent.bei}`}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `Als ${rank(opponentPlace)} ${opponent.verb('fordert', 'fordern')} ${opponent} ${where(!atHome)} den Spitzenreiter ${club.bare} heraus.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace }) =>
        `Kellerduell: ${capital(`${home}`)} auf ${place(homePlace)} ${hosts(home)} ${away.acc} auf ${place(awayPlace)}.`,
      ({ home, away, homePlace, awayPlace }) =>
        `Um den Klassenerhalt spielen beide, ${home} als ${rank(homePlace)} mit Heimrecht, ${away} als ${rank(awayPlace)}.`,
      ({ home, away, homePlace, awayPlace }) =>
        `${away} ${visits(away)} ${home.bei}, und für beide geht es gegen den Abstieg: ${place(awayPlace)} trifft auf ${place(homePlace)}.`,
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        atHome
          ? `Schlusslicht ${club.bare} empfängt mit ${opponent.dat} den ${rankAfterDen(opponentPlace)}.`
          : `Schlusslicht ${club.bare} gastiert beim ${rankAfterDen(opponentPlace)} ${opponent.bare}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `Am Tabellenende ${stands(club)} ${club}, ${atHome ? `und zu Gast ist nun der ${rankAfterDer(opponentPlace)}` : `und nun geht es zum ${rankAfterDen(opponentPlace)}`} ${opponent.bare}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent} ${plays(opponent)} als ${rank(opponentPlace)} ${where(!atHome)} gegen den Tabellenletzten, ${club.acc}.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `Mit einem ${lowerAtHome ? 'Heimsieg' : 'Auswärtssieg'} ${would(lower)} sich ${lower} vor ${higher.acc} schieben, nur ${gap === 1 ? 'ein Punkt trennt' : `${number(gap)} Punkte trennen`} die beiden.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome }) =>
        `Zwischen ${higher.dat} auf ${place(higherPlace)} und ${lower.dat} auf ${place(lowerPlace)} ${gap === 1 ? 'liegt nur ein Punkt' : `liegen nur ${number(gap)} Punkte`}, ${homeIs(lowerAtHome ? lower : higher)}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `${higher.verb('Verliert', 'Verlieren')} ${higher} ${where(!lowerAtHome)} gegen ${lower.acc}, ist der Vorsprung von ${counted(gap, 'Punkt', 'dat')} dahin.`,
      ({ lower, higher, gap, lowerPlace, lowerAtHome }) =>
        `${lower} ${lies(lower)} als ${rank(lowerPlace)} nur ${counted(gap, 'Punkt', 'acc')} hinter ${higher.dat} und ${lowerAtHome ? `${has(lower)} im direkten Duell Heimrecht` : `${is(lower)} nun dort zu Gast`}.`,
    ],
    levelOnPoints: [
      ({ home, away, points }) => `Punktgleich treffen ${home} und ${away} aufeinander, mit je ${counted(points, 'Punkt', 'dat')}.`,
      ({ home, away, points }) => `${home} ${hosts(home)} ${away.acc}, und beide haben ${counted(points, 'Punkt', 'acc')} auf dem Konto.`,
      ({ home, away, homePlace, awayPlace, points }) =>
        `Nach Punkten ist zwischen ${home.dat} auf ${place(homePlace)} und ${away.dat} auf ${place(awayPlace)} kein Unterschied: Beide haben ${counted(points, 'Punkt', 'acc')}.`,
      ({ home, away, points }) =>
        `Wer gewinnt, lässt den anderen hinter sich, denn ${home} und ${away} haben vor dem direkten Duell je ${counted(points, 'Punkt', 'acc')}.`,
    ],
    gulf: [
      ({ higher, lower, gap, higherPlace, lowerPlace, higherAtHome }) =>
        `Zwischen ${higher.dat} auf ${place(higherPlace)} und ${lower.dat} auf ${place(lowerPlace)} ${pointsLie(gap)}, ${homeIs(higherAtHome ? higher : lower)}.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `In der Tabelle ${is(higher)} ${higher} klar im Vorteil: ${capital(`${lower}`)} ${has(lower)} vor dem ${higherAtHome ? 'Auswärtsspiel' : 'Heimspiel'} ${counted(gap, 'Punkt', 'acc')} weniger.`,
      ({ higher, lower, gap, higherPlace, lowerPlace, higherAtHome }) =>
        higherAtHome
          ? `${lower} ${visits(lower)} als ${rank(lowerPlace)} beim ${rankAfterDen(higherPlace)} ${higher.bare}, der ${counted(gap, 'Punkt', 'acc')} mehr hat.`
          : `${lower} ${hosts(lower)} als ${rank(lowerPlace)} den ${rankAfterDen(higherPlace)} ${higher.bare}, der ${counted(gap, 'Punkt', 'acc')} mehr hat.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `Mit ${counted(gap, 'Punkt', 'dat')} mehr als ${lower} ${goes(higher)} ${higher} in dieses ${higherAtHome ? 'Heimspiel' : 'Auswärtsspiel'}.`,
    ],
    inTable: [
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `${host} ${hosts(host)} als ${rank(hostPlace)} den ${rankAfterDen(guestPlace)} ${guest.bare}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `${place(hostPlace)} gegen ${place(guestPlace)}: ${capital(`${host}`)} ${plays(host)} zu Hause gegen ${guest.acc}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `Als ${rank(guestPlace)} ${visits(guest)} ${guest} beim ${rankAfterDen(hostPlace)} ${host.bare}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `Mit ${guest.dat} stellt sich der ${rankAfterDer(guestPlace)} ${host.bei} vor, dem ${rankAfterDen(hostPlace)}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `Zu Hause ${meets(host)} ${host} als ${rank(hostPlace)} auf den ${rankAfterDen(guestPlace)} ${guest.bare}.`;
      },
      (both) => {
        const { host, guest, hostPlace, guestPlace } = onGround(both);
        return `Der ${rankAfterDer(guestPlace)} ist beim ${rankAfterDen(hostPlace)} zu Gast: ${capital(`${guest}`)} ${guest.verb('tritt', 'treten')} ${host.bei} an.`;
      },
    ],
    winningRun: [
      ({ run, ...sides }) => `${sides.club} ${has(sides.club)} die ${lastLeagueMatches(run)} gewonnen und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Wer stoppt ${sides.club.acc}? ${capital(counted(run, 'Ligasieg'))} in Folge stehen zu Buche, jetzt ${opponentTries(sides)}.`,
      ({ run, ...sides }) =>
        `Mit ${counted(run, 'Ligasieg', 'dat')} nacheinander im Rücken ${goes(sides.club)} ${sides.club} ins ${matchOf(sides)}.`,
      ({ run, ...sides }) =>
        `In der Liga ${has(sides.club)} ${sides.club} zuletzt ${times(run)} in Folge gewonnen, nun folgt das ${matchOf(sides)}.`,
    ],
    losingRun: [
      ({ run, ...sides }) =>
        `${sides.club} ${has(sides.club)} die ${lastLeagueMatches(run)} verloren und ${sides.club.verb('sucht', 'suchen')} im ${matchOf(sides)} einen Ausweg.`,
      ({ run, ...sides }) =>
        `Nach ${counted(run, 'Liganiederlage', 'dat')} nacheinander ${stands(sides.club)} ${sides.club} vor dem ${matchOf(sides)}.`,
      ({ run, ...sides }) =>
        `In der Liga ${has(sides.club)} ${sides.club} zuletzt ${times(run)} in Folge verloren, nun folgt das ${matchOf(sides)}.`,
      ({ club, opponent, run, atHome }) =>
        `Wann endet die Negativserie ${club.gen}? Nach ${counted(run, 'Liganiederlage', 'dat')} in Folge heißt der Gegner ${where(atHome)} ${opponent.bare}.`,
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
      ({ run, ...sides }) =>
        `Keines der ${lastLeagueMatches(run)} ${has(sides.club)} ${sides.club} gewonnen, nun folgt das ${matchOf(sides)}.`,
    ],
    goalDrought: [
      ({ run, ...sides }) =>
        `${sides.club} ${has(sides.club)} in den ${lastLeagueMatches(run, 'dat')} kein Tor geschossen und ${nowMeets(sides)}.`,
      ({ run, ...sides }) =>
        `Auf ein Tor ${waits(sides.club)} ${sides.club} seit ${counted(run, 'Ligaspiel', 'dat')}, die nächste Gelegenheit bietet das ${matchOf(sides)}.`,
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
        `${up} ${has(up)} die ${lastLeagueMatches(upRun)} gewonnen, ${down} ${has(down)} ${times(downRun)} in Folge verloren, und ${homeIs(upAtHome ? up : down)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Gegensätzlicher könnte die Form kaum sein: ${counted(upRun, 'Ligasieg')} in Folge für ${up.acc}, ${counted(downRun, 'Niederlage')} für ${down.acc}, und ${homeIs(upAtHome ? up : down)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Nach ${counted(downRun, 'Liganiederlage', 'dat')} in Folge ${meets(down)} ${down} ${where(!upAtHome)} auf ${up.acc} und damit auf einen Gegner mit ${counted(upRun, 'Sieg', 'dat')} nacheinander.`,
    ],
    fortress: [
      ({ club, opponent, played }) =>
        `In ${counted(played, 'Heimspiel', 'dat')} ${has(club)} ${club} in dieser Ligasaison noch nicht verloren, nun ${comes(opponent)} ${opponent}.`,
      ({ club, opponent }) =>
        `Noch kein Gast hat in dieser Ligasaison ${club.bei} gewonnen, jetzt ${opponentTries({ club, opponent, atHome: true })}.`,
      ({ club, opponent, played, won: wins }) =>
        `${club} ${is(club)} in der Liga zu Hause noch ungeschlagen, mit ${counted(wins, 'Sieg', 'dat')} aus ${counted(played, 'Spiel', 'dat')}, und ${hosts(club)} nun ${opponent.acc}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} ${waits(club)} nach ${counted(played, 'Heimspiel', 'dat')} noch auf den ersten Ligasieg vor eigenem Publikum und ${hosts(club)} nun ${opponent.acc}.`,
      ({ club, opponent, played }) =>
        `Zu Hause ${has(club)} ${club} in dieser Ligasaison noch nicht gewonnen, zum ${nth(played + 1, 'en')} Versuch ${comes(opponent)} ${opponent}.`,
    ],
    strongTravellers: [
      ({ club, opponent, played }) =>
        `${opponent} ${hosts(opponent)} mit ${club.dat} einen Gast, der in dieser Ligasaison nach ${counted(played, 'Auswärtsspiel', 'dat')} noch ungeschlagen ist.`,
      ({ club, opponent, played, won: wins }) =>
        `Auswärts ${has(club)} ${club} in der Liga noch nicht verloren, mit ${counted(wins, 'Sieg', 'dat')} aus ${counted(played, 'Spiel', 'dat')}, und ${visits(club)} nun ${opponent.bei}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} ${waits(club)} nach ${counted(played, 'Auswärtsspiel', 'dat')} noch auf den ersten Auswärtssieg dieser Ligasaison und ${visits(club)} nun ${opponent.bei}.`,
      ({ club, opponent, played }) =>
        `Auswärts ${has(club)} ${club} in dieser Ligasaison noch nicht gewonnen, der ${nth(played + 1, 'e')} Versuch folgt ${opponent.bei}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `Das letzte Duell ging deutlich aus: ${capital(inMonth(on))} ${lost(loser)} ${loser} gegen ${winner.acc} mit ${score(loserGoals, winnerGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, on }) =>
        `${loser} ${has(loser)} ${winnerAtHome ? winner.bei : `gegen ${winner.acc}`} etwas gutzumachen, denn ${inMonth(on)} setzte es ein ${score(loserGoals, winnerGoals)}.`,
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
      ({ home, away, competition }) => `Für beide beginnt ${competition.in} die Saison: ${capital(`${home}`)} ${hosts(home)} ${away.acc}.`,
      ({ home, away, competition }) => `Saisonauftakt ${competition.in}: ${capital(`${away}`)} ${visits(away)} ${home.bei}.`,
      ({ home, away, competition }) => `${home} und ${away} bestreiten ihr erstes Saisonspiel ${competition.in} gegeneinander.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `Aufsteiger ${club.bare} ${atHome ? `empfängt ${opponent.acc}` : `gastiert ${opponent.bei}`}.`,
      (sides) => `${sides.club} ${is(sides.club)} gerade erst aufgestiegen und ${nowMeets(sides)}.`,
      ({ club, opponent, atHome }) =>
        `Gegen einen Aufsteiger ${plays(opponent)} ${opponent} ${where(!atHome)}: ${capital(`${club}`)} ${is(club)} neu in der Liga.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} ${hosts(home)} ${away.acc} ${competition.in}.`,
      ({ home, away, competition }) => `${competition.in} ${visits(away)} ${away} ${home.bei}.`,
      ({ home, away, competition }) => `${away} ${away.verb('tritt', 'treten')} ${competition.in} ${home.bei} an.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} ${hosts(home)} ${away.acc} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)} ${visits(away)} ${away} ${home.bei}.`,
      ({ home, away, competition, stage }) => `${homeIs(home)} ${inRound(competition, stage)} gegen ${away.acc}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `${home} und ${away} stehen sich im Finale ${competition.gen} gegenüber.`,
      ({ home, away, competition }) => `Im Finale ${competition.gen} ${meets(home)} ${home} auf ${away.acc}.`,
      ({ home, away, competition }) => `Das Finale ${competition.gen} bestreiten ${home} und ${away}.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) => `${home} und ${away} treffen sich ${inRound(competition, stage)} auf neutralem Platz.`,
      ({ home, away, competition, stage }) =>
        `Heimrecht hat niemand, wenn ${home} ${inRound(competition, stage)} auf ${away.acc} ${meets(home)}.`,
    ],
  };
}
