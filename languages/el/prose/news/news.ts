import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { beat, betPhrases, has, inTheLast, leagueMatches, side, stands, where } from '../phrases.ts';
import {
  defeats,
  fromPlaceTo,
  goals,
  inMonth,
  inRunningText,
  matches,
  number,
  onPlace,
  onPoints,
  places,
  points,
  theOrdinal,
  times,
  tips,
  wins,
} from '../words.ts';
import { greekHeadlines } from './headlines.ts';
import { doAll, listed, pair, withLead } from './news-words.ts';
import { greekRaces } from './races.ts';

const stays = (club: GreekNoun) => club.verb('παραμένει', 'παραμένουν');
const kept = (club: GreekNoun) => club.verb('κράτησε', 'κράτησαν');

/** `τρεις βαθμούς πάνω από τη δεύτερη θέση`. */
const aboveSecond = (ahead: number) => (ahead === 0 ? 'έστω και μόνο στην ισοβαθμία' : `${points(ahead)} πάνω από τη δεύτερη θέση`);
/** `τρεις βαθμοί διαφορά από τη δεύτερη θέση`. */
const aheadOfSecond = (ahead: number) =>
  ahead === 0 ? 'πρωτιά μόνο στην ισοβαθμία' : `${points(ahead, 'nom')} διαφορά από τη δεύτερη θέση`;
/** `προηγείται με τρεις βαθμούς διαφορά`. */
const leads = (club: GreekNoun, ahead: number) =>
  ahead === 0
    ? `${club.verb('υπερέχει', 'υπερέχουν')} μόνο στην ισοβαθμία`
    : `${club.verb('προηγείται', 'προηγούνται')} με ${points(ahead)} διαφορά`;

/** `στους οκτώ αγώνες`. */
const inTheMatches = (count: number) => (count === 1 ? 'στον μοναδικό αγώνα' : `στους ${matches(count)}`);
/** `οκτώ αγώνες`, `έναν μόνο αγώνα`. */
const itsMatches = (count: number) => (count === 1 ? 'έναν μόνο αγώνα' : matches(count));
const went = (count: number) => (count === 1 ? 'μπήκε' : 'μπήκαν');
/** `σε πέντε από τους οκτώ αγώνες`. */
const inSomeMatches = (some: number, of: number) => `σε ${number(some, 'masculine')} από τους ${matches(of)}`;

/** `: 20 κερδισμένα, 12 χαμένα και δύο με ολική ή μερική επιστροφή`; `, όλα χαμένα` when all ended alike. */
function outcomes({ tips: all, won, lost }: { readonly tips: number; readonly won: number; readonly lost: number }): string {
  const parts = [
    { many: won, one: 'κερδισμένο', several: 'κερδισμένα' },
    { many: lost, one: 'χαμένο', several: 'χαμένα' },
    { many: all - won - lost, one: 'με ολική ή μερική επιστροφή', several: 'με ολική ή μερική επιστροφή' },
  ].filter(({ many }) => many > 0);
  const words = parts.map(({ many, one, several }) => (many === 1 ? one : several));
  if (parts.length === 1) return `, ${all === 1 ? '' : all === 2 ? 'και τα δύο ' : 'όλα '}${words}`;
  const counted = parts.map(({ many }, index) => `${number(many, 'neuter')} ${words[index]}`);
  return `: ${counted.slice(0, -1).join(', ')} και ${counted.at(-1)}`;
}

/** Returns the holder of a stake of one unit on each of so many tips, as a subject: `όποιος πόνταρε από μία μονάδα στο καθένα`. */
const whoeverStaked = (count: number) => `όποιος πόνταρε ${count === 1 ? 'μία μονάδα' : 'από μία μονάδα στο καθένα'}`;

