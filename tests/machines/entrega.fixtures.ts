import { entregaMachine } from '#machines/entrega.machine';
import type { ParteDeEntrega } from '#machines/entrega.types';
import { result } from './caso.samples.ts';
import { type Fixtures, model } from './kit/fixtures.ts';
import { noConnection } from './samples.ts';

export const cash: ParteDeEntrega = { metodo: 6, monto: 1_160, pide: null };
export const wallet: ParteDeEntrega = { metodo: 3, monto: 200, pide: null };
export const cheque: ParteDeEntrega = { metodo: 5, monto: 2_320, pide: 'cheque' };

const fixtures: Fixtures<typeof entregaMachine> = {
  entradas: [
    { alLlegar: true, partes: [wallet, cash] },
    { alLlegar: true, partes: [cheque] },
    { partes: [cash] },
    { partes: [] },
  ],
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    guardado: [{ type: 'guardado', resultado: { ...result(1, 'Se devolvió'), folio: null } }],
    descartar: [{ type: 'descartar' }],
    devolver: [{ type: 'devolver', cheque: '000123' }],
    reintentar: [{ type: 'reintentar' }],
    seguir: [{ type: 'seguir' }],
    cerrar: [{ type: 'cerrar' }],
  },
  actores: {
    registro: { contesta: [], falla: [] },
    print: { contesta: [undefined], falla: [noConnection] },
  },
  relevante: ({ alLlegar, partes, devueltas, dejadas }) => [alLlegar, partes, devueltas.length, dejadas.length],
};

export const entregaModel = model(entregaMachine, fixtures);
