import { z } from 'zod';

const hechosDeMotivoSchema = z.object({ tipo: z.int(), activo: z.boolean() });

/** The content of a change of a voucher reason; `antes` is null where it did not exist yet. */
export const motivoCambiadoSchema = z.object({ antes: hechosDeMotivoSchema.nullable(), despues: hechosDeMotivoSchema });

type MotivoCambiado = z.infer<typeof motivoCambiadoSchema>;

/** A voucher reason that changed. */
export type CambioDeMotivo = MotivoCambiado & { readonly id: number };

/** Which reasons are listed: those of a type, null for any, and the inactive ones or not. */
interface ListaDeMotivos {
  readonly tipo: number | null;
  readonly soloActivos: boolean;
}

/** Whether a list can hold a reason that changed, before the change or after it. */
export function tocaListaMotivos({ tipo, soloActivos }: ListaDeMotivos, { antes, despues }: MotivoCambiado): boolean {
  return [antes, despues].some(
    (facts) => facts !== null && (tipo === null || tipo === facts.tipo) && (!soloActivos || facts.activo),
  );
}
