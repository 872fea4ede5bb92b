import type { Stage } from '#domain/tournament/round.ts';
import type { SpanishNoun } from '../nouns/nouns.ts';

/** Rounds that texts name, to follow `en`. */
const rounds: Readonly<Partial<Record<Stage, string>>> = {
  preliminary: 'la ronda preliminar',
  'qualifying-1': 'la primera ronda previa',
  'qualifying-2': 'la segunda ronda previa',
  'qualifying-3': 'la tercera ronda previa',
  'qualifying-4': 'la cuarta ronda previa',
  'qualifying-play-off': 'el playoff de la previa',
  group: 'la fase de grupos',
  'league-phase': 'la fase liga',
  'round-1': 'la primera ronda',
  'round-2': 'la segunda ronda',
  'round-3': 'la tercera ronda',
  'round-4': 'la cuarta ronda',
  'round-5': 'la quinta ronda',
  'round-6': 'la sexta ronda',
  'round-7': 'la séptima ronda',
  'round-8': 'la octava ronda',
  'knock-out-play-off': 'el playoff de octavos',
  'round-of-128': 'los sesentaicuatroavos de final',
  'round-of-64': 'los treintaidosavos de final',
  'round-of-32': 'los dieciseisavos de final',
  'round-of-16': 'los octavos de final',
  'quarter-final': 'los cuartos de final',
  'semi-final': 'las semifinales',
  'third-place': 'el partido por el tercer puesto',
  'play-off': 'el playoff',
  'promotion-play-off': 'el playoff de ascenso',
  'relegation-play-off': 'el playoff de permanencia',
  'championship-round': 'la fase por el título',
  'relegation-round': 'la fase por la permanencia',
};

/** `en los octavos de final de la Copa del Rey`, `en la Copa del Rey`. */
export const inRound = (competition: SpanishNoun, stage: Stage | undefined) => {
  const round = stage && rounds[stage];
  return round ? `en ${round} ${competition.de}` : `en ${competition}`;
};

/** Derbies with a proper name, by the town as prose names it. */
const derbies: Readonly<Record<string, string>> = {
  Lisboa: 'derbi lisboeta',
  Londres: 'derbi londinense',
  Madrid: 'derbi madrileño',
  Milán: 'derbi milanés',
  Roma: 'derbi romano',
  Sevilla: 'derbi sevillano',
  Turín: 'derbi turinés',
};
/** Towns with so many clubs that none of their derbies is the derby. */
const severalDerbies = new Set(
  'Londres,Madrid,Estambul,Buenos Aires,Río de Janeiro,São Paulo,Atenas,Praga,Budapest,Bucarest,Viena,Moscú,Ciudad de México'.split(','),
);

interface Derby {
  readonly home: SpanishNoun;
  readonly away: SpanishNoun;
  readonly town: SpanishNoun;
}

/** Returns true when a club has the name of the town, which a sentence then leaves out. */
const namesTown = ({ home, away, town }: Derby) => [home, away].some(({ bare }) => ` ${bare} `.includes(` ${town.bare} `));

/** `el derbi sevillano`, `un derbi londinense`, `el derbi de Bristol`; `el derbi` when a club has the name of the town. */
export function derbyOf(facts: Derby): string {
  const { town } = facts;
  const article = severalDerbies.has(town.bare) ? 'un' : 'el';
  if (derbies[town.bare] !== undefined) return `${article} ${derbies[town.bare]}`;
  return namesTown(facts) ? `${article} derbi` : `${article} derbi ${town.de}`;
}

/** `derbi sevillano`, `derbi en Bristol`, `derbi`. */
export const derbyDay = (facts: Derby) => derbies[facts.town.bare] ?? (namesTown(facts) ? 'derbi' : `derbi en ${facts.town}`);

/** ` en Bristol`; empty when a club has the name of the town. */
export const inTown = (facts: Derby) => (namesTown(facts) ? '' : ` en ${facts.town}`);
