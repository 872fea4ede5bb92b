import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { defeats, matches, meetings, number, ordinal, times, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'σε σκληρή επιφάνεια', clay: 'στο χώμα', grass: 'στο γρασίδι', carpet: 'σε χαλί' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'στα δύο νικηφόρα σετ', 5: 'στα τρία νικηφόρα σετ' };

/**
 * Returns true when the article την keeps its ν: before vowels and the sounds of κ, π, τ, μπ, ντ and γκ, as Latin letters write them, Đ as τζ; Y
 * before a vowel sounds as γ.
 */
const keepsNu = (name: string) => /^(?:[aeioubcdđgjkpqtx]|y(?![aeiou]))/i.test(name.normalize('NFD'));

const breakCount = (count: number) => `${number(count, 'neuter')} μπρέικ`;
const matchPoints = (count: number) => `${number(count, 'neuter')} ματς πόιντ`;
const setCount = (count: number) => `${number(count, 'neuter')} σετ`;
/** `πρώτο`, `τρίτο`: a set by its number. */
const nth = (set: number) => ordinal(set).replace(/ος$/, 'ο');
/** Wins after their noun: `πέντε σε εννέα αγώνες`, `καμία σε δύο αγώνες`. */
const balance = (won: number, lost: number) =>
  `${won === 0 ? 'καμία' : number(won, 'feminine', 'nom')} σε ${lost === 0 && won > 1 ? 'ισάριθμους αγώνες' : matches(won + lost)}`;
/** The same as a predicate: `έχει πέντε νίκες σε εννέα αγώνες`, `δεν έχει νίκη σε δύο αγώνες`. */
const hasWon = (won: number, lost: number) =>
  won === 0
    ? `δεν έχει νίκη σε ${matches(lost)}`
    : `έχει ${wins(won)} σε ${lost === 0 && won > 1 ? 'ισάριθμους αγώνες' : matches(won + lost)}`;
/** After another's wins in matches: `πέντε σε εννέα`, `καμία σε δύο`. */
const outOf = (won: number, lost: number) =>
  `${won === 0 ? 'καμία' : number(won, 'feminine')} ${lost === 0 && won > 1 ? 'στους' : 'σε'} ${number(won + lost, 'masculine')}`;
const rounds = { 'quarter-final': 'προημιτελικό', 'semi-final': 'ημιτελικό' } as const;
const nextRounds = { 'quarter-final': 'στα ημιτελικά', 'semi-final': 'στον τελικό' } as const;
/** The games of the loser in all sets: `ένα γκέιμ`, `τρία γκέιμ`. */
const gamesLost = (of: readonly (readonly [number, number])[]) => {
  const count = of.reduce((sum, [, other]) => sum + other, 0);
  return count === 0 ? 'ούτε γκέιμ' : `${count < 4 ? 'μόλις ' : ''}${number(count, 'neuter')} γκέιμ`;
};

/**
 * Returns the texts about tennis in Greek. Surnames stay in Latin letters, as in rows and on pages, with the player's article in the case that
 * the sentence needs.
 */
