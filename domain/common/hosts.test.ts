import { describe, expect, it } from 'vitest';
import { canonicalHost } from './hosts.ts';

describe('a host', () => {
  it.each([
    ['erp.cadena.mx', 'erp.cadena.mx'],
    ['ERP.Cadena.MX.', 'erp.cadena.mx'],
    ['sql_norte', 'sql_norte'],
    ['peña.mx', 'xn--pea-8ma.mx'],
    ['10.0.0.5', '10.0.0.5'],
    ['::1', '::1'],
    ['[FD00:0:0:0:0:0:0:1]', 'fd00::1'],
  ])('%s is %s', (text, host) => {
    expect(canonicalHost(text)).toBe(host);
  });

  it.each(['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '127.0.0.1.', '::ffff:127.0.0.1', '[::FFFF:7f00:1]'])(
    '%s is this machine, however it is spelled',
    (text) => {
      expect(canonicalHost(text)).toBe('127.0.0.1');
    },
  );

  it.each([
    '',
    ' ',
    'a b',
    'a/b',
    'a@b',
    'a?b',
    'a#b',
    'a%2eb',
    'a\\b',
    'equipo:80',
    '1.2.3.4.5',
    '999.1.1.1',
    '[::1',
    'fe80::1%eth0',
    '-:-',
  ])('%j is none', (text) => {
    expect(canonicalHost(text)).toBeNull();
  });
});
