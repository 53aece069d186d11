import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { typedNumber } from '#domain/typedNumber';
import type { BilleteraRef } from '#machines/billetera.machine';
import { newKey } from '../../data/uniqueKey.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { FoundLine, QuestionForm } from '../QuestionForm.tsx';
import { connectWallet, walletRead } from './connect.ts';
import { OpenWallet } from './OpenWallet.tsx';
import { WalletFacts } from './WalletFacts.tsx';

interface Props {
  readonly numidenCliente: number | null;
  readonly onClose: () => void;
}

const customerSchema = z.object({
  numiden: typedNumber(z.number().int('Campo de solo números.').positive('Campo de solo números.').max(9_999_999_999)),
});

/** The wallet of a customer in a window, for as long as it is mounted. */
export default function WalletDialog({ numidenCliente, onClose }: Props) {
  const { api, changes, sesion } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const [{ connected, input }] = useState(() => ({
    connected: connectWallet({
      ...{ api, changes, data },
      numidenUsuario: sesion.getSnapshot().context.sesion?.numiden ?? 0,
    }),
    input: { seed: newKey(), numidenCliente },
  }));
  const billetera = useActorRef(connected, { input });
  useEffect(() => {
    const subscription = billetera.subscribe({ complete: onClose });
    return () => subscription.unsubscribe();
  }, [billetera, onClose]);
  const close = () => billetera.send({ type: 'cerrar' });
  return (
    <Dialog title="Billetera" size="lg" onClose={close} footer={<Button onClick={close}>Cerrar</Button>}>
      <CustomerForm billetera={billetera} numidenCliente={numidenCliente} />
      <Found billetera={billetera} onLeave={close} />
    </Dialog>
  );
}

function CustomerForm({
  billetera,
  numidenCliente,
}: {
  readonly billetera: BilleteraRef;
  readonly numidenCliente: number | null;
}) {
  const form = useForm({
    schema: customerSchema,
    defaultValues: { numiden: numidenCliente === null ? '' : String(numidenCliente) },
    onSubmit: ({ numiden }) => {
      billetera.send({ type: 'consultar', numidenCliente: numiden });
      form.methods.setFocus('numiden', { shouldSelect: true });
      return null;
    },
  });
  return (
    <QuestionForm form={form} label="Consultar una billetera">
      <TextField label="Número del cliente" inputMode="numeric" maxLength={12} {...form.field('numiden')} />
    </QuestionForm>
  );
}

function Found({ billetera, onLeave }: { readonly billetera: BilleteraRef; readonly onLeave: () => void }) {
  const numidenCliente = useSelector(billetera, ({ context }) => context.numidenCliente);
  const failure = useSelector(billetera, (state) => (state.matches('unavailable') ? state.context.failure : null));
  const isReading = useSelector(billetera, (state) => state.matches('reading'));
  const isRead = useSelector(
    billetera,
    (state) => state.matches('withWallet') || state.matches('withoutWallet') || state.matches('opening'),
  );
  const { data } = useQuery({ ...walletRead(numidenCliente ?? 0), enabled: isRead });
  const shown = failure === null && numidenCliente !== null ? data : undefined;
  const folio = shown?.folio;
  useEffect(() => {
    if (folio !== undefined) billetera.send({ type: 'billeteraALaVista', folio });
  }, [billetera, folio]);
  return (
    <>
      <FoundLine role="status">{lineOf(isReading, numidenCliente, folio)}</FoundLine>
      {failure !== null && <LoadFailed text={failure.texto} onRetry={() => billetera.send({ type: 'reintentar' })} />}
      {shown !== undefined && shown.folio !== null && <WalletFacts wallet={shown} onLeave={onLeave} />}
      {shown !== undefined && shown.folio === null && !isReading && <OpenWallet billetera={billetera} />}
    </>
  );
}

/** What is told when it is there, to who does not see it too. */
function lineOf(isReading: boolean, numidenCliente: number | null, folio: string | null | undefined): string {
  if (isReading && folio === undefined) return 'Consultando...';
  if (folio === undefined) return '';
  return folio === null ? `El cliente ${numidenCliente} no tiene billetera.` : `Billetera ${folio}`;
}
