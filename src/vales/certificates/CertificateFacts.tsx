import { Link, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Certificado } from '#domain/certificados';
import { dateAndTime } from '#domain/dates';
import { hasPermission } from '#domain/permisos';
import type { CertificadoRef } from '#machines/certificado.machine';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Fact, FactList } from '../FactList.tsx';

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
        <Fact name="Monto" strong>
          <Money value={monto} />
        </Fact>
        <Fact name="Estado">
          <StatusChip color={estado === 'VIGENTE' ? 'verde' : 'azul'}>{estado}</StatusChip>
        </Fact>
        <Fact name="Emitido">{dateAndTime(creado)}</Fact>
        <Fact name="De qué vale">
          {idVale === null ? (
            'De ninguno'
          ) : (
            <Link to="/vales/$id" params={{ id: String(idVale) }} onClick={onLeave}>
              Vale {idVale}
            </Link>
          )}
        </Fact>
        {canjeado !== null && <Fact name="Canjeado">{dateAndTime(canjeado)}</Fact>}
      </FactList>
      {isVigente && maySpend && (
        <Button variant="solid" onClick={() => certificado.send({ type: 'canjear' })}>
          Canjear
        </Button>
      )}
    </>
  );
}
