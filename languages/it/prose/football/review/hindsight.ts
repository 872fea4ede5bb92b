import type { HindsightStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../../figures.ts';
import type { ItalianNoun } from '../../nouns/nouns.ts';
import { was } from '../../verbs.ts';
import { number } from '../../words.ts';

/** Min chance of a favourite whose win is called no surprise. */
const clearChance = 0.6;
/** Chance below which a win is called a surprise, and the chance small. */
const smallChance = 0.3;
const only = (chance: number) => (chance < smallChance ? 'solo ' : '');
const started = (club: ItalianNoun) => `${club.verb('partiva', 'partivano')} ${club.agree('favorito')}`;

/** Returns the sentences of Italian reviews on the forecast and the tip. */
export function italianHindsight({
  price,
  score,
  expectedGoals,
  theGoals,
  profit,
  share,
  phrase,
}: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof HindsightStories<ItalianNoun>> {
  return {
    expectedWin: [
      ({ winner, chance }) =>
        `${chance < clearChance ? 'la' : 'nessuna sorpresa: la'} nostra previsione dava ${winner.a} ${share(chance)} di probabilità di vincere.`,
      ({ chance }) => `Ha vinto la favorita: la nostra previsione le dava ${share(chance)} di probabilità.`,
      ({ winner, chance }) => `La vittoria ${winner.di} era nelle attese: la nostra previsione le dava ${share(chance)} di probabilità.`,
      ({ winner, chance }) => `Nella nostra previsione ${winner} ${started(winner)}, con ${share(chance)} di probabilità di vincere.`,
      ({ winner, chance }) => `Alla vigilia davamo ${winner.a} ${share(chance)} di probabilità di vincere.`,
      ({ chance }) => `Secondo i nostri calcoli questa vittoria aveva ${share(chance)} di probabilità.`,
      ({ chance }) => `Stimavamo ${share(chance, 'al')} la probabilità di questa vittoria.`,
      ({ winner, chance }) => `I nostri calcoli davano ${winner.a} ${share(chance)} di probabilità di vincere.`,
      ({ winner, loser, chance }) => `Davamo ${share(chance)} di probabilità alla vittoria ${winner.di}, più che a quella ${loser.di}.`,
      ({ winner, chance }) => `Un successo ${winner.di} era atteso: la probabilità era ${share(chance, 'del')}.`,
    ],
    unexpectedWin: [
      ({ loser, loserChance }) =>
        `La nostra previsione vedeva ${loser.agree('favorito')} ${loser}, con ${share(loserChance)} di probabilità di vincere.`,
      ({ chance }) => `Ha vinto la sfavorita: le davamo ${only(chance)}${share(chance)} di probabilità.`,
      ({ chance }) => `A questa vittoria davamo ${only(chance)}${share(chance)} di probabilità.`,
      ({ winner, chance }) => `Davamo ${winner.a} ${only(chance)}${share(chance)} di probabilità di vincere.`,
      ({ loser, winner, chance, loserChance }) =>
        `La nostra previsione diceva il contrario: ${share(loserChance)} di probabilità per ${loser}, ${share(chance)} per ${winner}.`,
      ({ loser, loserChance }) =>
        `Il risultato ha smentito la nostra previsione, che metteva davanti ${loser} con ${share(loserChance)} di probabilità.`,
      ({ loser, loserChance }) => `${loser} ${was(loser)} ${loser.agree('favorito')}, con ${share(loserChance)} di probabilità di vincere.`,
      ({ chance }) => `Secondo i nostri calcoli questo successo aveva ${only(chance)}${share(chance)} di probabilità.`,
      ({ chance }) =>
        chance < smallChance
          ? `È stata una sorpresa: la probabilità di questa vittoria era solo ${share(chance, 'del')}.`
          : `Davanti nella nostra previsione c’era l’altra squadra: a questa vittoria davamo ${share(chance)} di probabilità.`,
    ],
    winWithoutFavourite: [
      ({ chance }) => `La nostra previsione non indicava una vera favorita e dava a questa vittoria ${share(chance)} di probabilità.`,
      ({ winner, chance }) => `In una partita aperta davamo ${winner.a} ${share(chance)} di probabilità di vincere.`,
      ({ chance }) => `Ci aspettavamo equilibrio: questa vittoria aveva ${share(chance)} di probabilità.`,
      ({ winner, chance }) => `Alla vigilia la partita era aperta, con ${share(chance)} di probabilità per ${winner}.`,
      ({ chance }) => `Non c’era una vera favorita: a questo successo la nostra previsione dava ${share(chance)} di probabilità.`,
      ({ winner, chance }) =>
        `Nessuna delle due partiva nettamente favorita: ${winner.a} davamo ${share(chance)} di probabilità di vincere.`,
      ({ chance }) => `Secondo i nostri calcoli era una partita senza favorite, e questa vittoria aveva ${share(chance)} di probabilità.`,
      ({ winner, chance }) =>
        `Tutto era possibile secondo la nostra previsione, che dava ${winner.a} ${share(chance)} di probabilità di vincere.`,
    ],
    favouriteHeldBack: [
      ({ favourite, chance }) =>
        `La nostra previsione vedeva ${favourite.agree('favorito')} ${favourite}, con ${share(chance)} di probabilità di vincere.`,
      ({ favourite, chance }) =>
        `Nella nostra previsione ${favourite} ${started(favourite)}, con ${share(chance)} di probabilità di vincere.`,
      ({ favourite, chance }) => `Davamo ${favourite.a} ${share(chance)} di probabilità di vincere.`,
      ({ favourite, chance }) => `${favourite.da} ci si aspettava di più: la probabilità di vincere era ${share(chance, 'del')}.`,
      ({ favourite, chance }) => `La vittoria ${favourite.di} aveva nella nostra previsione ${share(chance)} di probabilità.`,
      ({ chance }) => `La favorita non ha vinto: le davamo ${share(chance)} di probabilità.`,
      ({ favourite, chance }) =>
        `Secondo i nostri calcoli ${favourite} ${favourite.verb('aveva', 'avevano')} ${share(chance)} di probabilità di vincere.`,
      ({ favourite, chance }) =>
        `Alla vigilia ${favourite} ${was(favourite)} ${favourite.agree('favorito')}, con ${share(chance)} di probabilità di vincere.`,
    ],
    drawWithoutFavourite: [
      ({ drawChance }) => `La nostra previsione non indicava una vera favorita e dava al pareggio ${share(drawChance)} di probabilità.`,
      ({ drawChance }) => `Al pareggio davamo ${share(drawChance)} di probabilità, in una partita aperta.`,
      ({ drawChance }) => `Ci aspettavamo equilibrio: il pareggio aveva ${share(drawChance)} di probabilità.`,
      ({ drawChance }) => `Alla vigilia non c’era una vera favorita, e il pareggio aveva ${share(drawChance)} di probabilità.`,
      ({ drawChance }) => `Secondo i nostri calcoli le due squadre erano vicine, con ${share(drawChance)} di probabilità per il pareggio.`,
      ({ drawChance }) => `Nessuna delle due partiva nettamente favorita: al pareggio davamo ${share(drawChance)} di probabilità.`,
    ],
    exactScore: [
      ({ chance }) => `È uscito proprio il risultato esatto che ritenevamo più probabile, con ${share(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Il risultato esatto più probabile nella nostra previsione era il ${score(winnerGoals, loserGoals)}, con ${share(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Tra tutti i risultati esatti avevamo messo davanti proprio il ${score(winnerGoals, loserGoals)}, con ${share(chance)}.`,
      ({ chance }) => `La nostra previsione aveva indicato proprio questo risultato esatto, con ${share(chance)} di probabilità.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `Più gol del previsto: ${number(all)}, contro ${theGoals(expected)}.`,
      ({ expected, goals: all }) => `Ci aspettavamo ${expectedGoals(expected)}: ne sono arrivati ${number(all)}.`,
      ({ expected, goals: all }) => `I gol sono stati ${number(all)}, contro ${theGoals(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Meno gol del previsto: ${all === 1 ? 'uno solo' : number(all)}, contro ${theGoals(expected)}.`,
      ({ expected, goals: all }) =>
        `Ci aspettavamo ${expectedGoals(expected)}: ${all === 1 ? 'ne è arrivato uno solo' : `ne sono arrivati ${number(all)}`}.`,
      ({ expected, goals: all }) =>
        `${all === 1 ? 'Il gol è stato uno solo' : `I gol sono stati solo ${number(all)}`}, contro ${theGoals(expected)}.`,
    ],
    goalless: [
      ({ expected }) => `Ci aspettavamo ${expectedGoals(expected)}: non ne è arrivato nemmeno uno.`,
      ({ expected }) => `Nemmeno un gol, contro ${theGoals(expected)}.`,
    ],
    tipWon: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Pronostico vinto, contro l’esito più probabile: ${phrase(facts)}, a quota ${price(facts.price)}, ha reso ${profit(facts.profit)} unità.`,
        (facts) =>
          `Avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}, che non era l’esito più probabile, ed è andata bene: ${profit(facts.profit)} unità.`,
      ],
      [
        (facts) => `Pronostico vinto: ${phrase(facts)}, a quota ${price(facts.price)}, ha reso ${profit(facts.profit)} unità.`,
        (facts) => `Avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}, ed è andata bene: ${profit(facts.profit)} unità.`,
      ],
    ),
    tipHalfWon: [
      (facts) => `Pronostico mezzo vinto: ${phrase(facts)}, a quota ${price(facts.price)}, ha reso ${profit(facts.profit)} unità.`,
      (facts) =>
        `Avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}: metà puntata vinta, metà rimborsata, per ${profit(facts.profit)} unità.`,
    ],
    tipLost: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) => `Pronostico perso, contro l’esito più probabile: avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}.`,
        (facts) =>
          `Il nostro pronostico, ${phrase(facts)}, a quota ${price(facts.price)}, non era l’esito più probabile, e l’abbiamo perso.`,
      ],
      [
        (facts) => `Pronostico perso: avevamo scelto ${phrase(facts)}, a quota ${price(facts.price)}.`,
        (facts) => `Il nostro pronostico era ${phrase(facts)}, a quota ${price(facts.price)}, e l’abbiamo perso.`,
      ],
    ),
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
