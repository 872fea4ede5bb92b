import { firstOrLater } from '#languages/prose/first-or-later.ts';
import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { ofWhom } from '../phrases.ts';
import { nth, number, pronoun, times } from '../words.ts';

const conferences = { east: 'im Osten', west: 'im Westen' } as const;
const have = (club: GermanNoun) => club.verb('hat', 'haben');
const are = (club: GermanNoun) => club.verb('ist', 'sind');
const won = (club: GermanNoun) => club.verb('gewann', 'gewannen');
const were = (club: GermanNoun) => club.verb('war', 'waren');
const had = (club: GermanNoun) => club.verb('hatte', 'hatten');
const stands = (club: GermanNoun) => club.verb('steht', 'stehen');
const comes = (club: GermanNoun) => club.verb('kommt', 'kommen');
const places = { season: '', home: 'Heim', away: 'Auswärts' } as const;
const win = (where: keyof typeof places) => (where === 'season' ? 'Sieg' : `${places[where]}sieg`);
const defeat = (where: keyof typeof places) => (where === 'season' ? 'Niederlage' : `${places[where]}niederlage`);
const games = (where: keyof typeof places) => (where === 'season' ? 'Spiele' : `${places[where]}spiele`);
const onSide = (atHome: boolean) => (atHome ? 'Heim' : 'Auswärts');
const ofQuarter = { 'half-time': 'zur Pause', 'third-quarter': 'nach dem dritten Viertel' } as const;
/** `keines`, `eines`, `sieben`. */
const some = (count: number) => (count === 0 ? 'keines' : pronoun(count));
const siege = (count: number) => (count === 0 ? 'keinen Sieg' : count === 1 ? 'einen Sieg' : `${number(count)} Siege`);

