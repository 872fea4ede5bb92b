import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { beat, betPhrases, has, side, stands, where } from '../phrases.ts';
import { fromPlaceTo, goals, inMonth, matches, number, onPlace, onPoints, places, points, theMonth, theOrdinal, tips } from '../words.ts';

const stays = (club: GreekNoun) => club.verb('παραμένει', 'παραμένουν');
const kept = (club: GreekNoun) => club.verb('κράτησε', 'κράτησαν');

/** `με προβάδισμα τριών βαθμών`. */
export const withLead = (ahead: number) => `με προβάδισμα ${ahead === 0 ? 'μόνο στην ισοβαθμία' : points(ahead, 'gen')}`;
/** `τρεις βαθμούς πάνω από τη δεύτερη θέση`. */
const aboveSecond = (ahead: number) => (ahead === 0 ? 'έστω και μόνο στην ισοβαθμία' : `${points(ahead)} πάνω από τη δεύτερη θέση`);
/** `προηγείται με τρεις βαθμούς διαφορά`. */
const leads = (club: GreekNoun, ahead: number) =>
  ahead === 0
    ? `${club.verb('υπερέχει', 'υπερέχουν')} μόνο στην ισοβαθμία`
    : `${club.verb('προηγείται', 'προηγούνται')} με ${points(ahead)} διαφορά`;

/** `στους οκτώ αγώνες`. */
const inTheMatches = (count: number) => (count === 1 ? 'στον μοναδικό αγώνα' : `στους ${matches(count)}`);
/** `οκτώ αγώνες`, `έναν μόνο αγώνα`. */
const itsMatches = (count: number) => (count === 1 ? 'έναν μόνο αγώνα' : matches(count));
const went = (count: number) => (count === 1 ? 'μπήκε' : 'μπήκαν');
/** `σε πέντε από τους οκτώ αγώνες`. */
const inSomeMatches = (some: number, of: number) => `σε ${number(some, 'masculine')} από τους ${matches(of)}`;

/** The meeting of two clubs, after its neuter article: `στο Άρης – ΑΕΚ`. */
const pair = ({ home, away }: { readonly home: GreekNoun; readonly away: GreekNoun }) => `${home.bare} – ${away.bare}`;

/** `: 20 κερδισμένα, 12 χαμένα και δύο με ολική ή μερική επιστροφή`; `, όλα χαμένα` when all ended alike. */
function outcomes({ tips: all, won, lost }: { readonly tips: number; readonly won: number; readonly lost: number }): string {
  const parts = [
    { many: won, one: 'κερδισμένο', several: 'κερδισμένα' },
    { many: lost, one: 'χαμένο', several: 'χαμένα' },
    { many: all - won - lost, one: 'με ολική ή μερική επιστροφή', several: 'με ολική ή μερική επιστροφή' },
  ].filter(({ many }) => many > 0);
  const words = parts.map(({ many, one, several }) => (many === 1 ? one : several));
  if (parts.length === 1) return `, ${all === 1 ? '' : all === 2 ? 'και τα δύο ' : 'όλα '}${words}`;
  const counted = parts.map(({ many }, index) => `${number(many, 'neuter')} ${words[index]}`);
  return `: ${counted.slice(0, -1).join(', ')} και ${counted.at(-1)}`;
}

/** Returns the holder of a stake of one unit on each of so many tips, as a subject: `όποιος πόνταρε από μία μονάδα στο καθένα`. */
const whoeverStaked = (count: number) => `όποιος πόνταρε ${count === 1 ? 'μία μονάδα' : 'από μία μονάδα στο καθένα'}`;

