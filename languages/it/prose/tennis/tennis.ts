import type { TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { Surface } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf } from '#sports/tennis/domain/tennis-score.ts';
import { counted, feminineNumber, number, numberBeside, wins } from '../words.ts';

const on: Readonly<Record<Surface, string>> = { hard: 'sul cemento', clay: 'sulla terra', grass: 'sull’erba', carpet: 'sul tappeto' };
const sets: Readonly<Record<BestOf, string>> = { 3: 'al meglio dei tre set', 5: 'al meglio dei cinque set' };

/** `ha vinto tutte e quattro le partite`, `ha vinto cinque partite su sette`, `ha vinto 9 partite su 12`. */
function balance(won: number, lost: number): string {
  const all = won + lost;
  if (lost === 0) return `ha vinto tutte e ${number(all)} le partite`;
  if (won === 0) return `ha perso tutte e ${number(all)} le partite`;
  return `ha vinto ${won === 1 ? 'una partita' : `${numberBeside(won, all)} partite`} su ${number(all)}`;
}

/** A chance with its article; the polish elides it: `l’8%`. */
const share = (percent: string) =>
  /^\d/.test(percent) ? `il ${percent}` : `${percent.startsWith('>') ? 'oltre il' : 'meno del'} ${percent.slice(1)}`;
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
          ? `${other} non ha mai battuto ${leader}.`
          : `${leader} ha vinto ${number(won)} delle ${number(won + lost)} sfide con ${other}.`,
    ],
    meetingsLevel: [
      ({ first, second, each }) => `I precedenti tra ${first} e ${second} sono in parità, ${each}-${each}.`,
      ({ first, second, each }) => `Nei precedenti ${first} e ${second} hanno vinto ${counted(each, 'una volta', 'volte')} a testa.`,
    ],
    firstMeeting: [
      ({ first, second }) => `Non risultano precedenti tra ${first} e ${second}.`,
      ({ first, second }) => `${first} e ${second} si affrontano, per quanto ne sappiamo, per la prima volta.`,
    ],
    final: [
      ({ first, second }) => `${first} e ${second} si giocano il titolo ${at}.`,
      ({ first, second }) => `In finale ${at} ci sono ${first} e ${second}.`,
    ],
    winningRun: [
      ({ player, other, run }) => `${player} ha vinto le ultime ${number(run)} partite e ora affronta ${other}.`,
      ({ player, run }) => `${player} arriva da ${number(run)} vittorie di fila.`,
    ],
    losingRun: [
      ({ player, run }) => `${player} ha perso le ultime ${number(run)} partite.`,
      ({ player, run }) => `Per ${player} sono ${number(run)} sconfitte di fila.`,
    ],
    surfaceRecord: [
      ({ player, surface, won, lost }) => `${capital(on[surface])} ${player} ${balance(won, lost)} nell’ultimo anno.`,
      ({ player, surface, won, lost }) => `Il bilancio di ${player} ${on[surface]} negli ultimi dodici mesi è di ${won}-${lost}.`,
    ],
    rankingGap: [
      ({ higher, lower, higherRank, lowerRank }) =>
        `In classifica c’è un abisso: ${higher} è al numero ${higherRank}, ${lower} al ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) => `${lower}, numero ${lowerRank} del mondo, sfida ${higher}, numero ${higherRank}.`,
    ],
    ranks: [
      ({ higher, lower, higherRank, lowerRank }) => `${higher} è al numero ${higherRank} della classifica, ${lower} al ${lowerRank}.`,
      ({ higher, lower, higherRank, lowerRank }) =>
        `La classifica dice numero ${higherRank} per ${higher} e numero ${lowerRank} per ${lower}.`,
    ],
    newcomer: [
      ({ player, other, otherRank }) => `${player} non è ${out}, mentre ${other} è al numero ${otherRank}.`,
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
    ],
    favouriteByRating: [
      ({ favourite: of, chance }) =>
        `I nostri rating danno a ${of} ${share(percent(chance))} di probabilità di vincere; le quote non ci sono ancora.`,
      ({ favourite: of, chance }) =>
        `In attesa delle quote, per i nostri rating ${of} ha ${share(percent(chance))} di probabilità di vincere.`,
    ],
    even: [
      ({ first, second, chance }) =>
        `Tra ${first} e ${second} non c’è ${women ? 'una favorita' : 'un favorito'}: la probabilità più alta è ${ofShare(percent(chance))}.`,
      ({ chance }) => `L’esito è incerto: la più alta delle due probabilità è ${ofShare(percent(chance))}.`,
    ],
    wonInStraightSets: [
      ({ winner, loser, sets: of }) => `${winner} ha battuto ${loser} senza perdere un set, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `${loser} non ha strappato nemmeno un set a ${winner}, che ha vinto per ${score(of)}.`,
    ],
    wonAfterLosingFirst: [
      ({ winner, loser, sets: of }) => `${winner} ha perso il primo set ma ha battuto ${loser} per ${score(of)}.`,
      ({ winner, loser, sets: of }) => `In rimonta, dopo il primo set perso, ${winner} ha superato ${loser}: ${score(of)}.`,
    ],
    wonInSets: [
      ({ winner, loser, sets: of }) => `${winner} ha battuto ${loser} in ${number(of.length)} set, ${score(of)}.`,
      ({ winner, loser, sets: of }) => `A ${winner} sono serviti ${number(of.length)} set per superare ${loser}: ${score(of)}.`,
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
    awarded: [
      ({ winner, loser }) => `La partita è stata fermata e assegnata a ${winner} contro ${loser}.`,
      ({ winner, loser }) => `A ${winner} è stata data la vittoria su ${loser} prima della fine.`,
    ],
    favouriteWon: [
      ({ winner, chance }) => `Nessuna sorpresa: prima dell’inizio ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, chance }) => `${winner} partiva da ${favourite}, con ${share(percent(chance))} di probabilità di vincere.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `Leggermente ${favourite} era ${loser}, mentre ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, loser, chance }) =>
        `Alla vigilia ${loser} aveva un leggero vantaggio: ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
    ],
    upset: [
      ({ winner, loser, chance }) =>
        `È stata una sorpresa: ${winner} aveva solo ${share(percent(chance))} di probabilità di battere ${loser}.`,
      ({ winner, loser, chance }) =>
        `Da ${favourite} partiva ${loser}, mentre ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
    ],
    chanceBefore: [
      ({ winner, chance }) => `Prima dell’inizio ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, chance }) => `La previsione dava a ${winner} ${share(percent(chance))} di probabilità di vincere.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Alla vigilia l’equilibrio era totale: ${winner} aveva ${share(percent(chance))} di probabilità di vincere.`,
      ({ winner, chance }) => `Ci si attendeva una partita equilibrata, con ${share(percent(chance))} per ${winner}.`,
    ],
    runGoesOn: [
      ({ player, run }) => `Per ${player} sono ora ${number(run)} vittorie di fila.`,
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
    gamesPlayed: [
      ({ games, sets: of }) => `Si sono giocati ${games} game in ${counted(of, 'un set', 'set')}.`,
      ({ games, sets: of }) => `La partita è durata ${counted(of, 'un set', 'set')} e ${games} game.`,
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
