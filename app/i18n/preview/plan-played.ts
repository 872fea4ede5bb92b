import type { PreviewUnit } from './plan-preview.ts';
import type { ClubResult, PreviewFacts, PreviewMeetings, PreviewRecord } from './preview-facts.ts';
import { count, type PreviewFigure, type Statement, statement } from './preview-kinds.ts';

const formLength = 5;
/** Fewer matches than this are not called form, nor a run at home or away. */
const fewestInRun = 3;

/** Form, the records at home and away, and earlier meetings. */
export function planPlayed(facts: PreviewFacts): PreviewUnit[] {
  return [...form(facts), ...records(facts), ...meetings(facts)];
}

function form({ home, away, neutral }: PreviewFacts): PreviewUnit[] {
  const statements = [
    formOf(home.rowName, neutral ? undefined : 'home', home.form),
    formOf(away.rowName, neutral ? undefined : 'away', away.form),
  ].filter((statement) => statement !== undefined);
  if (statements.length === 0) return [];
  const isRun = statements.some(({ kind }) => kind !== 'formMixed');
  return [{ weight: isRun ? 0.95 : 0.65, statements }];
}

/** `side` is named `home` or `away` here and put into words by the language. */
function formOf(club: string, side: 'home' | 'away' | undefined, results: readonly ClubResult[]): Statement | undefined {
  const last = results.slice(0, formLength);
  if (last.length < fewestInRun) return undefined;
  const won = last.filter(({ scored, conceded }) => scored > conceded).length;
  const lost = last.filter(({ scored, conceded }) => scored < conceded).length;
  const drawn = last.length - won - lost;
  const shared = {
    club,
    side,
    count: count(last.length),
    scored: count(last.reduce((sum, { scored }) => sum + scored, 0)),
    conceded: count(last.reduce((sum, { conceded }) => sum + conceded, 0)),
  };
  if (won === last.length) return statement('formWins', shared);
  if (lost === last.length) return statement('formLosses', shared);
  if (lost === 0 && won > 0) return statement('formUnbeaten', { ...shared, won: count(won), drawn: count(drawn) });
  if (won === 0 && lost > 0) return statement('formWinless', { ...shared, drawn: count(drawn), lost: count(lost) });
  return statement('formMixed', { ...shared, won: count(won), drawn: count(drawn), lost: count(lost) });
}

function records({ home, away, neutral }: PreviewFacts): PreviewUnit[] {
  if (neutral || home.onThisSide === undefined || away.onThisSide === undefined) return [];
  if (Math.min(home.onThisSide.played, away.onThisSide.played) < fewestInRun) return [];
  const statements = [recordOf('home', home.onThisSide), recordOf('away', away.onThisSide)];
  const isRun = statements.some(({ kind }) => !kind.endsWith('Record'));
  return [{ weight: isRun ? 0.9 : 0.5, statements }];
}

function recordOf(side: 'home' | 'away', { played, won, drawn, lost, goalsFor, goalsAgainst }: PreviewRecord): Statement {
  const goals = { scored: count(goalsFor), conceded: count(goalsAgainst) };
  const shared = { played: count(played), drawn: count(drawn), ...goals };
  if (lost === 0 && won > 0) return statement(`${side}Unbeaten`, { ...shared, won: count(won) });
  if (won === 0 && lost > 0) return statement(`${side}Winless`, { ...shared, lost: count(lost) });
  return statement(`${side}Record`, { ...shared, won: count(won), lost: count(lost) });
}

function meetings({ home, away, meetings: met }: PreviewFacts): PreviewUnit[] {
  if (met === undefined) return [];
  if (met.count === 0) return [{ weight: 0.4, statements: [statement('meetingsNone', {})] }];
  const balances = met.count > 1 ? [balance(home.rowName, away.rowName, met)] : [];
  const last = met.last === undefined ? [] : [lastMeeting(home.rowName, away.rowName, met.last)];
  const isLead = balances.some(({ kind }) => kind === 'meetingsLead');
  return [
    ...(balances.length === 0 ? [] : [{ weight: isLead ? 0.75 : 0.6, statements: balances }]),
    ...(last.length === 0 ? [] : [{ weight: 0.5, statements: last }]),
  ];
}

function balance(home: string, away: string, { count: met, homeWins, awayWins, draws, coverage }: PreviewMeetings): Statement {
  const figures = { meetings: count(met), draws: count(draws), coverage };
  if (Math.abs(homeWins - awayWins) < 2) {
    return statement('meetingsClose', { ...figures, homeWins: count(homeWins), awayWins: count(awayWins) });
  }
  const [leading, trailing] = homeWins > awayWins ? [home, away] : [away, home];
  const wins: { leadingWins: PreviewFigure; trailingWins: PreviewFigure } = {
    leadingWins: count(Math.max(homeWins, awayWins)),
    trailingWins: count(Math.min(homeWins, awayWins)),
  };
  return statement('meetingsLead', { ...figures, leading, trailing, ...wins });
}

function lastMeeting(home: string, away: string, last: NonNullable<PreviewMeetings['last']>): Statement {
  const day = { as: 'day', of: last.day } as const;
  const [homeGoals, awayGoals] = [last.homeSideGoals, last.awaySideGoals];
  if (homeGoals === awayGoals) return statement('lastDrawn', { score: { as: 'score', of: [homeGoals, awayGoals] }, day });
  const score = { as: 'score', of: [Math.max(homeGoals, awayGoals), Math.min(homeGoals, awayGoals)] } as const;
  const [winner, loser] = homeGoals > awayGoals ? [home, away] : [away, home];
  return statement('lastWon', { winner, loser, score, day });
}
