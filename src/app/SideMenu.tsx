import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
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
    <Menu aria-label="Menú principal">
      {menuFor(permisos, producto).map(({ titulo, entradas }, index) => (
        <div key={titulo}>
          <p id={`${id}-${index}`}>{titulo}</p>
          <ul aria-labelledby={`${id}-${index}`}>
            {entradas.map(({ texto, a, cuenta }) => (
              <li key={a}>
                <Link to={a} activeOptions={{ includeSearch: false }} preload="intent">
                  {texto}
                  {cuenta === 'porAutorizar' && <WaitingCount permisos={permisos} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Menu>
  );
}

const MAX_SHOWN = 99;

/** How many requests wait for the person; nothing while there are none, or not all are known. */
function WaitingCount({ permisos }: Pick<Props, 'permisos'>) {
  const { pending, reading } = usePending(permisos);
  const count = waitingForPerson(pending);
  if (reading.data === undefined || count <= 0) return null;
  return (
    <>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr-only">({count} en espera)</span>
    </>
  );
}

/** One element styles the plain titles and links inside. */
const Menu = chakra('nav', {
  base: {
    '& > div + div': { mt: '1.125rem' },
    '& p': { px: 3, pb: 1, color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
    '& a': {
      position: 'relative',
      display: 'block',
      px: 3,
      py: '0.4375rem',
      borderRadius: 'md',
      color: 'fg',
      textDecoration: 'none',
    },
    '& a:hover': { bg: 'bg.subtle' },
    '& a[data-status=active]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
    // How many wait behind an entry.
    '& a:has(> [aria-hidden])': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
    '& a > [aria-hidden]': {
      minW: 6,
      px: 1.5,
      borderRadius: 'full',
      bg: 'brand.solid',
      color: 'brand.contrast',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: '1.25rem',
      textAlign: 'center',
    },
  },
});
