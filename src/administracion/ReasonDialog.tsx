import { useRouteContext } from '@tanstack/react-router';
import { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/answers';
import { pesosToType } from '#domain/money';
import type { MotivoDepreciacion, MotivoVale } from '#domain/motivos';
import { motivoDepreciacionPorGuardarSchema, motivoValePorGuardarSchema, TIPOS_MOTIVO_VALE } from '#domain/motivos';
import { typedNumber } from '#domain/typedNumber';
import type { PageDrafts } from '../data/useDrafts.ts';
import { RadioField, TextField } from '../ui/Field.tsx';
import { AmountField } from '../ui/form/AmountInput.tsx';
import { CheckField } from '../ui/form/CheckField.tsx';
import { RecordDialog } from '../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../ui/records/useRecordForm.ts';

export interface ReasonDialogProps<Row> {
  /** Null for a new one. */
  readonly row: Row | null;
  readonly drafts: PageDrafts;
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

const FAILED = 'No se pudo guardar el motivo.';
const DESCRIPCION = { label: 'Descripción', marked: true, maxLength: 100 } as const;
const ACTIVO = 'Activo: se ofrece al hacer vales. Los que ya lo tienen conservan su texto.';
const TIPOS = Object.entries(TIPOS_MOTIVO_VALE);

/** On which version of the reason it is written; a draft keeps it. */
const version = z.number().nullable();

const voucherFormSchema = motivoValePorGuardarSchema.extend({
  // A choice of radio buttons is a text.
  tipo: z.enum(['0', '1'], 'Campo requerido').transform((tipo) => (tipo === '0' ? 0 : 1)),
  version,
});

/** A voucher reason in a window (specification, section 3, "Voucher reason"). */
export function VoucherReasonDialog({ row, drafts, onEnd }: ReasonDialogProps<MotivoVale>) {
  const { api } = useRouteContext({ from: '/_app' });
  const record = useRecordForm({
    entity: 'motivoVale',
    schema: voucherFormSchema,
    blank: {
      descripcion: row?.descripcion ?? '',
      tipo: row?.tipo === 0 ? '0' : '1',
      activo: row?.activo ?? true,
      version: row?.version ?? null,
    },
    drafts,
    draftKey: `motivoVale.${row?.id ?? 'nuevo'}`,
    send: ({ version: _, ...cuerpo }, version, options) =>
      api.llamar('guardarMotivoVale', { cuerpo: { ...cuerpo, id: row?.id ?? null, version } }, options),
    onEnd,
  });
  return (
    <RecordDialog
      title={row === null ? 'Agregar motivo de vale' : 'Editar motivo de vale'}
      record={record}
      failed={FAILED}
      history={row && { entidad: 'motivoVale', id: row.id }}
    >
      <TextField {...DESCRIPCION} {...record.form.field('descripcion')} />
      <RadioField label="Tipo" options={TIPOS} {...record.form.field('tipo')} />
      <CheckField label={ACTIVO} {...record.form.field('activo')} />
    </RecordDialog>
  );
}

const depreciationFormSchema = motivoDepreciacionPorGuardarSchema.extend({
  monto: typedNumber(motivoDepreciacionPorGuardarSchema.shape.monto),
  version,
});

/** A depreciation reason in a window (specification, section 3, "Depreciation reason"). */
export function DepreciationReasonDialog({ row, drafts, onEnd }: ReasonDialogProps<MotivoDepreciacion>) {
  const { api } = useRouteContext({ from: '/_app' });
  const record = useRecordForm({
    entity: 'motivoDepreciacion',
    schema: depreciationFormSchema,
    blank: {
      descripcion: row?.descripcion ?? '',
      monto: row === null ? '' : pesosToType(row.monto),
      activo: row?.activo ?? true,
      version: row?.version ?? null,
    },
    drafts,
    draftKey: `motivoDepreciacion.${row?.id ?? 'nuevo'}`,
    send: ({ version: _, ...cuerpo }, version, options) =>
      api.llamar('guardarMotivoDepreciacion', { cuerpo: { ...cuerpo, id: row?.id ?? null, version } }, options),
    onEnd,
  });
  return (
    <RecordDialog
      title={row === null ? 'Agregar motivo de depreciación' : 'Editar motivo de depreciación'}
      record={record}
      failed={FAILED}
      history={row && { entidad: 'motivoDepreciacion', id: row.id }}
    >
      <TextField {...DESCRIPCION} {...record.form.field('descripcion')} />
      <AmountField label="Monto" marked {...record.form.field('monto')} />
      <CheckField label={ACTIVO} {...record.form.field('activo')} />
    </RecordDialog>
  );
}
