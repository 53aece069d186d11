import { Box, chakra, Flex } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { hasPermission } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import type { ValidarOperacionRef } from '#machines/validarOperacion.machine';
import type { Api } from '../api/api.ts';
import { useCatalogue } from '../data/useCatalogue.ts';
import type { Notify } from '../system/notices.ts';
import { Card } from '../ui/Card.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { connectValidarOperacion } from './connect.ts';
import { OperationForm } from './OperationForm.tsx';
import { Results } from './Results.tsx';
import { rememberRecent } from './recent.ts';
import type { OperationSearch } from './search.ts';
import { announcementOf } from './summary.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Notify;
  readonly sesion: Sesion;
  /** Store and operation of the address. */
  readonly busqueda: OperationSearch;
  /** Writes the address of a search. */
  readonly alBuscar: (search: OperationSearch) => void;
  /** The button that opens a case for the operation, for who may; cases are another capability's. */
  readonly newCase: (actor: ValidarOperacionRef) => ReactNode;
}

/** The validation screen (specification, section 2, "Validation screen"). */
export function ValidationPage({ api, avisar, sesion, busqueda, alBuscar, newCase }: Props) {
  const puedeCrearCaso = hasPermission(sesion.permisos, ['crearCaso']);
  const [maquina] = useState(() => connectValidarOperacion({ api }));
  const actor = useActorRef(maquina, {
    input: {
      tienda: busqueda.tienda ?? sesion.tienda.id,
      operacion: busqueda.operacion === undefined ? '' : String(busqueda.operacion),
      puedeCrearCaso,
    },
  });
  useAddress(actor, busqueda, sesion.tienda.id);
  useRemember(actor, sesion.numiden);

  useEffect(() => {
    const listener = actor.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => listener.unsubscribe();
  }, [actor, avisar]);

  return (
    <>
      <PageHeading title="Validación operación" />
      <Card aria-labelledby="validar-operacion" mb={3}>
        <Flex wrap="wrap" align="center" columnGap={6} rowGap={2}>
          <Heading id="validar-operacion">Validar operación</Heading>
          <Box flex="1 1 36rem" minW={0}>
            <Search actor={actor} avisar={avisar} sesion={sesion} alBuscar={alBuscar}>
              {puedeCrearCaso && newCase(actor)}
            </Search>
          </Box>
        </Flex>
      </Card>
      <Announcement actor={actor} />
      <Results actor={actor} sesion={sesion} />
    </>
  );
}

/** Follows the address when it changes by a link or by going back, not by a search of this very screen. */
function useAddress(actor: ValidarOperacionRef, search: OperationSearch, tiendaPropia: number): void {
  const { tienda = tiendaPropia, operacion } = search;
  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.tienda === tienda && Number(context.operacion) === (operacion ?? 0)) return;
    actor.send({ type: 'elegirTienda', tienda });
    actor.send({ type: 'escribirOperacion', operacion: operacion === undefined ? '' : String(operacion) });
    if (operacion !== undefined) actor.send({ type: 'buscar' });
  }, [actor, tienda, operacion]);
}

function useRemember(actor: ValidarOperacionRef, numiden: number): void {
  const header = useSelector(actor, ({ context: { hallazgos } }) =>
    hallazgos !== null && 'datos' in hallazgos.cabecera ? hallazgos.cabecera.datos : null,
  );
  useEffect(() => {
    if (header === null) return;
    const { tienda, operacion } = header;
    rememberRecent(numiden, { tienda: tienda.cvetda, operacion, nombreTienda: tienda.nombre });
  }, [header, numiden]);
}

interface SearchProps extends Omit<Props, 'busqueda' | 'api' | 'newCase'> {
  readonly actor: ValidarOperacionRef;
  readonly children: ReactNode;
}

function Search({ actor, avisar, sesion, alBuscar, children }: SearchProps) {
  const tiendas = useCatalogue('tiendasBusqueda', avisar);
  const tienda = useSelector(actor, ({ context }) => context.tienda);
  const operacion = useSelector(actor, ({ context }) => context.operacion);
  const searching = useSelector(actor, (estado) => estado.hasTag('busy'));
  const canSearch = useSelector(actor, (estado) => estado.context.operacion !== '' && estado.can({ type: 'buscar' }));
  return (
    <OperationForm
      tiendas={tiendas}
      tiendaPropia={sesion.tienda}
      tienda={tienda}
      operacion={operacion}
      searching={searching}
      canSearch={canSearch}
      onTienda={(chosen) => actor.send({ type: 'elegirTienda', tienda: chosen })}
      onOperacion={(written) => actor.send({ type: 'escribirOperacion', operacion: written })}
      onSearch={() => {
        if (!actor.getSnapshot().can({ type: 'buscar' })) return;
        actor.send({ type: 'buscar' });
        if (actor.getSnapshot().hasTag('busy')) alBuscar({ tienda, operacion: Number(operacion) });
      }}
    >
      {children}
    </OperationForm>
  );
}

/** Tells a screen reader that a search goes on and what it found. */
function Announcement({ actor }: { readonly actor: ValidarOperacionRef }) {
  const texto = useSelector(actor, (estado) => {
    if (estado.hasTag('busy')) return 'Buscando...';
    const { hallazgos, operacion } = estado.context;
    return hallazgos === null ? '' : announcementOf(operacion, hallazgos);
  });
  return (
    <p className="sr-only" role="status">
      {texto}
    </p>
  );
}

const Heading = chakra('h2', { base: { fontSize: 'lg' } });
