import type { MeaningStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { SpanishNoun } from '../../nouns/nouns.ts';
import {
  counted,
  defeats,
  fromPlaceToPlace,
  interleaved,
  lastLeagueMatches,
  leagueMatches,
  matches,
  number,
  placed,
  sideOf,
  verb,
  wins,
} from '../../words.ts';
import type { Ground } from './review-words.ts';

type Club = SpanishNoun;
interface OfClub {
  readonly club: Club;
  readonly atHome: boolean;
}
type Text<Facts> = (facts: Readonly<Facts>, ground?: Ground) => string;

/** Returns true for a move to the first place; its sentences name the club. */
const isNewLeader = (facts: object) => 'to' in facts && facts.to === 1;

/** Returns texts about a club by its name, and the same by its side where one is at home. */
function byNameAndSide<Facts extends OfClub>(first: Text<Facts>, ...others: Text<Facts>[]): [Text<Facts>, ...Text<Facts>[]] {
  return interleaved<Text<Facts>>(
    [first, ...others],
    [
      (text) => text,
      (text) => (facts, ground) =>
        text(ground === undefined || isNewLeader(facts) ? facts : { ...facts, club: sideOf(facts.atHome) }, ground),
    ],
  );
}

const placesUp = (count: number) => counted(count, 'un puesto', 'puestos');
const on = (ground: 'home' | 'away' | undefined) => (ground === undefined ? '' : ground === 'home' ? ' en casa' : ' a domicilio');
const was = (club: Club) => verb(club, 'era');
const is = (club: Club) => verb(club, 'es', 'son');

/** Returns the sentences of Spanish reviews on what a result means. */
export function spanishMeanings(): Pick<StoryTexts<Club>, keyof MeaningStories<Club>> {
  return {
    movedUp: byNameAndSide(
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${club}, que ${was(club)} ${placed(from, club)}, se ${verb(club, 'puso', 'pusieron')} ${club.agree('líder')}.`
          : relegation
            ? `${club} ${verb(club, 'salió', 'salieron')} de los puestos de descenso y ya ${is(club)} ${placed(to, club)}.`
            : `${club} ${verb(club, 'subió', 'subieron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `El liderato pasó a manos ${club.de}, hasta ahora ${placed(from, club)}.`
          : relegation
            ? `En la tabla, ${club} ${verb(club, 'dejó', 'dejaron')} atrás el descenso: ${verb(club, 'marcha')} ${placed(to, club)}.`
            : `En la tabla, ${club} ${verb(club, 'avanzó', 'avanzaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `Hay nuevo líder: ${club}, que ${was(club)} ${placed(from, club)}.`
          : relegation
            ? `${club} ${verb(club, 'respira')} fuera de la zona de descenso, ahora ${placed(to, club)}.`
            : `${club} ${verb(club, 'subió', 'subieron')} ${placesUp(from - to)} en la clasificación y ${verb(club, 'marcha')} ${placed(to, club)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `El primer puesto es ahora ${club.de}, que ${was(club)} ${placed(from, club)}.`
          : relegation
            ? `Con el puesto ${to}, ${club} ${verb(club, 'abandonó', 'abandonaron')} la zona de descenso.`
            : `Antes del partido ${club} ${was(club)} ${placed(from, club)}; ahora ${is(club)} ${placed(to, club)}.`,
      ({ club, from, to, drawn }) =>
        `${drawn ? 'El empate' : 'La victoria'} ${club.verb('le', 'les')} valió ${club.a} para subir ${fromPlaceToPlace(from, to)}.`,
    ),
    movedDown: byNameAndSide(
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} ${verb(club, 'perdió', 'perdieron')} el liderato y ${verb(club, 'pasó', 'pasaron')} a ser ${placed(to, club)}.`
          : relegation
            ? `${club} ${verb(club, 'cayó', 'cayeron')} a los puestos de descenso: ${is(club)} ${placed(to, club)}.`
            : `${club} ${verb(club, 'bajó', 'bajaron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `El liderato se ${club.verb('le', 'les')} escapó ${club.a}, ahora ${placed(to, club)}.`
          : relegation
            ? `En la tabla, ${club} ${verb(club, 'entró', 'entraron')} en zona de descenso, ${placed(to, club)}.`
            : `En la tabla, ${club} ${verb(club, 'cayó', 'cayeron')} ${fromPlaceToPlace(from, to)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} ya no ${is(club)} ${club.agree('líder')}: ${verb(club, 'marcha')} ${placed(to, club)}.`
          : relegation
            ? `${club} ${verb(club, 'queda')} ${placed(to, club)}, en puestos de descenso.`
            : `${club} ${verb(club, 'bajó', 'bajaron')} ${placesUp(to - from)} en la clasificación y ${verb(club, 'marcha')} ${placed(to, club)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `Antes del partido ${club} ${was(club)} ${club.agree('líder')}; ahora ${is(club)} ${placed(to, club)}.`
          : relegation
            ? `Con el puesto ${to}, ${club} ${verb(club, 'está', 'están')} en zona de descenso.`
            : `Antes del partido ${club} ${was(club)} ${placed(from, club)}; ahora ${is(club)} ${placed(to, club)}.`,
      ({ club, from, to, drawn }) =>
        `${drawn ? 'El empate' : 'La derrota'} ${club.verb('le', 'les')} costó ${club.a} bajar ${fromPlaceToPlace(from, to)}.`,
    ),
    decided: [
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `${club} ya ${is(club)} ${club.agree('campeón')}.`
          : outcome === 'promoted'
            ? `${club} ya ${verb(club, 'tiene')} asegurado el ascenso.`
            : `${club} ya no ${verb(club, 'puede')} evitar el descenso.`,
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `El título ya no se ${club.verb('le', 'les')} escapa ${club.a}.`
          : outcome === 'promoted'
            ? `El ascenso ${club.de} ya es un hecho.`
            : `El descenso ${club.de} ya es un hecho.`,
    ],
    winningRunGoesOn: byNameAndSide(
      ({ club, run }) => `Con esta victoria, ${club} ${verb(club, 'suma')} ${number(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'encadena')} ya ${wins(run)} en liga.`,
      ({ run }) => `Son ya ${wins(run)} seguidas en liga para el ganador.`,
    ),
    winningRunEnded: byNameAndSide(
      ({ club, run }) => `${club} ${verb(club, 'venía')} de ${wins(run)} seguidas en liga.`,
      ({ club, run }) => `Se acabó así la racha ${club.de}: ${wins(run)} seguidas en liga.`,
      ({ club, run }) => `${club} ${verb(club, 'había')} ganado sus ${number(run)} partidos de liga anteriores.`,
      ({ club, run, drawn }) => `${drawn ? 'El empate' : 'La derrota'} puso fin a la racha ${club.de}: ${wins(run)} seguidas en liga.`,
    ),
    losingRunGoesOn: byNameAndSide(
      ({ club, run }) => `Con esta derrota, ${club} ${verb(club, 'suma')} ${number(run)} seguidas en liga.`,
      ({ club, run }) => `Son ya ${defeats(run)} seguidas en liga para ${club}.`,
      ({ club, run }) => `${club} ${verb(club, 'ha')} perdido sus ${lastLeagueMatches(run)}.`,
    ),
    losingRunEnded: byNameAndSide(
      ({ club, run }) => `${club} ${verb(club, 'venía')} de ${defeats(run)} seguidas en liga.`,
      ({ club, run }) => `Se acabó así la mala racha ${club.de}: ${defeats(run)} seguidas en liga.`,
      ({ run }) => `El ganador había perdido sus ${number(run)} partidos de liga anteriores.`,
    ),
    unbeatenRunEnded: byNameAndSide(
      ({ club, run }) => `${club} ${verb(club, 'llevaba')} ${leagueMatches(run)} sin perder.`,
      ({ club, run }) => `Con esta derrota acabó la racha ${club.de}: ${leagueMatches(run)} sin perder.`,
      ({ club, run }) => `${club} no ${verb(club, 'perdía')} desde hacía ${leagueMatches(run)}.`,
    ),
    winlessRunEnded: byNameAndSide(
      ({ club, run }) => `${club} ${verb(club, 'llevaba')} ${leagueMatches(run)} sin ganar.`,
      ({ club, run }) => `Con esta victoria acabó la mala racha ${club.de}: ${leagueMatches(run)} sin ganar.`,
      ({ run }) => `El ganador llevaba ${leagueMatches(run)} sin conocer la victoria.`,
    ),
    firstWin: byNameAndSide(
      ({ club, played, ground }) => `Fue la primera victoria${on(ground)} ${club.de} esta temporada, en ${matches(played)}.`,
      ({ club, played, ground }) => `${club} no ${verb(club, 'había')} ganado${on(ground)} esta temporada en ${matches(played - 1)}.`,
    ),
    firstDefeat: byNameAndSide(
      ({ club, played, ground }) => `Fue la primera derrota${on(ground)} ${club.de} esta temporada, en ${matches(played)}.`,
      ({ club, played, ground }) => `${club} no ${verb(club, 'había')} perdido${on(ground)} esta temporada en ${matches(played - 1)}.`,
    ),
    stillWinless: byNameAndSide(
      ({ club, played, ground }) => `${club} ${verb(club, 'sigue')} sin ganar${on(ground)} esta temporada, tras ${matches(played)}.`,
      ({ club, played, ground }) =>
        `La primera victoria de la temporada${on(ground)} se ${club.verb('le', 'les')} resiste ${club.a}: van ${matches(played)}.`,
    ),
  };
}
