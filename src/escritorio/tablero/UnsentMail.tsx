import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { query } from '../../data/query.ts';
import { Muted } from '../../ui/Muted.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Few people have such a mail: who has none does not wait for its lines. */
const UnsentLines = lazy(async () => ({ default: (await import('./UnsentLines.tsx')).UnsentLines }));

/** The mails that the person sent and that cannot be sent, each until the person has seen to it; nothing where there are none. */
export function UnsentMail() {
  const { data } = useQuery(query('correosPorAtender', {}));
  if (data === undefined || data.total === 0) return null;
  const { total, correos } = data;
  const title = total === 1 ? 'Un correo suyo no se pudo enviar' : `${total} correos suyos no se pudieron enviar`;
  return (
    <Panel title={title} gridColumn="1 / -1">
      <Suspense fallback={null}>
        <UnsentLines correos={correos} />
      </Suspense>
      {total > correos.length && <Muted>Se muestran los {correos.length} más nuevos.</Muted>}
    </Panel>
  );
}
