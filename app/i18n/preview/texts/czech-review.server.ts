import type { CzechNoun } from '#app/i18n/names/czech-noun.ts';
import type { Bet } from '#domain/odds/bet.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { betPhrase } from './czech-bets.ts';
import {
  feminineOrdinal,
  leagueDefeats,
  leagueMatches,
  leagueWins,
  matches,
  number,
  scoredOfThem,
  times,
  toThem,
  toWhich,
} from './czech-words.ts';

/** Returns the sentences of Czech reviews. Not knowing of neutral ground, they never say who was at home. */
export function czechReview(figures: ProseFigures): Pick<StoryTexts<CzechNoun>, keyof ReviewStories<unknown>> {
  const { percent, price, score, goals, profit, units } = figures;
  const phrase = ({ bet, home, away }: { bet: Bet; home: CzechNoun; away: CzechNoun }) => betPhrase(bet, { home, away }, figures);
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, ${toWhich(winner)} předpověď dávala ${percent(chance)}, ${winner.past('splnil')} roli favorita a ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${loser.ins}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Favorit uspěl: ${winner} se šancí ${percent(chance)} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${loser.ins}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Papírové předpoklady se naplnily: ${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${loser.ins}, předpověď ${toThem(winner)} dávala ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} se šancí ${percent(chance)} favoritem ${winner.past('nebyl')}, a přesto ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${loser.ins}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Favorit neuspěl: ${loser} ${loser.past('prohrál')} ${score(loserGoals, winnerGoals)} s ${winner.ins}, ${toWhich(winner)} předpověď dávala ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Předpověď věřila spíš ${loser.dat}, ${winner} ale ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `V zápase, který předpověď nechala otevřený, ${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${loser.ins}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} ${loser.past('prohrál')} ${score(loserGoals, winnerGoals)} s ${winner.ins}, šance byly před výkopem vyrovnané.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Favorita předpověď neměla; ${winner} (${percent(chance)}) ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${loser.ins}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} ${outsider.past('uhrál')} s favoritem remízu ${score(each, each)}, ${favourite} ${favourite.past('měl')} před výkopem na výhru šanci ${percent(chance)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite} ${favourite.past('měl')} na výhru šanci ${percent(chance)}, s ${outsider.ins} ale jen ${favourite.past('remizoval')} ${score(each, each)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} a ${away} ${home.past('remizoval', away)} ${score(each, each)}, na remízu byla podle předpovědi šance ${percent(drawChance)}.`,
      ({ home, away, goals: each }) =>
        `Předpověď favorita neměla a zápas neměl vítěze: ${home} a ${away} ${home.past('remizoval', away)} ${score(each, each)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} ${winner.past('vyhrál')} ${score(winnerGoals, loserGoals)} nad ${loser.ins}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser} ${loser.past('prohrál')} ${score(loserGoals, winnerGoals)} s ${winner.ins}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} a ${away} ${home.past('remizoval', away)} ${score(each, each)}.`,
      ({ home, away, goals: each }) => `Zápas ${home.gen} s ${away.ins} skončil remízou ${score(each, each)}.`,
    ],
    cameFromBehind: [
      ({ winner, ownGoals, otherGoals }) => `O poločase přitom ${winner} ${winner.past('prohrával')} ${score(ownGoals, otherGoals)}.`,
      ({ winner, ownGoals, otherGoals }) =>
        `Do kabin přitom ${winner} ${winner.past('odcházel')} za nepříznivého stavu ${score(ownGoals, otherGoals)}.`,
    ],
    settledByHalfTime: [
      ({ winner, ownGoals, otherGoals }) =>
        `Za výhrou ${winner.past('vykročil')} ${winner} už před přestávkou, o poločase ${winner.past('vedl')} ${score(ownGoals, otherGoals)}.`,
      ({ winner, ownGoals, otherGoals }) =>
        `Hlavní práci ${winner.past('zvládl')} ${winner} už v prvním poločase, po kterém ${winner.past('vedl')} ${score(ownGoals, otherGoals)}.`,
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
      ({ club, run }) => `Pro ${club.acc} to byla ${feminineOrdinal(run)} ligová výhra v řadě.`,
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
      ({ club, run }) => `Sérii ${leagueDefeats(run, 'gen')} ${club} ${club.past('ukončil')}.`,
      ({ club, run }) => `Před tímto zápasem ${club} v lize ${times(run)} v řadě ${club.past('prohrál')}.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `Po ${leagueMatches(run, 'loc')} bez porážky tentokrát ${club} ${club.past('prohrál')}.`,
      ({ club, run }) => `Před tímto zápasem ${club} ${club.past('neprohrál')} ${leagueMatches(run, 'acc')} za sebou.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `Na ligovou výhru ${club.past('čekal')} ${club} ${matches(run, 'acc')}.`,
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
