import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { asFailure } from '../api/failure.ts';
import { query } from '../data/query.ts';
import { usePerson } from '../system/person.ts';
import { OVER } from '../ui/form/over.ts';
import { StoreIcon } from '../ui/icons.tsx';

/** Goes on in another store, on the same page. The other tabs follow; what they ask for the former store meanwhile is refused. */
export function useChangeStore() {
  const { api, avisar, sesion } = useRouter().options.context;
  return async (idTienda: number): Promise<void> => {
    try {
      await api.llamar('cambiarTienda', { cuerpo: { idTienda } });
      sesion.send({ type: 'sesionCambiada' });
    } catch (error) {
      avisar('error', asFailure(error).texto);
    }
  };
}

/** The store in which one works, to choose another of one's own; nothing for who has no other. */
export function StoreSwitch() {
  const {
    tienda: { id, nombre },
  } = usePerson();
  const { data: stores = [] } = useQuery(query('tiendasPropias', {}));
  const others = stores.filter(({ cvetda }) => cvetda !== id);
  const change = useChangeStore();
  const [changing, setChanging] = useState(false);
  if (others.length === 0) return null;
  return (
    <Mark title="Cambiar de tienda" aria-busy={changing}>
      <StoreIcon />
      <select
        aria-label="Cambiar de tienda"
        style={OVER}
        value={id}
        disabled={changing}
        onChange={({ target }) => {
          setChanging(true);
          void change(Number(target.value)).finally(() => setChanging(false));
        }}
      >
        <option value={id}>{nombre}</option>
        {others.map((store) => (
          <option key={store.cvetda} value={store.cvetda}>
            {store.nombre}
          </option>
        ))}
      </select>
    </Mark>
  );
}

const Mark = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    boxSize: 'control',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bar.subtle' },
    _focusWithin: { outline: '2px solid', outlineColor: 'bar.fg' },
  },
});
