import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { defeats, feminineOrdinal, matches, number, onPlace, theOrdinal, wins } from '../words.ts';

const conferences = { east: 'της Ανατολής', west: 'της Δύσης' } as const;
const have = (club: GreekNoun) => club.verb('έχει', 'έχουν');
const had = (club: GreekNoun) => club.verb('είχε', 'είχαν');
const are = (club: GreekNoun) => club.verb('είναι', 'είναι');

const won = (club: GreekNoun) => club.verb('νίκησε', 'νίκησαν');
const lose = (club: GreekNoun) => club.verb('έχασε', 'έχασαν');
const receive = (club: GreekNoun) => club.verb('υποδέχεται', 'υποδέχονται');
const goesTo = (guest: GreekNoun, host: GreekNoun) => `${guest.verb('πηγαίνει', 'πηγαίνουν')} στην έδρα ${host.gen}`;
const place = { season: '', home: ' εντός έδρας', away: ' εκτός έδρας' } as const;
const after = { 'half-time': 'στο ημίχρονο', 'third-quarter': 'πριν από την τελευταία περίοδο' } as const;
const side = (atHome: boolean) => (atHome ? 'εντός έδρας' : 'εκτός έδρας');
const games = (count: number) => `${number(count, 'neuter')} παιχνίδια`;
/** `πέντε από τα εννέα`, `κανένα από τα πέντε`: games won. */
const share = (some: number, lost: number) => `${some === 0 ? 'κανένα' : number(some, 'neuter')} από τα ${number(some + lost, 'neuter')}`;
const byPoints = (count: number) => (count === 1 ? 'έναν πόντο' : `${number(count, 'masculine')} πόντους`);

