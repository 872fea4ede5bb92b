import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { betPhrases, has, part, stands } from '../phrases.ts';

type Forecast = Pick<OutlookStories<GreekNoun>['forecastFavourite'], 'favourite' | 'favouriteAtHome' | 'despite'>;

const beginnings: Readonly<Record<Exclude<AgainstFavourite, 'own-form'>, (facts: Forecast) => string>> = {
  table: () => 'παρά τη βαθμολογία',
  'table-and-form': () => 'παρά τη βαθμολογία και τη φόρμα των δύο ομάδων',
  'other-form': ({ favouriteAtHome }) => `παρά την καλή φόρμα ${part(!favouriteAtHome).gen}`,
  meetings: () => 'κόντρα στην παράδοση',
  'last-meeting': () => 'παρά το αποτέλεσμα της τελευταίας αναμέτρησης',
  absences: () => 'παρά τις απουσίες',
};
/** Returns the beginning of a forecast that contradicts a fact given before, or nothing. */
const despite = (facts: Forecast) =>
  facts.despite === undefined || facts.despite === 'own-form' ? '' : `${beginnings[facts.despite](facts)}, `;
/** The favourite's own form, after its name: before it readers would take the pronoun for the other club. */
const ownForm = (facts: Forecast) => (facts.despite === 'own-form' ? `, παρά την κακή ${facts.favourite.their} φόρμα` : '');
/** The same with the comma that closes it, where the sentence goes on without one. */
const ownFormWithin = (facts: Forecast) => (facts.despite === 'own-form' ? `${ownForm(facts)},` : '');

