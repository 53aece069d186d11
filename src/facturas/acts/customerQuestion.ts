import type { ComponentType } from 'react';
import type { Failure } from '#contract/common/failure';
import type { ClienteDeCaso } from '#domain/casos/clienteDeCaso';
import { CLIENTE } from '#domain/common/entities';
import type { FaltaDeComprador } from '#domain/vales/compradorDeVale';
import type { ActRequest } from './works.ts';

/** The window that asks for the customer of a case, or for how to reach him; customers are another capability's. */
export type AskCustomer = ComponentType<{
  readonly falta: FaltaDeComprador;
  readonly typed: ClienteDeCaso;
  readonly draftKey: string;
  /** `forget` throws away what is kept of it. */
  readonly onChoose: (chosen: ClienteDeCaso, forget: () => void) => void;
  readonly onClose: (typed: ClienteDeCaso) => void;
}>;

/** The question that stands between an act and its case: who the customer is, how to reach him, or whether he is another than one who is known. */
export type Question = FaltaDeComprador | 'parecido';

/** The question that a refusal asks; null where it asks none. */
export function questionIn(failure: Failure | null): Question | null {
  if (failure === null) return null;
  if (failure.tipo === 'conflicto') return failure.objeto?.entidad === CLIENTE.name ? 'parecido' : null;
  const fields = failure.campos.map(({ campo }) => campo);
  if (fields.includes('contacto')) return 'contacto';
  return fields.some((campo) => campo === 'cliente' || campo.startsWith('comprador')) ? 'comprador' : null;
}

/** The same request for the customer who was chosen or written down. */
export function forCustomer(
  request: ActRequest,
  falta: FaltaDeComprador,
  { cliente, identidad, contacto }: ClienteDeCaso,
): ActRequest {
  if (falta === 'contacto') return { ...request, contacto };
  return {
    ...request,
    cliente:
      cliente === null
        ? { esNuevo: true, identidad, contacto, otroCliente: false }
        : { esNuevo: false, numiden: cliente.numiden, contacto },
  };
}

/** The same request for a new customer, who was said to be another than who seems to be him. */
export function forAnother(request: ActRequest): ActRequest {
  const { cliente } = request;
  return cliente?.esNuevo === true ? { ...request, cliente: { ...cliente, otroCliente: true } } : request;
}
