import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import { type SpanishNoun, spanishNouns } from '../nouns/nouns.ts';
import {
  defeats,
  draws,
  eachScored,
  feminineNumber,
  goals,
  inMonth,
  isGoleada,
  lastLeagueMatches,
  le,
  leagueMatches,
  number,
  ofBoth,
  ofClub,
  ofTwo,
  placed,
  points,
  times,
  verb,
  wins,
  withArticle,
  won,
} from '../words.ts';

const [host, guest] = ['el conjunto local', 'el visitante'].map((role) => spanishNouns.read(role)) as [SpanishNoun, SpanishNoun];

const ofBetter = ofTwo('better', 'worse');
const ofHigher = ofTwo('higher', 'lower');
const ofLeader = ofTwo('leader', 'trailer');

/** `enfrentamientos de liga desde 1998`. */
const meetingsSince = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) =>
  `enfrentamientos ${leagueOnly ? 'de liga ' : ''}desde ${since}`;

/** `en sus últimos tres encuentros de liga`: for when `partidos` has just been used. */
const lastEncounters = (run: number) => `últimos ${number(run)} encuentros de liga`;

/** `frente a las dos del Betis`, after victories of another club. */
const againstWins = (count: number, club: SpanishNoun) => `frente a ${count === 1 ? 'una sola' : `las ${number(count)}`} ${club.de}`;

/** `cinco de `, before `los siete`; empty where all are meant. */
const someOf = (some: number, all: number) => (some === all ? '' : `${number(some)} de `);

const lowerPlaced = (lower: SpanishNoun, { lowerPlace, lastPlace }: { lowerPlace: number; lastPlace?: number }) =>
  placed(lowerPlace, lower, lastPlace);

type LastMatch = PlayedStories<SpanishNoun>['lastWon'];
/** `en casa contra el Everton`, `en el campo del Everton`: where a club played its last match. */
const atGroundOf = ({ rival, wasAtHome }: LastMatch) => (wasAtHome ? `en casa contra ${rival}` : `en el campo ${rival.de}`);
/** `en casa al Everton`, `en el campo del Everton`: the same after a win. */
const atGroundBeaten = ({ rival, wasAtHome }: LastMatch) => (wasAtHome ? `en casa ${rival.a}` : `en el campo ${rival.de}`);
/** `, actual segundo`, of a rival whose place makes the result remarkable; to end a sentence. */
const rivalPlaced = ({ rival, rivalPlace }: LastMatch) =>
  rivalPlace === undefined ? '' : `, ${verb(rival, 'actual', 'actuales')} ${placed(rivalPlace, rival)}`;
/** The last of the table: the only rivals of a defeat with a place. */
const colista = ({ rival, rivalPlace }: LastMatch) =>
  rivalPlace === undefined ? '' : `, ${verb(rival, 'actual', 'actuales')} ${rival.agree('colista')}`;

const goalOf = {
  title: { chance: 'las opciones de título', are: 'son', outcome: 'acabe', ends: 'acaba', chances: 'opciones de ganar el título' },
  promotion: { chance: 'las opciones de ascenso', are: 'son', outcome: 'ascienda', ends: 'asciende', chances: 'opciones de ascender' },
  relegation: {
    chance: 'el riesgo de descenso',
    are: 'es',
    outcome: 'descienda',
    ends: 'desciende',
    chances: 'probabilidades de descender',
  },
} as const;
/** ` campeón`, after `acaba`. */
const asChampion = (club: SpanishNoun, of: keyof typeof goalOf) => (of === 'title' ? ` ${club.agree('campeón')}` : '');

