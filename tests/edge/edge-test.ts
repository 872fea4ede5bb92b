import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/* npm run edge-test: the tests that need a Varnish in front of the site. Ends with 1 when one fails, and when Varnish is missing. */
const program = '/usr/sbin/varnishd';
const module = '/usr/lib/*/varnish/vmods/libvmod_xkey.so';
const missing = [...(existsSync(program) ? [] : [program]), ...(globSync(module).length > 0 ? [] : [module])];
if (missing.length > 0) {
  process.stderr.write(
    `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing, so nothing was tested. On Debian: apt-get install varnish varnish-modules\n`,
  );
  process.exit(1);
}
const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/edge/vitest.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
process.exitCode = status ?? 1;
