import type { RaceStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { has, is, leads, lies, ofWhom, stands } from '../phrases.ts';
import { capital, counted, number, place } from '../words.ts';
import { type High, listed, nearlyAll, nomOf, ofAll, topPlaces } from './news-words.ts';

type Club = GermanNoun;

/** Returns the sentences of German news on title, promotion and relegation. */
export function germanRaces(
  figures: ProseFigures,
): Pick<NewsTexts<Club>, keyof RaceStories<Club> | 'champions' | 'promoted' | 'relegated'> {
  const { percent, count } = figures;
  const nearly = (facts: High) => nearlyAll(percent, facts);
  const ofRival = ({ rivalChance, isRivalAbove99 }: { readonly rivalChance: number; readonly isRivalAbove99?: true }) =>
    nearly({ chance: rivalChance, ...(isRivalAbove99 && { isAbove99: isRivalAbove99 }) });
  /** Returns `text`, or another where both have the same chance in whole per cents. */
  const unlessEven = (
    { favourite, rival, chance, rivalChance }: { favourite: Club; rival: Club; chance: number; rivalChance: number },
    end: string,
    text: string,
  ) =>
    percent(chance) === percent(rivalChance)
      ? `Die besten Chancen auf ${end} haben ${favourite} und ${rival} mit je ${percent(chance)}.`
      : text;
  return {
    champions: [
      ({ club, second, ahead }) =>
        ahead === 0
          ? `${club} ${is(club)} Meister, obwohl ${second} ebenso viele Punkte ${has(second)}.`
          : `${club} ${is(club)} Meister: ${capital(`${second}`)} ${lies(second)} ${counted(ahead, 'Punkt', 'acc')} zurück und ${second.verb('kann', 'können')} nicht mehr aufschließen.`,
      ({ club, second, ahead }) =>
        ahead === 0
          ? `Der Titel geht an ${club.acc}, punktgleich mit ${second.dat}.`
          : `Die Meisterschaft ist entschieden: ${capital(`${club}`)} ${is(club)} mit ${counted(ahead, 'Punkt', 'dat')} Vorsprung auf ${second.acc} nicht mehr einzuholen.`,
    ],
    promoted: [
      ({ clubs }) =>
        `${listed(clubs, nomOf)} ${ofAll(clubs, 'ist', 'sind')} nicht mehr einzuholen und ${ofAll(clubs, 'steigt', 'steigen')} auf.`,
      ({ clubs }) => `Wie die übrigen Spiele auch ausgehen: ${capital(listed(clubs, nomOf))} ${ofAll(clubs, 'steigt', 'steigen')} auf.`,
      ({ clubs }) => `Der Aufstieg ist ${listed(clubs, (club) => club.dat)} nicht mehr zu nehmen.`,
    ],
    relegated: [
      ({ clubs }) =>
        `${listed(clubs, nomOf)} ${ofAll(clubs, 'kann', 'können')} keinen sicheren Platz mehr erreichen und ${ofAll(clubs, 'steigt', 'steigen')} ab.`,
      ({ clubs }) => `Wie die übrigen Spiele auch ausgehen: ${capital(listed(clubs, nomOf))} ${ofAll(clubs, 'steigt', 'steigen')} ab.`,
      ({ clubs }) => `Nicht mehr zu retten ${ofAll(clubs, 'ist', 'sind')} ${listed(clubs, nomOf)}, der Abstieg steht fest.`,
    ],
    titleNear: [
      (facts) =>
        `${facts.leader} ${facts.leader.verb('holt', 'holen')} den Titel in ${nearly(facts)} der Saisons, die wir durchgespielt haben.`,
      (facts) => `Mit einer Titelchance von ${nearly(facts)} ${is(facts.leader)} ${facts.leader} kaum noch einzuholen.`,
      (facts) => `In ${nearly(facts)} unserer simulierten Saisons ${facts.leader.verb('wird', 'werden')} ${facts.leader} Meister.`,
      (facts) => `Unsere Prognose gibt ${facts.leader.dat} eine Titelchance von ${nearly(facts)}.`,
      (facts) => `Auf ${nearly(facts)} beziffern wir die Titelchance ${facts.leader.gen}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `Favorit auf den Titel ${is(favourite)} ${favourite} mit ${percent(chance)}, ${rival} ${rival.verb('kommt', 'kommen')} auf ${percent(rivalChance)}.`,
        ),
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `Die Titelchance ${favourite.gen} liegt bei ${percent(chance)}, die ${ofWhom(rival)} bei ${percent(rivalChance)}.`,
        ),
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `In ${percent(chance)} der durchgespielten Saisons ${favourite.verb('wird', 'werden')} ${favourite} Meister, in ${percent(rivalChance)} ${rival}.`,
        ),
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `Am ehesten ${favourite.verb('holt', 'holen')} ${favourite} den Titel, mit ${percent(chance)}; erster Rivale ${is(rival)} ${rival} mit ${percent(rivalChance)}.`,
        ),
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `Im Rennen um den Titel sehen wir ${favourite.acc} mit ${percent(chance)} vorn, vor ${rival.dat} mit ${percent(rivalChance)}.`,
        ),
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `Wir geben ${favourite.dat} eine Titelchance von ${percent(chance)} und ${rival.dat} eine von ${percent(rivalChance)}.`,
        ),
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `Auf ${percent(chance)} ${favourite.verb('kommt', 'kommen')} im Titelrennen ${favourite}, auf ${percent(rivalChance)} ${rival}.`,
        ),
      ({ favourite, chance, rival, rivalChance }) =>
        unlessEven(
          { favourite, rival, chance, rivalChance },
          'den Titel',
          `Für ${favourite.acc} sprechen ${percent(chance)}, ${percent(rivalChance)} für ${rival.acc}: So verteilen sich die größten Titelchancen.`,
        ),
    ],
    favouriteBehind: [
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `Die Tabelle ${leads(leader)} ${leader} an${ahead === 0 ? `, punktgleich mit ${favourite.dat}` : `, ${counted(ahead, 'Punkt', 'acc')} vor ${favourite.dat}`}, doch die bessere Titelchance hat der Verfolger: ${percent(chance)} gegenüber ${percent(leaderChance)}.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `Wir geben ${favourite.dat} eine Titelchance von ${percent(chance)} und ${leader.dat} eine von ${percent(leaderChance)}, obwohl ${leader} ${ahead === 0 ? `die Tabelle ${leader.verb('anführt', 'anführen')}` : `${counted(ahead, 'Punkt', 'acc')} Vorsprung ${has(leader)}`}.`,
      ({ favourite, chance, leader, leaderChance }) =>
        `Vorn ${lies(leader)} ${leader}, Meister ${favourite.verb('wird', 'werden')} aber in ${percent(chance)} der durchgespielten Saisons ${favourite}, in ${percent(leaderChance)} der Tabellenführer.`,
      ({ favourite, chance, leader, leaderChance, ahead }) =>
        `${ahead === 0 ? `Punktgleich mit ${leader.dat}` : `${counted(ahead, 'Punkt', 'acc')} hinter ${leader.dat}`} ${has(favourite)} ${favourite} eine Titelchance von ${percent(chance)}, beim Tabellenführer sind es ${percent(leaderChance)}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Auch ${club} ${club.verb('darf', 'dürfen')} mit ${percent(chance)} noch hoffen.`,
      ({ club, chance }) => `${club} ${club.verb('folgt', 'folgen')} mit ${percent(chance)}.`,
      ({ club, chance }) => `Für ${club.acc} bleiben ${percent(chance)}.`,
      ({ club, chance }) => `Dritter Kandidat ${is(club)} ${club} mit ${percent(chance)}.`,
      ({ club, chance }) => `Nicht abzuschreiben ${is(club)} ${club}, mit einer Chance von ${percent(chance)}.`,
      ({ club, chance }) => `Dahinter ${club.verb('kommt', 'kommen')} ${club} auf ${percent(chance)}.`,
      ({ club, chance }) => `${club} ${is(club)} mit ${percent(chance)} ebenfalls noch im Rennen.`,
      ({ club, chance }) => `Die drittbeste Chance ${has(club)} ${club}, ${percent(chance)}.`,
    ],
    promotionNear: [
      (facts) =>
        `${facts.club} ${facts.club.verb('belegt', 'belegen')} in ${nearly(facts)} der durchgespielten Saisons ${topPlaces(facts.places, 'einen')} und ${facts.club.verb('steigt', 'steigen')} direkt auf.`,
      (facts) => `Unsere Prognose gibt ${facts.club.dat} eine Chance von ${nearly(facts)} auf den direkten Aufstieg.`,
      (facts) => `In ${nearly(facts)} der Fälle ${facts.club.verb('steigt', 'steigen')} ${facts.club} direkt auf.`,
    ],
    promotionFavourites: [
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `${favourite} ${favourite.verb('landet', 'landen')} in ${nearly(facts)} der durchgespielten Saisons auf ${topPlaces(places, 'einem')} und ${favourite.verb('steigt', 'steigen')} direkt auf, ${rival} in ${ofRival(facts)}.`,
        ),
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `Die besten Chancen auf den direkten Aufstieg ${favourite.verb('hat', 'haben')} ${favourite} mit ${nearly(facts)}, ${rival} ${rival.verb('kommt', 'kommen')} auf ${ofRival(facts)}.`,
        ),
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `Direkt aufsteigen ${favourite.verb('dürfte', 'dürften')} am ehesten ${favourite}, mit ${nearly(facts)}, gefolgt ${rival.von} mit ${ofRival(facts)}.`,
        ),
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `${places === 1 ? 'Nur der Erste steigt' : `Die ersten ${places === 2 ? 'beiden' : number(places)} steigen`} direkt auf: ${capital(`${favourite}`)} ${favourite.verb('schafft', 'schaffen')} es in ${nearly(facts)} der Fälle, ${rival} in ${ofRival(facts)}.`,
        ),
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `Im Aufstiegsrennen sehen wir ${favourite.acc} mit ${nearly(facts)} vorn, für ${rival.acc} sind es ${ofRival(facts)}.`,
        ),
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `Die Chance auf den direkten Aufstieg liegt für ${favourite.acc} bei ${nearly(facts)}, für ${rival.acc} bei ${ofRival(facts)}.`,
        ),
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `Wir geben ${favourite.dat} eine Chance von ${nearly(facts)} auf den direkten Aufstieg und ${rival.dat} eine von ${ofRival(facts)}.`,
        ),
      ({ favourite, rival, places, ...facts }) =>
        unlessEven(
          { favourite, rival, ...facts },
          'den direkten Aufstieg',
          `Mit ${nearly(facts)} ${favourite.verb('führt', 'führen')} ${favourite} unsere Aufstiegsprognose an, dahinter ${lies(rival)} ${rival} mit ${ofRival(facts)}.`,
        ),
    ],
    promotionHope: [
      ({ club, chance, playOff }) =>
        `${club} ${club.verb('steigt', 'steigen')} in ${percent(chance)} der Fälle direkt auf und ${club.verb('erreicht', 'erreichen')} in ${percent(playOff)} die Aufstiegs-Play-offs.`,
      ({ club, chance, playOff }) =>
        `Hoffen ${club.verb('darf', 'dürfen')} auch ${club}: ${percent(chance)} für den direkten Aufstieg, ${percent(playOff)} für einen Platz in den Aufstiegs-Play-offs.`,
      ({ club, chance, playOff }) =>
        `Für ${club.acc} ist ein Platz in den Aufstiegs-Play-offs mit ${percent(playOff)} ${playOff > chance ? 'wahrscheinlicher' : 'weniger wahrscheinlich'} als der direkte Aufstieg mit ${percent(chance)}.`,
      ({ club, chance, playOff }) =>
        `Es ${club.verb('folgt', 'folgen')} ${club} mit ${percent(chance)} für den direkten Aufstieg und ${percent(playOff)} für die Aufstiegs-Play-offs.`,
    ],
    relegationLikely: [
      (facts) =>
        `Die größten Abstiegssorgen ${has(facts.club)} ${facts.club}: In ${nearly(facts)} der durchgespielten Saisons reicht es nicht für einen sicheren Platz.`,
      (facts) =>
        `Am Tabellenende ${facts.club.verb('muss', 'müssen')} ${facts.club} am meisten bangen, mit einem Abstiegsrisiko von ${nearly(facts)}.`,
      (facts) => `Schlecht sieht es für ${facts.club.acc} aus: In ${nearly(facts)} der Fälle endet die Saison in der Abstiegszone.`,
      (facts) => `Am ehesten ${facts.club.verb('steigt', 'steigen')} ${facts.club} ab, das Risiko liegt bei ${nearly(facts)}.`,
      (facts) =>
        `Im Abstiegskampf ${stands(facts.club)} ${facts.club} am schlechtesten da: Das Risiko, keinen sicheren Platz zu erreichen, beträgt ${nearly(facts)}.`,
      (facts) => `Auf ${nearly(facts)} beziffert unsere Simulation das Abstiegsrisiko ${facts.club.gen}.`,
      (facts) => `Wenig Hoffnung bleibt ${facts.club.dat}, denn ${nearly(facts)} der durchgespielten Saisons enden in der Abstiegszone.`,
      (facts) => `Vom Abstieg am stärksten bedroht ${is(facts.club)} ${facts.club}, in ${nearly(facts)} der Fälle.`,
    ],
    relegationEdge: [
      ({ club, chance, place: now }) =>
        `${club} auf ${place(now)} ${stands(club)} auf der Kippe: Das Risiko, in der Abstiegszone zu landen, liegt bei ${percent(chance)}.`,
      ({ club, chance, place: now }) =>
        `Noch alles offen ist für ${club.acc} auf ${place(now)}: In ${percent(chance)} der Fälle endet die Saison in der Abstiegszone.`,
      ({ club, chance, place: now }) =>
        `Ob ${club} die Klasse ${club.verb('hält', 'halten')}, ist ungewiss: Von ${place(now)} aus geht es in ${percent(chance)} der Fälle nach unten.`,
      ({ club, chance, place: now }) =>
        `Auf ${place(now)} ist für ${club.acc} noch beides möglich, das Abstiegsrisiko beträgt ${percent(chance)}.`,
      ({ club, chance, place: now }) =>
        `Zittern ${club.verb('muss', 'müssen')} ${club}, derzeit auf ${place(now)}: Das Abstiegsrisiko liegt bei ${percent(chance)}.`,
      ({ club, chance, place: now }) =>
        `Zwischen Rettung und Abstieg ${stands(club)} ${club} auf ${place(now)}, mit einem Risiko von ${percent(chance)}.`,
      ({ club, chance, place: now }) => `Bei ${percent(chance)} liegt das Abstiegsrisiko für ${club.acc}, im Moment auf ${place(now)}.`,
      ({ club, chance, place: now }) =>
        `${club} auf ${place(now)} ${club.verb('rettet', 'retten')} sich in etwa jedem zweiten Fall: Das Abstiegsrisiko beträgt ${percent(chance)}.`,
    ],
    relegationDanger: [
      ({ club, chance, place: now }) => `In Gefahr ${is(club)} ${club} auf ${place(now)}, mit einem Abstiegsrisiko von ${percent(chance)}.`,
      ({ club, chance, place: now }) =>
        `Sicher ${is(club)} auch ${club} auf ${place(now)} nicht: In ${percent(chance)} der Fälle folgt der Abstieg.`,
      ({ club, chance, place: now }) => `Für ${club.acc}, derzeit auf ${place(now)}, liegt das Abstiegsrisiko bei ${percent(chance)}.`,
      ({ club, chance, place: now }) =>
        `${club} ${club.verb('muss', 'müssen')} auf ${place(now)} weiter aufpassen, das Risiko beträgt ${percent(chance)}.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Für diese Zahlen haben wir den Rest der Saison ${count(simulations)}-mal nach den Chancen unserer Prognosen durchgespielt.`,
      ({ simulations }) =>
        `Die Zahlen beruhen auf unseren Prognosen, nach denen wir den Rest der Saison ${count(simulations)}-mal durchgespielt haben.`,
      ({ simulations }) => `Grundlage sind ${count(simulations)} Simulationen der restlichen Spiele.`,
      ({ simulations }) => `So fällt das Bild aus, wenn man die Saison ${count(simulations)}-mal zu Ende spielt.`,
      ({ simulations }) => `Alle Chancen stammen aus ${count(simulations)} Durchläufen der restlichen Saison.`,
      ({ simulations }) => `Gerechnet haben wir mit ${count(simulations)} Simulationen der Saison, nach unseren Prognosen für jedes Spiel.`,
      ({ simulations }) => `Dazu haben wir die verbleibenden Spiele ${count(simulations)}-mal simuliert.`,
      ({ simulations }) => `Die Chancen sind Anteile an ${count(simulations)} simulierten Saisons.`,
    ],
  };
}
