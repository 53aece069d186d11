import type { Receptor } from '#domain/cadena/receptores';
import { EVENTOS } from '#domain/common/eventos';
import { chip, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';

/** The acts of a row's buttons. */
export interface RowActs {
  readonly onEdit: (receiver: Receptor) => void;
  readonly onEvents: (receiver: Receptor) => void;
  readonly onSecret: (receiver: Receptor) => void;
  readonly onSwitch: (receiver: Receptor) => void;
}

/** Columns of the receivers; memoise them. */
export function receiverColumns(acts: RowActs): readonly Column<Receptor>[] {
  return [
    {
      id: 'nombre',
      title: 'Nombre',
      width: 9,
      sortBy: ({ nombre }) => nombre,
      rowHeader: true,
      cell: ({ nombre, tieneSecreto, motivoApagado }) => (
        <>
          {nombre}
          {!tieneSecreto && <small data-warning="">Sin secreto: aún no se le manda nada.</small>}
          {motivoApagado !== null && <small data-warning="">Se apagó solo: {motivoApagado}.</small>}
        </>
      ),
    },
    plain('url', 'Dirección', 11, ({ url }) => url, { secondary: true }),
    plain('eventos', 'Eventos', 10, ({ eventos }) => eventos.map((tipo) => EVENTOS[tipo]).join(', ')),
    {
      id: 'entregas',
      title: 'Entregas',
      width: 7,
      sortBy: ({ fallidos, pendientes }) => fallidos * 1_000_000 + pendientes,
      cell: ({ fallidos, pendientes }) => (
        <>
          {pendientes === 0 ? 'Al día' : `${pendientes} por entregar`}
          {fallidos > 0 && <small data-warning="">{fallidos} sin entregar</small>}
        </>
      ),
    },
    chip(
      'activo',
      'Estado',
      6.5,
      ({ activo }) => (activo ? { text: 'ACTIVO', color: 'verde' } : { text: 'APAGADO', color: 'gris' }),
      { fit: 'short' },
    ),
    {
      id: 'acciones',
      title: 'Acciones',
      // All four in a line on a counter PC; on a tablet two lines, and none beyond the edge.
      width: 14,
      cell: (receiver) => {
        const { nombre, activo } = receiver;
        const act = activo ? 'Apagar' : 'Encender';
        return (
          <span data-buttons="">
            <button type="button" aria-label={`Editar ${nombre}`} onClick={() => acts.onEdit(receiver)}>
              Editar
            </button>
            <button type="button" aria-label={`Entregas de ${nombre}`} onClick={() => acts.onEvents(receiver)}>
              Entregas
            </button>
            <button type="button" aria-label={`Secreto de ${nombre}`} onClick={() => acts.onSecret(receiver)}>
              Secreto
            </button>
            <button type="button" aria-label={`${act} ${nombre}`} onClick={() => acts.onSwitch(receiver)}>
              {act}
            </button>
          </span>
        );
      },
    },
  ];
}
