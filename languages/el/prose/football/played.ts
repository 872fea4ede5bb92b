import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import {
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
  rounds,
  stands,
} from '../phrases.ts';
import { defeats, inMonth, meetings, number, onPlace, onPoints, ordinal, points, theOrdinal, wins } from '../words.ts';

/** Returns the sentences of Greek previews about matches played; those about one club use its name or its role in the match. */
export function greekPlayed({ score }: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof PlayedStories<unknown>> {
  const ofLeague = (leagueOnly: boolean) => (leagueOnly ? ' πρωταθλήματος' : '');
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${inTheLatestRounds(of)} ${better} ${counts(better)} ${wins(betterWins)}, ${itsOpponent(better, worse)} ${number(worseWins, 'feminine')}.`,
      ({ better, betterWins, worseWins, of }) =>
        `Σε καλύτερη φόρμα ${stands(better)} ${better}, με ${wins(betterWins)} έναντι ${number(worseWins, 'feminine', 'gen')} ${inTheLastGames(of)}.`,
      ({ better, betterAtHome, betterWins, worseWins, of }) =>
        `Η πρόσφατη φόρμα ευνοεί ${partOf(better, betterAtHome).acc}: ${wins(betterWins, 'nom')} έναντι ${number(worseWins, 'feminine', 'gen')} ${inTheLastGames(of)}.`,
      ({ better, betterAtHome, betterWins, worseWins, of }) => {
        const club = partOf(better, betterAtHome);
        return `Σε καλύτερη φόρμα ${stands(club)} ${club}, με ${wins(betterWins)} έναντι ${number(worseWins, 'feminine', 'gen')} ${inTheLatestRounds(of)}.`;
      },
    ],
    formLevel: [
      ({ wins: won, of }) => `Στη φόρμα δεν υπάρχει διαφορά: από ${wins(won)} ${inTheLast(of)}.`,
      ({ wins: won, of }) => `Στη φόρμα υπάρχει ισορροπία: από ${wins(won)} ${inTheLastGames(of)}.`,
      ({ wins: won, of }) => `Η πρόσφατη φόρμα δεν δίνει προβάδισμα σε καμία ομάδα: από ${wins(won)} ${inTheLastRounds(of)}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `${inTheLatestRounds(of)} ${better} ${has(better)} ${wins(betterWins)}, ${itsOpponent(better, worse)} καμία.`,
      ({ better, worse, betterWins, of }) =>
        `${better} ${counts(better)} ${wins(betterWins)} ${inTheLastGames(of)}, ενώ ${itsOpponent(better, worse)} δεν ${has(worse)} νικήσει ούτε μία φορά.`,
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = [partOf(better, betterAtHome), partOf(worse, betterAtHome === undefined ? undefined : !betterAtHome)];
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
      ({ played }) => `Εντός έδρας οι γηπεδούχοι έχουν φέτος μόνο νίκες, ${number(played, 'feminine')} στο πρωτάθλημα.`,
    ],
    alsoFortress: [
      ({ club, played }) =>
        `${club} ${club.verb('παραμένει', 'παραμένουν')} φέτος ${club.agree('αήττητος')} σε ${leagueMatches(played)} εντός έδρας.`,
      ({ club, played, won }) =>
        `Στην έδρα ${club.their} ${club} δεν ${has(club)} χάσει φέτος: ${wins(won, 'nom')} σε ${leagueMatches(played)}.`,
      ({ played }) => `Οι γηπεδούχοι δεν έχουν χάσει φέτος σε ${leagueMatches(played)} εντός έδρας.`,
      ({ played, won }) => `Εντός έδρας οι γηπεδούχοι δεν έχουν χάσει φέτος, με ${wins(won)} σε ${leagueMatches(played)}.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} δεν ${has(club)} νικήσει φέτος σε ${leagueMatches(played)} εντός έδρας.`,
      ({ club }) => `Η πρώτη φετινή νίκη εντός έδρας λείπει ακόμη από ${club.acc}.`,
      ({ played }) => `Εντός έδρας οι γηπεδούχοι δεν έχουν νικήσει φέτος, σε ${leagueMatches(played)}.`,
      () => 'Η πρώτη φετινή νίκη εντός έδρας λείπει ακόμη από τους γηπεδούχους.',
    ],
    alsoPerfectAway: [
      ({ club, played }) => `Εκτός έδρας ${club} ${has(club)} κάνει φέτος το απόλυτο: ${wins(played, 'nom')} σε ${leagueMatches(played)}.`,
      ({ club, played }) => `${club} ${has(club)} κερδίσει φέτος και τους ${number(played, 'masculine')} εκτός έδρας αγώνες πρωταθλήματος.`,
      ({ played }) => `Η φιλοξενούμενη ομάδα έχει κάνει φέτος το απόλυτο εκτός έδρας: ${wins(played, 'nom')} σε ${leagueMatches(played)}.`,
      ({ played }) => `Εκτός έδρας η φιλοξενούμενη ομάδα έχει φέτος μόνο νίκες, ${number(played, 'feminine')} στο πρωτάθλημα.`,
    ],
    alsoStrongTravellers: [
      ({ club, played }) =>
        `Εκτός έδρας ${club} ${club.verb('παραμένει', 'παραμένουν')} φέτος ${club.agree('αήττητος')}, σε ${leagueMatches(played)}.`,
      ({ club, played, won }) => `${club} δεν ${has(club)} χάσει φέτος εκτός έδρας: ${wins(won, 'nom')} σε ${leagueMatches(played)}.`,
      ({ played }) => `Η φιλοξενούμενη ομάδα δεν έχει χάσει φέτος σε ${leagueMatches(played)} εκτός έδρας.`,
      ({ played, won }) => `Εκτός έδρας η φιλοξενούμενη ομάδα δεν έχει χάσει φέτος, με ${wins(won)} σε ${leagueMatches(played)}.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `Διπλό δεν ${has(club)} κάνει ακόμη φέτος ${club}, σε ${leagueMatches(played)} εκτός έδρας.`,
      ({ club }) => `Η πρώτη φετινή νίκη εκτός έδρας λείπει ακόμη από ${club.acc}.`,
      ({ played }) => `Η φιλοξενούμενη ομάδα δεν έχει κάνει ακόμη διπλό φέτος, σε ${leagueMatches(played)} εκτός έδρας.`,
      () => 'Η πρώτη φετινή νίκη εκτός έδρας λείπει ακόμη από τη φιλοξενούμενη ομάδα.',
    ],
    alsoPromoted: [
      ({ club }) => `Για ${club.acc} είναι η πρώτη σεζόν μετά την άνοδο.`,
      ({ club }) => `${club.agree('νεοφώτιστος')} στην κατηγορία είναι ${club}.`,
      ({ atHome }) => `Για ${part(atHome).acc} είναι η πρώτη σεζόν μετά την άνοδο.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Στη βαθμολογία ${higher.agree(ordinal(higherPlace))} είναι ${higher} και ${lower.agree(ordinal(lowerPlace))} ${lower}, με ${points(gap)} διαφορά.`,
      ({ higher, lower, higherPlace, lowerPlace }) =>
        `${higher} ${stands(higher)} ${onPlace(higherPlace)}, ${itsOpponent(higher, lower)} σ${theOrdinal(lowerPlace)}.`,
      ({ higher, gap }) => `Στη βαθμολογία ${higher.verb('προηγείται', 'προηγούνται')} ${higher} με ${points(gap)}.`,
      ({ higher, higherAtHome, gap }) => {
        const club = partOf(higher, higherAtHome);
        return `Πιο ψηλά στη βαθμολογία ${stands(club)} ${club}, με ${points(gap)} διαφορά.`;
      },
      ({ higher, higherAtHome, gap }) => {
        const club = partOf(higher, higherAtHome);
        return `${club} ${has(club)} ${points(gap)} ${gap === 1 ? 'περισσότερο' : 'περισσότερους'} στη βαθμολογία.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `Στη βαθμολογία οι δύο ομάδες έχουν από ${points(level)}.`,
      ({ points: level }) => `Οι δύο ομάδες ισοβαθμούν ${onPoints(level)}.`,
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
        `Η παράδοση είναι με ${partOf(leader, leaderAtHome).acc}: ${wins(leaderWins, 'nom')} σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since}.`,
      ({ leader, meetings: all, leaderWins, since, leagueOnly }) =>
        `Η παράδοση είναι με ${leader.acc}: ${wins(leaderWins, 'nom')} σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since}.`,
      ({ leader, meetings: all, leaderWins, since, leagueOnly }) =>
        `Στις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)} από το ${since} ${leader} ${has(leader)} ${wins(leaderWins)}.`,
      ({ leader, meetings: all, leaderWins, since, leagueOnly }) =>
        `Από το ${since} ${leader} ${has(leader)} πάρει ${number(leaderWins, 'feminine')} από τις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)}.`,
    ],
    meetingsLevel: [
      ({ meetings: all, wins: won, since, leagueOnly }) =>
        `Στις ${number(all, 'feminine')} μεταξύ τους αναμετρήσεις${ofLeague(leagueOnly)} από το ${since} κάθε ομάδα έχει ${wins(won)}.`,
      ({ meetings: all, wins: won, since, leagueOnly }) =>
        `Μοιρασμένη είναι η παράδοση από το ${since}: ${wins(won, 'nom')} για κάθε ομάδα σε ${meetings(all)}${ofLeague(leagueOnly)}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Στην τελευταία μεταξύ τους αναμέτρηση, ${inMonth(on)}, ${winner} ${beat(winner)} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${winner.verb('είχε', 'είχαν')} κερδίσει με ${score(winnerGoals, loserGoals)} την τελευταία φορά που έπαιξαν μεταξύ τους, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Το τελευταίο μεταξύ τους ματς, ${inMonth(on)}, το ${winner.verb('πήρε', 'πήραν')} ${winner} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Με ${score(winnerGoals, loserGoals)} ${winner.verb('πήρε', 'πήραν')} ${winner} το τελευταίο μεταξύ τους ματς, ${inMonth(on)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `Η τελευταία μεταξύ τους αναμέτρηση, ${inMonth(on)}, έληξε ${score(each, each)}.`,
      ({ goals: each, on }) => `Οι δύο ομάδες είχαν μείνει στο ${score(each, each)} την τελευταία φορά που έπαιξαν, ${inMonth(on)}.`,
      ({ goals: each, on }) => `Με ${score(each, each)} είχε λήξει το τελευταίο μεταξύ τους ματς, ${inMonth(on)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `Προηγούμενη μεταξύ τους αναμέτρηση${ofLeague(leagueOnly)} δεν γνωρίζουμε· τα στοιχεία μας αρχίζουν από το ${since}.`,
      ({ since, leagueOnly }) =>
        `Στα στοιχεία μας, που αρχίζουν από το ${since}, οι δύο ομάδες δεν έχουν παίξει ποτέ μεταξύ τους${leagueOnly ? ' στο πρωτάθλημα' : ''}.`,
    ],
  };
}
