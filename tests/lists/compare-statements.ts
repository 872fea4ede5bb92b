import { keyOf, type RecordedStatement } from './statement-list.ts';

/** Returns the statements that ran and are not listed, and, where everything ran, those that are listed and did not run. */
export function compareStatements(
  listed: readonly RecordedStatement[],
  recorded: readonly RecordedStatement[],
  isWhole: boolean,
): { readonly added: RecordedStatement[]; readonly gone: RecordedStatement[] } {
  const [known, ran] = [new Set(listed.map(keyOf)), new Set(recorded.map(keyOf))];
  return {
    added: [
      ...new Map(recorded.filter((statement) => !known.has(keyOf(statement))).map((statement) => [keyOf(statement), statement])).values(),
    ],
    gone: isWhole ? listed.filter((statement) => !ran.has(keyOf(statement))) : [],
  };
}

/**
 * Returns the list that fits what ran: after a run of everything, what ran; after another run, the list with what was added, without former texts of the
 * same names. A statement of several files stays with the file with which it was listed, as long as that file runs it.
 */
export function mergeStatements(
  listed: readonly RecordedStatement[],
  recorded: readonly RecordedStatement[],
  isWhole: boolean,
): RecordedStatement[] {
  const { added } = compareStatements(listed, recorded, false);
  const renewed = new Set(added.flatMap(({ name }) => (name === undefined ? [] : [name])));
  const filesOf = Map.groupBy(recorded, keyOf);
  const kept = listed.flatMap((statement) => {
    const files = filesOf.get(keyOf(statement));
    if (files === undefined) return isWhole || (statement.name !== undefined && renewed.has(statement.name)) ? [] : [statement];
    if (!isWhole || files.some(({ file }) => file === statement.file)) return [statement];
    return files.slice(0, 1);
  });
  return [...kept, ...added];
}
