import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import { type SpanishNoun, spanishNouns } from '../nouns/nouns.ts';
import {
  defeats,
  draws,
  eachScored,
  goals,
  inMonth,
  lastLeagueMatches,
  le,
  leagueMatches,
  number,
  ofBoth,
  ofClub,
  ofTwo,
  placed,
  points,
  verb,
  wins,
} from '../words.ts';

const [host, guest] = ['el conjunto local', 'el visitante'].map((role) => spanishNouns.read(role)) as [SpanishNoun, SpanishNoun];

const ofBetter = ofTwo('better', 'worse');
const ofHigher = ofTwo('higher', 'lower');
const ofLeader = ofTwo('leader', 'trailer');

/** `enfrentamientos de liga desde 1998`. */
const meetingsSince = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) =>
  `enfrentamientos ${leagueOnly ? 'de liga ' : ''}desde ${since}`;

/** `en sus tres últimos encuentros de liga`: for when `partidos` has just been used. */
const lastEncounters = (run: number) => `${number(run)} últimos encuentros de liga`;

/** `frente a las dos del Betis`, after victories of another club. */
const againstWins = (count: number, club: SpanishNoun) => `frente a ${count === 1 ? 'una sola' : `las ${number(count)}`} ${club.de}`;

/** Returns the sentences of Spanish previews about the season and earlier meetings. */
export function spanishPlayed({ score }: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof PlayedStories<unknown>> {
  return {
    formUneven: ofBetter(
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${verb(better, 'ha')} ganado ${number(betterWins)} de sus ${lastLeagueMatches(of)}; ${worse}, ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${verb(better, 'llega')} ${betterWins - worseWins === 1 ? 'algo mejor' : 'mejor'}, con ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, ${againstWins(worseWins, worse)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} ${verb(worse, 'ha')} ganado ${number(worseWins)} de sus ${lastLeagueMatches(of)}; ${better}, ${number(betterWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} ${verb(worse, 'llega')} ${betterWins - worseWins === 1 ? 'algo peor' : 'peor'}, con ${wins(worseWins)} en sus ${lastLeagueMatches(of)}, ${againstWins(betterWins, better)}.`,
    ),
    formLevel: [
      ({ wins: won, of }) => `Cada equipo ha ganado ${number(won)} de sus ${lastLeagueMatches(of)}.`,
      ({ wins: won, of }) => `Los dos equipos llegan igual: ${wins(won)} cada uno en sus ${lastLeagueMatches(of)}.`,
      ({ wins: won, of }) => `En sus ${lastEncounters(of)}, cada equipo ha sumado ${wins(won)}.`,
    ],
    formOneSided: ofBetter(
      ({ better, worse, betterWins, of }) =>
        `${better} ${verb(better, 'ha')} ganado ${number(betterWins)} de sus ${lastLeagueMatches(of)}; ${worse}, ninguno.`,
      ({ better, worse, betterWins, of }) =>
        `${worse} no ${verb(worse, 'ha')} ganado ninguno de sus ${lastLeagueMatches(of)}; ${better}, ${number(betterWins)}.`,
      ({ better, worse, betterWins, of }) =>
        `${better} ${verb(better, 'llega')} mejor: ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, por ninguna ${worse.de}.`,
    ),
    formWinless: [
      ({ of }) => `Ninguno de los dos equipos ha ganado en sus ${lastLeagueMatches(of)}.`,
      ({ of }) => `Los dos equipos llevan al menos ${number(of)} partidos de liga sin ganar.`,
      ({ of }) => `La victoria se hace esperar en ambos bandos: nadie ha ganado en sus ${lastLeagueMatches(of)}.`,
    ],
    alsoWinning: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'ha')} ganado sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `${club} ${verb(club, 'suma')} ya ${wins(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'encadena')} ${wins(run)} en liga.`,
    ),
    alsoLosing: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'ha')} perdido sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `${club} ${verb(club, 'suma')} ya ${defeats(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'encadena')} ${defeats(run)} en liga.`,
    ),
    alsoUnbeaten: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'lleva')} ${leagueMatches(run)} sin perder.`,
      ({ club, run }) => `Nadie ha ganado ${club.a} en sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `${club} no ${verb(club, 'ha')} perdido ninguno de sus ${lastEncounters(run)}.`,
    ),
    alsoWinless: ofClub(
      ({ club, run }) => `${club} ${verb(club, 'lleva')} ${leagueMatches(run)} sin ganar.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 'gana')}.`,
      ({ club, run }) => `${club} no ${verb(club, 'ha')} ganado ninguno de sus ${lastEncounters(run)}.`,
    ),
    alsoGoalless: ofClub(
      ({ club, run }) => `${club} no ${verb(club, 'ha')} marcado en sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 've')} puerta.`,
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
      ({ club, played, won }) =>
        `En su campo, ${club} no ${verb(club, 'ha')} perdido en liga esta temporada: ${wins(won)} y ${draws(played - won)}.`,
      ({ club, played }) => `Nadie ha ganado en el campo ${club.de} en los ${number(played)} partidos de liga jugados allí esta temporada.`,
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
      ({ club, played, won }) =>
        `Fuera de casa, ${club} no ${verb(club, 'ha')} perdido en liga esta temporada: ${wins(won)} y ${draws(played - won)}.`,
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
    standings: ofHigher(
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${higher} ${verb(higher, 'marcha')} ${placed(higherPlace, higher)}, con ${points(gap)} más que ${lower}, ${placed(lowerPlace, lower)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${lower}, ${placed(lowerPlace, lower)}, está${lower.verb('', 'n')} a ${points(gap)} ${higher.de}, ${placed(higherPlace, higher)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `En la tabla, ${higher}, ${placed(higherPlace, higher)}, ${verb(higher, 'aventaja')} en ${points(gap)} ${lower.a}, ${placed(lowerPlace, lower)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `En la tabla, ${lower} ${verb(lower, 'marcha')} ${placed(lowerPlace, lower)}, a ${points(gap)} ${higher.de}, ${placed(higherPlace, higher)}.`,
    ),
    standingsLevel: [
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `En la tabla, ${home}, ${placed(homePlace, home)}, y ${away}, ${placed(awayPlace, away)}, están ${ofBoth(home, away, 'empatad')} a ${points(level)}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Los dos equipos tienen ${points(level)}: ${home} ${verb(home, 'marcha')} ${placed(homePlace, home)} y ${away}, ${placed(awayPlace, away)}.`,
      ({ homePlace, awayPlace, points: level, ...clubs }, ground) => {
        const [home, away] = ground ? [host, guest] : [clubs.home, clubs.away];
        return `Los dos equipos tienen ${points(level)}: ${home} ${verb(home, 'marcha')} ${placed(homePlace, home)} y ${away}, ${placed(awayPlace, away)}.`;
      },
    ],
    manyGoals: ofClub(
      ({ club, matches: played, goals: all }) =>
        `En los ${number(played)} partidos de liga ${club.de} se han visto ${goals(all)}, entre marcados y encajados.`,
      ({ club, matches: played, goals: all }) => `Los ${number(played)} partidos de liga ${club.de} han dejado ${goals(all)}.`,
      ({ club, matches: played, goals: all }) =>
        `No faltan goles en los partidos ${club.de}: ${number(all)} en ${number(played)} de liga, contando los encajados.`,
    ),
    fewGoals: ofClub(
      ({ club, matches: played, goals: all }) =>
        `En los ${number(played)} partidos de liga ${club.de} solo ${all === 1 ? 'se ha' : 'se han'} visto ${goals(all)}, entre marcados y encajados.`,
      ({ club, matches: played, goals: all }) => `Los ${number(played)} partidos de liga ${club.de} solo han dejado ${goals(all)}.`,
      ({ club, matches: played, goals: all }) =>
        `Escasean los goles en los partidos ${club.de}: ${number(all)} en ${number(played)} de liga, contando los encajados.`,
    ),
    meetingsLead: ofLeader(
      ({ leader, meetings, leaderWins, ...known }) =>
        `${leader} ${verb(leader, 'ha')} ganado ${leaderWins === meetings ? '' : `${number(leaderWins)} de `}los ${number(meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `El balance favorece ${leader.a}, con ${wins(leaderWins)} en ${number(meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        leaderWins === meetings
          ? `Los ${number(meetings)} ${meetingsSince(known)} acabaron con triunfo ${leader.de}.`
          : `De los ${number(meetings)} ${meetingsSince(known)}, ${number(leaderWins)} acabaron con triunfo ${leader.de}.`,
    ),
    meetingsLevel: [
      ({ meetings, wins: won, ...known }) => `Cada equipo ha ganado ${number(won)} de los ${number(meetings)} ${meetingsSince(known)}.`,
      ({ meetings, wins: won, ...known }) =>
        `El balance está igualado: ${wins(won)} por equipo en ${number(meetings)} ${meetingsSince(known)}.`,
      ({ meetings, wins: won, ...known }) => `Los ${number(meetings)} ${meetingsSince(known)} dejan ${wins(won)} para cada uno.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${verb(winner, 'ganó', 'ganaron')} por ${score(winnerGoals, loserGoals)} el último duelo, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `La última vez que se enfrentaron, ${inMonth(on)}, ${verb(winner, 'ganó', 'ganaron')} ${winner} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `El último duelo, ${inMonth(on)}, lo ${verb(winner, 'ganó', 'ganaron')} ${winner} por ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${loser} ${verb(loser, 'perdió', 'perdieron')} por ${score(winnerGoals, loserGoals)} el último duelo, ${inMonth(on)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `El último duelo, ${inMonth(on)}, acabó en empate ${eachScored(each)}.`,
      ({ goals: each, on }) => `La última vez que se enfrentaron, ${inMonth(on)}, los dos equipos empataron ${eachScored(each)}.`,
      ({ goals: each, on }) => `No hubo ganador la última vez que se vieron las caras, ${inMonth(on)}: ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) => `Los dos equipos no se han enfrentado ${leagueOnly ? 'en liga ' : ''}al menos desde ${since}.`,
      ({ since, leagueOnly }) =>
        `Al menos desde ${since}, no ha habido ningún ${leagueOnly ? 'partido de liga ' : 'partido '}entre los dos equipos.`,
    ],
  };
}
