import { manejadoresCasos } from '../casos/manejadores.ts';
import { manejadoresCatalogos } from '../catalogos/manejadores.ts';
import { manejadoresClientes } from '../clientes/manejadores.ts';
import { manejadoresOperaciones } from '../operaciones/manejadores.ts';
import { manejadoresSesion } from '../sesion/manejadores.ts';
import { manejadoresTablero } from '../tablero/manejadores.ts';
import type { Manejadores } from './manejador.ts';
import { manejadoresSistema } from './salud.ts';

/** The product's handlers, one file a capability. */
export const manejadores: Manejadores = {
  ...manejadoresSesion,
  ...manejadoresCatalogos,
  ...manejadoresClientes,
  ...manejadoresOperaciones,
  ...manejadoresCasos,
  ...manejadoresTablero,
  ...manejadoresSistema,
};
