import type { Moment } from '#domain/story/match-to-tell.ts';
import type { CourseStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../../nouns/nouns.ts';
import { beat } from '../../phrases.ts';
import { goals, number, times } from '../../words.ts';
import { aGoal, at, losers, other, scoredBy, subject, theMinute, winners } from './review-words.ts';

/** Max minute of a goal that came early. */
const early = 25;
/** Players of a side at kick-off. */
const fullSide = 11;

const was = (club: GreekNoun) => club.verb('ήταν', 'ήταν');
const scored = (club: GreekNoun) => club.verb('πέτυχε', 'πέτυχαν');
const missed = (club: GreekNoun) => club.verb('έχασε', 'έχασαν');
/** The moment the winner went ahead, after a minute that has just been named: `στο 70ό`. */
const then = ({ winning, added = 0 }: Moment & { readonly winning: Moment }) =>
  added > 0 || (winning.added ?? 0) > 0 ? at(winning) : at(winning).replace(/ λεπτό$/u, '');
const winningAt = (facts: CourseStories<GreekNoun>['turnedRound']) => `${then(facts)}${scoredBy(facts.winning.by)}`;
const decisive = ({ winning, ...moment }: CourseStories<GreekNoun>['aheadForGood']) =>
  winning === undefined ? '' : `· το γκολ που τελικά έκρινε το ματς μπήκε ${then({ ...moment, winning })}${scoredBy(winning.by)}`;
const saw = (club: GreekNoun) => club.verb('είδε', 'είδαν');

/** Returns the sentences of Greek reviews on how a match went. */
export function greekCourses({ score }: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof CourseStories<unknown>> {
  const theGoal = ({ loserGoals }: { readonly loserGoals: number }) => (loserGoals === 0 ? 'το μοναδικό γκολ' : 'το γκολ της νίκης');
  const behind = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  const ahead = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(ownGoals, otherGoals);
  const within = (minutes: number) => (minutes <= 1 ? 'μέσα σε ένα λεπτό' : `μέσα σε ${number(minutes, 'neuter')} λεπτά`);
  const reds = (count: number) => `${number(count, 'feminine')} ${count === 1 ? 'αποβολή' : 'αποβολές'}`;
  return {
    cameFromBehind: [
      ({ winner, ownGoals, otherGoals }) =>
        `Πίσω στο σκορ με ${score(otherGoals, ownGoals)} στο ημίχρονο, ${winner} ${winner.verb('έκανε', 'έκαναν')} την ανατροπή.`,
      (facts, ground) =>
        `Στο ημίχρονο ${winners(facts, ground)} ${winners(facts, ground).verb('έχανε', 'έχαναν')} με ${behind(facts)}, στο δεύτερο μέρος όμως ήρθε η ανατροπή.`,
      (facts, ground) =>
        `${facts.winner} ${facts.winner.verb('γύρισε', 'γύρισαν')} το ματς στο δεύτερο μέρος, μετά το ${behind(facts)} υπέρ ${losers(facts, ground).gen} στο ημίχρονο.`,
    ],
    settledByHalfTime: [
      (facts, ground) => `Ήδη στο ημίχρονο ${winners(facts, ground)} προηγούνταν με ${ahead(facts)}.`,
      ({ winner, ownGoals, otherGoals }) =>
        `Προβάδισμα ${score(ownGoals, otherGoals)} ${winner.verb('είχε', 'είχαν')} ${winner} ήδη από το ημίχρονο.`,
      (facts, ground) => `Το ${ahead(facts)} υπέρ ${winners(facts, ground).gen} στο ημίχρονο είχε δείξει τον δρόμο.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => `Το πρώτο μέρος είχε λήξει ${score(each, each)}.`,
      ({ goals: each }) => `Οι δύο ομάδες είχαν πάει στα αποδυτήρια με το σκορ στο ${score(each, each)}.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) =>
        `Στο ημίχρονο ${club} ${was(club)} μπροστά με ${score(ownGoals, otherGoals)}, το προβάδισμα όμως δεν κράτησε ως το τέλος.`,
      ({ club, ownGoals, otherGoals }) => `Το ημίχρονο είχε κλείσει με ${score(ownGoals, otherGoals)} υπέρ ${club.gen}.`,
    ],
    turnedRound: [
      (facts) =>
        `${facts.loser} ${was(facts.loser)} μπροστά με ${behind(facts)} ως την ισοφάριση ${at(facts)}, ενώ το γκολ της ανατροπής μπήκε ${winningAt(facts)}.`,
      (facts) =>
        `Με το ${score(facts.otherGoals, facts.otherGoals)} ${at(facts)} άρχισε η ανατροπή ${facts.winner.gen}, που ολοκληρώθηκε ${winningAt(facts)}.`,
      (facts, ground) =>
        `Το ${behind(facts)} υπέρ ${losers(facts, ground).gen} έγινε ${score(facts.otherGoals, facts.otherGoals)} ${at(facts)}${scoredBy(facts.by)}, και το γκολ της ανατροπής ήρθε ${winningAt(facts)}.`,
      (facts, ground) =>
        `Ως ${theMinute(facts)} το σκορ ήταν ${behind(facts)} υπέρ ${losers(facts, ground).gen}· η ανατροπή ολοκληρώθηκε ${winningAt(facts)}.`,
      (facts, ground) => {
        const club = losers(facts, ground);
        return `Το προβάδισμα με ${behind(facts)} δεν ήταν αρκετό για ${club.acc}: η ισοφάριση ήρθε ${at(facts)}${scoredBy(facts.by)} και το γκολ της ανατροπής ${winningAt(facts)}.`;
      },
      (facts) =>
        `${facts.loser} ${facts.loser.verb('κρατούσε', 'κρατούσαν')} το ${behind(facts)} ως ${theMinute(facts)}, ${then(facts)} όμως ${facts.loser.verb('βρέθηκε', 'βρέθηκαν')} πίσω στο σκορ.`,
    ],
    leadChanged: [
      ({ times: changes }) => `Το προβάδισμα άλλαξε χέρια ${times(changes)}.`,
      ({ times: changes }) => `Και οι δύο ομάδες βρέθηκαν μπροστά στο σκορ, με το προβάδισμα να αλλάζει χέρια ${times(changes)}.`,
    ],
    leadShrank: [
      (facts, ground) => `${at(facts)} το σκορ ήταν ήδη ${ahead(facts)} υπέρ ${winners(facts, ground).gen}.`,
      (facts, ground) =>
        `${winners(facts, ground)} ${winners(facts, ground).verb('προηγήθηκε', 'προηγήθηκαν')} με ${ahead(facts)} ${at(facts)}, στο τέλος όμως η διαφορά ήταν ένα γκολ.`,
      (facts, ground) =>
        `${losers(facts, ground)} ${losers(facts, ground).verb('έχανε', 'έχαναν')} με ${ahead(facts)} ${at(facts)}, ${losers(facts, ground).verb('πλησίασε', 'πλησίασαν')} όμως στο ένα γκολ.`,
    ],
    winningGoal: [
      (facts) => `${theGoal(facts)} μπήκε ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `${aGoal(facts.by)} ${at(facts)} έκρινε το ματς.`,
      (facts) => `Το ματς κρίθηκε ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) =>
        facts.minute <= early
          ? `Νωρίς, ${at(facts)}${scoredBy(facts.by)}, μπήκε ${theGoal(facts)}.`
          : `Το ${score(facts.loserGoals, facts.loserGoals)} κράτησε ως ${theMinute(facts)}.`,
      (facts, ground) =>
        facts.by === 'own-goal'
          ? `Ένα αυτογκόλ ${at(facts)} χάρισε τη νίκη ${winners(facts, ground).at}.`
          : `${winners(facts, ground)} ${scored(winners(facts, ground))} ${theGoal(facts)} ${at(facts)}${scoredBy(facts.by)}.`,
      (facts) => `Τη διαφορά έκανε ${aGoal(facts.by)} ${at(facts)}.`,
      (facts) => `Τη νίκη έφερε ${aGoal(facts.by)} ${at(facts)}.`,
      (facts) =>
        facts.minute <= early
          ? `Νωρίς, ${at(facts)}, ${facts.loser.verb('έμεινε', 'έμειναν')} πίσω στο σκορ ${facts.loser}.`
          : `${facts.loser} ${facts.loser.verb('άντεξε', 'άντεξαν')} ως ${theMinute(facts)}.`,
      (facts) => `Νικητή ανέδειξε ${aGoal(facts.by)} ${at(facts)}.`,
    ],
    aheadForGood: [
      (facts, ground) => {
        const club = winners(facts, ground);
        return `${club} ${club.verb('προηγήθηκε', 'προηγήθηκαν')} ${at(facts)}${scoredBy(facts.by)} και ${club.verb('κράτησε', 'κράτησαν')} το προβάδισμα${decisive(facts)}.`;
      },
      (facts, ground) => `Από ${theMinute(facts)} ως το τέλος μπροστά ${was(winners(facts, ground))} ${winners(facts, ground)}.`,
      (facts, ground) => `${aGoal(facts.by)} ${at(facts)} έδωσε ${winners(facts, ground).at} προβάδισμα που δεν χάθηκε.`,
      (facts, ground) => {
        const club = losers(facts, ground);
        return `${club} ${club.verb('βρέθηκε', 'βρέθηκαν')} πίσω στο σκορ ${at(facts)} και δεν ${club.verb('ισοφάρισε', 'ισοφάρισαν')}${facts.otherGoals === 0 ? '' : ' ξανά'}${decisive(facts)}.`;
      },
      (facts, ground) =>
        `Το προβάδισμα που ${winners(facts, ground).verb('πήρε', 'πήραν')} ${winners(facts, ground)} ${at(facts)} κράτησε ως το τέλος.`,
      (facts, ground) => {
        const club = winners(facts, ground);
        return `Το ${ahead(facts)} ${at(facts)}${scoredBy(facts.by)} έβαλε μπροστά ${club.acc} για τα καλά${decisive(facts)}.`;
      },
      (facts, ground) => `Μετά το ${ahead(facts)} υπέρ ${winners(facts, ground).gen} ${at(facts)} δεν υπήρξε ισοφάριση.`,
      (facts, ground) =>
        `Το προβάδισμα δεν άλλαξε χέρια μετά το γκολ ${at(facts)}, που έκανε το ${ahead(facts)} για ${winners(facts, ground).acc}.`,
    ],
    equaliser: [
      (facts, ground) => {
        const club = subject(facts, ground);
        return `${club} ${club.verb('ισοφάρισε', 'ισοφάρισαν')} ${at(facts)}${scoredBy(facts.by)}.`;
      },
      ({ club, ...facts }) => `Η ισοφάριση ${club.gen} ήρθε ${at(facts)}${scoredBy(facts.by)}.`,
      (facts, ground) => `${other(facts, ground)} ${was(other(facts, ground))} μπροστά ως ${theMinute(facts)}.`,
      (facts, ground) => `${aGoal(facts.by)} ${at(facts)} έδωσε την ισοφάριση ${subject(facts, ground).at}.`,
      ({ club, ...facts }) =>
        `Το τελικό σκορ διαμορφώθηκε ${at(facts)}, όταν ${club.verb('ισοφάρισε', 'ισοφάρισαν')}${scoredBy(facts.by)} ${club}.`,
      (facts, ground) => `Ως ${theMinute(facts)} ${subject(facts, ground)} ${was(subject(facts, ground))} πίσω στο σκορ.`,
      (facts, ground) => `Το προβάδισμα ${other(facts, ground).gen} χάθηκε ${at(facts)}${scoredBy(facts.by)}.`,
      (facts, ground) => `Μετά την ισοφάριση ${subject(facts, ground).gen}${scoredBy(facts.by)} ${at(facts)} άλλο γκολ δεν μπήκε.`,
    ],
    quickGoals: [
      ({ club, goals: all, minutes }) => `${club} ${scored(club)} ${goals(all)} ${within(minutes)}.`,
      (facts, ground) => `${at(facts)} άρχισε το ξέσπασμα ${subject(facts, ground).gen}: ${goals(facts.goals)} ${within(facts.minutes)}.`,
      (facts, ground) =>
        `${goals(facts.goals)} ${within(facts.minutes)} ${scored(subject(facts, ground))} ${subject(facts, ground)}, το πρώτο ${at(facts)}.`,
      (facts, ground) =>
        `Από ${theMinute(facts)}, τα δίχτυα ${other(facts, ground).gen} κουνήθηκαν ${times(facts.goals)} ${within(facts.minutes)}.`,
    ],
    goalsInOneHalf: [
      ({ half, goals: all }) => `Και τα ${number(all, 'neuter')} γκολ μπήκαν στο ${half === 'first' ? 'πρώτο' : 'δεύτερο'} μέρος.`,
      ({ half }) => (half === 'first' ? 'Μετά το ημίχρονο γκολ δεν μπήκε.' : 'Στο πρώτο μέρος δεν είχε μπει γκολ.'),
    ],
    threeByOne: [
      ({ club, goals: all, of, player, women }) => {
        const which = all === of ? `και τα ${number(of, 'neuter')}` : `${number(all, 'neuter')} από τα ${number(of, 'neuter')}`;
        return player === undefined
          ? `${which} γκολ ${club.gen} είχαν την ίδια υπογραφή.`
          : `${women ? 'η' : 'ο'} ${player} έβαλε ${which} γκολ ${club.gen}.`;
      },
      ({ club, goals: all, of, player, women }) => {
        if (player !== undefined)
          return all === 3
            ? `Χατ τρικ για ${club.acc} πέτυχε ${women ? 'η' : 'ο'} ${player}.`
            : `${goals(all)} για ${club.acc} πέτυχε ${women ? 'η' : 'ο'} ${player}.`;
        if (all !== 3) return `Το ίδιο πρόσωπο έβαλε ${goals(all)} για ${club.acc}.`;
        return all === of
          ? `Με χατ τρικ ήρθαν όλα τα γκολ ${club.gen}.`
          : `Με χατ τρικ ήρθαν τα ${number(all, 'neuter')} από τα ${number(of, 'neuter')} γκολ ${club.gen}.`;
      },
    ],
    penaltyGoals: [
      ({ goals: all, of }) =>
        `${all === of ? `Και τα ${number(of, 'neuter')} γκολ` : `${number(all, 'neuter')} από τα ${number(of, 'neuter')} γκολ`} μπήκαν με πέναλτι.`,
      ({ goals: all }) => `Από την άσπρη βούλα μπήκαν ${goals(all)}.`,
    ],
    penaltyMissed: [
      (facts, ground) => `${subject(facts, ground)} ${missed(subject(facts, ground))} πέναλτι ${at(facts)}.`,
      (facts) =>
        `Πέναλτι ${at(facts)} ${facts.club.verb('είχε', 'είχαν')} ${facts.club}, χωρίς να ${facts.club.verb('σκοράρει', 'σκοράρουν')}.`,
      (facts, ground) =>
        facts.outcome === 'won'
          ? `Το χαμένο πέναλτι ${at(facts)} δεν στοίχισε ${subject(facts, ground).at}.`
          : `Ένα πέναλτι ${at(facts)} έμεινε αναξιοποίητο για ${subject(facts, ground).acc}.`,
      (facts, ground) => `Χαμένο πήγε το πέναλτι ${subject(facts, ground).gen} ${at(facts)}.`,
    ],
    sentOff: [
      (facts, ground) => `${subject(facts, ground)} ${subject(facts, ground).verb('έμεινε', 'έμειναν')} με δέκα ${at(facts)}.`,
      (facts, ground) => `Μια κόκκινη κάρτα ${at(facts)} άφησε ${subject(facts, ground).acc} με δέκα.`,
      (facts, ground) =>
        facts.outcome === 'won'
          ? `Η αποβολή ${at(facts)} δεν στοίχισε ${subject(facts, ground).at} τη νίκη.`
          : `Από ${theMinute(facts)} ${subject(facts, ground)} ${subject(facts, ground).verb('έπαιζε', 'έπαιζαν')} με δέκα.`,
      (facts) =>
        `${facts.club} ${saw(facts.club)} κόκκινη κάρτα ${at(facts)} και ${facts.club.verb('τελείωσε', 'τελείωσαν')} το ματς με δέκα.`,
      (facts, ground) =>
        `Σε αριθμητικό μειονέκτημα ${subject(facts, ground).verb('βρέθηκε', 'βρέθηκαν')} από ${theMinute(facts)} ${subject(facts, ground)}.`,
      (facts, ground) =>
        `Αριθμητικό πλεονέκτημα ${other(facts, ground).verb('είχε', 'είχαν')} από ${theMinute(facts)} ${other(facts, ground)}.`,
      (facts) => `Με δέκα ${facts.club.verb('έπαιξε', 'έπαιξαν')} από ${theMinute(facts)} ${facts.club}.`,
      (facts, ground) => `Κόκκινη κάρτα ${saw(subject(facts, ground))} ${at(facts)} ${subject(facts, ground)}.`,
    ],
    severalSentOff: [
      (facts) =>
        `${facts.club} ${facts.club.verb('τελείωσε', 'τελείωσαν')} το ματς με ${number(fullSide - facts.players, 'masculine')}, μετά από ${reds(facts.players)}.`,
      (facts, ground) =>
        `${number(facts.players, 'feminine')} κόκκινες κάρτες ${saw(subject(facts, ground))} ${subject(facts, ground)}, την πρώτη ${at(facts)}.`,
    ],
    bothSentOff: [
      ({ homePlayers, awayPlayers, home, away }, ground) =>
        homePlayers === 1 && awayPlayers === 1
          ? 'Και οι δύο ομάδες τελείωσαν το ματς με δέκα.'
          : `Αποβολές είχαν και οι δύο ομάδες: ${number(homePlayers, 'feminine')} ${ground === undefined ? home : 'οι γηπεδούχοι'}, ${number(awayPlayers, 'feminine')} ${ground === undefined ? away : 'η φιλοξενούμενη ομάδα'}.`,
      ({ homePlayers, awayPlayers }) =>
        homePlayers === 1 && awayPlayers === 1
          ? 'Από μία κόκκινη κάρτα είδαν και οι δύο ομάδες.'
          : `Με ${number(fullSide - homePlayers, 'masculine')} εναντίον ${number(fullSide - awayPlayers, 'masculine', 'gen')} τελείωσε το ματς.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Μετά την ισοπαλία των ενενήντα λεπτών, ${winner} ${beat(winner)} στην παράταση.`,
      ({ winner, loser }) => `Χρειάστηκε παράταση για να ${winner.verb('λυγίσει', 'λυγίσουν')} ${winner} ${loser.acc}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Τη λύση έδωσαν τα πέναλτι, όπου ${beat(winner)} ${winner}.`,
      ({ winner, loser }) => `Στα πέναλτι ${winner} ${winner.verb('λύγισε', 'λύγισαν')} ${loser.acc}.`,
    ],
  };
}
