import { z } from 'zod';
import { sexoSchema } from './clientes.ts';
import { freeBlock, freeLine } from './freeText.ts';
import { parametroBusquedaSchema } from './operaciones.ts';
import { GRUPOS, tienePermiso } from './permisos.ts';
import type { IdEstadoCaso } from './vidaCaso.ts';
import { LIMITES_CASO } from './vidaCaso.ts';

/**
 * Tells whether a person may see a case: with the right to all cases, or, with the right to the store's cases, those of
 * the own store, of the own areas, or opened by oneself.
 */
export const puedeVerCaso = (
  persona: {
    readonly numiden: number;
    readonly tienda: { readonly id: number };
    readonly areas: readonly number[];
    readonly permisos: readonly number[];
  },
  caso: { readonly cvetda: number; readonly idArea: number; readonly numidenCrea: number },
): boolean => {
  if (tienePermiso(persona.permisos, ['verTodosLosCasos'])) return true;
  if (!tienePermiso(persona.permisos, GRUPOS.casos)) return false;
  return (
    caso.numidenCrea === persona.numiden || caso.cvetda === persona.tienda.id || persona.areas.includes(caso.idArea)
  );
};

/**
 * Case creation request (specification, section 3). Shapes only: the rules of the form are in `nuevoCaso.ts`.
 * `numidenCliente` is null for a new customer. The last two are this product's own and may be left out: the area follows
 * from the category, and one that is sent must be it; `parametrosBusqueda` say from which operation the case was opened.
 */
export const solicitudCasoSchema = z.object({
  numidenCliente: z.int().positive().nullable(),
  nomCliente: freeLine(),
  apePatCliente: freeLine(),
  apeMatCliente: freeLine(),
  fechaNacimiento: freeLine(),
  correo: freeLine(),
  numTel: freeLine(),
  numCel: freeLine(),
  descripcion: freeBlock(),
  numidenCrea: z.int().positive(),
  cvetda: z.int().positive(),
  idSubcategoria: z.int().positive(),
  sexo: sexoSchema,
  idArea: z.int().positive().optional(),
  parametrosBusqueda: z.array(parametroBusquedaSchema).max(4).default([]),
});

export type SolicitudCaso = z.infer<typeof solicitudCasoSchema>;

const persona = z.object({ numiden: z.int(), nombre: z.string() });
const instante = z.iso.datetime();
const estado = z.object({ id: z.literal([1, 2, 3, 4, 5, 6] satisfies IdEstadoCaso[]), nombre: z.string() });
const semaforo = z.enum(['reciente', 'antiguo', 'sinAtencion', 'atendido']).nullable();

/** One entry of a case's history: what was done, by whom, and the case's version after it. */
export const movimientoSchema = z.object({
  id: z.int(),
  accion: z.string(),
  version: z.int(),
  fecha: instante,
  autor: persona,
});

export type Movimiento = z.infer<typeof movimientoSchema>;

/** A request for authorization; `resolucion` is null while nobody has decided. */
export const datosAutorizacionSchema = z.object({
  solicitante: persona,
  motivo: z.string(),
  fecha: instante,
  resolucion: z.object({ autorizado: z.boolean(), comentario: z.string(), fecha: instante, autor: persona }).nullable(),
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
  pierdeColorEn: instante.nullable(),
  datosCliente: persona,
  datosCreacion: persona.extend({ fecha: instante }),
  fechaCreacion: instante,
  requiereAutorizacion: z.union([z.literal(0), z.literal(1)]),
  usuarioAutoriza: persona.nullable(),
  usuarioSoluciona: persona.nullable(),
  solucion: z.object({ texto: z.string(), fecha: instante }).nullable(),
  datosContacto: z.object({
    email: z.string().nullable(),
    telefono: z.string().nullable(),
    celular: z.string().nullable(),
  }),
  comentarioOriginal: z.string(),
  comentarios: z.array(z.object({ id: z.int(), texto: z.string(), fecha: instante, autor: persona })),
  logs: z.array(movimientoSchema),
  logEscalamientos: z.array(
    z.object({
      id: z.int(),
      area: z.string(),
      subCategoria: z.string(),
      motivo: z.string(),
      comentario: z.string(),
      fecha: instante,
      autor: persona,
    }),
  ),
  parametrosBusqueda: z.array(parametroBusquedaSchema),
  datosAutorizacion: datosAutorizacionSchema.nullable(),
  administrador: persona.nullable(),
  datosFiscales: z.record(z.string(), z.string()).nullable(),
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
  pierdeColorEn: instante.nullable(),
  datosCliente: persona,
  datosCreacion: persona,
  administrador: persona.nullable(),
  fechaCreacion: instante,
  fechaSolucion: instante.nullable(),
});

