import { Link, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Certificado } from '#domain/certificados';
import { dateAndTime } from '#domain/dates';
import { hasPermission } from '#domain/permisos';
import type { CertificadoRef } from '#machines/certificado.machine';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { FactList } from '../FactList.tsx';

interface Props {
  readonly certificate: Certificado;
  readonly certificado: CertificadoRef;
  /** The person goes to the voucher. */
  readonly onLeave: () => void;
}

/** What a certificate is worth, where it comes from, and when it was spent, or the button that spends it. */
export function CertificateFacts({ certificate, certificado, onLeave }: Props) {
  const { sesion } = useRouteContext({ from: '/_app' });
  const maySpend = useSelector(sesion, ({ context }) => hasPermission(context.sesion?.permisos ?? [], ['crearVale']));
  const isVigente = useSelector(certificado, (state) => state.matches('vigente'));
  const { monto, estado, creado, idVale, canjeado } = certificate;
  return (
    <>
      <FactList>
        <div data-strong="">
          <dt>Monto</dt>
          <dd>
            <Money value={monto} />
          </dd>
        </div>
        <div>
          <dt>Estado</dt>
          <dd>
            <StatusChip color={estado === 'VIGENTE' ? 'verde' : 'azul'}>{estado}</StatusChip>
          </dd>
        </div>
        <div>
          <dt>Emitido</dt>
          <dd>{dateAndTime(creado)}</dd>
        </div>
        <div>
          <dt>De qué vale</dt>
          <dd>
            {idVale === null ? (
              'De ninguno'
            ) : (
              <Link to="/vales/$id" params={{ id: String(idVale) }} onClick={onLeave}>
                Vale {idVale}
              </Link>
            )}
          </dd>
        </div>
        {canjeado !== null && (
          <div>
            <dt>Canjeado</dt>
            <dd>{dateAndTime(canjeado)}</dd>
          </div>
        )}
      </FactList>
      {isVigente && maySpend && (
        <Button variant="solid" onClick={() => certificado.send({ type: 'canjear' })}>
          Canjear
        </Button>
      )}
    </>
  );
}
