import { groupName } from '#app/components/matches/group-name.ts';
import type { Translate } from '#app/i18n/words/translate.ts';
import { isStageId } from '#domain/tournament/season/stages/stage-names.ts';

/**
 * Returns the name of a stage of a season, or of a table within a stage: `Regular season`, `Championship group`.
 *
 * @throws RangeError for an unknown id
 */
export function stageName(t: Translate, id: string): string {
  if (!isStageId(id)) throw new RangeError(`no stage of a season is called "${id}"`);
  return t(`stage.${id}`);
}

/** A table as its heading names it. */
interface NamedTable {
  readonly table: string;
  readonly kind: string;
  readonly group: string | null;
}

/** Returns the name of a table beside others of its stage: `Group A`, `Eastern Conference`, `Top six`; undefined when it has none. */
export function tableName(t: Translate, { table, kind, group }: NamedTable): string | undefined {
  if (kind === 'split') return stageName(t, table);
  if (group === null) return undefined;
  if (table === 'zone') return t('table.zone', { name: group });
  if (/^east/i.test(group)) return t('table.easternConference');
  if (/^west/i.test(group)) return t('table.westernConference');
  return kind === 'conferences' ? group : groupName(t, group);
}

/** Returns the title of a table that is shown alone: its name, otherwise that of its stage; undefined for an unnamed table of a season's only stage. */
export function titleOfTable(
  t: Translate,
  table: NamedTable & { readonly stage: string; readonly isOnlyStage: boolean },
): string | undefined {
  return tableName(t, table) ?? (table.isOnlyStage ? undefined : stageName(t, table.stage));
}
