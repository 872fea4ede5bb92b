import { expect, it } from 'vitest';
import { noticesOf } from './notices-of.ts';

it('speaks by the home of the language as long as the country is not known', () => {
  expect(noticesOf({ language: 'cs' })).toMatchObject({
    minimumAge: 18,
    notices: ['czechia-ministry'],
    helplines: [{ phone: '777 477 877' }, { phone: '800 350 000' }],
    regulator: { name: 'Ministerstvo financí' },
  });
  expect(noticesOf({ language: 'el' })).toMatchObject({ minimumAge: 21, helplines: [{ phone: '1114' }] });
});

it('names the help of the visitor’s country and keeps the warning of the language', () => {
  const notices = noticesOf({ country: 'GB', language: 'cs' });
  expect(notices).toMatchObject({ notices: ['czechia-ministry'], selfExclusion: { name: 'GAMSTOP' } });
  expect(notices.helplines.map(({ phone }) => phone)).toEqual(['0808 8020 133']);
});

it('adds the warning of the visitor’s country', () => {
  expect(noticesOf({ country: 'CZ', language: 'de' }).notices).toEqual(['germany-addiction', 'czechia-ministry']);
});

it('leaves out what a country does not have', () => {
  expect(noticesOf({ country: 'AT', language: 'de' })).not.toHaveProperty('selfExclusion');
});

it('asks for the higher of the two ages, and for 21 where nothing is known of a country', () => {
  expect(noticesOf({ country: 'GR', language: 'en' }).minimumAge).toBe(21);
  expect(noticesOf({ country: 'GB', language: 'el' }).minimumAge).toBe(21);
  expect(noticesOf({ country: 'FR', language: 'en' })).toMatchObject({ minimumAge: 21, helplines: [{ name: 'Gambling Therapy' }] });
});
