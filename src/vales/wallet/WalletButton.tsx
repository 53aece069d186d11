import { lazy } from 'react';
import { FolioButton } from '../folios/FolioButton.tsx';

const WalletWindow = lazy(() => import('./WalletWindow.tsx'));

interface Props {
  /** Whose wallet is shown at once; null or nothing asks for the number. */
  readonly numidenCliente?: number | null | undefined;
}

/** Opens the window of wallets. */
export function WalletButton({ numidenCliente = null }: Props) {
  return (
    <FolioButton label="Billetera">
      {(close) => <WalletWindow numidenCliente={numidenCliente} onClose={close} />}
    </FolioButton>
  );
}
