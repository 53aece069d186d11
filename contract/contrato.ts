import { casos } from './casos.ts';
import { catalogos } from './catalogos.ts';
import { clientes } from './clientes.ts';
import type { Llamada } from './llamada.ts';
import { operaciones } from './operaciones.ts';
import { sesion } from './sesion.ts';
import { sistema } from './sistema.ts';
import { tablero } from './tablero.ts';

/** Every call of the product, by name. The server must have a handler for each, the client offers each. */
export const contrato = {
  ...sesion,
  ...catalogos,
  ...clientes,
  ...operaciones,
  ...casos,
  ...tablero,
  ...sistema,
} as const satisfies Record<string, Llamada>;

export type Contrato = typeof contrato;
export type NombreLlamada = keyof Contrato;
