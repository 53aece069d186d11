import { DataList, Flex, Grid, Heading, List } from '@chakra-ui/react';
import { useId } from 'react';
import { isOutcomeUnknown } from '#contract/common/failure';
import { direccionEnLinea } from '#domain/casos/direcciones';
import { longDate } from '#domain/common/dates';
import type { Recolecta } from '#domain/guias/recolectas';
import { articulosEsperados } from '#domain/vales/avanceRecolecta';
import { colorEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import { type LiveGuide, useGuide } from '../../guias/useGuide.ts';
import type { Collected } from '../../guias/works.ts';
import { Button } from '../../ui/Button.tsx';
import { Datum } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { QuestionWindow } from '../../ui/works/QuestionWindow.tsx';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { useWorkState } from '../../ui/works/useWork.ts';

interface Props {
  readonly recolecta: Recolecta;
  /** This person may say that it came. */
  readonly mayMark: boolean;
}

/** A pickup: under which guide, where, when, and what of it has come. */
export function PickupCard({ recolecta, mayMark }: Props) {
  const id = useId();
  const { record, open, ask } = useGuide({ folio: recolecta.folioGuia });
  const { folioGuia, fechaRecoleccion, direccion, articulos, enCamino } = recolecta;
  const awaited = articulosEsperados(recolecta);
  return (
    <Grid as="section" gap={2} pt={3} borderTop="1px solid" borderColor="border" fontSize="sm" aria-labelledby={id}>
      <Flex wrap="wrap" align="center" gap={2}>
        <Heading as="h3" id={id}>
          Guía {folioGuia}
        </Heading>
        {enCamino && <StatusChip color="naranja">EN CAMINO</StatusChip>}
        {mayMark && awaited.length > 0 && (
          <Button
            ms="auto"
            size="sm"
            onClick={() => ask('marcarRecolectado')}
            aria-label={`Marcar como recolectado lo de la guía ${folioGuia}`}
          >
            Marcar como recolectado
          </Button>
        )}
      </Flex>
      <DataList.Root gap={1} css={{ '--label-width': '3.6rem' }}>
        <Datum name="Fecha">{longDate(fechaRecoleccion)}</Datum>
        <Datum name="Dirección">
          {direccionEnLinea(direccion)}
          {direccion.referencias !== '' && ` (${direccion.referencias})`}
        </Datum>
        {direccion.telefono !== '' && <Datum name="Teléfono">{direccion.telefono}</Datum>}
      </DataList.Root>
      <List.Root display="grid" gap={1} aria-label={`Artículos de la guía ${folioGuia}`}>
        {articulos.map(({ idArticulo, cantidad, descripcion, statusitem, estatus }) => (
          <List.Item key={idArticulo} display="flex" flexWrap="wrap" alignItems="center" gap={2}>
            <span>
              {cantidad} × {descripcion}
            </span>
            <StatusChip color={colorEstadoArticulo(statusitem)}>{estatus}</StatusChip>
          </List.Item>
        ))}
      </List.Root>
      {open !== null && <CollectedQuestion idArticulos={awaited} record={record} />}
    </Grid>
  );
}

interface CollectedQuestionProps extends Pick<LiveGuide, 'record'> {
  /** The rows of the guide that are awaited. */
  readonly idArticulos: readonly number[];
}

/** The question before the goods of a guide are taken as collected: there is no way back. */
function CollectedQuestion({ record, idArticulos }: CollectedQuestionProps) {
  const values: Collected = { idArticulos };
  const { isBusy, failure } = useWorkState(record, 'marcarRecolectado');
  // Nothing is left because of this very question, as far as anybody knows.
  const isAsked = isBusy || (failure !== null && isOutcomeUnknown(failure));
  return (
    <QuestionWindow page={unwatched(record)} name="marcarRecolectado" values={values}>
      {idArticulos.length > 0 || isAsked ? (
        <p>Los artículos están ya en la tienda o en el CEDIS. Lo recolectado no vuelve a quedar pendiente.</p>
      ) : (
        <p role="status">
          Mientras tanto otra persona lo marcó o lo canceló: ya no queda nada por recoger con esta guía.
        </p>
      )}
    </QuestionWindow>
  );
}
