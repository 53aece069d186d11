import { useState } from 'react';
import { z } from 'zod';
import { LIMITS } from '#domain/common/constants';
import { VALID_EMAIL } from '#domain/common/email';
import { TEXTS } from '#domain/common/texts';
import { TextField } from '../../ui/Field.tsx';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { useWork } from '../../ui/works/useWork.ts';
import { WorkWindow } from '../../ui/works/WorkWindow.tsx';
import { work } from '../../ui/works/work.ts';

const schema = z.object({
  correo: z
    .string()
    .trim()
    .min(1, 'Campo requerido')
    .max(LIMITS.correo.max, `Máximo ${LIMITS.correo.max} caracteres`)
    .refine((correo) => VALID_EMAIL.test(correo), 'Email no válido'),
});

/** The works on an invoice that was issued. */
export function invoiceWorks(folio: string) {
  return {
    enviar: work({
      title: `Enviar la factura ${folio}`,
      button: 'Enviar',
      busy: 'Enviando...',
      failed: `${TEXTS.falloCorreo}.`,
      note: 'El correo lleva el PDF y el XML.',
      schema,
      blank: { correo: '' },
      send: async ({ correo }, { api, options }) => ({
        ...(await api.llamar('enviarDocumento', { consulta: { folio, correo } }, options)),
        version: 0,
      }),
    }),
  } as const;
}

interface Props {
  readonly record: LiveRecord<ReturnType<typeof invoiceWorks>>;
  /** The address that the invoice's receiver gave; '' where there is none. */
  readonly correo: string;
}

/** Sends an invoice with its XML to an address. */
export function SendWindow({ record, correo }: Props) {
  const [blank] = useState({ correo });
  const kit = useWork(record, 'enviar', { blank });
  return (
    <WorkWindow page={unwatched(record)} name="enviar" kit={kit} marked>
      <TextField label="Correo" marked inputMode="email" {...kit.form.field('correo')} />
    </WorkWindow>
  );
}
