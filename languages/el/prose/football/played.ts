import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import {
  atPlace,
  atRank,
  beat,
  counts,
  has,
  inTheLast,
  inTheLastGames,
  inTheLastRounds,
  inTheLatestRounds,
  itsOpponent,
  leagueMatches,
  part,
  partOf,
  placed,
  rounds,
  seeks,
  side,
  stands,
} from '../phrases.ts';
import { absences, defeats, inMonth, meetings, number, onPoints, ordinal, points, times, wins } from '../words.ts';

type LastMatch = PlayedStories<GreekNoun>['lastWon'];

/** Returns the sentences of Greek previews about matches played; those about one club use its name or its role in the match. */
export function greekPlayed({ score, percent }: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof PlayedStories<unknown>> {
  const ofLeague = (leagueOnly: boolean) => (leagueOnly ? ' πρωταθλήματος' : '');
  /** Returns the ground and the beaten rival of a last match, to follow its score: `εντός έδρας επί του Άρη`, `στην έδρα του Άρη, που είναι δεύτερος`. */
  const wonOver = ({ rival, rivalPlace, wasAtHome }: LastMatch) =>
    `${wasAtHome ? 'εντός έδρας επί' : 'στην έδρα'} ${rival.gen}${rivalPlace === undefined ? '' : `, που είναι ${rival.agree(ordinal(rivalPlace))}`}`;
  /** The same of a defeat: `εντός έδρας από τον Άρη`, `στην έδρα του Άρη, που είναι ουραγός`. */
  const lostTo = ({ rival, rivalPlace, wasAtHome }: LastMatch) =>
    `${wasAtHome ? `εντός έδρας από ${rival.acc}` : `στην έδρα ${rival.gen}`}${rivalPlace === undefined ? '' : `, που είναι ${placed(rival, rivalPlace, rivalPlace)}`}`;
  /** The comma after one of these, when it ends with a clause. */
  const closing = ({ rivalPlace }: LastMatch) => (rivalPlace === undefined ? '' : ',');
  const won = ({ ownGoals, otherGoals }: LastMatch) => score(ownGoals, otherGoals);
  const lost = ({ ownGoals, otherGoals }: LastMatch) => score(otherGoals, ownGoals);
  /** `τίτλου`, after a chance or a danger. */
  const ofEnd = { title: 'τίτλου', promotion: 'ανόδου', relegation: 'υποβιβασμού' } as const;
  const ends = (club: GreekNoun) => ({
    title: club.verb('παίρνει τον τίτλο', 'παίρνουν τον τίτλο'),
    promotion: club.verb('ανεβαίνει κατηγορία', 'ανεβαίνουν κατηγορία'),
    relegation: club.verb('υποβιβάζεται', 'υποβιβάζονται'),
  });
  /** Both clubs by their roles, on neutral ground by their names. */
  const bothParts = (one: GreekNoun, other: GreekNoun, oneAtHome: boolean | undefined) =>
    oneAtHome === undefined ? ([one, other] as const) : ([part(oneAtHome), part(!oneAtHome)] as const);
  return {
    lastWon: [
      (facts) => `${facts.club} ${facts.club.verb('προέρχεται', 'προέρχονται')} από νίκη με ${won(facts)} ${wonOver(facts)}.`,
      (facts) => `Το προηγούμενο ματς πρωταθλήματος έφερε ${part(facts.atHome).at} νίκη με ${won(facts)} ${wonOver(facts)}.`,
      (facts) =>
        `Στον προηγούμενο αγώνα πρωταθλήματος ${part(facts.atHome)} ${part(facts.atHome).verb('πανηγύρισε', 'πανηγύρισαν')} νίκη με ${won(facts)} ${wonOver(facts)}.`,
      (facts) =>
        `Από νίκη με ${won(facts)} ${wonOver(facts)}${closing(facts)} ${part(facts.atHome).verb('έρχεται', 'έρχονται')} ${part(facts.atHome)}.`,
      (facts) =>
        `Με φόρα από το ${won(facts)} ${wonOver(facts)}${closing(facts)} ${facts.club.verb('μπαίνει', 'μπαίνουν')} ${facts.club} στο ματς.`,
      (facts) =>
        `Τελευταίο θύμα ${facts.club.gen} στο πρωτάθλημα, με ${won(facts)} ${side(facts.wasAtHome)}, ${facts.rival.verb('ήταν', 'ήταν')} ${facts.rival}${facts.rivalPlace === undefined ? '' : `, που είναι ${facts.rival.agree(ordinal(facts.rivalPlace))}`}.`,
      (facts) => `Για ${part(facts.atHome).acc} η προηγούμενη αγωνιστική έκλεισε με νίκη ${won(facts)} ${wonOver(facts)}.`,
      (facts) =>
        `Συνέχεια ${facts.club.verb('θέλει', 'θέλουν')} να ${facts.club.verb('δώσει', 'δώσουν')} ${facts.club} μετά το ${won(facts)} ${wonOver(facts)}.`,
    ],
    lastLost: [
      (facts) =>
        `Ήττα με ${lost(facts)} ${lostTo(facts)}${closing(facts)} ${facts.club.verb('γνώρισε', 'γνώρισαν')} στην προηγούμενη αγωνιστική ${facts.club}.`,
      (facts) =>
        `Στον προηγούμενο αγώνα πρωταθλήματος ${part(facts.atHome)} ${part(facts.atHome).verb('έχασε', 'έχασαν')} με ${lost(facts)} ${lostTo(facts)}.`,
      (facts) => `Αντίδραση ${facts.club.verb('ζητά', 'ζητούν')} ${facts.club} μετά την ήττα με ${lost(facts)} ${lostTo(facts)}.`,
      (facts) => `Άσχημη ήταν για ${part(facts.atHome).acc} η προηγούμενη αγωνιστική: ήττα με ${lost(facts)} ${lostTo(facts)}.`,
      (facts) => `Με ήττα ${lost(facts)} ${lostTo(facts)}${closing(facts)} έκλεισε για ${facts.club.acc} η προηγούμενη αγωνιστική.`,
      (facts) => `Νωπή είναι ακόμη για ${part(facts.atHome).acc} η ήττα με ${lost(facts)} ${lostTo(facts)}.`,
      (facts) =>
        `Πίσω ${facts.club.their} ${facts.club.verb('θέλει', 'θέλουν')} να ${facts.club.verb('αφήσει', 'αφήσουν')} ${facts.club} την ήττα με ${lost(facts)} ${lostTo(facts)}.`,
      (facts) => `Το προηγούμενο ματς πρωταθλήματος έφερε ${part(facts.atHome).at} ήττα με ${lost(facts)} ${lostTo(facts)}.`,
    ],
    seasonChance: [
      ({ club, of, chance }) => `Η προσομοίωση της σεζόν δίνει ${club.at} πιθανότητα ${ofEnd[of]} ${percent(chance)}.`,
      ({ atHome, of, chance }) =>
        `Για ${part(atHome).acc} η πιθανότητα ${ofEnd[of]} είναι ${percent(chance)}, σύμφωνα με την προσομοίωσή μας.`,
      ({ club, of, chance }) => `Στο ${percent(chance)} των προσομοιώσεών μας ${club} ${ends(club)[of]}.`,
      ({ atHome, of, chance }) =>
        `Όταν προσομοιώνουμε το υπόλοιπο της σεζόν, ${part(atHome)} ${ends(part(atHome))[of]} στο ${percent(chance)} των περιπτώσεων.`,
      ({ club, of, chance }) =>
        `Με το βλέμμα στο τέλος της σεζόν, υπολογίζουμε σε ${percent(chance)} την πιθανότητα ${ofEnd[of]} ${club.gen}.`,
      ({ atHome, of, chance }) => `Πιθανότητα ${ofEnd[of]} ${percent(chance)} δίνει ${part(atHome).at} η προσομοίωση της σεζόν.`,
      ({ club, of, chance }) => `Στην προσομοίωσή μας ${club} ${ends(club)[of]} στο ${percent(chance)} των περιπτώσεων.`,
      ({ atHome, of, chance }) =>
        `Στο τέλος της σεζόν ${part(atHome)} ${ends(part(atHome))[of]} με πιθανότητα ${percent(chance)}, σύμφωνα με την προσομοίωσή μας.`,
    ],
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${inTheLatestRounds(of)} ${better} ${counts(better)} ${wins(betterWins)}, ${itsOpponent(better, worse)} ${number(worseWins, 'feminine')}.`,
      ({ better, betterWins, worseWins, of }) =>
        `Σε καλύτερη φόρμα ${stands(better)} ${better}, με ${wins(betterWins)} έναντι ${number(worseWins, 'feminine', 'gen')} ${inTheLastGames(of)}.`,
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = bothParts(better, worse, betterAtHome);
        return `Η πρόσφατη φόρμα ευνοεί ${one.acc}: ${wins(betterWins, 'nom')} ${inTheLastGames(of)}, ενώ ${other} ${has(other)} ${number(worseWins, 'feminine')}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = bothParts(better, worse, betterAtHome);
        return `Στη φόρμα ${one} ${stands(one)} μπροστά, με ${wins(betterWins)} ${inTheLatestRounds(of)}, ενώ ${other} ${has(other)} ${number(worseWins, 'feminine')}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = bothParts(better, worse, betterAtHome);
        return `${inTheLast(of)} ${one} ${has(one)} κερδίσει ${times(betterWins)} και ${other} ${number(worseWins, 'feminine')}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = bothParts(better, worse, betterAtHome);
        return `${other} ${has(other)} ${wins(worseWins)} ${inTheLastGames(of)}, ${one} ${number(betterWins, 'feminine')}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = bothParts(better, worse, betterAtHome);
        return `Νίκες ${inTheLatestRounds(of)}: ${number(betterWins, 'feminine', 'nom')} για ${one.acc}, ${number(worseWins, 'feminine', 'nom')} για ${other.acc}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = bothParts(better, worse, betterAtHome);
        return `Περισσότερες νίκες ${inTheLastGames(of)} ${has(one)} ${one}: ${number(betterWins, 'feminine')}, έναντι ${number(worseWins, 'feminine', 'gen')} ${other.gen}.`;
      },
    ],
    formLevel: [
      ({ wins: won, of }) => `Στη φόρμα δεν υπάρχει διαφορά: από ${wins(won)} ${inTheLast(of)}.`,
      ({ wins: won, of }) => `Στη φόρμα υπάρχει ισορροπία: από ${wins(won)} ${inTheLastGames(of)}.`,
      ({ wins: won, of }) => `Η πρόσφατη φόρμα δεν δίνει προβάδισμα σε καμία ομάδα: από ${wins(won)} ${inTheLastRounds(of)}.`,
      ({ wins: won, of }) => `${inTheLast(of)} κάθε ομάδα έχει πανηγυρίσει ${wins(won)}.`,
      ({ wins: won, of }) => `Ίδια είναι η συγκομιδή ${inTheLatestRounds(of)}: από ${wins(won)}.`,
      ({ wins: won, of }) => `Οι δύο ομάδες έχουν από ${wins(won)} ${inTheLastGames(of)}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `${inTheLatestRounds(of)} ${better} ${has(better)} ${wins(betterWins)}, ${itsOpponent(better, worse)} καμία.`,
      ({ better, worse, betterWins, of }) =>
        `${better} ${counts(better)} ${wins(betterWins)} ${inTheLastGames(of)}, ενώ ${itsOpponent(better, worse)} δεν ${has(worse)} νικήσει ούτε μία φορά.`,
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = bothParts(better, worse, betterAtHome);
        return `${inTheLast(of)} ${one} ${has(one)} ${wins(betterWins)}, ${other} καμία.`;
      },
    ],
    formWinless: [
      ({ of }) => `Καμία από τις δύο ομάδες δεν έχει νικήσει ${inTheLast(of)}.`,
      ({ of }) => `Τρίποντο ψάχνουν και οι δύο ομάδες, που δεν έχουν νικήσει ${inTheLastGames(of)}.`,
      ({ of }) => `Χωρίς νίκη έχουν μείνει και οι δύο ομάδες ${inTheLastRounds(of)}.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} ${club.verb('τρέχει', 'τρέχουν')} σερί ${wins(run, 'gen')} στο πρωτάθλημα.`,
      ({ club, run }) => `${wins(run)} στη σειρά στο πρωτάθλημα ${counts(club)} ${club}.`,
      ({ atHome, run }) => `${part(atHome)} ${part(atHome).verb('τρέχει', 'τρέχουν')} σερί ${wins(run, 'gen')} στο πρωτάθλημα.`,
      ({ atHome, run }) => `Σε σερί ${wins(run, 'gen')} στο πρωτάθλημα ${stands(part(atHome))} ${part(atHome)}.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} ${club.verb('προέρχεται', 'προέρχονται')} από ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${inTheLast(run)} ${club} ${has(club)} γνωρίσει μόνο ήττες.`,
      ({ atHome, run }) =>
        `${part(atHome)} ${part(atHome).verb('προέρχεται', 'προέρχονται')} από ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
      ({ atHome, run }) => `${inTheLastRounds(run)} ${part(atHome)} ${has(part(atHome))} γνωρίσει μόνο ήττες.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} δεν ${has(club)} χάσει ${inTheLast(run)}.`,
      ({ club, run }) => `${club.agree('αήττητος')} ${club.verb('μένει', 'μένουν')} ${club} εδώ και ${rounds(run)}.`,
      ({ atHome, run }) => `${part(atHome)} δεν ${has(part(atHome))} χάσει ${inTheLastRounds(run)}.`,
      ({ atHome, run }) => `Ήττα δεν ${has(part(atHome))} γνωρίσει ${part(atHome)} ${inTheLastGames(run)}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} ${counts(club)} ${leagueMatches(run)} χωρίς νίκη.`,
      ({ club, run }) => `Χωρίς νίκη ${has(club)} μείνει ${club} ${inTheLastRounds(run)}.`,
      ({ atHome, run }) => `${part(atHome)} δεν ${has(part(atHome))} νικήσει ${inTheLastRounds(run)}.`,
      ({ atHome, run }) => `Χωρίς νίκη ${has(part(atHome))} μείνει ${part(atHome)} ${inTheLastGames(run)}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} δεν ${has(club)} σκοράρει ${inTheLast(run)}.`,
      ({ club, run }) => `Γκολ δεν ${has(club)} πετύχει ${club} ${inTheLastRounds(run)}.`,
      ({ atHome, run }) => `${part(atHome)} δεν ${has(part(atHome))} σκοράρει ${inTheLastRounds(run)}.`,
      ({ atHome, run }) => `Γκολ δεν ${has(part(atHome))} πετύχει ${part(atHome)} ${inTheLastGames(run)}.`,
      ({ club, run }) => `Εδώ και ${leagueMatches(run)} ${club} ${has(club)} να ${club.verb('βρει', 'βρουν')} δίχτυα.`,
      ({ atHome, run }) => `Το γκολ λείπει από ${part(atHome).acc} εδώ και ${rounds(run)}.`,
      ({ club, run }) => `Πρόβλημα στο σκοράρισμα για ${club.acc}: κανένα γκολ ${inTheLastGames(run)}.`,
      ({ atHome, run }) =>
        `Με το γκολ ${part(atHome)} ${part(atHome).verb('έχει χάσει την επαφή', 'έχουν χάσει την επαφή')}: κανένα ${inTheLast(run)}.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} ${has(club)} κρατήσει ανέπαφη την εστία ${club.their} ${inTheLast(run)}.`,
      ({ club, run }) => `Γκολ δεν ${has(club)} δεχτεί ${club} ${inTheLastRounds(run)}.`,
      ({ atHome, run }) => `Γκολ δεν ${has(part(atHome))} δεχτεί ${part(atHome)} ${inTheLastGames(run)}.`,
      ({ atHome, run }) => `${part(atHome)} ${has(part(atHome))} κρατήσει ανέπαφη την εστία ${part(atHome).their} ${inTheLastRounds(run)}.`,
    ],
    alsoPerfectAtHome: [
      ({ club, played }) =>
        `Στην έδρα ${club.their} ${club} ${has(club)} κάνει φέτος το απόλυτο: ${wins(played, 'nom')} σε ${leagueMatches(played)}.`,
      ({ club, played }) => `${club} ${has(club)} κερδίσει φέτος και τους ${number(played, 'masculine')} εντός έδρας αγώνες πρωταθλήματος.`,
      ({ played }) => `Οι γηπεδούχοι έχουν κάνει φέτος το απόλυτο εντός έδρας: ${wins(played, 'nom')} σε ${leagueMatches(played)}.`,
      ({ club, played }) => `Στην έδρα ${club.their} ${club} ${has(club)} φέτος μόνο νίκες, ${number(played, 'feminine')} στο πρωτάθλημα.`,
    ],
    alsoFortress: [
      ({ club, played }) =>
        `${club} ${club.verb('παραμένει', 'παραμένουν')} φέτος ${club.agree('αήττητος')} σε ${leagueMatches(played)} εντός έδρας.`,
      ({ club, played, won }) =>
        `Στην έδρα ${club.their} ${club} δεν ${has(club)} χάσει φέτος: ${wins(won, 'nom')} σε ${leagueMatches(played)}.`,
      ({ played }) => `Οι γηπεδούχοι δεν έχουν χάσει φέτος σε ${leagueMatches(played)} εντός έδρας.`,
      ({ club, played, won }) =>
        `Χωρίς ήττα ${has(club)} μείνει φέτος ${club} στην έδρα ${club.their}, με ${wins(won)} σε ${leagueMatches(played)}.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} δεν ${has(club)} νικήσει φέτος σε ${leagueMatches(played)} εντός έδρας.`,
      ({ club }) => `Στην έδρα ${club.their} ${club} ${seeks(club)} ακόμη την πρώτη φετινή νίκη.`,
      ({ played }) =>
        `Οι γηπεδούχοι δεν έχουν κερδίσει φέτος κανέναν από τους ${number(played, 'masculine')} αγώνες πρωταθλήματος στο γήπεδό τους.`,
      () => 'Οι γηπεδούχοι ψάχνουν ακόμη την πρώτη φετινή νίκη εντός έδρας.',
    ],
    alsoPerfectAway: [
      ({ club, played }) => `Εκτός έδρας ${club} ${has(club)} κάνει φέτος το απόλυτο: ${wins(played, 'nom')} σε ${leagueMatches(played)}.`,
      ({ club, played }) => `${club} ${has(club)} κερδίσει φέτος και τους ${number(played, 'masculine')} εκτός έδρας αγώνες πρωταθλήματος.`,
      ({ played }) => `Η φιλοξενούμενη ομάδα έχει κάνει φέτος το απόλυτο εκτός έδρας: ${wins(played, 'nom')} σε ${leagueMatches(played)}.`,
      ({ club, played }) =>
        `Μακριά από την έδρα ${club.their} ${club} ${has(club)} φέτος μόνο νίκες, ${number(played, 'feminine')} στο πρωτάθλημα.`,
    ],
    alsoStrongTravellers: [
      ({ club, played }) =>
        `Εκτός έδρας ${club} ${club.verb('παραμένει', 'παραμένουν')} φέτος ${club.agree('αήττητος')} σε ${leagueMatches(played)}.`,
      ({ club, played, won }) => `${club} δεν ${has(club)} χάσει φέτος εκτός έδρας: ${wins(won, 'nom')} σε ${leagueMatches(played)}.`,
      ({ played }) => `Η φιλοξενούμενη ομάδα δεν έχει χάσει φέτος σε ${leagueMatches(played)} εκτός έδρας.`,
      ({ club, played, won }) =>
        `Χωρίς ήττα ${has(club)} μείνει φέτος ${club} μακριά από την έδρα ${club.their}, με ${wins(won)} σε ${leagueMatches(played)}.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) =>
        `${times(played)} ${has(club)} παίξει φέτος εκτός έδρας στο πρωτάθλημα ${club}, χωρίς να ${club.verb('κερδίσει', 'κερδίσουν')}.`,
      ({ club }) => `Την πρώτη φετινή νίκη εκτός έδρας ${seeks(club)} ακόμη ${club}.`,
      ({ played }) => `Η φιλοξενούμενη ομάδα δεν έχει νικήσει φέτος σε ${leagueMatches(played)} εκτός έδρας.`,
      () => 'Η φιλοξενούμενη ομάδα ψάχνει ακόμη την πρώτη φετινή νίκη εκτός έδρας.',
    ],
    alsoPromoted: [
      ({ club }) => `Για ${club.acc} είναι η πρώτη σεζόν μετά την άνοδο.`,
      ({ club }) => `${club.agree('νεοφώτιστος')} στην κατηγορία είναι ${club}.`,
      ({ atHome }) => `Για ${part(atHome).acc} είναι η πρώτη σεζόν μετά την άνοδο.`,
    ],
    alsoMissing: [
      ({ club, players }) => `${absences(players)} λόγω τραυματισμών ή τιμωριών ${has(club)} ${club}.`,
      ({ atHome, players }) => `Με ${absences(players)} ${part(atHome).verb('μπαίνει', 'μπαίνουν')} στο ματς ${part(atHome)}.`,
      ({ club, players }) => `Τραυματισμοί ή τιμωρίες αφήνουν ${club.acc} με ${absences(players)}.`,
      ({ atHome, players }) => `${number(players, 'feminine', 'nom')} είναι οι απουσίες ${part(atHome).gen}.`,
      ({ atHome, players }) => `${absences(players)} ${counts(part(atHome))} ${part(atHome)}, από τραυματισμούς ή τιμωρίες.`,
      ({ club, players }) => `Για ${club.acc} οι απουσίες στο ματς είναι ${number(players, 'feminine', 'nom')}.`,
    ],
    standings: [
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [upper, under] = bothParts(higher, lower, higherAtHome);
        return `Στη βαθμολογία ${upper} ${stands(upper)} ${atPlace(higherPlace, undefined)} και ${under} ${atRank(lowerPlace, lastPlace)}, με ${points(gap)} διαφορά.`;
      },
      ({ higher, lower, higherPlace, lowerPlace, lastPlace }) =>
        `${higher} ${stands(higher)} ${atPlace(higherPlace, undefined)}, ${itsOpponent(higher, lower)} ${atRank(lowerPlace, lastPlace)}.`,
      ({ higher, gap }) => `Προβάδισμα ${points(gap, 'gen')} ${has(higher)} στη βαθμολογία ${higher}.`,
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap, lastPlace }) => {
        const [upper, under] = bothParts(higher, lower, higherAtHome);
        return `Η διαφορά στη βαθμολογία είναι ${points(gap, 'nom')}: ${atPlace(higherPlace, undefined)} ${upper}, ${atRank(lowerPlace, lastPlace)} ${under}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, lastPlace }) => {
        const [upper, under] = bothParts(higher, lower, higherAtHome);
        return `Η βαθμολογία βρίσκει ${upper.acc} ${atPlace(higherPlace, undefined)} και ${under.acc} ${atRank(lowerPlace, lastPlace)}.`;
      },
      ({ higher, lower, higherAtHome, lowerPlace, gap, lastPlace }) => {
        const [upper, under] = bothParts(higher, lower, higherAtHome);
        return `${under} ${stands(under)} ${atPlace(lowerPlace, lastPlace)}, ${points(gap)} πίσω από ${upper.acc}.`;
      },
      ({ higher, higherAtHome, gap }) => {
        const club = partOf(higher, higherAtHome);
        return `Πιο ψηλά στη βαθμολογία ${stands(club)} ${club}, με ${points(gap)} διαφορά.`;
      },
      ({ higher, higherAtHome, gap }) => {
        const club = partOf(higher, higherAtHome);
        return `${club} ${has(club)} ${points(gap)} ${gap === 1 ? 'περισσότερο' : 'περισσότερους'} στη βαθμολογία.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, gap }) => {
        const [upper, under] = bothParts(higher, lower, higherAtHome);
        return `Με ${points(gap)} περισσότερ${gap === 1 ? 'ο' : 'ους'} από ${under.acc}, ${upper} ${stands(upper)} ${atPlace(higherPlace, undefined)}.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `Στη βαθμολογία οι δύο ομάδες έχουν από ${points(level)}.`,
      ({ points: level }) => `Οι δύο ομάδες ισοβαθμούν ${onPoints(level)}.`,
      ({ points: level }) => `Διαφορά στη βαθμολογία δεν υπάρχει, με τις δύο ομάδες ${onPoints(level)}.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) =>
        `Στα ματς ${club.gen} έχουν μπει ${number(all, 'neuter', 'nom')} γκολ σε ${rounds(played)}.`,
      ({ club, matches: played, goals: all }) =>
        `Οι αγώνες ${club.gen} έχουν γκολ: ${number(all, 'neuter', 'nom')} σε ${number(played, 'neuter')} ματς πρωταθλήματος.`,
      ({ atHome, matches: played, goals: all }) =>
        `Στα ματς ${part(atHome).gen} έχουν μπει ${number(all, 'neuter', 'nom')} γκολ σε ${rounds(played)}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Οι αγώνες ${part(atHome).gen} έχουν γκολ: ${number(all, 'neuter', 'nom')} σε ${rounds(played)}.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) =>
        `Στα ματς ${club.gen} ${all === 1 ? 'έχει' : 'έχουν'} μπει μόλις ${number(all, 'neuter', 'nom')} γκολ σε ${rounds(played)}.`,
      ({ club, matches: played, goals: all }) =>
        `Τα γκολ σπανίζουν στους αγώνες ${club.gen}: ${number(all, 'neuter', 'nom')} σε ${number(played, 'neuter')} ματς πρωταθλήματος.`,
      ({ atHome, matches: played, goals: all }) =>
        `Στα ματς ${part(atHome).gen} ${all === 1 ? 'έχει' : 'έχουν'} μπει μόλις ${number(all, 'neuter', 'nom')} γκολ σε ${rounds(played)}.`,
      ({ atHome, matches: played, goals: all }) =>
        `Τα γκολ σπανίζουν στους αγώνες ${part(atHome).gen}: ${number(all, 'neuter', 'nom')} σε ${rounds(played)}.`,
    ],
    meetingsLead: [
      ({ leader, leaderAtHome, meetings: all, leaderWins, since, leagueOnly }) =>
        leaderWins === all
          ? `Από το ${since} ${partOf(leader, leaderAtHome)} ${has(partOf(leader, leaderAtHome))} κερδίσει και τις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)}.`
          : `Η παράδοση είναι με ${partOf(leader, leaderAtHome).acc}: ${wins(leaderWins, 'nom')} σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since}.`,
      ({ leader, meetings: all, leaderWins, since, leagueOnly }) =>
        `Στα μεταξύ τους ματς${ofLeague(leagueOnly)} από το ${since} υπερέχ${leader.verb('ει', 'ουν')} ${leader}, με ${wins(leaderWins)} σε ${leaderWins === all ? 'ισάριθμες αναμετρήσεις' : meetings(all)}.`,
      ({ leader, meetings: all, leaderWins, since, leagueOnly }) =>
        `Στις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)} από το ${since} ${leader} ${has(leader)} ${leaderWins === all ? 'μόνο νίκες' : wins(leaderWins)}.`,
      ({ leader, meetings: all, leaderWins, since, leagueOnly }) =>
        leaderWins === all
          ? `Από το ${since} ${leader} ${has(leader)} κερδίσει και τις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)}.`
          : `Από το ${since} ${leader} ${has(leader)} πάρει ${number(leaderWins, 'feminine')} από τις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)}.`,
      ({ trailer, leader, leaderAtHome, meetings: all, leaderWins, since, leagueOnly }) =>
        `${trailer} ${has(trailer)} παίξει με ${partOf(leader, leaderAtHome).acc} ${times(all)}${leagueOnly ? ' στο πρωτάθλημα' : ''} από το ${since} και ${has(trailer)} χάσει ${leaderWins === all ? 'κάθε φορά' : leaderWins === 1 ? 'τη μία' : `τις ${number(leaderWins, 'feminine')}`}.`,
      ({ leaderAtHome, leader, meetings: all, leaderWins, since, leagueOnly }) =>
        `Οι μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)} ευνοούν ${partOf(leader, leaderAtHome).acc}: ${leaderWins === all ? `μόνο νίκες, ${number(all, 'feminine')} στις ${number(all, 'feminine')},` : `${wins(leaderWins, 'nom')} στις ${number(all, 'feminine')}`} από το ${since}.`,
      ({ leader, leaderAtHome, meetings: all, leaderWins, since, leagueOnly }) => {
        const club = partOf(leader, leaderAtHome);
        return `Με ${leaderWins === all ? 'μόνο νίκες' : wins(leaderWins)} σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since}, ${club} ${has(club)} την παράδοση με το μέρος ${club.their}.`;
      },
      ({ leader, leaderAtHome, meetings: all, leaderWins, since, leagueOnly }) =>
        `Απολογισμός${ofLeague(leagueOnly)} από το ${since}: ${wins(leaderWins, 'nom')} για ${partOf(leader, leaderAtHome).acc} σε ${leaderWins === all ? 'ισάριθμες μεταξύ τους αναμετρήσεις' : `${number(all, 'feminine')} μεταξύ τους αναμετρήσεις`}.`,
    ],
    meetingsLevel: [
      ({ meetings: all, wins: won, since, leagueOnly }) =>
        `Στις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)} από το ${since} κάθε ομάδα έχει ${wins(won)}.`,
      ({ meetings: all, wins: won, since, leagueOnly }) =>
        `Μοιρασμένη είναι η παράδοση από το ${since}: ${wins(won, 'nom')} για κάθε ομάδα σε ${meetings(all)}${ofLeague(leagueOnly)}.`,
      ({ meetings: all, wins: won, since, leagueOnly }) =>
        `Σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since} δεν έχει ξεχωρίσει κανείς: από ${wins(won)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Στην τελευταία μεταξύ τους αναμέτρηση, ${inMonth(on)}, ${winner} ${beat(winner)} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${winner.verb('είχε', 'είχαν')} κερδίσει με ${score(winnerGoals, loserGoals)} την τελευταία φορά που έπαιξαν μεταξύ τους, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Το τελευταίο μεταξύ τους ματς, ${inMonth(on)}, το ${winner.verb('κέρδισε', 'κέρδισαν')} ${winner} με ${score(winnerGoals, loserGoals)}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `${loser} ${loser.verb('είχε', 'είχαν')} χάσει με ${score(winnerGoals, loserGoals)} όταν οι δύο ομάδες συναντήθηκαν για τελευταία φορά, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)}, στο πιο πρόσφατο ραντεβού τους, ${winner.verb('είχε', 'είχαν')} κερδίσει ${winner} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Η τελευταία μεταξύ τους αναμέτρηση έγινε ${inMonth(on)} και έληξε ${score(winnerGoals, loserGoals)} υπέρ ${winner.gen}.`,
      ({ loser, winnerGoals, loserGoals, on }) =>
        `Από το προηγούμενο μεταξύ τους ματς, ${inMonth(on)}, ${loser} ${loser.verb('είχε', 'είχαν')} φύγει ${loser.agree('ηττημένος')} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Όταν βρέθηκαν για τελευταία φορά αντιμέτωπες οι δύο ομάδες, ${inMonth(on)}, η νίκη πήγε ${winner.at} με ${score(winnerGoals, loserGoals)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `Η τελευταία μεταξύ τους αναμέτρηση, ${inMonth(on)}, έληξε ${score(each, each)}.`,
      ({ goals: each, on }) => `Οι δύο ομάδες είχαν μείνει στο ${score(each, each)} την τελευταία φορά που έπαιξαν, ${inMonth(on)}.`,
      ({ goals: each, on }) => `Με ${score(each, each)} είχε λήξει το τελευταίο μεταξύ τους ματς, ${inMonth(on)}.`,
      ({ goals: each, on }) => `Νικητή δεν είχε το πιο πρόσφατο μεταξύ τους ματς, ${inMonth(on)}: ${score(each, each)}.`,
      ({ goals: each, on }) => `${inMonth(on)}, στο προηγούμενο ραντεβού τους, οι δύο ομάδες είχαν μείνει στο ${score(each, each)}.`,
      ({ goals: each, on }) => `Στο ${score(each, each)} είχε τελειώσει ${inMonth(on)} το προηγούμενο μεταξύ τους ματς.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `Προηγούμενη αναμέτρησή τους${leagueOnly ? ' στο πρωτάθλημα' : ''} δεν υπάρχει στα στοιχεία μας, που αρχίζουν από το ${since}.`,
      ({ since, leagueOnly }) =>
        `Στα στοιχεία μας, που αρχίζουν από το ${since}, οι δύο ομάδες δεν έχουν παίξει ποτέ μεταξύ τους${leagueOnly ? ' στο πρωτάθλημα' : ''}.`,
      ({ since, leagueOnly }) =>
        `Οι δύο ομάδες δεν έχουν ξαναπαίξει μεταξύ τους${leagueOnly ? ' στο πρωτάθλημα' : ''}, τουλάχιστον από το ${since}, όταν αρχίζουν τα στοιχεία μας.`,
      ({ since, leagueOnly }) =>
        `Παράδοση ανάμεσα στις δύο ομάδες δεν υπάρχει: από το ${since} δεν βρίσκουμε μεταξύ τους αγώνα${ofLeague(leagueOnly)}.`,
    ],
  };
}
