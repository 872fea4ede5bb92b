import type { FeedEvent } from '#data/feeds/feed.ts';
import { samplePoisson } from '#domain/chance/poisson.ts';
import type { Random } from '#domain/chance/random.ts';
import type { Position, SquadMember } from '../clubs/squads.ts';
import { chancesOf, drawMatchdaySquads, type MatchdaySquad } from './match-line-ups.ts';
import { boardMinute, type MatchPlay, type Stretch } from './match-play.ts';

/** An event and the minutes since kick-off, breaks included, at which it becomes known. */
export interface TimedEvent {
  readonly at: number;
  readonly event: FeedEvent;
}

type Side = 'home' | 'away';
type Incident = {
  readonly at: number;
  readonly side: Side;
  readonly what: 'goal' | 'missed-penalty' | 'booking' | 'red-card' | 'substitution';
};

interface Eleven {
  onPitch: SquadMember[];
  bench: SquadMember[];
  readonly booked: Set<number>;
}

const scoring: Readonly<Record<Position, number>> = { goalkeeper: 0, defender: 1, midfielder: 3, forward: 8 };
const fouling: Readonly<Record<Position, number>> = { goalkeeper: 0.3, defender: 3, midfielder: 3, forward: 1.5 };

/**
 * Returns all events of a match, in order, by players who are on the pitch at the time.
 *
 * @param bookingFactors factors by which each side is booked more often than others
 */
export function matchEvents(
  seed: number,
  play: MatchPlay,
  squads: Readonly<Record<Side, readonly SquadMember[]>>,
  bookingFactors: Readonly<Record<Side, number>> = { home: 1, away: 1 },
): TimedEvent[] {
  const random = chancesOf(seed);
  const drawn = drawMatchdaySquads(squads, random);
  const elevens: Record<Side, Eleven> = { home: sendOut(drawn.home), away: sendOut(drawn.away) };
  const score = { home: 0, away: 0 };
  const happen = ({ at, side, what }: Incident): TimedEvent[] => {
    const own = elevens[side];
    const moment = boardMinute(stretchAt(play, at), at);
    const timed = (details: Omit<FeedEvent, 'minute' | 'addedMinute' | 'side'>): TimedEvent[] => [
      { at, event: { ...moment, side, ...details } },
    ];
    switch (what) {
      case 'goal': {
        score[side] += 1;
        const chance = random.uniform();
        const kind = chance < 0.03 ? 'own-goal' : chance < 0.12 ? 'penalty-goal' : 'goal';
        const scorers = kind === 'own-goal' ? elevens[side === 'home' ? 'away' : 'home'] : own;
        const weights = kind === 'own-goal' ? fouling : scoring;
        return timed({ kind, ...byPlayer(pick(scorers.onPitch, weights, random)), score: { ...score } });
      }
      case 'missed-penalty':
        return timed({ kind: what, ...byPlayer(pick(own.onPitch, scoring, random)) });
      case 'booking':
      case 'red-card': {
        const player = pick(own.onPitch, fouling, random);
        const { shirtNumber } = player;
        const second = what === 'booking' && own.booked.has(shirtNumber);
        own.booked.add(shirtNumber);
        // Below seven on the pitch the match would end, so no player is sent off then.
        if (what === 'red-card' || second) {
          if (own.onPitch.length <= 8) return [];
          own.onPitch = own.onPitch.filter((member) => member.shirtNumber !== shirtNumber);
        }
        return timed({ kind: second ? 'second-yellow-card' : what === 'booking' ? 'yellow-card' : 'red-card', ...byPlayer(player) });
      }
      case 'substitution': {
        const leaving = pick(own.onPitch, { goalkeeper: 0, defender: 1, midfielder: 2, forward: 2.5 }, random);
        const coming =
          own.bench.find(({ position }) => position === leaving.position) ?? own.bench.find(({ position }) => position !== 'goalkeeper');
        if (coming === undefined) return [];
        own.bench = own.bench.filter((member) => member !== coming);
        own.onPitch = [...own.onPitch.filter((member) => member !== leaving), coming];
        return timed({
          kind: 'substitution',
          ...byPlayer(coming),
          replacedNumber: leaving.shirtNumber,
          replacedName: leaving.name,
          replacedExternalId: leaving.externalId,
        });
      }
    }
  };
  return incidentsOf(play, bookingFactors, random).flatMap(happen);
}

function byPlayer({ shirtNumber, name, externalId }: SquadMember): Pick<FeedEvent, 'shirtNumber' | 'playerName' | 'playerExternalId'> {
  return { shirtNumber, playerName: name, playerExternalId: externalId };
}

function sendOut({ starters, bench }: MatchdaySquad): Eleven {
  return { onPitch: [...starters], bench: [...bench], booked: new Set() };
}

function incidentsOf(play: MatchPlay, bookingFactors: Readonly<Record<Side, number>>, random: Random): Incident[] {
  const halves = play.stretches.filter(({ period }) => period === 'first-half' || period === 'second-half');
  const [first, second] = halves as [Stretch, Stretch];
  const anywhere = (): number => {
    const half = random.uniform() < 0.4 ? first : second;
    return half.from + random.uniform() * (half.to - half.from);
  };
  const incidents: Incident[] = play.goals.map(({ at, side }) => ({ at, side, what: 'goal' }));
  const add = (count: number, side: Side, what: Incident['what'], when: () => number): void => {
    for (let index = 0; index < count; index += 1) incidents.push({ at: when(), side, what });
  };
  for (const side of ['home', 'away'] as const) {
    add(samplePoisson((side === 'home' ? 1.8 : 2.1) * bookingFactors[side], random), side, 'booking', anywhere);
    add(samplePoisson(0.05, random), side, 'red-card', anywhere);
    add(samplePoisson(0.03, random), side, 'missed-penalty', anywhere);
    add(3 + random.integer(3), side, 'substitution', () => second.from + (random.uniform() < 0.15 ? 0 : random.uniform() ** 0.8 * 43));
  }
  return incidents.sort((one, other) => one.at - other.at);
}

function stretchAt(play: MatchPlay, at: number): Stretch {
  const stretch = play.stretches.find(({ from, to }) => at >= from && at < to);
  if (stretch === undefined) throw new RangeError(`nothing is played ${at} minutes after kick-off`);
  return stretch;
}

function pick(members: readonly SquadMember[], weights: Readonly<Record<Position, number>>, random: Random): SquadMember {
  const total = members.reduce((sum, { position }) => sum + weights[position], 0);
  let left = random.uniform() * total;
  for (const member of members) {
    left -= weights[member.position];
    if (left < 0) return member;
  }
  return members.at(-1) as SquadMember;
}
