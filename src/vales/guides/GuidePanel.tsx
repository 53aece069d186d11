import { Box, Card, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Guia } from '#domain/guiasVale';
import { hasPermission } from '#domain/permisos';
import type { TipoVale } from '#domain/vidaVale';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { newKey } from '../../data/uniqueKey.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { CancelPart } from './CancelPart.tsx';
import { CancelWhole } from './CancelWhole.tsx';
import { connectGuide } from './connectGuide.ts';
import { GuideCard } from './GuideCard.tsx';
import { guidesRead } from './reads.ts';

interface Props {
  readonly tienda: number;
  readonly operacion: number;
  /** A cancellation shows its guides at once; anything else when somebody asks for them. */
  readonly tipo?: TipoVale;
}

const TONES = { success: 'green', info: 'blue', warning: 'orange', error: 'red' } as const;

/** The guides of a sale: what logistics answers, what has left, and the cancellation of what has not. */
export function GuidePanel({ tienda, operacion, tipo = 1 }: Props) {
  const { api, changes, sesion } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const session = useSelector(sesion, ({ context }) => context.sesion);
  const [{ connected, input }] = useState(() => ({
    connected: connectGuide({ api, changes, data, operacion: { tienda, operacion } }),
    input: { seed: newKey(), abierto: tipo === 0 },
  }));
  const panel = useActorRef(connected, { input });
  const isClosed = useSelector(panel, (state) => state.matches('closed'));
  const isBusy = useSelector(panel, (state) => state.hasTag('busy'));
  const failed = useSelector(panel, (state) => state.hasTag('failed'));
  const failure = useSelector(panel, (state) => (state.matches('failed') ? state.context.failure : null));
  const folio = useSelector(panel, ({ context }) => context.folio);
  const isWhole = useSelector(panel, (state) => state.matches('cancellingWhole'));
  const work = useSelector(panel, ({ children }) => children.trabajo as TrabajoUnicoRef | undefined);
  const reading = useQuery({ ...guidesRead({ tienda, operacion }), enabled: !isClosed });
  const { data: found, dataUpdatedAt } = reading;
  const place = useRef<HTMLElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer read once more ends a failure too.
  useEffect(() => {
    if (found !== undefined) panel.send({ type: 'guiasALaVista', codigo: found.codigo });
  }, [panel, found, dataUpdatedAt]);

  const guide = found?.guias.find((one) => one.guia === folio);
  const mayCancel = session !== null && hasPermission(session.permisos, ['crearVale']);
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <details
        open={tipo === 0}
        onToggle={({ currentTarget }) => panel.send({ type: currentTarget.open ? 'abrir' : 'cerrar' })}
      >
        <chakra.summary ref={place} cursor="pointer">
          <Card.Title as="h2" display="inline" id={id}>
            Guías logísticas
          </Card.Title>
        </chakra.summary>
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={3} mt={3}>
          <Flex align="center" gap={3}>
            <Box flex={1} minW={0} role={failed ? 'alert' : 'status'}>
              {failure !== null && (
                <Note colorPalette="red" fontSize="sm">
                  {failure.texto}
                  {found !== undefined && ' Se muestra lo último que se leyó.'}
                </Note>
              )}
              {failure === null && found !== undefined && (
                <Note colorPalette={TONES[found.tipo]} fontSize="sm" data-codigo={found.codigo}>
                  {found.mensaje}
                </Note>
              )}
            </Box>
            <Button
              size="sm"
              busy={isBusy}
              aria-disabled={isBusy || undefined}
              onClick={() => panel.send({ type: 'actualizar' })}
            >
              {isBusy ? 'Consultando...' : failed ? 'Reintentar' : 'Actualizar'}
            </Button>
          </Flex>
          {found === undefined && failure === null && <Loading text="Consultando las guías..." />}
          {found !== undefined && (
            <Grid gap={4}>
              {found.guias.map((guia) => (
                <GuideCard
                  key={guia.guia}
                  guia={guia}
                  mayCancel={mayCancel && !isBusy}
                  onCancelWhole={() => panel.send({ type: 'cancelarGuia', folio: guia.guia })}
                  onCancelPart={() => panel.send({ type: 'cancelarArticulos', folio: guia.guia })}
                />
              ))}
              <Services servicios={found.servicios} />
            </Grid>
          )}
        </Grid>
      </details>
      {work !== undefined && guide !== undefined && isWhole && (
        <CancelWhole panel={panel} work={work} guia={guide} focusAfter={() => place.current} />
      )}
      {work !== undefined && guide !== undefined && !isWhole && (
        <CancelPart panel={panel} work={work} guia={guide} focusAfter={() => place.current} />
      )}
    </Card.Root>
  );
}

/** Guides by which something is done in the customer's home; they carry nothing that could be cancelled. */
function Services({ servicios }: { readonly servicios: readonly Guia[] }) {
  if (servicios.length === 0) return null;
  return (
    <Text color="fg.muted" fontSize="sm">
      Órdenes de servicio: {servicios.map(({ guia }) => guia).join(', ')}
    </Text>
  );
}
