import type { GreekNoun } from '#app/i18n/names/greek-noun.ts';
import type { LeadStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '../story-texts.ts';
import {
  beat,
  clashes,
  counts,
  faces,
  goesTo,
  has,
  hostedBy,
  inTheLast,
  inTheLastGames,
  isTested,
  leagueMatches,
  meets,
  plays,
  receives,
  seeks,
  side,
  stands,
  theMatch,
  where,
} from './greek-phrases.ts';
import {
  defeats,
  inMonth,
  matches,
  number,
  occasion,
  onPlace,
  onPoints,
  ordinal,
  places,
  points,
  theOrdinal,
  wins,
} from './greek-words.ts';

/** Returns two clubs of the table as the one at home and its guest. */
function onGround({ higher, lower, higherPlace, lowerPlace, higherAtHome }: LeadStories<GreekNoun>['inTable']) {
  return higherAtHome
    ? { host: higher, hostPlace: higherPlace, guest: lower, guestPlace: lowerPlace }
    : { host: lower, hostPlace: lowerPlace, guest: higher, guestPlace: higherPlace };
}

/** `τον Άρη, που παίζει εντός έδρας, από τον Βόλο`: whom something divides, without a name said twice. */
function hostFromGuest(pair: LeadStories<GreekNoun>['inTable']): string {
  const { host, guest } = onGround(pair);
  return `${host.acc}, που ${plays(host)} εντός έδρας, από ${guest.acc}`;
}

/** Returns the first sentences of Greek previews. */
export function greekLeads({ score }: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof LeadStories<unknown>> {
  return {
    firstMeetsSecond: [
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Ντέρμπι κορυφής: ${leader}, στην πρώτη θέση με ${points(gap)} διαφορά, ${meets({ club: leader, opponent: chaser, atHome: leaderAtHome })}.`,
      ({ leader, chaser, gap, leaderAtHome }) => {
        const win = `${chaser.verb('νικήσει', 'νικήσουν')} ${leaderAtHome ? `στην έδρα ${leader.gen}` : `εντός έδρας ${leader.acc}`}`;
        if (gap > 3) return `Αν ${chaser} ${win}, η διαφορά των δύο πρώτων πέφτει ${onPoints(gap - 3)}.`;
        return `Αν ${chaser} ${win}, ${gap === 3 ? 'στην κορυφή θα υπάρχει ισοβαθμία' : `η πρώτη θέση αλλάζει χέρια, αφού απέχουν μόλις ${points(gap)}`}.`;
      },
      ({ leader, chaser, gap, leaderAtHome }) =>
        `Στην κορυφή ${leader}, ${points(gap)} πίσω ${chaser}: το μεταξύ τους ματς γίνεται στην έδρα ${(leaderAtHome ? leader : chaser).gen}.`,
    ],
    firstMeetsSecondLevel: [
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Η κορυφή παίζεται με τις δύο ομάδες ${onPoints(level)}: ${leaderAtHome ? `${leader} ${receives(leader, chaser)}` : `${chaser} ${receives(chaser, leader)}`}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Μόνο στην ισοβαθμία ${leader.verb('υπερέχει', 'υπερέχουν')} ${leader} ${chaser.gen}: έχουν από ${points(level)} και παίζουν για την πρώτη θέση, ${hostedBy(leaderAtHome ? leader : chaser)}.`,
      ({ leader, chaser, points: level, leaderAtHome }) =>
        `Ντέρμπι κορυφής με απόλυτη ισορροπία: ${leader} και ${chaser} βρίσκονται ${onPoints(level)} πριν από το ματς στην έδρα ${(leaderAtHome ? leader : chaser).gen}.`,
    ],
    derby: [
      ({ home, away, town }) => `Ντέρμπι ${town.at}: ${home} ${receives(home, away)}.`,
      ({ home, away, town }) => `${home} ${clashes(home)} με ${away.acc} στο ντέρμπι ${town.gen}.`,
      ({ home, away, town }) => `Στα δύο ${town.verb('χωρίζεται', 'χωρίζονται')} ${town} για το ντέρμπι: ${home} απέναντι ${away.at}.`,
    ],
    leaderPlays: [
      ({ ahead, ...match }) => `Με προβάδισμα ${points(ahead, 'gen')} στην κορυφή, ${match.club} ${meets(match)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent}, ${onPlace(opponentPlace)}, ${atHome ? `${isTested(opponent)} στην έδρα ${club.gen}` : receives(opponent, club)}, που ${club.verb('κοιτάζει', 'κοιτάζουν')} τους υπόλοιπους από την κορυφή.`,
      ({ club, opponent, atHome, ahead }) =>
        `Το προβάδισμα ${club.gen} στην κορυφή είναι ${points(ahead, 'nom')}, και επόμενος αντίπαλος, ${side(atHome)}, είναι ${opponent}.`,
      (match) => `Την πρωτιά ${match.club.verb('υπερασπίζεται', 'υπερασπίζονται')} ${match.club} ${where(match)}.`,
      ({ ahead, ...match }) => `${points(ahead)} πάνω από όλους ${stands(match.club)} ${match.club}, και τώρα ${faces(match)}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace }) =>
        `Στη μάχη της παραμονής ${home}, ${onPlace(homePlace)}, ${receives(home, away)}, που είναι ${away.agree(ordinal(awayPlace))}.`,
      ({ home, away }) => `Παιχνίδι «έξι βαθμών» για την παραμονή: ${home} ${clashes(home)} με ${away.acc}.`,
      ({ home, away }) => `Ούτε ${home} ούτε ${away} έχουν περιθώριο για απώλειες, αφού και οι δύο παλεύουν για την παραμονή.`,
    ],
    bottomPlays: [
      ({ opponentPlace, ...match }) =>
        `Από την τελευταία θέση της βαθμολογίας ${match.club} ${meets(match)}, που είναι ${match.opponent.agree(ordinal(opponentPlace))}.`,
      ({ club, opponent, atHome }) =>
        `Κάτω από ${club.acc} δεν υπάρχει κανείς στη βαθμολογία, και τώρα ${opponent.verb('ακολουθεί', 'ακολουθούν')} ${opponent}, ${side(atHome)}.`,
      ({ club, opponent, atHome }) =>
        `Απέναντι στον ουραγό ${plays(opponent)} ${opponent}: ${meets({ club: opponent, opponent: club, atHome: !atHome })}.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        lowerAtHome
          ? `Με νίκη στην έδρα ${lower.their} ${lower} ${lower.verb('προσπερνά', 'προσπερνούν')} ${higher.acc}, που ${has(higher)} ${points(gap)} παραπάνω.`
          : `Με διπλό στην έδρα ${higher.gen} ${lower} ${lower.verb('περνά', 'περνούν')} μπροστά, αφού ${lower.verb('απέχει', 'απέχουν')} μόλις ${points(gap)}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Μόλις ${points(gap, 'nom')} ${gap === 1 ? 'χωρίζει' : 'χωρίζουν'} ${higher.acc} από ${lower.acc}, που με μια ${side(lowerAtHome)} νίκη ${lower.verb('βγαίνει', 'βγαίνουν')} μπροστά.`,
      ({ lower, higher, gap, lowerPlace, higherPlace, lowerAtHome }) =>
        `${higher}, ${onPlace(higherPlace)}, και ${lower}, σ${theOrdinal(lowerPlace)}, απέχουν ${points(gap)}: ${lowerAtHome ? 'μια νίκη' : 'ένα διπλό'} ${lower.gen} ανατρέπει τη σειρά.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Νίκη ${side(lowerAtHome)} ${lower.verb('χρειάζεται', 'χρειάζονται')} ${lower} για να ${lower.verb('προσπεράσει', 'προσπεράσουν')} ${higher.acc}, που ${has(higher)} ${points(gap)} παραπάνω.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `${home} και ${away} έχουν από ${points(level)} πριν παίξουν μεταξύ τους στην έδρα ${home.gen}.`,
      ({ home, away, points: level }) => `Ματς ισόβαθμων ${onPoints(level)}: ${home} ${receives(home, away)}.`,
      ({ home, away, homePlace, awayPlace, points: level }) =>
        `Ούτε βαθμός δεν χωρίζει ${home.acc}, ${onPlace(homePlace)}, από ${away.acc}, σ${theOrdinal(awayPlace)}: έχουν από ${number(level, 'masculine')}.`,
      ({ home, away, points: level }) =>
        `Όποια ομάδα νικήσει αφήνει πίσω της την άλλη, αφού ${home} και ${away} έχουν από ${points(level)}.`,
    ],
    gulf: [
      (pair) => `${points(pair.gap, 'nom')} χωρίζουν στη βαθμολογία ${hostFromGuest(pair)}.`,
      ({ higher, lower, gap, lowerPlace, higherAtHome }) =>
        `${lower}, ${onPlace(lowerPlace)}, ${meets({ club: lower, opponent: higher, atHome: !higherAtHome })}, που ${has(higher)} ${points(gap)} περισσότερους.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `Με ${points(gap)} παραπάνω στη βαθμολογία, ${higher} ${faces({ club: higher, opponent: lower, atHome: higherAtHome })}.`,
      ({ higher, lower, higherPlace, lowerPlace, higherAtHome }) =>
        `Από τη μία ${higher}, ${onPlace(higherPlace)}, από την άλλη ${lower}, σ${theOrdinal(lowerPlace)}, ${hostedBy(higherAtHome ? higher : lower)}.`,
    ],
    inTable: [
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `${host}, ${onPlace(hostPlace)}, ${receives(host, guest)}, που είναι ${guest.agree(ordinal(guestPlace))}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `Εκτός έδρας ${plays(guest)} ${guest}, ${guest.agree(ordinal(guestPlace))} στη βαθμολογία, με αντίπαλο ${host.acc}, που είναι ${host.agree(ordinal(hostPlace))}.`;
      },
      (pair) => {
        const between = pair.lowerPlace - pair.higherPlace;
        return `${places(between, 'nom')} ${between === 1 ? 'χωρίζει' : 'χωρίζουν'} στη βαθμολογία ${hostFromGuest(pair)}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `Στην έδρα ${host.gen}, που ${stands(host)} ${onPlace(hostPlace)}, ${isTested(guest)} ${guest}, ${guest.agree(ordinal(guestPlace))} στη βαθμολογία.`;
      },
      (pair) => {
        const { higher, lower, lowerPlace, higherPlace } = pair;
        return `Η βαθμολογία έχει ${higher.acc} ${onPlace(higherPlace)} και ${lower.acc} σ${theOrdinal(lowerPlace)}, με το μεταξύ τους ματς να γίνεται στην έδρα ${onGround(pair).host.gen}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `Την επίσκεψη ${guest.gen}, που είναι ${guest.agree(ordinal(guestPlace))}, ${host.verb('περιμένει', 'περιμένουν')} από ${theOrdinal(hostPlace)} θέση ${host}.`;
      },
      (pair) => {
        const { host, guest, guestPlace } = onGround(pair);
        return `Από ${theOrdinal(guestPlace)} θέση, ${guest} ${goesTo(guest, host)}.`;
      },
    ],
    winningRun: [
      ({ run, ...match }) => `${wins(run)} στη σειρά στο πρωτάθλημα ${counts(match.club)} ${match.club} και τώρα ${meets(match)}.`,
      ({ club, opponent, run, atHome }) =>
        `Οι ${number(run, 'masculine', 'nom')} τελευταίοι αντίπαλοι ${club.gen} στο πρωτάθλημα έμειναν χωρίς βαθμό, και σειρά ${has(opponent)} ${opponent}, ${side(!atHome)}.`,
      ({ run, ...match }) => `Με σερί ${wins(run, 'gen')} στο πρωτάθλημα, ${match.club} ${faces(match)}.`,
      ({ club, opponent, run, atHome }) =>
        `${club} δεν ${club.verb('ξέρει', 'ξέρουν')} άλλο αποτέλεσμα από τη νίκη εδώ και ${leagueMatches(run)}, και επόμενος αντίπαλος, ${side(atHome)}, είναι ${opponent}.`,
    ],
    losingRun: [
      ({ run, ...match }) => `${defeats(run, 'nom')} στη σειρά στο πρωτάθλημα βαραίνουν ${match.club.acc} πριν από ${theMatch(match)}.`,
      ({ run, ...match }) =>
        `${match.club} ${has(match.club)} να ${match.club.verb('πάρει', 'πάρουν')} βαθμό εδώ και ${leagueMatches(run)} και ${match.club.verb('αναζητά', 'αναζητούν')} αντίδραση ${where(match)}.`,
      ({ run, ...match }) =>
        `Φρένο στον κατήφορο ${seeks(match.club)} ${match.club}: ${match.club.verb('έχασε', 'έχασαν')} και ${inTheLast(run)} και τώρα ${meets(match)}.`,
      ({ club, opponent, run, atHome }) =>
        `Από ήττα σε ήττα ${club.verb('πηγαίνει', 'πηγαίνουν')} ${club}, ${number(run, 'feminine')} στη σειρά στο πρωτάθλημα, και ${opponent.verb('ακολουθεί', 'ακολουθούν')} ${opponent} ${side(atHome)}.`,
    ],
    unbeatenRun: [
      ({ run, ...match }) =>
        `${match.club} ${match.club.verb('μένει', 'μένουν')} ${match.club.agree('αήττητος')} εδώ και ${leagueMatches(run)} και τώρα ${meets(match)}.`,
      ({ run, ...match }) =>
        `Ένα αήττητο ${matches(run, 'gen')} στο πρωτάθλημα ${match.club.verb('υπερασπίζεται', 'υπερασπίζονται')} ${match.club} ${where(match)}.`,
      ({ club, opponent, run, atHome }) =>
        `${inTheLast(run)} κανείς δεν νίκησε ${club.acc}, και τώρα ${opponent.verb('προσπαθεί', 'προσπαθούν')} ${opponent}, ${side(!atHome)}.`,
    ],
    winlessRun: [
      ({ run, ...match }) => `${match.club} ${counts(match.club)} ${leagueMatches(run)} χωρίς νίκη και τώρα ${meets(match)}.`,
      ({ run, ...match }) =>
        `Τη νίκη που ${match.club.their} λείπει εδώ και ${leagueMatches(run)} ${match.club.verb('αναζητά', 'αναζητούν')} ${match.club} ${where(match)}.`,
      ({ run, ...match }) => `Χωρίς νίκη ${inTheLast(run)}, ${match.club} ${faces(match)}.`,
    ],
    goalDrought: [
      ({ run, ...match }) =>
        `${match.club} ${has(match.club)} να ${match.club.verb('σκοράρει', 'σκοράρουν')} εδώ και ${leagueMatches(run)} και τώρα ${meets(match)}.`,
      ({ run, ...match }) => `${match.club.agree('άσφαιρος')} ${inTheLast(run)}, ${match.club} ${faces(match)}.`,
      ({ run, ...match }) =>
        `Το γκολ που ${match.club.their} λείπει εδώ και ${leagueMatches(run)} ${seeks(match.club)} ${match.club} ${where(match)}.`,
    ],
    cleanSheets: [
      ({ run, ...match }) =>
        `${match.club} ${has(match.club)} να ${match.club.verb('δεχτεί', 'δεχτούν')} γκολ εδώ και ${leagueMatches(run)} και τώρα ${meets(match)}.`,
      ({ run, ...match }) => `Με ανέπαφη εστία ${inTheLast(run)}, ${match.club} ${faces(match)}.`,
      ({ club, opponent, run, atHome }) =>
        `Κανείς δεν έχει σκοράρει απέναντι ${club.at} ${inTheLastGames(run)}, και σειρά ${has(opponent)} ${opponent}, ${side(!atHome)}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Στο πρωτάθλημα ${up} ${counts(up)} ${wins(upRun)} στη σειρά και ${down} ${defeats(downRun)}, ${hostedBy(upAtHome ? up : down)} στο μεταξύ τους ματς.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Σε αντίθετη τροχιά βρίσκονται ${up}, με ${wins(upRun)} στη σειρά στο πρωτάθλημα, και ${down}, με ${defeats(downRun)}, πριν από το ματς στην έδρα ${(upAtHome ? up : down).gen}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Με ${defeats(downRun)} στη σειρά στο πρωτάθλημα, ${down} ${meets({ club: down, opponent: up, atHome: !upAtHome })}, που ${up.verb('τρέχει', 'τρέχουν')} σερί ${wins(upRun, 'gen')}.`,
    ],
    fortress: [
      ({ club, opponent }) => `Στην έδρα ${club.gen} δεν έχει νικήσει κανείς φέτος στο πρωτάθλημα, και σειρά ${has(opponent)} ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${club.agree('αήττητος')} στην έδρα ${club.their}, με ${wins(won)} σε ${leagueMatches(played)}, ${club} ${receives(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `Δύσκολη έξοδος για ${opponent.acc}: ${club} δεν ${has(club)} χάσει στους ${number(played, 'masculine')} φετινούς εντός έδρας αγώνες πρωταθλήματος.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `Την πρώτη φετινή νίκη εντός έδρας ${seeks(club)} ${club} απέναντι ${opponent.at}, μετά από ${number(played, 'feminine')} άκαρπες προσπάθειες στο πρωτάθλημα.`,
      ({ club, opponent, played }) =>
        `Η έδρα δεν έχει βοηθήσει φέτος ${club.acc}: ${leagueMatches(played)}, καμία νίκη, και επόμενος αντίπαλος ${opponent}.`,
      ({ club, opponent, played }) => `${club} ${receives(club, opponent)} χωρίς φετινή νίκη σε ${leagueMatches(played)} εντός έδρας.`,
    ],
    strongTravellers: [
      ({ club, opponent, played }) =>
        `Εκτός έδρας ${club} δεν ${has(club)} χάσει φέτος σε ${leagueMatches(played)}, και τώρα ${isTested(club)} στην έδρα ${opponent.gen}.`,
      ({ club, opponent, played, won }) =>
        `${club.agree('αήττητος')} μακριά από την έδρα ${club.their}, με ${wins(won)} σε ${leagueMatches(played)}, ${club} ${goesTo(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `Στην έδρα ${opponent.gen} ${club} ${club.verb('βάζει', 'βάζουν')} σε δοκιμασία ένα αήττητο ${matches(played, 'gen')} εκτός έδρας στο πρωτάθλημα.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `Εκτός έδρας ${club} δεν ${has(club)} νικήσει φέτος σε ${leagueMatches(played)}, και τώρα ${isTested(club)} στην έδρα ${opponent.gen}.`,
      ({ club, opponent, played }) =>
        `Το πρώτο φετινό διπλό στο πρωτάθλημα ${seeks(club)} ${club} στην έδρα ${opponent.gen}, μετά από ${number(played, 'feminine')} προσπάθειες.`,
      ({ club, opponent, played }) =>
        `${opponent} ${receives(opponent, club)}, που φέτος δεν ${has(club)} κερδίσει κανέναν από τους ${number(played, 'masculine')} εκτός έδρας αγώνες πρωταθλήματος.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `Ανοιχτό λογαριασμό ${has(loser)} ${loser} με ${winner.acc}, που ${inMonth(on)}, στην τελευταία μεταξύ τους αναμέτρηση, ${beat(winner)} με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Την τελευταία φορά, ${inMonth(on)}, ${winner} ${beat(winner)} ${loser.acc} με ${score(winnerGoals, loserGoals)}· τώρα παίζουν στην έδρα ${(winnerAtHome ? winner : loser).gen}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Ρεβάνς ${loser.verb('ζητά', 'ζητούν')} ${loser} ${winnerAtHome ? `στην έδρα ${winner.gen}` : `εντός έδρας από ${winner.acc}`}, μετά την ήττα με ${score(winnerGoals, loserGoals)} ${inMonth(on)}.`,
    ],
    hoodoo: [
      ({ club, opponent, meetings: met, atHome }) =>
        `${club} δεν ${has(club)} νικήσει ${opponent.acc} στις ${number(met, 'feminine')} τελευταίες μεταξύ τους αναμετρήσεις και ${club.verb('δοκιμάζει', 'δοκιμάζουν')} ξανά ${side(atHome)}.`,
      ({ club, opponent, meetings: met }) =>
        `Κακός δαίμονας ${club.gen} ${opponent.verb('αποδεικνύεται', 'αποδεικνύονται')} ${opponent}: στις ${number(met, 'feminine')} τελευταίες μεταξύ τους αναμετρήσεις δεν ${opponent.verb('γνώρισε', 'γνώρισαν')} ήττα.`,
      ({ club, opponent, meetings: met, atHome }) =>
        `Τη λύση στον γρίφο ${opponent.gen} ${seeks(club)} ${side(atHome)} ${club}, χωρίς νίκη στις ${number(met, 'feminine')} τελευταίες μεταξύ τους αναμετρήσεις.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `${home} και ${away} ξεκινούν με το μεταξύ τους ματς τη νέα σεζόν ${competition.at}.`,
      ({ home, away, competition }) => `Πρεμιέρα ${competition.at}: ${home} ${receives(home, away)}.`,
      ({ home, away, competition }) => `Στην έδρα ${home.gen} ${away.verb('κάνει', 'κάνουν')} πρεμιέρα ${competition.at} ${away}.`,
    ],
    promoted: [
      (match) => `${match.club.agree('νεοφώτιστος')} στην κατηγορία, ${match.club} ${faces(match)}.`,
      (match) => `Μετά την άνοδο, ${match.club} ${match.club.verb('μετρά', 'μετρούν')} τις δυνάμεις ${match.club.their} ${where(match)}.`,
      (match) => `Νέα κατηγορία για ${match.club.acc}, που ${match.club.verb('ανέβηκε', 'ανέβηκαν')} φέτος και τώρα ${meets(match)}.`,
    ],
    leagueMatch: [
      ({ home, away, competition }) => `${home} ${receives(home, away)} για ${competition.acc}.`,
      ({ home, away }) => `Στην έδρα ${home.gen} ${isTested(away)} ${away}.`,
      ({ home, away }) => `${away} ${goesTo(away, home)}.`,
    ],
    cupTie: [
      ({ home, away, competition, stage }) => `${home} ${receives(home, away)} για ${occasion(stage, competition)}.`,
      ({ home, away, competition, stage }) => `σ${occasion(stage, competition)} ${isTested(away)} ${away} στην έδρα ${home.gen}.`,
      ({ home, away, competition, stage }) =>
        `Για ${occasion(stage, competition)}, ${home} ${home.verb('φιλοξενεί', 'φιλοξενούν')} ${away.acc}.`,
    ],
    cupFinal: [
      ({ home, away, competition }) => `${home} και ${away} παίζουν για το τρόπαιο στον τελικό ${competition.gen}.`,
      ({ home, away, competition }) => `Στον τελικό ${competition.gen} ${clashes(home)} ${home} με ${away.acc}.`,
      ({ home, away, competition }) => `Ένα τρόπαιο, δύο διεκδικητές: ${home} και ${away} στον τελικό ${competition.gen}.`,
    ],
    neutralGround: [
      ({ home, away, competition, stage }) =>
        `Σε ουδέτερη έδρα ${clashes(home)} ${home} με ${away.acc} για ${occasion(stage, competition)}.`,
      ({ home, away, competition, stage }) => `${home} και ${away} παίζουν σε ουδέτερο γήπεδο για ${occasion(stage, competition)}.`,
    ],
  };
}
