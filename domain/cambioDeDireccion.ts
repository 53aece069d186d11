import { z } from 'zod';

/** What a change of an address says: whose it is. */
export const direccionCambiadaSchema = z.object({ numidenCliente: z.int() });

/** A customer's address that changed. */
export type CambioDeDireccion = z.infer<typeof direccionCambiadaSchema> & { readonly id: number };
