import { describe, expect, it } from 'vitest';
import { faultOf, faultsOf, tidyMessage } from './check-message.ts';

const good = { name: 'Jürgen Müller', email: 'juergen@example.org', message: 'Der Tabellenstand stimmt nicht.' };

describe('a message', () => {
  it('that is whole has no faults', () => {
    expect(faultsOf(good)).toEqual({});
  });

  it('names each field that is missing', () => {
    expect(faultsOf({ name: '', email: '', message: '' })).toEqual({ name: 'missing', email: 'missing', message: 'missing' });
  });

  it('may fill each field to its last letter and no further, however many bytes a letter takes', () => {
    expect(faultOf('name', '😀'.repeat(100))).toBeUndefined();
    expect(faultOf('name', '😀'.repeat(101))).toBe('tooLong');
    expect(faultOf('message', 'ά'.repeat(5_000))).toBeUndefined();
    expect(faultOf('message', 'ά'.repeat(5_001))).toBe('tooLong');
    expect(faultOf('email', `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}`)).toBe('tooLong');
  });
});

describe('an address', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'brien@example.ie",
    'user@xn--mnchen-3ya.example',
    'jörg@müller.example',
    'γιάννης@παράδειγμα.ελ',
    'x_1@example.museum',
  ])('is %s', (email) => {
    expect(faultOf('email', email)).toBeUndefined();
  });

  it.each([
    'example.org',
    '@example.org',
    'a@',
    'a@example',
    'a@@example.org',
    'a b@example.org',
    'a@exam ple.org',
    'a@-example.org',
    'a@example-.org',
    'a@example..org',
    'a@.example.org',
    'a,b@example.org',
    'Ann <ann@example.org>',
    'a@example.org, b@example.org',
    'a@[127.0.0.1]',
    `${'x'.repeat(65)}@example.org`,
  ])('is not %s', (email) => {
    expect(faultOf('email', email)).toBe('notAnAddress');
  });

  it('is looked at in no time, however it was made up', () => {
    expect(faultOf('email', `a@${'a-'.repeat(120)}`)).toBe('notAnAddress');
  });
});

describe('what is no text', () => {
  it('is taken out of name and address, so that neither can begin a new line', () => {
    const tidy = tidyMessage({ ...good, name: ' Ann\r\nBcc: all@example.org\u0000 ', email: '\tann@example.org\n' });
    expect(tidy.name).toBe('Ann Bcc: all@example.org');
    expect(tidy.email).toBe('ann@example.org');
  });

  it('is taken out of the message, whose lines stay', () => {
    const tidy = tidyMessage({ ...good, message: '\n  One\r\n\r\ntwo\rthree\tfour\u0000\u001b[31m\u202e \n' });
    expect(tidy.message).toBe('One\n\ntwo\nthree\tfour[31m');
  });

  it('leaves a field of spaces empty', () => {
    expect(faultsOf(tidyMessage({ name: '  ', email: '\t', message: ' \n ' }))).toEqual({
      name: 'missing',
      email: 'missing',
      message: 'missing',
    });
  });
});
