import type { Translate } from '#app/i18n/words/translate.ts';
import type { Carry, Criterion } from '#domain/tournament/season-format.ts';

/** A table whose clubs may have carried over points or results. */
interface CarryingTable {
  readonly carry: Carry | null;
  readonly order: readonly Criterion[];
  readonly rows: readonly { readonly carried: { readonly isRounded: boolean } | null }[];
}

/** Returns the note on what the clubs of a table carried over from the stage before; undefined for a first stage. */
export function carryNote(t: Translate, table: CarryingTable): string | undefined {
  const { carry, rows } = table;
  if (carry === null) return undefined;
  const note = t(`carry.${carry.points}`);
  if (carry.points === 'none') return note;
  const marked = isRoundingMarked(table) && rows.some(({ carried }) => carried?.isRounded === true);
  return `${note} ${t(carry.record ? 'carry.withRecord' : 'carry.withoutRecord')}${marked ? ` ${t('carry.rounded')}.` : ''}`;
}

/** Returns true when the rounding of halved points decides between level clubs, so that rows show it. */
export function isRoundingMarked({ order }: Pick<CarryingTable, 'order'>): boolean {
  return order.some((criterion) => criterion === 'rounded-first' || criterion === 'rounded-last');
}
