import { chakra, Fieldset, Span } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { CLIENTE_NUEVO, type Customer, nombreCompletoCliente } from '#domain/casos/clientes';
import { longDate } from '#domain/common/dates';
import { useCustomer } from './context.ts';
import { withChosen } from './customers.ts';

/** The matches of the customer search, the new customer always first (specification, section 2). */
export function CustomerList({ chosen }: { readonly chosen: Customer | null }) {
  const { caso, choose } = useCustomer();
  const found = useSelector(caso, ({ context }) => context.clientes);
  const customers = withChosen(found, chosen);
  return (
    <Fieldset.Root>
      <Fieldset.Legend display="flex" gap={2} mb={1}>
        Seleccione al cliente
        <Span color="fg.muted" fontWeight="normal" role="status">
          {found.length === 0 ? '' : found.length === 1 ? '1 coincidencia' : `${found.length} coincidencias`}
        </Span>
      </Fieldset.Legend>
      <Options>
        <Choice
          chosen={chosen === null}
          name="Crear nuevo cliente"
          detail={CLIENTE_NUEVO.nombre}
          onChoose={() => choose(null)}
        />
        {customers.map((cliente) => (
          <Choice
            key={cliente.numiden}
            chosen={cliente.numiden === chosen?.numiden}
            name={nombreCompletoCliente(cliente)}
            detail={detailOf(cliente)}
            onChoose={() => choose(cliente)}
          />
        ))}
      </Options>
    </Fieldset.Root>
  );
}

/** The details that tell one customer from another of the same name (specification, section 2). */
export function detailOf({ numiden, sexo, fechaNacimiento }: Customer): string {
  return `Numiden: ${numiden} | Sexo: ${sexo ?? 'N/D'} | Fecha nac: ${longDate(fechaNacimiento)}`;
}

interface ChoiceProps {
  readonly chosen: boolean;
  readonly name: string;
  readonly detail: string;
  readonly onChoose: () => void;
}

function Choice({ chosen, name, detail, onChoose }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="cliente" checked={chosen} onChange={onChoose} />
      <span>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
    </label>
  );
}

/** A search gives up to twenty customers, so they are plain elements in one scrolling box. */
const Options = chakra('div', {
  base: {
    overflow: 'auto',
    maxH: '240px',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    overscrollBehavior: 'contain',
    '& > label': { display: 'flex', alignItems: 'center', gap: 2.5, px: 3, py: 1.5, cursor: 'pointer' },
    '& > label + label': { borderTop: '1px solid', borderColor: 'border' },
    '& > label:hover': { bg: 'bg.subtle' },
    '& > label:has(:checked)': { bg: 'brand.subtle' },
    '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },
    '& input': { flex: 'none', boxSize: 4, accentColor: 'brand.solid', outline: 'none' },
    '& span': { display: 'block', minW: 0, overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: 'medium' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    'fieldset:disabled &': { '& > label': { color: 'fg.muted', cursor: 'not-allowed' } },
  },
});
