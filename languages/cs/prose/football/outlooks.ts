import type { Bet } from '#domain/odds/bet.ts';
import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import { has, is, roleOf, toThem } from '../words.ts';
import { betPhrase } from './bets.ts';

/** Facts that speak against a favourite; for form, with its owner, the hosts or the visitors. */
const obstacles: Readonly<Record<AgainstFavourite, (against: Against) => string>> = {
  table: () => 'tabulce',
  'own-form': (against) => `posledním výsledkům${goesByPart(against) ? '' : ` ${roleOf(against.favouriteAtHome).gen}`}`,
  'other-form': (against) => `dobré formě ${goesByPart(against) ? 'soupeře' : roleOf(!against.favouriteAtHome).gen}`,
  meetings: () => 'vzájemné bilanci',
};
/** Returns true when the favourite goes by its role: hosts and visitors are not named twice. */
const goesByPart = ({ favourite, favouriteAtHome }: Against) => favourite === roleOf(favouriteAtHome);

interface Against {
  readonly favourite: CzechNoun;
  readonly favouriteAtHome: boolean;
  readonly despite?: AgainstFavourite;
}

/** Returns the beginning of a sentence, with its verb in second place: `naše předpověď má`, `navzdory tabulce má naše předpověď`. */
const beginning = (against: Against, first: string, verb: string) =>
  against.despite === undefined ? `${first} ${verb}` : `navzdory ${obstacles[against.despite](against)} ${verb} ${first}`;

