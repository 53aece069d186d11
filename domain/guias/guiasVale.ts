import { z } from 'zod';
import { freeBlock, freeLine } from '#domain/common/freeText';
import { TEXTS } from '#domain/common/texts';
import {
  ESTADO_ARTICULO,
  ESTADOS_ARTICULO,
  ESTADOS_PAQUETE,
  type IdEstadoArticulo,
  type IdEstadoPaquete,
} from '#domain/ventas/estadosDeEntrega';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';

/** The requests of staff to logistics, and their answers (specification, sections 3, 7 and 8). */

const idEstadoArticulo = z
  .custom<IdEstadoArticulo>((id) => typeof id === 'number' && id in ESTADOS_ARTICULO, 'El estatus no existe.')
  .meta({ type: 'integer', enum: Object.keys(ESTADOS_ARTICULO).map(Number) });
const idEstadoPaquete = z
  .custom<IdEstadoPaquete>((id) => typeof id === 'number' && id in ESTADOS_PAQUETE, 'El estatus no existe.')
  .meta({ type: 'integer', enum: Object.keys(ESTADOS_PAQUETE).map(Number) });

/** Types of a guide: goods to the customer, goods back from there, and work in the customer's home, which carries none. */
export const TIPOS_GUIA = ['ENTREGA', 'RECOLECTA', 'SERVICIO'] as const;
export type TipoGuia = (typeof TIPOS_GUIA)[number];

/** The number of a guide. */
export const folioGuiaSchema = freeLine().min(1, 'Campo requerido').max(30, 'Máximo 30 caracteres');

/** Most rows of one guide that one request names. */
const MAX_ROWS = 500;

/**
 * The units of a line in a package of a guide (specification, section 3, "Guide entry"). `status` is the package's, a
 * key of ESTADOS_PAQUETE, `statusitem` the article's, a key of ESTADOS_ARTICULO.
 */
const articuloDeGuiaSchema = z.object({
  linea: z.int(),
  numart: z.string(),
  descripcion: z.string(),
  cantidad: z.int().positive(),
  status: idEstadoPaquete,
  statusitem: idEstadoArticulo,
  codigopaquete: z.string(),
  idpaquete: z.int(),
  idarticulo: z.int(),
});

/** A guide with what it carries; one of type SERVICIO carries nothing. */
export const guiaSchema = z.object({
  guia: z.string(),
  tipoGuia: z.enum(TIPOS_GUIA),
  articulos: z.array(articuloDeGuiaSchema),
});
export type Guia = z.infer<typeof guiaSchema>;

/** Which operation's guides are asked for, in the words of the specification (section 3, "Logistics guides"). */
export const operacionDeGuiaSchema = z.object({
  tiendaOrigenId: claveTiendaSchema,
  numeroOperacion: numeroOperacionSchema,
});

/** How a query for guides went: they came, the operation is not known there, or no answer came. */
export type SituacionConsulta =
  | { readonly situacion: 'conocida'; readonly guias: number }
  | { readonly situacion: 'desconocida' | 'sinRespuesta' };

/** How the text of a query is shown, and its code. */
export interface MensajeConsulta {
  readonly codigo: number;
  readonly tipo: 'success' | 'info' | 'warning' | 'error';
  readonly mensaje: string;
}

/** The words for a query for guides: the four texts of the specification (section 8, "Guides"). Code 1 is success. */
export function mensajeDeConsulta(consulta: SituacionConsulta): MensajeConsulta {
  switch (consulta.situacion) {
    case 'conocida':
      return consulta.guias > 0
        ? { codigo: 1, tipo: 'success', mensaje: TEXTS.guiaRelacionada }
        : { codigo: 2, tipo: 'info', mensaje: TEXTS.sinGuias };
    case 'desconocida':
      return { codigo: 3, tipo: 'warning', mensaje: TEXTS.guiaSinInformacion };
    case 'sinRespuesta':
      return { codigo: 4, tipo: 'error', mensaje: TEXTS.guiaFallida };
  }
}

/** Some units of a row of a guide. */
const unidadesSchema = z.object({ idArticulo: z.int().positive(), cantidad: z.int().positive('Campo requerido') });

const unidades = z
  .array(unidadesSchema)
  .min(1, 'Elija al menos un artículo.')
  .max(MAX_ROWS)
  .refine(
    (rows) => new Set(rows.map(({ idArticulo }) => idArticulo)).size === rows.length,
    'Un artículo de la guía está dos veces.',
  );

/** The cancellation of all units of a guide that have not left. */
export const cancelacionTotalSchema = z.object({ folioGuia: folioGuiaSchema });
/** The cancellation of the units that the list names. */
export const cancelacionParcialSchema = cancelacionTotalSchema.extend({ articulos: unidades });
/** Either cancellation: without a list, all that has not left. */
export const cancelacionGuiaSchema = cancelacionTotalSchema.extend({ articulos: unidades.nullable().default(null) });

