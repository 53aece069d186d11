import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dateAndTime } from '#domain/dates';
import { showPesos } from '#domain/money';
import type { Vale } from '#domain/vales';
import type { HojaDeVale } from '#domain/ventaParaVale';
import type { ValeRef } from '#machines/vale.machine';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { CertificateButton } from '../certificates/CertificateButton.tsx';
import { GuidePanel } from '../guides/GuidePanel.tsx';
import { PickupPanel } from '../guides/PickupPanel.tsx';
import { WalletButton } from '../wallet/WalletButton.tsx';
import { Fault, faultOf } from './Fault.tsx';
import { LinesTable } from './LinesTable.tsx';
import { Summary } from './Summary.tsx';
import { useMaking } from './useMaking.ts';
import type { Basis } from './values.ts';
import { markedLines } from './values.ts';
import { TYPE_WORDS } from './words.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  readonly vale: Vale | null;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  readonly refreshing: boolean;
  /** A pickup was asked for, and the voucher had to be saved first. */
  readonly pickupAsked: { current: boolean };
  /** A voucher was saved: to the end, or as partial. */
  readonly onSaved: (id: number, whole: boolean) => void;
}

/** One page that makes a voucher: the sale, its lines, and what comes of them. */
export function VoucherMaker(props: Props) {
  const { hoja, basis, vale, drafts, draftKey, refreshing, pickupAsked, onSaved } = props;
  const { avisar } = useRouteContext({ from: '/_app' });
  const making = useMaking({ hoja, basis, vale, drafts, draftKey });
  const { actor, work, form, calculo } = making;
  const isBusy = useSelector(work, (state) => state?.hasTag('busy') ?? false);
  const inConflict = useSelector(work, (state) => state?.matches('conflict') ?? false);
  const isValidating = useSelector(actor, (state) => state.hasTag('busy'));
  const locked = isBusy || inConflict;
  const maySave = calculo.fallas.length === 0 && !locked;
  useSaved(actor, onSaved);
  // The reason is missed only once somebody wants to save.
  const [asked, setAsked] = useState(false);
  const askFor = () => setAsked(true);
  const motivo = useWatch({ control: form.control, name: 'motivo' });
  return (
    <form
      aria-label={TYPE_WORDS[basis.tipo].title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        askFor();
        if (!maySave) return;
        if (form.getValues('motivo') === '') form.setFocus('motivo');
        else making.send('guardar');
      }}
    >
      <PageHeading
        title={vale === null ? TYPE_WORDS[basis.tipo].title : `Vale ${vale.folio}`}
        below={<Below hoja={hoja} />}
      >
        <Flex wrap="wrap" align="center" gap={4} fontSize="sm">
          <Link to="/administracion/casos/$id" params={{ id: String(basis.caso) }}>
            Caso {basis.caso}
          </Link>
          <Link to="/valida-operacion" search={{ tienda: basis.tienda, operacion: basis.operacion }}>
            Ver la operación
          </Link>
          <WalletButton numidenCliente={hoja.cabecera.numiden} />
          <CertificateButton />
        </Flex>
      </PageHeading>
      <OtherPartials hoja={hoja} own={vale?.id ?? null} />
      <Grid alignItems="start" gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }}>
        <Box minW={0}>
          <LinesTable hoja={hoja} tipo={basis.tipo} form={form} calculo={calculo} locked={locked} tell={avisar}>
            <Box minW="15rem">
              <SelectField
                label="Motivo"
                marked
                disabled={locked}
                error={asked && motivo === '' ? 'Campo requerido' : undefined}
                {...form.register('motivo')}
              >
                <option value="">Seleccionar motivo</option>
                {hoja.motivos
                  .filter(({ tipo }) => tipo === basis.tipo)
                  .map(({ id, descripcion }) => (
                    <option key={id} value={id}>
                      {descripcion}
                    </option>
                  ))}
              </SelectField>
            </Box>
          </LinesTable>
          <Grid gap={4} mt={4} gridTemplateColumns="minmax(0, 1fr)">
            {basis.tipo === 1 && (
              <PickupPanel
                vale={vale}
                making={{
                  marcadas: markedLines(form.getValues()),
                  locked,
                  onSave: () => making.send('guardarParcial'),
                  asked: pickupAsked,
                }}
              />
            )}
            {hoja.lineas.some(({ guia }) => guia !== null) && (
              <GuidePanel tienda={basis.tienda} operacion={basis.operacion} tipo={basis.tipo} />
            )}
          </Grid>
        </Box>
        <Grid gap={3} position="sticky" top={0}>
          <Summary hoja={hoja} form={form} calculo={calculo} locked={locked} />
          {work !== undefined && (
            <WorkFailure
              work={work}
              failed="No se pudo guardar el vale."
              tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
              against={null}
              refreshing={refreshing}
              onAgain={() => making.send(actor.getSnapshot().matches('saving') ? 'guardar' : 'guardarParcial')}
              onAccept={() => undefined}
            />
          )}
          <Refusal actor={actor} />
          <Fault text={calculo.lineas.length > 0 ? faultOf(calculo, 'articulos') : null} />
          <Buttons>
            <Button
              type="submit"
              variant="solid"
              busy={isBusy}
              aria-disabled={!maySave || undefined}
              title={calculo.fallas[0]?.texto}
            >
              {isBusy ? 'Guardando...' : 'Guardar vale'}
            </Button>
            <Button
              busy={isValidating}
              aria-disabled={locked || isValidating || undefined}
              onClick={() => !locked && !isValidating && making.send('validar')}
            >
              {isValidating ? 'Validando...' : 'Validar'}
            </Button>
            <Button aria-disabled={locked || undefined} onClick={() => !locked && making.send('guardarParcial')}>
              Guardar parcial
            </Button>
            {making.kept && (
              <Button variant="ghost" disabled={isBusy} onClick={making.discard}>
                Descartar lo escrito
              </Button>
            )}
          </Buttons>
          <chakra.p color="fg.muted" fontSize="xs" minH={4}>
            {making.kept ? 'Borrador guardado' : ''}
          </chakra.p>
        </Grid>
      </Grid>
    </form>
  );
}

