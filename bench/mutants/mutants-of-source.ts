import { parseSync } from 'vite';

/** One change of a source that a test should notice. */
export interface Mutant {
  /** The path from the root of the checkout. */
  readonly file: string;
  readonly kind: 'comparison' | 'statement' | 'constant';
  /** The place of the replaced text in the source, in UTF-16 units. */
  readonly start: number;
  readonly original: string;
  readonly replacement: string;
}

const flipped: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Types that wrap a value; all others of TypeScript are gone at run time. */
const wrappers: ReadonlySet<string> = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Returns every mutant of a source: a reversed comparison, a dropped statement, or a changed number or truth value. */
export function mutantsOfSource(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const mutants: Mutant[] = [];
  const add = (kind: Mutant['kind'], start: number, end: number, replacement: string) =>
    mutants.push({ file, kind, start, original: source.slice(start, end), replacement });

  function visit(node: Node): void {
    if (node.type.startsWith('TS') && !wrappers.has(node.type)) return;
    const flip = node.type === 'BinaryExpression' ? flipped[node.operator as string] : undefined;
    if (flip !== undefined) {
      const after = (node.left as Node).end;
      const at = source.indexOf(node.operator as string, after);
      add('comparison', at, at + (node.operator as string).length, flip);
    }
    if (node.type === 'ExpressionStatement' && typeof node.directive !== 'string') add('statement', node.start, node.end, ';');
    if (node.type === 'Literal' && typeof node.value === 'number') add('constant', node.start, node.end, String(node.value + 1));
    if (node.type === 'Literal' && typeof node.value === 'boolean') add('constant', node.start, node.end, String(!node.value));
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }
  visit(program as unknown as Node);
  return mutants.toSorted((one, other) => one.start - other.start);
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && typeof (value as Node).start === 'number'
  );
}

/**
 * Returns a source with a mutant in it.
 *
 * @throws Error when the source is not the one that the mutant was made of
 */
export function mutated(source: string, { file, start, original, replacement }: Mutant): string {
  if (!source.startsWith(original, start)) throw new Error(`${file} has not "${original}" at ${start} any more`);
  return source.slice(0, start) + replacement + source.slice(start + original.length);
}

/** Returns one line with the place and the change of a mutant. */
export function describeMutant(mutant: Mutant, source: string): string {
  const line = source.slice(0, mutant.start).split('\n').length;
  const brief = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${mutant.file}:${line} ${brief(mutant.original)} -> ${mutant.replacement}`;
}
