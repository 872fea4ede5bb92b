import type { PlayedStories } from '#domain/story/stories.ts';
import { womenOr } from '#languages/prose/match-of-women.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { goes, has, is, lies, lost, plays, pointsLie, stands, stayed, waits, won } from '../phrases.ts';
import { alsoInRoles } from '../roles.ts';
import {
  capital,
  counted,
  inMonth,
  lastLeagueMatches,
  number,
  ofLastLeagueMatches,
  place,
  placeInTable,
  pronoun,
  rankAfterDen,
  times,
} from '../words.ts';

type Club = GermanNoun;

/** Returns `einen`, `zwei`: a number of wins after the noun has been used. */
const winsAgain = (wins: number) => (wins === 1 ? 'einen' : number(wins));

type LastMatch = Readonly<PlayedStories<Club>['lastWon']>;

/** Returns the rival of a last match and its ground: `zu Hause gegen den HSV`, `beim Tabellenzweiten Dortmund`, `beim Schlusslicht Dortmund`. */
function against({ club, rival, rivalPlace, wasAtHome, ownGoals, otherGoals }: LastMatch): string {
  // No paper writes `die Gäste zu Hause`.
  const home = club.bare === 'Gäste' ? 'gegen' : 'zu Hause gegen';
  if (rivalPlace === undefined) return wasAtHome ? `${home} ${rival.acc}` : rival.bei;
  const isLast = ownGoals < otherGoals;
  const title = isLast ? 'Schlusslicht' : rankAfterDen(rivalPlace);
  return `${wasAtHome ? `${home} ${isLast ? 'das' : 'den'}` : 'beim'} ${title} ${rival.bare}`;
}

/** The same after a noun that says on which ground it was: `Heimsieg gegen den HSV`, `Auswärtssieg beim HSV`. */
const withGround = (facts: LastMatch, home: string, away: string) =>
  facts.wasAtHome ? `${home} ${against(facts).replace('zu Hause ', '')}` : `${away} ${against(facts)}`;

type SeasonChance = Readonly<PlayedStories<Club>['seasonChance']>;
const chanceNoun = { title: 'die Titelchance', promotion: 'die Aufstiegschance', relegation: 'das Abstiegsrisiko' } as const;
/** Returns the end of a season with its club after the verb: `wird der HSV Meister`, `steigt der HSV auf`. */
const ends = ({ club, of }: SeasonChance) =>
  of === 'title'
    ? `${club.verb('wird', 'werden')} ${club} Meister`
    : `${club.verb('steigt', 'steigen')} ${club} ${of === 'promotion' ? 'auf' : 'ab'}`;

