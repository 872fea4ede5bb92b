import type { MeaningStories } from '#domain/story/stories.ts';
import type { HomeAndAway, StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianNoun } from '../../nouns/nouns.ts';
import { role } from '../../roles.ts';
import { awaits, has, is, was } from '../../verbs.ts';
import { articled, counted, defeats, feminineOrdinal, matches, number, ordinal, rank, trips, wins } from '../../words.ts';

type Club = ItalianNoun;

/** Returns the role of a club whose name may have ended the sentence before; its name when neither club is at home. */
const side = ({ club, atHome }: { club: Club; atHome: boolean }, ground: HomeAndAway<Club> | undefined) =>
  ground === undefined ? club : role(atHome);

const cameFrom = (club: Club) => `${club} ${club.verb('veniva', 'venivano')} da`;
/** `dal quinto al terzo posto`. */
const steps = (from: number, to: number) => `${articled('dal', ordinal(from))} ${articled('al', ordinal(to))} posto`;
const toPlace = (to: number) => `${articled('al', ordinal(to))} posto`;
const fromPlace = (from: number) => `${articled('dal', ordinal(from))} posto`;
const isRisen = (club: Club) => `${is(club)} ${club.agree('salito')}`;
const isFallen = (club: Club) => `${is(club)} ${club.agree('sceso')}`;

type OneGround = 'home' | 'away' | undefined;
/** Behind `vittoria`: ` interna`, ` esterna`, or nothing. */
const kindOn = (ground: OneGround) => (ground === undefined ? '' : ground === 'home' ? ' interna' : ' esterna');
/** `la settima partita in casa`, `sei trasferte`. */
const placeOn = (ground: OneGround) => (ground === undefined ? '' : ground === 'home' ? ' in casa' : ' in trasferta');
const ofGround = (count: number, ground: OneGround) =>
  ground === 'away'
    ? counted(count, 'una trasferta', 'trasferte')
    : counted(count, `una partita${kindOn(ground)}`, `partite${ground === 'home' ? ' interne' : ''}`);
const nth = (played: number, ground: OneGround) =>
  `${articled('al', feminineOrdinal(played)).replace(/^al /, 'alla ')} ${ground === 'away' ? 'trasferta' : `partita${placeOn(ground)}`}`;

const certain = {
  champion: { word: 'campione', noun: 'il titolo è ora matematico' },
  promoted: { word: 'promosso', noun: 'la promozione è ora matematica' },
  relegated: { word: 'retrocesso', noun: 'la retrocessione è ora matematica' },
} as const;

