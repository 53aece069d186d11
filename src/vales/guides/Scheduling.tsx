import { Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { Direccion } from '#domain/direcciones';
import { direccionEnLinea } from '#domain/direcciones';
import type { RecolectaRef } from '#machines/recolecta.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { DateField, RadioField } from '../../ui/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useWorkForm } from '../../ui/works/useWorkForm.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { addressesRead } from './reads.ts';
import type { ScheduleValues } from './scheduleSchema.ts';
import { scheduleSchema } from './scheduleSchema.ts';
import { WindowOfWork } from './WindowOfWork.tsx';

interface Props {
  readonly panel: RecolectaRef;
  readonly work: TrabajoUnicoRef;
  readonly vale: number;
  readonly cliente: number;
  /** What is fetched, a line each. */
  readonly lineas: readonly { readonly linea: number; readonly texto: string }[];
  readonly drafts: PageDrafts;
  readonly addressDrafts: PageDrafts;
  readonly focusAfter: () => HTMLElement | null;
}

const BLANK: ScheduleValues = { idDireccion: '', fecha: '' };

/** The draft of a pickup belongs to its voucher. */
export function scheduleDraftKey(vale: number): string {
  return `recolecta.${vale}`;
}

/** Where and when the goods of a voucher are fetched; while an address is written, its window stands in the place of this one. */
export function Scheduling({ panel, work, vale, cliente, lineas, drafts, addressDrafts, focusAfter }: Props) {
  const writing = useSelector(panel, (state) => state.matches({ scheduling: 'writingAddress' }));
  const edited = useSelector(panel, ({ context }) => context.direccion);
  const reading = useQuery(addressesRead(cliente));
  const [schema] = useState(() => scheduleSchema(() => new Date()));
  const { form } = useWorkForm({
    ...{ work, schema, blank: BLANK, drafts, draftKey: scheduleDraftKey(vale) },
    send: (values) => panel.send({ type: 'enviar', values: { ...values, lineas: lineas.map(({ linea }) => linea) } }),
  });
  const offered = reading.data?.filter(({ activo }) => activo) ?? [];
  useOnlyAddress(form, offered);
  if (writing) {
    return (
      <AddressDialog
        cliente={cliente}
        direccion={reading.data?.find(({ id }) => id === edited) ?? null}
        drafts={addressDrafts}
        onEnd={(saved) => {
          if (saved?.id !== undefined) form.methods.setValue('idDireccion', String(saved.id));
          panel.send({ type: 'cerrarDireccion' });
        }}
      />
    );
  }
  return (
    <WindowOfWork
      work={work}
      title="Programar recolecta"
      button="Programar recolecta"
      busyText="Programando..."
      failed="No se pudo programar la recolecta."
      formId={form.id}
      onSend={form.submit}
      focusAfter={focusAfter}
    >
      <Form form={form} label="Programar recolecta" marked>
        <p>Se recoge: {lineas.map(({ texto }) => texto).join(', ')}.</p>
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
        <AddressButtons panel={panel} control={form.control} offered={offered} />
        <DateField
          label="Fecha de recolección"
          marked
          help="De mañana en adelante; los domingos no hay recolecciones."
          {...form.field('fecha')}
        />
      </Form>
    </WindowOfWork>
  );
}

/** Where the customer has one address only, there is nothing to choose. */
function useOnlyAddress({ methods }: FormKit<ScheduleValues>, offered: readonly Direccion[]): void {
  const only = offered.length === 1 ? offered[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined && methods.getValues('idDireccion') === '') methods.setValue('idDireccion', String(only));
  }, [methods, only]);
}

interface AddressButtonsProps {
  readonly panel: RecolectaRef;
  readonly control: Control<ScheduleValues>;
  readonly offered: readonly Direccion[];
}

function AddressButtons({ panel, control, offered }: AddressButtonsProps) {
  const chosen = Number(useWatch({ control, name: 'idDireccion' }));
  const isOffered = offered.some(({ id }) => id === chosen);
  return (
    <Flex wrap="wrap" gap={2}>
      <Button size="sm" onClick={() => panel.send({ type: 'agregarDireccion' })}>
        Agregar dirección
      </Button>
      {isOffered && (
        <Button size="sm" onClick={() => panel.send({ type: 'editarDireccion', id: chosen })}>
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
