import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { createRandom, shuffle } from '#domain/chance/random.ts';

/** The projects in the order in which they run: the site of the browser's journeys is filled while the others do. */
const projects = ['floors', 'pages', 'browser'];

/** The files that take longest. They begin before others of their project, so that none is left alone at the end. */
const longest = [
  'tests/e2e/every-page.test.ts',
  'tests/e2e/every-page-in-languages.test.ts',
  'tests/e2e/hot-reload.test.ts',
  'tests/e2e/calendars-and-embeds.test.ts',
  'tests/e2e/lists-that-grow.test.ts',
  'tests/site/live-match.test.ts',
];

/** Orders test files by their projects, the longest of each first; with `--sequence.shuffle`, those of each project at random, by the seed. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name);
    if (sequence.shuffle) {
      const inOneOrder = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
      return shuffle(inOneOrder, createRandom(sequence.seed)).sort((one, other) => projectOf(one) - projectOf(other));
    }
    const placeOf = (file: TestSpecification) => projectOf(file) * 2 + (longest.includes(relative(root, file.moduleId)) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
