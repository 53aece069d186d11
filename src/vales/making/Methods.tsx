import { chakra, Flex } from '@chakra-ui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MetodoConMonto } from '#domain/metodosDevolucion';
import { METODOS_DEVOLUCION } from '#domain/metodosDevolucion';
import { centavos, showPesos, toPesos } from '#domain/money';
import type { HojaDeVale } from '#domain/ventaParaVale';
import type { DevolucionRef } from '#machines/devolucion.machine';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import type { CalculationRef } from './calculation.ts';
import { useCalculated } from './calculation.ts';
import { Fault } from './Fault.tsx';
import type { MethodPart } from './methodParts.ts';
import { leftInWords, methodParts } from './methodParts.ts';
import { useDivision } from './useDivision.ts';
import type { MakingValues } from './values.ts';
import { methodKey } from './values.ts';

const Rows = chakra('div', {
  base: {
    display: 'grid',
    gap: 1.5,
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 },
    '& > div > span:first-of-type': { flex: 1, minW: 0, lineHeight: 'short' },
    '& label': { display: 'block' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
    '& small[data-over]': { color: 'fg.error' },
    '& input': {
      w: '7rem',
      h: '1.875rem',
      px: 2,
      textAlign: 'end',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.panel',
    },
  },
});

interface Props {
  readonly hoja: HojaDeVale;
  readonly form: UseFormReturn<MakingValues>;
  readonly calculation: CalculationRef;
  readonly locked: boolean;
}

/** How the balance goes back: as it was paid, all to the wallet, or as the person divides it. */
export function Methods({ hoja, form, calculation, locked }: Props) {
  const { actor, modo } = useDivision(form, hoja, calculation);
  const chooses = modo === 'eligiendo';
  return (
    <section aria-label="Métodos de devolución">
      <Flex align="center" justify="space-between" mb={1}>
        <chakra.h3 fontWeight="semibold">Se devuelve por</chakra.h3>
        {chooses ? (
          <Button size="sm" variant="ghost" disabled={locked} onClick={() => actor.send({ type: 'comoSePago' })}>
            Como se pagó
          </Button>
        ) : (
          <DivideButton calculation={calculation} locked={locked} onClick={() => actor.send({ type: 'repartir' })} />
        )}
      </Flex>
      {chooses ? (
        <Chosen actor={actor} hoja={hoja} calculation={calculation} form={form} locked={locked} />
      ) : (
        <>
          <Rows>
            <Suggested calculation={calculation} />
          </Rows>
          <CheckField
            label="Todo a la billetera del cliente"
            disabled={locked}
            checked={modo === 'soloBilletera'}
            onChange={({ target }) => actor.send({ type: target.checked ? 'soloBilletera' : 'comoSePago' })}
          />
        </>
      )}
    </section>
  );
}

interface DivideProps extends Pick<Props, 'calculation' | 'locked'> {
  readonly onClick: () => void;
}

function DivideButton({ calculation, locked, onClick }: DivideProps) {
  const isNothing = useCalculated(calculation, ({ saldo }) => saldo === 0);
  return (
    <Button size="sm" variant="ghost" disabled={locked || isNothing} onClick={onClick}>
      Repartir
    </Button>
  );
}

/** What goes back by which method, while nobody divides it. */
function Suggested({ calculation }: Pick<Props, 'calculation'>) {
  const metodos = useCalculated(calculation, (calculo) => calculo.metodos, sameMethods);
  return metodos.map(({ metodo, monto }) => (
    <div key={metodo}>
      <span>{METODOS_DEVOLUCION[metodo]}</span>
      <span>{showPesos(toPesos(monto))}</span>
    </div>
  ));
}

function sameMethods(some: readonly MetodoConMonto[], others: readonly MetodoConMonto[]): boolean {
  return some.length === others.length && some.every((one, place) => shallowEqual(one, others[place]));
}

interface ChosenProps extends Props {
  readonly actor: DevolucionRef;
}

/** A field for each method, with what is left of it, and how far the division is from the balance. */
function Chosen({ actor, hoja, calculation, form, locked }: ChosenProps) {
  const parts = methodParts(
    hoja,
    useCalculated(calculation, (calculo) => calculo),
  );
  const isShort = useSelector(actor, (state) => state.matches({ eligiendo: 'falta' }));
  const isOver = useSelector(actor, (state) => state.matches({ eligiendo: 'sobra' }));
  const falla = useSelector(actor, (state) => (state.matches({ eligiendo: 'rechazada' }) ? state.context.falla : null));
  const difference = useSelector(actor, ({ context }) => showPesos(toPesos(centavos(Math.abs(context.diferencia)))));
  return (
    <>
      <Rows>
        {parts.map((part) => (
          <MethodField
            key={part.metodo}
            part={part}
            form={form}
            locked={locked}
            onRest={isShort && part.resto > 0 ? () => actor.send({ type: 'elRestoAqui', metodo: part.metodo }) : null}
          />
        ))}
        <div role="status">
          <span>{isShort ? 'Falta repartir' : isOver ? 'Sobra' : 'Suma lo que se devuelve'}</span>
          {(isShort || isOver) && <strong>{difference}</strong>}
        </div>
      </Rows>
      <Fault text={falla} />
    </>
  );
}

interface MethodFieldProps extends Pick<Props, 'form' | 'locked'> {
  readonly part: MethodPart;
  /** Puts what is missing here; null when nothing is, or nothing fits. */
  readonly onRest: (() => void) | null;
}

function MethodField({ part, form, locked, onRest }: MethodFieldProps) {
  const id = useId();
  const { metodo, escrito, maximo } = part;
  const left = leftInWords(part);
  const isOver = maximo !== null && escrito > maximo;
  return (
    <div>
      <span>
        <label htmlFor={id}>{METODOS_DEVOLUCION[metodo]}</label>
        {left !== null && (
          <small id={`${id}-left`} data-over={isOver ? '' : undefined}>
            {left}
          </small>
        )}
        {onRest !== null && (
          <Button
            size="xs"
            variant="plain"
            px={0}
            textDecoration="underline"
            aria-label={`El resto aquí, en ${METODOS_DEVOLUCION[metodo]}`}
            disabled={locked}
            onClick={onRest}
          >
            El resto aquí
          </Button>
        )}
      </span>
      <input
        {...form.register(`metodos.${methodKey(metodo)}`)}
        id={id}
        aria-describedby={left === null ? undefined : `${id}-left`}
        aria-invalid={isOver || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        disabled={locked}
      />
    </div>
  );
}
