import { chakra, Span, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { query } from '../../../data/query.ts';
import { RadioField, TextField } from '../../../ui/Field.tsx';
import type { FormKit } from '../../../ui/form/useForm.ts';
import { Money } from '../../../ui/Money.tsx';
import { Muted } from '../../../ui/Muted.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWork } from '../../../ui/works/useWork.ts';
import { WorkWindow } from '../../../ui/works/WorkWindow.tsx';
import { voucherWorks } from '../../works.ts';
import { useVoucherPage } from '../context.ts';
import { METODO, type OpenPart, openParts, type RefundTyped } from '../refund.ts';

/** Gives back one of the voucher's parts: the method is chosen, and what it needs is written. */
export function GiveBackWindow() {
  const page = useVoucherPage();
  const parts = openParts(page.shown);
  // With one part there is nothing to choose.
  const [blank] = useState(() => ({ metodo: parts.length === 1 ? String(parts[0]?.metodo.id) : '', folio: '' }));
  const kit = useWork(page.record, 'devolver', { blank });
  const { form } = kit;
  const chosen = useWatch({ control: form.control, name: 'metodo' });
  return (
    <WorkWindow page={page} name="devolver" kit={kit}>
      <RadioField label="Por devolver" variant="outline" options={parts.map(choiceOf)} {...form.field('metodo')} />
      <Needed form={form} part={parts.find(({ metodo }) => String(metodo.id) === chosen) ?? null} />
    </WorkWindow>
  );
}

/** A part with what it comes to, and what is known of it. */
function choiceOf({ metodo, monto, isBegun }: OpenPart) {
  const text = (
    <>
      <Span minW={0}>
        {metodo.nombre}
        {isBegun && (
          <Muted size="xs" display="block">
            Empezó y no se sabe si terminó: devuélvala de nuevo, se cuenta una vez.
          </Muted>
        )}
      </Span>
      <strong>
        <Money value={monto} />
      </strong>
    </>
  );
  return [String(metodo.id), text] as const;
}

interface NeededProps {
  readonly form: FormKit<RefundTyped>;
  readonly part: OpenPart | null;
}

/** The field or the advice of the chosen method. */
function Needed({ form, part }: NeededProps) {
  switch (part?.metodo.id) {
    case METODO.cheque:
      return <TextField label="Número del cheque" marked inputMode="numeric" {...form.field('folio')} />;
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
