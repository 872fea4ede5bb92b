import type { RoundStories, WeekendStories } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { has, is, leads, lies, remains, stands, where, won } from '../phrases.ts';
import { capital, counted, lastLeagueMatches, nth, number, place, times } from '../words.ts';
import { accOf, allOf, beatenBy, fromTo, marginIs, wayOf, withMargin } from './news-words.ts';

type Club = GermanNoun;

/** Returns the sentences of German news on a week and on a weekend to come. */
export function germanRounds(
  figures: ProseFigures,
): Pick<NewsTexts<Club>, keyof RoundStories<Club> | keyof WeekendStories<Club> | 'runOfWins' | 'runUnbeaten' | 'runOfDefeats'> {
  const { percent, score } = figures;
  return {
    runOfWins: [
      ({ club, matches }) => `${club} ${has(club)} die ${lastLeagueMatches(matches)} gewonnen.`,
      ({ club, matches }) => `Die längste Siegesserie der Liga ${has(club)} ${club}, mit ${counted(matches, 'Sieg', 'dat')} nacheinander.`,
      ({ club, matches }) =>
        `Seit ${counted(matches, 'Ligaspiel', 'dat')} ${has(club)} ${club} immer gewonnen, das gelang zuletzt niemandem sonst.`,
      ({ club, matches }) => `${capital(times(matches))} in Folge ${has(club)} ${club} nun in der Liga gewonnen.`,
    ],
    runUnbeaten: [
      ({ club, matches }) => `${club} ${is(club)} seit ${counted(matches, 'Ligaspiel', 'dat')} ungeschlagen.`,
      ({ club, matches }) => `Am längsten ohne Niederlage ${is(club)} ${club}, seit ${counted(matches, 'Ligaspiel', 'dat')}.`,
      ({ club, matches }) => `Seit ${counted(matches, 'Ligaspiel', 'dat')} ${has(club)} ${club} nicht mehr verloren.`,
    ],
    runOfDefeats: [
      ({ club, matches }) => `${club} ${has(club)} die ${lastLeagueMatches(matches)} verloren.`,
      ({ club, matches }) => `Die längste Negativserie ${has(club)} ${club}, mit ${counted(matches, 'Niederlage', 'dat')} nacheinander.`,
      ({ club, matches }) => `Für ${club.acc} setzte es die ${nth(matches, 'e')} Niederlage in Folge.`,
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
        `Tabellenführer ${leader.bare} gewann ${winnerAtHome ? `zu Hause gegen ${loser.acc}` : loser.bei} mit ${score(winnerGoals, loserGoals)}, ${marginIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Nach dem ${score(winnerGoals, loserGoals)} gegen ${loser.acc} ${stands(leader)} ${leader} ${withMargin(ahead)} an der Spitze.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `Vorn ${lies(leader)} ${leader}, nach einem ${score(winnerGoals, loserGoals)} ${winnerAtHome ? `zu Hause gegen ${loser.acc}` : loser.bei} ${withMargin(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, winnerAtHome, ahead }) =>
        `${loser} ${loser.verb('verlor', 'verloren')} ${where(!winnerAtHome)} ${score(loserGoals, winnerGoals)} gegen den Tabellenführer ${leader.bare}, ${marginIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Platz eins gehört ${leader.dat}: Gegen ${loser.acc} gab es ein ${score(winnerGoals, loserGoals)}, ${marginIs(ahead)}.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `Durch ein ${score(winnerGoals, loserGoals)} gegen ${loser.acc} ${leads(leader)} ${leader} die Tabelle ${withMargin(ahead)} an.`,
      ({ leader, loser, winnerGoals, loserGoals, ahead }) =>
        `An der Spitze ${stands(leader)} ${leader}, ${score(winnerGoals, loserGoals)} hieß es gegen ${loser.acc}; ${marginIs(ahead)}.`,
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
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Den höchsten Sieg der Woche ${winner.verb('feierte', 'feierten')} ${winner} ${winnerAtHome ? `zu Hause gegen ${loser.acc}` : loser.bei}, mit ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Die höchste Niederlage ${loser.verb('kassierte', 'kassierten')} ${loser} ${beatenBy(winner, winnerAtHome)}, ein ${score(loserGoals, winnerGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome }) =>
        `Mit ${score(winnerGoals, loserGoals)} ${won(winner)} ${winner} ${where(winnerAtHome)} gegen ${loser.acc}, so deutlich wie in dieser Woche niemand sonst.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Am klarsten fiel der ${score(winnerGoals, loserGoals)}-Sieg ${winner.gen} gegen ${loser.acc} aus.`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Für ${loser.acc} setzte es gegen ${winner.acc} ein ${score(loserGoals, winnerGoals)}, die höchste Niederlage der Woche.`,
    ],
    upsetOfWeek: [
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Für die Überraschung der Woche ${winner.verb('sorgte', 'sorgten')} ${winner} mit einem ${score(winnerGoals, loserGoals)} ${where(winnerAtHome)} gegen ${loser.acc}, bei einer Siegchance von ${percent(chance)} in unserer Prognose.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Kein Sieg kam überraschender als das ${score(winnerGoals, loserGoals)} ${winner.gen} gegen ${loser.acc}, die Siegchance hatte nach unserer Prognose bei ${percent(chance)} gelegen.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Wir hatten ${winner.dat} eine Siegchance von ${percent(chance)} gegeben, am Ende stand ein ${score(winnerGoals, loserGoals)} gegen ${loser.acc}.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Am wenigsten zu erwarten war das ${score(winnerGoals, loserGoals)} ${winner.gen} ${winnerAtHome ? `zu Hause gegen ${loser.acc}` : loser.bei}: Unsere Prognose hatte ihm ${percent(chance)} gegeben.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `${winner} ${won(winner)} ${where(winnerAtHome)} ${score(winnerGoals, loserGoals)} gegen ${loser.acc}, obwohl unsere Prognose diesem Sieg ${percent(chance)} gegeben hatte.`,
      ({ winner, loser, winnerGoals, loserGoals, winnerAtHome, chance }) =>
        `Überraschend ${loser.verb('verlor', 'verloren')} ${loser} ${beatenBy(winner, winnerAtHome)} mit ${score(loserGoals, winnerGoals)}, dem Sieger hatten wir ${percent(chance)} gegeben.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Mit einer Siegchance von ${percent(chance)} ${winner.verb('war', 'waren')} ${winner} ins Spiel gegen ${loser.acc} gegangen, heraus kam ein ${score(winnerGoals, loserGoals)}.`,
      ({ winner, loser, winnerGoals, loserGoals, chance }) =>
        `Als Außenseiter, mit ${percent(chance)} in unserer Prognose, ${winner.verb('kam', 'kamen')} ${winner} zu einem ${score(winnerGoals, loserGoals)}-Sieg gegen ${loser.acc}.`,
    ],
    climber: [
      ({ club, from, to }) => `${club} ${club.verb('kletterte', 'kletterten')} ${fromTo(from, to)}.`,
      ({ club, from, to }) =>
        `Um ${wayOf(from, to)} auf den ${nth(to, 'en')} Rang ${club.verb('verbesserte', 'verbesserten')} sich ${club}.`,
      ({ club, from, to }) =>
        `${club} ${club.verb('machte', 'machten')} in der Tabelle ${wayOf(from, to)} gut und ${stands(club)} nun auf ${place(to)}.`,
      ({ club, from, to }) => `Nach oben ging es für ${club.acc}, ${fromTo(from, to)}.`,
      ({ club, from, to }) => `Den größten Sprung in der Tabelle ${club.verb('machte', 'machten')} ${club}, ${fromTo(from, to)}.`,
      ({ club, from, to }) => `${place(to)} statt ${place(from)}: So weit ${is(club)} ${club} in dieser Woche gestiegen.`,
      ({ club, from, to }) => `In der Tabelle ${club.verb('rückte', 'rückten')} ${club} um ${wayOf(from, to)} auf ${place(to)} vor.`,
      ({ club, from, to }) => `Auf ${place(to)} ${stands(club)} nun ${club}, eine Woche zuvor war es ${place(from)} gewesen.`,
    ],
    faller: [
      ({ club, from, to }) => `${club} ${club.verb('rutschte', 'rutschten')} ${fromTo(from, to)} ab.`,
      ({ club, from, to }) => `Für ${club.acc} ging es um ${wayOf(from, to)} abwärts auf ${place(to)}.`,
      ({ club, from, to }) => `${fromTo(from, to)} ${club.verb('fiel', 'fielen')} ${club} zurück.`,
      ({ club, from, to }) => `Am weitesten nach unten ging es für ${club.acc}, ${fromTo(from, to)}.`,
      ({ club, from, to }) => `${club} ${club.verb('verlor', 'verloren')} ${wayOf(from, to)} und ${stands(club)} nun auf ${place(to)}.`,
      ({ club, from, to }) => `Nur noch ${place(to)} statt ${place(from)} heißt es für ${club.acc}.`,
      ({ club, from, to }) => `In der Tabelle ${club.verb('fiel', 'fielen')} ${club} um ${wayOf(from, to)} auf ${place(to)}.`,
      ({ club, from, to }) => `${place(from)} ${has(club)} ${club} eingebüßt, nun ist es ${place(to)}.`,
    ],
    goalsOfWeek: [
      ({ goals, matches }) =>
        `${matches === 1 ? 'Im einzigen Spiel' : `In den ${counted(matches, 'Spiel', 'dat')}`} der Woche ${goals === 1 ? 'fiel' : 'fielen'} ${counted(goals, 'Tor')}.`,
      ({ goals, matches }) => `Insgesamt gab es in dieser Woche ${counted(goals, 'Tor', 'acc')} in ${counted(matches, 'Spiel', 'dat')}.`,
      ({ goals, matches }) => `Die Bilanz der Woche: ${counted(matches, 'Spiel')}, ${counted(goals, 'Tor')}.`,
      ({ goals, matches }) => `Getroffen wurde in ${counted(matches, 'Spiel', 'dat')} insgesamt ${times(goals)}.`,
      ({ goals, matches }) =>
        `Auf ${counted(goals, 'Tor', 'acc')} ${matches === 1 ? 'kam das eine Spiel' : `kamen die ${counted(matches, 'Spiel')}`} dieser Woche.`,
      ({ goals, matches }) =>
        `Gespielt wurde in dieser Woche ${times(matches)}, ${goals === 1 ? 'dabei fiel' : 'dabei fielen'} ${counted(goals, 'Tor')}.`,
      ({ goals, matches }) =>
        `${matches === 1 ? 'Die einzige Partie' : `Die ${number(matches)} Partien`} der Woche ${matches === 1 ? 'brachte' : 'brachten'} ${counted(goals, 'Tor', 'acc')}.`,
      ({ goals, matches }) =>
        `${matches === 1 ? 'Eine Partie wurde' : `${capital(number(matches))} Partien wurden`} in dieser Woche gespielt, mit ${counted(goals, 'Tor', 'dat')}.`,
    ],
    forecastRecord: [
      ({ right, of }) =>
        `Von ${number(of)} Prognosen ${right === 1 ? 'hatte eine' : `hatten ${number(right)}`} den richtigen Ausgang vorn gesehen.`,
      ({ right, of }) => `Bei ${number(of)} Prognosen trat ${times(right)} der Ausgang ein, dem wir die größte Chance gegeben hatten.`,
      ({ right, of }) => `Richtig ${right === 1 ? 'lag eine' : `lagen ${number(right)}`} von ${number(of)} Prognosen.`,
      ({ right, of }) =>
        `Unsere Prognosen trafen in ${right === 1 ? 'einem' : number(right)} von ${counted(of, 'Spiel', 'dat')} den Ausgang.`,
      ({ right, of }) =>
        `In ${right === 1 ? 'einem' : number(right)} von ${counted(of, 'Spiel', 'dat')} kam es so, wie unsere Prognose es am ehesten erwartet hatte.`,
      ({ right, of }) =>
        `${capital(times(right))} in ${counted(of, 'Spiel', 'dat')} setzte sich der Ausgang durch, den unsere Prognose vorn gesehen hatte.`,
      ({ right, of }) =>
        `In ${counted(of, 'Spiel', 'dat')} trat ${times(right)} der Ausgang ein, den wir für den wahrscheinlichsten gehalten hatten.`,
      ({ right, of }) =>
        `${counted(of, 'Spiel', 'acc')} hatten wir prognostiziert, ${right === 1 ? 'eines ging' : `${number(right)} gingen`} so aus wie erwartet.`,
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
      ({ competition, matches }) => `Das Wochenende bringt ${competition.in} ${counted(matches, 'Spiel', 'acc')}.`,
      ({ competition, matches }) => `Gespielt wird ${competition.in} an diesem Wochenende ${times(matches)}.`,
      ({ competition, matches }) =>
        `${matches === 1 ? 'Ein einziges Spiel steht' : `${capital(number(matches))} Partien stehen`} ${competition.in} bis Montag im Kalender.`,
      ({ competition, matches }) => `Der Spielplan sieht für das Wochenende ${competition.in} ${counted(matches, 'Spiel', 'acc')} vor.`,
      ({ competition, matches }) =>
        `${competition.in} ${matches === 1 ? 'wird' : 'werden'} am Wochenende ${matches === 1 ? 'eine Partie' : `${number(matches)} Partien`} angepfiffen.`,
      ({ competition, matches }) =>
        `Bis Montag ${matches === 1 ? 'wird' : 'werden'} ${competition.in} ${counted(matches, 'Spiel')} ausgetragen.`,
    ],
    clearestFavourite: [
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Klarster Favorit ${is(favourite)} ${favourite} mit einer Chance von ${percent(chance)} ${where(favouriteAtHome)} gegen ${outsider.acc}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Die besten Chancen ${has(favourite)} ${favourite}: ${percent(chance)} ${where(favouriteAtHome)} gegen ${outsider.acc}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Am deutlichsten spricht unsere Prognose für ${favourite.acc}, mit ${percent(chance)} ${favouriteAtHome ? `zu Hause gegen ${outsider.acc}` : outsider.bei}.`,
      ({ favourite, outsider, chance }) =>
        `Kein Sieg ist wahrscheinlicher als einer ${favourite.gen} gegen ${outsider.acc}, mit ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Auf ${percent(chance)}, mehr als jeder andere, ${favourite.verb('kommt', 'kommen')} ${favourite} ${where(favouriteAtHome)} gegen ${outsider.acc}.`,
      ({ favourite, outsider, chance }) =>
        `Wenig Zweifel lässt unsere Prognose am Sieg ${favourite.gen}: ${percent(chance)} gegen ${outsider.acc}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `${outsider} ${has(outsider)} ${where(!favouriteAtHome)} gegen ${favourite.acc} die schwerste Aufgabe: Der Favorit kommt auf ${percent(chance)}.`,
      ({ favourite, outsider, favouriteAtHome, chance }) =>
        `Die höchste Siegchance des Wochenendes, ${percent(chance)}, ${has(favourite)} ${favourite} ${where(favouriteAtHome)} gegen ${outsider.acc}.`,
    ],
    openestMatch: [
      ({ home, away, homeChance, awayChance }) =>
        percent(homeChance) === percent(awayChance)
          ? `Zwischen ${home.dat} und ${away.dat} ist nach unserer Prognose alles offen, beide kommen auf ${percent(homeChance)}.`
          : `Am engsten dürfte es zwischen ${home.dat} und ${away.dat} werden: ${percent(homeChance)} für ${home.acc}, ${percent(awayChance)} für ${away.acc}.`,
      ({ home, away, homeChance, awayChance }) =>
        percent(homeChance) === percent(awayChance)
          ? `Ohne Favoriten gehen ${home} und ${away} ins Spiel, mit je ${percent(homeChance)}.`
          : `Fast gleich groß sind die Chancen im Spiel zwischen ${home.dat} und ${away.dat}: ${percent(homeChance)} gegenüber ${percent(awayChance)}.`,
      ({ home, away, homeChance, awayChance }) =>
        percent(homeChance) === percent(awayChance)
          ? `Keinen Favoriten kennt unsere Prognose im Spiel ${home.gen} gegen ${away.acc}: Beide stehen bei ${percent(homeChance)}.`
          : `Kaum einen Favoriten kennt unsere Prognose im Spiel ${home.gen} gegen ${away.acc}: ${percent(homeChance).replace(/\sProzent$/, '')} zu ${percent(awayChance)}.`,
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
  };
}
