import { Box, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { CorreoPorAtender } from '#domain/common/correos';
import { dateAndTime } from '#domain/common/dates';
import { Button } from '../../ui/Button.tsx';
import { Entries } from '../../ui/entries.ts';
import { Muted } from '../../ui/Muted.tsx';
import { changesTold } from '../../ui/records/RecordDialog.tsx';
import { useRecord } from '../../ui/works/useRecord.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { type Works, work } from '../../ui/works/work.ts';

const mailWorks = {
  atender: work({
    button: 'Marcar como atendido',
    busy: 'Marcar como atendido',
    failed: 'No se pudo marcar como atendido.',
    goesOn: true,
    // Its line goes away: nothing else is to be said.
    send: async (_, { api, id, options }) => {
      const { codigo } = await api.llamar('atenderCorreo', { cuerpo: { id } }, options);
      return { codigo, descripcion: '', version: 0 };
    },
  }),
} as const satisfies Works;

/** A line for each mail, until the person has seen to it. */
export function UnsentLines({ correos }: { readonly correos: readonly CorreoPorAtender[] }) {
  return (
    <Entries.Root gap={3}>
      {correos.map((correo) => (
        <Unsent key={correo.id} correo={correo} />
      ))}
    </Entries.Root>
  );
}

function Unsent({ correo }: { readonly correo: CorreoPorAtender }) {
  const { id, asunto, para, motivo, creado } = correo;
  const record = useRecord({ entity: 'usuario', id, version: null, works: mailWorks });
  const see = useWorkState(record, 'atender');
  // Until its line goes.
  const isSeen = useSelector(record.work('atender'), ({ context }) => context.result !== null);
  const isBusy = see.isBusy || isSeen;
  const { button, failed } = mailWorks.atender;
  return (
    <Entries.Item display="flex" flexWrap="wrap" alignItems="center" gap={3} borderColor="red.emphasized">
      <Text flex="1 1 20rem" minW={0} overflowWrap="anywhere">
        <strong>{asunto}</strong>, para {para}: {motivo}.
        <br />
        <Muted>
          <time dateTime={creado}>{dateAndTime(creado)}</time>
          <Where correo={correo} />
        </Muted>
      </Text>
      <Button size="sm" busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => !isBusy && see.send({})}>
        {button}
      </Button>
      <Box flex="1 0 100%" _empty={{ display: 'none' }}>
        <WorkFailure work={see} failed={failed} tell={changesTold} submitsElsewhere />
      </Box>
    </Entries.Item>
  );
}

/** Where it can be sent again, or its reason mended. */
function Where({ correo: { valeId, casoId } }: { readonly correo: CorreoPorAtender }) {
  if (valeId !== null) {
    return (
      <>
        {' · '}
        <Link to="/vales/$id" params={{ id: String(valeId) }}>
          Abrir el vale
        </Link>
      </>
    );
  }
  if (casoId === null) return null;
  return (
    <>
      {' · '}
      <Link to="/administracion/casos/$id" params={{ id: String(casoId) }}>
        Abrir el caso {casoId}
      </Link>
    </>
  );
}
