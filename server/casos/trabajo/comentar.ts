import type { casos as contratoCasos } from '#contract/casos';
import { TEXTOS_CASO } from '#domain/vidaCaso';
import { casoComentarios } from '../../db/schema/casos.ts';
import type { Manejador } from '../../http/manejador.ts';
import { camposInvalidos } from '../../http/rechazo.ts';
import { exigirCasoVisible } from '../accesoCaso.ts';
import { almacenarAnexos, exigirQueQuepan, guardarAnexos as guardarArchivos, soltarAnexos } from '../anexos.ts';
import { revisarAnexos } from '../revisarAnexos.ts';
import { trabajar } from './aplicar.ts';

/** Adds a comment to a case (POST caso/agregar-comentario, specification section 7). */
export const agregarComentario: Manejador<typeof contratoCasos.agregarComentario> = (
  { cuerpo: { idCaso, version, comentario } },
  contexto,
) =>
  trabajar(
    {
      llamada: 'agregarComentario',
      accion: 'comentar',
      idCaso,
      version,
      contenido: { comentario },
      revisar: () => comentario,
      hacer: async ({ tx, numiden, ahora }, texto) => {
        const [fila] = await tx
          .insert(casoComentarios)
          .values({ idCaso, texto, fecha: ahora, numiden })
          .returning({ id: casoComentarios.id });
        return {
          descripcion: TEXTOS_CASO.comentario,
          movimientos: ['Comentario agregado'],
          detalle: { idComentario: fila?.id },
        };
      },
    },
    contexto,
  );

const SIN_ARCHIVOS = 'Seleccione al menos un archivo.';

/**
 * Adds one to five files to a case (POST caso/guardar-anexo/{id}, specification sections 5, 7 and 9), each checked by
 * content as those of a new case are.
 */
export const guardarAnexos: Manejador<typeof contratoCasos.guardarAnexos> = (
  { ruta: { id: idCaso }, cuerpo: { version = null } },
  contexto,
) =>
  trabajar(
    {
      llamada: 'guardarAnexos',
      accion: 'adjuntar',
      idCaso,
      version,
      contenido: {},
      revisar: async () => {
        if (contexto.archivos.length === 0) throw camposInvalidos([{ campo: 'files', message: SIN_ARCHIVOS }]);
        const revisados = await revisarAnexos(contexto.archivos);
        // Before megabytes are stored for a case that is not this person's.
        await exigirCasoVisible(contexto.db, contexto.sesion, idCaso);
        return almacenarAnexos(contexto.db, revisados, contexto.ahora());
      },
      soltar: (anexos) => soltarAnexos(contexto.db, anexos),
      hacer: async ({ tx, numiden, ahora }, anexos) => {
        await exigirQueQuepan(tx, idCaso, anexos.length);
        await guardarArchivos(tx, anexos, { idCaso, numiden, fecha: ahora });
        const nombres = anexos.map(({ nombre }) => nombre).join(', ');
        return {
          descripcion: TEXTOS_CASO.anexos,
          movimientos: [anexos.length === 1 ? `Anexo agregado: ${nombres}` : `Anexos agregados: ${nombres}`],
          detalle: { anexos: anexos.map(({ nombre, sha256 }) => ({ nombre, sha256 })) },
        };
      },
    },
    contexto,
  );
