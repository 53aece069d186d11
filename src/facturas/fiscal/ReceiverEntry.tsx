import { Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { REGIMENES_FISCALES } from '#domain/common/sat/regimenes';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Note } from '../../ui/Note.tsx';
import { FormActions } from '../service/FormActions.tsx';
import type { RunningService } from '../service/service.ts';
import type { ServiceForm } from '../service/useServiceForm.ts';
import { ConstanciaWindow } from './ConstanciaWindow.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import type { ReceiverTyped } from './receiver.ts';
import { type Offer, useLookups } from './useLookups.ts';

interface Props {
  readonly running: RunningService;
  readonly form: ServiceForm<ReceiverTyped>;
  /** The further fields about the payment. */
  readonly payment?: readonly ReactNode[];
  /** The receiver of another invoice, to begin with; null where the person writes it all. */
  readonly given?: ReceiverTyped | null;
}

/** Asks who receives an invoice, field by field or by a tax certificate that is pasted. */
export function ReceiverEntry({ running, form, payment = [], given = null }: Props) {
  const lookups = useLookups(form, given);
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <Form
        form={form}
        label="Datos fiscales"
        gap={2}
        actions={
          <>
            {lookups.offer !== null && <KnownOtherwise offer={lookups.offer} />}
            <FormActions running={running} form={form}>
              <Button onClick={() => setPasting(true)}>Pegar una constancia</Button>
            </FormActions>
          </>
        }
      >
        <ReceiverFields form={form} lookups={lookups} payment={payment} />
      </Form>
      {isPasting && <ConstanciaWindow onRead={lookups.takeOver} onClose={() => setPasting(false)} />}
    </>
  );
}

/** The data of a receiver that the chain knows otherwise than typed: they are taken only if the person wants them. */
function KnownOtherwise({ offer: { rfc, known, take, leave } }: { readonly offer: Offer }) {
  const { beneficiario, regimenFiscal, codigoPostal } = known;
  const regimen = Object.entries(REGIMENES_FISCALES).find(([clave]) => clave === regimenFiscal)?.[1].nombre;
  const words = [
    beneficiario,
    regimenFiscal && ['Régimen', regimenFiscal, regimen].filter(Boolean).join(' '),
    codigoPostal && `C.P. ${codigoPostal}`,
  ];
  return (
    <Note colorPalette="blue" fontSize="sm" role="status">
      <p>
        De {rfc} la cadena conoce otros datos: <strong>{words.filter(Boolean).join(' · ')}</strong>
      </p>
      <Flex wrap="wrap" gap={2} mt={2}>
        <Button size="sm" onClick={take}>
          Usarlos en lugar de lo escrito
        </Button>
        <Button size="sm" variant="ghost" onClick={leave}>
          Dejar lo escrito
        </Button>
      </Flex>
    </Note>
  );
}
