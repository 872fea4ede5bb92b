import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import { betPhrase } from '../football/bets.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { has, is, leads, lies, remains, stands, where, won } from '../phrases.ts';
import { capital, counted, inMonth, inRunningText, monthName, nth, number, place, times } from '../words.ts';

type Club = GermanNoun;

/** Returns a name in the accusative for a headline, without an article: `gegen HSV`, `gegen Halleschen FC`. */
const accOf = (club: Club) => club.acc.replace(/^(?:den|die|das) /, '');

/** Returns a leader's margin inside a sentence: `führt die Tabelle mit drei Punkten Vorsprung an`. */
const withMargin = (ahead: number) => (ahead === 0 ? 'punktgleich mit dem Zweiten' : `mit ${counted(ahead, 'Punkt', 'dat')} Vorsprung`);
/** Returns the same margin as a separate clause, after a comma. */
const marginIs = (ahead: number) =>
  ahead === 0 ? 'der Zweite hat ebenso viele Punkte' : `der Vorsprung beträgt ${counted(ahead, 'Punkt', 'acc')}`;

/** Returns the winner and the ground of a defeat: `beim HSV`, `zu Hause gegen den HSV`. */
const beatenBy = (winner: Club, winnerAtHome: boolean) => (winnerAtHome ? winner.bei : `zu Hause gegen ${winner.acc}`);

const fromTo = (from: number, to: number) => `von ${place(from)} auf ${place(to)}`;
const wayOf = (from: number, to: number) => `${number(Math.abs(to - from))} Plätze`;

/** Returns the number of a few things, to follow `keine unserer`: `beiden`, `neun`. */
const allOf = (count: number) => (count === 2 ? 'beiden' : number(count));

/** Returns the outcomes of a month's tips, after a comma: `davon 18 gewonnen und 15 verloren`; empty when none was won or lost. */
function endsOf({ tips, won: wins, lost: losses }: { tips: number; won: number; lost: number }): string {
  const inDigits = Math.max(wins, losses) > 12;
  const ends = [
    { count: wins, alone: 'er ging auf', both: 'beide gingen auf', all: 'alle gingen auf', of: 'gewonnen' },
    { count: losses, alone: 'er ging nicht auf', both: 'keiner von beiden ging auf', all: 'keiner ging auf', of: 'verloren' },
  ].filter(({ count }) => count > 0);
  const [first] = ends;
  if (first === undefined) return '';
  if (first.count === tips) return `, ${tips === 1 ? first.alone : tips === 2 ? first.both : first.all}`;
  const parts = ends.map(({ count, of }) => `${count === 1 ? 'einer' : inDigits ? count : number(count)} ${of}`);
  return `, davon ${parts.join(' und ')}`;
}

