import { chakra, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { query } from '../../../data/query.ts';
import { TextField } from '../../../ui/Field.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { Money } from '../../../ui/Money.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { voucherWorks } from '../../works.ts';
import { useVoucherPage } from '../context.ts';
import type { OpenPart, RefundTyped } from '../refund.ts';
import { MAX_CHEQUE, METODO, openParts } from '../refund.ts';

/** Gives back one of the voucher's parts: the method is chosen, and what it needs is written. */
export function GiveBackWindow() {
  const page = useVoucherPage();
  const parts = openParts(page.shown);
  // With one part there is nothing to choose.
  const [blank] = useState(() => ({ metodo: parts.length === 1 ? String(parts[0]?.metodo.id) : '', folio: '' }));
  const kit = useWork(page.record, 'devolver', { blank });
  const { form } = kit;
  const chosen = useWatch({ control: form.control, name: 'metodo' });
  const field = form.field('metodo');
  return (
    <WorkWindow page={page} name="devolver" kit={kit}>
      <Parts aria-describedby={field.error === undefined ? undefined : `${form.id}-parts`}>
        <legend>Por devolver</legend>
        {parts.map((part) => (
          <label key={part.metodo.id}>
            <input type="radio" {...form.field('metodo')} value={String(part.metodo.id)} />
            <span>
              {part.metodo.nombre}
              {part.isBegun && <small>Empezó y no se sabe si terminó: devuélvala de nuevo, se cuenta una vez.</small>}
            </span>
            <strong>
              <Money value={part.monto} />
            </strong>
          </label>
        ))}
        <span id={`${form.id}-parts`} role="alert" hidden={field.error === undefined}>
          {field.error}
        </span>
      </Parts>
      <Needed form={form} part={parts.find(({ metodo }) => String(metodo.id) === chosen) ?? null} />
    </WorkWindow>
  );
}

interface NeededProps {
  readonly form: FormKit<RefundTyped>;
  readonly part: OpenPart | null;
}

/** What the chosen method needs or does. */
function Needed({ form, part }: NeededProps) {
  switch (part?.metodo.id) {
    case METODO.cheque:
      return (
        <TextField
          label="Número del cheque"
          marked
          maxLength={MAX_CHEQUE}
          inputMode="numeric"
          {...form.field('folio')}
        />
      );
    case METODO.billetera:
      return <Wallet amount={part.monto} />;
    case METODO.certificado:
      return <Quiet>Se emitirá un certificado; su folio aparece al terminar.</Quiet>;
    case METODO.credito:
      return <Quiet>Se abonará al crédito con que se pagó.</Quiet>;
    case METODO.tarjeta:
      return <Quiet>Pase la devolución por la terminal antes de registrarla aquí.</Quiet>;
    case METODO.efectivo:
      return <Quiet>Entregue el efectivo al cliente.</Quiet>;
    case undefined:
      return null;
  }
}

/** Into which wallet it goes, and whether it fits. */
function Wallet({ amount }: { readonly amount: number }) {
  const { cliente } = useVoucherPage().shown;
  const { data, error } = useQuery({
    ...query('billetera', { ruta: { id: cliente?.numiden ?? 0 } }),
    enabled: cliente !== null,
  });
  if (cliente === null)
    return <Note colorPalette="orange">Este vale no tiene cliente: no hay a qué billetera abonar.</Note>;
  if (error !== null) return <Note colorPalette="orange">{error.texto}</Note>;
  if (data === undefined) return <Quiet>Buscando la billetera de {cliente.nombre}...</Quiet>;
  return (
    <>
      <Quiet>
        {data.folio === null ? (
          <>{cliente.nombre} no tiene billetera: se le abrirá una.</>
        ) : (
          <>
            Billetera <strong>{data.folio}</strong> de {cliente.nombre}: tiene <Money value={data.saldo} />.
          </>
        )}
      </Quiet>
      {amount > data.cabe && (
        <Note colorPalette="orange">
          Le caben <Money value={data.cabe} />. Con «{voucherWorks.cambiarMetodos.button}» el resto se devuelve de otra
          forma.
        </Note>
      )}
    </>
  );
}

const Quiet = chakra(Text, { base: { color: 'fg.muted', fontSize: 'sm' } });

const Parts = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 1,
    '& > legend': { mb: 1, fontSize: 'sm', fontWeight: 'medium' },
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: 2.5,
      minH: 'control',
      px: 3,
      py: 1.5,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& > label:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '& input': { boxSize: 4, accentColor: 'brand.solid' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& > [role=alert]': { color: 'fg.error', fontSize: 'xs', fontWeight: 'medium' },
  },
});