/** Returns the sentences of German previews about matches played. */
export function germanPlayed({ score, percent }: ProseFigures): Pick<StoryTexts<Club>, keyof PlayedStories<Club>> {
  const duels = (count: number, leagueOnly: boolean, as?: 'dat') => counted(count, leagueOnly ? 'Ligaduell' : 'Duell', as);
  const allDuels = (count: number, leagueOnly: boolean) =>
    count === 2 ? `Beide ${leagueOnly ? 'Ligaduelle' : 'Duelle'}` : `Alle ${duels(count, leagueOnly)}`;
  const result = ({ ownGoals, otherGoals }: LastMatch) => score(ownGoals, otherGoals);
  return {
    lastWon: alsoInRoles(
      (facts) => `Zuletzt ${won(facts.club)} ${facts.club} in der Liga ${against(facts)} mit ${result(facts)}.`,
      (facts) =>
        `${facts.club} ${goes(facts.club)} mit einem ${result(facts)}-${withGround(facts, 'Heimsieg', 'Auswärtssieg')} im Rücken in dieses Spiel.`,
      (facts) => `Im letzten Ligaspiel gelang ${facts.club.dat} ein ${result(facts)} ${against(facts)}.`,
      (facts) =>
        `Das jüngste Ligaspiel ${facts.club.gen} endete mit einem ${result(facts)}-${withGround(facts, 'Heimsieg', 'Auswärtssieg')}.`,
      (facts) =>
        `Mit ${result(facts)} ${facts.club.verb('setzte', 'setzten')} sich ${facts.club} im jüngsten Ligaspiel ${against(facts)} durch.`,
      (facts) =>
        `Rückenwind gibt ${facts.club.dat} der ${result(facts)}-${withGround(facts, 'Heimsieg', 'Auswärtssieg')} im letzten Ligaspiel.`,
      (facts) => `Das letzte Ligaspiel brachte ${facts.club.dat} ein ${result(facts)} ${against(facts)}.`,
      (facts) =>
        `In der Liga ${facts.club.verb('feierte', 'feierten')} ${facts.club} zuletzt einen ${result(facts)}-${withGround(facts, 'Heimsieg', 'Auswärtssieg')}.`,
    ),
    lastLost: alsoInRoles(
      (facts) => `Zuletzt ${lost(facts.club)} ${facts.club} in der Liga ${against(facts)} mit ${result(facts)}.`,
      (facts) =>
        `${facts.club} ${has(facts.club)} eine ${result(facts)}-${withGround(facts, 'Heimniederlage', 'Niederlage')} zu verarbeiten.`,
      (facts) => `Im letzten Ligaspiel setzte es für ${facts.club.acc} ein ${result(facts)} ${against(facts)}.`,
      (facts) =>
        `Das jüngste Ligaspiel ${facts.club.gen} endete mit einer ${result(facts)}-${withGround(facts, 'Heimniederlage', 'Niederlage')}.`,
      (facts) =>
        `Mit ${result(facts)} ${facts.club.verb('musste', 'mussten')} sich ${facts.club} im jüngsten Ligaspiel ${against(facts)} geschlagen geben.`,
      (facts) => `Gutzumachen ${has(facts.club)} ${facts.club} ein ${result(facts)} ${against(facts)} im letzten Ligaspiel.`,
      (facts) =>
        `Ohne Punkte ${stayed(facts.club)} ${facts.club} im letzten Ligaspiel: ${result(facts)} hieß es am Ende ${against(facts)}.`,
      (facts) =>
        `Auf das ${result(facts)} ${against(facts)} im letzten Ligaspiel ${facts.club.verb('sucht', 'suchen')} ${facts.club} eine Antwort.`,
    ),
    seasonChance: alsoInRoles(
      (facts) =>
        facts.of === 'relegation'
          ? `Unsere Simulation der Saison sieht für ${facts.club.acc} ein Abstiegsrisiko von ${percent(facts.chance)}.`
          : `Unsere Simulation der Saison gibt ${facts.club.dat} eine Chance von ${percent(facts.chance)} auf den ${facts.of === 'title' ? 'Titel' : 'Aufstieg'}.`,
      (facts) => `In ${percent(facts.chance)} der Saisons, die wir simuliert haben, ${ends(facts)}.`,
      ({ club, of, chance }) => `${chanceNoun[of]} ${club.gen} liegt nach unserer Simulation der Saison bei ${percent(chance)}.`,
      ({ club, of, chance }) =>
        of === 'title'
          ? `Der Titel geht nach unserer Simulation in ${percent(chance)} der Fälle an ${club.acc}.`
          : of === 'promotion'
            ? `Der Aufstieg gelingt ${club.dat} nach unserer Simulation in ${percent(chance)} der Fälle.`
            : `Mit dem Abstieg endet die Saison für ${club.acc} nach unserer Simulation in ${percent(chance)} der Fälle.`,
      ({ club, of, chance }) => `Unsere Simulation der Saison beziffert ${chanceNoun[of]} ${club.gen} auf ${percent(chance)}.`,
      (facts) => `Den Rest der Saison haben wir simuliert: In ${percent(facts.chance)} der Fälle ${ends(facts)}.`,
      ({ club, of, chance }) => `Für ${club.acc} beträgt ${chanceNoun[of]} nach unserer Simulation der Saison ${percent(chance)}.`,
      ({ club, of, chance }) =>
        `Nach unserer Simulation der Saison ${has(club)} ${club} ${{ title: 'eine Titelchance', promotion: 'eine Aufstiegschance', relegation: 'ein Abstiegsrisiko' }[of]} von ${percent(chance)}.`,
    ),
    formUneven: alsoInRoles(
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${has(better)} ${ofLastLeagueMatches(betterWins, of)} gewonnen, ${worse} ${pronoun(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `In den ${lastLeagueMatches(of, 'dat')} ${better.verb('kam', 'kamen')} ${better} auf ${counted(betterWins, 'Sieg', 'acc')}, ${worse} auf ${winsAgain(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${betterWins - worseWins > 1 ? 'Besser' : 'Etwas besser'} in Form ${is(better)} ${better}: ${counted(betterWins, 'Sieg')} aus den ${lastLeagueMatches(of, 'dat')}, ${worse.dat} ${worseWins === 1 ? 'gelang nur einer' : `gelangen ${number(worseWins)}`}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Während ${worse} ${ofLastLeagueMatches(worseWins, of)} gewonnen ${has(worse)}, ${better.verb('kommt', 'kommen')} ${better} auf ${counted(betterWins, 'Sieg', 'acc')}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Die Form spricht für ${better.acc}: ${counted(betterWins, 'Sieg')} aus den ${lastLeagueMatches(of, 'dat')}, ${worse} ${worse.verb('kommt', 'kommen')} auf ${winsAgain(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Von den ${lastLeagueMatches(of, 'dat')} ${has(worse)} ${worse} ${pronoun(worseWins)} gewonnen, ${better} ${number(betterWins)}.`,
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
      ({ club, run }) => `Ohne eigenes Tor ${stayed(club)} ${club} in der Liga zuletzt ${times(run)} in Folge.`,
      ({ club, run }) => `${club.dat} ist in den ${lastLeagueMatches(run, 'dat')} kein Tor gelungen.`,
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
    alsoMissing: alsoInRoles(
      ({ club, players }) => `${club} ${club.verb('hat', 'haben')} ${counted(players, 'Ausfall', 'acc')} zu verkraften.`,
      ({ club, players }) => `Verletzt oder gesperrt fehlen ${club.dat} ${number(players)} ${womenOr('Spielerinnen', 'Spieler')}.`,
      ({ club, players }) => `${counted(players, 'Ausfall', 'acc')} ${club.verb('muss', 'müssen')} ${club} kompensieren.`,
      ({ club, players }) =>
        `Ohne ${number(players)} verletzte oder gesperrte ${womenOr('Spielerinnen', 'Spieler')} ${club.verb('muss', 'müssen')} ${club} auskommen.`,
    ),
    standings: alsoInRoles(
      ({ higher, lower, higherPlace, lowerPlace, gap, lastPlace }) =>
        `In der Tabelle ${stands(higher)} ${higher} auf ${place(higherPlace)} und ${lower} auf ${placeInTable(lowerPlace, lastPlace)}, dazwischen ${pointsLie(gap)}.`,
      ({ higher, lower, gap }) => `In der Tabelle ${lies(lower)} ${lower} ${counted(gap, 'Punkt', 'acc')} hinter ${higher.dat}.`,
      ({ higher, lower, higherPlace, gap }) =>
        `Mit ${counted(gap, 'Punkt', 'dat')} Vorsprung auf ${lower.acc} ${stands(higher)} ${higher} auf ${place(higherPlace)}.`,
      ({ higher, lower, higherPlace, lowerPlace, lastPlace }) =>
        `Auf ${place(higherPlace)} der Tabelle ${stands(higher)} ${higher}, auf ${placeInTable(lowerPlace, lastPlace)} ${lower}.`,
      ({ higher, lower, lowerPlace, gap, lastPlace }) =>
        `${lower} ${lower.verb('belegt', 'belegen')} ${lowerPlace === lastPlace ? 'den letzten Platz' : place(lowerPlace)} und ${lies(lower)} ${counted(gap, 'Punkt', 'acc')} hinter ${higher.dat}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap, lastPlace }) =>
        `Beide ${gap === 1 ? 'trennt ein Punkt' : `trennen ${counted(gap, 'Punkt')}`}: ${capital(`${higher}`)} ${stands(higher)} auf ${place(higherPlace)}, ${lower} auf ${placeInTable(lowerPlace, lastPlace)}.`,
    ),
    standingsLevel: [
      ...alsoInRoles<Readonly<PlayedStories<Club>['standingsLevel']>>(
        ({ home, away, homePlace, awayPlace, points, lastPlace }) =>
          `Beide haben ${counted(points, 'Punkt', 'acc')} auf dem Konto, ${home} ${stands(home)} auf ${placeInTable(homePlace, lastPlace)}, ${away} auf ${placeInTable(awayPlace, lastPlace)}.`,
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
        `Seit ${since} ${has(leader)} ${leader} ${leaderWins === meetings ? (meetings === 2 ? 'beide' : `alle ${number(meetings)}`) : `${pronoun(leaderWins)} der ${number(meetings)}`} direkten Duelle${leagueOnly ? ' in der Liga' : ''} gewonnen.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Die Bilanz spricht für ${leader.acc}: ${counted(leaderWins, 'Sieg')} in ${duels(meetings, leagueOnly, 'dat')} seit ${since}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        leaderWins === meetings
          ? `${allDuels(meetings, leagueOnly)} seit ${since} gingen an ${leader.acc}.`
          : `Von ${duels(meetings, leagueOnly, 'dat')} seit ${since} ${leaderWins === 1 ? 'ging eines' : `gingen ${number(leaderWins)}`} an ${leader.acc}.`,
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        leaderWins === meetings
          ? `Gegen ${leader.acc} ${has(trailer)} ${trailer} seit ${since} ${leagueOnly ? 'in der Liga ' : ''}noch jedes Duell verloren, ${number(meetings)} an der Zahl.`
          : `Gegen ${leader.acc} ${has(trailer)} ${trailer} in ${duels(meetings, leagueOnly, 'dat')} seit ${since} ${times(leaderWins)} verloren.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `${counted(meetings, leagueOnly ? 'Ligaduell' : 'Duell', 'acc')} gab es seit ${since}, ${leaderWins === meetings ? (meetings === 2 ? 'beide' : 'alle') : leaderWins === 1 ? 'eines' : number(leaderWins)} davon ${has(leader)} ${leader} gewonnen.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Im direkten Vergleich seit ${since} ${lies(leader)} ${leader} vorn, mit ${counted(leaderWins, 'Sieg', 'dat')} in ${duels(meetings, leagueOnly, 'dat')}.`,
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `Seit ${since} ${leaderWins === 1 ? 'gelang' : 'gelangen'} ${leader.dat} in ${duels(meetings, leagueOnly, 'dat')} mit ${trailer.dat} ${counted(leaderWins, 'Sieg')}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        leaderWins === meetings
          ? `Seit ${since} hieß der Sieger in ${meetings === 2 ? 'beiden Duellen' : `allen ${duels(meetings, leagueOnly, 'dat')}`} ${leader.bare}.`
          : `Seit ${since} hieß der Sieger in ${leaderWins === 1 ? 'einem' : number(leaderWins)} von ${duels(meetings, leagueOnly, 'dat')} ${leader.bare}.`,
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
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Mit ${score(winnerGoals, loserGoals)} ${winner.verb('entschied', 'entschieden')} ${winner} ${inMonth(on)} das letzte Duell für sich.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Ein ${score(winnerGoals, loserGoals)} für ${winner.acc} gab es ${inMonth(on)}, als beide zuletzt aufeinandertrafen.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Das letzte Duell endete ${inMonth(on)} mit einem ${score(winnerGoals, loserGoals)} für ${winner.acc}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Im letzten Duell ${inMonth(on)} ${winner.verb('behielt', 'behielten')} ${winner} mit ${score(winnerGoals, loserGoals)} die Oberhand.`,
    ],
    lastMeetingDrawn: [
      ({ goals, on }) => `Das letzte Duell ${inMonth(on)} endete ${score(goals, goals)}.`,
      ({ goals, on }) => `${inMonth(on)} trennten sich beide ${score(goals, goals)}.`,
      ({ goals, on }) => `Keinen Sieger gab es beim letzten Duell ${inMonth(on)}, es endete ${score(goals, goals)}.`,
      ({ goals, on }) =>
        `Mit einem ${goals === 0 ? 'torlosen Remis' : `${score(goals, goals)}`} ging das letzte Duell ${inMonth(on)} zu Ende.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `In unseren Daten, die bis ${since} zurückreichen, steht kein ${leagueOnly ? 'Ligaduell' : 'Duell'} der beiden.`,
      ({ since, leagueOnly }) =>
        `Ein früheres ${leagueOnly ? 'Ligaduell' : 'Duell'} der beiden ist uns nicht bekannt, unsere Daten reichen bis ${since} zurück.`,
      ({ since, leagueOnly }) =>
        `Gegeneinander haben beide seit ${since}, dem Beginn unserer Daten, ${leagueOnly ? 'in der Liga ' : ''}noch nicht gespielt.`,
      ({ since, leagueOnly }) =>
        `Es ist das erste ${leagueOnly ? 'Ligaduell' : 'Duell'} der beiden in unseren Daten, die ${since} beginnen.`,
    ],
  };
}
