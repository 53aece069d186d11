import type { CalculoRespondido } from '#contract/vales/vales';
import { valeMachine } from '#machines/vale.machine';
import { result } from './caso.samples.ts';
import { type Fixtures, model } from './kit/fixtures.ts';
import { rejection } from './samples.ts';

const values = { articulos: [{ linea: 1, cantidad: 1 }] };

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
  eventos: {
    seEnvia: [{ type: 'seEnvia' }],
    noGuardado: [{ type: 'noGuardado' }],
    modificar: [{ type: 'modificar' }],
    validar: [{ type: 'validar', values }],
    guardarParcial: [{ type: 'guardarParcial', values }],
    guardar: [{ type: 'guardar', values }],
    guardarYDevolver: [{ type: 'guardarYDevolver', values }],
    descartar: [{ type: 'descartar' }],
    dejar: [{ type: 'dejar' }],
    guardado: [{ type: 'guardado', resultado: result(1, 'El vale D001000061 se guardó con éxito') }],
  },
  actores: {
    registro: { contesta: [], falla: [] },
    validate: { contesta: [calculo], falla: [rejection] },
  },
  relevante: ({ pedido }) => pedido,
};

export const valeModel = model(valeMachine, fixtures);
