import type { MonthStories, WeekendStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { against, is } from '../verbs.ts';
import { isOrAre, matches, monthName, number, numberBeside, tips } from '../words.ts';
import { fixture } from './news-words.ts';

/** Returns the tips of a month and their outcomes: `40 pronostici, di cui 18 vinti e 15 persi`, `tre pronostici, tutti persi`. */
function balance({ tips: all, won, lost }: { tips: number; won: number; lost: number }): string {
  const of = (count: number, one: string, many: string) => {
    if (count === 0) return [];
    if (count === all) return [count === 1 ? one : `${count === 2 ? 'entrambi' : 'tutti'} ${many}`];
    return [`${numberBeside(count, Math.max(won, lost))} ${count === 1 ? one : many}`];
  };
  const outcomes = [...of(won, 'vinto', 'vinti'), ...of(lost, 'perso', 'persi')].join(' e ');
  if (outcomes === '') return tips(all);
  return `${tips(all)}, ${won + lost === all ? outcomes : `di cui ${outcomes}`}`;
}

/** Returns the sentences of Italian news about a weekend to come and about the tips of a month. */
export function italianWeekends({
  phrase,
  price,
  share,
  units,
}: ItalianFigures): Pick<NewsTexts<ItalianNoun>, keyof (WeekendStories<ItalianNoun> & MonthStories<ItalianNoun>)> {
  /** `il 36% per i padroni di casa, il 34% per gli ospiti`. */
  const both = (home: number, away: number) =>
    share(home) === share(away)
      ? `${share(home)} di probabilità di vincere per parte`
      : `${share(home)} di probabilità per i padroni di casa, ${share(away)} per gli ospiti`;
  return {
    weekendIntro: [
      ({ competition, matches: coming }) =>
        `${competition.where} ${coming === 1 ? 'si gioca' : 'si giocano'} ${matches(coming)} tra venerdì e lunedì.`,
      ({ competition, matches: coming }) => `Il fine settimana ${competition.ofKind} propone ${matches(coming)}.`,
      ({ competition, matches: coming }) => `Tra venerdì e lunedì il programma ${competition.ofKind} prevede ${matches(coming)}.`,
      ({ competition, matches: coming }) => `${matches(coming)} in programma nel fine settimana ${competition.ofKind}.`,
      ({ competition, matches: coming }) =>
        `Da venerdì a lunedì ${competition.where} ${coming === 1 ? 'c’è' : 'ci sono'} ${matches(coming)}.`,
      ({ competition, matches: coming }) => `Il weekend ${competition.ofKind} mette in calendario ${matches(coming)}.`,
      ({ competition, matches: coming }) =>
        `${coming === 1 ? 'È' : 'Sono'} ${coming === 1 ? 'una sola la partita' : `${number(coming)} le partite`} ${competition.ofKind} tra venerdì e lunedì.`,
      ({ competition, matches: coming }) =>
        coming === 1
          ? `Il fine settimana ${competition.ofKind} si riduce a una partita.`
          : `${matches(coming)} compongono il fine settimana ${competition.ofKind}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance }) =>
        `La nostra previsione più netta è per ${favourite}: ${share(chance)} di probabilità di vincere contro ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Nessuno parte più favorito ${favourite.di}, ${favourite.agree('dato')} da noi ${share(chance, 'al')} contro ${outsider}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `La favorita più netta ${is(favourite)} ${favourite}: ${share(chance)} di probabilità di vincere ${against(outsider, favouriteAtHome)}.`,
      ({ favourite, outsider, chance }) =>
        `Il compito più difficile tocca ${outsider.a}: diamo ${favourite.a} ${share(chance)} di probabilità di vincere.`,
      ({ favourite, outsider, chance }) =>
        `Contro ${outsider} diamo ${favourite.a} ${share(chance)} di probabilità di vincere, più che a ogni altra squadra.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Nessun’altra squadra parte favorita quanto ${favourite} ${against(outsider, favouriteAtHome)}: la probabilità di vincere è ${share(chance, 'del')}.`,
      ({ favourite, outsider, chance }) =>
        `La sfida più squilibrata sembra quella tra ${favourite} e ${outsider}: la probabilità di una vittoria ${favourite.di} è ${share(chance, 'del')}.`,
      ({ favourite, outsider, chance }) =>
        `Il successo più probabile del fine settimana è quello ${favourite.di} ${outsider.su}, con ${share(chance)}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        share(homeChance) === share(awayChance)
          ? `La partita più aperta è ${fixture({ home, away })}: ${share(homeChance)} di probabilità di vincere a testa.`
          : `La partita più aperta è ${fixture({ home, away })}: diamo ${share(homeChance)} di probabilità di vincere ${home.a} e ${share(awayChance)} ${away.a}.`,
      ({ home, away, homeChance, awayChance }) =>
        `La partita più equilibrata sembra ${fixture({ home, away })}: diamo ${share(homeChance)} di probabilità di vincere ${share(homeChance) === share(awayChance) ? 'a ciascuna squadra' : `${home.a} e ${share(awayChance)} ${away.a}`}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Il risultato più incerto è quello di ${fixture({ home, away })}: ${both(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) => `Tra ${home} e ${away} può succedere di tutto: ${both(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Le squadre più vicine nei nostri calcoli sono ${home} e ${away}: ${both(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Difficile indicare una favorita in ${fixture({ home, away })}: ${both(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `In casa ${home.di} ${away.verb('arriva', 'arrivano')} ${away} per la sfida più equilibrata: ${both(homeChance, awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `${fixture({ home, away })} è la partita meno decifrabile: ${both(homeChance, awayChance)}.`,
    ],
    weekendTips: [
      ({ tips: given, matches: played }) =>
        `Finora su ${played === 1 ? 'questa partita' : 'queste partite'} abbiamo registrato ${tips(given)}.`,
      ({ tips: given, matches: played }) =>
        `Nello storico ${isOrAre(given)} già ${tips(given)} su ${played === 1 ? 'questa partita' : 'queste partite'}.`,
      ({ tips: given, matches: played }) =>
        `Per ${played === 1 ? 'questa partita' : 'queste partite'} ${given === 1 ? 'c’è' : 'ci sono'} finora ${tips(given)}.`,
      ({ tips: given }) => `Per il fine settimana abbiamo già dato ${tips(given)}.`,
    ],
    weekendNoTips: [
      ({ competition, matches: played }) =>
        `Per ora ${played === 1 ? 'sulla partita' : 'sulle partite'} ${competition.ofKind} non abbiamo dato pronostici.`,
      () => 'Finora nessuna quota ci ha convinto a dare un pronostico.',
      ({ matches: played }) => `Su ${played === 1 ? 'questa partita' : 'queste partite'} non c’è ancora un pronostico.`,
      ({ matches: played }) =>
        played === 1 ? 'Questa partita non ha per ora un pronostico.' : 'Nessuna di queste partite ha per ora un pronostico.',
    ],
    tipsOfMonth: [
      (facts) => `A ${monthName(facts.month)} ${facts.tips === 1 ? 'si è concluso' : 'si sono conclusi'} ${balance(facts)}.`,
      (facts) => `Il bilancio di ${monthName(facts.month)} ${facts.year}: ${balance(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Con un’unità a pronostico il guadagno è di ${units(profit)} unità.`,
      ({ profit }) => `Chi avesse puntato ogni volta un’unità avrebbe guadagnato ${units(profit)} unità.`,
    ],
    monthLoss: [
      ({ loss }) => `Con un’unità a pronostico la perdita è di ${units(loss)} unità.`,
      ({ loss }) => `Chi avesse puntato ogni volta un’unità avrebbe perso ${units(loss)} unità.`,
    ],
    monthEven: [
      () => 'Con un’unità a pronostico il mese si è chiuso in pari.',
      () => 'Chi avesse puntato ogni volta un’unità non avrebbe né vinto né perso.',
    ],
    tipsLosingRun: [
      ({ run }) => `La serie negativa più lunga è stata di ${tips(run)}.`,
      ({ run }) => `Nel momento peggiore abbiamo perso ${tips(run)} di fila.`,
    ],
    dearestWin: [
      (facts) => `La quota più alta che abbiamo centrato è ${price(facts.price)}, in ${fixture(facts)}: ${phrase(facts)}.`,
      (facts) => `In ${fixture(facts)} è arrivata la vincita più alta: ${phrase(facts)}, a quota ${price(facts.price)}.`,
    ],
    recordKeepsAll: [
      ({ tips: all }) =>
        all === 1
          ? 'Il pronostico resta nello storico, comunque sia andato.'
          : 'I pronostici restano tutti nello storico, comunque siano andati.',
      () => 'Nello storico si può controllare ogni pronostico, con la quota a cui è stato dato.',
    ],
  };
}
