import type { SpanishNoun } from '#app/i18n/names/spanish-noun.ts';
import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import {
  defeats,
  eachScored,
  feminineNumber,
  goals,
  inMonth,
  lastLeagueMatches,
  le,
  leagueMatches,
  matches,
  number,
  ofBoth,
  placed,
  points,
  verb,
  wins,
} from './spanish-words.ts';

/** `enfrentamientos de liga desde 1998`. */
const meetingsSince = ({ since, leagueOnly }: { since: number; leagueOnly: boolean }) =>
  `enfrentamientos ${leagueOnly ? 'de liga ' : ''}desde ${since}`;

/** Returns what Spanish previews say of the season and of earlier meetings. */
export function spanishPlayed({ score }: ProseFigures): Pick<StoryTexts<SpanishNoun>, keyof PlayedStories<unknown>> {
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${verb(better, 'ha')} ganado ${number(betterWins)} de sus ${lastLeagueMatches(of)}; ${worse}, ${number(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `La racha favorece ${better.a}: ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, por ${feminineNumber(worseWins)} ${worse.de}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `De sus ${lastLeagueMatches(of)}, ${worse} ${verb(worse, 'ha')} ganado ${number(worseWins)} y ${better}, ${number(betterWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Llega${better.verb('', 'n')} mejor ${better}, con ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, frente a ${feminineNumber(worseWins)} ${worse.de}.`,
    ],
    formLevel: [
      ({ wins: won, of }) => `Cada equipo ha ganado ${number(won)} de sus ${lastLeagueMatches(of)}.`,
      ({ home, away, wins: won, of }) => `Tanto ${home} como ${away} suman ${wins(won)} en sus ${lastLeagueMatches(of)}.`,
      ({ wins: won, of }) => `En la racha no hay diferencias: ${wins(won)} por equipo en sus ${lastLeagueMatches(of)}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `${better} ${verb(better, 'ha')} ganado ${number(betterWins)} de sus ${lastLeagueMatches(of)}; ${worse}, ninguno.`,
      ({ better, worse, betterWins, of }) =>
        `Mientras ${worse} no ${verb(worse, 'ha')} ganado ninguno de sus ${lastLeagueMatches(of)}, ${better} ${verb(better, 'ha')} sumado ${wins(betterWins)}.`,
      ({ better, worse, betterWins, of }) =>
        `Llega${better.verb('', 'n')} mejor ${better}: ${wins(betterWins)} en sus ${lastLeagueMatches(of)}, por ninguna ${worse.de}.`,
    ],
    formWinless: [
      ({ of }) => `Ninguno de los dos equipos ha ganado en sus ${lastLeagueMatches(of)}.`,
      ({ home, away, of }) =>
        `La victoria se hace esperar en ambos bandos: ni ${home} ni ${away} han ganado en sus ${lastLeagueMatches(of)}.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} ${verb(club, 'ha')} ganado sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `Son ya ${wins(run)} seguidas ${club.de} en liga.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} ${verb(club, 'ha')} perdido sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `Son ya ${defeats(run)} seguidas ${club.de} en liga.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} ${verb(club, 'lleva')} ${leagueMatches(run)} sin perder.`,
      ({ club, run }) => `Nadie ha ganado ${club.a} en sus ${lastLeagueMatches(run)}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} ${verb(club, 'lleva')} ${leagueMatches(run)} sin ganar.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 'gana')}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} no ${verb(club, 'ha')} marcado en sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 've')} puerta.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} ${verb(club, 'ha')} dejado la portería a cero en sus ${lastLeagueMatches(run)}.`,
      ({ club, run }) => `Hace ${leagueMatches(run)} que ${club} no ${verb(club, 'encaja')} un gol.`,
    ],
    alsoFortress: [
      ({ club, played, won }) =>
        `En casa, ${club} no ${verb(club, 'ha')} perdido en liga esta temporada: ${wins(won)} en ${matches(played)}.`,
      ({ club }) => `Nadie ha ganado esta temporada en casa ${club.de} en liga.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} aún no ${verb(club, 'ha')} ganado en casa tras ${leagueMatches(played)}.`,
      ({ club }) => `${club.a} se ${le(club)} resiste la primera victoria de la temporada en casa en liga.`,
    ],
    alsoStrongTravellers: [
      ({ club, played }) => `A domicilio, ${club} no ${verb(club, 'ha')} perdido esta temporada en ${leagueMatches(played)}.`,
      ({ club, played, won }) =>
        `${club} ${verb(club, 'suma')} ${wins(won)} en ${leagueMatches(played)} fuera de casa, sin ninguna derrota.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `${club} aún no ${verb(club, 'ha')} ganado a domicilio tras ${leagueMatches(played)}.`,
      ({ club }) => `A domicilio, ${club} ${verb(club, 'sigue')} en busca de su primera victoria en liga esta temporada.`,
    ],
    alsoPromoted: [
      ({ club }) => `${club} ${verb(club, 'ascendió', 'ascendieron')} la temporada pasada.`,
      ({ club }) => `La temporada pasada, ${club} ${verb(club, 'jugó', 'jugaron')} en la categoría inferior.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `En la tabla, ${higher} ${verb(higher, 'marcha')} ${placed(higherPlace, higher)} y ${lower}, ${placed(lowerPlace, lower)}, a ${points(gap)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${higher} ${verb(higher, 'marcha')} ${placed(higherPlace, higher)}, con ${points(gap)} más que ${lower}, ${placed(lowerPlace, lower)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${lower}, ${placed(lowerPlace, lower)}, está${lower.verb('', 'n')} a ${points(gap)} ${higher.de}, ${placed(higherPlace, higher)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Hay ${points(gap)} entre ${higher}, ${placed(higherPlace, higher)}, y ${lower}, ${placed(lowerPlace, lower)}.`,
    ],
    standingsLevel: [
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `En la tabla, ${home}, ${placed(homePlace, home)}, y ${away}, ${placed(awayPlace, away)}, están ${ofBoth(home, away, 'empatad')} a ${points(level)}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Los dos equipos tienen ${points(level)}: ${home} ${verb(home, 'marcha')} ${placed(homePlace, home)} y ${away}, ${placed(awayPlace, away)}.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) =>
        `En ${leagueMatches(played)} ${club.de} se han visto ${goals(all)}, entre a favor y en contra.`,
      ({ club, matches: played, goals: all }) =>
        `Con ${club} hay goles: ${number(all)} en ${leagueMatches(played)}, sumando los de sus rivales.`,
      ({ club, matches: played, goals: all }) =>
        `No faltan goles en los partidos ${club.de}: ${number(all)} en ${number(played)} de liga, contando los encajados.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) =>
        `En ${leagueMatches(played)} ${club.de} solo ${all === 1 ? 'se ha' : 'se han'} visto ${goals(all)}, entre a favor y en contra.`,
      ({ club, matches: played, goals: all }) =>
        `Con ${club} hay pocos goles: ${number(all)} en ${leagueMatches(played)}, sumando los de sus rivales.`,
      ({ club, matches: played, goals: all }) =>
        `Escasean los goles en los partidos ${club.de}: ${number(all)} en ${number(played)} de liga, contando los encajados.`,
    ],
    meetingsLead: [
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `${leader} ${verb(leader, 'ha')} ganado ${leaderWins === meetings ? '' : `${number(leaderWins)} de `}los ${number(meetings)} enfrentamientos ${leagueOnly ? 'de liga ' : ''}con ${trailer} desde ${since}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        `El balance favorece ${leader.a}, con ${wins(leaderWins)} en ${number(meetings)} ${meetingsSince(known)}.`,
      ({ leader, meetings, leaderWins, ...known }) =>
        leaderWins === meetings
          ? `Los ${number(meetings)} ${meetingsSince(known)} acabaron con victoria ${leader.de}.`
          : `De los ${number(meetings)} ${meetingsSince(known)}, ${number(leaderWins)} acabaron con victoria ${leader.de}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins: won, ...known }) => `Cada equipo ha ganado ${number(won)} de los ${number(meetings)} ${meetingsSince(known)}.`,
      ({ meetings, wins: won, ...known }) =>
        `El balance está igualado: ${wins(won)} por equipo en ${number(meetings)} ${meetingsSince(known)}.`,
      ({ home, away, meetings, wins: won, ...known }) =>
        `Tanto ${home} como ${away} han ganado ${number(won)} de los ${number(meetings)} ${meetingsSince(known)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${verb(winner, 'ganó', 'ganaron')} por ${score(winnerGoals, loserGoals)} el último duelo, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `La última vez que se enfrentaron, ${inMonth(on)}, ${winner} ${verb(winner, 'ganó', 'ganaron')} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `El último duelo, ${inMonth(on)}, lo ${verb(winner, 'ganó', 'ganaron')} ${winner} por ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `En su último duelo, ${inMonth(on)}, ${loser} ${verb(loser, 'perdió', 'perdieron')} por ${score(winnerGoals, loserGoals)} contra ${winner}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `El último duelo, ${inMonth(on)}, acabó en empate ${eachScored(each)}.`,
      ({ home, away, goals: each, on }) => `${home} y ${away} empataron ${eachScored(each)} la última vez, ${inMonth(on)}.`,
      ({ goals: each, on }) => `No hubo ganador la última vez que se vieron las caras, ${inMonth(on)}: ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `En nuestros datos, que arrancan en ${since}, no consta ningún enfrentamiento ${leagueOnly ? 'de liga ' : ''}entre los dos equipos.`,
      ({ home, away, since, leagueOnly }) =>
        `${home} y ${away} no se han enfrentado ${leagueOnly ? 'en liga ' : ''}al menos desde ${since}, cuando empiezan nuestros datos.`,
    ],
  };
}
