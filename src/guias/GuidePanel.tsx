import { Box, Card, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { hasPermission } from '#domain/common/permisos';
import type { Guia } from '#domain/guias/guiasVale';
import { useDrafts } from '../data/useDrafts.ts';
import { usePerson } from '../system/person.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Note } from '../ui/Note.tsx';
import { FocusAfterSave } from '../ui/works/focus.ts';
import { GuideCard } from './GuideCard.tsx';
import { guidesRead, whyUnanswered } from './reads.ts';

interface Props {
  readonly tienda: number;
  readonly operacion: number;
  /** A cancellation shows its guides at once; anything else when somebody asks for them. */
  readonly tipo?: TipoVale;
}

const TONES = { success: 'green', info: 'blue', warning: 'orange', error: 'red' } as const;

/** The guides of a sale: what logistics answers, what has left, and the cancellation of what has not. */
export function GuidePanel({ tienda, operacion, tipo = 1 }: Props) {
  const { drafts: store } = useRouteContext({ from: '/_app' });
  const { permisos } = usePerson();
  const prefix = `guia.${tienda}.${operacion}.`;
  const drafts = useDrafts(store, prefix);
  const [isOpen, setOpen] = useState(tipo === 0);
  const reading = useQuery({ ...guidesRead({ tienda, operacion }), enabled: isOpen });
  const { data: found } = reading;
  // A reading that repeats by itself shows no progress.
  const [isAsked, setAsked] = useState(false);
  const isBusy = isAsked || reading.isLoading;
  const failure = isBusy ? null : whyUnanswered(reading.error);
  const hasFailed = failure !== null || (!isBusy && found?.tipo === 'error');
  const place = useRef<HTMLElement>(null);
  const id = useId();

  const ask = async () => {
    setAsked(true);
    await reading.refetch();
    setAsked(false);
  };
  const unfold = (unfolded: boolean) => {
    if (unfolded && !isOpen) void ask();
    setOpen(unfolded);
  };
  const mayCancel = hasPermission(permisos, ['crearVale']);
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <details open={tipo === 0} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <chakra.summary ref={place} cursor="pointer">
          <Card.Title as="h2" display="inline" id={id}>
            Guías logísticas
          </Card.Title>
        </chakra.summary>
        <Grid gridTemplateColumns="minmax(0, 1fr)" gap={3} mt={3}>
          <Flex align="center" gap={3}>
            <Box flex={1} minW={0} role={hasFailed ? 'alert' : 'status'}>
              {failure !== null && (
                <Note colorPalette="red" fontSize="sm">
                  {failure}
                  {found !== undefined && ' Se muestra lo último que se leyó.'}
                </Note>
              )}
              {failure === null && found !== undefined && (
                <Note colorPalette={TONES[found.tipo]} fontSize="sm" data-codigo={found.codigo}>
                  {found.mensaje}
                </Note>
              )}
            </Box>
            <Button size="sm" busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => isBusy || void ask()}>
              {isBusy ? 'Consultando...' : hasFailed ? 'Reintentar' : 'Actualizar'}
            </Button>
          </Flex>
          {found === undefined && failure === null && <Loading text="Consultando las guías..." />}
          {found !== undefined && drafts !== null && (
            <Grid gap={4}>
              <FocusAfterSave value={() => place.current}>
                {found.guias.map((guia) => (
                  <GuideCard
                    key={guia.guia}
                    guia={guia}
                    mayCancel={mayCancel && !isBusy}
                    kept={{ drafts, prefix }}
                    onDone={() => void ask()}
                  />
                ))}
              </FocusAfterSave>
              <Services servicios={found.servicios} />
            </Grid>
          )}
        </Grid>
      </details>
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
