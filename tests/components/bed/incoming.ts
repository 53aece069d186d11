import { page } from 'vitest/browser';
import type { OutputOf } from '#contract/common/call';
import type { Contract } from '#contract/contract';
import type { Incidencia } from '#domain/ventas/entrada/entradas';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';

type Summary = OutputOf<Contract['resumenEntradas']>;

const RECEIVED = '2026-03-18T16:00:00.000Z';
// From Wednesday morning to Monday.
const CLOSED = { abre: '2026-03-23T15:00:00.000Z', festivo: 'Semana de inventario', zona: 'America/Mexico_City' };
const CENTRO = { id: 1, nombre: 'Centro' };

/** A sale that waits for somebody. */
export function incident(id: number, more: Partial<Incidencia> = {}): Incidencia {
  return {
    ...{ id, linea: 2, tienda: CENTRO, operacion: 1_000_001, resultado: 'rechazada', remitente: 'Cajas' },
    ...{ motivo: 'Las líneas suman $116.00 y la venta dice $1.00.', recibida: RECEIVED },
    ...more,
  };
}

/** The incoming sales: two deliveries, and three stores, the first late and the second closed. */
export function summary(incidencias: readonly Incidencia[], total = incidencias.length): Summary {
  return {
    total,
    incidencias: [...incidencias],
    entradas: [
      {
        ...{ id: 12, remitente: 'Cajas', recibida: RECEIVED, milisegundos: 40, ventas: 7, lineas: 9, incidencias: 2 },
        resultados: { nueva: 3, igual: 1, atrasada: 1, conflicto: 1, rechazada: 1 },
      },
      {
        ...{ id: 11, remitente: 'noche.ndjson', recibida: RECEIVED, milisegundos: null, ventas: 500, lineas: 900 },
        ...{ incidencias: 0, resultados: { nueva: 500 } },
      },
    ],
    tiendas: [
      {
        tienda: { id: 2, nombre: 'Norte' },
        ultima: { venta: '2026-03-15T16:00:00.000Z', recibida: '2026-03-15T16:05:00.000Z' },
        callada: true,
        cerrada: null,
      },
      { tienda: CENTRO, ultima: { venta: RECEIVED, recibida: RECEIVED }, callada: false, cerrada: CLOSED },
      { tienda: { id: 3, nombre: 'Sur' }, ultima: null, callada: false, cerrada: null },
    ],
  };
}

/** Opens the page of what came in, with these. */
export async function openIncoming(shown: Summary, answers: Answers = {}) {
  const app = await openApp('entradas', { resumenEntradas: shown, ...answers });
  return {
    ...app,
    table: (name: string) => page.getByRole('table', { name }),
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
    named: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  };
}
