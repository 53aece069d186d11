import type { casos as contratoCasos } from '#contract/casos';
import { ESTADO, TEXTOS_CASO } from '#domain/vidaCaso';
import type { Manejador } from '../../http/manejador.ts';
import { trabajar } from './aplicar.ts';

/**
 * Closes a case with its solution (POST caso/cerrar-caso, specification sections 4 and 7). A request for authorization
 * that nobody decided ends with it.
 */
export const cerrarCaso: Manejador<typeof contratoCasos.cerrarCaso> = (
  { cuerpo: { idCaso, version, solucion } },
  contexto,
) =>
  trabajar(
    {
      llamada: 'cerrarCaso',
      accion: 'cerrar',
      idCaso,
      version,
      contenido: { solucion },
      revisar: () => solucion,
      hacer: async ({ caso, numiden, ahora }, texto) => {
        const sinDecidir = caso.idEstado === ESTADO.pendiente;
        return {
          descripcion: TEXTOS_CASO.cierre(idCaso),
          movimientos: ['Caso cerrado', ...(sinDecidir ? ['Solicitud de autorización sin efecto'] : [])],
          cambios: {
            solucion: texto,
            usuarioSoluciona: numiden,
            fechaSolucion: ahora,
            ...(sinDecidir ? { requiereAutorizacion: false } : {}),
          },
        };
      },
    },
    contexto,
  );