/** Returns the sentences of Spanish previews about the season and earlier meetings. */
export function spanishPlayed({ score, percent }: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof PlayedStories<unknown>> {
  const share = (chance: number) => withArticle('un', percent(chance));
  const inSeasons = (chance: number) => `en ${withArticle('el', percent(chance))} de nuestras simulaciones de la temporada`;
  /** `goleó por 4-0 en el campo del Everton` */
  const beat = (facts: LastMatch) =>
    `${isGoleada(facts.ownGoals, facts.otherGoals) ? verb(facts.club, 'goleó', 'golearon') : won(facts.club)} por ${figure(facts)} ${atGroundBeaten(facts)}`;
  const figure = ({ ownGoals, otherGoals }: LastMatch) => score(Math.max(ownGoals, otherGoals), Math.min(ownGoals, otherGoals));
  /** `golear por 4-0 en casa al Everton` */
  const beating = (facts: LastMatch) =>
    `${isGoleada(facts.ownGoals, facts.otherGoals) ? 'golear' : 'ganar'} por ${figure(facts)} ${atGroundBeaten(facts)}`;
  return {
    lastWon: ofClub(
      (facts) => `En su último partido de liga, ${facts.club} ${beat(facts)}${rivalPlaced(facts)}.`,
      (facts) => `${facts.club} ${verb(facts.club, 'viene')} de ${beating(facts)}${rivalPlaced(facts)}.`,
      (facts) =>
        `${facts.club} ${won(facts.club)} ${isGoleada(facts.ownGoals, facts.otherGoals) ? `por goleada (${figure(facts)})` : `por ${figure(facts)}`} su último partido de liga, ${atGroundOf(facts)}${rivalPlaced(facts)}.`,
      (facts) =>
        `El último partido de liga ${facts.club.de} acabó en ${isGoleada(facts.ownGoals, facts.otherGoals) ? `triunfo por goleada (${figure(facts)})` : `victoria por ${figure(facts)}`}, ${atGroundOf(facts)}${rivalPlaced(facts)}.`,
      (facts) => `${facts.club} ${verb(facts.club, 'llega')} tras ${beating(facts)}${rivalPlaced(facts)}.`,
      (facts) => `La última vez que ${verb(facts.club, 'jugó', 'jugaron')} en liga, ${facts.club} ${beat(facts)}${rivalPlaced(facts)}.`,
      (facts) => `${facts.club} ${verb(facts.club, 'llega')} con la moral alta tras ${beating(facts)}${rivalPlaced(facts)}.`,
      (facts) =>
        `En su último encuentro de liga, ${facts.club} se ${verb(facts.club, 'llevó', 'llevaron')} los tres puntos con un ${figure(facts)} ${atGroundOf(facts)}${rivalPlaced(facts)}.`,
    ),
    lastLost: ofClub(
      (facts) =>
        `En su último partido de liga, ${facts.club} ${verb(facts.club, 'perdió', 'perdieron')} por ${figure(facts)} ${atGroundOf(facts)}${colista(facts)}.`,
      (facts) => `${facts.club} ${verb(facts.club, 'viene')} de perder por ${figure(facts)} ${atGroundOf(facts)}${colista(facts)}.`,
      (facts) =>
        `${facts.club} ${verb(facts.club, 'busca')} reponerse de la derrota por ${figure(facts)} en su último partido de liga, ${atGroundOf(facts)}${colista(facts)}.`,
      (facts) => `${facts.club} ${verb(facts.club, 'llega')} tras una derrota por ${figure(facts)} ${atGroundOf(facts)}${colista(facts)}.`,
      (facts) =>
        `La última vez que ${verb(facts.club, 'jugó', 'jugaron')} en liga, ${facts.club} ${verb(facts.club, 'cayó', 'cayeron')} por ${figure(facts)} ${atGroundOf(facts)}${colista(facts)}.`,
      (facts) =>
        `${facts.club} ${verb(facts.club, 'salió', 'salieron')} mal ${facts.club.agree('parado')} de su último partido de liga: ${verb(facts.club, 'perdió', 'perdieron')} por ${figure(facts)} ${atGroundOf(facts)}${colista(facts)}.`,
      (facts) => `El último partido de liga ${facts.club.de} acabó en derrota por ${figure(facts)}, ${atGroundOf(facts)}${colista(facts)}.`,
      (facts) =>
        `${facts.club} ${verb(facts.club, 'quiere')} dejar atrás la derrota por ${figure(facts)} de su último partido de liga, ${atGroundOf(facts)}${colista(facts)}.`,
    ),
    seasonChance: ofClub(
      ({ club, of, chance }) => `Nuestra simulación de la temporada cifra en ${share(chance)} ${goalOf[of].chance} ${club.de}.`,
      ({ club, of, chance }) => `${club} ${verb(club, goalOf[of].ends)}${asChampion(club, of)} ${inSeasons(chance)}.`,
      ({ club, of, chance }) =>
        `Según nuestra simulación de la temporada, ${club} ${verb(club, 'tiene')} ${share(chance)} de ${goalOf[of].chances}.`,
      ({ club, of, chance }) => `${inSeasons(chance)}, ${club} ${verb(club, goalOf[of].ends)}${asChampion(club, of)}.`,
      ({ club, of, chance }) =>
        `Hay ${share(chance)} de probabilidades de que ${club} ${verb(club, goalOf[of].outcome)}${asChampion(club, of)}, según nuestra simulación de la temporada.`,
      ({ club, of, chance }) =>
        `Nuestra simulación de lo que queda de temporada ${le(club)} da ${club.a} ${share(chance)} de ${goalOf[of].chances}.`,
      ({ club, of, chance }) =>
        `Para ${club}, ${goalOf[of].chance} ${goalOf[of].are} de ${share(chance)}, según nuestra simulación de la temporada.`,
    ),
    formUneven: ofBetter(
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${verb(better, 'ha')} ganado ${someOf(betterWins, of)}sus ${lastLeagueMatches(of)}; ${worse}, ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${verb(better, 'llega')} ${betterWins - worseWins === 1 ? 'algo mejor' : 'mejor'}, con ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, ${againstWins(worseWins, worse)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `De sus ${lastLeagueMatches(of)}, ${better} ${verb(better, 'ha')} ganado ${number(betterWins)} y ${worse}, ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} ${verb(worse, 'suma')} ${wins(worseWins)} en sus ${lastLeagueMatches(of)}, ${feminineNumber(betterWins - worseWins)} menos que ${better}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Por resultados recientes, ${verb(better, 'llega')} ${betterWins - worseWins === 1 ? 'algo mejor' : 'mejor'} ${better}: ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, ${againstWins(worseWins, worse)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} ${verb(worse, 'llega')} ${betterWins - worseWins === 1 ? 'algo peor' : 'peor'}, con ${wins(worseWins)} en sus ${lastLeagueMatches(of)}, ${againstWins(betterWins, better)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${verb(better, 'suma')} ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, ${feminineNumber(betterWins - worseWins)} más que ${worse}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} ${verb(worse, 'ha')} ganado ${number(worseWins)} de sus ${lastLeagueMatches(of)}; ${better}, ${number(betterWins)}.`,
    ),
    formLevel: [
      ({ wins: each, of }) =>
        each === of
          ? `Los dos equipos han ganado sus ${lastLeagueMatches(of)}.`
          : `Cada equipo ha ganado ${number(each)} de sus ${lastLeagueMatches(of)}.`,
      ({ wins: each, of }) => `Los dos equipos llegan a la par: ${wins(each)} cada uno en sus ${lastLeagueMatches(of)}.`,
      ({ wins: each, of }) => `En sus ${lastEncounters(of)}, cada equipo ha sumado ${wins(each)}.`,
      ({ wins: each, of }) => `Los últimos resultados no marcan diferencias: ${wins(each)} por equipo en ${leagueMatches(of)}.`,
      ({ wins: each, of }) =>
        `De sus ${lastLeagueMatches(of)}, cada equipo ${each === of ? 'los ha ganado todos' : `ha ganado ${number(each)}`}.`,
    ],
    formOneSided: ofBetter(
      ({ better, worse, betterWins, of }) =>
        `${better} ${verb(better, 'ha')} ganado ${someOf(betterWins, of)}sus ${lastLeagueMatches(of)}; ${worse}, ninguno.`,
      ({ better, worse, betterWins, of }) =>
        `${worse} no ${verb(worse, 'ha')} ganado ninguno de sus ${lastLeagueMatches(of)}; ${better}, ${number(betterWins)}.`,
      ({ better, worse, betterWins, of }) =>
        `${better} ${verb(better, 'llega')} mejor: ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, frente a ninguna ${worse.de}.`,
    ),
    formWinless: [
      ({ of }) => `Ninguno de los dos equipos ha ganado en sus ${lastLeagueMatches(of)}.`,
      ({ of }) => `Los dos equipos llevan al menos ${number(of)} partidos de liga sin ganar.`,
      ({ of }) => `La victoria se hace esperar en ambos bandos: ninguno de los dos ha ganado en sus ${lastLeagueMatches(of)}.`,
    ],
    alsoWinning: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'ha')} ganado sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `${club} ${verb(club, 'suma')} ya ${wins(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'encadena')} ${wins(run)} en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'llega')} con ${wins(run)} seguidas en liga.`,
    ),
    alsoLosing: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'ha')} perdido sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `${club} ${verb(club, 'suma')} ya ${defeats(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'encadena')} ${defeats(run)} en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'llega')} con ${defeats(run)} seguidas en liga.`,
    ),
    alsoUnbeaten: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'lleva')} ${leagueMatches(run)} sin perder.`,
      ({ club, run }) => `Nadie ha ganado ${club.a} en sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `${club} no ${verb(club, 'pierde')} desde hace ${leagueMatches(run)}.`,
      ({ club, run }) => `${club} no ${verb(club, 'ha')} perdido ninguno de sus ${lastEncounters(run)}.`,
    ),
    alsoWinless: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'lleva')} ${leagueMatches(run)} sin ganar.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 'gana')}.`,
      ({ club, run }) => `La victoria se ${le(club)} resiste ${club.a} desde hace ${leagueMatches(run)}.`,
      ({ club, run }) => `${club} no ${verb(club, 'ha')} ganado ninguno de sus ${lastEncounters(run)}.`,
    ),
    alsoGoalless: ofClub(
      ({ club, run }) => `${club} no ${verb(club, 'ha')} marcado en sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 've')} puerta.`,
      ({ club, run }) => `Van ${leagueMatches(run)} sin un gol ${club.de}.`,
      ({ club, run }) => `${club} ${verb(club, 'lleva')} ${leagueMatches(run)} sin marcar.`,
      ({ club, run }) => `El gol se ${le(club)} resiste ${club.a} desde hace ${leagueMatches(run)}.`,
      ({ club, run }) => `En sus ${lastEncounters(run)}, ${club} se ${verb(club, 'ha')} quedado sin marcar.`,
      ({ club, run }) => `${club} ${verb(club, 'busca')} un gol que se ${le(club)} niega desde hace ${leagueMatches(run)}.`,
      ({ club, run }) => `${club} no ${verb(club, 'ha')} marcado ningún gol en sus ${lastEncounters(run)}.`,
    ),
    alsoCleanSheets: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'ha')} dejado la portería a cero en sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 'encaja')} un gol.`,
      ({ club, run }) => `Nadie ${le(club)} ha marcado ${club.a} en sus ${lastEncounters(run)}.`,
    ),
    alsoPerfectAtHome: ofClub(
      ({ club, played }) =>
        `En su campo, ${club} lo ${verb(club, 'ha')} ganado todo en liga esta temporada: ${number(played)} de ${number(played)}.`,
      ({ club, played }) =>
        `${club} ${verb(club, 'ha')} ganado los ${number(played)} partidos de liga que ${verb(club, 'ha')} jugado en su campo esta temporada.`,
    ),
    alsoFortress: ofClub(
      ({ club, played, won: victories }) =>
        `En su campo, ${club} no ${verb(club, 'ha')} perdido en liga esta temporada: ${wins(victories)} y ${draws(played - victories)}.`,
      ({ club, played }) =>
        `${club} no ${verb(club, 'ha')} perdido ninguno de sus ${number(played)} partidos de liga en su campo esta temporada.`,
    ),
    alsoHomeWithoutWin: ofClub(
      ({ club, played }) =>
        `${club} no ${verb(club, 'ha')} ganado ninguno de sus ${number(played)} partidos de liga en su campo esta temporada.`,
      ({ club }) => `En su campo, ${club} aún ${verb(club, 'espera')} su primera victoria en liga esta temporada.`,
    ),
    alsoPerfectAway: ofClub(
      ({ club, played }) =>
        `${club} lo ${verb(club, 'ha')} ganado todo fuera de casa en liga esta temporada: ${number(played)} de ${number(played)}.`,
      ({ club, played }) => `${club} ${verb(club, 'ha')} ganado sus ${number(played)} partidos de liga a domicilio esta temporada.`,
    ),
    alsoStrongTravellers: ofClub(
      ({ club, played, won: victories }) =>
        `Fuera de casa, ${club} no ${verb(club, 'ha')} perdido en liga esta temporada: ${wins(victories)} y ${draws(played - victories)}.`,
      ({ club, played }) =>
        `${club} no ${verb(club, 'ha')} perdido ninguno de sus ${number(played)} partidos de liga fuera de casa esta temporada.`,
    ),
    alsoAwayWithoutWin: ofClub(
      ({ club, played }) =>
        `${club} no ${verb(club, 'ha')} ganado ninguno de sus ${number(played)} partidos de liga a domicilio esta temporada.`,
      ({ club }) => `Fuera de casa, ${club} ${verb(club, 'sigue')} en busca de su primera victoria en liga esta temporada.`,
    ),
    alsoPromoted: ofClub(
      ({ club }) => `${club} ${verb(club, 'ascendió', 'ascendieron')} la temporada pasada.`,
      ({ club }) => `La temporada pasada, ${club} ${verb(club, 'jugó', 'jugaron')} en la categoría inferior.`,
    ),
    // Bajas, since players may be women.
    alsoMissing: ofClub(
      ({ club, players }) => `${club} ${verb(club, 'tiene')} ${number(players)} bajas.`,
      ({ club, players }) => `Hay ${number(players)} bajas en las filas ${club.de}.`,
      ({ club, players }) => `Por lesión o sanción, ${club} ${verb(club, 'afronta')} el partido con ${number(players)} bajas.`,
      ({ club, players }) => `${club} ${verb(club, 'llega')} con ${number(players)} ausencias por lesión o sanción.`,
    ),
    standings: ofHigher(
      ({ higher, lower, higherPlace, gap, ...at }) =>
        `${higher} ${verb(higher, 'marcha')} ${placed(higherPlace, higher)}, con ${points(gap)} más que ${lower}, ${lowerPlaced(lower, at)}.`,
      ({ higher, lower, higherPlace, gap, ...at }) =>
        `${lower}, ${lowerPlaced(lower, at)}, está${lower.verb('', 'n')} a ${points(gap)} ${higher.de}, ${placed(higherPlace, higher)}.`,
      ({ higher, lower, higherPlace, gap, ...at }) =>
        `En la tabla, ${higher}, ${placed(higherPlace, higher)}, ${verb(higher, 'aventaja')} en ${points(gap)} ${lower.a}, ${lowerPlaced(lower, at)}.`,
      ({ higher, lower, higherPlace, gap, ...at }) =>
        `Hay ${points(gap)} de diferencia en la tabla entre ${higher}, ${placed(higherPlace, higher)}, y ${lower}, ${lowerPlaced(lower, at)}.`,
      ({ higher, lower, gap, ...at }) =>
        `En la tabla, ${lower} ${verb(lower, 'marcha')} ${lowerPlaced(lower, at)}, con ${points(gap)} menos que ${higher}.`,
      ({ higher, lower, higherPlace, gap }) =>
        `Con ${points(gap)} más que ${lower}, ${higher} ${verb(higher, 'marcha')} ${placed(higherPlace, higher)}.`,
      ({ higher, lower, higherPlace, gap, ...at }) =>
        `La clasificación sitúa ${higher.a}, ${placed(higherPlace, higher)}, ${points(gap)} por encima ${lower.de}, ${lowerPlaced(lower, at)}.`,
      ({ higher, lower, higherPlace, gap, ...at }) =>
        `La diferencia en la tabla es de ${points(gap)}: ${higher} ${verb(higher, 'marcha')} ${placed(higherPlace, higher)} y ${lower}, ${lowerPlaced(lower, at)}.`,
    ),
    standingsLevel: [
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `En la tabla, ${home}, ${placed(homePlace, home, lastPlace)}, y ${away}, ${placed(awayPlace, away, lastPlace)}, están ${ofBoth(home, away, 'empatad')} a ${points(level)}.`,
      ({ home, away, homePlace, awayPlace, points: level, lastPlace }) =>
        `Los dos equipos tienen ${points(level)}: ${home} ${verb(home, 'marcha')} ${placed(homePlace, home, lastPlace)} y ${away}, ${placed(awayPlace, away, lastPlace)}.`,
      ({ points: level }) => `La tabla no los separa: ${points(level)} para cada equipo.`,
      ({ homePlace, awayPlace, points: level, lastPlace, ...clubs }, ground) => {
        const [home, away] = ground ? [host, guest] : [clubs.home, clubs.away];
        return `Con los mismos puntos, ${number(level)}, ${home} ${verb(home, 'marcha')} ${placed(homePlace, home, lastPlace)} y ${away}, ${placed(awayPlace, away, lastPlace)}.`;
      },
    ],
    manyGoals: ofClub(
      ({ club, matches: played, goals: all }) =>
        `No faltan goles en los partidos de liga ${club.de}: se han visto ${number(all)} en ${number(played)}.`,
      ({ club, matches: played, goals: all }) => `Los ${number(played)} partidos de liga ${club.de} han dejado ${goals(all)}.`,
      ({ club, matches: played, goals: all }) =>
        `Con ${club} en el campo suele haber goles: ${number(all)} en ${leagueMatches(played)}, sumados los de sus rivales.`,
      ({ club, matches: played, goals: all }) => `En los ${number(played)} partidos de liga ${club.de} se han marcado ${goals(all)}.`,
    ),
    fewGoals: ofClub(
      ({ club, matches: played, goals: all }) =>
        `Escasean los goles en los partidos de liga ${club.de}: solo se han visto ${number(all)} en ${number(played)}.`,
      ({ club, matches: played, goals: all }) => `Los ${number(played)} partidos de liga ${club.de} solo han dejado ${goals(all)}.`,
      ({ club, matches: played, goals: all }) =>
        `Con ${club} en el campo se ven pocos goles: ${number(all)} en ${leagueMatches(played)}, sumados los de sus rivales.`,
      ({ club, matches: played, goals: all }) => `En los ${number(played)} partidos de liga ${club.de} solo se han marcado ${goals(all)}.`,
    ),
    meetingsLead: ofLeader(
      ({ leader, meetings, leaderWins, ...known }) =>
        `${leader} ${verb(leader, 'ha')} ganado ${someOf(leaderWins, meetings)}los ${number(meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `El balance favorece ${leader.a}, con ${wins(leaderWins)} en ${number(meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        leaderWins === meetings
          ? `Los ${number(meetings)} ${meetingsSince(known)} acabaron con triunfo ${leader.de}.`
          : `De los ${number(meetings)} ${meetingsSince(known)}, ${number(leaderWins)} acabaron con triunfo ${leader.de}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Desde ${since}, ${leader} ${verb(leader, 'ha')} ganado ${someOf(leaderWins, meetings)}los ${number(meetings)} duelos${leagueOnly ? ' de liga' : ''}.`,
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `${trailer} ${verb(trailer, 'ha')} perdido ${someOf(leaderWins, meetings)}sus ${number(meetings)} duelos${leagueOnly ? ' de liga' : ''} con ${leader} desde ${since}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Los precedentes${leagueOnly ? ' en liga' : ''} hablan a favor ${leader.de}: ${wins(leaderWins)} en ${number(meetings)} duelos desde ${since}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `En los ${number(meetings)} ${meetingsSince(known)}, ${leader} ${verb(leader, 'ha')} sumado ${leaderWins === meetings ? `las ${number(meetings)} victorias` : wins(leaderWins)}.`,
      ({ leader, trailer, leaderWins, meetings, since, leagueOnly }) =>
        `${leader} ${le(trailer)} ${verb(leader, 'ha')} ganado ${trailer.a} ${times(leaderWins)} en ${number(meetings)} duelos${leagueOnly ? ' de liga' : ''} desde ${since}.`,
    ),
    meetingsLevel: [
      ({ meetings, wins: each, ...known }) => `Cada equipo ha ganado ${number(each)} de los ${number(meetings)} ${meetingsSince(known)}.`,
      ({ meetings, wins: each, ...known }) =>
        `El balance está igualado: ${wins(each)} por equipo en ${number(meetings)} ${meetingsSince(known)}.`,
      ({ meetings, wins: each, ...known }) => `Los ${number(meetings)} ${meetingsSince(known)} dejan ${wins(each)} para cada uno.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${won(winner)} por ${score(winnerGoals, loserGoals)} el último duelo entre ambos equipos, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `La última vez que se enfrentaron, ${inMonth(on)}, ${won(winner)} ${winner} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `El último duelo entre ambos equipos, ${inMonth(on)}, lo ${won(winner)} ${winner} por ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${loser} ${verb(loser, 'perdió', 'perdieron')} por ${score(winnerGoals, loserGoals)} el último duelo entre ambos equipos, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `El precedente más reciente, ${inMonth(on)}, fue un ${score(winnerGoals, loserGoals)} a favor ${winner.de}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)}, en su último enfrentamiento, ${winner} ${le(loser)} ${won(winner)} ${loser.a} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${loser} ${verb(loser, 'cayó', 'cayeron')} por ${score(winnerGoals, loserGoals)} ante ${winner} la última vez que se vieron las caras, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} se ${verb(winner, 'llevó', 'llevaron')} el último enfrentamiento, ${inMonth(on)}, por ${score(winnerGoals, loserGoals)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `El último duelo entre ambos equipos, ${inMonth(on)}, acabó en empate ${eachScored(each)}.`,
      ({ goals: each, on }) => `La última vez que se enfrentaron, ${inMonth(on)}, los dos equipos empataron ${eachScored(each)}.`,
      ({ goals: each, on }) => `No hubo ganador la última vez que se vieron las caras, ${inMonth(on)}: ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `No nos consta ningún ${leagueOnly ? 'duelo de liga' : 'duelo'} entre los dos equipos desde ${since}, año en que arrancan nuestros datos.`,
      ({ since, leagueOnly }) =>
        `En nuestros datos, que arrancan en ${since}, no hay ningún ${leagueOnly ? 'partido de liga' : 'partido'} entre los dos equipos.`,
      ({ since, leagueOnly }) =>
        `Si los dos equipos ya se han enfrentado${leagueOnly ? ' en liga' : ''}, fue antes de ${since}, año en que empiezan nuestros datos.`,
      ({ since, leagueOnly }) =>
        `Los dos equipos no se han visto las caras${leagueOnly ? ' en liga' : ''} al menos desde ${since}, cuando empiezan nuestros datos.`,
    ],
  };
}
