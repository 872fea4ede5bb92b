import type { CzechNoun } from '#app/i18n/names/czech-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './czech-bets.ts';
import { has, is, toThem } from './czech-words.ts';

/** Returns what Czech previews tell of the forecast and the tip. */
export function czechOutlook(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof OutlookStories<unknown>> {
  const { percent, price, score } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: CzechNoun; away: CzechNoun }) => betPhrase(bet, { home, away }, figures);
  /** `2:1 pro Slavii`, `remíza 1:1`, with the draw in another case `remízu 1:1` */
  const exactScore = (
    { home, away, homeGoals, awayGoals }: { home: CzechNoun; away: CzechNoun; homeGoals: number; awayGoals: number },
    draw = 'remíza',
  ) => {
    if (homeGoals === awayGoals) return `${draw} ${score(homeGoals, awayGoals)}`;
    return homeGoals > awayGoals ? `${score(homeGoals, awayGoals)} pro ${home.acc}` : `${score(awayGoals, homeGoals)} pro ${away.acc}`;
  };
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Naše předpověď má jasno: ${percent(favouriteChance)} pro ${favourite.acc}, ${percent(drawChance)} pro remízu a ${percent(outsiderChance)} pro ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Jasným favoritem ${is(favourite)} v naší předpovědi ${favourite} se šancí ${percent(favouriteChance)}, na výhru ${outsider.gen} zbývá ${percent(outsiderChance)} a na remízu ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance }) =>
        `Výhře ${favourite.gen} dáváme šanci ${percent(favouriteChance)}, remíze ${percent(drawChance)}; úspěch ${outsider.gen} by byl překvapením.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Favorit předpovědi je zřejmý, ${favourite} ${has(favourite)} šanci ${percent(favouriteChance)} a ${outsider} jen ${percent(outsiderChance)}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Naše předpověď se kloní k ${favourite.dat}: dává ${toThem(favourite)} ${percent(favouriteChance)}, remíze ${percent(drawChance)} a na ${outsider.acc} zbývá ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Favoritem ${is(favourite)} ${favourite} se šancí ${percent(favouriteChance)}, ${outsider} ale podle naší předpovědi ${outsider.verb('uspěje', 'uspějí')} v ${percent(outsiderChance)} podobných zápasů.`,
      ({ favourite, favouriteChance, drawChance, outsiderChance }) =>
        `Favoritem předpovědi ${is(favourite)} ${favourite}: šance na výhru je ${percent(favouriteChance)}, na remízu ${percent(drawChance)}, na porážku ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Výhra ${favourite.gen} vychází v naší předpovědi na ${percent(favouriteChance)}, remíza na ${percent(drawChance)}, úspěch ${outsider.gen} na ${percent(outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Předpověď nemá jasného favorita: ${percent(favouriteChance)} pro ${favourite.acc}, ${percent(outsiderChance)} pro ${outsider.acc}, ${percent(drawChance)} pro remízu.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Mírný náskok ${has(favourite)} v naší předpovědi ${favourite}: ${percent(favouriteChance)}, proti tomu ${percent(outsiderChance)} pro ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `O něco blíž k výhře ${has(favourite)} podle předpovědi ${favourite} se šancí ${percent(favouriteChance)}, na výhru ${outsider.gen} připadá ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Naše předpověď staví ${favourite.acc} o něco výš než ${outsider.acc}: ${percent(favouriteChance)} proti ${percent(outsiderChance)}, na remízu zbývá ${percent(drawChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Naše předpověď favorita nemá: obě strany mají na výhru šanci ${percent(winChance)}, remíza ${percent(drawChance)}.`,
      ({ home, away, winChance }) =>
        `Výhra ${home.gen} je podle naší předpovědi stejně pravděpodobná jako výhra ${away.gen}: ${percent(winChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `Šance na více než dva góly je ${percent(chance)}.`,
      ({ chance }) => `Gólů by mělo padnout dost: tři a více mají šanci ${percent(chance)}.`,
      ({ chance }) => `Počítat se dá spíš s góly: aspoň tři padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Aspoň tři góly v zápase vidíme na ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `Šance, že padnou nejvýš dva góly, je ${percent(chance)}.`,
      ({ chance }) => `Gólů asi moc nebude: nejvýš dva mají šanci ${percent(chance)}.`,
      ({ chance }) => `Zápas bude podle nás spíš opatrný: nejvýš dva góly padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Nejvýš dva góly v zápase vidíme na ${percent(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `Nejpravděpodobnějším přesným výsledkem je ${exactScore(facts)} se šancí ${percent(facts.chance)}.`,
      (facts) => `Z přesných výsledků má nejvyšší šanci ${exactScore(facts)}, a to ${percent(facts.chance)}.`,
      (facts) => `Jako nejpravděpodobnější přesný výsledek vychází ${exactScore(facts)}, šanci má ale jen ${percent(facts.chance)}.`,
      (facts) => `Nejvyšší šance na přesný výsledek, ${percent(facts.chance)}, připadá na ${exactScore(facts, 'remízu')}.`,
    ],
    tip: [
      (facts) =>
        `Náš tip: ${phrase(facts).nom} za ${price(facts.price)}. Šanci vidíme na ${percent(facts.chance)}, férový kurz by tedy byl ${price(facts.fair)}.`,
      (facts) => `Tipujeme ${phrase(facts).acc}, nejlepší kurz je ${price(facts.price)} a férový by byl ${price(facts.fair)}.`,
      (facts) =>
        `Kurz ${price(facts.price)} na ${phrase(facts).acc} bereme, při šanci ${percent(facts.chance)} by byl férový ${price(facts.fair)}.`,
      (facts) =>
        `Hodnotu má podle nás kurz ${price(facts.price)} na ${phrase(facts).acc}, férový by byl ${price(facts.fair)}; to je náš tip.`,
    ],
    noTipPrices: [() => 'Tip nemáme, žádná ze sledovaných kanceláří nenabízí čerstvý kurz.', () => 'Bez čerstvých kurzů netipujeme.'],
    noTipThin: [
      (facts) => `Tip nedáváme: kurz ${price(facts.price)} na ${phrase(facts).acc} převyšuje férový ${price(facts.fair)} jen o málo.`,
      (facts) => `Kurz ${price(facts.price)} na ${phrase(facts).acc} je sice nad férovým ${price(facts.fair)}, na tip to ale nestačí.`,
      (facts) =>
        `Na ${phrase(facts).acc} je nejlepší kurz ${price(facts.price)}, férový ${price(facts.fair)}; takový rozdíl na tip nestačí.`,
      (facts) =>
        `Nejvýhodnější nabídka, ${price(facts.price)} na ${phrase(facts).acc}, je příliš blízko férovému kurzu ${price(facts.fair)}, a tak netipujeme.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Tip nemáme: i nejnadějnější možnost, ${phrase(facts).nom}, má kurz jen ${price(facts.price)}, férový by byl ${price(facts.fair)}.`,
      (facts) =>
        `Kurz ${price(facts.price)} na ${phrase(facts).acc} je pod férovým ${price(facts.fair)} a nic výhodnějšího v nabídce není, proto netipujeme.`,
      (facts) =>
        `Pro tip by kurz na ${phrase(facts).acc} musel být nad férovým ${price(facts.fair)}, nejlepší je ale ${price(facts.price)}.`,
      (facts) =>
        `Netipujeme, kurzy jsou nízké: na ${phrase(facts).acc} je nejlepší ${price(facts.price)}, férový by byl ${price(facts.fair)}.`,
    ],
    noTipValue: [() => 'Žádný kurz není dost vysoko nad férovým, tip proto nemáme.', () => 'Netipujeme, kurzy zhruba odpovídají šancím.'],
    noTipTooGood: [
      () => 'Jeden z kurzů je až podezřele vysoký a na možnou chybu netipujeme.',
      () => 'Tip nedáváme: kurz tak vysoko nad férovým bývá spíš omyl než příležitost.',
    ],
    noTipLimits: [
      () => 'Co tu má hodnotu, to je buď málo pravděpodobné, nebo má příliš nízký kurz, a tak netipujeme.',
      () => 'Tip nemáme, hodnotu mají jen sázky mimo rozmezí, ve kterém tipujeme.',
    ],
    noTipLittleKnown: [() => 'Na tip víme o soupeřích příliš málo.', () => 'Tip nedáváme, předpověď se tu opírá o příliš málo zápasů.'],
  };
}
