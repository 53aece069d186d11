import { z } from 'zod';
import { dayOf } from '#domain/common/dates';
import { isIsoDate } from '#domain/common/isoDate';
import { AUSENCIA_TEXTS, contraUltimoDia } from '#domain/personas/ausencias';
import { serverNow } from '../../api/clock.ts';
import { type AnyWork, work } from '../../ui/works/work.ts';

const schema = z.object({
  hasta: z.string().superRefine((hasta, { addIssue }) => {
    const message = isIsoDate(hasta) ? contraUltimoDia(hasta, dayOf(serverNow())) : AUSENCIA_TEXTS.dia;
    if (message !== null) addIssue({ code: 'custom', message });
  }),
  /** The form holds a number as text, '' for none. */
  suplente: z.string().transform((numiden) => (numiden === '' ? null : Number(numiden))),
});

/** To whom the open cases go. */
interface Entrega {
  readonly suplente: number;
}

/** Whose absence it is. */
export interface Absent {
  readonly numiden: number;
  /** The person's own account. */
  readonly isOwn: boolean;
}

/** The beginning of the keys of what is written about an absence: one's own, or that of the user with this number. */
export function absenceDrafts({ numiden, isOwn }: Absent): string {
  return `ausencia.${isOwn ? 'mia' : numiden}.`;
}

/** The works on a person's absence: said or changed, open cases handed on, and ended. */
export function absenceWorks({ numiden, isOwn }: Absent, reload: () => void) {
  const save = (
    asked: { readonly hasta: string | null; readonly suplente: number | null },
    { api, options }: Parameters<AnyWork['send']>[1],
  ) =>
    isOwn
      ? api.llamar('guardarMiAusencia', { cuerpo: asked }, options)
      : api.llamar('guardarAusencia', { cuerpo: { ...asked, id: numiden } }, options);
  return {
    ausencia: work({
      title: isOwn ? 'Estoy fuera' : 'Ausencia',
      button: 'Guardar',
      busy: 'Guardando...',
      failed: 'No se pudo guardar la ausencia.',
      note: 'Mientras dure, al asignar un caso se dice que está fuera. Las novedades llegan también a quien suple, de lo que esa persona puede ver.',
      schema,
      blank: { hasta: '', suplente: '' },
      send: async (written, call) => ({ ...(await save(written, call).finally(reload)), version: 0 }),
    }),
    entregar: work<object, Entrega>({
      button: 'Entregar',
      title: 'Entregar casos',
      busy: 'Entregando...',
      failed: 'No se entregaron los casos.',
      onlyAsked: true,
      send: async ({ suplente }, { api, options, changed }) => {
        const cuerpo = { de: numiden, suplente };
        const answer = await api.llamar('entregarCasos', { cuerpo }, options).finally(reload);
        changed('caso');
        return { ...answer, version: 0 };
      },
    }),
    deVuelta: work({
      button: isOwn ? 'Ya estoy de vuelta' : 'Ya está de vuelta',
      busy: 'Guardando...',
      failed: 'No se pudo terminar la ausencia.',
      onlyAsked: true,
      send: async (_, call) => ({
        ...(await save({ hasta: null, suplente: null }, call).finally(reload)),
        version: 0,
      }),
    }),
  } as const satisfies Record<string, AnyWork>;
}

export type AbsenceWorks = ReturnType<typeof absenceWorks>;
