import { Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { dateAndTime, dayOf, shortDate } from '#domain/common/dates';
import { Following } from '../../ui/following/Following.tsx';
import { Money } from '../../ui/Money.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useUnsent } from '../../ui/presence/useUnsent.ts';
import { WhoIsHere } from '../../ui/presence/WhoIsHere.tsx';
import { Reminder } from '../../ui/reminders/Reminder.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { StayInSummary } from '../../ui/stay/Stay.tsx';
import { SummaryLine } from '../../ui/summaryLine.ts';
import { shownVoucherState } from '../../ui/voucherStates.ts';
import { daysLeft } from '../looks.ts';
import { voucherDraft } from '../works.ts';
import { Actions } from './Actions.tsx';
import { useVoucherPage } from './context.ts';

/** The voucher's name and state, its balance, its validity and its buttons: as it is now. */
export function VoucherHeader() {
  const { newest: vale, now, record, drafts } = useVoucherPage();
  const isUnsent = useUnsent(record);
  const { text, color } = shownVoucherState(vale, now);
  const left = daysLeft(vale, now);
  const reason = vale.motivo === null ? '' : ` · ${vale.motivo.descripcion}`;
  return (
    <>
      <PageHeading
        title={`Vale ${vale.folio}`}
        below={`${vale.tipo.nombre}${reason}`}
        beside={<WhoIsHere entity="vale" id={vale.id} isWriting={isUnsent} />}
      >
        <Actions />
      </PageHeading>
      <SummaryLine.Root aria-label="Resumen del vale">
        <SummaryLine.Item>
          <StatusChip color={color}>{text}</StatusChip>
        </SummaryLine.Item>
        <SummaryLine.Item>
          Saldo{' '}
          <Text as="strong" fontSize="3xl" fontWeight="semibold" lineHeight="short">
            <Money value={vale.saldo} />
          </Text>
        </SummaryLine.Item>
        <SummaryLine.Item>
          de <Money value={vale.total} />
          {vale.depreciacion > 0 && (
            <Muted>
              menos <Money value={vale.depreciacion} /> de depreciación
            </Muted>
          )}
        </SummaryLine.Item>
        {left !== null && (
          <SummaryLine.Item>
            <strong>{left}</strong>
            <Muted>
              Vigencia:{' '}
              <time dateTime={vale.fechaVigencia}>{shortDate(dayOf(new Date(vale.fechaVigencia), vale.zona))}</time>
            </Muted>
          </SummaryLine.Item>
        )}
        {vale.cliente !== null && (
          <SummaryLine.Item>
            Cliente <strong>{vale.cliente.nombre}</strong>
          </SummaryLine.Item>
        )}
        {vale.estado.id === ESTADO_VALE.porAutorizar && vale.autorizacion !== null && (
          <SummaryLine.Item>Espera desde el {dateAndTime(vale.autorizacion.fecha)}</SummaryLine.Item>
        )}
        <SummaryLine.Item>
          <Link to="/vales/$id/diagrama" params={{ id: String(vale.id) }}>
            Ver en el diagrama
          </Link>
        </SummaryLine.Item>
        <Reminder entidad="vale" id={vale.id} drafts={drafts} draftKey={voucherDraft(vale.id, 'recordar')} />
        <Following entidad="vale" id={vale.id} />
        <StayInSummary entidad="vale" id={vale.id} now={now} />
      </SummaryLine.Root>
    </>
  );
}
