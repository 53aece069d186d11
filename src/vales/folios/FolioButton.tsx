import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly label: string;
  /** The window; its code comes when it is first wanted. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** Opens a window of what is asked for by its number, for who may see vouchers. */
export function FolioButton({ label, children }: Props) {
  const { sesion } = useRouteContext({ from: '/_app' });
  const mayAsk = useSelector(sesion, ({ context }) =>
    hasPermission(context.sesion?.permisos ?? [], PERMISSION_GROUPS.vales),
  );
  const [isOpen, setOpen] = useState(false);
  if (!mayAsk) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
