import { dayNumber } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, createRandom, hashText, shuffle } from '#domain/chance/random.ts';
import { isKnockOut } from '#domain/tournament/round.ts';
import type { DemonstrationClub, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { ClubStrengths } from '../clubs/club-strength.ts';
import type { Calendar } from './calendar.ts';
import { afterNews } from './league-fixtures.ts';
import { leaguePhaseMatchdays } from './league-phase.ts';
import { rankLeaguePhase } from './league-phase-ranking.ts';
import { type Pair, planMatch } from './league-season.ts';
import type { ScheduledMatch } from './match-days.ts';
import { type PlannedMatch, playOf } from './planned-match.ts';

/** Time after the beginning of the last match of a round at which the next round is drawn. */
const drawDelayMs = 14 * 3_600_000;

/** A cup's season. Each knock-out round is drawn from the winners of the one before, and is not known before that is played. */
export class CupSeason {
  readonly #tournament: DemonstrationTournament;
  readonly #year: number;
  readonly #strengths: ClubStrengths;
  readonly #places: readonly (readonly ScheduledMatch[])[];
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

  /** Returns the matches whose pairs are known at a moment. */
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
    const before = this.#rounds[number - 1] as PlannedMatch[];
    if (before[0]?.round.leg === 1) return before[0].drawnMs;
    return Math.max(...before.map(({ kickoffMs }) => kickoffMs)) + drawDelayMs;
  }

  #draw(drawnMs: number): PlannedMatch[] {
    const number = this.#rounds.length;
    const places = this.#places[number] as readonly ScheduledMatch[];
    const { stage, leg } = (places[0] as ScheduledMatch).round;
    const firstLegs = leg === 2 ? this.#rounds[number - 1] : undefined;
    const pairs = firstLegs?.map(({ home, away }): Pair => ({ home: away, away: home })) ?? this.#pairsOf(number, places.length);
    const neutralVenue = stage === 'final';
    return pairs.map(({ home, away }, index) => {
      const place = places[index] as ScheduledMatch;
      const { seed, kickoffMs } = place;
      const expected = afterNews(this.#strengths.expectedGoals(home, away, dayNumber(kickoffMs), neutralVenue), seed);
      const firstLeg = firstLegs?.[index];
      return planMatch(
        place,
        this.#year,
        { home, away, seed, expected, fate: 'played' },
        { publishedMs: drawnMs, mustHaveWinner: isKnockOut(stage) && leg !== 1, neutralVenue, firstLeg },
      );
    });
  }

  #pairsOf(number: number, matches: number): readonly Pair[] {
    const ofTable = this.#leaguePhase[number];
    if (ofTable !== undefined) return ofTable;
    const random = createRandom(combineSeeds(this.#seed, number));
    const mix = (clubs: readonly DemonstrationClub[]) => shuffle(clubs, random);
    const before = this.#rounds[number - 1] ?? [];
    if (this.#places[number]?.[0]?.round.stage === 'knock-out-play-off') {
      // Ninth to sixteenth are at home last.
      const ranked = this.#ranked();
      return pairUp(mix(ranked.slice(16, 24)), mix(ranked.slice(8, 16)));
    }
    // The first eight of the table wait for who wins the play-off.
    if (before[0]?.round.stage === 'knock-out-play-off') return pairUp(mix(winnersOf(before)), mix(this.#ranked().slice(0, 8)));
    const entering = number === 0 ? this.#tournament.clubs : this.#entrantsAfter(number - 1);
    const drawn = mix(entering).slice(0, matches * 2);
    return pairUp(drawn.slice(0, matches), drawn.slice(matches));
  }

  #ranked(): DemonstrationClub[] {
    return rankLeaguePhase(this.#tournament.clubs, this.#rounds.slice(0, this.#leaguePhase.length).flat());
  }

  /** Returns the clubs that go through from a round: its winners, and after a first round also the clubs that did not have to play in it. */
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

/** Returns the clubs that go through, in the order of their matches. */
function winnersOf(matches: readonly PlannedMatch[]): DemonstrationClub[] {
  return matches.map((match) => (playOf(match).winner === 'away' ? match.away : match.home));
}
