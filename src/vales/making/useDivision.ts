import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CabidaBilletera } from '#domain/billetera';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { centavos, pesosToType, toPesos } from '#domain/money';
import type { HojaDeVale } from '#domain/ventaParaVale';
import { ventaPorDevolver } from '#domain/ventaParaVale';
import type { DevolucionRef } from '#machines/devolucion.machine';
import { devolucionMachine } from '#machines/devolucion.machine';
import type { DevolucionEvent, ModoDevolucion } from '#machines/devolucion.types';
import { methodParts, missingOf } from '../methods/methodParts.ts';
import { methodKey, methodTexts } from '../methods/methodTexts.ts';
import type { CalculationRef } from './calculation.ts';
import { calculated, faultOf } from './calculation.ts';
import type { MakingValues } from './values.ts';

/** The act by which each way of giving back is chosen. */
const ACTS = {
  sugerida: { type: 'comoSePago' },
  soloBilletera: { type: 'soloBilletera' },
  eligiendo: { type: 'repartir' },
} as const satisfies Record<ModoDevolucion, DevolucionEvent>;

const MODES = Object.keys(ACTS) as ModoDevolucion[];

/** What limits the methods: how the sale was paid, and what the wallet can take. */
interface Around {
  readonly hoja: HojaDeVale;
  readonly billetera: CabidaBilletera | null;
}

/** The running choice of how a balance goes back. */
export interface Division {
  readonly actor: DevolucionRef;
  readonly modo: ModoDevolucion;
}

/**
 * The chart of refund methods over the form of a voucher: what is chosen is written into the form, whose draft keeps it; what
 * comes to the form otherwise, as when a draft is discarded, is followed.
 */
export function useDivision(form: UseFormReturn<MakingValues>, around: Around, calculation: CalculationRef): Division {
  const [input] = useState(() => ({ modo: writtenMode(form.getValues()), ...writtenDivision(calculation) }));
  const actor = useActorRef(devolucionMachine, { input });
  const modo = useSelector(actor, modeOf);
  const now = useRef(around);
  now.current = around;

  useEffect(() => {
    // Its values are written one after the other, and tell nothing in between.
    let writing = false;
    const chosen = actor.on('modoElegido', ({ modo: wanted }) => {
      if (writtenMode(form.getValues()) === wanted) return;
      writing = true;
      writeMode(form, wanted, calculated(calculation));
      writing = false;
    });
    const rest = actor.on('restoAsignado', ({ metodo, monto }) => {
      const { hoja, billetera } = now.current;
      const parts = methodParts(ventaPorDevolver(hoja).pagos, calculated(calculation), { billetera });
      const part = parts.find((one) => one.metodo === metodo);
      if (part !== undefined) writePart(form, part.metodo, part.escrito + Math.min(monto, part.resto));
    });
    const stopFollowing = form.subscribe({
      formState: { values: true },
      callback: () => {
        const written = writtenMode(form.getValues());
        if (!writing && written !== modeOf(actor.getSnapshot())) actor.send(ACTS[written]);
      },
    });
    return () => {
      chosen.unsubscribe();
      rest.unsubscribe();
      stopFollowing();
    };
  }, [actor, form, calculation]);

  useEffect(() => {
    if (modo !== 'eligiendo') return;
    const tell = () => actor.send({ type: 'repartoEscrito', ...writtenDivision(calculation) });
    tell();
    const { unsubscribe } = calculation.subscribe(tell);
    return unsubscribe;
  }, [actor, modo, calculation]);

  return { actor, modo };
}

function writtenDivision(calculation: CalculationRef) {
  const falla = faultOf(calculation, null, 'metodosDevolucion');
  return { diferencia: missingOf(calculated(calculation)), falla };
}

function modeOf(snapshot: ReturnType<DevolucionRef['getSnapshot']>): ModoDevolucion {
  return MODES.find((mode) => snapshot.matches(mode)) ?? 'sugerida';
}

function writtenMode({ eligeMetodos, soloBilletera }: MakingValues): ModoDevolucion {
  if (eligeMetodos) return 'eligiendo';
  return soloBilletera ? 'soloBilletera' : 'sugerida';
}

function writeMode(
  form: UseFormReturn<MakingValues>,
  modo: ModoDevolucion,
  { metodos }: ReturnType<typeof calculated>,
): void {
  if (modo === 'eligiendo') form.setValue('metodos', methodTexts(metodos));
  form.setValue('soloBilletera', modo === 'soloBilletera');
  form.setValue('eligeMetodos', modo === 'eligiendo');
}

function writePart(form: UseFormReturn<MakingValues>, metodo: IdMetodo, monto: number): void {
  const name = `metodos.${methodKey(metodo)}` as const;
  form.setValue(name, pesosToType(toPesos(centavos(monto))));
  // The button that was pressed goes once nothing is missing.
  form.setFocus(name);
}
