import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const tagManagerOf = (environment: NodeJS.ProcessEnv) => readSettings(environment, 'no such file').site.tagManager;

it('is none without an id', () => {
  expect(tagManagerOf({})).toBeUndefined();
  expect(tagManagerOf({ TAG_MANAGER_SCRIPT_URL: 'https://tags.example/gtm.js', TAG_MANAGER_LOADING: 'defer' })).toBeUndefined();
});

it('is loaded with its id, at once unless it is to wait', () => {
  expect(tagManagerOf({ TAG_MANAGER_ID: 'GTM-ABC123' })).toEqual({
    address: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    loading: 'async',
  });
  expect(
    tagManagerOf({ TAG_MANAGER_ID: 'T1', TAG_MANAGER_SCRIPT_URL: 'https://tags.example/t.js?v=2', TAG_MANAGER_LOADING: 'defer' }),
  ).toEqual({ address: 'https://tags.example/t.js?v=2&id=T1', loading: 'defer' });
});

it('refuses an id that is none, and a way of loading that is none', () => {
  expect(() => tagManagerOf({ TAG_MANAGER_ID: '"><script>' })).toThrow('the setting TAG_MANAGER_ID is');
  expect(() => tagManagerOf({ TAG_MANAGER_ID: 'T1', TAG_MANAGER_LOADING: 'eager' })).toThrow('must be one of async, defer');
});
