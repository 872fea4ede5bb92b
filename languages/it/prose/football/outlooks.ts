import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { inRoles, role } from '../roles.ts';
import { draws, has, is, winsThis } from '../verbs.ts';

const obstacles: Readonly<Record<AgainstFavourite, (outsider: ItalianNoun) => string>> = {
  table: () => 'la classifica',
  'table-and-form': () => 'la classifica e gli ultimi risultati',
  'own-form': () => 'gli ultimi risultati',
  'other-form': (outsider) => `il buon momento ${outsider.di}`,
  meetings: () => 'i precedenti',
  'last-meeting': () => 'l’ultimo precedente',
  absences: () => 'le assenze',
};
/** Returns the fact that speaks against the favourite, before a sentence that begins with a small letter: `nonostante la classifica, `. */
const still = ({ despite, favouriteAtHome }: { despite?: AgainstFavourite; favouriteAtHome: boolean }) =>
  despite === undefined ? '' : `nonostante ${obstacles[despite](role(!favouriteAtHome))}, `;

/** Returns the sentences of Italian previews about the forecast and the tip. */
export function italianOutlook({
  line,
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
  type Win = OutlookStories<ItalianNoun>['likeliestWin'];
  /** Returns a text about the likeliest win, the winner by its role unless on neutral ground, the score from its side. */
  const aboutWin = (text: (winner: ItalianNoun, by: string, chance: number) => string) => (facts: Win) => {
    const { home, away, homeGoals, awayGoals, chance } = inRoles(facts);
    return homeGoals > awayGoals ? text(home, score(homeGoals, awayGoals), chance) : text(away, score(awayGoals, homeGoals), chance);
  };
  /** Returns the chances of both clubs and of a draw; the draw's is left out when the rounded chances do not add up to a hundred. */
  const allChances = ({ favourite, outsider, ...chances }: OutlookStories<ItalianNoun>['forecastSlight']) => {
    const { favouriteChance, outsiderChance, drawChance } = chances;
    const sum = [favouriteChance, outsiderChance, drawChance].reduce((total, chance) => total + Math.round(100 * chance), 0);
    const [comma, draw] = sum === 100 ? [',', ` e ${share(drawChance)} al pareggio`] : [' e', ''];
    return `la nostra previsione dà ${share(favouriteChance)} di probabilità alla vittoria ${favourite.di}${comma} ${share(outsiderChance)} a quella ${outsider.di}${draw}`;
  };
  /** Returns the bet of a story by the roles of the clubs. */
  const offer = (facts: OutlookStories<ItalianNoun>['noTipThin' | 'noTipUnlikely' | 'noTipShort']) => phrase(inRoles(facts));
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}la nostra previsione è netta: ${favourite} ${has(favourite)} ${share(favouriteChance)} di probabilità di vincere, ${outsider} ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}nella nostra previsione ${favourite} ${is(favourite)} nettamente ${favourite.agree('favorito')}, con ${share(favouriteChance)} di probabilità di vincere contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, ...against }) =>
        `${still(against)}diamo ${favourite.a} ${share(favouriteChance)} di probabilità di vincere: un successo ${outsider.di} sarebbe una sorpresa.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${still(against)}la vittoria ${favourite.di} è di gran lunga l’esito più probabile, con ${share(favouriteChance)}; il pareggio ha ${share(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}lasciamo ${outsider.a} solo ${share(outsiderChance)} di probabilità di vincere, contro ${share(favouriteChance)} ${favourite.di}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${still(against)}ci aspettiamo una vittoria ${favourite.di}: la probabilità è ${share(favouriteChance, 'del')}, quella di un pareggio ${share(drawChance, 'del')}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}i nostri calcoli indicano una favorita netta: ${winsThis(favourite)} ${favourite} ${share(favouriteChance, 'nel')} dei casi, ${outsider} ${share(outsiderChance, 'nel')}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}pochi dubbi secondo la nostra previsione: ${share(favouriteChance)} di probabilità per la vittoria ${favourite.di}, ${share(outsiderChance)} per quella ${outsider.di}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}la nostra previsione mette davanti ${favourite}, con ${share(favouriteChance)} di probabilità di vincere contro ${share(outsiderChance)} ${outsider.di}.`,
      (facts) => `${still(facts)}${allChances(facts)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}secondo la nostra previsione ${favourite.verb('parte', 'partono')} ${favourite.agree('favorito')} ${favourite}: ${has(favourite)} ${share(favouriteChance)} di probabilità di vincere, contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}diamo ${favourite.a} ${share(favouriteChance)} di probabilità di vincere e ${outsider.a} ${share(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${still(against)}alla vittoria ${favourite.di} diamo ${share(favouriteChance)} di probabilità, al pareggio ${share(drawChance)}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${still(against)}secondo i nostri calcoli ${favourite} ${winsThis(favourite)} ${share(favouriteChance, 'nel')} dei casi e ${draws(favourite)} ${share(drawChance, 'nel')}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}la bilancia pende dalla parte ${favourite.di}: ${share(favouriteChance)} di probabilità di vincere, contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}${has(favourite)} qualcosa in più ${favourite}, che secondo la nostra previsione ${winsThis(favourite)} ${share(favouriteChance, 'nel')} dei casi; ${outsider} ci ${outsider.verb('riesce', 'riescono')} ${share(outsiderChance, 'nel')}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}le maggiori probabilità di vittoria sono ${favourite.di}, con ${share(favouriteChance)}; ${outsider} ${outsider.verb('segue', 'seguono')} con ${share(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${still(against)}la nostra previsione sta con ${favourite}: ${share(favouriteChance)} di probabilità di vincere, ${share(drawChance)} di pareggiare.`,
    ],
    forecastSlight: [
      (facts) => `Nessuna delle due squadre parte nettamente favorita: ${allChances(facts)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}nella nostra previsione ${favourite} ${is(favourite)} leggermente ${favourite.agree('favorito')}, con ${share(favouriteChance)} di probabilità di vincere contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}la nostra previsione vede leggermente ${favourite.agree('favorito')} ${favourite}, con ${share(favouriteChance)} di probabilità di vincere; ${outsider} ${outsider.verb('segue', 'seguono')} con ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Partita aperta secondo la nostra previsione: diamo ${share(favouriteChance)} di probabilità alla vittoria ${favourite.di} e ${share(outsiderChance)} a quella ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Le probabilità di vittoria sono vicine: ${share(favouriteChance)} per ${favourite}, ${share(outsiderChance)} per ${outsider}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}c’è un lieve vantaggio per ${favourite} nei nostri calcoli: ${share(favouriteChance)} di probabilità di vincere contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${still(against)}${is(favourite)} ${favourite} ad avere qualche probabilità in più di vincere: ${share(favouriteChance)} contro ${share(outsiderChance)} ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Equilibrio, con una leggera preferenza: diamo ${favourite.a} ${share(favouriteChance)} di probabilità di vincere e ${outsider.a} ${share(outsiderChance)}.`,
    ],
    forecastDraw: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Nessun esito è più probabile del pareggio nella nostra previsione, con ${share(drawChance)}: alla vittoria ${favourite.di} diamo ${share(favouriteChance)} di probabilità, a quella ${outsider.di} ${share(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `La nostra previsione non indica una favorita: ${share(drawChance)} di probabilità al pareggio, ${share(favouriteChance)} alla vittoria ${favourite.di} e ${share(outsiderChance)} a quella ${outsider.di}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Il pareggio, con ${share(drawChance)}, è probabile almeno quanto la vittoria ${favourite.di}, che ha ${share(favouriteChance)}; quella ${outsider.di} ha ${share(outsiderChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `La nostra previsione non sceglie: entrambe le squadre hanno ${share(winChance)} di probabilità di vincere, e il pareggio ${share(drawChance)}.`,
      ({ home, away, winChance }) =>
        `Previsione in parità: diamo ${share(winChance)} di probabilità di vincere tanto ${home.a} quanto ${away.a}.`,
      ({ home, away, winChance }) => `La vittoria ${home.di} e quella ${away.di} sono ugualmente probabili: ${share(winChance)} ciascuna.`,
      ({ winChance, drawChance }) =>
        `Nessuna favorita nei nostri calcoli: ${share(winChance)} di probabilità di vincere per parte e ${share(drawChance)} di pareggiare.`,
    ],
    goalsMany: [
      ({ chance }) => `Ci aspettiamo gol: tre o più ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `I gol non dovrebbero mancare: almeno tre ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Tre gol o più sono l’ipotesi più probabile, con ${share(chance)}.`,
      ({ chance }) => `L’over ${line(2.5, false)} ha ${share(chance)} di probabilità, più dell’under.`,
      ({ chance }) => `È ${share(chance, 'del')} la probabilità di vedere almeno tre gol.`,
      ({ chance }) => `${share(chance, 'nel')} dei casi si segnano tre gol o più.`,
      ({ chance }) => `Diamo ${share(chance)} di probabilità a una partita con almeno tre gol.`,
      ({ chance }) => `Quanto ai gol, i nostri calcoli ne danno tre o più ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Per l’over ${line(2.5, false)} calcoliamo una probabilità ${share(chance, 'del')}.`,
    ],
    goalsFew: [
      ({ chance }) => `Pochi gol in vista, due al massimo ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Non ci aspettiamo molti gol: al massimo due ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `${share(chance, 'nel')} dei casi si resta entro i due gol.`,
      ({ chance }) => `Si dovrebbe segnare poco: non più di due gol ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `Due gol o meno sono l’ipotesi più probabile, con ${share(chance)}.`,
      ({ chance }) => `Poche reti in vista: al massimo due ${share(chance, 'nel')} dei casi.`,
      ({ chance }) => `L’under ${line(2.5, false)} ha ${share(chance)} di probabilità, più dell’over.`,
      ({ chance }) => `${share(chance, 'nel')} dei casi non si va oltre i due gol.`,
      ({ chance }) => `È ${share(chance, 'del')} la probabilità di vedere al massimo due gol.`,
      ({ chance }) => `La probabilità che non si vada oltre i due gol è ${share(chance, 'del')}.`,
      ({ chance }) => `Per l’under ${line(2.5, false)} calcoliamo una probabilità ${share(chance, 'del')}.`,
    ],
    likeliestScore: [
      (facts) => `Il risultato esatto più probabile è il ${exactScore(inRoles(facts))}, con ${share(facts.chance)}.`,
      (facts) => `Tra i risultati esatti il più probabile è il ${exactScore(inRoles(facts))}, con ${share(facts.chance)}.`,
      (facts) => `il ${exactScore(inRoles(facts))} è il risultato esatto più probabile, con ${share(facts.chance)}.`,
      (facts) => `Nessun risultato esatto è più probabile del ${exactScore(inRoles(facts))}, dato ${share(facts.chance, 'al')}.`,
      (facts) => `Per il risultato esatto la prima ipotesi è il ${exactScore(inRoles(facts))}, con ${share(facts.chance)}.`,
      (facts) => `Quanto al risultato esatto, davanti a tutti c’è il ${exactScore(inRoles(facts))}, con ${share(facts.chance)}.`,
      (facts) =>
        `Il risultato esatto che i nostri calcoli indicano più spesso è il ${exactScore(inRoles(facts))}, ${share(facts.chance, 'nel')} dei casi.`,
      (facts) => `Diamo ${share(facts.chance)} di probabilità al ${exactScore(inRoles(facts))}, più che a ogni altro risultato esatto.`,
    ],
    likeliestWin: [
      aboutWin((winner, by, chance) => `Per una vittoria ${winner.di} il risultato più probabile è il ${by}, con ${share(chance)}.`),
      aboutWin((winner, by, chance) => `Tra le vittorie possibili ${winner.di} la più probabile è per ${by}, con ${share(chance)}.`),
      aboutWin((winner, by, chance) => `Nessuna vittoria ${winner.di} è più probabile di quella per ${by}, data ${share(chance, 'al')}.`),
      aboutWin(
        (winner, by, chance) =>
          `Una vittoria ${winner.di} arriverebbe soprattutto per ${by}, risultato a cui diamo ${share(chance)} di probabilità.`,
      ),
      aboutWin(
        (winner, by, chance) => `Con ${share(chance)} il ${by} è il risultato più probabile tra quelli che farebbero vincere ${winner}.`,
      ),
      aboutWin(
        (winner, by, chance) =>
          `Tra i risultati che darebbero la vittoria ${winner.a}, davanti a tutti c’è il ${by}, con ${share(chance)}.`,
      ),
      aboutWin(
        (winner, by, chance) =>
          `La vittoria ${winner.di} che i nostri calcoli indicano più spesso è per ${by}, ${share(chance, 'nel')} dei casi.`,
      ),
      aboutWin(
        (winner, by, chance) =>
          `Se ${winsThis(winner)} ${winner}, è più facile che sia per ${by}, risultato con ${share(chance)} di probabilità.`,
      ),
    ],
    tip: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Il nostro pronostico non è l’esito più probabile: ${phrase(facts)}, a quota ${price(facts.price)}, aveva valore quando lo abbiamo dato, con una probabilità ${share(facts.chance, 'del')}.`,
        (facts) =>
          `Contro l’esito più probabile abbiamo scelto ${phrase(facts)}, a quota ${price(facts.price)}: al momento del pronostico la quota equa era ${price(facts.fair)}.`,
      ],
      [
        (facts) =>
          `Il nostro pronostico è ${phrase(facts)}, a quota ${price(facts.price)}: quando lo abbiamo dato, per noi la probabilità era ${share(facts.chance, 'del')} e la quota equa ${price(facts.fair)}.`,
        (facts) =>
          `Il pronostico è ${phrase(facts)}: quando lo abbiamo pubblicato pagava ${price(facts.price)}, contro una quota equa di ${price(facts.fair)}.`,
        (facts) =>
          `Abbiamo scelto ${phrase(facts)}, a quota ${price(facts.price)}: al momento della scelta ne stimavamo la probabilità ${share(facts.chance, 'al')}, e sarebbe bastata una quota di ${price(facts.fair)}.`,
        (facts) =>
          `Pronostichiamo ${phrase(facts)}: alla pubblicazione pagava ${price(facts.price)}, più della quota equa, che era ${price(facts.fair)}.`,
        (facts) =>
          `Un pronostico c’è: ${phrase(facts)}, a quota ${price(facts.price)}, con una probabilità che alla pubblicazione stimavamo ${share(facts.chance, 'al')}.`,
        (facts) =>
          `A quota ${price(facts.price)} ${phrase(facts)} era, al momento del pronostico, una giocata di valore: la quota equa era ${price(facts.fair)}.`,
        (facts) =>
          `La nostra scelta è ${phrase(facts)}: al momento del pronostico calcolavamo una quota equa di ${price(facts.fair)}, e quella offerta era ${price(facts.price)}.`,
        (facts) =>
          `Quando lo abbiamo dato, il pronostico aveva valore: ${phrase(facts)} pagava ${price(facts.price)} contro una quota equa di ${price(facts.fair)}.`,
      ],
    ),
    noTipPrices: [
      () => 'Niente pronostico: non abbiamo quote aggiornate.',
      () => 'Senza quote aggiornate da confrontare non diamo pronostici.',
      () => 'Per un pronostico servono quote aggiornate, e per questa partita non ce ne sono.',
      () => 'Mancano quote aggiornate, e quindi anche il pronostico.',
    ],
    noTipThin: [
      (facts) =>
        `La giocata migliore, ${offer(facts)}, paga al massimo ${price(facts.price)} contro una quota equa di ${price(facts.fair)}: per un pronostico vogliamo un margine netto presso almeno due bookmaker autorizzati, e qui manca.`,
      (facts) =>
        `Un po’ di valore c’è, con ${offer(facts)} a ${price(facts.price)} e una quota equa di ${price(facts.fair)}, ma almeno due bookmaker autorizzati dovrebbero offrire di più.`,
      (facts) =>
        `La giocata migliore, ${offer(facts)}, arriva a ${price(facts.price)} contro una quota equa di ${price(facts.fair)}, ma per un pronostico servono quote più alte da almeno due bookmaker autorizzati.`,
      (facts) =>
        `Per ${offer(facts)} la quota equa è ${price(facts.fair)} e la migliore offerta ${price(facts.price)}: per un pronostico almeno due bookmaker autorizzati dovrebbero pagare di più.`,
      (facts) =>
        `Daremmo come pronostico ${offer(facts)} solo se almeno due bookmaker autorizzati superassero nettamente la quota equa di ${price(facts.fair)}; il massimo, per ora, è ${price(facts.price)}.`,
      (facts) =>
        `La giocata più vicina a un pronostico è ${offer(facts)}: la miglior quota, ${price(facts.price)}, supera quella equa, ${price(facts.fair)}, ma non ci sono due bookmaker autorizzati che offrano il margine che cerchiamo.`,
      (facts) =>
        `Restiamo a guardare: ${price(facts.price)} per ${offer(facts)} è più della quota equa di ${price(facts.fair)}, ma vogliamo almeno due bookmaker autorizzati che la superino nettamente.`,
      (facts) =>
        `Per diventare un pronostico, ${offer(facts)} dovrebbe pagare ben più della quota equa di ${price(facts.fair)} presso almeno due bookmaker autorizzati; per ora paga al massimo ${price(facts.price)}.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Niente pronostico: anche la giocata migliore, ${offer(facts)}, si ferma a ${price(facts.price)}, sotto la quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `La giocata migliore, ${offer(facts)}, paga ${price(facts.price)}, meno della quota equa di ${price(facts.fair)}: niente pronostico.`,
      (facts) =>
        `La giocata migliore, ${offer(facts)}, paga ${price(facts.price)} contro una quota equa di ${price(facts.fair)}: non c’è valore, niente pronostico.`,
      (facts) =>
        `A queste quote non c’è valore: anche ${offer(facts)}, la giocata migliore, paga ${price(facts.price)} e dovrebbe pagare più di ${price(facts.fair)}.`,
      (facts) =>
        `Nessuna quota supera quella equa: la più vicina è quella per ${offer(facts)}, ${price(facts.price)} contro ${price(facts.fair)}.`,
      (facts) =>
        `Per un pronostico servirebbe più di ${price(facts.fair)} per ${offer(facts)}, e la miglior quota è ${price(facts.price)}; per le altre giocate il divario è ancora maggiore.`,
      (facts) =>
        `I bookmaker pagano ovunque meno della quota equa: il distacco minore è per ${offer(facts)}, ${price(facts.price)} contro ${price(facts.fair)}.`,
      (facts) =>
        `Valore non ce n’è, nemmeno nella giocata migliore: per ${offer(facts)} la quota equa è ${price(facts.fair)} e la migliore offerta ${price(facts.price)}.`,
    ],
    noTipAmongOurs: [
      (facts) =>
        `Tra le giocate che consideriamo, la migliore è ${offer(facts)}: paga ${price(facts.price)} contro una quota equa di ${price(facts.fair)}, quindi niente pronostico.`,
      (facts) =>
        `Niente pronostico: la giocata che ci va più vicina, ${offer(facts)}, dovrebbe pagare almeno ${price(facts.fair)} e paga ${price(facts.price)}.`,
      (facts) =>
        `Nei mercati che trattiamo non c’è valore: ${price(facts.price)} per ${offer(facts)} è meno della quota equa, ${price(facts.fair)}.`,
      (facts) =>
        `Per un pronostico ${offer(facts)} dovrebbe pagare più di ${price(facts.fair)}, e la miglior quota è ${price(facts.price)}.`,
      (facts) =>
        `Tra le giocate su cui diamo pronostici la più conveniente è ${offer(facts)}, ma ${price(facts.price)} non basta, con una quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `A ${price(facts.price)} ${offer(facts)} resta sotto la quota equa di ${price(facts.fair)}, e per le altre giocate che consideriamo il divario è ancora maggiore.`,
      (facts) =>
        `La scelta migliore per un nostro pronostico sarebbe ${offer(facts)}, che però si ferma a ${price(facts.price)} contro una quota equa di ${price(facts.fair)}.`,
      (facts) =>
        `Non diamo pronostici: per ${offer(facts)}, la giocata migliore tra quelle che trattiamo, la quota equa è ${price(facts.fair)} e la migliore offerta ${price(facts.price)}.`,
    ],
    noTipValue: [
      () => 'Niente pronostico: nessuna quota sull’esito offre abbastanza valore.',
      () => 'Non diamo pronostici: le quote sull’esito rispecchiano più o meno le nostre probabilità.',
      () => 'Nessuna delle tre quote sull’esito paga abbastanza per un pronostico.',
      () => 'Sull’esito le quote non lasciano un margine sufficiente per un pronostico.',
      () => 'Diamo un pronostico solo quando una quota supera nettamente quella equa, e sull’esito non succede.',
      () => 'Per un pronostico servirebbero quote più alte sull’esito.',
      () => 'Le quote sull’esito non compensano il rischio, quindi niente pronostico.',
      () => 'Tra le quote sull’esito non ne troviamo una che valga un pronostico.',
    ],
    noTipTooGood: [
      () => 'Una quota è troppo bella per essere vera: forse il mercato sa qualcosa che a noi sfugge, e non diamo pronostici.',
      () => 'Niente pronostico: quando una quota paga così tanto più del giusto, di solito c’è un motivo.',
      () => 'Non diamo pronostici: la quota che tenta somiglia più a un errore che a un’occasione.',
    ],
    noTipUnlikely: inCase(
      ({ chance, least }) => share(chance) === share(least),
      [
        (facts) =>
          `Niente pronostico: ${offer(facts)} paga più della quota equa, ma per poco la probabilità non arriva ${share(facts.least, 'al')} da cui partiamo.`,
        (facts) =>
          `A quota ${price(facts.price)} ${offer(facts)} avrebbe valore, ma per poco la probabilità non arriva ${share(facts.least, 'al')} che serve per un pronostico.`,
        (facts) => `Il valore migliore lo offre ${offer(facts)}, ma la probabilità è appena sotto il nostro minimo, ${share(facts.least)}.`,
      ],
      [
        (facts) =>
          `Il valore migliore lo offre ${offer(facts)}, ma con ${share(facts.chance)} è un esito troppo improbabile per noi: serve almeno ${share(facts.least)}.`,
        (facts) =>
          `Niente pronostico: ${offer(facts)} paga più della quota equa, ma ha ${share(facts.chance)} di probabilità e noi partiamo ${share(facts.least, 'dal')}.`,
        (facts) =>
          `Lasciamo stare ${offer(facts)}: la quota di ${price(facts.price)} basterebbe, ma ${share(facts.chance)} di probabilità è meno ${share(facts.least, 'del')} che serve per un pronostico.`,
        (facts) =>
          `A quota ${price(facts.price)} ${offer(facts)} avrebbe valore, ma la probabilità è ${share(facts.chance, 'del')} e per un pronostico serve almeno ${share(facts.least)}.`,
        (facts) =>
          `Per un pronostico chiediamo ${share(facts.least)} di probabilità, e la giocata con più valore, ${offer(facts)}, si ferma ${share(facts.chance, 'al')}.`,
        (facts) =>
          `La giocata con più valore è ${offer(facts)}, che però ha solo ${share(facts.chance)} di probabilità: il nostro minimo è ${share(facts.least)}.`,
      ],
    ),
    noTipShort: inCase(
      (facts) => price(facts.price) === price(facts.least),
      [
        (facts) =>
          `Niente pronostico: ${offer(facts)} supera la quota equa, ma resta appena sotto ${price(facts.least)}, la nostra quota minima.`,
        (facts) =>
          `Il valore migliore lo offre ${offer(facts)}, ma per poco la quota non arriva a ${price(facts.least)}, il nostro minimo.`,
      ],
      [
        (facts) =>
          `Il valore migliore lo offre ${offer(facts)}, ma paga ${price(facts.price)} e noi non diamo pronostici sotto ${price(facts.least)}.`,
        (facts) =>
          `Niente pronostico: ${offer(facts)} supera la quota equa, ma a ${price(facts.price)} resta sotto ${price(facts.least)}, la nostra quota minima.`,
        (facts) =>
          `Lasciamo stare ${offer(facts)}: c’è valore, ma la quota è ${price(facts.price)} e un nostro pronostico parte da ${price(facts.least)}.`,
      ],
    ),
    noTipLittleKnown: [
      () => 'Di queste squadre sappiamo troppo poco per dare un pronostico.',
      () => 'Niente pronostico: la nostra previsione si basa su troppo poche partite.',
      () => 'Per un pronostico ci mancano dati: di queste squadre conosciamo troppo poche partite.',
      () => 'Con così poche partite nei nostri dati non diamo pronostici.',
    ],
  };
}
