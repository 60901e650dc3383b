import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeDomain, domainName, domainNames, encodeDomain, originOn } from './domain.ts';

const name = fc.domain().map((domain) => domain.toLowerCase());

test.each([
  ['league.example', 'league.example'],
  ['LEAGUE.example:3000', 'league.example'],
  ['www.league.example', 'league.example'],
  ['league.example.', 'league.example'],
  ['league.localhost:3000', 'league.localhost'],
  ['Fléchettes.example', 'xn--flchettes-c4a.example'],
  ['xn--flchettes-c4a.example', 'xn--flchettes-c4a.example'],
  ['127.0.0.1:3000', '127.0.0.1'],
])('the host name %s is normalised to %s', (host, expected) => expect(domainName(host)).toBe(expected));

test.each([
  ...['', ' ', 'a b', 'league.example/path', 'user@league.example', 'league.example?x', 'league.example#x'],
  ...['evil.example\\league.example', '[::1]:3000', 'league%2eexample', 'league.example:port', 'a,b c', 'league.example\n'],
])('%j is not a host name', (host) => expect(domainName(host)).toBeNull());

test('case, port, final dot and www do not change a normalised name', () => {
  const ports = fc.option(fc.nat(65_535), { nil: undefined });
  fc.assert(
    fc.property(name, ports, fc.boolean(), fc.boolean(), fc.nat(3), (domain, port, isUpperCase, hasFinalDot, wwwCount) => {
      const normalised = domainName(domain);
      const host = `${'www.'.repeat(wwwCount)}${domain}${hasFinalDot ? '.' : ''}${port === undefined ? '' : `:${port}`}`;
      expect(domainName(isUpperCase ? host.toUpperCase() : host)).toBe(normalised);
      expect(normalised === null ? null : domainName(normalised)).toBe(normalised);
    }),
  );
});

test('the result is a normalised name or null for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), name), (text) => {
      const found = domainName(text);
      if (found === null) return;
      expect(found).toMatch(/^[^A-Z\s/?#@:%\\]+$/);
      expect(domainName(found)).toBe(found);
    }),
  );
});

test('parses a list separated by commas, and names an invalid entry', () => {
  expect([...domainNames(' league.example, WWW.cup.example:443 ,,league.example')]).toEqual(['league.example', 'cup.example']);
  expect(domainNames('').size).toBe(0);
  expect(() => domainNames('league.example, https://cup.example')).toThrow('"https://cup.example"');
});

test('decodes a name from base64 and base64url', () => {
  fc.assert(
    fc.property(name, (domain) => {
      const known = domainName(domain);
      if (known === null) return;
      const encoded = encodeDomain(known);
      expect(encoded).toMatch(/^[A-Za-z0-9]+=*$/);
      expect(decodeDomain(encoded)).toBe(known);
      expect(decodeDomain(Buffer.from(known).toString('base64url'))).toBe(known);
    }),
  );
  for (const invalid of ['', '!', 'é', btoa('a b')]) expect([invalid, decodeDomain(invalid)]).toEqual([invalid, null]);
});

test('every site has the protocol and port of the app', () => {
  expect(originOn('http://localhost:3000', 'league.localhost')).toBe('http://league.localhost:3000');
  expect(originOn('https://oche.example', 'league.example')).toBe('https://league.example');
});
