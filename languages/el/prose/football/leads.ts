import type { LeadStories } from '#domain/story/stories.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../nouns/nouns.ts';
import {
  atPlace,
  atRank,
  clashes,
  counts,
  derbyOf,
  faces,
  goesTo,
  has,
  inTheLast,
  isTested,
  leagueMatches,
  meets,
  placed,
  placedInTable,
  ranked,
  receives,
  seeks,
  side,
  stands,
  theMatch,
  where,
  whom,
} from '../phrases.ts';
import { defeats, inMonth, matches, meetings, number, occasion, onPlace, onPoints, places, points, wins } from '../words.ts';

/** Returns two clubs of the table as home side and guest. */
function onGround({ higher, lower, higherPlace, lowerPlace, higherAtHome }: LeadStories<GreekNoun>['inTable']) {
  return higherAtHome
    ? { host: higher, hostPlace: higherPlace, guest: lower, guestPlace: lowerPlace }
    : { host: lower, hostPlace: lowerPlace, guest: higher, guestPlace: higherPlace };
}

/** Returns the first two of the table as home side and guest. */
function topOnGround({ leader, chaser, leaderAtHome }: LeadStories<GreekNoun>['firstMeetsSecondLevel']) {
  return leaderAtHome ? { host: leader, guest: chaser } : { host: chaser, guest: leader };
}

