/** Tipos de los servicios de facturas de un caso; aparte, para que los archivos de las máquinas sean sobre todo el diagrama. */

import type { RespuestaTrabajo, ResultadoTrabajo } from '#contract/common/answers';
import type { Failure } from '#contract/common/failure';
import type { FacturaEmitida } from '#contract/facturas/emision';
import type { MotivoCancelacion } from '#domain/common/sat/catalogos';
import type { Documento, PreviaFactura } from '#domain/facturas/facturas';
import type { PorValidar } from '#domain/facturas/solicitudesFactura';
import type { RegistroInput } from './registro.types.ts';
import type { EnvioDeTrabajo } from './trabajo.types.ts';

/** Con qué se busca lo que se va a facturar, o la factura con que se va a trabajar. */
export type Busqueda =
  | { readonly por: 'operacion'; readonly tienda: number; readonly operacion: number }
  | { readonly por: 'folio'; readonly serie: string; readonly folio: number }
  | { readonly por: 'consumo'; readonly folio: string }
  | { readonly por: 'rfc'; readonly rfc: string }
  /** Las del caso que el proveedor no aceptó y no se han emitido de nuevo. */
  | { readonly por: 'rechazadas' };

/** Algo que la búsqueda encontró: una venta, un boleto, un consumo o una factura. */
export interface Hallado {
  /** Por la que se elige, y con la que sale su envío: lo que se pide de uno no se confunde con lo que se pide de otro. */
  readonly clave: string;
  /** «Operación 1000001», «Factura A-123». */
  readonly nombre: string;
  readonly tienda: string;
  /** DD-MM-AAAA. */
  readonly fecha: string;
  /** En pesos. */
  readonly total: number;
  /** Por qué no se puede elegir; null cuando se puede. */
  readonly impide: string | null;
  /** La factura que es, o la que ya tiene. */
  readonly factura: Documento | null;
  /** Es una venta de la que la caja no dijo cómo se pagó: se pregunta. */
  readonly sinPagos?: boolean;
  /** Su parte de lo que se pide, por sus nombres en el contrato. */
  readonly pide: Readonly<Record<string, string | number>>;
}

/** Lo que el servidor contestó de una factura que se pidió. */
export interface Emitida extends Pick<FacturaEmitida, 'factura' | 'rechazos' | 'notaGlobal'> {
  /** El proveedor no la aceptó, y el servidor ya escaló el caso. */
  readonly rechazada: boolean;
  readonly texto: string;
}

/** Lo que el servidor contestó de una cancelación que se pidió; en qué estado quedó la factura se sigue viendo después. */
export interface Pedida extends Pick<ResultadoTrabajo, 'estado'> {
  /** De lo que no se acepta dice por qué no el trabajo que lo pide. */
  readonly rechazada: false;
  readonly texto: string;
}

export type RespuestaDelServicio = Emitida | Pedida;

/** Lo que se pide de cancelar una factura, por sus nombres en el contrato. */
export interface PorCancelar {
  readonly servicio: 'cancelacion';
  readonly solicitud: {
    readonly idCaso: number;
    readonly idFactura: number;
    readonly version: number;
    readonly motivo: MotivoCancelacion;
    readonly idSustituta: number | null;
  };
}

export type PorResolver = PorValidar | PorCancelar;

/** Lo que el trabajo contesta cuando se sabe qué fue de lo encargado. */
export interface Resuelta extends RespuestaTrabajo {
  readonly respuesta: RespuestaDelServicio;
}

export interface ServicioFacturaContext {
  /** Con qué se abre el registro de lo que se encarga. */
  readonly registro: Partial<RegistroInput>;
  /** Se pide cancelar una factura que ya hay, y nada se emite. */
  readonly cancela: boolean;
  /** Null mientras falte algo con que buscar. */
  readonly busca: Busqueda | null;
  readonly hallados: readonly Hallado[];
  readonly elegido: Hallado | null;
  /** Lo que se pide, ya revisado por el formulario. */
  readonly solicitud: PorResolver | null;
  /** Lo escrito de donde salió, que queda como borrador; null donde no hay borrador. */
  readonly escrito: object | null;
  /** Lo que se emitiría; null mientras no se pregunte. */
  readonly previa: PreviaFactura | null;
  /** Qué fue de lo que se encargó; null mientras no se sepa. */
  readonly respuesta: RespuestaDelServicio | null;
  readonly failure: Failure | null;
}

export type ServicioFacturaEvent =
  | EnvioDeTrabajo<Resuelta>
  | { readonly type: 'buscar'; readonly busca: Busqueda }
  | { readonly type: 'elegir'; readonly clave: string }
  /** El botón «Revisar». */
  | { readonly type: 'validar'; readonly solicitud: PorValidar; readonly escrito: object }
  /** El botón «Pedir la cancelación». */
  | { readonly type: 'pedir'; readonly solicitud: PorCancelar }
  /** El botón «Descartar» junto a lo que no se envió. */
  | { readonly type: 'descartar' }
  /** El botón «Corregir», y dejar para después lo que no se pudo enviar. */
  | { readonly type: 'modificar' }
  /** El botón «Resolver», y su «Reintentar». */
  | { readonly type: 'resolver' }
  /** El botón «Elegir otra», y «Hacer otra» cuando ya se resolvió. */
  | { readonly type: 'otra' }
  /** El botón «Reintentar» de lo que no se pudo leer. */
  | { readonly type: 'reintentar' };

export type ServicioFacturaEmitted = {
  readonly type: 'aviso';
  readonly tipo: 'error' | 'info' | 'warning';
  readonly texto: string;
};
