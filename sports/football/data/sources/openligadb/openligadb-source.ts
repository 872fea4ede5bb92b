import type { FeedBatch, FeedMatch, FeedProblem, UndatedMatch } from '#data/feeds/feed.ts';
import { problemsOfRow } from '#data/sources/problems-of-row.ts';
import { datedAndUndated } from '#data/sources/reported-kickoff.ts';
import type { Source } from '#data/sources/source.ts';
import { parseAnswer } from './answer.ts';
import { openLigaDBCalls } from './calls.ts';
import { type OpenLigaDBLeague, toFeedMatch } from './to-feed-match.ts';

/** Returns OpenLigaDB as a source: the German leagues and cup with their goals, without a key, under the Open Database License. */
export function createOpenLigaDBSource({ address }: { readonly address: URL }, leagues: readonly OpenLigaDBLeague[]): Source {
  const leagueOf = new Map(leagues.map((league) => [league.shortcut.toLowerCase(), league]));
  return {
    name: 'openligadb',
    budget: { perMinute: 60, perDay: 5000 },
    calls: (fixtures, now) => openLigaDBCalls(leagues, address, fixtures, now),
    read: (call, text, now) => readAnswer(call.name, text, now, leagueOf),
  };
}

function readAnswer(source: string, text: string, now: Date, leagueOf: ReadonlyMap<string, OpenLigaDBLeague>): FeedBatch {
  const answer = parseAnswer(source, text);
  const matches: (FeedMatch | UndatedMatch)[] = [];
  const problems: FeedProblem[] = [...answer.problems];
  const seen = new Set<number>();
  for (const { row, match } of answer.matches) {
    const league = leagueOf.get(match.leagueShortcut.toLowerCase());
    if (league === undefined) {
      problems.push({ source, row, field: 'leagueShortcut', value: match.leagueShortcut, code: 'unknown-competition', loses: 'match' });
      continue;
    }
    if (seen.has(match.matchID)) {
      problems.push({ source, row, field: 'matchID', value: String(match.matchID), code: 'duplicate-row' });
      continue;
    }
    seen.add(match.matchID);
    const read = toFeedMatch(match, league, now);
    problems.push(...problemsOfRow({ source, row }, read));
    if (read.match !== undefined) matches.push({ row, ...read.match });
  }
  return { source, rows: answer.rows, ...datedAndUndated(matches), problems, progress: { done: 1, total: 1 } };
}
