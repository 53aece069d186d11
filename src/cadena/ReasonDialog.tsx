import { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { MotivoDepreciacion, MotivoVale } from '#domain/cadena/motivos';
import {
  motivoDepreciacionPorGuardarSchema,
  motivoValePorGuardarSchema,
  TIPOS_MOTIVO_VALE,
} from '#domain/cadena/motivos';
import { ENTITIES } from '#domain/common/entities';
import { pesosToType } from '#domain/common/money';
import { typedNumber } from '#domain/common/typedNumber';
import type { PageDrafts } from '../data/useDrafts.ts';
import { RadioField, TextField } from '../ui/Field.tsx';
import { AmountField } from '../ui/form/AmountInput.tsx';
import { CheckField } from '../ui/form/CheckField.tsx';
import { saves } from '../ui/records/keptWorks.ts';
import { RecordDialog } from '../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../ui/records/useRecordForm.ts';

export interface ReasonDialogProps<Row> {
  /** Null for a new one. */
  readonly row: Row | null;
  readonly drafts: PageDrafts;
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

const DESCRIPCION = { label: 'Descripción', marked: true } as const;
const ACTIVO = 'Activo: se ofrece al hacer vales. Los que ya lo tienen conservan su texto.';
const TIPOS = Object.entries(TIPOS_MOTIVO_VALE);

const voucherReasonWorks = {
  guardar: saves(ENTITIES.motivoVale.noun, {
    schema: motivoValePorGuardarSchema.extend({
      // A choice of radio buttons is a text.
      tipo: z.enum(['0', '1'], 'Campo requerido').transform((tipo) => (tipo === '0' ? 0 : 1)),
    }),
    blank: { descripcion: '', tipo: '1', activo: true },
    send: (cuerpo, { api, options }) => api.llamar('guardarMotivoVale', { cuerpo }, options),
  }),
} as const;

/** A voucher reason in a window (specification, section 3, "Voucher reason"). */
export function VoucherReasonDialog({ row, drafts, onEnd }: ReasonDialogProps<MotivoVale>) {
  const record = useRecordForm({
    entity: 'motivoVale',
    row,
    works: voucherReasonWorks,
    blank: {
      descripcion: row?.descripcion ?? '',
      tipo: row?.tipo === 0 ? '0' : '1',
      activo: row?.activo ?? true,
    },
    drafts,
    draftKey: `motivoVale.${row?.id ?? 'nuevo'}`,
    onEnd,
  });
  return (
    <RecordDialog title={row === null ? 'Agregar motivo de vale' : 'Editar motivo de vale'} record={record}>
      <TextField {...DESCRIPCION} {...record.form.field('descripcion')} />
      <RadioField label="Tipo" options={TIPOS} {...record.form.field('tipo')} />
      <CheckField label={ACTIVO} {...record.form.field('activo')} />
    </RecordDialog>
  );
}

const depreciationReasonWorks = {
  guardar: saves(ENTITIES.motivoDepreciacion.noun, {
    schema: motivoDepreciacionPorGuardarSchema.extend({
      monto: typedNumber(motivoDepreciacionPorGuardarSchema.shape.monto),
    }),
    blank: { descripcion: '', monto: '', activo: true },
    send: (cuerpo, { api, options }) => api.llamar('guardarMotivoDepreciacion', { cuerpo }, options),
  }),
} as const;

/** A depreciation reason in a window (specification, section 3, "Depreciation reason"). */
export function DepreciationReasonDialog({ row, drafts, onEnd }: ReasonDialogProps<MotivoDepreciacion>) {
  const record = useRecordForm({
    entity: 'motivoDepreciacion',
    row,
    works: depreciationReasonWorks,
    blank: {
      descripcion: row?.descripcion ?? '',
      monto: row === null ? '' : pesosToType(row.monto),
      activo: row?.activo ?? true,
    },
    drafts,
    draftKey: `motivoDepreciacion.${row?.id ?? 'nuevo'}`,
    onEnd,
  });
  return (
    <RecordDialog
      title={row === null ? 'Agregar motivo de depreciación' : 'Editar motivo de depreciación'}
      record={record}
    >
      <TextField {...DESCRIPCION} {...record.form.field('descripcion')} />
      <AmountField label="Monto" marked {...record.form.field('monto')} />
      <CheckField label={ACTIVO} {...record.form.field('activo')} />
    </RecordDialog>
  );
}
