/** The catalogue's facts about a competition in a file, found by title or key. */
export interface TournamentFacts {
  readonly id: string;
  /** The IANA zone of the competition's kick-off times. */
  readonly zone: string;
  readonly seasonKind: 'autumn-spring' | 'calendar-year';
}

/** Finds a competition by a title ("English Premier League") or by a football.json key ("en.1"). */
export type FindTournament = (title: string) => TournamentFacts | undefined;
