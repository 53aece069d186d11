import { Flex, Heading, Text } from '@chakra-ui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { CabidaBilletera } from '#domain/billetera';
import { BILLETERA_SIN_SABERSE } from '#domain/billetera';
import type { MetodoConMonto } from '#domain/metodosDevolucion';
import { METODOS_DEVOLUCION } from '#domain/metodosDevolucion';
import { centavos, showPesos, toPesos } from '#domain/money';
import { faultOfMonto } from '#domain/typedPesos';
import type { Vale } from '#domain/vales';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { ventaPorDevolver } from '#domain/ventaParaVale';
import type { DevolucionRef } from '#machines/devolucion.machine';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Fault } from '../Fault.tsx';
import { AmountLine, AmountRows } from '../methods/AmountRow.tsx';
import { DivisionStatus } from '../methods/DivisionStatus.tsx';
import { MethodField } from '../methods/MethodField.tsx';
import type { MethodPart } from '../methods/methodParts.ts';
import { methodParts } from '../methods/methodParts.ts';
import { methodKey } from '../methods/methodTexts.ts';
import type { CalculationRef } from './calculation.ts';
import { calculated, useCalculated } from './calculation.ts';
import { FaultOf } from './Fault.tsx';
import { Receiver } from './Receiver.tsx';
import { useDivision } from './useDivision.ts';
import type { MakingValues } from './values.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly cliente: Vale['cliente'];
  /** What the customer's wallet can take; null while nobody knows. */
  readonly billetera: CabidaBilletera | null;
  readonly form: UseFormReturn<MakingValues>;
  readonly calculation: CalculationRef;
  readonly locked: boolean;
}

/** How the balance goes back: as it was paid, all to the wallet, or as the person divides it. */
export function Methods({ hoja, cliente, billetera, form, calculation, locked }: Props) {
  const { actor, modo } = useDivision(form, { hoja, billetera }, calculation);
  const chooses = modo === 'eligiendo';
  const toggle = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes: who works by keyboard stays where it stood, or begins to write.
  const divide = () => {
    flushSync(() => actor.send({ type: 'repartir' }));
    const [first] = methodParts(ventaPorDevolver(hoja).pagos, calculated(calculation), { billetera });
    if (first !== undefined) form.setFocus(`metodos.${methodKey(first.metodo)}`);
  };
  const leaveAsPaid = () => {
    flushSync(() => actor.send({ type: 'comoSePago' }));
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
      <Receiver cabecera={hoja.cabecera} cliente={cliente} />
      {chooses ? (
        <Chosen {...{ actor, hoja, billetera, calculation, form, locked }} />
      ) : (
        <>
          <AmountRows>
            <Suggested calculation={calculation} />
          </AmountRows>
          <CheckField
            label="Todo a la billetera del cliente"
            disabled={locked}
            checked={modo === 'soloBilletera'}
            onChange={({ target }) => actor.send({ type: target.checked ? 'soloBilletera' : 'comoSePago' })}
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
  const isNothing = useCalculated(calculation, ({ saldo }) => saldo === 0);
  return (
    <Button ref={ref} size="sm" variant="ghost" disabled={locked || isNothing} onClick={onClick}>
      Repartir
    </Button>
  );
}

/** What goes back by which method, while nobody divides it. */
function Suggested({ calculation }: Pick<Props, 'calculation'>) {
  const metodos = useCalculated(calculation, (calculo) => calculo.metodos, sameMethods);
  return metodos.map(({ metodo, monto }) => (
    <AmountLine key={metodo} name={METODOS_DEVOLUCION[metodo]}>
      <span>{showPesos(toPesos(monto))}</span>
    </AmountLine>
  ));
}

function sameMethods(some: readonly MetodoConMonto[], others: readonly MetodoConMonto[]): boolean {
  return some.length === others.length && some.every((one, place) => shallowEqual(one, others[place]));
}

interface ChosenProps extends Omit<Props, 'cliente'> {
  readonly actor: DevolucionRef;
}

/** A field for each method, with what is left of it, and how far the division is from the balance. */
function Chosen({ actor, hoja, billetera, calculation, form, locked }: ChosenProps) {
  const calculo = useCalculated(calculation, (whole) => whole);
  const parts = methodParts(ventaPorDevolver(hoja).pagos, calculo, { billetera });
  const isShort = useSelector(actor, (state) => state.matches({ eligiendo: 'falta' }));
  const falla = useSelector(actor, (state) => (state.matches({ eligiendo: 'rechazada' }) ? state.context.falla : null));
  const missing = useSelector(actor, ({ context }) => centavos(context.diferencia));
  // Each keystroke comes here as a new calculation.
  const textOf = ({ metodo }: MethodPart) => form.getValues(`metodos.${methodKey(metodo)}`) ?? '';
  const isToldBeside = parts.some((part) => faultOfMonto(textOf(part)) !== null);
  return (
    <>
      <AmountRows>
        {parts.map((part) => (
          <MethodField
            key={part.metodo}
            part={part}
            text={textOf(part)}
            billetera={billetera}
            input={form.register(`metodos.${methodKey(part.metodo)}`)}
            locked={locked}
            onRest={isShort && part.resto > 0 ? () => actor.send({ type: 'elRestoAqui', metodo: part.metodo }) : null}
          />
        ))}
        <DivisionStatus missing={missing} />
      </AmountRows>
      {!isToldBeside && <Fault text={falla} />}
    </>
  );
}
