import type { RaceStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ItalianFigures } from '../figures.ts';
import type { ItalianNoun } from '../nouns/nouns.ts';
import { has, is, thereIs } from '../verbs.ts';
import { number, points, rank, ranked } from '../words.ts';

/** A chance that is written as more than 99 per cent. */
const above99 = 0.999;
/** `al primo posto`, `nelle prime due`. */
const inTop = (places: number) => (places === 1 ? 'al primo posto' : `tra le prime ${number(places)}`);

/** Returns the sentences of Italian news about titles, promotion and relegation to come. */
export function italianRaces({ count, share }: ItalianFigures): Pick<NewsTexts<ItalianNoun>, keyof RaceStories<ItalianNoun>> {
  type Article = Parameters<typeof share>[1];
  const near = ({ chance, isAbove99 }: { chance: number; isAbove99?: true }, article?: Article) =>
    share(isAbove99 ? above99 : chance, article);
  const nearRival = ({ rivalChance, isRivalAbove99 }: { rivalChance: number; isRivalAbove99?: true }, article?: Article) =>
    share(isRivalAbove99 ? above99 : rivalChance, article);
  return {
    titleNear: [
      ({ leader, ...facts }) => `${leader} ${leader.verb('vince', 'vincono')} il titolo ${near(facts, 'nel')} delle stagioni simulate.`,
      ({ leader, ...facts }) => `La probabilità che ${leader} ${leader.verb('vinca', 'vincano')} il titolo è ${near(facts, 'del')}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        share(chance) === share(rivalChance)
          ? `Per il titolo ${favourite} e ${rival} sono alla pari, con ${share(chance)} a testa.`
          : `${favourite} ${is(favourite)} ${favourite.agree('favorito')} per il titolo con ${share(chance)}; ${rival} ${rival.verb('segue', 'seguono')} con ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Il titolo va ${favourite.a} ${share(chance, 'nel')} delle stagioni simulate, ${rival.a} ${share(rivalChance, 'nel')}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${favourite}, in testa alla classifica, ${has(favourite)} ${share(chance)} di probabilità di vincere il titolo; ${rival} ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Le nostre simulazioni danno il titolo alla capolista ${favourite.bare} ${share(chance, 'nel')} dei casi e ${rival.a} ${share(rivalChance, 'nel')}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `${share(chance, 'nel')} delle stagioni simulate il campionato lo ${favourite.verb('vince', 'vincono')} ${favourite}, ${share(rivalChance, 'nel')} ${rival}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Dietro ${favourite.a}, che ${has(favourite)} ${share(chance)} di probabilità di vincere il titolo, ${thereIs(rival)} ${rival} con ${share(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Per il titolo ${rival} ${has(rival)} ${share(rivalChance)} di probabilità, la capolista ${favourite.bare} ${share(chance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        `Chi è in testa è anche davanti nelle simulazioni: ${share(chance)} per ${favourite}, ${share(rivalChance)} per ${rival}.`,
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${leader} ${leader.verb('comanda', 'comandano')}${ahead === 0 ? ' a pari punti' : ` con ${points(ahead)} di vantaggio`} ${ahead === 0 ? favourite.con : favourite.su}, ma le probabilità di titolo dicono il contrario: ${share(chance)} per ${favourite}, ${share(leaderChance)} per ${leader}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${ahead === 0 ? `A pari punti ${leader.con}` : `A ${points(ahead)} ${leader.da}`}, ${favourite} ${favourite.verb('vince', 'vincono')} il titolo ${share(chance, 'nel')} delle stagioni simulate; la capolista ${share(leaderChance, 'nel')}.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `In testa c’è ${leader}, ma la favorita per il titolo ${is(favourite)} ${favourite}, con ${share(chance)} contro ${share(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `Diamo ${favourite.a} ${share(chance)} di probabilità di vincere il titolo e ${leader.a} ${share(leaderChance)}, anche se in classifica ${leader} ${is(leader)} ${ahead === 0 ? leader.agree('primo') : `avanti di ${points(ahead)}`}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Il terzo incomodo ${is(club)} ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `In corsa ${thereIs(club)} anche ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `Più indietro ${thereIs(club)} ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `${club.a} resta ${share(chance)} di probabilità.`,
      ({ club, chance }) => `Anche ${club} ${has(club)} una possibilità: ${share(chance)}.`,
      ({ club, chance }) => `Terza forza nelle simulazioni ${is(club)} ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `Poi ${club.verb('viene', 'vengono')} ${club}, con ${share(chance)}.`,
      ({ club, chance }) => `Per ${club} la probabilità è ${share(chance, 'del')}.`,
    ],
    promotionNear: [
      ({ club, places, ...facts }) =>
        `${club} ${club.verb('chiude', 'chiudono')} ${inTop(places)}, e quindi ${club.verb('sale', 'salgono')} senza playoff, ${near(facts, 'nel')} delle stagioni simulate.`,
      ({ club, ...facts }) => `La probabilità di promozione diretta ${club.di} è ${near(facts, 'del')}.`,
      ({ club, ...facts }) => `${near(facts, 'nel')} dei casi ${club} ${club.verb('sale', 'salgono')} direttamente.`,
    ],
    promotionFavourites: [
      ({ favourite, rival, places, ...facts }) =>
        `${favourite} ${favourite.verb('chiude', 'chiudono')} ${inTop(places)} e ${favourite.verb('sale', 'salgono')} direttamente ${near(facts, 'nel')} delle stagioni simulate, ${rival} ${nearRival(facts, 'nel')}.`,
      ({ favourite, rival, ...facts }) =>
        `${favourite} ${has(favourite)} ${near(facts)} di probabilità di promozione diretta e ${rival} ${nearRival(facts)}.`,
      ({ favourite, rival, ...facts }) =>
        `Le migliori probabilità di salire direttamente sono ${favourite.di}, con ${near(facts)}, e ${rival.di}, con ${nearRival(facts)}.`,
      ({ favourite, rival, places, ...facts }) =>
        `${places === 1 ? 'Solo la prima sale' : `Le prime ${number(places)} salgono`} senza playoff: ${favourite} ci ${favourite.verb('riesce', 'riescono')} ${near(facts, 'nel')} dei casi, ${rival} ${nearRival(facts, 'nel')}.`,
      ({ favourite, rival, ...facts }) =>
        `Diamo ${favourite.a} ${near(facts)} di probabilità di salire direttamente; ${rival} ${rival.verb('segue', 'seguono')} con ${nearRival(facts)}.`,
      ({ favourite, rival, ...facts }) =>
        `La promozione diretta è più vicina per ${favourite}, con ${near(facts)}, che per ${rival}, con ${nearRival(facts)}.`,
      ({ favourite, rival, ...facts }) =>
        `${near(facts, 'nel')} delle nostre simulazioni ${favourite} ${favourite.verb('sale', 'salgono')} direttamente, ${rival} ${nearRival(facts, 'nel')}.`,
      ({ favourite, rival, ...facts }) =>
        `Per la promozione diretta davanti a tutti ${thereIs(favourite)} ${favourite}, con ${near(facts)}, poi ${rival}, con ${nearRival(facts)}.`,
    ],
    promotionHope: [
      ({ club, chance, playOff }) =>
        `${club} ${club.verb('sale', 'salgono')} direttamente ${share(chance, 'nel')} dei casi e ${club.verb('va', 'vanno')} ai playoff ${share(playOff, 'nel')}.`,
      ({ club, chance, playOff }) =>
        `In corsa ${thereIs(club)} anche ${club}: ${share(chance)} per la promozione diretta, ${share(playOff)} per i playoff.`,
      ({ club, chance, playOff }) =>
        `Per ${club} i playoff, con ${share(playOff)}, sono ${playOff > chance ? 'più' : 'meno'} probabili della promozione diretta, con ${share(chance)}.`,
      ({ club, chance, playOff }) =>
        `${club} ${club.verb('può', 'possono')} sperare nella promozione diretta (${share(chance)}) o nei playoff (${share(playOff)}).`,
    ],
    relegationLikely: [
      ({ club, ...facts }) =>
        `In coda ${club.verb('rischia', 'rischiano')} più di tutti ${club}: zona retrocessione ${near(facts, 'nel')} dei casi.`,
      ({ club, ...facts }) =>
        `Si mette male per ${club}, che ${club.verb('chiude', 'chiudono')} in zona retrocessione ${near(facts, 'nel')} delle stagioni simulate.`,
      ({ club, ...facts }) => `Il rischio più alto di retrocedere è ${club.di}: ${near(facts)}.`,
      ({ club, ...facts }) =>
        `${near(facts, 'nel')} dei casi ${club} ${club.verb('finisce', 'finiscono')} in zona retrocessione, più di ogni altra squadra.`,
      ({ club, ...facts }) =>
        `In fondo la situazione più difficile è quella ${club.di}, con un rischio retrocessione ${near(facts, 'del')}.`,
      ({ club, ...facts }) => `La retrocessione minaccia soprattutto ${club}: la probabilità è ${near(facts, 'del')}.`,
      ({ club, ...facts }) => `Serve una svolta ${club.a}: le simulazioni danno ${near(facts)} di probabilità di retrocedere.`,
      ({ club, ...facts }) => `Nessuno rischia quanto ${club}, in zona retrocessione ${near(facts, 'nel')} delle nostre simulazioni.`,
    ],
    relegationEdge: [
      ({ club, chance, place }) => `Per ${ranked(club, place)} in classifica, il rischio retrocessione è ${share(chance, 'del')}.`,
      ({ club, chance, place }) =>
        `Quanto ${club.verb('rischia', 'rischiano')} ${ranked(club, place)} in classifica? La probabilità di finire in zona retrocessione è ${share(chance, 'del')}.`,
      ({ club, chance, place }) =>
        `In bilico ${thereIs(club)} ${ranked(club, place)}: ${club.verb('retrocede', 'retrocedono')} ${share(chance, 'nel')} dei casi.`,
      ({ club, chance, place }) =>
        `${ranked(club, place)}, ${club.verb('si salva', 'si salvano')} più o meno una volta su due: il rischio è ${share(chance, 'del')}.`,
      ({ club, chance, place }) => `Tutto da decidere per ${ranked(club, place)}, con ${share(chance)} di probabilità di retrocedere.`,
      ({ club, chance, place }) =>
        `Salvezza e retrocessione quasi si equivalgono per ${ranked(club, place)}: il rischio è ${share(chance, 'del')}.`,
      ({ club, chance, place }) =>
        `${share(chance, 'nel')} delle simulazioni ${ranked(club, place)}, ${club.verb('deve', 'devono')} scendere di categoria.`,
      ({ club, chance, place }) =>
        `La salvezza ${club.di}, ora ${rank(club, place)}, è appesa a un filo: ${club.verb('retrocede', 'retrocedono')} ${share(chance, 'nel')} dei casi.`,
    ],
    relegationDanger: [
      ({ club, chance, place }) => `${ranked(club, place)}, non ${is(club)} al sicuro: il rischio retrocessione è ${share(chance, 'del')}.`,
      ({ club, chance, place }) =>
        `Qualche pensiero ${has(club)} anche ${ranked(club, place)}: ${club.verb('retrocede', 'retrocedono')} ${share(chance, 'nel')} dei casi.`,
      ({ club, chance, place }) => `Per ${club}, ora ${rank(club, place)}, la probabilità di retrocedere è ${share(chance, 'del')}.`,
      ({ club, chance, place }) =>
        `${club.verb('Deve', 'Devono')} guardarsi alle spalle anche ${ranked(club, place)}, con un rischio retrocessione ${share(chance, 'del')}.`,
      ({ club, chance, place }) =>
        `${ranked(club, place)} in classifica, ${club.verb('dovrebbe', 'dovrebbero')} salvarsi, ma il rischio è ${share(chance, 'del')}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Le percentuali vengono da ${count(simulations)} simulazioni del resto della stagione, basate sulle nostre previsioni.`,
      ({ simulations }) =>
        `Abbiamo simulato ${count(simulations)} volte le partite che restano, con le probabilità delle nostre previsioni.`,
      ({ simulations }) => `Per arrivarci abbiamo giocato ${count(simulations)} volte il resto della stagione.`,
      ({ simulations }) => `Alla base ci sono ${count(simulations)} simulazioni delle partite che mancano.`,
      ({ simulations }) => `Abbiamo portato a termine la stagione ${count(simulations)} volte, e da lì vengono le percentuali.`,
      ({ simulations }) => `Sono i risultati di ${count(simulations)} stagioni simulate fino all’ultima giornata.`,
      ({ simulations }) => `Il calcolo ripete ${count(simulations)} volte il resto della stagione con le nostre previsioni.`,
      ({ simulations }) =>
        `Queste cifre nascono da ${count(simulations)} simulazioni, partita per partita, di quel che resta della stagione.`,
    ],
  };
}
