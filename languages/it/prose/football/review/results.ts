import type { Rank, ResultStories } from '#domain/story/stories.ts';
import { inCase } from '#languages/prose/in-case.ts';
import type { StoryTexts } from '#languages/prose/story-texts.ts';
import type { ItalianFigures } from '../../figures.ts';
import type { ItalianNoun } from '../../nouns/nouns.ts';
import { besideClubs } from '../../roles.ts';
import { against, has, is, was } from '../../verbs.ts';
import { aGoal, at, type Ground, ofGoal, scoredBy, titled, until } from './review-words.ts';

type Club = ItalianNoun;
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
  readonly homeRank?: Rank;
  readonly awayRank?: Rank;
}
interface OneOfTwo {
  readonly club: Club;
  readonly opponent: Club;
  readonly atHome: boolean;
}

/** `in casa contro il Milan`, `sul campo del Milan`; `contro il Milan` when neither club is at home. */
const facing = (opponent: Club, atHome: boolean, ground: Ground) =>
  ground === undefined ? `contro ${opponent}` : against(opponent, atHome);
const where = (atHome: boolean, ground: Ground) => (ground === undefined ? '' : atHome ? ' in casa' : ' in trasferta');
const won = ({ winner, winnerRank }: Win) => titled(winner, winnerRank);
const lost = ({ loser, loserRank }: Win) => titled(loser, loserRank);
const over = (win: Win, ground: Ground) => facing(lost(win), win.winnerAtHome, ground);
const under = (win: Win, ground: Ground) => facing(won(win), !win.winnerAtHome, ground);
const withOther = ({ opponent, atHome }: OneOfTwo, ground: Ground) => facing(opponent, atHome, ground);
const withClub = ({ club, atHome }: OneOfTwo, ground: Ground) => facing(club, !atHome, ground);
const home = (draw: Draw) => titled(draw.home, draw.homeRank);
const away = (draw: Draw) => titled(draw.away, draw.awayRank);
const derbyOf = (town: Club, one: Club, two: Club) => `derby${besideClubs(town.di, town, one, two)}`;
const imposed = (club: Club) => `${club.verb('si è', 'si sono')} ${club.agree('imposto')}`;
const beaten = (club: Club, word: string) => `${is(club)} ${club.agree('stato')} ${club.agree(word)}`;

