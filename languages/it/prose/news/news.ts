import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { italianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { against, beats, has, homeOrAway, is, stays, thereIs, was } from '../verbs.ts';
import {
  articled,
  counted,
  goalCount,
  isOrAre,
  matches,
  monthName,
  number,
  numberBeside,
  ordinal,
  points,
  rank,
  ranked,
  tips,
} from '../words.ts';

/** Returns the leader’s margin after its verb: `comanda con tre punti di vantaggio sulla seconda`. */
const withMargin = (ahead: number) => (ahead === 0 ? 'a pari punti con la seconda' : `con ${points(ahead)} di vantaggio sulla seconda`);
/** Returns the leader’s margin as a separate clause. */
const secondIs = (ahead: number) => `la seconda è a ${ahead === 0 ? 'pari punti' : points(ahead)}`;

/** `dal nono al sesto posto`, `dall’ottavo all’undicesimo posto`. */
const fromTo = (from: number, to: number) => `${articled('dal', ordinal(from))} ${articled('al', ordinal(to))} posto`;
const positions = (count: number) => counted(count, 'una posizione', 'posizioni');
const fixture = ({ home, away }: { home: ItalianNoun; away: ItalianNoun }) => `${home.bare}-${away.bare}`;

/** Returns the tips of a month and their outcomes: `40 pronostici, di cui 18 vinti e 15 persi`, `tre pronostici, tutti persi`. */
function balance({ tips: all, won, lost }: { tips: number; won: number; lost: number }): string {
  const of = (count: number, one: string, many: string) => {
    if (count === 0) return [];
    if (count === all) return [count === 1 ? one : `${count === 2 ? 'entrambi' : 'tutti'} ${many}`];
    return [`${numberBeside(count, Math.max(won, lost))} ${count === 1 ? one : many}`];
  };
  const outcomes = [...of(won, 'vinto', 'vinti'), ...of(lost, 'perso', 'persi')].join(' e ');
  if (outcomes === '') return tips(all);
  return `${tips(all)}, ${won + lost === all ? outcomes : `di cui ${outcomes}`}`;
}

/** Returns the headlines and sentences of Italian news. */
export function italianNews(figures: ProseFigures): NewsTexts<ItalianNoun> {
  const { count, phrase, price, score, share, units } = italianFigures(figures);
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader.bare} in testa, sorpasso ${former.su}`,
      ({ leader, former }) => `${leader} ${leader.verb('scavalca', 'scavalcano')} ${former} e ${is(leader)} ${leader.agree('primo')}`,
      ({ leader, former }) => `Cambio in vetta: ${leader.bare} davanti ${former.a}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `La capolista ${leader.bare} batte ${loser}`,
      ({ leader, loser }) => `${leader} ${beats(leader)} ${loser} e ${leader.verb('comanda', 'comandano')}`,
      ({ leader, loser }) => `${loser.agree('battuto')} ${loser}: ${leader.bare} in testa`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent} ${opponent.verb('ferma', 'fermano')} la capolista ${leader.bare}`,
      ({ leader, opponent }) => `${leader.verb('frena', 'frenano')} ${leader}: pari ${opponent.con}`,
      ({ leader, opponent }) => `Pari ${opponent.con}, ma ${leader} ${stays(leader)} in testa`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `Cade la capolista: ${winner} ${beats(winner)} ${leader}`,
      ({ leader, winner }) => `${leader.bare}, ko ${winner.con} ma primo posto salvo`,
      ({ leader, winner }) => `${winner} ${beats(winner)} la capolista ${leader.bare}`,
    ],
    headlineUpset: [
      ({ winner, loser }) => `Sorpresa ${winner.bare}: ${loser.agree('battuto')} ${loser}`,
      ({ winner, loser, chance }) => `${winner}, ${winner.agree('dato')} ${share(chance, 'al')}, ${beats(winner)} ${loser}`,
      ({ winner, loser }) => `Colpo ${winner.bare}, ${loser.bare} ko`,
    ],
    headlineGoals: [
      ({ competition, goals, matches: played }) => `${competition.bare}: ${goalCount(goals)} in ${matches(played)}`,
      ({ competition, goals }) => `La settimana ${competition.ofKind}: ${goalCount(goals)}`,
    ],
    headlineTopMatch: [
      (facts) => `${fixture(facts)}, la partita del fine settimana`,
      (facts) => `${facts.competition.bare}, occhi su ${fixture(facts)}`,
      (facts) => `${fixture(facts)} accende il fine settimana ${facts.competition.ofKind}`,
    ],
    headlineTitleNear: [
      ({ leader, chance }) => `Corsa al titolo: ${leader.bare} ${share(chance, 'al')}`,
      ({ leader }) => `Titolo, le simulazioni dicono ${leader.bare}`,
      ({ leader }) => `Titolo, tutto porta ${leader.a}`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `Titolo, ${leader.bare} ${leader.agree('favorito')} ${rival.su}`,
      ({ leader, rival }) => `Corsa al titolo: ${leader.bare} davanti ${rival.a}`,
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
    newLeader: [
      ({ leader, former, points: total }) =>
        `In testa ora ${thereIs(leader)} ${leader}, che con ${points(total)} ${has(leader)} scavalcato ${former}.`,
      ({ leader, former, points: total }) => `Il primo posto è passato ${former.da} ${leader.a}, che ${has(leader)} ${points(total)}.`,
      ({ leader, former, points: total }) => `Cambio al vertice: ${leader}, a quota ${number(total)}, ${has(leader)} sorpassato ${former}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} ${has(leader)} vinto ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)} e ${leader.verb('comanda', 'comandano')} la classifica ${withMargin(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `La capolista ${leader.bare} ha battuto ${loser} ${homeOrAway(winnerAtHome)} per ${score(winnerGoals, loserGoals)}: ${secondIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `In testa ${thereIs(leader)} ${leader}, ${withMargin(ahead)}, dopo il ${score(winnerGoals, loserGoals)} ${loser.a}.`,
    ],
    leaderHeld: [
      ({ leader, opponent, goals, leaderAtHome, ahead }) =>
        `La capolista ${leader.bare} non è andata oltre il ${score(goals, goals)} ${against(opponent, leaderAtHome)}: ${secondIs(ahead)}.`,
      ({ leader, opponent, goals, ahead }) =>
        `${opponent} ${has(opponent)} fermato sul ${score(goals, goals)} ${leader}, che ${stays(leader)} comunque davanti, ${withMargin(ahead)}.`,
      ({ leader, opponent, goals, leaderAtHome, ahead }) =>
        `Frenata in testa: ${leader} ${has(leader)} pareggiato ${score(goals, goals)} ${against(opponent, leaderAtHome)} e ${leader.verb('comanda', 'comandano')} ${withMargin(ahead)}.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader.agree('battuto')} ${homeOrAway(!winnerAtHome)} per ${score(winnerGoals, loserGoals)} ${winner.da}, ${leader} ${stays(leader)} comunque in testa, ${withMargin(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Passo falso della capolista: ${winner} ${has(winner)} battuto ${leader} per ${score(winnerGoals, loserGoals)} e ora ${secondIs(ahead)}.`,
      ({ leader, winner, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${winner} ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${against(leader, winnerAtHome)}, che ${stays(leader)} comunque ${leader.agree('primo')}, ${withMargin(ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) => `${leader} non ${has(leader)} giocato in settimana e ${stays(leader)} in testa, ${withMargin(ahead)}.`,
      ({ leader, ahead }) => `Settimana di riposo per la capolista ${leader.bare}: ${secondIs(ahead)}.`,
      ({ leader, ahead }) => `Senza giocare, ${leader} ${is(leader)} ${leader.agree('rimasto')} in testa, ${withMargin(ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Nessuno ha vinto con più scarto ${winner.di}: ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Tra i risultati spicca il ${score(winnerGoals, loserGoals)} ${winner.di} ${against(loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${winner} ${has(winner)} travolto ${loser} ${homeOrAway(winnerAtHome)} per ${score(winnerGoals, loserGoals)}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `La sorpresa della settimana ${is(winner)} ${winner}: ${winner.agree('dato')} da noi ${share(chance, 'al')}, ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `${winner} ${has(winner)} battuto ${loser} ${homeOrAway(winnerAtHome)} per ${score(winnerGoals, loserGoals)}: ${winner.agree('dato')} da noi ${share(chance, 'al')}, ${is(winner)} la sorpresa della settimana.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Alla vigilia davamo ${winner.a} ${share(chance)} di probabilità di vincere, e invece ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
    ],
    climber: [
      ({ club, from, to }) => `In classifica ${club} ${is(club)} ${club.agree('salito')} ${fromTo(from, to)}.`,
      ({ club, from, to }) => `${club} ${has(club)} guadagnato ${positions(from - to)} e ora ${is(club)} ${rank(club, to)}.`,
      ({ club, from, to }) => `${club.verb('sale', 'salgono')} ${club}, da ${rank(club, from)} a ${rank(club, to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${is(club)} ${club.agree('scivolato')} ${fromTo(from, to)}.`,
      ({ club, from, to }) => `${club.verb('scende', 'scendono')} ${club}, da ${rank(club, from)} a ${rank(club, to)}.`,
      ({ club, from, to }) => `Passo indietro ${club.di}: ${was(club)} ${rank(club, from)}, ora ${is(club)} ${rank(club, to)}.`,
    ],
    goalsOfWeek: [
      ({ goals, matches: played }) => `In ${matches(played)} ${goals === 1 ? 'si è visto un gol' : `si sono visti ${goalCount(goals)}`}.`,
      ({ goals, matches: played }) => `Il bilancio della settimana: ${goalCount(goals)} in ${matches(played)}.`,
      ({ goals, matches: played }) => `In settimana si è segnato ${counted(goals, 'una volta', 'volte')} in ${matches(played)}.`,
    ],
    forecastRecord: [
      ({ right, of }) =>
        `L’esito più probabile secondo la nostra previsione è uscito in ${right === 1 ? 'una partita' : `${numberBeside(right, of)} partite`} su ${number(of)}.`,
      ({ right, of }) =>
        `La nostra previsione ha indicato l’esito giusto ${right === 1 ? 'una volta' : `${numberBeside(right, of)} volte`} su ${number(of)}.`,
    ],
    forecastAllRight: [
      ({ of }) => `In tutte e ${number(of)} le partite è uscito l’esito che ritenevamo più probabile.`,
      ({ of }) => `En plein della nostra previsione, ${number(of)} esiti giusti su ${number(of)}: non andrà sempre così.`,
    ],
    forecastNoneRight: [
      ({ of }) => `L’esito che ritenevamo più probabile non è uscito in nessuna delle ${number(of)} partite.`,
      ({ of }) => `Settimana storta per la nostra previsione: ${number(of)} partite e mai l’esito che ritenevamo più probabile.`,
    ],
    weekendIntro: [
      ({ competition, matches: coming }) =>
        `${competition.where} ${coming === 1 ? 'si gioca' : 'si giocano'} ${matches(coming)} tra venerdì e lunedì.`,
      ({ competition, matches: coming }) => `Il fine settimana ${competition.ofKind} propone ${matches(coming)}.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, chance }) =>
        `La nostra previsione più netta è per ${favourite}: ${share(chance)} di probabilità di vincere contro ${outsider}.`,
      ({ favourite, outsider, chance }) =>
        `Nessuno parte più favorito ${favourite.di}, ${favourite.agree('dato')} da noi ${share(chance, 'al')} contro ${outsider}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        share(homeChance) === share(awayChance)
          ? `La partita più aperta è ${fixture({ home, away })}: ${share(homeChance)} di probabilità di vincere a testa.`
          : `La partita più aperta è ${fixture({ home, away })}: diamo ${share(homeChance)} di probabilità di vincere ${home.a} e ${share(awayChance)} ${away.a}.`,
      ({ home, away, homeChance, awayChance }) =>
        `La partita più equilibrata sembra ${fixture({ home, away })}: diamo ${share(homeChance)} di probabilità di vincere ${share(homeChance) === share(awayChance) ? 'a ciascuna squadra' : `${home.a} e ${share(awayChance)} ${away.a}`}.`,
    ],
    weekendTips: [
      ({ tips: given }) => `Finora su queste partite abbiamo registrato ${tips(given)}.`,
      ({ tips: given }) => `Nello storico ${isOrAre(given)} già ${tips(given)} su queste partite.`,
    ],
    weekendNoTips: [
      ({ competition }) => `Per ora sulle partite ${competition.ofKind} non abbiamo dato pronostici.`,
      () => 'Finora nessuna quota ci ha convinto a dare un pronostico.',
    ],
    titleNear: [
      ({ leader, chance }) => `${leader} ${leader.verb('vince', 'vincono')} il titolo ${share(chance, 'nel')} delle stagioni simulate.`,
      ({ leader, chance }) => `La probabilità che ${leader} ${leader.verb('vinca', 'vincano')} il titolo è ${share(chance, 'del')}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        share(chance) === share(rivalChance)
          ? `Per il titolo ${favourite} e ${rival} sono alla pari, con ${share(chance)} a testa.`
          : `${favourite} ${is(favourite)} ${favourite.agree('favorito')} per il titolo con ${share(chance)}; ${rival} ${rival.verb('segue', 'seguono')} con ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Il titolo va ${favourite.a} ${share(chance, 'nel')} delle stagioni simulate, ${rival.a} ${share(rivalChance, 'nel')}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Il terzo incomodo ${is(club)} ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `In corsa ${thereIs(club)} anche ${club}, con ${share(chance)}.`,
    ],
    relegationLikely: [
      ({ club, chance }) =>
        `In coda ${club.verb('rischia', 'rischiano')} più di tutti ${club}: zona retrocessione ${share(chance, 'nel')} dei casi.`,
      ({ club, chance }) =>
        `Si mette male per ${club}, che ${club.verb('chiude', 'chiudono')} in zona retrocessione ${share(chance, 'nel')} delle stagioni simulate.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `Per ${ranked(club, place)} in classifica, il rischio retrocessione è ${share(chance, 'del')}.`,
      ({ club, chance, place }) =>
        `Quanto ${club.verb('rischia', 'rischiano')} ${ranked(club, place)} in classifica? La probabilità di finire in zona retrocessione è ${share(chance, 'del')}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Le percentuali vengono da ${count(simulations)} simulazioni del resto della stagione, basate sulle nostre previsioni.`,
      ({ simulations }) =>
        `Abbiamo simulato ${count(simulations)} volte le partite che restano, con le probabilità delle nostre previsioni.`,
    ],
    tipsOfMonth: [
      (facts) => `A ${monthName(facts.month)} ${facts.tips === 1 ? 'si è concluso' : 'si sono conclusi'} ${balance(facts)}.`,
      (facts) => `Il bilancio di ${monthName(facts.month)} ${facts.year}: ${balance(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Con un’unità a pronostico il guadagno è di ${units(profit)} unità.`,
      ({ profit }) => `Chi avesse puntato ogni volta un’unità avrebbe guadagnato ${units(profit)} unità.`,
    ],
    monthLoss: [
      ({ loss }) => `Con un’unità a pronostico la perdita è di ${units(loss)} unità.`,
      ({ loss }) => `Chi avesse puntato ogni volta un’unità avrebbe perso ${units(loss)} unità.`,
    ],
    monthEven: [
      () => 'Con un’unità a pronostico il mese si è chiuso in pari.',
      () => 'Chi avesse puntato ogni volta un’unità non avrebbe né vinto né perso.',
    ],
    tipsLosingRun: [
      ({ run }) => `La serie negativa più lunga è stata di ${tips(run)}.`,
      ({ run }) => `Nel momento peggiore abbiamo perso ${tips(run)} di fila.`,
    ],
    dearestWin: [
      (facts) => `La quota più alta che abbiamo centrato è ${price(facts.price)}, in ${fixture(facts)}: ${phrase(facts)}.`,
      (facts) => `In ${fixture(facts)} è arrivata la vincita più alta: ${phrase(facts)}, a quota ${price(facts.price)}.`,
    ],
    recordKeepsAll: [
      ({ tips: all }) =>
        all === 1
          ? 'Il pronostico resta nello storico, comunque sia andato.'
          : 'I pronostici restano tutti nello storico, comunque siano andati.',
      () => 'Nello storico si può controllare ogni pronostico, con la quota di quel momento.',
    ],
  };
}
