import type { PlayedStories } from '#domain/story/stories.ts';
import type { UnbentProse } from '#languages/prose/prose-language.ts';
import type { HomeAndAway, ProseFigures, UnbentTexts } from '#languages/prose/story-texts.ts';
import { aGoal, at, scoredBy } from './football/review/review-words.ts';
import { greekUnbentNews } from './news/unbent-news.ts';
import { type GreekNoun, greekNouns } from './nouns/nouns.ts';
import { atPlace, atRank, beat, counts, has, inTheLast, leagueMatches, part, seeks, stands } from './phrases.ts';
import { defeats, feminineOrdinal, inMonth, inRunningText, matches, number, onPoints, points, roundOf, theOrdinal, wins } from './words.ts';

/** The two clubs as papers write a fixture, after a neuter article: `το Karela – Samartex`. */
const pair = (home: GreekNoun, away: GreekNoun) => `${home.bare} – ${away.bare}`;
/** The same for a club that is spoken of and its opponent. */
const pairOf = ({ club, opponent, atHome }: { club: GreekNoun; opponent: GreekNoun; atHome: boolean }) =>
  atHome ? pair(club, opponent) : pair(opponent, club);
const pairBy = (first: GreekNoun, second: GreekNoun, firstAtHome: boolean) => (firstAtHome ? pair(first, second) : pair(second, first));

/** Asked anew for each text: roles depend on the match. */
const atHomeAndAway = () => ({ home: part(true), away: part(false) });
/** Nouns for clubs on neutral ground, where one side is at home only nominally. */
const nominally = {
  home: greekNouns.read(['η τυπικά γηπεδούχος ομάδα', 'της τυπικά γηπεδούχου ομάδας', 'την τυπικά γηπεδούχο ομάδα']),
  away: greekNouns.read(['η τυπικά φιλοξενούμενη ομάδα', 'της τυπικά φιλοξενούμενης ομάδας', 'την τυπικά φιλοξενούμενη ομάδα']),
};
const partsOf = (ground: HomeAndAway<GreekNoun> | undefined) => (ground === undefined ? nominally : atHomeAndAway());

/** The end of a season that is certain for one side: `ο τίτλος είναι δεδομένος`. */
const certain = {
  champion: 'ο τίτλος είναι ήδη δεδομένος',
  promoted: 'η άνοδος είναι ήδη δεδομένη',
  relegated: 'ο υποβιβασμός είναι ήδη δεδομένος',
};

type LastMatch = PlayedStories<GreekNoun>['lastWon'];

