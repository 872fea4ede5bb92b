import type { AgainstFavourite } from '#domain/story/against-favourite.ts';
import type { OutlookStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { betPhrases, has, part } from '../phrases.ts';

type Forecast = Pick<OutlookStories<GreekNoun>['forecastFavourite'], 'favourite' | 'favouriteAtHome' | 'despite'>;

/** The favourite's own form, with a pronoun, since after «παρά» readers would take the name of a club for the other one. */
const ownForm = ({ favourite }: Forecast) => `παρά την κακή ${favourite.their} φόρμα`;
const beginnings: Readonly<Record<AgainstFavourite, (facts: Forecast) => string>> = {
  table: () => 'παρά τη βαθμολογία',
  'own-form': ownForm,
  'other-form': ({ favouriteAtHome }) => `παρά την καλή φόρμα ${part(!favouriteAtHome).gen}`,
  meetings: () => 'κόντρα στην παράδοση',
};
/** Returns the beginning of a forecast that contradicts a fact given before, or nothing; the next club that is named must be the favourite. */
const despite = (facts: Forecast) => (facts.despite === undefined ? '' : `${beginnings[facts.despite](facts)}, `);
/** The same before η πρόβλεψη, to which the pronoun would refer: there the favourite's own form follows its name instead. */
const despiteOther = (facts: Forecast) => (facts.despite === 'own-form' ? '' : despite(facts));
const despiteOwnForm = (facts: Forecast) => (facts.despite === 'own-form' ? ` ${ownForm(facts)}` : '');

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
  /** `32% για τον Άρη και 26% για την ισοπαλία`, the greater first. */
  const others = ({ outsider, outsiderChance, drawChance }: OutlookStories<GreekNoun>['forecastFavourite']) => {
    const [win, draw] = [`${percent(outsiderChance)} για ${outsider.acc}`, `${percent(drawChance)} για την ισοπαλία`];
    return outsiderChance > drawChance ? `${win} και ${draw}` : `${draw} και ${win}`;
  };
  return {
    forecastClear: [
      (facts) =>
        `${despiteOther(facts)}η πρόβλεψή μας είναι ξεκάθαρη: ${percent(facts.favouriteChance)} για ${facts.favourite.acc}${despiteOwnForm(facts)}, ${others(facts)}.`,
      (facts) =>
        `${despite(facts)}καθαρό φαβορί στην πρόβλεψή μας είναι ${facts.favourite} με ${percent(facts.favouriteChance)}, ενώ ${facts.outsider} ${has(facts.outsider)} μόλις ${percent(facts.outsiderChance)}.`,
      (facts) =>
        `${despite(facts)}δίνουμε ${facts.favourite.at} πιθανότητα νίκης ${percent(facts.favouriteChance)} και στην ισοπαλία ${percent(facts.drawChance)}· νίκη ${facts.outsider.gen} θα ήταν έκπληξη.`,
      (facts) =>
        `${despite(facts)}περιμένουμε νίκη ${facts.favourite.gen} με πιθανότητα ${percent(facts.favouriteChance)}· ${facts.outsider.at} μένει ένα ${percent(facts.outsiderChance)}.`,
    ],
    forecastFavourite: [
      (facts) =>
        `${despiteOther(facts)}η πρόβλεψή μας δίνει προβάδισμα ${facts.favourite.at}${despiteOwnForm(facts)}: ${percent(facts.favouriteChance)}, έναντι ${others(facts)}.`,
      (facts) =>
        `${despite(facts)}φαβορί στην πρόβλεψή μας είναι ${facts.favourite}: ${percent(facts.favouriteChance)}, έναντι ${percent(facts.outsiderChance)} ${facts.outsider.gen}.`,
      (facts) =>
        `${despite(facts)}δίνουμε ${facts.favourite.at} πιθανότητα νίκης ${percent(facts.favouriteChance)}, έναντι ${percent(facts.outsiderChance)} ${facts.outsider.gen}.`,
      (facts) =>
        `${despite(facts)}το προβάδισμα στην πρόβλεψή μας ${has(facts.favourite)} ${facts.favourite}, με ${percent(facts.favouriteChance)}, ενώ ${facts.outsider.at} δίνουμε ${percent(facts.outsiderChance)}.`,
    ],
    forecastSlight: [
      ({ favourite, outsider, favouriteChance, outsiderChance, drawChance }) =>
        `μοιρασμένες είναι οι πιθανότητες στην πρόβλεψή μας: ${percent(favouriteChance)} για ${favourite.acc}, ${percent(outsiderChance)} για ${outsider.acc}, ${percent(drawChance)} για την ισοπαλία.`,
      (facts) =>
        `${despite(facts)}ελαφρύ προβάδισμα δίνουμε ${facts.favourite.at}, με ${percent(facts.favouriteChance)} έναντι ${percent(facts.outsiderChance)} ${facts.outsider.gen}.`,
      (facts) =>
        `${despiteOther(facts)}η πρόβλεψή μας γέρνει ελαφρά προς ${facts.favourite.acc}${despiteOwnForm(facts)}: ${percent(facts.favouriteChance)}, με ${facts.outsider.acc} στο ${percent(facts.outsiderChance)}.`,
      ({ favourite, outsider, favouriteChance, outsiderChance }) =>
        `αμφίρροπο ματς βλέπει η πρόβλεψή μας, με ${favourite.acc} στο ${percent(favouriteChance)} και ${outsider.acc} στο ${percent(outsiderChance)}.`,
    ],
    forecastEven: [
      ({ winChance, drawChance }) =>
        `Η πρόβλεψή μας δεν ξεχωρίζει κανέναν: από ${percent(winChance)} οι δύο ομάδες, ${percent(drawChance)} η ισοπαλία.`,
      ({ home, away, winChance, drawChance }) =>
        `Ίσες πιθανότητες νίκης δίνουμε ${home.at} και ${away.at}, από ${percent(winChance)}, με την ισοπαλία στο ${percent(drawChance)}.`,
    ],
    goalsMany: [
      ({ chance }) => `Περιμένουμε γκολ: ${over} έχει πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Η πιθανότητα να δούμε τρία γκολ ή περισσότερα είναι ${percent(chance)}.`,
      ({ chance }) => `Με πιθανότητα ${percent(chance)} το ματς θα έχει τουλάχιστον τρία γκολ.`,
      ({ chance }) => `Στα γκολ πιθανότερο είναι ${over}, με ${percent(chance)}.`,
    ],
    goalsFew: [
      ({ chance }) => `Πολλά γκολ δεν περιμένουμε: ${under} έχει πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Η πιθανότητα να μπουν το πολύ δύο γκολ είναι ${percent(chance)}.`,
      ({ chance }) => `Με πιθανότητα ${percent(chance)} δεν θα μπουν πάνω από δύο γκολ.`,
      ({ chance }) => `Στα γκολ πιθανότερο είναι ${under}, με ${percent(chance)}.`,
    ],
    likeliestScore: [
      (facts) => `Το πιθανότερο σκορ είναι ${exactScore(facts)}, με ${percent(facts.chance)}.`,
      (facts) => `Πιθανότερο σκορ είναι ${exactScore(facts)}, έστω και με μόλις ${percent(facts.chance)}.`,
      (facts) => `Κανένα σκορ δεν ξεπερνά το ${percent(facts.chance)} που δίνουμε σ${exactScore(facts)}.`,
      (facts) => `Από τα σκορ το πιθανότερο είναι ${exactScore(facts)}, με ${percent(facts.chance)}.`,
    ],
    tip: [
      (facts) => `Προτείναμε ${offer(facts)}: με την τότε πιθανότητα, ${percent(facts.chance)}, η δίκαιη ήταν ${price(facts.fair)}.`,
      (facts) => `Επιλέξαμε ${phrase(facts)}: η απόδοση ήταν τότε ${price(facts.price)}, όταν η δίκαιη ήταν ${price(facts.fair)}.`,
      (facts) =>
        `Διαλέξαμε ${offer(facts)}, αφού με την τότε πιθανότητα, ${percent(facts.chance)}, θα μας αρκούσε και το ${price(facts.fair)}.`,
      (facts) =>
        `Για ${phrase(facts)} βρήκαμε απόδοση ${price(facts.price)}, πάνω από την τότε δίκαιη (${price(facts.fair)}), και αυτό προτείναμε.`,
    ],
    noTipPrices: [
      () => 'Προγνωστικό δεν δίνουμε, γιατί καμία εταιρεία δεν έχει πρόσφατη απόδοση.',
      () => 'Χωρίς πρόσφατες αποδόσεις για σύγκριση δεν δίνουμε προγνωστικό.',
    ],
    noTipThin: [
      (facts) =>
        `Προγνωστικό δεν δίνουμε: για ${phrase(facts)} η καλύτερη απόδοση είναι ${price(facts.price)}, αλλά δεν υπάρχουν δύο αδειοδοτημένες εταιρείες αρκετά πάνω από τη δίκαιη (${price(facts.fair)}).`,
      (facts) => `Κοιτάξαμε ${offer(facts)}, αλλά με δίκαιη ${price(facts.fair)} θέλουμε αρκετό περιθώριο σε δύο αδειοδοτημένες εταιρείες.`,
      (facts) =>
        `Το ${price(facts.price)} για ${phrase(facts)} ξεπερνά τη δίκαιη απόδοση (${price(facts.fair)}), για προγνωστικό όμως πρέπει να την ξεπερνούν αρκετά δύο αδειοδοτημένες εταιρείες.`,
      (facts) =>
        `Ξεχωρίσαμε ${phrase(facts)}, όμως με δίκαιη απόδοση ${price(facts.fair)} δεν μας αρκεί το ${price(facts.price)} αν δεν δίνει αρκετά και μια δεύτερη αδειοδοτημένη εταιρεία.`,
    ],
    noTipBelowFair: [
      (facts) =>
        `Προγνωστικό δεν δίνουμε: κοιτάξαμε ${phrase(facts)}, αλλά η απόδοση είναι ${price(facts.price)} και η δίκαιη ${price(facts.fair)}.`,
      (facts) =>
        `Για προγνωστικό οι αποδόσεις δεν φτάνουν: για ${phrase(facts)} βρίσκουμε ${price(facts.price)} αντί για ${price(facts.fair)}.`,
      (facts) =>
        `Για ${phrase(facts)} η απόδοση είναι ${price(facts.price)} και η δίκαιη ${price(facts.fair)}, άρα δεν έχουμε τι να προτείνουμε.`,
      (facts) =>
        `Οι αποδόσεις δεν αρκούν για προγνωστικό: ${price(facts.price)} για ${phrase(facts)}, όταν η δίκαιη είναι ${price(facts.fair)}.`,
    ],
    noTipValue: [
      () => 'Στο τελικό αποτέλεσμα καμία απόδοση δεν είναι αρκετά πάνω από τη δίκαιη, οπότε προγνωστικό δεν δίνουμε.',
      () => 'Δεν προτείνουμε τίποτα, γιατί στο τελικό αποτέλεσμα οι αποδόσεις αντιστοιχούν περίπου στις πιθανότητες.',
    ],
    noTipTooGood: [
      () => 'Μια απόδοση είναι πολύ καλή για να είναι αληθινή, και πάνω σε πιθανό λάθος δεν δίνουμε προγνωστικό.',
      () => 'Προγνωστικό δεν δίνουμε: η απόδοση που ξεχωρίζει είναι τόσο ψηλή που μοιάζει περισσότερο με λάθος.',
    ],
    noTipLimits: [
      () => 'Ό,τι έχει αξία στο τελικό αποτέλεσμα είναι ή πολύ απίθανο ή σε πολύ χαμηλή απόδοση για να το προτείνουμε.',
      () => 'Προγνωστικό δεν δίνουμε, γιατί στο τελικό αποτέλεσμα βρίσκουμε αξία μόνο έξω από τα όρια που έχουμε βάλει.',
    ],
    noTipLittleKnown: [
      () => 'Με τόσο λίγα στοιχεία για τις δύο ομάδες, προγνωστικό δεν δίνουμε.',
      () => 'Προγνωστικό δεν δίνουμε, γιατί η πρόβλεψή μας στηρίζεται σε πολύ λίγους αγώνες.',
    ],
  };
}
