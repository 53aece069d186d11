import { z } from 'zod';
import type { ClienteDeCasoPropio } from '#domain/casos/casoPropio';
import { type ClienteDeCaso, contactoEscritoSchema, identidadEscritaSchema } from '#domain/casos/clienteDeCaso';
import type { Customer } from '#domain/casos/clientes';

/**
 * The buyer who is chosen for a voucher of a sale that names none: one known to the chain, or a new one. `contacto` is
 * how to reach him about the case, as in the new-case form; null for the data that the chain has of him.
 */
export const compradorDeValeSchema = z.discriminatedUnion('esNuevo', [
  z.object({
    esNuevo: z.literal(false),
    numiden: z.int().positive(),
    contacto: contactoEscritoSchema.nullable().default(null),
  }),
  z.object({
    esNuevo: z.literal(true),
    identidad: identidadEscritaSchema,
    contacto: contactoEscritoSchema,
    /** Another than the customer who seems to be him (`clienteParecido.ts`). */
    otroCliente: z.boolean().default(false),
  }),
]);

export type CompradorDeVale = z.output<typeof compradorDeValeSchema>;

/** The buyer that a case is made for; one without a number yet is registered with it. */
export type CompradorDeCaso = ClienteDeCasoPropio;

/** The lack in a sale's buyer that must be filled before a case can be made for him. */
export const faltaDeCompradorSchema = z.enum(['comprador', 'contacto']);

export type FaltaDeComprador = z.infer<typeof faltaDeCompradorSchema>;

/** The words for each lack, to who makes the voucher. */
export const FALTAS_DE_COMPRADOR = {
  comprador: 'Esta operación no dice quién compró: elija al cliente.',
  contacto: 'El comprador no tiene correo ni teléfono: escriba uno.',
} as const satisfies Record<FaltaDeComprador, string>;

/** The lack of a case in its buyer; null where it can be made. */
export function faltaDeComprador(
  comprador: Pick<Customer, 'correo' | 'telefono' | 'celular'> | null,
): FaltaDeComprador | null {
  if (comprador === null) return 'comprador';
  const { correo, telefono, celular } = comprador;
  return correo === null && telefono === null && celular === null ? 'contacto' : null;
}

/** A buyer with the contact that was written for the case; a text in which nothing stands is none. */
export function conContacto<C extends object>(comprador: C, { correo, telefono, celular }: ClienteDeCaso['contacto']) {
  return { ...comprador, correo: correo || null, telefono: telefono || null, celular: celular || null };
}

/**
 * Whether a customer is who was written as a new one: so two people who write down the same buyer of a sale at once make him
 * once.
 */
export function esElMismo(cliente: Customer, identidad: ClienteDeCaso['identidad']): boolean {
  return (
    cliente.nombre === identidad.nombre &&
    cliente.apellidoPaterno === identidad.apellidoPaterno &&
    (cliente.apellidoMaterno ?? '') === identidad.apellidoMaterno &&
    cliente.fechaNacimiento === identidad.fechaNacimiento
  );
}
