import { describe, expect, it } from 'vitest';
import { findingsOf, scoreOf } from './observatory.ts';

const scoreFor = (headers: Record<string, string>, html = '') => scoreOf(findingsOf({ headers: new Headers(headers), html }));

const good = {
  'content-security-policy': "default-src 'self'; object-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

describe('the score of the HTTP Observatory', () => {
  it('is 30 without any security header', () => {
    expect(scoreFor({})).toBe(100 - 25 - 20 - 5 - 20);
  });

  it('adds bonuses if no points are lost', () => {
    expect(scoreFor(good)).toBe(100 + 5 + 5 + 5 + 10);
    expect(scoreFor({ ...good, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })).toBe(130);
  });

  it('adds no bonuses if more than ten points are lost', () => {
    expect(scoreFor({ ...good, 'strict-transport-security': 'max-age=60' })).toBe(115);
    expect(scoreFor({ ...good, 'strict-transport-security': '' })).toBe(80);
  });

  it.each([
    ["script-src 'self' 'unsafe-inline'", 80],
    ["script-src 'unsafe-inline' https: 'nonce-abc' 'strict-dynamic'", 125],
    ["script-src 'self' 'unsafe-eval'", 110],
    ["style-src 'self' 'unsafe-inline'", 120],
    ['connect-src https://other-server.test', 125],
    ['connect-src http://other-server.test', 80],
  ])('with the directive %s is %d', (directive, score) => {
    expect(scoreFor({ ...good, 'content-security-policy': `${directive}; ${good['content-security-policy']}` })).toBe(score);
  });

  it('requires Secure cookies, and HttpOnly for session cookies', () => {
    const withCookie = (cookie: string) => {
      const headers = new Headers(good);
      headers.append('set-cookie', cookie);
      return scoreOf(findingsOf({ headers, html: '' }));
    };
    expect(withCookie('language=nl; Secure; SameSite=Lax')).toBe(130);
    expect(withCookie('language=nl; SameSite=Lax')).toBe(120);
    expect(withCookie('token=1; Secure; SameSite=Lax')).toBe(70);
  });

  it('deducts points for scripts from other servers', () => {
    expect(scoreFor(good, '<script src="/a.js"></script>')).toBe(125);
    expect(scoreFor(good, '<script src="https://other-server.test/a.js"></script>')).toBe(120);
    expect(scoreFor(good, '<script src="//other-server.test/a.js"></script>')).toBe(50);
  });
});
