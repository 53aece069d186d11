import { z } from 'zod';
import { call } from '#contract/common/call';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { wireNumber } from '#domain/common/wireNumber';
import { maquinaSchema } from '#domain/escritorio/notas';

const acceso = PERMISSION_GROUPS.diagramas;

/** The charts of the versions that this installation has run. */
export const versiones = {
  versionesDeDiagramas: call({
    metodo: 'GET',
    ruta: 'diagramas/versiones',
    asignado: true,
    resumen:
      'Las versiones de los diagramas que esta instalación ha tenido, la más nueva primero: la que tiene ahora es la primera',
    acceso,
    entrada: {},
    salida: z.object({
      versiones: z.array(z.object({ id: z.int(), version: z.string(), desde: z.iso.datetime() })),
    }),
  }),
  versionDeDiagrama: call({
    metodo: 'GET',
    ruta: 'diagramas/versiones/{id}/{maquina}',
    asignado: true,
    resumen:
      'Un diagrama como era en una versión: el texto de un `diagramas.json` que solo lo lleva a él, o ninguno si esa versión no lo tenía',
    acceso,
    entrada: { ruta: z.object({ id: wireNumber(z.int().positive()), maquina: maquinaSchema }) },
    salida: z.object({ guardado: z.string() }),
  }),
} as const;
