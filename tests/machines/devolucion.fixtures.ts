import { devolucionMachine } from '#machines/devolucion.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';

const refused = 'Por TARJETA BANCARIA no puede volver más de lo que se pagó.';

const fixtures: Fixtures<typeof devolucionMachine> = {
  entradas: [{ modo: 'sugerida' }, { modo: 'soloBilletera' }, { modo: 'eligiendo', diferencia: 5_000 }],
  eventos: {
    repartir: [{ type: 'repartir' }],
    comoSePago: [{ type: 'comoSePago' }],
    soloBilletera: [{ type: 'soloBilletera' }],
    repartoEscrito: [
      { type: 'repartoEscrito', diferencia: 0, falla: null },
      { type: 'repartoEscrito', diferencia: 12_050, falla: 'Los métodos de devolución deben sumar el saldo del vale.' },
      { type: 'repartoEscrito', diferencia: -1, falla: 'Los métodos de devolución deben sumar el saldo del vale.' },
      { type: 'repartoEscrito', diferencia: 0, falla: refused },
    ],
    elRestoAqui: [{ type: 'elRestoAqui', metodo: 3 }],
  },
  actores: {},
  relevante: ({ diferencia, falla }) => [Math.sign(diferencia), falla !== null],
};

export const devolucionModel = model(devolucionMachine, fixtures);
