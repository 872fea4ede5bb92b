import type { Rank, ResultStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GermanNoun } from '../../nouns/nouns.ts';
import { lost, was, won } from '../../phrases.ts';
import { side } from '../../roles.ts';
import { capital } from '../../words.ts';
import { aGoal, aGoalAcc, aGoalDat, against, at, type Ground, ranked, scoredBy, untilThe } from './review-words.ts';

type Club = GermanNoun;
interface Win {
  readonly winner: Club;
  readonly loser: Club;
  readonly winnerGoals: number;
  readonly loserGoals: number;
  readonly winnerAtHome: boolean;
  readonly winnerRank?: Rank;
  readonly loserRank?: Rank;
}
interface Draw {
  readonly home: Club;
  readonly away: Club;
  readonly goals: number;
  readonly homeRank?: Rank;
  readonly awayRank?: Rank;
}
interface OfClub {
  readonly club: Club;
  readonly opponent: Club;
  readonly atHome: boolean;
  readonly goals: number;
}

const winnerOf = ({ winner, winnerRank }: Win) => ranked(winner, winnerRank);
const loserOf = ({ loser, loserRank }: Win) => ranked(loser, loserRank);
const homeOf = ({ home, homeRank }: Draw) => ranked(home, homeRank);
const awayOf = ({ away, awayRank }: Draw) => ranked(away, awayRank);
/** From the winner's side: `zu Hause gegen den HSV`, `beim HSV`. */
const overLoser = (win: Win, ground: Ground) => against(loserOf(win), win.winnerAtHome, ground);
/** From the loser's side. */
const toWinner = (win: Win, ground: Ground) => against(winnerOf(win), !win.winnerAtHome, ground);
const ofClub = ({ opponent, atHome }: OfClub, ground: Ground) => against(opponent, atHome, ground);
const ofOpponent = ({ club, atHome }: OfClub, ground: Ground) => against(club, !atHome, ground);
const setForward = (club: Club) => club.verb('setzte', 'setzten');
const came = (club: Club) => club.verb('kam', 'kamen');
const hadTo = (club: Club) => club.verb('musste', 'mussten');

/** Returns ` in Hamburg`; empty when a club has the town's name already. */
const inTown = (town: Club, ...clubs: Club[]) => (clubs.some((club) => ` ${club.bare} `.includes(` ${town.bare} `)) ? '' : ` ${town.in}`);