export const germanBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<GermanNoun> => {
  const spread = (points: number | undefined) => (points === undefined ? '' : `, das Handicap liegt bei −${line(points)}`);
  return {
    neighbours: [
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `${capital(conferences[conference])} ${higher.full.verb('liegt', 'liegen')} ${higher.full} auf Platz ${number(higherPlace)}, ${lower.full} auf Platz ${number(lowerPlace)}, höchstens ein Spiel trennt sie.`,
      ({ higher, lower, higherPlace, lowerPlace, conference }) =>
        `Mit einem Sieg ${lower.full.verb('kann', 'können')} ${lower.full}, ${conferences[conference]} auf Platz ${number(lowerPlace)}, ${higher.full.acc} auf Platz ${number(higherPlace)} ein- oder überholen.`,
    ],
    winningRun: firstOrLater(
      [
        ({ club, other, run }) =>
          `${club.full} ${have(club.full)} ${number(run)} Spiele in Folge gewonnen und ${club.full.verb('trifft', 'treffen')} nun auf ${other.short.acc}.`,
        ({ club, other, run }) =>
          `Mit einer Serie von ${number(run)} Siegen ${club.full.verb('geht', 'gehen')} ${club.full} ins Spiel gegen ${other.full.acc}.`,
      ],
      [
        ({ club, run }) => `${club.full} ${have(club.full)} zuletzt ${number(run)} Spiele in Folge gewonnen.`,
        ({ club, run }) => `Seit ${number(run)} Spielen ${are(club.full)} ${club.full} ungeschlagen.`,
      ],
    ),
    losingRun: firstOrLater(
      [
        ({ club, other, run }) =>
          `${club.full} ${have(club.full)} ${number(run)} Spiele in Folge verloren, nun geht es gegen ${other.short.acc}.`,
        ({ club, other, run }) =>
          `Seit ${number(run)} Spielen ${club.full.verb('wartet', 'warten')} ${club.full} auf einen Sieg, der nächste Gegner heißt ${other.full.bare}.`,
      ],
      [
        ({ club, run }) => `${club.full} ${have(club.full)} zuletzt ${number(run)} Spiele in Folge verloren.`,
        ({ club, run }) => `Seit ${number(run)} Spielen ${club.full.verb('wartet', 'warten')} ${club.full} auf einen Sieg.`,
      ],
    ),
    backToBack: [
      ({ club, other }) =>
        `Für ${club.short.acc} ist es das zweite Spiel in zwei Tagen, ${other.short} ${other.short.verb('hatte', 'hatten')} Pause.`,
      ({ club, other }) =>
        `${club.full} ${were(club.full)} noch am Vortag im Einsatz, ${other.full} ${other.full.verb('geht', 'gehen')} ausgeruht ins Spiel.`,
    ],
    seasonMeetings: [
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `${leader.short} ${have(leader.short)} in dieser Saison ${won === 1 ? 'das bisher einzige Duell' : won === 2 ? 'beide Duelle' : `alle ${number(won)} Duelle`} mit ${other.short.dat} gewonnen.`
          : `In den Duellen mit ${other.short.dat} ${leader.short.verb('führt', 'führen')} ${leader.short} in dieser Saison ${score(won, lost)}.`,
      ({ leader, other, won, lost }) =>
        lost === 0
          ? `Gegen ${leader.short.acc} ${have(other.short)} ${other.short} in dieser Saison noch nicht gewonnen.`
          : `Von ${number(won + lost)} Duellen der Saison mit ${other.short.dat} ${have(leader.short)} ${leader.short} ${pronoun(won)} gewonnen.`,
    ],
    seasonLevel: [
      ({ home, away, each }) => `Zwischen ${home.short.dat} und ${away.short.dat} steht es in dieser Saison ${score(each, each)}.`,
      ({ each }) => `In den bisherigen Duellen der Saison steht es ${score(each, each)}.`,
    ],
    firstOfSeason: [
      ({ home, away }) => `Es ist das erste Duell der Saison zwischen ${home.short.dat} und ${away.short.dat}.`,
      () => `In dieser Saison haben die beiden noch nicht gegeneinander gespielt.`,
      ({ home, away }) => `Zum ersten Mal in dieser Saison ${home.short.verb('trifft', 'treffen')} ${home.short} auf ${away.short.acc}.`,
      () => `Für beide ist es das erste Aufeinandertreffen der Saison.`,
    ],
    sideRecords: [
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Zu Hause ${stands(home.short)} ${home.short} bei ${score(homeWon, homeLost)}, auswärts ${stands(away.short)} ${away.short} bei ${score(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.short} ${have(home.short)} eine Heimbilanz von ${score(homeWon, homeLost)}, die Auswärtsbilanz ${ofWhom(away.short)} lautet ${score(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Von ${number(homeWon + homeLost)} Heimspielen ${have(home.short)} ${home.short} ${some(homeWon)} gewonnen, ${away.short} ${some(awayWon)} von ${number(awayWon + awayLost)} auswärts.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `In eigener Halle lautet die Bilanz ${ofWhom(home.short)} ${score(homeWon, homeLost)}, die ${ofWhom(away.short)} auf Reisen ${score(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `In fremder Halle ${comes(away.short)} ${away.short} auf ${score(awayWon, awayLost)}, ${home.short} ${stands(home.short)} vor eigenem Publikum bei ${score(homeWon, homeLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Auswärts ${have(away.short)} ${away.short} ${some(awayWon)} von ${number(awayWon + awayLost)} Spielen gewonnen, ${home.short} zu Hause ${some(homeWon)} von ${number(homeWon + homeLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Mit einer Auswärtsbilanz von ${score(awayWon, awayLost)} ${away.short.verb('reist', 'reisen')} ${away.short} an, zu Hause ${stands(home.short)} ${home.short} bei ${score(homeWon, homeLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Die Heimbilanz ${ofWhom(home.short)} lautet ${score(homeWon, homeLost)}, ${away.short} ${comes(away.short)} auswärts auf ${score(awayWon, awayLost)}.`,
    ],
    winlessOnSide: firstOrLater(
      [
        ({ club, other, atHome, games: count }) =>
          `${club.full} ${have(club.full)} in dieser Saison alle ${number(count)} ${onSide(atHome)}spiele verloren und ${club.full.verb('trifft', 'treffen')} nun auf ${other.short.acc}.`,
        ({ club, other, atHome, games: count }) =>
          `Auf den ersten ${onSide(atHome)}sieg ${club.full.verb('wartet', 'warten')} ${club.full} nach ${number(count)} Spielen noch, nun geht es gegen ${other.short.acc}.`,
        ({ club, other, atHome, games: count }) =>
          `${atHome ? 'In eigener Halle' : 'Auswärts'} ${stands(club.full)} ${club.full} in dieser Saison vor dem Spiel gegen ${other.short.acc} bei ${score(0, count)}.`,
      ],
      [
        ({ club, atHome, games: count }) =>
          `${club.full} ${have(club.full)} in dieser Saison alle ${number(count)} ${onSide(atHome)}spiele verloren.`,
        ({ club, atHome, games: count }) =>
          `Auf den ersten ${onSide(atHome)}sieg der Saison ${club.full.verb('wartet', 'warten')} ${club.full} nach ${number(count)} Spielen noch.`,
      ],
    ),
    perfectOnSide: firstOrLater(
      [
        ({ club, other, atHome, games: count }) =>
          `${club.full} ${have(club.full)} in dieser Saison alle ${number(count)} ${onSide(atHome)}spiele gewonnen und ${club.full.verb('trifft', 'treffen')} nun auf ${other.short.acc}.`,
        ({ club, other, atHome, games: count }) =>
          `${atHome ? 'Zu Hause' : 'Auswärts'} ${are(club.full)} ${club.full} nach ${number(count)} Spielen dieser Saison noch ungeschlagen, nun geht es gegen ${other.short.acc}.`,
        ({ club, other, atHome, games: count }) =>
          `Mit einer makellosen ${onSide(atHome)}bilanz von ${score(count, 0)} ${club.full.verb('trifft', 'treffen')} ${club.full} auf ${other.short.acc}.`,
      ],
      [
        ({ club, atHome, games: count }) =>
          `${club.full} ${have(club.full)} in dieser Saison alle ${number(count)} ${onSide(atHome)}spiele gewonnen.`,
        ({ club, atHome, games: count }) =>
          `${atHome ? 'Zu Hause' : 'Auswärts'} ${are(club.full)} ${club.full} nach ${number(count)} Spielen dieser Saison noch ungeschlagen.`,
      ],
    ),
    lastMargin: firstOrLater(
      [
        ({ club, other, won: isWon, points }) =>
          `${club.full} ${have(club.full)} ${club.full.possessive} letztes Spiel mit ${points} Punkten Unterschied ${isWon ? 'gewonnen' : 'verloren'}, nun geht es gegen ${other.short.acc}.`,
        ({ club, other, won: isWon, points }) =>
          `Nach ${isWon ? 'einem Sieg' : 'einer Niederlage'} mit ${points} Punkten Unterschied ${club.full.verb('trifft', 'treffen')} ${club.full} auf ${other.short.acc}.`,
      ],
      [
        ({ club, won: isWon, points }) =>
          `Mit ${points} Punkten Unterschied ${isWon ? won(club.full) : club.full.verb('verlor', 'verloren')} ${club.full} ${club.full.possessive} letztes Spiel.`,
        ({ club, won: isWon, points }) =>
          `${club.full} ${have(club.full)} ${club.full.possessive} letztes Spiel mit ${points} Punkten Unterschied ${isWon ? 'gewonnen' : 'verloren'}.`,
      ],
    ),
    records: [
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} ${stands(home.full)} in dieser Saison bei ${score(homeWon, homeLost)}, ${away.full} bei ${score(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Mit einer Bilanz von ${score(awayWon, awayLost)} ${are(away.full)} ${away.full} ${home.full.bei} (${score(homeWon, homeLost)}) zu Gast.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Bisher lautet die Bilanz ${ofWhom(home.full)} ${score(homeWon, homeLost)}, die ${ofWhom(away.full)} ${score(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${home.full} (${score(homeWon, homeLost)}) ${home.full.verb('empfängt', 'empfangen')} ${away.full.acc} (${score(awayWon, awayLost)}).`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Die Saisonbilanzen: ${score(awayWon, awayLost)} für ${away.full.acc}, ${score(homeWon, homeLost)} für ${home.full.acc}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Vor diesem Spiel ${stands(home.full)} ${home.full} bei ${score(homeWon, homeLost)}, ${away.full} bei ${score(awayWon, awayLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `${away.full} ${away.full.verb('reist', 'reisen')} mit einer Saisonbilanz von ${score(awayWon, awayLost)} an, ${home.full} ${stands(home.full)} bei ${score(homeWon, homeLost)}.`,
      ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
        `Bei ${score(homeWon, homeLost)} ${stands(home.full)} ${home.full} vor dem Heimspiel gegen ${away.full.acc}, die Gäste bei ${score(awayWon, awayLost)}.`,
    ],
    opener: [
      ({ home, away }) => `Für ${home.full.acc} und ${away.full.acc} hat die Saison gerade erst begonnen.`,
      ({ home, away }) => `Zum Auftakt der Saison ${home.full.verb('empfängt', 'empfangen')} ${home.full} ${away.full.acc}.`,
    ],
    playOff: firstOrLater(
      [
        ({ home, away }) => `In den Play-offs ${home.full.verb('empfängt', 'empfangen')} ${home.full} ${away.full.acc}.`,
        ({ home, away }) => `${away.full} ${are(away.full)} in den Play-offs ${home.full.bei} zu Gast.`,
      ],
      [() => 'Die Begegnung gehört zu den Play-offs.', () => 'Gespielt wird in den Play-offs.'],
    ),
    playIn: firstOrLater(
      [
        ({ home, away }) =>
          `Im Play-in ${home.full.verb('spielt', 'spielen')} ${home.full} gegen ${away.full.acc} um einen Platz in den Play-offs.`,
        ({ home, away }) => `${away.full} ${away.full.verb('tritt', 'treten')} im Play-in ${home.full.bei} an.`,
      ],
      [() => 'Im Play-in geht es um einen Platz in den Play-offs.', () => 'Gespielt wird im Play-in um einen Platz in den Play-offs.'],
    ),
    lastTen: [
      ({ home, away, homeWon, awayWon }) =>
        homeWon === awayWon
          ? `Von den letzten zehn Spielen haben beide ${homeWon === 0 ? 'keines' : `je ${pronoun(homeWon)}`} gewonnen.`
          : `Von den letzten zehn Spielen ${have(home.short)} ${home.short} ${pronoun(homeWon)} gewonnen, ${away.short} ${pronoun(awayWon)}.`,
      ({ home, away, homeWon, awayWon }) =>
        homeWon === awayWon
          ? `Beide kommen in den letzten zehn Spielen auf ${homeWon === 0 ? '' : 'je '}${siege(homeWon)}.`
          : `${home.short} ${home.short.verb('kommt', 'kommen')} in den letzten zehn Spielen auf ${siege(homeWon)}, ${away.short} auf ${awayWon === 0 ? 'keinen' : awayWon === 1 ? 'einen' : number(awayWon)}.`,
    ],
    favouriteByPrice: [
      ({ favourite, chance, line: points }) =>
        `Nach Abzug der Marge geben die Quoten ${favourite.short.dat} eine Siegchance von ${percent(chance)}${spread(points)}.`,
      ({ favourite, chance, line: points }) =>
        `Favorit ${are(favourite.short)} ${favourite.short}${points === undefined ? '' : ` (Handicap −${line(points)})`}: Die Quoten entsprechen nach Abzug der Marge einer Siegchance von ${percent(chance)}.`,
      ({ favourite, chance }) =>
        `Der Markt sieht ${favourite.short.acc} vorn: Die Siegchance beträgt, um die Marge bereinigt, ${percent(chance)}.`,
      ({ favourite, chance, line: points }) =>
        `Ohne die Marge der Anbieter entsprechen die Quoten einer Siegchance von ${percent(chance)} für ${favourite.short.acc}${spread(points)}.`,
      ({ favourite, chance }) =>
        `Für ${favourite.short.acc} sprechen die Quoten: Um die Marge bereinigt, ergeben sie eine Siegchance von ${percent(chance)}.`,
      ({ favourite, chance, line: points }) =>
        `Als Favorit ${favourite.short.verb('geht', 'gehen')} ${favourite.short} ins Spiel: Ohne Marge ergeben die Quoten eine Siegchance von ${percent(chance)}${spread(points)}.`,
      ({ favourite, chance }) =>
        `Nach den um die Marge bereinigten Quoten ${favourite.short.verb('gewinnt', 'gewinnen')} ${favourite.short} in ${percent(chance)} der Fälle.`,
      ({ favourite, chance, line: points }) =>
        `Rechnet man die Marge aus den Quoten heraus, liegt die Siegchance ${ofWhom(favourite.short)} bei ${percent(chance)}${spread(points)}.`,
    ],
    favouriteByRating: [
      ({ favourite, chance }) =>
        `Nach unseren Wertungen ${have(favourite.short)} ${favourite.short} eine Siegchance von ${percent(chance)}, Quoten gibt es noch nicht.`,
      ({ favourite, chance }) =>
        `Quoten gibt es noch nicht; unsere Wertungen geben ${favourite.short.dat} eine Siegchance von ${percent(chance)}.`,
    ],
    favouriteDespite: [
      ({ favourite, chance, basis }) =>
        `Favorit ${are(favourite.short)} trotzdem ${favourite.short}: Nach ${basis === 'price' ? 'den um die Marge bereinigten Quoten' : 'unseren Wertungen'} liegt die Siegchance bei ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `Dennoch sprechen ${basis === 'price' ? 'die Quoten' : 'unsere Wertungen'} für ${favourite.short.acc}: ${basis === 'price' ? 'Um die Marge bereinigt, ergeben sie' : 'Sie ergeben'} eine Siegchance von ${percent(chance)}.`,
      ({ favourite, chance, basis }) =>
        `Trotzdem geben ${basis === 'price' ? 'die Quoten nach Abzug der Marge' : 'unsere Wertungen'} ${favourite.short.dat} eine Siegchance von ${percent(chance)}.`,
    ],
    even: [
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Zwischen ${home.short.dat} und ${away.short.dat} ist alles offen, beide haben eine Chance von ${percent(homeChance)}.`
          : `Einen Favoriten gibt es nicht: Die Chance ${ofWhom(home.short)} liegt bei ${percent(homeChance)}, die ${ofWhom(away.short)} bei ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Der Ausgang ist offen: Die Chancen stehen für beide gleich.`
          : `Der Ausgang ist offen: ${percent(homeChance)} für ${home.short.acc}, ${percent(awayChance)} für ${away.short.acc}.`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Dieselbe Siegchance haben ${home.short} und ${away.short}, je ${percent(homeChance)}.`
          : `Wenig trennt ${home.short.acc} (${percent(homeChance)}) und ${away.short.acc} (${percent(awayChance)}).`,
      ({ home, away, homeChance, awayChance }) =>
        homeChance === awayChance
          ? `Im Vorteil ist niemand, die Chance liegt auf beiden Seiten bei ${percent(homeChance)}.`
          : `Klar im Vorteil ist niemand: ${percent(homeChance)} entfallen auf einen Sieg ${ofWhom(home.short)}, ${percent(awayChance)} auf einen ${ofWhom(away.short)}.`,
    ],
    wonInOvertime: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${have(winner.full)} gegen ${loser.full.acc} nach Verlängerung ${score(points, against)} gewonnen.`,
      ({ winner, loser, points, against }) =>
        `Erst in der Verlängerung ${winner.full.verb('setzte sich', 'setzten sich')} ${winner.full} gegen ${loser.full.acc} mit ${score(points, against)} durch.`,
    ],
    wonClosely: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${have(winner.full)} gegen ${loser.full.acc} knapp mit ${score(points, against)} gewonnen.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} ${were(loser.full)} nah dran, doch ${winner.full} ${won(winner.full)} ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `Knapp ${winner.full.verb('setzte', 'setzten')} sich ${winner.full} mit ${score(points, against)} gegen ${loser.full.acc} durch.`,
      ({ winner, loser, points, against }) =>
        `Eng war es bis zum Schluss: ${capitalised(winner.full)} ${won(winner.full)} gegen ${loser.full.acc} ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `Nur ${points - against === 1 ? 'ein Punkt fehlte' : `${number(points - against)} Punkte fehlten`} ${loser.full.dat} beim ${score(against, points)} gegen ${winner.full.acc}.`,
    ],
    rout: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${winner.full.verb('feierte', 'feierten')} gegen ${loser.full.acc} einen ${score(points, against)}-Kantersieg.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} ${loser.full.verb('ging', 'gingen')} gegen ${winner.full.acc} mit ${score(against, points)} unter.`,
      ({ winner, loser, points, against }) =>
        `Chancenlos ${were(loser.full)} ${loser.full} gegen ${winner.full.acc}: ${score(against, points)}, ein Rückstand von ${points - against} Punkten.`,
    ],
    wonClearly: [
      ({ winner, loser, points, against }) =>
        `${winner.full} ${have(winner.full)} gegen ${loser.full.acc} ${score(points, against)} gewonnen.`,
      ({ winner, loser, points, against }) => `Mit ${score(points, against)} ${won(winner.full)} ${winner.full} gegen ${loser.full.acc}.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} ${loser.full.verb('verlor', 'verloren')} gegen ${winner.full.acc} mit ${score(against, points)}.`,
      ({ winner, loser, points, against }) =>
        `${points - against <= 12 ? capital(number(points - against)) : points - against} Punkte trennten am Ende ${winner.full.acc} und ${loser.full.acc}: ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `Gegen ${loser.full.acc} ${winner.full.verb('kam', 'kamen')} ${winner.full} zu einem ${score(points, against)}-Sieg.`,
      ({ winner, loser, points, against }) =>
        `Mit einem Vorsprung von ${number(points - against)} Punkten ${won(winner.full)} ${winner.full} gegen ${loser.full.acc}, der Endstand lautete ${score(points, against)}.`,
      ({ winner, loser, points, against }) =>
        `${loser.full} ${loser.full.verb('musste', 'mussten')} sich ${winner.full.dat} mit ${score(against, points)} geschlagen geben.`,
    ],
    favouriteWon: [
      ({ winner, chance }) =>
        `Eine Überraschung war das nicht: ${capitalised(winner.short)} ${had(winner.short)} vor Beginn eine Chance von ${percent(chance)}.`,
      ({ winner, chance }) => `Als Favorit ${had(winner.short)} ${winner.short} eine Siegchance von ${percent(chance)}.`,
      ({ winner, chance }) => `Mit ${percent(chance)} ${were(winner.short)} ${winner.short} als Favorit ins Spiel gegangen.`,
      ({ winner, chance }) =>
        `Der Ausgang entsprach der Prognose: Die Siegchance ${ofWhom(winner.short)} hatte bei ${percent(chance)} gelegen.`,
      ({ winner, chance }) => `Erwartet worden war ein Sieg ${ofWhom(winner.short)}, die Chance lag bei ${percent(chance)}.`,
      ({ winner, chance }) => `Die Prognose hatte ${winner.short.acc} mit ${percent(chance)} vorn gesehen.`,
      ({ winner, chance }) => `Damit war zu rechnen: Die Siegchance ${ofWhom(winner.short)} lag vor Beginn bei ${percent(chance)}.`,
      ({ winner, chance }) =>
        `Mit ${percent(chance)} ${were(winner.short)} ${winner.short} Favorit und ${winner.short.verb('wurde', 'wurden')} dieser Rolle gerecht.`,
    ],
    slightOutsiderWon: [
      ({ winner, loser, chance }) =>
        `Leichter Favorit ${were(loser.short)} ${loser.short}, die Siegchance ${ofWhom(winner.short)} lag bei ${percent(chance)}.`,
      ({ winner, loser, chance }) =>
        `Die Prognose hatte leicht für ${loser.short.acc} gesprochen, ${winner.short} ${winner.short.verb('kam', 'kamen')} auf ${percent(chance)}.`,
    ],
    upset: [
      ({ winner, chance }) =>
        `Das war eine Überraschung: ${capitalised(winner.short)} ${winner.short.verb('hatte', 'hatten')} vor Beginn eine Chance von nur ${percent(chance)}.`,
      ({ winner, loser, chance }) =>
        `Favorit ${were(loser.short)} ${loser.short}, die Siegchance ${ofWhom(winner.short)} lag bei nur ${percent(chance)}.`,
      ({ winner, chance }) =>
        `Die Prognose hatte etwas anderes erwarten lassen: Die Siegchance ${ofWhom(winner.short)} lag bei ${percent(chance)}.`,
      ({ winner, chance }) =>
        `Als Außenseiter ${were(winner.short)} ${winner.short} ins Spiel gegangen, mit einer Chance von ${percent(chance)}.`,
    ],
    evenBefore: [
      ({ winner, chance }) => `Einen Favoriten gab es vorher nicht, die Chance ${ofWhom(winner.short)} lag bei ${percent(chance)}.`,
      ({ winner, chance }) => `Erwartet worden war ein offenes Spiel, mit ${percent(chance)} für ${winner.short.acc}.`,
    ],
    spreadAfter: [
      ({ favourite, line: points, won: isWon, covered }) =>
        `Die Wettanbieter hatten ${favourite.short.acc} mit ${line(points)} Punkten vorn gesehen${covered ? ', der Vorsprung war größer' : isWon ? ', der Vorsprung war kleiner' : ''}.`,
      ({ favourite, line: points, covered }) =>
        `Favorit ${were(favourite.short)} ${favourite.short} mit Handicap −${line(points)}, die Wette darauf ${covered ? 'ging auf' : 'ging nicht auf'}.`,
    ],
    runGoesOn: [
      ({ club: of, run }) => `Für ${of.short.acc} war es der ${nth(run, 'e')} Sieg in Folge.`,
      ({ club: of, run }) => `${of.short} ${have(of.short)} nun ${number(run)} Spiele nacheinander gewonnen.`,
    ],
    cameBack: [
      ({ winner, behind, after }) =>
        `${winner.short} ${had(winner.short)} ${ofQuarter[after]} noch mit ${number(behind)} Punkten zurückgelegen.`,
      ({ loser, behind, after }) =>
        `${loser.short} ${loser.short.verb('gab', 'gaben')} eine Führung von ${number(behind)} Punkten ${ofQuarter[after]} noch aus der Hand.`,
      ({ winner, behind, after }) =>
        `Einen Rückstand von ${number(behind)} Punkten ${ofQuarter[after]} ${winner.short.verb('machte', 'machten')} ${winner.short} noch wett.`,
      ({ loser, behind, after }) => `Mit ${number(behind)} Punkten ${had(loser.short)} ${loser.short} ${ofQuarter[after]} vorn gelegen.`,
    ],
    deficitMadeUp: [
      ({ winner, points }) =>
        `${winner.short} ${winner.short.verb('machte', 'machten')} einen Rückstand von ${number(points)} Punkten wett.`,
      ({ loser, points }) => `Zwischenzeitlich ${had(loser.short)} ${loser.short} mit ${number(points)} Punkten geführt.`,
      ({ winner, points }) => `Mit bis zu ${number(points)} Punkten ${had(winner.short)} ${winner.short} zurückgelegen.`,
    ],
    decisiveQuarter: [
      ({ winner, quarter, points, against }) =>
        `Mit einem ${score(points, against)} im ${nth(quarter, 'en')} Viertel ${winner.short.verb('entschied', 'entschieden')} ${winner.short} das Spiel.`,
      ({ quarter, points, against }) => `Die Entscheidung fiel im ${nth(quarter, 'en')} Viertel: ${score(points, against)}.`,
      ({ loser, quarter, points, against }) =>
        `Das Spiel ${loser.short.verb('verlor', 'verloren')} ${loser.short} im ${nth(quarter, 'en')} Viertel, das ${score(points, against)} an den Gegner ging.`,
      ({ winner, quarter, points, against }) =>
        `Im ${nth(quarter, 'en')} Viertel ${winner.short.verb('setzte', 'setzten')} sich ${winner.short} mit ${score(points, against)} entscheidend ab.`,
    ],
    ledThroughout: [
      ({ winner }) => `${winner.short} ${winner.short.verb('führte', 'führten')} nach jedem Viertel.`,
      ({ loser }) => `${loser.short} ${loser.short.verb('lag', 'lagen')} nach jedem Viertel zurück.`,
      ({ winner }) => `Vom ersten Viertel an ${winner.short.verb('lag', 'lagen')} ${winner.short} vorn.`,
    ],
    firstWin: [
      ({ club, where, defeats }) => `Für ${club.short.acc} war es nach ${number(defeats)} Niederlagen der erste ${win(where)} der Saison.`,
      ({ club, where, defeats }) => `Zuvor ${had(club.short)} ${club.short} alle ${number(defeats)} ${games(where)} der Saison verloren.`,
    ],
    firstDefeat: [
      ({ club, where, wins }) => `Für ${club.short.acc} war es nach ${number(wins)} Siegen die erste ${defeat(where)} der Saison.`,
      ({ club, where, wins }) => `Zuvor ${had(club.short)} ${club.short} alle ${number(wins)} ${games(where)} der Saison gewonnen.`,
    ],
    stillWinless: [
      ({ club, games: count }) =>
        `${club.short} ${club.short.verb('bleibt', 'bleiben')} nach ${number(count)} Spielen dieser Saison ohne Sieg.`,
      ({ club, games: count }) =>
        `Auf den ersten Saisonsieg ${club.short.verb('wartet', 'warten')} ${club.short} auch nach ${number(count)} Spielen noch.`,
    ],
    winningRunEnded: [
      ({ club, run }) => `Für ${club.short.acc} endete eine Serie von ${number(run)} Siegen.`,
      ({ club, run }) => `Zuvor ${had(club.short)} ${club.short} ${times(run)} in Folge gewonnen.`,
    ],
    losingRunEnded: [
      ({ club, run }) => `Zuvor ${had(club.short)} ${club.short} ${times(run)} in Folge verloren.`,
      ({ club, run }) => `Für ${club.short.acc} endete eine Serie von ${number(run)} Niederlagen.`,
    ],
    losingRunGoesOn: [
      ({ club, run }) => `Für ${club.short.acc} war es die ${nth(run, 'e')} Niederlage in Folge.`,
      ({ club, run }) => `${club.short} ${have(club.short)} nun ${times(run)} nacheinander verloren.`,
    ],
    totalPoints: [
      ({ points }) => `Zusammen erzielten beide Mannschaften ${points} Punkte.`,
      ({ points }) => `Insgesamt fielen ${points} Punkte.`,
    ],
  };
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const capitalised = (club: GermanNoun) => capital(String(club));
