import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { colorEstadoArticulo, colorEstadoPaquete, ESTADOS_ARTICULO, ESTADOS_PAQUETE } from '#domain/guias';
import type { Guia } from '#domain/guiasVale';
import { Button } from '../../ui/Button.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { onTheRoad, packagesOf, unitsInWords, unitsOf } from './guideRows.ts';

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    pt: 3,
    borderTop: '1px solid',
    borderColor: 'border',
    '& h3': { fontSize: 'md' },
    '& p': { color: 'fg.muted', fontSize: 'sm' },
    '& table': { w: 'full', minW: '32rem', borderCollapse: 'collapse', fontSize: 'sm' },
    '& th, & td': { px: 1.5, py: 1.5, textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', bg: 'bg.subtle', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
    '& tbody th': { fontWeight: 'normal' },
    '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
});

/** What is too wide scrolls for itself, also by the keyboard. */
const Wide = chakra('div', { base: { overflowX: 'auto' } });

interface Props {
  readonly guia: Guia;
  /** This person may cancel, and nothing is being asked just now. */
  readonly mayCancel: boolean;
  readonly onCancelWhole: () => void;
  readonly onCancelPart: () => void;
}

/** A guide: its packages, what each holds and where that is, and what can still be cancelled. */
export function GuideCard({ guia, mayCancel, onCancelWhole, onCancelPart }: Props) {
  const id = useId();
  const { porSalir, enCamino } = unitsOf(guia);
  const title = `Guía ${guia.guia}`;
  return (
    <Box aria-labelledby={id}>
      <Flex wrap="wrap" align="center" gap={2}>
        <h3 id={id}>{title}</h3>
        <StatusChip color="gris">{guia.tipoGuia}</StatusChip>
        {mayCancel && porSalir > 0 && (
          <Flex ms="auto" wrap="wrap" gap={2}>
            <Button size="sm" onClick={onCancelPart} aria-label={`Cancelar artículos de la guía ${guia.guia}`}>
              Cancelar artículos
            </Button>
            <Button size="sm" onClick={onCancelWhole} aria-label={`Cancelar guía ${guia.guia}`}>
              Cancelar guía
            </Button>
          </Flex>
        )}
      </Flex>
      <p>{standing(porSalir, enCamino)}</p>
      {guia.articulos.length > 0 && (
        <Wide tabIndex={0} role="region" aria-label={`Paquetes de la guía ${guia.guia}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">Paquete</th>
                <th scope="col">Artículo</th>
                <th scope="col" data-number="">
                  Cantidad
                </th>
                <th scope="col">Estado</th>
              </tr>
            </thead>
            <tbody>
              {packagesOf(guia).flatMap(({ id: idPaquete, code, status, rows }) =>
                rows.map((row, place) => (
                  <tr key={row.idarticulo}>
                    {place === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length} key={idPaquete}>
                        {code}
                        <div>
                          <StatusChip color={colorEstadoPaquete(status)}>{ESTADOS_PAQUETE[status]}</StatusChip>
                        </div>
                      </th>
                    )}
                    <td>
                      {row.descripcion}
                      <small>{row.numart}</small>
                    </td>
                    <td data-number="">{row.cantidad}</td>
                    <td>
                      <StatusChip color={colorEstadoArticulo(row.statusitem)}>
                        {ESTADOS_ARTICULO[row.statusitem]}
                      </StatusChip>
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </Wide>
      )}
    </Box>
  );
}

function standing(porSalir: number, enCamino: number): string {
  const waiting = porSalir === 0 ? 'Nada se puede cancelar ya' : `Se pueden cancelar ${unitsInWords(porSalir)}`;
  return [waiting, onTheRoad(enCamino)].filter((text) => text !== null).join('; ');
}
