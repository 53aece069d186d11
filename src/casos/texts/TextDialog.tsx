import { Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { loQueSigueEnPalabras } from '#domain/casos/loQueSigue';
import { LISTA_DE_VARIABLES, TEXTO_TEXTS, type Texto, textoPorGuardarSchema } from '#domain/casos/textos';
import { ENTITIES } from '#domain/common/entities';
import type { ReadData } from '../../data/query.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import type { FormKit } from '../../ui/form/useForm.ts';
import { type KeptWindowProps, keptForm, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import type { TypedOf } from '../../ui/works/work.ts';
import { DestinationFields } from '../detail/forms/EscalationFields.tsx';
import { demandWhole, FOLLOW_FIELDS, followOf, typedOf } from '../follow.ts';

/** In the choice of whose it is: one's own. */
const MINE = 'mio';

const { nombre, texto, activo } = textoPorGuardarSchema.shape;

const FORM = keptForm(ENTITIES.texto, 'texto.', {
  blankOf: (row: Texto | null) => ({
    nombre: row?.nombre ?? '',
    texto: row?.texto ?? '',
    deQuien: row?.area ? String(row.area.id) : MINE,
    activo: row?.activo ?? true,
    ...typedOf(row?.sigue ?? null),
  }),
  schema: z
    .object({ nombre, texto, activo, deQuien: z.string(), ...FOLLOW_FIELDS })
    .superRefine(demandWhole)
    .transform(({ deQuien, sigue, idArea, idSubcategoria, idMotivo, ...written }) => ({
      ...written,
      // A choice of a list is a text.
      idArea: deQuien === MINE ? null : Number(deQuien),
      sigue: followOf({ sigue, idArea, idSubcategoria, idMotivo }),
    })),
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
        <SelectField label="De quién" {...record.form.field('deQuien')}>
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
      <Follow form={record.form} />
      <CheckField label="Activo: se ofrece al comentar y al cerrar un caso." {...record.form.field('activo')} />
    </RecordDialog>
  );
}

/** The work that follows a comment made of the text. */
function Follow({ form }: { readonly form: FormKit<TypedOf<typeof FORM.works.guardar>> }) {
  const { idArea = '', idSubcategoria = '', idMotivo = '', sigue } = useWatch({ control: form.control });
  return (
    <>
      <SelectField
        label="Al enviar el comentario"
        help="Se dice antes de enviarlo, y quien lo envía puede quitarlo."
        {...form.field('sigue')}
      >
        <option value="">Nada más</option>
        <option value="tomar">El caso queda en proceso, a cargo de quien lo envía</option>
        <option value="asignar">El caso queda en su área, sin persona</option>
        <option value="escalar">El caso pasa a otra área o categoría</option>
      </SelectField>
      {sigue === 'escalar' && (
        <DestinationFields
          values={{ idArea, idSubcategoria, idMotivo }}
          field={form.field}
          onArea={() => {
            form.methods.setValue('idSubcategoria', '');
            form.methods.setValue('idMotivo', '');
          }}
        />
      )}
    </>
  );
}

/** An area's text before who uses it and does not keep it. */
export function TextShown({ row, onEnd }: { readonly row: Texto; readonly onEnd: () => void }) {
  return (
    <Dialog title={row.nombre} size="md" onClose={onEnd} footer={<Button onClick={onEnd}>Cerrar</Button>}>
      <Text whiteSpace="pre-wrap">{row.texto}</Text>
      {row.sigue !== null && (
        <Text mt={3} fontSize="sm">
          Al enviar el comentario: {loQueSigueEnPalabras(row.sigue)}.
        </Text>
      )}
      <Text mt={3} color="fg.muted" fontSize="sm">
        {TEXTO_TEXTS.areaDeOtros}
      </Text>
    </Dialog>
  );
}
