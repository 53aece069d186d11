import { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/answers';
import { SUCCESS_CODE } from '#contract/answers';
import type { FacturaEmitida } from '#contract/facturas';
import { CODIGO_FACTURA, CODIGO_FACTURA_GENERAL } from '#contract/facturas';
import { porValidarSchema } from '#domain/facturas';
import type { Emitida } from '#machines/servicioFactura.types';
import { work } from '../../ui/works/work.ts';
import { issue } from './issue.ts';

/** What the work of a service answers once it is known what became of the invoice. */
export interface Resuelta extends RespuestaTrabajo {
  readonly emitida: Emitida;
}

const CODES: readonly number[] = [CODIGO_FACTURA, CODIGO_FACTURA_GENERAL];

/** What a service does: it issues what was looked at before, which stands beside what is written of it. */
export const serviceWorks = {
  resolver: work({
    button: 'Resolver',
    busy: 'Resolviendo...',
    failed: 'No se pudo resolver.',
    schema: z.looseObject({ solicitud: porValidarSchema }),
    send: async ({ solicitud }, { api, options }) => outcomeOf(await issue(solicitud, api, options)),
    stales: ['caso'],
    onlyAsked: true,
  }),
} as const;

export type ServiceWorks = typeof serviceWorks;

/**
 * What became of an invoice. One that the provider refused is an outcome, too: the server has escalated its case, and the same key
 * answers the same again. The text of an error is resolved by the order of the specification (section 8).
 */
export function outcomeOf({ codigo, descripcion, message, ...made }: FacturaEmitida): Resuelta {
  const rechazada = !CODES.includes(codigo);
  const texto = message ?? descripcion;
  // What was refused is told by the chart as a warning; nobody congratulates on it.
  const said = rechazada ? '' : texto;
  const { factura, rechazos, notaGlobal } = made;
  const emitida = { factura, rechazos, notaGlobal, rechazada, texto };
  return { codigo: SUCCESS_CODE, descripcion: said, version: 0, emitida };
}
