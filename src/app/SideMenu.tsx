import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { query } from '../data/query.ts';
import { PINNED_VIEWS } from '../data/wholeList.ts';
import { usePending, waitingForPerson } from '../escritorio/porAutorizar/pending.ts';
import { read, save } from '../system/browserStorage.ts';
import { NextIcon } from '../ui/icons.tsx';
import { menuFor } from './menu.ts';
import { Counted, Entry, Group, Root, Title } from './menuParts.tsx';

const PinnedViews = lazy(async () => ({ default: (await import('./PinnedViews.tsx')).PinnedViews }));

interface Props {
  readonly permisos: readonly number[];
  readonly producto: string;
}

/** The menu of the person, by groups (specification, section 2, "Layout"). */
export function SideMenu({ permisos, producto }: Props) {
  const id = useId();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [chosen, choose] = useState(() => new Map(savedChoices()));
  const fold = (titulo: string, isOpen: boolean) => {
    const next = new Map(chosen).set(titulo, isOpen);
    choose(next);
    save('menu', [...next].map(([title, open]) => `${open ? OPEN : FOLDED}${title}`).join(','));
  };
  return (
    <Root aria-label="Menú principal">
      {menuFor(permisos, producto).map(({ titulo, plegable, entradas }, index) => {
        // Until the person says otherwise, what is not of every day is open where one is.
        const isOpen = plegable === undefined || (chosen.get(titulo) ?? entradas.some(({ a }) => path.startsWith(a)));
        const titleId = `${id}-${index}`;
        return (
          <Group key={titulo}>
            {plegable === undefined ? (
              <Title id={titleId}>{titulo}</Title>
            ) : (
              <Title asChild id={titleId}>
                <button type="button" aria-expanded={isOpen} onClick={() => fold(titulo, !isOpen)}>
                  {titulo}
                  <NextIcon />
                </button>
              </Title>
            )}
            <ul aria-labelledby={titleId} hidden={!isOpen}>
              {entradas.map(({ texto, a, icono: Icono, cuenta }) => (
                <li key={a}>
                  <Entry to={a} activeOptions={{ includeSearch: false }} preload="intent">
                    <Icono size="1.125em" focusable="false" />
                    {texto}
                    {cuenta === 'porAutorizar' && <WaitingCount permisos={permisos} />}
                    {cuenta === 'correos' && <UnsentCount />}
                  </Entry>
                </li>
              ))}
            </ul>
          </Group>
        );
      })}
      {hasPermission(permisos, [...PERMISSION_GROUPS.casos, ...PERMISSION_GROUPS.vales]) && <Pinned />}
    </Root>
  );
}

/** The views in the person's menu: one reading for all, and their code for who has some. */
function Pinned() {
  const { data } = useQuery(PINNED_VIEWS);
  if (data === undefined || data.vistas.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PinnedViews views={data.vistas} />
    </Suspense>
  );
}

const OPEN = '+';
const FOLDED = '-';

/** The groups that the person has folded or opened on this computer. */
function savedChoices(): readonly (readonly [titulo: string, isOpen: boolean])[] {
  const saved = read('menu')?.split(',').filter(Boolean) ?? [];
  return saved.map((entry) => [entry.slice(1), entry.startsWith(OPEN)]);
}

/** How many requests wait for the person; nothing while there are none, or not all are known. */
function WaitingCount({ permisos }: Pick<Props, 'permisos'>) {
  const { pending, reading } = usePending(permisos);
  const count = waitingForPerson(pending);
  return reading.data === undefined ? null : <Counted count={count} of="en espera" />;
}

/** How many mails of the person could not be sent. */
function UnsentCount() {
  const { data } = useQuery(query('correosPorAtender', {}));
  return <Counted count={data?.total ?? 0} of={data?.total === 1 ? 'correo sin enviar' : 'correos sin enviar'} />;
}
