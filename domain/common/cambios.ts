import { z } from 'zod';
import { hasPermission, PERMISSION_GROUPS } from './permisos.ts';

/** The facts of a case that decide who may see it and which lists can hold it; `administrador` is null without one. */
export const hechosDeCasoEnListaSchema = z.object({
  cvetda: z.int(),
  idArea: z.int(),
  idSubcategoria: z.int(),
  idEstado: z.int(),
  numidenCrea: z.int(),
  administrador: z.int().nullable(),
});

export type HechosDeCasoEnLista = z.infer<typeof hechosDeCasoEnListaSchema>;

/** The facts of a voucher that decide which lists can hold it; `numidenCliente` is null where no customer is known. */
const hechosDeValeEnListaSchema = z.object({
  /** The store that made it, and the sale that it takes from. */
  cvetdaCrea: z.int(),
  cvetda: z.int(),
  operacion: z.int(),
  idCaso: z.int(),
  tipo: z.int(),
  estado: z.int(),
  numidenCrea: z.int().nullable(),
  numidenCliente: z.int().nullable(),
});

export type HechosDeValeEnLista = z.infer<typeof hechosDeValeEnListaSchema>;

/** The facts of an invoice that decide which lists can hold it. Its receiver is not told: no list needs it. */
const hechosDeFacturaEnListaSchema = z.object({
  /** The store that issued it, and the sale that it is of; null for one of no sale, or of several. */
  cvetda: z.int(),
  operacion: z.int().nullable(),
  idCaso: z.int().nullable(),
  clase: z.string(),
  estado: z.int(),
  serie: z.string(),
  folio: z.int(),
  /** The ticket or the slip that it is of. */
  referencia: z.string().nullable(),
});

/** The content of a change of an invoice: of all that lists follow only its state ever changes. */
const facturaCambiadaSchema = z.object({
  /** Null where it did not exist yet. */
  estadoAntes: z.int().nullable(),
  hechos: hechosDeFacturaEnListaSchema,
  /** The invoices that it is a note, a payment or the substitute of: what is left of them changes with it. */
  relacionadas: z.array(z.int()),
});

/** The facts of a user that decide which lists can hold him. His name and his number never change. */
const hechosDeUsuarioSchema = z.object({
  idRol: z.int().nullable(),
  activo: z.boolean(),
  veCasos: z.boolean(),
});

type HechosDeUsuario = z.infer<typeof hechosDeUsuarioSchema>;

/** The content of a change of a user: its kind, and the user's own facts before it; null for a new one. */
const usuarioCambiadoSchema = z.discriminatedUnion('que', [
  z.object({ que: z.literal('registro'), antes: hechosDeUsuarioSchema.nullable(), despues: hechosDeUsuarioSchema }),
  /** Another password ends sessions too. */
  z.object({ que: z.literal('contrasena') }),
  z.object({ que: z.literal('sesiones') }),
  /** Taken up, or taken away. */
  z.object({ que: z.literal('segundoFactor') }),
  /** Away until another day, or back. */
  z.object({ que: z.literal('ausencia') }),
  /** A mail that this person sent cannot be sent, or is seen to. */
  z.object({ que: z.literal('correos') }),
]);

const hechosDeMotivoSchema = z.object({ tipo: z.int(), activo: z.boolean() });

/** The content of a change of a voucher reason; `antes` is null where it did not exist yet. */
const motivoCambiadoSchema = z.object({ antes: hechosDeMotivoSchema.nullable(), despues: hechosDeMotivoSchema });

/**
 * The facts in a change of each entity beside its id, under the entity's name on the wire: before and after, null where it did not
 * exist yet, or where who hears of it may not see it. The changes of entities that are not here name their record alone.
 */
export const HECHOS_DE_CAMBIO = {
  caso: z.object({ antes: hechosDeCasoEnListaSchema.nullable(), despues: hechosDeCasoEnListaSchema.nullable() }),
  vale: z.object({ antes: hechosDeValeEnListaSchema.nullable(), despues: hechosDeValeEnListaSchema }),
  factura: facturaCambiadaSchema,
  usuario: usuarioCambiadoSchema,
  motivoVale: motivoCambiadoSchema,
  /** The customer whose address it is. */
  direccion: z.object({ numidenCliente: z.int() }),
  /** The store of a sale that came, was corrected or annulled. */
  venta: z.object({ tienda: z.int() }),
};

/** The entities whose changes say more than which record it is, each with what they say. */
export type HechosDeCambio = { readonly [E in keyof typeof HECHOS_DE_CAMBIO]: z.infer<(typeof HECHOS_DE_CAMBIO)[E]> };

/** A change of an entity, by its name on the wire. */
export type CambioDe<E extends string> = { readonly id: number } & (E extends keyof HechosDeCambio
  ? HechosDeCambio[E]
  : unknown);

/**
 * The part of an invoice's change that whoever validates operations hears: how those of a sale stand, and their
 * payments. Null for one that no sale shows.
 */
export function facturaAnteQuienValida(cambio: HechosDeCambio['factura']): HechosDeCambio['factura'] | null {
  if (cambio.hechos.operacion === null && cambio.relacionadas.length === 0) return null;
  return { ...cambio, hechos: { ...cambio.hechos, idCaso: null, referencia: null } };
}

/** Whether a list shows an invoice that changed, or one that the changed one takes something of. */
export function muestraFactura(
  { id, relacionadas }: Pick<CambioDe<'factura'>, 'id' | 'relacionadas'>,
  mostradas: readonly (number | undefined)[],
): boolean {
  return mostradas.some((mostrada) => mostrada === id || (mostrada !== undefined && relacionadas.includes(mostrada)));
}

/** Whether an invoice came into effect or went out of it: what is left to be paid, and what is known of its receiver, follow that. */
export function cambiaDeEstado({ estadoAntes, hechos }: CambioDe<'factura'>): boolean {
  return estadoAntes !== hechos.estado;
}

/** Which reasons are listed: those of a type, null for any, and the inactive ones or not. */
interface ListaDeMotivos {
  readonly tipo: number | null;
  readonly soloActivos: boolean;
}

/** Whether a list can hold a reason that changed, before the change or after it. */
export function tocaListaMotivos(
  { tipo, soloActivos }: ListaDeMotivos,
  { antes, despues }: HechosDeCambio['motivoVale'],
): boolean {
  return [antes, despues].some(
    (facts) => facts !== null && (tipo === null || tipo === facts.tipo) && (!soloActivos || facts.activo),
  );
}

/** The facts of a stored user that his changes tell. */
export function hechosDeUsuario({
  idRol,
  activo,
  permisos,
}: Pick<HechosDeUsuario, 'idRol' | 'activo'> & { readonly permisos: readonly number[] }): HechosDeUsuario {
  return { idRol, activo, veCasos: hasPermission(permisos, PERMISSION_GROUPS.casos) };
}

/** Whether a role has other people after a change of one of them. */
export function mueveGenteDeRol(cambio: HechosDeCambio['usuario'], idRol: number | 'cualquiera'): boolean {
  if (cambio.que !== 'registro') return false;
  const before = cambio.antes?.idRol ?? null;
  const after = cambio.despues.idRol;
  return before !== after && (idRol === 'cualquiera' || [before, after].includes(idRol));
}
