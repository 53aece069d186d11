import { Box, Card, Flex, Heading, Tabs } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasPermission } from '#domain/common/permisos';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { ValidarOperacionRef } from '#machines/validarOperacion.machine';
import type { Api } from '../../api/api.ts';
import type { Changes } from '../../data/changes.ts';
import { useCatalogue } from '../../data/useCatalogue.ts';
import type { Notify } from '../../system/notices.ts';
import { usePerson } from '../../system/person.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { connectValidarOperacion } from './connect.ts';
import { OperationForm } from './OperationForm.tsx';
import { Results, type ResultsProps } from './Results.tsx';
import { rememberRecent } from './recent.ts';
import { type FocusWish, FoundSales } from './sales/FoundSales.tsx';
import { isSame } from './sales/form.ts';
import { SaleForm } from './sales/SaleForm.tsx';
import { useFoundSales } from './sales/useFoundSales.ts';
import type { SaleSearch, ValidationSearch } from './search.ts';
import { announcementOf } from './summary.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Notify;
  readonly changes: Pick<Changes, 'onChange'>;
  /** Store and operation of the address, or what sales it looks for. */
  readonly busqueda: ValidationSearch;
  /** Writes the address of a search; `replace` leaves no step to go back to. */
  readonly alBuscar: (search: ValidationSearch, options: { readonly replace: boolean }) => void;
  /** The button that opens a case for the operation, for who may; cases are another capability's. */
  readonly newCase: (actor: ValidarOperacionRef) => ReactNode;
  /** Vouchers and invoices of a sale, for who may make them; they are other capabilities'. */
  readonly acts: ResultsProps['acts'];
}

/** The validation screen (specification, section 2, "Validation screen"). */
export function ValidationPage({ api, avisar, changes, busqueda, alBuscar, newCase, acts }: Props) {
  const { numiden, permisos, tienda } = usePerson();
  const puedeCrearCaso = hasPermission(permisos, ['crearCaso']);
  const [maquina] = useState(() => connectValidarOperacion({ api }));
  const actor = useActorRef(maquina, {
    input: {
      tienda: busqueda.tienda ?? tienda.id,
      operacion: busqueda.operacion === undefined ? '' : String(busqueda.operacion),
      puedeCrearCaso,
    },
  });
  useAddress(actor, busqueda, tienda.id);
  useRemember(actor, numiden);
  useLiveSale(actor, changes);

  useEffect(() => {
    const listener = actor.on('aviso', ({ tipo, texto }) => avisar(tipo, texto));
    return () => listener.unsubscribe();
  }, [actor, avisar]);

  const way = busqueda.por ?? 'operacion';
  // The way that the page opens with leaves the focus to the router; one that is chosen takes it.
  const [isChosen, setChosen] = useState(false);
  const wish = useRef<FocusWish>(null);
  const choose = (value: string) => {
    setChosen(true);
    wish.current = null;
    const { tienda, operacion } = actor.getSnapshot().context;
    const shown = operacion === '' ? {} : { tienda, operacion: Number(operacion) };
    alBuscar(value === 'venta' ? { por: 'venta' } : shown, { replace: false });
  };
  const lookForSales = (search: SaleSearch) => {
    wish.current = 'first';
    alBuscar(search, { replace: false });
  };
  const open = (sale: ClaveOperacion) => {
    setChosen(true);
    wish.current = sale;
    writeOperation(actor, sale);
    alBuscar(sale, { replace: false });
  };

  return (
    <>
      <PageHeading title="Validación operación" below="Operaciones en vales" />
      {/* A search is asked for with Enter: who passes over a way with the arrows has not chosen it yet. */}
      <Tabs.Root
        lazyMount
        unmountOnExit
        activationMode="manual"
        value={way}
        onValueChange={({ value }) => value !== way && choose(value)}
      >
        <Card.Root as="section" aria-labelledby="validar-operacion" mb={3}>
          <Flex wrap="wrap" align="flex-start" columnGap={6} rowGap={2}>
            <Box>
              <Heading as="h2" id="validar-operacion" size="lg">
                Validar operación
              </Heading>
              <Tabs.List aria-label="Cómo buscar la operación">
                <Tabs.Trigger value="operacion">Por número</Tabs.Trigger>
                <Tabs.Trigger value="venta">Buscar venta</Tabs.Trigger>
              </Tabs.List>
            </Box>
            <Box flex="1 1 36rem" minW={0}>
              {/* The first field of each way is one Tab away: the panel itself needs no stop. */}
              <Tabs.Content value="operacion" pt={0} tabIndex={-1}>
                <Search {...{ actor, alBuscar }} takesFocus={isChosen}>
                  {puedeCrearCaso && newCase(actor)}
                </Search>
              </Tabs.Content>
              <Tabs.Content value="venta" pt={0} tabIndex={-1}>
                <Sales search={busqueda} takesFocus={isChosen && wish.current === null} onSearch={lookForSales} />
              </Tabs.Content>
            </Box>
          </Flex>
        </Card.Root>
      </Tabs.Root>
      {way === 'venta' ? (
        <FoundSales search={busqueda} onSearch={lookForSales} onOpen={open} wish={wish} />
      ) : (
        <>
          <Announcement actor={actor} />
          <Results actor={actor} acts={acts} />
        </>
      )}
    </>
  );
}

