import type { SpanishNoun } from '#app/i18n/names/spanish-noun.ts';
import type { LeadKind } from '#domain/story/stories.ts';
import type { Stage } from '#domain/tournament/round.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import {
  against,
  counted,
  defeats,
  feminineOrdinal,
  inMonth,
  lastLeagueMatches,
  le,
  leagueMatches,
  matches,
  meets,
  number,
  ofBoth,
  placed,
  points,
  verb,
  where,
  wins,
} from './spanish-words.ts';

/** Rounds that are spoken of, as they follow `en`. */
const rounds: Readonly<Partial<Record<Stage, string>>> = {
  preliminary: 'la ronda preliminar',
  'qualifying-1': 'la primera ronda previa',
  'qualifying-2': 'la segunda ronda previa',
  'qualifying-3': 'la tercera ronda previa',
  'qualifying-play-off': 'el playoff de la previa',
  group: 'la fase de grupos',
  'league-phase': 'la fase liga',
  'round-1': 'la primera ronda',
  'round-2': 'la segunda ronda',
  'round-3': 'la tercera ronda',
  'round-4': 'la cuarta ronda',
  'round-5': 'la quinta ronda',
  'round-6': 'la sexta ronda',
  'knock-out-play-off': 'el playoff de octavos',
  'round-of-64': 'los treintaidosavos de final',
  'round-of-32': 'los dieciseisavos de final',
  'round-of-16': 'los octavos de final',
  'quarter-final': 'los cuartos de final',
  'semi-final': 'las semifinales',
  'third-place': 'el partido por el tercer puesto',
  'play-off': 'el playoff',
  'promotion-play-off': 'el playoff de ascenso',
  'relegation-play-off': 'el playoff de permanencia',
  'championship-round': 'la fase por el título',
  'relegation-round': 'la fase por la permanencia',
};

/** `en los octavos de final de la Copa del Rey`, `en la Copa del Rey`. */
const inRound = (competition: SpanishNoun, stage: Stage | undefined) => {
  const round = stage && rounds[stage];
  return round ? `en ${round} ${competition.de}` : `en ${competition}`;
};

/** Returns the two of a table as host and guest, each with its place. */
const onGround = (both: { higher: SpanishNoun; lower: SpanishNoun; higherPlace: number; lowerPlace: number; higherAtHome: boolean }) => {
  const { higher, lower, higherAtHome } = both;
  const [higherPlaced, lowerPlaced] = [placed(both.higherPlace, higher), placed(both.lowerPlace, lower)];
  return higherAtHome
    ? { host: higher, hostPlaced: higherPlaced, guest: lower, guestPlaced: lowerPlaced }
    : { host: lower, hostPlaced: lowerPlaced, guest: higher, guestPlaced: higherPlaced };
};

/** True where a club has the very name of its town: nobody writes `el derbi de Sevilla` beside `el Sevilla`. */
const isNamesake = ({ home, away, town }: { home: SpanishNoun; away: SpanishNoun; town: SpanishNoun }) =>
  [home.bare, away.bare].includes(town.bare);
/** `el derbi de Bristol`, `el derbi de la ciudad` */
const cityDerby = (facts: { home: SpanishNoun; away: SpanishNoun; town: SpanishNoun }) =>
  `el derbi ${isNamesake(facts) ? 'de la ciudad' : facts.town.de}`;

/** `el Getafe y el Elche, que lo visita`: two of which the first is at home. */
const withGuest = (host: SpanishNoun, guest: SpanishNoun) => `${host} y ${guest}, que ${host.agree('lo')} ${verb(guest, 'visita')}`;

