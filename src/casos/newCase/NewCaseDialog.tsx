import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Area, Subcategoria } from '#domain/cadena/catalogos';
import { serverNow } from '../../api/clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FaultList } from '../../ui/form/FaultList.tsx';
import { ContactSection } from '../customer/ContactSection.tsx';
import { CustomerSection } from '../customer/CustomerSection.tsx';
import { CustomerContext } from '../customer/context.ts';
import { withCleanPhones } from '../customer/customers.ts';
import { AttachmentsSection } from './AttachmentsSection.tsx';
import { pastedFiles } from './chooseFiles.ts';
import { NewCaseContext, useNewCase } from './context.ts';
import { NewCaseFooter } from './NewCaseFooter.tsx';
import { OpenCases } from './OpenCases.tsx';
import { ChosenOperation, OperationFields, type Sale, useSale } from './OperationSection.tsx';
import { ReasonSection } from './ReasonSection.tsx';
import { type NewCaseBeginning, useNewCaseForm } from './useNewCaseForm.ts';

interface Props extends NewCaseBeginning {
  readonly areas: readonly Area[];
  /** The categories of all areas. */
  readonly subcategorias: readonly Subcategoria[];
  /** The window is closed, by the person or because the case exists: the parent takes this component away. */
  readonly onClose: () => void;
}

/** The 'Nuevo Caso' window (specification, section 2), open for as long as it is mounted. */
export default function NewCaseDialog({ operacion, celular, areas, subcategorias, onClose }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const { newCase, isRead, reasons } = useNewCaseForm({ operacion, celular }, body, onClose);
  const { caso, attach, close } = newCase;
  const asking = useSelector(caso, (snapshot) => snapshot.can({ type: 'seguirEditando' }));

  // Read here and handed down, so that its button stands there when the focus goes to it.
  const { data, error } = useSale(operacion);
  const sale = useMemo(() => ({ data, error }), [data, error]);
  const { takeBuyer } = newCase;
  const buyer = data?.cliente ?? null;
  // Before it is seen that nobody was chosen.
  useLayoutEffect(() => {
    if (isRead && buyer !== null) takeBuyer(withCleanPhones(buyer));
  }, [isRead, buyer, takeBuyer]);
  const chosen = useWatch({ control: newCase.form.control, name: 'cliente' });
  const [isOther, setOther] = useState(false);
  const isBuyers = !isOther && operacion !== null && buyer !== null && chosen?.numiden === buyer.numiden;
  useFirstFocus(body, isRead, isBuyers);

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
          <Stack asChild gap={3}>
            <fieldset disabled={!isRead}>
              <CustomerContext value={newCase.customer}>
                <Sections
                  isBuyers={isBuyers}
                  onOther={setOther}
                  operacion={operacion}
                  sale={sale}
                  areas={areas}
                  subcategorias={subcategorias}
                />
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

interface SectionsProps extends Omit<Props, 'onClose' | 'celular'> {
  /** The customer of its sale is chosen: there is nothing to ask about who they are. */
  readonly isBuyers: boolean;
  /** Told whether it is somebody else. */
  readonly onOther: (isOther: boolean) => void;
  readonly sale: Sale;
}

/** A window of a hundred parts: none of them is drawn again because the fields are opened, or something is asked. */
const Sections = memo(function Sections({ isBuyers, onOther, operacion, sale, areas, subcategorias }: SectionsProps) {
  return (
    <>
      {operacion === null ? <OperationFields /> : <ChosenOperation {...{ operacion, sale, isBuyers, onOther }} />}
      {!isBuyers && <CustomerSection />}
      <OpenCases operacion={operacion} />
      <ContactSection />
      <ReasonSection areas={areas} subcategorias={subcategorias} />
    </>
  );
});

/**
 * Where the person begins: at the first field; once the sale's customer is chosen, at the first one that is still to be filled in,
 * and at the name again when it is somebody else. Who is past the customer goes on where they write.
 */
function useFirstFocus(body: RefObject<HTMLElement | null>, isRead: boolean, isBuyers: boolean): void {
  // In one go with opening the fields: between the two, what somebody types would change its place.
  useLayoutEffect(() => {
    if (isRead) firstField(body.current)?.focus();
  }, [isRead, body]);
  const wasBuyers = useRef(isBuyers);
  useEffect(() => {
    if (!isRead || wasBuyers.current === isBuyers) return;
    wasBuyers.current = isBuyers;
    if (document.activeElement?.matches(PAST_CUSTOMER)) return;
    const next = isBuyers ? emptyContact(body.current) : firstField(body.current);
    (next ?? body.current?.querySelector<HTMLElement>('[name=idArea]'))?.focus();
  }, [isRead, isBuyers, body]);
}

/** The fields below the customer. */
const PAST_CUSTOMER = '[name^="contacto."], [name=idArea], [name=idSubcategoria], [name=descripcion]';

/** The first field of the contact where the customer of the sale has none at all; null where there is one. */
function emptyContact(body: HTMLElement | null): HTMLInputElement | null {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('[name^="contacto."]') ?? [])];
  return fields.every(({ value }) => value === '') ? (fields[0] ?? null) : null;
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
