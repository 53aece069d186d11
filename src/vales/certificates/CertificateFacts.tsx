import { Link } from '@tanstack/react-router';
import type { Certificado } from '#domain/certificados';
import { dateAndTime } from '#domain/dates';
import { Money } from '../../ui/Money.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Fact, FactList } from '../FactList.tsx';

interface Props {
  readonly certificate: Certificado;
  /** The person goes to the voucher. */
  readonly onLeave: () => void;
}

/** The amount of a certificate, where it comes from, and when it was spent. */
export function CertificateFacts({ certificate: { monto, estado, creado, idVale, canjeado }, onLeave }: Props) {
  return (
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
  );
}
