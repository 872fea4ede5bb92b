import type { Bet } from '#domain/odds/bet.ts';
import type { HindsightStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../../nouns/nouns.ts';
import { described, goals as goalsOf, number, ofCount, scored } from '../../words.ts';
import { betPhrase } from '../bets.ts';
import { bySide } from './review-words.ts';

/** A win is expected from this chance on; below it, it is only likelier than other results. */
const half = 0.5;

/** Returns the sentences of Czech reviews on the forecast and the tip. */
export function czechHindsight(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof HindsightStories<unknown>> {
  const { percent, price, goals, profit, units } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: CzechNoun; away: CzechNoun }) => betPhrase(bet, { home, away }, figures);
  /** `2,7`, `tři` */
  const average = (expected: number) => {
    const [whole, tenths] = goals(expected).split(',');
    return tenths === '0' ? { count: Number(whole), figure: number(Number(whole), 'acc') } : { figure: goals(expected) };
  };
  /** `2,7 gólu`, `tři góly` */
  const averageGoals = (expected: number) => {
    const { count, figure } = average(expected);
    return count === undefined ? `${figure} gólu` : goalsOf(count, 'acc');
  };
  /** The same for when goals have just been named: `jich v průměru čekala 2,7`, `v průměru čekala tři`. */
  const averageOfThem = (expected: number) => {
    const { count, figure } = average(expected);
    return `${count !== undefined && count < 5 ? '' : 'jich '}v průměru čekala ${figure}`;
  };
  /** `padl jen jeden`, `padly čtyři`, `padlo jich 14` */
  const cameOfThem = (count: number, but = '') => `${ofCount(count, 'padl')} ${count >= 5 ? 'jich ' : ''}${but}${number(count, 'nom')}`;
  return {
    expectedWin: [
      ({ chance }) => `Favorit uspěl, předpověď dávala jeho výhře šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Předpověď věřila ${winner.dat}, šance na výhru byla ${percent(chance)}.`,
      ({ chance, ...facts }, ground) =>
        `Překvapení se nekonalo: výhru ${bySide(facts.winner, facts.winnerAtHome, ground).gen} viděla předpověď na ${percent(chance)}.`,
      ({ chance }) => `Před výkopem měl vítěz podle předpovědi šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Favoritem ${winner.past('byl')} podle předpovědi ${winner} se šancí ${percent(chance)}.`,
      ({ chance }) => `Výsledek odpovídá naší předpovědi, vítězi dávala ${percent(chance)}.`,
      ({ chance }) =>
        chance < half
          ? `Ze tří výsledků měl tento předem nejvyšší šanci, ${percent(chance)}.`
          : `S touto výhrou jsme počítali, šanci měla ${percent(chance)}.`,
      ({ chance, ...facts }, ground) => {
        const winner = bySide(facts.winner, facts.winnerAtHome, ground);
        return `Vyšší šanci na výhru, ${percent(chance)}, ${winner.past('měl')} předem ${winner}.`;
      },
      ({ chance }) => `Předpověď vítěze trefila, dávala mu ${percent(chance)}.`,
    ],
    unexpectedWin: [
      ({ chance }) => `Outsider uspěl, předpověď jeho výhru viděla na ${percent(chance)}.`,
      ({ loser, loserChance }) => `Favoritem ${loser.past('byl')} podle předpovědi ${loser} se šancí ${percent(loserChance)}.`,
      ({ chance, ...facts }, ground) =>
        `Na výhru ${bySide(facts.winner, facts.winnerAtHome, ground).gen} to podle předpovědi nevypadalo, šanci měla ${percent(chance)}.`,
      ({ loserChance }) => `Předpověď věřila poraženým, jejich výhru viděla na ${percent(loserChance)}.`,
      ({ chance }) => `Vítěz byl před výkopem outsiderem, šanci na výhru měl ${percent(chance)}.`,
      ({ chance, ...facts }, ground) =>
        `Výhře ${bySide(facts.winner, facts.winnerAtHome, ground).gen} předpověď dávala ${chance < 1 / 4 ? 'jen ' : ''}${percent(chance)}.`,
      ({ chance, loserChance, ...facts }, ground) =>
        `Předpověď čekala opak: ${bySide(facts.loser, !facts.winnerAtHome, ground).dat} dávala ${percent(loserChance)}, ${bySide(facts.winner, facts.winnerAtHome, ground).dat} ${percent(chance)}.`,
      ({ loser, loserChance }) => `Na výhru ${loser.gen} připadalo v předpovědi ${percent(loserChance)}.`,
      ({ chance, ...facts }, ground) =>
        `Předpověď to nečekala, výhru ${bySide(facts.winner, facts.winnerAtHome, ground).gen} odhadovala na ${percent(chance)}.`,
    ],
    winWithoutFavourite: [
      ({ chance }) => `Jasného favorita předpověď neměla, vítězi dávala šanci ${percent(chance)}.`,
      ({ winner, chance }) => `Předem zápas favorita neměl, výhra ${winner.gen} vycházela na ${percent(chance)}.`,
      ({ chance }) => `Čekal se vyrovnaný zápas, šance vítěze byla ${percent(chance)}.`,
      ({ chance, ...facts }, ground) =>
        `Nikoho předpověď výrazně neupřednostňovala, výhru ${bySide(facts.winner, facts.winnerAtHome, ground).gen} viděla na ${percent(chance)}.`,
      ({ chance }) => `Vyhrát mohl podle předpovědi každý, vítěz měl šanci ${percent(chance)}.`,
      ({ chance }) => `Velký rozdíl mezi soupeři předpověď neviděla, vítězi dávala ${percent(chance)}.`,
      ({ chance, ...facts }, ground) =>
        `Výhru ${bySide(facts.winner, facts.winnerAtHome, ground).gen} odhadovala předpověď na ${percent(chance)}, jasného favorita neviděla.`,
      ({ winner, chance }) => `Na výhru ${winner.gen} připadalo ve vyrovnané předpovědi ${percent(chance)}.`,
    ],
    favouriteHeldBack: [
      ({ favourite, chance }) => `Předpověď dávala výhře ${favourite.gen} šanci ${percent(chance)}.`,
      ({ favourite, chance }) => `Favoritem ${favourite.past('byl')} podle předpovědi ${favourite} se šancí ${percent(chance)}.`,
      ({ chance, ...facts }, ground) => {
        const favourite = bySide(facts.favourite, facts.favouriteAtHome, ground);
        return `${described('favorizovaný', favourite).nom} ${favourite.past('nevyhrál')}, přestože ${favourite.past('měl')} šanci ${percent(chance)}.`;
      },
      ({ chance, ...facts }, ground) => {
        const favourite = bySide(facts.favourite, facts.favouriteAtHome, ground);
        return `Na výhru ${favourite.past('měl')} podle předpovědi ${favourite} šanci ${percent(chance)}.`;
      },
      ({ chance, ...facts }, ground) =>
        `Víc se čekalo od ${bySide(facts.favourite, facts.favouriteAtHome, ground).gen}, šance na výhru byla ${percent(chance)}.`,
      ({ favourite, outsider, chance }) =>
        `${outsider} remízou ${outsider.past('zaskočil')} favorita: výhru ${favourite.gen} viděla předpověď na ${percent(chance)}.`,
      ({ favourite, chance }) => `Předpověď remízu nečekala, výhru ${favourite.gen} viděla na ${percent(chance)}.`,
      ({ chance, ...facts }, ground) => {
        const favourite = bySide(facts.favourite, facts.favouriteAtHome, ground);
        return `${favourite} roli favorita ${favourite.past('nepotvrdil')}, na výhru ${favourite.past('měl')} šanci ${percent(chance)}.`;
      },
    ],
    drawWithoutFavourite: [
      ({ drawChance }) => `Jasného favorita předpověď neměla a remíze dávala šanci ${percent(drawChance)}.`,
      ({ drawChance }) => `Předem zápas favorita neměl, remíza vycházela na ${percent(drawChance)}.`,
      ({ drawChance }) => `Předpověď neměla favorita a zápas neměl vítěze, šance na remízu byla ${percent(drawChance)}.`,
      ({ drawChance }) => `Vyrovnaný zápas se čekal, remízu viděla předpověď na ${percent(drawChance)}.`,
    ],
    exactScore: [
      ({ chance }) => `Přesný výsledek předpověď trefila, právě jemu dávala nejvyšší šanci, ${percent(chance)}.`,
      ({ chance }) => `Z přesných výsledků měl ten konečný podle předpovědi nejvyšší šanci, ${percent(chance)}.`,
      ({ chance }) => `Vyšel nejpravděpodobnější výsledek, předpověď ho viděla na ${percent(chance)}.`,
      ({ chance }) => `Naše předpověď se strefila i do přesného výsledku, měl šanci ${percent(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Se šancí ${percent(chance)} byl výsledek ${figures.score(winnerGoals, loserGoals)} v předpovědi první.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Právě skóre ${figures.score(winnerGoals, loserGoals)} stavěla předpověď nejvýš, šance byla ${percent(chance)}.`,
      ({ chance }) => `Konečné skóre považovala předpověď za nejpravděpodobnější a dávala mu ${percent(chance)}.`,
      ({ chance }) => `Skóre vyšlo přesně podle předpovědi, ta mu dávala ${percent(chance)} a žádnému jinému víc.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `V průměru jsme čekali ${averageGoals(expected)}, ${cameOfThem(all)}.`,
      ({ expected, goals: all }) => `Celkem ${scored(all)}, předpověď ${averageOfThem(expected)}.`,
      ({ expected, goals: all }) => `Diváci viděli ${goalsOf(all, 'acc')}, předpověď ${averageOfThem(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `V průměru jsme čekali ${averageGoals(expected)}, ${cameOfThem(all, 'jen ')}.`,
      ({ expected, goals: all }) => `Za celý zápas ${scored(all, 'jen')}, předpověď ${averageOfThem(expected)}.`,
      ({ expected, goals: all }) => `Diváci viděli jen ${goalsOf(all, 'acc')}, předpověď ${averageOfThem(expected)}.`,
    ],
    goalless: [
      ({ expected }) => `Předpověď přitom v průměru čekala ${averageGoals(expected)}.`,
      ({ expected }) => `V průměru jsme čekali ${averageGoals(expected)}, diváci neviděli ani jeden.`,
    ],
    tipWon: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) =>
          `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} nemířil na nejpravděpodobnější výsledek, ale vyšel a přinesl ${units(facts.profit)} jednotky.`,
        (facts) =>
          `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)}, přestože pravděpodobnější byl jiný výsledek, a vyšlo to: ${profit(facts.profit)} jednotky.`,
      ],
      [
        (facts) => `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} vyšel a přinesl ${units(facts.profit)} jednotky.`,
        (facts) => `Vyšel náš tip na ${phrase(facts).acc}, při kurzu ${price(facts.price)} vydělal ${units(facts.profit)} jednotky.`,
        (facts) => `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)} a vyšlo to: ${profit(facts.profit)} jednotky.`,
      ],
    ),
    tipHalfWon: [
      (facts) =>
        `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} vyšel napůl, druhá půlka vkladu se vrátila: ${profit(facts.profit)} jednotky.`,
      (facts) =>
        `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)}; vyhrála polovina vkladu a přinesla ${units(facts.profit)} jednotky.`,
    ],
    tipLost: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) => `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} nemířil na nejpravděpodobnější výsledek a nevyšel.`,
        (facts) =>
          `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)}, přestože pravděpodobnější byl jiný výsledek, a nevyšlo to.`,
      ],
      [
        (facts) => `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} nevyšel.`,
        (facts) => `Nevyšel nám tip na ${phrase(facts).acc}, kurz byl ${price(facts.price)}.`,
        (facts) => `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)}, ale nevyšlo to.`,
      ],
    ),
    tipHalfLost: [
      (facts) => `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} napůl nevyšel, půlka vkladu se vrátila.`,
      (facts) => `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)} a o polovinu vkladu jsme přišli.`,
    ],
    tipVoid: [
      (facts) => `U našeho tipu na ${phrase(facts).acc} za ${price(facts.price)} se vklad vrátil.`,
      (facts) => `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)}, vklad se vrátil.`,
    ],
  };
}
