import type { Rank, ResultStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
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
  /** After a win: `at home against Everton`, `at Everton`, `against Everton`. */
  const against = (win: Win, ground: HomeAndAway<Club> | undefined) =>
    `${ground === undefined ? 'against' : win.winnerAtHome ? 'at home against' : 'at'} ${lost(win)}`;
  const home = (draw: Draw) => ranked(draw.home, draw.homeRank);
  const away = (draw: Draw) => ranked(draw.away, draw.awayRank);
  const drawOf = (goals: number) => (goals === 0 ? 'a goalless draw' : `${withArticle(score(goals, goals))} draw`);
  const down = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  const level = (goals: number) => score(goals, goals);
  const where = (atHome: boolean, ground: HomeAndAway<Club> | undefined) => (ground === undefined ? '' : atHome ? ' at home' : ' away');
  const withOther = ({ opponent, atHome }: { readonly opponent: Club; readonly atHome: boolean }, ground: HomeAndAway<Club> | undefined) =>
    ground === undefined ? ` with ${opponent}` : atHome ? ` at home with ${opponent}` : ` at ${opponent}`;
  /** The same from the side of the opponent. */
  const withClub = ({ club, atHome }: { readonly club: Club; readonly atHome: boolean }, ground: HomeAndAway<Club> | undefined) =>
    withOther({ opponent: club, atHome: !atHome }, ground);
  return {
    homeWin: [
      (win) => `${won(win)} beat ${lost(win)} ${end(win)} at home.`,
      (win) => `${lost(win)} lost ${end(win)} at ${won(win)}.`,
      (win) => `${won(win)} won ${end(win)} at home against ${lost(win)}.`,
      (win) => `${lost(win)} went down ${end(win)} at ${won(win)}.`,
      (win) => `The trip to ${won(win)} ended in ${anEnd(win)} defeat for ${lost(win)}.`,
      (win) => `${lost(win)} were beaten ${end(win)} at ${won(win)}.`,
      (win) => `${won(win)} were ${end(win)} winners at home against ${lost(win)}.`,
      (win) => `There was nothing for ${lost(win)} at ${won(win)}, who won ${end(win)}.`,
    ],
    awayWin: [
      (win) => `${won(win)} won ${end(win)} at ${lost(win)}.`,
      (win) => `${lost(win)} lost ${end(win)} at home to ${won(win)}.`,
      (win) => `${won(win)} came away from ${lost(win)} with ${anEnd(win)} win.`,
      (win) => `${lost(win)} were beaten ${end(win)} at home by ${won(win)}.`,
      (win) => `The trip to ${lost(win)} ended in ${anEnd(win)} win for ${won(win)}.`,
      (win) => `${won(win)} were ${end(win)} winners at ${lost(win)}.`,
      (win) => `${lost(win)} went down ${end(win)} at home to ${won(win)}.`,
      (win) => `${won(win)} went to ${lost(win)} and won ${end(win)}.`,
    ],
    justWon: [
      ({ winner, loser, ...goals }) => `${winner} beat ${loser} ${score(goals.winnerGoals, goals.loserGoals)}.`,
      ({ winner, loser, ...goals }) => `${loser} lost ${score(goals.winnerGoals, goals.loserGoals)} to ${winner}.`,
      ({ winner, loser, ...goals }) => `${loser} were beaten ${score(goals.winnerGoals, goals.loserGoals)} by ${winner}.`,
      ({ winner, loser, ...goals }) => `${winner} won ${score(goals.winnerGoals, goals.loserGoals)} against ${loser}.`,
    ],
    rout: [
      (win, ground) => `${won(win)} thrashed ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) => `${lost(win)} were thrashed ${end(win)}${where(!win.winnerAtHome, ground)} by ${won(win)}.`,
      (win, ground) => `${won(win)} crushed ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        `${lost(win)} suffered ${anEnd(win)} thrashing ${ground === undefined ? 'against' : win.winnerAtHome ? 'at' : 'at home to'} ${won(win)}.`,
      (win, ground) => `It was one-sided: ${won(win)} beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
    ],
    lateWinner: inCase(
      ({ fromBehind }) => fromBehind === true,
      [
        (win, ground) =>
          `${won(win)} came from behind to beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}, scoring the winner ${at(win)}${scoredBy(win.by)}.`,
        (win, ground) =>
          `${lost(win)} had led but lost ${end(win)}${where(!win.winnerAtHome, ground)} to ${won(win)} after ${aGoal(win.by)} ${at(win)}.`,
      ],
      [
        (win, ground) => `${capital(aGoal(win.by))} ${at(win)} gave ${won(win)} ${anEnd(win)} win ${against(win, ground)}.`,
        (win, ground) =>
          `${won(win)} beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)} thanks to ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) =>
          `${won(win)} left it late to beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}, scoring the winner ${at(win)}${scoredBy(win.by)}.`,
        (win, ground) =>
          `${lost(win)} conceded ${aGoal(win.by)} ${at(win)} and lost ${end(win)}${where(!win.winnerAtHome, ground)} to ${won(win)}.`,
        (win, ground) =>
          `${won(win)} needed ${aGoal(win.by)} ${at(win)} to beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
        (win, ground) =>
          `It took ${aGoal(win.by)} ${at(win)} for ${won(win)} to beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
      ],
    ),
    comebackWon: [
      (win, ground) => `${won(win)} came from ${down(win)} down to beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        `${lost(win)} let ${withArticle(down(win))} lead slip and lost ${end(win)}${where(!win.winnerAtHome, ground)} to ${won(win)}.`,
      (win, ground) =>
        `From ${down(win)} down, ${won(win)} fought back to beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
    ],
    derbyWon: [
      (win, ground) => `${won(win)} won the ${win.town} derby, beating ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) => `The ${win.town} derby went to ${won(win)}, who beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) => `${lost(win)} lost the ${win.town} derby ${end(win)}${where(!win.winnerAtHome, ground)} to ${won(win)}.`,
      (win, ground) => `In the ${win.town} derby, ${won(win)} beat ${lost(win)} ${end(win)}${where(win.winnerAtHome, ground)}.`,
    ],
    justDrawn: [
      (draw, ground) => `${home(draw)} drew ${level(draw.goals)}${where(true, ground)} with ${away(draw)}.`,
      (draw, ground) => `${away(draw)} drew ${level(draw.goals)} ${ground === undefined ? 'with' : 'at'} ${home(draw)}.`,
      (draw, ground) =>
        ground === undefined
          ? `It finished ${level(draw.goals)} between ${home(draw)} and ${away(draw)}.`
          : `It finished ${level(draw.goals)} at ${home(draw)}, where ${away(draw)} were the visitors.`,
      (draw, ground) =>
        ground === undefined
          ? `Neither ${home(draw)} nor ${away(draw)} could win: it ended ${level(draw.goals)}.`
          : `${home(draw)} and their visitors, ${away(draw)}, played out ${drawOf(draw.goals)}.`,
      (draw, ground) =>
        `${away(draw)} ${ground === undefined ? `and ${home(draw)} played out` : `came away from ${home(draw)} with`} ${drawOf(draw.goals)}.`,
      (draw, ground) =>
        `Neither side could find a winner as ${home(draw)} drew ${level(draw.goals)}${where(true, ground)} with ${away(draw)}.`,
      (draw, ground) =>
        `The ${ground === undefined ? `match between ${home(draw)} and ${away(draw)}` : `trip to ${home(draw)}`} ended in ${drawOf(draw.goals)}${ground === undefined ? '' : ` for ${away(draw)}`}.`,
      (draw, ground) =>
        ground === undefined
          ? `There was no winner between ${home(draw)} and ${away(draw)}, who drew ${level(draw.goals)}.`
          : `There was no winner at ${home(draw)}, where ${away(draw)} drew ${level(draw.goals)}.`,
    ],
    lateEqualiser: [
      (draw, ground) => `${draw.club} equalised ${at(draw)}${scoredBy(draw.by)} to draw ${level(draw.goals)}${withOther(draw, ground)}.`,
      (draw, ground) => `${capital(aGoal(draw.by))} ${at(draw)} earned ${draw.club} ${drawOf(draw.goals)}${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} led${where(!draw.atHome, ground)} until ${draw.club} made it ${level(draw.goals)} ${at(draw)}${scoredBy(draw.by)}.`,
      (draw, ground) =>
        `${draw.opponent} were denied victory by ${aGoal(draw.by)} ${at(draw)} and drew ${level(draw.goals)}${withClub(draw, ground)}.`,
    ],
    comebackDrawn: [
      (draw, ground) => `${draw.club} came from ${down(draw)} down to draw ${level(draw.goals)}${withOther(draw, ground)}.`,
      (draw, ground) => `${draw.opponent} let ${withArticle(down(draw))} lead slip and drew ${level(draw.goals)}${withClub(draw, ground)}.`,
      (draw, ground) => `From ${down(draw)} down, ${draw.club} recovered to draw ${level(draw.goals)}${withOther(draw, ground)}.`,
    ],
    derbyDrawn: [
      (draw, ground) =>
        `The ${draw.town} derby between ${home(draw)} and ${ground === undefined ? '' : 'their visitors, '}${away(draw)}${ground === undefined ? '' : ','} ended ${level(draw.goals)}.`,
      (draw, ground) => `${home(draw)} drew ${level(draw.goals)}${where(true, ground)} with ${away(draw)} in the ${draw.town} derby.`,
      (draw, ground) =>
        `Neither side won the ${draw.town} derby: ${away(draw)} drew ${level(draw.goals)} ${ground === undefined ? 'with' : 'at'} ${home(draw)}.`,
    ],
  };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
