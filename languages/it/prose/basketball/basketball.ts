import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { counted, feminineNumber, number, rank, ranked, wins } from '../words.ts';

const conferences = { east: 'a Est', west: 'a Ovest' } as const;
/** A chance with its article; the polish elides it: `l’8%`. */
const share = (percent: string) =>
  /^\d/.test(percent) ? `il ${percent}` : `${percent.startsWith('>') ? 'oltre il' : 'meno del'} ${percent.slice(1)}`;
const ofShare = (percent: string) => (/^\d/.test(percent) ? `del ${percent}` : `di ${share(percent)}`);

export const italianBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<ItalianNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `${conferences[conference]} ${higher.full} ${higher.full.verb('è', 'sono')} ${rank(higher.full, higherPlace)} e ${lower.full} ${rank(lower.full, lowerPlace)}, con non più di una partita di distacco.`,
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Con una vittoria ${ranked(lower.full, lowerPlace)} ${conferences[conference]}, ${lower.full.verb('raggiungerebbe', 'raggiungerebbero')} o ${lower.full.verb('supererebbe', 'supererebbero')} ${ranked(higher.full, higherPlace)}.`,
  ],
  winningRun: [
    ({ club, other, run }) =>
      `${club.full} ${club.full.verb('ha', 'hanno')} vinto le ultime ${number(run)} partite e ora ${club.full.verb('trova', 'trovano')} ${other.short}.`,
    ({ club, run }) => `Nessuno ha battuto ${club.full} nelle ultime ${number(run)} partite.`,
  ],
  losingRun: [
    ({ club, other, run }) =>
      `${club.full} ${club.full.verb('ha', 'hanno')} perso le ultime ${number(run)} partite e ora ${club.full.verb('affronta', 'affrontano')} ${other.short}.`,
    ({ club, run }) => `Per ${club.full} sono ${number(run)} sconfitte di fila.`,
  ],
  backToBack: [
    ({ club, other }) => `${club.short} ${club.short.verb('ha', 'hanno')} giocato anche ieri, ${other.short} no.`,
    ({ club, other }) =>
      `È la seconda partita in due giorni per ${club.short}, mentre ${other.short} ${other.short.verb('arriva', 'arrivano')} da almeno un giorno di riposo.`,
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
    ({ home, away, each }) => `Tra ${home.short} e ${away.short} le sfide della stagione sono sul ${score(each, each)}.`,
    ({ each }) => `In stagione le due squadre sono in parità, ${score(each, each)}.`,
  ],
  firstOfSeason: [
    ({ home, away }) => `È la prima sfida stagionale tra ${home.short} e ${away.short}.`,
    () => `In questa stagione le due squadre non si sono ancora affrontate.`,
  ],
  homeRecord: [
    ({ club, won, lost }) => `In casa ${club.short} ${club.short.verb('ha', 'hanno')} un bilancio di ${score(won, lost)}.`,
    ({ club, won, lost }) => `Il bilancio interno ${club.short.di} è di ${score(won, lost)}.`,
  ],
  awayRecord: [
    ({ club, won, lost }) => `In trasferta ${club.short} ${club.short.verb('ha', 'hanno')} un bilancio di ${score(won, lost)}.`,
    ({ club, won, lost }) => `Il bilancio esterno ${club.short.di} è di ${score(won, lost)}.`,
  ],
  records: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} ${home.full.verb('ha', 'hanno')} un bilancio stagionale di ${score(homeWon, homeLost)}, ${away.full} di ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${away.full} (${score(awayWon, awayLost)}) ${away.full.verb('fa', 'fanno')} visita ${home.full.a} (${score(homeWon, homeLost)}).`,
  ],
  opener: [
    ({ home, away }) => `Per ${home.full} e ${away.full} la stagione è appena cominciata.`,
    ({ home, away }) => `A inizio stagione ${home.full} ${home.full.verb('ospita', 'ospitano')} ${away.full}.`,
  ],
  playOff: [
    ({ home, away }) => `Nei playoff ${home.full} ${home.full.verb('ospita', 'ospitano')} ${away.full}.`,
    ({ home, away }) => `${away.full} ${away.full.verb('gioca', 'giocano')} nei playoff in casa ${home.full.di}.`,
  ],
  playIn: [
    ({ home, away }) => `${home.full} e ${away.full} si giocano al play-in un posto nei playoff.`,
    ({ home, away }) => `Il play-in porta ${away.full} in casa ${home.full.di}.`,
  ],
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
      `${favourite.short} ${favourite.short.verb('parte', 'partono')} ${favourite.short.agree('favorito')}: le quote, senza il margine, valgono ${share(percent(chance))} di probabilità di vincere${points === undefined ? '' : ` e l’handicap è di −${line(points)}`}.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) =>
      `I nostri rating danno ${favourite.short.a} ${share(percent(chance))} di probabilità di vincere; le quote non ci sono ancora.`,
    ({ favourite, chance }) =>
      `In attesa delle quote, per i nostri rating ${favourite.short} ${favourite.short.verb('ha', 'hanno')} ${share(percent(chance))} di probabilità di vincere.`,
  ],
  even: [
    ({ home, away, chance }) =>
      `Tra ${home.short} e ${away.short} non c’è una squadra favorita: la probabilità più alta è ${ofShare(percent(chance))}.`,
    ({ chance }) => `L’esito è incerto: la più alta delle due probabilità è ${ofShare(percent(chance))}.`,
  ],
  wonInOvertime: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('ha', 'hanno')} battuto ${loser.full} ${score(points, against)} ai supplementari.`,
    ({ winner, loser, points, against }) =>
      `Ci sono voluti i supplementari perché ${winner.full} ${winner.full.verb('battesse', 'battessero')} ${loser.full} ${score(points, against)}.`,
  ],
  wonClosely: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('ha', 'hanno')} battuto di misura ${loser.full}, ${score(points, against)}.`,
    ({ winner, loser, points, against }) =>
      `${loser.full} ${loser.full.verb('ci è', 'ci sono')} ${loser.full.agree('andato')} ${loser.full.agree('vicino')}, ma ${winner.full} ${winner.full.verb('ha', 'hanno')} vinto ${score(points, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${winner.full.verb('ha', 'hanno')} battuto ${loser.full} ${score(points, against)}.`,
    ({ winner, loser, points, against }) => `Vittoria ${winner.full.di} contro ${loser.full}, ${score(points, against)}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) =>
      `Nessuna sorpresa: prima della palla a due ${winner.short} ${winner.short.verb('aveva', 'avevano')} ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, chance }) =>
      `${winner.short} ${winner.short.verb('partiva', 'partivano')} ${winner.short.agree('favorito')}, con ${share(percent(chance))} di probabilità di vincere.`,
  ],
  slightOutsiderWon: [
    ({ winner, chance }) =>
      `La squadra avversaria partiva leggermente favorita: ${winner.short} ${winner.short.verb('aveva', 'avevano')} ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, chance }) =>
      `Alla vigilia c’era un leggero vantaggio per la squadra avversaria: ${winner.short} ${winner.short.verb('aveva', 'avevano')} ${share(percent(chance))} di probabilità di vincere.`,
  ],
  upset: [
    ({ winner, chance }) =>
      `È stata una sorpresa: ${winner.short} ${winner.short.verb('aveva', 'avevano')} ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, chance }) =>
      `${winner.short} ${winner.short.verb('partiva', 'partivano')} ${winner.short.agree('sfavorito')}, con ${share(percent(chance))} di probabilità di vincere.`,
  ],
  evenBefore: [
    ({ winner, chance }) =>
      `Alla vigilia l’equilibrio era totale: ${winner.short} ${winner.short.verb('aveva', 'avevano')} ${share(percent(chance))} di probabilità di vincere.`,
    ({ winner, chance }) => `Ci si attendeva una partita equilibrata, con ${share(percent(chance))} per ${winner.short}.`,
  ],
  spreadAfter: [
    ({ favourite, line: points, covered }) =>
      `${favourite.short} ${covered ? '' : 'non '}${favourite.short.verb('ha', 'hanno')} coperto l’handicap di −${line(points)}.`,
    ({ favourite, line: points, covered }) =>
      `La giocata con handicap −${line(points)} ${favourite.short.su} è ${covered ? 'vinta' : 'persa'}.`,
  ],
  runGoesOn: [
    ({ club, run }) => `Per ${club.short} sono ora ${number(run)} vittorie di fila.`,
    ({ club, run }) => `${club.short} ${club.short.verb('ha', 'hanno')} vinto le ultime ${number(run)} partite, questa compresa.`,
  ],
  totalPoints: [
    ({ points }) => `In tutto si sono segnati ${points} punti.`,
    ({ points }) => `Le due squadre hanno segnato insieme ${counted(points, 'un punto', 'punti')}.`,
  ],
});
