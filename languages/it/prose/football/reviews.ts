import type { ReviewStories } from '#domain/story/stories.ts';
import type { HomeAndAway, StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { role } from '../roles.ts';
import { against, has, homeOrAway, is } from '../verbs.ts';
import { articled, defeats, feminineOrdinal, goalCount, matches, number, wins } from '../words.ts';

/** Min chance of a favourite whose win is called no surprise. */
const clearChance = 0.6;
/** Chance below which a win is called a surprise, and the chance small. */
const smallChance = 0.3;

/** `in casa contro il Milan`, `sul campo del Milan`; `contro il Milan` when neither club is at home. */
const facing = (ground: HomeAndAway<ItalianNoun> | undefined, opponent: ItalianNoun, atHome: boolean) =>
  ground === undefined ? `contro ${opponent}` : against(opponent, atHome);

/** Returns the role of the loser, or of one of two clubs that drew, whose name may have ended the sentence before; its name when neither club is at home. */
const side = ({ club, atHome }: { club: ItalianNoun; atHome: boolean }, ground: HomeAndAway<ItalianNoun> | undefined) =>
  ground === undefined ? club : role(atHome);

const cameFrom = (club: ItalianNoun) => `${club} ${club.verb('veniva', 'venivano')} da`;

/** Returns the sentences of Italian reviews. */
export function italianReviews({
  price,
  score,
  expectedGoals,
  theGoals,
  profit,
  share,
  phrase,
}: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof ReviewStories<unknown>> {
  /** `favorito con il 54% nella nostra previsione`. */
  const favouriteWith = (club: ItalianNoun, chance: number) => `${club.agree('favorito')} con ${share(chance)} nella nostra previsione`;
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `${chance < clearChance ? '' : 'nessuna sorpresa: '}${winner}, ${favouriteWith(winner, chance)}, ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `${winner} ${winner.verb('partiva', 'partivano')} ${winner.agree('favorito')}, con ${share(chance)} nella nostra previsione, e ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `${has(winner)} vinto ${winner}, ${favouriteWith(winner, chance)}: ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `${chance < smallChance ? 'a sorpresa ' : ''}${has(winner)} vinto ${winner}, ${winner.agree('sfavorito')} con ${share(chance)} nella nostra previsione: ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `La nostra previsione dava ${loser.agree('favorito')} ${loser}, ma ${has(winner)} vinto ${winner}, ${score(winnerGoals, loserGoals)}${ground === undefined ? '' : ` ${homeOrAway(winnerAtHome)}`}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }, ground) =>
        `Davamo ${winner.a} ${chance < smallChance ? 'solo ' : ''}${share(chance)} di probabilità di vincere, e invece ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `La nostra previsione lasciava la partita aperta: a vincere ${winner.verb('è', 'sono')} ${winner.agree('stato')} ${winner}, ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `${winner} ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)} in una partita che la nostra previsione lasciava aperta.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `La nostra previsione non indicava una vera favorita: a vincere ${winner.verb('è', 'sono')} ${winner.agree('stato')} ${winner}, ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, favouriteAtHome, goals: each, chance }, ground) =>
        `${ground === undefined ? '' : `${homeOrAway(!favouriteAtHome)} `}${outsider} ${has(outsider)} fermato sul ${score(each, each)} ${favourite}, ${favouriteWith(favourite, chance)}.`,
      ({ favourite, outsider, favouriteAtHome, goals: each, chance }, ground) =>
        `${favourite}, ${favouriteWith(favourite, chance)}, non ${is(favourite)} ${favourite.agree('andato')} oltre il ${score(each, each)} ${facing(ground, outsider, favouriteAtHome)}.`,
      ({ favourite, outsider, favouriteAtHome, goals: each, chance }, ground) =>
        `${favourite} ${favourite.verb('partiva', 'partivano')} ${favourite.agree('favorito')}, con ${share(chance)} nella nostra previsione, ma ${has(favourite)} pareggiato ${score(each, each)} ${facing(ground, outsider, favouriteAtHome)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} e ${away} hanno pareggiato ${score(each, each)}: la nostra previsione dava al pareggio ${share(drawChance)} di probabilità.`,
      ({ home, away, goals: each }) =>
        `La nostra previsione non indicava una vera favorita, e il campo le ha dato ragione: ${score(each, each)} tra ${home} e ${away}.`,
      ({ home, away, goals: each }) =>
        `È finita ${score(each, each)} tra ${home} e ${away}: la nostra previsione lasciava la partita aperta.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }, ground) =>
        `${has(winner)} vinto ${winner}: ${score(winnerGoals, loserGoals)} ${facing(ground, loser, winnerAtHome)}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} e ${away} hanno pareggiato ${score(each, each)}.`,
      ({ home, away, goals: each }) => `Tra ${home} e ${away} è finita ${score(each, each)}.`,
    ],
    cameFromBehind: [
      ({ ownGoals, otherGoals }) =>
        `Il successo è arrivato in rimonta: all’intervallo lo svantaggio era di ${goalCount(otherGoals - ownGoals)}.`,
      ({ loser, ownGoals, otherGoals }) =>
        `All’intervallo ${loser} ${loser.verb('era', 'erano')} avanti di ${goalCount(otherGoals - ownGoals)}, poi è arrivata la rimonta.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals, winnerGoals, loserGoals }) =>
        `All’intervallo ${ownGoals === winnerGoals && otherGoals === loserGoals ? 'il risultato era già questo' : `era già ${score(ownGoals, otherGoals)}`}.`,
      ({ ownGoals, otherGoals }) => `La partita era indirizzata già dopo il primo tempo, chiuso sul ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `Già dopo il primo tempo il vantaggio era di ${goalCount(ownGoals - otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => `Il primo tempo era finito ${each === 0 ? 'senza gol' : score(each, each)}.`,
      ({ goals: each }) => `Si è deciso tutto nella ripresa, dopo il ${score(each, each)} dell’intervallo.`,
      ({ goals: each }) => `All’intervallo si era ancora sul ${score(each, each)}.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) =>
        `All’intervallo ${club} ${club.verb('conduceva', 'conducevano')} ${score(ownGoals, otherGoals)}, ma ${club.verb('si è', 'si sono')} ${club.agree('fatto')} raggiungere.`,
      ({ club, ownGoals, otherGoals }) => `${club.a} non è bastato il ${score(ownGoals, otherGoals)} dell’intervallo.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Dopo i novanta minuti era ancora parità; ai supplementari ${winner.verb('l’ha', 'l’hanno')} spuntata ${winner}.`,
      ({ winner, loser }) => `Ci sono voluti i supplementari perché ${winner} ${winner.verb('avesse', 'avessero')} la meglio ${loser.su}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Ai rigori ${winner.verb('l’ha', 'l’hanno')} spuntata ${winner}.`,
      ({ winner }) => `Per decidere ci sono voluti i rigori, vinti ${winner.da}.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `Più gol del previsto: ${number(all)}, contro ${theGoals(expected)}.`,
      ({ expected, goals: all }) => `Ci aspettavamo ${expectedGoals(expected)}: ne sono arrivati ${number(all)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Meno gol del previsto: ${all === 1 ? 'uno solo' : number(all)}, contro ${theGoals(expected)}.`,
      ({ expected, goals: all }) =>
        `Ci aspettavamo ${expectedGoals(expected)}: ${all === 1 ? 'ne è arrivato uno solo' : `ne sono arrivati ${number(all)}`}.`,
    ],
    goalless: [
      ({ expected }) => `Ci aspettavamo ${expectedGoals(expected)}: non ne è arrivato nemmeno uno.`,
      ({ expected }) => `Nemmeno un gol, contro ${theGoals(expected)}.`,
    ],
    exactScore: [
      ({ chance }) => `È uscito proprio il risultato esatto che ritenevamo più probabile, con ${share(chance)}.`,
      ({ chance }) => `Era il risultato esatto più probabile nella nostra previsione, con ${share(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Per ${club} è stata ${articled('la', feminineOrdinal(run))} vittoria di fila in campionato.`,
      ({ club, run }) => `Salgono così a ${number(run)} le vittorie consecutive ${club.di} in campionato.`,
    ],
    winningRunEnded: [
      (facts, ground) => `Si è fermata a ${number(facts.run)} la serie di vittorie consecutive ${side(facts, ground).di} in campionato.`,
      (facts, ground) => `${cameFrom(side(facts, ground))} ${wins(facts.run)} di fila in campionato.`,
    ],
    losingRunGoesOn: [
      (facts, ground) =>
        `Per ${side(facts, ground)} è stata ${articled('la', feminineOrdinal(facts.run))} sconfitta di fila in campionato.`,
      (facts, ground) => `Salgono così a ${number(facts.run)} le sconfitte consecutive ${side(facts, ground).di} in campionato.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${cameFrom(club)} ${defeats(run)} di fila in campionato.`,
      ({ club, run }) => `Per ${club} si è chiusa così una serie di ${defeats(run)} di fila in campionato.`,
    ],
    unbeatenRunEnded: [
      (facts, ground) =>
        `${side(facts, ground)} ${side(facts, ground).verb('non perdeva', 'non perdevano')} da ${matches(facts.run)} di campionato.`,
      (facts, ground) => `La serie utile ${side(facts, ground).di} in campionato si è fermata a ${matches(facts.run)}.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `${club} ${club.verb('non vinceva', 'non vincevano')} da ${matches(run)} di campionato.`,
      ({ club, run }) => `La vittoria mancava ${club.a} da ${matches(run)} di campionato.`,
    ],
    tipWon: [
      (facts) => `Pronostico vinto: ${phrase(facts)}, a quota ${price(facts.price)}, ha reso ${profit(facts.profit)} unità.`,
      (facts) => `Avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}, ed è andata bene: ${profit(facts.profit)} unità.`,
    ],
    tipHalfWon: [
      (facts) => `Pronostico mezzo vinto: ${phrase(facts)}, a quota ${price(facts.price)}, ha reso ${profit(facts.profit)} unità.`,
      (facts) =>
        `Avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}: metà puntata vinta, metà rimborsata, per ${profit(facts.profit)} unità.`,
    ],
    tipLost: [
      (facts) => `Pronostico perso: avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}.`,
      (facts) => `Il nostro pronostico era ${phrase(facts)}, a quota ${price(facts.price)}, e l’abbiamo perso.`,
    ],
    tipHalfLost: [
      (facts) => `Pronostico mezzo perso: con ${phrase(facts)}, a quota ${price(facts.price)}, è tornata solo metà della puntata.`,
      (facts) => `Avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}: metà puntata persa, metà rimborsata.`,
    ],
    tipVoid: [
      (facts) => `Pronostico rimborsato: avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}.`,
      (facts) => `La puntata sul nostro pronostico, ${phrase(facts)}, a quota ${price(facts.price)}, è stata rimborsata.`,
    ],
  };
}
