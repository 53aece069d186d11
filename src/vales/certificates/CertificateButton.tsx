import { lazy } from 'react';
import { FolioButton } from '../folios/FolioButton.tsx';

const CertificateWindow = lazy(() => import('./CertificateWindow.tsx'));

/** Opens the window of gift certificates. */
export function CertificateButton() {
  return <FolioButton label="Certificado de regalo">{(close) => <CertificateWindow onClose={close} />}</FolioButton>;
}
