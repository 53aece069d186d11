import { alcancesInWords, type Integracion } from '#domain/cadena/integraciones';
import { dateAndTime } from '#domain/common/dates';
import { chip, plain } from '../../ui/DataTable/columnKinds.tsx';
import type { Column } from '../../ui/DataTable/columns.ts';

/** The acts of a row's buttons. */
export interface RowActs {
  readonly onEdit: (integration: Integracion) => void;
  readonly onSecrets: (integration: Integracion) => void;
  readonly onSwitch: (integration: Integracion) => void;
}

/** Columns of the integrations; memoise them. */
export function integrationColumns(acts: RowActs): readonly Column<Integracion>[] {
  return [
    {
      id: 'nombre',
      title: 'Nombre',
      width: 10,
      sortBy: ({ nombre }) => nombre,
      rowHeader: true,
      cell: ({ nombre, secretos }) => (
        <>
          {nombre}
          {secretos.length === 0 && <small data-warning="">Sin secretos: aún no puede entrar.</small>}
        </>
      ),
    },
    plain('alcances', 'Alcances', 8, ({ alcances }) => alcancesInWords(alcances).join(', ')),
    plain('direcciones', 'Desde', 10, ({ direcciones }) => direcciones.join(', ') || 'Cualquier dirección', {
      secondary: true,
    }),
    {
      id: 'uso',
      title: 'Último uso',
      width: 8.5,
      sortBy: lastUseOf,
      cell: (integration) => {
        const lastUse = lastUseOf(integration);
        return lastUse === null ? null : dateAndTime(lastUse);
      },
    },
    chip(
      'activa',
      'Estado',
      6.5,
      ({ activa }) => (activa ? { text: 'ACTIVA', color: 'verde' } : { text: 'APAGADA', color: 'gris' }),
      { fit: 'short' },
    ),
    {
      id: 'acciones',
      title: 'Acciones',
      // All three in a line on a counter PC; on a tablet two lines, and none beyond the edge.
      width: 14,
      cell: (integration) => {
        const { nombre, activa } = integration;
        const act = activa ? 'Apagar' : 'Encender';
        return (
          <span data-buttons="">
            <button type="button" aria-label={`Editar ${nombre}`} onClick={() => acts.onEdit(integration)}>
              Editar
            </button>
            <button type="button" aria-label={`Secretos de ${nombre}`} onClick={() => acts.onSecrets(integration)}>
              Secretos
            </button>
            <button type="button" aria-label={`${act} ${nombre}`} onClick={() => acts.onSwitch(integration)}>
              {act}
            </button>
          </span>
        );
      },
    },
  ];
}

/** The last use of any of its living secrets; ISO, so that texts compare as moments. */
function lastUseOf({ secretos }: Integracion): string | null {
  return (
    secretos
      .flatMap(({ ultimoUso }) => ultimoUso?.momento ?? [])
      .sort()
      .at(-1) ?? null
  );
}
