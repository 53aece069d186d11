import type { FacturaEmitida } from '#contract/emision';
import type { PorValidar } from '#domain/solicitudesFactura';
import { errorDeNota } from '#domain/trabajosFactura';
import type { Api, CallOptions } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';

/** Issues the invoice that a service was asked for. Rejects with a `Failure`. */
export function askToIssue(
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
