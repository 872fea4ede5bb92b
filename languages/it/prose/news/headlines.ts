import type { Headlines } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { against, beats, has, is, meets, stays, thereIs } from '../verbs.ts';
import { articled, feminineOrdinal, goalCount, matches, monthName, number, rank, times } from '../words.ts';
import { fixture, listed } from './news-words.ts';

/** Returns a form of a verb for one club or for several. */
const forAll = (clubs: readonly ItalianNoun[], one: string, more: string) =>
  clubs.length === 1 ? (clubs[0] as ItalianNoun).verb(one, more) : more;

/** Returns the headlines of Italian news. */
export function italianHeadlines({ score, share, units }: ItalianFigures): Pick<NewsTexts<ItalianNoun>, keyof Headlines<ItalianNoun>> {
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader.bare} in testa, sorpasso ${former.su}`,
      ({ leader, former }) => `${leader} ${leader.verb('scavalca', 'scavalcano')} ${former} e ${is(leader)} ${leader.agree('primo')}`,
      ({ leader, former }) => `Cambio in vetta: ${leader.bare} davanti ${former.a}`,
      ({ leader, former }) =>
        `${former} ${former.verb('perde', 'perdono')} il primo posto: ora ${leader.verb('comanda', 'comandano')} ${leader}`,
      ({ leader, former }) => `${leader} ${leader.verb('si prende', 'si prendono')} la vetta: ${former.agree('superato')} ${former}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) =>
        `${leader} ${leader.verb('non sbaglia', 'non sbagliano')}: ${loser.agree('battuto')} ${loser}, ${stays(leader)} in testa`,
      ({ leader, loser }) => `${leader} ${beats(leader)} ${loser} e ${leader.verb('comanda', 'comandano')}`,
      ({ leader, loser }) => `${loser.agree('battuto')} ${loser}: ${leader.bare} in testa`,
      ({ leader, loser }) => `${stays(leader)} in vetta ${leader}: ${loser.bare} ko`,
      ({ leader, loser }) => `${loser} ${loser.verb('cede', 'cedono')} alla capolista ${leader.bare}`,
      ({ leader, loser }) => `Vittoria ${loser.su} e primo posto salvo per ${leader}`,
      ({ leader, loser }) => `${leader} ${leader.verb('supera', 'superano')} ${loser} e ${leader.verb('tiene', 'tengono')} la vetta`,
      ({ leader, loser }) => `Tre punti con ${loser}: ${leader.bare} sempre davanti a tutti`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${opponent.verb('ferma', 'fermano')} la capolista ${leader.bare}`,
      ({ leader, opponent }) => `${leader.verb('frena', 'frenano')} ${leader}: pari ${opponent.con}`,
      ({ leader, opponent }) => `Pari ${opponent.con}, ma ${leader} ${stays(leader)} in testa`,
      ({ leader, opponent }) => `${opponent} ${opponent.verb('strappa', 'strappano')} un punto alla capolista ${leader.bare}`,
      ({ leader, opponent }) => `Solo un pari ${opponent.con} per la capolista ${leader.bare}`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `Cade la capolista: ${winner} ${beats(winner)} ${leader}`,
      ({ leader, winner }) => `${leader.bare}, ko ${winner.con} ma primo posto salvo`,
      ({ leader, winner }) => `${winner} ${beats(winner)} la capolista ${leader.bare}`,
      ({ leader, winner }) => `Sconfitta ${winner.con} per ${leader}, che ${stays(leader)} in testa`,
    ],
    headlineUpset: [
      ({ winner, loser }) => `Sorpresa ${winner.bare}: ${loser.agree('battuto')} ${loser}`,
      ({ winner, loser, chance }) => `${winner}, ${winner.agree('dato')} ${share(chance, 'al')}, ${beats(winner)} ${loser}`,
      ({ winner, loser }) => `Colpo ${winner.bare}, ${loser.bare} ko`,
      ({ winner, loser }) => `${loser.bare}, passo falso ${winner.con}`,
      ({ winner, loser }) => `A sorpresa ${winner} ${beats(winner)} ${loser}`,
      ({ winner, loser }) => `${winner} ${winner.verb('smentisce', 'smentiscono')} le previsioni: ${loser.bare} ko`,
    ],
    headlineRout: [
      (win) => `Goleada ${win.winner.bare}: ${score(win.winnerGoals, win.loserGoals)} ${win.loser.a}`,
      (win) => `${win.winner} ${win.winner.verb('travolge', 'travolgono')} ${win.loser}: ${score(win.winnerGoals, win.loserGoals)}`,
      (win) => `${win.loser.bare} ${win.loser.agree('travolto')} ${win.winner.da}: ${score(win.winnerGoals, win.loserGoals)}`,
      (win) => `${win.winner} ${win.winner.verb('dilaga', 'dilagano')}: ${score(win.winnerGoals, win.loserGoals)} ${win.loser.a}`,
      (win) => `Tracollo ${win.loser.bare}: ${score(win.winnerGoals, win.loserGoals)} ${win.winner.con}`,
    ],
    headlineGoals: [
      ({ goals, matches: played }) =>
        goals >= 3 * played
          ? `Pioggia di gol: ${number(goals)} in ${matches(played)}`
          : goals < 2 * played
            ? `Si segna poco: ${goalCount(goals)} in ${matches(played)}`
            : `${matches(played)}, ${goalCount(goals)}`,
      ({ goals }) => `Una settimana da ${goalCount(goals)}`,
      ({ goals, matches: played }) => `A segno ${times(goals)} in ${matches(played)}`,
      ({ competition, goals, matches: played }) => `${competition.bare}: ${goalCount(goals)} in ${matches(played)}`,
    ],
    headlineWinningRun: [
      ({ club, matches: run }) => (run > 10 ? `${club.bare}, ${run} vittorie di fila` : `${number(run)} vittorie di fila per ${club}`),
      ({ club, matches: run }) => `${club} ${club.verb('non si ferma', 'non si fermano')}: ${number(run)} successi consecutivi`,
      ({ club, matches: run }) => `${club.bare}, è ${articled('la', feminineOrdinal(run))} vittoria di fila`,
      ({ club, matches: run }) => `${club} ${club.verb('vince', 'vincono')} ancora: ${number(run)} di fila`,
      ({ club, matches: run }) => `Salgono a ${number(run)} le vittorie consecutive ${club.di}`,
    ],
    headlineUnbeatenRun: [
      ({ club, matches: run }) => `${club.bare} ${club.agree('imbattuto')} da ${matches(run)}`,
      ({ club, matches: run }) => `${club.bare}, ${matches(run)} senza sconfitte`,
      ({ club, matches: run }) => `Nessuno batte ${club} da ${matches(run)}`,
      ({ club, matches: run }) => `${club.bare}, la serie utile sale a ${matches(run)}`,
    ],
    headlineLosingRun: [
      ({ club, matches: run }) => (run > 10 ? `${club.bare}, ${run} sconfitte di fila` : `${number(run)} sconfitte di fila per ${club}`),
      ({ club, matches: run }) => `${club.bare}, altra sconfitta: sono ${number(run)} di fila`,
      ({ club, matches: run }) => `Crisi ${club.bare}: ${number(run)} sconfitte consecutive`,
      ({ club, matches: run }) => `${club} ${club.verb('perde', 'perdono')} ancora, ${articled('la', feminineOrdinal(run))} volta di fila`,
    ],
    headlineChampions: [
      ({ club }) => `${club} ${is(club)} ${club.agree('campione')}`,
      ({ club, competition }) => `${club} ${club.verb('vince', 'vincono')} ${competition}`,
      ({ club, competition }) => `${competition.bare}: il titolo è ${club.di}`,
      ({ club, competition }) => `${club.bare} ${club.agree('campione')} ${competition.ofKind}`,
    ],
    headlinePromoted: [
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} squadre promosse ${competition.da}` : `Promozione matematica per ${listed(clubs)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: ${number(clubs.length)} promozioni già decise`
          : `${listed(clubs)} ${forAll(clubs, 'sale', 'salgono')} di categoria`,
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} squadre salgono ${competition.da}` : `È fatta per ${listed(clubs)}: c’è la promozione`,
    ],
    headlineRelegated: [
      ({ clubs, competition }) =>
        clubs.length > 2 ? `${number(clubs.length)} squadre retrocesse ${competition.da}` : `Retrocessione matematica per ${listed(clubs)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: ${number(clubs.length)} retrocessioni già decise`
          : `${listed(clubs)} ${forAll(clubs, 'retrocede', 'retrocedono')}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${number(clubs.length)} squadre lasciano ${competition}`
          : `${listed(clubs)} ${forAll(clubs, 'saluta', 'salutano')} ${competition}`,
    ],
    headlineTopMatch: [
      (facts) => `${fixture(facts)}, la partita del fine settimana`,
      (facts) => `${facts.competition.bare}, occhi su ${fixture(facts)}`,
      (facts) => `${fixture(facts)} accende il fine settimana ${facts.competition.ofKind}`,
      ({ home, away }) => `${home.bare} in casa contro ${away}: è la sfida da seguire`,
      ({ home, away }) => `${away.bare}, esame in casa ${home.di}`,
      (facts) => `${facts.competition.bare}, il programma: spicca ${fixture(facts)}`,
      (facts) => `Il weekend ${facts.competition.ofKind} offre ${fixture(facts)}`,
      ({ home, away, competition }) => `${competition.bare}: ${home} ${home.verb('aspetta', 'aspettano')} ${away}`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider }) => `${favourite.bare} nettamente ${favourite.agree('favorito')} contro ${outsider}`,
      ({ favourite, outsider }) => `${outsider.bare}, missione difficile contro ${favourite}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `${favourite.verb('Parte', 'Partono')} ${favourite.agree('favorito')} ${favourite} ${against(outsider, favouriteAtHome)}`,
      ({ favourite }) => `Fine settimana: la favorita più netta ${is(favourite)} ${favourite}`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `${favourite}, ${favourite.agree('dato')} ${share(chance, 'al')}, ${meets(favourite, outsider, favouriteAtHome)}`,
      ({ favourite, outsider }) => `Contro ${favourite} ${outsider.verb('parte', 'partono')} ${outsider.agree('sfavorito')} ${outsider}`,
    ],
    headlineTitleNear: [
      ({ leader, chance, isAbove99 }) => `Corsa al titolo: ${leader.bare} ${share(isAbove99 ? 0.999 : chance, 'al')}`,
      ({ leader }) => `Titolo, le simulazioni dicono ${leader.bare}`,
      ({ leader }) => `Titolo, tutto porta ${leader.a}`,
      ({ leader }) => `${leader.bare} a un passo dal titolo`,
      ({ leader }) => `Chi può ancora fermare ${leader}?`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `Titolo, ${leader.bare} ${leader.agree('favorito')} ${rival.su}`,
      ({ leader, rival }) => `${leader.bare} in testa anche nelle previsioni, ${rival.bare} all’inseguimento`,
      ({ leader, rival }) => `${rival.bare} a caccia ${leader.di}`,
      ({ leader }) => `${leader}, ${leader.agree('primo')} in classifica, ${is(leader)} ${leader.agree('favorito')} per il titolo`,
      ({ leader, rival }) => `${rival} ${rival.verb('può', 'possono')} ancora prendere ${leader}?`,
      ({ leader, rival }) => `Lotta per il titolo: ${leader.bare} un passo avanti ${rival.a}`,
      ({ leader, rival }) => `Chi vince il titolo? ${leader.bare} in vantaggio ${rival.su}`,
      ({ leader, rival }) => `Le nostre simulazioni premiano ${leader}, poi ${rival}`,
      ({ leader, rival }) => `${leader} ${has(leader)} le carte migliori, ${rival} ${rival.verb('insegue', 'inseguono')}`,
    ],
    headlineFavouriteBehind: [
      ({ favourite, leader }) =>
        `Titolo, ${favourite.bare} ${favourite.agree('favorito')} anche se ${leader.verb('comanda', 'comandano')} ${leader}`,
      ({ favourite, leader }) =>
        `${leader} ${leader.verb('comanda', 'comandano')}, ma per il titolo la favorita ${is(favourite)} ${favourite}`,
      ({ favourite, leader }) => `${favourite.bare} ${favourite.agree('favorito')} nonostante il primo posto ${leader.di}`,
      ({ favourite, leader }) => `In testa ${thereIs(leader)} ${leader}, nelle nostre previsioni ${favourite}`,
      ({ favourite, leader }) => `${favourite.bare} dietro ${leader.a}, ma ${favourite.agree('favorito')} per il titolo`,
    ],
    headlineOpenRace: [
      ({ competition, clubs }) => `${competition.bare}: ${number(clubs)} squadre in corsa per il titolo`,
      ({ competition }) => `Corsa al titolo apertissima ${competition.where}`,
      ({ competition, clubs }) => `${number(clubs)} squadre per un titolo ${competition.where}`,
      ({ favourite, clubs }) => `Titolo in bilico tra ${number(clubs)} squadre, ${favourite.bare} appena davanti`,
    ],
    headlinePromotionNear: [
      ({ club }) => `${club.bare} a un passo dalla promozione`,
      ({ club }) => `Promozione vicina per ${club}`,
      ({ club }) => `${club} ${club.verb('vede', 'vedono')} la promozione`,
      ({ club }) => `Promozione, tutto porta ${club.a}`,
      ({ club }) => `${club.bare} ${club.agree('lanciato')} verso la promozione`,
    ],
    headlinePromotionRace: [
      ({ favourite, rival }) => `Promozione, ${favourite.bare} e ${rival.bare} davanti a tutti`,
      ({ favourite, rival }) => `${favourite.bare} ${favourite.agree('favorito')} per la promozione, poi ${rival}`,
      ({ favourite, rival, competition }) => `Chi sale ${competition.da}? ${favourite.bare} e ${rival.bare} in prima fila`,
      ({ favourite, rival }) => `Corsa alla promozione: ${favourite.bare} davanti ${rival.a}`,
      ({ favourite, rival }) => `${favourite.bare} e ${rival.bare} in pole per la promozione`,
      ({ favourite, competition }) => `${competition.bare}, la prima candidata alla promozione ${is(favourite)} ${favourite}`,
      ({ favourite, rival }) => `Promozione, le simulazioni premiano ${favourite} e ${rival}`,
      ({ favourite, rival }) => `${rival} ${rival.verb('insegue', 'inseguono')} ${favourite} nella corsa alla promozione`,
    ],
    headlineRelegationFight: [
      ({ club }) => `${club.bare} in bilico: salvezza o retrocessione?`,
      ({ club }) => `Salvezza appesa a un filo per ${club}`,
      ({ club, competition }) => `${club} ${club.verb('lotta', 'lottano')} per restare ${competition.where}`,
      ({ club, competition }) => `${competition.bare}, la salvezza ${club.di} è in bilico`,
      ({ club, place }) => `${club}, ${rank(club, place)}, ${club.verb('rischia', 'rischiano')} la retrocessione`,
      ({ club }) => `Retrocessione, per ${club} è quasi testa o croce`,
    ],
    headlineRelegationNear: [
      ({ club }) => `${club.bare} verso la retrocessione`,
      ({ club }) => `Poche speranze di salvezza per ${club}`,
      ({ club }) => `${club.bare}, la salvezza si allontana`,
      ({ club }) => `Retrocessione vicina per ${club}`,
    ],
    headlineMonthWon: [
      ({ month, profit }) => `Pronostici di ${monthName(month)}: guadagno di ${units(profit)} unità`,
      ({ month, profit }) => `Pronostici, ${monthName(month)} si chiude in attivo di ${units(profit)} unità`,
    ],
    headlineMonthLost: [
      ({ month, loss }) => `Pronostici di ${monthName(month)}: perdita di ${units(loss)} unità`,
      ({ month, loss }) => `I pronostici di ${monthName(month)} costano ${units(loss)} unità`,
    ],
    headlineMonthEven: [
      ({ month }) => `Pronostici di ${monthName(month)}: bilancio in pari`,
      ({ month }) => `Né guadagno né perdita con i pronostici di ${monthName(month)}`,
    ],
  };
}