/** New statuses of the articles on a guide. */
export const estatusDeGuiaSchema = z
  .object({
    folioGuia: folioGuiaSchema,
    articulos: z
      .array(z.object({ idArticulo: z.int().positive(), statusitem: idEstadoArticulo }))
      .max(MAX_ROWS)
      .default([]),
    paquetes: z
      .array(z.object({ idPaquete: z.int().positive(), status: idEstadoPaquete }))
      .max(MAX_ROWS)
      .default([]),
  })
  .refine(({ articulos, paquetes }) => articulos.length + paquetes.length > 0, {
    message: 'Elija al menos un artículo o un paquete.',
    path: ['articulos'],
  });

/** Which articles and packages of a guide get which status. */
export type EstatusDeGuia = z.infer<typeof estatusDeGuiaSchema>;

/** A service that is asked for one line of an operation: something is installed, armed or looked at in the customer's home. */
export const ordenServicioSchema = operacionDeGuiaSchema.extend({
  linea: z.int().positive(),
  descripcion: freeBlock().min(5, 'Escriba al menos 5 caracteres.').max(500, 'Escriba como máximo 500 caracteres.'),
});

const { enRuta, entregado, noEntregado, cancelado, recolectado, porRecolectar } = ESTADO_ARTICULO;

/** The statuses that goods can get once they left; nothing leads back to the warehouse, to be cancelled there. */
const DESPUES_DE_SALIR: { readonly [E in IdEstadoArticulo]?: readonly IdEstadoArticulo[] } = {
  [enRuta]: [entregado, noEntregado, recolectado],
  [entregado]: [recolectado, porRecolectar],
  [recolectado]: [],
};

/** Why an article of a guide does not pass from one status to another; null when it does, or when it has it already. */
export function fallaEstatus(tipo: TipoGuia, de: IdEstadoArticulo, a: IdEstadoArticulo): string | null {
  if (de === a) return null;
  if (de === cancelado) return 'Un artículo cancelado ya no cambia de estatus.';
  if (a === cancelado) return 'Un artículo se cancela con la cancelación de su guía.';
  const possible = tipo === 'RECOLECTA' ? (de === porRecolectar ? [recolectado] : []) : DESPUES_DE_SALIR[de];
  if (possible === undefined || possible.includes(a)) return null;
  return `Un artículo en estatus ${ESTADOS_ARTICULO[de]} no puede pasar a ${ESTADOS_ARTICULO[a]}.`;
}

/** New statuses as the history of a voucher says them: so many articles or packages of each. */
export function estatusEnPalabras({ articulos, paquetes }: EstatusDeGuia): string {
  const counted = (one: string, many: string, names: readonly string[]) =>
    [...new Set(names)].map((name) => {
      const n = names.filter((other) => other === name).length;
      return `${n} ${n === 1 ? one : many} ${name}`;
    });
  return [
    ...counted(
      'artículo',
      'artículos',
      articulos.map(({ statusitem }) => ESTADOS_ARTICULO[statusitem]),
    ),
    ...counted(
      'paquete',
      'paquetes',
      paquetes.map(({ status }) => ESTADOS_PAQUETE[status]),
    ),
  ].join(', ');
}

/** The texts of the works on guides. */
export const GUIA_TEXTS = {
  sinSaberse: 'No se sabe si logística lo hizo. Intente de nuevo: se cuenta una sola vez.',
  desconocida: (folio: string) => `La guía ${folio} no existe.`,
  operacionDesconocida: 'No se encontró ninguna operación con el folio proporcionado',
  cancelada: (canceladas: number, enCamino: number) =>
    [
      canceladas === 1 ? 'Se canceló 1 unidad de la guía' : `Se cancelaron ${canceladas} unidades de la guía`,
      ...(enCamino === 0
        ? []
        : [enCamino === 1 ? '1 ya salió y sigue su camino' : `${enCamino} ya salieron y siguen su camino`]),
    ].join('; '),
  enVale: (folio: string, texto: string) => `Guía ${folio}: ${texto}`,
  canceladasPorVale: (unidades: number, folios: readonly string[]) =>
    [
      unidades === 1 ? '1 unidad cancelada' : `${unidades} unidades canceladas`,
      folios.length === 1 ? 'en la guía' : 'en las guías',
      folios.join(', '),
    ].join(' '),
  otrosCancelan: 'Otras personas están cancelando artículos de esta operación. Inténtelo de nuevo.',
  actualizada: (folio: string) => `La guía ${folio} se actualizó con éxito`,
  ordenada: (folio: string) => `La orden de servicio se creó con la guía ${folio}`,
} as const;

/** The act on the guide that fetches goods for the voucher. */
export type EntradaDeGuia =
  | ({ readonly trabajo: 'actualizarGuia' } & EstatusDeGuia)
  | {
      readonly trabajo: 'cancelarGuia';
      readonly folioGuia: string;
      readonly canceladas: number;
      readonly enCamino: number;
    }
  | { readonly trabajo: 'ordenarServicio'; readonly folioGuia: string };