function texts({ score }: ProseFigures): UnbentTexts<GreekNoun> {
  /** The last match of a club, as tables of results write it: `Everton – Arsenal 0-4`. */
  const lastResult = ({ club, rival, ownGoals, otherGoals, wasAtHome }: LastMatch) =>
    wasAtHome ? `${pair(club, rival)} ${score(ownGoals, otherGoals)}` : `${pair(rival, club)} ${score(otherGoals, ownGoals)}`;
  /** `οι γηπεδούχοι νίκησαν`. */
  const wonBy = ({ winnerAtHome }: { readonly winnerAtHome: boolean }, ground: HomeAndAway<GreekNoun> | undefined) => {
    const club = partsOf(ground)[winnerAtHome ? 'home' : 'away'];
    return `${club} ${beat(club)}`;
  };
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Ντέρμπι κορυφής το ${pairBy(leader, chaser, leaderAtHome)}: ${part(leaderAtHome)} ${has(part(leaderAtHome))} προβάδισμα ${points(gap, 'gen')}.`,
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Για την πρώτη θέση παίζεται το ${pairBy(leader, chaser, leaderAtHome)}, με τις δύο ομάδες σε απόσταση ${points(gap, 'gen')}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Η κορυφή παίζεται στο ${pairBy(leader, chaser, leaderAtHome)}, με τις δύο ομάδες ${onPoints(level)}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Ντέρμπι κορυφής με ισοβαθμία ${onPoints(level)}: ${pairBy(leader, chaser, leaderAtHome)}.`,
    ],
    derby: [
      ({ home, away }) => `Τοπικό ντέρμπι στο πρόγραμμα: ${pair(home, away)}.`,
      ({ home, away }) => `Το ${pair(home, away)} είναι ντέρμπι δύο ομάδων από την ίδια πόλη.`,
    ],
    leaderPlays: [
      ({ ahead, ...match }) =>
        `Στο ${pairOf(match)} ${part(match.atHome)} ${part(match.atHome).verb('υπερασπίζεται', 'υπερασπίζονται')} την πρωτιά, με ${points(ahead)} διαφορά.`,
      ({ ahead, ...match }) =>
        `Στην κορυφή πριν από το ${pairOf(match)} ${stands(part(match.atHome))} ${part(match.atHome)}, με προβάδισμα ${points(ahead, 'gen')}.`,
    ],
    alreadyDecided: [
      ({ as, ...match }) => `Πριν από το ${pairOf(match)} ${certain[as]} για ${part(match.atHome).acc}.`,
      ({ as, opponentPlace, lastPlace, ...match }) =>
        `Στο ${pairOf(match)} ${certain[as]} για ${part(match.atHome).acc}, με ${part(!match.atHome).acc} ${atPlace(opponentPlace, lastPlace)}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Μάχη παραμονής το ${pair(home, away)}: ${atPlace(homePlace, lastPlace)} οι γηπεδούχοι, ${atRank(awayPlace, lastPlace)} η φιλοξενούμενη ομάδα.`,
      ({ home, away }) => `Βαθμούς για την παραμονή ψάχνουν και οι δύο ομάδες στο ${pair(home, away)}.`,
      ({ home, away }) => `Με τον υποβιβασμό να απειλεί και τις δύο ομάδες παίζεται το ${pair(home, away)}.`,
    ],
    bottomPlays: [
      (match) =>
        `Στο ${pairOf(match)} ${part(match.atHome)} ${seeks(part(match.atHome))} βαθμούς για να ${part(match.atHome).verb('ξεφύγει', 'ξεφύγουν')} από την τελευταία θέση.`,
      ({ opponentPlace, ...match }) =>
        `Πριν από το ${pairOf(match)} ${part(match.atHome)} ${stands(part(match.atHome))} στην τελευταία θέση της βαθμολογίας και ${part(!match.atHome)} σ${theOrdinal(opponentPlace)}.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        `Στο ${pairBy(lower, higher, lowerAtHome)} η διαφορά είναι μόλις ${points(gap, 'nom')}, και με νίκη ${part(lowerAtHome)} ${part(lowerAtHome).verb('περνά', 'περνούν')} μπροστά.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Το ${pairBy(lower, higher, lowerAtHome)} μπορεί να αλλάξει τη σειρά στη βαθμολογία: ${part(lowerAtHome)} ${part(lowerAtHome).verb('απέχει', 'απέχουν')} μόλις ${points(gap)}.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `Στο ${pair(home, away)} οι δύο ομάδες φτάνουν ισόβαθμες, ${onPoints(level)}.`,
      ({ home, away, points: level }) => `Ματς ισόβαθμων ${onPoints(level)} το ${pair(home, away)}.`,
    ],
    gulf: [
      ({ higher, lower, gap, higherAtHome }) =>
        `Στο ${pairBy(higher, lower, higherAtHome)} ${part(higherAtHome)} ${has(part(higherAtHome))} ${points(gap)} παραπάνω στη βαθμολογία.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `Μεγάλη απόσταση στη βαθμολογία πριν από το ${pairBy(higher, lower, higherAtHome)}: ${points(gap, 'nom')} υπέρ ${part(higherAtHome).gen}.`,
    ],
    inTable: [
      ({ higher, lower, higherPlace, lowerPlace, higherAtHome, lastPlace }) => {
        const [host, guest] = higherAtHome ? [higherPlace, lowerPlace] : [lowerPlace, higherPlace];
        return `Πριν από το ${pairBy(higher, lower, higherAtHome)} οι γηπεδούχοι βρίσκονται ${atPlace(host, lastPlace)} και η φιλοξενούμενη ομάδα ${atRank(guest, lastPlace)}.`;
      },
      ({ higher, lower, higherPlace, lowerPlace, higherAtHome }) => {
        const [host, guest] = higherAtHome ? [higherPlace, lowerPlace] : [lowerPlace, higherPlace];
        return `Στο ${pairBy(higher, lower, higherAtHome)} συναντιούνται η ${feminineOrdinal(host)} και η ${feminineOrdinal(guest)} ομάδα της βαθμολογίας.`;
      },
    ],
    winningRun: [
      ({ run, ...match }) =>
        `Στο ${pairOf(match)} ${part(match.atHome)} ${part(match.atHome).verb('μπαίνει', 'μπαίνουν')} με ${wins(run)} στη σειρά στο πρωτάθλημα.`,
      ({ run, ...match }) =>
        `Πριν από το ${pairOf(match)} ${part(match.atHome)} ${counts(part(match.atHome))} ${wins(run)} στη σειρά στο πρωτάθλημα.`,
    ],
    losingRun: [
      ({ run, ...match }) =>
        `Στο ${pairOf(match)} ${part(match.atHome)} ${seeks(part(match.atHome))} αντίδραση μετά από ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
      ({ run, ...match }) =>
        `Πριν από το ${pairOf(match)} ${part(match.atHome)} ${counts(part(match.atHome))} ${defeats(run)} στη σειρά στο πρωτάθλημα.`,
    ],
    unbeatenRun: [
      ({ run, ...match }) =>
        `Στο ${pairOf(match)} ${part(match.atHome)} ${part(match.atHome).verb('υπερασπίζεται', 'υπερασπίζονται')} αήττητο ${matches(run, 'gen')} στο πρωτάθλημα.`,
      ({ run, ...match }) => `Πριν από το ${pairOf(match)} ${part(match.atHome)} δεν ${has(part(match.atHome))} χάσει ${inTheLast(run)}.`,
    ],
    winlessRun: [
      ({ run, ...match }) =>
        `Πριν από το ${pairOf(match)} ${part(match.atHome)} ${counts(part(match.atHome))} ${leagueMatches(run)} χωρίς νίκη.`,
      ({ run, ...match }) => `Στο ${pairOf(match)} ${part(match.atHome)} ${seeks(part(match.atHome))} νίκη μετά από ${leagueMatches(run)}.`,
    ],
    goalDrought: [
      ({ run, ...match }) =>
        `Πριν από το ${pairOf(match)} ${part(match.atHome)} δεν ${has(part(match.atHome))} σκοράρει ${inTheLast(run)}.`,
    ],
    cleanSheets: [
      ({ run, ...match }) =>
        `Πριν από το ${pairOf(match)} ${part(match.atHome)} δεν ${has(part(match.atHome))} δεχτεί γκολ ${inTheLast(run)}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Αντίθετη πορεία πριν από το ${pairBy(up, down, upAtHome)}: ${wins(upRun, 'nom')} στη σειρά στο πρωτάθλημα για ${part(upAtHome).acc}, ${defeats(downRun, 'nom')} για ${part(!upAtHome).acc}.`,
    ],
    perfectAtHome: [
      ({ played, ...match }) =>
        `Πριν από το ${pairOf(match)} οι γηπεδούχοι έχουν κερδίσει και τους ${number(played, 'masculine')} φετινούς αγώνες πρωταθλήματος στο γήπεδό τους.`,
    ],
    fortress: [
      ({ played, ...match }) => `Πριν από το ${pairOf(match)} οι γηπεδούχοι δεν έχουν χάσει φέτος σε ${leagueMatches(played)} εντός έδρας.`,
    ],
    homeWithoutWin: [
      (match) => `Στο ${pairOf(match)} οι γηπεδούχοι ψάχνουν την πρώτη φετινή νίκη εντός έδρας.`,
      ({ played, ...match }) =>
        `Πριν από το ${pairOf(match)} οι γηπεδούχοι δεν έχουν νικήσει φέτος σε ${leagueMatches(played)} εντός έδρας.`,
    ],
    perfectAway: [
      ({ played, ...match }) =>
        `Πριν από το ${pairOf(match)} η φιλοξενούμενη ομάδα έχει φέτος μόνο νίκες εκτός έδρας, ${number(played, 'feminine')} στο πρωτάθλημα.`,
    ],
    strongTravellers: [
      ({ played, ...match }) =>
        `Πριν από το ${pairOf(match)} η φιλοξενούμενη ομάδα δεν έχει χάσει φέτος σε ${leagueMatches(played)} εκτός έδρας.`,
    ],
    awayWithoutWin: [
      (match) => `Στο ${pairOf(match)} η φιλοξενούμενη ομάδα ψάχνει το πρώτο φετινό διπλό.`,
      ({ played, ...match }) =>
        `Πριν από το ${pairOf(match)} η φιλοξενούμενη ομάδα δεν έχει νικήσει φέτος σε ${leagueMatches(played)} εκτός έδρας.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals, on }) =>
        `Ρεβάνς ${part(!winnerAtHome).verb('ζητά', 'ζητούν')} στο ${pairBy(winner, loser, winnerAtHome)} ${part(!winnerAtHome)}, μετά την ήττα με ${score(winnerGoals, loserGoals)} ${inMonth(on)}.`,
    ],
    hoodoo: [
      ({ meetings, ...match }) =>
        `Πριν από το ${pairOf(match)} ${part(match.atHome)} δεν ${has(part(match.atHome))} νικήσει στις ${number(meetings, 'feminine')} τελευταίες μεταξύ τους αναμετρήσεις.`,
    ],
    seasonStart: [
      ({ home, away }) => `Πρεμιέρα για τις δύο ομάδες στο ${pair(home, away)}.`,
      ({ home, away }) => `Με το ${pair(home, away)} ξεκινά η νέα σεζόν για τις δύο ομάδες.`,
    ],
    promoted: [
      (match) => `Πρώτη σεζόν μετά την άνοδο για ${part(match.atHome).acc} στο ${pairOf(match)}.`,
      (match) => `Μετά την άνοδο, ${part(match.atHome)} ${part(match.atHome).verb('μετρά', 'μετρούν')} δυνάμεις στο ${pairOf(match)}.`,
    ],
    leagueMatch: [
      ({ home, away }) => `Στο πρόγραμμα του πρωταθλήματος το ${pair(home, away)}.`,
      ({ home, away }) => `Για το πρωτάθλημα παίζεται το ${pair(home, away)}.`,
    ],
    cupTie: [
      ({ home, away, stage }) => `Για ${roundOf(stage) ?? 'το κύπελλο'} παίζεται το ${pair(home, away)}.`,
      ({ home, away, stage }) => `Το ${pair(home, away)} παίζεται για ${roundOf(stage) ?? 'το κύπελλο'}.`,
      ({ home, away, stage }) => `Ματς για ${roundOf(stage) ?? 'το κύπελλο'}: ${pair(home, away)}.`,
    ],
    cupFinal: [
      ({ home, away }) => `Το τρόπαιο κρίνεται στον τελικό ${pair(home, away)}.`,
      ({ home, away }) => `Το ζευγάρι του τελικού: ${pair(home, away)}.`,
    ],
    neutralGround: [
      ({ home, away, stage }) =>
        `Το ${pair(home, away)} παίζεται σε ουδέτερο γήπεδο${roundOf(stage) === undefined ? '' : `, για ${roundOf(stage)}`}.`,
      ({ home, away, stage }) =>
        `Σε ουδέτερη έδρα παίζεται το ${pair(home, away)}${roundOf(stage) === undefined ? '' : `, για ${roundOf(stage)}`}.`,
    ],
    homeWin: [
      (win) => `Άσος στο ${pairBy(win.winner, win.loser, true)}, με σκορ ${score(win.winnerGoals, win.loserGoals)}.`,
      (win) =>
        `Το ${pairBy(win.winner, win.loser, true)} έληξε ${score(win.winnerGoals, win.loserGoals)}, και οι γηπεδούχοι πήραν τη νίκη.`,
      (win) => `Νίκη των γηπεδούχων με ${score(win.winnerGoals, win.loserGoals)} είχε το ${pairBy(win.winner, win.loser, true)}.`,
      (win) => `Με ${score(win.winnerGoals, win.loserGoals)} υπέρ των γηπεδούχων έληξε το ${pairBy(win.winner, win.loser, true)}.`,
    ],
    awayWin: [
      (win) =>
        `Διπλό στο ${pairBy(win.winner, win.loser, false)}, με ${score(win.winnerGoals, win.loserGoals)} για τη φιλοξενούμενη ομάδα.`,
      (win) => `Στο ${pairBy(win.winner, win.loser, false)} η φιλοξενούμενη ομάδα νίκησε με ${score(win.winnerGoals, win.loserGoals)}.`,
      (win) => `Νίκη εκτός έδρας με ${score(win.winnerGoals, win.loserGoals)} είχε το ${pairBy(win.winner, win.loser, false)}.`,
      (win) =>
        `Με ${score(win.winnerGoals, win.loserGoals)} υπέρ της φιλοξενούμενης ομάδας έληξε το ${pairBy(win.winner, win.loser, false)}.`,
    ],
    rout: [
      (win, ground) =>
        `Στο ${pairBy(win.winner, win.loser, win.winnerAtHome)} ${wonBy(win, ground)} με ${score(win.winnerGoals, win.loserGoals)}, σε ματς που εξελίχθηκε σε μονόλογο.`,
      (win, ground) =>
        `Σε συντριβή εξελίχθηκε το ${pairBy(win.winner, win.loser, win.winnerAtHome)}: ${wonBy(win, ground)} με ${score(win.winnerGoals, win.loserGoals)}.`,
    ],
    lateWinner: [
      (win, ground) =>
        `${aGoal(win.by)} ${at(win)} έκρινε το ${pairBy(win.winner, win.loser, win.winnerAtHome)}: ${wonBy(win, ground)} με ${score(win.winnerGoals, win.loserGoals)}.`,
      (win, ground) =>
        `Το ${pairBy(win.winner, win.loser, win.winnerAtHome)} κρίθηκε ${at(win)}${scoredBy(win.by)}: ${wonBy(win, ground)} με ${score(win.winnerGoals, win.loserGoals)}.`,
    ],
    comebackWon: [
      (win, ground) =>
        `Ανατροπή είχε το ${pairBy(win.winner, win.loser, win.winnerAtHome)}: από το ${score(win.ownGoals, win.otherGoals)}, ${wonBy(win, ground)} με ${score(win.winnerGoals, win.loserGoals)}.`,
      (win, ground) =>
        `Στο ${pairBy(win.winner, win.loser, win.winnerAtHome)} ${wonBy(win, ground)} με ${score(win.winnerGoals, win.loserGoals)}, αν και στο σκορ ${partsOf(ground)[win.winnerAtHome ? 'home' : 'away'].verb('βρέθηκε', 'βρέθηκαν')} πίσω με ${score(win.otherGoals, win.ownGoals)}.`,
    ],
    derbyWon: [
      (win, ground) =>
        `Στο τοπικό ντέρμπι ${pairBy(win.winner, win.loser, win.winnerAtHome)} ${wonBy(win, ground)} με ${score(win.winnerGoals, win.loserGoals)}.`,
      (win, ground) =>
        `Το τοπικό ντέρμπι ${pairBy(win.winner, win.loser, win.winnerAtHome)} έληξε ${score(win.winnerGoals, win.loserGoals)} υπέρ ${partsOf(ground)[win.winnerAtHome ? 'home' : 'away'].gen}.`,
    ],
    lateEqualiser: [
      (draw) => `${aGoal(draw.by)} ${at(draw)} έφερε το ${pairOf(draw)} στο ${score(draw.goals, draw.goals)}.`,
      (draw) => `Με ισοφάριση ${at(draw)}${scoredBy(draw.by)} έληξε ${score(draw.goals, draw.goals)} το ${pairOf(draw)}.`,
    ],
    comebackDrawn: [
      (draw) => `Στο ${pairOf(draw)} το ${score(draw.otherGoals, draw.ownGoals)} έγινε ${score(draw.goals, draw.goals)}.`,
      (draw) =>
        `Ισόπαλο ${score(draw.goals, draw.goals)} έληξε το ${pairOf(draw)}, μετά από προβάδισμα ${score(draw.otherGoals, draw.ownGoals)} της μίας ομάδας.`,
    ],
    derbyDrawn: [
      ({ home, away, goals }) => `Το τοπικό ντέρμπι ${pair(home, away)} έληξε ισόπαλο ${score(goals, goals)}.`,
      ({ home, away, goals }) => `Νικητή δεν είχε το τοπικό ντέρμπι ${pair(home, away)}: ${score(goals, goals)}.`,
    ],
    justWon: [
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }, ground) =>
        `Με νίκη ${partsOf(ground)[winnerAtHome ? 'home' : 'away'].gen} έληξε το ${pairBy(winner, loser, winnerAtHome)}, με σκορ ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerAtHome, winnerGoals, loserGoals }, ground) =>
        `Στο ${pairBy(winner, loser, winnerAtHome)} ${wonBy({ winnerAtHome }, ground)} με ${score(winnerGoals, loserGoals)}.`,
    ],
    lastWon: [
      (facts) => `Στο προηγούμενο ματς πρωταθλήματος ${part(facts.atHome)} ${beat(part(facts.atHome))}: ${lastResult(facts)}.`,
      (facts) => `Νίκη έφερε ${part(facts.atHome).at} το προηγούμενο ματς πρωταθλήματος, ${lastResult(facts)}.`,
    ],
    lastLost: [
      (facts) =>
        `Στο προηγούμενο ματς πρωταθλήματος ${part(facts.atHome)} ${part(facts.atHome).verb('έχασε', 'έχασαν')}: ${lastResult(facts)}.`,
      (facts) => `Ήττα έφερε ${part(facts.atHome).at} το προηγούμενο ματς πρωταθλήματος, ${lastResult(facts)}.`,
    ],
    alsoPromoted: [({ atHome }) => `Νέα κατηγορία φέτος για ${part(atHome).acc}, μετά την άνοδο.`],
    justDrawn: [
      ({ home, away, goals }) => `Ισόπαλο ${score(goals, goals)} έληξε το ${pair(home, away)}.`,
      ({ home, away, goals }) => `Το ${pair(home, away)} έμεινε στο ${score(goals, goals)}.`,
      ({ home, away, goals }) => `Νικητή δεν είχε το ${pair(home, away)}, που έληξε ${score(goals, goals)}.`,
    ],
  };
}

/** Greek prose about clubs without known forms. */
export const greekUnbent: UnbentProse<GreekNoun> = {
  texts,
  parts: (isOnNeutralGround) => (isOnNeutralGround ? nominally : atHomeAndAway()),
  news: (figures) => greekUnbentNews(inRunningText(figures)),
};
