import { type MotivoVale, TIPOS_MOTIVO_VALE } from '#domain/cadena/motivos';
import { VOUCHER_REASONS } from '../data/wholeList.ts';
import { plain } from '../ui/DataTable/columnKinds.tsx';
import { VoucherReasonDialog } from './ReasonDialog.tsx';
import { ReasonsPage } from './ReasonsPage.tsx';

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
