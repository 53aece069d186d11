import { Flex, Heading, Text } from '@chakra-ui/react';
import { shallowEqual } from '@xstate/react';
import { type Ref, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type Centavos, centavos, pesosToType, toPesos } from '#domain/common/money';
import { faultOfMonto } from '#domain/common/typedPesos';
import { BILLETERA_SIN_SABERSE, type CabidaBilletera } from '#domain/vales/billetera';
import { estadoDeReparto, type ModoDevolucion } from '#domain/vales/repartoVale';
import { type HojaDeVale, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import { type IdMetodo, METODOS_DEVOLUCION, type MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { AmountLine, AmountRows } from '../methods/AmountRow.tsx';
import { MethodFields } from '../methods/MethodFields.tsx';
import { methodParts } from '../methods/methodParts.ts';
import { methodKey, methodTexts } from '../methods/methodTexts.ts';
import type { Payee } from './buyer/buyer.ts';
import { type CalculationRef, calculated, useCalculated, useFault } from './calculation.ts';
import { FaultOf } from './Fault.tsx';
import { FollowingButton } from './FollowingButton.tsx';
import { Amount } from './figures.tsx';
import { Receiver } from './Receiver.tsx';
import type { Basis, MakingValues } from './values.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  readonly cliente: Payee | null;
  /** The room in the customer's wallet; null while it is not known. */
  readonly billetera: CabidaBilletera | null;
  readonly form: UseFormReturn<MakingValues>;
  readonly calculation: CalculationRef;
  readonly locked: boolean;
}

/** How the balance goes back: as it was paid, all to the wallet, or as the person divides it. */
export function Methods({ hoja, basis, cliente, billetera, form, calculation, locked }: Props) {
  const modo = useWatch({ control: form.control, name: 'modo' });
  const chooses = modo === 'eligiendo';
  const choose = (wanted: ModoDevolucion) => form.setValue('modo', wanted);
  const toggle = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes: who works by keyboard stays where it stood, or begins to write.
  const divide = () => {
    // The amounts begin as they were shown.
    form.setValue('metodos', methodTexts(calculated(calculation).metodos));
    flushSync(() => choose('eligiendo'));
    const [first] = methodParts(ventaPorDevolver(hoja).pagos, calculated(calculation), { billetera });
    if (first !== undefined) form.setFocus(`metodos.${methodKey(first.metodo)}`);
  };
  const leaveAsPaid = () => {
    flushSync(() => choose('sugerida'));
    toggle.current?.focus();
  };
  return (
    <section aria-label="Métodos de devolución">
      <Flex align="center" justify="space-between" mb={1}>
        <Heading as="h3">Se devuelve por</Heading>
        {chooses ? (
          <Button size="sm" variant="ghost" disabled={locked} onClick={leaveAsPaid}>
            Como se pagó
          </Button>
        ) : (
          <DivideButton ref={toggle} calculation={calculation} locked={locked} onClick={divide} />
        )}
      </Flex>
      <Receiver {...{ hoja, basis, cliente, form, locked }} />
      {chooses ? (
        <Chosen {...{ hoja, billetera, calculation, form, locked }} />
      ) : (
        <>
          <AmountRows>
            <Suggested calculation={calculation} />
          </AmountRows>
          <CheckField
            label="Todo a la billetera del cliente"
            disabled={locked}
            checked={modo === 'soloBilletera'}
            onChange={({ target }) => choose(target.checked ? 'soloBilletera' : 'sugerida')}
          />
          {modo === 'soloBilletera' && billetera?.saldo === null && (
            <Text color="fg.muted" fontSize="xs">
              {BILLETERA_SIN_SABERSE}
            </Text>
          )}
          <FaultOf calculation={calculation} campo="metodosDevolucion" />
        </>
      )}
    </section>
  );
}

interface DivideProps extends Pick<Props, 'calculation' | 'locked'> {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

function DivideButton({ ref, calculation, locked, onClick }: DivideProps) {
  return (
    <FollowingButton
      ref={ref}
      size="sm"
      variant="ghost"
      calculation={calculation}
      marksOf={({ saldo }) => ({ disabled: locked || saldo === 0 })}
      onClick={onClick}
    >
      Repartir
    </FollowingButton>
  );
}

/** The amounts by method, while the person does not divide them. */
function Suggested({ calculation }: Pick<Props, 'calculation'>) {
  const metodos = useCalculated(calculation, (calculo) => calculo.metodos.map(({ metodo }) => metodo), shallowEqual);
  return metodos.map((metodo) => (
    <AmountLine key={metodo} name={METODOS_DEVOLUCION[metodo]}>
      <span>
        <Amount calculation={calculation} of={(calculo) => amountOf(calculo.metodos, metodo)} />
      </span>
    </AmountLine>
  ));
}

function amountOf(metodos: readonly MetodoConMonto[], wanted: IdMetodo): Centavos {
  return metodos.find(({ metodo }) => metodo === wanted)?.monto ?? centavos(0);
}

/** The amounts by method, as the person divides them. */
function Chosen({ hoja, billetera, calculation, form, locked }: Omit<Props, 'basis' | 'cliente'>) {
  // Each keystroke comes here as a new calculation.
  const calculo = useCalculated(calculation, (whole) => whole);
  const falla = useFault(calculation, null, 'metodosDevolucion');
  const parts = methodParts(ventaPorDevolver(hoja).pagos, calculo, { billetera });
  const textOf = (metodo: IdMetodo) => form.getValues(`metodos.${methodKey(metodo)}`) ?? '';
  const isToldBeside = parts.some(({ metodo }) => faultOfMonto(textOf(metodo)) !== null);
  const put = (metodo: IdMetodo, monto: Centavos) => {
    const name = `metodos.${methodKey(metodo)}` as const;
    form.setValue(name, pesosToType(toPesos(monto)));
    // The button that was pressed goes once nothing is missing.
    form.setFocus(name);
  };
  return (
    <MethodFields
      parts={parts}
      estado={estadoDeReparto(calculo.saldo, calculo.metodos, isToldBeside ? null : falla)}
      billetera={billetera}
      locked={locked}
      textOf={textOf}
      inputOf={(metodo) => form.register(`metodos.${methodKey(metodo)}`)}
      onPut={put}
    />
  );
}
