import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { Area, Subcategoria } from '#domain/catalogos';
import type { ClaveOperacion } from '#domain/operaciones';
import { serverNow } from '../../api/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { ContactSection } from '../../ui/customer/ContactSection.tsx';
import { CustomerSection } from '../../ui/customer/CustomerSection.tsx';
import { CustomerContext } from '../../ui/customer/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FaultList } from '../../ui/form/FaultList.tsx';
import { AttachmentsSection } from './AttachmentsSection.tsx';
import { pastedFiles } from './chooseFiles.ts';
import type { NewCase } from './context.ts';
import { NewCaseContext, useNewCase } from './context.ts';
import { NewCaseFooter } from './NewCaseFooter.tsx';
import type { Sale } from './OperationSection.tsx';
import { ChosenOperation, OperationFields, useSale } from './OperationSection.tsx';
import { ReasonSection } from './ReasonSection.tsx';
import { useNewCaseForm } from './useNewCaseForm.ts';

interface Props {
  /** The operation that the case is opened from; null asks for it in the window. */
  readonly operacion: ClaveOperacion | null;
  readonly areas: readonly Area[];
  /** The categories of all areas. */
  readonly subcategorias: readonly Subcategoria[];
  /** The window is closed, by the person or because the case exists: the parent takes this component away. */
  readonly onClose: () => void;
}

/** The 'Nuevo Caso' window (specification, section 2), open for as long as it is mounted. */
export default function NewCaseDialog({ operacion, areas, subcategorias, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const { newCase, isRead, reasons } = useNewCaseForm(operacion, body, onClose);
  const { caso, attach, close } = newCase;
  const asking = useSelector(caso, (snapshot) => snapshot.can({ type: 'seguirEditando' }));

  // Read here and handed down, so that its button stands there when the focus goes to it.
  const { data, error } = useSale(operacion);
  const sale = useMemo(() => ({ data, error }), [data, error]);
  useFirstFocus(body, newCase, isRead, data?.cliente != null);

  return (
    <NewCaseContext value={newCase}>
      <Dialog title="Nuevo Caso" size="lg" onClose={close} footer={<NewCaseFooter waiting={!isRead} />}>
        <Stack
          ref={body}
          onPaste={(event) => {
            const pasted = pastedFiles(event.clipboardData, serverNow());
            if (pasted.length === 0) return;
            event.preventDefault();
            attach(pasted);
          }}
        >
          <FaultList control={newCase.form.control} body={body} />
          <Stack asChild gap={5}>
            <fieldset disabled={!isRead}>
              <CustomerContext value={newCase.customer}>
                <Sections operacion={operacion} sale={sale} areas={areas} subcategorias={subcategorias} />
              </CustomerContext>
              <AttachmentsSection reasons={reasons} />
            </fieldset>
          </Stack>
        </Stack>
      </Dialog>
      {asking && <DiscardQuestion />}
    </NewCaseContext>
  );
}

interface SectionsProps extends Omit<Props, 'onClose'> {
  readonly sale: Sale;
}

/** A window of a hundred parts: none of them is drawn again because the fields are opened, or something is asked. */
const Sections = memo(function Sections({ operacion, sale, areas, subcategorias }: SectionsProps) {
  return (
    <>
      {operacion === null ? <OperationFields /> : <ChosenOperation operacion={operacion} sale={sale} />}
      <CustomerSection />
      <ContactSection />
      <ReasonSection areas={areas} subcategorias={subcategorias} />
    </>
  );
});

/**
 * Where the person begins: at the choice of the sale's customer, so that Enter takes it; at the first field where there is none
 * to choose, where it is not known yet, and where a draft goes on.
 */
function useFirstFocus(
  body: RefObject<HTMLElement | null>,
  { record }: NewCase,
  isRead: boolean,
  isOffered: boolean,
): void {
  // In one go with opening the fields: between the two, what somebody types would change its place.
  useLayoutEffect(() => {
    if (isRead) firstField(body.current)?.focus();
  }, [isRead, body]);
  useLayoutEffect(() => {
    if (!isRead || !isOffered || record.work('crear').getSnapshot().hasTag('kept')) return;
    const field = firstField(body.current);
    // A person faster than the answer goes on where they write.
    if (field !== null && field === document.activeElement && field.value === '')
      body.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [isRead, isOffered, body, record]);
}

function firstField(body: HTMLElement | null): HTMLInputElement | null {
  return body?.querySelector<HTMLInputElement>('input:not(:disabled)') ?? null;
}

function DiscardQuestion() {
  const { caso, discard } = useNewCase();
  return (
    <Dialog
      alert
      title="¿Descartar este caso?"
      onClose={() => caso.send({ type: 'seguirEditando' })}
      footer={
        <>
          <Button variant="solid" onClick={() => caso.send({ type: 'seguirEditando' })}>
            Seguir editando
          </Button>
          <Button colorPalette="red" onClick={discard}>
            Descartar
          </Button>
        </>
      }
    >
      Se perderá lo que escribió y los archivos que adjuntó.
    </Dialog>
  );
}
