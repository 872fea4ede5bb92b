import type { ResultStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { GreekNoun } from '../../nouns/nouns.ts';
import { beat, derbyOf, side } from '../../phrases.ts';
import { aGoal, at, type Ground, ranked, scoredBy, theMinute } from './review-words.ts';

type Win = ResultStories<GreekNoun>['homeWin'];
type Draw = ResultStories<GreekNoun>['justDrawn'];
type LateDraw = ResultStories<GreekNoun>['lateEqualiser'];

const prevailed = (club: GreekNoun) => club.verb('επικράτησε', 'επικράτησαν');
const lost = (club: GreekNoun) => club.verb('έχασε', 'έχασαν');
const left = (club: GreekNoun) => club.verb('έφυγε', 'έφυγαν');
const took = (club: GreekNoun) => club.verb('πήρε', 'πήραν');
const stayed = (club: GreekNoun) => club.verb('έμεινε', 'έμειναν');
const was = (club: GreekNoun) => club.verb('ήταν', 'ήταν');

/** Returns the first sentences of Greek reviews. */
export function greekResults({ score }: ProseFigures): Pick<StoryTexts<GreekNoun>, keyof ResultStories<unknown>> {
  const end = ({ winnerGoals, loserGoals }: Win) => score(winnerGoals, loserGoals);
  const won = ({ winner, winnerRank }: Win) => ranked(winner, winnerRank);
  const beaten = ({ loser, loserRank }: Win) => ranked(loser, loserRank);
  const home = ({ home: club, homeRank }: Draw) => ranked(club, homeRank);
  const away = ({ away: club, awayRank }: Draw) => ranked(club, awayRank);
  const level = ({ goals }: { readonly goals: number }) => score(goals, goals);
  /** After a verb: ` εντός έδρας`, or nothing on neutral ground. */
  const where = (atHome: boolean, ground: Ground) => (ground === undefined ? '' : ` ${side(atHome)}`);
  /** `νίκησε εντός έδρας τον Άρη με 2-1`. */
  const beatThem = (win: Win, ground: Ground, verb = beat(win.winner)) =>
    `${verb}${where(win.winnerAtHome, ground)} ${beaten(win).acc} με ${end(win)}`;
  /** `έχασε εκτός έδρας με 2-1 από τον Άρη`. */
  const lostToThem = (win: Win, ground: Ground) =>
    `${lost(win.loser)}${where(!win.winnerAtHome, ground)} με ${end(win)} από ${won(win).acc}`;
  /** After a draw: `εντός έδρας με τον Άρη`, `στην έδρα του Άρη`, `με τον Άρη`. */
  const withOther = ({ opponent, atHome }: Pick<LateDraw, 'opponent' | 'atHome'>, ground: Ground) =>
    ground !== undefined && !atHome ? `στην έδρα ${opponent.gen}` : `${ground === undefined ? '' : 'εντός έδρας '}με ${opponent.acc}`;
  return {
    homeWin: [
      (win, ground) => `${won(win).nom} ${beatThem(win, ground)}.`,
      (win) => `${win.loser.agree('ηττημένος')} με ${end(win)} ${left(win.loser)} ${beaten(win).nom} από την έδρα ${won(win).gen}.`,
      (win) => `Στην έδρα ${win.winner.their} ${won(win).nom} ${beat(win.winner)} με ${end(win)} ${beaten(win).acc}.`,
      (win) => `${beaten(win).nom} ${lost(win.loser)} με ${end(win)} στην έδρα ${won(win).gen}.`,
      (win) => `Νίκη εντός έδρας με ${end(win)} ${took(win.winner)} ${won(win).nom} απέναντι ${beaten(win).at}.`,
      (win) => `Με άδεια χέρια ${left(win.loser)} ${beaten(win).nom} από την έδρα ${won(win).gen}: ${end(win)}.`,
      (win) => `Άσος στην έδρα ${won(win).gen}: ${end(win)} απέναντι ${beaten(win).at}.`,
      (win) => `Εντός έδρας ${beat(win.winner)} ${won(win).nom} ${beaten(win).acc}, με ${end(win)}.`,
    ],
    awayWin: [
      (win) => `${won(win).nom} ${beat(win.winner)} με ${end(win)} στην έδρα ${beaten(win).gen}.`,
      (win) => `Διπλό με ${end(win)} ${win.winner.verb('έκανε', 'έκαναν')} ${won(win).nom} στην έδρα ${beaten(win).gen}.`,
      (win, ground) => `${beaten(win).nom} ${lostToThem(win, ground)}.`,
      (win) => `Με νίκη ${end(win)} ${left(win.winner)} ${won(win).nom} από την έδρα ${beaten(win).gen}.`,
      (win) => `Στην έδρα ${beaten(win).gen} ${beat(win.winner)} ${won(win).nom} με ${end(win)}.`,
      (win) => `Εντός έδρας ${lost(win.loser)} με ${end(win)} ${beaten(win).nom} από ${won(win).acc}.`,
      (win) => `Εκτός έδρας ${beat(win.winner)} ${won(win).nom} ${beaten(win).acc}, με ${end(win)}.`,
      (win) => `Διπλό ${won(win).gen}: ${end(win)} στην έδρα ${beaten(win).gen}.`,
    ],
    justWon: [
      (win) => `${win.winner} ${beat(win.winner)} ${win.loser.acc} με ${score(win.winnerGoals, win.loserGoals)}.`,
      (win) => `${win.winner} ${prevailed(win.winner)} ${win.loser.gen} με ${score(win.winnerGoals, win.loserGoals)}.`,
      (win) => `${win.loser} ${lost(win.loser)} με ${score(win.winnerGoals, win.loserGoals)} από ${win.winner.acc}.`,
      (win) => `Με ${score(win.winnerGoals, win.loserGoals)} έληξε υπέρ ${win.winner.gen} το ματς με ${win.loser.acc}.`,
    ],
    rout: [
      (win, ground) => `${won(win).nom} ${beatThem(win, ground, win.winner.verb('συνέτριψε', 'συνέτριψαν'))}.`,
      (win, ground) =>
        `Συντριβή με ${end(win)} ${win.loser.verb('γνώρισε', 'γνώρισαν')}${where(!win.winnerAtHome, ground)} ${beaten(win).nom} από ${won(win).acc}.`,
      (win, ground) => `${won(win).nom} ${beatThem(win, ground, win.winner.verb('διέλυσε', 'διέλυσαν'))}.`,
      (win, ground) => `Το ματς εξελίχθηκε σε μονόλογο: ${won(win).nom} ${beatThem(win, ground)}.`,
      (win, ground) =>
        `Με ${end(win)} ${win.winner.verb('σκόρπισε', 'σκόρπισαν')}${where(win.winnerAtHome, ground)} ${won(win).nom} ${beaten(win).acc}.`,
    ],
    lateWinner: inCase(
      ({ fromBehind }) => fromBehind === true,
      [
        (win, ground) => `Με ανατροπή, που ολοκληρώθηκε με ${aGoal(win.by)} ${at(win)}, ${won(win).nom} ${beatThem(win, ground)}.`,
        (win, ground) =>
          `${beaten(win).nom} ${win.loser.verb('προηγήθηκε', 'προηγήθηκαν')} στο σκορ, αλλά ${win.loser.verb('λύγισε', 'λύγισαν')} ${at(win)}${scoredBy(win.by)} και ${lostToThem(win, ground)}.`,
      ],
      [
        (win, ground) => `Με ${aGoal(win.by)} ${at(win)} ${won(win).nom} ${beatThem(win, ground)}.`,
        (win, ground) => `${won(win).nom} ${beatThem(win, ground)}, χάρη σε ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) =>
          `${beaten(win).nom} ${win.loser.verb('λύγισε', 'λύγισαν')} ${at(win)}${scoredBy(win.by)} και ${lostToThem(win, ground)}.`,
        (win, ground) =>
          `Χρειάστηκε ${aGoal(win.by)} ${at(win)} για να ${win.winner.verb('νικήσει', 'νικήσουν')}${where(win.winnerAtHome, ground)} ${won(win).nom} ${beaten(win).acc} με ${end(win)}.`,
        (win, ground) =>
          win.by === 'own-goal'
            ? `Ένα αυτογκόλ ${at(win)} χάρισε ${won(win).at} νίκη ${end(win)}${where(win.winnerAtHome, ground)} επί ${beaten(win).gen}.`
            : `Το γκολ της νίκης ${win.winner.verb('βρήκε', 'βρήκαν')} ${at(win)}${scoredBy(win.by)} ${won(win).nom}: ${end(win)}${where(win.winnerAtHome, ground)} επί ${beaten(win).gen}.`,
        (win, ground) => `${beaten(win).nom} ${win.loser.verb('άντεξε', 'άντεξαν')} ως ${theMinute(win)}, αλλά ${lostToThem(win, ground)}.`,
      ],
    ),
    comebackWon: [
      (win, ground) =>
        `${won(win).nom} ${win.winner.verb('γύρισε', 'γύρισαν')} το εις βάρος ${win.winner.their} ${score(win.otherGoals, win.ownGoals)} και ${beatThem(win, ground)}.`,
      (win, ground) =>
        `Ανατροπή ${won(win).gen}: ${win.winner.verb('έχανε', 'έχαναν')} με ${score(win.otherGoals, win.ownGoals)} και ${beatThem(win, ground)}.`,
      (win, ground) =>
        `${beaten(win).nom} ${win.loser.verb('άφησε', 'άφησαν')} να χαθεί προβάδισμα ${score(win.otherGoals, win.ownGoals)} και ${lostToThem(win, ground)}.`,
    ],
    derbyWon: [
      (win) =>
        `Το ${derbyOf(win.town, win.winner, win.loser)} το ${win.winner.verb('κέρδισε', 'κέρδισαν')} ${won(win).nom}, με ${end(win)} απέναντι ${beaten(win).at}.`,
      (win, ground) => `Στο ${derbyOf(win.town, win.winner, win.loser)} ${won(win).nom} ${beatThem(win, ground)}.`,
      (win) =>
        `${won(win).nom} ${prevailed(win.winner)} ${beaten(win).gen} με ${end(win)} στο ${derbyOf(win.town, win.winner, win.loser)}.`,
      (win, ground) => `Στο ${derbyOf(win.town, win.winner, win.loser)} ${beaten(win).nom} ${lostToThem(win, ground)}.`,
    ],
    justDrawn: [
      (draw, ground) => `${home(draw).nom} ${stayed(draw.home)}${where(true, ground)} στο ${level(draw)} με ${away(draw).acc}.`,
      (draw, ground) =>
        `${away(draw).nom} ${draw.away.verb('απέσπασε', 'απέσπασαν')} ισοπαλία ${level(draw)} ${ground === undefined ? `από ${home(draw).acc}` : `στην έδρα ${home(draw).gen}`}.`,
      (draw) => `Στο ${level(draw)} έληξε το ματς ${home(draw).gen} με ${away(draw).acc}.`,
      (draw, ground) =>
        ground === undefined
          ? `Ισόπαλο ${level(draw)} έμεινε το ματς ανάμεσα ${home(draw).at} και ${away(draw).acc}.`
          : `Ισοπαλία ${level(draw)} ${draw.away.verb('έκανε', 'έκαναν')} εκτός έδρας ${away(draw).nom} με ${home(draw).acc}.`,
      (draw) => `Νικητή δεν είχε το ματς ${home(draw).gen} με ${away(draw).acc}: ${level(draw)}.`,
      (draw, ground) =>
        ground === undefined
          ? `${home(draw).nom} και ${away(draw).nom} έμειναν στο ${level(draw)}.`
          : `Από την έδρα ${home(draw).gen} ${left(draw.away)} ${away(draw).nom} με ισοπαλία ${level(draw)}.`,
      (draw) => `Ούτε ${home(draw).nom} ούτε ${away(draw).nom} βρήκαν τον δρόμο για τη νίκη: ${level(draw)}.`,
      (draw, ground) =>
        `Ισόπαλο ${level(draw)} ${ground === undefined ? `έληξε το ματς ανάμεσα ${home(draw).at} και ${away(draw).acc}` : `έμεινε στην έδρα ${home(draw).gen} το ματς με ${away(draw).acc}`}.`,
    ],
    lateEqualiser: [
      (draw, ground) =>
        `${draw.club} ${draw.club.verb('ισοφάρισε', 'ισοφάρισαν')} ${at(draw)}${scoredBy(draw.by)} και ${stayed(draw.club)} στο ${level(draw)} ${withOther(draw, ground)}.`,
      (draw, ground) => `${aGoal(draw.by)} ${at(draw)} έδωσε ${draw.club.at} το ${level(draw)} ${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} ${was(draw.opponent)} μπροστά${where(!draw.atHome, ground)} ως ${theMinute(draw)}, όταν ${draw.club} ${draw.club.verb('έκανε', 'έκαναν')} το ${level(draw)}${scoredBy(draw.by)}.`,
      (draw, ground) =>
        `${draw.opponent} ${draw.opponent.verb('είδε', 'είδαν')} τη νίκη να χάνεται ${at(draw)} και ${stayed(draw.opponent)}${where(!draw.atHome, ground)} στο ${level(draw)} με ${draw.club.acc}.`,
    ],
    comebackDrawn: [
      (draw, ground) =>
        `Από το ${score(draw.ownGoals, draw.otherGoals)} ${draw.club} ${draw.club.verb('έφτασε', 'έφτασαν')} στο ${level(draw)} ${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} ${draw.opponent.verb('άφησε', 'άφησαν')} να χαθεί προβάδισμα ${score(draw.otherGoals, draw.ownGoals)} και ${stayed(draw.opponent)}${where(!draw.atHome, ground)} στο ${level(draw)} με ${draw.club.acc}.`,
      (draw, ground) =>
        `${draw.club} ${draw.club.verb('έχανε', 'έχαναν')} με ${score(draw.otherGoals, draw.ownGoals)}, αλλά ${took(draw.club)} ισοπαλία ${level(draw)} ${withOther(draw, ground)}.`,
    ],
    derbyDrawn: [
      (draw) =>
        `Ισόπαλο ${level(draw)} έληξε το ${derbyOf(draw.town, draw.home, draw.away)} ανάμεσα ${home(draw).at} και ${away(draw).acc}.`,
      (draw) => `Στο ${derbyOf(draw.town, draw.home, draw.away)} ${home(draw).nom} και ${away(draw).nom} έμειναν στο ${level(draw)}.`,
      (draw, ground) =>
        `Χωρίς νικητή τελείωσε το ${derbyOf(draw.town, draw.home, draw.away)}: ${home(draw).nom} ${stayed(draw.home)}${where(true, ground)} στο ${level(draw)} με ${away(draw).acc}.`,
    ],
  };
}
