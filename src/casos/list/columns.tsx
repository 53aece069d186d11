import type { CasoDeLista } from '#domain/casos';
import { dateAndTime } from '#domain/dates';
import { age } from '../../ui/age.ts';
import type { Column } from '../../ui/DataTable/columns.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { TwoLines } from '../../ui/list/TwoLines.tsx';
import type { ChipColor } from '../../ui/StatusChip.tsx';
import { CellChip } from '../../ui/StatusChip.tsx';
import { TRAFFIC_LIGHTS } from '../../ui/trafficLights.ts';
import { colorChange } from './lightTimes.ts';

const STATE_COLORS: Readonly<Record<number, ChipColor>> = {
  1: 'azul',
  2: 'azul',
  3: 'verde',
  4: 'naranja',
  5: 'naranja',
  6: 'gris',
};

/**
 * Columns of the case list, in the order in which they are used. Together they ask for a little less than a counter PC has
 * beside the menu.
 * @param href where a case is.
 * @returns the columns for a moment, from which ages and times that are left are counted.
 */
export function caseColumns(href: (id: number) => string): (now: Date) => readonly Column<CasoDeLista>[] {
  return (now) => [
    {
      id: 'folio',
      title: 'Folio',
      width: 5,
      cell: ({ id }) => <RecordLink id={id} href={href(id)} />,
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'semaforo',
      title: 'Semáforo',
      width: 9.75,
      cell: (caso) => <TrafficLight caso={caso} now={now} />,
      sortBy: ({ pierdeColorEn }) => pierdeColorEn,
    },
    {
      id: 'estado',
      title: 'Estado',
      width: 8.75,
      cell: ({ estado }) => <CellChip color={STATE_COLORS[estado.id] ?? 'gris'}>{estado.nombre}</CellChip>,
      fit: 'short',
    },
    {
      id: 'cliente',
      title: 'Cliente',
      width: 9.5,
      cell: ({ datosCliente }) => <TwoLines text={datosCliente.nombre} />,
    },
    {
      id: 'categoria',
      title: 'Categoría',
      width: 10.75,
      cell: ({ area, subCategoria }) => <TwoLines text={subCategoria.nombre} below={area.nombre} />,
    },
    {
      id: 'creado',
      title: 'Creado',
      width: 8.75,
      cell: ({ fechaCreacion }) => (
        <TwoLines text={dateAndTime(fechaCreacion)} below={age(new Date(fechaCreacion), now)} />
      ),
      sortBy: ({ fechaCreacion }) => fechaCreacion,
      secondary: true,
    },
    {
      id: 'personas',
      title: 'Creado por',
      width: 9.25,
      cell: ({ administrador, datosCreacion }) => (
        <TwoLines
          text={datosCreacion.nombre}
          below={administrador === null ? null : `A cargo: ${administrador.nombre}`}
        />
      ),
      secondary: true,
    },
    {
      id: 'tienda',
      title: 'Tienda',
      width: 5.75,
      cell: ({ tienda }) => <TwoLines text={tienda.nombre} />,
      secondary: true,
    },
  ];
}

function TrafficLight({ caso, now }: { readonly caso: CasoDeLista; readonly now: Date }) {
  if (caso.semaforo === null) return null;
  const { color, texto } = TRAFFIC_LIGHTS[caso.semaforo];
  const change = colorChange(caso, now);
  return (
    <>
      <CellChip color={color}>{texto}</CellChip>
      {change !== null && (
        <small data-line="" title={change.whole}>
          {change.short}
        </small>
      )}
    </>
  );
}
