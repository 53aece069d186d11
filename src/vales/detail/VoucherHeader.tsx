import { Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { dateAndTime, dayOf, shortDate } from '#domain/dates';
import { ESTADO_VALE } from '#domain/vidaVale';
import { Money } from '../../ui/Money.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { SummaryLine } from '../../ui/summaryLine.ts';
import { voucherState } from '../../ui/voucherStates.ts';
import { daysLeft } from '../looks.ts';
import { Actions } from './Actions.tsx';
import { useVoucherPage } from './context.ts';

/** What the voucher is, what it is still worth and until when, and what can be done with it now. */
export function VoucherHeader() {
  const { shown, now } = useVoucherPage();
  const { text, color } = voucherState(shown, now);
  const left = daysLeft(shown, now);
  const reason = shown.motivo === null ? '' : ` · ${shown.motivo.descripcion}`;
  return (
    <>
      <PageHeading title={`Vale ${shown.folio}`} below={`${shown.tipo.nombre}${reason}`}>
        <Actions />
      </PageHeading>
      <SummaryLine.Root aria-label="Resumen del vale">
        <SummaryLine.Item>
          <StatusChip color={color}>{text}</StatusChip>
        </SummaryLine.Item>
        <SummaryLine.Item>
          Saldo{' '}
          <Text as="strong" fontSize="3xl" fontWeight="semibold" lineHeight="short">
            <Money value={shown.saldo} />
          </Text>
        </SummaryLine.Item>
        <SummaryLine.Item>
          de <Money value={shown.total} />
          {shown.depreciacion > 0 && (
            <Muted>
              menos <Money value={shown.depreciacion} /> de depreciación
            </Muted>
          )}
        </SummaryLine.Item>
        {left !== null && (
          <SummaryLine.Item>
            <strong>{left}</strong>
            <Muted>
              Vigencia: <time dateTime={shown.fechaVigencia}>{shortDate(dayOf(new Date(shown.fechaVigencia)))}</time>
            </Muted>
          </SummaryLine.Item>
        )}
        {shown.cliente !== null && (
          <SummaryLine.Item>
            Cliente <strong>{shown.cliente.nombre}</strong>
          </SummaryLine.Item>
        )}
        {shown.estado.id === ESTADO_VALE.porAutorizar && shown.autorizacion !== null && (
          <SummaryLine.Item>Espera desde el {dateAndTime(shown.autorizacion.fecha)}</SummaryLine.Item>
        )}
        <SummaryLine.Item>
          <Link to="/vales/$id/diagrama" params={{ id: String(shown.id) }}>
            Ver en el diagrama
          </Link>
        </SummaryLine.Item>
      </SummaryLine.Root>
    </>
  );
}
