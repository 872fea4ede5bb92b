import type { HindsightStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../../nouns/nouns.ts';
import { betPhrases } from '../../phrases.ts';
import { number } from '../../words.ts';

/** Returns the sentences of Greek reviews on the forecast and the tip. */
export function greekHindsight(figures: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof HindsightStories<unknown>> {
  const { percent, goals, profit } = figures;
  const { offer } = betPhrases(figures);
  /** `2,8`, `τρία`: goals to one decimal; a whole number has none, as in speech. */
  const forecast = (expected: number) => {
    const tenths = Math.round(expected * 10);
    return tenths % 10 === 0 ? number(tenths / 10, 'neuter') : goals(expected);
  };
  return {
    expectedWin: [
      ({ chance }) => `Νίκησε το φαβορί: η πρόβλεψή μας του έδινε ${percent(chance)}.`,
      ({ winner, chance }) => `Φαβορί στην πρόβλεψή μας ήταν ${winner}, με ${percent(chance)}.`,
      ({ chance }) => `Τη νίκη αυτή την περιμέναμε, με πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Πριν από τη σέντρα υπολογίζαμε σε ${percent(chance)} την πιθανότητα αυτής της νίκης.`,
      ({ winner, chance }) => `Δίναμε ${winner.at} πιθανότητα νίκης ${percent(chance)}.`,
      ({ chance }) => `Το αποτέλεσμα είναι αυτό που έδειχνε η πρόβλεψή μας, με ${percent(chance)}.`,
      ({ chance }) => `Ήταν το πιθανότερο αποτέλεσμα στην πρόβλεψή μας, με ${percent(chance)}.`,
      ({ winner, chance }) => `Με ${percent(chance)} στην πρόβλεψή μας, ${winner} ${winner.verb('έκανε', 'έκαναν')} αυτό που περιμέναμε.`,
    ],
    unexpectedWin: [
      ({ chance }) => `Νίκησε το αουτσάιντερ: η πρόβλεψή μας του έδινε ${percent(chance)}.`,
      ({ loser, loserChance }) => `Φαβορί στην πρόβλεψή μας ήταν ${loser}, με ${percent(loserChance)}.`,
      ({ chance }) => `Η νίκη αυτή είχε στην πρόβλεψή μας πιθανότητα ${percent(chance)}.`,
      ({ loserChance }) => `Η πρόβλεψή μας έπεσε έξω, αφού έδινε ${percent(loserChance)} στην ομάδα που έχασε.`,
      ({ chance }) => `Πριν από τη σέντρα η πιθανότητα αυτής της νίκης ήταν μόλις ${percent(chance)}.`,
      ({ winner, chance }) => `Δίναμε ${winner.at} πιθανότητα νίκης ${percent(chance)}.`,
      ({ chance, loserChance }) =>
        `Αλλιώς τα υπολογίζαμε: ${percent(loserChance)} για την ομάδα που έχασε και ${percent(chance)} για τη νικήτρια.`,
      ({ chance }) => `Για την πρόβλεψή μας ήταν έκπληξη: η νίκη αυτή είχε ${percent(chance)}.`,
      ({ loser, loserChance }) =>
        `Κόντρα στην πρόβλεψή μας, η νίκη δεν πήγε ${loser.at}, που ${loser.verb('είχε', 'είχαν')} ${percent(loserChance)} πριν από τη σέντρα.`,
    ],
    winWithoutFavourite: [
      ({ chance }) => `Καθαρό φαβορί η πρόβλεψή μας δεν είχε, και στη νίκη αυτή έδινε ${percent(chance)}.`,
      ({ winner, chance }) => `Αμφίρροπο ματς περιμέναμε, με ${winner.acc} στο ${percent(chance)}.`,
      ({ chance }) => `Το ματς προβλεπόταν αμφίρροπο, και η νίκη αυτή είχε πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Πριν από τη σέντρα φαβορί δεν υπήρχε: η πιθανότητα αυτής της νίκης ήταν ${percent(chance)}.`,
      ({ winner, chance }) => `Σε ματς χωρίς φαβορί, δίναμε ${winner.at} πιθανότητα ${percent(chance)}.`,
      ({ chance }) => `Με τις πιθανότητες μοιρασμένες, η νίκη αυτή είχε ${percent(chance)} στην πρόβλεψή μας.`,
      ({ winner, chance }) => `Στην πρόβλεψή μας κανείς δεν ξεχώριζε, και ${winner} ${winner.verb('είχε', 'είχαν')} ${percent(chance)}.`,
      ({ chance }) => `Υπολογίζαμε σε ${percent(chance)} την πιθανότητα αυτής της νίκης, χωρίς να βλέπουμε καθαρό φαβορί.`,
    ],
    favouriteHeldBack: [
      ({ favourite, chance }) => `Φαβορί στην πρόβλεψή μας ήταν ${favourite}, με ${percent(chance)}.`,
      ({ favourite, chance }) => `Δίναμε ${favourite.at} πιθανότητα νίκης ${percent(chance)}.`,
      ({ favourite, chance }) => `Πριν από τη σέντρα το προβάδισμα ${favourite.verb('είχε', 'είχαν')} ${favourite}, με ${percent(chance)}.`,
      ({ favourite, chance }) => `Το φαβορί δεν νίκησε: ${favourite} ${favourite.verb('είχε', 'είχαν')} πιθανότητα ${percent(chance)}.`,
      ({ favourite, chance }) => `Περισσότερα περιμέναμε από ${favourite.acc}, με πιθανότητα νίκης ${percent(chance)}.`,
      ({ favourite, chance }) => `Η πρόβλεψή μας έβλεπε νίκη ${favourite.gen}, με ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Υπολογίζαμε σε ${percent(chance)} την πιθανότητα να ${favourite.verb('νικήσει', 'νικήσουν')} ${favourite}.`,
      ({ favourite, chance }) => `Με ${percent(chance)} στην πρόβλεψή μας, νίκη θα περίμενε κανείς από ${favourite.acc}.`,
    ],
    drawWithoutFavourite: [
      ({ drawChance }) => `Καθαρό φαβορί η πρόβλεψή μας δεν είχε, και στην ισοπαλία έδινε ${percent(drawChance)}.`,
      ({ drawChance }) => `Αμφίρροπο ματς περιμέναμε, με την ισοπαλία στο ${percent(drawChance)}.`,
      ({ drawChance }) => `Η ισοπαλία είχε πιθανότητα ${percent(drawChance)} πριν από τη σέντρα, σε ματς χωρίς φαβορί.`,
      ({ drawChance }) => `Χωρίς φαβορί ξεκίνησε το ματς και χωρίς νικητή τελείωσε: για την ισοπαλία δίναμε ${percent(drawChance)}.`,
      ({ drawChance }) => `Με τις πιθανότητες μοιρασμένες, η ισοπαλία είχε στην πρόβλεψή μας ${percent(drawChance)}.`,
    ],
    exactScore: [
      ({ chance }) => `Το τελικό σκορ ήταν αυτό που θεωρούσαμε πιθανότερο, με ${percent(chance)}.`,
      ({ chance }) => `Το σκορ ήταν και το πιθανότερο στην πρόβλεψή μας, με ${percent(chance)}.`,
      ({ chance }) => `Η πρόβλεψή μας βρήκε και το σκορ, το πιθανότερο από όλα με ${percent(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Κανένα άλλο σκορ δεν ήταν για εμάς πιο πιθανό από το ${figures.score(winnerGoals, loserGoals)}, που είχε ${percent(chance)}.`,
      ({ chance, winnerGoals, loserGoals }) =>
        `Από όλα τα σκορ το ${figures.score(winnerGoals, loserGoals)} είχε τη μεγαλύτερη πιθανότητα στην πρόβλεψή μας, ${percent(chance)}.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) =>
        `Μπήκαν περισσότερα γκολ απ’ όσα περιμέναμε: ${number(all, 'neuter')}, ενώ η πρόβλεψη έλεγε ${forecast(expected)}.`,
      ({ expected, goals: all }) => `Η πρόβλεψη έλεγε ${forecast(expected)} γκολ και μπήκαν ${number(all, 'neuter')}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) =>
        `Περιμέναμε ${forecast(expected)} γκολ και ${all === 1 ? 'μπήκε' : 'μπήκαν'} μόνο ${number(all, 'neuter')}.`,
      ({ expected, goals: all }) => `Τα γκολ έμειναν κάτω από την πρόβλεψή μας: ${number(all, 'neuter')} αντί για ${forecast(expected)}.`,
    ],
    goalless: [
      ({ expected }) => `Περιμέναμε ${forecast(expected)} γκολ και δεν μπήκε κανένα.`,
      ({ expected }) => `Η πρόβλεψη έλεγε ${forecast(expected)} γκολ, τα δίχτυα όμως δεν κουνήθηκαν.`,
      ({ expected }) => `Από τα ${forecast(expected)} γκολ της πρόβλεψής μας δεν είδαμε ούτε ένα.`,
    ],
    tipWon: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) => `Κόντρα στο πιθανότερο αποτέλεσμα είχαμε προτείνει ${offer(facts)} και κερδίσαμε: ${profit(facts.profit)} μονάδες.`,
        (facts) => `Κερδισμένο βγήκε, αν και όχι το πιθανότερο, το προγνωστικό μας για ${offer(facts)}: ${profit(facts.profit)} μονάδες.`,
      ],
      [
        (facts) => `Είχαμε προτείνει ${offer(facts)} και κερδίσαμε: ${profit(facts.profit)} μονάδες.`,
        (facts) => `Κερδισμένο βγήκε το προγνωστικό μας για ${offer(facts)}: ${profit(facts.profit)} μονάδες.`,
      ],
    ),
    tipHalfWon: [
      (facts) => `Είχαμε προτείνει ${offer(facts)}: κερδισμένο το μισό, άκυρο το άλλο μισό (${profit(facts.profit)} μονάδες).`,
      (facts) => `Μισό κερδισμένο βγήκε το προγνωστικό μας για ${offer(facts)}: ${profit(facts.profit)} μονάδες.`,
    ],
    tipLost: inCase(
      ({ unlikely }) => unlikely === true,
      [
        (facts) => `Κόντρα στο πιθανότερο αποτέλεσμα είχαμε προτείνει ${offer(facts)} και χάσαμε.`,
        (facts) => `Χαμένο βγήκε το προγνωστικό μας για ${offer(facts)}, που δεν ήταν το πιθανότερο αποτέλεσμα.`,
      ],
      [(facts) => `Είχαμε προτείνει ${offer(facts)} και χάσαμε.`, (facts) => `Χαμένο βγήκε το προγνωστικό μας για ${offer(facts)}.`],
    ),
    tipHalfLost: [
      (facts) => `Είχαμε προτείνει ${offer(facts)}: χαμένο το μισό, άκυρο το άλλο μισό.`,
      (facts) => `Μισό χαμένο βγήκε το προγνωστικό μας για ${offer(facts)}.`,
    ],
    tipVoid: [
      (facts) => `Είχαμε προτείνει ${offer(facts)}, και το ποντάρισμα επιστράφηκε.`,
      (facts) => `Άκυρο βγήκε το προγνωστικό μας για ${offer(facts)}, οπότε το ποντάρισμα επιστράφηκε.`,
    ],
  };
}
