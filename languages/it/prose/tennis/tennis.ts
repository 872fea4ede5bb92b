import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import {
  articled,
  counted,
  feminineNumber,
  feminineOrdinal,
  number,
  numberBeside,
  ordinal,
  times,
  wins,
  winsAndDefeats,
} from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'sul cemento', clay: 'sulla terra', grass: 'sull’erba', carpet: 'sul tappeto' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'al meglio dei tre set', 5: 'al meglio dei cinque set' };

/** `ha vinto tutte e quattro le partite`, `ha vinto cinque partite su sette`, `ha vinto 9 partite su 12`. */
function balance(won: number, lost: number): string {
  const all = won + lost;
  if (all === 1) return won === 1 ? 'ha vinto l’unica partita' : 'ha perso l’unica partita';
  if (lost === 0) return `ha vinto tutte e ${number(all)} le partite`;
  if (won === 0) return `ha perso tutte e ${number(all)} le partite`;
  return `ha vinto ${won === 1 ? 'una partita' : `${numberBeside(won, all)} partite`} su ${number(all)}`;
}

/** Behind the balance of another, who won `firstWon`: `tre su nove`, `tutte e quattro`; behind defeats alone in full, `ha vinto tre partite su nove`. */
function balanceBehind(firstWon: number, won: number, lost: number): string {
  const all = won + lost;
  if (firstWon === 0) return balance(won, lost);
  if (all === 1) return won === 1 ? 'l’unica giocata' : 'nessuna, su una giocata';
  if (lost === 0) return `tutte e ${number(all)}`;
  return `${won === 0 ? 'nessuna' : won === 1 ? 'una' : numberBeside(won, all)} su ${number(all)}`;
}

/** The next round, for its winner: `un posto in semifinale`. */
const next = { 'quarter-final': 'in semifinale', 'semi-final': 'in finale' } as const;

/** The games of the loser: `ha vinto un solo game`, `ha vinto solo tre game`. */
const gamesOf = (sets: readonly (readonly [number, number])[]) => {
  const count = sets.reduce((sum, [, other]) => sum + other, 0);
  return count === 0 ? 'non ha vinto nemmeno un game' : `ha vinto ${count === 1 ? 'un solo' : `solo ${number(count)}`} game`;
};

/** A chance with its article; the polish elides it: `l’8%`. */
const share = (percent: string) =>
  /^\d/.test(percent) ? `il ${percent}` : `${percent.startsWith('>') ? 'oltre il' : 'meno del'} ${percent.slice(1)}`;
const inShare = (percent: string) => (/^\d/.test(percent) ? `nel ${percent}` : `in ${share(percent)}`);
const ofShare = (percent: string) => (/^\d/.test(percent) ? `del ${percent}` : `di ${share(percent)}`);

