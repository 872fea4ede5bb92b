import type { ItalianNoun } from '#app/i18n/names/italian-noun.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '../story-texts.ts';
import type { ItalianFigures } from './italian-figures.ts';
import { has, is } from './italian-verbs.ts';

/** Returns what Italian previews say of the forecast and the tip. */
export function italianOutlook({
  price,
  score,
  share,
  phrase,
}: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof OutlookStories<unknown>> {
  /** `2-1 per il Milan`, `1-1`. */
  const exactScore = ({ home, away, homeGoals, awayGoals }: OutlookStories<ItalianNoun>['likeliestScore']) => {
    if (homeGoals === awayGoals) return score(homeGoals, awayGoals);
    return homeGoals > awayGoals ? `${score(homeGoals, awayGoals)} per ${home}` : `${score(awayGoals, homeGoals)} per ${away}`;
  };
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `La nostra previsione è netta: ${share(favouriteChance)} ${favourite.a}, ${share(drawChance)} al pareggio e ${share(outsiderChance)} ${outsider.a}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} ${is(favourite)} nettamente ${favourite.agree('favorito')} nella nostra previsione, con ${share(favouriteChance)}; ${outsider.a} resta ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance }) =>
        `Diamo ${favourite.a} ${share(favouriteChance)} di probabilità di vincere e al pareggio ${share(drawChance)}: un successo ${outsider.di} sarebbe una sorpresa.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Pochi dubbi nella nostra previsione: ${favourite} ${favourite.verb('vince', 'vincono')} ${share(favouriteChance, 'nel')} dei casi, ${outsider} ${share(outsiderChance, 'nel')}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `La nostra previsione mette davanti ${favourite}: ${share(favouriteChance)}, contro ${share(drawChance)} del pareggio e ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} ${is(favourite)} ${favourite.agree('favorito')} con ${share(favouriteChance)}, ma la nostra previsione lascia ${outsider.a} ${share(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance, favouriteAtHome }) =>
        `Favorita la squadra ${favouriteAtHome ? 'di casa' : 'ospite'}: la nostra previsione dà ${share(favouriteChance)} ${favourite.a} e ${share(drawChance)} al pareggio.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Diamo ${favourite.a} ${share(favouriteChance)} di probabilità di vincere e ${outsider.a} ${share(outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Nessuna delle due squadre parte nettamente favorita: la nostra previsione dà ${share(favouriteChance)} ${favourite.a}, ${share(outsiderChance)} ${outsider.a} e ${share(drawChance)} al pareggio.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `${favourite} ${has(favourite)} un leggero vantaggio nella nostra previsione: ${share(favouriteChance)} contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `La nostra previsione vede in leggero vantaggio ${favourite}, con ${share(favouriteChance)}; ${outsider} ${outsider.verb('segue', 'seguono')} con ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Partita aperta secondo la nostra previsione: ${favourite} ${favourite.verb('vince', 'vincono')} ${share(favouriteChance, 'nel')} dei casi, ${outsider} ${share(outsiderChance, 'nel')}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) => `La nostra previsione non sceglie: ${share(winChance)} a testa e ${share(drawChance)} al pareggio.`,
      ({ home, away, winChance }) => `Previsione in parità: ${share(winChance)} ${home.a}, altrettanto ${away.a}.`,
    ],
    goalsMany: [
      ({ chance }) => `La probabilità di vedere almeno tre gol è ${share(chance, 'del')}.`,
      ({ chance }) => `Ci aspettiamo gol: tre o più ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `I gol non dovrebbero mancare: ne prevediamo almeno tre ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Con ${share(chance)} di probabilità si va oltre i due gol.`,
    ],
    goalsFew: [
      ({ chance }) => `La probabilità che non si vada oltre i due gol è ${share(chance, 'del')}.`,
      ({ chance }) => `Non ci aspettiamo molti gol: al massimo due ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Si dovrebbe segnare poco: diamo ${share(chance)} a una partita con due gol al massimo.`,
      ({ chance }) => `Con ${share(chance)} di probabilità i gol saranno al massimo due.`,
    ],
    likeliestScore: [
      (facts) => `Il risultato più probabile è il ${exactScore(facts)}, con ${share(facts.chance)}.`,
      (facts) => `Nessun risultato è più probabile del ${exactScore(facts)}, e siamo solo ${share(facts.chance, 'al')}.`,
      (facts) => `In testa ai risultati esatti c’è il ${exactScore(facts)}, con ${share(facts.chance)}.`,
      (facts) => `Se c’è un risultato da indicare, è il ${exactScore(facts)}, con ${share(facts.chance)}.`,
    ],
    tip: [
      (facts) =>
        `Il nostro pronostico è ${phrase(facts)} a quota ${price(facts.price)}: per noi la probabilità è ${share(facts.chance, 'del')} e la quota equa ${price(facts.fair)}.`,
      (facts) => `Il pronostico: ${phrase(facts)}, che paga ${price(facts.price)} contro una quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `Scegliamo ${phrase(facts)} a quota ${price(facts.price)}: con una probabilità ${share(facts.chance, 'del')} basterebbe ${price(facts.fair)}.`,
      (facts) => `${phrase(facts)} paga ${price(facts.price)}, più della quota equa di ${price(facts.fair)}: ecco il pronostico.`,
    ],
    noTipPrices: [
      () => 'Niente pronostico: non abbiamo quote aggiornate.',
      () => 'Senza quote aggiornate da confrontare non diamo pronostici.',
    ],
    noTipThin: [
      (facts) =>
        `Niente pronostico: la giocata migliore, ${phrase(facts)}, paga ${price(facts.price)}, troppo poco sopra la quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `Non diamo pronostici: ${phrase(facts)} a quota ${price(facts.price)} supera di troppo poco quella equa, ${price(facts.fair)}.`,
      (facts) =>
        `Un po’ di valore c’è, ma non basta per un pronostico: ${phrase(facts)} paga ${price(facts.price)} contro una quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `${phrase(facts)} paga ${price(facts.price)}, appena sopra la quota equa di ${price(facts.fair)}: troppo poco per un pronostico.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Niente pronostico: anche la giocata migliore, ${phrase(facts)}, paga ${price(facts.price)} quando la quota equa è ${price(facts.fair)}.`,
      (facts) =>
        `Le quote sono basse e non diamo pronostici: ${phrase(facts)} paga ${price(facts.price)}, meno della quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `Nemmeno ${phrase(facts)}, a quota ${price(facts.price)}, arriva alla quota equa di ${price(facts.fair)}: niente pronostico.`,
      (facts) => `${phrase(facts)} paga ${price(facts.price)} e la quota equa è ${price(facts.fair)}: senza valore non diamo pronostici.`,
    ],
    noTipValue: [
      () => 'Nessuna quota è abbastanza sopra quella equa: niente pronostico.',
      () => 'Non diamo pronostici: le quote rispecchiano più o meno le nostre probabilità.',
    ],
    noTipTooGood: [
      () => 'Una quota è troppo bella per essere vera: forse il mercato sa qualcosa che a noi sfugge, e non diamo pronostici.',
      () => 'Niente pronostico: quando una quota paga così tanto più del giusto, di solito c’è un motivo.',
    ],
    noTipLimits: [
      () => 'Quello che avrebbe valore è troppo improbabile o paga troppo poco: niente pronostico.',
      () => 'Non diamo pronostici: c’è valore solo in quote fuori dai nostri limiti.',
    ],
    noTipLittleKnown: [
      () => 'Di queste squadre sappiamo troppo poco per dare un pronostico.',
      () => 'Niente pronostico: la nostra previsione poggia su troppe poche partite.',
    ],
  };
}
