import { expect, it } from 'vitest';
import { addressList } from './lists/address-list.ts';

it('docs/addresses.md lists every address of the site; `node with-node-24.js vitest run tests/addresses.test.ts -u` writes it', async () => {
  await expect(addressList()).toMatchFileSnapshot('../docs/addresses.md');
});