/** Returns the sentences of Italian reviews on what a result means. */
export function italianMeanings(): Pick<StoryTexts<Club>, keyof MeaningStories<Club>> {
  return {
    movedUp: [
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${club} ${isRisen(club)} in testa alla classifica, ${fromPlace(from)}.`
          : relegation
            ? `${club} ${is(club)} ${club.agree('uscito')} dalla zona retrocessione, salendo ${toPlace(to)}.`
            : `${club} ${isRisen(club)} ${steps(from, to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `La nuova capolista è ${club}, che prima ${was(club)} ${rank(club, from)}.`
          : relegation
            ? `Fuori dalla zona retrocessione: ora ${club} ${is(club)} ${rank(club, to)}.`
            : `In classifica ${club} ${is(club)} ${club.agree('passato')} ${steps(from, to)}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `Al primo posto ora c’è ${club}, che ${was(club)} ${rank(club, from)}.`
          : `La nuova classifica vede ${club} ${rank(club, to)}${relegation ? ', fuori dalla zona retrocessione' : `: prima ${was(club)} ${rank(club, from)}`}.`,
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${fromPlace(from)} ${club} ${is(club)} ${club.agree('passato')} al primo.`
          : relegation
            ? `${club} ${has(club)} lasciato la zona retrocessione e ${is(club)} ora ${rank(club, to)}.`
            : `${fromPlace(from)} ${club} ${isRisen(club)} ${articled('al', ordinal(to))}.`,
      ({ club, from, to, drawn }) =>
        `Con ${drawn ? 'il pareggio' : 'la vittoria'} ${club} ${isRisen(club)} ${to === 1 ? `in testa alla classifica, ${fromPlace(from)}` : steps(from, to)}.`,
    ],
    movedDown: [
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} ${has(club)} perso la testa della classifica e ora ${is(club)} ${rank(club, to)}.`
          : relegation
            ? `${club} ${is(club)} ${club.agree('scivolato')} in zona retrocessione, ${toPlace(to)}.`
            : `${club} ${isFallen(club)} ${steps(from, to)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `Il primo posto non è più ${club.di}, ora ${rank(club, to)}.`
          : relegation
            ? `Ora ${club} ${is(club)} in zona retrocessione, ${toPlace(to)}.`
            : `In classifica ${club} ${is(club)} ${club.agree('scivolato')} ${steps(from, to)}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} ${is(club)} ${club.agree('stato')} ${club.agree('scavalcato')} in testa alla classifica e ora ${is(club)} ${rank(club, to)}.`
          : `La nuova classifica vede ${club} ${rank(club, to)}${relegation ? ', in zona retrocessione' : `: prima ${was(club)} ${rank(club, from)}`}.`,
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${fromPlace(from)} ${club} ${isFallen(club)} ${articled('al', ordinal(to))}.`
          : relegation
            ? `La zona retrocessione comprende ora anche ${club}, ${rank(club, to)}.`
            : `${fromPlace(from)} ${club} ${isFallen(club)} ${articled('al', ordinal(to))}.`,
      ({ club, from, to, relegation, drawn }) =>
        `Con ${drawn ? 'il pareggio' : 'la sconfitta'} ${club} ${isFallen(club)} ${steps(from, to)}${relegation ? ', in zona retrocessione' : ''}.`,
    ],
    decided: [
      ({ club, outcome }) => `${club} ${is(club)} aritmeticamente ${club.agree(certain[outcome].word)}.`,
      ({ club, outcome }) => `Per ${club} ${certain[outcome].noun}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Per ${club} è stata ${articled('la', feminineOrdinal(run))} vittoria di fila in campionato.`,
      ({ club, run }) => `Salgono così a ${number(run)} le vittorie consecutive ${club.di} in campionato.`,
      (facts, ground) => `${side(facts, ground)} ${has(side(facts, ground))} vinto le ultime ${number(facts.run)} di campionato.`,
    ],
    winningRunEnded: [
      (facts, ground) => `Si è fermata a ${number(facts.run)} la serie di vittorie consecutive ${side(facts, ground).di} in campionato.`,
      (facts, ground) => `${cameFrom(side(facts, ground))} ${wins(facts.run)} di fila in campionato.`,
      (facts, ground) =>
        `${facts.drawn ? 'Il pareggio' : 'La sconfitta'} ha chiuso a ${number(facts.run)} la serie di vittorie consecutive ${side(facts, ground).di} in campionato.`,
    ],
    losingRunGoesOn: [
      (facts, ground) =>
        `Per ${side(facts, ground)} è stata ${articled('la', feminineOrdinal(facts.run))} sconfitta di fila in campionato.`,
      (facts, ground) => `Salgono così a ${number(facts.run)} le sconfitte consecutive ${side(facts, ground).di} in campionato.`,
    ],
    losingRunEnded: [
      (facts, ground) => `${cameFrom(side(facts, ground))} ${defeats(facts.run)} di fila in campionato.`,
      ({ club, run }) => `Per ${club} si è chiusa così una serie di ${defeats(run)} di fila in campionato.`,
      ({ club, run }) => `Dopo ${defeats(run)} di fila in campionato ${club} ${is(club)} ${club.agree('tornato')} a fare punti.`,
    ],
    unbeatenRunEnded: [
      (facts, ground) =>
        `${side(facts, ground)} ${side(facts, ground).verb('non perdeva', 'non perdevano')} da ${matches(facts.run)} di campionato.`,
      (facts, ground) => `La serie utile ${side(facts, ground).di} in campionato si è fermata a ${matches(facts.run)}.`,
      (facts, ground) => {
        const one = side(facts, ground);
        return `Dopo ${matches(facts.run)} di campionato senza sconfitte ${one} ${one.verb('si è', 'si sono')} ${one.agree('fermato')}.`;
      },
    ],
    winlessRunEnded: [
      (facts, ground) =>
        `${side(facts, ground)} ${side(facts, ground).verb('non vinceva', 'non vincevano')} da ${matches(facts.run)} di campionato.`,
      ({ club, run }) => `La vittoria mancava ${club.a} da ${matches(run)} di campionato.`,
      ({ club, run }) => `Dopo ${matches(run)} di campionato senza vittorie ${club} ${is(club)} ${club.agree('tornato')} al successo.`,
    ],
    firstWin: [
      ({ club, played, ground }) => `Per ${club} è stata la prima vittoria${kindOn(ground)} in questo campionato, ${nth(played, ground)}.`,
      ({ club, played, ground }) =>
        `Nelle prime ${ofGround(played - 1, ground)} di questo campionato ${club} non ${club.verb('aveva', 'avevano')} mai vinto.`,
    ],
    firstDefeat: [
      ({ club, played, ground }) => `Per ${club} è stata la prima sconfitta${kindOn(ground)} in questo campionato, ${nth(played, ground)}.`,
      ({ club, played, ground }) =>
        `${club} ${was(club)} ${club.agree('imbattuto')} dopo ${ofGround(played - 1, ground)} in questo campionato.`,
    ],
    stillWinless: [
      ({ club, played, ground }) =>
        `${club} non ${has(club)} ancora vinto${placeOn(ground)} in questo campionato, dopo ${matches(played)}.`,
      ({ club, played, ground }) =>
        `Dopo ${ground === 'away' ? trips(played) : matches(played)} di campionato${ground === 'home' ? ' in casa' : ''} ${club} ${awaits(club)} ancora di vincerne una.`,
      ({ club, ground }) => `La prima vittoria${kindOn(ground)} in campionato non è ancora arrivata per ${club}.`,
    ],
  };
}
