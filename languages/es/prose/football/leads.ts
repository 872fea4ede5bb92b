import type { LeadKind } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';
import {
  after,
  against,
  defeats,
  draws,
  feminineOrdinal,
  inMonth,
  lastLeagueMatches,
  le,
  leagueMatches,
  meets,
  number,
  placed,
  points,
  sideOf,
  verb,
  where,
  wins,
} from '../words.ts';
import { derbyDay, derbyOf, inRound, inTown } from './lead-words.ts';

/** Returns two clubs of the table as host and guest, each with its place. */
const onGround = (both: {
  higher: SpanishNoun;
  lower: SpanishNoun;
  higherPlace: number;
  lowerPlace: number;
  higherAtHome: boolean;
  lastPlace?: number;
}) => {
  const { higher, lower, higherAtHome, lastPlace } = both;
  const [higherPlaced, lowerPlaced] = [placed(both.higherPlace, higher), placed(both.lowerPlace, lower, lastPlace)];
  return higherAtHome
    ? { host: higher, hostPlaced: higherPlaced, guest: lower, guestPlaced: lowerPlaced }
    : { host: lower, hostPlaced: lowerPlaced, guest: higher, guestPlaced: higherPlaced };
};

/** `el undécimo y el colista`: the places of host and guest. */
const ordinalsOf = (both: { higherPlace: number; lowerPlace: number; higherAtHome: boolean; lastPlace?: number }) => {
  const club = sideOf(true);
  const [higher, lower] = [`el ${placed(both.higherPlace, club)}`, `el ${placed(both.lowerPlace, club, both.lastPlace)}`];
  return both.higherAtHome ? `${higher} y ${lower}` : `${lower} y ${higher}`;
};

/** Returns two clubs of the table, each with its place. */
const withPlaces = (both: { home: SpanishNoun; away: SpanishNoun; homePlace: number; awayPlace: number; lastPlace?: number }) => ({
  home: both.home,
  away: both.away,
  homeAt: placed(both.homePlace, both.home, both.lastPlace),
  awayAt: placed(both.awayPlace, both.away, both.lastPlace),
});

/** `diez victorias y tres empates`, for a side that has not lost. */
const unbeatenRecord = ({ played, won }: { played: number; won: number }) => `${wins(won)} y ${draws(played - won)}`;

