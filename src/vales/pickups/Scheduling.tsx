import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { type Direccion, direccionEnLinea } from '#domain/casos/direcciones';
import { addDays, dayOf } from '#domain/common/dates';
import { lineasSinProgramar } from '#domain/vales/avanceRecolecta';
import type { Vale } from '#domain/vales/vales';
import { serverNow } from '../../api/clock.ts';
import { useDrafts } from '../../data/useDrafts.ts';
import { addressesRead } from '../../guias/reads.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { RadioField } from '../../ui/Field.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { Loading } from '../../ui/Loading.tsx';
import type { WindowPage } from '../../ui/works/useRecordPage.ts';
import { useWork } from '../../ui/works/useWork.ts';
import { WorkWindow } from '../../ui/works/WorkWindow.tsx';
import type { PickupWorks } from '../works.ts';
import { AddressDialog, addressDraftKey } from './AddressDialog.tsx';
import type { ScheduleValues } from './scheduleSchema.ts';

interface Props {
  readonly page: WindowPage<PickupWorks>;
  readonly vale: Vale;
  readonly cliente: number;
}

/** The marked lines of a voucher that no pickup fetches yet, each with its text. */
export function unscheduledLines({ articulos, recolectas }: Vale) {
  const marked = articulos.filter(({ esRecolecta }) => esRecolecta);
  const missing = new Set(lineasSinProgramar(marked, recolectas));
  return marked
    .filter(({ linea }) => missing.has(linea))
    .map(({ linea, cantidad, descripcion }) => ({ linea, texto: `${cantidad} × ${descripcion}` }));
}

/** Where and when the goods of a voucher are fetched; while an address is written, its window stands in the place of this one. */
export function Scheduling({ page, vale, cliente }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const drafts = useDrafts(store, addressDraftKey(cliente));
  const reading = useQuery(addressesRead(cliente));
  const offered = reading.data?.filter(({ activo }) => activo) ?? [];
  const only = offered.length === 1 ? String(offered[0]?.id) : '';
  const blank = useMemo(() => ({ idDireccion: only, fecha: '', lineas: [] }), [only]);
  const kit = useWork(page.record, 'recolectar', { blank });
  const { form } = kit;
  useOnlyAddress(form, only);
  /** The address that is written: null for a new one. */
  const [written, write] = useState<number | null | undefined>();
  const lineas = unscheduledLines(vale);
  const [tomorrow] = useState(() => addDays(dayOf(serverNow()), 1));
  if (written !== undefined && drafts !== null) {
    return (
      <AddressDialog
        cliente={cliente}
        direccion={reading.data?.find(({ id }) => id === written) ?? null}
        drafts={drafts}
        onEnd={(saved) => {
          if (saved?.id !== undefined) form.methods.setValue('idDireccion', String(saved.id));
          write(undefined);
        }}
      />
    );
  }
  const send = (como?: string) => {
    form.methods.setValue(
      'lineas',
      lineas.map(({ linea }) => linea),
    );
    kit.send(como);
  };
  return (
    <WorkWindow page={page} name="recolectar" kit={{ ...kit, send }} marked>
      {lineas.length > 0 && <p>Se recoge: {lineas.map(({ texto }) => texto).join(', ')}.</p>}
      {reading.data === undefined && reading.error === null && <Loading text="Cargando las direcciones..." />}
      {reading.data === undefined && reading.error !== null && (
        <LoadFailed text={reading.error.texto} onRetry={() => void reading.refetch()} />
      )}
      {reading.data !== undefined && offered.length === 0 && (
        <div>
          <p>El cliente no tiene direcciones. Agregue la dirección a donde se va por los artículos.</p>
          <Text color="fg.error" fontSize="xs" fontWeight="medium" role="alert">
            {form.field('idDireccion').error}
          </Text>
        </div>
      )}
      {offered.length > 0 && (
        <RadioField
          label="Dirección del cliente"
          marked
          options={offered.map((one) => [String(one.id), addressInWords(one)])}
          {...form.field('idDireccion')}
        />
      )}
      <AddressButtons onWrite={write} control={form.control} offered={offered} />
      <DateField
        label="Fecha de recolección"
        marked
        help="De mañana en adelante; los domingos no hay recolecciones."
        min={tomorrow}
        {...form.field('fecha')}
      />
    </WorkWindow>
  );
}

/** Where the customer has one address only, there is nothing to choose; somebody may have begun to write before it came. */
function useOnlyAddress({ methods: { getValues, setValue } }: FormKit<ScheduleValues>, only: string): void {
  useEffect(() => {
    if (getValues('idDireccion') === '') setValue('idDireccion', only);
  }, [getValues, setValue, only]);
}

interface AddressButtonsProps {
  /** Asks for a new address, or for that of this number. */
  readonly onWrite: (id: number | null) => void;
  readonly control: Control<ScheduleValues>;
  readonly offered: readonly Direccion[];
}

function AddressButtons({ onWrite, control, offered }: AddressButtonsProps) {
  const chosen = Number(useWatch({ control, name: 'idDireccion' }));
  const isOffered = offered.some(({ id }) => id === chosen);
  return (
    <Flex wrap="wrap" gap={2}>
      <Button size="sm" onClick={() => onWrite(null)}>
        Agregar dirección
      </Button>
      {isOffered && (
        <Button size="sm" onClick={() => onWrite(chosen)}>
          Editar dirección
        </Button>
      )}
    </Flex>
  );
}

function addressInWords(direccion: Direccion): string {
  const { referencias } = direccion;
  return referencias === '' ? direccionEnLinea(direccion) : `${direccionEnLinea(direccion)} (${referencias})`;
}
