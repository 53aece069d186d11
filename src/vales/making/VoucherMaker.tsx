import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { CLIENTE } from '#domain/common/entities';
import type { Vale } from '#domain/vales/vales';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { GuidePanel } from '../../guias/GuidePanel.tsx';
import type { Notify } from '../../system/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { RestoredNote } from '../../ui/form/RestoredNote.tsx';
import { readFields } from '../../ui/form/readFields.ts';
import { GuidesSeen } from '../../ui/GuidesSeen.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { unwatched } from '../../ui/works/useRecordPage.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { CertificateButton } from '../certificates/CertificateButton.tsx';
import { type PickupOfMaking, PickupPanel } from '../pickups/PickupPanel.tsx';
import { WalletButton } from '../wallet/WalletButton.tsx';
import { asAnother, missingOfBuyer } from './buyer/buyer.ts';
import { CaseChoice } from './CaseChoice.tsx';
import { calculated } from './calculation.ts';
import { FaultOfLines, ValidationAnswer } from './Fault.tsx';
import { Foot } from './Foot.tsx';
import { LinesTable } from './LinesTable.tsx';
import { goOnward } from './onward.ts';
import { AnnulledSale, OtherPartials, SaleInALine } from './SaleNotes.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import { Summary } from './Summary.tsx';
import { unreadable } from './unreadable.ts';
import { type OnSaved, type Sent, saveOf, useMaking } from './useMaking.ts';
import { type Basis, type MakingValues, markedLines } from './values.ts';
import { useWhyNot } from './whyNot.ts';
import { TYPE_WORDS } from './words.ts';

interface Props {
  readonly hoja: HojaDeVale;
  readonly basis: Basis;
  readonly vale: Vale | null;
  /** The customer of the case under which it is made; null where the case is chosen on the page. */
  readonly cliente: Vale['cliente'];
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  readonly refreshing: boolean;
  /** The voucher that gets a pickup as soon as it has a page of its own. */
  readonly pickupOf: { current: number | null };
  readonly onSaved: OnSaved;
}

/** Saving as partial waits for no goods. */
const NOTHING_MARKED = [] as const;

