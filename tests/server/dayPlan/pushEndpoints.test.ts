import { expect, it } from 'vitest';
import { useBackend } from '../../support/database/backend.ts';
import { createBrowser } from '../../support/servers/pushService.ts';

// The server sends requests to what anybody names here.

const backend = useBackend();
const fcm = 'https://fcm.googleapis.com/fcm/send/';

const follow = async (endpoint: string) => {
  const { keys } = createBrowser(endpoint);
  const body = { endpoint, keys, teams: ['X-ABCD-00042'] };
  const answer = await backend.request('PUT', '/api/push-subscriptions', { body });
  return { status: answer.status, ...(answer.body as { message: string; errors?: unknown }) };
};

it.each([
  `${fcm}dK1cN5vQ0eE:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx_a`,
  'https://fcm.googleapis.com/wp/dK1cN5vQ0eE:APA91bHun4MxP5ego',
  'https://jmt17.google.com/fcm/send/dK1cN5vQ0eE:APA91bHun4MxP5ego',
  'https://updates.push.services.mozilla.com/wpush/v1/gAAAAABh_x-Qd==',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABh_x-Qd',
  'https://updates-push.prod.push.services.mozilla.com/wpush/v2/gAAAAABh',
  'https://web.push.apple.com/QGuQyavXutnMH8uRJOqfGz',
  'https://api.push.apple.com/3/device/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2bd%2f8%3d',
  'https://sg2p.notify.windows.com/w/?token=BQYAAACuF%2bXq',
  'https://bn3p.wns.notify.windows.com/w/?token=AwYAAAD&x=1',
])('takes the endpoint of a browser: %s', async (endpoint) => {
  // This server sends nothing.
  expect(await follow(endpoint)).toEqual({ status: 200, success: true, data: { teams: [] } });
});

it.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'ftp://fcm.googleapis.com/a',
  'file:///etc/passwd',
  'https://fcm.googleapis.com.evil.org/a',
  'https://evilfcm.googleapis.com/a',
  'https://fcm.googleapis.com./a',
  'https://fcm.googleapis.com:8443/a',
  'https://fcm.googleapis.com@evil.org/a',
  'https://user:secret@fcm.googleapis.com/a',
  String.raw`https://fcm.googleapis.com\@evil.org/a`,
  String.raw`https://evil.org\.push.apple.com/a`,
  'https://evil.org/.push.apple.com/a',
  'https://evil.org?.push.apple.com/a',
  'https://evil.org#.push.apple.com/a',
  'https://push.apple.com.evil.org/a',
  'https://notify.windows.com/a',
  'https://fcm.googleapіs.com/a',
  'https://xn--fcm-googleaps-x6i.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/fcm.googleapis.com/a',
  'https://2130706433/a',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com/a b',
  'https://fcm.googleapis.com/a\r\nHost: evil.org',
  'https://fcm.googleapis.com/a\n',
  ' https://fcm.googleapis.com/a',
  'HTTPS://FCM.GOOGLEAPIS.COM/a',
  `${fcm}${'a'.repeat(1000)}`,
])('refuses %s', async (endpoint) => {
  expect(await follow(endpoint)).toMatchObject({
    status: 422,
    errors: { endpoint: [expect.any(String)] },
  });
});

it('says that it does not know the push service', async () => {
  expect((await follow('https://evil.org/a')).message).toBe(
    'Layanan pemberitahuan browser ini tidak dikenal.',
  );
});
