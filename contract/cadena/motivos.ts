import { z } from 'zod';
import { guardadoSchema, NEW_RECORD, pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import {
  motivoDepreciacionPorGuardarSchema,
  motivoDepreciacionSchema,
  motivoValePorGuardarSchema,
  motivoValeSchema,
} from '#domain/cadena/motivos';
import { recordId } from '#domain/common/recordId';
import { wireNumber } from '#domain/common/wireNumber';

/** The record to save; without `version` it is saved whatever others did meanwhile. */
const which = z.object({ id: recordId(), version: z.int().nullable().default(null) });

/** Reasons of vouchers and of depreciations (specification, section 7, "Servers, settings, reasons"). */
export const motivos = {
  motivosVales: call({
    metodo: 'GET',
    ruta: 'motivos-vales/listar/{a}/{b}',
    resumen:
      'Los motivos de vales por descripción. `a`: de qué tipo, 0 cancelación, 1 devolución, 2 de ambos. `b`: 1 solo los activos, 0 todos',
    acceso: ['motivosVales'],
    entrada: {
      ruta: z.object({ a: wireNumber(z.literal([0, 1, 2])), b: wireNumber(z.literal([0, 1])) }),
    },
    salida: z.array(motivoValeSchema),
  }),
  motivoVale: call({
    metodo: 'GET',
    ruta: 'motivos-vales/detalle/{id}',
    resumen: 'Un motivo de vales',
    acceso: ['motivosVales'],
    entrada: { ruta: pathWithId },
    salida: motivoValeSchema,
  }),
  guardarMotivoVale: call({
    metodo: 'POST',
    ruta: 'motivos-vales/guardar',
    resumen: `Agrega un motivo de vales, o cambia uno (${NEW_RECORD}); los vales que lo tienen conservan su texto`,
    acceso: ['motivosVales'],
    unaVez: true,
    entrada: { cuerpo: which.extend(motivoValePorGuardarSchema.shape) },
    salida: guardadoSchema,
  }),
  motivosDepreciacion: call({
    metodo: 'GET',
    ruta: 'motivos-depresiacion/listar',
    resumen: 'Los motivos de depreciación por descripción, también los inactivos',
    acceso: ['motivosDepreciacion'],
    entrada: {},
    salida: z.array(motivoDepreciacionSchema),
  }),
  motivoDepreciacion: call({
    metodo: 'GET',
    ruta: 'motivos-depresiacion/detalle/{id}',
    resumen: 'Un motivo de depreciación',
    acceso: ['motivosDepreciacion'],
    entrada: { ruta: pathWithId },
    salida: motivoDepreciacionSchema,
  }),
  guardarMotivoDepreciacion: call({
    metodo: 'POST',
    ruta: 'motivos-depresiacion/guardar',
    resumen: `Agrega un motivo de depreciación, o cambia uno (${NEW_RECORD}); lo que ya se depreció no cambia`,
    acceso: ['motivosDepreciacion'],
    unaVez: true,
    entrada: { cuerpo: which.extend(motivoDepreciacionPorGuardarSchema.shape) },
    salida: guardadoSchema,
  }),
} as const;