export const greekTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const nom = (player: string) => `${women ? 'η' : 'ο'} ${player}`;
  const gen = (player: string) => `${women ? 'της' : 'του'} ${player}`;
  const acc = (player: string) => `${women ? (keepsNu(player) ? 'την' : 'τη') : 'τον'} ${player}`;
  const to = (player: string) => `σ${acc(player)}`;
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${nom(leader)} έχει κερδίσει ${won === 1 ? 'τη μοναδική προηγούμενη αναμέτρηση' : `και τις ${meetings(won)}`} με ${acc(other)}.`
          : `${nom(leader)} προηγείται ${gen(other)} με ${won}-${lost} στις μεταξύ τους αναμετρήσεις.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `Στη μοναδική ως τώρα αναμέτρησή τους ${nom(other)} έχασε από ${acc(leader)}.`
            : `${nom(other)} δεν έχει νικήσει ακόμη ${acc(leader)}, σε ${meetings(won)}.`
          : `Σε ${meetings(won + lost)} με ${acc(other)}, ${nom(leader)} μετράει ${wins(won)}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `Έχουν παίξει μία φορά και νίκησε ${nom(leader)}.`
            : `Έχουν παίξει ${times(won)} και νίκησε πάντα ${nom(leader)}.`
          : `Από τις ${meetings(won + lost)} με ${acc(leader)}, ${nom(other)} έχει κερδίσει ${number(lost, 'feminine')}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `Η παράδοση είναι με ${acc(leader)}: ${won === 1 ? 'νίκη στο μοναδικό μεταξύ τους ματς' : `${wins(won, 'nom')} σε ισάριθμα μεταξύ τους ματς`}.`
          : `Στα ματς με ${acc(other)} η παράδοση είναι με ${acc(leader)}: ${won}-${lost}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `${nom(first)} και ${nom(second)} έχουν από ${wins(each)} στα μεταξύ τους ματς.`,
      ({ first, second, each }) => `${nom(first)} και ${nom(second)} είναι στο ${each}-${each} στις μεταξύ τους αναμετρήσεις.`,
    ],
    firstMeeting: [
      ({ first, second }) => `Απ’ όσο ξέρουμε, ${nom(first)} και ${nom(second)} αναμετρώνται για πρώτη φορά.`,
      ({ first, second }) => `Στα στοιχεία μας δεν υπάρχει άλλος αγώνας ανάμεσα ${to(first)} και ${acc(second)}.`,
      () => `Προηγούμενη αναμέτρησή τους δεν υπάρχει στα στοιχεία μας.`,
      ({ first, second }) =>
        `Για πρώτη φορά, απ’ όσο γνωρίζουμε, βρίσκονται αντιμέτωπ${women ? 'ες' : 'οι'} ${nom(first)} και ${nom(second)}.`,
    ],
    final: [
      ({ first, second }) => `${nom(first)} και ${nom(second)} διεκδικούν τον τίτλο ${at}.`,
      ({ first, second }) => `Στον τελικό ${at} θα παίξουν ${nom(first)} και ${nom(second)}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ player, other, run }) => `${nom(player)} έχει ${wins(run)} στη σειρά και τώρα βρίσκει απέναντι ${acc(other)}.`,
        ({ player, other, run }) => `Με ${wins(run)} στη σειρά, ${nom(player)} αντιμετωπίζει ${acc(other)}.`,
      ],
      [
        ({ player, run }) => `Στους τελευταίους ${matches(run)} ${nom(player)} έχει μόνο νίκες.`,
        ({ player, run }) => `${nom(player)} έχει ${wins(run)} στη σειρά.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ player, other, run }) => `Μετά από ${defeats(run)} στη σειρά, ${nom(player)} αντιμετωπίζει ${acc(other)}.`,
        ({ player, other, run }) => `Απέναντι ${to(other)}, ${nom(player)} θέλει να σταματήσει ένα σερί με ${defeats(run)}.`,
      ],
      [
        ({ player, run }) => `${nom(player)} έχει ${defeats(run)} στη σειρά.`,
        ({ player, run }) => `Στους τελευταίους ${matches(run)} ${nom(player)} γνώρισε μόνο ήττες.`,
      ],
    ),
    lateRound: [
      ({ first, second, round }) => `Με έπαθλο μια θέση ${nextRounds[round]} ${at}, ${nom(first)} παίζει με ${acc(second)}.`,
      ({ first, second, round }) =>
        `Στον ${rounds[round]} ${at} βρίσκονται αντιμέτωπ${women ? 'ες' : 'οι'} ${nom(first)} και ${nom(second)}.`,
      ({ first, second, round }) =>
        `${nom(first)} και ${nom(second)} απέχουν μία νίκη από ${{ 'quarter-final': 'τα ημιτελικά', 'semi-final': 'τον τελικό' }[round]} ${at}.`,
      ({ first, second, round }) => `${capital(rounds[round])} ${at} παίζουν ${nom(first)} και ${nom(second)}.`,
    ],
    surfaceRecords: [
      ({ first, second, surface, ...of }) =>
        `${capital(on[surface])} ${nom(first)} έχει ρεκόρ ${of.firstWon}-${of.firstLost} τον τελευταίο χρόνο και ${nom(second)} ${of.secondWon}-${of.secondLost}.`,
      ({ first, second, surface, ...of }) =>
        `Ρεκόρ ${of.secondWon}-${of.secondLost} έχει ${nom(second)} ${on[surface]} τον τελευταίο χρόνο, ${of.firstWon}-${of.firstLost} ${nom(first)}.`,
      ({ first, second, surface, ...of }) =>
        `Οι επιδόσεις τους ${on[surface]} τον τελευταίο χρόνο: ${of.firstWon}-${of.firstLost} για ${acc(first)}, ${of.secondWon}-${of.secondLost} για ${acc(second)}.`,
      ({ first, second, surface, ...of }) =>
        `Νίκες ${on[surface]} τους τελευταίους 12 μήνες: ${balance(of.firstWon, of.firstLost)} για ${acc(first)}, ${balance(of.secondWon, of.secondLost)} για ${acc(second)}.`,
      ({ first, second, surface, ...of }) =>
        `Τον τελευταίο χρόνο ${nom(first)} ${hasWon(of.firstWon, of.firstLost)} ${on[surface]}, ${nom(second)} ${outOf(of.secondWon, of.secondLost)}.`,
      ({ first, second, surface, ...of }) =>
        `${nom(second)} ${hasWon(of.secondWon, of.secondLost)} ${on[surface]} από πέρυσι τέτοιον καιρό, ${nom(first)} ${outOf(of.firstWon, of.firstLost)}.`,
      ({ first, second, surface, ...of }) =>
        `Στον απολογισμό ενός χρόνου ${on[surface]} ${nom(first)} βρίσκεται στο ${of.firstWon}-${of.firstLost} και ${nom(second)} στο ${of.secondWon}-${of.secondLost}.`,
      ({ first, second, surface, ...of }) =>
        `Με ρεκόρ ${of.secondWon}-${of.secondLost} ${on[surface]} τον τελευταίο χρόνο έρχεται ${nom(second)}, με ${of.firstWon}-${of.firstLost} ${nom(first)}.`,
    ],
    noSetLost: [
      ({ player, matches: count }) => `${nom(player)} δεν έχει χάσει σετ σε ${matches(count)} στο τουρνουά.`,
      ({ player, other, matches: count }) =>
        `Χωρίς απώλεια σετ, σε ${matches(count)}, έφτασε ως εδώ ${nom(player)}, κάτι που δεν ισχύει για ${acc(other)}.`,
      ({ player, other }) => `Σε αντίθεση με ${acc(other)}, ${nom(player)} δεν έχει χάσει ακόμη σετ στο τουρνουά.`,
    ],
    wentTheDistance: [
      ({ player, sets: count }) => `${nom(player)} χρειάστηκε και τα ${setCount(count)} στον προηγούμενο γύρο.`,
      ({ player, other, sets: count }) => `Στον προηγούμενο γύρο ${nom(player)} έπαιξε ${setCount(count)}, ${nom(other)} λιγότερα.`,
      ({ player, other, sets: count }) =>
        `Πιο σύντομο ματς στον προηγούμενο γύρο είχε ${nom(other)}: ${nom(player)} έφτασε στα ${setCount(count)}.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `Στην παγκόσμια κατάταξη ${women ? 'τις' : 'τους'} χωρίζουν πολλά: ${nom(higher)} είναι στο Νο ${higherRank}, ${nom(lower)} στο Νο ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `${nom(lower)}, Νο ${lowerRank} του κόσμου, τα βάζει με το Νο ${higherRank}, ${acc(higher)}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `${nom(higher)} είναι στο Νο ${higherRank} του κόσμου και ${nom(lower)} στο Νο ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `Στην παγκόσμια κατάταξη ${nom(higher)} βρίσκεται στο Νο ${higherRank}, ${nom(lower)} στο Νο ${lowerRank}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${nom(player)} είναι εκτός παγκόσμιας κατάταξης, ${nom(other)} στο Νο ${otherRank}.`,
      ({ player, other, otherRank }) => `Χωρίς θέση στην παγκόσμια κατάταξη, ${nom(player)} παίζει με το Νο ${otherRank}, ${acc(other)}.`,
    ],
    comeback: [
      ({ player, other }) => `${nom(player)} εγκατέλειψε στο προηγούμενο ματς και επιστρέφει απέναντι ${to(other)}.`,
      ({ player }) => `Άγνωστο σε τι κατάσταση είναι ${nom(player)}, αφού στο προηγούμενο ματς αποχώρησε.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `Στους τελευταίους ${matches(of)} ${nom(first)} έχει ${wins(firstWon)} και ${nom(second)} ${number(secondWon, 'feminine')}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        `${nom(first)} μετράει ${wins(firstWon)} σε ${matches(of)}, ${nom(second)} ${number(secondWon, 'feminine')}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `Ο αγώνας ${at} παίζεται ${on[surface]}, ${sets[bestOf]}.`,
      ({ surface, bestOf }) => `Παίζουν ${on[surface]} ${at}, ${sets[bestOf]}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance }) => `Χωρίς την γκανιότα, οι αποδόσεις δίνουν ${to(favourite)} πιθανότητα νίκης ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Φαβορί είναι ${nom(favourite)}: οι αποδόσεις, αν αφαιρεθεί η γκανιότα, αντιστοιχούν σε πιθανότητα ${percent(chance)}.`,
      ({ favourite, chance }) => `Οι εταιρείες θεωρούν φαβορί ${acc(favourite)}: πιθανότητα νίκης ${percent(chance)}, χωρίς την γκανιότα.`,
      ({ favourite, chance }) =>
        `Πιθανότητα νίκης ${percent(chance)} έχει ${nom(favourite)} με βάση τις αποδόσεις, αφού βγάλουμε την γκανιότα.`,
      ({ favourite, chance }) => `Οι αποδόσεις ευνοούν ${acc(favourite)}: χωρίς την γκανιότα η πιθανότητα βγαίνει ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Μπροστά στις αποδόσεις είναι ${nom(favourite)}: χωρίς την γκανιότα βγαίνει πιθανότητα νίκης ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Με ${percent(chance)}, όπως προκύπτει από τις αποδόσεις χωρίς την γκανιότα, το προβάδισμα έχει ${nom(favourite)}.`,
      ({ favourite, chance }) => `Από τις αποδόσεις, καθαρές από γκανιότα, προκύπτει ${percent(chance)} για νίκη ${gen(favourite)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) =>
        `Αποδόσεις δεν υπάρχουν ακόμη, και με τη δική μας αξιολόγηση ${nom(favourite)} έχει πιθανότητα νίκης ${percent(chance)}.`,
      ({ favourite, chance }) => `Όσο δεν υπάρχουν αποδόσεις, η αξιολόγησή μας δίνει ${to(favourite)} πιθανότητα ${percent(chance)}.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `Παρ’ όλα αυτά φαβορί είναι ${nom(favourite)}, με πιθανότητα ${percent(chance)} ${basis === 'price' ? 'στις αποδόσεις χωρίς την γκανιότα' : 'στη δική μας αξιολόγηση'}.`,
      ({ favourite, chance, basis }) =>
        `Ωστόσο ${basis === 'price' ? 'οι αποδόσεις χωρίς την γκανιότα δίνουν' : 'η αξιολόγησή μας δίνει'} ${to(favourite)} πιθανότητα νίκης ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `Το προβάδισμα έχει όμως ${nom(favourite)}: ${percent(chance)} ${basis === 'price' ? 'αφού βγάλουμε την γκανιότα από τις αποδόσεις' : 'με τη δική μας αξιολόγηση'}.`,
    ],
    even: [
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Φαβορί δεν υπάρχει: ${nom(first)} και ${nom(second)} έχουν την ίδια πιθανότητα, ${percent(firstChance)}.`
          : `Ξεκάθαρο φαβορί δεν υπάρχει: ${nom(first)} έχει πιθανότητα ${percent(firstChance)} και ${nom(second)} ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Το ματς είναι αμφίρροπο, με ${percent(firstChance)} για κάθε πλευρά.`
          : `Το ματς είναι αμφίρροπο, με ${percent(firstChance)} για ${acc(first)} και ${percent(secondChance)} για ${acc(second)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Τίποτα δεν χωρίζει ${acc(first)} και ${acc(second)}: από ${percent(firstChance)}.`
          : `Λίγα χωρίζουν ${acc(first)} και ${acc(second)}: ${percent(firstChance)} έναντι ${percent(secondChance)}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Οι πιθανότητες είναι μοιρασμένες στα δύο.`
          : `Οι πιθανότητες είναι σχεδόν μοιρασμένες: ${percent(firstChance)} για νίκη ${gen(first)}, ${percent(secondChance)} για νίκη ${gen(second)}.`,
    ],
    wonEasily: [
      ({ winner, loser, sets: of }) => `${nom(winner)} δεν δυσκολεύτηκε καθόλου απέναντι ${to(loser)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) =>
        gamesLost(of) === 'ούτε γκέιμ'
          ? `${nom(winner)} δεν άφησε ούτε γκέιμ ${to(loser)}: ${score(of)}.`
          : `${nom(winner)} άφησε ${to(loser)} ${gamesLost(of)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Περίπατος ήταν για ${acc(winner)} το ματς με ${acc(loser)}: ${score(of)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${nom(winner)} νίκησε ${acc(loser)} χωρίς να χάσει σετ, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Με ${score(of)} και χωρίς απώλεια σετ ${nom(winner)} νίκησε ${acc(loser)}.`,
      ({ winner, loser, sets: of }) => `${nom(winner)} ξεπέρασε το εμπόδιο ${gen(loser)} με ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${nom(loser)} δεν πήρε σετ από ${acc(winner)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${setCount(of.length)} έφτασαν ${to(winner)} απέναντι ${to(loser)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Απέναντι ${to(loser)} ${nom(winner)} νίκησε με ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Νίκη σε ${setCount(of.length)} για ${acc(winner)} επί ${gen(loser)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${nom(loser)} έχασε σε ${setCount(of.length)} από ${acc(winner)}, ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${nom(winner)} έχασε το πρώτο σετ, αλλά νίκησε ${acc(loser)} με ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Με ανατροπή μετά το πρώτο σετ ${nom(winner)} λύγισε ${acc(loser)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Το πρώτο σετ το πήρε ${nom(loser)}, το ματς όμως ${nom(winner)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Πίσω με ένα σετ, ${nom(winner)} γύρισε το ματς με ${acc(loser)}: ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${nom(winner)} νίκησε ${acc(loser)} σε ${setCount(of.length)}, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Χρειάστηκαν ${setCount(of.length)} για να κάμψει ${nom(winner)} ${acc(loser)}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${nom(loser)} έφτασε στα ${setCount(of.length)} ${acc(winner)}, που όμως νίκησε με ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Στο ${nth(of.length)} σετ λύγισε ${nom(winner)} ${acc(loser)}: ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) =>
        `${nom(loser)} εγκατέλειψε${of.length === 0 ? '' : ` με το σκορ στο ${score(of)}`} και νίκησε ${nom(winner)}.`,
      ({ winner, loser, sets: of }) =>
        `${nom(winner)} νίκησε λόγω αποχώρησης ${gen(loser)}${of.length === 0 ? '' : `, με το σκορ στο ${score(of)}`}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${nom(loser)} δεν αγωνίστηκε και ${nom(winner)} νίκησε άνευ αγώνα.`,
      ({ winner, loser }) => `Άνευ αγώνα νίκησε ${nom(winner)}, αφού ${nom(loser)} αποσύρθηκε πριν από την έναρξη.`,
    ],
    walkoverBets: [
      () => `Ο αγώνας δεν έγινε, οπότε όλα τα πονταρίσματα επιστρέφονται.`,
      () => `Τα στοιχήματα στον αγώνα είναι άκυρα και τα πονταρίσματα επιστρέφονται.`,
    ],
    awarded: [
      ({ winner, loser }) => `Ο αγώνας με ${acc(loser)} δεν ολοκληρώθηκε και η νίκη πήγε ${to(winner)}.`,
      ({ winner, loser }) => `Νικ${women ? 'ήτρια' : 'ητής'} ανακηρύχθηκε ${nom(winner)}, αφού ο αγώνας με ${acc(loser)} δεν ολοκληρώθηκε.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Έκπληξη δεν υπήρξε: πριν από την έναρξη ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, chance }) => `Φαβορί ήταν ${nom(winner)}, με πιθανότητα ${percent(chance)}.`,
      ({ winner, chance }) => `Τη νίκη ${gen(winner)} την περιμέναμε, με πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Το αποτέλεσμα είναι αυτό που έδειχνε η πρόβλεψη, με ${percent(chance)}.`,
      ({ winner, chance }) => `Ως φαβορί, με ${percent(chance)}, ${nom(winner)} δικαίωσε την πρόβλεψη.`,
      ({ winner, chance }) => `Η πρόβλεψη έδινε προβάδισμα ${to(winner)}, με ${percent(chance)}, και βγήκε σωστή.`,
      ({ winner, chance }) => `Πριν από την έναρξη οι πιθανότητες ήταν με ${acc(winner)}: ${percent(chance)} για νίκη.`,
      ({ chance }) => `Νίκησε το φαβορί, με πιθανότητα ${percent(chance)}.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) => `Ελαφρύ φαβορί ήταν ${nom(loser)}, ενώ ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, chance }) =>
        `Η πρόβλεψη έδινε μικρό προβάδισμα ${women ? 'στην' : 'στον'} αντίπαλο: ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, loser, chance }) => `Νίκησε το αουτσάιντερ: απέναντι ${to(loser)} ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, loser, chance }) => `Φαβορί ήταν ${nom(loser)}, ενώ ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Πριν από την έναρξη ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, chance }) => `Η πρόβλεψη έδινε ${to(winner)} πιθανότητα ${percent(chance)}.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Φαβορί δεν υπήρχε: πριν από την έναρξη ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, chance }) => `Το ματς αναμενόταν αμφίρροπο, με ${percent(chance)} για ${acc(winner)}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `${nom(player)} έχει πλέον ${wins(run)} στη σειρά.`,
      ({ player, run }) => `Το σερί ${gen(player)} έφτασε τις ${wins(run)}.`,
    ],
    meetingsAfter: [
      ({ winner, loser, won, lost }) =>
        won === lost
          ? `Οι μεταξύ τους αναμετρήσεις είναι πλέον στο ${won}-${lost}.`
          : `Στις μεταξύ τους αναμετρήσεις ${won > lost ? 'προηγείται' : 'προηγείται ακόμη'} ${nom(won > lost ? winner : loser)} με ${Math.max(won, lost)}-${Math.min(won, lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${nom(winner)} έχει κερδίσει και τις ${meetings(won)} με ${acc(loser)}.`
          : `Στα ματς με ${acc(loser)}, ${nom(winner)} έχει πλέον ${wins(won)} και ${number(lost, 'feminine')} ${lost === 1 ? 'ήττα' : 'ήττες'}.`,
    ],
    wonTitle: [
      ({ winner }) => `${nom(winner)} κατακτά τον τίτλο ${at}.`,
      ({ winner }) => `Ο τίτλος ${at} πηγαίνει ${to(winner)}.`,
      ({ winner }) => `Με τη νίκη αυτή ${nom(winner)} σηκώνει το τρόπαιο ${at}.`,
    ],
    matchPointsSaved: [
      ({ winner, points }) => `${nom(winner)} έσωσε ${matchPoints(points)} στο τάι μπρέικ.`,
      ({ loser, points }) =>
        `${nom(loser)} είχε ${matchPoints(points)} στο τάι μπρέικ και δεν ${points === 1 ? 'το αξιοποίησε' : 'αξιοποίησε κανένα'}.`,
      ({ loser, points }) =>
        points === 1
          ? `${nom(loser)} βρέθηκε έναν πόντο από τη νίκη στο τάι μπρέικ.`
          : `${times(points)} βρέθηκε ${nom(loser)} έναν πόντο από τη νίκη στο τάι μπρέικ.`,
    ],
    lastSetTieBreak: [
      ({ winner, own, other }) => `Το ματς κρίθηκε στο τάι μπρέικ του τελευταίου σετ, που το πήρε με ${own}-${other} ${nom(winner)}.`,
      ({ winner, own, other }) => `${nom(winner)} κέρδισε με ${own}-${other} το τάι μπρέικ του τελευταίου σετ.`,
      ({ own, other }) => `Στο τελευταίο σετ χρειάστηκε τάι μπρέικ: ${own}-${other}.`,
    ],
    setTurned: [
      ({ winner, set, own, other }) => `Στο ${nth(set)} σετ ${nom(winner)} γύρισε από το ${own}-${other}.`,
      ({ loser, set, own, other }) => `${nom(loser)} προηγήθηκε με ${other}-${own} στο ${nth(set)} σετ, αλλά το έχασε.`,
      ({ winner, set, own, other }) => `Το ${nth(set)} σετ το πήρε με ανατροπή ${nom(winner)}, που ήταν πίσω με ${own}-${other}.`,
    ],
    onlyTieBreaks: [
      ({ sets: count }) => `Μπρέικ δεν έγινε κανένα· και τα ${setCount(count)} κρίθηκαν στο τάι μπρέικ.`,
      ({ sets: count }) => `Με τα σερβίς απαραβίαστα, ${setCount(count)} κρίθηκαν στο τάι μπρέικ.`,
    ],
    breaks: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${nom(winner)} έκανε ${breakCount(won)} και δεν έχασε ποτέ το δικό ${women ? 'της' : 'του'} σερβίς.`
          : `${nom(winner)} έκανε ${breakCount(won)} και ${nom(loser)} ${number(lost, 'neuter')}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${nom(loser)} έχασε το σερβίς ${times(won)} και δεν έσπασε ποτέ εκείνο ${gen(winner)}.`
          : `${nom(loser)} έσπασε το σερβίς ${gen(winner)} ${times(lost)}, αλλά έχασε το δικό ${women ? 'της' : 'του'} ${times(won)}.`,
      ({ winner, loser, won, lost }) => `Τα μπρέικ: ${won} για ${acc(winner)}, ${lost === 0 ? 'κανένα' : lost} για ${acc(loser)}.`,
      ({ winner, won, lost }) =>
        lost === 0
          ? `${breakCount(won)} ${won === 1 ? 'έφτασε' : 'έφτασαν'} ${to(winner)}, που κράτησε όλα τα σερβίς.`
          : `${nom(winner)} έχασε το σερβίς ${times(lost)}, έκανε όμως ${breakCount(won)}.`,
    ],
    ranksAfter: [
      ({ winner, loser, winnerRank, loserRank }) =>
        `${nom(winner)} είναι στο Νο ${winnerRank} του κόσμου, ${nom(loser)} στο Νο ${loserRank}.`,
      ({ winner, loser, winnerRank, loserRank }) =>
        `Στην παγκόσμια κατάταξη ${nom(loser)} βρίσκεται στο Νο ${loserRank} και ${nom(winner)} στο Νο ${winnerRank}.`,
      ({ loser, loserRank }) => `${nom(loser)} είναι το Νο ${loserRank} του κόσμου.`,
    ],
    stakesBack: [
      () => `Τα πονταρίσματα επιστρέφονται, όπως πάντα όταν δεν έχει ολοκληρωθεί σετ.`,
      () => `Χωρίς ολοκληρωμένο σετ, τα πονταρίσματα επιστρέφονται.`,
    ],
    betsCount: [
      () => `Είχε ολοκληρωθεί ένα σετ, οπότε τα στοιχήματα για τον νικητή του αγώνα ισχύουν.`,
      () => `Τα στοιχήματα για τον νικητή του αγώνα ισχύουν, αφού είχε ολοκληρωθεί ένα σετ.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
