/** Tipos de pedir que se cancele una factura; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { ResultadoTrabajo } from '#contract/answers';
import type { MotivoCancelacion } from '#domain/cfdi/catalogos';
import type { ServicioFacturaContext, ServicioFacturaEvent } from './servicioFactura.types.ts';

/** Lo que se pide, por sus nombres en el contrato. */
export interface SolicitudDeCancelar {
  readonly idCaso: number;
  readonly idFactura: number;
  readonly version: number;
  readonly motivo: MotivoCancelacion;
  readonly idSustituta: number | null;
}

/** Lo que se encarga pedir, con la clave de la factura. */
export interface EnvioDeCancelar {
  readonly clave: string;
  readonly solicitud: SolicitudDeCancelar | null;
}

/** Lo que el servidor contestó; en qué estado quedó la factura se sigue viendo después. */
export type CancelacionPedida = Pick<ResultadoTrabajo, 'descripcion' | 'estado'>;

export interface CancelacionFacturaContext
  extends Pick<ServicioFacturaContext, 'busca' | 'hallados' | 'elegido' | 'failure'> {
  readonly solicitud: SolicitudDeCancelar | null;
  readonly pedida: CancelacionPedida | null;
}

export type CancelacionFacturaEvent =
  | Exclude<ServicioFacturaEvent, { readonly type: 'validar' | 'resolver' }>
  /** El botón «Pedir la cancelación», y su «Reintentar». */
  | { readonly type: 'resolver'; readonly solicitud: SolicitudDeCancelar };
