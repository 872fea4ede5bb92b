import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { defeats, goals, matches, number, onPlace, points, wins } from '../words.ts';
import { pair, withLead } from './news-words.ts';

interface Win {
  readonly winner: GreekNoun;
  readonly loser: GreekNoun;
  readonly winnerAtHome: boolean;
}
const pairBy = ({ winner, loser, winnerAtHome }: Win) =>
  winnerAtHome ? pair({ home: winner, away: loser }) : pair({ home: loser, away: winner });
/** `Hertha, Bochum`: names without their articles. */
const named = (clubs: readonly GreekNoun[]) => clubs.map(({ bare }) => bare).join(', ');

/** Returns headlines and sentences of news in which clubs without known forms are only named. */
export function greekUnbentNews({ percent, score }: ProseFigures): Partial<NewsTexts<GreekNoun>> {
  return {
    headlineNewLeader: [({ leader }) => `Αλλαγή στην κορυφή: ${leader.bare}`],
    headlineLeaderWon: [({ leader }) => `Στην κορυφή με νίκη: ${leader.bare}`],
    headlineLeaderHeld: [({ leader }) => `Στην κορυφή παρά την ισοπαλία: ${leader.bare}`],
    headlineLeaderBeaten: [({ leader }) => `Στην κορυφή παρά την ήττα: ${leader.bare}`],
    headlineUpset: [({ winner }) => `Η έκπληξη της εβδομάδας: ${winner.bare}`],
    headlineRout: [(win) => `${pairBy(win)}: μια νίκη με ${score(win.winnerGoals, win.loserGoals)}`],
    headlineGoals: [({ goals: all, matches: played }) => `${goals(all)} σε ${matches(played)}`],
    headlineWinningRun: [({ club, matches: run }) => `${wins(run, 'nom')} στη σειρά: ${club.bare}`],
    headlineUnbeatenRun: [({ club, matches: run }) => `Αήττητο ${matches(run, 'gen')}: ${club.bare}`],
    headlineLosingRun: [({ club, matches: run }) => `${defeats(run, 'nom')} στη σειρά: ${club.bare}`],
    headlineChampions: [({ club }) => `Ο τίτλος κρίθηκε: ${club.bare}`],
    headlinePromoted: [({ clubs }) => `Βέβαιη άνοδος: ${named(clubs)}`],
    headlineRelegated: [({ clubs }) => `Βέβαιος υποβιβασμός: ${named(clubs)}`],
    headlineTopMatch: [
      (match) => `${pair(match)}, το ματς του Σαββατοκύριακου`,
      (match) => `Το Σαββατοκύριακο ξεχωρίζει το ${pair(match)}`,
    ],
    headlineClearFavourite: [({ favourite, chance }) => `Το φαβορί του Σαββατοκύριακου: ${favourite.bare}, ${percent(chance)}`],
    headlineTitleNear: [({ leader }) => `Με το ένα χέρι στον τίτλο: ${leader.bare}`],
    headlineTitleRace: [({ leader, rival }) => `Μάχη τίτλου: ${leader.bare} και ${rival.bare}`],
    headlineFavouriteBehind: [({ favourite, leader }) => `Στην κορυφή ${leader.bare}, φαβορί για τον τίτλο ${favourite.bare}`],
    headlineOpenRace: [({ clubs }) => `${number(clubs, 'feminine', 'nom')} ομάδες στη μάχη του τίτλου`],
    headlinePromotionNear: [({ club }) => `Με το ένα πόδι στην πάνω κατηγορία: ${club.bare}`],
    headlinePromotionRace: [({ favourite, rival }) => `Τα φαβορί για την άνοδο: ${favourite.bare} και ${rival.bare}`],
    headlineRelegationFight: [({ club }) => `Μάχη παραμονής: ${club.bare}`],
    headlineRelegationNear: [({ club }) => `Κοντά στον υποβιβασμό: ${club.bare}`],
    champions: [({ club, second }) => `Ο τίτλος κρίθηκε: πρώτη θέση ${club.bare}, δεύτερη ${second.bare}.`],
    promoted: [({ clubs }) => `Η άνοδος κρίθηκε και μαθηματικά: ${named(clubs)}.`],
    relegated: [({ clubs }) => `Ο υποβιβασμός κρίθηκε και μαθηματικά: ${named(clubs)}.`],
    runOfWins: [({ club, matches: run }) => `Το μεγαλύτερο νικηφόρο σερί: ${club.bare}, ${wins(run, 'nom')}.`],
    runUnbeaten: [({ club, matches: run }) => `Το μεγαλύτερο αήττητο: ${club.bare}, ${matches(run, 'nom')}.`],
    runOfDefeats: [({ club, matches: run }) => `Το χειρότερο σερί: ${club.bare}, ${defeats(run, 'nom')}.`],
    newLeader: [({ leader, points: total }) => `Η βαθμολογία έχει νέα πρώτη ομάδα: ${leader.bare} (${points(total, 'nom')}).`],
    leaderWon: [({ ahead }) => `Η πρωτοπόρος ομάδα νίκησε και μένει στην κορυφή, ${withLead(ahead)}.`],
    leaderHeld: [({ ahead }) => `Η πρωτοπόρος ομάδα έμεινε στην ισοπαλία, κράτησε όμως την κορυφή, ${withLead(ahead)}.`],
    leaderBeaten: [({ ahead }) => `Η πρωτοπόρος ομάδα έχασε, κράτησε όμως την κορυφή, ${withLead(ahead)}.`],
    leaderIdle: [({ ahead }) => `Η πρωτοπόρος ομάδα δεν είχε αγώνα αυτή την εβδομάδα και μένει στην κορυφή, ${withLead(ahead)}.`],
    biggestWin: [(win) => `Η μεγαλύτερη διαφορά της εβδομάδας ήταν στο ${pairBy(win)}, με ${score(win.winnerGoals, win.loserGoals)}.`],
    upsetOfWeek: [(win) => `Η έκπληξη της εβδομάδας ήταν το ${pairBy(win)}: η πιθανότητα της νίκης ήταν ${percent(win.chance)}.`],
    titleNear: [({ leader, chance }) => `Πιθανότητα τίτλου ${percent(chance)}: ${leader.bare}.`],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Πιθανότητες τίτλου: ${favourite.bare} (${percent(chance)}), ${rival.bare} (${percent(rivalChance)}).`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance }) =>
        `Οι πιθανότητες τίτλου δεν ακολουθούν τη βαθμολογία: ${favourite.bare} (${percent(chance)}), ${leader.bare} (${percent(leaderChance)}).`,
    ],
    promotionNear: [({ club, chance }) => `Πιθανότητα απευθείας ανόδου ${percent(chance)}: ${club.bare}.`],
    promotionFavourites: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Πιθανότητες απευθείας ανόδου: ${favourite.bare} (${percent(chance)}), ${rival.bare} (${percent(rivalChance)}).`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) => `Με ελπίδες ανόδου: ${club.bare} (απευθείας ${percent(chance)}, πλέι οφ ${percent(playOff)}).`,
    ],
    relegationLikely: [({ club, chance }) => `Ο μεγαλύτερος κίνδυνος υποβιβασμού: ${club.bare} (${percent(chance)}).`],
    relegationEdge: [
      ({ club, chance, place }) => `Ανάμεσα σε παραμονή και υποβιβασμό, ${onPlace(place)}: ${club.bare} (${percent(chance)}).`,
    ],
    relegationDanger: [({ club, chance, place }) => `Σε κίνδυνο υποβιβασμού, ${onPlace(place)}: ${club.bare} (${percent(chance)}).`],
  };
}
