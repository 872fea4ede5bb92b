import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { formatOf, loadFormats } from '#data/catalogue/load-formats.ts';
import { loadRulings } from '#data/catalogue/load-rulings.ts';
import { planSeason } from '#domain/forecast/season/end/plan-season.ts';
import { createSeasonEnd } from '#domain/forecast/season/end/play-out.ts';
import { isTotal } from '#domain/forecast/season/end/season-plan.ts';
import type { SeasonFacts, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { seasonTables } from '#domain/tournament/season/season-tables.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { factsOf } from './build-season.ts';
import { ClubNumbers } from './club-numbers.ts';
import { readOfficialSeason } from './official-season.ts';
import { readResultRows } from './read-result-rows.ts';
import { readResultText } from './read-result-text.ts';

const folder = sharedData('tables');
/** The parts of a season's matches after which the rest is played out. */
const playedParts = [0.05, 0.3, 0.5, 0.7, 0.8, 0.9, 0.97];

interface Season {
  readonly name: string;
  readonly format: SeasonFormat;
  readonly facts: SeasonFacts;
}

/** Returns the seasons of a folder that have results. */
function seasonsOf(place: string): Season[] {
  const [catalogue, formats, rulings] = [loadCatalogue(), loadFormats(), loadRulings()];
  return readdirSync(place).flatMap((file): Season[] => {
    const results = ['csv', 'txt'].map((ending) => join(place, 'results', file.replace('.json', `.${ending}`))).find(existsSync);
    if (!file.endsWith('.json') || results === undefined) return [];
    const season = readOfficialSeason(join(place, file));
    const seasonLabel = /\d{4}(?:-\d{2})?$/.exec(season.season)?.[0] ?? season.season;
    const format = formatOf(formats, season.tournament, seasonLabel);
    if (format === undefined) return [];
    const text = readFileSync(results, 'utf8');
    const { matches } = results.endsWith('.csv') ? readResultRows(results, text) : readResultText(results, text, seasonLabel.includes('-'));
    const names = season.tables.flatMap(({ rows }) => rows.map(({ club }) => club));
    const clubs = new ClubNumbers(catalogue, season.tournament.split('.')[0] ?? '', names);
    return [{ name: file, format, facts: factsOf({ format, season, seasonLabel, matches, clubs, rulings }) }];
  });
}

/** Returns the tables that differ when the rest of a season is played out from a moment with its own results. */
function differencesFrom({ name, format, facts }: Season, moment: Date): string[] {
  const end = seasonTables(format, facts);
  const stageOf = new Map<SeasonMatch, string>();
  for (const { matches, stage } of end.tables) for (const match of matches) if (!stageOf.has(match)) stageOf.set(match, stage);
  const isSplit = (match: SeasonMatch) => format.stages.find(({ id }) => id === stageOf.get(match))?.kind === 'split';
  const isOver = ({ kickoffUtc }: SeasonMatch) => kickoffUtc < moment;
  const begun = new Set(facts.matches.filter(isOver).map((match) => stageOf.get(match)));
  const known = facts.matches.flatMap((match): SeasonMatch[] => {
    if (isOver(match)) return [match];
    // Of a split is known who plays once it has begun.
    const isKnown = stageOf.has(match) && (!isSplit(match) || begun.has(stageOf.get(match)));
    return isKnown ? [{ ...match, goals: null }] : [];
  });
  const plan = planSeason(format, { ...facts, matches: known });
  if (plan === undefined) return [];
  const left = new Set(facts.matches.filter((match) => !isOver(match)));
  let isComplete = true;
  /** Returns the result of a match still to come, also if it was played on the other ground. */
  const resultOf = (home: number, away: number, fits: (match: SeasonMatch) => boolean) => {
    const of = (homeId: number, awayId: number) =>
      [...left].find((match) => match.homeId === homeId && match.awayId === awayId && fits(match));
    const match = of(home, away) ?? of(away, home);
    if (match?.goals == null) isComplete = false;
    else left.delete(match);
    const { home: scored, away: conceded } = match?.goals ?? { home: 0, away: 0 };
    return match?.homeId === home ? { home: scored, away: conceded } : { home: conceded, away: scored };
  };
  const season = createSeasonEnd(plan);
  for (const [index, { homeId, awayId, kickoffUtc }] of plan.awaited.entries()) {
    const stage = plan.stages.find((each) => !isTotal(each) && each.matches.includes(plan.played.length + index))?.id;
    const goals = resultOf(homeId, awayId, (match) =>
      kickoffUtc === null ? stageOf.get(match) === stage : +match.kickoffUtc === +kickoffUtc,
    );
    season.enter(index, goals.home, goals.away);
  }
  const tables = season.playOut((home, away) => resultOf(plan.clubs[home] as number, plan.clubs[away] as number, isSplit));
  // Of some seasons the results of the last stage are not at hand.
  if (!isComplete) return [];
  const asText = (rows: readonly (readonly [number, number])[]) => rows.map(([club, points]) => `${club} ${points}`).join(', ');
  return tables.flatMap(({ stage, table, group, order, pointsOf }) => {
    const official = end.tables.find((one) => one.stage === stage && one.table === table && one.group === group);
    const [ours, theirs] = [
      asText(order.map((club) => [plan.clubs[club] as number, pointsOf(club)])),
      asText((official?.rows ?? []).map(({ teamId, points }) => [teamId, points])),
    ];
    return ours === theirs ? [] : [`${name}, ${group ?? table} from ${moment.toISOString().slice(0, 10)}: ${ours}; not ${theirs}`];
  });
}

describe.skipIf(folder === undefined)('official seasons (skipped where ../shared/data/tables is not there)', () => {
  it('end in the simulations as they ended when their results are what is drawn', () => {
    const seasons = seasonsOf(folder ?? '');
    expect(seasons.length).toBeGreaterThan(40);
    const differences = seasons.flatMap((season) => {
      const kickoffs = season.facts.matches.map(({ kickoffUtc }) => kickoffUtc).sort((one, other) => one.getTime() - other.getTime());
      return playedParts.flatMap((part) => {
        const moment = kickoffs[Math.floor(part * kickoffs.length)] as Date;
        const isRuledLater = season.facts.adjustments?.some(({ decidedAt }) => decidedAt !== null && decidedAt > moment);
        return isRuledLater ? [] : differencesFrom(season, moment);
      });
    });
    expect(differences).toEqual([]);
  });
});
