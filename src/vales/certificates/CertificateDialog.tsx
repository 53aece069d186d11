import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { esFolioCertificado } from '#domain/certificados';
import { DEVOLUCION_TEXTS, folioSchema } from '#domain/devoluciones';
import type { CertificadoRef } from '#machines/certificado.machine';
import { newKey } from '../../data/uniqueKey.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { FoundLine, QuestionForm } from '../QuestionForm.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import { certificateRead, connectCertificate } from './connect.ts';
import { SpendQuestion } from './SpendQuestion.tsx';

const typedSchema = z.object({ folio: folioSchema });

/** A gift certificate by its folio, in a window for as long as it is mounted. */
export default function CertificateDialog({ onClose }: { readonly onClose: () => void }) {
  const { api, changes } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const [{ connected, input }] = useState(() => ({
    connected: connectCertificate({ api, changes, data }),
    input: { seed: newKey() },
  }));
  const certificado = useActorRef(connected, { input });
  useEffect(() => {
    const subscription = certificado.subscribe({ complete: onClose });
    return () => subscription.unsubscribe();
  }, [certificado, onClose]);
  const close = () => certificado.send({ type: 'cerrar' });
  return (
    <Dialog title="Certificado de regalo" size="md" onClose={close} footer={<Button onClick={close}>Cerrar</Button>}>
      <FolioForm certificado={certificado} />
      <Found certificado={certificado} onLeave={close} />
    </Dialog>
  );
}

function FolioForm({ certificado }: { readonly certificado: CertificadoRef }) {
  const misspelt = useSelector(certificado, (state) => state.matches('misspelt'));
  const isSpending = useSelector(certificado, (state) => state.matches('spending'));
  const form = useForm({
    schema: typedSchema,
    defaultValues: { folio: '' },
    onSubmit: ({ folio }) => {
      certificado.send({ type: 'consultar', folio, bienEscrito: esFolioCertificado(folio) });
      form.methods.setFocus('folio', { shouldSelect: true });
      return null;
    },
  });
  const { methods } = form;
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: () => certificado.send({ type: 'modificar' }),
      }),
    [methods, certificado],
  );
  // The next one is typed or scanned where this one was.
  useEffect(() => {
    if (!isSpending) return;
    return () => {
      setTimeout(() => methods.setFocus('folio'));
    };
  }, [isSpending, methods]);
  const { error, ...field } = form.field('folio');
  return (
    <QuestionForm form={form} label="Consultar un certificado">
      <TextField
        label="Folio"
        help="Escríbalo o páselo por el lector."
        maxLength={40}
        spellCheck={false}
        error={misspelt ? DEVOLUCION_TEXTS.folioMalEscrito : error}
        {...field}
      />
    </QuestionForm>
  );
}

function Found({ certificado, onLeave }: { readonly certificado: CertificadoRef; readonly onLeave: () => void }) {
  const folio = useSelector(certificado, ({ context }) => context.folio);
  const failure = useSelector(certificado, (state) => (state.matches('unavailable') ? state.context.failure : null));
  const isReading = useSelector(certificado, (state) => state.matches('reading'));
  const isRead = useSelector(
    certificado,
    (state) => state.matches('vigente') || state.matches('canjeado') || state.matches('spending'),
  );
  const isAsked = useSelector(
    certificado,
    (state) => state.matches({ vigente: 'confirming' }) || state.matches('spending'),
  );
  const { data } = useQuery({ ...certificateRead(folio ?? ''), enabled: isRead });
  const shown = isReading || isRead ? data : undefined;
  const vigente = shown === undefined ? undefined : shown.estado === 'VIGENTE';
  useEffect(() => {
    if (isRead && vigente !== undefined) certificado.send({ type: 'certificadoALaVista', vigente });
  }, [certificado, isRead, vigente]);
  return (
    <>
      <FoundLine role="status">{isReading && shown === undefined ? 'Consultando...' : (shown?.folio ?? '')}</FoundLine>
      {failure !== null && <LoadFailed text={failure.texto} onRetry={() => certificado.send({ type: 'reintentar' })} />}
      {shown !== undefined && <CertificateFacts certificate={shown} certificado={certificado} onLeave={onLeave} />}
      {shown !== undefined && isAsked && <SpendQuestion certificate={shown} certificado={certificado} />}
    </>
  );
}
