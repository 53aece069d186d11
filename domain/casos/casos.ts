import { z } from 'zod';
import { filterSchema, orderSchema } from '#domain/common/filterSchema';
import { movimientoSchema } from '#domain/common/history';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { parametroBusquedaSchema } from '#domain/ventas/operaciones';
import { listaCasos } from './casos.list.ts';
import { valeSinTerminarSchema } from './cierreDeCaso.ts';
import { mencionSchema } from './menciones.ts';
import type { IdEstadoCaso } from './vidaCaso.ts';

/**
 * Tells whether a person may see a case. One right opens all cases; the other opens those of the person's store and areas, and
 * those that the person opened.
 */
export function canSeeCase(
  persona: {
    readonly numiden: number;
    readonly tienda: { readonly id: number };
    readonly areas: readonly number[];
    readonly permisos: readonly number[];
  },
  caso: { readonly cvetda: number; readonly idArea: number; readonly numidenCrea: number },
): boolean {
  if (hasPermission(persona.permisos, ['verTodosLosCasos'])) return true;
  if (!hasPermission(persona.permisos, PERMISSION_GROUPS.casos)) return false;
  return (
    caso.numidenCrea === persona.numiden || caso.cvetda === persona.tienda.id || persona.areas.includes(caso.idArea)
  );
}

const person = z.object({ numiden: z.int(), nombre: z.string() });
const instant = z.iso.datetime();
const estado = z.object({ id: z.literal([1, 2, 3, 4, 5, 6] satisfies IdEstadoCaso[]), nombre: z.string() });
const semaforo = z.enum(['reciente', 'antiguo', 'sinAtencion', 'atendido']).nullable();

/** A request for authorization; `resolucion` is null while it is undecided. */
const datosAutorizacionSchema = z.object({
  solicitante: person,
  motivo: z.string(),
  fecha: instant,
  resolucion: z.object({ autorizado: z.boolean(), comentario: z.string(), fecha: instant, autor: person }).nullable(),
});

/**
 * A case with all that belongs to it (specification, section 3); what it does not have yet is null or an empty list.
 * `semaforo` is as of the answer and lasts until `pierdeColorEn`, null when it does not change by itself.
 */
export const casoSchema = z.object({
  id: z.int(),
  version: z.int(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  area: z.object({ id: z.int(), nombre: z.string() }),
  subCategoria: z.object({ id: z.int(), nombre: z.string() }),
  estado,
  semaforo,
  pierdeColorEn: instant.nullable(),
  datosCliente: person,
  datosCreacion: person.extend({ fecha: instant }),
  fechaCreacion: instant,
  requiereAutorizacion: z.union([z.literal(0), z.literal(1)]),
  usuarioAutoriza: person.nullable(),
  usuarioSoluciona: person.nullable(),
  solucion: z.object({ texto: z.string(), fecha: instant }).nullable(),
  datosContacto: z.object({
    email: z.string().nullable(),
    telefono: z.string().nullable(),
    celular: z.string().nullable(),
  }),
  comentarioOriginal: z.string(),
  comentarios: z.array(
    z.object({
      ...{ id: z.int(), texto: z.string(), fecha: instant, autor: person },
      /** Who is mentioned in it. */
      menciones: z.array(mencionSchema).default([]),
    }),
  ),
  logs: z.array(movimientoSchema),
  logEscalamientos: z.array(
    z.object({
      id: z.int(),
      area: z.string(),
      subCategoria: z.string(),
      /** Null where none was chosen: the case followed an invoice that was made for it. */
      motivo: z.string().nullable(),
      comentario: z.string(),
      fecha: instant,
      autor: person,
    }),
  ),
  parametrosBusqueda: z.array(parametroBusquedaSchema),
  datosAutorizacion: datosAutorizacionSchema.nullable(),
  administrador: person.nullable(),
  datosFiscales: z.record(z.string(), z.string()).nullable(),
  /** The case in which its matter goes on; null where it ended here, or has not ended. */
  sigueEn: z.int().nullable(),
  /** The numbers of the cases that ended since they go on in this one, the oldest first. */
  unidos: z.array(z.int()),
  /** The cases that it is related with and that who reads may see, the oldest first. */
  relacionados: z.array(z.object({ id: z.int(), estado, categoria: z.string() })).default([]),
  /** Its vouchers that are not paid or not finished, the first made first. */
  valesSinTerminar: z.array(valeSinTerminarSchema),
});

export type Caso = z.infer<typeof casoSchema>;

/** A case as a line of a list (specification, section 3, "list items"). */
export const casoDeListaSchema = z.object({
  id: z.int(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  area: z.object({ id: z.int(), nombre: z.string() }),
  subCategoria: z.object({ id: z.int(), nombre: z.string() }),
  estado,
  semaforo,
  pierdeColorEn: instant.nullable(),
  datosCliente: person,
  datosCreacion: person,
  administrador: person.nullable(),
  fechaCreacion: instant,
  fechaSolucion: instant.nullable(),
  /** When the limit of its state ends; null where it has none, and left out by a back end that knows no limits. */
  vence: instant.nullish(),
  /** On which version of it a work from the list is asked for; left out by a back end whose cases are worked on at their own page alone. */
  version: z.int().optional(),
});

export type CasoDeLista = z.infer<typeof casoDeListaSchema>;

/**
 * Up to this number a list counts its cases exactly. Beyond it counts on only where that costs nothing more; else it says that
 * there are more, and its pages end here.
 */
export const MAX_COUNTED = 10_000;

/**
 * The filter of the case list (specification, sections 3 and 7); null or '' filters nothing, and all of it may be left out.
 * `numIden` is who opened the case, `idEstatus` 0 every state; days are the store's, both included.
 */
export const filtroCasosSchema = filterSchema(listaCasos).extend({ orden: orderSchema(listaCasos) });

export type FiltroCasos = z.output<typeof filtroCasosSchema>;

/** The filter that finds every case that one may see. */
export const NO_FILTER: FiltroCasos = filtroCasosSchema.parse({});

/** A request for authorization that waits for its decision; `propia` when who looks asked for it. */
export const porAutorizarSchema = z.object({
  idCaso: z.int(),
  version: z.int(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  area: z.object({ id: z.int(), nombre: z.string() }),
  subCategoria: z.object({ id: z.int(), nombre: z.string() }),
  datosCliente: person,
  solicitante: person,
  motivo: z.string(),
  fecha: instant,
  propia: z.boolean(),
});

export type PorAutorizar = z.infer<typeof porAutorizarSchema>;
