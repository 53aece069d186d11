import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { articulosEsperados } from '#domain/avanceRecolecta';
import { longDate } from '#domain/dates';
import { direccionEnLinea } from '#domain/direcciones';
import { colorEstadoArticulo } from '#domain/guias';
import type { Recolecta } from '#domain/recolectas';
import { Button } from '../../ui/Button.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    pt: 3,
    borderTop: '1px solid',
    borderColor: 'border',
    fontSize: 'sm',
    '& h3': { fontSize: 'md' },
    '& dl': { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 3, rowGap: 1 },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& ul': { display: 'grid', gap: 1, listStyle: 'none' },
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 },
  },
});

interface Props {
  readonly recolecta: Recolecta;
  /** This person may say that it came. */
  readonly mayMark: boolean;
  readonly onMark: () => void;
}

/** A pickup: under which guide, where, when, and what of it has come. */
export function PickupCard({ recolecta, mayMark, onMark }: Props) {
  const id = useId();
  const { folioGuia, fechaRecoleccion, direccion, articulos, enCamino } = recolecta;
  const isAwaited = articulosEsperados(recolecta).length > 0;
  return (
    <Box aria-labelledby={id}>
      <Flex wrap="wrap" align="center" gap={2}>
        <h3 id={id}>Guía {folioGuia}</h3>
        {enCamino && <StatusChip color="naranja">EN CAMINO</StatusChip>}
        {mayMark && isAwaited && (
          <Button
            ms="auto"
            size="sm"
            onClick={onMark}
            aria-label={`Marcar como recolectado lo de la guía ${folioGuia}`}
          >
            Marcar como recolectado
          </Button>
        )}
      </Flex>
      <dl>
        <dt>Fecha</dt>
        <dd>{longDate(fechaRecoleccion)}</dd>
        <dt>Dirección</dt>
        <dd>
          {direccionEnLinea(direccion)}
          {direccion.referencias !== '' && ` (${direccion.referencias})`}
        </dd>
        {direccion.telefono !== '' && (
          <>
            <dt>Teléfono</dt>
            <dd>{direccion.telefono}</dd>
          </>
        )}
      </dl>
      <ul aria-label={`Artículos de la guía ${folioGuia}`}>
        {articulos.map(({ idArticulo, cantidad, descripcion, statusitem, estatus }) => (
          <li key={idArticulo}>
            <span>
              {cantidad} × {descripcion}
            </span>
            <StatusChip color={colorEstadoArticulo(statusitem)}>{estatus}</StatusChip>
          </li>
        ))}
      </ul>
    </Box>
  );
}
