import type { GermanNoun } from '#app/i18n/names/german-noun.ts';
import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { comes, has, is, lies, lost, pointsLie, stands, stayed, waits, won } from './german-phrases.ts';
import {
  capital,
  counted,
  inMonth,
  lastLeagueMatches,
  number,
  ofLastLeagueMatches,
  place,
  pronoun,
  rank,
  rankAfterDen,
  rankAfterDer,
  times,
} from './german-words.ts';

type Club = GermanNoun;

/** Returns the sentences of German previews about what was played. */
export function germanPlayed({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof PlayedStories<Club>> {
  const duels = (count: number, leagueOnly: boolean, as?: 'dat') => counted(count, leagueOnly ? 'Ligaduell' : 'Duell', as);
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${has(better)} ${ofLastLeagueMatches(betterWins, of)} gewonnen, ${worse} ${pronoun(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `In den ${lastLeagueMatches(of, 'dat')} ${comes(better)} ${better} auf ${counted(betterWins, 'Sieg', 'acc')}, ${worse} auf ${worseWins === 1 ? 'einen' : number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Besser lief es zuletzt für ${better.acc}: ${counted(betterWins, 'Sieg')} aus den ${lastLeagueMatches(of, 'dat')}, ${worse.dat} ${worseWins === 1 ? 'gelang nur einer' : `gelangen ${number(worseWins)}`}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Während ${worse} aus den ${lastLeagueMatches(of, 'dat')} ${counted(worseWins, 'Sieg', 'acc')} geholt ${has(worse)}, sind es ${better.bei} ${number(betterWins)}.`,
    ],
    formLevel: [
      ({ wins, of }) => `Beide haben ${wins === of ? 'ihre' : `je ${pronoun(wins)} ihrer`} ${lastLeagueMatches(of)} gewonnen.`,
      ({ home, away, wins, of }) =>
        `In der Form nehmen sich beide nichts: ${capital(`${home}`)} und ${away} haben aus den ${lastLeagueMatches(of, 'dat')} je ${counted(wins, 'Sieg', 'acc')} geholt.`,
      ({ wins, of }) =>
        `In gleicher Form gehen beide ins Spiel, mit je ${counted(wins, 'Sieg', 'dat')} aus den ${lastLeagueMatches(of, 'dat')}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) => `${better} ${has(better)} ${ofLastLeagueMatches(betterWins, of)} gewonnen, ${worse} keines.`,
      ({ better, worse, betterWins, of }) =>
        `Während ${worse} in den ${lastLeagueMatches(of, 'dat')} ohne Sieg ${stayed(worse)}, ${better.verb('holte', 'holten')} ${better} ${betterWins === 1 ? 'einen' : number(betterWins)}.`,
      ({ better, worse, betterWins, of }) =>
        `In den ${lastLeagueMatches(of, 'dat')} ${betterWins === 1 ? 'gelang' : 'gelangen'} ${better.dat} ${counted(betterWins, 'Sieg')}, ${worse.dat} keiner.`,
    ],
    formWinless: [
      ({ of }) => `Gewonnen hat in den ${lastLeagueMatches(of, 'dat')} keiner von beiden.`,
      ({ home, away, of }) =>
        `Ein Sieg käme beiden gelegen, denn ${home} und ${away} warten seit mindestens ${counted(of, 'Ligaspiel', 'dat')} darauf.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} ${has(club)} die ${lastLeagueMatches(run)} gewonnen.`,
      ({ club, run }) => `Für ${club.acc} stehen ${counted(run, 'Ligasieg')} in Folge zu Buche.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} ${has(club)} die ${lastLeagueMatches(run)} verloren.`,
      ({ club, run }) => `In der Liga ${lost(club)} ${club} zuletzt ${times(run)} in Folge.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} ${is(club)} seit ${counted(run, 'Ligaspiel', 'dat')} ungeschlagen.`,
      ({ club, run }) => `In den ${lastLeagueMatches(run, 'dat')} ${stayed(club)} ${club} ohne Niederlage.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} ${waits(club)} seit ${counted(run, 'Ligaspiel', 'dat')} auf einen Sieg.`,
      ({ club, run }) => `In den ${lastLeagueMatches(run, 'dat')} gelang ${club.dat} kein Sieg.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} ${stayed(club)} in den ${lastLeagueMatches(run, 'dat')} ohne Tor.`,
      ({ club, run }) => `Auf ein Tor ${waits(club)} ${club} seit ${counted(run, 'Ligaspiel', 'dat')}.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} ${stayed(club)} in der Liga zuletzt ${times(run)} in Folge ohne Gegentor.`,
      ({ club, run }) => `Seit ${counted(run, 'Ligaspiel', 'dat')} ${has(club)} ${club} kein Gegentor kassiert.`,
    ],
    alsoFortress: [
      ({ club, played, won: wins }) =>
        `Zu Hause ${is(club)} ${club} in der Liga noch ungeschlagen, mit ${counted(wins, 'Sieg', 'dat')} aus ${counted(played, 'Spiel', 'dat')}.`,
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines von ${counted(played, 'Heimspiel', 'dat')} verloren.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines von ${counted(played, 'Heimspiel', 'dat')} gewonnen.`,
      ({ club }) => `Der erste Heimsieg dieser Ligasaison lässt ${club.bei} noch auf sich warten.`,
    ],
    alsoStrongTravellers: [
      ({ club, played, won: wins }) =>
        `Auswärts ${is(club)} ${club} in der Liga noch ungeschlagen, mit ${counted(wins, 'Sieg', 'dat')} aus ${counted(played, 'Spiel', 'dat')}.`,
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines von ${counted(played, 'Auswärtsspiel', 'dat')} verloren.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines von ${counted(played, 'Auswärtsspiel', 'dat')} gewonnen.`,
      ({ club }) => `Auf den ersten Auswärtssieg dieser Ligasaison ${waits(club)} ${club} noch.`,
    ],
    alsoPromoted: [
      ({ club }) => `${club} ${is(club)} erst zu dieser Saison aufgestiegen.`,
      ({ club }) => `Für ${club.acc} ist es die erste Saison nach dem Aufstieg.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `In der Tabelle ${stands(higher)} ${higher} auf ${place(higherPlace)} und ${lower} auf ${place(lowerPlace)}, dazwischen ${pointsLie(gap)}.`,
      ({ higher, lower, lowerPlace, gap }) =>
        `${lower} ${lies(lower)} als ${rank(lowerPlace)} ${counted(gap, 'Punkt', 'acc')} hinter ${higher.dat}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Der ${rankAfterDer(higherPlace)} ${higher.bare} hat ${counted(gap, 'Punkt', 'acc')} mehr als der ${rankAfterDer(lowerPlace)} ${lower.bare}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Auf ${place(higherPlace)} ${has(higher)} ${higher} einen Vorsprung von ${counted(gap, 'Punkt', 'dat')} auf den ${rankAfterDen(lowerPlace)} ${lower.bare}.`,
    ],
    standingsLevel: [
      ({ home, away, homePlace, awayPlace, points }) =>
        `Beide haben ${counted(points, 'Punkt', 'acc')} auf dem Konto, ${home} ${stands(home)} auf ${place(homePlace)}, ${away} auf ${place(awayPlace)}.`,
      ({ home, away, points }) => `In der Tabelle liegen ${home} und ${away} mit je ${counted(points, 'Punkt', 'dat')} gleichauf.`,
    ],
    manyGoals: [
      ({ club, matches, goals }) =>
        `In den bisher ${counted(matches, 'Ligaspiel', 'dat')} ${club.gen} fielen insgesamt ${counted(goals, 'Tor')}.`,
      ({ club, matches, goals }) =>
        `Langweilig wird es selten ${club.bei}: ${counted(goals, 'Tor')} gab es in ${counted(matches, 'Ligaspiel', 'dat')}, Gegentore eingerechnet.`,
      ({ club, matches, goals }) =>
        `Torreich sind die Ligaspiele ${club.gen}, ${number(goals)} Treffer fielen in den ${number(matches)} Partien dieser Saison.`,
    ],
    fewGoals: [
      ({ club, matches, goals }) =>
        `In den bisher ${counted(matches, 'Ligaspiel', 'dat')} ${club.gen} ${goals === 1 ? 'fiel' : 'fielen'} insgesamt nur ${counted(goals, 'Tor')}.`,
      ({ club, matches, goals }) =>
        `Tore sind selten ${club.bei}: Nur ${pronoun(goals)} gab es in ${counted(matches, 'Ligaspiel', 'dat')}, Gegentore eingerechnet.`,
    ],
    meetingsLead: [
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `${leader} ${has(leader)} ${leaderWins === meetings ? `alle ${duels(meetings, leagueOnly)}` : `${number(leaderWins)} von ${duels(meetings, leagueOnly, 'dat')}`} mit ${trailer.dat} seit ${since} gewonnen.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Die Bilanz spricht für ${leader.acc}: ${counted(leaderWins, 'Sieg')} in ${duels(meetings, leagueOnly, 'dat')} seit ${since}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        leaderWins === meetings
          ? `Alle ${duels(meetings, leagueOnly)} seit ${since} gingen an ${leader.acc}.`
          : `Von ${duels(meetings, leagueOnly, 'dat')} seit ${since} gingen ${number(leaderWins)} an ${leader.acc}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins, since, leagueOnly }) =>
        `Die Bilanz seit ${since} ist ausgeglichen: ${duels(meetings, leagueOnly)}, je ${counted(wins, 'Sieg')}.`,
      ({ home, away, meetings, wins, since, leagueOnly }) =>
        `Von ${duels(meetings, leagueOnly, 'dat')} seit ${since} haben ${home} und ${away} je ${pronoun(wins)} gewonnen.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Das letzte Duell ${inMonth(on)} ${won(winner)} ${winner} mit ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Zuletzt trafen sich beide ${inMonth(on)}, ${winner} ${won(winner)} ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)} ${lost(loser)} ${loser} das letzte Aufeinandertreffen mit ${score(loserGoals, winnerGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Mit ${score(winnerGoals, loserGoals)} ging das letzte Duell ${inMonth(on)} an ${winner.acc}.`,
    ],
    lastMeetingDrawn: [
      ({ goals, on }) => `Das letzte Duell ${inMonth(on)} endete ${score(goals, goals)}.`,
      ({ home, away, goals, on }) => `${inMonth(on)} gab es zwischen ${home.dat} und ${away.dat} ein ${score(goals, goals)}.`,
      ({ goals, on }) => `Keinen Sieger gab es beim letzten Duell ${inMonth(on)}, es endete ${score(goals, goals)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `In unseren Daten, die bis ${since} zurückreichen, steht kein ${leagueOnly ? 'Ligaduell' : 'Duell'} der beiden.`,
      ({ home, away, since, leagueOnly }) =>
        `Ein früheres ${leagueOnly ? 'Ligaduell' : 'Duell'} zwischen ${home.dat} und ${away.dat} ist uns nicht bekannt, unsere Daten reichen bis ${since} zurück.`,
    ],
  };
}
