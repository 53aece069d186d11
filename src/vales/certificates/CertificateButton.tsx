import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import { Button } from '../../ui/Button.tsx';

const CertificateDialog = lazy(() => import('./CertificateDialog.tsx'));

/** Opens the window of gift certificates, for who may see vouchers; its code comes when it is first wanted. */
export function CertificateButton() {
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
        Certificado de regalo
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CertificateDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
