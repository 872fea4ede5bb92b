import type { CzechNoun } from '#app/i18n/names/czech-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './czech-bets.ts';
import {
  defeats,
  feminineOrdinal,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  number,
  over,
  scoredOfThem,
  times,
  to,
  toThem,
  toWhich,
  withThem,
} from './czech-words.ts';

/** Returns the sentences of Czech reviews. Not knowing of neutral ground, they never say who was at home. */
export function czechReview(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof ReviewStories<unknown>> {
  const { percent, price, score, goals, profit, units } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: CzechNoun; away: CzechNoun }) => betPhrase(bet, { home, away }, figures);
  const won = ({ loser, winnerGoals, loserGoals }: { loser: CzechNoun; winnerGoals: number; loserGoals: number }) =>
    over(loser, score(winnerGoals, loserGoals));
  const lost = ({ winner, winnerGoals, loserGoals }: { winner: CzechNoun; winnerGoals: number; loserGoals: number }) =>
    to(winner, score(loserGoals, winnerGoals));
  return {
    favouriteWon: [
      ({ winner, chance, ...match }) =>
        `${winner}, ${toWhich(winner)} předpověď dávala ${percent(chance)}, ${winner.past('splnil')} roli favorita a ${winner.past('vyhrál')} ${won(match)}.`,
      ({ winner, chance, ...match }) =>
        `Favorit uspěl: ${winner}, ${toWhich(winner)} předpověď dávala ${percent(chance)}, ${winner.past('vyhrál')} ${won(match)}.`,
      ({ winner, chance, ...match }) =>
        `Papírové předpoklady se naplnily: ${winner} se šancí ${percent(chance)} ${winner.past('byl')} favoritem a ${winner.past('vyhrál')} ${won(match)}.`,
    ],
    upset: [
      ({ winner, chance, ...match }) =>
        `${winner} favoritem ${winner.past('nebyl')}, předpověď ${toThem(winner)} dávala ${percent(chance)}, a přesto ${winner.past('vyhrál')} ${won(match)}.`,
      ({ loser, ...match }) =>
        `Favorit neuspěl: ${loser} ${loser.past('prohrál')} ${lost(match)}, výhře soupeře přitom předpověď dávala ${percent(match.chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Předpověď věřila spíš ${loser.dat}, ${winner} ale ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`,
    ],
    openMatchWon: [
      ({ winner, ...match }) => `V zápase, pro který předpověď neměla jasného favorita, ${winner.past('vyhrál')} ${winner} ${won(match)}.`,
      ({ winner, ...match }) => `Zápas s vyrovnanými šancemi skončil výhrou ${winner.gen} ${won(match)}.`,
      ({ winner, ...match }) => `V zápase bez jasného favorita ${winner} ${winner.past('vyhrál')} ${won(match)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} ${outsider.past('uhrál')} s favoritem remízu ${score(each, each)}, ${favourite} ${favourite.past('měl')} před výkopem na výhru šanci ${percent(chance)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite} ${favourite.past('měl')} na výhru šanci ${percent(chance)}, s ${outsider.ins} ale jen ${favourite.past('remizoval')} ${score(each, each)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `Favoritem ${favourite.past('byl')} ${favourite} se šancí ${percent(chance)}, ${outsider} s ${withThem(favourite)} ale ${outsider.past('uhrál')} remízu ${score(each, each)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} a ${away} ${home.past('remizoval', away)} ${score(each, each)}, na remízu byla podle předpovědi šance ${percent(drawChance)}.`,
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
      ({ ownGoals, otherGoals }) => `Hlavní práci zvládl vítěz už v prvním poločase, po kterém vedl ${score(ownGoals, otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => (each === 0 ? 'První poločas gól nepřinesl.' : `O poločase byl stav ${score(each, each)}.`),
      ({ goals: each }) => (each === 0 ? 'Do přestávky gól nepadl.' : `Do kabin se šlo za stavu ${score(each, each)}.`),
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
      ({ expected, goals: all }) => `Gólů padlo víc, než se čekalo: ${number(all, 'nom')} místo ${goals(expected)}.`,
      ({ expected, goals: all }) => `Místo očekávaných ${goals(expected)} gólu ${scoredOfThem(all)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Gólů padlo méně, než se čekalo: ${number(all, 'nom')} místo ${goals(expected)}.`,
      ({ expected, goals: all }) => `Místo očekávaných ${goals(expected)} gólu ${scoredOfThem(all, 'jen')}.`,
    ],
    goalless: [
      ({ expected }) => `Bez gólů zůstal zápas, od kterého se jich čekalo ${goals(expected)}.`,
      ({ expected }) => `Místo očekávaných ${goals(expected)} gólu diváci neviděli ani jeden.`,
    ],
    exactScore: [
      ({ chance }) => `Přesný výsledek určila předpověď správně, dávala mu šanci ${percent(chance)}.`,
      ({ chance }) => `Předpověď trefila přesný výsledek, který měl šanci ${percent(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `V lize ${club.past('vyhrál')} ${club} už ${times(run)} v řadě.`,
      ({ run }) => `Pro vítěze to byla ${feminineOrdinal(run)} ligová výhra v řadě.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Po ${leagueWins(run, 'loc')} v řadě tentokrát ${club} ${club.past('nevyhrál')}.`,
      ({ club, run }) => `Před tímto zápasem ${club} v lize ${club.past('vyhrál')} ${times(run)} za sebou.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Pro ${club.acc} to byla už ${feminineOrdinal(run)} ligová porážka v řadě.`,
      ({ club, run }) => `V lize ${club.past('prohrál')} ${club} už ${times(run)} za sebou.`,
    ],
    losingRunEnded: [
      ({ run }) => `Pro vítěze to byla první ligová výhra po ${defeats(run, 'loc')} v řadě.`,
      ({ club, run }) => `${club} tak ${club.past('ukončil')} sérii ${leagueDefeats(run, 'gen')}.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `Po ${leagueMatches(run, 'loc')} bez porážky tentokrát ${club} ${club.past('prohrál')}.`,
      ({ run }) => `Poražení předtím bodovali v ${leagueMatches(run, 'loc')} za sebou.`,
    ],
    winlessRunEnded: [
      ({ run }) => `Pro vítěze to byla první ligová výhra po ${matches(run, 'loc')}.`,
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
