import { z } from 'zod';
import { sexoSchema } from './clientes.ts';
import { parametroBusquedaSchema } from './operaciones.ts';
import { GRUPOS, tienePermiso } from './permisos.ts';

/** Case states (specification, section 4; the ids besides 3 and 6 were assigned here). */
export const ESTADOS_CASO = {
  1: 'NUEVO',
  2: 'EN PROCESO',
  3: 'SOLUCIONADA',
  4: 'ESCALADO',
  5: 'PENDIENTE',
  6: 'RECOLECTA',
} as const;

export type IdEstadoCaso = keyof typeof ESTADOS_CASO;

export type Semaforo = 'reciente' | 'antiguo' | 'sinAtencion' | 'atendido';

/** Default thresholds of the traffic light, in hours (specification, section 9). */
export const UMBRALES_SEMAFORO = { reciente: 4, antiguo: 8 } as const;

/**
 * The traffic light of a case (specification, section 4), or null for a state that has no colour.
 * @param umbrales hours since creation up to which a case is 'reciente' and 'antiguo'.
 */
export const semaforoDe = (
  caso: { readonly estado: number; readonly fechaCreacion: Date },
  ahora: Date,
  umbrales: { readonly reciente: number; readonly antiguo: number } = UMBRALES_SEMAFORO,
): Semaforo | null => {
  if (caso.estado === 3) return 'atendido';
  if (caso.estado !== 1 && caso.estado !== 2) return null;
  const horas = (ahora.getTime() - caso.fechaCreacion.getTime()) / 3_600_000;
  if (horas <= umbrales.reciente) return 'reciente';
  return horas <= umbrales.antiguo ? 'antiguo' : 'sinAtencion';
};

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
 * `numidenCliente` is null for a new customer; `idArea` must be the area of the category; `parametrosBusqueda` say from which operation the case was opened.
 */
export const solicitudCasoSchema = z.object({
  numidenCliente: z.int().positive().nullable(),
  nomCliente: z.string(),
  apePatCliente: z.string(),
  apeMatCliente: z.string(),
  fechaNacimiento: z.string(),
  correo: z.string(),
  numTel: z.string(),
  numCel: z.string(),
  descripcion: z.string(),
  numidenCrea: z.int().positive(),
  cvetda: z.int().positive(),
  idArea: z.int().positive(),
  idSubcategoria: z.int().positive(),
  sexo: sexoSchema,
  parametrosBusqueda: z.array(parametroBusquedaSchema).max(4),
});

export type SolicitudCaso = z.infer<typeof solicitudCasoSchema>;

const persona = z.object({ numiden: z.int(), nombre: z.string() });
const instante = z.iso.datetime();

/** A case with all that belongs to it (specification, section 3); what it does not have yet is null or an empty list. */
export const casoSchema = z.object({
  id: z.int(),
  version: z.int(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  area: z.object({ id: z.int(), nombre: z.string() }),
  subCategoria: z.object({ id: z.int(), nombre: z.string() }),
  estado: z.object({ id: z.int(), nombre: z.string() }),
  datosCliente: persona,
  datosCreacion: persona.extend({ fecha: instante }),
  requiereAutorizacion: z.union([z.literal(0), z.literal(1)]),
  usuarioAutoriza: persona.nullable(),
  usuarioSoluciona: persona.nullable(),
  datosContacto: z.object({
    email: z.string().nullable(),
    telefono: z.string().nullable(),
    celular: z.string().nullable(),
  }),
  comentarioOriginal: z.string(),
  comentarios: z.array(z.object({ id: z.int(), texto: z.string(), fecha: instante, autor: persona })),
  logs: z.array(z.object({ id: z.int(), accion: z.string(), fecha: instante, autor: persona })),
  logEscalamientos: z.array(
    z.object({
      id: z.int(),
      area: z.string(),
      subCategoria: z.string(),
      motivo: z.string(),
      fecha: instante,
      autor: persona,
    }),
  ),
  parametrosBusqueda: z.array(parametroBusquedaSchema),
  datosAutorizacion: z.object({ autorizado: z.boolean(), comentario: z.string(), fecha: instante }).nullable(),
  administrador: persona.nullable(),
  datosFiscales: z.record(z.string(), z.string()).nullable(),
});

export type Caso = z.infer<typeof casoSchema>;
