import { z } from 'zod';
import { guardadoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import {
  MAX_NOTAS,
  maquinaSchema,
  notaPorGuardarSchema,
  notaSchema,
  textoDeNotaSchema,
} from '#domain/escritorio/notas';

const acceso = PERMISSION_GROUPS.diagramas;
const id = z.int().positive();

/** The notes that analysts pin to diagrams: whoever reads the diagrams reads, writes, answers and resolves them. */
export const notas = {
  notasPorDiagrama: call({
    metodo: 'GET',
    ruta: 'diagramas/notas',
    asignado: true,
    resumen: 'Cuántas notas abiertas tiene cada diagrama que tiene alguna',
    acceso,
    entrada: {},
    salida: z.object({ diagramas: z.array(z.object({ maquina: z.string(), abiertas: z.int() })) }),
  }),
  notasDeDiagrama: call({
    metodo: 'GET',
    ruta: 'diagramas/notas/{maquina}',
    asignado: true,
    resumen: `Las notas de un diagrama con sus respuestas, primero las abiertas y de ellas la más nueva, a lo más ${MAX_NOTAS}`,
    acceso,
    entrada: { ruta: z.object({ maquina: maquinaSchema }) },
    salida: z.object({ notas: z.array(notaSchema), hayMas: z.boolean() }),
  }),
  guardarNota: call({
    metodo: 'POST',
    ruta: 'diagramas/notas/guardar',
    asignado: true,
    resumen: 'Pone una nota en un diagrama, o en uno de sus estados o flechas; lo escrito no se cambia después',
    acceso,
    unaVez: true,
    entrada: { cuerpo: notaPorGuardarSchema },
    salida: guardadoSchema,
  }),
  responderNota: call({
    metodo: 'POST',
    ruta: 'diagramas/notas/responder',
    asignado: true,
    resumen: 'Responde una nota abierta',
    acceso,
    unaVez: true,
    entrada: { cuerpo: textoDeNotaSchema.extend({ id }) },
    salida: guardadoSchema,
  }),
  resolverNota: call({
    metodo: 'POST',
    ruta: 'diagramas/notas/resolver',
    asignado: true,
    resumen: 'Da una nota por resuelta, o la abre de nuevo',
    acceso,
    unaVez: true,
    entrada: { cuerpo: z.object({ id, resuelta: z.boolean() }) },
    salida: guardadoSchema,
  }),
} as const;
