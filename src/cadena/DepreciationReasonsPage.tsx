import type { MotivoDepreciacion } from '#domain/cadena/motivos';
import { DEPRECIATION_REASONS } from '../data/wholeList.ts';
import { money } from '../ui/DataTable/columnKinds.tsx';
import { DepreciationReasonDialog } from './ReasonDialog.tsx';
import { ReasonsPage } from './ReasonsPage.tsx';

const COLUMNS = [money<MotivoDepreciacion>('monto', 'Monto', 9, ({ monto }) => monto)];

/** The reasons for which an article is worth less (specification, section 2). */
export function DepreciationReasonsPage() {
  return (
    <ReasonsPage
      title="Motivos de depreciación"
      below="Por qué un artículo que se devuelve vale menos."
      read={DEPRECIATION_REASONS}
      rowsOf={(data) => data}
      columns={COLUMNS}
      draftPrefix="motivoDepreciacion."
      Dialog={DepreciationReasonDialog}
    />
  );
}
