import { playDeploy } from './play-deploy.ts';

/*
 * npm run deploy-test -- <commit>: serves the demonstration with the build of a commit, then with the present one on the same database, while
 * visitors go on. Ends with 1 when a visitor met an error, with 2 when it was called wrongly. It fetches the packages of that commit from the
 * registry, and so is no part of `npm test`.
 */
const [commit, ...more] = process.argv.slice(2);
if (commit === undefined || more.length > 0) {
  process.stderr.write('one commit is wanted, the last of the former release: npm run deploy-test -- <commit>\n');
  process.exit(2);
}
const { faults, ...figures } = await playDeploy(commit, (what) => process.stderr.write(`${what}\n`));
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
