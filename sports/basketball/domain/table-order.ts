import { type ClubGame, recordOfGames, winningShare } from './played-game.ts';

/**
 * The rules that separate clubs with the same share of games won. `nba`: the share of the games among them, who leads a division, the share within
 * their division where all are of the same, the share within the conference, the difference of points; where more than two are level, who leads a
 * division comes first. `euroleague`: the share of the games among
 * them, the difference of points in those, the difference of points in all.
 */
export const basketballTieBreaks = ['nba', 'euroleague'] as const;
export type BasketballTieBreak = (typeof basketballTieBreaks)[number];

/** A club with the games that count in its table, from its own side. */
export interface OrderedClub {
  readonly clubId: number;
  readonly division?: string | undefined;
  readonly games: readonly ClubGame[];
}

type Criterion = (club: OrderedClub) => number;

/**
 * Returns clubs in the order of a table: by share of games won, one that has not played in the middle, then by the tie-break. Once a rule
 * has parted some of several level clubs, those that are still level begin with the first rule again (NBA, "Tie-breaker procedures").
 * Before the end of a season the leader of a division stands for its winner. Left out of the NBA's procedure: records against clubs of either conference
 * that reach the play-offs; the lot. Clubs that nothing parts stay in the order in which they were given.
 */
export function orderByTieBreak(clubs: readonly OrderedClub[], tieBreak: BasketballTieBreak): OrderedClub[] {
  const leaders = tieBreak === 'nba' ? divisionLeaders(clubs) : noLeaders;
  return groupsInOrder(clubs, { table: clubs, tieBreak, leaders }).flat();
}

interface Setting {
  readonly table: readonly OrderedClub[];
  readonly tieBreak: BasketballTieBreak;
  readonly leaders: ReadonlySet<OrderedClub>;
}

const noLeaders: ReadonlySet<OrderedClub> = new Set();

/** Returns the club of each division that stands before its others; none of a division in which nothing parts the first two, as before the first game. */
function divisionLeaders(table: readonly OrderedClub[]): ReadonlySet<OrderedClub> {
  const divisions = Map.groupBy(
    table.filter(({ division }) => division !== undefined),
    ({ division }) => division,
  );
  return new Set(
    [...divisions.values()].flatMap((ofDivision) => {
      const [first = []] = groupsInOrder(ofDivision, { table, tieBreak: 'nba', leaders: noLeaders });
      return first.length === 1 ? first.filter(({ games }) => games.length > 0) : [];
    }),
  );
}

/** Returns clubs in their order, those that nothing parts in one group. */
function groupsInOrder(clubs: readonly OrderedClub[], setting: Setting): (readonly OrderedClub[])[] {
  return parted(clubs, ({ games }) => shareOf(games)).flatMap((level) => partLevel(level, setting));
}

function partLevel(level: readonly OrderedClub[], setting: Setting): (readonly OrderedClub[])[] {
  if (level.length === 1) return [level];
  for (const criterion of criteriaOf(level, setting)) {
    const groups = parted(level, criterion);
    if (groups.length > 1) return groups.flatMap((group) => partLevel(group, setting));
  }
  return [level];
}

function criteriaOf(level: readonly OrderedClub[], { table, tieBreak, leaders }: Setting): readonly Criterion[] {
  const against = (opponents: readonly OrderedClub[]) => {
    const ids = new Set(opponents.map(({ clubId }) => clubId));
    return ({ games }: OrderedClub) => games.filter(({ opponentId }) => ids.has(opponentId));
  };
  const among = against(level);
  const amongShare: Criterion = (club) => shareOf(among(club));
  const difference: Criterion = ({ games }) => differenceOf(games);
  if (tieBreak === 'euroleague') return [amongShare, (club) => differenceOf(among(club)), difference];
  const [division] = level.map((club) => club.division);
  const isOneDivision = division !== undefined && level.every((club) => club.division === division);
  const ofDivision = against(table.filter((club) => club.division === division));
  const ofConference = against(table);
  const isLeader: Criterion = (club) => Number(leaders.has(club));
  return [
    ...(level.length > 2 ? [isLeader, amongShare] : [amongShare, isLeader]),
    ...(isOneDivision ? [(club: OrderedClub) => shareOf(ofDivision(club))] : []),
    (club) => shareOf(ofConference(club)),
    difference,
  ];
}

/** Returns clubs by groups that are alike by a criterion, the highest first, each in the order given. */
function parted(clubs: readonly OrderedClub[], criterion: Criterion): OrderedClub[][] {
  return [...Map.groupBy(clubs, criterion)].sort(([first], [second]) => second - first).map(([, group]) => group);
}

const shareOf = (games: readonly ClubGame[]): number => winningShare(recordOfGames(games)) ?? 0.5;
const differenceOf = (games: readonly ClubGame[]): number => games.reduce((sum, { scored, conceded }) => sum + scored - conceded, 0);
