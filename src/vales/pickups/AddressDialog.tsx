import { SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/common/answers';
import { type Direccion, direccionPorGuardarSchema } from '#domain/casos/direcciones';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { PhoneField } from '../../ui/form/DigitsField.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';
import { work } from '../../ui/works/work.ts';

interface Props {
  readonly cliente: number;
  /** Null for a new one. */
  readonly direccion: Direccion | null;
  readonly drafts: PageDrafts;
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

const formSchema = direccionPorGuardarSchema.extend({
  numeroInterior: direccionPorGuardarSchema.shape.numeroInterior.unwrap(),
  referencias: direccionPorGuardarSchema.shape.referencias.unwrap(),
  telefono: direccionPorGuardarSchema.shape.telefono.unwrap(),
  activo: z.boolean(),
});

const BLANK: z.input<typeof formSchema> = {
  calle: '',
  numeroExterior: '',
  numeroInterior: '',
  colonia: '',
  municipio: '',
  estado: '',
  codigoPostal: '',
  referencias: '',
  telefono: '',
  activo: true,
};

function addressWorks(cliente: number) {
  return {
    guardar: work({
      button: 'Guardar',
      busy: 'Guardando...',
      failed: 'No se pudo guardar la dirección.',
      schema: formSchema,
      blank: BLANK,
      send: ({ activo, ...written }, { api, id, version, options }) =>
        id === 0
          ? api.llamar('guardarDireccion', { cuerpo: { ...written, numidenCliente: cliente } }, options)
          : api.llamar('actualizarDireccion', { cuerpo: { ...written, activo, id, version } }, options),
    }),
  } as const;
}

/** The draft of an address belongs to its customer. */
export function addressDraftKey(cliente: number): string {
  return `direccion.${cliente}.`;
}

/** An address of a customer in a window. */
export function AddressDialog({ cliente, direccion, drafts, onEnd }: Props) {
  const [works] = useState(() => addressWorks(cliente));
  const record = useRecordForm({
    entity: 'direccion',
    row: direccion,
    works,
    blank: direccion === null ? BLANK : formOf(direccion),
    drafts,
    draftKey: `${addressDraftKey(cliente)}${direccion?.id ?? 'nueva'}`,
    onEnd,
  });
  const { field } = record.form;
  return (
    <RecordDialog title={direccion === null ? 'Agregar dirección' : 'Editar dirección'} record={record}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap={4}>
        <TextField label="Calle" marked {...field('calle')} />
        <TextField label="Número exterior" marked {...field('numeroExterior')} />
        <TextField label="Número interior" {...field('numeroInterior')} />
        <TextField label="Colonia" marked {...field('colonia')} />
        <TextField label="Código postal" marked inputMode="numeric" {...field('codigoPostal')} />
        <TextField label="Municipio o alcaldía" marked {...field('municipio')} />
        <TextField label="Estado" marked {...field('estado')} />
        <PhoneField label="Teléfono" {...field('telefono')} />
      </SimpleGrid>
      <TextField label="Referencias" {...field('referencias')} />
      {direccion !== null && <CheckField label="Activa: se ofrece para entregas y recolectas" {...field('activo')} />}
    </RecordDialog>
  );
}

/** The fields of an address that can be written. */
function formOf({ id: _, version, numidenCliente, ...written }: Direccion): z.input<typeof formSchema> {
  return written;
}
