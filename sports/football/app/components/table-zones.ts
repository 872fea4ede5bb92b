import { stageName } from '#app/components/competitions/stage-name.ts';
import styles from '#app/components/competitions/table-zones.module.css';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { Translate } from '#app/i18n/words/translate.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';

const descending: Readonly<Record<string, string | undefined>> = {
  'relegation-round': styles.relegationPlayOff,
  'relegation-play-off': styles.relegationPlayOff,
  relegation: styles.relegation,
  out: styles.relegation,
};
const ascending = [styles.first, styles.second, styles.third, styles.fourth];

/** Returns the name of a zone: the name of the stage that it leads to, when the season's format defines one. */
export function zoneName(t: Translate, { kind, leadsTo }: TableZone): string {
  return leadsTo === undefined ? t(`zone.${kind}` as MessageKey) : stageName(t, leadsTo);
}

/** Returns the first zone that includes a place; undefined when none does. */
export function zoneAt(zones: readonly TableZone[], place: number): TableZone | undefined {
  return zones.find(({ from, to }) => place >= from && place <= to);
}

/** Returns the class that gives each kind of zone its colour, the kind of the best place first. */
export function zoneClasses(zones: readonly TableZone[]): ReadonlyMap<string, string | undefined> {
  const classes = new Map<string, string | undefined>();
  let ascents = 0;
  for (const { kind } of [...zones].sort((first, second) => first.from - second.from)) {
    if (classes.has(kind)) continue;
    classes.set(kind, kind in descending ? descending[kind] : ascending[Math.min(ascents++, ascending.length - 1)]);
  }
  return classes;
}
