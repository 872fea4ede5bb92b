import type { ItalianNoun } from '#app/i18n/names/italian-noun.ts';
import type { PlayedStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '../story-texts.ts';
import type { ItalianFigures } from './italian-figures.ts';
import { awaits, comes, doesNotConcede, doesNotLose, doesNotScore, doesNotWin, has, is } from './italian-verbs.ts';
import {
  counted,
  defeats,
  feminineNumber,
  goalCount,
  inMonth,
  isOrAre,
  matches,
  number,
  points,
  rank,
  ranked,
  trips,
  wins,
} from './italian-words.ts';

/** Returns what Italian previews say of form, table and meetings. */
export function italianPlayed({ score }: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof PlayedStories<unknown>> {
  return {
    formUneven: [
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better} ${has(better)} vinto ${feminineNumber(betterWins)} delle ultime ${number(of)} partite di campionato, ${worse} ${feminineNumber(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `Nelle ultime ${number(of)} di campionato, ${wins(betterWins)} per ${better} e ${feminineNumber(worseWins)} per ${worse}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `${better.verb('arriva', 'arrivano')} meglio ${better}, con ${wins(betterWins)} nelle ultime ${number(of)} di campionato; ${worse} ${worse.verb('si ferma', 'si fermano')} a ${feminineNumber(worseWins)}.`,
      ({ better, worse, betterWins, worseWins, of }) =>
        `La forma è dalla parte ${better.di}: ${wins(betterWins)} nelle ultime ${number(of)} di campionato contro ${worseWins === 1 ? 'l’unica' : `le ${number(worseWins)}`} ${worse.di}.`,
    ],
    formLevel: [
      ({ home, away, wins: each, of }) =>
        `Sia ${home} sia ${away} hanno vinto ${feminineNumber(each)} delle ultime ${number(of)} partite di campionato.`,
      ({ wins: each, of }) => `Stesso passo nelle ultime ${number(of)} di campionato: ${wins(each)} a testa.`,
      ({ wins: each, of }) => `La forma non indica una favorita: ${wins(each)} a testa nelle ultime ${number(of)} di campionato.`,
    ],
    formOneSided: [
      ({ better, worse, betterWins, of }) =>
        `${better} ${has(better)} vinto ${feminineNumber(betterWins)} delle ultime ${number(of)} partite di campionato, ${worse} nessuna.`,
      ({ better, worse, betterWins, of }) =>
        `Nelle ultime ${number(of)} di campionato ${worse} non ${has(worse)} mai vinto, ${better} ${counted(betterWins, 'una volta', 'volte')}.`,
    ],
    formWinless: [
      ({ of }) => `Nessuna delle due ha vinto nelle ultime ${number(of)} partite di campionato.`,
      ({ home, away, of }) => `Né ${home} né ${away} hanno vinto nelle ultime ${number(of)} di campionato.`,
    ],
    alsoWinning: [
      ({ club, run }) => `${club} ${comes(club)} da ${wins(run)} di fila in campionato.`,
      ({ club, run }) => `In campionato ${club} ${has(club)} vinto le ultime ${number(run)} partite.`,
      ({ club, run }) => `Sono ${number(run)} le vittorie consecutive ${club.di} in campionato.`,
    ],
    alsoLosing: [
      ({ club, run }) => `${club} ${has(club)} perso le ultime ${number(run)} partite di campionato.`,
      ({ club, run }) => `Sono ${number(run)} le sconfitte consecutive ${club.di} in campionato.`,
      ({ club, run }) => `In campionato ${club} ${comes(club)} da ${defeats(run)} di fila.`,
    ],
    alsoUnbeaten: [
      ({ club, run }) => `${club} ${doesNotLose(club)} da ${matches(run)} di campionato.`,
      ({ club, run }) => `La serie utile ${club.di} in campionato dura da ${matches(run)}.`,
      ({ club, run }) => `Da ${matches(run)} di campionato ${club} ${doesNotLose(club)}.`,
    ],
    alsoWinless: [
      ({ club, run }) => `${club} ${doesNotWin(club)} da ${matches(run)} di campionato.`,
      ({ club, run }) => `${club.a} la vittoria in campionato manca da ${matches(run)}.`,
      ({ club, run }) => `Da ${matches(run)} di campionato ${club} ${doesNotWin(club)}.`,
    ],
    alsoGoalless: [
      ({ club, run }) => `${club} ${doesNotScore(club)} da ${matches(run)} di campionato.`,
      ({ club, run }) => `L’attacco ${club.di} è a secco da ${matches(run)} di campionato.`,
      ({ club, run }) => `Da ${matches(run)} di campionato ${club} ${doesNotScore(club)}.`,
    ],
    alsoCleanSheets: [
      ({ club, run }) => `${club} ${doesNotConcede(club)} da ${matches(run)} di campionato.`,
      ({ club, run }) => `La porta ${club.di} è inviolata da ${matches(run)} di campionato.`,
      ({ club, run }) => `Da ${matches(run)} di campionato ${club} ${doesNotConcede(club)}.`,
    ],
    alsoFortress: [
      ({ club, played, won }) => `In casa ${club} non ${has(club)} ancora perso: ${wins(won)} in ${matches(played)} di campionato.`,
      ({ club }) => `Nessuno ha ancora vinto in casa ${club.di} in questo campionato.`,
    ],
    alsoHomeWithoutWin: [
      ({ club, played }) => `In casa ${club} non ${has(club)} ancora vinto in ${matches(played)} di campionato.`,
      ({ club }) => `${club} ${awaits(club)} ancora la prima vittoria interna in campionato.`,
    ],
    alsoStrongTravellers: [
      ({ club, played, won }) => `In trasferta ${club} non ${has(club)} ancora perso: ${wins(won)} in ${matches(played)} di campionato.`,
      ({ club, played }) => `Dopo ${trips(played)} di campionato ${club} ${is(club)} ancora ${club.agree('imbattuto')} lontano da casa.`,
    ],
    alsoAwayWithoutWin: [
      ({ club, played }) => `In trasferta ${club} non ${has(club)} ancora vinto in ${matches(played)} di campionato.`,
      ({ club }) => `${club.a} manca ancora la prima vittoria esterna in campionato.`,
    ],
    alsoPromoted: [
      ({ club }) => `${club} ${is(club)} ${club.agree('neopromosso')}.`,
      ({ club }) => `Per ${club} è la prima stagione dopo la promozione.`,
    ],
    standings: [
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `In classifica ${higher} ${is(higher)} ${rank(higher, higherPlace)} e ${lower} ${rank(lower, lowerPlace)}, con ${points(gap)} di distanza.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `${ranked(lower, lowerPlace)}, ${has(lower)} ${points(gap)} in meno ${higher.di}, ${rank(higher, higherPlace)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `Tra ${ranked(higher, higherPlace)}, e ${ranked(lower, lowerPlace)}, ${isOrAre(gap)} ${points(gap)}.`,
      ({ higher, lower, higherPlace, lowerPlace, gap }) =>
        `La classifica dice ${higher.bare} ${rank(higher, higherPlace)} e ${lower.bare} ${rank(lower, lowerPlace)}: ${points(gap)} di differenza.`,
    ],
    standingsLevel: [
      ({ points: level }) => `In classifica le due squadre hanno gli stessi punti: ${number(level)} a testa.`,
      ({ home, away, points: level }) => `${home} e ${away} sono insieme a quota ${number(level)} in classifica.`,
    ],
    manyGoals: [
      ({ club, matches: played, goals: all }) =>
        `Nelle ${matches(played)} di campionato ${club.di} si sono visti ${goalCount(all)}, tra fatti e subiti.`,
      ({ club, matches: played, goals: all }) =>
        `Con ${club} ci si annoia poco: ${goalCount(all)}, tra fatti e subiti, in ${matches(played)} di campionato.`,
    ],
    fewGoals: [
      ({ club, matches: played, goals: all }) =>
        `Nelle ${matches(played)} di campionato ${club.di} ${all === 1 ? 'si è visto un solo gol' : `si sono visti appena ${goalCount(all)}, tra fatti e subiti`}.`,
      ({ club, matches: played, goals: all }) =>
        `Con ${club} si segna poco: ${all === 1 ? 'un solo gol' : `${goalCount(all)}, tra fatti e subiti,`} in ${matches(played)} di campionato.`,
    ],
    meetingsLead: [
      ({ leader, trailer, meetings, leaderWins, since, leagueOnly }) =>
        `Dal ${since} ${leader} ${has(leader)} vinto ${leaderWins === meetings ? `tutte e ${number(meetings)} le` : `${number(leaderWins)} delle ${number(meetings)}`} sfide${leagueOnly ? ' di campionato' : ''} con ${trailer}.`,
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `I precedenti${leagueOnly ? ' di campionato' : ''} dal ${since} dicono ${leader.bare}: ${wins(leaderWins)} su ${number(meetings)}.`,
    ],
    meetingsLevel: [
      ({ meetings, wins: each, since, leagueOnly }) =>
        `I precedenti${leagueOnly ? ' di campionato' : ''} dal ${since} sono in equilibrio: ${wins(each)} per parte in ${number(meetings)} sfide.`,
      ({ meetings, wins: each, since, leagueOnly }) =>
        `Dal ${since} il bilancio delle ${number(meetings)} sfide${leagueOnly ? ' di campionato' : ''} è in parità: ${wins(each)} a testa.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `L’ultimo confronto, ${inMonth(on)}, è andato ${winner.a} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${has(winner)} vinto ${score(winnerGoals, loserGoals)} l’ultimo precedente, ${inMonth(on)}.`,
      ({ winner, loser, winnerGoals, loserGoals, on }) =>
        `${inMonth(on)}, nell’ultima sfida, ${winner} ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Le due squadre si sono affrontate l’ultima volta ${inMonth(on)}: ${score(winnerGoals, loserGoals)} per ${winner}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `L’ultimo confronto, ${inMonth(on)}, è finito ${score(each, each)}.`,
      ({ home, away, goals: each, on }) => `${home} e ${away} hanno pareggiato ${score(each, each)} l’ultima volta, ${inMonth(on)}.`,
    ],
    neverMet: [
      ({ home, away, since, leagueOnly }) =>
        `Dal ${since} non ci risultano precedenti${leagueOnly ? ' in campionato' : ''} tra ${home} e ${away}.`,
      ({ since, leagueOnly }) =>
        `Nei nostri dati, che partono dal ${since}, le due squadre non si sono mai affrontate${leagueOnly ? ' in campionato' : ''}.`,
    ],
  };
}
