import type { PlayedStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { role, rolesOf, team } from '../roles.ts';
import { awaits, has, is } from '../verbs.ts';
import { defeats, feminineNumber, goalCount, matches, number, numberBeside, rounds, times, trips, wins, winsBeside } from '../words.ts';
import { italianMeetings } from './meetings.ts';
import { italianSeason } from './season.ts';

/** Returns a number of home matches, at least four. */
const internal = (count: number) => `${number(count)} partite interne`;
/** `sette vittorie e quattro pareggi`, `12 vittorie e 3 pareggi`. */
function winsAndDraws(won: number, drawn: number, greatest = Math.max(won, drawn)): string {
  return `${winsBeside(won, greatest)} e ${drawn === 1 ? 'un pareggio' : `${numberBeside(drawn, greatest)} pareggi`}`;
}

/** Returns a word before `meglio` for the form of two sides, empty where the better has at least two wins more. */
const slightly = (betterWins: number, worseWins: number) => (betterWins - worseWins < 2 ? 'un po’ ' : '');

/** `tre delle`, before `ultime cinque`; `le` where all are meant. */
const someOf = (some: number, all: number) => (some === all ? 'le' : `${feminineNumber(some)} delle`);

/** Returns the sentences of Italian previews about form, table and meetings. */
export function italianPlayed(figures: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof PlayedStories<unknown>> {
  return {
    ...italianSeason(figures),
    ...italianMeetings(figures),
    formUneven: [
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `Nelle ultime ${number(of)} di campionato ${one} ${has(one)} vinto ${times(betterWins)}, ${other} ${feminineNumber(worseWins)}.`;
      },
      ({ better, betterAtHome, betterWins, worseWins, of }) => {
        const one = betterAtHome === undefined ? better : team(betterAtHome);
        return `${one.verb('arriva', 'arrivano')} ${slightly(betterWins, worseWins)}meglio ${one}: ${wins(betterWins)} a ${feminineNumber(worseWins)} nelle ultime ${number(of)} di campionato.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        if (betterWins - worseWins < 2) {
          return `La forma dice poco: ${wins(betterWins)} per ${one} e ${feminineNumber(worseWins)} per ${other} nelle ultime ${number(of)} di campionato.`;
        }
        return `La forma è dalla parte ${one.di}, che ${has(one)} vinto ${someOf(betterWins, of)} ultime ${number(of)} di campionato; ${other} ne ${has(other)} ${worseWins === 1 ? 'vinta una' : `vinte ${number(worseWins)}`}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] =
          betterAtHome === undefined ? [better, worse] : [team(betterAtHome), `quella ${betterAtHome ? 'ospite' : 'di casa'}`];
        return `${one} ${has(one)} vinto ${someOf(betterWins, of)} ultime ${number(of)} partite di campionato, ${other} ${feminineNumber(worseWins)}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `Delle ultime ${number(of)} di campionato ${one} ne ${has(one)} vinte ${number(betterWins)}, ${other} ${feminineNumber(worseWins)}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `Il bilancio delle ultime ${number(of)} giornate dice ${wins(betterWins)} per ${one} e ${feminineNumber(worseWins)} per ${other}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return betterWins - worseWins < 2
          ? `Una vittoria in più per ${one} nelle ultime ${number(of)} di campionato: ${feminineNumber(betterWins)} contro ${feminineNumber(worseWins)}.`
          : `Gli ultimi risultati premiano ${one}: ${wins(betterWins)} in ${matches(of)} di campionato, contro ${feminineNumber(worseWins)} ${other.di}.`;
      },
      ({ better, worse, betterAtHome, betterWins, worseWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `Con ${wins(betterWins)} nelle ultime ${number(of)} di campionato ${one} ${one.verb('sta', 'stanno')} ${slightly(betterWins, worseWins)}meglio ${other.di}, che ne ${has(other)} ${worseWins === 1 ? 'una sola' : number(worseWins)}.`;
      },
    ],
    formLevel: [
      ({ wins: each, of }) =>
        `Entrambe le squadre hanno vinto ${each === 1 ? 'una sola delle' : someOf(each, of)} ultime ${number(of)} partite di campionato.`,
      ({ wins: each, of }) => `Stesso passo nelle ultime ${number(of)} di campionato: ${wins(each)} a testa.`,
      ({ wins: each, of }) => `La forma non indica una favorita: ${wins(each)} a testa nelle ultime ${number(of)} di campionato.`,
      ({ wins: each, of }) => `Gli ultimi risultati si equivalgono: ${wins(each)} per parte in ${matches(of)} di campionato.`,
      ({ wins: each, of }) =>
        each === of
          ? `Le due squadre hanno vinto le ultime ${number(of)} di campionato.`
          : `Delle ultime ${number(of)} di campionato le due squadre ne hanno ${each === 1 ? 'vinta una' : `vinte ${number(each)}`} a testa.`,
    ],
    formOneSided: [
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `Nelle ultime ${number(of)} di campionato ${one} ${has(one)} vinto ${times(betterWins)}, ${other} mai.`;
      },
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one, other] = rolesOf(better, worse, betterAtHome);
        return `${one} ${has(one)} vinto ${someOf(betterWins, of)} ultime ${number(of)} partite di campionato, ${other} nessuna.`;
      },
      ({ better, worse, betterAtHome, betterWins, of }) => {
        const [one] = rolesOf(better, worse, betterAtHome);
        return `${wins(betterWins)} contro nessuna nelle ultime ${number(of)} di campionato: ${one.verb('arriva', 'arrivano')} meglio ${one}.`;
      },
    ],
    formWinless: [
      ({ of }) => `Nessuna delle due ha vinto nelle ultime ${number(of)} partite di campionato.`,
      ({ of }) => `Nelle ultime ${number(of)} di campionato nessuna delle due squadre ha vinto.`,
      ({ of }) => `Una vittoria servirebbe a entrambe: nessuna delle due ne ha trovate nelle ultime ${number(of)} di campionato.`,
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
      ({ run, atHome }) => `Nelle ultime ${number(run)} di campionato ${role(atHome)} sono rimasti a secco.`,
      ({ run, atHome }) => `Per ${role(atHome)} il gol in campionato manca da ${matches(run)}.`,
      ({ run, atHome }) => `${role(atHome)} vengono da ${matches(run)} di campionato senza gol.`,
    ],
    alsoCleanSheets: [
      ({ run, atHome }) => `${role(atHome)} non subiscono gol da ${matches(run)} di campionato.`,
      ({ run, atHome }) => `La porta ${role(atHome).di} è inviolata da ${rounds(run)}.`,
      ({ run, atHome }) => `Da ${matches(run)} di campionato ${role(atHome)} non subiscono gol.`,
      ({ run, atHome }) => `${team(atHome)} ha la porta inviolata da ${rounds(run)}.`,
    ],
    alsoPerfectAtHome: [
      ({ club, played }) =>
        `Sul proprio campo ${club} ${has(club)} sempre vinto: ${number(played)} volte su ${number(played)} in campionato.`,
      ({ played }) => `Il fattore campo finora non ha mai tradito: ${wins(played)} in ${internal(played)} di campionato.`,
      ({ played }) => `Davanti al proprio pubblico ${role(true)} hanno vinto tutte e ${number(played)} le partite di campionato.`,
    ],
    alsoFortress: [
      ({ played, won }) =>
        `${role(true)} non hanno ancora perso davanti al proprio pubblico: ${winsAndDraws(won, played - won)} in campionato.`,
      ({ club, played }) =>
        `Sul proprio campo ${club} ${is(club)} ancora ${club.agree('imbattuto')}, dopo ${internal(played)} di campionato.`,
      ({ played, won }) =>
        `Il fattore campo finora ha retto: ${winsAndDraws(won, played - won, played)} nelle ${internal(played)} di campionato.`,
    ],
    alsoHomeWithoutWin: [
      ({ played }) => `${role(true)} non hanno ancora vinto davanti al proprio pubblico in ${matches(played)} di campionato.`,
      ({ club }) => `${club} ${awaits(club)} ancora la prima vittoria interna in campionato.`,
      ({ played }) => `Il fattore campo finora non è servito: nessuna vittoria in ${internal(played)} di campionato.`,
    ],
    alsoPerfectAway: [
      ({ played }) => `In trasferta ${role(false)} hanno sempre vinto: ${number(played)} volte su ${number(played)} in campionato.`,
      ({ played }) => `${role(false)} hanno vinto tutte e ${number(played)} le trasferte di campionato.`,
      ({ played }) => `Lontano da casa ${role(false)} hanno vinto tutte e ${number(played)} le partite di campionato.`,
    ],
    alsoStrongTravellers: [
      ({ played, won }) => `In trasferta ${role(false)} non hanno ancora perso: ${winsAndDraws(won, played - won)} in campionato.`,
      ({ played }) => `Dopo ${trips(played)} di campionato ${role(false)} sono ancora ${role(false).agree('imbattuto')}.`,
    ],
    alsoAwayWithoutWin: [
      ({ played }) => `In trasferta ${role(false)} non hanno ancora vinto in ${matches(played)} di campionato.`,
      () => `${role(false).a} manca ancora la prima vittoria esterna in campionato.`,
      () => `${role(false)} aspettano ancora la prima vittoria esterna in campionato.`,
    ],
    alsoMissing: [
      ({ atHome, players }) => `Sono ${number(players)} le assenze certe tra ${role(atHome)}, per infortunio o squalifica.`,
      ({ atHome, players }) => `${team(atHome)} deve fare i conti con ${number(players)} assenze.`,
      ({ atHome, players }) => `Per ${role(atHome)} l’elenco degli indisponibili conta ${number(players)} nomi.`,
      ({ atHome, players }) => `Tra infortuni e squalifiche le assenze ${role(atHome).di} sono ${number(players)}.`,
    ],
    alsoPromoted: [
      ({ atHome }) => `${role(atHome)} sono neopromossi.`,
      ({ atHome }) => `Per ${role(atHome)} è la prima stagione dopo la promozione.`,
      ({ atHome }) => `${team(atHome)} è neopromossa.`,
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
  };
}