/** One page that makes a voucher: the sale, its lines, and what comes of them. */
export function VoucherMaker(props: Props) {
  const { hoja, basis, vale, refreshing } = props;
  const { avisar, decir } = useRouteContext({ from: '/_app' });
  // A line shows the unit that it got.
  const tell: Notify = (kind, texto) => (kind === 'success' ? decir(texto) : avisar(kind, texto));
  const making = useMaking(props);
  const { actor, work, form, calculation, receiver, billetera, discarded } = making;
  const { isBusy, isKept, isLocked: locked } = work;
  const isValidating = useSelector(actor, (state) => state.hasTag('busy'));
  // The reason is missed only once somebody wants to save.
  const [asked, setAsked] = useState(false);
  const askFor = () => setAsked(true);
  const motivo = useWatch({ control: form.control, name: 'motivo' });
  // A value that cannot be read would be sent as if it were not written.
  const sendRead = (what: Sent, schedules = false) => {
    const [first] = unreadable(form.getValues(), basis.tipo);
    if (first !== undefined) form.setFocus(first.name);
    else if (lacksBuyer()) form.setFocus('comprador');
    else making.send(what, schedules);
  };
  const lacksBuyer = () => missingOfBuyer(hoja, basis, form.getValues()) !== null;
  const refused = useWhyNot(vale);
  const notPartial = refused('guardarParcial', NOTHING_MARKED);
  const save = (how: 'guardar' | 'guardarYDevolver') => {
    askFor();
    if (locked || refused('guardar', markedLines(form.getValues())) !== undefined) return;
    if (calculated(calculation).fallas.length > 0) return;
    if (form.getValues('motivo') === '') form.setFocus('motivo');
    else if (lacksBuyer()) form.setFocus('comprador');
    else making.send(how);
  };
  const { failure } = work;
  const isAlike = failure?.tipo === 'conflicto' && failure.objeto?.entidad === CLIENTE.name;
  const saveAsAnother = () => {
    const another = asAnother(form.getValues('comprador'));
    if (another === null) return;
    form.setValue('comprador', another);
    making.send(saveOf(actor));
  };
  useFirstQuantity();
  const body = useRef<HTMLFormElement>(null);
  const saving = {
    ...{ calculation, locked, refused, control: form.control },
    saving: isBusy ? saveOf(actor) : null,
    onGiveBack: () => save('guardarYDevolver'),
  };
  return (
    <form
      ref={body}
      aria-label={TYPE_WORDS[basis.tipo].title}
      noValidate
      // Before a button asks whether what stands there may be saved.
      onClickCapture={() => readFields(body, form)}
      onSubmit={(event) => {
        event.preventDefault();
        readFields(body, form);
        save('guardar');
      }}
    >
      <PageHeading
        title={vale === null ? TYPE_WORDS[basis.tipo].title : `Vale ${vale.folio}`}
        below={<SaleInALine hoja={hoja} />}
      >
        <Flex wrap="wrap" align="center" gap={4} fontSize="sm">
          <CaseChoice {...{ hoja, basis, form, locked }} />
          <Link to="/valida-operacion" search={{ tienda: basis.tienda, operacion: basis.operacion }}>
            Ver la operación
          </Link>
          <WalletButton numidenCliente={receiver?.numiden} />
          <CertificateButton />
        </Flex>
      </PageHeading>
      <Box mb={4} _empty={{ display: 'none' }}>
        <RestoredNote restored={making.restored} />
      </Box>
      <AnnulledSale hoja={hoja} />
      <GuidesSeen venta={hoja.cabecera} />
      <OtherPartials hoja={hoja} own={vale?.id ?? null} />
      <Grid alignItems="start" gap={4} gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }}>
        <Box minW={0}>
          <LinesTable key={discarded} hoja={hoja} tipo={basis.tipo} tell={tell} {...{ form, calculation, locked }}>
            <Box minW="15rem">
              <SelectField
                label="Motivo"
                marked
                disabled={locked}
                error={asked && motivo === '' ? 'Campo requerido' : undefined}
                onKeyDown={(event) => {
                  // Systems differ in what a list makes of Enter by itself.
                  if (event.key !== 'Enter' || motivo === '') return;
                  event.preventDefault();
                  goOnward(event.currentTarget.form);
                }}
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
              <MarkedPickup
                vale={vale}
                control={form.control}
                page={unwatched(making.record)}
                making={{ locked, onSave: () => sendRead('guardarParcial', true) }}
              />
            )}
            {(hoja.lineas.some(({ guia }) => guia !== null) || (vale?.recolectas.length ?? 0) > 0) && (
              <GuidePanel tienda={basis.tienda} operacion={basis.operacion} tipo={basis.tipo} />
            )}
          </Grid>
        </Box>
        <Flex direction="column" gap={3} position="sticky" top={0}>
          <Summary key={discarded} {...{ hoja, basis, cliente: receiver, billetera, form, calculation, locked }} />
          {/* In sight also where the column is longer than the window, with the reason why nothing was saved. */}
          <Buttons position={{ xl: 'sticky' }} bottom={BELOW_NOTICES} zIndex={1} py={{ xl: 2 }} bg="bg">
            <WorkFailure
              work={work}
              failed="No se pudo guardar el vale."
              tell={({ cambios }) => cambios.map(({ autor, accion }) => `${autor.nombre}: ${accion}`)}
              against={null}
              refreshing={refreshing}
              onAccept={() => undefined}
            />
            {isAlike && <Button onClick={saveAsAnother}>Es otra persona: guardar</Button>}
            <ValidationAnswer actor={actor} />
            <FaultOfLines calculation={calculation} />
            <SaveButtons {...saving} display={{ base: 'none', xl: 'inline-flex' }} />
          </Buttons>
          <Buttons>
            <Button
              variant="ghost"
              busy={isValidating}
              aria-disabled={locked || isValidating || undefined}
              onClick={() => !locked && !isValidating && sendRead('validar')}
            >
              {isValidating ? 'Validando...' : 'Validar'}
            </Button>
            <Button
              variant="ghost"
              busy={saving.saving === 'guardarParcial'}
              aria-disabled={locked || notPartial !== undefined || undefined}
              title={notPartial}
              onClick={() => !locked && notPartial === undefined && sendRead('guardarParcial')}
            >
              {saving.saving === 'guardarParcial' ? 'Guardando...' : 'Guardar parcial'}
            </Button>
            {isKept && (
              <Button variant="ghost" disabled={isBusy} onClick={making.discard}>
                Descartar lo escrito
              </Button>
            )}
          </Buttons>
          <chakra.p color="fg.muted" fontSize="xs" minH={4}>
            {isKept ? 'Borrador guardado' : ''}
          </chakra.p>
        </Flex>
      </Grid>
      <Foot {...saving} />
    </form>
  );
}

interface MarkedProps extends Pick<Parameters<typeof PickupPanel>[0], 'page' | 'vale'> {
  readonly control: Control<MakingValues>;
  readonly making: Omit<PickupOfMaking, 'marcadas'>;
}

/** The pickup of the lines that are marked now. */
function MarkedPickup({ control, making, ...rest }: MarkedProps) {
  const marcadas = useWatch({ control, compute: markedLines });
  return <PickupPanel {...rest} making={{ ...making, marcadas }} />;
}

/** The lower edge of the window: the room that the page keeps for notices is no place where the column goes on. */
const BELOW_NOTICES = 'calc(-1 * var(--notice-room))';

const Buttons = chakra('div', { base: { display: 'grid', gap: 2 } });

/** The first quantity has the focus, unless the person was faster. */
function useFirstQuantity(): void {
  useEffect(() => {
    if (document.activeElement?.matches('body, h1, main'))
      document.querySelector<HTMLElement>('[data-quantity]:enabled')?.focus();
  }, []);
}
