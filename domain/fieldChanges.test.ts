import { describe, expect, it } from 'vitest';
import { changesInWords, fieldChanges } from './fieldChanges.ts';

describe('what a change made of a record', () => {
  it('names only the fields that differ, as people call them, and never the version', () => {
    expect(
      changesInWords({ nombre: 'Ana', correo: 'a@b.mx', version: 1 }, { nombre: 'Eva', correo: 'a@b.mx', version: 2 }),
    ).toBe('Nombre: de Ana a Eva');
  });

  it('says of permissions which came and which went, by their names', () => {
    const [change] = fieldChanges({ permisos: [2, 4] }, { permisos: [4, 10, 99] });
    expect(change?.lista).toEqual({ agregados: ['Cerrar casos', 'Permiso 99'], quitados: ['Crear casos'] });
    expect(changesInWords({ permisos: [2] }, { permisos: [] })).toBe('Permisos: se quitó Crear casos');
    expect(changesInWords({ permisos: [2, 4] }, { permisos: [4, 2] })).toBe('Permisos: otro orden');
  });

  it.each([
    [{ activo: true }, { activo: false }, 'Activo: de Sí a No'],
    [{ monto: 150 }, { monto: 1_234_500 }, 'Monto: de $1.50 a $12,345.00'],
    [{ correo: '' }, { correo: 'a@b.mx' }, 'Correo: a@b.mx'],
    [{ correo: 'a@b.mx' }, { correo: '' }, 'Correo: de a@b.mx a nada'],
    [null, { nombre: 'Cajas', permisos: [2] }, 'Nombre: Cajas. Permisos: se agregó Crear casos'],
    [{ nombre: 'Cajas' }, null, 'Nombre: de Cajas a nada'],
    [{ areas: ['Vales'] }, { areas: ['Vales', 'Entregas'] }, 'Áreas: se agregó Entregas'],
    [{ otro: { a: 1 } }, { otro: 2 }, 'otro: de {"a":1} a 2'],
    [{ nombre: 'A' }, { nombre: 'A' }, ''],
  ])('%j to %j reads %s', (before, after, text) => {
    expect(changesInWords(before, after)).toBe(text);
  });

  it('never shows a secret', () => {
    const [change] = fieldChanges({ pass: 'uno' }, { pass: 'dos' });
    expect(JSON.stringify(change)).not.toMatch(/uno|dos/);
    expect(changesInWords({ pass: 'uno' }, { pass: 'dos' })).toBe('Contraseña: cambió');
  });
});
