import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { asFailure } from '../api/failure.ts';
import { query } from '../data/query.ts';
import { usePerson } from '../system/person.ts';
import { StoreIcon } from '../ui/icons.tsx';
import { BarButton } from './BarButton.tsx';

const StoreMenu = lazy(async () => ({ default: (await import('./StoreMenu.tsx')).StoreMenu }));

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

/** The store in which one works, as a menu of one's own; nothing for who has no other. It changes with a choice, and not with an arrow key. */
export function StoreSwitch() {
  const { tienda } = usePerson();
  const { data } = useQuery(query('tiendasPropias', {}));
  // All is read anew in another store: the button stays, and the focus on it.
  const [stores, hold] = useState<NonNullable<typeof data>>(data ?? []);
  if (data !== undefined && data !== stores) hold(data);
  const change = useChangeStore();
  // Its code comes when it is first wanted.
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [changing, setChanging] = useState(false);
  if (stores.every(({ cvetda }) => cvetda === tienda.id)) return null;
  const trigger = (onClick?: () => void) => (
    <BarButton
      type="button"
      aria-label={`${tienda.nombre}: cambiar de tienda`}
      title="Cambiar de tienda"
      aria-haspopup="menu"
      aria-busy={changing}
      {...(onClick && { onClick })}
    >
      <StoreIcon />
    </BarButton>
  );
  const first = trigger(() => {
    setWanted(true);
    setOpen(true);
  });
  if (!isWanted) return first;
  return (
    <Suspense fallback={first}>
      <StoreMenu
        current={tienda.id}
        stores={stores}
        isOpen={isOpen}
        onToggle={setOpen}
        trigger={trigger()}
        onChoose={(id) => {
          if (id === tienda.id || changing) return;
          setChanging(true);
          void change(id).finally(() => setChanging(false));
        }}
      />
    </Suspense>
  );
}
