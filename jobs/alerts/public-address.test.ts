import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['142.250.102.95', '34.107.221.82', '17.57.144.1', '2a00:1450:4001:80b::200a', '2620:149:a44::1'])(
  '%s is an address that everybody can reach',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.100.100.200',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  '2001:db8::1',
  '2002:7f00:1::',
])('%s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
