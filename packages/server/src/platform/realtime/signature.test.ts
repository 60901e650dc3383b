import { describe, expect, test } from 'vitest';
import { md5, parseQuery, requestText, sign, signChannel, verifyChannel, verifyRequest } from './signature.ts';

// The public example credentials and signatures of pusher.com/docs/channels (auth signatures, HTTP API reference).
const app = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';
const privateSignature = '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4';
const requestSignature = 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c';
const signedAt = 1_353_088_179_000;
const query =
  `auth_key=${app.key}&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec365a775a4cd0599faeb73354201b6f` +
  `&auth_signature=${requestSignature}`;
const request = { method: 'POST', path: '/apps/3/events', query, body };

describe('a signature equals that of the published example for', () => {
  test('a private channel', () => {
    expect(signChannel(app, '1234.1234', 'private-foobar')).toEqual({ auth: `${app.key}:${privateSignature}` });
  });

  test('a presence channel, with the member as an object or as JSON', () => {
    const member = { user_id: 10, user_info: { name: 'Mr. Channels' } };
    expect(signChannel(app, '1234.1234', 'presence-foobar', member)).toEqual({
      auth: `${app.key}:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80`,
      channel_data: '{"user_id":10,"user_info":{"name":"Mr. Channels"}}',
    });
    const text = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}';
    expect(signChannel(app, '1234.1234', 'presence-foobar', text)).toEqual(signChannel(app, '1234.1234', 'presence-foobar', member));
  });

  test('a presence channel in an earlier version of the documentation', () => {
    const { auth } = signChannel(app, '1234.1234', 'presence-foobar', { user_id: 10, user_info: { name: 'Mr. Pusher' } });
    expect(auth).toBe(`${app.key}:afaed3695da2ffd16931f457e338e6c9f2921fa133ce7dac49f529792be6304c`);
  });

  test('a request of the HTTP API', () => {
    expect(md5(body)).toBe('ec365a775a4cd0599faeb73354201b6f');
    expect(sign(app.secret, requestText('POST', '/apps/3/events', parseQuery(query)))).toBe(requestSignature);
    expect(verifyRequest(app, request, signedAt)).toBeUndefined();
  });

  test('the authentication of a user', () => {
    expect(sign(app.secret, '1234.1234::user::{"id":"12345"}')).toBe('4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba');
  });
});

describe('a channel signature', () => {
  const auth = `${app.key}:${privateSignature}`;
  test('is valid for its socket and its channel', () => expect(verifyChannel(app, auth, '1234.1234', 'private-foobar')).toBe(true));
  test.each([
    ['another socket', auth, '1234.4321', 'private-foobar'],
    ['another channel', auth, '1234.1234', 'private-foobaz'],
    ['a presence channel of that name', auth, '1234.1234', 'presence-foobaz'],
    ['two characters too many', `${auth}ff`, '1234.1234', 'private-foobar'],
    ['two characters too few', auth.slice(0, -2), '1234.1234', 'private-foobar'],
    ['another key', `other:${privateSignature}`, '1234.1234', 'private-foobar'],
    ['no key', privateSignature, '1234.1234', 'private-foobar'],
    ['nothing', '', '1234.1234', 'private-foobar'],
  ])('is not valid with %s', (_, signature, socket, channel) => expect(verifyChannel(app, signature, socket, channel)).toBe(false));
  test('is not valid with another member', () => {
    const signed = signChannel(app, '1.2', 'presence-hall', { user_id: 'anna' });
    expect(verifyChannel(app, signed.auth, '1.2', 'presence-hall', signed.channel_data)).toBe(true);
    expect(verifyChannel(app, signed.auth, '1.2', 'presence-hall', '{"user_id":"admin"}')).toBe(false);
    expect(verifyChannel(app, signed.auth, '1.2', 'presence-hall')).toBe(false);
  });
});

test.each([
  ['1.2:private-secret', 'private-foobar'],
  ['1.2\n', 'private-foobar'],
  ['', 'private-foobar'],
  ['1.2', 'private-foo:bar'],
  ['1.2', 'private-fóó'],
  ['1.2', `private-${'x'.repeat(193)}`],
  ['1.2', 'presence-hall'],
])('refuses to sign for socket %j on channel %j', (socket, channel) =>
  expect(() => signChannel(app, socket, channel)).toThrow('cannot sign'),
);

describe('verification of a signed request', () => {
  test.each([
    ['another method', { ...request, method: 'PUT' }],
    ['another path', { ...request, path: '/apps/4/events' }],
    ['another parameter', { ...request, query: `${query}&info=user_count` }],
    ['another key', { ...request, query: query.replace(app.key, 'other') }],
    ['another version', { ...request, query: query.replace('1.0', '2.0') }],
    ['another timestamp', { ...request, query: query.replace('1353088179', '1353088180') }],
    ['another body', { ...request, body: body.replace('foo', 'fox') }],
    ['no body', { ...request, body: '' }],
    ['no signature', { ...request, query: query.replace(/&auth_signature.*/, '') }],
    ['nothing signed', { ...request, query: '' }],
  ])('refuses %s', (_, changed) => expect(verifyRequest(app, changed, signedAt)).toMatch(/auth_key|auth_version|signature|body_md5/));

  test('refuses a body that was not signed', () => {
    const parameters = parseQuery(`auth_key=${app.key}&auth_timestamp=1353088179&auth_version=1.0`);
    const unsigned = [...parameters, ['auth_signature', sign(app.secret, requestText('POST', request.path, parameters))]];
    const text = unsigned.map(([key, value]) => `${key}=${value}`).join('&');
    expect(verifyRequest(app, { ...request, query: text, body: '' }, signedAt)).toBeUndefined();
    expect(verifyRequest(app, { ...request, query: text }, signedAt)).toBe('Invalid body_md5');
  });

  test.each([-600_000, 600_000])('accepts a time difference of %i ms', (difference) => {
    expect(verifyRequest(app, request, signedAt + difference)).toBeUndefined();
  });
  test.each([-601_000, 601_000])('refuses a time difference of %i ms', (difference) => {
    expect(verifyRequest(app, request, signedAt + difference)).toContain('Timestamp expired');
  });
});

test('keys are signed in lower case and sorted, values without escapes', () => {
  expect(requestText('get', '/apps/3/channels', parseQuery('B=2&filter_by_prefix=a%2Cb+c&auth_signature=x&a=1'))).toBe(
    'GET\n/apps/3/channels\na=1&b=2&filter_by_prefix=a,b+c',
  );
});