/** Returns the first sentences of Greek previews: both clubs, and which is at home. */
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
        leaderAtHome
          ? `Η μάχη της κορυφής: ${leader} ${receives(leader, chaser)}, που ${chaser.verb('ακολουθεί', 'ακολουθούν')} με ${points(gap)} ${gap === 1 ? 'λιγότερο' : 'λιγότερους'}.`
          : `Η μάχη της κορυφής: ${chaser} ${receives(chaser, leader)}, που ${leader.verb('προηγείται', 'προηγούνται')} με ${points(gap)} διαφορά.`,
    ],
    firstMeetsSecondLevel: [
      (facts) => {
        const { host, guest } = topOnGround(facts);
        return `Η κορυφή παίζεται με τις δύο ομάδες ${onPoints(facts.points)}: ${host} ${receives(host, guest)}.`;
      },
      (facts) => {
        const { host, guest } = topOnGround(facts);
        return `Με έπαθλο την πρώτη θέση, ${host} ${receives(host, guest)}: οι δύο ομάδες έχουν από ${points(facts.points)}.`;
      },
      (facts) => {
        const { host, guest } = topOnGround(facts);
        return `Ντέρμπι κορυφής με απόλυτη ισορροπία: ${guest} ${goesTo(guest, host)}, με τις δύο ομάδες ${onPoints(facts.points)}.`;
      },
    ],
    derby: [
      ({ home, away, town }) => `Ώρα για το ${derbyOf(town, home, away)}: ${home} ${receives(home, away)}.`,
      ({ home, away, town }) => `${home} ${receives(home, away)} στο ${derbyOf(town, home, away)}.`,
      ({ home, away, town }) => `Στο ${derbyOf(town, home, away)} ${home} ${receives(home, away)}.`,
      ({ home, away, town }) => `Μια κοντινή μετακίνηση περιμένει ${away.acc}, για το ${derbyOf(town, home, away)} στην έδρα ${home.gen}.`,
    ],
    alreadyDecided: [
      ({ as, opponentPlace, lastPlace, ...match }) =>
        `Με ${{ champion: 'τον τίτλο ήδη κατακτημένο', promoted: 'την άνοδο ήδη εξασφαλισμένη', relegated: 'τον υποβιβασμό ήδη δεδομένο' }[as]}, ${match.club} ${meets(match)}, που είναι ${placed(match.opponent, opponentPlace, lastPlace)}.`,
      ({ as, ...match }) =>
        `${{ champion: 'Ο τίτλος είναι δεδομένος', promoted: 'Η άνοδος είναι δεδομένη', relegated: 'Ο υποβιβασμός είναι δεδομένος' }[as]} για ${match.club.acc}, που τώρα ${meets(match)}.`,
      ({ as, ...match }) =>
        `${match.club} ${has(match.club)} ήδη ${{ champion: 'κατακτήσει τον τίτλο', promoted: 'εξασφαλίσει την άνοδο', relegated: 'υποβιβαστεί' }[as]} και τώρα ${meets(match)}.`,
      ({ club, opponent, atHome, as }) =>
        `${opponent} ${meets({ club: opponent, opponent: club, atHome: !atHome })}, που ${{ champion: `δεν ${club.verb('χάνει', 'χάνουν')} πια τον τίτλο`, promoted: `${has(club)} σίγουρη την άνοδο`, relegated: `δεν ${has(club)} πια ελπίδες παραμονής` }[as]}.`,
    ],
    leaderPlays: [
      ({ ahead, ...match }) => `Με προβάδισμα ${points(ahead, 'gen')} στην κορυφή, ${match.club} ${meets(match)}.`,
      ({ club, opponent, atHome, opponentPlace, lastPlace }) =>
        `${opponent}, ${atPlace(opponentPlace, lastPlace)}, ${atHome ? `${isTested(opponent)} στην έδρα ${club.gen}` : receives(opponent, club)}, που ${stands(club)} στην κορυφή.`,
      ({ ahead, opponentPlace, lastPlace, ...match }) =>
        `${match.club.agree('πρώτος')} με ${points(ahead)} διαφορά, ${match.club} ${meets(match)}, που είναι ${placed(match.opponent, opponentPlace, lastPlace)}.`,
      (match) => `Την πρωτιά ${match.club.verb('υπερασπίζεται', 'υπερασπίζονται')} ${match.club} ${where(match)}.`,
      ({ ahead, ...match }) => `Στην κορυφή με ${points(ahead)} διαφορά ${stands(match.club)} ${match.club} πριν από ${theMatch(match)}.`,
    ],
    relegationFight: [
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Στη μάχη της παραμονής ${home}, ${atPlace(homePlace, lastPlace)}, ${receives(home, away)}, που είναι ${placed(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Βαθμούς για την παραμονή χρειάζονται και οι δύο ομάδες: ${home}, ${atPlace(homePlace, lastPlace)}, ${receives(home, away)}, που είναι ${placed(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Μάχη για την παραμονή: στην έδρα ${home.gen}, που ${stands(home)} ${atPlace(homePlace, lastPlace)}, ${away.verb('παίζει', 'παίζουν')} ${away}, ${placedInTable(away, awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Ο υποβιβασμός απειλεί και τις δύο ομάδες: ${home}, ${placedInTable(home, homePlace, lastPlace)}, ${receives(home, away)}, που ${stands(away)} ${atPlace(awayPlace, lastPlace)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Σε ματς κρίσιμο για την παραμονή, ${away}, ${placedInTable(away, awayPlace, lastPlace)}, ${goesTo(away, home)}, που είναι ${placed(home, homePlace, lastPlace)}.`,
      ({ home, away }) => `${home} ${receives(home, away)} σε ματς όπου και οι δύο ομάδες κυνηγούν βαθμούς για την παραμονή.`,
      ({ home, away, homePlace, lastPlace }) =>
        `Με τον φόβο του υποβιβασμού ${home}, ${atPlace(homePlace, lastPlace)}, ${receives(home, away)}, που ${away.verb('έχει', 'έχουν')} την ίδια έγνοια.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Χαμηλά στη βαθμολογία μετρά κάθε βαθμός: ${home}, ${atPlace(homePlace, lastPlace)}, ${receives(home, away)}, που ${stands(away)} ${atRank(awayPlace, lastPlace)}.`,
    ],
    bottomPlays: [
      ({ opponentPlace, ...match }) =>
        `${match.club.verb('Ουραγός', 'Ουραγοί')} της βαθμολογίας, ${match.club} ${meets(match)}, που είναι ${placed(match.opponent, opponentPlace, undefined)}.`,
      ({ club, opponent, atHome, opponentPlace }) =>
        `${opponent}, ${onPlace(opponentPlace)}, ${meets({ club: opponent, opponent: club, atHome: !atHome })}, που είναι ${club.verb('ουραγός', 'ουραγοί')}.`,
      ({ club, opponent, atHome }) =>
        `${club}, που ${stands(club)} στην τελευταία θέση της βαθμολογίας, ${meets({ club, opponent, atHome })}.`,
      (match) =>
        `Από την τελευταία θέση ${match.club.verb('προσπαθεί', 'προσπαθούν')} να ${match.club.verb('ξεφύγει', 'ξεφύγουν')} ${match.club}, που τώρα ${meets(match)}.`,
    ],
    overtake: [
      ({ lower, higher, gap, lowerAtHome }) =>
        lowerAtHome
          ? `Με νίκη στην έδρα ${lower.their} ${lower} ${lower.verb('προσπερνά', 'προσπερνούν')} ${higher.acc}, που ${has(higher)} ${points(gap)} παραπάνω.`
          : `Με διπλό στην έδρα ${higher.gen} ${lower} ${lower.verb('περνά', 'περνούν')} μπροστά, αφού ${lower.verb('απέχει', 'απέχουν')} μόλις ${points(gap)}.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Μόλις ${points(gap, 'nom')} ${gap === 1 ? 'χωρίζει' : 'χωρίζουν'} ${higher.acc} από ${lower.acc}, που με μια ${side(lowerAtHome)} νίκη ${lower.verb('βγαίνει', 'βγαίνουν')} μπροστά.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `Νίκη ${side(lowerAtHome)} ${lower.verb('χρειάζεται', 'χρειάζονται')} ${lower} για να ${lower.verb('προσπεράσει', 'προσπεράσουν')} ${higher.acc}, που ${has(higher)} ${points(gap)} παραπάνω.`,
      ({ lower, higher, gap, lowerAtHome }) =>
        `${lower} ${meets({ club: lower, opponent: higher, atHome: lowerAtHome })} και με νίκη ${lower.verb('περνά', 'περνούν')} μπροστά, αφού η διαφορά είναι ${points(gap, 'nom')}.`,
    ],
    levelOnPoints: [
      ({ home, away, points: level }) => `${home} ${receives(home, away)} με τις δύο ομάδες ${onPoints(level)}.`,
      ({ home, away, points: level }) => `Ματς ισόβαθμων ${onPoints(level)}: ${home} ${receives(home, away)}.`,
      ({ home, away, homePlace, awayPlace, lastPlace }) =>
        `Ούτε βαθμός δεν χωρίζει τις δύο ομάδες: ${home}, ${atPlace(homePlace, lastPlace)}, ${receives(home, away)}, που είναι ${placed(away, awayPlace, lastPlace)}.`,
      ({ home, away, points: level }) =>
        `Στην έδρα ${home.gen} ${isTested(away)} ${away}, με τις δύο ομάδες να έχουν από ${points(level)}.`,
    ],
    gulf: [
      (pair) => {
        const { host, guest } = onGround(pair);
        const more = pair.higherAtHome ? 'λιγότερους' : 'περισσότερους';
        return `${host} ${receives(host, guest)}, που ${has(guest)} ${points(pair.gap)} ${more} στη βαθμολογία.`;
      },
      ({ higher, lower, gap, lowerPlace, higherAtHome, lastPlace }) =>
        `${lower}, ${atPlace(lowerPlace, lastPlace)}, ${meets({ club: lower, opponent: higher, atHome: !higherAtHome })}, που ${has(higher)} ${points(gap)} περισσότερους.`,
      ({ higher, lower, gap, higherAtHome }) =>
        `Με ${points(gap)} παραπάνω στη βαθμολογία, ${higher} ${faces({ club: higher, opponent: lower, atHome: higherAtHome })}.`,
      ({ higher, lower, gap, higherPlace, higherAtHome }) =>
        `${higher}, ${onPlace(higherPlace)}, ${meets({ club: higher, opponent: lower, atHome: higherAtHome })}, που ${has(lower)} ${points(gap)} λιγότερους.`,
      (pair) => {
        const { host, guest } = onGround(pair);
        return `${guest} ${goesTo(guest, host)} με ${points(pair.gap)} ${pair.higherAtHome ? 'λιγότερους' : 'περισσότερους'} στη βαθμολογία.`;
      },
    ],
    inTable: [
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `${host}, ${atPlace(hostPlace, pair.lastPlace)}, ${receives(host, guest)}, που είναι ${placed(guest, guestPlace, pair.lastPlace)}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `${guest}, ${placedInTable(guest, guestPlace, pair.lastPlace)}, ${goesTo(guest, host)}, που είναι ${placed(host, hostPlace, pair.lastPlace)}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        const away = guestPlace < hostPlace ? 'πιο ψηλά' : 'πιο χαμηλά';
        return `${host} ${receives(host, guest)}, που ${stands(guest)} ${places(Math.abs(hostPlace - guestPlace))} ${away} στη βαθμολογία.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `Στην έδρα ${host.gen}, που ${stands(host)} ${atPlace(hostPlace, pair.lastPlace)}, ${isTested(guest)} ${guest}, ${placedInTable(guest, guestPlace, pair.lastPlace)}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `${host}, ${placedInTable(host, hostPlace, pair.lastPlace)}, ${host.verb('περιμένει', 'περιμένουν')} την επίσκεψη ${guest.gen}, που είναι ${placed(guest, guestPlace, pair.lastPlace)}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `Με ${ranked(host, hostPlace, pair.lastPlace).acc} ${guest.verb('παίζει', 'παίζουν')} εκτός έδρας ${ranked(guest, guestPlace, pair.lastPlace).nom}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `${ranked(host, hostPlace, pair.lastPlace).nom} ${host.verb('υποδέχεται', 'υποδέχονται')} ${ranked(guest, guestPlace, pair.lastPlace).acc}.`;
      },
      (pair) => {
        const { host, guest, hostPlace, guestPlace } = onGround(pair);
        return `Εντός έδρας ${host.verb('παίζει', 'παίζουν')} ${host}, ${placedInTable(host, hostPlace, pair.lastPlace)}, με ${guest.acc}, που είναι ${placed(guest, guestPlace, pair.lastPlace)}.`;
      },
    ],
    winningRun: [
      ({ run, ...match }) => `${wins(run)} στη σειρά στο πρωτάθλημα ${counts(match.club)} ${match.club} και τώρα ${meets(match)}.`,
      ({ run, ...match }) => `Με σερί ${wins(run, 'gen')} στο πρωτάθλημα, ${match.club} ${faces(match)}.`,
      ({ run, ...match }) =>
        `${match.club} ${has(match.club)} κερδίσει και τα ${number(run, 'neuter')} τελευταία ματς ${match.club.their} στο πρωτάθλημα και τώρα ${meets(match)}.`,
      ({ run, ...match }) =>
        `${match.club} δεν ${match.club.verb('ξέρει', 'ξέρουν')} άλλο αποτέλεσμα από τη νίκη εδώ και ${leagueMatches(run)} και τώρα ${meets(match)}.`,
    ],
    losingRun: [
      ({ run, ...match }) => `${defeats(run, 'nom')} στη σειρά στο πρωτάθλημα βαραίνουν ${match.club.acc} πριν από ${theMatch(match)}.`,
      ({ run, ...match }) =>
        `${match.club} ${has(match.club)} να ${match.club.verb('πάρει', 'πάρουν')} βαθμό εδώ και ${leagueMatches(run)} και ${match.club.verb('αναζητά', 'αναζητούν')} αντίδραση ${where(match)}.`,
      ({ run, ...match }) =>
        `Φρένο στον κατήφορο ${seeks(match.club)} ${match.club}: ${has(match.club)} χάσει και ${inTheLast(run)} και τώρα ${meets(match)}.`,
      ({ run, ...match }) =>
        `Από ήττα σε ήττα ${match.club.verb('πηγαίνει', 'πηγαίνουν')} ${match.club}, ${number(run, 'feminine')} στη σειρά στο πρωτάθλημα, πριν από ${theMatch(match)}.`,
    ],
    unbeatenRun: [
      ({ run, ...match }) =>
        `${match.club.agree('αήττητος')} ${match.club.verb('μένει', 'μένουν')} εδώ και ${leagueMatches(run)} ${match.club}, που ${meets(match)}.`,
      ({ run, ...match }) =>
        `Αήττητο σερί ${matches(run, 'gen')} στο πρωτάθλημα ${match.club.verb('υπερασπίζεται', 'υπερασπίζονται')} ${match.club} ${where(match)}.`,
      ({ run, ...match }) => `Με αήττητο ${matches(run, 'gen')} στο πρωτάθλημα, ${match.club} ${faces(match)}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets({ club: opponent, opponent: club, atHome: !atHome })}, που ${has(club)} να ${club.verb('χάσει', 'χάσουν')} εδώ και ${leagueMatches(run)}.`,
    ],
    winlessRun: [
      ({ run, ...match }) => `Νίκη μετά από ${leagueMatches(run)} ${seeks(match.club)} ${match.club} ${where(match)}.`,
      ({ run, ...match }) => `Χωρίς νίκη ${inTheLast(run)}, ${match.club} ${faces(match)}.`,
      ({ run, ...match }) => `Εδώ και ${leagueMatches(run)} δεν ${has(match.club)} νικήσει ${match.club}, που ${meets(match)}.`,
      ({ club, opponent, run, atHome }) =>
        `${opponent} ${meets({ club: opponent, opponent: club, atHome: !atHome })}, που ${has(club)} να ${club.verb('νικήσει', 'νικήσουν')} εδώ και ${leagueMatches(run)}.`,
    ],
    goalDrought: [
      ({ run, ...match }) => `Το γκολ λείπει εδώ και ${leagueMatches(run)} από ${match.club.acc}, που ${meets(match)}.`,
      ({ run, ...match }) => `${match.club.agree('άσφαιρος')} ${inTheLast(run)}, ${match.club} ${faces(match)}.`,
      ({ run, ...match }) =>
        `${match.club}, που ${has(match.club)} να ${match.club.verb('σκοράρει', 'σκοράρουν')} εδώ και ${leagueMatches(run)}, ${faces(match)}.`,
    ],
    cleanSheets: [
      ({ run, ...match }) => `Γκολ δεν ${has(match.club)} δεχτεί εδώ και ${leagueMatches(run)} ${match.club}, που ${meets(match)}.`,
      ({ run, ...match }) => `Με ανέπαφη εστία ${inTheLast(run)}, ${match.club} ${faces(match)}.`,
      ({ run, ...match }) => `Χωρίς να ${has(match.club)} δεχτεί γκολ ${inTheLast(run)}, ${match.club} ${faces(match)}.`,
    ],
    oppositeRuns: [
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Με ${wins(upRun)} στη σειρά στο πρωτάθλημα, ${up} ${meets({ club: up, opponent: down, atHome: upAtHome })}, που ${down.verb('προέρχεται', 'προέρχονται')} από ${defeats(downRun)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        upAtHome
          ? `Αντίθετη πορεία στο πρωτάθλημα: ${up}, με ${wins(upRun)} στη σειρά, ${receives(up, down)}, που ${counts(down)} ${defeats(downRun)}.`
          : `Αντίθετη πορεία στο πρωτάθλημα: ${down}, με ${defeats(downRun)} στη σειρά, ${receives(down, up)}, που ${counts(up)} ${wins(upRun)}.`,
      ({ up, down, upRun, downRun, upAtHome }) =>
        `Με ${defeats(downRun)} στη σειρά στο πρωτάθλημα, ${down} ${meets({ club: down, opponent: up, atHome: !upAtHome })}, που ${up.verb('τρέχει', 'τρέχουν')} σερί ${wins(upRun, 'gen')}.`,
    ],
    perfectAtHome: [
      ({ club, opponent, played }) =>
        `${club} ${has(club)} κάνει φέτος το απόλυτο στην έδρα ${club.their}, με ${wins(played)} σε ισάριθμους αγώνες πρωταθλήματος, και τώρα ${receives(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `Στην έδρα ${club.their} ${club} ${has(club)} φέτος μόνο νίκες, ${number(played, 'feminine')} στο πρωτάθλημα, και τώρα ${receives(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `Κανείς δεν έχει πάρει φέτος βαθμό στην έδρα ${club.gen} σε ${leagueMatches(played)}, και σειρά ${has(opponent)} ${opponent}.`,
    ],
    fortress: [
      ({ club, opponent }) => `Στην έδρα ${club.gen} δεν έχει νικήσει κανείς φέτος στο πρωτάθλημα, και σειρά ${has(opponent)} ${opponent}.`,
      ({ club, opponent, played, won }) =>
        `${club.agree('αήττητος')} φέτος στην έδρα ${club.their}, με ${wins(won)} σε ${leagueMatches(played)}, ${club} ${receives(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `Δύσκολη έξοδος για ${opponent.acc}: ${club} δεν ${has(club)} χάσει στους ${number(played, 'masculine')} φετινούς εντός έδρας αγώνες πρωταθλήματος.`,
    ],
    homeWithoutWin: [
      ({ club, opponent, played }) =>
        `Την πρώτη φετινή νίκη εντός έδρας ${seeks(club)} ${club} απέναντι ${opponent.at}, μετά από ${number(played, 'feminine')} άκαρπες προσπάθειες στο πρωτάθλημα.`,
      ({ club, opponent, played }) =>
        `Χωρίς φετινή νίκη στην έδρα ${club.their} σε ${leagueMatches(played)}, ${club} ${receives(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `${club} δεν ${has(club)} νικήσει φέτος σε ${leagueMatches(played)} εντός έδρας και τώρα ${receives(club, opponent)}.`,
    ],
    perfectAway: [
      ({ club, opponent, played }) =>
        `${club} ${has(club)} κάνει φέτος το απόλυτο μακριά από την έδρα ${club.their}, με ${wins(played)} σε ισάριθμους αγώνες πρωταθλήματος, και τώρα ${club.verb('πηγαίνει', 'πηγαίνουν')} στο γήπεδο ${opponent.gen}.`,
      ({ club, opponent, played }) =>
        `Εκτός έδρας ${club} ${has(club)} φέτος μόνο νίκες, ${number(played, 'feminine')} στο πρωτάθλημα, και τώρα ${goesTo(club, opponent)}.`,
      ({ club, opponent, played }) =>
        `${opponent} ${receives(opponent, club)}, που ${has(club)} κερδίσει και τους ${number(played, 'masculine')} φετινούς εκτός έδρας αγώνες πρωταθλήματος.`,
    ],
    strongTravellers: [
      ({ club, opponent, played }) =>
        `Εκτός έδρας ${club} δεν ${has(club)} χάσει φέτος σε ${leagueMatches(played)}, και τώρα ${isTested(club)} στην έδρα ${opponent.gen}.`,
      ({ club, opponent, played, won }) =>
        `${club.agree('αήττητος')} φέτος μακριά από την έδρα ${club.their}, με ${wins(won)} σε ${leagueMatches(played)}, ${club} ${club.verb('πηγαίνει', 'πηγαίνουν')} στο γήπεδο ${opponent.gen}.`,
      ({ club, opponent, played }) => `Με αήττητο ${matches(played, 'gen')} εκτός έδρας στο πρωτάθλημα, ${club} ${goesTo(club, opponent)}.`,
    ],
    awayWithoutWin: [
      ({ club, opponent, played }) =>
        `Εκτός έδρας ${club} δεν ${has(club)} νικήσει φέτος σε ${leagueMatches(played)}, και τώρα ${isTested(club)} στην έδρα ${opponent.gen}.`,
      ({ club, opponent, played }) =>
        `Το πρώτο φετινό διπλό στο πρωτάθλημα ${seeks(club)} ${club} στην έδρα ${opponent.gen}, μετά από ${number(played, 'feminine')} άκαρπες προσπάθειες.`,
      ({ club, opponent, played }) =>
        `${opponent} ${receives(opponent, club)}, που φέτος δεν ${has(club)} κερδίσει κανέναν από τους ${number(played, 'masculine')} εκτός έδρας αγώνες πρωταθλήματος.`,
    ],
    heavyDefeat: [
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Ανοιχτούς λογαριασμούς ${has(loser)} ${loser}, που ${meets({ club: loser, opponent: winner, atHome: !winnerAtHome })}: στην τελευταία μεταξύ τους αναμέτρηση, ${inMonth(on)}, ${loser.verb('είχε', 'είχαν')} χάσει με ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `${loser} ${meets({ club: loser, opponent: winner, atHome: !winnerAtHome })}, που ${winner.verb('είχε', 'είχαν')} κερδίσει με ${score(winnerGoals, loserGoals)} το τελευταίο μεταξύ τους ματς, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on, winnerAtHome }) =>
        `Ρεβάνς ${loser.verb('ζητά', 'ζητούν')} ${loser} ${winnerAtHome ? `στην έδρα ${winner.gen}` : `εντός έδρας από ${winner.acc}`}, μετά την ήττα με ${score(winnerGoals, loserGoals)} ${inMonth(on)}.`,
    ],
    hoodoo: [
      ({ meetings: met, ...match }) =>
        `${match.club} ${meets(match)}, ${whom(match.opponent)} ${has(match.club)} να ${match.club.verb('νικήσει', 'νικήσουν')} εδώ και ${meetings(met)}.`,
      ({ meetings: met, ...match }) =>
        `${match.club} ${meets(match)}, που δεν ${has(match.opponent)} χάσει στις ${number(met, 'feminine')} τελευταίες μεταξύ τους αναμετρήσεις.`,
      ({ meetings: met, ...match }) =>
        `${match.opponent} ${meets({ club: match.opponent, opponent: match.club, atHome: !match.atHome })}, από ${whom(match.club)} ${has(match.opponent)} να ${match.opponent.verb('χάσει', 'χάσουν')} εδώ και ${meetings(met)}.`,
    ],
    seasonStart: [
      ({ home, away, competition }) => `Η νέα σεζόν ${competition.at} ξεκινά για ${home.acc} εντός έδρας με ${away.acc}.`,
      ({ home, away, competition }) => `Πρεμιέρα ${competition.at}: ${home} ${receives(home, away)}.`,
      ({ home, away, competition }) => `Για την πρεμιέρα ${competition.gen} ${away} ${goesTo(away, home)}.`,
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
      ({ home, away, competition, stage }) => `${away} ${goesTo(away, home)} για ${occasion(stage, competition)}.`,
      ({ home, away, competition, stage }) => `σ${occasion(stage, competition)} ${home} ${receives(home, away)}.`,
      ({ home, away, competition, stage }) =>
        `Εντός έδρας με ${away.acc} ${home.verb('παίζει', 'παίζουν')} ${home} σ${occasion(stage, competition)}.`,
      ({ home, away, competition, stage }) =>
        `Στην έδρα ${home.gen} ${away.verb('παίζει', 'παίζουν')} ${away} για ${occasion(stage, competition)}.`,
      ({ home, away, competition, stage }) => `Αντίπαλος ${home.gen} εντός έδρας σ${occasion(stage, competition)} είναι ${away}.`,
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