/** Returns the sentences of Greek previews about the forecast and the tip. */
export function greekOutlook(figures: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof OutlookStories<unknown>> {
  const { percent, price, score, line } = figures;
  const { phrase, offer } = betPhrases(figures);
  const over = `το over ${line(2.5, false)}`;
  const under = `το under ${line(2.5, false)}`;
  /** `το 2-1 υπέρ του Άρη`, `το 1-1`. */
  const scoreOfWinner = ({ home, away, homeGoals, awayGoals }: OutlookStories<GreekNoun>['likeliestScore']) => {
    if (homeGoals === awayGoals) return `το ${score(homeGoals, awayGoals)}`;
    const winner = homeGoals > awayGoals ? home : away;
    return `το ${score(Math.max(homeGoals, awayGoals), Math.min(homeGoals, awayGoals))} υπέρ ${winner.gen}`;
  };
  /** The same without the name of a home winner, as bookmakers write scores. */
  const exactScore = (facts: OutlookStories<GreekNoun>['likeliestScore']) =>
    facts.homeGoals > facts.awayGoals && !facts.neutral ? `το ${score(facts.homeGoals, facts.awayGoals)}` : scoreOfWinner(facts);
  type Win = OutlookStories<GreekNoun>['likeliestWin'];
  /** Returns a text about the likeliest win, the winner by its role unless on neutral ground, the score from its side. */
  const aboutWin =
    (text: (winner: GreekNoun, by: string, share: string) => string) =>
    ({ home, away, homeGoals, awayGoals, chance, neutral }: Win) => {
      const atHome = homeGoals > awayGoals;
      const winner = neutral ? (atHome ? home : away) : part(atHome);
      return text(winner, score(Math.max(homeGoals, awayGoals), Math.min(homeGoals, awayGoals)), percent(chance));
    };
  /** `32% για τον Άρη και 26% για την ισοπαλία`, the greater first. */
  const others = ({ outsider, outsiderChance, drawChance }: OutlookStories<GreekNoun>['forecastFavourite']) => {
    const [win, draw] = [`${percent(outsiderChance)} για ${outsider.acc}`, `${percent(drawChance)} για την ισοπαλία`];
    return outsiderChance > drawChance ? `${win} και ${draw}` : `${draw} και ${win}`;
  };
  return {
    forecastClear: [
      (facts) =>
        `${despite(facts)}η πρόβλεψή μας είναι ξεκάθαρη: ${percent(facts.favouriteChance)} για ${facts.favourite.acc}${ownForm(facts)}, ${others(facts)}.`,
      (facts) =>
        `${despite(facts)}καθαρό φαβορί στην πρόβλεψή μας είναι ${facts.favourite}${ownFormWithin(facts)} με ${percent(facts.favouriteChance)}, ενώ ${facts.outsider} ${has(facts.outsider)} μόλις ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}δίνουμε ${facts.favourite.at}${ownFormWithin(facts)} πιθανότητα νίκης ${percent(facts.favouriteChance)} και στην ισοπαλία ${percent(facts.drawChance)}· νίκη ${facts.outsider.gen} θα ήταν έκπληξη.`,
      (facts) =>
        `${despite(facts)}περιμένουμε νίκη ${facts.favourite.gen}${ownFormWithin(facts)} με πιθανότητα ${percent(facts.favouriteChance)}· ${facts.outsider.at} μένει ένα ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}όλα δείχνουν νίκη ${facts.favourite.gen}${ownForm(facts)}: η πιθανότητα είναι ${percent(facts.favouriteChance)}, με την ισοπαλία στο ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}μεγάλο φαβορί είναι ${facts.favourite}${ownForm(facts)}, αφού η πρόβλεψή μας αφήνει ${facts.outsider.at} μόλις ${percent(facts.outsiderChance)} και στην ισοπαλία ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}${facts.favourite}${ownFormWithin(facts)} ${facts.favourite.verb('κερδίζει', 'κερδίζουν')} στο ${percent(facts.favouriteChance)} των περιπτώσεων, σύμφωνα με την πρόβλεψή μας.`,
      (facts) =>
        `${despite(facts)}πολύ πιο κοντά στη νίκη είναι ${facts.favourite}${ownForm(facts)}: ${percent(facts.favouriteChance)}, με μόλις ${percent(facts.outsiderChance)} για ${facts.outsider.acc}.`,
      (facts) =>
        `${despite(facts)}η πρόβλεψή μας ξεχωρίζει καθαρά ${facts.favourite.acc}${ownForm(facts)}: ${percent(facts.favouriteChance)}, έναντι ${percent(facts.outsiderChance)} ${facts.outsider.gen}.`,
    ],
    forecastFavourite: [
      (facts) =>
        `${despite(facts)}η πρόβλεψή μας δίνει προβάδισμα ${facts.favourite.at}${ownForm(facts)}: ${percent(facts.favouriteChance)}, με ${others(facts)}.`,
      (facts) =>
        `${despite(facts)}φαβορί στην πρόβλεψή μας είναι ${facts.favourite}${ownForm(facts)}: ${percent(facts.favouriteChance)}, έναντι ${percent(facts.outsiderChance)} ${facts.outsider.gen}.`,
      (facts) =>
        `${despite(facts)}δίνουμε ${facts.favourite.at}${ownFormWithin(facts)} πιθανότητα νίκης ${percent(facts.favouriteChance)}, με ${facts.outsider.acc} στο ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}το προβάδισμα στην πρόβλεψή μας ${has(facts.favourite)} ${facts.favourite}${ownForm(facts)}, με ${percent(facts.favouriteChance)}, ενώ ${facts.outsider} ${stands(facts.outsider)} στο ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}πιθανότερο αποτέλεσμα είναι μια νίκη ${facts.favourite.gen}${ownForm(facts)}, με ${percent(facts.favouriteChance)}· η ισοπαλία έχει ${percent(facts.drawChance)}.`,
      (facts) =>
        `${despite(facts)}υπολογίζουμε σε ${percent(facts.favouriteChance)} την πιθανότητα νίκης ${facts.favourite.gen}${ownFormWithin(facts)} και σε ${percent(facts.outsiderChance)} εκείνη ${facts.outsider.gen}.`,
      (facts) =>
        `${despite(facts)}τις περισσότερες πιθανότητες ${has(facts.favourite)} ${facts.favourite}${ownForm(facts)}: ${percent(facts.favouriteChance)} για νίκη, ${percent(facts.drawChance)} για ισοπαλία, ${percent(facts.outsiderChance)} για ήττα.`,
      (facts) =>
        `${despite(facts)}στους υπολογισμούς μας ${facts.favourite}${ownFormWithin(facts)} ${facts.favourite.verb('κερδίζει', 'κερδίζουν')} στο ${percent(facts.favouriteChance)} των περιπτώσεων και ${facts.outsider} στο ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}με πιθανότητα ${percent(facts.favouriteChance)} φαβορί είναι ${facts.favourite}${ownForm(facts)}, ενώ ${facts.outsider} ${has(facts.outsider)} ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}η πρόβλεψή μας είναι με το μέρος ${facts.favourite.gen}${ownForm(facts)}: ${percent(facts.favouriteChance)} για νίκη και ${percent(facts.drawChance)} για ισοπαλία.`,
      (facts) =>
        `${despite(facts)}μπροστά βάζουμε ${facts.favourite.acc}${ownForm(facts)}, με ${percent(facts.favouriteChance)}· ${facts.outsider} ${facts.outsider.verb('ακολουθεί', 'ακολουθούν')} με ${percent(facts.outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `μοιρασμένες είναι οι πιθανότητες στην πρόβλεψή μας: ${percent(favouriteChance)} για ${favourite.acc}, ${percent(outsiderChance)} για ${outsider.acc}, ${percent(drawChance)} για την ισοπαλία.`,
      (facts) =>
        `${despite(facts)}ελαφρύ προβάδισμα δίνουμε ${facts.favourite.at}${ownForm(facts)}, με ${percent(facts.favouriteChance)} έναντι ${percent(facts.outsiderChance)} ${facts.outsider.gen}.`,
      (facts) =>
        `${despite(facts)}η πρόβλεψή μας γέρνει ελαφρά προς ${facts.favourite.acc}${ownForm(facts)}: ${percent(facts.favouriteChance)}, με ${facts.outsider.acc} στο ${percent(facts.outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `αμφίρροπο ματς βλέπει η πρόβλεψή μας, με ${favourite.acc} στο ${percent(favouriteChance)} και ${outsider.acc} στο ${percent(outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}μικρή διαφορά βγάζουν οι υπολογισμοί μας υπέρ ${facts.favourite.gen}${ownForm(facts)}: ${percent(facts.favouriteChance)}, έναντι ${percent(facts.outsiderChance)} ${facts.outsider.gen}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `καθαρό φαβορί δεν υπάρχει: ${favourite} ${has(favourite)} πιθανότητα νίκης ${percent(favouriteChance)} και ${outsider} ${outsider.verb('φτάνει', 'φτάνουν')} το ${percent(outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}λίγο πιο πιθανή είναι μια νίκη ${facts.favourite.gen}${ownForm(facts)}: ${percent(facts.favouriteChance)}, με ${facts.outsider.acc} στο ${percent(facts.outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `πολύ κοντά βρίσκονται οι δύο ομάδες, με ${percent(favouriteChance)} για ${favourite.acc} και ${percent(outsiderChance)} για ${outsider.acc}· η ισοπαλία έχει ${percent(drawChance)}.`,
    ],
    forecastDraw: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `κανένα αποτέλεσμα δεν είναι στην πρόβλεψή μας πιθανότερο από την ισοπαλία, με ${percent(drawChance)}: για ${favourite.acc} δίνουμε ${percent(favouriteChance)}, για ${outsider.acc} ${percent(outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `φαβορί δεν βλέπει η πρόβλεψή μας: ${percent(drawChance)} για την ισοπαλία, ${percent(favouriteChance)} για ${favourite.acc}, ${percent(outsiderChance)} για ${outsider.acc}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `η ισοπαλία, με ${percent(drawChance)}, είναι τουλάχιστον όσο πιθανή όσο μια νίκη ${favourite.gen}, με ${percent(favouriteChance)}· μια νίκη ${outsider.gen} έχει ${percent(outsiderChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Η πρόβλεψή μας δεν ξεχωρίζει κανέναν: από ${percent(winChance)} οι δύο ομάδες, ${percent(drawChance)} η ισοπαλία.`,
      ({ home, away, winChance, drawChance }) =>
        `Ίσες πιθανότητες νίκης δίνουμε ${home.at} και ${away.at}, από ${percent(winChance)}, με την ισοπαλία στο ${percent(drawChance)}.`,
      ({ winChance }) => `Απόλυτη ισορροπία βγάζουν οι υπολογισμοί μας, με ${percent(winChance)} για τη νίκη κάθε ομάδας.`,
      ({ home, away, winChance }) => `Το ίδιο πιθανή είναι για εμάς μια νίκη ${home.gen} και μια νίκη ${away.gen}: ${percent(winChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `Περιμένουμε γκολ: ${over} έχει πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Η πιθανότητα να δούμε τρία γκολ ή περισσότερα είναι ${percent(chance)}.`,
      ({ chance }) => `Με πιθανότητα ${percent(chance)} το ματς θα έχει τουλάχιστον τρία γκολ.`,
      ({ chance }) => `Στα γκολ πιθανότερο είναι ${over}, με ${percent(chance)}.`,
      ({ chance }) => `Υπολογίζουμε σε ${percent(chance)} την πιθανότητα να μπουν πάνω από δύο γκολ.`,
      ({ chance }) => `Μάλλον δεν θα μείνουμε στα δύο γκολ: η πιθανότητα για τρίτο είναι ${percent(chance)}.`,
      ({ chance }) => `Οι υπολογισμοί μας δίνουν τρία γκολ και πάνω στο ${percent(chance)} των περιπτώσεων.`,
      ({ chance }) => `Για ${over} γκολ δίνουμε πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Ένα ματς με τρία ή περισσότερα γκολ έχει πιθανότητα ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `Πολλά γκολ δεν περιμένουμε: ${under} έχει πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Η πιθανότητα να μπουν το πολύ δύο γκολ είναι ${percent(chance)}.`,
      ({ chance }) => `Με πιθανότητα ${percent(chance)} δεν θα μπουν πάνω από δύο γκολ.`,
      ({ chance }) => `Στα γκολ πιθανότερο είναι ${under}, με ${percent(chance)}.`,
      ({ chance }) => `Υπολογίζουμε σε ${percent(chance)} την πιθανότητα να μην μπει τρίτο γκολ.`,
      ({ chance }) => `Οι υπολογισμοί μας δίνουν δύο γκολ το πολύ στο ${percent(chance)} των περιπτώσεων.`,
      ({ chance }) => `Για ${under} γκολ δίνουμε πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Ένα ματς με λίγα γκολ, δύο το πολύ, έχει πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Τρία γκολ μάλλον δεν θα δούμε: ${under} συγκεντρώνει ${percent(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `Το πιθανότερο σκορ είναι ${exactScore(facts)}, με ${percent(facts.chance)}.`,
      (facts) => `Πιθανότερο σκορ είναι ${exactScore(facts)}, έστω και με μόλις ${percent(facts.chance)}.`,
      (facts) => `Κανένα σκορ δεν ξεπερνά το ${percent(facts.chance)} που δίνουμε σ${exactScore(facts)}.`,
      (facts) => `Αν έπρεπε να διαλέξουμε ένα σκορ, θα ήταν ${exactScore(facts)}, με ${percent(facts.chance)}.`,
      (facts) => `Στα σκορ μπροστά βρίσκεται ${exactScore(facts)}, που έχει πιθανότητα ${percent(facts.chance)}.`,
      (facts) => `Με ${percent(facts.chance)}, ${exactScore(facts)} είναι πιο πιθανό από κάθε άλλο σκορ.`,
      (facts) => `Τη μεγαλύτερη πιθανότητα από όλα τα σκορ έχει ${exactScore(facts)}, με ${percent(facts.chance)}.`,
      (facts) => `Ένα σκορ ξεχωρίζει από τα άλλα, ${exactScore(facts)}, με πιθανότητα ${percent(facts.chance)}.`,
    ],
    likeliestWin: [
      aboutWin((winner, by, share) => `Το πιθανότερο σκορ για νίκη ${winner.gen} είναι το ${by}, με ${share}.`),
      aboutWin((winner, by, share) => `Από τις νίκες ${winner.gen} πιθανότερη είναι αυτή με ${by}, έστω και με μόλις ${share}.`),
      aboutWin((winner, by, share) => `Κανένα σκορ με νίκη ${winner.gen} δεν ξεπερνά το ${share} που δίνουμε στο ${by}.`),
      aboutWin((winner, by, share) => `Αν έπρεπε να διαλέξουμε ένα σκορ για νίκη ${winner.gen}, θα ήταν το ${by}, με ${share}.`),
      aboutWin((winner, by, share) => `Στα σκορ που δίνουν νίκη ${winner.at} μπροστά βρίσκεται το ${by}, που έχει πιθανότητα ${share}.`),
      aboutWin((winner, by, share) => `Με ${share}, το ${by} είναι πιο πιθανό από κάθε άλλο σκορ με νίκη ${winner.gen}.`),
      aboutWin((winner, by, share) => `Μια νίκη ${winner.gen} θα ερχόταν πιθανότερα με ${by}, σκορ στο οποίο δίνουμε ${share}.`),
      aboutWin((winner, by, share) => `Τη μεγαλύτερη πιθανότητα από τις νίκες ${winner.gen} έχει το ${by}, με ${share}.`),
    ],
    tip: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) => `Κόντρα στο πιθανότερο αποτέλεσμα προτείναμε ${offer(facts)}: δίκαιη θεωρούσαμε τότε την απόδοση ${price(facts.fair)}.`,
        (facts) =>
          `Το προγνωστικό μας δεν είναι το πιθανότερο αποτέλεσμα: για ${phrase(facts)} η απόδοση ήταν τότε ${price(facts.price)} και η πιθανότητα ${percent(facts.chance)}.`,
      ],
      [
        (facts) => `Προτείναμε ${offer(facts)}: με την τότε πιθανότητα, ${percent(facts.chance)}, η δίκαιη ήταν ${price(facts.fair)}.`,
        (facts) => `Επιλέξαμε ${phrase(facts)}: δινόταν τότε στο ${price(facts.price)}, με δίκαιη απόδοση το ${price(facts.fair)}.`,
        (facts) =>
          `Διαλέξαμε ${offer(facts)}, αφού με την τότε πιθανότητα, ${percent(facts.chance)}, θα μας αρκούσε και το ${price(facts.fair)}.`,
        (facts) =>
          `Για ${phrase(facts)} βρήκαμε απόδοση ${price(facts.price)}, πάνω από την τότε δίκαιη (${price(facts.fair)}), και αυτό προτείναμε.`,
        (facts) =>
          `Το προγνωστικό μας είναι για ${phrase(facts)}: η απόδοση ήταν τότε ${price(facts.price)} και η πιθανότητα ${percent(facts.chance)}.`,
        (facts) =>
          `Αξία βρήκαμε στο ${price(facts.price)} για ${phrase(facts)}, αφού υπολογίζαμε τότε πιθανότητα ${percent(facts.chance)}.`,
        (facts) =>
          `Το ${price(facts.price)} για ${phrase(facts)} ξεπερνούσε το ${price(facts.fair)}, που θεωρούσαμε τότε δίκαιο, και έτσι το προτείναμε.`,
        (facts) =>
          `Για ${phrase(facts)} υπολογίζαμε τότε πιθανότητα ${percent(facts.chance)}, και γι’ αυτό πήραμε το ${price(facts.price)}.`,
      ],
    ),
    noTipPrices: [
      () => 'Προγνωστικό δεν δίνουμε, γιατί καμία εταιρεία δεν έχει πρόσφατη απόδοση.',
      () => 'Χωρίς πρόσφατες αποδόσεις για σύγκριση δεν δίνουμε προγνωστικό.',
      () => 'Για προγνωστικό χρειαζόμαστε πρόσφατες αποδόσεις, και για αυτό το ματς δεν υπάρχουν.',
      () => 'Δεν προτείνουμε τίποτα όσο λείπουν πρόσφατες αποδόσεις για το ματς.',
    ],
    noTipThin: [
      (facts) =>
        `Προγνωστικό δεν δίνουμε: για ${phrase(facts)} η καλύτερη απόδοση είναι ${price(facts.price)} και η δίκαιη ${price(facts.fair)}, θέλουμε όμως καθαρή διαφορά σε δύο τουλάχιστον αδειοδοτημένες εταιρείες.`,
      (facts) =>
        `Κοιτάξαμε ${phrase(facts)}, με καλύτερη απόδοση ${price(facts.price)} και δίκαιη ${price(facts.fair)}: για προγνωστικό θα έπρεπε να δίνουν καθαρά περισσότερα δύο αδειοδοτημένες εταιρείες.`,
      (facts) =>
        `Το ${price(facts.price)} για ${phrase(facts)} ξεπερνά τη δίκαιη απόδοση (${price(facts.fair)}), για προγνωστικό όμως πρέπει να την ξεπερνούν καθαρά δύο αδειοδοτημένες εταιρείες.`,
      (facts) =>
        `Αν δύο αδειοδοτημένες εταιρείες έδιναν για ${phrase(facts)} καθαρά πάνω από το δίκαιο ${price(facts.fair)}, θα είχαμε προγνωστικό· η καλύτερη απόδοση είναι ${price(facts.price)}.`,
      (facts) =>
        `Για να προτείνουμε ${phrase(facts)}, θέλουμε αποδόσεις καθαρά πάνω από το ${price(facts.fair)} σε δύο αδειοδοτημένες εταιρείες· δεν τις βρίσκουμε, με καλύτερη το ${price(facts.price)}.`,
      (facts) =>
        `Πιο κοντά σε προγνωστικό είμαστε με ${offer(facts)}, πρέπει όμως δύο αδειοδοτημένες εταιρείες να δίνουν καθαρά περισσότερο από τη δίκαιη (${price(facts.fair)}).`,
      (facts) =>
        `Δεν προτείνουμε τίποτα ακόμη: το ${price(facts.price)} για ${phrase(facts)} είναι πάνω από το δίκαιο ${price(facts.fair)}, όχι όμως όσο θέλουμε σε δύο αδειοδοτημένες εταιρείες.`,
      (facts) =>
        `Με δίκαιη απόδοση ${price(facts.fair)}, το ${price(facts.price)} για ${phrase(facts)} έχει αξία, για προγνωστικό όμως θέλουμε καθαρή διαφορά σε δύο αδειοδοτημένες εταιρείες.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Προγνωστικό δεν δίνουμε: κοιτάξαμε ${phrase(facts)}, αλλά η απόδοση είναι ${price(facts.price)} και η δίκαιη ${price(facts.fair)}.`,
      (facts) =>
        `Για προγνωστικό οι αποδόσεις δεν φτάνουν: για ${phrase(facts)} βρίσκουμε ${price(facts.price)}, ενώ δίκαιο είναι το ${price(facts.fair)}.`,
      (facts) =>
        `Για ${phrase(facts)} η απόδοση είναι ${price(facts.price)} και η δίκαιη ${price(facts.fair)}, άρα δεν έχουμε τι να προτείνουμε.`,
      (facts) =>
        `Οι αποδόσεις δεν αρκούν για προγνωστικό: ${price(facts.price)} για ${phrase(facts)}, ενώ η δίκαιη είναι ${price(facts.fair)}.`,
      (facts) =>
        `Καμία απόδοση δεν είναι πάνω από τη δίκαιη: πιο κοντά βρίσκεται το ${price(facts.price)} για ${phrase(facts)}, όπου δίκαιο είναι το ${price(facts.fair)}.`,
      (facts) =>
        `Αξία δεν βρίσκουμε πουθενά: για ${phrase(facts)} θα θέλαμε ${price(facts.fair)} και η μεγαλύτερη απόδοση που δίνεται είναι ${price(facts.price)}.`,
      (facts) =>
        `Θα μπορούσαμε να προτείνουμε ${phrase(facts)} σε απόδοση πάνω από ${price(facts.fair)}, αλλά η καλύτερη είναι ${price(facts.price)}.`,
      (facts) =>
        `Ούτε για ${phrase(facts)}, όπου είμαστε πιο κοντά, δεν υπάρχει αξία: η καλύτερη απόδοση είναι ${price(facts.price)} και η δίκαιη ${price(facts.fair)}.`,
    ],
    noTipAmongOurs: [
      (facts) =>
        `Από τις αγορές που εξετάζουμε, πιο κοντά σε αξία φτάνει το ${price(facts.price)} για ${phrase(facts)}, όπου όμως δίκαιο είναι το ${price(facts.fair)}.`,
      (facts) =>
        `Προγνωστικό δεν δίνουμε: για ${phrase(facts)} θα θέλαμε πάνω από ${price(facts.fair)} και η καλύτερη απόδοση είναι ${price(facts.price)}.`,
      (facts) =>
        `Το ${price(facts.price)} για ${phrase(facts)} είναι κάτω από το δίκαιο ${price(facts.fair)}, και στις άλλες αγορές που εξετάζουμε η απόσταση είναι μεγαλύτερη.`,
      (facts) =>
        `Στις αγορές που εξετάζουμε δεν βρίσκουμε αξία: για ${phrase(facts)} δίνεται το ${price(facts.price)}, ενώ δίκαιο είναι το ${price(facts.fair)}.`,
      (facts) => `Θα προτείναμε ${phrase(facts)} μόνο πάνω από το ${price(facts.fair)}· στο ${price(facts.price)} δεν υπάρχει αξία.`,
      (facts) => `Πιο κοντά σε προγνωστικό φτάνουμε με ${offer(facts)}, που όμως δεν ξεπερνά τη δίκαιη (${price(facts.fair)}).`,
      (facts) =>
        `Ούτε για ${phrase(facts)}, όπου είμαστε πιο κοντά σε προγνωστικό, αρκεί η απόδοση: ${price(facts.price)}, με δίκαιη το ${price(facts.fair)}.`,
      (facts) =>
        `Κοιτάξαμε ${phrase(facts)}, αλλά το ${price(facts.price)} είναι λιγότερο από το ${price(facts.fair)} που θεωρούμε δίκαιο, και προγνωστικό δεν δίνουμε.`,
    ],
    noTipValue: [
      () => 'Στο τελικό αποτέλεσμα καμία απόδοση δεν είναι αρκετά πάνω από τη δίκαιη, οπότε προγνωστικό δεν δίνουμε.',
      () => 'Δεν προτείνουμε τίποτα, γιατί στο τελικό αποτέλεσμα οι αποδόσεις αντιστοιχούν περίπου στις πιθανότητες.',
      () => 'Για προγνωστικό θα θέλαμε μεγαλύτερες αποδόσεις στο τελικό αποτέλεσμα από αυτές που δίνονται.',
      () => 'Προγνωστικό δεν υπάρχει: άσος, ισοπαλία και διπλό δεν έχουν αρκετή αξία.',
      () => 'Αρκετή αξία δεν βρίσκουμε σε κανένα από τα τρία σημεία, και έτσι δεν προτείνουμε κάτι.',
      () => 'Προτείνουμε μόνο αποδόσεις καθαρά πάνω από τη δίκαιη, και στο τελικό αποτέλεσμα δεν υπάρχει τέτοια.',
      () => 'Οι αποδόσεις στο τελικό αποτέλεσμα δεν αφήνουν περιθώριο για προγνωστικό.',
      () => 'Με αυτές τις αποδόσεις στο τελικό αποτέλεσμα προγνωστικό δεν δίνουμε.',
    ],
    noTipTooGood: [
      () => 'Μια απόδοση είναι πολύ καλή για να είναι αληθινή, και πάνω σε πιθανό λάθος δεν δίνουμε προγνωστικό.',
      () => 'Προγνωστικό δεν δίνουμε: η απόδοση που ξεχωρίζει είναι τόσο ψηλή που μοιάζει περισσότερο με λάθος.',
      () => 'Τόσο μακριά από τη δίκαιη, μια απόδοση είναι μάλλον λάθος, δικό μας ή της εταιρείας, και γι’ αυτό δεν προτείνουμε τίποτα.',
    ],
    noTipUnlikely: inCase(
      ({ chance, least }) => percent(chance) === percent(least),
      [
        (facts) =>
          `Προγνωστικό δεν δίνουμε: το ${price(facts.price)} για ${phrase(facts)} είναι πάνω από τη δίκαιη απόδοση, αλλά η πιθανότητα μένει οριακά κάτω από το ${percent(facts.least)} που ζητάμε.`,
        (facts) =>
          `Αξία βρίσκουμε στο ${price(facts.price)} για ${phrase(facts)}, η πιθανότητα όμως είναι οριακά κάτω από το όριό μας του ${percent(facts.least)}.`,
        (facts) =>
          `Η απόδοση για ${phrase(facts)}, ${price(facts.price)}, μας αρκεί, για λίγο όμως δεν φτάνει η πιθανότητα το ${percent(facts.least)} που ζητάμε.`,
      ],
      [
        (facts) =>
          `Τη μεγαλύτερη αξία βρίσκουμε στο ${price(facts.price)} για ${phrase(facts)}, αλλά η πιθανότητα είναι μόλις ${percent(facts.chance)} και προτείνουμε από ${percent(facts.least)} και πάνω.`,
        (facts) =>
          `Προγνωστικό δεν δίνουμε: το ${price(facts.price)} για ${phrase(facts)} είναι πάνω από τη δίκαιη απόδοση, αλλά με πιθανότητα ${percent(facts.chance)} μένει κάτω από το όριό μας του ${percent(facts.least)}.`,
        (facts) =>
          `Αξία βρίσκουμε στο ${price(facts.price)} για ${phrase(facts)}, όχι όμως και αρκετή πιθανότητα: ${percent(facts.chance)}, ενώ ζητάμε τουλάχιστον ${percent(facts.least)}.`,
        (facts) =>
          `Αφήνουμε ${phrase(facts)} (${price(facts.price)}): η απόδοση αρκεί, η πιθανότητα όμως είναι ${percent(facts.chance)} και θέλουμε τουλάχιστον ${percent(facts.least)}.`,
        (facts) =>
          `Όσο καλό κι αν είναι το ${price(facts.price)} για ${phrase(facts)}, με πιθανότητα ${percent(facts.chance)} δεν το προτείνουμε: το όριό μας είναι ${percent(facts.least)}.`,
        (facts) =>
          `Η απόδοση για ${phrase(facts)}, ${price(facts.price)}, μας αρκεί, όχι όμως και η πιθανότητα: ${percent(facts.chance)}, με όριο το ${percent(facts.least)}.`,
        (facts) =>
          `Με όριο πιθανότητας το ${percent(facts.least)}, για ${phrase(facts)} με ${percent(facts.chance)} δεν δίνουμε προγνωστικό, κι ας έχει αξία το ${price(facts.price)}.`,
        (facts) =>
          `Η πιθανότητα για ${phrase(facts)}, ${percent(facts.chance)}, δεν φτάνει το ${percent(facts.least)} που ζητάμε, αν και το ${price(facts.price)} έχει αξία.`,
      ],
    ),
    noTipShort: inCase(
      (facts) => price(facts.price) === price(facts.least),
      [
        (facts) =>
          `Προγνωστικό δεν δίνουμε: η απόδοση για ${phrase(facts)} είναι πάνω από τη δίκαιη, αλλά οριακά κάτω από το ${price(facts.least)} από το οποίο ξεκινάμε.`,
        (facts) =>
          `Τη μεγαλύτερη αξία έχει η απόδοση για ${phrase(facts)}, μένει όμως οριακά κάτω από το ελάχιστό μας, ${price(facts.least)}.`,
      ],
      [
        (facts) =>
          `Τη μεγαλύτερη αξία έχει το ${price(facts.price)} για ${phrase(facts)}, αλλά κάτω από ${price(facts.least)} δεν προτείνουμε τίποτα.`,
        (facts) =>
          `Προγνωστικό δεν δίνουμε: το ${price(facts.price)} για ${phrase(facts)} είναι πάνω από τη δίκαιη απόδοση, αλλά ξεκινάμε από το ${price(facts.least)}.`,
        (facts) => `Κοιτάξαμε ${offer(facts)}: αξία υπάρχει, για προγνωστικό όμως θέλουμε απόδοση τουλάχιστον ${price(facts.least)}.`,
      ],
    ),
    noTipLittleKnown: [
      () => 'Με τόσο λίγα στοιχεία για τις δύο ομάδες, προγνωστικό δεν δίνουμε.',
      () => 'Προγνωστικό δεν δίνουμε, γιατί η πρόβλεψή μας στηρίζεται σε πολύ λίγους αγώνες.',
      () => 'Ξέρουμε ακόμη πολύ λίγα για τις δύο ομάδες για να προτείνουμε κάτι.',
      () => 'Λίγοι αγώνες βρίσκονται πίσω από την πρόβλεψή μας, πολύ λίγοι για προγνωστικό.',
    ],
  };
}
