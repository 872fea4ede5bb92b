import type { RaceStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import { has, stands } from '../phrases.ts';
import { number, onPlace, points } from '../words.ts';

const leadsOn = (club: GreekNoun) => club.verb('οδηγεί', 'οδηγούν');

/** Returns the sentences of Greek news about the title, promotion and relegation. */
export function greekRaces({ percent, count }: ProseFigures): Pick<NewsTexts<GreekNoun>, keyof RaceStories<unknown>> {
  const chanceOf = (chance: number) => percent(Math.min(chance, 0.999));
  /** `στην πρώτη θέση`, `στις δύο πρώτες θέσεις`. */
  const inTop = (top: number) => (top === 1 ? 'στην πρώτη θέση' : `στις ${number(top, 'feminine')} πρώτες θέσεις`);
  const directly = (top: number) =>
    top === 1 ? 'Η πρώτη θέση δίνει απευθείας άνοδο' : `Οι ${number(top, 'feminine', 'nom')} πρώτες θέσεις δίνουν απευθείας άνοδο`;
  return {
    titleNear: [
      ({ leader, chance }) => `Ο τίτλος πηγαίνει ${leader.at} με πιθανότητα ${chanceOf(chance)}.`,
      ({ leader, chance }) => `Δύσκολα ξεφεύγει ο τίτλος από ${leader.acc}: η πιθανότητα κατάκτησης είναι ${chanceOf(chance)}.`,
      ({ leader, chance }) => `Η πρόβλεψη δίνει ${leader.at} πιθανότητα τίτλου ${chanceOf(chance)}.`,
      ({ leader, chance }) => `Με πιθανότητα ${chanceOf(chance)} ${leader} ${leader.verb('τερματίζει', 'τερματίζουν')} στην πρώτη θέση.`,
      ({ leader, chance }) => `Λίγα λείπουν ${leader.at} για τον τίτλο, που έχει πιθανότητα ${chanceOf(chance)}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Τις περισσότερες πιθανότητες για τον τίτλο ${has(favourite)} ${favourite}, με ${percent(chance)}, και ${rival.verb('ακολουθεί', 'ακολουθούν')} ${rival} με ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Αν η υπόλοιπη σεζόν παιζόταν ξανά και ξανά, ${favourite} θα ${favourite.verb('έπαιρνε', 'έπαιρναν')} τον τίτλο στο ${percent(chance)} των περιπτώσεων και ${rival} στο ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Φαβορί για τον τίτλο είναι ${favourite} με ${percent(chance)}, έναντι ${percent(rivalChance)} ${rival.gen}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Από την κορυφή της βαθμολογίας, ο δρόμος ${favourite.gen} προς τον τίτλο έχει πιθανότητα ${percent(chance)}, εκείνος ${rival.gen} μόνο ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Στις προσομοιώσεις μας ${favourite} ${favourite.verb('παίρνει', 'παίρνουν')} τον τίτλο με πιθανότητα ${percent(chance)} και ${rival} με ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Ο τίτλος πηγαίνει ${favourite.at} στο ${percent(chance)} των περιπτώσεων· πιο κοντά ${rival.verb('ακολουθεί', 'ακολουθούν')} ${rival}, με ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite}, που ${leadsOn(favourite)} τη βαθμολογία, ${has(favourite)} πιθανότητα τίτλου ${percent(chance)}, ενώ ${rival} ${has(rival)} ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Στο ${percent(rivalChance)} υπολογίζουμε την πιθανότητα τίτλου ${rival.gen}, στο ${percent(chance)} εκείνη ${favourite.gen}, που ${leadsOn(favourite)} τη βαθμολογία.`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${leader} ${leadsOn(leader)} τη βαθμολογία${ahead === 0 ? '' : ` με ${points(ahead)} διαφορά`}, ο τίτλος όμως γέρνει προς ${favourite.acc}: ${percent(chance)} έναντι ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `Δίνουμε ${favourite.at} πιθανότητα τίτλου ${percent(chance)} και ${leader.at} μόνο ${percent(leaderChance)}, κι ας ${stands(leader)} ${leader} ${ahead === 0 ? 'στην κορυφή' : `${points(ahead)} μπροστά`}.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `${favourite} δεν ${stands(favourite)} στην κορυφή, ${has(favourite)} όμως πιθανότητα τίτλου ${percent(chance)}· για ${leader.acc}, που ${leadsOn(leader)}, μένει ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${ahead === 0 ? 'Στους ίδιους βαθμούς με' : `${points(ahead)} πίσω από`} ${leader.acc}, ${favourite} ${has(favourite)} περισσότερες πιθανότητες για την πρώτη θέση: ${percent(chance)}, όταν ${leader} ${has(leader)} ${percent(leaderChance)}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Στο παιχνίδι ${club.verb('μένει', 'μένουν')} και ${club}, με ${percent(chance)}.`,
      ({ club, chance }) => `Με ${percent(chance)} ${club.verb('ελπίζει', 'ελπίζουν')} και ${club}.`,
      ({ club, chance }) => `Για ${club.acc} μένει ${percent(chance)}.`,
      ({ club, chance }) => `Έξω από τη μάχη δεν είναι ούτε ${club}, με ${percent(chance)}.`,
      ({ club, chance }) => `Στις πιθανότητες ${club.agree('τρίτος')} είναι ${club}, με ${percent(chance)}.`,
      ({ club, chance }) => `Κάποιες πιθανότητες ${has(club)} και ${club}: ${percent(chance)}.`,
      ({ club, chance }) => `Πιο πίσω ${club.verb('ακολουθεί', 'ακολουθούν')} ${club} με ${percent(chance)}.`,
      ({ club, chance }) => `Υπολογίσιμη πιθανότητα, ${percent(chance)}, ${has(club)} και ${club}.`,
    ],
    promotionNear: [
      ({ club, chance, places: up }) =>
        `${club} ${club.verb('τερματίζει', 'τερματίζουν')} με πιθανότητα ${chanceOf(chance)} ${inTop(up)} και ${club.verb('ανεβαίνει', 'ανεβαίνουν')} απευθείας.`,
      ({ club, chance }) => `Η πιθανότητα απευθείας ανόδου ${club.gen} είναι ${chanceOf(chance)}.`,
      ({ club, chance }) => `Η άνοδος χωρίς πλέι οφ είναι πολύ κοντά για ${club.acc}, με πιθανότητα ${chanceOf(chance)}.`,
    ],
    promotionFavourites: [
      ({ favourite, chance, rival, rivalChance }) =>
        `Τις καλύτερες πιθανότητες απευθείας ανόδου έχουν ${favourite} (${chanceOf(chance)}) και ${rival} (${chanceOf(rivalChance)}).`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite} ${favourite.verb('ανεβαίνει', 'ανεβαίνουν')} απευθείας με πιθανότητα ${chanceOf(chance)} και ${rival} με ${chanceOf(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance, places: up }) =>
        `${directly(up)}. Την πιθανότητα υπολογίζουμε σε ${chanceOf(chance)} για ${favourite.acc} και ${chanceOf(rivalChance)} για ${rival.acc}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Φαβορί για την απευθείας άνοδο είναι ${favourite}, με ${chanceOf(chance)}, και ${rival.verb('ακολουθεί', 'ακολουθούν')} ${rival}, με ${chanceOf(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Δίνουμε ${favourite.at} πιθανότητα απευθείας ανόδου ${chanceOf(chance)} και ${rival.at}, που ${rival.verb('ακολουθεί', 'ακολουθούν')}, ${chanceOf(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance, places: up }) =>
        `${inTop(up)} ${favourite.verb('τερματίζει', 'τερματίζουν')} με πιθανότητα ${chanceOf(chance)} ${favourite} και με ${chanceOf(rivalChance)} ${rival}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Για ${favourite.acc} η απευθείας άνοδος έχει πιθανότητα ${chanceOf(chance)}, για ${rival.acc} ${chanceOf(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Πιο κοντά στην άνοδο χωρίς πλέι οφ ${stands(favourite)} ${favourite} (${chanceOf(chance)}), μπροστά από ${rival.acc} (${chanceOf(rivalChance)}).`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) => `${club} ${has(club)} ${percent(chance)} για απευθείας άνοδο και ${percent(playOff)} για τα πλέι οφ.`,
      ({ club, chance, playOff }) =>
        `Για ${club.acc} η απευθείας άνοδος έχει ${percent(chance)} και μια θέση στα πλέι οφ ${percent(playOff)}.`,
      ({ club, chance, playOff }) =>
        `Στα πλέι οφ ${club.verb('φτάνει', 'φτάνουν')} με πιθανότητα ${percent(playOff)} ${club}, με ${percent(chance)} να ${club.verb('ανέβει', 'ανέβουν')} απευθείας.`,
      ({ club, chance, playOff }) =>
        `Ελπίδες ${has(club)} και ${club}: ${percent(chance)} απευθείας, ${percent(playOff)} μέσω των πλέι οφ.`,
    ],
    relegationLikely: [
      ({ club, chance }) =>
        `Στην άλλη άκρη της βαθμολογίας, πιο κοντά στον υποβιβασμό ${stands(club)} ${club}, με πιθανότητα ${chanceOf(chance)}.`,
      ({ club, chance }) =>
        `Μεγάλο κίνδυνο ${club.verb('διατρέχει', 'διατρέχουν')} ${club}: η πιθανότητα να ${club.verb('τερματίσει', 'τερματίσουν')} στη ζώνη του υποβιβασμού είναι ${chanceOf(chance)}.`,
      ({ club, chance }) => `Ο υποβιβασμός απειλεί πάνω απ’ όλους ${club.acc}, με πιθανότητα ${chanceOf(chance)}.`,
      ({ club, chance }) => `Χαμηλά στη βαθμολογία τα χειρότερα νέα είναι για ${club.acc}: κίνδυνος υποβιβασμού ${chanceOf(chance)}.`,
      ({ club, chance }) => `Σε δεινή θέση ${stands(club)} ${club}, με κίνδυνο υποβιβασμού ${chanceOf(chance)}.`,
      ({ club, chance }) =>
        `Ανατροπή ${club.verb('χρειάζεται', 'χρειάζονται')} ${club}: ο υποβιβασμός έχει πιθανότητα ${chanceOf(chance)}.`,
      ({ club, chance }) => `Τον μεγαλύτερο κίνδυνο υποβιβασμού, ${chanceOf(chance)}, ${has(club)} ${club}.`,
      ({ club, chance }) => `Για ${club.acc} η παραμονή απομακρύνεται, αφού ο κίνδυνος υποβιβασμού είναι ${chanceOf(chance)}.`,
    ],
    relegationDanger: [
      ({ club, chance, place }) =>
        `${club}, ${onPlace(place)}, δεν ${has(club)} ησυχάσει: ο κίνδυνος υποβιβασμού είναι ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `Λόγους ανησυχίας ${has(club)} και ${club}, ${onPlace(place)}, με κίνδυνο υποβιβασμού ${percent(chance)}.`,
      ({ club, chance, place }) => `Και για ${club.acc}, ${onPlace(place)}, υπάρχει κίνδυνος υποβιβασμού, ${percent(chance)}.`,
      ({ club, chance, place }) => `${onPlace(place)} ${club} δεν ${has(club)} σίγουρη την παραμονή: κίνδυνος ${percent(chance)}.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) =>
        `Στην κόψη του ξυραφιού ${stands(club)} ${club}, ${onPlace(place)}, με πιθανότητα υποβιβασμού ${percent(chance)}.`,
      ({ club, chance, place }) => `Όλα παίζονται για ${club.acc}, ${onPlace(place)}: η πιθανότητα υποβιβασμού είναι ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `${club}, ${onPlace(place)}, ${club.verb('μένει', 'μένουν')} ή ${club.verb('πέφτει', 'πέφτουν')} σχεδόν με την ίδια πιθανότητα: ο κίνδυνος είναι ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `Ανάμεσα σε παραμονή και υποβιβασμό ${stands(club)} ${club}, ${onPlace(place)}, με κίνδυνο ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `Για ${club.acc}, ${onPlace(place)}, σωτηρία και υποβιβασμός είναι σχεδόν εξίσου πιθανά: ο κίνδυνος είναι ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `Τίποτα δεν έχει κριθεί για ${club.acc}, ${onPlace(place)}, αφού ο υποβιβασμός έχει πιθανότητα ${percent(chance)}.`,
      ({ club, chance, place }) =>
        `Στο ${percent(chance)} των περιπτώσεων ${club}, ${onPlace(place)} σήμερα, ${club.verb('υποβιβάζεται', 'υποβιβάζονται')}.`,
      ({ club, chance, place }) =>
        `${onPlace(place)} ${club} ${club.verb('ισορροπεί', 'ισορροπούν')} ανάμεσα σε σωτηρία και υποβιβασμό, που έχει πιθανότητα ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Τα ποσοστά προκύπτουν από ${count(simulations)} προσομοιώσεις της υπόλοιπης σεζόν, με τις πιθανότητες των προβλέψεών μας.`,
      ({ simulations }) => `Το υπόλοιπο της σεζόν το παίξαμε ${count(simulations)} φορές, με τις πιθανότητες που δίνουν οι προβλέψεις μας.`,
      ({ simulations }) => `Για αυτά τα ποσοστά προσομοιώσαμε ${count(simulations)} φορές τους αγώνες που απομένουν.`,
      ({ simulations }) => `Οι πιθανότητες είναι μερίδια από ${count(simulations)} προσομοιώσεις της σεζόν.`,
      ({ simulations }) => `Αφήσαμε τη σεζόν να τρέξει ως το τέλος ${count(simulations)} φορές για να βρούμε αυτές τις πιθανότητες.`,
      ({ simulations }) => `Βάση των υπολογισμών είναι το υπόλοιπο της σεζόν, προσομοιωμένο ${count(simulations)} φορές.`,
      ({ simulations }) =>
        `Όλα τα ποσοστά βγαίνουν από τις προβλέψεις μας για τους αγώνες που απομένουν, με ${count(simulations)} προσομοιώσεις.`,
      ({ simulations }) => `Υπολογίσαμε τις πιθανότητες παίζοντας ${count(simulations)} φορές στον υπολογιστή ό,τι απομένει από τη σεζόν.`,
    ],
  };
}
