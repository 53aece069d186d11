import { type ReactNode, Suspense, useState } from 'react';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';

interface Props {
  readonly label: string;
  /** The window; its code comes when it is first wanted. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** Opens a window of what is asked for by its number, for who may see vouchers. */
export function FolioButton({ label, children }: Props) {
  const mayAsk = hasPermission(usePerson().permisos, PERMISSION_GROUPS.vales);
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
