import type { MotivoVale } from '#domain/motivos';
import { TIPOS_MOTIVO_VALE } from '#domain/motivos';
import { query } from '../data/query.ts';
import { plain } from '../ui/DataTable/columnKinds.tsx';
import { VoucherReasonDialog } from './ReasonDialog.tsx';
import { ReasonsPage } from './ReasonsPage.tsx';

/** Of both types, also those that are switched off. */
export const VOUCHER_REASONS = query('motivosVales', { ruta: { a: 2, b: 0 } });

const COLUMNS = [plain<MotivoVale>('tipo', 'Tipo', 10, ({ tipo }) => TIPOS_MOTIVO_VALE[tipo])];

/** The reasons for which vouchers are made (specification, section 2: 'Motivos vales'). */
export function VoucherReasonsPage() {
  return (
    <ReasonsPage
      title="Motivos vales"
      below="Por qué se hace un vale, al devolver o al cancelar."
      read={VOUCHER_REASONS}
      rowsOf={(data) => data}
      columns={COLUMNS}
      draftPrefix="motivoVale."
      Dialog={VoucherReasonDialog}
    />
  );
}
