import type { Rank, ResultStories } from '#domain/story/stories.ts';
import type { HomeAndAway, ProseFigures, StoryTexts } from '#languages/prose/story-texts.ts';
import type { EnglishNoun } from '../../nouns/nouns.ts';
import { withArticle } from '../../words.ts';
import { aGoal, at, ranked, scoredBy } from './review-words.ts';

type Club = EnglishNoun;
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

/** Returns the first sentences of English reviews. */
export function englishResults({ score }: ProseFigures): Pick<StoryTexts<Club>, keyof ResultStories<Club>> {
  const end = ({ winnerGoals, loserGoals }: Win) => score(winnerGoals, loserGoals);
  const anEnd = (win: Win) => withArticle(end(win));
  const won = ({ winner, winnerRank }: Win) => ranked(winner, winnerRank);
  const lost = ({ loser, loserRank }: Win) => ranked(loser, loserRank);
  /** After a win: `at home to Everton`, `at Everton`, `against Everton`. */
  const against = (win: Win, ground: HomeAndAway<Club> | undefined) =>
    `${ground === undefined ? 'against' : win.winnerAtHome ? 'at home to' : 'at'} ${lost(win)}`;
  const home = (draw: Draw) => ranked(draw.home, draw.homeRank);
  const away = (draw: Draw) => ranked(draw.away, draw.awayRank);
  const drawOf = (goals: number) => (goals === 0 ? 'a goalless draw' : `${withArticle(score(goals, goals))} draw`);
  const down = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  return {
    homeWin: [
      (win) => `${won(win)} beat ${lost(win)} ${end(win)} at home.`,
      (win) => `${lost(win)} lost ${end(win)} at ${won(win)}.`,
      (win) => `${won(win)} won ${end(win)} at home to ${lost(win)}.`,
      (win) => `${lost(win)} came away from ${won(win)} with ${anEnd(win)} defeat.`,
      (win) => `The trip to ${won(win)} ended in ${anEnd(win)} defeat for ${lost(win)}.`,
      (win) => `${lost(win)} were beaten ${end(win)} at ${won(win)}.`,
      (win) => `On home ground, ${won(win)} beat ${lost(win)} ${end(win)}.`,
      (win) => `There was ${anEnd(win)} home win for ${won(win)} against ${lost(win)}.`,
    ],
    awayWin: [
      (win) => `${won(win)} won ${end(win)} at ${lost(win)}.`,
      (win) => `${lost(win)} lost ${end(win)} at home to ${won(win)}.`,
      (win) => `${won(win)} came away from ${lost(win)} with ${anEnd(win)} win.`,
      (win) => `${lost(win)} were beaten ${end(win)} at home by ${won(win)}.`,
      (win) => `The trip to ${lost(win)} ended in ${anEnd(win)} win for ${won(win)}.`,
      (win) => `Away from home, ${won(win)} beat ${lost(win)} ${end(win)}.`,
      (win) => `${lost(win)} went down ${end(win)} at home to ${won(win)}.`,
      (win) => `There was ${anEnd(win)} away win for ${won(win)} at ${lost(win)}.`,
    ],
    justWon: [
      ({ winner, loser, ...goals }) => `${winner} beat ${loser} ${score(goals.winnerGoals, goals.loserGoals)}.`,
      ({ winner, loser, ...goals }) => `${loser} lost ${score(goals.winnerGoals, goals.loserGoals)} to ${winner}.`,
      ({ winner, loser, ...goals }) => `${loser} were beaten ${score(goals.winnerGoals, goals.loserGoals)} by ${winner}.`,
      ({ winner, loser, ...goals }) => `It finished ${score(goals.winnerGoals, goals.loserGoals)} to ${winner} against ${loser}.`,
    ],
    rout: [
      (win) => `${won(win)} thrashed ${lost(win)} ${end(win)}.`,
      (win) => `${lost(win)} were thrashed ${end(win)} by ${won(win)}.`,
      (win) => `${won(win)} crushed ${lost(win)} ${end(win)}.`,
      (win, ground) =>
        `${lost(win)} suffered ${anEnd(win)} thrashing ${ground === undefined ? 'against' : win.winnerAtHome ? 'at' : 'at home to'} ${won(win)}.`,
      (win) => `It was one-sided: ${won(win)} beat ${lost(win)} ${end(win)}.`,
    ],
    lateWinner: [
      (win, ground) => `${capital(aGoal(win.by))} ${at(win)} gave ${won(win)} ${anEnd(win)} win ${against(win, ground)}.`,
      (win) => `${won(win)} beat ${lost(win)} ${end(win)} thanks to ${aGoal(win.by)} ${at(win)}.`,
      (win) => `${won(win)} left it late to beat ${lost(win)} ${end(win)}, scoring the winner ${at(win)}${scoredBy(win.by)}.`,
      (win) => `${lost(win)} conceded ${aGoal(win.by)} ${at(win)} and lost ${end(win)} to ${won(win)}.`,
      (win) => `${won(win)} needed ${aGoal(win.by)} ${at(win)} to beat ${lost(win)} ${end(win)}.`,
      (win) => `It took ${aGoal(win.by)} ${at(win)} for ${won(win)} to beat ${lost(win)} ${end(win)}.`,
    ],
    comebackWon: [
      (win) => `${won(win)} came from ${down(win)} down to beat ${lost(win)} ${end(win)}.`,
      (win) => `${lost(win)} let ${withArticle(down(win))} lead slip and lost ${end(win)} to ${won(win)}.`,
      (win) => `From ${down(win)} down, ${won(win)} fought back to beat ${lost(win)} ${end(win)}.`,
    ],
    derbyWon: [
      (win) => `${won(win)} won the ${win.town} derby, beating ${lost(win)} ${end(win)}.`,
      (win) => `The ${win.town} derby went to ${won(win)}, who beat ${lost(win)} ${end(win)}.`,
      (win) => `${lost(win)} lost the ${win.town} derby ${end(win)} to ${won(win)}.`,
      (win) => `In the ${win.town} derby, ${won(win)} beat ${lost(win)} ${end(win)}.`,
    ],
    justDrawn: [
      (draw) => `${home(draw)} and ${away(draw)} drew ${score(draw.goals, draw.goals)}.`,
      (draw) => `It finished ${score(draw.goals, draw.goals)} between ${home(draw)} and ${away(draw)}.`,
      (draw) => `${home(draw)} drew ${score(draw.goals, draw.goals)} with ${away(draw)}.`,
      (draw, ground) => `${away(draw)} drew ${score(draw.goals, draw.goals)} ${ground === undefined ? 'with' : 'at'} ${home(draw)}.`,
      (draw) => `${home(draw)} and ${away(draw)} played out ${drawOf(draw.goals)}.`,
      (draw) => `Neither ${home(draw)} nor ${away(draw)} could find a winner, and it ended ${score(draw.goals, draw.goals)}.`,
      (draw, ground) =>
        `${away(draw)} ${ground === undefined ? `and ${home(draw)} shared` : `came away from ${home(draw)} with`} ${drawOf(draw.goals)}.`,
      (draw) => `Nothing separated ${home(draw)} and ${away(draw)}, who drew ${score(draw.goals, draw.goals)}.`,
    ],
    lateEqualiser: [
      ({ club, opponent, goals, ...goal }) =>
        `${club} equalised ${at(goal)}${scoredBy(goal.by)} to draw ${score(goals, goals)} with ${opponent}.`,
      ({ club, opponent, goals, ...goal }) => `${capital(aGoal(goal.by))} ${at(goal)} earned ${club} ${drawOf(goals)} with ${opponent}.`,
      ({ club, opponent, goals, ...goal }) =>
        `${opponent} led until ${club} made it ${score(goals, goals)} ${at(goal)}${scoredBy(goal.by)}.`,
      ({ club, opponent, goals, ...goal }) =>
        `${opponent} were denied victory by ${aGoal(goal.by)} ${at(goal)} and drew ${score(goals, goals)} with ${club}.`,
    ],
    comebackDrawn: [
      ({ club, opponent, goals, ...halves }) => `${club} came from ${down(halves)} down to draw ${score(goals, goals)} with ${opponent}.`,
      ({ club, opponent, goals, ...halves }) =>
        `${opponent} let ${withArticle(down(halves))} lead slip and drew ${score(goals, goals)} with ${club}.`,
      ({ club, opponent, goals, ...halves }) =>
        `From ${down(halves)} down, ${club} recovered to draw ${score(goals, goals)} with ${opponent}.`,
    ],
    derbyDrawn: [
      (draw) => `The ${draw.town} derby between ${home(draw)} and ${away(draw)} ended ${score(draw.goals, draw.goals)}.`,
      (draw) => `${home(draw)} and ${away(draw)} drew ${score(draw.goals, draw.goals)} in the ${draw.town} derby.`,
      (draw) => `Neither side won the ${draw.town} derby: ${home(draw)} and ${away(draw)} drew ${score(draw.goals, draw.goals)}.`,
    ],
  };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
