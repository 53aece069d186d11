import { createSlotRecipeContext, Flex, Grid, Heading, type HTMLChakraProps, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { Guia } from '#domain/guias/guiasVale';
import {
  colorEstadoArticulo,
  colorEstadoPaquete,
  ESTADOS_ARTICULO,
  ESTADOS_PAQUETE,
} from '#domain/ventas/estadosDeEntrega';
import { Button } from '../ui/Button.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CancelPart } from './CancelPart.tsx';
import { CancelWhole } from './CancelWhole.tsx';
import { onTheRoad, packagesOf, unitsInWords, unitsOf } from './guideRows.ts';
import { type GuideOptions, useGuide } from './useGuide.ts';

const { withProvider, withContext } = createSlotRecipeContext({ key: 'packages' });
const Packages = {
  Root: withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root'),
  Table: withContext<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'table'),
};

interface Props extends Required<Omit<GuideOptions, 'folio'>> {
  readonly guia: Guia;
  /** This person may cancel, and nothing is being asked just now. */
  readonly mayCancel: boolean;
}

/** A guide: its packages, what each holds and where that is, and what can still be cancelled. */
export function GuideCard({ guia, mayCancel, kept, onDone }: Props) {
  const id = useId();
  const { record, open, ask } = useGuide({ folio: guia.guia, kept, onDone });
  const { porSalir, enCamino } = unitsOf(guia);
  const title = `Guía ${guia.guia}`;
  return (
    <Grid as="section" gap={2} pt={3} borderTop="1px solid" borderColor="border" aria-labelledby={id}>
      <Flex wrap="wrap" align="center" gap={2}>
        <Heading as="h3" id={id}>
          {title}
        </Heading>
        <StatusChip color="gris">{guia.tipoGuia}</StatusChip>
        {mayCancel && porSalir > 0 && (
          <Flex ms="auto" wrap="wrap" gap={2}>
            <Button
              size="sm"
              onClick={() => ask('cancelarParcial')}
              aria-label={`Cancelar artículos de la guía ${guia.guia}`}
            >
              Cancelar artículos
            </Button>
            <Button size="sm" onClick={() => ask('cancelarTotal')} aria-label={`Cancelar guía ${guia.guia}`}>
              Cancelar guía
            </Button>
          </Flex>
        )}
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {standing(porSalir, enCamino)}
      </Text>
      {guia.articulos.length > 0 && (
        <Packages.Root tabIndex={0} role="region" aria-label={`Paquetes de la guía ${guia.guia}`}>
          <Packages.Table>
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
          </Packages.Table>
        </Packages.Root>
      )}
      {open === 'cancelarTotal' && <CancelWhole {...{ record, guia }} />}
      {open === 'cancelarParcial' && <CancelPart {...{ record, guia }} />}
    </Grid>
  );
}

function standing(porSalir: number, enCamino: number): string {
  const waiting = porSalir === 0 ? 'Nada se puede cancelar ya' : `Se pueden cancelar ${unitsInWords(porSalir)}`;
  return [waiting, onTheRoad(enCamino)].filter((text) => text !== null).join('; ');
}
