import { expect, it } from 'vitest';
import { withDevice } from './with-device.ts';

const message = { name: 'Ann', email: 'ann@example.org', message: 'The table is cut off.' };

it('puts the details below the text, apart from it', () => {
  expect(withDevice(message, 'isMobile: true\r\nisIos: true\u0000').message).toBe(
    'The table is cut off.\n\n– – –\nisMobile: true\nisIos: true',
  );
});

it('leaves a message alone with which none were sent', () => {
  expect(withDevice(message, ' \n')).toEqual(message);
});

it('takes no more of them than any browser tells', () => {
  expect(withDevice(message, 'x'.repeat(5_000)).message).toHaveLength('The table is cut off.\n\n– – –\n'.length + 1_000);
});
