import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { defeats, matches, number, onPlace, theOrdinal, wins } from '../words.ts';

const conferences = { east: 'της Ανατολής', west: 'της Δύσης' } as const;
const have = (club: GreekNoun) => club.verb('έχει', 'έχουν');
const had = (club: GreekNoun) => club.verb('είχε', 'είχαν');
const are = (club: GreekNoun) => club.verb('είναι', 'είναι');

export const greekBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<GreekNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Στη βαθμολογία ${conferences[conference]} ${higher.full} ${are(higher.full)} ${onPlace(higherPlace)} και ${lower.full} σ${theOrdinal(lowerPlace)}, με διαφορά το πολύ μίας νίκης.`,
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Με νίκη ${lower.full}, ${onPlace(lowerPlace)} ${conferences[conference]}, ${lower.full.verb('φτάνει ή προσπερνά', 'φτάνουν ή προσπερνούν')} ${higher.full.acc}, που ${are(higher.full)} σ${theOrdinal(higherPlace)}.`,
  ],
  winningRun: [
    ({ club, other, run }) =>
      `${club.full} ${have(club.full)} ${wins(run)} στη σειρά και τώρα ${club.full.verb('παίζει', 'παίζουν')} με ${other.short.acc}.`,
    ({ club, run }) => `Κανείς δεν έχει νικήσει ${club.full.acc} στους τελευταίους ${matches(run)}.`,
  ],
  losingRun: [
    ({ club, other, run }) =>
      `${club.full} ${have(club.full)} ${defeats(run)} στη σειρά και τώρα ${club.full.verb('βρίσκει', 'βρίσκουν')} απέναντι ${other.short.acc}.`,
    ({ club, run }) => `Στους τελευταίους ${matches(run)} ${club.full} ${club.full.verb('γνώρισε', 'γνώρισαν')} μόνο ήττες.`,
  ],
  backToBack: [
    ({ club, other }) => `${club.short} ${club.short.verb('έπαιξε', 'έπαιξαν')} και την προηγούμενη μέρα, ${other.short} όχι.`,
    ({ club, other }) =>
      `Δεύτερο παιχνίδι σε δύο μέρες για ${club.short.acc}, ενώ ${other.short} ${are(other.short)} πιο ${other.short.agree('ξεκούραστος')}.`,
  ],
  seasonMeetings: [
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `${leader.short} ${have(leader.short)} κερδίσει ${won === 1 ? 'το μοναδικό ως τώρα φετινό ματς' : `και τα ${number(won, 'neuter')} φετινά ματς`} με ${other.short.acc}.`
        : `Στα φετινά ματς με ${other.short.acc} ${leader.short.verb('προηγείται', 'προηγούνται')} ${leader.short}, ${score(won, lost)}.`,
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `Φέτος ${other.short} δεν ${have(other.short)} νικήσει ακόμη ${leader.short.acc}.`
        : `Από τα ${number(won + lost, 'neuter')} φετινά μεταξύ τους ματς ${leader.short} ${have(leader.short)} κερδίσει τα ${number(won, 'neuter')}.`,
  ],
  seasonLevel: [
    ({ home, away, each }) => `Τα φετινά ματς ανάμεσα ${home.short.at} και ${away.short.acc} είναι στο ${score(each, each)}.`,
    ({ each }) => `Φέτος οι μεταξύ τους αναμετρήσεις είναι στο ${score(each, each)}.`,
  ],
  firstOfSeason: [
    ({ home, away }) => `Είναι το πρώτο φετινό ματς ανάμεσα ${home.short.at} και ${away.short.acc}.`,
    () => `Οι δύο ομάδες δεν έχουν παίξει ακόμη μεταξύ τους φέτος.`,
  ],
  homeRecord: [
    ({ club, won, lost }) => `Εντός έδρας ${club.short} ${have(club.short)} ρεκόρ ${score(won, lost)}.`,
    ({ club, won, lost }) => `Στο γήπεδό ${club.short.their} ${club.short} ${have(club.short)} ρεκόρ ${score(won, lost)}.`,
  ],
  awayRecord: [
    ({ club, won, lost }) => `Εκτός έδρας ${club.short} ${have(club.short)} ρεκόρ ${score(won, lost)}.`,
    ({ club, won, lost }) => `Μακριά από το γήπεδό ${club.short.their} ${club.short} ${have(club.short)} ρεκόρ ${score(won, lost)}.`,
  ],
  records: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} ${have(home.full)} ρεκόρ ${score(homeWon, homeLost)} τη φετινή σεζόν, ${away.full} ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.full} (${score(awayWon, awayLost)}) ${away.full.verb('πηγαίνει', 'πηγαίνουν')} στην έδρα ${home.full.gen} (${score(homeWon, homeLost)}).`,
  ],
  opener: [
    ({ home, away }) => `Για ${home.full.acc} και ${away.full.acc} η σεζόν μόλις άρχισε.`,
    ({ home, away }) => `Στο ξεκίνημα της σεζόν ${home.full} ${home.full.verb('υποδέχεται', 'υποδέχονται')} ${away.full.acc}.`,
  ],
  playOff: [
    ({ home, away }) => `Στα πλέι οφ ${home.full} ${home.full.verb('υποδέχεται', 'υποδέχονται')} ${away.full.acc}.`,
    ({ home, away }) => `${away.full} ${away.full.verb('πηγαίνει', 'πηγαίνουν')} στην έδρα ${home.full.gen} για τα πλέι οφ.`,
  ],
  playIn: [
    ({ home, away }) => `${home.full} και ${away.full} παίζουν στο πλέι ιν για μια θέση στα πλέι οφ.`,
    ({ home, away }) => `Το πλέι ιν φέρνει ${away.full.acc} στην έδρα ${home.full.gen}.`,
  ],
  lastTen: [
    ({ home, away, homeWon, awayWon }) =>
      `Στους τελευταίους δέκα αγώνες ${home.short} ${have(home.short)} ${wins(homeWon)} και ${away.short} ${number(awayWon, 'feminine')}.`,
    ({ home, away, homeWon, awayWon }) =>
      `Η φόρμα στους τελευταίους δέκα αγώνες: ${home.short} ${score(homeWon, 10 - homeWon)}, ${away.short} ${score(awayWon, 10 - awayWon)}.`,
  ],
  favouriteByPrice: [
    ({ favourite, chance, line: points }) =>
      `Χωρίς την γκανιότα, οι αποδόσεις δίνουν ${favourite.short.at} πιθανότητα νίκης ${percent(chance)}${points === undefined ? '' : ` και χάντικαπ −${line(points)}`}.`,
    ({ favourite, chance, line: points }) =>
      `Φαβορί ${are(favourite.short)} ${favourite.short}${points === undefined ? '' : ` με χάντικαπ −${line(points)}`}: οι αποδόσεις χωρίς γκανιότα αντιστοιχούν σε πιθανότητα ${percent(chance)}.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) =>
      `Αποδόσεις δεν υπάρχουν ακόμη, και με τη δική μας αξιολόγηση ${favourite.short} ${have(favourite.short)} πιθανότητα νίκης ${percent(chance)}.`,
    ({ favourite, chance }) => `Όσο δεν υπάρχουν αποδόσεις, η αξιολόγησή μας δίνει ${favourite.short.at} πιθανότητα ${percent(chance)}.`,
  ],
  even: [
    ({ home, away, chance }) =>
      `Φαβορί δεν υπάρχει ανάμεσα ${home.short.at} και ${away.short.acc}: η μεγαλύτερη πιθανότητα είναι ${percent(chance)}.`,
    ({ chance }) => `Το ματς είναι αμφίρροπο, με τη μεγαλύτερη από τις δύο πιθανότητες στο ${percent(chance)}.`,
  ],
  wonInOvertime: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('νίκησε', 'νίκησαν')} ${loser.full.acc} με ${score(points, against)} στην παράταση.`,
    ({ winner, loser, points, against }) =>
      `Χρειάστηκε παράταση για να ${winner.full.verb('κάμψει', 'κάμψουν')} ${winner.full} ${loser.full.acc} με ${score(points, against)}.`,
  ],
  wonClosely: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('νίκησε', 'νίκησαν')} δύσκολα ${loser.full.acc} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${loser.full} ${loser.full.verb('έφτασε', 'έφτασαν')} κοντά, αλλά ${winner.full} ${winner.full.verb('νίκησε', 'νίκησαν')} με ${score(points, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('νίκησε', 'νίκησαν')} ${loser.full.acc} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Με ${score(points, against)} ${winner.full.verb('επικράτησε', 'επικράτησαν')} ${winner.full} απέναντι ${loser.full.at}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) => `Έκπληξη δεν υπήρξε: πριν από το τζάμπολ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) => `Φαβορί ήταν ${winner.short}, με πιθανότητα ${percent(chance)}.`,
  ],
  slightOutsiderWon: [
    ({ winner, chance }) => `Ελαφρύ φαβορί ήταν ο αντίπαλος: ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) =>
      `Η πρόβλεψη έδινε μικρό προβάδισμα στον αντίπαλο: ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
  ],
  upset: [
    ({ winner, chance }) =>
      `Νίκησε το αουτσάιντερ: πριν από το τζάμπολ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) => `Οι αποδόσεις δεν ευνοούσαν ${winner.short.acc}, με πιθανότητα ${percent(chance)}.`,
  ],
  evenBefore: [
    ({ winner, chance }) => `Φαβορί δεν υπήρχε: πριν από το τζάμπολ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) => `Το ματς αναμενόταν αμφίρροπο, με ${percent(chance)} για ${winner.short.acc}.`,
  ],
  spreadAfter: [
    ({ favourite, line: points, covered }) =>
      `${favourite.short} ${covered ? '' : 'δεν '}${favourite.short.verb('κάλυψε', 'κάλυψαν')} το χάντικαπ −${line(points)}.`,
    ({ favourite, line: points, covered }) =>
      `Το στοίχημα ${favourite.short.at} με χάντικαπ −${line(points)} ${covered ? 'κερδήθηκε' : 'χάθηκε'}.`,
  ],
  runGoesOn: [
    ({ club, run }) => `${club.short} ${have(club.short)} πλέον ${wins(run)} στη σειρά.`,
    ({ club, run }) => `Το σερί ${club.short.gen} έφτασε τις ${wins(run)}.`,
  ],
  totalPoints: [({ points }) => `Οι δύο ομάδες πέτυχαν μαζί ${points} πόντους.`, ({ points }) => `Συνολικά μπήκαν ${points} πόντοι.`],
});
