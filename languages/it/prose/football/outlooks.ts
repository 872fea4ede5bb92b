import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { inRoles, role } from '../roles.ts';
import { has, is } from '../verbs.ts';

const obstacles: Readonly<Record<AgainstFavourite, (favourite: ItalianNoun, outsider: ItalianNoun) => string>> = {
  table: () => 'la classifica',
  'own-form': (favourite) => `gli ultimi risultati ${favourite.di}`,
  'other-form': (_, outsider) => `il buon momento ${outsider.di}`,
  meetings: () => 'i precedenti',
};
/** Returns the fact that speaks against the favourite, before a sentence that begins with a small letter: `nonostante la classifica, `. */
const still = ({ despite, favouriteAtHome }: { despite?: AgainstFavourite; favouriteAtHome: boolean }) =>
  despite === undefined ? '' : `nonostante ${obstacles[despite](role(favouriteAtHome), role(!favouriteAtHome))}, `;

/** Returns the sentences of Italian previews about the forecast and the tip. */
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
  /** Returns the chances of both clubs and of a draw; the draw's is left out when the rounded chances do not add up to a hundred. */
  const allChances = ({ favourite, outsider, ...chances }: OutlookStories<ItalianNoun>['forecastSlight']) => {
    const { favouriteChance, outsiderChance, drawChance } = chances;
    const sum = [favouriteChance, outsiderChance, drawChance].reduce((total, chance) => total + Math.round(100 * chance), 0);
    const [comma, draw] = sum === 100 ? [',', ` e ${share(drawChance)} al pareggio`] : [' e', ''];
    return `la nostra previsione dà ${share(favouriteChance)} di probabilità alla vittoria ${favourite.di}${comma} ${share(outsiderChance)} a quella ${outsider.di}${draw}`;
  };
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}la nostra previsione è netta: ${favourite} ${has(favourite)} ${share(favouriteChance)} di probabilità di vincere, ${outsider} ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}${favourite} ${is(favourite)} nettamente ${favourite.agree('favorito')} nella nostra previsione, con ${share(favouriteChance)} di probabilità di vincere contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, ...against }) =>
        `${still(against)}diamo ${favourite.a} ${share(favouriteChance)} di probabilità di vincere: un successo ${outsider.di} sarebbe una sorpresa.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}la nostra previsione mette davanti ${favourite}, con ${share(favouriteChance)} di probabilità di vincere contro ${share(outsiderChance)} ${outsider.di}.`,
      (facts) => `${still(facts)}${allChances(facts)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}secondo la nostra previsione ${favourite.verb('parte', 'partono')} ${favourite.agree('favorito')} ${favourite}: ${has(favourite)} ${share(favouriteChance)} di probabilità di vincere, contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}diamo ${favourite.a} ${share(favouriteChance)} di probabilità di vincere e ${outsider.a} ${share(outsiderChance)}.`,
    ],
    forecastSlight: [
      (facts) => `Nessuna delle due squadre parte nettamente favorita: ${allChances(facts)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}${favourite} ${is(favourite)} leggermente ${favourite.agree('favorito')} nella nostra previsione, con ${share(favouriteChance)} di probabilità di vincere contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}la nostra previsione vede leggermente ${favourite.agree('favorito')} ${favourite}, con ${share(favouriteChance)} di probabilità di vincere; ${outsider} ${outsider.verb('segue', 'seguono')} con ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Partita aperta secondo la nostra previsione: diamo ${share(favouriteChance)} di probabilità alla vittoria ${favourite.di} e ${share(outsiderChance)} a quella ${outsider.di}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `La nostra previsione non sceglie: entrambe le squadre hanno ${share(winChance)} di probabilità di vincere, e il pareggio ${share(drawChance)}.`,
      ({ home, away, winChance }) =>
        `Previsione in parità: diamo ${share(winChance)} di probabilità di vincere tanto ${home.a} quanto ${away.a}.`,
    ],
    goalsMany: [
      ({ chance }) => `Ci aspettiamo gol: tre o più ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `I gol non dovrebbero mancare: almeno tre ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Tre gol o più sono l’ipotesi più probabile, con ${share(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `Non ci aspettiamo molti gol: al massimo due ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Si dovrebbe segnare poco: non più di due gol ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Due gol o meno sono l’ipotesi più probabile, con ${share(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `Il risultato esatto più probabile è il ${exactScore(inRoles(facts))}, con ${share(facts.chance)}.`,
      (facts) => `Tra i risultati esatti il più probabile è il ${exactScore(inRoles(facts))}, con ${share(facts.chance)}.`,
      (facts) => `il ${exactScore(inRoles(facts))} è il risultato esatto più probabile, con ${share(facts.chance)}.`,
    ],
    tip: [
      (facts) =>
        `Il nostro pronostico è ${phrase(facts)}, a quota ${price(facts.price)}: quando lo abbiamo dato, per noi la probabilità era ${share(facts.chance, 'del')} e la quota equa ${price(facts.fair)}.`,
      (facts) =>
        `Il pronostico: ${phrase(facts)}, che pagava ${price(facts.price)} contro una quota equa, in quel momento, di ${price(facts.fair)}.`,
      (facts) =>
        `Abbiamo scelto ${phrase(facts)}, a quota ${price(facts.price)}: con la probabilità di quel momento, ${share(facts.chance, 'del')}, bastava ${price(facts.fair)}.`,
      (facts) =>
        `${phrase(facts)} pagava ${price(facts.price)}, più della quota equa di quel momento, ${price(facts.fair)}: ecco il pronostico.`,
    ],
    noTipPrices: [
      () => 'Niente pronostico: non abbiamo quote aggiornate.',
      () => 'Senza quote aggiornate da confrontare non diamo pronostici.',
    ],
    noTipThin: [
      (facts) =>
        `La giocata migliore sull’esito, ${phrase(inRoles(facts))}, paga al massimo ${price(facts.price)} contro una quota equa di ${price(facts.fair)}: per un pronostico serve un margine sufficiente presso due bookmaker autorizzati.`,
      (facts) =>
        `Un po’ di valore c’è, ma non abbastanza presso due bookmaker autorizzati: la giocata migliore sull’esito, ${phrase(inRoles(facts))}, paga al massimo ${price(facts.price)} contro una quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `La giocata migliore sull’esito, ${phrase(inRoles(facts))}, arriva a ${price(facts.price)} contro una quota equa di ${price(facts.fair)}: ci servirebbe più margine, e presso due bookmaker autorizzati.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Niente pronostico: anche la giocata migliore sull’esito, ${phrase(inRoles(facts))}, si ferma a ${price(facts.price)}, sotto la quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `La giocata migliore sull’esito, ${phrase(inRoles(facts))}, paga ${price(facts.price)}, meno della quota equa di ${price(facts.fair)}: niente pronostico.`,
      (facts) =>
        `La giocata migliore sull’esito, ${phrase(inRoles(facts))}, paga ${price(facts.price)} contro una quota equa di ${price(facts.fair)}: non c’è valore, niente pronostico.`,
    ],
    noTipValue: [
      () => 'Niente pronostico: nessuna quota sull’esito offre abbastanza valore.',
      () => 'Non diamo pronostici: le quote sull’esito rispecchiano più o meno le nostre probabilità.',
    ],
    noTipTooGood: [
      () => 'Una quota è troppo bella per essere vera: forse il mercato sa qualcosa che a noi sfugge, e non diamo pronostici.',
      () => 'Niente pronostico: quando una quota paga così tanto più del giusto, di solito c’è un motivo.',
    ],
    noTipLimits: [
      () => 'Niente pronostico: sull’esito c’è valore solo a quote che escludiamo, troppo alte o troppo basse.',
      () => 'Non diamo pronostici: le giocate di valore sull’esito hanno quote troppo alte o troppo basse per i nostri limiti.',
    ],
    noTipLittleKnown: [
      () => 'Di queste squadre sappiamo troppo poco per dare un pronostico.',
      () => 'Niente pronostico: la nostra previsione si basa su troppo poche partite.',
    ],
  };
}
