import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { has, is } from '../verbs.ts';
import {
  articled,
  counted,
  defeats,
  feminineNumber,
  feminineOrdinal,
  number,
  numberBeside,
  ordinal,
  rank,
  ranked,
  wins,
  winsAndDefeats,
} from '../words.ts';

const at = { 'half-time': 'all’intervallo', 'third-quarter': 'dopo tre quarti' } as const;
const until = { 'half-time': 'nei primi due quarti', 'third-quarter': 'nei primi tre quarti' } as const;
const kind = { season: '', home: ' interna', away: ' esterna' } as const;
const place = { season: '', home: ' in casa', away: ' in trasferta' } as const;
const onSide = (atHome: boolean) => (atHome ? 'in casa' : 'in trasferta');
const had = (club: ItalianNoun) => club.verb('aveva', 'avevano');
/** Behind `ha`: `vinto quattro partite su nove`, `perso tutte e cinque le partite`. */
function wonOf(won: number, lost: number): string {
  const all = won + lost;
  if (won === 0) return `perso tutte e ${number(all)} le partite`;
  if (lost === 0) return `vinto tutte e ${number(all)} le partite`;
  return `vinto ${won === 1 ? 'una partita' : `${numberBeside(won, all)} partite`} su ${number(all)}`;
}
/** Behind the balance of another club, which won `firstWon`, the name of a club and its own: `i Jazz due su quattro`, `i Jazz tutte e cinque`. */
function wonBehind(firstWon: number, club: ItalianNoun, won: number, lost: number): string {
  const all = won + lost;
  if (firstWon === 0 || all === 1) return `${club} ${has(club)} ${wonOf(won, lost)}`;
  if (lost === 0) return `${club} tutte e ${number(all)}`;
  return `${club} ${won === 0 ? 'nessuna' : won === 1 ? 'una' : numberBeside(won, all)} su ${number(all)}`;
}
const conferences = { east: 'a Est', west: 'a Ovest' } as const;
/** A chance with its article; the polish elides it: `l’8%`. */
const share = (percent: string) =>
  /^\d/.test(percent) ? `il ${percent}` : `${percent.startsWith('>') ? 'oltre il' : 'meno del'} ${percent.slice(1)}`;
const inShare = (percent: string) => (/^\d/.test(percent) ? `nel ${percent}` : `in ${share(percent)}`);
const ofShare = (percent: string) => (/^\d/.test(percent) ? `del ${percent}` : `di ${share(percent)}`);

/** `il terzo quarto`, `l’ultimo quarto`. */
const theQuarter = (quarter: number) => (quarter === 4 ? 'l’ultimo quarto' : `il ${ordinal(quarter)} quarto`);
const inQuarter = (quarter: number) => (quarter === 4 ? 'nell’ultimo quarto' : `nel ${ordinal(quarter)} quarto`);

