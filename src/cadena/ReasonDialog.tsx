import { z } from 'zod';
import {
  type MotivoDepreciacion,
  type MotivoVale,
  motivoDepreciacionPorGuardarSchema,
  motivoValePorGuardarSchema,
  TIPOS_MOTIVO_VALE,
} from '#domain/cadena/motivos';
import { ENTITIES } from '#domain/common/entities';
import { pesosToType } from '#domain/common/money';
import { typedNumber } from '#domain/common/typedNumber';
import { RadioField, TextField } from '../ui/Field.tsx';
import { AmountField } from '../ui/form/AmountInput.tsx';
import { CheckField } from '../ui/form/CheckField.tsx';
import { type KeptWindowProps, keptForm, useKeptForm } from '../ui/records/kept.ts';
import { RecordDialog } from '../ui/records/RecordDialog.tsx';

const DESCRIPCION = { label: 'Descripción', marked: true } as const;
const ACTIVO = 'Activo: se ofrece al hacer vales. Los que ya lo tienen conservan su texto.';
const TIPOS = Object.entries(TIPOS_MOTIVO_VALE);

const VOUCHER_REASON_FORM = keptForm(ENTITIES.motivoVale, 'motivoVale.', {
  blankOf: (row: MotivoVale | null) => ({
    descripcion: row?.descripcion ?? '',
    tipo: row?.tipo === 0 ? '0' : '1',
    activo: row?.activo ?? true,
  }),
  schema: motivoValePorGuardarSchema.extend({
    // A choice of radio buttons is a text.
    tipo: z.enum(['0', '1'], 'Campo requerido').transform((tipo) => (tipo === '0' ? 0 : 1)),
  }),
  guardar: (cuerpo, { api, options }) => api.llamar('guardarMotivoVale', { cuerpo }, options),
});

/** A voucher reason in a window (specification, section 3, "Voucher reason"). */
export function VoucherReasonDialog(props: KeptWindowProps<MotivoVale>) {
  const record = useKeptForm(VOUCHER_REASON_FORM, props);
  return (
    <RecordDialog title={record.title} record={record}>
      <TextField {...DESCRIPCION} {...record.form.field('descripcion')} />
      <RadioField label="Tipo" options={TIPOS} {...record.form.field('tipo')} />
      <CheckField label={ACTIVO} {...record.form.field('activo')} />
    </RecordDialog>
  );
}

const DEPRECIATION_REASON_FORM = keptForm(ENTITIES.motivoDepreciacion, 'motivoDepreciacion.', {
  blankOf: (row: MotivoDepreciacion | null) => ({
    descripcion: row?.descripcion ?? '',
    monto: row === null ? '' : pesosToType(row.monto),
    activo: row?.activo ?? true,
  }),
  schema: motivoDepreciacionPorGuardarSchema.extend({
    monto: typedNumber(motivoDepreciacionPorGuardarSchema.shape.monto),
  }),
  guardar: (cuerpo, { api, options }) => api.llamar('guardarMotivoDepreciacion', { cuerpo }, options),
});

/** A depreciation reason in a window (specification, section 3, "Depreciation reason"). */
export function DepreciationReasonDialog(props: KeptWindowProps<MotivoDepreciacion>) {
  const record = useKeptForm(DEPRECIATION_REASON_FORM, props);
  return (
    <RecordDialog title={record.title} record={record}>
      <TextField {...DESCRIPCION} {...record.form.field('descripcion')} />
      <AmountField label="Monto" marked {...record.form.field('monto')} />
      <CheckField label={ACTIVO} {...record.form.field('activo')} />
    </RecordDialog>
  );
}
