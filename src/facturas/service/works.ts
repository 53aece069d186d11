import { z } from 'zod';
import { SUCCESS_CODE } from '#contract/common/answers';
import { CODIGO_FACTURA, CODIGO_FACTURA_GENERAL, type FacturaEmitida } from '#contract/facturas/emision';
import { type PorValidar, porValidarSchema } from '#domain/facturas/solicitudesFactura';
import { errorDeNota } from '#domain/facturas/trabajosFactura';
import type { Resuelta } from '#machines/servicioFactura.types';
import type { Api, CallOptions } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import { work } from '../../ui/works/work.ts';

const CODES: readonly number[] = [CODIGO_FACTURA, CODIGO_FACTURA_GENERAL];

/** The work of a service: it issues the invoice that was looked at before, which stands beside the form. */
export const serviceWorks = {
  resolver: work({
    button: 'Resolver',
    busy: 'Resolviendo...',
    failed: 'No se pudo resolver.',
    schema: z.looseObject({ solicitud: porValidarSchema }),
    send: async ({ solicitud }, { api, options }) => invoiceOutcome(await askToIssue(solicitud, api, options)),
    stales: ['caso'],
    onlyAsked: true,
  }),
} as const;

export type ServiceWorks = typeof serviceWorks;

/** Issues the invoice that a service was asked for. Rejects with a `Failure`. */
function askToIssue(
  { servicio, solicitud }: PorValidar,
  api: Api,
  options: Required<Pick<CallOptions, 'clave' | 'signal'>>,
): Promise<FacturaEmitida> {
  switch (servicio) {
    case 'estacionamiento':
      return api.llamar('resolverEstacionamiento', { cuerpo: solicitud }, options);
    case 'general':
      return api.llamar('resolverFactura', { cuerpo: solicitud }, options);
    case 'mantenimiento':
      return api.llamar('resolverMantenimiento', { cuerpo: solicitud }, options);
    case 'notaCredito':
      return api.llamar('resolverNotaCredito', { cuerpo: solicitud }, options).catch((error: unknown) => {
        const failure = asFailure(error);
        throw { ...failure, texto: errorDeNota(failure.texto) };
      });
    case 'reciboPago':
      return api.llamar('resolverReciboPago', { cuerpo: solicitud }, options);
  }
}

/**
 * The outcome of an invoice. A refusal by the provider is one, too: the server has escalated its case, and the same key
 * answers the same again. The text of an error is resolved by the order of the specification (section 8).
 */
export function invoiceOutcome({ codigo, descripcion, message, ...made }: FacturaEmitida): Resuelta {
  const rechazada = !CODES.includes(codigo);
  const texto = message ?? descripcion;
  // The chart tells a refusal as a warning, without a note of success.
  const said = rechazada ? '' : texto;
  const { factura, rechazos, notaGlobal } = made;
  const respuesta = { factura, rechazos, notaGlobal, rechazada, texto };
  return { codigo: SUCCESS_CODE, descripcion: said, version: 0, respuesta };
}
