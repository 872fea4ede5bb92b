import type { RoundStories, SeasonStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { against, has, homeOrAway, is, stays, thereIs, was } from '../verbs.ts';
import { articled, counted, goalCount, matches, number, numberBeside, ordinal, points, rank } from '../words.ts';
import { listed, secondIs, withMargin } from './news-words.ts';

/** `dal nono al sesto posto`, `dall’ottavo all’undicesimo posto`. */
const fromTo = (from: number, to: number) => `${articled('dal', ordinal(from))} ${articled('al', ordinal(to))} posto`;
const positions = (count: number) => counted(count, 'una posizione', 'posizioni');
/** `travolto` with four goals or more between the two. */
const beaten = ({ winnerGoals, loserGoals }: { winnerGoals: number; loserGoals: number }) =>
  winnerGoals - loserGoals >= 4 ? 'travolto' : 'battuto';
/** Returns a form of a verb for one club or for several. */
const all = (clubs: readonly ItalianNoun[], one: string, more: string) =>
  clubs.length === 1 ? (clubs[0] as ItalianNoun).verb(one, more) : more;

/** Returns the sentences of Italian news about a week, and about what is decided. */
export function italianRounds({
  score,
  share,
}: ItalianFigures): Pick<NewsTexts<ItalianNoun>, keyof (RoundStories<ItalianNoun> & SeasonStories<ItalianNoun>)> {
  return {
    champions: [
      ({ club, second, ahead }) =>
        ahead === 0
          ? `${club} ${is(club)} ${club.agree('campione')}, a pari punti ${second.con}.`
          : `${club} ${is(club)} ${club.agree('campione')}: ${second}, a ${points(ahead)}, non ${second.verb('può', 'possono')} più raggiunger${club.pronoun}.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `Il titolo va ${club.a}, che ${has(club)} chiuso a pari punti ${second.con}.`
          : `Il titolo è deciso: con ${points(ahead)} in più ${second.di}, ${club} non ${club.verb('può', 'possono')} più essere ${club.agree('raggiunto')}.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `${club} e ${second} hanno gli stessi punti, ma il titolo è ${club.di}.`
          : `Il titolo ${club.di} è matematico: il vantaggio ${second.su} è di ${points(ahead)}.`,
    ],
    promoted: [
      ({ clubs }) => `Qualunque cosa succeda da qui alla fine, ${listed(clubs)} ${all(clubs, 'sale', 'salgono')} di categoria.`,
      ({ clubs }) => `La promozione è matematica per ${listed(clubs)}.`,
      ({ clubs }) => `È fatta: ${listed(clubs)} ${all(clubs, 'ha', 'hanno')} la promozione in tasca.`,
    ],
    relegated: [
      ({ clubs }) => `${listed(clubs)} ${all(clubs, 'retrocede', 'retrocedono')}: la salvezza non è più raggiungibile.`,
      ({ clubs }) => `Qualunque cosa succeda da qui alla fine, ${listed(clubs)} ${all(clubs, 'retrocede', 'retrocedono')}.`,
      ({ clubs }) => `La retrocessione è matematica per ${listed(clubs)}.`,
    ],
    runOfWins: [
      ({ club, matches: run }) => `${club} ${has(club)} vinto le ultime ${number(run)} partite di campionato.`,
      ({ club, matches: run }) => `Nessuno ha una serie di vittorie più lunga ${club.di}: ${number(run)} in campionato.`,
      ({ club, matches: run }) => `La serie di vittorie più lunga è quella ${club.di}, arrivata a ${matches(run)}.`,
      ({ club, matches: run }) => `Sono ${number(run)} le vittorie consecutive ${club.di} in campionato.`,
    ],
    runUnbeaten: [
      ({ club, matches: run }) => `${club} ${is(club)} ${club.agree('imbattuto')} da ${matches(run)} di campionato.`,
      ({ club, matches: run }) => `La serie utile più lunga è quella ${club.di}: ${matches(run)} senza sconfitte.`,
      ({ club, matches: run }) => `Da ${matches(run)} di campionato nessuno batte ${club}.`,
      ({ club, matches: run }) =>
        `${club.verb('Non perde', 'Non perdono')} da ${matches(run)} ${club}, più a lungo di chiunque altro nel campionato.`,
    ],
    runOfDefeats: [
      ({ club, matches: run }) => `${club} ${has(club)} perso le ultime ${number(run)} partite di campionato.`,
      ({ club, matches: run }) => `La serie negativa più lunga è quella ${club.di}: ${number(run)} sconfitte di fila.`,
      ({ club, matches: run }) => `Nessuno ha perso più partite di fila ${club.di}: ${number(run)}.`,
      ({ club, matches: run }) => `Sono ${number(run)} le sconfitte consecutive ${club.di} in campionato.`,
    ],
    newLeader: [
      ({ leader, former, points: total }) =>
        `In testa ora ${thereIs(leader)} ${leader}, che con ${points(total)} ${has(leader)} scavalcato ${former}.`,
      ({ leader, former, points: total }) => `Il primo posto è passato ${former.da} ${leader.a}, che ${has(leader)} ${points(total)}.`,
      ({ leader, former, points: total }) => `Cambio al vertice: ${leader}, a quota ${number(total)}, ${has(leader)} sorpassato ${former}.`,
      ({ leader, former, points: total }) =>
        `${former} non ${is(former)} più ${former.agree('primo')}: con ${points(total)} ${leader.verb('comanda', 'comandano')} ${leader}.`,
    ],
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} ${has(leader)} vinto ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)} e ${leader.verb('comanda', 'comandano')} la classifica ${withMargin(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `La capolista ${leader.bare} ha battuto ${loser} ${homeOrAway(winnerAtHome)} per ${score(winnerGoals, loserGoals)}: ${secondIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `In testa ${thereIs(leader)} ${leader}, ${withMargin(ahead)}, dopo il ${score(winnerGoals, loserGoals)} ${loser.a}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Ha vinto la capolista: ${leader} ${has(leader)} battuto ${loser} per ${score(winnerGoals, loserGoals)} ${homeOrAway(winnerAtHome)}, e ${secondIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `${loser} ${has(loser)} perso ${score(winnerGoals, loserGoals)} contro ${leader}, che ${stays(leader)} ${leader.agree('primo')} ${withMargin(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Con il ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)} ${leader} ${stays(leader)} in testa, ${withMargin(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Il primo posto è sempre ${leader.di}, che ${has(leader)} superato ${loser} per ${score(winnerGoals, loserGoals)}: ${secondIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Davanti a tutti ${stays(leader)} ${leader}, ${withMargin(ahead)}: ${homeOrAway(winnerAtHome)} ${has(leader)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
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
      (win) =>
        `${win.winner} ${has(win.winner)} ${beaten(win)} ${win.loser} ${homeOrAway(win.winnerAtHome)} per ${score(win.winnerGoals, win.loserGoals)}, la vittoria più larga della settimana.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `La sconfitta più pesante è toccata ${loser.a}, ${score(winnerGoals, loserGoals)} contro ${winner}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Il successo più largo è il ${score(winnerGoals, loserGoals)} ${winner.di} ${loser.su}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${loser} ${is(loser)} ${loser.agree('uscito')} ${loser.agree('sconfitto')} per ${score(winnerGoals, loserGoals)} ${winnerAtHome ? `dal campo ${winner.di}` : `in casa ${winner.da}`}: nessuno ha perso con più scarto.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Il risultato più largo è il ${score(winnerGoals, loserGoals)} con cui ${winner} ${has(winner)} battuto ${loser}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `La vittoria più netta è ${winner.di}, ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `La sorpresa della settimana ${is(winner)} ${winner}: ${winner.agree('dato')} da noi ${share(chance, 'al')}, ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `${winner} ${has(winner)} battuto ${loser} ${homeOrAway(winnerAtHome)} per ${score(winnerGoals, loserGoals)}: ${winner.agree('dato')} da noi ${share(chance, 'al')}, ${is(winner)} la sorpresa della settimana.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Alla vigilia davamo ${winner.a} ${share(chance)} di probabilità di vincere, e invece ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner.agree('dato')} dalla nostra previsione ${share(chance, 'al')}, ${winner} ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Il risultato meno atteso è il ${score(winnerGoals, loserGoals)} ${winner.di} ${loser.su}: la probabilità di questa vittoria era ${share(chance, 'del')}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${loser} ${has(loser)} perso ${score(winnerGoals, loserGoals)} contro ${winner}, che secondo la nostra previsione ${winner.verb('aveva', 'avevano')} ${share(chance)} di probabilità di vincere.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `A sorprendere ${is(winner)} ${winner.agree('stato')} ${winner}: ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)} con ${share(chance)} di probabilità.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Pochi si aspettavano il successo ${winner.di} ${loser.su}, ${score(winnerGoals, loserGoals)}: a questa vittoria davamo ${share(chance)} di probabilità.`,
    ],
    climber: [
      ({ club, from, to }) => `In classifica ${club} ${is(club)} ${club.agree('salito')} ${fromTo(from, to)}.`,
      ({ club, from, to }) => `${club} ${has(club)} guadagnato ${positions(from - to)} e ora ${is(club)} ${rank(club, to)}.`,
      ({ club, from, to }) => `${club.verb('sale', 'salgono')} ${club}, da ${rank(club, from)} a ${rank(club, to)}.`,
      ({ club, from, to }) => `Nessuno è salito più ${club.di}, ${club.agree('passato')} ${fromTo(from, to)}.`,
      ({ club, from, to }) =>
        `${articled('dal', ordinal(from))} posto ${club} ${is(club)} ${club.agree('arrivato')} ${articled('al', ordinal(to))}.`,
      ({ club, from, to }) => `Il salto più grande è ${club.di}: ${rank(club, from)} la settimana prima, ora ${rank(club, to)}.`,
      ({ club, from, to }) =>
        `La settimana migliore è quella ${club.di}, ora ${rank(club, to)} dopo aver guadagnato ${positions(from - to)}.`,
      ({ club, from, to }) => `Ora ${club} ${is(club)} ${rank(club, to)}: ${was(club)} ${rank(club, from)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${is(club)} ${club.agree('scivolato')} ${fromTo(from, to)}.`,
      ({ club, from, to }) => `${club.verb('scende', 'scendono')} ${club}, da ${rank(club, from)} a ${rank(club, to)}.`,
      ({ club, from, to }) => `Passo indietro ${club.di}: ${was(club)} ${rank(club, from)}, ora ${is(club)} ${rank(club, to)}.`,
      ({ club, from, to }) => `Nessuno è sceso più ${club.di}, ${club.agree('passato')} ${fromTo(from, to)}.`,
      ({ club, from, to }) => `${club} ${has(club)} perso ${positions(to - from)} e ora ${is(club)} ${rank(club, to)}.`,
      ({ club, from, to }) =>
        `${articled('dal', ordinal(from))} posto ${club} ${is(club)} ${club.agree('sceso')} ${articled('al', ordinal(to))}.`,
      ({ club, from, to }) =>
        `Il calo maggiore è quello ${club.di}, che ${was(club)} ${rank(club, from)} e ora ${is(club)} ${rank(club, to)}.`,
      ({ club, from, to }) =>
        `In classifica ${club} ${is(club)} ${club.agree('scivolato')} di ${positions(to - from)}, ${articled('al', ordinal(to))} posto.`,
    ],
    goalsOfWeek: [
      ({ goals, matches: played }) => `In ${matches(played)} ${goals === 1 ? 'si è visto un gol' : `si sono visti ${goalCount(goals)}`}.`,
      ({ goals, matches: played }) => `Il bilancio della settimana: ${goalCount(goals)} in ${matches(played)}.`,
      ({ goals, matches: played }) => `In settimana si è segnato ${counted(goals, 'una volta', 'volte')} in ${matches(played)}.`,
      ({ goals, matches: played }) =>
        `${goals === 1 ? 'È stato segnato un gol' : `Sono stati segnati ${goalCount(goals)}`} in ${matches(played)}.`,
      ({ goals, matches: played }) => `${played === 1 ? 'Una partita ha' : `${matches(played)} hanno`} prodotto ${goalCount(goals)}.`,
      ({ goals, matches: played }) => `I gol della settimana: ${goals === 1 ? 'uno' : number(goals)} in ${matches(played)}.`,
      ({ goals, matches: played }) => `${goals === 1 ? 'Un gol' : goalCount(goals)} in ${matches(played)}: è il conto della settimana.`,
      ({ goals, matches: played }) => `Da ${matches(played)} ${goals === 1 ? 'è arrivato un gol' : `sono arrivati ${goalCount(goals)}`}.`,
    ],
    forecastRecord: [
      ({ right, of }) =>
        `L’esito più probabile secondo la nostra previsione è uscito in ${right === 1 ? 'una partita' : `${numberBeside(right, of)} partite`} su ${number(of)}.`,
      ({ right, of }) =>
        `La nostra previsione ha indicato l’esito giusto ${right === 1 ? 'una volta' : `${numberBeside(right, of)} volte`} su ${number(of)}.`,
      ({ right, of }) =>
        `Su ${number(of)} partite la nostra previsione ne ha azzeccat${right === 1 ? 'a una' : `e ${numberBeside(right, of)}`}.`,
      ({ right, of }) =>
        `Previsione ed esito hanno coinciso in ${right === 1 ? 'una' : numberBeside(right, of)} delle ${number(of)} partite.`,
      ({ right, of }) =>
        `Dei ${number(of)} esiti ne avevamo previst${right === 1 ? 'o uno' : `i ${numberBeside(right, of)}`}.`.replace(
          /^Dei (?=8|11|otto)/,
          'Degli ',
        ),
      ({ right, of }) =>
        `Il conto degli esiti giusti nelle nostre previsioni: ${right === 1 ? 'uno' : numberBeside(right, of)} su ${number(of)}.`,
      ({ right, of }) =>
        `In ${right === 1 ? 'una partita' : `${numberBeside(right, of)} partite`} su ${number(of)} è uscito l’esito che davamo per più probabile.`,
      ({ right, of }) =>
        `La nostra previsione ha visto giusto in ${right === 1 ? 'una partita' : `${numberBeside(right, of)} partite`} su ${number(of)}.`,
    ],
    forecastAllRight: [
      ({ of }) => `In tutte e ${number(of)} le partite è uscito l’esito che ritenevamo più probabile.`,
      ({ of }) => `En plein della nostra previsione, ${number(of)} esiti giusti su ${number(of)}: non andrà sempre così.`,
    ],
    forecastNoneRight: [
      ({ of }) => `L’esito che ritenevamo più probabile non è uscito in nessuna delle ${number(of)} partite.`,
      ({ of }) => `Settimana storta per la nostra previsione: ${number(of)} partite e mai l’esito che ritenevamo più probabile.`,
    ],
  };
}
