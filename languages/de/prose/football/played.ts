import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { has, is, lies, lost, plays, pointsLie, stands, stayed, waits, won } from '../phrases.ts';
import { alsoInRoles } from '../roles.ts';
import { counted, inMonth, lastLeagueMatches, number, ofLastLeagueMatches, place, pronoun, times } from '../words.ts';

type Club = GermanNoun;

/** Returns `einen`, `zwei`: a number of wins after the noun has been used. */
const winsAgain = (wins: number) => (wins === 1 ? 'einen' : number(wins));

/** Returns the sentences of German previews about matches played. */
export function germanPlayed({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof PlayedStories<Club>> {
  const duels = (count: number, leagueOnly: boolean, as?: 'dat') => counted(count, leagueOnly ? 'Ligaduell' : 'Duell', as);
  return {
    formUneven: alsoInRoles(
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${has(better)} ${ofLastLeagueMatches(betterWins, of)} gewonnen, ${worse} ${pronoun(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `In den ${lastLeagueMatches(of, 'dat')} ${better.verb('kam', 'kamen')} ${better} auf ${counted(betterWins, 'Sieg', 'acc')}, ${worse} auf ${winsAgain(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${betterWins - worseWins > 1 ? 'Besser' : 'Etwas besser'} in Form ${is(better)} ${better}: ${counted(betterWins, 'Sieg')} aus den ${lastLeagueMatches(of, 'dat')}, ${worse.dat} ${worseWins === 1 ? 'gelang nur einer' : `gelangen ${number(worseWins)}`}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Während ${worse} aus den ${lastLeagueMatches(of, 'dat')} ${counted(worseWins, 'Sieg', 'acc')} geholt ${has(worse)}, sind es ${better.bei} ${number(betterWins)}.`,
    ),
    formLevel: [
      ({ wins, of }) => `Beide haben ${wins === of ? 'ihre' : `je ${pronoun(wins)} ihrer`} ${lastLeagueMatches(of)} gewonnen.`,
      ({ wins, of }) => `In Sachen Form nehmen sich beide nichts: je ${counted(wins, 'Sieg')} aus den ${lastLeagueMatches(of, 'dat')}.`,
      ({ wins, of }) => `Beide kamen in den ${lastLeagueMatches(of, 'dat')} auf jeweils ${counted(wins, 'Sieg', 'acc')}.`,
    ],
    formOneSided: alsoInRoles(
      ({ better, worse, betterWins, of }) =>
        `${better} ${has(better)} ${ofLastLeagueMatches(betterWins, of)} gewonnen, ${worse} ${betterWins === of ? 'kein einziges' : 'keines'}.`,
      ({ better, worse, betterWins, of }) =>
        `Während ${worse} in den ${lastLeagueMatches(of, 'dat')} sieglos ${stayed(worse)}, ${better.verb('kam', 'kamen')} ${better} auf ${counted(betterWins, 'Sieg', 'acc')}.`,
      ({ better, worse, betterWins, of }) =>
        `In den ${lastLeagueMatches(of, 'dat')} ${betterWins === 1 ? 'gelang' : 'gelangen'} ${better.dat} ${counted(betterWins, 'Sieg')}, ${worse.dat} keiner.`,
    ),
    formWinless: [
      ({ of }) => `Gewonnen hat in den ${lastLeagueMatches(of, 'dat')} keiner von beiden.`,
      ({ of }) => `Auf einen Sieg warten beide seit mindestens ${counted(of, 'Ligaspiel', 'dat')}.`,
      ({ of }) => `Beide blieben in den ${lastLeagueMatches(of, 'dat')} ohne Sieg.`,
    ],
    alsoWinning: alsoInRoles(
      ({ club, run }) => `${club} ${has(club)} die ${lastLeagueMatches(run)} gewonnen.`,
      ({ club, run }) => `Für ${club.acc} stehen ${counted(run, 'Ligasieg')} in Folge zu Buche.`,
      ({ club, run }) => `In der Liga ${has(club)} ${club} zuletzt ${times(run)} in Folge gewonnen.`,
    ),
    alsoLosing: alsoInRoles(
      ({ club, run }) => `${club} ${has(club)} die ${lastLeagueMatches(run)} verloren.`,
      ({ club, run }) => `In der Liga ${lost(club)} ${club} zuletzt ${times(run)} in Folge.`,
      ({ club, run }) => `Für ${club.acc} setzte es zuletzt ${counted(run, 'Liganiederlage', 'acc')} in Folge.`,
    ),
    alsoUnbeaten: alsoInRoles(
      ({ club, run }) => `${club} ${is(club)} seit ${counted(run, 'Ligaspiel', 'dat')} ungeschlagen.`,
      ({ club, run }) => `In den ${lastLeagueMatches(run, 'dat')} ${stayed(club)} ${club} ohne Niederlage.`,
      ({ club, run }) => `Seit ${counted(run, 'Ligaspiel', 'dat')} ${has(club)} ${club} nicht mehr verloren.`,
    ),
    alsoWinless: alsoInRoles(
      ({ club, run }) => `${club} ${waits(club)} seit ${counted(run, 'Ligaspiel', 'dat')} auf einen Sieg.`,
      ({ club, run }) => `In den ${lastLeagueMatches(run, 'dat')} gelang ${club.dat} kein Sieg.`,
      ({ club, run }) => `Seit ${counted(run, 'Ligaspiel', 'dat')} ${has(club)} ${club} nicht mehr gewonnen.`,
    ),
    alsoGoalless: alsoInRoles(
      ({ club, run }) => `${club} ${stayed(club)} in den ${lastLeagueMatches(run, 'dat')} ohne Tor.`,
      ({ club, run }) => `Auf ein Tor ${waits(club)} ${club} seit ${counted(run, 'Ligaspiel', 'dat')}.`,
      ({ club, run }) => `Ohne eigenes Tor ${stayed(club)} ${club} zuletzt ${times(run)} in Folge.`,
    ),
    alsoCleanSheets: alsoInRoles(
      ({ club, run }) => `${club} ${stayed(club)} in der Liga zuletzt ${times(run)} in Folge ohne Gegentor.`,
      ({ club, run }) => `Seit ${counted(run, 'Ligaspiel', 'dat')} ${has(club)} ${club} kein Gegentor kassiert.`,
    ),
    alsoPerfectAtHome: alsoInRoles(
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison alle ${counted(played, 'Heimspiel')} gewonnen.`,
      ({ club, played, won: wins }) =>
        `Makellos ist in der Liga die Heimbilanz ${club.gen}: ${counted(played, 'Spiel')}, ${counted(wins, 'Sieg')}.`,
    ),
    alsoFortress: alsoInRoles(
      ({ club, played, won: wins }) =>
        `${club} ${has(club)} in dieser Ligasaison noch kein Heimspiel verloren: ${counted(wins, 'Sieg')}, ${counted(played - wins, 'Unentschieden')}.`,
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines der bisherigen ${counted(played, 'Heimspiel')} verloren.`,
      ({ club, played }) => `In ${counted(played, 'Heimspiel', 'dat')} dieser Ligasaison ${is(club)} ${club} noch ungeschlagen.`,
    ),
    alsoHomeWithoutWin: alsoInRoles(
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines der bisherigen ${counted(played, 'Heimspiel')} gewonnen.`,
      ({ club }) => `Auf den ersten Heimsieg dieser Ligasaison ${waits(club)} ${club} noch.`,
    ),
    alsoPerfectAway: alsoInRoles(
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison alle ${counted(played, 'Auswärtsspiel')} gewonnen.`,
      ({ club, played, won: wins }) =>
        `Makellos ist in der Liga die Auswärtsbilanz ${club.gen}: ${counted(played, 'Spiel')}, ${counted(wins, 'Sieg')}.`,
    ),
    alsoStrongTravellers: alsoInRoles(
      ({ club, played, won: wins }) =>
        `${club} ${has(club)} in dieser Ligasaison noch kein Auswärtsspiel verloren: ${counted(wins, 'Sieg')}, ${counted(played - wins, 'Unentschieden')}.`,
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines der bisherigen ${counted(played, 'Auswärtsspiel')} verloren.`,
      ({ club, played }) => `In ${counted(played, 'Auswärtsspiel', 'dat')} dieser Ligasaison ${is(club)} ${club} noch ungeschlagen.`,
    ),
    alsoAwayWithoutWin: alsoInRoles(
      ({ club, played }) => `${club} ${has(club)} in dieser Ligasaison keines der bisherigen ${counted(played, 'Auswärtsspiel')} gewonnen.`,
      ({ club }) => `Auf den ersten Auswärtssieg dieser Ligasaison ${waits(club)} ${club} noch.`,
    ),
    alsoPromoted: alsoInRoles(
      ({ club }) => `${club} ${is(club)} erst zu dieser Saison aufgestiegen.`,
      ({ club }) => `Für ${club.acc} ist es die erste Saison nach dem Aufstieg.`,
    ),
    standings: alsoInRoles(
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `In der Tabelle ${stands(higher)} ${higher} auf ${place(higherPlace)} und ${lower} auf ${place(lowerPlace)}, dazwischen ${pointsLie(gap)}.`,
      ({ higher, lower, gap }) => `In der Tabelle ${lies(lower)} ${lower} ${counted(gap, 'Punkt', 'acc')} hinter ${higher.dat}.`,
    ),
    standingsLevel: [
      ...alsoInRoles<Readonly<PlayedStories<Club>['standingsLevel']>>(
        ({ home, away, homePlace, awayPlace, points }) =>
          `Beide haben ${counted(points, 'Punkt', 'acc')} auf dem Konto, ${home} ${stands(home)} auf ${place(homePlace)}, ${away} auf ${place(awayPlace)}.`,
      ),
      ({ points }) => `In der Tabelle liegen beide mit je ${counted(points, 'Punkt', 'dat')} gleichauf.`,
    ],
    manyGoals: alsoInRoles(
      ({ club, matches, goals }) =>
        `In den bisher ${counted(matches, 'Ligaspiel', 'dat')} ${club.gen} fielen insgesamt ${counted(goals, 'Tor')}.`,
      ({ club, matches, goals }) =>
        `Wenn ${club} ${plays(club)}, fallen oft viele Tore: In ${counted(matches, 'Ligaspiel', 'dat')} waren es auf beiden Seiten zusammen ${number(goals)}.`,
      ({ club, matches, goals }) =>
        `Torreich sind die Ligaspiele ${club.gen}: ${number(goals)} Treffer fielen in den ${number(matches)} Partien dieser Saison.`,
    ),
    fewGoals: alsoInRoles(
      ({ club, matches, goals }) =>
        `In den bisher ${counted(matches, 'Ligaspiel', 'dat')} ${club.gen} ${goals === 1 ? 'fiel' : 'fielen'} insgesamt nur ${counted(goals, 'Tor')}.`,
      ({ club, matches, goals }) =>
        `Wenn ${club} ${plays(club)}, fallen selten viele Tore: In ${counted(matches, 'Ligaspiel', 'dat')} ${goals === 1 ? 'war' : 'waren'} es auf beiden Seiten zusammen nur ${pronoun(goals)}.`,
    ),
    // By their names here and below: hosts and guests of earlier matches could be meant.
    meetingsLead: [
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Seit ${since} ${has(leader)} ${leader} ${leaderWins === meetings ? 'alle' : `${number(leaderWins)} der`} ${number(meetings)} direkten Duelle${leagueOnly ? ' in der Liga' : ''} gewonnen.`,
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
      ({ meetings, wins, since, leagueOnly }) =>
        `Von ${duels(meetings, leagueOnly, 'dat')} seit ${since} haben beide je ${pronoun(wins)} gewonnen.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Das letzte Duell ${inMonth(on)} ${won(winner)} ${winner} mit ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Zuletzt trafen beide ${inMonth(on)} aufeinander, ${winner} ${won(winner)} ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)} ${lost(loser)} ${loser} das letzte Aufeinandertreffen mit ${score(loserGoals, winnerGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Das letzte Duell ging ${inMonth(on)} mit ${score(winnerGoals, loserGoals)} an ${winner.acc}.`,
    ],
    lastMeetingDrawn: [
      ({ goals, on }) => `Das letzte Duell ${inMonth(on)} endete ${score(goals, goals)}.`,
      ({ goals, on }) => `${inMonth(on)} trennten sich beide ${score(goals, goals)}.`,
      ({ goals, on }) => `Keinen Sieger gab es beim letzten Duell ${inMonth(on)}, es endete ${score(goals, goals)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `In unseren Daten, die bis ${since} zurückreichen, steht kein ${leagueOnly ? 'Ligaduell' : 'Duell'} der beiden.`,
      ({ since, leagueOnly }) =>
        `Ein früheres ${leagueOnly ? 'Ligaduell' : 'Duell'} der beiden ist uns nicht bekannt, unsere Daten reichen bis ${since} zurück.`,
    ],
  };
}
