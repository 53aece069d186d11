import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { LineaMarcada } from '#domain/avanceRecolecta';
import type { Vale } from '#domain/vales';
import { useNow } from '../../ui/useNow.ts';
import { refusalToSave } from '../detail/life.ts';

/** Why a voucher is not saved as it is written, by the lines that are marked; undefined where it is. */
export type WhyNot = (work: 'guardar' | 'guardarParcial', marcadas: readonly LineaMarcada[]) => string | undefined;

/** Tells who fills a voucher in why its life refuses a save, before it is sent. */
export function useWhyNot(vale: Vale | null): WhyNot {
  const { sesion } = useRouteContext({ from: '/_app' });
  const person = useSelector(sesion, ({ context }) => context.sesion);
  const now = useNow();
  return (work, marcadas) => (person === null ? undefined : refusalToSave(vale, marcadas, { person, now }, work));
}