/** The form of the search for sales; what was asked already is asked again. */
function Sales({ search, takesFocus, onSearch }: Omit<Parameters<typeof SaleForm>[0], 'searching'>) {
  const { isFetching, refetch } = useFoundSales(search);
  return (
    <SaleForm
      search={search}
      searching={isFetching}
      takesFocus={takesFocus}
      onSearch={(next) => {
        onSearch(next);
        if (isSame(search, next)) void refetch();
      }}
    />
  );
}

function writeOperation(actor: ValidarOperacionRef, { tienda, operacion }: ClaveOperacion): void {
  actor.send({ type: 'elegirTienda', tienda });
  actor.send({ type: 'escribirOperacion', operacion: String(operacion) });
  actor.send({ type: 'buscar' });
}

/** Follows the address when it changes by a link or by going back, not by a search of this very screen. */
function useAddress(actor: ValidarOperacionRef, search: ValidationSearch, tiendaPropia: number): void {
  const { por, tienda = tiendaPropia, operacion } = search;
  useEffect(() => {
    const { context } = actor.getSnapshot();
    // While sales are looked for, the operation stays as it was.
    if (por !== undefined) return;
    if (context.tienda === tienda && Number(context.operacion) === (operacion ?? 0)) return;
    actor.send({ type: 'elegirTienda', tienda });
    actor.send({ type: 'escribirOperacion', operacion: operacion === undefined ? '' : String(operacion) });
    if (operacion !== undefined) actor.send({ type: 'buscar' });
  }, [actor, por, tienda, operacion]);
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

/** Reads the sale on screen again when it came meanwhile, or its till corrected or annulled it. */
function useLiveSale(actor: ValidarOperacionRef, changes: Props['changes']): void {
  const tienda = useSelector(actor, ({ context }) => context.tienda);
  const operacion = useSelector(actor, ({ context }) => Number(context.operacion));
  useEffect(
    () =>
      changes.onChange('venta', operacion, (change) => {
        if (change === null || change.venta?.tienda === tienda) actor.send({ type: 'ventaCambiada' });
      }),
    [actor, changes, tienda, operacion],
  );
}

interface SearchProps extends Omit<Props, 'busqueda' | 'api' | 'avisar' | 'changes' | 'newCase' | 'acts'> {
  readonly actor: ValidarOperacionRef;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

function Search({ actor, alBuscar, takesFocus, children }: SearchProps) {
  const { tienda: tiendaPropia } = usePerson();
  const tiendas = useCatalogue('tiendasBusqueda');
  const tienda = useSelector(actor, ({ context }) => context.tienda);
  const operacion = useSelector(actor, ({ context }) => context.operacion);
  const searching = useSelector(actor, (estado) => estado.hasTag('busy'));
  const canSearch = useSelector(actor, (estado) => estado.context.operacion !== '' && estado.can({ type: 'buscar' }));
  const number = useRef<HTMLInputElement>(null);
  const [begins] = useState(takesFocus);
  useEffect(() => {
    if (begins) number.current?.select();
  }, [begins]);
  return (
    <OperationForm
      operationRef={number}
      firstFocus
      tiendas={tiendas}
      tiendaPropia={tiendaPropia}
      tienda={tienda}
      operacion={operacion}
      searching={searching}
      canSearch={canSearch}
      onTienda={(chosen) => actor.send({ type: 'elegirTienda', tienda: chosen })}
      onOperacion={(written) => actor.send({ type: 'escribirOperacion', operacion: written })}
      onSearch={() => {
        if (!actor.getSnapshot().can({ type: 'buscar' })) return;
        actor.send({ type: 'buscar' });
        if (actor.getSnapshot().hasTag('busy')) alBuscar({ tienda, operacion: Number(operacion) }, { replace: true });
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
