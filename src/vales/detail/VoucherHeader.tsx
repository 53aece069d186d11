import { chakra } from '@chakra-ui/react';
import { dateAndTime, dayOf, shortDate } from '#domain/dates';
import { ESTADO_VALE } from '#domain/vidaVale';
import { Money } from '../../ui/Money.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
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
      <Summary aria-label="Resumen del vale">
        <li>
          <StatusChip color={color}>{text}</StatusChip>
        </li>
        <li>
          Saldo{' '}
          <strong data-balance="">
            <Money value={shown.saldo} />
          </strong>
        </li>
        <li>
          de <Money value={shown.total} />
          {shown.depreciacion > 0 && (
            <small>
              menos <Money value={shown.depreciacion} /> de depreciación
            </small>
          )}
        </li>
        {left !== null && (
          <li>
            <strong>{left}</strong>
            <small>
              Vigencia: <time dateTime={shown.fechaVigencia}>{shortDate(dayOf(new Date(shown.fechaVigencia)))}</time>
            </small>
          </li>
        )}
        {shown.cliente !== null && (
          <li>
            Cliente <strong>{shown.cliente.nombre}</strong>
          </li>
        )}
        {shown.estado.id === ESTADO_VALE.porAutorizar && shown.autorizacion !== null && (
          <li>Espera desde el {dateAndTime(shown.autorizacion.fecha)}</li>
        )}
      </Summary>
    </>
  );
}

/** State, balance, validity and customer, in one line where there is room. */
const Summary = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    rowGap: 1,
    columnGap: 4,
    mt: -2,
    mb: 3,
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5, overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
    '& [data-balance]': { fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'short' },
  },
});
