import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { defeats, matches, meetings, number, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'σε σκληρή επιφάνεια', clay: 'στο χώμα', grass: 'στο γρασίδι', carpet: 'σε χαλί' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'στα δύο νικηφόρα σετ', 5: 'στα τρία νικηφόρα σετ' };

/**
 * Returns true when the article την keeps its ν: before vowels and the sounds of κ, π, τ, μπ, ντ and γκ, as Latin letters write them, Đ as τζ; Y
 * before a vowel sounds as γ.
 */
const keepsNu = (name: string) => /^(?:[aeioubcdđgjkpqtx]|y(?![aeiou]))/i.test(name.normalize('NFD'));

const setCount = (count: number) => `${number(count, 'neuter')} σετ`;

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
          : `Στις μεταξύ τους αναμετρήσεις προηγείται ${nom(leader)} με ${won}-${lost}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${nom(other)} δεν έχει νικήσει ακόμη ${acc(leader)}.`
          : `Σε ${meetings(won + lost)} με ${acc(other)}, ${nom(leader)} μετράει ${wins(won)}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `${nom(first)} και ${nom(second)} έχουν από ${wins(each)} στα μεταξύ τους ματς.`,
      ({ each }) => `Οι μεταξύ τους αναμετρήσεις είναι στο ${each}-${each}.`,
    ],
    firstMeeting: [
      ({ first, second }) => `Απ’ όσο ξέρουμε, ${nom(first)} και ${nom(second)} αναμετρώνται για πρώτη φορά.`,
      ({ first, second }) => `Στα στοιχεία μας δεν υπάρχει άλλος αγώνας ανάμεσα ${to(first)} και ${acc(second)}.`,
    ],
    final: [
      ({ first, second }) => `${nom(first)} και ${nom(second)} διεκδικούν τον τίτλο ${at}.`,
      ({ first, second }) => `Στον τελικό ${at} θα παίξουν ${nom(first)} και ${nom(second)}.`,
    ],
    winningRun: [
      ({ player, other, run }) => `${nom(player)} έχει ${wins(run)} στη σειρά και τώρα βρίσκει απέναντι ${acc(other)}.`,
      ({ player, run }) => `Κανείς δεν έχει νικήσει ${acc(player)} στους τελευταίους ${matches(run)}.`,
    ],
    losingRun: [
      ({ player, run }) => `${nom(player)} έχει ${defeats(run)} στη σειρά.`,
      ({ player, run }) => `Στους τελευταίους ${matches(run)} ${nom(player)} γνώρισε μόνο ήττες.`,
    ],
    surfaceRecord: [
      ({ player, surface, won, lost }) => `${capital(on[surface])} ${nom(player)} έχει ρεκόρ ${won}-${lost} τον τελευταίο χρόνο.`,
      ({ player, surface, won, lost }) =>
        won === 0
          ? `${nom(player)} δεν έχει νίκη ${on[surface]} τον τελευταίο χρόνο.`
          : lost === 0
            ? `${nom(player)} δεν έχει χάσει ${on[surface]} τον τελευταίο χρόνο, σε ${matches(won)}.`
            : `${nom(player)} μετράει ${wins(won)} σε ${matches(won + lost)} ${on[surface]} τον τελευταίο χρόνο.`,
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
    ],
    favouriteByRating: [
      ({ favourite, chance }) =>
        `Αποδόσεις δεν υπάρχουν ακόμη, και με τη δική μας αξιολόγηση ${nom(favourite)} έχει πιθανότητα νίκης ${percent(chance)}.`,
      ({ favourite, chance }) => `Όσο δεν υπάρχουν αποδόσεις, η αξιολόγησή μας δίνει ${to(favourite)} πιθανότητα ${percent(chance)}.`,
    ],
    even: [
      ({ first, second, chance }) =>
        `Φαβορί δεν υπάρχει ανάμεσα ${to(first)} και ${acc(second)}: η μεγαλύτερη πιθανότητα είναι ${percent(chance)}.`,
      ({ chance }) => `Το ματς είναι αμφίρροπο, με τη μεγαλύτερη από τις δύο πιθανότητες στο ${percent(chance)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${nom(winner)} νίκησε ${acc(loser)} χωρίς να χάσει σετ, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Με ${score(of)} και χωρίς απώλεια σετ ${nom(winner)} επικράτησε ${gen(loser)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${nom(winner)} έχασε το πρώτο σετ, αλλά νίκησε ${acc(loser)} με ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Με ανατροπή μετά το πρώτο σετ ${nom(winner)} λύγισε ${acc(loser)}: ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${nom(winner)} νίκησε ${acc(loser)} σε ${setCount(of.length)}, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Χρειάστηκαν ${setCount(of.length)} για να κάμψει ${nom(winner)} ${acc(loser)}: ${score(of)}.`,
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
    awarded: [
      ({ winner, loser }) => `Ο αγώνας διακόπηκε και η νίκη απέναντι ${to(loser)} δόθηκε ${to(winner)}.`,
      ({ winner, loser }) => `Πριν τελειώσει ο αγώνας, ${nom(winner)} πήρε με απόφαση τη νίκη απέναντι ${to(loser)}.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Έκπληξη δεν υπήρξε: πριν από την έναρξη ${nom(winner)} είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, chance }) => `Φαβορί ήταν ${nom(winner)}, με πιθανότητα ${percent(chance)}.`,
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
          : `Σε ${meetings(won + lost)} με ${acc(loser)}, ${nom(winner)} έχει πλέον ${wins(won)}.`,
    ],
    gamesPlayed: [
      ({ games, sets: of }) => `Παίχτηκαν ${games} γκέιμ σε ${setCount(of)}.`,
      ({ games, sets: of }) => `Ο αγώνας είχε ${setCount(of)} και ${games} γκέιμ.`,
    ],
    stakesBack: [
      () => `Δεν ολοκληρώθηκε κανένα σετ, οπότε τα πονταρίσματα επιστρέφονται.`,
      () => `Τα πονταρίσματα επιστρέφονται, αφού δεν ολοκληρώθηκε κανένα σετ.`,
    ],
    betsCount: [
      () => `Είχε ολοκληρωθεί ένα σετ, οπότε τα στοιχήματα στον νικητή ισχύουν.`,
      () => `Τα στοιχήματα στον νικητή ισχύουν, αφού είχε ολοκληρωθεί ένα σετ.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
