import { describe, expect, it } from 'vitest';
import { isAllowed, mayBeAllowed, readAllowList } from './allowList.ts';

function list(text: string) {
  const read = readAllowList(text);
  if (read === null) throw new Error(`${text} was not understood`);
  return read;
}

describe('SERVIDORES_PERMITIDOS', () => {
  it('may be empty, and then lets nobody through', () => {
    expect(list('')).toEqual([]);
    expect(isAllowed(list(''), '10.0.0.5', '10.0.0.5', 443)).toBe(false);
  });

  it.each([
    'a b',
    'erp.mx:0',
    'erp.mx:70000',
    '10.0.0.0/33',
    '10.0.0.0/x',
    'erp.mx/24',
    '10.0.0.0/8/8',
    'https://erp.mx',
    '[::1',
  ])('%j is not understood', (text) => {
    expect(readAllowList(text)).toBeNull();
  });

  it.each([
    ['10.0.0.5', '10.0.0.5', 443, true],
    ['10.0.0.5', '10.0.0.6', 443, false],
    ['10.0.0.5:8443', '10.0.0.5', 8443, true],
    ['10.0.0.5:8443', '10.0.0.5', 443, false],
    ['10.1.0.0/16', '10.1.255.255', 22, true],
    ['10.1.0.0/16', '10.2.0.0', 22, false],
    ['10.1.0.0/20', '10.1.15.1', 22, true],
    ['10.1.0.0/20', '10.1.16.1', 22, false],
    ['10.1.0.0/16:443', '10.1.2.3', 443, true],
    ['10.1.0.0/16:443', '10.1.2.3', 22, false],
    ['fd00::/8', 'fd12::1', 443, true],
    ['fd00::/8', 'fe80::1', 443, false],
    ['[fd00::1]:443', 'fd00::1', 443, true],
    ['[fd00::1]:443', 'fd00::1', 80, false],
    ['0.0.0.0/0', '::1', 443, false],
    ['::ffff:10.0.0.5', '10.0.0.5', 443, true],
    ['0x7f.1', '127.0.0.1', 443, true],
  ])('%s, and %s at %i: %s', (text, address, port, through) => {
    expect(isAllowed(list(text), address, address, port)).toBe(through);
    expect(mayBeAllowed(list(text), address, port)).toBe(through);
  });
});

describe('a name', () => {
  it('is let through by itself, at the addresses that it has today', () => {
    expect(isAllowed(list('ERP.mx'), 'erp.mx', '203.0.113.9', 443)).toBe(true);
    expect(isAllowed(list('erp.mx:443'), 'erp.mx', '203.0.113.9', 80)).toBe(false);
    expect(isAllowed(list('erp.mx'), 'otro.erp.mx', '203.0.113.9', 443)).toBe(false);
  });

  it('that is not in the list may still lead into a network that is', () => {
    expect(isAllowed(list('203.0.113.0/24'), 'erp.mx', '203.0.113.9', 443)).toBe(true);
    expect(isAllowed(list('203.0.113.0/24'), 'erp.mx', '203.0.114.9', 443)).toBe(false);
  });

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '169.254.169.254',
    'fe80::1',
    '0.0.0.0',
    '::',
    '224.0.0.1',
    '255.255.255.255',
  ])('does not lead to %s, whoever answers for it', (address) => {
    expect(isAllowed(list('erp.mx'), 'erp.mx', address, 443)).toBe(false);
    expect(isAllowed(list(`erp.mx,${address}`), 'erp.mx', address, 443)).toBe(true);
  });

  it('localhost is this machine and nothing else', () => {
    expect(isAllowed(list('localhost'), 'localhost', '127.0.0.1', 443)).toBe(true);
    expect(isAllowed(list('localhost'), 'localhost', '203.0.113.9', 443)).toBe(false);
  });

  it('is looked up only if the answer could let it through', () => {
    expect(mayBeAllowed(list('erp.mx'), 'otro.mx', 443)).toBe(false);
    expect(mayBeAllowed(list('erp.mx:443'), 'erp.mx', 22)).toBe(false);
    expect(mayBeAllowed(list('10.0.0.0/8'), 'otro.mx', 443)).toBe(true);
    expect(mayBeAllowed(list('10.0.0.0/8:443'), 'otro.mx', 22)).toBe(false);
  });
});
