import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The projects in the order in which they run: the site of the browser's journeys is filled while the others do. */
const projects = ['floors', 'pages', 'browser'];
/** The files that take longest. They begin before others of their project, so that none runs alone at the end. */
const longest = [
  'tests/e2e/every-page.test.ts',
  'tests/e2e/every-page-in-languages.test.ts',
  'tests/e2e/hot-reload.test.ts',
  'tests/e2e/calendars-and-embeds.test.ts',
  'tests/e2e/lists-that-grow.test.ts',
  'tests/site/live-match.test.ts',
];

/** Orders test files by their projects, the longest of each first. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const root = this.ctx.config.root;
    const placeOf = ({ project, moduleId }: TestSpecification) => {
      const isLong = longest.includes(relative(root, moduleId));
      return projects.indexOf(project.name) * 2 + (isLong ? 0 : 1);
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
