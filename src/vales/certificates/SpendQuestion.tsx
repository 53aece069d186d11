import { useSelector } from '@xstate/react';
import type { Certificado } from '#domain/certificados';
import { showPesos } from '#domain/money';
import type { CertificadoRef } from '#machines/certificado.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FolioWorkFailure } from '../FolioWorkFailure.tsx';

interface Props {
  readonly certificate: Certificado;
  readonly certificado: CertificadoRef;
}

/** Asks before a certificate is spent; stays until that is known, and says why if it was not. */
export function SpendQuestion({ certificate: { folio, monto }, certificado }: Props) {
  const work = useSelector(certificado, ({ children }) => children.canje as TrabajoUnicoRef | undefined);
  const isBusy = useSelector(work, (state) => state?.hasTag('busy') ?? false);
  const hasFailed = useSelector(work, (state) => state?.hasTag('failed') ?? false);
  const yes = () => {
    if (!isBusy) certificado.send({ type: 'si' });
  };
  const no = () => {
    if (!isBusy) certificado.send({ type: 'no' });
  };
  return (
    <Dialog
      title="¿Canjear este certificado?"
      alert
      onClose={no}
      footer={
        <>
          <Button disabled={isBusy} onClick={no}>
            No
          </Button>
          <Button variant="solid" busy={isBusy} aria-disabled={isBusy || undefined} onClick={yes}>
            {isBusy ? 'Canjeando...' : hasFailed ? 'Reintentar' : 'Sí, canjear'}
          </Button>
        </>
      }
    >
      <p>
        El certificado {folio} se canjea entero, por {showPesos(monto)}, y una sola vez: no se puede deshacer.
      </p>
      {work !== undefined && (
        <FolioWorkFailure work={work} failed="No se pudo canjear el certificado." onAgain={yes} submitsElsewhere />
      )}
    </Dialog>
  );
}
