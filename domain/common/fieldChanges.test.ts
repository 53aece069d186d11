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
    [null, { correo: '', activo: null }, ''],
    [null, { filtro: { nomCliente: 'uc', numIden: null } }, 'Filtro · Cliente: uc'],
    [{ dentro: { a: 1, b: 2 } }, { dentro: { a: 1, b: 3 } }, 'dentro · b: de 2 a 3'],
    [{ idEstado: 1 }, { idEstado: 3 }, 'Estado: de NUEVO a SOLUCIONADA'],
    [null, { fechaSolucion: '2026-03-18T18:00:00.000Z' }, 'Fecha de solución: 18/03/2026 12:00'],
    [null, { fechaIni: '2026-03-18' }, 'Fecha inicio: 18/03/2026'],
    [null, { anexos: [{ nombre: 'nota.pdf', sha256: 'x' }] }, 'Anexos: se agregó nota.pdf'],
    [null, { claves: [{ tipo: 1, valor: '7' }] }, 'claves: se agregó Tipo: 1. Valor: 7'],
  ])('%j to %j reads %s', (before, after, text) => {
    expect(changesInWords(before, after)).toBe(text);
  });

  it('never shows a secret', () => {
    const [change] = fieldChanges({ pass: 'uno' }, { pass: 'dos' });
    expect(JSON.stringify(change)).not.toMatch(/uno|dos/);
    expect(changesInWords({ pass: 'uno' }, { pass: 'dos' })).toBe('Contraseña: cambió');
  });
});