/** Returns the first sentences of Spanish previews. */
export function spanishLeads({ score }: ProseFigures): Pick<StoryTexts<SpanishNoun>, LeadKind> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Duelo en la cumbre: ${leader}, ${leader.agree('líder')} con ${points(gap)} de ventaja, ${meets(leader, leaderAtHome)} al segundo clasificado, ${chaser}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `${chaser}, ${chaser.agree('segundo')} a ${points(gap)}, ${meets(chaser, !leaderAtHome)} al líder, ${leader}.`,
      ({ leader, chaser, gap, leaderAtHome }) => {
        const win = `${chaser}, ${chaser.agree('segundo')}, ${meets(chaser, !leaderAtHome)} al líder, ${leader}, y con una victoria`;
        if (gap < 3) return `${win} ${le(leader)} ${verb(chaser, 'quitaría')} el primer puesto.`;
        if (gap === 3) return `${win} ${leader.agree('lo')} ${verb(chaser, 'igualaría')} a puntos.`;
        return `${win} se ${verb(chaser, 'pondría')} a ${points(gap - 3)}.`;
      },
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) => {
        const [host, guest] = leaderAtHome ? [leader, chaser] : [chaser, leader];
        return `El liderato está en juego: ${host} ${verb(host, 'recibe')} ${guest.a} y los dos equipos suman ${points(level)}.`;
      },
      ({ leader, chaser, points: level, leaderAtHome }) => {
        const [host, guest] = leaderAtHome ? [leader, chaser] : [chaser, leader];
        return `${host} ${verb(host, 'recibe')} ${guest.a} con los dos equipos empatados a ${points(level)} en lo más alto de la tabla.`;
      },
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `${chaser}, ${chaser.agree('segundo')} con los mismos puntos que el líder, ${number(level)}, ${meets(chaser, !leaderAtHome)} precisamente ${leader.a}.`,
    ],
    derby: [
      (facts) => `Hay ${derbyDay(facts)}: ${facts.home} ${verb(facts.home, 'recibe')} ${facts.away.a}.`,
      (facts) => `${facts.away} ${verb(facts.away, 'visita')} ${facts.home.a} en ${derbyOf(facts)}.`,
      (facts) => `En ${derbyOf(facts)}, ${facts.home} ${verb(facts.home, 'ejerce')} de ${facts.home.agree('local')} ante ${facts.away}.`,
      (facts) => `Duelo de vecinos${inTown(facts)}: ${facts.home} ${verb(facts.home, 'recibe')} ${facts.away.a}.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead }) =>
        `${club}, ${club.agree('líder')} con ${points(ahead)} de ventaja, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        `El líder, ${club}, ${meets(club, atHome)} ${opponent.a}, que ${verb(opponent, 'marcha')} ${placed(opponentPlace, opponent, lastPlace)}.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        `${opponent}, ${placed(opponentPlace, opponent, lastPlace)}, ${meets(opponent, !atHome)} al líder, ${club}.`,
      ({ club, opponent, atHome, ahead, opponentPlace, lastPlace }) =>
        `${opponent}, ${placed(opponentPlace, opponent, lastPlace)}, ${meets(opponent, !atHome)} al líder, ${club}, que ${verb(club, 'aventaja')} en ${points(ahead)} al segundo.`,
    ],
    alreadyDecided: [
      ({ club, opponent, atHome, as, opponentPlace, lastPlace }) =>
        `${club}, ya ${club.agree({ champion: 'campeón', promoted: 'ascendido', relegated: 'descendido' }[as])}, ${meets(club, atHome)} ${opponent.a}, que ${verb(opponent, 'marcha')} ${placed(opponentPlace, opponent, lastPlace)}.`,
      ({ club, opponent, atHome, as }) =>
        `Con ${{ champion: 'el título en el bolsillo', promoted: 'el ascenso en el bolsillo', relegated: 'el descenso ya consumado' }[as]}, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, atHome, as }) =>
        `${opponent} ${meets(opponent, !atHome)} ${{ champion: 'al campeón', promoted: 'a un equipo que ya ha ascendido', relegated: 'a un equipo que ya ha descendido' }[as]}, ${club}.`,
      ({ club, opponent, atHome, as }) =>
        `${club} ya ${{ champion: `${verb(club, 'es', 'son')} ${club.agree('campeón')}`, promoted: `${verb(club, 'tiene')} asegurado el ascenso`, relegated: `${verb(club, 'ha')} descendido` }[as]} y ahora ${meets(club, atHome)} ${opponent.a}.`,
    ],
    relegationFight: [
      (both) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `Duelo por la permanencia: ${home}, ${homeAt}, ${verb(home, 'recibe')} ${away.a}, ${awayAt}.`;
      },
      (both) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `La permanencia está en juego en el campo ${home.de}, ${homeAt}, que ${verb(home, 'recibe')} ${away.a}, ${awayAt}.`;
      },
      (both) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `Hay puntos de oro en juego en la zona baja: ${away}, ${awayAt}, ${verb(away, 'visita')} ${home.a}, ${homeAt}.`;
      },
      (both) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `El descenso amenaza a los dos: ${home}, ${homeAt}, ${verb(home, 'recibe')} ${away.a}, ${awayAt}.`;
      },
      (both) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `Con el descenso al acecho, ${home}, ${homeAt}, ${verb(home, 'recibe')} ${away.a}, ${awayAt}.`;
      },
      (both) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `La lucha por evitar el descenso lleva ${away.a}, ${awayAt}, al campo ${home.de}, ${homeAt}.`;
      },
      ({ home, away }) => `${home} ${verb(home, 'recibe')} ${away.a}, y los dos equipos necesitan puntos para salvarse.`,
      (both) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `${away}, ${awayAt}, ${verb(away, 'visita')} ${home.a}, ${homeAt}, con la permanencia en juego para los dos.`;
      },
    ],
    bottomPlays: [
      ({ club, opponent, atHome, opponentPlace }) =>
        `${club}, ${club.agree('colista')}, ${meets(club, atHome)} ${opponent.a}, que ${verb(opponent, 'marcha')} ${placed(opponentPlace, opponent)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent}, ${placed(opponentPlace, opponent)}, ${meets(opponent, !atHome)} al colista, ${club}.`,
      ({ club, opponent, atHome }) => `${club.agree('último')} de la tabla, ${club} ${meets(club, atHome)} ${opponent.a}.`,
    ],
    overtake: [
      ({ lower, higher, lowerAtHome, gap }) =>
        `${lower} ${meets(lower, lowerAtHome)} ${higher.a}, que ${verb(higher, 'tiene')} ${points(gap)} más, y ${higher.agree('lo')} ${verb(lower, 'adelantaría')} con una victoria.`,
      ({ lowerAtHome, gap, ...both }) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround({ ...both, higherAtHome: !lowerAtHome });
        return `Solo ${gap === 1 ? 'un punto separa' : `${points(gap)} separan`} ${host.a}, ${hostPlaced}, ${guest.de}, ${guestPlaced}, que ${host.agree('lo')} ${verb(guest, 'visita')}.`;
      },
      ({ lower, higher, gap, lowerAtHome }) =>
        `Si ${le(higher)} ${verb(lower, 'gana')} ${where(lowerAtHome)} ${higher.a}, ${lower} ${higher.agree('lo')} ${verb(lower, 'adelantará')} en la tabla: ahora ${verb(lower, 'tiene')} ${points(gap)} menos.`,
      ({ lower, higher, higherPlace, lowerPlace, lowerAtHome, lastPlace }) =>
        `Si ${verb(higher, 'quiere')} seguir por delante, ${higher}, ${placed(higherPlace, higher)}, no ${verb(higher, 'puede')} perder ${against(!lowerAtHome, lower)}, ${placed(lowerPlace, lower, lastPlace)}.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `${home} ${verb(home, 'recibe')} ${away.a} con los dos equipos empatados a ${points(level)}.`,
      ({ points: level, ...both }) => {
        const { home, away, homeAt, awayAt } = withPlaces(both);
        return `Con los mismos puntos, ${number(level)}, ${home}, ${homeAt}, ${verb(home, 'recibe')} ${away.a}, ${awayAt}.`;
      },
      ({ home, away, points: level }) =>
        `Quien gane dejará atrás al rival: ${home} ${verb(home, 'recibe')} ${away.a}, y los dos equipos tienen ${points(level)}.`,
      ({ home, away, points: level }) =>
        `${away} ${verb(away, 'visita')} ${home.a} en un duelo entre dos equipos empatados a ${points(level)}.`,
    ],
    gulf: [
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${host}, ${hostPlaced}, ${verb(host, 'recibe')} ${guest.a}, ${guestPlaced}: hay ${points(both.gap)} de diferencia.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `Hay ${points(both.gap)} de distancia entre ${host}, ${hostPlaced}, y ${guest}, ${guestPlaced}, que ${host.agree('lo')} ${verb(guest, 'visita')}.`;
      },
      (both) => {
        const { host, hostPlaced, guest } = onGround(both);
        return `${guest} ${verb(guest, 'visita')} a un rival con ${points(both.gap)} ${both.higherAtHome ? 'más' : 'menos'}: ${host}, ${hostPlaced}.`;
      },
      ({ higher, lower, gap, lowerPlace, higherAtHome, lastPlace }) =>
        `Con ${points(gap)} más que su rival, ${higher} ${meets(higher, higherAtHome)} ${lower.a}, que ${verb(lower, 'marcha')} ${placed(lowerPlace, lower, lastPlace)}.`,
      ({ higher, lower, gap, lowerPlace, higherPlace, higherAtHome, lastPlace }) =>
        `${lower}, ${placed(lowerPlace, lower, lastPlace)}, ${meets(lower, !higherAtHome)} ${higher.a}, que ${verb(higher, 'marcha')} ${placed(higherPlace, higher)} y ${le(lower)} ${verb(higher, 'saca')} ${points(gap)}.`,
    ],
    inTable: [
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${host}, ${hostPlaced}, ${verb(host, 'recibe')} ${guest.a}, que ${verb(guest, 'marcha')} ${guestPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${guest}, ${guestPlaced}, ${verb(guest, 'visita')} ${host.a}, que ${verb(host, 'marcha')} ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${host}, ${hostPlaced}, ${verb(host, 'juega')} en casa contra ${guest}, ${guestPlaced}.`;
      },
      (both) => {
        const { host, guest } = onGround(both);
        return `Duelo entre ${ordinalsOf(both)} de la tabla: ${host} ${verb(host, 'recibe')} ${guest.a}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${guest}, ${guestPlaced}, ${verb(guest, 'juega')} en el campo ${host.de}, que ${verb(host, 'marcha')} ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `El calendario lleva ${guest.a}, ${guestPlaced}, al campo ${host.de}, ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${host}, ${hostPlaced}, ${verb(host, 'afronta')} en casa el duelo con ${guest}, ${guestPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${host.a}, ${hostPlaced}, ${host.agree('lo')} ${verb(guest, 'visita')} ${guest}, ${guestPlaced}.`;
      },
    ],
    winningRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que ${verb(club, 'encadena')} ${wins(run)} en liga, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `¿Podrá${opponent.verb('', 'n')} ${opponent} frenar ${atHome ? 'a domicilio' : 'en su campo'} ${club.a}, que ${verb(club, 'suma')} ${wins(run)} seguidas en liga?`,
      ({ club, opponent, run, atHome }) => `${after(wins(run))} seguidas en liga, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets(opponent, !atHome)} a un rival lanzado: ${club} ${verb(club, 'ha')} ganado sus ${lastLeagueMatches(run)}.`,
      ({ club, opponent, run, atHome }) =>
        `A por la ${feminineOrdinal(run + 1)} victoria seguida en liga ${verb(club, 'va')} ${club}, que ${meets(club, atHome)} ${opponent.a}.`,
    ],
    losingRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} ${verb(club, 'ha')} perdido sus ${lastLeagueMatches(run)} y ${verb(club, 'busca')} reaccionar ${against(atHome, opponent)}.`,
      ({ club, opponent, run, atHome }) => `${after(defeats(run))} seguidas en liga, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `Si ${club} ${verb(club, 'pierde')} ${against(atHome, opponent)}, será su ${feminineOrdinal(run + 1)} derrota seguida en liga.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets(opponent, !atHome)} a un rival en horas bajas: ${club} ${verb(club, 'encadena')} ${defeats(run)} en liga.`,
    ],
    unbeatenRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que ${verb(club, 'lleva')} ${leagueMatches(run)} sin perder, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `Nadie ha ganado ${club.a} en sus ${lastLeagueMatches(run)}; ahora lo ${verb(opponent, 'intenta')} ${opponent}, ${where(!atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `${after(leagueMatches(run))} sin conocer la derrota, ${club} ${meets(club, atHome)} ${opponent.a}.`,
    ],
    winlessRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que no ${verb(club, 'gana')} desde hace ${leagueMatches(run)}, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) => `${after(leagueMatches(run))} sin ganar, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} ${verb(club, 'busca')} ${against(atHome, opponent)} una victoria que se ${le(club)} niega desde hace ${leagueMatches(run)}.`,
    ],
    goalDrought: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que no ${verb(club, 'ha')} marcado en sus ${lastLeagueMatches(run)}, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} no ${verb(club, 'marca')} desde hace ${leagueMatches(run)} y ahora ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) => `${after(leagueMatches(run))} sin ver puerta, ${club} ${meets(club, atHome)} ${opponent.a}.`,
    ],
    cleanSheets: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que ${verb(club, 'lleva')} ${leagueMatches(run)} sin encajar un gol, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `Nadie ${le(club)} ha marcado ${club.a} en sus ${lastLeagueMatches(run)}; ahora lo ${verb(opponent, 'intenta')} ${opponent}, ${where(!atHome)}.`,
      ({ club, opponent, run, atHome }) =>
        `Con la portería a cero en sus ${lastLeagueMatches(run)}, ${club} ${meets(club, atHome)} ${opponent.a}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${up}, con ${wins(upRun)} seguidas en liga, ${meets(up, upAtHome)} ${down.a}, que ${verb(down, 'ha')} perdido sus últimos ${number(downRun)} partidos.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${down}, con ${defeats(downRun)} seguidas en liga, ${meets(down, !upAtHome)} a un rival lanzado: ${up} ${verb(up, 'suma')} ${wins(upRun)} seguidas.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `${after(defeats(downRun))} seguidas en liga, ${down} ${meets(down, !upAtHome)} ${up.a}, que ${verb(up, 'encadena')} ${wins(upRun)}.`,
    ],
    perfectAtHome: [
      ({ club, opponent, played }) =>
        `${club}, que ${verb(club, 'ha')} ganado sus ${number(played)} partidos de liga en casa esta temporada, ${verb(club, 'recibe')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${verb(opponent, 'visita')} a un rival que lo ha ganado todo en casa: ${club} ${verb(club, 'suma')} allí ${wins(played)} en otros tantos partidos de liga.`,
      ({ club, opponent, played }) =>
        `Nadie se ha llevado un punto del campo ${club.de} en los ${number(played)} partidos de liga jugados allí esta temporada; ahora lo ${verb(opponent, 'intenta')} ${opponent}.`,
    ],
    fortress: [
      ({ club, opponent, played }) =>
        `Nadie ha ganado en el campo ${club.de} en los ${number(played)} partidos de liga jugados allí esta temporada; ahora lo ${verb(opponent, 'intenta')} ${opponent}.`,
      ({ club, opponent, ...record }) =>
        `${club}, que en liga ${verb(club, 'sigue')} ${club.agree('invicto')} en su campo (${unbeatenRecord(record)}), ${verb(club, 'recibe')} ${opponent.a}.`,
      ({ club, opponent, ...record }) =>
        `${opponent} ${verb(opponent, 'visita')} a un rival que en liga aún no ha perdido en casa: ${club} ${verb(club, 'suma')} allí ${unbeatenRecord(record)}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `${club}, que no ${verb(club, 'ha')} ganado ninguno de sus ${number(played)} partidos de liga en casa esta temporada, ${verb(club, 'recibe')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `La primera victoria de la temporada en casa se hace esperar: ${club} ${verb(club, 'ha')} jugado ya ${leagueMatches(played)} en su campo y ahora ${verb(club, 'recibe')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${verb(opponent, 'visita')} ${club.a}, que no ${verb(club, 'ha')} ganado en casa esta temporada en ${leagueMatches(played)}.`,
    ],
    perfectAway: [
      ({ club, opponent, played }) =>
        `${club}, que ${verb(club, 'ha')} ganado sus ${number(played)} partidos de liga a domicilio esta temporada, ${verb(club, 'visita')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${verb(opponent, 'recibe')} a un rival que lo ha ganado todo fuera de casa: ${club} ${verb(club, 'suma')} a domicilio ${wins(played)} en otros tantos partidos de liga.`,
      ({ club, opponent, played }) =>
        `Tras ganar todos sus partidos de liga a domicilio esta temporada, ${number(played)} en total, ${club} ${verb(club, 'visita')} ${opponent.a}.`,
    ],
    strongTravellers: [
      ({ club, opponent, ...record }) =>
        `${opponent} ${verb(opponent, 'recibe')} a un rival que en liga aún no ha perdido fuera de casa: ${club} ${verb(club, 'suma')} a domicilio ${unbeatenRecord(record)}.`,
      ({ club, opponent, ...record }) =>
        `Sin derrotas a domicilio en liga esta temporada, con ${unbeatenRecord(record)}, ${club} ${verb(club, 'visita')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `${club}, que no ${verb(club, 'ha')} perdido ninguno de sus ${number(played)} partidos de liga a domicilio esta temporada, ${verb(club, 'visita')} ${opponent.a}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `${club}, que no ${verb(club, 'ha')} ganado ninguno de sus ${number(played)} partidos de liga a domicilio esta temporada, ${verb(club, 'visita')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `La primera victoria de la temporada a domicilio se ${le(club)} resiste ${club.a}, que ${verb(club, 'ha')} jugado ya ${leagueMatches(played)} fuera y ahora ${verb(club, 'visita')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${verb(opponent, 'recibe')} ${club.a}, que no ${verb(club, 'ha')} ganado fuera de casa esta temporada en ${leagueMatches(played)}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `${loser} ${meets(loser, !winnerAtHome)} ${winner.a} con una cuenta pendiente: ${verb(loser, 'perdió', 'perdieron')} por ${score(winnerGoals, loserGoals)} el último duelo, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `${winner} ${le(loser)} ${verb(winner, 'ganó', 'ganaron')} por ${score(winnerGoals, loserGoals)} ${loser.a} en su último duelo, ${inMonth(on)}, y ahora ${loser.agree('lo')} ${meets(winner, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Con el recuerdo de la derrota por ${score(winnerGoals, loserGoals)} en el último duelo, ${inMonth(on)}, ${loser} ${meets(loser, !winnerAtHome)} ${winner.a}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings, atHome }) =>
        `${club} no ${verb(club, 'ha')} ganado ${opponent.a} en sus últimos ${number(meetings)} enfrentamientos y ahora ${opponent.agree('lo')} ${meets(club, atHome)}.`,
      ({ club, opponent, meetings, atHome }) =>
        `${opponent} se ${le(club)} ${verb(opponent, 'atraganta')} ${club.a}, que ${opponent.agree('lo')} ${meets(club, atHome)} tras ${number(meetings)} enfrentamientos sin ganar${le(opponent)}.`,
      ({ club, opponent, meetings, atHome }) =>
        `${club} ${meets(club, atHome)} a un rival que se ${le(club)} resiste: ${verb(club, 'lleva')} ${number(meetings)} enfrentamientos sin ganar ${opponent.a}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `${home} ${verb(home, 'inicia')} la temporada ${competition.de} en casa contra ${away}.`,
      ({ home, away, competition }) => `Arranca ${competition} para ${home}, que ${verb(home, 'juega')} en casa contra ${away}.`,
      ({ home, away, competition }) =>
        `Estreno de temporada en ${competition} para los dos equipos: ${away} ${verb(away, 'visita')} ${home.a}.`,
    ],
    promoted: [
      ({ club, opponent, atHome }) => `${club}, recién ${club.agree('ascendido')}, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, atHome }) => `Tras ascender la temporada pasada, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, atHome }) => `${opponent} ${meets(opponent, !atHome)} a un recién ascendido, ${club}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} ${verb(home, 'recibe')} ${away.a} en ${competition}.`,
      ({ home, away, competition }) => `En ${competition}, ${away} ${verb(away, 'visita')} ${home.a}.`,
      ({ home, away, competition }) => `${home} ${verb(home, 'juega')} en casa contra ${away} en ${competition}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} ${verb(home, 'recibe')} ${away.a} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)}, ${away} ${verb(away, 'visita')} ${home.a}.`,
      ({ home, away, competition, stage }) => `${away} ${verb(away, 'juega')} en el campo ${home.de} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `Cita ${inRound(competition, stage)}: ${home} ${verb(home, 'recibe')} ${away.a}.`,
      ({ home, away, competition, stage }) => `${home} ${verb(home, 'juega')} en casa contra ${away} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)}, ${away} ${verb(away, 'acude')} al campo ${home.de}.`,
      ({ home, away, competition, stage }) =>
        `${home} ${verb(home, 'ejerce')} de ${home.agree('local')} ante ${away} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)}, ${home} se ${verb(home, 'mide')} en su campo ${away.a}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `${home} y ${away} se juegan el título en la final ${competition.de}.`,
      ({ home, away, competition }) => `La final ${competition.de} enfrenta ${home.a} y ${away.a}.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) => `${home} y ${away} se miden en campo neutral ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) =>
        `Sin ventaja de campo para nadie, ${home} y ${away} se enfrentan ${inRound(competition, stage)}.`,
    ],
  };
}