/** Returns the headlines and sentences of Greek news. */
export function greekNews(figures: ProseFigures): NewsTexts<GreekNoun> {
  const { percent, price, score, count } = figures;
  const { phrase } = betPhrases(figures);
  /** `92%`, `πάνω από 99%`; an event of every simulation is still not certain. */
  const chanceOf = (chance: number) => percent(Math.min(chance, 0.999)).replace('>', 'πάνω από ').replace('<', 'κάτω από ');
  const units = (amount: number) => `${figures.units(amount)} ${amount === 1 ? 'μονάδα' : 'μονάδες'}`;
  const ofUnits = (amount: number) => `${figures.units(amount)} ${amount === 1 ? 'μονάδας' : 'μονάδων'}`;
  return {
    headlineNewLeader: [
      ({ leader, former }) => `Αλλαγή στην κορυφή: ${leader} πάνω από ${former.acc}`,
      ({ leader, former }) => `${leader} ${leader.verb('προσπέρασε', 'προσπέρασαν')} ${former.acc} στην κορυφή`,
      ({ leader, former }) => `Πρωτιά για ${leader.acc}, πίσω ${former}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} ${beat(leader)} ${loser.acc} και ${leader.verb('μένει', 'μένουν')} στην κορυφή`,
      ({ leader, loser }) => `${leader.verb('Κρατά', 'Κρατούν')} την κορυφή ${leader} με νίκη επί ${loser.gen}`,
      ({ leader, loser }) => `Νίκη επί ${loser.gen} και ${leader} ${stays(leader)} στην κορυφή`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${opponent.verb('φρέναρε', 'φρέναραν')} ${leader.acc}, που ${stays(leader)} στην κορυφή`,
      ({ leader, opponent }) => `Γκέλα ${leader.gen} με ${opponent.acc}, η κορυφή δεν άλλαξε χέρια`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) =>
        `${leader} ${leader.verb('έχασε', 'έχασαν')} από ${winner.acc}, αλλά ${leader.verb('μένει', 'μένουν')} στην κορυφή`,
      ({ leader, winner }) => `${winner} ${winner.verb('λύγισε', 'λύγισαν')} ${leader.acc}, η κορυφή δεν άλλαξε χέρια`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) => `Έκπληξη με πιθανότητα ${chanceOf(chance)}: ${winner} ${beat(winner)} ${loser.acc}`,
      ({ winner, loser }) => `Η έκπληξη ήρθε από ${winner.acc}: νίκη επί ${loser.gen}`,
      ({ winner, loser }) => `${winner} ${beat(winner)} ${loser.acc} κόντρα στην πρόβλεψη`,
    ],
    headlineGoals: [
      ({ competition, goals: all, matches: played }) => `${competition.bare}: ${goals(all)} σε ${matches(played)}`,
      ({ competition, goals: all }) => `Η εβδομάδα ${competition.at} είχε ${goals(all)}`,
    ],
    headlineTopMatch: [
      (match) => `${pair(match)}, το ματς του Σαββατοκύριακου`,
      (match) => `${match.competition.bare}: όλα τα βλέμματα στο ${pair(match)}`,
      (match) => `Το Σαββατοκύριακο ξεχωρίζει το ${pair(match)}`,
    ],
    headlineTitleNear: [
      ({ leader }) => `Με το ένα χέρι στον τίτλο ${leader}`,
      ({ leader, chance }) => `Τίτλος με πιθανότητα ${chanceOf(chance)} για ${leader.acc}`,
      ({ leader, chance }) => `Μεγάλο φαβορί για τον τίτλο ${leader}, με ${chanceOf(chance)}`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `Μάχη τίτλου: ${leader} μπροστά από ${rival.acc}`,
      ({ leader, rival }) => `Προβάδισμα ${leader.gen} έναντι ${rival.gen} για τον τίτλο`,
    ],
    headlineMonthWon: [
      (facts) => `Με κέρδος ${ofUnits(facts.profit)} έκλεισε ${theMonth(facts)}`,
      (facts) => `Τα προγνωστικά μας ${inMonth(facts)}: κέρδος ${ofUnits(facts.profit)}`,
    ],
    headlineMonthLost: [
      (facts) => `Με ζημιά ${ofUnits(facts.loss)} έκλεισε ${theMonth(facts)}`,
      (facts) => `Τα προγνωστικά μας ${inMonth(facts)}: ζημιά ${ofUnits(facts.loss)}`,
      (facts) => `Μας στοίχισε ${units(facts.loss)} ${theMonth(facts)}`,
    ],
    headlineMonthEven: [
      (facts) => `Στα ίσια έκλεισε ${theMonth(facts)} για τα προγνωστικά μας`,
      (facts) => `Ούτε κέρδος ούτε ζημιά ${inMonth(facts)}`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `Η πρώτη θέση άλλαξε χέρια: ${leader} ${leader.verb('προσπέρασε', 'προσπέρασαν')} ${former.acc} και ${stands(leader)} ${onPoints(total)}.`,
      ({ leader, former, points: total }) =>
        `Στην κορυφή ${stands(leader)} πλέον ${leader} με ${points(total)}, μπροστά από ${former.acc}.`,
      ({ leader, former, points: total }) => `Με ${points(total)} ${leader} ${leader.verb('πήρε', 'πήραν')} την πρωτιά από ${former.acc}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerAtHome, winnerGoals, loserGoals, ahead }) =>
        `${leader} ${beat(leader)} ${side(winnerAtHome)} ${loser.acc} με ${score(winnerGoals, loserGoals)} και ${stays(leader)} στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Με το ${score(winnerGoals, loserGoals)} επί ${loser.gen} ${leader} ${kept(leader)} την πρωτιά, ${aboveSecond(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Η κορυφή δεν άλλαξε χέρια: ${leader} ${leader.verb('επικράτησε', 'επικράτησαν')} ${loser.gen} με ${score(winnerGoals, loserGoals)} και ${leads(leader, ahead)}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, leaderAtHome, goals: each, ahead }) =>
        `${leader} ${leader.verb('αρκέστηκε', 'αρκέστηκαν')} στο ${score(each, each)} ${where({ club: leader, opponent, atHome: leaderAtHome })}, ${stays(leader)} όμως στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, opponent, leaderAtHome, goals: each, ahead }) =>
        `Δύο βαθμούς ${leader.verb('άφησε', 'άφησαν')} ${leader} ${where({ club: leader, opponent, atHome: leaderAtHome })} με το ${score(each, each)}, ${kept(leader)} όμως την πρωτιά, ${aboveSecond(ahead)}.`,
      ({ leader, opponent, goals: each, ahead }) =>
        `Το ${score(each, each)} με ${opponent.acc} ήταν αρκετό για να ${leader.verb('μείνει', 'μείνουν')} ${leader} στην κορυφή: ${leads(leader, ahead)}.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerAtHome, winnerGoals, loserGoals, ahead }) =>
        `${leader} ${leader.verb('ηττήθηκε', 'ηττήθηκαν')} ${side(!winnerAtHome)} με ${score(winnerGoals, loserGoals)} από ${winner.acc}, ${stays(leader)} όμως στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Η ήττα με ${score(winnerGoals, loserGoals)} από ${winner.acc} δεν στοίχισε ${leader.at} την πρωτιά: ${leads(leader, ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) =>
        `${leader} δεν ${leader.verb('είχε', 'είχαν')} αγώνα αυτή την εβδομάδα και ${stays(leader)} στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, ahead }) =>
        `Χωρίς να ${leader.verb('παίξει', 'παίξουν')}, ${leader} ${kept(leader)} την πρώτη θέση: ${leads(leader, ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Κανείς δεν νίκησε με μεγαλύτερη διαφορά από ${winner.acc}, που ${winner.verb('επικράτησε', 'επικράτησαν')} ${loser.gen} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Περίπατο ${winner.verb('έκανε', 'έκαναν')} ${winner} απέναντι ${loser.at}, με τελικό σκορ ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Ευρεία νίκη με ${score(winnerGoals, loserGoals)} ${winner.verb('πέτυχε', 'πέτυχαν')} ${side(winnerAtHome)} ${winner} επί ${loser.gen}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Η έκπληξη της εβδομάδας ήρθε από ${winner.acc}: με πιθανότητα ${chanceOf(chance)} στην πρόβλεψή μας, ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Πιθανότητα ${chanceOf(chance)} έδινε η πρόβλεψή μας ${winner.at}, που ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Την έκπληξη της εβδομάδας ${winner.verb('έκανε', 'έκαναν')} ${side(winnerAtHome)} ${winner}: ${score(winnerGoals, loserGoals)} επί ${loser.gen}, με πιθανότητα νίκης ${chanceOf(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${club.verb('ανέβηκε', 'ανέβηκαν')} ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) => `Ανοδικά ${club.verb('κινήθηκε', 'κινήθηκαν')} ${club}, ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) =>
        `${club} ${club.verb('κέρδισε', 'κέρδισαν')} ${places(from - to)} και ${stands(club)} πλέον σ${theOrdinal(to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${club.verb('έπεσε', 'έπεσαν')} ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) =>
        `Έδαφος ${club.verb('έχασε', 'έχασαν')} ${club}, που ${club.verb('έπεσε', 'έπεσαν')} ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) => `${fromPlaceTo(from, to)} ${club.verb('υποχώρησε', 'υποχώρησαν')} ${club}.`,
    ],
    goalsOfWeek: [
      ({ goals: all, matches: played }) => `${inTheMatches(played)} της εβδομάδας ${went(all)} ${goals(all)}.`,
      ({ goals: all, matches: played }) => `Η εβδομάδα είχε ${goals(all)} σε ${matches(played)}.`,
      ({ goals: all, matches: played }) => `Συνολικά ${went(all)} ${goals(all)} σε ${matches(played)}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `Το αποτέλεσμα που δίναμε ως πιθανότερο ήρθε ${inSomeMatches(right, of)}.`,
      ({ right, of }) => `Σε ${number(right, 'feminine')} από τις ${number(of, 'feminine')} προβλέψεις μας ήρθε το πιθανότερο αποτέλεσμα.`,
      ({ right, of }) => `Η πρόβλεψή μας έπεσε μέσα ${inSomeMatches(right, of)}.`,
    ],
    forecastAllRight: [
      ({ of }) => `Και στους ${matches(of)} ήρθε το αποτέλεσμα που δίναμε ως πιθανότερο.`,
      ({ of }) =>
        `Η πρόβλεψή μας έκανε το ${number(of, 'neuter')} στα ${number(of, 'neuter')}: ήρθε παντού το πιθανότερο αποτέλεσμα, κάτι που δεν θα συμβαίνει κάθε εβδομάδα.`,
    ],
    forecastNoneRight: [
      ({ of }) => `Σε κανέναν από τους ${matches(of)} δεν ήρθε το αποτέλεσμα που δίναμε ως πιθανότερο.`,
      ({ of }) => `Κακή εβδομάδα για την πρόβλεψή μας: ${matches(of)} και ούτε μία φορά το αποτέλεσμα που έβαζε πρώτο.`,
    ],
    weekendIntro: [
      ({ competition, matches: coming }) => `Το πρόγραμμα ${competition.gen} έχει ${itsMatches(coming)} το Σαββατοκύριακο.`,
      ({ competition, matches: coming }) =>
        `Από Παρασκευή έως Δευτέρα ${coming === 1 ? 'γίνεται' : 'γίνονται'} ${matches(coming, 'nom')} ${competition.at}.`,
      ({ competition, matches: coming }) =>
        `Για το Σαββατοκύριακο ${coming === 1 ? 'είναι προγραμματισμένος' : 'είναι προγραμματισμένοι'} ${matches(coming, 'nom')} ${competition.gen}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Το μεγαλύτερο φαβορί είναι ${favourite}, με ${percent(chance)} ${where({ club: favourite, opponent: outsider, atHome: favouriteAtHome })}.`,
      ({ favourite, outsider, chance }) =>
        `Κανείς δεν έχει περισσότερες πιθανότητες νίκης από ${favourite.acc}: ${percent(chance)} απέναντι ${outsider.at}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `Το πιο αμφίρροπο ματς είναι το ${pair({ home, away })}: ${percent(homeChance)} ο άσος, ${percent(awayChance)} το διπλό.`,
      ({ home, away, homeChance, awayChance }) =>
        `Δυσκολότερα απ’ όλα προβλέπεται το ${pair({ home, away })}, με τον άσο στο ${percent(homeChance)} και το διπλό στο ${percent(awayChance)}.`,
    ],
    weekendTips: [
      ({ tips: given }) =>
        `Για αυτούς τους αγώνες έχουμε ως τώρα ${tips(given)} ${given === 1 ? 'καταγεγραμμένο' : 'καταγεγραμμένα'} στον απολογισμό.`,
      ({ tips: given }) => `Ως τώρα έχουμε δώσει ${tips(given)} για το Σαββατοκύριακο.`,
    ],
    weekendNoTips: [
      () => 'Προγνωστικό για το Σαββατοκύριακο δεν έχουμε δώσει ακόμη.',
      () => 'Καμία απόδοση δεν ήταν ως τώρα αρκετά καλή για προγνωστικό.',
    ],
    titleNear: [
      ({ leader, chance }) => `Ο τίτλος πηγαίνει ${leader.at} με πιθανότητα ${chanceOf(chance)}.`,
      ({ leader, chance }) => `Δύσκολα ξεφεύγει ο τίτλος από ${leader.acc}: η πιθανότητα κατάκτησης είναι ${chanceOf(chance)}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Τις περισσότερες πιθανότητες για τον τίτλο ${has(favourite)} ${favourite}, με ${percent(chance)}, και ${rival.verb('ακολουθεί', 'ακολουθούν')} ${rival} με ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Αν η υπόλοιπη σεζόν παιζόταν ξανά και ξανά, ${favourite} θα ${favourite.verb('έπαιρνε', 'έπαιρναν')} τον τίτλο στο ${percent(chance)} των περιπτώσεων και ${rival} στο ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Φαβορί για τον τίτλο είναι ${favourite} με ${percent(chance)}, έναντι ${percent(rivalChance)} ${rival.gen}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Στο παιχνίδι ${club.verb('μένει', 'μένουν')} και ${club}, με ${percent(chance)}.`,
      ({ club, chance }) => `Με ${percent(chance)} ${club.verb('ελπίζει', 'ελπίζουν')} και ${club}.`,
    ],
    relegationLikely: [
      ({ club, chance }) =>
        `Στην άλλη άκρη της βαθμολογίας, πιο κοντά στον υποβιβασμό ${stands(club)} ${club}, με πιθανότητα ${chanceOf(chance)}.`,
      ({ club, chance }) =>
        `Μεγάλο κίνδυνο ${club.verb('διατρέχει', 'διατρέχουν')} ${club}: η πιθανότητα να ${club.verb('τερματίσει', 'τερματίσουν')} στη ζώνη του υποβιβασμού είναι ${chanceOf(chance)}.`,
      ({ club, chance }) => `Ο υποβιβασμός απειλεί πάνω απ’ όλους ${club.acc}, με πιθανότητα ${chanceOf(chance)}.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) =>
        `Στην κόψη του ξυραφιού ${stands(club)} ${club}, ${onPlace(place)}, με πιθανότητα υποβιβασμού ${percent(chance)}.`,
      ({ club, chance, place }) => `Όλα παίζονται για ${club.acc}, ${onPlace(place)}: η πιθανότητα υποβιβασμού είναι ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Τα ποσοστά προκύπτουν από ${count(simulations)} προσομοιώσεις της υπόλοιπης σεζόν, με τις πιθανότητες των προβλέψεών μας.`,
      ({ simulations }) =>
        `Τη σεζόν που απομένει την παίξαμε ${count(simulations)} φορές, με τις πιθανότητες που δίνουν οι προβλέψεις μας.`,
    ],
    tipsOfMonth: [
      (facts) => `${inMonth(facts)} ${facts.tips === 1 ? 'εκκαθαρίστηκε' : 'εκκαθαρίστηκαν'} ${tips(facts.tips, 'nom')}${outcomes(facts)}.`,
      (facts) => `Ο απολογισμός για ${inMonth(facts)} έχει ${tips(facts.tips)}${outcomes(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Με μία μονάδα ανά προγνωστικό, το κέρδος ήταν ${units(profit)}.`,
      ({ profit, tips: given }) => `${whoeverStaked(given)} κέρδισε ${units(profit)}.`,
    ],
    monthLoss: [
      ({ loss }) => `Με μία μονάδα ανά προγνωστικό, η ζημιά ήταν ${units(loss)}.`,
      ({ loss, tips: given }) => `${whoeverStaked(given)} έχασε ${units(loss)}.`,
    ],
    monthEven: [
      () => 'Με μία μονάδα ανά προγνωστικό, όσα πονταρίστηκαν, τόσα επέστρεψαν.',
      ({ tips: given }) => `${whoeverStaked(given)} ούτε κέρδισε ούτε έχασε.`,
    ],
    tipsLosingRun: [
      ({ run }) => `Το μεγαλύτερο αρνητικό σερί ήταν ${number(run, 'neuter')} χαμένα στη σειρά.`,
      ({ run }) => `Στο χειρότερο σημείο χάσαμε ${tips(run)} στη σειρά.`,
    ],
    dearestWin: [
      (facts) => `Στο ${pair(facts)} πιάσαμε την υψηλότερη κερδισμένη απόδοση, ${price(facts.price)} για ${phrase(facts)}.`,
      (facts) => `Η υψηλότερη απόδοση που κερδήθηκε ήταν ${price(facts.price)} για ${phrase(facts)}, στο ${pair(facts)}.`,
    ],
    recordKeepsAll: [
      () => 'Στον απολογισμό μένει κάθε προγνωστικό, κερδισμένο ή χαμένο.',
      () => 'Κάθε προγνωστικό βρίσκεται στον απολογισμό, με την απόδοση που είχε όταν δόθηκε.',
    ],
  };
}
