import type { LineaMarcada } from '#domain/vales/avanceRecolecta';
import type { Vale } from '#domain/vales/vales';
import { usePerson } from '../../system/person.ts';
import { useNow } from '../../ui/useNow.ts';
import { refusalToSave } from '../detail/life.ts';

/** Why a voucher is not saved as it is written, by the lines that are marked; undefined where it is. */
export type WhyNot = (work: 'guardar' | 'guardarParcial', marcadas: readonly LineaMarcada[]) => string | undefined;

/** Tells who fills a voucher in why its life refuses a save, before it is sent. */
export function useWhyNot(vale: Vale | null): WhyNot {
  const person = usePerson();
  const now = useNow();
  return (work, marcadas) => refusalToSave(vale, marcadas, { person, now }, work);
}
