import { z } from 'zod';

/** The content of a change of an address: whose it is. */
export const direccionCambiadaSchema = z.object({ numidenCliente: z.int() });

/** A customer's address that changed. */
export type CambioDeDireccion = z.infer<typeof direccionCambiadaSchema> & { readonly id: number };
