import { z } from 'zod';
import { autorizacionValeSchema, MOTIVO_VALE, rechazoValeSchema } from '#domain/vales/trabajosVale';
import type { Ways } from '../ui/works/deciding/deciding.ts';
import { type WorkCall, work } from '../ui/works/work.ts';

const DECIDED = { sinHacer: 'Sin decidir', antesDe: 'decidirlo', decide: true } as const;

/** The works that decide a voucher, on its page and in lists. */
export const voucherDecisions = {
  autorizar: work({
    button: 'Autorizar',
    busy: 'Autorizando...',
    title: 'Autorizar vale',
    failed: 'No se autorizó el vale.',
    several: { ...DECIDED, hechos: ['vale autorizado', 'vales autorizados'], hecho: 'Autorizado' },
    note: 'Quedará vigente y su vigencia contará desde hoy.',
    schema: z.object({ comentario: autorizacionValeSchema.shape.comentario.unwrap() }),
    blank: { comentario: '' },
    texts: [
      {
        name: 'comentario',
        label: 'Comentario',
        max: MOTIVO_VALE.max,
        optional: true,
        placeholder: 'Por qué procede, si hace falta decirlo.',
      },
    ],
    send: (written, { api, options, ...call }) =>
      api.llamar('autorizarVale', { cuerpo: { ...seenVoucher(call), ...written } }, options),
  }),
  rechazar: work({
    button: 'Rechazar',
    busy: 'Rechazando...',
    title: 'Rechazar vale',
    failed: 'No se rechazó el vale.',
    several: { ...DECIDED, hechos: ['vale rechazado', 'vales rechazados'], hecho: 'Rechazado' },
    schema: rechazoValeSchema.pick({ motivo: true }),
    blank: { motivo: '' },
    texts: [
      {
        name: 'motivo',
        label: 'Motivo',
        max: MOTIVO_VALE.max,
        placeholder: 'Por qué no procede; lo leerá quien lo hizo.',
      },
    ],
    send: (written, { api, options, ...call }) =>
      api.llamar('rechazarVale', { cuerpo: { ...seenVoucher(call), ...written } }, options),
  }),
} as const;

/** By which they say yes and no. */
export const VOUCHER_WAYS = { yes: 'autorizar', no: 'rechazar' } as const satisfies Ways<keyof typeof voucherDecisions>;

/** Which voucher a call is about, and on which version of it. */
export function seenVoucher({ id, version }: Pick<WorkCall, 'id' | 'version'>) {
  return { id, version: version ?? 0 };
}
