import { page } from 'vitest/browser';
import type { Integracion, Secreto } from '#domain/cadena/integraciones';
import { openApp } from './app.tsx';
import type { Answers } from './edge.ts';

/** A secret that was used a day after it was made. */
export function secret(id: number, final: string): Secreto {
  return {
    ...{ id, final, creado: '2026-03-17T18:00:00.000Z', creadoPor: { numiden: 100_001, nombre: 'Ana Administradora' } },
    ultimoUso: { momento: '2026-03-18T18:00:00.000Z', direccion: '10.0.0.5' },
  };
}

/** An integration that may send sales. */
export function integration(nombre: string, more: Partial<Integracion> = {}): Integracion {
  return {
    ...{ id: 1, nombre, alcances: ['ventas'], direcciones: [], activa: true, version: 1, secretos: [] },
    ...more,
  };
}

/** Opens the page of the integrations, with these. */
export async function openIntegrations(all: readonly Integracion[], answers: Answers = {}) {
  const app = await openApp('integraciones', {
    listaIntegraciones: [...all],
    historialDeRegistro: { cambios: [], hayMas: false },
    ...answers,
  });
  return {
    ...app,
    table: page.getByRole('table', { name: 'Integraciones' }),
    dialog: page.getByRole('dialog'),
    question: page.getByRole('alertdialog'),
    named: (name: string) => page.getByRole('button', { name, exact: true }),
    field: (label: string) => page.getByRole('dialog').getByLabelText(new RegExp(`^${label}`)),
  };
}
