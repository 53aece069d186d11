import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createLink, useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { query } from '../data/query.ts';
import { usePending, waitingForPerson } from '../escritorio/porAutorizar/pending.ts';
import { read, save } from '../system/browserStorage.ts';
import { NextIcon } from '../ui/icons.tsx';
import { menuFor } from './menu.ts';

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
    </Root>
  );
}

const OPEN = '+';
const FOLDED = '-';

/** The groups that the person has folded or opened on this computer. */
function savedChoices(): readonly (readonly [titulo: string, isOpen: boolean])[] {
  const saved = read('menu')?.split(',').filter(Boolean) ?? [];
  return saved.map((entry) => [entry.slice(1), entry.startsWith(OPEN)]);
}

const MAX_SHOWN = 99;

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

function Counted({ count, of }: { readonly count: number; readonly of: string }) {
  if (count <= 0) return null;
  return (
    <>
      <Count aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</Count>
      <span className="sr-only">
        ({count} {of})
      </span>
    </>
  );
}

const { withProvider, withContext } = createSlotRecipeContext({ key: 'menuLinks' });

const Root = withProvider<HTMLElement, HTMLChakraProps<'nav'>>('nav', 'root');
const Group = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'group');
const Title = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'title');
const Entry = createLink(withContext<HTMLAnchorElement, HTMLChakraProps<'a'>>('a', 'link'));
const Count = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'count');
