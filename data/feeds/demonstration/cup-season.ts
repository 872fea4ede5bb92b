import { combineSeeds, createRandom, hashText, shuffle } from '#domain/chance/random.ts';
import { isKnockOut } from '#domain/tournament/round.ts';
import type { Calendar } from './calendar.ts';
import type { ClubStrengths } from './club-strength.ts';
import type { DemonstrationClub, DemonstrationTournament } from './demonstration-catalogue.ts';
import { leaguePhaseMatchdays } from './league-phase.ts';
import { rankLeaguePhase } from './league-phase-ranking.ts';
import { type Pair, planMatch } from './league-season.ts';
import type { SetMatch } from './match-days.ts';
import { type PlannedMatch, playOf } from './planned-match.ts';

/** A round is drawn so long after the last match of the round before it began. */
const drawDelayMs = 14 * 3_600_000;

/** A cup's season. Each knock-out round is drawn from the winners of the one before, and not known before that is played. */
export class CupSeason {
  readonly #tournament: DemonstrationTournament;
  readonly #year: number;
  readonly #strengths: ClubStrengths;
  readonly #places: readonly (readonly SetMatch[])[];
  readonly #seed: number;
  readonly #rounds: PlannedMatch[][] = [];
  readonly #publishedMs: number;
  readonly #leaguePhase: readonly (readonly Pair[])[];

  constructor(tournament: DemonstrationTournament, year: number, calendar: Calendar, strengths: ClubStrengths) {
    this.#tournament = tournament;
    this.#year = year;
    this.#strengths = strengths;
    this.#places = calendar.roundsOf(tournament, year);
    this.#publishedMs = calendar.publishedMs(tournament, year);
    this.#seed = combineSeeds(hashText(tournament.id), year);
    const opensWithTable = this.#places[0]?.[0]?.round.stage === 'league-phase';
    this.#leaguePhase = opensWithTable
      ? leaguePhaseMatchdays(tournament.clubs, this.#seed).map((pairings) =>
          pairings.map(({ home, away }) => ({
            home: tournament.clubs[home] as DemonstrationClub,
            away: tournament.clubs[away] as DemonstrationClub,
          })),
        )
      : [];
  }

  /** The matches whose pairs are known at a moment. */
  drawnUntil(nowMs: number): PlannedMatch[] {
    while (this.#rounds.length < this.#places.length) {
      const drawnMs = this.#drawnMs();
      if (drawnMs > nowMs) break;
      this.#rounds.push(this.#draw(drawnMs));
    }
    return this.#rounds.flat().filter(({ drawnMs }) => drawnMs <= nowMs);
  }

  #drawnMs(): number {
    const number = this.#rounds.length;
    if (number === 0 || number < this.#leaguePhase.length) return this.#publishedMs;
    return Math.max(...(this.#rounds[number - 1] as PlannedMatch[]).map(({ kickoffMs }) => kickoffMs)) + drawDelayMs;
  }

  #draw(drawnMs: number): PlannedMatch[] {
    const number = this.#rounds.length;
    const places = this.#places[number] as readonly SetMatch[];
    const random = createRandom(combineSeeds(this.#seed, number));
    const pairs = this.#leaguePhase[number] ?? this.#pairsOf(number, places.length, (clubs) => shuffle(clubs, random));
    const stage = places[0]?.round.stage;
    return pairs.map((pair, index) =>
      planMatch(places[index] as SetMatch, this.#year, pair, this.#strengths, {
        publishedMs: drawnMs,
        mustHaveWinner: stage !== undefined && isKnockOut(stage),
        neutralVenue: stage === 'final',
      }),
    );
  }

  #pairsOf(number: number, matches: number, mix: (clubs: readonly DemonstrationClub[]) => DemonstrationClub[]): Pair[] {
    const tableRounds = this.#leaguePhase.length;
    if (tableRounds > 0 && number <= tableRounds + 1) {
      const ranked = rankLeaguePhase(this.#tournament.clubs, this.#rounds.slice(0, tableRounds).flat());
      // Ninth to sixteenth are at home to seventeenth to twenty-fourth; the first eight wait for who wins.
      if (number === tableRounds) return pairUp(mix(ranked.slice(8, 16)), mix(ranked.slice(16, 24)));
      return pairUp(mix(winnersOf(this.#rounds[number - 1] ?? [])), mix(ranked.slice(0, 8)));
    }
    const entering = number === 0 ? this.#tournament.clubs : this.#entrantsAfter(number - 1);
    const drawn = mix(entering).slice(0, matches * 2);
    return pairUp(drawn.slice(0, matches), drawn.slice(matches));
  }

  /** Winners of a round, and in a first round that not all clubs play those whom it spared. */
  #entrantsAfter(number: number): DemonstrationClub[] {
    const played = this.#rounds[number] as PlannedMatch[];
    const winners = winnersOf(played);
    if (played[0]?.round.stage !== 'round-1') return winners;
    const busy = new Set(played.flatMap(({ home, away }) => [home.slug, away.slug]));
    return [...winners, ...this.#tournament.clubs.filter(({ slug }) => !busy.has(slug))];
  }
}

function pairUp(home: readonly DemonstrationClub[], away: readonly DemonstrationClub[]): Pair[] {
  return home.map((club, index) => ({ home: club, away: away[index] as DemonstrationClub }));
}

/** Those who go on, in the order of their matches. */
function winnersOf(matches: readonly PlannedMatch[]): DemonstrationClub[] {
  return matches.map((match) => (playOf(match).winner === 'away' ? match.away : match.home));
}