export type CasoDeLista = z.infer<typeof casoDeListaSchema>;

/** Orders of the case list: by creation, or first those that lose the colour of their traffic light soonest. */
export const ORDENES_CASOS = ['recientes', 'antiguos', 'porVencer'] as const;
export type OrdenCasos = (typeof ORDENES_CASOS)[number];

/**
 * A list says exactly how many cases it finds up to this number, and beyond where that costs no more; else it says that
 * there are more, and pages up to here.
 */
export const MAX_CONTADOS = 10_000;

const dia = z.iso.date().nullable();

/**
 * What the case list is filtered by (specification, sections 3 and 7); null or '' filters nothing. `folio` is the case's
 * number, `categoria` a subcategory, `numIden` who opened the case, `idEstatus` 0 is every state. Days are the store's,
 * both included. The last four are this product's own: the dashboard's figures open the list with them.
 */
export const filtroCasosSchema = z.object({
  folio: z.int().positive().nullable(),
  cvetda: z.int().positive().nullable(),
  categoria: z.int().positive().nullable(),
  nomCliente: freeLine().max(92),
  idEstatus: z.int().min(0).max(6),
  numIden: z.int().positive().nullable(),
  fechaIni: dia,
  fechaFin: dia,
  soloAbiertos: z.boolean().default(false),
  fechaSolucionIni: dia.default(null),
  fechaSolucionFin: dia.default(null),
  orden: z.enum(ORDENES_CASOS).default('recientes'),
});

export type FiltroCasos = z.output<typeof filtroCasosSchema>;

/** The filter that finds every case that one may see. */
export const SIN_FILTRO: FiltroCasos = {
  folio: null,
  cvetda: null,
  categoria: null,
  nomCliente: '',
  idEstatus: 0,
  numIden: null,
  fechaIni: null,
  fechaFin: null,
  soloAbiertos: false,
  fechaSolucionIni: null,
  fechaSolucionFin: null,
  orden: 'recientes',
};

/** A request for authorization that waits for its decision; `propia` when who looks asked for it. */
export const porAutorizarSchema = z.object({
  idCaso: z.int(),
  version: z.int(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  area: z.object({ id: z.int(), nombre: z.string() }),
  subCategoria: z.object({ id: z.int(), nombre: z.string() }),
  datosCliente: persona,
  solicitante: persona,
  motivo: z.string(),
  fecha: instante,
  propia: z.boolean(),
});

export type PorAutorizar = z.infer<typeof porAutorizarSchema>;

const deCaso = z.object({ idCaso: z.int().positive(), version: z.int().positive() });
const texto = ({ min, max }: { readonly min: number; readonly max: number }) =>
  freeBlock()
    .min(min, min === 1 ? 'Campo requerido' : `Escriba al menos ${min} caracteres.`)
    .max(max, `Escriba como máximo ${max} caracteres.`);

/**
 * What the work on a case sends. `version` is the case's as the person saw it: a stale one is refused and changes
 * nothing.
 */
export const comentarioSchema = deCaso.extend({ comentario: texto(LIMITES_CASO.comentario) });
export const escalamientoSchema = deCaso.extend({
  idArea: z.int().positive(),
  idSubcategoria: z.int().positive(),
  idMotivo: z.int().positive(),
  comentario: texto(LIMITES_CASO.comentario),
});
export const solicitudAutorizacionSchema = deCaso.extend({ motivo: texto(LIMITES_CASO.motivo) });
export const resolucionSchema = deCaso.extend({ autorizado: z.boolean(), comentario: texto(LIMITES_CASO.motivo) });
export const cierreSchema = deCaso.extend({ solucion: texto(LIMITES_CASO.solucion) });
/** State 2 alone is set by hand; every other state is the result of the work that leads to it. */
export const cambioEstadoSchema = deCaso.extend({ idEstado: z.literal(2) });
/** The specification shows no JSON beside the files; without a version they are added whatever was done meanwhile. */
export const anexosNuevosSchema = z.object({ version: z.int().positive().optional() });