export const italianTennis = ({ percent, sets: score, at, women }: TennisProse): TennisTexts => {
  const [favourite, out] = women ? ['favorita', 'classificata'] : ['favorito', 'classificato'];
  return {
    meetingsLead: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader} ha vinto ${won === 1 ? 'l’unico precedente' : `tutti e ${number(won)} i precedenti`} con ${other}.`
          : `Nei precedenti con ${other} è avanti ${leader}, ${won}-${lost}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? won === 1
            ? `${other} ha perso l’unico precedente con ${leader}.`
            : `${other} non ha mai battuto ${leader} in ${number(won)} precedenti.`
          : `${leader} ha vinto ${numberBeside(won, won + lost)} delle ${number(won + lost)} sfide con ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `Tra ${leader} e ${other} c’è ${won === 1 ? 'un solo precedente, vinto' : `un bilancio di ${won}-0`} ${won === 1 ? `da ${leader}` : `per ${leader}`}.`
          : `I precedenti sorridono a ${leader}: ${won}-${lost} con ${other}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `Negli scontri diretti ${leader} ${won === 1 ? `ha vinto l’unica sfida` : `ha sempre vinto: ${number(won)} volte su ${number(won)}`}.`
          : `${other} insegue negli scontri diretti: ${won}-${lost} per ${leader}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `I precedenti tra ${first} e ${second} sono in parità, ${each}-${each}.`,
      ({ first, second, each }) => `Nei precedenti ${first} e ${second} hanno vinto ${counted(each, 'una volta', 'volte')} a testa.`,
    ],
    firstMeeting: [
      ({ first, second }) => `Non risultano precedenti tra ${first} e ${second}.`,
      ({ first, second }) => `${first} e ${second} si affrontano, per quanto ne sappiamo, per la prima volta.`,
      () => `Non ci risultano precedenti tra ${women ? 'le due giocatrici' : 'i due giocatori'}.`,
      ({ first, second }) => `È la prima sfida che ci risulti tra ${first} e ${second}.`,
    ],
    final: [
      ({ first, second }) => `${first} e ${second} si giocano il titolo ${at}.`,
      ({ first, second }) => `In finale ${at} ci sono ${first} e ${second}.`,
    ],
    lateRound: [
      ({ first, second, round }) => `${first} e ${second} si giocano un posto ${next[round]} ${at}.`,
      ({ first, second, round }) => `Chi vince tra ${first} e ${second} va ${next[round]} ${at}.`,
      ({ first, second, round }) => `A ${first} e ${second} manca una vittoria per arrivare ${next[round]} ${at}.`,
    ],
    winningRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} ha vinto le ultime ${number(run)} partite e ora affronta ${other}.`,
        ({ player, other, run }) => `${player} arriva alla sfida con ${other} da ${number(run)} vittorie di fila.`,
      ],
      [
        ({ player, run }) => `${player} arriva da ${number(run)} vittorie di fila.`,
        ({ player, run }) => `${player} ha vinto le ultime ${number(run)} partite.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ player, other, run }) => `${player} ha perso le ultime ${number(run)} partite e ora affronta ${other}.`,
        ({ player, other, run }) => `${player} arriva alla sfida con ${other} dopo ${number(run)} sconfitte di fila.`,
      ],
      [
        ({ player, run }) => `${player} ha perso le ultime ${number(run)} partite.`,
        ({ player, run }) => `${player} arriva da ${number(run)} sconfitte di fila.`,
      ],
    ),
    surfaceRecords: [
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${capital(on[surface])} ${first} ${balance(firstWon, firstLost)} nell’ultimo anno, ${second} ${balanceBehind(firstWon, secondWon, secondLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Negli ultimi dodici mesi il bilancio ${on[surface]} è di ${winsAndDefeats(firstWon, firstLost, Math.max(firstWon, firstLost, secondWon, secondLost))} per ${first}, di ${winsAndDefeats(secondWon, secondLost, Math.max(firstWon, firstLost, secondWon, secondLost))} per ${second}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Nell’ultimo anno ${first} ${balance(firstWon, firstLost)} ${on[surface]}, ${second} ${balanceBehind(firstWon, secondWon, secondLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${second} ${balance(secondWon, secondLost)} ${on[surface]} nell’ultimo anno, ${first} ${balanceBehind(secondWon, firstWon, firstLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Il rendimento ${on[surface]} nell’ultimo anno: ${winsAndDefeats(firstWon, firstLost, Math.max(firstWon, firstLost, secondWon, secondLost))} per ${first}, ${winsAndDefeats(secondWon, secondLost, Math.max(firstWon, firstLost, secondWon, secondLost))} per ${second}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Vittorie e sconfitte ${on[surface]} nell’ultimo anno: ${secondWon}-${secondLost} per ${second}, ${firstWon}-${firstLost} per ${first}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `Negli ultimi dodici mesi ${second} ${balance(secondWon, secondLost)} ${on[surface]}; ${first} ${balance(firstWon, firstLost)}.`,
      ({ first, second, surface, firstWon, firstLost, secondWon, secondLost }) =>
        `${capital(on[surface])}, nell’ultimo anno, ${first} ha un bilancio di ${winsAndDefeats(firstWon, firstLost, Math.max(firstWon, firstLost, secondWon, secondLost))}, ${second} di ${winsAndDefeats(secondWon, secondLost, Math.max(firstWon, firstLost, secondWon, secondLost))}.`,
    ],
    noSetLost: [
      ({ player, matches: count }) => `${player} non ha ancora perso un set dopo ${number(count)} partite del torneo.`,
      ({ player, other }) => `A differenza di ${other}, ${player} non ha lasciato set nel torneo.`,
      ({ player, other, matches: count }) => `Nelle prime ${number(count)} partite del torneo ${player} non ha concesso set, ${other} sì.`,
    ],
    wentTheDistance: [
      ({ player, sets: count }) => `Nel turno precedente ${player} ha avuto bisogno di tutti e ${number(count)} i set.`,
      ({ player, other, sets: count }) =>
        `${player} è ${women ? 'arrivata' : 'arrivato'} al ${ordinal(count)} set nel turno precedente, ${other} no.`,
      ({ player, other, sets: count }) => `Turno precedente più breve per ${other}: ${player} ha giocato ${number(count)} set.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `In classifica c’è un abisso: ${higher} è numero ${higherRank} del mondo, ${lower} numero ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${lower}, numero ${lowerRank} del mondo, sfida ${higher}, numero ${higherRank}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `${higher} è numero ${higherRank} del mondo, ${lower} numero ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `La classifica dice numero ${higherRank} per ${higher} e numero ${lowerRank} per ${lower}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} non è ${out}, mentre ${other} è numero ${otherRank} del mondo.`,
      ({ player, other, otherRank }) => `Senza un posto in classifica, ${player} sfida ${other}, numero ${otherRank} del mondo.`,
    ],
    comeback: [
      ({ player, other }) => `${player} si è ${women ? 'ritirata' : 'ritirato'} nell’ultima partita e torna contro ${other}.`,
      ({ player }) => `Da verificare le condizioni di ${player}, la cui ultima partita è finita con un ritiro.`,
    ],
    lastMatches: [
      ({ first, second, firstWon, secondWon, of }) =>
        `Delle ultime ${number(of)} partite ${first} ne ha ${firstWon === 1 ? 'vinta una' : `vinte ${number(firstWon)}`}, ${second} ${feminineNumber(secondWon)}.`,
      ({ first, second, firstWon, secondWon, of }) =>
        `${first} ha ${wins(firstWon)} nelle ultime ${number(of)} partite, ${second} ${feminineNumber(secondWon)}.`,
    ],
    setting: [
      ({ surface, bestOf }) => `Si gioca ${on[surface]} ${at}, ${sets[bestOf]}.`,
      ({ surface, bestOf }) => `La partita ${at} è ${on[surface]} e ${sets[bestOf]}.`,
    ],
    favouriteByPrice: [
      ({ favourite: of, chance }) =>
        `Tolto il margine dei bookmaker, le quote danno a ${of} ${share(percent(chance))} di probabilità di vincere.`,
      ({ favourite: of, chance }) => `Per le quote, tolto il margine, la probabilità di vittoria di ${of} è ${ofShare(percent(chance))}.`,
      ({ favourite: of, chance }) =>
        `${women ? 'La' : 'Il'} ${favourite} è ${of}: le quote, al netto del margine, indicano ${share(percent(chance))} di probabilità di vincere.`,
      ({ favourite: of, chance }) =>
        `Il mercato sta con ${of}: al netto del margine la probabilità di vincere è ${ofShare(percent(chance))}.`,
      ({ favourite: of, chance }) =>
        `${of} parte ${favourite}: tolto il margine, le quote corrispondono a una probabilità di vincere ${ofShare(percent(chance))}.`,
      ({ favourite: of, chance }) => `Le quote, al netto del margine, danno ${of} vincente ${inShare(percent(chance))} dei casi.`,
      ({ favourite: of, chance }) =>
        `I bookmaker preferiscono ${of}: tolto il loro margine, ha ${share(percent(chance))} di probabilità di vincere.`,
      ({ favourite: of, chance }) =>
        `Una vittoria di ${of} ha ${share(percent(chance))} di probabilità secondo le quote, tolto il margine.`,
    ],
    favouriteByRating: [
      ({ favourite: of, chance }) =>
        `I nostri rating danno a ${of} ${share(percent(chance))} di probabilità di vincere; le quote non ci sono ancora.`,
      ({ favourite: of, chance }) =>
        `In attesa delle quote, per i nostri rating ${of} ha ${share(percent(chance))} di probabilità di vincere.`,
    ],
    favouriteDespite: [
      ({ favourite: of, chance, basis }) =>
        `Eppure ${of} parte ${favourite}, con ${share(percent(chance))} di probabilità di vincere secondo ${basis === 'price' ? 'le quote al netto del margine' : 'i nostri rating'}.`,
      ({ favourite: of, chance, basis }) =>
        `Ciò nonostante ${basis === 'price' ? 'le quote al netto del margine' : 'i nostri rating'} danno a ${of} ${share(percent(chance))} di probabilità di vincere.`,
      ({ favourite: of, chance, basis }) =>
        `${basis === 'price' ? 'Il mercato sta' : 'I nostri rating stanno'} comunque con ${of}: la probabilità di vincere è ${ofShare(percent(chance))}.`,
    ],
    even: [
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `Tra ${first} e ${second} non c’è ${women ? 'una favorita' : 'un favorito'}: ${share(percent(firstChance))} di probabilità di vincere a testa.`
          : `Le probabilità di vincere sono vicine: ${share(percent(firstChance))} per ${first}, ${share(percent(secondChance))} per ${second}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `L’esito è incerto: ${first} e ${second} hanno le stesse probabilità di vincere.`
          : `L’esito è incerto: ${first} ha ${share(percent(firstChance))} di probabilità di vincere, ${second} ${share(percent(secondChance))}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `${women ? 'Nessuna delle due parte' : 'Nessuno dei due parte'} ${favourite}: ${share(percent(firstChance))} di probabilità per parte.`
          : `${women ? 'Nessuna delle due parte' : 'Nessuno dei due parte'} nettamente ${favourite}: ${share(percent(firstChance))} per ${first}, ${share(percent(secondChance))} per ${second}.`,
      ({ first, second, firstChance, secondChance }) =>
        firstChance === secondChance
          ? `C’è perfetto equilibrio tra ${first} e ${second}.`
          : `C’è equilibrio tra ${first} e ${second}, con probabilità ${ofShare(percent(firstChance))} e ${ofShare(percent(secondChance))}.`,
    ],
    wonEasily: [
      ({ winner, loser, sets: of }) => `${winner} ha dominato ${loser}, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} ${gamesOf(of)} contro ${winner}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Partita a senso unico: ${winner} ha battuto ${loser} per ${score(of)}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} ha battuto ${loser} senza perdere un set, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} non ha strappato nemmeno un set a ${winner}, che ha vinto per ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} ha vinto ${score(of)} contro ${loser}.`,
      ({ winner, loser, sets: of }) => `A ${winner} sono bastati ${number(of.length)} set per battere ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} ha regolato ${loser} in ${number(of.length)} set: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `In ${number(of.length)} set ${winner} ha avuto la meglio su ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${winner} ha superato ${loser} per ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} ha ceduto in ${number(of.length)} set a ${winner}: ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} ha perso il primo set ma ha battuto ${loser} per ${score(of)}.`,
      ({ winner, loser, sets: of }) => `In rimonta, dopo il primo set perso, ${winner} ha superato ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} ha vinto il primo set, ${winner} la partita: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Perso il primo set, ${winner} ha ribaltato la partita contro ${loser}: ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} ha battuto ${loser} in ${number(of.length)} set, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `A ${winner} sono serviti ${number(of.length)} set per superare ${loser}: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} ha portato ${winner} al ${ordinal(of.length)} set, ma ha perso: ${score(of)}.`,
      ({ winner, loser, sets: of }) => `Si è deciso tutto al ${ordinal(of.length)} set: ${winner} ha battuto ${loser} per ${score(of)}.`,
    ],
    retired: [
      ({ winner, loser, sets: of }) =>
        `${loser} si è ${women ? 'ritirata' : 'ritirato'}${of.length === 0 ? '' : ` sul ${score(of)} per ${winner}`}${of.length === 0 ? `: ha vinto ${winner}` : ''}.`,
      ({ winner, loser, sets: of }) =>
        `${winner} ha vinto per il ritiro di ${loser}${of.length === 0 ? '' : `, sul punteggio di ${score(of)}`}.`,
    ],
    walkover: [
      ({ winner, loser }) => `${loser} non è ${women ? 'scesa' : 'sceso'} in campo e ${winner} ha vinto senza giocare.`,
      ({ winner, loser }) => `${winner} ha vinto per il forfait di ${loser}.`,
    ],
    walkoverBets: [
      () => `La partita non è stata giocata, quindi tutte le puntate sono rimborsate.`,
      () => `Le scommesse su questa partita sono nulle e le puntate sono rimborsate.`,
    ],
    awarded: [
      ({ winner, loser }) => `La partita con ${loser} è stata interrotta e la vittoria è andata a ${winner}.`,
      ({ winner, loser }) => `La vittoria su ${loser} è stata assegnata a ${winner} prima della fine della partita.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Nessuna sorpresa: prima dell’inizio ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, chance }) => `${winner} partiva da ${favourite}, con ${share(percent(chance))} di probabilità di vincere.`,
      ({ chance }) => `Ha vinto ${women ? 'la favorita' : 'il favorito'}: la probabilità era ${ofShare(percent(chance))}.`,
      ({ winner, chance }) => `La previsione dava a ${winner} ${share(percent(chance))} di probabilità di vincere.`,
      ({ chance }) => `Era l’esito più atteso, con ${share(percent(chance))} di probabilità.`,
      ({ winner, chance }) =>
        `${winner} ha confermato la previsione, che ne dava la vittoria come più probabile, con ${share(percent(chance))}.`,
      ({ winner, chance }) =>
        `Prima dell’inizio ${women ? 'la favorita' : 'il favorito'} era ${winner}, con ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, chance }) => `La vittoria di ${winner} era attesa: aveva ${share(percent(chance))} di probabilità.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `${loser} era leggermente ${favourite}: ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, loser, chance }) =>
        `Alla vigilia ${loser} era leggermente davanti: ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
    ],
    upset: [
      ({ winner, loser, chance }) =>
        `È stata una sorpresa: ${winner} aveva solo ${share(percent(chance))} di probabilità di battere ${loser}.`,
      ({ winner, loser, chance }) =>
        `${women ? 'La favorita' : 'Il favorito'} era ${loser}: ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Prima dell’inizio ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, chance }) => `Alla vigilia ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Alla vigilia la partita era aperta: ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, chance }) => `Ci si attendeva una partita equilibrata, con ${share(percent(chance))} di probabilità per ${winner}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `Per ${player} è ${articled('la', feminineOrdinal(run))} vittoria di fila.`,
      ({ player, run }) => `${player} ha vinto le ultime ${number(run)} partite, questa compresa.`,
    ],
    meetingsAfter: [
      ({ winner, loser, won, lost }) =>
        won === lost
          ? `I precedenti sono ora in parità, ${won}-${lost}.`
          : won > lost + 1
            ? `Il bilancio degli scontri diretti è ora di ${won}-${lost} per ${winner}.`
            : `Negli scontri diretti ${won > lost ? `ora è avanti ${winner}` : `resta avanti ${loser}`}, ${Math.max(won, lost)}-${Math.min(won, lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} ha vinto tutte e ${number(won)} le sfide con ${loser}.`
          : `Delle ${number(won + lost)} sfide con ${loser}, ${winner} ne ha ${won === 1 ? 'vinta una' : `vinte ${number(won)}`}.`,
    ],
    wonTitle: [
      ({ winner }) => `${winner} conquista il titolo ${at}.`,
      ({ winner }) => `Il titolo ${at} va a ${winner}.`,
      ({ winner }) => `È ${winner} ad alzare il trofeo ${at}.`,
    ],
    matchPointsSaved: [
      ({ winner, points }) => `${winner} ha annullato ${counted(points, 'un match point', 'match point')} nel tie-break.`,
      ({ loser, points }) =>
        `${loser} ha avuto ${counted(points, 'un match point', 'match point')} nel tie-break senza ${points === 1 ? 'sfruttarlo' : 'sfruttarne nessuno'}.`,
      ({ winner, loser, points }) =>
        `Nel tie-break ${loser} è ${women ? 'arrivata' : 'arrivato'} ${times(points)} a un punto dalla vittoria, ma ${winner} ha resistito.`,
    ],
    lastSetTieBreak: [
      ({ winner, own, other }) => `Ha deciso il tie-break dell’ultimo set, vinto da ${winner} per ${own}-${other}.`,
      ({ winner, own, other }) => `${winner} ha vinto il tie-break decisivo per ${own}-${other}.`,
      ({ own, other }) => `L’ultimo set si è chiuso al tie-break, ${own}-${other}.`,
    ],
    setTurned: [
      ({ winner, set, own, other }) => `Nel ${ordinal(set)} set ${winner} ha rimontato da ${own}-${other}.`,
      ({ loser, set, own, other }) => `${loser} era avanti ${other}-${own} nel ${ordinal(set)} set, ma lo ha perso.`,
      ({ winner, set, own, other }) => `Sotto ${other}-${own} nel ${ordinal(set)} set, ${winner} ha rimontato e lo ha vinto.`,
    ],
    onlyTieBreaks: [
      ({ sets: count }) => `Nessun break in ${number(count)} set: hanno deciso i tie-break.`,
      ({ sets: count }) =>
        `${women ? 'Nessuna delle due' : 'Nessuno dei due'} ha perso il servizio, e ${count === 2 ? 'entrambi i set sono finiti' : `tutti e ${number(count)} i set sono finiti`} al tie-break.`,
    ],
    breaks: [
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${winner} ha tolto il servizio ${times(won)} a ${loser} e non ha mai perso il proprio.`
          : `${winner} ha ottenuto ${counted(won, 'un break', 'break')}, ${loser} ${number(lost)}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `${loser} ha perso il servizio ${times(won)}, ${winner} mai.`
          : `${loser} ha perso il servizio ${times(won)}, ${winner} ${lost === 1 ? 'una sola' : numberBeside(lost, won)}.`,
      ({ winner, won, lost }) =>
        lost === 0
          ? `Al servizio ${winner} non ha concesso break e ne ha ottenut${won === 1 ? 'o uno' : `i ${number(won)}`}.`
          : `Il conto dei break dice ${won}-${lost} per ${winner}.`,
      ({ winner, loser, won, lost }) =>
        lost === 0
          ? `A ${winner} ${won === 1 ? 'è bastato un break' : `sono bastati ${number(won)} break`}, senza concederne a ${loser}.`
          : `La differenza l’hanno fatta i break: ${number(won)} per ${winner}, ${numberBeside(lost, won)} per ${loser}.`,
    ],
    ranksAfter: [
      ({ winner, loser, winnerRank, loserRank }) => `In classifica ${winner} è numero ${winnerRank}, ${loser} numero ${loserRank}.`,
      ({ winner, loser, winnerRank, loserRank }) => `${loser} è numero ${loserRank} del mondo, ${winner} numero ${winnerRank}.`,
      ({ winner, loser, winnerRank, loserRank }) =>
        `La classifica dice numero ${winnerRank} per ${winner}, numero ${loserRank} per ${loser}.`,
    ],
    stakesBack: [
      () => `Nessun set è stato completato, quindi le puntate sono rimborsate.`,
      () => `Le puntate sono rimborsate, perché nessun set è stato completato.`,
    ],
    betsCount: [
      () => `Un set era stato completato, quindi le giocate sul vincente sono valide.`,
      () => `Le giocate sul vincente sono valide, perché un set era stato completato.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