/** Returns the first sentences of German reviews. */
export function germanResults({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof ResultStories<Club>> {
  const end = ({ winnerGoals, loserGoals }: Win) => score(winnerGoals, loserGoals);
  /** From the loser's side. */
  const endOfLoser = ({ winnerGoals, loserGoals }: Win) => score(loserGoals, winnerGoals);
  const level = (goals: number) => score(goals, goals);
  /** `2:1-Heimsieg gegen den HSV`, `2:1-Auswärtssieg beim HSV`, `2:1-Sieg gegen den HSV`. */
  const victory = (win: Win, ground: Ground) =>
    `${end(win)}-${ground === undefined ? 'Sieg' : win.winnerAtHome ? 'Heimsieg' : 'Auswärtssieg'} ${overLoser(win, ground).replace('zu Hause ', '')}`;
  const behind = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(ownGoals, otherGoals);
  const ahead = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  return {
    homeWin: [
      (win) => `${winnerOf(win)} ${won(winnerOf(win))} zu Hause ${end(win)} gegen ${loserOf(win).acc}.`,
      (win) => `${loserOf(win)} ${lost(loserOf(win))} ${winnerOf(win).bei} mit ${endOfLoser(win)}.`,
      (win) => `Mit ${end(win)} ${setForward(winnerOf(win))} sich ${winnerOf(win)} zu Hause gegen ${loserOf(win).acc} durch.`,
      (win) => `Nichts zu holen gab es für ${loserOf(win).acc} ${winnerOf(win).bei}: ${endOfLoser(win)} hieß es am Ende.`,
      (win) => `Einen ${end(win)}-Heimsieg ${winnerOf(win).verb('feierte', 'feierten')} ${winnerOf(win)} gegen ${loserOf(win).acc}.`,
      (win) => `${loserOf(win)} ${hadTo(loserOf(win))} sich ${winnerOf(win).bei} mit ${endOfLoser(win)} geschlagen geben.`,
      (win) => `Vor eigenem Publikum ${came(winnerOf(win))} ${winnerOf(win)} zu einem ${end(win)}-Sieg gegen ${loserOf(win).acc}.`,
      (win) => `Das Heimspiel gegen ${loserOf(win).acc} ${won(winnerOf(win))} ${winnerOf(win)} mit ${end(win)}.`,
      (win) => `Gegen ${loserOf(win).acc} gelang ${winnerOf(win).dat} ein ${end(win)}-Heimsieg.`,
    ],
    awayWin: [
      (win) => `${winnerOf(win)} ${won(winnerOf(win))} ${loserOf(win).bei} mit ${end(win)}.`,
      (win) => `${loserOf(win)} ${lost(loserOf(win))} zu Hause ${endOfLoser(win)} gegen ${winnerOf(win).acc}.`,
      (win) => `Mit ${end(win)} ${setForward(winnerOf(win))} sich ${winnerOf(win)} ${loserOf(win).bei} durch.`,
      (win) => `Einen ${end(win)}-Auswärtssieg ${winnerOf(win).verb('feierte', 'feierten')} ${winnerOf(win)} ${loserOf(win).bei}.`,
      (win) => `${loserOf(win)} ${hadTo(loserOf(win))} sich zu Hause ${winnerOf(win).dat} mit ${endOfLoser(win)} geschlagen geben.`,
      (win) => `Das Auswärtsspiel ${loserOf(win).bei} ${won(winnerOf(win))} ${winnerOf(win)} mit ${end(win)}.`,
      (win) => `Ein ${end(win)}-Auswärtssieg gelang ${winnerOf(win).dat} ${loserOf(win).bei}.`,
      (win) =>
        `Vor eigenem Publikum ${loserOf(win).verb('ging', 'gingen')} ${loserOf(win)} beim ${endOfLoser(win)} gegen ${winnerOf(win).acc} leer aus.`,
      (win) => `Auswärts erfolgreich ${was(winnerOf(win))} ${winnerOf(win)}: ${end(win)} hieß es am Ende ${loserOf(win).bei}.`,
    ],
    justWon: [
      (win) => `${win.winner} ${won(win.winner)} ${end(win)} gegen ${win.loser.acc}.`,
      (win) => `${win.loser} ${lost(win.loser)} ${endOfLoser(win)} gegen ${win.winner.acc}.`,
      (win) => `Mit ${end(win)} ${setForward(win.winner)} sich ${win.winner} gegen ${win.loser.acc} durch.`,
      (win) => `Gegen ${win.loser.acc} ${came(win.winner)} ${win.winner} zu einem ${end(win)}-Sieg.`,
    ],
    rout: [
      (win, ground) => {
        const winner = winnerOf(win);
        return `${winner} ${winner.verb('feierte', 'feierten')} ${overLoser(win, ground)} einen ${end(win)}-Kantersieg.`;
      },
      (win, ground) => `${loserOf(win)} ${loserOf(win).verb('ging', 'gingen')} ${toWinner(win, ground)} mit ${endOfLoser(win)} unter.`,
      (win, ground) => `Zu einem ${end(win)}-Kantersieg ${came(winnerOf(win))} ${winnerOf(win)} ${overLoser(win, ground)}.`,
      (win, ground) =>
        `Ein Debakel ${loserOf(win).verb('erlebte', 'erlebten')} ${loserOf(win)} ${toWinner(win, ground)}: ${endOfLoser(win)} hieß es am Ende.`,
      (win, ground) => {
        const loser = loserOf(win);
        return `Chancenlos ${was(loser)} ${loser} ${toWinner(win, ground)} und ${lost(loser)} ${endOfLoser(win)}.`;
      },
    ],
    lateWinner: inCase(
      ({ fromBehind }) => fromBehind === true,
      [
        (win, ground) =>
          `Nach einem Rückstand ${won(winnerOf(win))} ${winnerOf(win)} ${overLoser(win, ground)} mit ${end(win)}, das entscheidende Tor fiel ${at(win)}${scoredBy(win.by)}.`,
        (win, ground) =>
          `${winnerOf(win)} ${winnerOf(win).verb('drehte', 'drehten')} ${overLoser(win, ground)} das Spiel und ${won(winnerOf(win))} durch ${aGoalAcc(win.by)} ${at(win)} mit ${end(win)}.`,
      ],
      [
        (win, ground) => `${aGoal(win.by)} ${at(win)} brachte ${winnerOf(win).dat} einen ${victory(win, ground)}.`,
        (win, ground) =>
          `${winnerOf(win)} ${won(winnerOf(win))} ${overLoser(win, ground)} mit ${end(win)}, das entscheidende Tor fiel ${at(win)}${scoredBy(win.by)}.`,
        (win, ground) =>
          `Erst ${at(win)} entschied ${aGoal(win.by)} das Spiel: ${capital(`${winnerOf(win)}`)} ${won(winnerOf(win))} ${overLoser(win, ground)} mit ${end(win)}.`,
        (win, ground) =>
          `Durch ${aGoalAcc(win.by)} ${at(win)} ${lost(loserOf(win))} ${loserOf(win)} ${toWinner(win, ground)} mit ${endOfLoser(win)}.`,
        (win, ground) =>
          `Spät fiel die Entscheidung: Nach ${aGoalDat(win.by)} ${at(win)} ${won(winnerOf(win))} ${winnerOf(win)} ${overLoser(win, ground)} mit ${end(win)}.`,
        (win, ground) =>
          `Dank ${aGoalDat(win.by)} ${at(win)} ${won(winnerOf(win))} ${winnerOf(win)} ${overLoser(win, ground)} mit ${end(win)}.`,
        (win, ground) =>
          `${aGoal(win.by)} ${at(win)} machte den Unterschied: ${capital(`${loserOf(win)}`)} ${lost(loserOf(win))} ${toWinner(win, ground)} mit ${endOfLoser(win)}.`,
        (win, ground) =>
          `Bis ${untilThe(win)} stand es ${level(win.loserGoals)}, am Ende ${won(winnerOf(win))} ${winnerOf(win)} ${overLoser(win, ground)} mit ${end(win)}.`,
      ],
    ),
    comebackWon: [
      (win, ground) =>
        `${winnerOf(win)} ${winnerOf(win).verb('drehte', 'drehten')} ${overLoser(win, ground)} ein ${behind(win)} und ${won(winnerOf(win))} ${end(win)}.`,
      (win, ground) => `Nach einem ${behind(win)} ${won(winnerOf(win))} ${winnerOf(win)} ${overLoser(win, ground)} noch mit ${end(win)}.`,
      (win, ground) =>
        `${loserOf(win)} ${loserOf(win).verb('verspielte', 'verspielten')} ${toWinner(win, ground)} eine ${ahead(win)}-Führung und ${lost(loserOf(win))} ${endOfLoser(win)}.`,
      (win, ground) =>
        `Aus einem ${behind(win)} ${winnerOf(win).verb('machte', 'machten')} ${winnerOf(win)} ${overLoser(win, ground)} noch ein ${end(win)}.`,
    ],
    derbyWon: [
      (win, ground) =>
        `Das Stadtderby${inTown(win.town, win.winner, win.loser)} ${won(winnerOf(win))} ${winnerOf(win)}${side(ground, win.winnerAtHome)} mit ${end(win)} gegen ${loserOf(win).acc}.`,
      (win, ground) =>
        `Im Stadtderby${inTown(win.town, win.winner, win.loser)} ${setForward(winnerOf(win))} sich ${winnerOf(win)}${side(ground, win.winnerAtHome)} mit ${end(win)} gegen ${loserOf(win).acc} durch.`,
      (win, ground) =>
        `${loserOf(win)} ${lost(loserOf(win))} das Stadtderby${inTown(win.town, win.winner, win.loser)}${side(ground, !win.winnerAtHome)} mit ${endOfLoser(win)} gegen ${winnerOf(win).acc}.`,
      (win, ground) =>
        `An ${winnerOf(win).acc} ging das Stadtderby${inTown(win.town, win.winner, win.loser)}: ${end(win)} hieß es am Ende${side(ground, win.winnerAtHome)} gegen ${loserOf(win).acc}.`,
    ],
    justDrawn: [
      (draw, ground) =>
        `${homeOf(draw)} ${homeOf(draw).verb('trennte', 'trennten')} sich${side(ground, true)} ${level(draw.goals)} ${awayOf(draw).von}.`,
      (draw) => `Das Spiel zwischen ${homeOf(draw).dat} und ${awayOf(draw).dat} endete ${draw.goals === 0 ? 'torlos' : level(draw.goals)}.`,
      (draw, ground) =>
        `${awayOf(draw)} ${awayOf(draw).verb('holte', 'holten')} ${against(homeOf(draw), false, ground)} ein ${level(draw.goals)}.`,
      (draw, ground) =>
        `Mit einem ${level(draw.goals)} endete das ${ground === undefined ? 'Spiel' : 'Heimspiel'} ${homeOf(draw).gen} gegen ${awayOf(draw).acc}.`,
      (draw) => `Keinen Sieger gab es zwischen ${homeOf(draw).dat} und ${awayOf(draw).dat}, die Partie endete ${level(draw.goals)}.`,
      (draw) => `Unentschieden trennten sich ${homeOf(draw)} und ${awayOf(draw)}: ${level(draw.goals)} hieß es am Ende.`,
      (draw, ground) => `Für ${awayOf(draw).acc} sprang ${against(homeOf(draw), false, ground)} ein ${level(draw.goals)} heraus.`,
      (draw, ground) =>
        `Zu einem ${draw.goals === 0 ? 'torlosen Remis' : level(draw.goals)} ${came(homeOf(draw))} ${homeOf(draw)}${side(ground, true)} gegen ${awayOf(draw).acc}.`,
      (draw) => `Beim Abpfiff stand es zwischen ${homeOf(draw).dat} und ${awayOf(draw).dat} ${level(draw.goals)}.`,
    ],
    lateEqualiser: [
      (draw, ground) => `${aGoal(draw.by)} ${at(draw)} rettete ${draw.club.dat} ${ofClub(draw, ground)} ein ${level(draw.goals)}.`,
      (draw, ground) =>
        `${draw.club} ${came(draw.club)} ${ofClub(draw, ground)} durch ${aGoalAcc(draw.by)} ${at(draw)} noch zu einem ${level(draw.goals)}.`,
      (draw, ground) =>
        `Bis ${untilThe(draw)} ${draw.opponent.verb('führte', 'führten')} ${draw.opponent}${side(ground, !draw.atHome)}, dann ${draw.by === 'own-goal' ? `fiel durch ein Eigentor das ${level(draw.goals)} für ${draw.club.acc}` : `${draw.club.verb('glich', 'glichen')} ${draw.club}${scoredBy(draw.by)} zum ${level(draw.goals)} aus`}.`,
      (draw, ground) =>
        `Erst ${at(draw)} ${came(draw.club)} ${draw.club} ${ofClub(draw, ground)}${scoredBy(draw.by)} zum ${level(draw.goals)}.`,
      (draw, ground) =>
        `${draw.opponent} ${hadTo(draw.opponent)} sich ${ofOpponent(draw, ground)} nach ${aGoalDat(draw.by)} ${at(draw)} mit einem ${level(draw.goals)} begnügen.`,
    ],
    comebackDrawn: [
      (draw, ground) =>
        `${draw.club} ${draw.club.verb('holte', 'holten')} ${ofClub(draw, ground)} nach einem ${behind(draw)} noch ein ${level(draw.goals)}.`,
      (draw, ground) =>
        `${draw.opponent} ${draw.opponent.verb('verspielte', 'verspielten')} ${ofOpponent(draw, ground)} eine ${ahead(draw)}-Führung, am Ende stand ein ${level(draw.goals)}.`,
      (draw, ground) =>
        `Aus einem ${behind(draw)} ${draw.club.verb('machte', 'machten')} ${draw.club} ${ofClub(draw, ground)} noch ein ${level(draw.goals)}.`,
    ],
    derbyDrawn: [
      (draw) =>
        `Das Stadtderby${inTown(draw.town, draw.home, draw.away)} zwischen ${homeOf(draw).dat} und ${awayOf(draw).dat} endete ${level(draw.goals)}.`,
      (draw) =>
        `Keinen Sieger gab es im Stadtderby${inTown(draw.town, draw.home, draw.away)}: ${capital(`${homeOf(draw)}`)} und ${awayOf(draw)} trennten sich ${level(draw.goals)}.`,
      (draw, ground) =>
        `${awayOf(draw)} ${awayOf(draw).verb('holte', 'holten')} im Stadtderby${inTown(draw.town, draw.home, draw.away)} ${against(homeOf(draw), false, ground)} ein ${level(draw.goals)}.`,
    ],
  };
}
