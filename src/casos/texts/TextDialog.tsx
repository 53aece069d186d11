import { Text } from '@chakra-ui/react';
import { z } from 'zod';
import { LISTA_DE_VARIABLES, TEXTO_TEXTS, type Texto, textoPorGuardarSchema } from '#domain/casos/textos';
import { ENTITIES } from '#domain/common/entities';
import type { ReadData } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { type KeptWindowProps, keptForm, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';

/** In the choice of whose it is: one's own. */
const MINE = 'mio';

const FORM = keptForm(ENTITIES.texto, 'texto.', {
  blankOf: (row: Texto | null) => ({
    nombre: row?.nombre ?? '',
    texto: row?.texto ?? '',
    idArea: row?.area ? String(row.area.id) : MINE,
    activo: row?.activo ?? true,
  }),
  schema: textoPorGuardarSchema.extend({
    // A choice of a list is a text.
    idArea: z.string().transform((area) => (area === MINE ? null : Number(area))),
  }),
  guardar: (cuerpo, { api, options }) => api.llamar('guardarTexto', { cuerpo }, options),
});

interface Props extends KeptWindowProps<Texto> {
  /** The areas whose texts the person keeps. */
  readonly areas: ReadData<'textosListos'>['areas'];
}

/** A text ready to use in a window. */
export function TextDialog({ areas, ...props }: Props) {
  const record = useKeptForm(FORM, props);
  return (
    <RecordDialog title={record.title} record={record}>
      <TextField label="Nombre" marked {...record.form.field('nombre')} />
      {areas.length > 0 && (
        <SelectField label="De quién" {...record.form.field('idArea')}>
          <option value={MINE}>Mío</option>
          {areas.map(({ id, nombre }) => (
            <option key={id} value={String(id)}>
              Del área {nombre}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label="Texto"
        marked
        rows={6}
        help={`Se llenan con los datos del caso: ${LISTA_DE_VARIABLES}.`}
        {...record.form.field('texto')}
      />
      <CheckField label="Activo: se ofrece al comentar y al cerrar un caso." {...record.form.field('activo')} />
    </RecordDialog>
  );
}

/** An area's text before who uses it and does not keep it. */
export function TextShown({ row, onEnd }: { readonly row: Texto; readonly onEnd: () => void }) {
  return (
    <Dialog title={row.nombre} size="md" onClose={onEnd} footer={<Button onClick={onEnd}>Cerrar</Button>}>
      <Text whiteSpace="pre-wrap">{row.texto}</Text>
      <Text mt={3} color="fg.muted" fontSize="sm">
        {TEXTO_TEXTS.areaDeOtros}
      </Text>
    </Dialog>
  );
}
