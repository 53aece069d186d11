import { z } from 'zod';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';
import { camposConocidos } from './camposConocidos.ts';

/** The most sales whose guides one announcement says to have changed. */
const VENTAS_POR_AVISO = 20;

/** The sales whose guides changed at logistics. */
export const avisoDeGuiasSchema = camposConocidos({
  ventas: z
    .array(camposConocidos({ tienda: claveTiendaSchema, operacion: numeroOperacionSchema }))
    .min(1, 'No viene ninguna venta.')
    .max(VENTAS_POR_AVISO, `Avise hasta ${VENTAS_POR_AVISO} ventas por envío.`),
});

/** The answers to a logistics that announces that guides changed. */
export const AVISO_DE_GUIAS_TEXTS = {
  sinLogistica: 'Mostrador lleva las guías él mismo: no hay otra logística a la que preguntar.',
  sinRespuesta: (segundos: number) =>
    `Logística no contestó cómo van las guías que avisa. Avise de nuevo en ${segundos} segundos.`,
} as const;