/** Returns the headlines and sentences of Greek news. */
export function greekNews(ofTables: ProseFigures): NewsTexts<GreekNoun> {
  const figures = inRunningText(ofTables);
  const { percent, price, score } = figures;
  const { phrase } = betPhrases(figures);
  /** `92%`, `πάνω από 99%`; an event of every simulation is still not certain. */
  const chanceOf = (chance: number) => percent(Math.min(chance, 0.999));
  const units = (amount: number) => `${figures.units(amount)} ${amount === 1 ? 'μονάδα' : 'μονάδες'}`;
  return {
    ...greekHeadlines(figures),
    champions: [
      ({ club, second, ahead }) =>
        ahead === 0
          ? `${club} ${club.verb('κατέκτησε', 'κατέκτησαν')} τον τίτλο, στους ίδιους βαθμούς με ${second.acc}.`
          : `Ο τίτλος ανήκει και μαθηματικά ${club.at}: ${second}, ${points(ahead)} πίσω, δεν ${second.verb('προλαβαίνει', 'προλαβαίνουν')} πια.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `Ο τίτλος πηγαίνει ${club.at}, που ${club.verb('ισοβάθμησε', 'ισοβάθμησαν')} με ${second.acc}.`
          : `Η μάχη του τίτλου τελείωσε: ${club} ${has(club)} ${points(ahead)} παραπάνω από ${second.acc} και δεν ${club.verb('χάνει', 'χάνουν')} πια την πρώτη θέση.`,
    ],
    promoted: [
      ({ clubs }) =>
        `Ό,τι κι αν φέρουν τα ματς που απομένουν, ${listed(clubs, String)} ${doAll(clubs, 'ανεβαίνει', 'ανεβαίνουν')} κατηγορία.`,
      ({ clubs }) => `Η άνοδος είναι πλέον μαθηματικά βέβαιη για ${listed(clubs, ({ acc }) => acc)}.`,
    ],
    relegated: [
      ({ clubs }) => `Ό,τι κι αν φέρουν τα ματς που απομένουν, ${listed(clubs, String)} ${doAll(clubs, 'υποβιβάζεται', 'υποβιβάζονται')}.`,
      ({ clubs }) => `Οι ελπίδες παραμονής τελείωσαν και μαθηματικά για ${listed(clubs, ({ acc }) => acc)}.`,
    ],
    runOfWins: [
      ({ club, matches: run }) => `${club} ${has(club)} κερδίσει και τους ${number(run, 'masculine')} τελευταίους αγώνες πρωταθλήματος.`,
      ({ club, matches: run }) => `Το μεγαλύτερο νικηφόρο σερί ${has(club)} ${club}, με ${wins(run)} στο πρωτάθλημα.`,
      ({ club, matches: run }) =>
        `Περισσότερες νίκες στη σειρά από ${club.acc} δεν έχει κανείς: είναι ήδη ${number(run, 'feminine', 'nom')}.`,
      ({ club, matches: run }) => `Σερί ${wins(run, 'gen')} στο πρωτάθλημα ${club.verb('τρέχει', 'τρέχουν')} ${club}.`,
    ],
    runUnbeaten: [
      ({ club, matches: run }) => `${club} δεν ${has(club)} χάσει ${inTheLast(run)}.`,
      ({ club, matches: run }) => `Το μεγαλύτερο αήττητο ${has(club)} ${club}, ${matches(run)} πρωταθλήματος.`,
      ({ club, matches: run }) => `Κανείς δεν έχει νικήσει ${club.acc} εδώ και ${leagueMatches(run)}.`,
    ],
    runOfDefeats: [
      ({ club, matches: run }) => `${club} ${has(club)} χάσει και τους ${number(run, 'masculine')} τελευταίους αγώνες πρωταθλήματος.`,
      ({ club, matches: run }) => `Το χειρότερο σερί ${has(club)} ${club}, με ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
      ({ club, matches: run }) => `${defeats(run, 'nom')} στη σειρά στο πρωτάθλημα βαραίνουν ${club.acc}.`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `Η πρώτη θέση άλλαξε χέρια: ${leader} ${leader.verb('προσπέρασε', 'προσπέρασαν')} ${former.acc} και ${stands(leader)} ${onPoints(total)}.`,
      ({ leader, former, points: total }) =>
        `Στην κορυφή ${stands(leader)} πλέον ${leader} με ${points(total)}, μπροστά από ${former.acc}.`,
      ({ leader, former, points: total }) => `Με ${points(total)} ${leader} ${leader.verb('πήρε', 'πήραν')} την πρωτιά από ${former.acc}.`,
      ({ leader, former, points: total }) =>
        `${former} ${former.verb('παραχώρησε', 'παραχώρησαν')} την κορυφή ${leader.at}, που ${has(leader)} ${points(total)}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerAtHome, winnerGoals, loserGoals, ahead }) =>
        `${leader} ${beat(leader)} ${side(winnerAtHome)} ${loser.acc} με ${score(winnerGoals, loserGoals)} και ${stays(leader)} στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Με το ${score(winnerGoals, loserGoals)} επί ${loser.gen} ${leader} ${kept(leader)} την πρωτιά, ${aboveSecond(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Η κορυφή δεν άλλαξε χέρια: ${leader} ${leader.verb('επικράτησε', 'επικράτησαν')} ${loser.gen} με ${score(winnerGoals, loserGoals)} και ${leads(leader, ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Στην κορυφή ${stands(leader)} πάντα ${leader}, ${withLead(ahead)}, μετά το ${score(winnerGoals, loserGoals)} επί ${loser.gen}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${loser} ${loser.verb('έχασε', 'έχασαν')} με ${score(winnerGoals, loserGoals)} από ${leader.acc}, που ${stays(leader)} στην πρώτη θέση, ${withLead(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Νίκη ${side(winnerAtHome)} με ${score(winnerGoals, loserGoals)} επί ${loser.gen} ${leader.verb('πέτυχε', 'πέτυχαν')} ${leader}, που ${leads(leader, ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Το προβάδισμα μένει ${leader.at}: ${score(winnerGoals, loserGoals)} επί ${loser.gen} και ${aheadOfSecond(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Χωρίς απώλειες πέρασε η εβδομάδα για ${leader.acc}: ${beat(leader)} ${loser.acc} με ${score(winnerGoals, loserGoals)} και ${leads(leader, ahead)}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, leaderAtHome, goals: each, ahead }) =>
        `${leader} ${leader.verb('αρκέστηκε', 'αρκέστηκαν')} στο ${score(each, each)} ${where({ club: leader, opponent, atHome: leaderAtHome })}, ${stays(leader)} όμως στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, opponent, leaderAtHome, goals: each, ahead }) =>
        `Δύο βαθμούς ${leader.verb('άφησε', 'άφησαν')} ${leader} ${where({ club: leader, opponent, atHome: leaderAtHome })} με το ${score(each, each)}, ${kept(leader)} όμως την πρωτιά, ${aboveSecond(ahead)}.`,
      ({ leader, opponent, goals: each, ahead }) =>
        `Το ${score(each, each)} με ${opponent.acc} ήταν αρκετό για να ${leader.verb('μείνει', 'μείνουν')} ${leader} στην κορυφή: ${leads(leader, ahead)}.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerAtHome, winnerGoals, loserGoals, ahead }) =>
        `${leader} ${leader.verb('ηττήθηκε', 'ηττήθηκαν')} ${side(!winnerAtHome)} με ${score(winnerGoals, loserGoals)} από ${winner.acc}, ${stays(leader)} όμως στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Η ήττα με ${score(winnerGoals, loserGoals)} από ${winner.acc} δεν στοίχισε ${leader.at} την πρωτιά: ${leads(leader, ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) =>
        `${leader} δεν ${leader.verb('είχε', 'είχαν')} αγώνα αυτή την εβδομάδα και ${stays(leader)} στην κορυφή, ${withLead(ahead)}.`,
      ({ leader, ahead }) =>
        `Χωρίς να ${leader.verb('παίξει', 'παίξουν')}, ${leader} ${kept(leader)} την πρώτη θέση: ${leads(leader, ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Κανείς δεν νίκησε με μεγαλύτερη διαφορά από ${winner.acc}, που ${winner.verb('επικράτησε', 'επικράτησαν')} ${loser.gen} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Περίπατο ${winner.verb('έκανε', 'έκαναν')} ${winner} απέναντι ${loser.at}, με τελικό σκορ ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Ευρεία νίκη με ${score(winnerGoals, loserGoals)} ${winner.verb('πέτυχε', 'πέτυχαν')} ${side(winnerAtHome)} ${winner} επί ${loser.gen}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Τη βαρύτερη ήττα της εβδομάδας ${loser.verb('γνώρισε', 'γνώρισαν')} ${loser}, με ${score(winnerGoals, loserGoals)} από ${winner.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Η πιο καθαρή νίκη ήταν το ${score(winnerGoals, loserGoals)} ${winner.gen} επί ${loser.gen}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Με ${score(winnerGoals, loserGoals)} επί ${loser.gen} ${winner.verb('έκανε', 'έκαναν')} ${winner} τη μεγαλύτερη νίκη της εβδομάδας.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} ${beat(winner)} ${side(winnerAtHome)} ${loser.acc} με ${score(winnerGoals, loserGoals)}, με τη μεγαλύτερη διαφορά της εβδομάδας.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Το πιο μονόπλευρο σκορ ήταν το ${score(winnerGoals, loserGoals)}, με το οποίο ${beat(winner)} ${winner} ${loser.acc}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Η έκπληξη της εβδομάδας ήρθε από ${winner.acc}: με πιθανότητα ${chanceOf(chance)} στην πρόβλεψή μας, ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Πιθανότητα ${chanceOf(chance)} έδινε η πρόβλεψή μας ${winner.at}, που ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Την έκπληξη της εβδομάδας ${winner.verb('έκανε', 'έκαναν')} ${side(winnerAtHome)} ${winner}: ${score(winnerGoals, loserGoals)} επί ${loser.gen}, με πιθανότητα νίκης ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Λιγότερο απ’ όλα περιμέναμε το ${score(winnerGoals, loserGoals)} ${winner.gen} επί ${loser.gen}, που είχε πιθανότητα ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} ${loser.verb('έχασε', 'έχασαν')} με ${score(winnerGoals, loserGoals)} από ${winner.acc}, αν και η νίκη αυτή είχε πιθανότητα ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Με πιθανότητα ${chanceOf(chance)} πριν από τη σέντρα, ${winner} ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Πιο μακριά από την πρόβλεψή μας έπεσε το ${score(winnerGoals, loserGoals)} ${winner.gen} επί ${loser.gen}: η πιθανότητα ήταν ${chanceOf(chance)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Η νίκη ${winner.gen} επί ${loser.gen} με ${score(winnerGoals, loserGoals)} ήταν η έκπληξη, με πιθανότητα ${chanceOf(chance)}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${club.verb('ανέβηκε', 'ανέβηκαν')} ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) => `Ανοδικά ${club.verb('κινήθηκε', 'κινήθηκαν')} ${club}, ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) =>
        `${club} ${club.verb('κέρδισε', 'κέρδισαν')} ${places(from - to)} και ${stands(club)} πλέον σ${theOrdinal(to)}.`,
      ({ club, from, to }) => `${places(from - to)} ${club.verb('σκαρφάλωσε', 'σκαρφάλωσαν')} ${club}, ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) => `Το μεγαλύτερο άλμα ${club.verb('έκανε', 'έκαναν')} ${club}, ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) => `${onPlace(to)} ${stands(club)} πλέον ${club}, ${places(from - to)} πιο ψηλά.`,
      ({ club, from, to }) =>
        `Κέρδος ${places(from - to, 'gen')} ${club.verb('είχε', 'είχαν')} ${club}, που ${club.verb('ανέβηκε', 'ανέβηκαν')} ${onPlace(to)}.`,
      ({ club, from, to }) => `Για ${club.acc} η εβδομάδα έφερε άνοδο ${fromPlaceTo(from, to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${club.verb('έπεσε', 'έπεσαν')} ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) =>
        `Έδαφος ${club.verb('έχασε', 'έχασαν')} ${club}, που ${club.verb('έπεσε', 'έπεσαν')} ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) => `${fromPlaceTo(from, to)} ${club.verb('υποχώρησε', 'υποχώρησαν')} ${club}.`,
      ({ club, from, to }) => `${places(to - from)} ${club.verb('έχασε', 'έχασαν')} ${club}, που ${stands(club)} πλέον ${onPlace(to)}.`,
      ({ club, from, to }) => `Τη μεγαλύτερη πτώση ${club.verb('είχε', 'είχαν')} ${club}, ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) => `${club} ${club.verb('βρέθηκε', 'βρέθηκαν')} ${onPlace(to)}, ${places(to - from)} πιο χαμηλά.`,
      ({ club, from, to }) => `Για ${club.acc} η εβδομάδα έφερε πτώση ${fromPlaceTo(from, to)}.`,
      ({ club, from, to }) =>
        `Πίσω ${club.verb('έμεινε', 'έμειναν')} ${club}, που ${club.verb('υποχώρησε', 'υποχώρησαν')} ${fromPlaceTo(from, to)}.`,
    ],
    goalsOfWeek: [
      ({ goals: all, matches: played }) => `${inTheMatches(played)} της εβδομάδας ${went(all)} ${goals(all)}.`,
      ({ goals: all, matches: played }) => `Η εβδομάδα είχε ${goals(all)} σε ${matches(played)}.`,
      ({ goals: all, matches: played }) => `Συνολικά ${went(all)} ${goals(all)} σε ${matches(played)}.`,
      ({ goals: all, matches: played }) => `Τα γκολ της εβδομάδας: ${number(all, 'neuter', 'nom')} σε ${matches(played)}.`,
      ({ goals: all, matches: played }) => `Σε ${matches(played)} ${all === 1 ? 'σημειώθηκε' : 'σημειώθηκαν'} ${goals(all)}.`,
      ({ goals: all, matches: played }) => `${goals(all)} είχε σε ${matches(played)} η εβδομάδα.`,
      ({ goals: all, matches: played }) => `Με ${goals(all)} έκλεισε η εβδομάδα, σε ${matches(played)}.`,
      ({ goals: all, matches: played }) => `Τα δίχτυα κουνήθηκαν ${times(all)} σε ${matches(played)}.`,
    ],
    forecastRecord: [
      ({ right, of }) => `Το αποτέλεσμα που δίναμε ως πιθανότερο ήρθε ${inSomeMatches(right, of)}.`,
      ({ right, of }) => `Σε ${number(right, 'feminine')} από τις ${number(of, 'feminine')} προβλέψεις μας ήρθε το πιθανότερο αποτέλεσμα.`,
      ({ right, of }) => `Η πρόβλεψή μας έπεσε μέσα ${inSomeMatches(right, of)}.`,
      ({ right, of }) => `Από ${number(of, 'neuter')} αποτελέσματα περιμέναμε ${right === 1 ? 'το ένα' : `τα ${number(right, 'neuter')}`}.`,
      ({ right, of }) => `Πρόβλεψη και αποτέλεσμα συμφώνησαν ${inSomeMatches(right, of)}.`,
      ({ right, of }) => `Το πιθανότερο αποτέλεσμα επιβεβαιώθηκε ${inSomeMatches(right, of)}.`,
      ({ right, of }) =>
        `${right === 1 ? 'Σωστή βγήκε μία' : `Σωστές βγήκαν ${number(right, 'feminine', 'nom')}`} από τις ${number(of, 'feminine')} προβλέψεις μας.`,
      ({ right, of }) => `${inSomeMatches(right, of)} το αποτέλεσμα ήταν αυτό που βάζαμε πρώτο.`,
    ],
    forecastAllRight: [
      ({ of }) => `Και στους ${matches(of)} ήρθε το αποτέλεσμα που δίναμε ως πιθανότερο.`,
      ({ of }) =>
        `Η πρόβλεψή μας έκανε το ${number(of, 'neuter')} στα ${number(of, 'neuter')}: ήρθε παντού το πιθανότερο αποτέλεσμα, κάτι που δεν θα συμβαίνει κάθε εβδομάδα.`,
    ],
    forecastNoneRight: [
      ({ of }) => `Σε κανέναν από τους ${matches(of)} δεν ήρθε το αποτέλεσμα που δίναμε ως πιθανότερο.`,
      ({ of }) => `Κακή εβδομάδα για την πρόβλεψή μας: ${matches(of)} και ούτε μία φορά το αποτέλεσμα που έβαζε πρώτο.`,
    ],
    weekendIntro: [
      ({ competition, matches: coming }) => `Το πρόγραμμα ${competition.gen} έχει ${itsMatches(coming)} το Σαββατοκύριακο.`,
      ({ competition, matches: coming }) =>
        `Από Παρασκευή έως Δευτέρα ${coming === 1 ? 'γίνεται' : 'γίνονται'} ${matches(coming, 'nom')} ${competition.at}.`,
      ({ competition, matches: coming }) =>
        `Για το Σαββατοκύριακο ${coming === 1 ? 'είναι προγραμματισμένος' : 'είναι προγραμματισμένοι'} ${matches(coming, 'nom')} ${competition.gen}.`,
      ({ competition, matches: coming }) => `Το Σαββατοκύριακο ${competition.gen} έχει ${itsMatches(coming)}.`,
      ({ competition, matches: coming }) => `Με ${itsMatches(coming)} συνεχίζεται το Σαββατοκύριακο η δράση ${competition.at}.`,
      ({ competition, matches: coming }) =>
        `${competition.at} παίζ${coming === 1 ? 'εται' : 'ονται'} ${matches(coming, 'nom')} από την Παρασκευή ως τη Δευτέρα.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Το μεγαλύτερο φαβορί είναι ${favourite}, με ${percent(chance)} ${where({ club: favourite, opponent: outsider, atHome: favouriteAtHome })}.`,
      ({ favourite, outsider, chance }) =>
        `Κανείς δεν έχει περισσότερες πιθανότητες νίκης από ${favourite.acc}: ${percent(chance)} απέναντι ${outsider.at}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Τη μεγαλύτερη πιθανότητα νίκης του Σαββατοκύριακου, ${percent(chance)}, ${has(favourite)} ${favourite} ${where({ club: favourite, opponent: outsider, atHome: favouriteAtHome })}.`,
      ({ favourite, outsider, chance }) =>
        `Το πιο δύσκολο έργο ${has(outsider)} ${outsider}: για ${favourite.acc} δίνουμε ${percent(chance)}.`,
      ({ favourite, outsider, chance }) =>
        `Πιο σίγουρη είναι η πρόβλεψή μας για ${favourite.acc}: ${percent(chance)} να ${favourite.verb('νικήσει', 'νικήσουν')} ${outsider.acc}.`,
      ({ favourite, outsider, chance }) =>
        `Με ${percent(chance)} απέναντι ${outsider.at}, πρώτο φαβορί του Σαββατοκύριακου είναι ${favourite}.`,
      ({ favourite, outsider, chance }) =>
        `Πιο μονόπλευρο μοιάζει το ματς ${favourite.gen} με ${outsider.acc}, με ${percent(chance)} για το φαβορί.`,
      ({ favourite, outsider, chance }) =>
        `Απέναντι ${outsider.at} δίνουμε ${favourite.at} πιθανότητα ${percent(chance)}, όση σε καμία άλλη ομάδα.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `Το πιο αμφίρροπο ματς είναι το ${pair({ home, away })}: ${percent(homeChance)} ο άσος, ${percent(awayChance)} το διπλό.`,
      ({ home, away, homeChance, awayChance }) =>
        `Δυσκολότερα απ’ όλα προβλέπεται το ${pair({ home, away })}, με τον άσο στο ${percent(homeChance)} και το διπλό στο ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Πιο κοντά από όλα είναι οι πιθανότητες στο ${pair({ home, away })}: ${percent(homeChance)} για ${home.acc}, ${percent(awayChance)} για ${away.acc}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Ανάμεσα ${home.at} και ${away.acc} δύσκολα διαλέγει κανείς: ${percent(homeChance)} και ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Το πιο ισορροπημένο ζευγάρι είναι το ${pair({ home, away })}, άσος ${percent(homeChance)} και διπλό ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `Φαβορί δεν ξεχωρίζει στο ${pair({ home, away })}, με ${percent(homeChance)} στον άσο και ${percent(awayChance)} στο διπλό.`,
      ({ home, away, homeChance, awayChance }) =>
        `Τη μικρότερη διαφορά στις πιθανότητες έχει το ${pair({ home, away })}: ${percent(homeChance)} με ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        `${home} και ${away} έχουν σχεδόν ίσες πιθανότητες, ${percent(homeChance)} και ${percent(awayChance)}, όσο κανένα άλλο ζευγάρι.`,
    ],
    weekendTips: [
      ({ tips: given, matches: played }) =>
        `Για ${played === 1 ? 'αυτόν τον αγώνα' : 'αυτούς τους αγώνες'} έχουμε ως τώρα ${tips(given)} ${given === 1 ? 'καταγεγραμμένο' : 'καταγεγραμμένα'} στον απολογισμό.`,
      ({ tips: given }) => `Ως τώρα έχουμε δώσει ${tips(given)} για το Σαββατοκύριακο.`,
      ({ tips: given }) => `Στον απολογισμό ${given === 1 ? 'υπάρχει' : 'υπάρχουν'} ήδη ${tips(given)} για το Σαββατοκύριακο.`,
    ],
    weekendNoTips: [
      () => 'Προγνωστικό για το Σαββατοκύριακο δεν έχουμε δώσει ακόμη.',
      () => 'Καμία απόδοση δεν ήταν ως τώρα αρκετά καλή για προγνωστικό.',
      ({ matches: played }) =>
        `Στον απολογισμό δεν υπάρχει ακόμη προγνωστικό για ${played === 1 ? 'αυτόν τον αγώνα' : 'αυτούς τους αγώνες'}.`,
    ],
    ...greekRaces(figures),
    tipsOfMonth: [
      (facts) => `${inMonth(facts)} ${facts.tips === 1 ? 'εκκαθαρίστηκε' : 'εκκαθαρίστηκαν'} ${tips(facts.tips, 'nom')}${outcomes(facts)}.`,
      (facts) => `Ο απολογισμός για ${inMonth(facts)} έχει ${tips(facts.tips)}${outcomes(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Με μία μονάδα ανά προγνωστικό, το κέρδος ήταν ${units(profit)}.`,
      ({ profit, tips: given }) => `${whoeverStaked(given)} κέρδισε ${units(profit)}.`,
    ],
    monthLoss: [
      ({ loss }) => `Με μία μονάδα ανά προγνωστικό, η ζημιά ήταν ${units(loss)}.`,
      ({ loss, tips: given }) => `${whoeverStaked(given)} έχασε ${units(loss)}.`,
    ],
    monthEven: [
      () => 'Με μία μονάδα ανά προγνωστικό, όσα πονταρίστηκαν, τόσα επέστρεψαν.',
      ({ tips: given }) => `${whoeverStaked(given)} ούτε κέρδισε ούτε έχασε.`,
    ],
    tipsLosingRun: [
      ({ run }) => `Το μεγαλύτερο αρνητικό σερί ήταν ${number(run, 'neuter')} χαμένα στη σειρά.`,
      ({ run }) => `Στο χειρότερο σημείο χάσαμε ${tips(run)} στη σειρά.`,
    ],
    dearestWin: [
      (facts) => `Στο ${pair(facts)} πιάσαμε την υψηλότερη κερδισμένη απόδοση, ${price(facts.price)} για ${phrase(facts)}.`,
      (facts) => `Η υψηλότερη απόδοση που κερδήθηκε ήταν ${price(facts.price)} για ${phrase(facts)}, στο ${pair(facts)}.`,
    ],
    recordKeepsAll: [
      () => 'Στον απολογισμό μένει κάθε προγνωστικό, κερδισμένο ή χαμένο.',
      () => 'Κάθε προγνωστικό βρίσκεται στον απολογισμό, με την απόδοση που είχε όταν δόθηκε.',
    ],
  };
}