/** Returns the sentences of Czech previews about the forecast and the tip. */
export function czechOutlook(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof OutlookStories<unknown>> {
  const { percent, price, score } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: CzechNoun; away: CzechNoun }) => betPhrase(bet, { home, away }, figures);
  /** `2:1 pro Slavii`, `remíza 1:1` */
  const exactScore = (facts: { home: CzechNoun; away: CzechNoun; homeGoals: number; awayGoals: number }) => {
    const { home, away, homeGoals, awayGoals } = facts;
    if (homeGoals === awayGoals) return `remíza ${score(homeGoals, awayGoals)}`;
    return homeGoals > awayGoals ? `${score(homeGoals, awayGoals)} pro ${home.acc}` : `${score(awayGoals, homeGoals)} pro ${away.acc}`;
  };
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'má')} jasno: ${percent(favouriteChance)} pro ${favourite.acc}, ${percent(drawChance)} pro remízu a ${percent(outsiderChance)} pro ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'jasným favoritem', is(favourite))} v naší předpovědi ${favourite} se šancí ${percent(favouriteChance)}, na výhru ${outsider.gen} připadá ${percent(outsiderChance)} a na remízu ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, `výhře ${favourite.gen}`, 'dáváme')} šanci ${percent(favouriteChance)}, remíze ${percent(drawChance)}; úspěch ${outsider.gen} by byl překvapením.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'favorit', 'je')} podle předpovědi zřejmý: ${favourite} ${has(favourite)} na výhru šanci ${percent(favouriteChance)} a ${outsider} jen ${percent(outsiderChance)}.`,
    ],
    forecastFavourite: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'se')} kloní k ${favourite.dat}: dává ${toThem(favourite)} ${percent(favouriteChance)}, remíze ${percent(drawChance)} a na ${outsider.acc} připadá ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'favoritem', is(favourite))} podle naší předpovědi ${favourite} se šancí ${percent(favouriteChance)}, na výhru ${outsider.gen} připadá ${percent(outsiderChance)} a na remízu ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'dává')} výhře ${favourite.gen} šanci ${percent(favouriteChance)}, remíze ${percent(drawChance)}; na výhru ${outsider.gen} připadá ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, `výhra ${favourite.gen}`, 'vychází')} v naší předpovědi na ${percent(favouriteChance)}, remíza na ${percent(drawChance)}, výhra ${outsider.gen} na ${percent(outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Předpověď nemá jasného favorita: ${percent(favouriteChance)} pro ${favourite.acc}, ${percent(outsiderChance)} pro ${outsider.acc}, ${percent(drawChance)} pro remízu.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'mírným favoritem', is(favourite))} podle naší předpovědi ${favourite} se šancí ${percent(favouriteChance)}, na výhru ${outsider.gen} připadá ${percent(outsiderChance)} a na remízu ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'v naší předpovědi', has(favourite))} ${favourite} o něco vyšší šanci na výhru než ${outsider}: ${percent(favouriteChance)} proti ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'staví')} ${favourite.acc} o něco výš než ${outsider.acc}: ${percent(favouriteChance)} proti ${percent(outsiderChance)}, na remízu připadá ${percent(drawChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Naše předpověď favorita nemá: obě strany mají na výhru šanci ${percent(winChance)}, remíza ${percent(drawChance)}.`,
      ({ home, away, winChance }) =>
        `Výhra ${home.gen} je podle naší předpovědi stejně pravděpodobná jako výhra ${away.gen}: ${percent(winChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `Šance na více než dva góly je ${percent(chance)}.`,
      ({ chance }) => `Čekáme spíš více gólů: aspoň tři padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Aspoň tři góly padnou podle předpovědi s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Pravděpodobnost, že padnou aspoň tři góly, je ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `Šance, že padnou nejvýš dva góly, je ${percent(chance)}.`,
      ({ chance }) => `Gólů asi moc nebude: nejvýš dva padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Čekáme spíš méně gólů: nejvýš dva padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Nejvýš dva góly padnou podle předpovědi s pravděpodobností ${percent(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `Nejpravděpodobnější přesný výsledek je ${exactScore(facts)}, má šanci ${percent(facts.chance)}.`,
      (facts) => `Z přesných výsledků má nejvyšší šanci ${exactScore(facts)}, a to ${percent(facts.chance)}.`,
      (facts) => `Jako nejpravděpodobnější přesný výsledek vychází ${exactScore(facts)}, šanci má ale jen ${percent(facts.chance)}.`,
      (facts) => `Nejvyšší šanci z přesných výsledků, ${percent(facts.chance)}, má ${exactScore(facts)}.`,
    ],
    tip: [
      (facts) =>
        `Náš tip: ${phrase(facts).nom} za ${price(facts.price)}. Když jsme ho vydali, viděli jsme šanci na ${percent(facts.chance)}, férový kurz tedy byl ${price(facts.fair)}.`,
      (facts) => `Tipovali jsme ${phrase(facts).acc}, kurz byl tehdy ${price(facts.price)} a férový ${price(facts.fair)}.`,
      (facts) =>
        `Kurz ${price(facts.price)} na ${phrase(facts).acc} jsme vzali, při tehdejší šanci ${percent(facts.chance)} byl férový ${price(facts.fair)}.`,
      (facts) =>
        `Náš tip je ${phrase(facts).nom}: kurz v době tipu, ${price(facts.price)}, převyšoval férový, který vycházel na ${price(facts.fair)}.`,
    ],
    noTipPrices: [
      () => 'Tip nemáme, žádná ze sledovaných sázkových kanceláří nenabízí čerstvý kurz.',
      () => 'Bez čerstvých kurzů netipujeme.',
    ],
    noTipThin: [
      (facts) =>
        `Tip nedáváme: nejlepší kurz na ${phrase(facts).acc} je ${price(facts.price)} a férový ${price(facts.fair)}, dost vysoký kurz ale chceme u dvou licencovaných kanceláří.`,
      (facts) =>
        `Kurz ${price(facts.price)} na ${phrase(facts).acc} je sice nad férovým ${price(facts.fair)}, na tip ale potřebujeme, aby dost vysoký nabízely aspoň dvě licencované kanceláře.`,
      (facts) =>
        `Na ${phrase(facts).acc} je nejlepší kurz ${price(facts.price)}, férový ${price(facts.fair)}; na tip by ho musely výrazněji převýšit aspoň dvě licencované kanceláře.`,
      (facts) =>
        `Nejblíž tipu je kurz ${price(facts.price)} na ${phrase(facts).acc}, jenže výrazně víc než férových ${price(facts.fair)} bychom chtěli od dvou licencovaných kanceláří, a tak netipujeme.`,
    ],
    noTipBelowFair: [
      (facts) => `Tip nemáme: nejlepší kurz na ${phrase(facts).acc} je ${price(facts.price)}, férový by byl ${price(facts.fair)}.`,
      (facts) =>
        `Nejblíž tipu je kurz ${price(facts.price)} na ${phrase(facts).acc}, i ten je ale pod férovým ${price(facts.fair)}, proto netipujeme.`,
      (facts) =>
        `Abychom tipovali, musel by kurz na ${phrase(facts).acc} převýšit férový ${price(facts.fair)}, nejlepší je ale ${price(facts.price)}.`,
      (facts) =>
        `Netipujeme, kurzy na to nejsou dost vysoké: na ${phrase(facts).acc} se nabízí ${price(facts.price)}, férový by byl ${price(facts.fair)}.`,
    ],
    noTipValue: [
      () => 'Žádný kurz na výsledek není dost vysoko nad férovým, tip proto nemáme.',
      () => 'Netipujeme, kurzy na výsledek zhruba odpovídají šancím.',
    ],
    noTipTooGood: [
      () => 'Jeden z kurzů je až podezřele vysoký a na možnou chybu netipujeme.',
      () => 'Tip nedáváme: jeden z kurzů je tak vysoko nad férovým, že jde spíš o omyl.',
    ],
    noTipLimits: [
      () =>
        'Ze sázek na výsledek by tu byly výhodné jen ty s malou šancí na úspěch nebo s kurzem, za který se riskovat nevyplatí, a tak netipujeme.',
      () => 'Tip nemáme, nad férovým kurzem jsou ze sázek na výsledek jen ty mimo meze, ve kterých tipujeme.',
    ],
    noTipLittleKnown: [() => 'Na tip víme o soupeřích příliš málo.', () => 'Tip nedáváme, předpověď se tu opírá o příliš málo zápasů.'],
  };
}