/** Returns the headlines and sentences of German news. */
export function germanNews(tableFigures: ProseFigures): NewsTexts<Club> {
  const figures = inRunningText(tableFigures);
  const { percent, price, score, units, count } = figures;
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader.bare} ${leader.verb('löst', 'lösen')} ${accOf(former)} an der Spitze ab`,
      ({ leader, former }) => `Wechsel an der Tabellenspitze: ${leader.bare} ${leader.verb('verdrängt', 'verdrängen')} ${accOf(former)}`,
      ({ leader, former }) => `Neuer Tabellenführer: ${leader.bare} ${leader.verb('überholt', 'überholen')} ${accOf(former)}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `Tabellenführer ${leader.bare} schlägt ${accOf(loser)}`,
      ({ leader, loser }) => `Sieg gegen ${accOf(loser)}: ${leader.bare} ${leads(leader)} die Tabelle an`,
      ({ leader, loser }) => `Spitzenreiter ${leader.bare} gewinnt gegen ${accOf(loser)}`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent.bare} ${opponent.verb('bremst', 'bremsen')} Tabellenführer ${leader.bare}`,
      ({ leader, opponent }) => `Nur Remis gegen ${accOf(opponent)}: ${leader.bare} ${remains(leader)} trotzdem vorn`,
      ({ leader, opponent }) => `Spitzenreiter ${leader.bare} lässt gegen ${accOf(opponent)} Punkte liegen`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${winner.bare} ${winner.verb('bezwingt', 'bezwingen')} Tabellenführer ${leader.bare}`,
      ({ leader, winner }) =>
        `${leader.bare} ${leader.verb('verliert', 'verlieren')} gegen ${accOf(winner)} und ${remains(leader)} doch vorn`,
      ({ leader, winner }) => `Spitzenreiter ${leader.bare} patzt gegen ${accOf(winner)}`,
    ],
    headlineUpset: [
      ({ winner, loser }) => `Außenseiter ${winner.bare} bezwingt ${accOf(loser)}`,
      ({ winner, loser }) => `${winner.bare} ${winner.verb('überrascht', 'überraschen')} gegen ${accOf(loser)}`,
      ({ winner, loser, chance }) =>
        `${capital(percent(chance))} Chance und doch gewonnen: ${winner.bare} ${winner.verb('schlägt', 'schlagen')} ${accOf(loser)}`,
    ],
    headlineGoals: [
      ({ competition, goals, matches }) => `${competition.bare}: ${counted(goals, 'Tor')} in ${counted(matches, 'Spiel', 'dat')}`,
      ({ competition, goals }) => `Die Woche ${competition.in} bringt ${counted(goals, 'Tor', 'acc')}`,
    ],
    headlineTopMatch: [
      ({ home, away, competition }) => `${home.bare} gegen ${accOf(away)}: Was das Wochenende ${competition.in} bringt`,
      ({ home, away, competition }) => `Wochenende ${competition.in}: ${home.bare} ${home.verb('trifft', 'treffen')} auf ${accOf(away)}`,
      ({ home, away, competition }) => `${competition.bare} am Wochenende: ${home.bare} gegen ${accOf(away)} im Blickpunkt`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader.bare} ${leader.verb('steuert', 'steuern')} auf den Titel zu`,
      ({ leader, chance }) => `Titelrennen: ${leader.bare} mit ${percent(chance)} klar vorn`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `Titelkampf: ${leader.bare} ${is(leader)} Favorit, ${rival.bare} ${rival.verb('lauert', 'lauern')}`,
      ({ leader, rival }) => `${leader.bare} ${has(leader)} im Titelrennen bessere Karten als ${rival.bare}`,
    ],
    headlineMonthWon: [
      ({ month, profit }) => `Tipps im ${monthName(month)}: ${units(profit)} Einheiten Gewinn`,
      ({ month, profit }) => `Unsere Tipps beenden den ${monthName(month)} mit ${units(profit)} Einheiten im Plus`,
    ],
    headlineMonthLost: [
      ({ month, loss }) => `Tipps im ${monthName(month)}: ${units(loss)} Einheiten Verlust`,
      ({ month, loss }) => `Unsere Tipps beenden den ${monthName(month)} mit ${units(loss)} Einheiten im Minus`,
    ],
    headlineMonthEven: [
      ({ month }) => `Tipps im ${monthName(month)}: weder Gewinn noch Verlust`,
      ({ month }) => `Unsere Tipps beenden den ${monthName(month)} ausgeglichen`,
    ],
    newLeader: [
      ({ leader, former, points }) =>
        `${leader} ${has(leader)} ${former.acc} an der Tabellenspitze abgelöst und ${leader.verb('kommt', 'kommen')} nun auf ${counted(points, 'Punkt', 'acc')}.`,
      ({ leader, former, points }) =>
        `Die Tabelle ${leads(leader)} nun ${leader} mit ${counted(points, 'Punkt', 'dat')} an, ${former} ${former.verb('musste', 'mussten')} Platz eins abgeben.`,
      ({ leader, former, points }) =>
        `Wechsel an der Spitze: ${capital(`${leader}`)} ${lies(leader)} mit ${counted(points, 'Punkt', 'dat')} nun vor ${former.dat}.`,
    ],
    // In a season's first week the leader has not led before: nothing here says that a winner stays on top.
    leaderWon: [
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${leader} ${won(leader)} ${where(winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc} und ${leads(leader)} die Tabelle ${withMargin(ahead)} an.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `An der Tabellenspitze ${leader.verb('setzte', 'setzten')} sich ${leader} ${where(winnerAtHome)} mit ${score(winnerGoals, loserGoals)} gegen ${loser.acc} durch, ${marginIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Nach dem ${score(winnerGoals, loserGoals)} gegen ${loser.acc} ${stands(leader)} ${leader} ${withMargin(ahead)} an der Spitze.`,
    ],
    leaderHeld: [
      ({ leader, opponent, leaderAtHome, goals, ahead }) =>
        `Tabellenführer ${leader.bare} kam ${leaderAtHome ? `zu Hause gegen ${opponent.acc}` : opponent.bei} nicht über ein ${score(goals, goals)} hinaus und liegt nun ${withMargin(ahead)} vorn.`,
      ({ leader, opponent, goals, ahead }) =>
        `${opponent} ${opponent.verb('trotzte', 'trotzten')} dem Tabellenführer ${leader.bare} ein ${score(goals, goals)} ab, ${marginIs(ahead)}.`,
      ({ leader, opponent, leaderAtHome, goals, ahead }) =>
        `${leader} ${leader.verb('musste', 'mussten')} sich ${where(leaderAtHome)} gegen ${opponent.acc} mit einem ${score(goals, goals)} begnügen und ${stands(leader)} ${withMargin(ahead)} an der Spitze.`,
    ],
    leaderBeaten: [
      ({ leader, winner, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Tabellenführer ${leader.bare} verlor ${beatenBy(winner, winnerAtHome)} mit ${score(loserGoals, winnerGoals)}, bleibt aber ${withMargin(ahead)} vorn.`,
      ({ leader, winner, winnerGoals, loserGoals, ahead }) =>
        `Trotz der ${score(loserGoals, winnerGoals)}-Niederlage gegen ${winner.acc} ${stands(leader)} ${leader} ${withMargin(ahead)} an der Spitze.`,
      ({ leader, winner, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${winner} ${won(winner)} ${where(winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen den Tabellenführer ${leader.bare}, ${marginIs(ahead)}.`,
    ],
    leaderIdle: [
      ({ leader, ahead }) =>
        `${leader} ${leader.verb('hatte', 'hatten')} in dieser Woche spielfrei und ${remains(leader)} ${withMargin(ahead)} vorn.`,
      ({ leader, ahead }) => `Ohne eigenes Spiel in dieser Woche ${remains(leader)} ${leader} an der Spitze, ${marginIs(ahead)}.`,
    ],
    biggestWin: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Höher als ${winner} gewann in dieser Woche niemand: ${score(winnerGoals, loserGoals)} hieß es am Ende ${where(winnerAtHome)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `${loser} ${loser.verb('ging', 'gingen')} ${beatenBy(winner, winnerAtHome)} mit ${score(loserGoals, winnerGoals)} unter.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Ein deutliches ${score(winnerGoals, loserGoals)} gelang ${winner.dat} ${where(winnerAtHome)} gegen ${loser.acc}.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Für die Überraschung der Woche ${winner.verb('sorgte', 'sorgten')} ${winner} mit einem ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)} gegen ${loser.acc}, bei einer Siegchance von ${percent(chance)} in unserer Prognose.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Kein Sieg kam überraschender als das ${score(winnerGoals, loserGoals)} ${winner.gen} gegen ${loser.acc}, die Siegchance hatte nach unserer Prognose bei ${percent(chance)} gelegen.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Wir hatten ${winner.dat} eine Siegchance von ${percent(chance)} gegeben, am Ende stand ein ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${club.verb('kletterte', 'kletterten')} ${fromTo(from, to)}.`,
      ({ club, from, to }) =>
        `Um ${wayOf(from, to)} auf den ${nth(to, 'en')} Rang ${club.verb('verbesserte', 'verbesserten')} sich ${club}.`,
      ({ club, from, to }) =>
        `${club} ${club.verb('machte', 'machten')} in der Tabelle ${wayOf(from, to)} gut und ${stands(club)} nun auf ${place(to)}.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${club.verb('rutschte', 'rutschten')} ${fromTo(from, to)} ab.`,
      ({ club, from, to }) => `Für ${club.acc} ging es um ${wayOf(from, to)} abwärts auf ${place(to)}.`,
      ({ club, from, to }) => `${fromTo(from, to)} ${club.verb('fiel', 'fielen')} ${club} zurück.`,
    ],
    goalsOfWeek: [
      ({ goals, matches }) =>
        `${matches === 1 ? 'Im einzigen Spiel' : `In den ${counted(matches, 'Spiel', 'dat')}`} der Woche ${goals === 1 ? 'fiel' : 'fielen'} ${counted(goals, 'Tor')}.`,
      ({ goals, matches }) => `Insgesamt gab es in dieser Woche ${counted(goals, 'Tor', 'acc')} in ${counted(matches, 'Spiel', 'dat')}.`,
    ],
    forecastRecord: [
      ({ right, of }) =>
        `Von ${number(of)} Prognosen ${right === 1 ? 'hatte eine' : `hatten ${number(right)}`} den richtigen Ausgang vorn gesehen.`,
      ({ right, of }) => `Bei ${number(of)} Prognosen trat ${times(right)} der Ausgang ein, dem wir die größte Chance gegeben hatten.`,
    ],
    forecastAllRight: [
      ({ of }) => `${of === 2 ? 'Beide' : `Alle ${number(of)}`} Prognosen hatten den richtigen Ausgang vorn gesehen, und das ist selten.`,
      ({ of }) =>
        `Bei ${of === 2 ? 'beiden' : `allen ${number(of)}`} Prognosen trat der Ausgang ein, dem wir die größte Chance gegeben hatten.`,
    ],
    forecastNoneRight: [
      ({ of }) => `Keine unserer ${allOf(of)} Prognosen hatte den richtigen Ausgang vorn gesehen.`,
      ({ of }) =>
        `Unsere Prognosen lagen daneben: In keinem von ${counted(of, 'Spiel', 'dat')} trat der Ausgang ein, dem wir die größte Chance gegeben hatten.`,
    ],
    weekendIntro: [
      ({ competition, matches }) =>
        `Am Wochenende ${matches === 1 ? 'steht' : 'stehen'} ${counted(matches, 'Spiel')} ${competition.in} an.`,
      ({ competition, matches }) =>
        `${competition.in} ${matches === 1 ? 'steht' : 'stehen'} von Freitag bis Montag ${counted(matches, 'Spiel')} auf dem Programm.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Klarster Favorit ${is(favourite)} ${favourite} mit einer Chance von ${percent(chance)} ${where(favouriteAtHome)} gegen ${outsider.acc}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Die besten Chancen ${has(favourite)} ${favourite}: ${percent(chance)} ${where(favouriteAtHome)} gegen ${outsider.acc}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        `Am offensten ist das Duell zwischen ${home.dat} und ${away.dat}, ${
          percent(homeChance) === percent(awayChance)
            ? `die Chance liegt für beide bei ${percent(homeChance)}`
            : `mit ${percent(homeChance)} für die Gastgeber und ${percent(awayChance)} für die Gäste`
        }.`,
      ({ home, away, homeChance, awayChance }) =>
        `Schwer auszurechnen ist ${home.bare} gegen ${accOf(away)}: ${
          percent(homeChance) === percent(awayChance)
            ? `Beide haben eine Chance von ${percent(homeChance)}`
            : `Die Chancen stehen bei ${percent(homeChance).replace(/\sProzent$/, '')} zu ${percent(awayChance)}`
        }.`,
    ],
    weekendTips: [
      ({ tips }) => `In unserer Bilanz ${tips === 1 ? 'steht' : 'stehen'} für dieses Wochenende bisher ${counted(tips, 'Tipp')}.`,
      ({ tips }) => `Für das Wochenende haben wir schon ${counted(tips, 'Tipp', 'acc')} in der Bilanz festgehalten.`,
    ],
    weekendNoTips: [
      ({ competition }) => `Für dieses Wochenende haben wir ${competition.in} bisher keinen Tipp abgegeben.`,
      ({ competition }) => `Einen Tipp von uns gibt es ${competition.in} für das Wochenende noch nicht.`,
    ],
    titleNear: [
      ({ leader, chance }) =>
        `${leader} ${leader.verb('holt', 'holen')} den Titel in ${percent(chance)} der Saisons, die wir durchgespielt haben.`,
      ({ leader, chance }) => `Im Titelrennen spricht vieles für ${leader.acc}: Die Chance liegt bei ${percent(chance)}.`,
    ],
    titleFavourite: [
      ({ favourite, chance, rival, rivalChance }) =>
        percent(chance) === percent(rivalChance)
          ? `Die besten Chancen auf den Titel haben ${favourite} und ${rival} mit je ${percent(chance)}.`
          : `Die besten Chancen auf den Titel ${has(favourite)} ${favourite} mit ${percent(chance)}, dahinter ${rival.verb('folgt', 'folgen')} ${rival} mit ${percent(rivalChance)}.`,
      ({ favourite, chance, rival, rivalChance }) =>
        percent(chance) === percent(rivalChance)
          ? `Spielt man die Saison immer wieder zu Ende, werden ${favourite} und ${rival} in je ${percent(chance)} der Fälle Meister.`
          : `Spielt man die Saison immer wieder zu Ende, ${favourite.verb('wird', 'werden')} ${favourite} in ${percent(chance)} der Fälle Meister und ${rival} in ${percent(rivalChance)}.`,
    ],
    titleThird: [
      ({ club, chance }) => `Auch ${club} ${club.verb('darf', 'dürfen')} noch hoffen, mit ${percent(chance)}.`,
      ({ club, chance }) => `Im Rennen ${is(club)} auch ${club} mit ${percent(chance)}.`,
    ],
    relegationLikely: [
      ({ club, chance }) =>
        `Am bedrohlichsten ist die Lage für ${club.acc}: In ${percent(chance)} der durchgespielten Saisons steht am Ende ein Platz in der Abstiegszone.`,
      ({ club, chance }) =>
        `Die größten Abstiegssorgen ${has(club)} ${club}: In ${percent(chance)} der durchgespielten Saisons reicht es nicht für einen sicheren Platz.`,
    ],
    relegationEdge: [
      ({ club, chance, place: now }) =>
        `${club} auf ${place(now)} ${stands(club)} auf der Kippe: Das Risiko, in der Abstiegszone zu landen, liegt bei ${percent(chance)}.`,
      ({ club, chance, place: now }) =>
        `Noch alles offen ist für ${club.acc} auf ${place(now)}: In ${percent(chance)} der Fälle endet die Saison in der Abstiegszone.`,
    ],
    raceMethod: [
      ({ simulations }) =>
        `Für diese Zahlen haben wir den Rest der Saison ${count(simulations)}-mal nach den Chancen unserer Prognosen durchgespielt.`,
      ({ simulations }) =>
        `Die Zahlen beruhen auf unseren Prognosen, nach denen wir den Rest der Saison ${count(simulations)}-mal durchgespielt haben.`,
    ],
    tipsOfMonth: [
      (facts) => `${inMonth(facts)} ${facts.tips === 1 ? 'wurde' : 'wurden'} ${counted(facts.tips, 'Tipp')} abgerechnet${endsOf(facts)}.`,
      (facts) => `Wir kamen ${inMonth(facts)} auf ${counted(facts.tips, 'Tipp', 'acc')}${endsOf(facts)}.`,
    ],
    monthProfit: [
      ({ profit }) => `Bei einer Einheit je Tipp ergibt das einen Gewinn von ${units(profit)} Einheiten.`,
      ({ profit }) => `Wer jedes Mal eine Einheit gesetzt hätte, wäre ${units(profit)} Einheiten im Plus.`,
    ],
    monthLoss: [
      ({ loss }) => `Bei einer Einheit je Tipp ergibt das einen Verlust von ${units(loss)} Einheiten.`,
      ({ loss }) => `Wer jedes Mal eine Einheit gesetzt hätte, wäre ${units(loss)} Einheiten im Minus.`,
    ],
    monthEven: [
      () => 'Bei einer Einheit je Tipp kam am Ende genau der Einsatz zurück.',
      () => 'Wer jedes Mal eine Einheit gesetzt hätte, hätte am Ende genauso viel wie zuvor.',
    ],
    tipsLosingRun: [
      ({ run }) => `Die längste Pechsträhne dauerte ${counted(run, 'Tipp', 'acc')}.`,
      ({ run }) => `In der längsten Pechsträhne gingen ${counted(run, 'Tipp')} nacheinander verloren.`,
    ],
    dearestWin: [
      (facts) =>
        `Die höchste Quote unter den gewonnenen Tipps gab es im Spiel zwischen ${facts.home.dat} und ${facts.away.dat}: ${price(facts.price)} auf ${betPhrase(facts.bet, facts, figures)}.`,
      (facts) =>
        `Am meisten zahlte der Tipp auf ${betPhrase(facts.bet, facts, figures)} im Spiel zwischen ${facts.home.dat} und ${facts.away.dat}, die Quote lag bei ${price(facts.price)}.`,
    ],
    recordKeepsAll: [
      ({ tips }) =>
        tips === 1
          ? 'Der Tipp steht in der Bilanz, samt der Quote, zu der wir ihn abgegeben haben.'
          : `${tips === 2 ? 'Beide' : `Alle ${number(tips)}`} Tipps stehen in der Bilanz, gleich wie sie ausgingen.`,
      () => 'In der Bilanz lässt sich jeder Tipp nachlesen, samt der Quote, zu der wir ihn abgegeben haben.',
    ],
  };
}