export const italianBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<ItalianNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `${conferences[conference]} ${higher.full} ${higher.full.verb('è', 'sono')} ${rank(higher.full, higherPlace)} e ${lower.full} ${rank(lower.full, lowerPlace)}, con non più di una partita di distacco.`,
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Con una vittoria ${ranked(lower.full, lowerPlace)} ${conferences[conference]}, ${lower.full.verb('raggiungerebbe', 'raggiungerebbero')} o ${lower.full.verb('supererebbe', 'supererebbero')} ${ranked(higher.full, higherPlace)}.`,
  ],
  winningRun: firstOrLater(
    [
      ({ club, other, run }) =>
        `${club.full} ${club.full.verb('ha', 'hanno')} vinto le ultime ${number(run)} partite e ora ${club.full.verb('trova', 'trovano')} ${other.short}.`,
      ({ club, other, run }) =>
        `Con ${number(run)} vittorie di fila alle spalle, ${club.full} ${club.full.verb('affronta', 'affrontano')} ${other.short}.`,
    ],
    [
      ({ club, run }) => `Nessuno ha battuto ${club.full} nelle ultime ${number(run)} partite.`,
      ({ club, run }) => `${club.full} ${club.full.verb('arriva', 'arrivano')} da ${number(run)} vittorie di fila.`,
    ],
  ),
  losingRun: firstOrLater(
    [
      ({ club, other, run }) =>
        `${club.full} ${club.full.verb('ha', 'hanno')} perso le ultime ${number(run)} partite e ora ${club.full.verb('affronta', 'affrontano')} ${other.short}.`,
      ({ club, other, run }) => `Dopo ${number(run)} sconfitte di fila, ${club.full} ${club.full.verb('trova', 'trovano')} ${other.short}.`,
    ],
    [
      ({ club, run }) => `${club.full} ${club.full.verb('arriva', 'arrivano')} da ${number(run)} sconfitte di fila.`,
      ({ club, run }) => `${club.full} ${club.full.verb('ha', 'hanno')} perso le ultime ${number(run)} partite.`,
    ],
  ),
  backToBack: [
    ({ club, other }) => `${club.short} ${club.short.verb('ha', 'hanno')} giocato anche alla vigilia di questa partita, ${other.short} no.`,
    ({ club, other }) => `È la seconda partita in due giorni per ${club.short}; ${other.short} invece ${has(other.short)} riposato.`,
  ],
  seasonMeetings: [
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `${leader.short} ${leader.short.verb('ha', 'hanno')} vinto ${won === 1 ? 'l’unica sfida stagionale' : `tutte e ${number(won)} le sfide stagionali`} con ${other.short}.`
        : `Nelle sfide stagionali ${leader.short} ${leader.short.verb('conduce', 'conducono')} ${score(won, lost)} ${other.short.su}.`,
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `In questa stagione ${other.short} non ${other.short.verb('ha', 'hanno')} ancora battuto ${leader.short}.`
        : `Delle ${number(won + lost)} sfide della stagione, ${leader.short} ne ${leader.short.verb('ha', 'hanno')} vinte ${number(won)}.`,
  ],
  seasonLevel: [
    ({ home, away, each }) =>
      `${home.short} e ${away.short} hanno vinto finora ${counted(each, 'una sfida stagionale', 'sfide stagionali')} a testa.`,
    ({ each }) => `In stagione le due squadre sono in parità, ${score(each, each)}.`,
  ],
  firstOfSeason: [
    ({ home, away }) => `È la prima sfida stagionale tra ${home.short} e ${away.short}.`,
    () => `In questa stagione le due squadre non si sono ancora affrontate.`,
    ({ home, away }) => `${home.short} e ${away.short} si trovano di fronte per la prima volta in stagione.`,
    () => `In stagione non ci sono ancora precedenti tra le due squadre.`,
  ],
  sideRecords: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `In casa ${home.short} ${has(home.short)} un bilancio di ${score(homeWon, homeLost)}, in trasferta ${away.short} di ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Il bilancio interno ${home.short.di} è di ${score(homeWon, homeLost)}, quello esterno ${away.short.di} di ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.short} (${score(awayWon, awayLost)} in trasferta) ${away.short.verb('fa', 'fanno')} visita ${home.short.a} (${score(homeWon, homeLost)} in casa).`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Sul proprio parquet ${home.short} ${has(home.short)} ${wonOf(homeWon, homeLost)}, lontano da casa ${wonBehind(homeWon, away.short, awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Il fattore campo in cifre: ${winsAndDefeats(homeWon, homeLost, Math.max(homeWon, homeLost, awayWon, awayLost))} in casa per ${home.short}, ${winsAndDefeats(awayWon, awayLost, Math.max(homeWon, homeLost, awayWon, awayLost))} fuori per ${away.short}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.short} ${has(away.short)} ${wonOf(awayWon, awayLost)} in trasferta; in casa ${wonBehind(awayWon, home.short, homeWon, homeLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Lontano da casa ${away.short} ${away.short.verb('conta', 'contano')} ${winsAndDefeats(awayWon, awayLost, Math.max(homeWon, homeLost, awayWon, awayLost))}; ${home.short}, davanti al proprio pubblico, ${winsAndDefeats(homeWon, homeLost, Math.max(homeWon, homeLost, awayWon, awayLost))}.`,
  ],
  winlessOnSide: firstOrLater(
    [
      ({ club, other, atHome, games }) =>
        `Dopo ${number(games)} partite ${onSide(atHome)} ${club.full} ${club.full.verb('aspetta', 'aspettano')} ancora la prima vittoria, e ora c’è la sfida con ${other.short}.`,
      ({ club, other, atHome, games }) =>
        `${club.full} ${has(club.full)} perso tutte e ${number(games)} le partite ${onSide(atHome)} della stagione e ora ${club.full.verb('trova', 'trovano')} ${other.short}.`,
    ],
    [
      ({ club, atHome, games }) =>
        `${club.full} ${has(club.full)} perso tutte e ${number(games)} le partite ${onSide(atHome)} della stagione.`,
      ({ club, atHome, games }) =>
        `${onSide(atHome)} ${club.full} non ${has(club.full)} ancora vinto: ${number(games)} sconfitte su ${number(games)} in stagione.`,
    ],
  ),
  perfectOnSide: firstOrLater(
    [
      ({ club, other, atHome, games }) =>
        `${onSide(atHome)} ${club.full} ${is(club.full)} ${club.full.agree('imbattuto')} dopo ${number(games)} partite e ora ${club.full.verb('trova', 'trovano')} ${other.short}.`,
      ({ club, other, atHome, games }) =>
        `${club.full} ${has(club.full)} vinto tutte e ${number(games)} le partite ${onSide(atHome)} della stagione e ora ${club.full.verb('affronta', 'affrontano')} ${other.short}.`,
    ],
    [
      ({ club, atHome, games }) =>
        `${club.full} ${has(club.full)} vinto tutte e ${number(games)} le partite ${onSide(atHome)} della stagione.`,
      ({ club, atHome, games }) =>
        `Nessuno ha ancora battuto ${club.full} ${onSide(atHome)} in questa stagione: ${wins(games)} su ${number(games)}.`,
    ],
  ),
  lastMargin: firstOrLater(
    [
      ({ club, other, won, points }) =>
        `${club.full} ${has(club.full)} ${won ? 'vinto' : 'perso'} di ${points} punti l’ultima partita e ora ${club.full.verb('trova', 'trovano')} ${other.short}.`,
      ({ club, other, won, points }) =>
        `${club.full} ${club.full.verb('affronta', 'affrontano')} ${other.short} dopo aver ${won ? 'vinto' : 'perso'} di ${points} punti l’ultima partita.`,
    ],
    [
      ({ club, won, points }) =>
        `Ultima uscita ${won ? 'facile' : 'pesante'} per ${club.full}: ${won ? `vittoria con ${points} punti di margine` : `sconfitta con ${points} punti di scarto`}.`,
      ({ club, won, points }) => `${club.full} ${has(club.full)} ${won ? 'vinto' : 'perso'} di ${points} punti l’ultima partita.`,
    ],
  ),
  records: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} ${has(home.full)} un bilancio stagionale di ${score(homeWon, homeLost)}, ${away.full} di ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.full} (${score(awayWon, awayLost)}) ${away.full.verb('fa', 'fanno')} visita ${home.full.a} (${score(homeWon, homeLost)}).`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full}, ${score(homeWon, homeLost)} in stagione, ${home.full.verb('riceve', 'ricevono')} ${away.full}, ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Con un bilancio di ${score(awayWon, awayLost)} ${away.full} ${away.full.verb('fa', 'fanno')} visita ${home.full.a}, che ne ${has(home.full)} uno di ${score(homeWon, homeLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `In stagione ${home.full} ${home.full.verb('conta', 'contano')} ${winsAndDefeats(homeWon, homeLost, Math.max(homeWon, homeLost, awayWon, awayLost))}, ${away.full} ${winsAndDefeats(awayWon, awayLost, Math.max(homeWon, homeLost, awayWon, awayLost))}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} ${home.full.verb('ospita', 'ospitano')} ${away.full}: i bilanci sono rispettivamente di ${score(homeWon, homeLost)} e ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Finora ${home.full} ${has(home.full)} ${wonOf(homeWon, homeLost)}, ${wonBehind(homeWon, away.full, awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Il bilancio stagionale è di ${score(homeWon, homeLost)} per ${home.full} e di ${score(awayWon, awayLost)} per ${away.full}.`,
  ],
  opener: [
    ({ home, away }) => `Per ${home.full} e ${away.full} la stagione è appena cominciata.`,
    ({ home, away }) => `A inizio stagione ${home.full} ${home.full.verb('ospita', 'ospitano')} ${away.full}.`,
  ],
  playOff: firstOrLater(
    [
      ({ home, away }) => `Nei playoff ${home.full} ${home.full.verb('ospita', 'ospitano')} ${away.full}.`,
      ({ home, away }) => `${away.full} ${away.full.verb('gioca', 'giocano')} nei playoff in casa ${home.full.di}.`,
    ],
    [() => 'È una partita dei playoff.', () => 'Le due squadre si affrontano nei playoff.'],
  ),
  playIn: firstOrLater(
    [
      ({ home, away }) => `${home.full} e ${away.full} si giocano al play-in un posto nei playoff.`,
      ({ home, away }) => `Il play-in porta ${away.full} in casa ${home.full.di}.`,
    ],
    [() => 'Al play-in è in palio un posto nei playoff.', () => 'Le due squadre si giocano al play-in un posto nei playoff.'],
  ),
  lastTen: [
    ({ home, away, homeWon, awayWon }) =>
      `Nelle ultime dieci partite ${home.short} ${home.short.verb('ha', 'hanno')} ottenuto ${wins(homeWon)}, ${away.short} ${feminineNumber(awayWon)}.`,
    ({ home, away, homeWon, awayWon }) =>
      `Il bilancio delle ultime dieci è di ${score(homeWon, 10 - homeWon)} per ${home.short} e di ${score(awayWon, 10 - awayWon)} per ${away.short}.`,
  ],
  favouriteByPrice: [
    ({ favourite, chance, line: points }) =>
      `Tolto il margine dei bookmaker, le quote danno ${favourite.short.a} ${share(percent(chance))} di probabilità di vincere${points === undefined ? '' : ` e un handicap di −${line(points)}`}.`,
    ({ favourite, chance, line: points }) =>
      `${favourite.short} ${favourite.short.verb('parte', 'partono')} ${favourite.short.agree('favorito')}: le quote, al netto del margine, indicano ${share(percent(chance))} di probabilità di vincere${points === undefined ? '' : `; l’handicap è di −${line(points)}`}.`,
    ({ favourite, chance }) =>
      `Il mercato sta con ${favourite.short}: al netto del margine la probabilità di vincere è ${ofShare(percent(chance))}.`,
    ({ favourite, chance, line: points }) =>
      `Una vittoria ${favourite.short.di} ha ${share(percent(chance))} di probabilità secondo le quote, tolto il margine${points === undefined ? '' : `; l’handicap è di −${line(points)}`}.`,
    ({ favourite, chance }) =>
      `I bookmaker preferiscono ${favourite.short}: tolto il loro margine, la probabilità di vincere è ${ofShare(percent(chance))}.`,
    ({ favourite, chance, line: points }) =>
      `Le quote, al netto del margine, danno ${favourite.short} ${favourite.short.agree('vincente')} ${inShare(percent(chance))} dei casi${points === undefined ? '' : `; l’handicap è di −${line(points)}`}.`,
    ({ favourite, chance }) =>
      `Secondo le quote, al netto del margine, ${favourite.short} ${favourite.short.verb('vince', 'vincono')} ${inShare(percent(chance))} dei casi.`,
    ({ favourite, chance, line: points }) =>
      `${favourite.short.agree('favorito')} ${is(favourite.short)} ${favourite.short}${points === undefined ? '' : `, con un handicap di −${line(points)}`}: tolto il margine, le quote indicano ${share(percent(chance))} di probabilità di vincere.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) =>
      `I nostri rating danno ${favourite.short.a} ${share(percent(chance))} di probabilità di vincere; le quote non ci sono ancora.`,
    ({ favourite, chance }) =>
      `In attesa delle quote, per i nostri rating ${favourite.short} ${favourite.short.verb('ha', 'hanno')} ${share(percent(chance))} di probabilità di vincere.`,
  ],
  favouriteDespite: [
    ({ favourite, chance, basis }) =>
      `Eppure ${favourite.short} ${favourite.short.verb('parte', 'partono')} ${favourite.short.agree('favorito')}, con ${share(percent(chance))} di probabilità di vincere secondo ${basis === 'price' ? 'le quote al netto del margine' : 'i nostri rating'}.`,
    ({ favourite, chance, basis }) =>
      `Ciò nonostante ${basis === 'price' ? 'le quote al netto del margine' : 'i nostri rating'} danno ${favourite.short.a} ${share(percent(chance))} di probabilità di vincere.`,
    ({ favourite, chance, basis }) =>
      `${basis === 'price' ? 'Il mercato sta' : 'I nostri rating stanno'} comunque con ${favourite.short}: la probabilità di vincere è ${ofShare(percent(chance))}.`,
  ],
  even: [
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `Tra ${home.short} e ${away.short} non c’è una squadra favorita: ${share(percent(homeChance))} di probabilità di vincere a testa.`
        : `Le probabilità di vincere sono vicine: ${share(percent(homeChance))} per ${home.short}, ${share(percent(awayChance))} per ${away.short}.`,
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `L’esito è incerto: le due squadre hanno le stesse probabilità di vincere.`
        : `L’esito è incerto: ${share(percent(homeChance))} di probabilità di vincere per ${home.short}, ${share(percent(awayChance))} per ${away.short}.`,
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `Nessuna delle due parte favorita: ${share(percent(homeChance))} di probabilità per parte.`
        : `Nessuna delle due parte nettamente favorita: la vittoria ${home.short.di} ha ${share(percent(homeChance))} di probabilità, quella ${away.short.di} ${share(percent(awayChance))}.`,
    ({ home, away, homeChance, awayChance }) =>
      homeChance === awayChance
        ? `C’è perfetto equilibrio tra ${home.short} e ${away.short}.`
        : `C’è equilibrio tra ${home.short} e ${away.short}, con probabilità ${ofShare(percent(homeChance))} e ${ofShare(percent(awayChance))}.`,
  ],
  wonInOvertime: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('ha', 'hanno')} battuto ${loser.full} ${score(points, against)} ai supplementari.`,
    ({ winner, loser, points, against }) =>
      `Ai supplementari ${winner.full} ${has(winner.full)} superato ${loser.full}, ${score(points, against)}.`,
  ],
  rout: [
    ({ winner, loser, points, against }) => `${winner.full} ${has(winner.full)} travolto ${loser.full} ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${loser.full} ${is(loser.full)} ${loser.full.agree('stato')} ${loser.full.agree('travolto')} ${winner.full.da}, ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Partita a senso unico: ${winner.full} ${has(winner.full)} battuto ${loser.full} di ${points - against} punti, ${score(points, against)}.`,
  ],
  wonClosely: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${has(winner.full)} battuto di misura ${loser.full}, ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${loser.full} ${loser.full.verb('ci è', 'ci sono')} ${loser.full.agree('andato')} ${loser.full.agree('vicino')}, ma ${winner.full} ${has(winner.full)} vinto ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `Partita combattuta: ${winner.full} ${has(winner.full)} superato ${loser.full} ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${winner.full} ${has(winner.full)} vinto di ${counted(points - against, 'un punto', 'punti')} contro ${loser.full}, ${score(points, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points, against }) => `${winner.full} ${has(winner.full)} battuto ${loser.full} ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `Vittoria ${winner.full.di} contro ${loser.full}, ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `${winner.full} ${has(winner.full)} vinto ${score(points, against)} contro ${loser.full}.`,
    ({ winner, loser, points, against }) =>
      `${loser.full} ${has(loser.full)} perso di ${number(points - against)} punti contro ${winner.full}, ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `È finita ${score(points, against)} per ${winner.full} contro ${loser.full}.`,
    ({ winner, loser, points, against }) => `${has(winner.full)} vinto ${winner.full}: ${score(points, against)} contro ${loser.full}.`,
    ({ winner, loser, points, against }) =>
      `Con ${number(points - against)} punti di margine ${winner.full} ${has(winner.full)} superato ${loser.full}, ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `${loser.full} ${has(loser.full)} ceduto ${winner.full.a}: ${score(points, against)}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) =>
      `Nessuna sorpresa: prima della palla a due ${winner.short} ${had(winner.short)} ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, chance }) =>
      `${winner.short} ${winner.short.verb('partiva', 'partivano')} ${winner.short.agree('favorito')}, con ${share(percent(chance))} di probabilità di vincere.`,
    ({ chance }) => `Ha vinto la favorita: la probabilità era ${ofShare(percent(chance))}.`,
    ({ winner, chance }) => `La previsione dava ${winner.short.a} ${share(percent(chance))} di probabilità di vincere.`,
    ({ chance }) => `Era l’esito più atteso, con ${share(percent(chance))} di probabilità.`,
    ({ winner, chance }) => `La vittoria ${winner.short.di} era attesa: aveva ${share(percent(chance))} di probabilità.`,
    ({ winner, chance }) =>
      `Prima della palla a due ${winner.short.verb('era', 'erano')} ${winner.short} a partire davanti, con ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, chance }) =>
      `${winner.short} ${has(winner.short)} confermato la previsione, che dava ${share(percent(chance))} di probabilità a questa vittoria.`,
  ],
  slightOutsiderWon: [
    ({ winner, loser, chance }) =>
      `${winner.short} ${winner.short.verb('partiva', 'partivano')} leggermente ${winner.short.agree('sfavorito')} contro ${loser.short}, con ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, loser, chance }) =>
      `La previsione pendeva leggermente dalla parte ${loser.short.di}: ${winner.short} ${had(winner.short)} ${share(percent(chance))} di probabilità di vincere.`,
  ],
  upset: [
    ({ winner, loser, chance }) =>
      `È stata una sorpresa: ${winner.short} ${had(winner.short)} ${share(percent(chance))} di probabilità di battere ${loser.short}.`,
    ({ winner, chance }) =>
      `${winner.short} ${winner.short.verb('partiva', 'partivano')} ${winner.short.agree('sfavorito')}, con ${share(percent(chance))} di probabilità di vincere.`,
  ],
  evenBefore: [
    ({ winner, chance }) =>
      `Alla vigilia la partita era aperta: ${winner.short} ${winner.short.verb('aveva', 'avevano')} ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, chance }) => `Ci si attendeva una partita equilibrata, con ${share(percent(chance))} di probabilità per ${winner.short}.`,
  ],
  spreadAfter: [
    ({ favourite, line: points, won, covered }) =>
      `I bookmaker vedevano ${favourite.short} avanti di ${line(points)} punti${covered ? ': lo scarto è stato maggiore' : won ? ': lo scarto è stato minore' : ''}.`,
    ({ favourite, line: points, covered }) =>
      `${favourite.short.agree('favorito')} alla vigilia, ${favourite.short} ${covered ? '' : 'non '}${favourite.short.verb('ha', 'hanno')} coperto l’handicap di −${line(points)}.`,
  ],
  runGoesOn: [
    ({ club, run }) => `Per ${club.short} è ${articled('la', feminineOrdinal(run))} vittoria di fila.`,
    ({ club, run }) => `${club.short} ${club.short.verb('ha', 'hanno')} vinto le ultime ${number(run)} partite, questa compresa.`,
  ],
  cameBack: [
    ({ winner, behind, after }) => `${winner.short} ${winner.short.verb('era', 'erano')} sotto di ${number(behind)} punti ${at[after]}.`,
    ({ loser, behind, after }) =>
      `${loser.short} ${loser.short.verb('era', 'erano')} avanti di ${number(behind)} ${at[after]}, ma non è bastato.`,
    ({ winner, behind, after }) =>
      `${winner.short} ${has(winner.short)} rimontato ${number(behind)} punti di ritardo accumulati ${until[after]}.`,
    ({ winner, behind, after }) =>
      `È stata una rimonta: ${at[after]} ${winner.short} ${winner.short.verb('era', 'erano')} sotto di ${number(behind)}.`,
  ],
  deficitMadeUp: [
    ({ winner, points }) => `${winner.short} ${has(winner.short)} rimontato da ${number(points)} punti di svantaggio.`,
    ({ loser, points }) =>
      `${loser.short} ${is(loser.short)} ${loser.short.agree('arrivato')} anche a ${number(points)} punti di vantaggio.`,
    ({ winner, points }) => `A un certo punto ${winner.short} ${winner.short.verb('era', 'erano')} sotto di ${number(points)}.`,
  ],
  decisiveQuarter: [
    ({ winner, quarter, points, against }) =>
      `${winner.short} ${has(winner.short)} vinto ${theQuarter(quarter)} ${score(points, against)}, e con quello la partita.`,
    ({ quarter, points, against }) => `Ha deciso ${theQuarter(quarter)}: ${score(points, against)}.`,
    ({ loser, quarter, points, against }) =>
      `${loser.short} ${has(loser.short)} perso la partita ${inQuarter(quarter)}, chiuso ${score(against, points)}.`,
    ({ winner, quarter, points, against }) =>
      `${inQuarter(quarter)} ${winner.short} ${has(winner.short)} fatto la differenza, ${score(points, against)}.`,
  ],
  ledThroughout: [
    ({ winner }) => `${winner.short} ${winner.short.verb('era', 'erano')} avanti alla fine di ogni quarto.`,
    ({ loser }) => `${loser.short} ${loser.short.verb('era', 'erano')} sotto alla fine di ogni quarto.`,
  ],
  firstWin: [
    ({ club, where, defeats: lost }) => `Per ${club.short} è la prima vittoria${kind[where]} della stagione, dopo ${defeats(lost)}.`,
    ({ club, where, defeats: lost }) =>
      `${club.short} ${had(club.short)} perso tutte e ${number(lost)} le partite${place[where]} della stagione.`,
  ],
  firstDefeat: [
    ({ club, where, wins: won }) => `Per ${club.short} è la prima sconfitta${kind[where]} della stagione, dopo ${wins(won)}.`,
    ({ club, where, wins: won }) =>
      `${club.short} ${had(club.short)} vinto tutte e ${number(won)} le partite${place[where]} della stagione.`,
  ],
  stillWinless: [
    ({ club, games }) => `${club.short} ${club.short.verb('resta', 'restano')} senza vittorie dopo ${number(games)} partite.`,
    ({ club, games }) => `${club.short} ${has(club.short)} perso tutte e ${number(games)} le partite della stagione.`,
  ],
  winningRunEnded: [
    ({ club, run }) => `Si ferma a ${number(run)} la serie di vittorie ${club.short.di}.`,
    ({ club, run }) => `${club.short} ${club.short.verb('veniva', 'venivano')} da ${wins(run)} di fila.`,
  ],
  losingRunEnded: [
    ({ club, run }) => `${club.short} ${club.short.verb('veniva', 'venivano')} da ${defeats(run)} di fila.`,
    ({ club, run }) => `Per ${club.short} si chiude una serie di ${defeats(run)}.`,
  ],
  losingRunGoesOn: [
    ({ club, run }) => `La serie negativa ${club.short.di} sale a ${number(run)} sconfitte.`,
    ({ club, run }) => `${club.short} ${has(club.short)} perso le ultime ${number(run)} partite, questa compresa.`,
  ],
  totalPoints: [
    ({ points }) => `In tutto si sono segnati ${points} punti.`,
    ({ points }) => `Le due squadre hanno segnato insieme ${counted(points, 'un punto', 'punti')}.`,
  ],
});
