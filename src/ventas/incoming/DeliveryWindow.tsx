import { useQuery } from '@tanstack/react-query';
import { dateAndTime } from '#domain/common/dates';
import type { Entrada, LineaDeEntrada } from '#domain/ventas/entrada/entradas';
import { deliveryRead } from '../../data/wholeList.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/list/parts.ts';
import { StaleNote, tableState } from '../../ui/list/ReadFailure.tsx';
import { Note } from '../../ui/Note.tsx';
import { LINE_COLUMNS } from './columns.tsx';

interface Props {
  readonly delivery: Entrada;
  readonly onClose: () => void;
}

/** The lines of a delivery that are not here as they were sent, with the reason of each. */
export function DeliveryWindow({ delivery: { id, remitente, recibida }, onClose }: Props) {
  const reading = useQuery(deliveryRead(id));
  const { data } = reading;
  const lines = data?.lineas ?? NONE;
  return (
    <Dialog
      title={`Entrada de ${remitente}, ${dateAndTime(recibida)}`}
      size="xl"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <StaleNote {...reading} />
      {data !== undefined && data.total > lines.length && (
        <Note colorPalette="orange" mb={3}>
          {`Son ${data.total} líneas; se muestran las primeras ${lines.length}.`}
        </Note>
      )}
      <Rows variant="servers">
        <DataTable
          title="Líneas que no quedaron como se mandaron"
          columns={LINE_COLUMNS}
          rows={lines}
          rowKey={keyOf}
          {...tableState(reading)}
          empty={<EmptyState text="Todas las líneas quedaron como se mandaron" />}
        />
      </Rows>
    </Dialog>
  );
}

const NONE: readonly LineaDeEntrada[] = [];

function keyOf({ id }: LineaDeEntrada): string {
  return String(id);
}
