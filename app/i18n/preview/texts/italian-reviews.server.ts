import type { ItalianNoun } from '#app/i18n/names/italian-noun.ts';
import type { ReviewStories } from '#domain/story/stories.ts';
import type { StoryTexts } from '../story-texts.ts';
import type { ItalianFigures } from './italian-figures.ts';
import { against, has, is } from './italian-verbs.ts';
import { articled, defeats, feminineOrdinal, goalCount, matches, number, wins } from './italian-words.ts';

/** Returns the sentences of Italian reviews. */
export function italianReviews({
  price,
  score,
  goals,
  theGoals,
  profit,
  share,
  phrase,
}: ItalianFigures): Pick<StoryTexts<ItalianNoun>, keyof ReviewStories<unknown>> {
  return {
    favouriteWon: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Nessuna sorpresa: ${winner}, ${winner.agree('favorito')} con ${share(chance)}, ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `${winner} ${winner.verb('partiva', 'partivano')} ${winner.agree('favorito')}, con ${share(chance)} nella nostra previsione, e ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `${has(winner)} vinto ${winner}, ${winner.agree('dato')} ${winner.agree('favorito')} ${share(chance, 'al')}: ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
    ],
    upset: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `A sorpresa ${has(winner)} vinto ${winner}, ${winner.agree('dato')} ${share(chance, 'al')}: ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `La nostra previsione era per ${loser}, ma ${winner}, ${winner.agree('dato')} ${share(chance, 'al')}, ${has(winner)} vinto ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Davamo ${winner.a} solo ${share(chance)} di probabilità di vincere, e invece ${has(winner)} vinto ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
    ],
    openMatchWon: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Alla vigilia la nostra previsione era in equilibrio: ${has(winner)} vinto ${winner}, ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner} ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)} in una partita che la nostra previsione lasciava aperta.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `La previsione non indicava una vera favorita: a vincere ${winner.verb('è', 'sono')} ${winner.agree('stato')} ${winner}, ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
    ],
    favouriteHeld: [
      ({ favourite, outsider, goals: each, chance }) =>
        `${outsider} ${has(outsider)} fermato sul ${score(each, each)} ${favourite}, ${favourite.agree('favorito')} con ${share(chance)}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite}, ${favourite.agree('favorito')} con ${share(chance)}, non ${is(favourite)} ${favourite.agree('andato')} oltre il ${score(each, each)} contro ${outsider}.`,
      ({ favourite, outsider, goals: each, chance }) =>
        `${favourite} ${favourite.verb('partiva', 'partivano')} ${favourite.agree('favorito')}, con ${share(chance)} nella nostra previsione, ma contro ${outsider} ${has(favourite)} pareggiato ${score(each, each)}.`,
    ],
    drawnOpenMatch: [
      ({ home, away, goals: each, drawChance }) =>
        `${home} e ${away} hanno pareggiato ${score(each, each)}: alla vigilia il pareggio era dato ${share(drawChance, 'al')}.`,
      ({ home, away, goals: each }) =>
        `La previsione non indicava una vera favorita, e il campo le ha dato ragione: ${score(each, each)} tra ${home} e ${away}.`,
      ({ home, away, goals: each }) =>
        `Tra ${home} e ${away} è finita ${score(each, each)}, in una partita che la nostra previsione lasciava aperta.`,
    ],
    justWon: [
      ({ winner, loser, winnerGoals, loserGoals }) => `${winner} ${has(winner)} battuto ${loser} per ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${has(winner)} vinto ${winner}: ${score(winnerGoals, loserGoals)} ${against(loser, winnerAtHome)}.`,
    ],
    justDrawn: [
      ({ home, away, goals: each }) => `${home} e ${away} hanno pareggiato ${score(each, each)}.`,
      ({ home, away, goals: each }) => `Tra ${home} e ${away} è finita ${score(each, each)}.`,
    ],
    cameFromBehind: [
      ({ ownGoals, otherGoals }) =>
        `Il successo è arrivato in rimonta: all’intervallo lo svantaggio era di ${goalCount(otherGoals - ownGoals)}.`,
      ({ loser, ownGoals, otherGoals }) =>
        `All’intervallo ${loser} ${loser.verb('era', 'erano')} avanti di ${goalCount(otherGoals - ownGoals)}, poi è arrivata la rimonta.`,
    ],
    settledByHalfTime: [
      ({ ownGoals, otherGoals }) => `All’intervallo era già ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `La partita era indirizzata già dopo il primo tempo, chiuso sul ${score(ownGoals, otherGoals)}.`,
      ({ ownGoals, otherGoals }) => `Già dopo il primo tempo il vantaggio era di ${goalCount(ownGoals - otherGoals)}.`,
    ],
    levelAtHalfTime: [
      ({ goals: each }) => `Il primo tempo era finito ${each === 0 ? 'senza gol' : score(each, each)}.`,
      ({ goals: each }) => `Si è deciso tutto nella ripresa, dopo il ${score(each, each)} dell’intervallo.`,
      ({ goals: each }) => `All’intervallo si era ancora sul ${score(each, each)}.`,
    ],
    leadNotHeld: [
      ({ club, ownGoals, otherGoals }) =>
        `All’intervallo ${club} ${club.verb('conduceva', 'conducevano')} ${score(ownGoals, otherGoals)}, ma ${club.verb('si è', 'si sono')} ${club.agree('fatto')} raggiungere.`,
      ({ club, ownGoals, otherGoals }) => `${club.a} non è bastato il ${score(ownGoals, otherGoals)} dell’intervallo.`,
    ],
    wonInExtraTime: [
      ({ winner }) => `Dopo i novanta minuti era ancora parità; ai supplementari ${winner.verb('l’ha', 'l’hanno')} spuntata ${winner}.`,
      ({ winner, loser }) => `Ci sono voluti i supplementari perché ${winner} ${winner.verb('avesse', 'avessero')} la meglio ${loser.su}.`,
    ],
    wonOnPenalties: [
      ({ winner }) => `Ai rigori ${winner.verb('l’ha', 'l’hanno')} spuntata ${winner}.`,
      ({ winner }) => `Per decidere ci sono voluti i rigori, vinti ${winner.da}.`,
    ],
    moreGoals: [
      ({ expected, goals: all }) => `Più gol del previsto: ${number(all)}, contro ${theGoals(expected)} attesi.`,
      ({ expected, goals: all }) => `Ci aspettavamo ${goals(expected)} gol: ne sono arrivati ${number(all)}.`,
    ],
    fewerGoals: [
      ({ expected, goals: all }) => `Meno gol del previsto: ${all === 1 ? 'uno solo' : number(all)}, contro ${theGoals(expected)} attesi.`,
      ({ expected, goals: all }) =>
        `Ci aspettavamo ${goals(expected)} gol: ${all === 1 ? 'ne è arrivato uno solo' : `ne sono arrivati ${number(all)}`}.`,
    ],
    goalless: [
      ({ expected }) => `Erano attesi ${goals(expected)} gol, e non se n’è visto nessuno.`,
      ({ expected }) => `Ci aspettavamo ${goals(expected)} gol: non ne è arrivato nemmeno uno.`,
      ({ expected }) => `Nella previsione i gol attesi erano ${goals(expected)}: non se n’è visto nessuno.`,
    ],
    exactScore: [
      ({ chance }) => `È uscito proprio il risultato esatto che ritenevamo più probabile, con ${share(chance)}.`,
      ({ chance }) => `Era il risultato esatto più probabile nella nostra previsione, con ${share(chance)}.`,
    ],
    winningRunGoesOn: [
      ({ club, run }) => `Per ${club} è stata ${articled('la', feminineOrdinal(run))} vittoria di fila in campionato.`,
      ({ club, run }) => `Salgono così a ${number(run)} le vittorie consecutive ${club.di} in campionato.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Si è fermata a ${number(run)} la serie di vittorie consecutive ${club.di} in campionato.`,
      ({ club, run }) => `${club} ${club.verb('veniva', 'venivano')} da ${wins(run)} di fila in campionato.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Per ${club} è stata ${articled('la', feminineOrdinal(run))} sconfitta di fila in campionato.`,
      ({ club, run }) => `Salgono così a ${number(run)} le sconfitte consecutive ${club.di} in campionato.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `${club} ${club.verb('veniva', 'venivano')} da ${defeats(run)} di fila in campionato.`,
      ({ club, run }) => `Si è chiusa così una serie di ${defeats(run)} consecutive ${club.di} in campionato.`,
    ],
    unbeatenRunEnded: [
      ({ club, run }) => `${club} ${club.verb('non perdeva', 'non perdevano')} da ${matches(run)} di campionato.`,
      ({ club, run }) => `La serie utile ${club.di} in campionato si è fermata a ${matches(run)}.`,
    ],
    winlessRunEnded: [
      ({ club, run }) => `${club} ${club.verb('non vinceva', 'non vincevano')} da ${matches(run)} di campionato.`,
      ({ club, run }) => `La vittoria mancava ${club.a} da ${matches(run)} di campionato.`,
    ],
    tipWon: [
      (facts) => `Pronostico vinto: ${phrase(facts)} a quota ${price(facts.price)} ha reso ${profit(facts.profit)} unità.`,
      (facts) => `Avevamo scelto ${phrase(facts)} a quota ${price(facts.price)}, ed è andata bene: ${profit(facts.profit)} unità.`,
    ],
    tipHalfWon: [
      (facts) => `Pronostico mezzo vinto: ${phrase(facts)} a quota ${price(facts.price)} ha reso ${profit(facts.profit)} unità.`,
      (facts) =>
        `Avevamo scelto ${phrase(facts)} a quota ${price(facts.price)}: metà puntata vinta, metà rimborsata, per ${profit(facts.profit)} unità.`,
    ],
    tipLost: [
      (facts) => `Pronostico perso: avevamo scelto ${phrase(facts)} a quota ${price(facts.price)}.`,
      (facts) => `Il nostro pronostico era ${phrase(facts)} a quota ${price(facts.price)}, e l’abbiamo perso.`,
    ],
    tipHalfLost: [
      (facts) => `Pronostico mezzo perso: con ${phrase(facts)} a quota ${price(facts.price)} è tornata solo metà della puntata.`,
      (facts) => `Avevamo scelto ${phrase(facts)} a quota ${price(facts.price)}: metà puntata persa, metà rimborsata.`,
    ],
    tipVoid: [
      (facts) => `Pronostico rimborsato: avevamo scelto ${phrase(facts)} a quota ${price(facts.price)}.`,
      (facts) => `La puntata sul nostro pronostico, ${phrase(facts)} a quota ${price(facts.price)}, è stata rimborsata.`,
    ],
  };
}