/** Returns the first sentences of Italian reviews. */
export function italianResults({ score }: ItalianFigures): Pick<StoryTexts<Club>, keyof ResultStories<Club>> {
  const end = ({ winnerGoals, loserGoals }: Win) => score(winnerGoals, loserGoals);
  const level = (goals: number) => score(goals, goals);
  const down = ({ ownGoals, otherGoals }: { readonly ownGoals: number; readonly otherGoals: number }) => score(otherGoals, ownGoals);
  /** `un 1-1`, `uno 0-0`. */
  const aDraw = (goals: number) => `${goals === 0 ? 'uno' : 'un'} ${level(goals)}`;
  return {
    homeWin: [
      (win) => `${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)} in casa.`,
      (win) => `${lost(win)} ${has(lost(win))} perso ${end(win)} sul campo ${won(win).di}.`,
      (win) => `${won(win)} ${has(won(win))} vinto ${end(win)} in casa contro ${lost(win)}.`,
      (win) => `È finita ${end(win)} per ${won(win)}, in casa contro ${lost(win)}.`,
      (win) => `Sul proprio campo ${won(win)} ${imposed(won(win))} per ${end(win)} ${lost(win).su}.`,
      (win) =>
        `${lost(win)} ${is(lost(win))} ${lost(win).agree('uscito')} ${lost(win).agree('battuto')} per ${end(win)} dal campo ${won(win).di}.`,
      (win) => `Sconfitta esterna per ${lost(win)}: ${end(win)} sul campo ${won(win).di}.`,
      (win) => `${has(won(win))} vinto ${won(win)}, ${end(win)} in casa contro ${lost(win)}.`,
      (win) => `Vittoria interna per ${won(win)}: ${end(win)} contro ${lost(win)}.`,
    ],
    awayWin: [
      (win) => `${won(win)} ${has(won(win))} vinto ${end(win)} sul campo ${lost(win).di}.`,
      (win) => `${lost(win)} ${has(lost(win))} perso ${end(win)} in casa contro ${won(win)}.`,
      (win) => `In trasferta ${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)}.`,
      (win) => `È finita ${end(win)} per ${won(win)} sul campo ${lost(win).di}.`,
      (win) => `${lost(win)} ${beaten(lost(win), 'battuto')} ${end(win)} in casa ${won(win).da}.`,
      (win) => `${won(win)} ${imposed(won(win))} per ${end(win)} sul campo ${lost(win).di}.`,
      (win) => `${won(win)} ${has(won(win))} espugnato il campo ${lost(win).di}: ${end(win)}.`,
      (win) => `${has(won(win))} vinto in trasferta ${won(win)}: ${end(win)} contro ${lost(win)}.`,
      (win) => `Vittoria esterna per ${won(win)}: ${end(win)} sul campo ${lost(win).di}.`,
    ],
    justWon: [
      (win) => `${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)}.`,
      (win) => `${has(won(win))} vinto ${won(win)}: ${end(win)} contro ${lost(win)}.`,
      (win) => `${lost(win)} ${has(lost(win))} perso ${end(win)} contro ${won(win)}.`,
      (win) => `È finita ${end(win)} per ${won(win)} contro ${lost(win)}.`,
    ],
    rout: [
      (win, ground) => `${won(win)} ${has(won(win))} travolto ${lost(win)} per ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        `${lost(win)} ${beaten(lost(win), 'travolto')} ${end(win)} ${ground === undefined ? won(win).da : win.winnerAtHome ? `sul campo ${won(win).di}` : `in casa ${won(win).da}`}.`,
      (win, ground) => `Goleada ${won(win).di}: ${end(win)} ${over(win, ground)}.`,
      (win, ground) => `Tutto facile per ${won(win)}: ${end(win)} ${over(win, ground)}.`,
      (win, ground) => `${won(win)} ${has(won(win))} dilagato ${over(win, ground)}: è finita ${end(win)}.`,
      (win, ground) => `Pesante sconfitta per ${lost(win)}: ${end(win)} ${under(win, ground)}.`,
    ],
    lateWinner: inCase(
      ({ fromBehind }) => fromBehind === true,
      [
        (win, ground) =>
          `In rimonta ${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)}${where(win.winnerAtHome, ground)} con ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) =>
          `${lost(win)} ${was(lost(win))} in vantaggio, ma ${has(lost(win))} perso ${end(win)} ${under(win, ground)} per ${aGoal(win.by)} ${at(win)}.`,
      ],
      [
        (win, ground) => `${aGoal(win.by)} ${at(win)} ha dato ${won(win).a} la vittoria per ${end(win)} ${over(win, ground)}.`,
        (win, ground) =>
          `${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)}${where(win.winnerAtHome, ground)} grazie a ${aGoal(win.by)} ${at(win)}.`,
        (win, ground) =>
          `${ofGoal('Decisivo', win.by)} ${aGoal(win.by)} ${at(win)}: ${won(win)} ${has(won(win))} vinto ${end(win)} ${over(win, ground)}.`,
        (win, ground) =>
          `${lost(win)} ${has(lost(win))} subito ${at(win)} il gol decisivo${scoredBy(win.by)} e ${has(lost(win))} perso ${end(win)} ${under(win, ground)}.`,
        (win, ground) =>
          `Solo ${at(win)}${scoredBy(win.by)} ${won(win)} ${has(won(win))} piegato ${lost(win)}: ${end(win)}${where(win.winnerAtHome, ground)}.`,
        (win, ground) =>
          `${aGoal(win.by)} ${at(win)} ha deciso la partita: ${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)}${where(win.winnerAtHome, ground)}.`,
        (win, ground) => `La vittoria ${won(win).di} ${over(win, ground)}, per ${end(win)}, è arrivata ${at(win)}${scoredBy(win.by)}.`,
        (win, ground) =>
          win.by === 'own-goal'
            ? `${at(win)} un’autorete ha consegnato ${won(win).a} il ${end(win)} ${over(win, ground)}.`
            : `${at(win)} ${won(win)} ${has(won(win))} trovato${scoredBy(win.by)} il gol della vittoria ${over(win, ground)}: ${end(win)}.`,
      ],
    ),
    comebackWon: [
      (win, ground) =>
        `Sotto ${down(win)}, ${won(win)} ${has(won(win))} ribaltato la partita e battuto ${lost(win)} per ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        `In rimonta ${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)}${where(win.winnerAtHome, ground)}: ${was(won(win))} sotto ${down(win)}.`,
      (win, ground) =>
        `${lost(win).a} non è bastato essere avanti ${down(win)}: ${has(won(win))} vinto ${won(win)} per ${end(win)}${where(win.winnerAtHome, ground)}.`,
      (win, ground) =>
        `dal ${score(win.ownGoals, win.otherGoals)} al ${end(win)}: vittoria in rimonta per ${won(win)} ${over(win, ground)}.`,
    ],
    derbyWon: [
      (win, ground) => `${won(win)} ${has(won(win))} vinto il ${derbyOf(win.town, won(win), lost(win))}, ${end(win)} ${over(win, ground)}.`,
      (win, ground) => `Il ${derbyOf(win.town, won(win), lost(win))} è ${won(win).di}: ${end(win)} ${over(win, ground)}.`,
      (win, ground) =>
        `${lost(win)} ${has(lost(win))} perso il ${derbyOf(win.town, won(win), lost(win))}, ${end(win)} ${under(win, ground)}.`,
      (win, ground) =>
        `Nel ${derbyOf(win.town, won(win), lost(win))} ${won(win)} ${has(won(win))} battuto ${lost(win)} per ${end(win)}${where(win.winnerAtHome, ground)}.`,
    ],
    justDrawn: [
      (draw, ground) => `${home(draw)} ${has(home(draw))} pareggiato ${level(draw.goals)} ${facing(away(draw), true, ground)}.`,
      (draw, ground) => `${away(draw)} ${has(away(draw))} pareggiato ${level(draw.goals)} ${facing(home(draw), false, ground)}.`,
      (draw) => `È finita ${level(draw.goals)} tra ${home(draw)} e ${away(draw)}.`,
      (draw) => `Nessun vincitore tra ${home(draw)} e ${away(draw)}: ${level(draw.goals)}.`,
      (draw, ground) =>
        ground === undefined
          ? `Tra ${home(draw)} e ${away(draw)} è finita ${level(draw.goals)}.`
          : draw.goals === 0
            ? `Pareggio senza gol in casa ${home(draw).di} contro ${away(draw)}.`
            : `Pareggio in casa ${home(draw).di}: con ${away(draw)} è finita ${level(draw.goals)}.`,
      (draw) => `${home(draw)} e ${away(draw)} hanno pareggiato ${level(draw.goals)}.`,
      (draw, ground) =>
        ground === undefined
          ? `La sfida tra ${home(draw)} e ${away(draw)} si è chiusa sul ${level(draw.goals)}.`
          : `${away(draw)} ${is(away(draw))} ${away(draw).agree('uscito')} con ${aDraw(draw.goals)} dal campo ${home(draw).di}.`,
      (draw) =>
        `Pareggio${draw.goals === 0 ? ' senza gol' : ''} tra ${home(draw)} e ${away(draw)}${draw.goals === 0 ? '' : `: ${level(draw.goals)}`}.`,
    ],
    lateEqualiser: [
      (draw, ground) =>
        `${draw.club} ${has(draw.club)} pareggiato ${level(draw.goals)} ${withOther(draw, ground)} grazie a ${aGoal(draw.by)} ${at(draw)}.`,
      (draw, ground) => `${aGoal(draw.by)} ${at(draw)} ha dato ${draw.club.a} il ${level(draw.goals)} ${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent} ${is(draw.opponent)} ${draw.opponent.agree('rimasto')} avanti${where(!draw.atHome, ground)} ${until(draw)}, quando è arrivato${scoredBy(draw.by)} il ${level(draw.goals)} ${draw.club.di}.`,
      (draw, ground) =>
        `${draw.opponent.a} la vittoria è sfuggita ${at(draw)}${draw.by === undefined ? '' : ` per ${aGoal(draw.by)}`}: ${level(draw.goals)} ${withClub(draw, ground)}.`,
    ],
    comebackDrawn: [
      (draw, ground) =>
        `Sotto ${down(draw)}, ${draw.club} ${has(draw.club)} rimontato fino al ${level(draw.goals)} ${withOther(draw, ground)}.`,
      (draw, ground) =>
        `${draw.opponent.a} non è bastato essere avanti ${down(draw)}: è finita ${level(draw.goals)} ${withClub(draw, ground)}.`,
      (draw, ground) =>
        `Rimontato il ${down(draw)}, ${draw.club} ${has(draw.club)} pareggiato ${level(draw.goals)} ${withOther(draw, ground)}.`,
    ],
    derbyDrawn: [
      (draw) => `Il ${derbyOf(draw.town, home(draw), away(draw))} tra ${home(draw)} e ${away(draw)} è finito ${level(draw.goals)}.`,
      (draw, ground) =>
        `Nel ${derbyOf(draw.town, home(draw), away(draw))} ${home(draw)} ${has(home(draw))} pareggiato ${level(draw.goals)} ${facing(away(draw), true, ground)}.`,
      (draw) =>
        `Nessun vincitore nel ${derbyOf(draw.town, home(draw), away(draw))}: ${level(draw.goals)} tra ${home(draw)} e ${away(draw)}.`,
    ],
  };
}
