import { expect, it } from 'vitest';
import { novedadesFueraDePlazo } from '#domain/casos/novedadesCaso';
import { novedadEnPalabras } from '#domain/common/novedades';
import { estanciaEnPalabras, plazoEnPalabras } from '#domain/common/plazosEnPalabras';
import { ESTADOS_CON_PLAZO, faltaDeEstado, plazoPorGuardarSchema } from './plazos.ts';

const now = new Date('2026-11-11T10:00-06:00');
const HOUR_MS = 3_600_000;

it('the states in which somebody is waited for may have a limit, and no other', () => {
  expect(ESTADOS_CON_PLAZO.map(({ texto }) => texto)).toEqual([
    ...['Caso NUEVO', 'Caso EN PROCESO', 'Caso ESCALADO', 'Caso PENDIENTE', 'Caso RECOLECTA'],
    ...['Vale VIGENTE', 'Vale PARCIAL', 'Vale POR AUTORIZAR'],
  ]);
  expect(faltaDeEstado({ entidad: 'caso', estado: 5 })).toBeNull();
  expect(faltaDeEstado({ entidad: 'caso', estado: 3 })).toBe('Elija de qué estado.');
  // CANJEADO waits for nobody; 6 is a state of cases, and of vouchers one that has ended.
  expect(faltaDeEstado({ entidad: 'vale', estado: 2 })).toBe('Elija de qué estado.');
  expect(faltaDeEstado({ entidad: 'vale', estado: 6 })).toBe('Elija de qué estado.');
  expect(faltaDeEstado({ entidad: 'vale', estado: 5 })).toBeNull();
});

it.each([
  [0, false],
  [1, true],
  [2_160, true],
  [2_161, false],
  [1.5, false],
])('a limit of %d hours is one: %s', (horas, is) => {
  const written = { entidad: 'caso', estado: 5, horas, cuenta: 'reloj', activo: true };
  expect(plazoPorGuardarSchema.safeParse(written).success).toBe(is);
});

it('a stay reads how long it is, and how long others are', () => {
  const desde = new Date(now.getTime() - 26 * HOUR_MS).toISOString();
  const plazo = { horas: 24, cuenta: 'reloj', vence: '2026-11-12T00:00:00.000Z' } as const;
  const stay = { desde, plazo, nueveDeDiez: 21 * HOUR_MS };
  expect(estanciaEnPalabras(stay, now)).toBe('Lleva 26 h; 9 de 10 tardan menos de 21 h');
  expect(estanciaEnPalabras({ ...stay, nueveDeDiez: null }, now)).toBe('Lleva 26 h');
  expect(estanciaEnPalabras({ ...stay, desde: null }, now)).toBeNull();
  expect(plazoEnPalabras(stay, now)).toEqual({ texto: 'Plazo: 24 h, vence hoy 18:00', pasado: false });
  const late = { ...plazo, cuenta: 'abierta', vence: '2026-11-11T00:00:00.000Z' } as const;
  expect(plazoEnPalabras({ ...stay, plazo: late }, now)).toEqual({
    ...{ texto: 'Plazo: 24 h con la tienda abierta, venció ayer 18:00', pasado: true },
  });
  expect(plazoEnPalabras({ ...stay, plazo: null }, now)).toBeNull();
});

it('who has a late case and who manages its area are told, each once', () => {
  const told = (administrador: number | null, gerentes: readonly number[]) =>
    novedadesFueraDePlazo({ administrador }, gerentes).map(({ para, clase }) => `${para} ${clase}`);
  expect(told(2, [3, 2])).toEqual(['2 fueraDePlazo', '3 fueraDePlazo']);
  expect(told(null, [3])).toEqual(['3 fueraDePlazo']);
  expect(told(null, [])).toEqual([]);
  const autor = { numiden: 1, nombre: 'Ana Ruiz' };
  expect(novedadEnPalabras({ clase: 'fueraDePlazo', entidad: 'caso', nombre: '401', autor, suple: 'Eva Paz' })).toBe(
    'Para Eva Paz, a quien usted suple: el caso 401 pasó de su plazo',
  );
});
