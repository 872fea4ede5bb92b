import type { Headlines } from '#domain/news/news-stories.ts';
import type { NewsTexts } from '#languages/prose/news-texts.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../nouns/nouns.ts';
import { goes, has, hosts, is, leads, lies, remains, stands, visits } from '../phrases.ts';
import { capital, counted, monthName, nth, number, place } from '../words.ts';
import { accOf, bareOf, datOf, genOf, type High, listed, nearlyAll, ofAll } from './news-words.ts';

type Club = GermanNoun;

/** Returns the headlines of German news: a few words with a verb, no full stop. */
export function germanHeadlines(figures: ProseFigures): Pick<NewsTexts<Club>, keyof Headlines<Club>> {
  const { percent, score, units } = figures;
  const nearly = (facts: High) => nearlyAll(percent, facts);
  return {
    headlineNewLeader: [
      ({ leader, former }) => `${leader.bare} ${leader.verb('löst', 'lösen')} ${accOf(former)} an der Spitze ab`,
      ({ leader, former }) => `Wechsel an der Tabellenspitze: ${leader.bare} ${leader.verb('verdrängt', 'verdrängen')} ${accOf(former)}`,
      ({ leader, former }) => `Neuer Tabellenführer: ${leader.bare} ${leader.verb('überholt', 'überholen')} ${accOf(former)}`,
      ({ leader, former }) => `${leader.bare} ${leader.verb('zieht', 'ziehen')} an ${datOf(former)} vorbei auf Platz eins`,
      ({ leader, former }) => `${former.bare} ${former.verb('verliert', 'verlieren')} die Tabellenführung an ${accOf(leader)}`,
    ],
    headlineLeaderWon: [
      ({ leader, loser }) => `Tabellenführer ${leader.bare} schlägt ${accOf(loser)}`,
      ({ leader, loser }) => `Sieg gegen ${accOf(loser)}: ${leader.bare} ${leads(leader)} die Tabelle an`,
      ({ leader, loser }) => `Spitzenreiter ${leader.bare} gewinnt gegen ${accOf(loser)}`,
      ({ leader, loser }) => `${loser.bare} ${loser.verb('kann', 'können')} Spitzenreiter ${leader.bare} nicht aufhalten`,
      ({ leader, loser }) => `${leader.bare} ${leader.verb('setzt', 'setzen')} sich gegen ${accOf(loser)} durch und ${stands(leader)} vorn`,
      ({ leader, loser }) => `Tabellenführer siegt: ${leader.bare} ${leader.verb('bezwingt', 'bezwingen')} ${accOf(loser)}`,
      ({ leader, loser }) => `${loser.bare} ${loser.verb('verliert', 'verlieren')} gegen Tabellenführer ${leader.bare}`,
      ({ leader, loser }) => `Drei Punkte gegen ${accOf(loser)}: ${leader.bare} ${stands(leader)} auf Platz eins`,
    ],
    headlineLeaderHeld: [
      ({ leader, opponent }) => `${opponent.bare} ${opponent.verb('bremst', 'bremsen')} Tabellenführer ${leader.bare}`,
      ({ leader, opponent }) => `Nur Remis gegen ${accOf(opponent)}: ${leader.bare} ${remains(leader)} trotzdem vorn`,
      ({ leader, opponent }) => `Spitzenreiter ${leader.bare} lässt gegen ${accOf(opponent)} Punkte liegen`,
      ({ leader, opponent }) => `${opponent.bare} ${opponent.verb('holt', 'holen')} einen Punkt gegen Tabellenführer ${leader.bare}`,
      ({ leader, opponent }) => `Unentschieden gegen ${accOf(opponent)} reicht: ${leader.bare} ${remains(leader)} Erster`,
    ],
    headlineLeaderBeaten: [
      ({ leader, winner }) => `${winner.bare} ${winner.verb('bezwingt', 'bezwingen')} Tabellenführer ${leader.bare}`,
      ({ leader, winner }) =>
        `${leader.bare} ${leader.verb('verliert', 'verlieren')} gegen ${accOf(winner)} und ${remains(leader)} doch vorn`,
      ({ leader, winner }) => `Spitzenreiter ${leader.bare} unterliegt ${datOf(winner)}`,
      ({ leader, winner }) => `Trotz Niederlage gegen ${accOf(winner)}: ${leader.bare} ${remains(leader)} Tabellenführer`,
    ],
    headlineUpset: [
      ({ winner, loser }) => `Außenseiter ${winner.bare} bezwingt ${accOf(loser)}`,
      ({ winner, loser }) => `${winner.bare} ${winner.verb('überrascht', 'überraschen')} gegen ${accOf(loser)}`,
      ({ winner, loser, chance }) =>
        `${capital(percent(chance))} Chance und doch gewonnen: ${winner.bare} ${winner.verb('schlägt', 'schlagen')} ${accOf(loser)}`,
      ({ winner, loser }) => `Überraschende Niederlage: ${loser.bare} ${loser.verb('verliert', 'verlieren')} gegen ${accOf(winner)}`,
      ({ winner, loser }) => `Favorit ${loser.bare} stolpert über ${accOf(winner)}`,
      ({ winner, loser }) => `${winner.bare} ${winner.verb('bezwingt', 'bezwingen')} ${accOf(loser)} entgegen der Prognose`,
    ],
    headlineGoals: [
      ({ competition, goals, matches }) => `${competition.bare}: ${counted(goals, 'Tor')} in ${counted(matches, 'Spiel', 'dat')}`,
      ({ competition, goals }) => `Die Woche ${competition.in} bringt ${counted(goals, 'Tor', 'acc')}`,
      ({ competition, goals }) => `Rückblick auf die Woche: ${counted(goals, 'Tor')} ${competition.in}`,
      ({ competition, goals, matches }) => `${counted(matches, 'Spiel')}, ${counted(goals, 'Tor')}: Die Woche ${competition.in}`,
    ],
    headlineTopMatch: [
      ({ home, away, competition }) => `${home.bare} gegen ${accOf(away)}: Was das Wochenende ${competition.in} bringt`,
      ({ home, away, competition }) => `Wochenende ${competition.in}: ${home.bare} ${home.verb('trifft', 'treffen')} auf ${accOf(away)}`,
      ({ home, away, competition }) => `${competition.bare} am Wochenende: ${home.bare} gegen ${accOf(away)} im Blickpunkt`,
      ({ home, away }) => `Spiel des Wochenendes: ${home.bare} ${hosts(home)} ${accOf(away)}`,
      ({ home, away }) => `Wochenende mit Topspiel: ${away.bare} ${visits(away)} ${home.bei}`,
      ({ home, away, competition }) => `${home.bare} und ${away.bare} im Topspiel ${competition.gen}`,
      ({ home, away }) => `${home.bare} ${home.verb('erwartet', 'erwarten')} ${accOf(away)} zum Topspiel`,
      ({ home, away, competition }) => `Worauf es ${competition.in} ankommt: ${home.bare} gegen ${accOf(away)}`,
    ],
    headlineTitleNear: [
      ({ leader }) => `${leader.bare} ${leader.verb('steuert', 'steuern')} auf den Titel zu`,
      (facts) => `Titelrennen: ${facts.leader.bare} mit ${nearly(facts)} klar vorn`,
      ({ leader }) => `${leader.bare} ${stands(leader)} dicht vor dem Titel`,
      ({ leader }) => `Wer kann ${accOf(leader)} noch aufhalten?`,
      ({ leader }) => `Der Titel ist für ${accOf(leader)} zum Greifen nah`,
    ],
    headlineTitleRace: [
      ({ leader, rival }) => `Titelkampf: ${leader.bare} ${leads(leader)}, ${rival.bare} ${rival.verb('lauert', 'lauern')}`,
      ({ leader, rival }) => `${leader.bare} ${is(leader)} im Titelrennen mit ${datOf(rival)} Favorit`,
      ({ leader, rival }) => `${rival.bare} ${rival.verb('jagt', 'jagen')} Tabellenführer ${leader.bare}`,
      ({ leader }) => `Erster in der Tabelle, Erster in der Prognose: ${leader.bare}`,
      ({ leader, rival }) => `Holt noch jemand ${accOf(leader)} ein? Verfolger ${is(rival)} ${rival.bare}`,
      ({ leader, rival }) => `Vorteil ${leader.bare} im Duell mit ${datOf(rival)} um den Titel`,
      ({ leader }) => `Beste Titelchancen für ${accOf(leader)}`,
      ({ leader, rival }) => `${leader.bare} vorn, ${rival.bare} dahinter: So steht es im Titelkampf`,
    ],
    headlineRout: [
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner.bare} ${winner.verb('fertigt', 'fertigen')} ${accOf(loser)} mit ${score(winnerGoals, loserGoals)} ab`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Kantersieg für ${accOf(winner)}: ${score(winnerGoals, loserGoals)} gegen ${accOf(loser)}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `Debakel für ${accOf(loser)}: ${score(loserGoals, winnerGoals)} gegen ${accOf(winner)}`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${loser.bare} ${loser.verb('geht', 'gehen')} gegen ${accOf(winner)} ${score(loserGoals, winnerGoals)} unter`,
      ({ winner, loser, winnerGoals, loserGoals }) =>
        `${winner.bare} ${winner.verb('überrollt', 'überrollen')} ${accOf(loser)} mit ${score(winnerGoals, loserGoals)}`,
    ],
    headlineWinningRun: [
      ({ club, matches }) => `${capital(number(matches))} Siege in Folge: ${club.bare} nicht zu stoppen`,
      ({ club, matches }) => `${club.bare} ${club.verb('feiert', 'feiern')} den ${nth(matches, 'en')} Sieg in Folge`,
      ({ club, matches }) => `${club.bare} ${club.verb('gewinnt', 'gewinnen')} auch das ${nth(matches, 'e')} Spiel nacheinander`,
      ({ club, matches }) => `Siegesserie hält: ${number(matches)} Erfolge nacheinander für ${accOf(club)}`,
      ({ club, matches }) => `Nächster Sieg für ${accOf(club)}: Die Serie wächst auf ${counted(matches, 'Spiel', 'acc')}`,
    ],
    headlineUnbeatenRun: [
      ({ club, matches }) => `${club.bare} ${is(club)} seit ${counted(matches, 'Ligaspiel', 'dat')} ungeschlagen`,
      ({ club, matches }) => `Niemand bezwingt ${accOf(club)}: ${counted(matches, 'Spiel')} ohne Niederlage`,
      ({ club, matches }) => `${counted(matches, 'Spiel')} ohne Niederlage: Die Serie ${genOf(club)} hält`,
      ({ club, matches }) => `Seit ${counted(matches, 'Spiel', 'dat')} ${has(club)} ${club.bare} nicht mehr verloren`,
    ],
    headlineLosingRun: [
      ({ club, matches }) => `${counted(matches, 'Niederlage')} in Folge: ${club.bare} in der Krise`,
      ({ club, matches }) => `${club.bare} ${club.verb('kassiert', 'kassieren')} die ${nth(matches, 'e')} Niederlage in Folge`,
      ({ club, matches }) => `Negativserie ${genOf(club)}: ${counted(matches, 'Spiel')}, ${counted(matches, 'Niederlage')}`,
      ({ club, matches }) => `${club.bare} ${club.verb('verliert', 'verlieren')} zum ${nth(matches, 'en')} Mal nacheinander`,
    ],
    headlineChampions: [
      ({ club }) => `${club.bare} ${is(club)} Meister`,
      ({ club, competition }) => `Titel ${competition.in} geht an ${accOf(club)}`,
      ({ club, competition }) => `Entscheidung ${competition.in}: ${club.bare} ${club.verb('holt', 'holen')} den Titel`,
      ({ club }) => `Der Titel ist vergeben: ${club.bare} ${is(club)} Meister`,
    ],
    headlinePromoted: [
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${capital(number(clubs.length))} Vereine steigen aus ${competition.dat} auf`
          : `${listed(clubs, bareOf)} ${ofAll(clubs, 'steigt', 'steigen')} auf`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: ${capital(number(clubs.length))} Aufsteiger stehen fest`
          : `Aufstieg perfekt für ${listed(clubs, accOf)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `Aufstieg entschieden: ${number(clubs.length)} Vereine verlassen ${competition.acc}`
          : `${listed(clubs, bareOf)} ${ofAll(clubs, 'schafft', 'schaffen')} den Aufstieg`,
    ],
    headlineRelegated: [
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${capital(number(clubs.length))} Vereine steigen aus ${competition.dat} ab`
          : `${listed(clubs, bareOf)} ${ofAll(clubs, 'steigt', 'steigen')} ab`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${competition.bare}: ${capital(number(clubs.length))} Absteiger stehen fest`
          : `Abstieg besiegelt für ${listed(clubs, accOf)}`,
      ({ clubs, competition }) =>
        clubs.length > 2
          ? `${capital(number(clubs.length))} Vereine sind ${competition.in} nicht mehr zu retten`
          : `${listed(clubs, bareOf)} ${ofAll(clubs, 'ist', 'sind')} nicht mehr zu retten`,
    ],
    headlineClearFavourite: [
      ({ favourite, outsider }) => `${favourite.bare} ${is(favourite)} klarer Favorit gegen ${accOf(outsider)}`,
      ({ favourite, outsider }) => `${outsider.bare} ${is(outsider)} Außenseiter gegen ${accOf(favourite)}`,
      ({ favourite, outsider, favouriteAtHome }) =>
        `${favourite.bare} ${goes(favourite)} ${favouriteAtHome ? 'zu Hause' : 'auswärts'} als Favorit ins Spiel gegen ${accOf(outsider)}`,
      ({ favourite, chance }) => `Klarster Favorit des Wochenendes: ${favourite.bare} mit ${percent(chance)}`,
      ({ favourite, outsider }) => `Gegen ${accOf(favourite)} ${has(outsider)} ${outsider.bare} wenig zu verlieren`,
      ({ favourite, outsider }) => `Vieles spricht für ${accOf(favourite)} gegen ${accOf(outsider)}`,
    ],
    headlineFavouriteBehind: [
      ({ favourite, leader }) => `${leader.bare} ${leads(leader)}, Titelfavorit ${remains(favourite)} ${favourite.bare}`,
      ({ favourite, leader }) => `${favourite.bare} ${is(favourite)} Titelfavorit, obwohl ${leader.bare} vorn ${lies(leader)}`,
      ({ favourite, leader }) => `Trotz Rang eins für ${accOf(leader)}: ${favourite.bare} ${has(favourite)} die besseren Titelchancen`,
      ({ favourite, leader }) => `Prognose sieht ${accOf(favourite)} noch vor Tabellenführer ${leader.bare}`,
      ({ favourite, leader }) => `Erster ${is(leader)} ${leader.bare}, Favorit ${is(favourite)} ${favourite.bare}`,
    ],
    headlineOpenRace: [
      ({ competition, clubs }) => `${capital(number(clubs))} Vereine kämpfen ${competition.in} um den Titel`,
      ({ competition }) => `Titelrennen ${competition.in} völlig offen`,
      ({ competition, clubs }) => `${competition.bare}: ${capital(number(clubs))} Vereine dürfen auf den Titel hoffen`,
      ({ favourite, clubs }) => `${favourite.bare} ${is(favourite)} knapper Favorit unter ${number(clubs)} Titelkandidaten`,
    ],
    headlinePromotionNear: [
      ({ club }) => `${club.bare} ${club.verb('steuert', 'steuern')} auf den Aufstieg zu`,
      ({ club }) => `Für ${accOf(club)} ist der Aufstieg in Sicht`,
      ({ club }) => `${club.bare} ${stands(club)} dicht vor dem Aufstieg`,
      ({ club }) => `Aufstieg zum Greifen nah: ${club.bare} ${is(club)} fast durch`,
      ({ club }) => `Wer kann den Aufstieg ${genOf(club)} noch verhindern?`,
    ],
    headlinePromotionRace: [
      ({ favourite, rival }) => `Aufstiegsrennen: ${favourite.bare} und ${rival.bare} mit den besten Chancen`,
      ({ favourite, rival }) => `${favourite.bare} im Aufstiegskampf vor ${datOf(rival)}`,
      ({ favourite, competition }) => `${favourite.bare} ${is(favourite)} Aufstiegsfavorit ${competition.in}`,
      ({ favourite, rival }) => `Wer steigt auf? ${favourite.bare} und ${rival.bare} liegen vorn`,
      ({ favourite, rival }) => `${favourite.bare} und ${rival.bare} auf Aufstiegskurs`,
      ({ favourite, competition }) => `Aufstieg aus ${competition.dat}: Vieles spricht für ${accOf(favourite)}`,
      ({ favourite, rival }) => `Prognose sieht ${accOf(favourite)} und ${accOf(rival)} aufsteigen`,
      ({ favourite, rival, competition }) => `${competition.bare}: ${favourite.bare} vor ${datOf(rival)} im Rennen um den Aufstieg`,
    ],
    headlineRelegationFight: [
      ({ club, competition }) => `${club.bare} ${club.verb('kämpft', 'kämpfen')} um den Verbleib ${competition.in}`,
      ({ club }) => `Klassenerhalt auf der Kippe: ${club.bare} ${club.verb('muss', 'müssen')} bangen`,
      ({ club, place: now }) => `${club.bare} auf ${place(now)}: Die Rettung ist offen`,
      ({ club }) => `Rettung oder Abstieg? ${club.bare} ${stands(club)} auf der Kippe`,
      ({ club, competition }) => `Abstiegskampf ${competition.in}: ${club.bare} ${club.verb('zittert', 'zittern')}`,
    ],
    headlineRelegationNear: [
      ({ club }) => `${club.bare} ${club.verb('steuert', 'steuern')} auf den Abstieg zu`,
      ({ club }) => `Für ${accOf(club)} wird es im Abstiegskampf eng`,
      ({ club }) => `${club.bare} ${has(club)} kaum noch Hoffnung auf den Klassenerhalt`,
      ({ club }) => `Der Abstieg rückt für ${accOf(club)} näher`,
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
  };
}
