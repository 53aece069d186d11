import { createContext, use } from 'react';
import type { Movimiento } from '#domain/common/history';
import type { Vale } from '#domain/vales/vales';
import { lastTold } from '../../ui/records/lastTold.ts';
import type { RecordPage } from '../../ui/works/useRecordPage.ts';
import type { VoucherWorks } from '../works.ts';
import type { Person } from './life.ts';

/** The state that all parts of a voucher's page share. */
export interface VoucherPageState extends RecordPage<VoucherWorks, Vale> {
  readonly person: Person;
  readonly now: Date;
}

export const VoucherPageContext = createContext<VoucherPageState | null>(null);

/** @throws outside of a voucher's page. */
export function useVoucherPage(): VoucherPageState {
  const page = use(VoucherPageContext);
  if (page === null) throw new Error('A part of a voucher is outside its page.');
  return page;
}

/** The changes in words, one phrase each ('Silvia Muñoz: Vale cancelado'), the last ones when there are many. */
export function voucherChangesTold(
  changes: readonly Movimiento[],
  { numiden }: Pick<Person, 'numiden'>,
): readonly string[] {
  return lastTold(
    changes.map(({ autor, accion }) => `${autor.numiden === numiden ? 'usted' : autor.nombre}: ${accion}`),
  );
}
