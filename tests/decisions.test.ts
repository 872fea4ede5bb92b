import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/** The parts of a decision's record that this test reads. */
interface Decision {
  readonly number: number;
  readonly file: string;
  readonly title: string;
  /** The first lines below the title, which name the decisions that it replaces. */
  readonly opening: string;
}

const decisions = globSync('docs/decisions/[0-9]*.md')
  .sort()
  .map((path): Decision => {
    const [heading = '', , ...lines] = readFileSync(path, 'utf8').split('\n');
    const [, number, title] = heading.match(/^# (\d+)\. (.+)$/) ?? [];
    if (number === undefined || title === undefined) throw new Error(`${path} does not begin with "# number. title"`);
    return { number: Number(number), file: basename(path), title, opening: lines.slice(0, lines.indexOf('')).join(' ') };
  });

/** Returns the numbers of the decisions that are linked in the sentences of an opening that match a pattern. */
function linked({ opening }: Decision, pattern: RegExp): number[] {
  const sentences = opening.split(/(?<=\.) (?=[A-Z*])/).filter((sentence) => pattern.test(sentence));
  return sentences.flatMap((sentence) => [...sentence.matchAll(/\((\d{4})-[^)]+\.md\)/g)].map(([, number]) => Number(number)));
}

const whole = /\*\*Superseded\*\* by|^Replaced by/;
const part = /\b(?:supersedes|replaces|changes|takes? the place of)\b/i;

function stateOf(decision: Decision): string {
  const successors = linked(decision, whole);
  if (successors.length > 0) return `superseded by ${successors.map(link).join(', ')}`;
  const changes = decisions.filter((other) => linked(other, part).includes(decision.number)).map(({ number }) => number);
  return changes.length === 0 ? 'in force' : `in force, changed in part by ${changes.map(link).join(', ')}`;
}

function link(number: number): string {
  const decision = decisions.find((other) => other.number === number);
  if (decision === undefined) throw new Error(`there is no decision ${number}`);
  return `[${number}](${decision.file})`;
}

it('numbers each decision as its file, and none like another', () => {
  expect(decisions.map(({ file }) => Number(file.slice(0, 4)))).toEqual(decisions.map(({ number }) => number));
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
});

it('docs/decisions/README.md lists every decision with its state', async () => {
  const rows = decisions.map((decision) => `| ${link(decision.number)} | ${decision.title} | ${stateOf(decision)} |`);
  const text = [
    '# Decisions',
    '',
    'Each file records one decision and its reasons. The state follows from the first lines of the files: a decision that takes the place of another says so there.',
    'This list is written by `node with-node-24.js vitest run tests/decisions.test.ts -u`.',
    '',
    '| number | decision | state |',
    '| --: | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../docs/decisions/README.md');
});
