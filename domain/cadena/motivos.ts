import { z } from 'zod';
import { fold } from '#domain/common/personNames';
import { pesosSchema } from '#domain/common/pesos';

/** Why vouchers are made, and why an article is worth less (specification, section 3). */

/** The kind of a voucher reason: cancellations or returns (specification, section 3, "Voucher"). */
export const TIPOS_MOTIVO_VALE = { 0: 'Cancelación', 1: 'Devolución' } as const;

export type TipoMotivoVale = keyof typeof TIPOS_MOTIVO_VALE;

/** The greatest amount of a depreciation reason, in pesos. */
const MONTO_MAXIMO = 1_000_000;

const MAX_DESCRIPCION = 100;

const descripcion = z
  .string()
  .transform((text) => text.trim().replace(/\s+/gu, ' '))
  .pipe(z.string().min(1, 'Campo requerido').max(MAX_DESCRIPCION, `Máximo ${MAX_DESCRIPCION} caracteres`));

const tipoSchema = z.literal([0, 1], 'Campo requerido');

/** The writable fields of a voucher reason. */
export const motivoValePorGuardarSchema = z.object({ descripcion, tipo: tipoSchema, activo: z.boolean() });

/** A voucher reason; who has the list open saves under its `version`. */
export const motivoValeSchema = z.object({
  id: z.int().positive(),
  descripcion: z.string(),
  tipo: tipoSchema,
  activo: z.boolean(),
  version: z.int(),
});
export type MotivoVale = z.infer<typeof motivoValeSchema>;

const montoText = 'El monto tiene que ser mayor o igual a cero';

/** The writable fields of a depreciation reason. */
export const motivoDepreciacionPorGuardarSchema = z.object({
  descripcion,
  monto: pesosSchema
    .min(0, montoText)
    .max(MONTO_MAXIMO, { error: () => `El monto no puede ser mayor a ${MONTO_MAXIMO.toLocaleString('en-US')}` }),
  activo: z.boolean(),
});

/** A depreciation reason; `monto` in pesos. */
export const motivoDepreciacionSchema = z.object({
  id: z.int().positive(),
  descripcion: z.string(),
  monto: z.number(),
  activo: z.boolean(),
  version: z.int(),
});
export type MotivoDepreciacion = z.infer<typeof motivoDepreciacionSchema>;

/** The refusal of a reason that exists already under another case or with other accents. */
export const MOTIVO_REPETIDO = 'Ya existe un motivo con esa descripción.';

/** Whether two descriptions are the same to people, however they are written. */
export function sameDescription(a: string, b: string): boolean {
  return fold(a, 'nombre').join(' ') === fold(b, 'nombre').join(' ');
}
