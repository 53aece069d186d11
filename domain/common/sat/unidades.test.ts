import { expect, it } from 'vitest';
import { contribuyenteDePrueba } from '#domain/facturas/cfdi/contribuyentesDePrueba';
import { esUnidad } from './unidades.ts';

it('units are known by their code', () => {
  expect(['H87', 'E48', 'ACT', 'KGM', 'ZZ', '18', 'PZA', 'h87', ''].map(esUnidad)).toEqual([
    ...[true, true, true, true, true, true],
    ...[false, false, false],
  ]);
});

it('of a taxpayer for tests name and postal code are known, of others nothing', () => {
  expect(contribuyenteDePrueba('EKU9003173C9')).toEqual({ nombre: 'ESCUELA KEMPER URGATE', codigoPostal: '42501' });
  expect(contribuyenteDePrueba('HAÑ930228SM9')).toEqual({ nombre: 'HERMANOS ANZURES ÑARVAEZ' });
  expect(contribuyenteDePrueba('AAI040720KB2')).toBeNull();
});
