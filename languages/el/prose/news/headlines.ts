import type { Headlines } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { beat, has, isTested, receives } from '../phrases.ts';
import { defeats, goals, inMonth, matches, number, theMonth, times, wins } from '../words.ts';
import { doAll, listed, pair } from './news-words.ts';

const stays = (club: GreekNoun) => club.verb('παραμένει', 'παραμένουν');
const leadsOn = (club: GreekNoun) => club.verb('οδηγεί', 'οδηγούν');
/** `τρεις ομάδες`, in the nominative. */
const clubCount = (count: number) => `${number(count, 'feminine', 'nom')} ομάδες`;

/** Returns the headlines of Greek news: a few words, with a verb where none is understood, and no stop. */
export function greekHeadlines({ percent, score, ...figures }: ProseFigures): Pick<NewsTexts<GreekNoun>, keyof Headlines<unknown>> {
  const units = (amount: number) => `${figures.units(amount)} ${amount === 1 ? 'μονάδα' : 'μονάδες'}`;
  const ofUnits = (amount: number) => `${figures.units(amount)} ${amount === 1 ? 'μονάδας' : 'μονάδων'}`;
  return {
    headlineNewLeader: [
      ({ leader, former }) => `Αλλαγή στην κορυφή: ${leader} πάνω από ${former.acc}`,
      ({ leader, former }) => `${leader} ${leader.verb('προσπέρασε', 'προσπέρασαν')} ${former.acc} στην κορυφή`,
      ({ leader, former }) => `Πρωτιά για ${leader.acc}, πίσω ${former}`,
      ({ leader, former }) => `${leader} ${leader.verb('πήρε', 'πήραν')} την κορυφή από ${former.acc}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `${leader} ${beat(leader)} ${loser.acc} και ${leader.verb('μένει', 'μένουν')} στην κορυφή`,
      ({ leader, loser }) => `${leader.verb('Μένει', 'Μένουν')} στο ρετιρέ ${leader} με νίκη επί ${loser.gen}`,
      ({ leader, loser }) => `Ούτε ${loser} δεν ${loser.verb('σταμάτησε', 'σταμάτησαν')} ${leader.acc}, που ${stays(leader)} στην κορυφή`,
      ({ leader, loser }) => `${leader} δεν ${leader.verb('σκόνταψε', 'σκόνταψαν')} απέναντι ${loser.at}`,
      ({ leader, loser }) => `Η κορυφή μένει ${leader.at} μετά τη νίκη επί ${loser.gen}`,
      ({ leader, loser }) => `${loser.verb('Λύγισε', 'Λύγισαν')} και ${loser} από ${leader.acc}, που ${stays(leader)} στην κορυφή`,
      ({ leader, loser }) => `${leader} ${leader.verb('πέρασε', 'πέρασαν')} το εμπόδιο ${loser.gen} και ${leadsOn(leader)} την κούρσα`,
      ({ leader, loser }) => `Με θύμα ${loser.acc} ${leader.verb('διατηρεί', 'διατηρούν')} την πρωτιά ${leader}`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${opponent.verb('φρέναρε', 'φρέναραν')} ${leader.acc}, που ${stays(leader)} στην κορυφή`,
      ({ leader, opponent }) => `Γκέλα ${leader.gen} με ${opponent.acc}, ${leader.verb('μένει', 'μένουν')} όμως ${leader.agree('πρώτος')}`,
      ({ leader, opponent }) => `Ισοπαλία με ${opponent.acc}, πρώτη θέση για ${leader.acc}`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) =>
        `${leader} ${leader.verb('έχασε', 'έχασαν')} από ${winner.acc}, αλλά ${leader.verb('μένει', 'μένουν')} στην κορυφή`,
      ({ leader, winner }) => `${winner} ${winner.verb('λύγισε', 'λύγισαν')} ${leader.acc}, η κορυφή δεν άλλαξε χέρια`,
      ({ leader, winner }) => `Ήττα από ${winner.acc}, κι όμως πρώτη θέση για ${leader.acc}`,
    ],
    headlineUpset: [
      ({ winner, loser, chance }) => `Έκπληξη με πιθανότητα ${percent(chance)}: ${winner} ${beat(winner)} ${loser.acc}`,
      ({ winner, loser }) => `Η έκπληξη ήρθε από ${winner.acc}: νίκη επί ${loser.gen}`,
      ({ winner, loser }) => `${winner} ${beat(winner)} ${loser.acc} κόντρα στην πρόβλεψη`,
      ({ winner, loser }) => `Η πρόβλεψη έλεγε ${loser.bare}, ${beat(winner)} όμως ${winner}`,
    ],
    headlineRout: [
      (of) => `${of.winner} ${of.winner.verb('συνέτριψε', 'συνέτριψαν')} ${of.loser.acc} με ${score(of.winnerGoals, of.loserGoals)}`,
      (of) => `Συντριβή ${of.loser.gen}: ${score(of.winnerGoals, of.loserGoals)} από ${of.winner.acc}`,
      (of) => `Με ${score(of.winnerGoals, of.loserGoals)} ${of.winner.verb('διέλυσε', 'διέλυσαν')} ${of.winner} ${of.loser.acc}`,
      (of) => `Περίπατος ${of.winner.gen} απέναντι ${of.loser.at}, ${score(of.winnerGoals, of.loserGoals)}`,
    ],
    headlineGoals: [
      ({ competition, goals: all, matches: played }) => `${competition.bare}: ${goals(all)} σε ${matches(played)}`,
      ({ competition, goals: all }) => `Τα δίχτυα ${competition.at} κουνήθηκαν ${times(all)}`,
      ({ competition, goals: all }) => `Εβδομάδα με ${goals(all)} ${competition.at}`,
      ({ competition, goals: all, matches: played }) => `${matches(played, 'nom')} και ${goals(all)} ${competition.at}`,
      ({ competition, goals: all, matches: played }) =>
        `Σε ${matches(played)} ${competition.gen} ${all === 1 ? 'μπήκε' : 'μπήκαν'} ${goals(all)}`,
      ({ competition, goals: all }) => `${competition.bare}: η εβδομάδα έκλεισε με ${goals(all)}`,
      ({ competition, goals: all }) => `${goals(all)} σε μία εβδομάδα ${competition.at}`,
      ({ competition, goals: all, matches: played }) => `Ο απολογισμός ${competition.gen}: ${goals(all)} σε ${matches(played)}`,
    ],
    headlineWinningRun: [
      ({ club, matches: run }) => `${wins(run, 'nom')} στη σειρά για ${club.acc}`,
      ({ club, matches: run }) => `${club} δεν ${club.verb('σταματά', 'σταματούν')}: ${wins(run, 'nom')} στη σειρά`,
      ({ club, matches: run }) => `${club} ${club.verb('έφτασε', 'έφτασαν')} τις ${wins(run)} στη σειρά`,
      ({ club, matches: run }) => `Σερί ${wins(run, 'gen')} ${club.verb('τρέχει', 'τρέχουν')} ${club}`,
    ],
    headlineUnbeatenRun: [
      ({ club, matches: run }) => `Αήττητο ${matches(run, 'gen')} για ${club.acc}`,
      ({ club, matches: run }) => `${club} δεν ${has(club)} χάσει εδώ και ${matches(run)}`,
      ({ club, matches: run }) => `Κανείς δεν νικά ${club.acc} εδώ και ${matches(run)}`,
      ({ club, matches: run }) => `${matches(run, 'nom')} χωρίς ήττα για ${club.acc}`,
    ],
    headlineLosingRun: [
      ({ club, matches: run }) => `${defeats(run, 'nom')} στη σειρά για ${club.acc}`,
      ({ club, matches: run }) => `Στον κατήφορο ${club}, με ${defeats(run)} στη σειρά`,
      ({ club, matches: run }) => `${club} ${club.verb('έφτασε', 'έφτασαν')} τις ${defeats(run)} στη σειρά`,
      ({ club, matches: run }) => `Χωρίς βαθμό εδώ και ${matches(run)} ${club}`,
    ],
    headlineChampions: [
      ({ club }) => `${club} ${club.verb('κατέκτησε', 'κατέκτησαν')} τον τίτλο`,
      ({ club, competition }) => `Στα χέρια ${club.gen} ο τίτλος ${competition.gen}`,
      ({ club, competition }) => `Κρίθηκε ο τίτλος ${competition.gen}: ανήκει ${club.at}`,
      ({ club }) => `Και μαθηματικά ο τίτλος ${club.at}`,
    ],
    headlinePromoted: [
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${clubCount(clubs.length)} ανεβαίνουν από ${competition.acc}`
          : `${doAll(clubs, 'Ανεβαίνει', 'Ανεβαίνουν')} κατηγορία ${listed(clubs, String)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: η άνοδος κρίθηκε για ${number(clubs.length, 'feminine')} ομάδες`
          : `Και μαθηματικά η άνοδος για ${listed(clubs, ({ acc }) => acc)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `Άνοδος για ${number(clubs.length, 'feminine')} ομάδες ${competition.gen}`
          : `${doAll(clubs, 'Εξασφάλισε', 'Εξασφάλισαν')} την άνοδο ${listed(clubs, String)}`,
    ],
    headlineRelegated: [
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${clubCount(clubs.length)} υποβιβάζονται από ${competition.acc}`
          : `${doAll(clubs, 'Υποβιβάζεται', 'Υποβιβάζονται')} ${listed(clubs, String)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: χωρίς ελπίδα παραμονής ${clubCount(clubs.length)}`
          : `Χωρίς ελπίδα παραμονής πια ${listed(clubs, String)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `Υποβιβασμός για ${number(clubs.length, 'feminine')} ομάδες ${competition.gen}`
          : `Και μαθηματικά ο υποβιβασμός για ${listed(clubs, ({ acc }) => acc)}`,
    ],
    headlineTopMatch: [
      (match) => `${pair(match)}, το ματς του Σαββατοκύριακου`,
      (match) => `${match.competition.bare}: όλα τα βλέμματα στο ${pair(match)}`,
      ({ home, away }) => `${home} ${receives(home, away)} στο ματς που ξεχωρίζει`,
      (match) => `Το μεγάλο ραντεβού ${match.competition.gen}: ${pair(match)}`,
      ({ home, away }) => `Στην έδρα ${home.gen} ${isTested(away)} ${away}`,
      (match) => `Το Σαββατοκύριακο ξεχωρίζει το ${pair(match)}`,
      ({ home, away, competition }) => `${competition.bare}: ${home} ${home.verb('περιμένει', 'περιμένουν')} ${away.acc}`,
      (match) => `Ώρα για το ${pair(match)}`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider }) => `Καθαρό φαβορί ${favourite} απέναντι ${outsider.at}`,
      ({ favourite, outsider }) => `Δύσκολη αποστολή για ${outsider.acc} απέναντι ${favourite.at}`,
      ({ favourite, chance }) => `Φαβορί του Σαββατοκύριακου ${favourite}, με ${percent(chance)}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `Αουτσάιντερ ${outsider} ${favouriteAtHome ? `στην έδρα ${favourite.gen}` : `απέναντι ${favourite.at}`}`,
      ({ favourite, outsider }) => `Οι πιθανότητες είναι με ${favourite.acc} στο ματς με ${outsider.acc}`,
      ({ favourite, outsider, chance }) => `${percent(chance)} για νίκη ${favourite.gen} επί ${outsider.gen}`,
    ],
    headlineTitleNear: [
      ({ leader }) => `Με το ένα χέρι στον τίτλο ${leader}`,
      ({ leader, chance }) => `Τίτλος με πιθανότητα ${percent(chance)} για ${leader.acc}`,
      ({ leader, chance }) => `Μεγάλο φαβορί για τον τίτλο ${leader}, με ${percent(chance)}`,
      ({ leader }) => `Μια ανάσα από τον τίτλο ${leader}`,
      ({ leader }) => `Δύσκολα χάνεται ο τίτλος για ${leader.acc}`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `Μάχη τίτλου: ${leader} μπροστά από ${rival.acc}`,
      ({ leader, rival }) => `${rival} ${rival.verb('κυνηγά', 'κυνηγούν')} ${leader.acc}`,
      ({ leader, rival }) => `Πρώτο φαβορί για τον τίτλο ${leader}, ${rival.verb('ακολουθεί', 'ακολουθούν')} ${rival}`,
      ({ leader, rival }) => `Προβάδισμα ${leader.gen} έναντι ${rival.gen} για τον τίτλο`,
      ({ leader }) => `${leader.agree('πρώτος')} και στην πρόβλεψη για τον τίτλο ${leader}`,
      ({ leader, rival }) => `Ο τίτλος γέρνει προς ${leader.acc}, με διώκτη ${rival.acc}`,
      ({ leader, rival }) => `${leadsOn(leader)} την κούρσα του τίτλου ${leader}, από κοντά ${rival}`,
      ({ leader, rival }) => `${leader} στην κορυφή, ${rival} σε θέση αναμονής`,
      ({ leader }) => `Τις περισσότερες πιθανότητες τίτλου ${has(leader)} ${leader}`,
    ],
    headlineFavouriteBehind: [
      ({ favourite, leader }) => `Φαβορί για τον τίτλο ${favourite}, κι ας είναι ${leader.agree('πρώτος')} ${leader}`,
      ({ favourite, leader }) => `${leader} ${leader.verb('προηγείται', 'προηγούνται')}, φαβορί όμως είναι ${favourite}`,
      ({ favourite, leader }) => `Ο τίτλος γέρνει προς ${favourite.acc}, παρά την πρωτιά ${leader.gen}`,
      ({ favourite, leader }) => `Στη βαθμολογία μπροστά ${leader}, στην πρόβλεψη ${favourite}`,
      ({ favourite, leader }) => `Στην κορυφή ${leader}, με το προβάδισμα για τον τίτλο ${favourite}`,
    ],
    headlineOpenRace: [
      ({ competition, clubs }) => `${clubCount(clubs)} στη μάχη του τίτλου ${competition.gen}`,
      ({ competition }) => `Αμφίρροπη η μάχη του τίτλου ${competition.at}`,
      ({ favourite, clubs }) => `Μικρό προβάδισμα ${favourite.gen} σε μάχη τίτλου ${number(clubs, 'feminine', 'gen')} ομάδων`,
      ({ competition, clubs }) => `${number(clubs, 'masculine', 'nom')} διεκδικητές για τον τίτλο ${competition.gen}`,
    ],
    headlinePromotionNear: [
      ({ club }) => `Μια ανάσα από την άνοδο ${club}`,
      ({ club }) => `Με το ένα πόδι στην πάνω κατηγορία ${club}`,
      ({ club }) => `Δύσκολα χάνεται η άνοδος για ${club.acc}`,
      ({ club }) => `Σε τροχιά ανόδου ${club}`,
      ({ club, chance }) => `Άνοδος με πιθανότητα ${percent(chance)} για ${club.acc}`,
    ],
    headlinePromotionRace: [
      ({ favourite, rival }) => `Φαβορί για την άνοδο ${favourite} και ${rival}`,
      ({ favourite, rival }) => `Μάχη ανόδου: ${favourite} μπροστά από ${rival.acc}`,
      ({ favourite, competition }) => `${competition.bare}: προβάδισμα ανόδου για ${favourite.acc}`,
      ({ favourite, rival }) => `Με βλέμμα στην άνοδο ${favourite} και ${rival}`,
      ({ favourite, rival }) => `Πιο κοντά στην άνοδο ${favourite}, ${rival.verb('ακολουθεί', 'ακολουθούν')} ${rival}`,
      ({ favourite, competition }) => `Άνοδος από ${competition.acc}: πρώτο φαβορί ${favourite}`,
      ({ favourite, rival }) => `Οι πιθανότητες ανόδου είναι με ${favourite.acc} και ${rival.acc}`,
      ({ favourite, rival, competition }) => `${competition.bare}: ${favourite} και ${rival} στον δρόμο της ανόδου`,
    ],
    headlineRelegationFight: [
      ({ club }) => `Μάχη παραμονής για ${club.acc}`,
      ({ club }) => `Στην κόψη του ξυραφιού ${club}`,
      ({ club, competition }) => `${club} ${club.verb('παλεύει', 'παλεύουν')} για την παραμονή ${competition.at}`,
      ({ club }) => `Παραμονή ή υποβιβασμός, ίδιες πιθανότητες για ${club.acc}`,
      ({ club, competition }) => `${competition.bare}: ανάμεσα σε παραμονή και υποβιβασμό ${club}`,
      ({ club }) => `Όλα παίζονται για την παραμονή ${club.gen}`,
    ],
    headlineRelegationNear: [
      ({ club }) => `Πλησιάζει ο υποβιβασμός για ${club.acc}`,
      ({ club }) => `Λίγες ελπίδες παραμονής για ${club.acc}`,
      ({ club }) => `Στον δρόμο του υποβιβασμού ${club}`,
      ({ club }) => `Δύσκολα ${club.verb('σώζεται', 'σώζονται')} ${club}`,
    ],
    headlineMonthWon: [
      (facts) => `Με κέρδος ${ofUnits(facts.profit)} έκλεισε ${theMonth(facts)}`,
      (facts) => `Τα προγνωστικά μας ${inMonth(facts)}: κέρδος ${ofUnits(facts.profit)}`,
      (facts) => `Κέρδος ${ofUnits(facts.profit)} άφησε ${theMonth(facts)}`,
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
  };
}