/** Returns the sentences with which Spanish previews open. */
export function spanishLeads({ score }: ProseFigures): Pick<StoryTexts<SpanishNoun>, LeadKind> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Duelo en la cumbre: ${leader}, ${leader.agree('líder')} con ${points(gap)} de ventaja, ${meets(leader, leaderAtHome)} al segundo clasificado, ${chaser}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `${chaser}, ${chaser.agree('segundo')} a ${points(gap)}, ${meets(chaser, !leaderAtHome)} al líder, ${leader}.`,
      ({ leader, chaser, gap, leaderAtHome }) => {
        const win = `Con una victoria ${where(!leaderAtHome)}, ${chaser}, ${chaser.agree('segundo')}`;
        if (gap < 3) return `${win}, ${verb(chaser, 'desbancaría')} del liderato ${leader.a}.`;
        if (gap === 3) return `${win}, ${verb(chaser, 'igualaría')} a puntos con el líder, ${leader}.`;
        return `${win}, se ${verb(chaser, 'pondría')} a ${points(gap - 3)} del líder, ${leader}.`;
      },
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level }) =>
        `El liderato está en juego: ${leader} y ${chaser}, ${leader.agree('primero')} y ${chaser.agree('segundo')}, tienen los mismos puntos, ${number(level)}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `${leaderAtHome ? withGuest(leader, chaser) : withGuest(chaser, leader)}, llegan ${ofBoth(leader, chaser, 'empatad')} a ${points(level)} en lo más alto de la tabla.`,
    ],
    derby: [
      ({ home, away, town }) =>
        `${isNamesake({ home, away, town }) ? 'Llega el derbi' : `Derbi en ${town}`}: ${home} ${verb(home, 'recibe')} ${away.a}.`,
      ({ home, away, town }) => `${away} ${verb(away, 'visita')} ${home.a} en ${cityDerby({ home, away, town })}.`,
      ({ home, away, town }) =>
        `En ${cityDerby({ home, away, town })}, ${home} ${verb(home, 'ejerce')} de ${home.agree('local')} contra ${away}.`,
    ],
    leaderPlays: [
      ({ club, opponent, atHome, ahead }) =>
        `${club}, ${club.agree('líder')} con ${points(ahead)} de ventaja, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `El líder ${atHome ? 'juega en casa' : 'juega a domicilio'}: ${club} ${meets(club, atHome)} ${opponent.a}, que ${verb(opponent, 'marcha')} ${placed(opponentPlace, opponent)}.`,
      ({ club, opponent, atHome, ahead }) => `Con ${points(ahead)} de colchón en cabeza, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, atHome, ahead, opponentPlace }) =>
        `${opponent}, ${placed(opponentPlace, opponent)}, ${meets(opponent, !atHome)} al líder, ${club}, que ${verb(club, 'aventaja')} en ${points(ahead)} al segundo.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace }) =>
        `Duelo por la permanencia: ${home}, ${placed(homePlace, home)}, ${verb(home, 'recibe')} ${away.a}, ${placed(awayPlace, away)}.`,
      ({ home, away, homePlace, awayPlace }) =>
        `Ni ${home}, ${placed(homePlace, home)}, ni ${away}, ${placed(awayPlace, away)}, pueden regalar puntos a un rival directo por la permanencia.`,
      ({ home, away, homePlace, awayPlace }) =>
        `Hay puntos de oro en juego en la zona baja: ${away}, ${placed(awayPlace, away)}, ${verb(away, 'visita')} ${home.a}, ${placed(homePlace, home)}.`,
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
        `Una victoria ${where(lowerAtHome)} ${le(lower)} bastaría ${lower.a} para adelantar ${higher.a}, que ${verb(higher, 'tiene')} ${points(gap)} más.`,
      ({ lowerAtHome, gap, ...both }) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround({ ...both, higherAtHome: !lowerAtHome });
        return `Solo ${gap === 1 ? 'un punto separa' : `${points(gap)} separan`} ${host.a}, ${hostPlaced}, y ${guest.a}, ${guestPlaced}, que ${host.agree('lo')} ${verb(guest, 'visita')}.`;
      },
      ({ lower, higher, gap, lowerAtHome }) =>
        `${lower}, a ${points(gap)} ${higher.de}, ${verb(lower, 'puede')} superar${higher.agree('lo')} con una victoria ${where(lowerAtHome)}.`,
      ({ lower, higher, higherPlace, lowerPlace, lowerAtHome }) =>
        `Si ${verb(higher, 'quiere')} seguir por delante, ${higher}, ${placed(higherPlace, higher)}, no ${verb(higher, 'puede')} perder ${against(!lowerAtHome, lower)}, ${placed(lowerPlace, lower)}.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `Hay empate a ${points(level)} en la tabla entre ${withGuest(home, away)}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Con los mismos puntos, ${number(level)}, ${home}, ${placed(homePlace, home)}, ${verb(home, 'recibe')} ${away.a}, ${placed(awayPlace, away)}.`,
      ({ home, away, points: level }) => `Quien gane dejará atrás al rival: tanto ${home} como ${away} tienen ${points(level)}.`,
      ({ home, away, points: level }) => `${away} ${verb(away, 'visita')} ${home.a} con los mismos puntos que su rival, ${number(level)}.`,
    ],
    gulf: [
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${host}, ${hostPlaced}, ${verb(host, 'recibe')} ${guest.a}, ${guestPlaced}: hay ${points(both.gap)} de diferencia.`;
      },
      (both) => {
        const { host, guest } = onGround(both);
        return `Hay ${points(both.gap)} de distancia entre ${withGuest(host, guest)}.`;
      },
      (both) => {
        const { host, hostPlaced, guest } = onGround(both);
        return `${guest} ${verb(guest, 'visita')} a un rival con ${points(both.gap)} ${both.higherAtHome ? 'más' : 'menos'}: ${host}, ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `Con ${points(both.gap)} de por medio, ${guest}, ${guestPlaced}, ${verb(guest, 'visita')} ${host.a}, ${hostPlaced}.`;
      },
      ({ higher, lower, gap, lowerPlace, higherPlace, higherAtHome }) =>
        `${lower}, ${placed(lowerPlace, lower)}, ${meets(lower, !higherAtHome)} ${higher.a}, que ${verb(higher, 'marcha')} ${placed(higherPlace, higher)} y ${le(lower)} ${verb(higher, 'saca')} ${points(gap)}.`,
    ],
    inTable: [
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${host}, ${hostPlaced}, ${verb(host, 'recibe')} ${guest.a}, que ${verb(guest, 'marcha')} ${guestPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `Al campo ${host.de}, ${hostPlaced}, ${verb(guest, 'viaja')} ${guest}, ${guestPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${guest}, ${guestPlaced}, ${verb(guest, 'visita')} ${host.a}, ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `Toca salida para ${guest}, ${guestPlaced}, que ${verb(guest, 'visita')} ${host.a}, ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `${guest.a}, ${guestPlaced}, ${guest.agree('lo')} ${verb(host, 'espera')} en su campo ${host}, ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `En la tabla, ${guest} ${verb(guest, 'marcha')} ${guestPlaced} y ${host}, que ${guest.agree('lo')} ${verb(host, 'recibe')}, ${hostPlaced}.`;
      },
      (both) => {
        const { host, hostPlaced, guest, guestPlaced } = onGround(both);
        return `Juega${host.verb('', 'n')} en casa ${host}, ${hostPlaced}, contra ${guest}, ${guestPlaced}.`;
      },
    ],
    winningRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que ${verb(club, 'encadena')} ${wins(run)} en liga, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `¿Podrá${opponent.verb('', 'n')} ${opponent} frenar ${atHome ? 'a domicilio' : 'en su campo'} ${club.a}, que ${verb(club, 'suma')} ${wins(run)} seguidas en liga?`,
      ({ club, opponent, run, atHome }) => `Tras ${wins(run)} seguidas en liga, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets(opponent, !atHome)} a un rival lanzado: ${club} ${verb(club, 'ha')} ganado sus ${lastLeagueMatches(run)}.`,
      ({ club, opponent, run, atHome }) =>
        `A por la ${feminineOrdinal(run + 1)} victoria seguida en liga ${verb(club, 'va')} ${club}, que ${meets(club, atHome)} ${opponent.a}.`,
    ],
    losingRun: [
      ({ club, opponent, run, atHome }) =>
        `${club} ${verb(club, 'ha')} perdido sus ${lastLeagueMatches(run)} y ${verb(club, 'busca')} reaccionar ${against(atHome, opponent)}.`,
      ({ club, opponent, run, atHome }) => `Tras ${defeats(run)} seguidas en liga, ${club} ${meets(club, atHome)} ${opponent.a}.`,
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
        `Tras ${leagueMatches(run)} sin conocer la derrota, ${club} ${meets(club, atHome)} ${opponent.a}.`,
    ],
    winlessRun: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que no ${verb(club, 'gana')} desde hace ${leagueMatches(run)}, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) => `Tras ${leagueMatches(run)} sin ganar, ${club} ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `La victoria se ${le(club)} resiste ${club.a}: ${verb(club, 'suma')} ${leagueMatches(run)} sin ganar y ahora ${verb(club, 'juega')} ${against(atHome, opponent)}.`,
    ],
    goalDrought: [
      ({ club, opponent, run, atHome }) =>
        `${club}, que no ${verb(club, 'ha')} marcado en sus ${lastLeagueMatches(run)}, ${meets(club, atHome)} ${opponent.a}.`,
      ({ club, opponent, run, atHome }) =>
        `El gol se ${le(club)} resiste ${club.a}: ${verb(club, 'lleva')} ${leagueMatches(run)} sin marcar y ahora ${verb(club, 'juega')} ${against(atHome, opponent)}.`,
      ({ club, opponent, run, atHome }) => `Tras ${leagueMatches(run)} sin ver puerta, ${club} ${meets(club, atHome)} ${opponent.a}.`,
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
        `${up} ${meets(up, upAtHome)} ${down.a} tras ${wins(upRun)} seguidas en liga; su rival ha perdido los últimos ${number(downRun)} partidos.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Rachas opuestas en liga: ${wins(upRun)} seguidas ${up.de} y ${defeats(downRun)} seguidas ${down.de}, que ${verb(down, 'juega')} ${where(!upAtHome)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Con ${defeats(downRun)} seguidas en liga, ${down} ${meets(down, !upAtHome)} ${up.a}, que ${verb(up, 'encadena')} ${wins(upRun)}.`,
    ],
    fortress: [
      ({ club, opponent, played }) =>
        `Nadie ha ganado esta temporada en casa ${club.de} en ${leagueMatches(played)}; ahora lo ${verb(opponent, 'intenta')} ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${club}, ${club.agree('invicto')} en casa en liga, con ${wins(won)} en ${matches(played)}, ${verb(club, 'recibe')} ${opponent.a}.`,
      ({ club, opponent, won, played }) =>
        `${opponent} ${verb(opponent, 'visita')} a un rival que no ha perdido en casa en liga esta temporada: ${club} ${verb(club, 'suma')} allí ${wins(won)} en ${matches(played)}.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `${club}, que aún no ${verb(club, 'ha')} ganado en casa tras ${leagueMatches(played)}, ${verb(club, 'recibe')} ${opponent.a}.`,
      ({ club, opponent, played }) =>
        `La primera victoria de la temporada en casa se hace esperar: ${club} ${verb(club, 'lleva')} ${leagueMatches(played)} sin ganar en su campo y ${verb(club, 'recibe')} ${opponent.a}.`,
    ],
    strongTravellers: [
      ({ club, opponent, played, won }) =>
        `${opponent} ${verb(opponent, 'recibe')} a un rival que no ha perdido fuera en liga esta temporada: ${club} ${verb(club, 'suma')} ${wins(won)} en ${matches(played)} a domicilio.`,
      ({ club, opponent, played, won }) =>
        `Sin derrotas a domicilio en liga esta temporada, con ${wins(won)} en ${matches(played)}, ${club} ${verb(club, 'visita')} ${opponent.a}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `${club} aún no ${verb(club, 'ha')} ganado a domicilio en liga esta temporada y, tras ${counted(played, 'un intento', 'intentos')}, ${verb(club, 'prueba')} en el campo ${opponent.de}.`,
      ({ club, opponent, played }) =>
        `La primera victoria de la temporada a domicilio se ${le(club)} resiste ${club.a}, que ${verb(club, 'lleva')} ${leagueMatches(played)} sin ganar fuera y ${verb(club, 'visita')} ${opponent.a}.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${loser} ${verb(loser, 'tiene')} una cuenta pendiente con ${winner}, que ${le(loser)} ${verb(winner, 'ganó', 'ganaron')} por ${score(winnerGoals, loserGoals)} en su último duelo, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `El último duelo, ${inMonth(on)}, acabó en goleada: ${winner} ${verb(winner, 'ganó', 'ganaron')} por ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Con la derrota por ${score(winnerGoals, loserGoals)} del último duelo, ${inMonth(on)}, aún en la memoria, ${loser} ${meets(loser, !winnerAtHome)} ${winner.a}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings, atHome }) =>
        `${club} no ${verb(club, 'ha')} ganado ${opponent.a} en sus últimos ${number(meetings)} enfrentamientos y ahora ${opponent.agree('lo')} ${meets(club, atHome)}.`,
      ({ club, opponent, meetings, atHome }) =>
        `${opponent} se ${le(club)} ${verb(opponent, 'atraganta')} ${club.a}, que ${opponent.agree('lo')} ${meets(club, atHome)} tras ${number(meetings)} enfrentamientos sin ganar${le(opponent)}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `${home} ${verb(home, 'inicia')} la temporada ${competition.de} en casa contra ${away}.`,
      ({ home, away, competition }) =>
        `Arranca ${competition} para ${home}, que ${verb(home, 'juega')} en casa, y para ${away}, su primer rival.`,
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
      ({ home, away, competition }) => `Partido ${competition.de} en el campo ${home.de}, que ${verb(home, 'recibe')} ${away.a}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} ${verb(home, 'recibe')} ${away.a} ${inRound(competition, stage)}.`,
      ({ home, away, competition, stage }) => `${inRound(competition, stage)}, ${away} ${verb(away, 'visita')} ${home.a}.`,
      ({ home, away, competition, stage }) => `${away} ${verb(away, 'pasa')} por el campo ${home.de} ${inRound(competition, stage)}.`,
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
