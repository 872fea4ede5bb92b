import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { CzechNoun } from '../nouns/nouns.ts';
import {
  described,
  feminineOrdinal,
  goals as goalsOf,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  number,
  ofCount,
  over,
  scored,
  times,
  to,
  toThem,
  toWhich,
  which,
  withThem,
} from '../words.ts';
import { betPhrase } from './bets.ts';

/** Returns the sentences of Czech reviews. They never say which club was at home, since they do not know of neutral ground. */
export function czechReview(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof ReviewStories<unknown>> {
  const { percent, price, score, goals, profit, units } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: CzechNoun; away: CzechNoun }) => betPhrase(bet, { home, away }, figures);
  const won = ({ loser, winnerGoals, loserGoals }: { loser: CzechNoun; winnerGoals: number; loserGoals: number }) =>
    over(loser, score(winnerGoals, loserGoals));
  const lost = ({ winner, winnerGoals, loserGoals }: { winner: CzechNoun; winnerGoals: number; loserGoals: number }) =>
    to(winner, score(loserGoals, winnerGoals));
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
    favouriteWon: [
      ({ winner, chance, ...match }) =>
        `${winner}, ${toWhich(winner)} předpověď dávala šanci ${percent(chance)}, ${winner.past('splnil')} roli favorita a ${winner.past('vyhrál')} ${won(match)}.`,
      ({ winner, chance, ...match }) =>
        `Favorit uspěl: ${winner}, ${toWhich(winner)} předpověď dávala šanci ${percent(chance)}, ${winner.past('vyhrál')} ${won(match)}.`,
      ({ winner, chance, ...match }) =>
        `${winner} ${winner.past('byl')} se šancí ${percent(chance)} favoritem a ${winner.past('vyhrál')} ${won(match)}.`,
    ],
    upset: [
      ({ winner, chance, ...match }) =>
        `${winner} favoritem ${winner.past('nebyl')}, předpověď ${toThem(winner)} dávala šanci ${percent(chance)}, a přesto ${winner.past('vyhrál')} ${won(match)}.`,
      ({ loser, ...match }) =>
        `Favorit neuspěl: ${loser} ${loser.past('prohrál')} ${lost(match)}, výhře soupeře přitom předpověď dávala šanci ${percent(match.chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Předpověď věřila spíš ${loser.dat}, ${winner} ale ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`,
    ],
    openMatchWon: [
      ({ winner, ...match }) => `V zápase, v němž předpověď neviděla jasného favorita, ${winner.past('vyhrál')} ${winner} ${won(match)}.`,
      ({ winner, ...match }) => `Zápas s vyrovnanými šancemi skončil výhrou ${winner.gen} ${won(match)}.`,
      ({ winner, ...match }) => `V zápase bez jasného favorita ${winner.past('vyhrál')} ${winner} ${won(match)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} ${outsider.past('uhrál')} remízu ${score(each, each)} s ${described('favorizovaný', favourite).ins}, ${which(favourite)} ${favourite.past('měl')} před výkopem na výhru šanci ${percent(chance)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite} ${favourite.past('měl')} na výhru šanci ${percent(chance)}, s ${outsider.ins} ale jen ${favourite.past('remizoval')} ${score(each, each)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `Favoritem ${favourite.past('byl')} ${favourite} se šancí ${percent(chance)}, ${outsider} s ${withThem(favourite)} ale ${outsider.past('uhrál')} remízu ${score(each, each)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `Zápas ${home.gen} s ${away.ins} skončil ${score(each, each)}, šance na remízu byla před výkopem ${percent(drawChance)}.`,
      ({ home, away, goals: each }) =>
        `Předpověď neměla jasného favorita a zápas neměl vítěze: ${home} a ${away} ${home.past('remizoval', away)} ${score(each, each)}.`,
    ],
    justWon: [
      ({ winner, ...match }) => `${winner} ${winner.past('vyhrál')} ${won(match)}.`,
      ({ loser, ...match }) => `${loser} ${loser.past('prohrál')} ${lost(match)}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} a ${away} ${home.past('remizoval', away)} ${score(each, each)}.`,
      ({ home, away, goals: each }) => `Zápas ${home.gen} s ${away.ins} skončil remízou ${score(each, each)}.`,
    ],
    cameFromBehind: [
      ({ ownGoals, otherGoals }) => `O poločase přitom vítěz prohrával ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `Do kabin přitom vítěz odcházel za nepříznivého stavu ${score(ownGoals, otherGoals)}.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals }) => `Už o poločase vítěz vedl ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `Vítěz vedl po prvním poločase ${score(ownGoals, otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => `O poločase byl stav ${score(each, each)}.`,
      ({ goals: each }) => `Do kabin se šlo za stavu ${score(each, each)}.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) => `O poločase přitom ${club} ${club.past('vedl')} ${score(ownGoals, otherGoals)}.`,
      ({ club, ownGoals, otherGoals }) => `Poločasové vedení ${score(ownGoals, otherGoals)} ${club} ${club.past('neudržel')}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Rozhodlo až prodloužení, ve kterém ${winner.past('uspěl')} ${winner}.`,
      ({ winner, loser }) => `Až v prodloužení si s ${loser.ins} ${winner.past('poradil')} ${winner}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Rozhodl až penaltový rozstřel, který lépe ${winner.past('zvládl')} ${winner}.`,
      ({ winner, loser }) => `V penaltovém rozstřelu ${winner.past('byl')} ${winner} úspěšnější než ${loser}.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `Předpověď čekala v průměru ${averageGoals(expected)}, ${cameOfThem(all)}.`,
      ({ expected, goals: all }) => `Celkem ${scored(all)}, předpověď ${averageOfThem(expected)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Předpověď čekala v průměru ${averageGoals(expected)}, ${cameOfThem(all, 'jen ')}.`,
      ({ expected, goals: all }) => `Za celý zápas ${scored(all, 'jen')}, předpověď ${averageOfThem(expected)}.`,
    ],
    goalless: [
      ({ expected }) => `Předpověď čekala v průměru ${averageGoals(expected)}.`,
      ({ expected }) => `Předpověď čekala v průměru ${averageGoals(expected)}, diváci neviděli ani jeden.`,
    ],
    exactScore: [
      ({ chance }) => `Přesný výsledek předpověď trefila, právě jemu dávala nejvyšší šanci, ${percent(chance)}.`,
      ({ chance }) => `Z přesných výsledků měl ten konečný podle předpovědi nejvyšší šanci, ${percent(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `V lize ${club.past('vyhrál')} ${club} už ${times(run)} v řadě.`,
      ({ run }) => `Vítěz v lize naplno bodoval už ${times(run)} v řadě.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `${club.dat} skončila série ${leagueWins(run, 'gen')}.`,
      ({ club, run }) => `Před tímto zápasem ${club} v lize ${club.past('vyhrál')} ${times(run)} za sebou.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Pro ${club.acc} to byla už ${feminineOrdinal(run)} ligová porážka v řadě.`,
      ({ club, run }) => `V lize ${club.past('prohrál')} ${club} už ${times(run)} za sebou.`,
    ],
    losingRunEnded: [
      ({ run }) => `Před tímto zápasem vítěz v lize ${times(run)} za sebou prohrál.`,
      ({ club, run }) => `${club} ${club.past('ukončil')} sérii ${leagueDefeats(run, 'gen')}.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `${club.dat} skončila série ${leagueMatches(run, 'gen')} bez porážky.`,
      ({ run }) => `Poražení předtím bodovali v ${leagueMatches(run, 'loc')} za sebou.`,
    ],
    winlessRunEnded: [
      ({ run }) => `Vítěz v lize naplno bodoval poprvé po ${matches(run, 'loc')}.`,
      ({ club, run }) => `V lize ${club.past('vyhrál')} ${club} poprvé po ${matches(run, 'loc')}.`,
    ],
    tipWon: [
      (facts) => `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} vyšel a přinesl ${units(facts.profit)} jednotky.`,
      (facts) => `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)} a vyšlo to: ${profit(facts.profit)} jednotky.`,
    ],
    tipHalfWon: [
      (facts) =>
        `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} vyšel napůl, druhá půlka vkladu se vrátila: ${profit(facts.profit)} jednotky.`,
      (facts) =>
        `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)}; vyhrála polovina vkladu a přinesla ${units(facts.profit)} jednotky.`,
    ],
    tipLost: [
      (facts) => `Náš tip na ${phrase(facts).acc} za ${price(facts.price)} nevyšel.`,
      (facts) => `Tipovali jsme ${phrase(facts).acc} za ${price(facts.price)}, ale nevyšlo to.`,
    ],
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
