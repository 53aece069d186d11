import type { CasoDeLista } from '#domain/casos/casos';
import { dateAndTime, shortMoment } from '#domain/common/dates';
import { fueraDePlazo, vencimientoEnPalabras } from '#domain/common/plazosEnPalabras';
import type { Column } from '../../ui/DataTable/columns.ts';
import { RecordLink } from '../../ui/list/RecordLink.tsx';
import { PresentMark } from '../../ui/presence/PresentMark.tsx';
import { CellChip, type ChipColor, LightDot } from '../../ui/StatusChip.tsx';
import { sentenceCase, storeInColumn } from '../../ui/shortNames.ts';
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
 * Columns of the case list, in the order in which they are used. Together with the marks they ask for a little less than a
 * counter PC has beside the menu.
 * @param href where a case is.
 * @returns the columns for a moment, from which ages and times that are left are counted.
 */
export function caseColumns(href: (id: number) => string): (now: Date) => readonly Column<CasoDeLista>[] {
  return (now) => [
    {
      id: 'folio',
      title: 'Folio',
      width: 4,
      cell: ({ id }) => (
        <>
          <PresentMark id={id} />
          <RecordLink id={id} href={href(id)} />
        </>
      ),
      fit: 'short',
      rowHeader: true,
    },
    {
      id: 'estado',
      title: 'Estado',
      width: 8.25,
      cell: ({ estado }) => <CellChip color={STATE_COLORS[estado.id] ?? 'gris'}>{estado.nombre}</CellChip>,
      fit: 'short',
    },
    { id: 'cliente', title: 'Cliente', width: 11, cell: ({ datosCliente }) => datosCliente.nombre },
    {
      id: 'categoria',
      title: 'Categoría',
      width: 9.75,
      cell: ({ subCategoria }) => sentenceCase(subCategoria.nombre),
      more: ({ area }) => area.nombre,
    },
    {
      id: 'aCargo',
      title: 'A cargo',
      width: 11.25,
      cell: ({ administrador }) => administrador?.nombre ?? null,
      more: ({ datosCreacion }) => `Creado por ${datosCreacion.nombre}`,
      secondary: true,
    },
    {
      id: 'semaforo',
      title: 'Semáforo',
      width: 7.25,
      cell: (caso) => <TrafficLight caso={caso} now={now} />,
      more: (caso) => timesOf(caso, now),
      sortBy: ({ pierdeColorEn }) => pierdeColorEn,
      fit: 'short',
    },
    {
      id: 'creado',
      title: 'Creado',
      width: 8.25,
      cell: ({ fechaCreacion }) => shortMoment(fechaCreacion, now),
      more: ({ fechaCreacion }) => dateAndTime(fechaCreacion),
      sortBy: ({ fechaCreacion }) => fechaCreacion,
      fit: 'short',
      secondary: true,
    },
    { id: 'tienda', title: 'Tienda', width: 5.75, cell: ({ tienda }) => storeInColumn(tienda.nombre), secondary: true },
  ];
}

/** When the light of a case changes, and when its limit ends; null for neither. */
function timesOf(caso: CasoDeLista, now: Date): string | null {
  const { vence = null } = caso;
  const limit = vence === null ? null : `Plazo: ${vencimientoEnPalabras(vence, now)}`;
  return [colorChange(caso, now)?.whole ?? null, limit].filter((one) => one !== null).join('. ') || null;
}

/**
 * The light as a dot with the time that is left in its colour; a case that was attended shows none. One that is past the limit of its state shows
 * that, since the chain has said what counts there.
 */
function TrafficLight({ caso, now }: { readonly caso: CasoDeLista; readonly now: Date }) {
  const { vence = null } = caso;
  if (fueraDePlazo(vence, now)) return <LightDot color="rojo">Fuera de plazo</LightDot>;
  if (caso.semaforo === null) return null;
  const { color, texto } = TRAFFIC_LIGHTS[caso.semaforo];
  if (caso.semaforo === 'atendido') return <span className="sr-only">{texto}</span>;
  const change = colorChange(caso, now);
  return (
    <LightDot color={color}>
      {change === null ? (
        texto
      ) : (
        <>
          <span className="sr-only">{`${texto}: ${change.whole}`}</span>
          <span aria-hidden="true">{change.short}</span>
        </>
      )}
    </LightDot>
  );
}
