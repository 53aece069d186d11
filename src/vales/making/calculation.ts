import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ActorRefFrom, fromTransition } from 'xstate';
import type { CalculoVale, LineaCalculada } from '#domain/vales/calculoVale';
import { calculatorOf, type Sheet } from './calculator.ts';
import type { MakingValues } from './values.ts';

/** The calculation of a written voucher, and where to find it by line. */
interface Calculated {
  readonly calculo: CalculoVale;
  /** By number of the line; only lines from which units are taken. */
  readonly lineas: ReadonlyMap<number, LineaCalculada>;
  /** The faults of the lines and of the voucher as a whole, by `faultKey`. */
  readonly fallas: ReadonlyMap<string, string>;
}

const calculationLogic = fromTransition(
  // The library's own events, such as the one that ends it, come here too.
  (before: Calculated, event: { readonly type: 'calculado'; readonly calculo: CalculoVale }) =>
    event.type === 'calculado' ? byLine(event.calculo) : before,
  ({ input }: { readonly input: CalculoVale }) => byLine(input),
);

/** The running calculation of a voucher: each part of the page is drawn anew only by what it shows of it. */
export type CalculationRef = ActorRefFrom<typeof calculationLogic>;

type Fault = CalculoVale['fallas'][number];

function byLine(calculo: CalculoVale): Calculated {
  return {
    calculo,
    lineas: new Map(calculo.lineas.map((line) => [line.linea, line])),
    // Of several at one place the first is told.
    fallas: new Map(
      calculo.fallas.map(({ linea, campo, texto }) => [faultKey(linea, campo), texto] as const).reverse(),
    ),
  };
}

/** Where a fault stands; a null line is the whole voucher. */
function faultKey(linea: Fault['linea'], campo: Fault['campo']): string {
  return `${linea}.${campo}`;
}

/** The calculation of the written values, anew by every change of them, of the sale or of the room in the wallet. */
export function useCalculation(
  form: UseFormReturn<MakingValues>,
  { hoja, basis, cliente, billetera }: Sheet,
): CalculationRef {
  const calculator = useMemo(
    () => calculatorOf({ hoja, basis, cliente, billetera }),
    [hoja, basis, cliente, billetera],
  );
  const calculate = useCallback(() => calculator(form.getValues()), [calculator, form]);
  const [input] = useState(calculate);
  const calculation = useActorRef(calculationLogic, { input });
  useEffect(() => {
    const callback = () => calculation.send({ type: 'calculado', calculo: calculate() });
    callback();
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, calculation, calculate]);
  return calculation;
}

/** The calculation as it is now, for who acts on it rather than shows it. */
export function calculated(calculation: CalculationRef): CalculoVale {
  return calculation.getSnapshot().context.calculo;
}

/**
 * The part of the calculation that a part of the page shows.
 * @param same whether two of it look alike; left out where it is a plain value.
 */
export function useCalculated<T>(
  calculation: CalculationRef,
  select: (calculo: CalculoVale) => T,
  same?: (one: T, other: T) => boolean,
): T {
  return useSelector(calculation, ({ context }) => select(context.calculo), same);
}

/** The units taken of a line, calculated; null while there are none. */
export function useTaken(calculation: CalculationRef, linea: number): LineaCalculada | null {
  return useSelector(calculation, ({ context }) => context.lineas.get(linea) ?? null, looksSame);
}

function looksSame(one: LineaCalculada | null, other: LineaCalculada | null): boolean {
  return one?.importes.total === other?.importes.total && one?.depreciacion === other?.depreciacion;
}

/** The fault of a line now, or of the voucher as a whole where the line is null; null when there is none. */
export function useFault(calculation: CalculationRef, linea: Fault['linea'], campo: Fault['campo']): string | null {
  return useSelector(calculation, ({ context }) => context.fallas.get(faultKey(linea, campo)) ?? null);
}
