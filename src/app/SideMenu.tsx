import type { HTMLChakraProps } from '@chakra-ui/react';
import { createSlotRecipeContext } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useId } from 'react';
import { query } from '../data/query.ts';
import { usePending, waitingForPerson } from '../porAutorizar/pending.ts';
import { menuFor } from './menu.ts';

interface Props {
  readonly permisos: readonly number[];
  readonly producto: string;
}

/** The menu of the person, by groups (specification, section 2, "Layout"). */
export function SideMenu({ permisos, producto }: Props) {
  const id = useId();
  return (
    <Root aria-label="Menú principal">
      {menuFor(permisos, producto).map(({ titulo, entradas }, index) => (
        <Group key={titulo}>
          <Title id={`${id}-${index}`}>{titulo}</Title>
          <ul aria-labelledby={`${id}-${index}`}>
            {entradas.map(({ texto, a, cuenta }) => (
              <li key={a}>
                <Entry to={a} activeOptions={{ includeSearch: false }} preload="intent">
                  {texto}
                  {cuenta === 'porAutorizar' && <WaitingCount permisos={permisos} />}
                  {cuenta === 'correos' && <UnsentCount />}
                </Entry>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Root>
  );
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
