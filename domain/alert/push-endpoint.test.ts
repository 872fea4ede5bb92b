import { describe, expect, it } from 'vitest';
import { readPushEndpoint } from './push-endpoint.ts';

const read = (text: string) => {
  const endpoint = readPushEndpoint(text);
  return typeof endpoint === 'string' ? endpoint : endpoint.href;
};

describe('the address of a browser at its push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://fcm.googleapis.com/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAA%3d',
    'https://web.push.apple.com/QABC',
  ])('is taken at %s', (text) => {
    expect(read(text)).toBe(text);
  });

  it.each([
    ['https://elsewhere.example/push', 'unknown-service'],
    ['https://fcm.googleapis.com.elsewhere.example/fcm/send/a', 'unknown-service'],
    ['https://evilfcm.googleapis.com/fcm/send/a', 'unknown-service'],
    ['https://notify.windows.com/w/', 'unknown-service'],
    ['https://xnotify.windows.com/w/', 'unknown-service'],
    ['https://fcm.googleapis.com:8443/fcm/send/a', 'unknown-service'],
    ['https://127.0.0.1/push', 'unknown-service'],
    ['https://[::1]/push', 'unknown-service'],
    ['https://localhost/push', 'unknown-service'],
    ['https://user:word@fcm.googleapis.com/a', 'malformed'],
    ['https://fcm.googleapis.com/', 'malformed'],
    ['https://fcm.googleapis.com/fcm/send/a#again', 'malformed'],
    ['https://fcm.googleapis.com./fcm/send/a', 'unknown-service'],
    ['https://a.push.apple.com@127.0.0.1/push', 'malformed'],
    ['https://a.push.apple.com.elsewhere.example/push', 'unknown-service'],
    ['https://0x7f000001/push', 'unknown-service'],
    ['https://[::ffff:127.0.0.1]/push', 'unknown-service'],
    ['http://fcm.googleapis.com/fcm/send/a', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['fcm.googleapis.com', 'malformed'],
    [`https://fcm.googleapis.com/${'a'.repeat(1_000)}`, 'malformed'],
  ])('is refused at %.60s as %s', (text, fault) => {
    expect(read(text)).toBe(fault);
  });

  it('has one spelling, which no reader of addresses takes for another host', () => {
    expect(read('https://fcm.googleapis.com\\@elsewhere.example/a')).toBe('https://fcm.googleapis.com/@elsewhere.example/a');
    expect(read('HTTPS://FCM.googleapis.com:443/a')).toBe('https://fcm.googleapis.com/a');
  });

  it('of a further host is taken only at its port', () => {
    expect(readPushEndpoint('https://localhost:4443/push/1', ['localhost:4443'])).toBeInstanceOf(URL);
    expect(readPushEndpoint('https://localhost:4444/push/1', ['localhost:4443'])).toBe('unknown-service');
  });
});
