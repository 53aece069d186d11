import { z } from 'zod';
import { actionAnswerSchema, guardadoSchema, NEW_RECORD } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { seenRecordSchema } from '#domain/common/keptRecord';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import {
  MAX_CONTADO,
  MAX_FIJADAS,
  vistaFijadaSchema,
  vistaGuardadaSchema,
  vistasSchema,
} from '#domain/escritorio/vistas';

/** Whoever may open one of the lists. */
const acceso = [...PERMISSION_GROUPS.casos, ...PERMISSION_GROUPS.vales] as const;

/** Views of the lists: one's own, and those of one's areas. */
export const vistas = {
  vistasPropias: call({
    metodo: 'GET',
    ruta: 'vistas/listar',
    asignado: true,
    resumen:
      'Las vistas que la persona puede usar: las suyas y las de sus áreas, de las listas que puede abrir, por nombre; `caido` dice qué de lo ' +
      'guardado ya no existe. Y las áreas cuyas vistas cambia',
    acceso,
    entrada: {},
    salida: vistasSchema,
  }),
  vistasFijadas: call({
    metodo: 'GET',
    ruta: 'vistas/fijadas',
    asignado: true,
    resumen: `Las vistas en el menú de la persona, con cuántos registros encuentra ella en cada una, contados hasta ${MAX_CONTADO}`,
    acceso,
    entrada: {},
    salida: z.object({ vistas: z.array(vistaFijadaSchema) }),
  }),
  guardarVista: call({
    metodo: 'POST',
    ruta: 'vistas/guardar',
    asignado: true,
    resumen: `Guarda una vista, o la crea (${NEW_RECORD}); sin \`idArea\` es de la persona, con ella del área, que administra. Su lista no cambia`,
    acceso,
    unaVez: true,
    entrada: { cuerpo: vistaGuardadaSchema },
    salida: guardadoSchema,
  }),
  quitarVista: call({
    metodo: 'POST',
    ruta: 'vistas/quitar',
    asignado: true,
    resumen: 'Quita una vista, también de los menús en que está',
    acceso,
    unaVez: true,
    entrada: { cuerpo: seenRecordSchema },
    salida: guardadoSchema,
  }),
  fijarVista: call({
    metodo: 'POST',
    ruta: 'vistas/fijar',
    asignado: true,
    resumen: `Pone una vista en el menú de la persona, que tiene hasta ${MAX_FIJADAS}, o la quita de él`,
    acceso,
    entrada: { cuerpo: z.object({ id: z.int().positive(), fijada: z.boolean() }) },
    salida: actionAnswerSchema,
  }),
} as const;
