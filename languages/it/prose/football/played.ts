import type { PlayedStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { role, rolesOf, team } from '../roles.ts';
import { has, is } from '../verbs.ts';
import {
  defeats,
  feminineNumber,
  goalCount,
  inMonth,
  matches,
  number,
  numberBeside,
  points,
  rank,
  ranked,
  rounds,
  times,
  trips,
  wins,
  winsBeside,
} from '../words.ts';

/** Returns a number of home matches, at least four. */
const internal = (count: number) => `${number(count)} partite interne`;
const inLeague = (leagueOnly: boolean) => (leagueOnly ? ' di campionato' : '');
/** `12 dei 22 precedenti`, `tutti e sei i precedenti`. */
function outOfMeetings(won: number, all: number): string {
  if (won === all) return `tutti e ${number(all)} i precedenti`;
  return `${numberBeside(won, all)} ${/^(?:otto|8\d?|11)$/.test(number(all)) ? 'degli' : 'dei'} ${number(all)} precedenti`;
}
/** `sette vittorie e quattro pareggi`, `12 vittorie e 3 pareggi`. */
function winsAndDraws(won: number, drawn: number, greatest = Math.max(won, drawn)): string {
  return `${winsBeside(won, greatest)} e ${drawn === 1 ? 'un pareggio' : `${numberBeside(drawn, greatest)} pareggi`}`;
}

/** Returns the sentences of Italian previews about form, table and meetings. */
export function italianPlayed({ score }: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof PlayedStories<unknown>> {
  return {
    formUneven: [
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `Nelle ultime ${number(of)} di campionato ${one} ${has(one)} vinto ${times(betterWins)}, ${other} ${feminineNumber(worseWins)}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one] = rolesOf(better, worse, betterAtHome);
        return `${one.verb('arriva', 'arrivano')} meglio ${one}, con ${wins(betterWins)} nelle ultime ${number(of)} di campionato contro ${worseWins === 1 ? 'l’unica' : `le ${number(worseWins)}`} degli avversari.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `La forma è dalla parte ${one.di}: ${wins(betterWins)} nelle ultime ${number(of)} di campionato contro ${worseWins === 1 ? 'l’unica' : `le ${number(worseWins)}`} ${other.di}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] =
          betterAtHome === undefined ? [better, worse] : [team(betterAtHome), `quella ${betterAtHome ? 'ospite' : 'di casa'}`];
        return `${one} ${has(one)} vinto ${feminineNumber(betterWins)} delle ultime ${number(of)} partite di campionato, ${other} ${feminineNumber(worseWins)}.`;
      },
    ],
    formLevel: [
      ({ wins: each, of }) =>
        `Entrambe le squadre hanno vinto ${each === 1 ? 'una sola' : number(each)} delle ultime ${number(of)} partite di campionato.`,
      ({ wins: each, of }) => `Stesso passo nelle ultime ${number(of)} di campionato: ${wins(each)} a testa.`,
      ({ wins: each, of }) => `La forma non indica una favorita: ${wins(each)} a testa nelle ultime ${number(of)} di campionato.`,
    ],
    formOneSided: [
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `Nelle ultime ${number(of)} di campionato ${one} ${has(one)} vinto ${times(betterWins)}, ${other} mai.`;
      },
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `${one} ${has(one)} vinto ${feminineNumber(betterWins)} delle ultime ${number(of)} partite di campionato, ${other} nessuna.`;
      },
    ],
    formWinless: [
      ({ of }) => `Nessuna delle due ha vinto nelle ultime ${number(of)} partite di campionato.`,
      ({ of }) => `Nelle ultime ${number(of)} di campionato nessuna delle due squadre ha vinto.`,
    ],
    alsoWinning: [
      ({ run, atHome }) => `In campionato ${role(atHome)} hanno vinto le ultime ${number(run)} partite.`,
      ({ run, atHome }) => `${role(atHome)} vengono da ${wins(run)} di fila in campionato.`,
      ({ run, atHome }) => `Sono ${number(run)} le vittorie consecutive ${role(atHome).di} in campionato.`,
      ({ run, atHome }) => `${team(atHome)} ha vinto le ultime ${number(run)} partite di campionato.`,
    ],
    alsoLosing: [
      ({ run, atHome }) => `In campionato ${role(atHome)} hanno perso le ultime ${number(run)} partite.`,
      ({ run, atHome }) => `${role(atHome)} vengono da ${defeats(run)} di fila in campionato.`,
      ({ run, atHome }) => `Sono ${number(run)} le sconfitte consecutive ${role(atHome).di} in campionato.`,
      ({ run, atHome }) => `${team(atHome)} ha perso le ultime ${number(run)} partite di campionato.`,
    ],
    alsoUnbeaten: [
      ({ run, atHome }) => `${role(atHome)} non perdono da ${matches(run)} di campionato.`,
      ({ run, atHome }) => `La serie utile ${role(atHome).di} in campionato dura da ${matches(run)}.`,
      ({ run, atHome }) => `Da ${matches(run)} di campionato ${role(atHome)} non perdono.`,
      ({ run, atHome }) => `Da ${rounds(run)} ${role(atHome)} non perdono.`,
      ({ run, atHome }) => `${team(atHome)} è imbattuta da ${rounds(run)}.`,
    ],
    alsoWinless: [
      ({ run, atHome }) => `${role(atHome)} non vincono da ${matches(run)} di campionato.`,
      ({ run, atHome }) => `${role(atHome).a} la vittoria in campionato manca da ${matches(run)}.`,
      ({ run, atHome }) => `Da ${matches(run)} di campionato ${role(atHome)} non vincono.`,
      ({ run, atHome }) => `Da ${rounds(run)} ${role(atHome)} non vincono.`,
      ({ run, atHome }) => `${team(atHome)} non vince da ${rounds(run)}.`,
    ],
    alsoGoalless: [
      ({ run, atHome }) => `${role(atHome)} non segnano da ${matches(run)} di campionato.`,
      ({ run, atHome }) => `L’attacco ${role(atHome).di} è a secco da ${rounds(run)}.`,
      ({ run, atHome }) => `Da ${matches(run)} di campionato ${role(atHome)} non segnano.`,
      ({ run, atHome }) => `Da ${rounds(run)} ${role(atHome)} non vanno a segno.`,
      ({ run, atHome }) => `${team(atHome)} è senza gol da ${rounds(run)}.`,
    ],
    alsoCleanSheets: [
      ({ run, atHome }) => `${role(atHome)} non subiscono gol da ${matches(run)} di campionato.`,
      ({ run, atHome }) => `La porta ${role(atHome).di} è inviolata da ${rounds(run)}.`,
      ({ run, atHome }) => `Da ${matches(run)} di campionato ${role(atHome)} non subiscono gol.`,
      ({ run, atHome }) => `${team(atHome)} ha la porta inviolata da ${rounds(run)}.`,
    ],
    alsoPerfectAtHome: [
      ({ played }) => `Sul proprio campo i padroni di casa hanno sempre vinto: ${number(played)} volte su ${number(played)} in campionato.`,
      ({ played }) => `Il fattore campo finora non ha mai tradito: ${wins(played)} in ${internal(played)} di campionato.`,
      ({ played }) => `Davanti al proprio pubblico i padroni di casa hanno vinto tutte e ${number(played)} le partite di campionato.`,
    ],
    alsoFortress: [
      ({ played, won }) => `Sul proprio campo i padroni di casa non hanno ancora perso: ${winsAndDraws(won, played - won)} in campionato.`,
      ({ played }) => `I padroni di casa sul proprio campo sono ancora imbattuti dopo ${matches(played)} di campionato.`,
      ({ played, won }) =>
        `Il fattore campo finora ha retto: ${winsAndDraws(won, played - won, played)} nelle ${internal(played)} di campionato.`,
    ],
    alsoHomeWithoutWin: [
      ({ played }) => `Sul proprio campo i padroni di casa non hanno ancora vinto in ${matches(played)} di campionato.`,
      () => 'I padroni di casa aspettano ancora la prima vittoria interna in campionato.',
      ({ played }) => `Il fattore campo finora non è servito: nessuna vittoria in ${internal(played)} di campionato.`,
    ],
    alsoPerfectAway: [
      ({ played }) => `In trasferta gli ospiti hanno sempre vinto: ${number(played)} volte su ${number(played)} in campionato.`,
      ({ played }) => `Gli ospiti hanno vinto tutte e ${number(played)} le trasferte di campionato.`,
      ({ played }) => `Lontano da casa gli ospiti hanno vinto tutte e ${number(played)} le partite di campionato.`,
    ],
    alsoStrongTravellers: [
      ({ played, won }) => `In trasferta gli ospiti non hanno ancora perso: ${winsAndDraws(won, played - won)} in campionato.`,
      ({ played }) => `Dopo ${trips(played)} di campionato gli ospiti sono ancora imbattuti.`,
    ],
    alsoAwayWithoutWin: [
      ({ played }) => `In trasferta gli ospiti non hanno ancora vinto in ${matches(played)} di campionato.`,
      () => 'Agli ospiti manca ancora la prima vittoria esterna in campionato.',
      () => 'Gli ospiti aspettano ancora la prima vittoria esterna in campionato.',
    ],
    alsoPromoted: [
      ({ atHome }) => `${role(atHome)} sono neopromossi.`,
      ({ atHome }) => `Per ${role(atHome)} è la prima stagione dopo la promozione.`,
      ({ atHome }) => `${team(atHome)} è neopromossa.`,
    ],
    standings: [
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `In classifica ${one} ${is(one)} ${rank(one, higherPlace)}, ${other} ${rank(other, lowerPlace)} con ${points(gap)} in meno.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `${ranked(one, higherPlace)} in classifica, ${has(one)} ${points(gap)} in più ${other.di}, ${rank(other, lowerPlace)}.`;
      },
      ({ higher, lower, higherAtHome, higherPlace, lowerPlace, gap }) => {
        const [one, other] = rolesOf(higher, lower, higherAtHome);
        return `${ranked(other, lowerPlace)} in classifica, ${has(other)} ${points(gap)} in meno ${one.di}, ${rank(one, higherPlace)}.`;
      },
    ],
    standingsLevel: [
      ({ points: level }) => `In classifica le due squadre hanno gli stessi punti: ${number(level)} a testa.`,
      ({ points: level }) => `Le due squadre sono insieme a quota ${number(level)} in classifica.`,
    ],
    manyGoals: [
      ({ matches: played, goals: all, atHome }) =>
        `Nelle ${matches(played)} di campionato ${role(atHome).di} si sono visti ${goalCount(all)}, tra fatti e subiti.`,
      ({ matches: played, goals: all, atHome }) =>
        `Le partite ${role(atHome).di} sono ricche di gol: ${number(all)}, tra fatti e subiti, in ${rounds(played)}.`,
      ({ matches: played, goals: all, atHome }) =>
        `Nelle partite ${role(atHome).di} si segna molto: ${goalCount(all)}, tra fatti e subiti, in ${rounds(played)}.`,
    ],
    fewGoals: [
      ({ matches: played, goals: all, atHome }) =>
        `Nelle ${matches(played)} di campionato ${role(atHome).di} ${all === 1 ? 'si è visto un solo gol' : `si sono visti appena ${goalCount(all)}, tra fatti e subiti`}.`,
      ({ matches: played, goals: all, atHome }) =>
        `Nelle partite ${role(atHome).di} si segna poco: ${all === 1 ? 'un solo gol' : `${goalCount(all)}, tra fatti e subiti,`} in ${rounds(played)}.`,
      ({ matches: played, goals: all, atHome }) =>
        `Le partite ${role(atHome).di} sono povere di gol: ${all === 1 ? 'uno solo' : `${number(all)}, tra fatti e subiti,`} in ${rounds(played)}.`,
    ],
    meetingsLead: [
      // Hosts and visitors of what is past could be those of each match.
      ({ leader, meetings, leaderWins, since, leagueOnly }) =>
        `Dal ${since} ${leader} ${has(leader)} vinto ${outOfMeetings(leaderWins, meetings)}${inLeague(leagueOnly)}.`,
      ({ leader, trailer, leaderAtHome, meetings, leaderWins, since, leagueOnly }) => {
        const [one] = rolesOf(leader, trailer, leaderAtHome);
        return `I precedenti${inLeague(leagueOnly)} dal ${since} sorridono ${one.a}: ${winsBeside(leaderWins, meetings)} su ${number(meetings)}.`;
      },
      ({ leader, leaderAtHome, meetings, leaderWins, since, leagueOnly }) => {
        const one = leaderAtHome === undefined ? leader : team(leaderAtHome);
        return `I precedenti${inLeague(leagueOnly)} dal ${since} sono a favore ${one.di}: ${winsBeside(leaderWins, meetings)} su ${number(meetings)}.`;
      },
    ],
    meetingsLevel: [
      ({ meetings, wins: each, since, leagueOnly }) =>
        `I precedenti${inLeague(leagueOnly)} dal ${since} sono in equilibrio: ${winsBeside(each, meetings)} per parte in ${number(meetings)} sfide.`,
      ({ meetings, wins: each, since, leagueOnly }) =>
        `Dal ${since} il bilancio delle ${number(meetings)} sfide${inLeague(leagueOnly)} è in parità: ${winsBeside(each, meetings)} a testa.`,
    ],
    lastMeetingWon: [
      ({ winner, winnerGoals, loserGoals, on }) =>
        `L’ultima sfida, ${inMonth(on)}, è finita ${score(winnerGoals, loserGoals)} per ${winner}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `L’ultimo confronto, ${inMonth(on)}, è andato ${winner.a} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `${winner} ${has(winner)} vinto ${score(winnerGoals, loserGoals)} l’ultimo precedente, ${inMonth(on)}.`,
      ({ winner, winnerGoals, loserGoals, on }) =>
        `Le due squadre si sono affrontate l’ultima volta ${inMonth(on)}: ${score(winnerGoals, loserGoals)} per ${winner}.`,
    ],
    lastMeetingDrawn: [
      ({ goals: each, on }) => `L’ultima sfida, ${inMonth(on)}, è finita ${score(each, each)}.`,
      ({ goals: each, on }) => `L’ultimo confronto, ${inMonth(on)}, si è chiuso sul ${score(each, each)}.`,
      ({ goals: each, on }) => `Nell’ultimo precedente, ${inMonth(on)}, le due squadre hanno pareggiato ${score(each, each)}.`,
    ],
    neverMet: [
      ({ since, leagueOnly }) => `Dal ${since} non ci risultano precedenti${leagueOnly ? ' in campionato' : ''} tra le due squadre.`,
      ({ since, leagueOnly }) =>
        `Nei nostri dati, che partono dal ${since}, le due squadre non si sono mai affrontate${leagueOnly ? ' in campionato' : ''}.`,
    ],
  };
}
