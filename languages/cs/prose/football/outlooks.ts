import type { Bet } from '#domain/odds/bet.ts';
import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import { has, is, roleOf, toThem } from '../words.ts';
import { betPhrase } from './bets.ts';

/** Facts that speak against a favourite; for form and absences, with their owner, the hosts or the visitors. */
const obstacles: Readonly<Record<AgainstFavourite, (against: Against) => string>> = {
  table: () => 'tabulce',
  'table-and-form': () => 'tabulce i formě',
  'own-form': (against) => `posledním výsledkům${goesByPart(against) ? '' : ` ${roleOf(against.favouriteAtHome).gen}`}`,
  'other-form': (against) => `dobré formě ${goesByPart(against) ? 'soupeře' : roleOf(!against.favouriteAtHome).gen}`,
  meetings: () => 'vzájemné bilanci',
  'last-meeting': () => 'porážce v posledním vzájemném zápase',
  absences: (against) => `oslabené sestavě${goesByPart(against) ? '' : ` ${roleOf(against.favouriteAtHome).gen}`}`,
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

/** The same with the source of a claim right after the verb: `favorit je podle předpovědi`, `navzdory tabulce je podle předpovědi favorit`. */
const beginningBy = (against: Against, first: string, verb: string, source: string) =>
  against.despite === undefined ? `${first} ${verb} ${source}` : beginning(against, `${source} ${first}`, verb);

/** The same of the favourite: `favoritem je podle předpovědi Slavia`, `navzdory tabulce je Slavia podle předpovědi favoritem`. */
const claim = (against: Against, first: string, verb: string, source: string) =>
  against.despite === undefined
    ? `${first} ${verb} ${source} ${against.favourite}`
    : beginning(against, `${against.favourite} ${source} ${first}`, verb);

/** Returns the sentences of Czech previews about the forecast and the tip. */
export function czechOutlook(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof OutlookStories<unknown>> {
  const { percent, price, score } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: CzechNoun; away: CzechNoun }) => betPhrase(bet, { home, away }, figures);
  /** The same with a result by its side, `výhra domácích`, unless on neutral ground. */
  const offer = (facts: OutlookStories<CzechNoun>['noTipShort' | 'noTipThin']) =>
    phrase(facts.neutral ? facts : { bet: facts.bet, home: roleOf(true), away: roleOf(false) });
  /** `2:1 pro Slavii`, `remíza 1:1` */
  const exactScore = (facts: { home: CzechNoun; away: CzechNoun; homeGoals: number; awayGoals: number }) => {
    const { home, away, homeGoals, awayGoals } = facts;
    if (homeGoals === awayGoals) return `remíza ${score(homeGoals, awayGoals)}`;
    return homeGoals > awayGoals ? `${score(homeGoals, awayGoals)} pro ${home.acc}` : `${score(awayGoals, homeGoals)} pro ${away.acc}`;
  };
  /** The same without a name: `2:1 pro domácí`. */
  const namelessScore = (facts: OutlookStories<CzechNoun>['likeliestScore']) =>
    exactScore(facts.neutral ? facts : { ...facts, home: roleOf(true), away: roleOf(false) });
  type Win = OutlookStories<CzechNoun>['likeliestWin'];
  /** Returns a text about the likeliest win, the winner by its role unless on neutral ground, the score from its side. */
  const aboutWin =
    (text: (winner: CzechNoun, by: string, chance: number) => string) =>
    ({ home, away, homeGoals, awayGoals, chance, neutral }: Win) => {
      const atHome = homeGoals > awayGoals;
      const winner = neutral ? (atHome ? home : away) : roleOf(atHome);
      return text(winner, score(Math.max(homeGoals, awayGoals), Math.min(homeGoals, awayGoals)), chance);
    };
  /** The draw and the outsider: `remíze 25 % a soupeři 30 %`, `remíze i soupeři shodně po 28 %`. */
  const restOf = (draw: number, outside: number) =>
    percent(draw) === percent(outside)
      ? `remíze i soupeři shodně po ${percent(draw)}`
      : `remíze ${percent(draw)} a soupeři ${percent(outside)}`;
  /** `v 48 % případů` */
  const inCases = (chance: number) => `v ${percent(chance)} případů`;
  return {
    forecastClear: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'má')} jasno: ${percent(favouriteChance)} pro ${favourite.acc}, ${percent(drawChance)} pro remízu a ${percent(outsiderChance)} pro ${outsider.acc}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${claim({ ...against, favourite }, 'jasným favoritem', is(favourite), 'podle naší předpovědi')} se šancí ${percent(favouriteChance)}, remíza vychází na ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, ...against }) =>
        `${beginning({ ...against, favourite }, `výhře ${favourite.gen}`, 'dáváme')} šanci ${percent(favouriteChance)}, úspěch ${outsider.gen} by byl překvapením.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${beginningBy({ ...against, favourite }, 'favorit', 'je', 'podle předpovědi')} zřejmý: ${favourite} ${has(favourite)} na výhru šanci ${percent(favouriteChance)} a ${outsider} jen ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'o favoritovi', 'není')} pochyb: v naší předpovědi ${has(favourite)} ${favourite} na výhru šanci ${percent(favouriteChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginningBy({ ...against, favourite }, `jen ${percent(outsiderChance)}`, 'dává', 'naše předpověď')} ${outsider.dat}, výhře ${favourite.gen} ${percent(favouriteChance)} a remíze ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${claim({ ...against, favourite }, inCases(favouriteChance), favourite.verb('vyhraje', 'vyhrají'), 'podle naší předpovědi')}, ${outsider} v ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'jednoznačně', 'věříme')} ${favourite.dat}, na výhru ${has(favourite)} šanci ${percent(favouriteChance)} a remíza vychází na ${percent(drawChance)}.`,
      ({ favourite, favouriteChance, outsiderChance, ...against }) =>
        `${claim({ ...against, favourite }, 'na výhru', has(favourite), 'podle předpovědi')} šanci ${percent(favouriteChance)}, soupeř jen ${percent(outsiderChance)}.`,
    ],
    forecastFavourite: [
      ({ favourite, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'se')} kloní k ${favourite.dat}: dává ${toThem(favourite)} ${percent(favouriteChance)}, ${restOf(drawChance, outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${claim({ ...against, favourite }, 'favoritem', is(favourite), 'podle naší předpovědi')} se šancí ${percent(favouriteChance)}, ${outsider} ${has(outsider)} ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'dává')} výhře ${favourite.gen} šanci ${percent(favouriteChance)}, remíze ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, `výhra ${favourite.gen}`, 'vychází')} v naší předpovědi na ${percent(favouriteChance)}, ${
          percent(drawChance) === percent(outsiderChance)
            ? `remíza i výhra ${outsider.gen} shodně na ${percent(drawChance)}`
            : `remíza na ${percent(drawChance)}, výhra ${outsider.gen} na ${percent(outsiderChance)}`
        }.`,
      ({ favourite, favouriteChance, outsiderChance, ...against }) =>
        `${claim({ ...against, favourite }, 'blíž k výhře', has(favourite), 'podle naší předpovědi')}: ${percent(favouriteChance)} proti ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'víc', 'věříme')} ${favourite.dat}, na výhru ${has(favourite)} šanci ${percent(favouriteChance)} a remíza vychází na ${percent(drawChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${claim({ ...against, favourite }, 'vyšší šanci na výhru', has(favourite), 'v naší předpovědi')}, a to ${percent(favouriteChance)}; ${outsider} ${has(outsider)} ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, `šanci ${favourite.gen} na výhru`, 'odhadujeme')} na ${percent(favouriteChance)}, soupeřovu na ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, drawChance, ...against }) =>
        `${claim({ ...against, favourite }, inCases(favouriteChance), favourite.verb('vyhraje', 'vyhrají'), 'podle předpovědi')}, remízou skončí zápas v ${percent(drawChance)}.`,
      ({ favourite, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'v roli favorita', favourite.verb('nastoupí', 'nastoupí'))} ${favourite}: předpověď ${toThem(favourite)} dává ${percent(favouriteChance)}, soupeři ${percent(outsiderChance)} a remíze ${percent(drawChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance }) =>
        `Předpověď nemá jasného favorita: ${percent(favouriteChance)} pro ${favourite.acc}, ${percent(outsiderChance)} pro ${outsider.acc}, ${percent(drawChance)} pro remízu.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${claim({ ...against, favourite }, 'mírným favoritem', is(favourite), 'podle naší předpovědi')} se šancí ${percent(favouriteChance)}, ${outsider} ${has(outsider)} ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'v naší předpovědi', has(favourite))} ${favourite} o něco vyšší šanci na výhru než ${outsider}: ${percent(favouriteChance)} proti ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, drawChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'naše předpověď', 'staví')} ${favourite.acc} o něco výš než ${outsider.acc}: ${percent(favouriteChance)} proti ${percent(outsiderChance)}, na remízu připadá ${percent(drawChance)}.`,
      ({ favourite, favouriteChance, outsiderChance, ...against }) =>
        `${beginning({ ...against, favourite }, 'o málo víc', 'věříme')} ${favourite.dat}, na výhru ${has(favourite)} šanci ${percent(favouriteChance)}, soupeř ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Šance jsou vyrovnané: výhra ${favourite.gen} vychází na ${percent(favouriteChance)}, výhra ${outsider.gen} na ${percent(outsiderChance)}.`,
      ({ favourite, favouriteChance, outsiderChance, ...against }) =>
        `${claim({ ...against, favourite }, 'o něco blíž k výhře', has(favourite), 'podle předpovědi')}: ${percent(favouriteChance)} proti ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `Vyhrát může každý: šanci ${favourite.gen} vidíme na ${percent(favouriteChance)}, šanci ${outsider.gen} na ${percent(outsiderChance)}.`,
    ],
    forecastDraw: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Zápas podle naší předpovědi favorita nemá: remíza vychází na ${percent(drawChance)}, výhra ${favourite.gen} na ${percent(favouriteChance)}, výhra ${outsider.gen} na ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Naše předpověď favorita nemá: remíze dává ${percent(drawChance)}, výhře ${favourite.gen} ${percent(favouriteChance)} a výhře ${outsider.gen} ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `Remíza je se šancí ${percent(drawChance)} v naší předpovědi přinejmenším stejně pravděpodobná jako výhra ${favourite.gen} (${percent(favouriteChance)}), výhra ${outsider.gen} vychází na ${percent(outsiderChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Naše předpověď favorita nemá: obě strany mají na výhru šanci ${percent(winChance)}, remíza ${percent(drawChance)}.`,
      ({ home, away, winChance }) =>
        `Výhra ${home.gen} je podle naší předpovědi stejně pravděpodobná jako výhra ${away.gen}: ${percent(winChance)}.`,
      ({ winChance, drawChance }) =>
        `Šance na výhru jsou podle předpovědi shodné, oběma stranám dává ${percent(winChance)} a remíze ${percent(drawChance)}.`,
      ({ home, away, winChance }) => `Shodnou šanci na výhru, ${percent(winChance)}, mají podle předpovědi ${home} i ${away}.`,
    ],
    goalsMany: [
      ({ chance }) => `Čekáme spíš víc gólů: aspoň tři padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Aspoň tři góly padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Pravděpodobnost, že padnou aspoň tři góly, je ${percent(chance)}.`,
      ({ chance }) => `Zápas by měl přinést aspoň tři góly, pravděpodobnost je ${percent(chance)}.`,
      ({ chance }) => `O góly by nouze být neměla, pravděpodobnost aspoň tří je ${percent(chance)}.`,
      ({ chance }) => `Tři góly nebo víc padnou ${inCases(chance)}.`,
      ({ chance }) => `S pravděpodobností ${percent(chance)} uvidí diváci aspoň tři góly.`,
      ({ chance }) => `Dočkat bychom se měli i třetího gólu, pravděpodobnost je ${percent(chance)}.`,
      ({ chance }) => `Gólů by mohlo být dost: ${inCases(chance)} padnou nejméně tři.`,
    ],
    goalsFew: [
      ({ chance }) => `Gólů asi moc nebude: nejvýš dva padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Čekáme spíš méně gólů: nejvýš dva padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Nejvýš dva góly padnou s pravděpodobností ${percent(chance)}.`,
      ({ chance }) => `Pravděpodobnost, že víc než dva góly nepadnou, je ${percent(chance)}.`,
      ({ chance }) => `Třetího gólu se spíš nedočkáme, pravděpodobnost nejvýš dvou je ${percent(chance)}.`,
      ({ chance }) => `${inCases(chance)} nepadnou víc než dva góly.`,
      ({ chance }) => `S pravděpodobností ${percent(chance)} uvidí diváci nejvýš dva góly.`,
      ({ chance }) => `Zápas by měl přinést nejvýš dva góly, pravděpodobnost je ${percent(chance)}.`,
      ({ chance }) => `Na góly to moc nevypadá: ${inCases(chance)} padnou nejvýš dva.`,
    ],
    likeliestScore: [
      (facts) => `Nejpravděpodobnější přesný výsledek je ${exactScore(facts)}, má šanci ${percent(facts.chance)}.`,
      (facts) => `Z přesných výsledků má nejvyšší šanci ${namelessScore(facts)}, a to ${percent(facts.chance)}.`,
      (facts) => `Jako nejpravděpodobnější přesný výsledek vychází ${namelessScore(facts)}, šanci má ale jen ${percent(facts.chance)}.`,
      (facts) => `Nejvyšší šanci z přesných výsledků, ${percent(facts.chance)}, má ${exactScore(facts)}.`,
      (facts) => `Mezi přesnými výsledky vede ${namelessScore(facts)} se šancí ${percent(facts.chance)}.`,
      (facts) =>
        `Kdybychom měli hádat přesný výsledek, zvolili bychom ${namelessScore(facts).replace(/^remíza/, 'remízu')}, šance je ale jen ${percent(facts.chance)}.`,
      (facts) => `Žádný přesný výsledek nemá vyšší šanci než ${namelessScore(facts)}, a i tak jde jen o ${percent(facts.chance)}.`,
      (facts) => `V našich výpočtech vychází nejčastěji ${namelessScore(facts)}, a to ${inCases(facts.chance)}.`,
    ],
    likeliestWin: [
      aboutWin((winner, by, chance) => `Nejpravděpodobnější výhra ${winner.gen} je ${by}, má šanci ${percent(chance)}.`),
      aboutWin((winner, by, chance) => `Z výher ${winner.gen} má nejvyšší šanci ${by}, a to ${percent(chance)}.`),
      aboutWin((winner, by, chance) => `Žádná výhra ${winner.gen} nemá vyšší šanci než ${by}, a i tak jde jen o ${percent(chance)}.`),
      aboutWin(
        (winner, by, chance) =>
          `Pokud ${winner.verb('vyhraje', 'vyhrají')} ${winner}, nejspíš to bude ${by}; šance na tento výsledek je ${percent(chance)}.`,
      ),
      aboutWin((winner, by, chance) => `Mezi výhrami ${winner.gen} vede ${by} se šancí ${percent(chance)}.`),
      aboutWin((winner, by, chance) => `Výhra ${winner.gen} vychází nejčastěji ${by}, a to ${inCases(chance)}.`),
      aboutWin(
        (winner, by, chance) =>
          `Kdybychom měli hádat skóre výhry ${winner.gen}, zvolili bychom ${by}, šance je ale jen ${percent(chance)}.`,
      ),
      aboutWin((winner, by, chance) => `Nejvyšší šanci z výher ${winner.gen}, ${percent(chance)}, má výsledek ${by}.`),
    ],
    tip: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Náš tip nemíří na nejpravděpodobnější výsledek: na ${phrase(facts).acc} byl v době tipu kurz ${price(facts.price)}, šanci jsme odhadovali na ${percent(facts.chance)}.`,
        (facts) =>
          `Tipovali jsme ${phrase(facts).acc}, přestože pravděpodobnější je jiný výsledek: kurz byl tehdy ${price(facts.price)} a férový ${price(facts.fair)}.`,
      ],
      [
        (facts) =>
          `Náš tip zní: ${phrase(facts).nom} s kurzem ${price(facts.price)}; šanci jsme v době tipu odhadovali na ${percent(facts.chance)} a férový kurz na ${price(facts.fair)}.`,
        (facts) => `Tipovali jsme ${phrase(facts).acc}, kurz byl tehdy ${price(facts.price)} a férový ${price(facts.fair)}.`,
        (facts) =>
          `Kurz ${price(facts.price)} na ${phrase(facts).acc} jsme vzali, při tehdejší šanci ${percent(facts.chance)} byl férový ${price(facts.fair)}.`,
        (facts) =>
          `O tipu na ${phrase(facts).acc} rozhodl kurz: byl ${price(facts.price)}, kdežto férový tehdy vycházel na ${price(facts.fair)}.`,
        (facts) =>
          `Tip máme na ${phrase(facts).acc}: kurz byl při vydání ${price(facts.price)} a šanci jsme viděli na ${percent(facts.chance)}.`,
        (facts) =>
          `Na ${phrase(facts).acc} jsme tipovali za ${price(facts.price)}, šanci jsme tehdy odhadovali na ${percent(facts.chance)}.`,
        (facts) => `Výhodný byl v době našeho tipu kurz ${price(facts.price)} na ${phrase(facts).acc}, férový byl ${price(facts.fair)}.`,
        (facts) =>
          `V nabídce nás zaujal kurz ${price(facts.price)} na ${phrase(facts).acc}, za férový jsme tehdy považovali ${price(facts.fair)}.`,
      ],
    ),
    noTipPrices: [
      () => 'Tip nemáme, žádná ze sledovaných sázkových kanceláří nenabízí čerstvý kurz.',
      () => 'Bez čerstvých kurzů netipujeme.',
      () => 'Na tip potřebujeme čerstvé kurzy a ty pro tento zápas nejsou.',
      () => 'Tipovat nemůžeme, chybějí aktuální kurzy.',
    ],
    noTipThin: [
      (facts) =>
        `Tip nedáváme: nejlepší kurz na ${offer(facts).acc}, ${price(facts.price)}, je sice nad férovým ${price(facts.fair)}, výrazný rozdíl ale chceme vidět aspoň u dvou licencovaných kanceláří.`,
      (facts) =>
        `Kurz ${price(facts.price)} na ${offer(facts).acc} převyšuje férový ${price(facts.fair)}, tipujeme ale jen tehdy, když výrazně víc nabízejí aspoň dvě licencované kanceláře.`,
      (facts) =>
        `Na ${offer(facts).acc} je nejlepší kurz ${price(facts.price)} a férový by byl ${price(facts.fair)}; tipovali bychom, kdyby aspoň dvě licencované kanceláře nabízely výrazně víc.`,
      (facts) =>
        `Nejblíž tipu je kurz ${price(facts.price)} na ${offer(facts).acc}, aspoň dvě licencované kanceláře by ale musely nabízet výrazně víc než férových ${price(facts.fair)}.`,
      (facts) =>
        `Na ${offer(facts).acc} bychom tipovali, kdyby u dvou licencovaných kanceláří kurz výrazně převyšoval férový ${price(facts.fair)}; zatím je nejlepší ${price(facts.price)}.`,
      (facts) =>
        `Zatím bez tipu: na ${offer(facts).acc} je nejlepší kurz ${price(facts.price)} a férový ${price(facts.fair)}, výrazně vyšší by ho ale musely nabízet aspoň dvě licencované kanceláře.`,
      (facts) =>
        `Férový kurz na ${offer(facts).acc} by byl ${price(facts.fair)} a nejlepší je ${price(facts.price)}, k tipu by ale rozdíl musel být výrazný, a to aspoň u dvou licencovaných kanceláří.`,
      (facts) =>
        `K tipu na ${offer(facts).acc} chybí výrazně vyšší kurz aspoň u dvou licencovaných kanceláří: férový je ${price(facts.fair)}, nejlepší ${price(facts.price)}.`,
    ],
    noTipBelowFair: [
      (facts) => `Tip nemáme: nejlepší kurz na ${offer(facts).acc} je ${price(facts.price)}, férový by byl ${price(facts.fair)}.`,
      (facts) =>
        `Nejblíž tipu je kurz ${price(facts.price)} na ${offer(facts).acc}, i ten je ale pod férovým ${price(facts.fair)}, proto netipujeme.`,
      (facts) =>
        `Abychom tipovali, musel by kurz na ${offer(facts).acc} převýšit férový ${price(facts.fair)}, nejlepší je ale ${price(facts.price)}.`,
      (facts) =>
        `Netipujeme, kurzy na to nejsou dost vysoké: na ${offer(facts).acc} se nabízí ${price(facts.price)}, férový by byl ${price(facts.fair)}.`,
      (facts) =>
        `Kanceláře tu dávají méně, než by bylo férové: nejmenší rozdíl je u sázky na ${offer(facts).acc}, ${price(facts.price)} proti ${price(facts.fair)}.`,
      (facts) =>
        `Tipovat tu není co: i na ${offer(facts).acc} je nejlepší kurz jen ${price(facts.price)}, přitom férový by byl ${price(facts.fair)}.`,
      (facts) =>
        `Výhodný kurz jsme nenašli: férový na ${offer(facts).acc} je ${price(facts.fair)} a nabízí se nejvýš ${price(facts.price)}.`,
      (facts) =>
        `Tento zápas vynecháme, žádný kurz není nad férovým; nejmíň chybí u sázky na ${offer(facts).acc}, kde se nabízí ${price(facts.price)} a férový by byl ${price(facts.fair)}.`,
    ],
    noTipAmongOurs: [
      (facts) =>
        `Ze sázek, které pro tip připadají v úvahu, vychází nejlépe ${offer(facts).nom}: kurz je ${price(facts.price)}, férový by ale byl ${price(facts.fair)}.`,
      (facts) =>
        `Tip nemáme: u sázky na ${offer(facts).acc} by kurz musel převýšit férový ${price(facts.fair)}, nejlepší je ale ${price(facts.price)}.`,
      (facts) =>
        `Mezi sázkami, ze kterých vybíráme, není výhodná žádná: nejblíž k tomu má ${offer(facts).nom} s kurzem ${price(facts.price)}, férový by byl ${price(facts.fair)}.`,
      (facts) => `Na ${offer(facts).acc} bychom tipovali při kurzu nad ${price(facts.fair)}, nejlepší je ale ${price(facts.price)}.`,
      (facts) => `K tipu má nejblíž sázka na ${offer(facts).acc}, kurz ${price(facts.price)} ale férový ${price(facts.fair)} nepřevyšuje.`,
      (facts) =>
        `Bez tipu: kurz ${price(facts.price)} na ${offer(facts).acc} je pod férovým ${price(facts.fair)} a ostatní sázky, ze kterých vybíráme, jsou na tom ještě hůř.`,
      (facts) => `K tipu na ${offer(facts).acc} chybí vyšší kurz, nejlepší je ${price(facts.price)} a férový ${price(facts.fair)}.`,
      (facts) => `Kurz ${price(facts.price)} na ${offer(facts).acc} na tip nestačí, chtěli bychom víc než férových ${price(facts.fair)}.`,
    ],
    noTipValue: [
      () => 'Žádný kurz na výsledek není dost vysoko nad férovým, tip proto nemáme.',
      () => 'Netipujeme, kurzy na výsledek zhruba odpovídají šancím.',
      () => 'Abychom tipovali, musel by být některý z kurzů na výsledek vyšší.',
      () => 'Tip nedáváme, žádná z kanceláří nenabízí na výsledek kurz výrazně nad férovým.',
      () => 'Z kurzů na tři možné výsledky není žádný dost výhodný, a tak netipujeme.',
      () => 'Tipujeme jen tam, kde kurz výrazně převyšuje férový, a to tady neplatí u žádného ze tří výsledků.',
      () => 'K tipu nás kurzy na výsledek nepřesvědčily, dost vysoko nad férovým není ani jeden.',
      () => 'K tipu by aspoň jeden kurz na výsledek musel výrazně převýšit férový.',
    ],
    noTipTooGood: [
      () => 'Jeden z kurzů je až podezřele vysoký a na možnou chybu netipujeme.',
      () => 'Tip nedáváme: jeden z kurzů je tak vysoko nad férovým, že jde spíš o omyl.',
      () => 'Netipujeme, nejlákavější kurz vypadá víc na chybu než na příležitost.',
    ],
    noTipUnlikely: inCase(
      ({ chance, least }) => percent(chance) === percent(least),
      [
        (facts) =>
          `Tip nemáme: kurz na ${offer(facts).acc} je sice nad férovým, šance je ale těsně pod naší hranicí ${percent(facts.least)}.`,
        (facts) =>
          `Sázka na ${offer(facts).acc} je za ${price(facts.price)} výhodná, šance je ale těsně pod hranicí ${percent(facts.least)}, od které tipujeme.`,
        (facts) =>
          `Nejvýhodnější kurz je na ${offer(facts).acc}, pro tip ale chceme šanci aspoň ${percent(facts.least)} a tady je jen o málo menší.`,
      ],
      [
        (facts) =>
          `Nejvýhodnější kurz je na ${offer(facts).acc}, se šancí ${percent(facts.chance)} je to ale na nás málo pravděpodobné: tipujeme až od ${percent(facts.least)}.`,
        (facts) =>
          `Tip nemáme: kurz na ${offer(facts).acc} je sice nad férovým, při šanci ${percent(facts.chance)} ale netipujeme, chceme aspoň ${percent(facts.least)}.`,
        (facts) =>
          `Kurz ${price(facts.price)} na ${offer(facts).acc} je dost vysoký, tip ale vyžaduje šanci aspoň ${percent(facts.least)} a tady je ${percent(facts.chance)}.`,
        (facts) =>
          `Sázka na ${offer(facts).acc} je za ${price(facts.price)} výhodná, se šancí ${percent(facts.chance)} ji ale netipujeme; chceme nejméně ${percent(facts.least)}.`,
        (facts) =>
          `Sázku na ${offer(facts).acc} vynecháme, i když má nejvýhodnější kurz: šance je ${percent(facts.chance)} a my chceme aspoň ${percent(facts.least)}.`,
        (facts) =>
          `Pro tip chceme šanci aspoň ${percent(facts.least)} a nejvýhodnější sázka, ${offer(facts).nom}, má jen ${percent(facts.chance)}.`,
        (facts) =>
          `Od tipu na ${offer(facts).acc} nás odrazuje šance ${percent(facts.chance)}, chceme aspoň ${percent(facts.least)}; kurz ${price(facts.price)} by jinak stačil.`,
        (facts) =>
          `Za úvahu by stál kurz ${price(facts.price)} na ${offer(facts).acc}, šance je ale jen ${percent(facts.chance)} a tipujeme až od ${percent(facts.least)}.`,
      ],
    ),
    noTipShort: inCase(
      (facts) => price(facts.price) === price(facts.least),
      [
        (facts) => `Tip nemáme: kurz na ${offer(facts).acc} je sice nad férovým, ale těsně pod naší hranicí ${price(facts.least)}.`,
        (facts) =>
          `Sázku na ${offer(facts).acc} vynecháme, ačkoli je výhodná: kurz je těsně pod hranicí ${price(facts.least)}, od které tipujeme.`,
      ],
      [
        (facts) =>
          `Nejvýhodnější kurz je na ${offer(facts).acc}, pod ${price(facts.least)} ale netipujeme a tento je ${price(facts.price)}.`,
        (facts) =>
          `Tip nemáme: kurz ${price(facts.price)} na ${offer(facts).acc} je sice nad férovým, tipujeme ale až od ${price(facts.least)}.`,
        (facts) =>
          `Sázku na ${offer(facts).acc} vynecháme, ačkoli je výhodná: kurz je ${price(facts.price)} a na tip chceme aspoň ${price(facts.least)}.`,
      ],
    ),
    noTipLittleKnown: [
      () => 'Na tip víme o soupeřích příliš málo.',
      () => 'Tip nedáváme, předpověď se tu opírá o příliš málo zápasů.',
      () => 'Zápasů, ze kterých předpověď vychází, je na tip málo.',
      () => 'Netipujeme, obě strany známe zatím jen z malého počtu zápasů.',
    ],
  };
}
