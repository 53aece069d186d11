import type { casos as contratoCasos } from '#contract/casos';
import type { Manejador } from '../../http/manejador.ts';
import { exigirCasoVisible } from '../accesoCaso.ts';
import { estadoCaso } from '../estado.ts';
import { movimientosEntre } from '../movimientos.ts';

/**
 * Whether a case changed since the version that the person has on screen, and how (GET caso/novedades/{id}). Asked every
 * few seconds by every open case: one read by key, and one of the history's index only when something changed.
 */
export const novedadesCaso: Manejador<typeof contratoCasos.novedadesCaso> = async (
  { ruta, consulta },
  { db, sesion },
) => {
  const { version, idEstado } = await exigirCasoVisible(db, sesion, ruta.id);
  const cambios = await movimientosEntre(db, ruta.id, { desde: consulta.version, hasta: version });
  return { version, estado: estadoCaso(idEstado), cambios };
};
