import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { CorreoPorAtender } from '#domain/correos';
import { dateAndTime } from '#domain/dates';
import { asFailure } from '../api/failure.ts';
import { query } from '../data/query.ts';
import { Button } from '../ui/Button.tsx';
import { Entries } from '../ui/entries.ts';
import { Muted } from '../ui/Muted.tsx';
import { Panel } from '../ui/Panel.tsx';

/** The mails that the person sent and that cannot be sent, each until the person has seen to it; nothing where there are none. */
export function UnsentMail() {
  const { data } = useQuery(query('correosPorAtender', {}));
  if (data === undefined || data.total === 0) return null;
  const { total, correos } = data;
  const title = total === 1 ? 'Un correo suyo no se pudo enviar' : `${total} correos suyos no se pudieron enviar`;
  return (
    <Panel title={title} gridColumn="1 / -1">
      <Entries.Root gap={3}>
        {correos.map((correo) => (
          <Unsent key={correo.id} correo={correo} />
        ))}
      </Entries.Root>
      {total > correos.length && <Muted>Se muestran los {correos.length} más nuevos.</Muted>}
    </Panel>
  );
}

function Unsent({ correo }: { readonly correo: CorreoPorAtender }) {
  const { api, avisar, changes } = useRouteContext({ from: '/_app' });
  const [isSending, setSending] = useState(false);
  const { id, asunto, para, motivo, creado } = correo;
  const see = async () => {
    setSending(true);
    try {
      await api.llamar('atenderCorreo', { cuerpo: { id } });
      changes.changed('usuario');
    } catch (error) {
      avisar('error', asFailure(error).texto);
      setSending(false);
    }
  };
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
      <Button size="sm" busy={isSending} disabled={isSending} onClick={() => void see()}>
        Marcar como atendido
      </Button>
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
