import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { showPesos } from '#domain/common/money';
import { MOTIVOS_FUERA, type PeriodoGlobal, type PreviaDePeriodo } from '#domain/facturas/globales/periodo';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Entries } from '../../ui/entries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { daysInWords } from './columns.tsx';
import { previewRead } from './reads.ts';

interface Props {
  readonly period: PeriodoGlobal;
  readonly onClose: () => void;
}

/** The sales of a period that are in no invoice: those to come, and those that cannot be in a global one. */
export function PreviewWindow({ period, onClose }: Props) {
  const { data, error, refetch } = useQuery(previewRead(period.id));
  return (
    <Dialog
      title={`Sin factura: ${period.tienda}, ${daysInWords(period)}`}
      size="md"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {data !== undefined ? (
        <Preview previa={data} />
      ) : error === null ? (
        <Loading text="Buscando las ventas..." />
      ) : (
        <LoadFailed text={error.texto} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Preview({ previa: { ventas, total, fuera, fueraEnTotal } }: { readonly previa: PreviaDePeriodo }) {
  return (
    <>
      <Text>
        {ventas === 0
          ? 'No queda ninguna venta por facturar al público.'
          : `Por facturar al público: ${ventas === 1 ? '1 venta' : `${ventas} ventas`} por ${showPesos(total)}.`}
      </Text>
      {fuera.length > 0 && (
        <>
          <Text mt={3}>No entran en la factura global:</Text>
          <Entries.Root aria-label="Ventas que no entran">
            {fuera.map(({ operacion, total: amount, motivo }) => (
              <Entries.Item key={operacion}>
                <Entries.Signature>
                  <strong>Operación {operacion}</strong>
                </Entries.Signature>
                <Entries.Text>{MOTIVOS_FUERA[motivo]}</Entries.Text>
                <Entries.Aside>{showPesos(amount)}</Entries.Aside>
              </Entries.Item>
            ))}
          </Entries.Root>
          {fueraEnTotal > fuera.length && <Text color="fg.muted">Y {fueraEnTotal - fuera.length} más.</Text>}
        </>
      )}
    </>
  );
}
