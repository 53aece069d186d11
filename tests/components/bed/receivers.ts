import { page } from 'vitest/browser';
import type { EntregaDeEvento, Receptor } from '#domain/cadena/receptores';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';

/** A receiver that is told of vouchers, and has all that it is owed. */
export function receiver(nombre: string, more: Partial<Receptor> = {}): Receptor {
  return {
    ...{ id: 1, version: 1, nombre, url: 'https://erp.cadena.mx/eventos', eventos: ['vale.vigente'], activo: true },
    ...{ tieneSecreto: true, anteriorHasta: null, motivoApagado: null, pendientes: 0, fallidos: 0 },
    ...more,
  };
}

/** An event that was delivered at once. */
export function delivery(id: number, more: Partial<EntregaDeEvento> = {}): EntregaDeEvento {
  return {
    ...{ id, mensaje: `msg_${id}`, tipo: 'vale.vigente', idEntidad: 40 + id, estado: 'entregado', intentos: 1 },
    ...{ respuesta: 'Contestó 200', creado: '2026-03-18T18:00:00.000Z', proximo: null },
    entregado: '2026-03-18T18:00:01.000Z',
    ...more,
  };
}

/** Opens the page of the receivers, with these. */
export async function openReceivers(all: readonly Receptor[], answers: Answers = {}) {
  const app = await openApp('receptores', {
    listaReceptores: [...all],
    entregasDeReceptor: [],
    historialDeRegistro: { cambios: [], hayMas: false },
    ...answers,
  });
  return {
    ...app,
    table: page.getByRole('table', { name: 'Receptores' }),
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
    named: (name: string) => page.getByRole('button', { name, exact: true }),
    field: (label: string) => page.getByRole('dialog').getByLabelText(new RegExp(`^${label}`)),
  };
}
