import { z } from 'zod';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import { asFailure } from '../../api/failure.ts';
import { type AnyWork, type WorkCall, work } from '../../ui/works/work.ts';
import { type Filling, voucherWorks } from '../works.ts';
import { type Basis, blankValues, type MakingValues, voucherRequestOf } from './values.ts';

/** The works on a voucher while it is filled in, from one operation. Both ways of saving are buttons of one form. */
export function makingWorks(basis: Basis) {
  const schema = z.custom<MakingValues>().transform((values) => voucherRequestOf(values, basis));
  const saving = {
    busy: 'Guardando...',
    failed: 'No se pudo guardar el vale.',
    schema,
    blank: blankValues(null),
    send,
  };
  return {
    guardar: work<MakingValues, SolicitudVale>({ ...saving, button: 'Guardar vale' }),
    guardarParcial: work<MakingValues, SolicitudVale>({ ...saving, button: 'Guardar parcial', formOf: 'guardar' }),
    recolectar: voucherWorks.recolectar,
  } as const satisfies Record<Filling | 'recolectar', AnyWork>;
}

export type MakingWorks = ReturnType<typeof makingWorks>;

/** The request, of the voucher that is gone on with or of a new one. */
export function ofItsVoucher(
  solicitud: SolicitudVale,
  { id, version }: Pick<WorkCall, 'id' | 'version'>,
): SolicitudVale {
  return id === 0 ? { ...solicitud, id: null, version: null } : { ...solicitud, id, version };
}

async function send(solicitud: SolicitudVale, { api, como, options, ...call }: WorkCall) {
  const cuerpo = ofItsVoucher(solicitud, call);
  try {
    return await api.llamar(como === 'guardar' ? 'guardarVale' : 'guardarParcial', { cuerpo }, options);
  } catch (error) {
    throw unexplained(error, VALE_TEXTS.guardarCancelacion, cuerpo);
  }
}

/** A cancellation that fails without a word of the server has a text of its own (specification, section 8). */
export function unexplained(error: unknown, text: string, { tipo }: SolicitudVale) {
  const failure = asFailure(error);
  return failure.tipo === 'interno' && tipo === 0 ? { ...failure, texto: text } : failure;
}
