import type { casos as contratoCasos } from '#contract/casos';
import { TEXTOS_CASO } from '#domain/vidaCaso';
import type { Manejador } from '../../http/manejador.ts';
import { trabajar } from './aplicar.ts';

/**
 * Takes a case: in process, and in the hands of who takes it (POST caso/actualizar-estado, specification section 7). The
 * only state that is set by hand.
 */
export const actualizarEstado: Manejador<typeof contratoCasos.actualizarEstado> = (
  { cuerpo: { idCaso, version, idEstado } },
  contexto,
) =>
  trabajar(
    {
      llamada: 'actualizarEstado',
      accion: 'tomar',
      idCaso,
      version,
      contenido: { idEstado },
      revisar: () => null,
      hacer: async ({ numiden }) => ({
        descripcion: TEXTOS_CASO.tomado(idCaso),
        movimientos: [`Caso en proceso, a cargo de ${contexto.sesion.nombre}`],
        cambios: { administrador: numiden },
      }),
    },
    contexto,
  );
