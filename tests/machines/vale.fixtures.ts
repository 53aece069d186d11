import type { CalculoRespondido } from '#contract/vales';
import type { IdEstadoVale } from '#domain/vidaVale';
import { valeMachine } from '#machines/vale.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { noConnection, rejection } from './samples.ts';

const values = { articulos: [{ linea: 1, cantidad: 1 }] };
const left = { ending: 'left', keep: { keysMade: 1, values, attempt: null } } as const;

function done(id: IdEstadoVale, nombre: string) {
  const result = {
    codigo: 1,
    descripcion: 'El vale D001000061 se guardó con éxito',
    version: 2,
    estado: { id, nombre },
  };
  return { ending: 'done', result } as const;
}

const nothing = { subtotal: 0, descuento: 0, iva: 0, ieps: 0, total: 0 };
const calculo: CalculoRespondido = {
  codigo: 1,
  descripcion: 'El vale se puede guardar',
  totales: { ...nothing, total: 116, cantidad: 1 },
  depreciacion: 0,
  condonacion: 0,
  saldo: 116,
  articulos: [],
  metodosDevolucion: [],
  requiereAutorizacion: false,
  autorizacion: [],
  billetera: { maximo: 10_000, saldo: 900, prometido: 0, cabe: 9_100 },
};

const fixtures: Fixtures<typeof valeMachine> = {
  entradas: [{ seed: 'semilla' }],
  eventos: {
    valeALaVista: [
      { type: 'valeALaVista', version: null, estado: 0 },
      { type: 'valeALaVista', version: 1, estado: 4 },
      { type: 'valeALaVista', version: 1, estado: 5 },
      { type: 'valeALaVista', version: 1, estado: 1 },
      { type: 'valeALaVista', version: 1, estado: 2 },
      { type: 'valeALaVista', version: 1, estado: 3 },
      { type: 'valeALaVista', version: 1, estado: 6 },
    ],
    modificar: [{ type: 'modificar' }],
    validar: [{ type: 'validar', values }],
    guardarParcial: [{ type: 'guardarParcial', values }],
    guardar: [{ type: 'guardar', values }],
    guardarYDevolver: [{ type: 'guardarYDevolver', values }],
    autorizar: [{ type: 'autorizar' }],
    rechazar: [{ type: 'rechazar' }],
    cancelar: [{ type: 'cancelar' }],
    devolver: [{ type: 'devolver' }],
    cambiarMetodos: [{ type: 'cambiarMetodos' }],
    reponer: [{ type: 'reponer' }],
    enviar: [{ type: 'enviar', values: { motivo: 'Se equivocó' } }],
    imprimir: [{ type: 'imprimir', formato: 'carta' }],
  },
  actores: {
    trabajo: {
      contesta: [
        done(4, 'PARCIAL'),
        done(5, 'POR AUTORIZAR'),
        done(1, 'VIGENTE'),
        done(2, 'CANJEADO'),
        done(3, 'CANCELADO'),
        done(6, 'RECHAZADO'),
        left,
        { ending: 'discarded' },
      ],
      falla: [noConnection],
    },
    validate: { contesta: [calculo], falla: [rejection] },
    print: { contesta: [undefined], falla: [noConnection] },
  },
  // What the next state is chosen by; the rest is carried along.
  relevante: ({ estado }) => estado,
};

export const valeModel = model(valeMachine, fixtures);
