import type { ReviewStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { beat, betPhrases, counts, inTheLast, leagueMatches } from '../phrases.ts';
import { defeats, feminineOrdinal, matches, number, wins } from '../words.ts';

const prevailed = (club: GreekNoun) => club.verb('επικράτησε', 'επικράτησαν');

/** Returns the sentences of Greek reviews. */
export function greekReviews(figures: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof ReviewStories<unknown>> {
  const { percent, score, goals, profit } = figures;
  const { offer } = betPhrases(figures);
  /** `2,8`, `τρία`: goals to one decimal; a whole number has none, as in speech. */
  const forecast = (expected: number) => {
    const tenths = Math.round(expected * 10);
    return tenths % 10 === 0 ? number(tenths / 10, 'neuter') : goals(expected);
  };
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner}, φαβορί με ${percent(chance)} πριν από τη σέντρα, ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Το φαβορί έκανε τη δουλειά: ${winner}, με ${percent(chance)} στην πρόβλεψή μας, ${prevailed(winner)} ${loser.gen} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Φαβορί με ${percent(chance)} στην πρόβλεψή μας, ${winner} ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Κόντρα στην πρόβλεψή μας ${winner} ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}· η νίκη αυτή είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Φαβορί ήταν ${loser}, ${winner} όμως ${prevailed(winner)} με ${score(winnerGoals, loserGoals)}, κι ας ${winner.verb('είχε', 'είχαν')} πιθανότητα νίκης ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Η πρόβλεψή μας έπεσε έξω: ${winner}, με πιθανότητα νίκης ${percent(chance)}, ${prevailed(winner)} ${loser.gen} με ${score(winnerGoals, loserGoals)}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Σε ματς χωρίς φαβορί, ${winner} ${prevailed(winner)} ${loser.gen} με ${score(winnerGoals, loserGoals)}· η νίκη αυτή είχε πιθανότητα ${percent(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        winnerGoals - loserGoals > 2
          ? `Αμφίρροπο ματς περιμέναμε, αλλά ${winner} ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`
          : `Αμφίρροπο ματς περιμέναμε και τελικά το ${winner.verb('πήρε', 'πήραν')} ${winner}, με ${score(winnerGoals, loserGoals)} απέναντι ${loser.at}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        winnerGoals - loserGoals > 2
          ? `Φαβορί δεν υπήρχε πριν από τη σέντρα, ${winner} όμως ${winnerGoals - loserGoals > 3 ? winner.verb('συνέτριψε', 'συνέτριψαν') : beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`
          : `Φαβορί δεν υπήρχε πριν από τη σέντρα· τελικά ${winner} ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite}, φαβορί με ${percent(chance)} στην πρόβλεψή μας, ${favourite.verb('έμεινε', 'έμειναν')} στο ${score(each, each)} με ${outsider.acc}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} ${outsider.verb('απέσπασε', 'απέσπασαν')} ισοπαλία ${score(each, each)} από ${favourite.acc}, που ήταν το φαβορί με ${percent(chance)} στην πρόβλεψή μας.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `Φαβορί με ${percent(chance)} ήταν ${favourite}, αλλά το ματς με ${outsider.acc} έληξε ${score(each, each)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `Προβάδισμα δίναμε ${favourite.at}, με ${percent(chance)}, αλλά το ματς με ${outsider.acc} έληξε ισόπαλο ${score(each, each)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} και ${away} έμειναν στο ${score(each, each)}· η ισοπαλία είχε πιθανότητα ${percent(drawChance)} πριν από τη σέντρα.`,
      ({ home, away, goals: each }) =>
        `Χωρίς φαβορί ξεκίνησε το ματς ${home.gen} με ${away.acc} και χωρίς νικητή έληξε, με σκορ ${score(each, each)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${prevailed(winner)} ${loser.gen} με ${score(winnerGoals, loserGoals)}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} και ${away} έμειναν στο ${score(each, each)}.`,
      ({ home, away, goals: each }) => `Στο ${score(each, each)} έληξε το ματς ${home.gen} με ${away.acc}.`,
    ],
    cameFromBehind: [
      ({ winner, ownGoals, otherGoals }) =>
        `Πίσω στο σκορ με ${score(ownGoals, otherGoals)} στο ημίχρονο, ${winner} ${winner.verb('έκανε', 'έκαναν')} την ανατροπή.`,
      ({ winner, ownGoals, otherGoals }) =>
        `Στο ημίχρονο ${winner.verb('έχανε', 'έχαναν')} με ${score(otherGoals, ownGoals)}, στο δεύτερο μέρος όμως ${winner.verb('έκανε', 'έκαναν')} την ανατροπή.`,
      ({ winner, ownGoals, otherGoals }) =>
        `${winner} ${winner.verb('γύρισε', 'γύρισαν')} το ματς στο δεύτερο μέρος, μετά το ${score(ownGoals, otherGoals)} του ημιχρόνου.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals }) =>
        `Το ματς είχε ${ownGoals - otherGoals > 2 ? 'κριθεί ήδη' : 'σχεδόν κριθεί'} από το ημίχρονο, με το σκορ στο ${score(ownGoals, otherGoals)}.`,
      ({ winner, ownGoals, otherGoals }) => `Ήδη από το ημίχρονο ${winner} ήταν μπροστά με ${score(ownGoals, otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => `Στο ημίχρονο το σκορ ήταν ακόμη ${score(each, each)}.`,
      ({ goals: each }) => `Οι δύο ομάδες είχαν πάει στα αποδυτήρια με το σκορ στο ${score(each, each)}.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) =>
        `Στο ημίχρονο ${club} ήταν μπροστά με ${score(ownGoals, otherGoals)}, το προβάδισμα όμως δεν κράτησε ως το τέλος.`,
      ({ club, ownGoals, otherGoals }) => `Το ημίχρονο είχε κλείσει με ${score(ownGoals, otherGoals)} υπέρ ${club.gen}.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Μετά την ισοπαλία των ενενήντα λεπτών, ${winner} ${beat(winner)} στην παράταση.`,
      ({ winner, loser }) => `Χρειάστηκε παράταση για να ${winner.verb('λυγίσει', 'λυγίσουν')} ${winner} ${loser.acc}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Τη λύση έδωσαν τα πέναλτι, όπου ${beat(winner)} ${winner}.`,
      ({ winner, loser }) => `Στα πέναλτι ${winner} ${winner.verb('λύγισε', 'λύγισαν')} ${loser.acc}.`,
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
    exactScore: [
      ({ chance }) => `Το τελικό σκορ ήταν αυτό που θεωρούσαμε πιθανότερο, με ${percent(chance)}.`,
      ({ chance }) => `Το τελικό σκορ ήταν και το πιθανότερο στην πρόβλεψή μας, με ${percent(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Για ${club.acc} ήταν η ${feminineOrdinal(run)} νίκη στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${club} ${club.verb('έφτασε', 'έφτασαν')} τις ${number(run, 'feminine')} νίκες στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${wins(run)} στη σειρά στο πρωτάθλημα ${counts(club)} πλέον ${club}.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Έτσι σταμάτησε το σερί των ${wins(run, 'gen')} ${club.gen} στο πρωτάθλημα.`,
      ({ club, run }) => `Πριν από αυτό το ματς ${club} ${club.verb('είχε', 'είχαν')} ${wins(run)} στη σειρά στο πρωτάθλημα.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Για ${club.acc} ήταν η ${feminineOrdinal(run)} ήττα στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${club} ${club.verb('έφτασε', 'έφτασαν')} τις ${number(run, 'feminine')} ήττες στη σειρά στο πρωτάθλημα.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} ${club.verb('επέστρεψε', 'επέστρεψαν')} στις νίκες μετά από ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `Έτσι έκλεισε για ${club.acc} το σερί των ${defeats(run, 'gen')} στο πρωτάθλημα.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `Ήταν η πρώτη ήττα ${club.gen} ${inTheLast(run + 1)}.`,
      ({ club, run }) => `Έτσι έσπασε το αήττητο σερί ${matches(run, 'gen')} ${club.gen} στο πρωτάθλημα.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `Για ${club.acc} ήταν η πρώτη νίκη μετά από ${leagueMatches(run)}.`,
      ({ club, run }) => `Μετά από ${leagueMatches(run)} χωρίς νίκη, ${club} ${club.verb('πανηγύρισε', 'πανηγύρισαν')} ξανά.`,
      ({ club, run }) => `Τη νίκη αυτή ${club} την ${club.verb('περίμενε', 'περίμεναν')} εδώ και ${leagueMatches(run)}.`,
    ],
    tipWon: [
      (facts) => `Είχαμε προτείνει ${offer(facts)} και κερδίσαμε: ${profit(facts.profit)} μονάδες.`,
      (facts) => `Κερδισμένο βγήκε το προγνωστικό μας για ${offer(facts)}: ${profit(facts.profit)} μονάδες.`,
    ],
    tipHalfWon: [
      (facts) => `Είχαμε προτείνει ${offer(facts)}: κερδισμένο το μισό, άκυρο το άλλο μισό (${profit(facts.profit)} μονάδες).`,
      (facts) => `Μισό κερδισμένο βγήκε το προγνωστικό μας για ${offer(facts)}: ${profit(facts.profit)} μονάδες.`,
    ],
    tipLost: [(facts) => `Είχαμε προτείνει ${offer(facts)} και χάσαμε.`, (facts) => `Χαμένο βγήκε το προγνωστικό μας για ${offer(facts)}.`],
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
