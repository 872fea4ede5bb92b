import type { MeaningStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../../nouns/nouns.ts';
import { counts, has, inTheLast, leagueMatches, stands } from '../../phrases.ts';
import { defeats, feminineOrdinal, fromPlaceTo, matches, number, onPlace, places, theOrdinal, wins } from '../../words.ts';
import { subject } from './review-words.ts';

/** `εντός έδρας`, `εκτός έδρας` or nothing, after a noun. */
const on = (ground: 'home' | 'away' | undefined) => (ground === undefined ? '' : ground === 'home' ? ' εντός έδρας' : ' εκτός έδρας');

/** Returns the sentences of Greek reviews on the table and the clubs' records. */
export function greekMeanings(): Pick<StoryTexts<GreekNoun>, keyof MeaningStories<unknown>> {
  const outcomes = {
    champion: { noun: 'ο τίτλος', certain: 'μαθηματικά βέβαιος' },
    promoted: { noun: 'η άνοδος', certain: 'μαθηματικά βέβαιη' },
    relegated: { noun: 'ο υποβιβασμός', certain: 'μαθηματικά βέβαιος' },
  } as const;
  return {
    movedUp: [
      ({ club, from, to, relegation }) =>
        to === 1
          ? `${club} ${club.verb('ανέβηκε', 'ανέβηκαν')} στην κορυφή της βαθμολογίας.`
          : relegation
            ? `${club} ${club.verb('βγήκε', 'βγήκαν')} από τη ζώνη του υποβιβασμού και ${stands(club)} ${onPlace(to)}.`
            : `${club} ${club.verb('ανέβηκε', 'ανέβηκαν')} ${fromPlaceTo(from, to)}.`,
      (facts, ground) => {
        const club = subject(facts, ground);
        const result = facts.drawn ? 'Η ισοπαλία' : 'Η νίκη';
        if (facts.to === 1) return `${result} ανεβάζει ${club.acc} στην πρώτη θέση.`;
        if (facts.relegation) return `${result} βγάζει ${club.acc} από τη ζώνη του υποβιβασμού.`;
        return `${result} ανεβάζει ${club.acc} ${fromPlaceTo(facts.from, facts.to)}.`;
      },
      ({ club, from, to, relegation }) =>
        to === 1
          ? `Στην πρώτη θέση της βαθμολογίας ${stands(club)} πλέον ${club}.`
          : relegation
            ? `Έξω από τη ζώνη του υποβιβασμού, ${onPlace(to)}, ${stands(club)} πλέον ${club}.`
            : `${places(from - to)} πιο ψηλά, σ${theOrdinal(to)}, ${stands(club)} πλέον ${club}.`,
      (facts, ground) => {
        const club = subject(facts, ground);
        if (facts.to === 1) return `Στη βαθμολογία ${club} ${club.verb('πέρασε', 'πέρασαν')} στην πρώτη θέση.`;
        if (facts.relegation) return `Στη βαθμολογία ${club} ${club.verb('πέρασε', 'πέρασαν')} πάνω από τη ζώνη του υποβιβασμού.`;
        return `Στη βαθμολογία ${club} ${club.verb('πέρασε', 'πέρασαν')} ${fromPlaceTo(facts.from, facts.to)}.`;
      },
      ({ club, from, to, relegation }) =>
        to === 1
          ? `Η κορυφή ανήκει πλέον ${club.at}.`
          : relegation
            ? `Για ${club.acc} το αποτέλεσμα σημαίνει έξοδο από τη ζώνη του υποβιβασμού.`
            : `Για ${club.acc} το αποτέλεσμα σημαίνει ${from - to > 2 ? 'άλμα' : 'άνοδο'} ${fromPlaceTo(from, to)}.`,
      (facts, ground) => {
        const club = subject(facts, ground);
        if (facts.to === 1) return `Μετά το ματς στην κορυφή ${stands(club)} ${club}.`;
        if (facts.relegation) return `Μετά το ματς ${club} δεν ${stands(club)} πια στη ζώνη του υποβιβασμού.`;
        return `σ${theOrdinal(facts.from)} θέση ήταν πριν από το ματς ${club}, σ${theOrdinal(facts.to)} ${stands(club)} τώρα.`;
      },
    ],
    movedDown: [
      ({ club, from, to, relegation }) =>
        from === 1
          ? `${club} ${club.verb('έχασε', 'έχασαν')} την πρώτη θέση και ${club.verb('έπεσε', 'έπεσαν')} σ${theOrdinal(to)}.`
          : relegation
            ? `${club} ${club.verb('έπεσε', 'έπεσαν')} στη ζώνη του υποβιβασμού, ${onPlace(to)}.`
            : `${club} ${club.verb('έπεσε', 'έπεσαν')} ${fromPlaceTo(from, to)}.`,
      (facts, ground) => {
        const club = subject(facts, ground);
        const result = facts.drawn ? 'Η ισοπαλία' : 'Η ήττα';
        if (facts.from === 1) return `${result} στοίχισε ${club.at} την πρώτη θέση.`;
        if (facts.relegation) return `${result} ρίχνει ${club.acc} στη ζώνη του υποβιβασμού.`;
        return `${result} ρίχνει ${club.acc} ${fromPlaceTo(facts.from, facts.to)}.`;
      },
      ({ club, from, to, relegation }) =>
        from === 1
          ? `Στην κορυφή δεν ${stands(club)} πια ${club}, που ${club.verb('υποχώρησε', 'υποχώρησαν')} σ${theOrdinal(to)} θέση.`
          : relegation
            ? `Στη ζώνη του υποβιβασμού ${stands(club)} πλέον ${club}, ${onPlace(to)}.`
            : `${places(to - from)} πιο χαμηλά, σ${theOrdinal(to)}, ${stands(club)} πλέον ${club}.`,
      (facts, ground) => {
        const club = subject(facts, ground);
        if (facts.from === 1)
          return `Στη βαθμολογία ${club} ${club.verb('υποχώρησε', 'υποχώρησαν')} από την κορυφή σ${theOrdinal(facts.to)} θέση.`;
        if (facts.relegation) return `Στη βαθμολογία ${club} ${club.verb('βρέθηκε', 'βρέθηκαν')} σε θέση υποβιβασμού.`;
        return `Στη βαθμολογία ${club} ${club.verb('υποχώρησε', 'υποχώρησαν')} ${fromPlaceTo(facts.from, facts.to)}.`;
      },
      (facts, ground) => {
        const club = subject(facts, ground);
        if (facts.from === 1) return `Την κορυφή ${club.verb('άφησε', 'άφησαν')} ${club}, που ${stands(club)} πλέον ${onPlace(facts.to)}.`;
        if (facts.relegation) return `Μετά το ματς ${club} ${stands(club)} σε θέση που οδηγεί στον υποβιβασμό.`;
        return `σ${theOrdinal(facts.from)} θέση ήταν πριν από το ματς ${club}, σ${theOrdinal(facts.to)} ${stands(club)} τώρα.`;
      },
    ],
    decided: [
      ({ club, outcome }) => `Για ${club.acc} ${outcomes[outcome].noun} είναι πλέον ${outcomes[outcome].certain}.`,
      ({ club, outcome }) =>
        outcome === 'champion'
          ? `${club} ${club.verb('κατέκτησε', 'κατέκτησαν')} και μαθηματικά τον τίτλο.`
          : outcome === 'promoted'
            ? `${club} ${club.verb('εξασφάλισε', 'εξασφάλισαν')} και μαθηματικά την άνοδο.`
            : `Για ${club.acc} οι ελπίδες παραμονής έσβησαν και μαθηματικά.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Για ${club.acc} ήταν η ${feminineOrdinal(run)} νίκη στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${club} ${club.verb('έφτασε', 'έφτασαν')} τις ${number(run, 'feminine')} νίκες στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${wins(run)} στη σειρά στο πρωτάθλημα ${counts(club)} πλέον ${club}.`,
    ],
    winningRunEnded: [
      ({ club, run, drawn }) => `Στις ${wins(run)} σταμάτησε με ${drawn ? 'την ισοπαλία' : 'την ήττα'} το σερί ${club.gen} στο πρωτάθλημα.`,
      ({ club, run }) => `${club} ${club.verb('ερχόταν', 'έρχονταν')} από ${wins(run)} στη σειρά στο πρωτάθλημα.`,
      (facts, ground) =>
        `Το σερί ${wins(facts.run, 'gen')} που ${subject(facts, ground).verb('έτρεχε', 'έτρεχαν')} στο πρωτάθλημα ${subject(facts, ground)} τελείωσε εδώ.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Για ${club.acc} ήταν η ${feminineOrdinal(run)} ήττα στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${club} ${club.verb('έφτασε', 'έφτασαν')} τις ${number(run, 'feminine')} ήττες στη σειρά στο πρωτάθλημα.`,
      (facts, ground) =>
        `${defeats(facts.run)} στη σειρά στο πρωτάθλημα ${counts(subject(facts, ground))} πλέον ${subject(facts, ground)}.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} ${club.verb('επέστρεψε', 'επέστρεψαν')} στις νίκες μετά από ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `Στις ${defeats(run)} έκλεισε το αρνητικό σερί ${club.gen} στο πρωτάθλημα.`,
      (facts, ground) =>
        `Τέλος στον κατήφορο: πριν από αυτή τη νίκη ${subject(facts, ground)} ${subject(facts, ground).verb('είχε', 'είχαν')} ${defeats(facts.run)} στη σειρά στο πρωτάθλημα.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `Ήταν η πρώτη ήττα ${club.gen} ${inTheLast(run + 1)}.`,
      ({ club, run }) => `Το αήττητο ${club.gen} έσπασε μετά από ${leagueMatches(run)}.`,
      (facts, ground) => `Το αήττητο ${matches(facts.run, 'gen')} στο πρωτάθλημα έφτασε στο τέλος του για ${subject(facts, ground).acc}.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `Για ${club.acc} ήταν η πρώτη νίκη μετά από ${leagueMatches(run)}.`,
      (facts, ground) =>
        `Μετά από ${leagueMatches(facts.run)} χωρίς νίκη ${subject(facts, ground).verb('πανηγύρισε', 'πανηγύρισαν')} ξανά ${subject(facts, ground)}.`,
      ({ club, run }) => `Ήταν η πρώτη νίκη ${club.gen} ${inTheLast(run + 1)}.`,
    ],
    firstWin: [
      ({ club, played, ground }) =>
        `Για ${club.acc} ήταν η πρώτη φετινή νίκη${on(ground)}, μετά από ${number(played - 1, 'feminine')} άκαρπες προσπάθειες στο πρωτάθλημα.`,
      ({ club, played, ground }) =>
        `Πριν από αυτό το ματς ${club} δεν ${club.verb('είχε', 'είχαν')} νικήσει φέτος σε ${leagueMatches(played - 1)}${on(ground)}.`,
    ],
    firstDefeat: [
      ({ club, played, ground }) => `Ήταν η πρώτη φετινή ήττα ${club.gen}${on(ground)}, μετά από ${leagueMatches(played - 1)}.`,
      ({ club, played, ground }) =>
        `Πριν από αυτό το ματς ${club} δεν ${club.verb('είχε', 'είχαν')} χάσει φέτος σε ${leagueMatches(played - 1)}${on(ground)}.`,
    ],
    stillWinless: [
      ({ club, played, ground }) =>
        `Χωρίς φετινή νίκη${on(ground)} ${club.verb('παραμένει', 'παραμένουν')} ${club}, μετά από ${leagueMatches(played)}.`,
      ({ club, played, ground }) =>
        `${leagueMatches(played)}${on(ground)} ${has(club)} παίξει φέτος ${club} χωρίς να ${club.verb('νικήσει', 'νικήσουν')}.`,
    ],
  };
}
