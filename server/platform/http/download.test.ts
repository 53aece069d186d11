import { describe, expect, it } from 'vitest';
import { dispositionOf } from './download.ts';

describe('the name under which a file is downloaded', () => {
  it.each([
    ['factura.pdf', `attachment; filename="factura.pdf"; filename*=UTF-8''factura.pdf`],
    ['Peña (copia).pdf', `attachment; filename="Pe_a (copia).pdf"; filename*=UTF-8''Pe%C3%B1a%20%28copia%29.pdf`],
    ['a"; filename=b.exe', `attachment; filename="a__ filename=b.exe"; filename*=UTF-8''a%22%3B%20filename%3Db.exe`],
    ['a\r\nSet-Cookie: x', `attachment; filename="a__Set-Cookie: x"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x`],
    ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''_.pdf`],
  ])('cannot leave its header: %j', (nombre, expected) => {
    expect(dispositionOf(nombre)).toBe(expected);
  });
});
