import { Box, Flex, type FlexProps, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { nombreCompletoCliente } from '#domain/casos/clientes';
import { type ClaveOperacion, OPERACION_VALIDA } from '#domain/ventas/operaciones';
import { query } from '../../data/query.ts';
import { useCatalogue } from '../../data/useCatalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { NumberField } from '../../ui/form/DigitsField.tsx';
import { Fields, Section } from '../../ui/form/Section.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { detailOf } from '../customer/CustomerList.tsx';
import { useCustomer, useCustomerLocked } from '../customer/context.ts';
import { withCleanPhones } from '../customer/customers.ts';
import { useField, useLocked, useNewCase } from './context.ts';

interface ChosenOperationProps extends Omit<Required<SaleCustomerProps>, 'operation'> {
  readonly operacion: ClaveOperacion;
}

/** The operation from which the window was opened, by name, and whose it is. */
export function ChosenOperation({ operacion, ...buyer }: ChosenOperationProps) {
  const { rows } = useCatalogue('tiendasBusqueda');
  const store = rows.find(({ cvetda }) => cvetda === operacion.tienda)?.nombre ?? '';
  const name = `${`Tienda ${operacion.tienda} ${store}`.trim()} · Operación ${operacion.operacion}`;
  return <SaleCustomer operation={name} {...buyer} />;
}

/** Store and operation, both optional; given both, the operation is looked up, and a fault in it blocks nothing. */
export function OperationFields() {
  const { form } = useNewCase();
  const locked = useLocked();
  const { rows } = useCatalogue('tiendasBusqueda');
  const store = useController({ control: form.control, name: 'operacion.tienda' });
  const { error, ...number } = useField('operacion.numero');
  const typed = useWatch({ control: form.control, name: 'operacion' });
  const [asked, setAsked] = useState<ClaveOperacion | null>(null);
  const given = typed.tienda !== null && OPERACION_VALIDA.test(typed.numero) && Number(typed.numero) > 0;
  const tienda = given ? typed.tienda : null;
  const operacion = given ? Number(typed.numero) : null;

  // Looked up when typing pauses: each look is written down as one at a customer.
  useEffect(() => {
    if (tienda === null || operacion === null) {
      setAsked(null);
      return;
    }
    const timer = setTimeout(() => setAsked({ tienda, operacion }), LOOK_UP_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tienda, operacion]);

  const sale = useSale(asked);
  const failure = sale.error;
  // A person who may not know, or cannot be told now, simply goes on without.
  const refused = failure !== null && (failure.tipo === 'noEncontrado' || failure.tipo === 'espera');
  return (
    <Section
      title={
        <>
          Operación{' '}
          <Muted size="xs" fontWeight="normal">
            Opcional
          </Muted>
        </>
      }
    >
      <Fields columns={2} asChild>
        <fieldset disabled={locked}>
          <Combobox
            label="Tienda"
            name="operacion.tienda"
            inputRef={store.field.ref}
            options={rows.map(({ cvetda, nombre }) => ({ value: String(cvetda), text: `${cvetda} ${nombre}` }))}
            value={store.field.value === null ? '' : String(store.field.value)}
            placeholder="Seleccionar Tienda"
            disabled={locked}
            onChange={(value) => store.field.onChange(value === '' ? null : Number(value))}
            onBlur={store.field.onBlur}
          />
          <NumberField label="Operación" {...number} error={error ?? (refused ? failure.texto : undefined)} />
        </fieldset>
      </Fields>
      {asked !== null && sale.data !== undefined && <SaleCustomer sale={sale} />}
    </Section>
  );
}

const LOOK_UP_PAUSE_MS = 500;

/** Whose an operation is, as far as it is known. */
export type Sale = Pick<ReturnType<typeof useSale>, 'data' | 'error'>;

/** Whose an operation is; nothing is asked while there is none. */
export function useSale(operacion: ClaveOperacion | null) {
  const { tienda, operacion: number } = operacion ?? { tienda: 0, operacion: 0 };
  return useQuery({
    ...query('clienteDeOperacion', { consulta: { tienda, operacion: number } }),
    enabled: operacion !== null,
  });
}

interface SaleCustomerProps {
  /** The sale by its store and number; absent where both can be read in their fields. */
  readonly operation?: string;
  readonly sale: Sale;
  /** They are chosen, and nothing else asks who the customer is. */
  readonly isBuyers?: boolean;
  /** Told whether it is somebody else; absent where the customer is asked for all the same. */
  readonly onOther?: (isOther: boolean) => void;
}

/** The customer of the sale, to choose with one click, or to leave for somebody else. */
function SaleCustomer({ operation, sale: { data, error }, isBuyers = false, onOther }: SaleCustomerProps) {
  const { form, choose } = useCustomer();
  const locked = useCustomerLocked();
  const chosen = useWatch({ control: form.control, name: 'cliente' });
  const said = (role: 'note' | 'status', text: string) => (
    <Line>
      <div>
        {operation !== undefined && <Muted display="block">{operation}</Muted>}
        {text !== '' && <div role={role}>{text}</div>}
      </div>
    </Line>
  );
  if (error !== null && operation === undefined && error.tipo !== 'noEncontrado') return null;
  if (error !== null) return said('note', error.tipo === 'noEncontrado' ? error.texto : '');
  if (data === undefined) return said('status', 'Buscando al cliente de la operación...');
  if (data.cliente === null) return said('note', 'La operación no tiene cliente.');
  const cliente = withCleanPhones(data.cliente);
  const isChosen = chosen?.numiden === cliente.numiden;
  return (
    <Line role="group" aria-label="Cliente de la operación">
      <Box minW={0} overflowWrap="anywhere">
        <Muted size="xs" display="block">
          {operation ?? 'Cliente de la operación'}
        </Muted>
        <Text as="b" fontWeight="medium">
          {nombreCompletoCliente(cliente)}
        </Text>
        <Muted size="xs" display="block">
          {detailOf(cliente)}
        </Muted>
      </Box>
      <Button
        variant="outline"
        disabled={locked}
        aria-disabled={(isChosen && onOther === undefined) || undefined}
        onClick={() => {
          if (isBuyers) choose(null);
          else if (!isChosen) choose(cliente);
          onOther?.(isBuyers);
        }}
      >
        {isBuyers ? 'Es otra persona' : isChosen && onOther === undefined ? 'Cliente elegido' : 'Elegir cliente'}
      </Button>
    </Line>
  );
}

/** As high with every content, so that nothing moves when the answer comes. */
function Line(props: FlexProps) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      rowGap={1}
      columnGap={3}
      minH="4.25rem"
      px={3}
      py={1.5}
      border="1px solid"
      borderColor="border"
      borderRadius="md"
      bg="bg.subtle"
      {...props}
    />
  );
}