export const greekBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<GreekNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Στη βαθμολογία ${conferences[conference]} ${higher.full} ${are(higher.full)} ${onPlace(higherPlace)} και ${lower.full} σ${theOrdinal(lowerPlace)}, με διαφορά το πολύ μίας νίκης.`,
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Με νίκη ${lower.full}, ${onPlace(lowerPlace)} ${conferences[conference]}, ${lower.full.verb('φτάνει ή προσπερνά', 'φτάνουν ή προσπερνούν')} ${higher.full.acc}, που ${are(higher.full)} σ${theOrdinal(higherPlace)}.`,
  ],
  winningRun: firstOrLater(
    [
      ({ club, other, run }) =>
        `${club.full} ${have(club.full)} ${wins(run)} στη σειρά και τώρα ${club.full.verb('παίζει', 'παίζουν')} με ${other.short.acc}.`,
      ({ club, other, run }) =>
        `Με ${wins(run)} στη σειρά ${club.full.verb('πηγαίνει', 'πηγαίνουν')} ${club.full} στο παιχνίδι με ${other.short.acc}.`,
    ],
    [
      ({ club, run }) => `Κανείς δεν έχει νικήσει ${club.full.acc} στους τελευταίους ${matches(run)}.`,
      ({ club, run }) => `${club.full} ${have(club.full)} ${wins(run)} στη σειρά.`,
    ],
  ),
  losingRun: firstOrLater(
    [
      ({ club, other, run }) =>
        `${club.full} ${have(club.full)} ${defeats(run)} στη σειρά και τώρα ${club.full.verb('βρίσκει', 'βρίσκουν')} απέναντι ${other.short.acc}.`,
      ({ club, other, run }) =>
        `Μετά από ${defeats(run)} στη σειρά ${club.full.verb('παίζει', 'παίζουν')} ${club.full} με ${other.short.acc}.`,
    ],
    [
      ({ club, run }) => `Στους τελευταίους ${matches(run)} ${club.full} ${club.full.verb('γνώρισε', 'γνώρισαν')} μόνο ήττες.`,
      ({ club, run }) => `${club.full} ${have(club.full)} ${defeats(run)} στη σειρά.`,
    ],
  ),
  backToBack: [
    ({ club, other }) => `Σε αντίθεση με ${other.short.acc}, ${club.full} ${club.full.verb('έπαιξε', 'έπαιξαν')} και την προηγούμενη μέρα.`,
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
    ({ home, away }) => `Πρώτη φορά φέτος βρίσκονται απέναντι ${home.short} και ${away.short}.`,
    ({ home, away }) => `Φετινό προηγούμενο ανάμεσα ${away.short.at} και ${home.short.acc} δεν υπάρχει ακόμη.`,
  ],
  sideRecords: [
    ({ home, away, ...of }) =>
      `Εντός έδρας ${home.short} ${have(home.short)} ρεκόρ ${score(of.homeWon, of.homeLost)}, εκτός έδρας ${away.short} ${score(of.awayWon, of.awayLost)}.`,
    ({ home, away, ...of }) =>
      `${away.short} ${have(away.short)} ρεκόρ ${score(of.awayWon, of.awayLost)} μακριά από το γήπεδό ${away.short.their}, ${home.short} ${score(of.homeWon, of.homeLost)} στο δικό ${home.short.their}.`,
    ({ home, away, ...of }) =>
      `Στην έδρα ${home.short.their} ${home.short} ${are(home.short)} στο ${score(of.homeWon, of.homeLost)}, ενώ ${away.short} εκτός στο ${score(of.awayWon, of.awayLost)}.`,
    ({ home, away, ...of }) =>
      `Εκτός έδρας ${away.short} ${have(away.short)} ${score(of.awayWon, of.awayLost)}, και εντός ${home.short} ${score(of.homeWon, of.homeLost)}.`,
    ({ home, away, ...of }) =>
      `Το ρεκόρ ${home.short.gen} εντός έδρας είναι ${score(of.homeWon, of.homeLost)}, ${away.short.gen} εκτός έδρας ${score(of.awayWon, of.awayLost)}.`,
    ({ home, away, ...of }) =>
      `${away.short} ${of.awayWon === 0 ? 'δεν ' : ''}${have(away.short)} κερδίσει ${share(of.awayWon, of.awayLost)} εκτός έδρας, ${home.short} ${share(of.homeWon, of.homeLost)} εντός.`,
    ({ home, away, ...of }) =>
      `Με ${score(of.homeWon, of.homeLost)} εντός έδρας ${home.short.verb('περιμένει', 'περιμένουν')} ${home.short}, με ${score(of.awayWon, of.awayLost)} εκτός έδρας ${away.short.verb('έρχεται', 'έρχονται')} ${away.short}.`,
    ({ home, away, ...of }) =>
      `Το ${score(of.homeWon, of.homeLost)} ${home.short.gen} εντός έδρας συναντά το ${score(of.awayWon, of.awayLost)} ${away.short.gen} εκτός.`,
  ],
  winlessOnSide: firstOrLater(
    [
      ({ club, other, atHome, games: played }) =>
        `${club.full}, με ${score(0, played)} φέτος ${side(atHome)}, ${club.full.verb('αντιμετωπίζει', 'αντιμετωπίζουν')} ${other.short.acc}.`,
      ({ club, other, atHome, games: played }) =>
        `${club.full} ${have(club.full)} χάσει και τα ${number(played, 'neuter')} φετινά παιχνίδια ${side(atHome)} και τώρα ${club.full.verb('παίζει', 'παίζουν')} με ${other.short.acc}.`,
    ],
    [
      ({ club, atHome, games: played }) =>
        `${club.full} ${have(club.full)} χάσει και τα ${number(played, 'neuter')} φετινά παιχνίδια ${side(atHome)}.`,
      ({ club, atHome, games: played }) =>
        `Την πρώτη φετινή νίκη ${side(atHome)} ${club.full.verb('περιμένει', 'περιμένουν')} ακόμη ${club.full}, μετά από ${games(played)}.`,
      ({ club, atHome, games: played }) => `${capital(side(atHome))} ${club.full} ${are(club.full)} φέτος στο ${score(0, played)}.`,
    ],
  ),
  perfectOnSide: firstOrLater(
    [
      ({ club, other, atHome, games: played }) =>
        `${club.full}, με το απόλυτο ${score(played, 0)} φέτος ${side(atHome)}, ${club.full.verb('παίζει', 'παίζουν')} τώρα με ${other.short.acc}.`,
      ({ club, other, atHome, games: played }) =>
        `${club.full} ${have(club.full)} κερδίσει και τα ${number(played, 'neuter')} φετινά παιχνίδια ${side(atHome)} και τώρα ${club.full.verb('παίζει', 'παίζουν')} με ${other.short.acc}.`,
    ],
    [
      ({ club, atHome, games: played }) =>
        `${club.full} ${have(club.full)} κερδίσει και τα ${number(played, 'neuter')} φετινά παιχνίδια ${side(atHome)}.`,
      ({ club, atHome, games: played }) => `Κανείς δεν έχει νικήσει φέτος ${club.full.acc} ${side(atHome)}, σε ${games(played)}.`,
      ({ club, atHome, games: played }) =>
        `${capital(side(atHome))} ${club.full} ${have(club.full)} κάνει φέτος το απόλυτο, με ρεκόρ ${score(played, 0)}.`,
    ],
  ),
  lastMargin: firstOrLater(
    [
      ({ club, other, won: isWin, points }) =>
        `${club.full}, που στο προηγούμενο παιχνίδι ${isWin ? won(club.full) : lose(club.full)} με διαφορά ${points} πόντων, ${club.full.verb('παίζει', 'παίζουν')} τώρα με ${other.short.acc}.`,
      ({ club, other, won: isWin, points }) =>
        `Μετά από ${isWin ? 'νίκη' : 'ήττα'} με διαφορά ${points} πόντων, ${club.full} ${club.full.verb('παίζει', 'παίζουν')} τώρα με ${other.short.acc}.`,
    ],
    [
      ({ club, won: isWin, points }) =>
        `Το προηγούμενο παιχνίδι έφερε ${club.full.at} ${isWin ? 'νίκη' : 'ήττα'} με ${points} πόντους διαφορά.`,
      ({ club, won: isWin, points }) =>
        `${club.full} ${isWin ? won(club.full) : lose(club.full)} με διαφορά ${points} πόντων στο προηγούμενο παιχνίδι.`,
      ({ club, won: isWin, points }) =>
        `Από ${isWin ? 'άνετη νίκη' : 'βαριά ήττα'}, με διαφορά ${points} πόντων, ${club.full.verb('έρχεται', 'έρχονται')} ${club.full}.`,
    ],
  ),
  records: [
    ({ home, away, ...of }) =>
      `${home.full} ${have(home.full)} ρεκόρ ${score(of.homeWon, of.homeLost)} τη φετινή σεζόν, ${away.full} ${score(of.awayWon, of.awayLost)}.`,
    ({ home, away, ...of }) =>
      `${away.full} (${score(of.awayWon, of.awayLost)}) ${goesTo(away.full, home.full)} (${score(of.homeWon, of.homeLost)}).`,
    ({ home, away, ...of }) =>
      `Με ρεκόρ ${score(of.homeWon, of.homeLost)}, ${home.full} ${receive(home.full)} ${away.full.acc}, που ${are(away.full)} στο ${score(of.awayWon, of.awayLost)}.`,
    ({ home, away, ...of }) =>
      `Ως τώρα ${home.full} ${are(home.full)} στο ${score(of.homeWon, of.homeLost)} και ${away.full} στο ${score(of.awayWon, of.awayLost)}.`,
    ({ home, away, ...of }) =>
      `Τα φετινά ρεκόρ: ${score(of.awayWon, of.awayLost)} για ${away.full.acc}, ${score(of.homeWon, of.homeLost)} για ${home.full.acc}.`,
    ({ home, away, ...of }) =>
      `${home.full}, με ${score(of.homeWon, of.homeLost)} στη σεζόν, ${home.full.verb('παίζει', 'παίζουν')} εντός έδρας με ${away.full.acc} (${score(of.awayWon, of.awayLost)}).`,
    ({ home, away, ...of }) =>
      `Με ρεκόρ ${score(of.awayWon, of.awayLost)} στη σεζόν ${away.full.verb('πηγαίνει', 'πηγαίνουν')} ${away.full} στην έδρα ${home.full.gen}, που ${have(home.full)} ${score(of.homeWon, of.homeLost)}.`,
    ({ home, away, ...of }) =>
      `${away.full} ${have(away.full)} ${score(of.awayWon, of.awayLost)} τη φετινή σεζόν και ${goesTo(away.full, home.full)}, που ${are(home.full)} στο ${score(of.homeWon, of.homeLost)}.`,
  ],
  opener: [
    ({ home, away }) => `Για ${home.full.acc} και ${away.full.acc} η σεζόν μόλις άρχισε.`,
    ({ home, away }) => `Στο ξεκίνημα της σεζόν ${home.full} ${home.full.verb('υποδέχεται', 'υποδέχονται')} ${away.full.acc}.`,
  ],
  playOff: firstOrLater(
    [
      ({ home, away }) => `Στα πλέι οφ ${home.full} ${home.full.verb('υποδέχεται', 'υποδέχονται')} ${away.full.acc}.`,
      ({ home, away }) => `${away.full} ${away.full.verb('πηγαίνει', 'πηγαίνουν')} στην έδρα ${home.full.gen} για τα πλέι οφ.`,
    ],
    [() => 'Το παιχνίδι γίνεται για τα πλέι οφ.', () => 'Οι δύο ομάδες συναντιούνται στα πλέι οφ.'],
  ),
  playIn: firstOrLater(
    [
      ({ home, away }) => `${home.full} και ${away.full} παίζουν στο πλέι ιν για μια θέση στα πλέι οφ.`,
      ({ home, away }) => `Το πλέι ιν φέρνει ${away.full.acc} στην έδρα ${home.full.gen}.`,
    ],
    [() => 'Στο πλέι ιν διακυβεύεται μια θέση στα πλέι οφ.', () => 'Οι δύο ομάδες παίζουν στο πλέι ιν για μια θέση στα πλέι οφ.'],
  ),
  lastTen: [
    ({ home, away, homeWon, awayWon }) => {
      if (homeWon === 0 || awayWon === 0)
        return `Ο απολογισμός των τελευταίων δέκα αγώνων: ${home.short} ${score(homeWon, 10 - homeWon)}, ${away.short} ${score(awayWon, 10 - awayWon)}.`;
      if (homeWon === awayWon) return `Στους τελευταίους δέκα αγώνες οι δύο ομάδες έχουν από ${wins(homeWon)}.`;
      return `Στους τελευταίους δέκα αγώνες ${home.short} ${have(home.short)} ${wins(homeWon)} και ${away.short} ${number(awayWon, 'feminine')}.`;
    },
    ({ home, away, homeWon, awayWon }) =>
      homeWon === awayWon
        ? `Στη φόρμα δεν υπάρχει διαφορά: στο ${score(homeWon, 10 - homeWon)} και οι δύο ομάδες στους τελευταίους δέκα αγώνες.`
        : `Η φόρμα στους τελευταίους δέκα αγώνες: ${home.short} ${score(homeWon, 10 - homeWon)}, ${away.short} ${score(awayWon, 10 - awayWon)}.`,
  ],
  favouriteByPrice: [
    ({ favourite, chance, line: points }) =>
      `Χωρίς την γκανιότα, οι αποδόσεις δίνουν ${favourite.short.at} πιθανότητα νίκης ${percent(chance)}${points === undefined ? '' : `· το χάντικαπ είναι −${line(points)}`}.`,
    ({ favourite, chance, line: points }) =>
      `Φαβορί ${are(favourite.short)} ${favourite.short}${points === undefined ? '' : ` με χάντικαπ −${line(points)}`}: οι αποδόσεις χωρίς γκανιότα αντιστοιχούν σε πιθανότητα νίκης ${percent(chance)}.`,
    ({ favourite, chance }) => `Οι αποδόσεις ευνοούν ${favourite.short.acc}: χωρίς την γκανιότα, πιθανότητα νίκης ${percent(chance)}.`,
    ({ favourite, chance, line: points }) =>
      `Πιθανότητα νίκης ${percent(chance)} ${have(favourite.short)} ${favourite.short} με βάση τις αποδόσεις, αφού βγάλουμε την γκανιότα${points === undefined ? '' : `· το χάντικαπ είναι −${line(points)}`}.`,
    ({ favourite, chance }) => `Από τις αποδόσεις, καθαρές από γκανιότα, προκύπτει ${percent(chance)} για νίκη ${favourite.short.gen}.`,
    ({ favourite, chance, line: points }) =>
      `Οι εταιρείες θεωρούν φαβορί ${favourite.short.acc}: ${percent(chance)} για νίκη χωρίς την γκανιότα${points === undefined ? '' : `, χάντικαπ −${line(points)}`}.`,
    ({ favourite, chance }) =>
      `Μπροστά στις αποδόσεις ${are(favourite.short)} ${favourite.short}: χωρίς την γκανιότα βγαίνει πιθανότητα νίκης ${percent(chance)}.`,
    ({ favourite, chance }) =>
      `Το προβάδισμα ${have(favourite.short)} ${favourite.short}, με πιθανότητα νίκης ${percent(chance)} όταν αφαιρεθεί η γκανιότα από τις αποδόσεις.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) =>
      `Αποδόσεις δεν υπάρχουν ακόμη, και με τη δική μας αξιολόγηση ${favourite.short} ${have(favourite.short)} πιθανότητα νίκης ${percent(chance)}.`,
    ({ favourite, chance }) => `Όσο δεν υπάρχουν αποδόσεις, η αξιολόγησή μας δίνει ${favourite.short.at} πιθανότητα ${percent(chance)}.`,
  ],
  favouriteDespite: [
    ({ favourite, chance, basis }) =>
      `Παρ’ όλα αυτά φαβορί ${are(favourite.short)} ${favourite.short}, με πιθανότητα ${percent(chance)} ${basis === 'price' ? 'στις αποδόσεις χωρίς την γκανιότα' : 'στη δική μας αξιολόγηση'}.`,
    ({ favourite, chance, basis }) =>
      `Ωστόσο ${basis === 'price' ? 'οι αποδόσεις χωρίς την γκανιότα δίνουν' : 'η αξιολόγησή μας δίνει'} ${favourite.short.at} πιθανότητα νίκης ${percent(chance)}.`,
    ({ favourite, chance, basis }) =>
      `Το προβάδισμα ${have(favourite.short)} όμως ${favourite.short}: ${percent(chance)} ${basis === 'price' ? 'αφού βγάλουμε την γκανιότα από τις αποδόσεις' : 'με τη δική μας αξιολόγηση'}.`,
  ],
  even: [
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `Φαβορί δεν υπάρχει: ${home.short} και ${away.short} έχουν την ίδια πιθανότητα, ${percent(homeChance)}.`
        : `Ξεκάθαρο φαβορί δεν υπάρχει: ${home.short} ${have(home.short)} πιθανότητα ${percent(homeChance)} και ${away.short} ${percent(awayChance)}.`,
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `Το ματς είναι αμφίρροπο, με ${percent(homeChance)} για κάθε ομάδα.`
        : `Το ματς είναι αμφίρροπο, με ${percent(homeChance)} για ${home.short.acc} και ${percent(awayChance)} για ${away.short.acc}.`,
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `Τίποτα δεν χωρίζει ${home.short.acc} και ${away.short.acc}: από ${percent(homeChance)}.`
        : `Λίγα χωρίζουν ${home.short.acc} και ${away.short.acc}: ${percent(homeChance)} έναντι ${percent(awayChance)}.`,
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `Οι πιθανότητες είναι μοιρασμένες στα δύο.`
        : `Οι πιθανότητες είναι σχεδόν μοιρασμένες: ${percent(homeChance)} για νίκη ${home.short.gen}, ${percent(awayChance)} για νίκη ${away.short.gen}.`,
  ],
  wonInOvertime: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('νίκησε', 'νίκησαν')} ${loser.full.acc} με ${score(points, against)} στην παράταση.`,
    ({ winner, loser, points, against }) =>
      `Χρειάστηκε παράταση για να ${winner.full.verb('κάμψει', 'κάμψουν')} ${winner.full} ${loser.full.acc} με ${score(points, against)}.`,
  ],
  rout: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('συνέτριψε', 'συνέτριψαν')} ${loser.full.acc} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Συντριβή με ${score(points, against)} ${loser.full.verb('γνώρισε', 'γνώρισαν')} ${loser.full} από ${winner.full.acc}.`,
    ({ winner, loser, points, against }) =>
      `Μονόλογος: ${winner.full} ${won(winner.full)} ${loser.full.acc} με ${points - against} πόντους διαφορά, ${score(points, against)}.`,
  ],
  wonClosely: [
    ({ winner, loser, points, against }) => `${winner.full} ${won(winner.full)} δύσκολα ${loser.full.acc} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${loser.full} ${loser.full.verb('έφτασε', 'έφτασαν')} κοντά, αλλά ${winner.full} ${won(winner.full)} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Για ${byPoints(points - against)} ${winner.full} ${won(winner.full)} ${loser.full.acc}: ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Στις λεπτομέρειες ${won(winner.full)} ${winner.full} ${loser.full.acc}, με ${score(points, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points, against }) => `${winner.full} ${won(winner.full)} ${loser.full.acc} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Με ${score(points, against)} ${winner.full.verb('επικράτησε', 'επικράτησαν')} ${winner.full} απέναντι ${loser.full.at}.`,
    ({ winner, loser, points, against }) => `${loser.full} ${lose(loser.full)} με ${score(points, against)} από ${winner.full.acc}.`,
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('ξεπέρασε', 'ξεπέρασαν')} το εμπόδιο ${loser.full.gen} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `Απέναντι ${loser.full.at} ${winner.full} ${won(winner.full)} με ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Με διαφορά ${number(points - against, 'masculine', 'gen')} πόντων ${won(winner.full)} ${winner.full} ${loser.full.acc}: ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `Το ματς με ${loser.full.acc} έληξε ${score(points, against)} υπέρ ${winner.full.gen}.`,
    ({ winner, loser, points, against }) =>
      `Τη νίκη απέναντι ${loser.full.at} ${winner.full.verb('πήρε', 'πήραν')} ${winner.full} με ${score(points, against)}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) => `Έκπληξη δεν υπήρξε: πριν από το τζάμπολ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) => `Φαβορί ήταν ${winner.short}, με πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) => `Τη νίκη ${winner.short.gen} την περιμέναμε, με πιθανότητα ${percent(chance)}.`,
    ({ chance }) => `Το αποτέλεσμα είναι αυτό που έδειχνε η πρόβλεψη, με ${percent(chance)}.`,
    ({ winner, chance }) => `Ως φαβορί, με ${percent(chance)}, ${winner.short} ${winner.short.verb('δικαίωσε', 'δικαίωσαν')} την πρόβλεψη.`,
    ({ winner, chance }) => `Η πρόβλεψη έδινε προβάδισμα ${winner.short.at}, με ${percent(chance)}, και βγήκε σωστή.`,
    ({ chance }) => `Νίκησε το φαβορί, με πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) => `Πριν από το τζάμπολ οι πιθανότητες ήταν με ${winner.short.acc}: ${percent(chance)} για νίκη.`,
  ],
  slightOutsiderWon: [
    ({ winner, loser, chance }) =>
      `Ελαφρύ φαβορί ${loser.short.verb('ήταν', 'ήταν')} ${loser.short}, ενώ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, loser, chance }) =>
      `Η πρόβλεψη έδινε μικρό προβάδισμα ${loser.short.at}: ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
  ],
  upset: [
    ({ winner, chance }) =>
      `Νίκησε το αουτσάιντερ: πριν από το τζάμπολ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, loser, chance, basis }) =>
      `${basis === 'price' ? 'Οι αποδόσεις ευνοούσαν' : 'Η αξιολόγησή μας ευνοούσε'} ${loser.short.acc}, ενώ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
  ],
  evenBefore: [
    ({ winner, chance }) => `Φαβορί δεν υπήρχε: πριν από το τζάμπολ ${winner.short} ${had(winner.short)} πιθανότητα ${percent(chance)}.`,
    ({ winner, chance }) => `Το ματς αναμενόταν αμφίρροπο, με ${percent(chance)} για ${winner.short.acc}.`,
  ],
  spreadAfter: [
    ({ favourite, line: points, covered }) =>
      `Φαβορί με χάντικαπ −${line(points)} ${favourite.short.verb('ήταν', 'ήταν')} ${favourite.short}, και το στοίχημα ${covered ? 'κερδήθηκε' : 'χάθηκε'}.`,
    ({ favourite, line: points, covered }) =>
      `Ως φαβορί, ${favourite.short} ${covered ? '' : 'δεν '}${favourite.short.verb('κάλυψε', 'κάλυψαν')} το χάντικαπ −${line(points)}.`,
  ],
  runGoesOn: [
    ({ club, run }) => `${club.short} ${have(club.short)} πλέον ${wins(run)} στη σειρά.`,
    ({ club, run }) => `Το σερί ${club.short.gen} έφτασε τις ${wins(run)}.`,
    ({ club, run }) => `Ήταν η ${feminineOrdinal(run)} νίκη στη σειρά για ${club.short.acc}.`,
  ],
  cameBack: [
    ({ winner, behind, after: then }) => `${winner.short} ${had(winner.short)} βρεθεί πίσω με ${byPoints(behind)} ${after[then]}.`,
    ({ loser, behind, after: then }) =>
      `${loser.short} ${loser.short.verb('προηγείτο', 'προηγούνταν')} με ${byPoints(behind)} ${after[then]}, αλλά δεν ${loser.short.verb('κράτησε', 'κράτησαν')} το προβάδισμα.`,
    ({ winner, behind, after: then }) => `Η ανατροπή ${winner.short.gen} ξεκίνησε από το −${behind}, ${after[then]}.`,
    ({ loser, behind, after: then }) =>
      `${capital(after[then])} μπροστά ήταν ${loser.short}, με διαφορά ${number(behind, 'masculine', 'gen')} πόντων.`,
  ],
  deficitMadeUp: [
    ({ winner, points }) => `${winner.short} ${winner.short.verb('γύρισε', 'γύρισαν')} το παιχνίδι από το −${points}.`,
    ({ loser, points }) => `${loser.short} ${had(loser.short)} βρεθεί μπροστά ακόμη και με ${points} πόντους.`,
    ({ winner, points }) => `Σε κάποιο σημείο ${winner.short} ${winner.short.verb('έχανε', 'έχαναν')} με ${points} πόντους.`,
  ],
  decisiveQuarter: [
    ({ winner, quarter, points, against }) =>
      `${winner.short} ${winner.short.verb('έκρινε', 'έκριναν')} το παιχνίδι σ${theOrdinal(quarter)} περίοδο, με επιμέρους ${score(points, against)}.`,
    ({ quarter, points, against }) => `Η ${feminineOrdinal(quarter)} περίοδος έκρινε τα πάντα: ${score(points, against)}.`,
    ({ loser, quarter, points, against }) =>
      `${loser.short} ${lose(loser.short)} το παιχνίδι σ${theOrdinal(quarter)} περίοδο, που έληξε ${score(points, against)} εις βάρος ${loser.short.their}.`,
    ({ winner, quarter, points, against }) =>
      `Με ${score(points, against)} σ${theOrdinal(quarter)} περίοδο ${winner.short.verb('ξέφυγε', 'ξέφυγαν')} ${winner.short}.`,
  ],
  ledThroughout: [
    ({ winner }) => `Στο τέλος κάθε περιόδου μπροστά ${winner.short.verb('ήταν', 'ήταν')} ${winner.short}.`,
    ({ loser }) => `${loser.short} ${loser.short.verb('ήταν', 'ήταν')} πίσω στο τέλος κάθε περιόδου.`,
    ({ winner }) => `Από την πρώτη περίοδο και μετά μπροστά ${winner.short.verb('ήταν', 'ήταν')} ${winner.short}.`,
  ],
  firstWin: [
    ({ club, where, defeats: lost }) => `Για ${club.short.acc} ήταν η πρώτη φετινή νίκη${place[where]}, μετά από ${defeats(lost)}.`,
    ({ club, where, defeats: lost }) =>
      `Ως τώρα ${club.short} ${had(club.short)} φέτος μόνο ήττες${place[where]}, ${number(lost, 'feminine')} στη σειρά.`,
  ],
  firstDefeat: [
    ({ club, where, wins: before }) => `Για ${club.short.acc} ήταν η πρώτη φετινή ήττα${place[where]}, μετά από ${wins(before)}.`,
    ({ club, where, wins: before }) =>
      `Ως τώρα ${club.short} ${had(club.short)} φέτος μόνο νίκες${place[where]}, ${number(before, 'feminine')} στη σειρά.`,
  ],
  stillWinless: [
    ({ club, games: played }) => `Σε ${games(played)} ${club.short} δεν ${have(club.short)} ακόμη φετινή νίκη.`,
    ({ club, games: played }) => `${club.short} ${have(club.short)} χάσει και τα ${number(played, 'neuter')} φετινά παιχνίδια.`,
  ],
  winningRunEnded: [
    ({ club, run }) => `Στις ${wins(run)} σταμάτησε το σερί ${club.short.gen}.`,
    ({ club, run }) => `Πριν από αυτή την ήττα ${club.short} ${had(club.short)} ${wins(run)} στη σειρά.`,
  ],
  losingRunEnded: [
    ({ club, run }) => `${club.short} ${club.short.verb('επέστρεψε', 'επέστρεψαν')} στις νίκες μετά από ${defeats(run)} στη σειρά.`,
    ({ club, run }) => `Στις ${defeats(run)} έκλεισε το αρνητικό σερί ${club.short.gen}.`,
  ],
  losingRunGoesOn: [
    ({ club, run }) => `Για ${club.short.acc} ήταν η ${feminineOrdinal(run)} ήττα στη σειρά.`,
    ({ club, run }) => `${club.short} ${have(club.short)} πλέον ${defeats(run)} στη σειρά.`,
  ],
  totalPoints: [({ points }) => `Οι δύο ομάδες πέτυχαν μαζί ${points} πόντους.`, ({ points }) => `Συνολικά μπήκαν ${points} πόντοι.`],
});

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('el') + text.slice(1);
