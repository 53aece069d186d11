import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import { Button } from '../../ui/Button.tsx';

const WalletDialog = lazy(() => import('./WalletDialog.tsx'));

interface Props {
  /** Whose wallet is shown at once; null or nothing asks for the number. */
  readonly numidenCliente?: number | null | undefined;
}

/** Opens the window of wallets, for who may see vouchers; its code comes when it is first wanted. */
export function WalletButton({ numidenCliente = null }: Props) {
  const { sesion } = useRouteContext({ from: '/_app' });
  const mayAsk = useSelector(sesion, ({ context }) =>
    hasPermission(context.sesion?.permisos ?? [], PERMISSION_GROUPS.vales),
  );
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!mayAsk) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Billetera
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WalletDialog numidenCliente={numidenCliente} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
