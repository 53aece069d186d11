import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CalculoVale } from '#domain/calculoVale';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { centavos, toPesos } from '#domain/money';
import type { HojaDeVale } from '#domain/ventaParaVale';
import type { DevolucionRef } from '#machines/devolucion.machine';
import { devolucionMachine } from '#machines/devolucion.machine';
import type { DevolucionEvent, ModoDevolucion } from '#machines/devolucion.types';
import { faultOf } from './Fault.tsx';
import { methodParts, missingOf } from './methodParts.ts';
import type { MakingValues } from './values.ts';
import { methodKey, methodTexts } from './values.ts';

/** The act by which each way of giving back is chosen. */
const ACTS = {
  sugerida: { type: 'comoSePago' },
  soloBilletera: { type: 'soloBilletera' },
  eligiendo: { type: 'repartir' },
} as const satisfies Record<ModoDevolucion, DevolucionEvent>;

const MODES = Object.keys(ACTS) as ModoDevolucion[];

/** The running choice of how a balance goes back. */
export interface Division {
  readonly actor: DevolucionRef;
  readonly modo: ModoDevolucion;
}

/**
 * The chart of refund methods over the form of a voucher: what is chosen is written into the form, whose draft keeps it; what
 * comes to the form otherwise, as when a draft is discarded, is followed.
 */
export function useDivision(form: UseFormReturn<MakingValues>, hoja: HojaDeVale, calculo: CalculoVale): Division {
  const diferencia: number = missingOf(calculo);
  const falla = faultOf(calculo, 'metodosDevolucion');
  const [input] = useState(() => ({ modo: writtenMode(form.getValues()), diferencia, falla }));
  const actor = useActorRef(devolucionMachine, { input });
  const modo = useSelector(actor, modeOf);
  const latest = useRef({ hoja, calculo });
  latest.current = { hoja, calculo };

  useEffect(() => {
    // Its values are written one after the other, and tell nothing in between.
    let writing = false;
    const chosen = actor.on('modoElegido', ({ modo: wanted }) => {
      if (writtenMode(form.getValues()) === wanted) return;
      writing = true;
      writeMode(form, wanted, latest.current.calculo);
      writing = false;
    });
    const rest = actor.on('restoAsignado', ({ metodo, monto }) => {
      const { hoja: sale, calculo: written } = latest.current;
      const part = methodParts(sale, written).find((one) => one.metodo === metodo);
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
  }, [actor, form]);

  useEffect(() => {
    if (modo === 'eligiendo') actor.send({ type: 'repartoEscrito', diferencia, falla });
  }, [actor, modo, diferencia, falla]);

  return { actor, modo };
}

function modeOf(snapshot: ReturnType<DevolucionRef['getSnapshot']>): ModoDevolucion {
  return MODES.find((mode) => snapshot.matches(mode)) ?? 'sugerida';
}

function writtenMode({ eligeMetodos, soloBilletera }: MakingValues): ModoDevolucion {
  if (eligeMetodos) return 'eligiendo';
  return soloBilletera ? 'soloBilletera' : 'sugerida';
}

function writeMode(form: UseFormReturn<MakingValues>, modo: ModoDevolucion, { metodos }: CalculoVale): void {
  const dirty = { shouldDirty: true } as const;
  if (modo === 'eligiendo') form.setValue('metodos', methodTexts(metodos));
  form.setValue('soloBilletera', modo === 'soloBilletera', dirty);
  form.setValue('eligeMetodos', modo === 'eligiendo', dirty);
}

function writePart(form: UseFormReturn<MakingValues>, metodo: IdMetodo, monto: number): void {
  const name = `metodos.${methodKey(metodo)}` as const;
  form.setValue(name, String(toPesos(centavos(monto))), { shouldDirty: true });
  // The button that was pressed goes once nothing is missing.
  form.setFocus(name);
}
