import { useState } from 'react';
import { z } from 'zod';
import { ENTITIES } from '#domain/common/entities';
import { type FiltroGuardado, type ListaConVistas, type Vista, vistaPorGuardarSchema } from '#domain/escritorio/vistas';
import type { ReadData } from '../../data/query.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { type KeptWindowProps, keptForm, useKeptForm } from '../../ui/records/kept.ts';
import { RecordDialog } from '../../ui/records/RecordDialog.tsx';
import { work } from '../../ui/works/work.ts';

/** In the choice of whose it is: one's own. */
const MINE = 'mia';

/** The form of a view of a list; its filter is the list's, and no draft keeps it. */
export function viewForm(lista: ListaConVistas, filtro: FiltroGuardado) {
  return keptForm(ENTITIES.vista, `vista.${lista}.`, {
    blankOf: (row: Vista | null) => ({
      nombre: row?.nombre ?? '',
      idArea: row?.area ? String(row.area.id) : MINE,
    }),
    schema: vistaPorGuardarSchema.pick({ nombre: true }).extend({
      // A choice of a list is a text.
      idArea: z.string().transform((area) => (area === MINE ? null : Number(area))),
    }),
    guardar: (cuerpo, { api, options }) =>
      api.llamar('guardarVista', { cuerpo: { ...cuerpo, lista, filtro } }, options),
    quitar: (cuerpo, { api, options }) => api.llamar('quitarVista', { cuerpo }, options),
  });
}

/** The work that keeps in a view what its list shows now. */
export function viewChange({ nombre, lista, area }: Vista, filtro: FiltroGuardado) {
  return {
    guardar: work({
      ...{ title: `¿Guardar los cambios en «${nombre}»?`, button: 'Guardar', busy: 'Guardando...' },
      failed: 'No se pudo guardar la vista.',
      send: (_, { id, version, api, options }) =>
        api.llamar(
          'guardarVista',
          { cuerpo: { id, version, nombre, lista, filtro, idArea: area?.id ?? null } },
          options,
        ),
    }),
  };
}

interface Props extends KeptWindowProps<Vista> {
  readonly lista: ListaConVistas;
  /** The filter that it is to keep. */
  readonly filtro: FiltroGuardado;
  /** The areas whose views the person keeps. */
  readonly areas: ReadData<'vistasPropias'>['areas'];
}

/** A view in a window: its name, and whose it is. */
export function ViewDialog({ lista, filtro, areas, ...props }: Props) {
  // What it keeps is what the list showed when the window came.
  const [form] = useState(() => viewForm(lista, filtro));
  const record = useKeptForm(form, props);
  return (
    <RecordDialog title={record.title} record={record}>
      <TextField label="Nombre" marked {...record.form.field('nombre')} />
      {areas.length > 0 && (
        <SelectField
          label="De quién"
          help="Cada quien ve en ella lo que sus permisos le dejan ver."
          {...record.form.field('idArea')}
        >
          <option value={MINE}>Mía</option>
          {areas.map(({ id, nombre }) => (
            <option key={id} value={String(id)}>
              Del área {nombre}
            </option>
          ))}
        </SelectField>
      )}
    </RecordDialog>
  );
}
