import type { GreekNoun } from '#app/i18n/names/greek-noun.ts';
import type { PlayedStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import { beat, counts, has, inAll, inTheLast, inTheLastGames, leagueMatches, plays, stands } from './greek-phrases.ts';
import { defeats, inMonth, meetings, number, onPlace, onPoints, ordinal, points, theOrdinal, times, wins } from './greek-words.ts';

/** Returns the sentences about what was played. */
export function greekPlayed({ score }: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof PlayedStories<unknown>> {
  const ofLeague = (leagueOnly: boolean) => (leagueOnly ? ' πρωταθλήματος' : '');
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${inTheLast(of)} ${better} ${counts(better)} ${wins(betterWins)} έναντι ${number(worseWins, 'feminine', 'gen')} ${worse.gen}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Σε καλύτερη φόρμα ${stands(better)} ${better}, με ${wins(betterWins)} ${inTheLastGames(of)}, ενώ ${worse} ${has(worse)} ${number(worseWins, 'feminine')}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Η πρόσφατη φόρμα μιλά υπέρ ${better.gen}: ${wins(betterWins, 'nom')} ${inTheLast(of)}, έναντι ${number(worseWins, 'feminine', 'gen')} ${worse.gen}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${worse} ${worse.verb('πήρε', 'πήραν')} ${wins(worseWins)} ${inTheLastGames(of)}, ${better} ${number(betterWins, 'feminine')}.`,
    ],
    formLevel: [
      ({ home, away, wins: won, of }) => `Από ${wins(won)} έχουν ${home} και ${away} ${inTheLast(of)}.`,
      ({ wins: won, of }) => `Στην ίδια φόρμα βρίσκονται και οι δύο ομάδες: από ${wins(won)} ${inTheLastGames(of)}.`,
      ({ wins: won, of }) => `Η πρόσφατη φόρμα δεν δίνει προβάδισμα σε καμία ομάδα: από ${wins(won)} ${inTheLast(of)}.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) => `${inTheLast(of)} ${better} ${has(better)} ${wins(betterWins)} και ${worse} καμία.`,
      ({ better, worse, betterWins, of }) =>
        `Ενώ ${worse} δεν ${has(worse)} νικήσει ${inTheLast(of)}, ${better} ${counts(better)} ${wins(betterWins)} στους δικούς ${better.their}.`,
      ({ better, worse, betterWins, of }) =>
        `Καμία νίκη για ${worse.acc} ${inTheLastGames(of)}, ${number(betterWins, 'feminine', 'nom')} για ${better.acc}.`,
    ],
    formWinless: [
      ({ home, away, of }) => `Ούτε ${home} ούτε ${away} έχουν νικήσει ${inTheLast(of)}.`,
      ({ of }) => `Τρίποντο ψάχνουν και οι δύο ομάδες, που δεν έχουν νικήσει ${inTheLastGames(of)}.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} ${club.verb('τρέχει', 'τρέχουν')} σερί ${wins(run, 'gen')} στο πρωτάθλημα.`,
      ({ club, run }) => `${wins(run)} στη σειρά στο πρωτάθλημα ${counts(club)} ${club}.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} ${club.verb('προέρχεται', 'προέρχονται')} από ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
      ({ club, run }) => `${inTheLast(run)} ${club} ${club.verb('γνώρισε', 'γνώρισαν')} μόνο ήττες.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} δεν ${has(club)} χάσει ${inTheLast(run)}.`,
      ({ club, run }) => `${club.agree('αήττητος')} ${club.verb('μένει', 'μένουν')} ${club} εδώ και ${leagueMatches(run)}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} ${counts(club)} ${leagueMatches(run)} χωρίς νίκη.`,
      ({ club, run }) => `Χωρίς νίκη ${club.verb('έμεινε', 'έμειναν')} ${club} ${inTheLastGames(run)}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} δεν ${club.verb('σκόραρε', 'σκόραραν')} ${inTheLast(run)}.`,
      ({ club, run }) => `Γκολ ${has(club)} να ${club.verb('πετύχει', 'πετύχουν')} ${club} εδώ και ${leagueMatches(run)}.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} ${club.verb('κράτησε', 'κράτησαν')} ανέπαφη την εστία ${club.their} ${inTheLast(run)}.`,
      ({ club, run }) => `Γκολ δεν ${club.verb('δέχτηκε', 'δέχτηκαν')} ${club} ${inTheLastGames(run)}.`,
    ],
    alsoFortress: [
      ({ club, played }) =>
        `${club} ${club.verb('παραμένει', 'παραμένουν')} φέτος ${club.agree('αήττητος')} σε ${leagueMatches(played)} εντός έδρας.`,
      ({ club, played, won }) =>
        `Στην έδρα ${club.their} ${club} ${has(club)} ${wins(won)} και καμία ήττα φέτος, σε ${leagueMatches(played)}.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `${club} δεν ${has(club)} νικήσει φέτος σε ${leagueMatches(played)} εντός έδρας.`,
      ({ club }) => `Η πρώτη φετινή νίκη εντός έδρας λείπει ακόμη από ${club.acc}.`,
    ],
    alsoStrongTravellers: [
      ({ club, played }) =>
        `Εκτός έδρας ${club} ${club.verb('παραμένει', 'παραμένουν')} φέτος ${club.agree('αήττητος')}, σε ${leagueMatches(played)}.`,
      ({ club, played, won }) => `${club} ${has(club)} ${wins(won)} και καμία ήττα σε ${leagueMatches(played)} εκτός έδρας φέτος.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `Διπλό δεν ${has(club)} κάνει ακόμη φέτος ${club}, σε ${leagueMatches(played)} εκτός έδρας.`,
      ({ club }) => `Η πρώτη φετινή νίκη εκτός έδρας λείπει ακόμη από ${club.acc}.`,
    ],
    alsoPromoted: [
      ({ club }) => `Για ${club.acc} είναι η πρώτη σεζόν μετά την άνοδο.`,
      ({ club }) => `${club.agree('νεοφώτιστος')} στην κατηγορία είναι ${club}.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Στη βαθμολογία ${higher.agree(ordinal(higherPlace))} είναι ${higher} και ${lower.agree(ordinal(lowerPlace))} ${lower}, με ${points(gap)} διαφορά.`,
      ({ higher, lower, higherPlace, lowerPlace }) =>
        `${higher} ${stands(higher)} ${onPlace(higherPlace)}, ${lower} σ${theOrdinal(lowerPlace)}.`,
      ({ higher, lower, gap }) =>
        `${points(gap, 'nom')} ${gap === 1 ? 'χωρίζει' : 'χωρίζουν'} ${higher.acc} από ${lower.acc} στη βαθμολογία.`,
      ({ higher, lower, gap }) => `Πιο ψηλά στη βαθμολογία ${stands(higher)} ${higher}, ${points(gap)} πάνω από ${lower.acc}.`,
    ],
    standingsLevel: [
      ({ points: level }) => `Στη βαθμολογία οι δύο ομάδες έχουν από ${points(level)}.`,
      ({ home, away, points: level }) => `${home} και ${away} ισοβαθμούν ${onPoints(level)}.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) => `${inAll(played)} ${club.gen} μπήκαν ${number(all, 'neuter')} γκολ, υπέρ και κατά.`,
      ({ club, matches: played, goals: all }) =>
        `Σπάνια πλήττει κανείς όταν ${plays(club)} ${club}: ${number(all, 'neuter')} γκολ, υπέρ και κατά, σε ${leagueMatches(played)}.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) =>
        `${inAll(played)} ${club.gen} ${all === 1 ? 'μπήκε' : 'μπήκαν'} μόλις ${number(all, 'neuter', 'nom')} γκολ, υπέρ και κατά.`,
      ({ club, matches: played, goals: all }) =>
        `Τα γκολ σπανίζουν όταν ${plays(club)} ${club}: ${number(all, 'neuter')} σε ${leagueMatches(played)}, υπέρ και κατά.`,
    ],
    meetingsLead: [
      ({ leader, trailer, meetings: all, leaderWins, since, leagueOnly }) =>
        `Από το ${since} ${leader} ${has(leader)} ${wins(leaderWins)} σε ${meetings(all)}${ofLeague(leagueOnly)} με ${trailer.acc}.`,
      ({ leader, meetings: all, leaderWins, since, leagueOnly }) =>
        `Η παράδοση είναι με ${leader.acc}: ${wins(leaderWins, 'nom')} σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since}.`,
      ({ leader, trailer, meetings: all, leaderWins, since, leagueOnly }) =>
        `${leader} ${has(leader)} νικήσει ${times(leaderWins)} ${trailer.acc} σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since}.`,
    ],
    meetingsLevel: [
      ({ meetings: all, wins: won, since, leagueOnly }) =>
        `Από το ${since} οι δύο ομάδες έχουν από ${wins(won)} σε ${meetings(all)}${ofLeague(leagueOnly)}.`,
      ({ meetings: all, wins: won, since, leagueOnly }) =>
        `Μοιρασμένη είναι η παράδοση: από ${wins(won)} σε ${meetings(all)}${ofLeague(leagueOnly)} από το ${since}.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Στην τελευταία μεταξύ τους αναμέτρηση, ${inMonth(on)}, ${winner} ${beat(winner)} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${winner.verb('είχε', 'είχαν')} κερδίσει με ${score(winnerGoals, loserGoals)} την τελευταία φορά που έπαιξαν, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)}, στο τελευταίο μεταξύ τους ματς, ${winner} ${winner.verb('επικράτησε', 'επικράτησαν')} ${loser.gen} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Με ${score(winnerGoals, loserGoals)} ${winner.verb('πήρε', 'πήραν')} ${winner} το τελευταίο μεταξύ τους ματς, ${inMonth(on)}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `Η τελευταία μεταξύ τους αναμέτρηση, ${inMonth(on)}, έληξε ${score(each, each)}.`,
      ({ home, away, goals: each, on }) =>
        `${home} και ${away} είχαν μείνει στο ${score(each, each)} την τελευταία φορά που έπαιξαν, ${inMonth(on)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) =>
        `Προηγούμενη μεταξύ τους αναμέτρηση${ofLeague(leagueOnly)} δεν γνωρίζουμε· τα στοιχεία μας αρχίζουν από το ${since}.`,
      ({ home, away, since, leagueOnly }) =>
        `Στα στοιχεία μας, που αρχίζουν από το ${since}, ${home} και ${away} δεν έχουν παίξει ποτέ μεταξύ τους${leagueOnly ? ' στο πρωτάθλημα' : ''}.`,
    ],
  };
}
