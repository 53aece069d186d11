import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { recentOf } from './recent.ts';

/** Links to the operations that this person looked up last on this computer; nothing when there are none. */
export function RecentOperations({ numiden }: { readonly numiden: number }) {
  const [recientes] = useState(() => recentOf(numiden));
  if (recientes.length === 0) return null;
  return (
    <Section aria-labelledby="operaciones-recientes">
      <h2 id="operaciones-recientes">Consultadas hace poco</h2>
      <ul>
        {recientes.map(({ tienda, operacion, nombreTienda }) => (
          <li key={`${tienda}-${operacion}`}>
            <Link to="/valida-operacion" search={{ tienda, operacion }}>
              <strong>{operacion}</strong>
              <span>{nombreTienda}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = chakra('section', {
  base: {
    '& h2': { mb: 2, color: 'fg.muted', fontSize: 'sm' },
    '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: 2 },
    '& a': {
      display: 'grid',
      px: 3,
      py: 2,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.panel',
      color: 'fg',
      textDecoration: 'none',
    },
    '& a:hover': { borderColor: 'brand.solid', bg: 'bg.subtle' },
    '& strong': { color: 'brand.fg', fontWeight: 'semibold' },
    '& span': {
      overflow: 'hidden',
      color: 'fg.muted',
      fontSize: 'xs',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
