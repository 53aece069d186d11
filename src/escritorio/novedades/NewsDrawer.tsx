import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createLink, useRouteContext } from '@tanstack/react-router';
import { type Ref, useEffect, useRef, useState } from 'react';
import type { InputOf } from '#contract/common/call';
import type { Contract } from '#contract/contract';
import { MAX_NOVEDADES } from '#contract/escritorio/novedades';
import { dateAndTime } from '#domain/common/dates';
import { capitalized } from '#domain/common/noun';
import { type Novedad, novedadEnPalabras } from '#domain/common/novedades';
import { query } from '../../data/query.ts';
import { age } from '../../ui/age.ts';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Note } from '../../ui/Note.tsx';
import { REMINDERS } from '../../ui/reminders/Reminder.tsx';
import { sentenceCase } from '../../ui/shortNames.ts';
import { useAsking } from '../../ui/useAsking.ts';
import { useNow } from '../../ui/useNow.ts';
import { placeOf } from './place.ts';

const PAGE = 20;

/** Which notices are read from now on. */
type Read = InputOf<Contract['novedadesLeidas']>['cuerpo'];

/** The person's notices, the newest first, each the way to its record. */
export function NewsDrawer({ onClose }: { readonly onClose: () => void }) {
  const now = useNow();
  const [size, setSize] = useState(PAGE);
  const reading = useQuery({
    ...query('novedadesPropias', { consulta: { tamPagina: size } }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, refetch } = reading;
  const marking = useMarking();
  const all = data?.novedades ?? [];
  const [newest] = all;
  const first = useRef<HTMLAnchorElement>(null);
  // They come after the window has taken the focus.
  const isThere = newest !== undefined;
  useEffect(() => {
    if (isThere) first.current?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <Drawer title="Novedades" placement="end" onClose={onClose}>
      <Grid gap={3}>
        {newest !== undefined && (
          <Flex justify="space-between" align="center" gap={2}>
            <Text color="fg.muted" fontSize="sm">
              De los últimos 30 días
            </Text>
            <Button
              size="sm"
              variant="ghost"
              busy={marking.isBusy}
              aria-disabled={data?.sinLeer === 0 || undefined}
              onClick={() => data?.sinLeer !== 0 && marking.ask({ hasta: newest.id })}
            >
              Marcar todo como leído
            </Button>
          </Flex>
        )}
        {marking.failure !== null && <Note colorPalette="red">{marking.failure.texto}</Note>}
        {data === undefined && error === null && <Loading text="Cargando novedades..." />}
        {data === undefined && error !== null && <LoadFailed text={error.texto} onRetry={() => void refetch()} />}
        {data !== undefined && newest === undefined && (
          <Text color="fg.muted">
            No tiene novedades. Aquí aparece lo que otras personas hacen en sus casos y en sus vales y en los que sigue,
            lo que pasa con sus notas en los diagramas y lo que pidió que se le recuerde.
          </Text>
        )}
        <Box as="ul" listStyleType="none" aria-label="Novedades" _empty={{ display: 'none' }}>
          {all.map((one) => (
            <li key={one.id}>
              <Line
                one={one}
                now={now}
                begins={one === newest ? first : undefined}
                onFollow={() => {
                  if (!one.leida) marking.ask({ ids: [one.id] });
                  onClose();
                }}
              />
            </li>
          ))}
        </Box>
        <Waiting onFollow={onClose} />
        {data?.hayMas === true && size < MAX_NOVEDADES && (
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => setSize(size + PAGE)}>
            Ver anteriores
          </Button>
        )}
      </Grid>
    </Drawer>
  );
}

/** The reminders that are still to come, the soonest first. */
function Waiting({ onFollow }: { readonly onFollow: () => void }) {
  const { data } = useQuery(REMINDERS);
  if (data === undefined || data.recordatorios.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="por-recordar">
      <Heading as="h3" size="sm" id="por-recordar">
        Por recordar
      </Heading>
      <Box as="ul" listStyleType="none">
        {data.recordatorios.map((one) => (
          <li key={`${one.entidad} ${one.idEntidad}`}>
            <Opener {...placeOf(one)} onClick={onFollow}>
              <Mark aria-hidden="true" visibility="hidden" />
              <Box minW={0}>
                <Text overflowWrap="anywhere">
                  {dateAndTime(one.momento)} · {capitalized(one.entidad)} {one.nombre}
                </Text>
                {one.nota !== '' && (
                  <Text color="fg.muted" lineClamp={2} overflowWrap="anywhere">
                    «{one.nota}»
                  </Text>
                )}
              </Box>
            </Opener>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Marks notices as read; it goes on when the drawer closes, as it does with each that is followed. */
function useMarking() {
  const { api, avisar } = useRouteContext({ from: '/_app' });
  const data = useQueryClient();
  const read = () => void data.invalidateQueries({ queryKey: ['novedadesPropias'] });
  return useAsking({
    ask: (cuerpo: Read) => api.llamar('novedadesLeidas', { cuerpo }),
    onAnswer: read,
    onLeft: (failure) => (failure === null ? read() : avisar('error', failure.texto)),
  });
}

interface LineProps {
  readonly one: Novedad;
  readonly now: Date;
  /** The focus begins here. */
  readonly begins: Ref<HTMLAnchorElement> | undefined;
  readonly onFollow: () => void;
}

function Line({ one, now, begins, onFollow }: LineProps) {
  const { entidad, detalle, tienda, fecha, texto, leida } = one;
  return (
    <Opener {...placeOf(one)} ref={begins} onClick={onFollow}>
      <Mark aria-hidden="true" visibility={leida ? 'hidden' : 'visible'} />
      <Box minW={0}>
        <Text fontWeight={leida ? 'normal' : 'semibold'} overflowWrap="anywhere">
          {!leida && <span className="sr-only">Sin leer: </span>}
          {novedadEnPalabras(one)}
        </Text>
        {texto !== null && (
          <Text color="fg.muted" lineClamp={2} overflowWrap="anywhere">
            «{texto}»
          </Text>
        )}
        <Text color="fg.muted" fontSize="xs">
          {[entidad === 'caso' ? sentenceCase(detalle) : detalle, tienda].filter((part) => part !== '').join(' · ')} ·{' '}
          <time title={dateAndTime(fecha)}>{age(new Date(fecha), now)}</time>
        </Text>
      </Box>
    </Opener>
  );
}

const Opener = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 2,
      alignItems: 'start',
      px: 2,
      py: 2,
      borderBottom: '1px solid',
      borderColor: 'border',
      color: 'inherit',
      textDecoration: 'none',
      _hover: { bg: 'bg.subtle' },
    },
  }),
);

/** The point beside what is unread. */
const Mark = chakra('span', {
  base: { w: 2, h: 2, mt: 1.5, borderRadius: 'full', bg: 'brand.solid' },
});