const Buttons = chakra('div', { base: { display: 'grid', gap: 2 } });

function useSaved(actor: ValeRef, onSaved: Props['onSaved']): void {
  useEffect(() => {
    const done = actor.on('trabajoHecho', ({ trabajo, resultado }) => {
      const id = resultado?.id;
      if (id !== undefined) onSaved(id, trabajo === 'guardar');
    });
    return () => done.unsubscribe();
  }, [actor, onSaved]);
}

/** The sale in a line. */
function Below({ hoja }: { readonly hoja: HojaDeVale }) {
  const { tienda, operacion, fechaOperacion, cliente, totalOperacion } = hoja.cabecera;
  const days = hoja.dias === 0 ? 'hoy' : hoja.dias === 1 ? 'hace 1 día' : `hace ${hoja.dias} días`;
  return (
    <>
      Operación {operacion} de {tienda.nombre} · {dateAndTime(fechaOperacion)} ({days}) ·{' '}
      {cliente ?? 'Cliente sin nombre'} · {showPesos(totalOperacion)}
    </>
  );
}

/** Vouchers of this operation that somebody else began: who goes on with them does not begin anew. */
function OtherPartials({ hoja, own }: { readonly hoja: HojaDeVale; readonly own: number | null }) {
  const others = hoja.parciales.filter(({ id }) => id !== own);
  if (others.length === 0) return null;
  return (
    <Note colorPalette="blue" mb={3} fontSize="sm">
      Esta operación tiene vales sin terminar, que todavía no retienen nada:{' '}
      {others.map(({ id, folio, autor }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to="/vales/nuevo" search={{ vale: id }}>
            {folio}
          </Link>
          {autor !== null && ` de ${autor.nombre}`}
        </span>
      ))}
      .
    </Note>
  );
}

/** What the server says to who only validates. */
function Refusal({ actor }: { readonly actor: ValeRef }) {
  const failure = useSelector(actor, (state) => (state.matches({ filling: 'refused' }) ? state.context.failure : null));
  const answer = useSelector(actor, (state) =>
    state.matches({ filling: 'validated' }) ? state.context.calculo : null,
  );
  if (failure !== null) {
    return (
      <Note colorPalette="red" fontSize="sm" role="alert">
        {failure.texto}
      </Note>
    );
  }
  if (answer === null) return null;
  return (
    <Note colorPalette="green" fontSize="sm" role="status">
      {answer.descripcion}
      {answer.requiereAutorizacion && '; quedará por autorizar'}.
    </Note>
  );
}
