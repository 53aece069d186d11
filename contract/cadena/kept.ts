import type { z } from 'zod';
import { guardadoSchema, NEW_RECORD } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { archivoSchema, cargaSchema } from '#domain/cadena/archivo';
import { seenRecordSchema } from '#domain/common/keptRecord';
import type { Noun } from '#domain/common/noun';

/** Whoever keeps the data of the chain. */
export const administer = ['configuracionGeneral'] as const;

const kept = { acceso: administer, asignado: true } as const;
const changes = { ...kept, metodo: 'POST', unaVez: true } as const;

/**
 * The calls that keep a kind of record of the chain, under a path of its own.
 * @param schema one that is to be saved.
 * @param saved what else there is to know of saving one, as its sentence goes on.
 */
export function keptCalls<S extends z.ZodType>(
  path: string,
  { un, lo, los, gender }: Pick<Noun, 'un' | 'lo' | 'los' | 'gender'>,
  schema: S,
  saved = '',
) {
  const at = `cadena/${path}`;
  return {
    /** All of them at once. */
    lista: <O extends z.ZodType>(resumen: string, salida: O) =>
      call({ ...kept, metodo: 'GET', ruta: at, resumen, entrada: {}, salida }),
    guardar: call({
      ...changes,
      ruta: `${at}/guardar`,
      resumen: `Guarda ${un}, o ${lo} crea (${NEW_RECORD})${saved}`,
      entrada: { cuerpo: schema },
      salida: guardadoSchema,
    }),
    cargar: call({
      ...changes,
      ruta: `${at}/cargar`,
      resumen:
        `Guarda ${los} de un archivo CSV, entero o nada: con una línea mala no se guarda ningun${gender} y se dice cuál. ` +
        `L${gender}s que el archivo no nombra se quedan como están. Con \`soloRevisar\` no se guarda nada`,
      entrada: { cuerpo: archivoSchema },
      salida: cargaSchema,
    }),
    exportar: call({
      ...kept,
      metodo: 'GET',
      ruta: `${at}/exportar`,
      resumen: `Tod${gender}s ${los} en CSV, con las columnas que se cargan`,
      entrada: {},
      salida: 'archivo',
    }),
    /** Of a kind that may go; `gone` says which, and what it means, as the sentence goes on. */
    quitar: (gone: string) =>
      call({
        ...changes,
        ruta: `${at}/quitar`,
        resumen: `Quita ${un}${gone}`,
        entrada: { cuerpo: seenRecordSchema },
        salida: guardadoSchema,
      }),
  };
}
