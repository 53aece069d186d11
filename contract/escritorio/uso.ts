import { z } from 'zod';
import { call } from '#contract/common/call';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { wireNumber } from '#domain/common/wireNumber';
import { usoSchema, VIDAS_CON_USO, type VidaConUso } from '#domain/escritorio/uso';

/** The traffic through the charts of the lives. */
export const uso = {
  usoDeDiagrama: call({
    metodo: 'GET',
    ruta: 'diagramas/uso/{maquina}',
    resumen:
      'Lo que pasó por el diagrama de una vida entre dos días, de una tienda o de todas: cuántas veces cada flecha, cuánto duró cada estado, ' +
      'los caminos más comunes; y, de hoy, lo que lleva más tiempo abierto y lo que ninguna flecha explica',
    acceso: PERMISSION_GROUPS.diagramas,
    asignado: true,
    entrada: {
      ruta: z.object({ maquina: z.enum(Object.keys(VIDAS_CON_USO) as [VidaConUso, ...VidaConUso[]]) }),
      consulta: z.object({
        desde: z.iso.date(),
        hasta: z.iso.date(),
        tienda: wireNumber(z.int().positive()).optional(),
      }),
    },
    salida: usoSchema,
  }),
} as const;
