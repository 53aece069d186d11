import { SimpleGrid } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/answers';
import type { Direccion } from '#domain/direcciones';
import { direccionPorGuardarSchema } from '#domain/direcciones';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { TextField } from '../../ui/Field.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { useRecordForm } from '../../ui/records/useRecordForm.ts';

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
  /** On which version of the address it is written; a draft keeps it. */
  version: z.number().nullable(),
});

/** The draft of an address belongs to its customer. */
export function addressDraftKey(cliente: number): string {
  return `direccion.${cliente}.`;
}

/** An address of a customer in a window. */
export function AddressDialog({ cliente, direccion, drafts, onEnd }: Props) {
  const { api } = useRouteContext({ from: '/_app' });
  const record = useRecordForm({
    entity: 'direccion',
    schema: formSchema,
    blank: {
      calle: direccion?.calle ?? '',
      numeroExterior: direccion?.numeroExterior ?? '',
      numeroInterior: direccion?.numeroInterior ?? '',
      colonia: direccion?.colonia ?? '',
      municipio: direccion?.municipio ?? '',
      estado: direccion?.estado ?? '',
      codigoPostal: direccion?.codigoPostal ?? '',
      referencias: direccion?.referencias ?? '',
      telefono: direccion?.telefono ?? '',
      activo: direccion?.activo ?? true,
      version: direccion?.version ?? null,
    },
    drafts,
    draftKey: `${addressDraftKey(cliente)}${direccion?.id ?? 'nueva'}`,
    send: ({ version: _, activo, ...written }, version, options) =>
      direccion === null
        ? api.llamar('guardarDireccion', { cuerpo: { ...written, numidenCliente: cliente } }, options)
        : api.llamar('actualizarDireccion', { cuerpo: { ...written, activo, id: direccion.id, version } }, options),
    onEnd,
  });
  const { field } = record.form;
  return (
    <RecordDialog
      title={direccion === null ? 'Agregar dirección' : 'Editar dirección'}
      record={record}
      failed="No se pudo guardar la dirección."
      history={direccion && { entidad: 'direccion', id: direccion.id }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap={4}>
        <TextField label="Calle" marked maxLength={100} {...field('calle')} />
        <TextField label="Número exterior" marked maxLength={20} {...field('numeroExterior')} />
        <TextField label="Número interior" maxLength={20} {...field('numeroInterior')} />
        <TextField label="Colonia" marked maxLength={80} {...field('colonia')} />
        <TextField label="Código postal" marked inputMode="numeric" maxLength={5} {...field('codigoPostal')} />
        <TextField label="Municipio o alcaldía" marked maxLength={80} {...field('municipio')} />
        <TextField label="Estado" marked maxLength={40} {...field('estado')} />
        <TextField label="Teléfono" inputMode="tel" maxLength={10} {...field('telefono')} />
      </SimpleGrid>
      <TextField label="Referencias" maxLength={250} {...field('referencias')} />
      {direccion !== null && <CheckField label="Activa: se ofrece para entregas y recolectas" {...field('activo')} />}
    </RecordDialog>
  );
}
