import type { BasketballProse, BasketballTexts } from '#languages/prose/two-sided-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { nth, number, pronoun } from '../words.ts';

const conferences = { east: 'im Osten', west: 'im Westen' } as const;
const have = (club: GermanNoun) => club.verb('hat', 'haben');
const are = (club: GermanNoun) => club.verb('ist', 'sind');
const siege = (count: number) => (count === 1 ? 'einen Sieg' : `${number(count)} Siege`);

export const germanBasketball = ({ percent, score, line }: BasketballProse): BasketballTexts<GermanNoun> => ({
  neighbours: [
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `${capital(conferences[conference])} ${higher.full.verb('liegt', 'liegen')} ${higher.full} auf Platz ${number(higherPlace)}, ${lower.full} auf Platz ${number(lowerPlace)}, höchstens ein Spiel trennt sie.`,
    ({ higher, lower, higherPlace, lowerPlace, conference }) =>
      `Mit einem Sieg ${lower.full.verb('kann', 'können')} ${lower.full}, ${conferences[conference]} auf Platz ${number(lowerPlace)}, ${higher.full.acc} auf Platz ${number(higherPlace)} ein- oder überholen.`,
  ],
  winningRun: [
    ({ club, other, run }) =>
      `${club.full} ${have(club.full)} ${number(run)} Spiele in Folge gewonnen und ${club.full.verb('trifft', 'treffen')} nun auf ${other.short.acc}.`,
    ({ club, run }) => `Mit einer Serie von ${number(run)} Siegen ${club.full.verb('geht', 'gehen')} ${club.full} in dieses Spiel.`,
  ],
  losingRun: [
    ({ club, other, run }) =>
      `${club.full} ${have(club.full)} ${number(run)} Spiele in Folge verloren, nun geht es gegen ${other.short.acc}.`,
    ({ club, run }) => `Seit ${number(run)} Spielen ${club.full.verb('wartet', 'warten')} ${club.full} auf einen Sieg.`,
  ],
  backToBack: [
    ({ club, other }) =>
      `Für ${club.short.acc} ist es das zweite Spiel in zwei Tagen, ${other.short} ${other.short.verb('hatte', 'hatten')} Pause.`,
    ({ club, other }) =>
      `Ausgeruht ${are(other.short)} ${other.short}, ${club.short} ${club.short.verb('war', 'waren')} noch am Vortag im Einsatz.`,
  ],
  seasonMeetings: [
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `${leader.short} ${have(leader.short)} in dieser Saison ${won === 1 ? 'das einzige Duell' : won === 2 ? 'beide Duelle' : `alle ${number(won)} Duelle`} mit ${other.short.dat} gewonnen.`
        : `In den Duellen dieser Saison steht es ${score(won, lost)} für ${leader.short.acc}.`,
    ({ leader, other, won, lost }) =>
      lost === 0
        ? `Gegen ${leader.short.acc} ${have(other.short)} ${other.short} in dieser Saison noch nicht gewonnen.`
        : `Von ${number(won + lost)} Duellen der Saison ${have(leader.short)} ${leader.short} ${pronoun(won)} gewonnen.`,
  ],
  seasonLevel: [
    ({ home, away, each }) => `Zwischen ${home.short.dat} und ${away.short.dat} steht es in dieser Saison ${score(each, each)}.`,
    ({ each }) => `In den Duellen dieser Saison steht es ${score(each, each)}.`,
  ],
  firstOfSeason: [
    ({ home, away }) => `Es ist das erste Duell der Saison zwischen ${home.short.dat} und ${away.short.dat}.`,
    () => `In dieser Saison haben die beiden noch nicht gegeneinander gespielt.`,
  ],
  homeRecord: [
    ({ club, won, lost }) => `Zu Hause ${club.short.verb('steht', 'stehen')} ${club.short} bei ${score(won, lost)}.`,
    ({ club, won, lost }) => `${club.short} ${have(club.short)} eine Heimbilanz von ${score(won, lost)}.`,
  ],
  awayRecord: [
    ({ club, won, lost }) => `Auswärts ${club.short.verb('steht', 'stehen')} ${club.short} bei ${score(won, lost)}.`,
    ({ club, won, lost }) => `${club.short} ${have(club.short)} eine Auswärtsbilanz von ${score(won, lost)}.`,
  ],
  records: [
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `${home.full} ${home.full.verb('steht', 'stehen')} in dieser Saison bei ${score(homeWon, homeLost)}, ${away.full} bei ${score(awayWon, awayLost)}.`,
    ({ home, away, homeWon, homeLost, awayWon, awayLost }) =>
      `Mit einer Bilanz von ${score(awayWon, awayLost)} ${are(away.full)} ${away.full} bei ${home.full.dat} (${score(homeWon, homeLost)}) zu Gast.`,
  ],
  opener: [
    ({ home, away }) => `Für ${home.full.acc} und ${away.full.acc} hat die Saison gerade erst begonnen.`,
    ({ home, away }) => `Zum Auftakt der Saison ${home.full.verb('empfängt', 'empfangen')} ${home.full} ${away.full.acc}.`,
  ],
  playOff: [
    ({ home, away }) => `In den Play-offs ${home.full.verb('empfängt', 'empfangen')} ${home.full} ${away.full.acc}.`,
    ({ home, away }) => `${away.full} ${are(away.full)} in den Play-offs bei ${home.full.dat} zu Gast.`,
  ],
  playIn: [
    ({ home, away }) =>
      `Im Play-in ${home.full.verb('spielt', 'spielen')} ${home.full} gegen ${away.full.acc} um einen Platz in den Play-offs.`,
    ({ home, away }) => `${away.full} ${away.full.verb('tritt', 'treten')} im Play-in bei ${home.full.dat} an.`,
  ],
  lastTen: [
    ({ home, away, homeWon, awayWon }) =>
      `Von den letzten zehn Spielen ${have(home.short)} ${home.short} ${pronoun(homeWon)} gewonnen, ${away.short} ${pronoun(awayWon)}.`,
    ({ home, away, homeWon, awayWon }) =>
      `${home.short} ${home.short.verb('kommt', 'kommen')} in den letzten zehn Spielen auf ${siege(homeWon)}, ${away.short} auf ${awayWon === 1 ? 'einen' : number(awayWon)}.`,
  ],
  favouriteByPrice: [
    ({ favourite, chance, line: points }) =>
      `Die Quoten der Wettanbieter, ohne deren Marge gerechnet, geben ${favourite.short.dat} eine Siegchance von ${percent(chance)}${points === undefined ? '' : `, das Handicap liegt bei −${line(points)}`}.`,
    ({ favourite, chance, line: points }) =>
      `Favorit ${are(favourite.short)} ${favourite.short}${points === undefined ? '' : ` (Handicap −${line(points)})`}: Ohne Marge ergeben die Quoten eine Chance von ${percent(chance)}.`,
  ],
  favouriteByRating: [
    ({ favourite, chance }) =>
      `Nach unseren Wertungen ${have(favourite.short)} ${favourite.short} eine Siegchance von ${percent(chance)}, Quoten gibt es noch nicht.`,
    ({ favourite, chance }) =>
      `Noch ohne Quoten, allein nach unseren Wertungen, liegt die Siegchance für ${favourite.short.acc} bei ${percent(chance)}.`,
  ],
  even: [
    ({ home, away, chance }) =>
      `Einen Favoriten gibt es zwischen ${home.short.dat} und ${away.short.dat} nicht, die höhere Chance liegt bei ${percent(chance)}.`,
    ({ chance }) => `Der Ausgang ist offen: Die höhere der beiden Chancen beträgt ${percent(chance)}.`,
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
      `${loser.full} ${loser.full.verb('war', 'waren')} nah dran, doch ${winner.full} ${winner.full.verb('gewann', 'gewannen')} ${score(points, against)}.`,
  ],
  wonClearly: [
    ({ winner, loser, points, against }) =>
      `${winner.full} ${have(winner.full)} gegen ${loser.full.acc} ${score(points, against)} gewonnen.`,
    ({ winner, loser, points, against }) =>
      `Mit ${score(points, against)} ${winner.full.verb('gewann', 'gewannen')} ${winner.full} gegen ${loser.full.acc}.`,
  ],
  favouriteWon: [
    ({ winner, chance }) =>
      `Eine Überraschung war das nicht: ${capitalised(winner.short)} ${winner.short.verb('hatte', 'hatten')} vor Beginn eine Chance von ${percent(chance)}.`,
    ({ winner, chance }) => `Favorit ${winner.short.verb('war', 'waren')} mit ${percent(chance)} ${winner.short}.`,
  ],
  slightOutsiderWon: [
    ({ winner, chance }) =>
      `Leichter Favorit war der Gegner: ${capitalised(winner.short)} ${winner.short.verb('hatte', 'hatten')} vor Beginn eine Chance von ${percent(chance)}.`,
    ({ winner, chance }) =>
      `Vorher lag der Gegner leicht vorn: ${capitalised(winner.short)} ${winner.short.verb('hatte', 'hatten')} eine Chance von ${percent(chance)}.`,
  ],
  upset: [
    ({ winner, chance }) =>
      `Das war eine Überraschung: ${capitalised(winner.short)} ${winner.short.verb('hatte', 'hatten')} vor Beginn eine Chance von nur ${percent(chance)}.`,
    ({ winner, chance }) => `Die Quoten sprachen gegen ${winner.short.acc}, die Chance lag bei ${percent(chance)}.`,
  ],
  evenBefore: [
    ({ winner, chance }) => `Einen Favoriten gab es vorher nicht, die Chance ${winner.short.gen} lag bei ${percent(chance)}.`,
    ({ winner, chance }) => `Erwartet worden war ein offenes Spiel, mit ${percent(chance)} für ${winner.short.acc}.`,
  ],
  spreadAfter: [
    ({ favourite, line: points, covered }) =>
      `Das Handicap von −${line(points)} ${have(favourite.short)} ${favourite.short} ${covered ? 'übertroffen' : 'nicht erreicht'}.`,
    ({ favourite, line: points, covered }) =>
      `Eine Wette auf ${favourite.short.acc} mit Handicap −${line(points)} ${covered ? 'ging auf' : 'ging nicht auf'}.`,
  ],
  runGoesOn: [
    ({ club: of, run }) => `Für ${of.short.acc} war es der ${nth(run, 'e')} Sieg in Folge.`,
    ({ club: of, run }) => `${of.short} ${have(of.short)} nun ${number(run)} Spiele nacheinander gewonnen.`,
  ],
  totalPoints: [
    ({ points }) => `Zusammen erzielten beide Mannschaften ${points} Punkte.`,
    ({ points }) => `Insgesamt fielen ${points} Punkte.`,
  ],
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const capitalised = (club: GermanNoun) => capital(String(club));
