import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { HORA_DEL_RESUMEN, RESUMEN_TEXTS } from '#domain/common/resumenDiario';
import type { Account } from '#domain/personas/sesion';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { changesTold } from '../../../ui/records/RecordDialog.tsx';
import { useRecord } from '../../../ui/works/useRecord.ts';
import { useWorkState } from '../../../ui/works/useWork.ts';
import { WorkFailure } from '../../../ui/works/WorkFailure.tsx';
import { type AnyWork, work } from '../../../ui/works/work.ts';

interface Props {
  readonly resumen: Account['resumen'];
  /** Reads the account again. */
  readonly reload: () => void;
}

/** Whether the person gets a mail a day of what is unread. The mark shows what was asked at once, and goes back where it was not saved. */
export function MailDigestChoice({ resumen: { pedido, impedimento }, reload }: Props) {
  const [works] = useState(() => digestWorks(reload));
  const record = useRecord({ entity: null, id: null, version: null, works });
  const saving = useWorkState(record, 'resumen');
  // The account says so only a moment after it is saved: the mark would go back in between.
  const [asked, setAsked] = useState(pedido);
  const isOn = saving.failure === null ? asked : pedido;
  const change = () => {
    if (saving.isBusy) return;
    setAsked(!isOn);
    saving.send({ pedido: !isOn });
  };
  return (
    <>
      <CheckField
        label="Recibir por correo un resumen diario de lo que no he leído"
        checked={isOn}
        disabled={!isOn && impedimento !== null}
        onChange={change}
      />
      <Text color="fg.muted" fontSize="sm">
        {impedimento === null ? HINT : RESUMEN_TEXTS.noSale(impedimento)}
      </Text>
      <WorkFailure work={saving} failed={works.resumen.failed} tell={changesTold} />
    </>
  );
}

const HINT = `Llega a las ${HORA_DEL_RESUMEN} si hay algo sin leer. Dice quién hizo qué en lo suyo, sin lo que se escribió.`;

function digestWorks(reload: () => void) {
  return {
    resumen: work<object, { readonly pedido: boolean }>({
      button: 'Guardar',
      busy: 'Guardando...',
      failed: 'No se guardó si quiere el resumen por correo.',
      onlyAsked: true,
      send: async (cuerpo, { api, options: { signal } }) => ({
        ...(await api.llamar('guardarMiResumen', { cuerpo }, { signal }).finally(reload)),
        version: 0,
      }),
    }),
  } as const satisfies Record<string, AnyWork>;
}
