import { z } from 'zod';
import { call } from '#contract/common/call';
import { keysOf } from '#domain/common/keysOf';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { wireNumber } from '#domain/common/wireNumber';
import { PARTES, tardanzaSchema } from '#domain/escritorio/dondeTarda';
import { usoSchema, VIDAS_CON_USO } from '#domain/escritorio/uso';

const ruta = z.object({ maquina: z.enum(keysOf(VIDAS_CON_USO)) });
const consulta = z.object({
  desde: z.iso.date(),
  hasta: z.iso.date(),
  tienda: wireNumber(z.int().positive()).optional(),
});

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
    entrada: { ruta, consulta },
    salida: usoSchema,
  }),

  dondeTarda: call({
    metodo: 'GET',
    ruta: 'diagramas/uso/{maquina}/donde-tarda',
    resumen:
      'Los estados que entre dos días duraron bastante más en una tienda que en las demás, primero donde más tiempo se perdió; ' +
      'de una tienda, solo los suyos',
    acceso: PERMISSION_GROUPS.diagramas,
    asignado: true,
    entrada: { ruta, consulta: consulta.extend({ medida: z.enum(keysOf(PARTES)) }) },
    salida: z.array(tardanzaSchema),
  }),
} as const;
